"""What looks meant to be run is refused in a description, and prose is not."""

import pytest
from feature_texts import GOOD, OUTLINE, codes, faults

STEPS = GOOD[GOOD.index("    Given") :]


@pytest.mark.parametrize(
    ("heading", "right"),
    [
        ("Scenario A", "Scenario: A"),
        ("Scenario a pair beats a high card", "Scenario: a pair beats a high card"),
        ("Scenario", "Scenario:"),
        ("Scenario A.", "Scenario: A."),
        ("scenario A", "Scenario: A"),
        ("SCENARIO: A", "Scenario: A"),
        ("Scenarios: A", "Scenario: A"),
        ("Scenarios A", "Scenario: A"),
        ("Examples: A", "Example: A"),
        ("Scenaro A", "Scenario: A"),
        ("Scenaro: A", "Scenario: A"),
        ("Scenario- A", "Scenario: A"),
        ("Scenario - A", "Scenario: A"),
        ("Scenario \N{EN DASH} A", "Scenario: A"),
        ("Scenario; A", "Scenario: A"),
        ("Scenario. A", "Scenario: A"),
        ("Scenario : A", "Scenario: A"),
        ("Scenario\N{FULLWIDTH COLON}A", "Scenario: A"),
        ("- Scenario: A", "Scenario: A"),
        ("Example A", "Example: A"),
        ("Scenario Outline O", "Scenario Outline: O"),
        ("Scenario Outlin: O", "Scenario Outline: O"),
        ("Background", "Background:"),
        ("Backgroud:", "Background:"),
        ("Test: A", "Scenario: A"),
        ("Test case: A", "Scenario: A"),
        ("Outline: O", "Scenario: O"),
        ("**Scenario** A", "Scenario: A"),
    ],
)  # fmt: skip
@pytest.mark.parametrize(
    "above", ["Feature: F", "Feature: F\n  As a player", "Feature: F\n Rule: R"]
)
def test_a_heading_without_its_colon_is_refused(tmp_path, heading, right, above):
    line = above.count("\n") + 2
    rest = "".join(GOOD.partition("  Scenario: S\n")[1:])
    text = f"{above}\n  {heading}\n{STEPS}\n{rest}".replace("Then hand 1 wins\n\n", "\n")
    found = faults(tmp_path, text)
    assert codes(found)[0] == f"{line} keyword"
    assert found[0].endswith(f' - did you mean "{right}"?')


def test_a_heading_is_known_by_what_is_indented_under_it(tmp_path):
    first = "Feature: F\n  Scenario a\n    Givn a deck\n    Wen I deal\n    Thn I win\n"
    assert "2 keyword" in codes(faults(tmp_path, first + GOOD.removeprefix("Feature: F\n")))


def test_a_scenario_that_was_dropped_is_checked_all_the_same(tmp_path):
    first = GOOD.replace("Scenario: S", "Scenario A").replace("hand 1 wins", "hand 1 win")
    found = faults(tmp_path, first + GOOD.removeprefix("Feature: F\n"))
    assert codes(found) == ["2 keyword", "6 undefined-step"]


@pytest.mark.parametrize(
    ("examples", "expected"),
    [("Examples: E", ["2 keyword"]), ("Examples", ["2 keyword", "6 keyword"])],
)
def test_the_examples_of_an_outline_that_was_dropped_are_read_as_such(tmp_path, examples, expected):
    text = OUTLINE.replace("Outline: S", "Outline S").replace("Examples: E", examples)
    scenario = GOOD.removeprefix("Feature: F\n").replace("Scenario: S", "Scenario: T")
    assert codes(faults(tmp_path, text + scenario)) == expected


@pytest.mark.parametrize(
    ("heading", "below"),
    [
        ("  Rule Aces are high", "    Scenario: S"),
        ("  Rule an ace is always high", "    Scenario: S"),
        ("  Rule Aces are high.", "    Scenario: S"),
        ("  Rule Aces are high", "  Scenario: S"),
        ("  Rule - aces are high", "  Scenario: S"),
        ("Rule X", "  @tag\n  Scenario: S"),
        ("  Rule of the wheel", "    Background:\n      Given the board \"2c\"\n    Scenario: S"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("above", ["Feature: F\n", "Feature: F\n\n", "Feature: F\n  Prose.\n"])
def test_a_rule_without_its_colon_is_refused(tmp_path, heading, below, above):
    text = GOOD.replace("Feature: F\n  Scenario: S", f"{above}{heading}\n\n{below}")
    (found,) = faults(tmp_path, text)
    assert found.startswith(f"{above.count(chr(10)) + 1} keyword: ")
    assert 'did you mean "Rule: ' in found


@pytest.mark.parametrize("heading", ["Background", "Scenario b", "Background: x", "Feature: G"])
def test_a_heading_between_a_title_and_its_steps_is_refused(tmp_path, heading):
    text = GOOD.replace("Scenario: S\n", f"Scenario: S\n\n  {heading}\n")
    assert "4 keyword" in codes(faults(tmp_path, text))


STRAY_STEPS = [
    'Given the rules "standard-high"\nWhen the hands are read\nThen hand 1 wins',
    "Given a pack\n    When I deal\n    Then I win",
    "Given a pack\n\n    Then I win",
    "And the hands are read",
    "When the hands are red",
    '* hand 1 is "Ah"',
    "hand 1 wins",
]


@pytest.mark.parametrize("steps", STRAY_STEPS)
@pytest.mark.parametrize("heading", ["Feature: F", "Feature: F\n  Rule: R"])
def test_steps_under_no_scenario_are_refused(tmp_path, heading, steps):
    text = GOOD.replace("Feature: F", f"{heading}\n    {steps}")
    found = codes(faults(tmp_path, text))
    assert found[0] == f"{heading.count(chr(10)) + 2} keyword"
    assert {code.split()[1] for code in found} == {"keyword"}


@pytest.mark.parametrize("step", ['Givn hand 1 is "<cards>"', 'Given hand 1 is "<cards>"'])
def test_steps_in_the_description_of_examples_are_refused(tmp_path, step):
    text = OUTLINE.replace("Examples: E\n", f"Examples: E\n    {step}\n")
    assert codes(faults(tmp_path, text)) == ["7 keyword"]


# The keyword is not what it seems to be, and what follows is a step, or nearly one.
SPOILT_STEPS = [
    'Givn hand 1 is "Ah"',
    'Givenhand 1 is "Ah"',
    'Givnhand 1 is "Ah"',
    'Given: hand 1 is "Ah"',
    'Given, hand 1 is "Ah"',
    'Gi ven hand 1 is "Ah"',
    "T hen hand 1 wins",
    "Then\N{NO-BREAK SPACE}hand 1 wins",
    "Then\thand 1 wins",
    "Then\N{NO-BREAK SPACE}I win",
    "\N{ZERO WIDTH SPACE}Then hand 1 wins",
    "Then",
    "- Given hand 1 is \"Ah\"",
    "-Given hand 1 is \"Ah\"",
    "• Then hand 1 wins",
    "1. Then hand 1 wins",
    "2) Then hand 1 wins",
    "\N{EN DASH} Given hand 1 iz \"Ah\"",
    "- hand 1 wins",
    "Hand 1 wins",
    "hand <n> wins",
    "then hand 1 wins",
    "THEN hand 1 wins",
    "Thn hand 1 winz",
    "Thn hand <n> wins",
    "Suppose hand 1 is \"Ah\"",
    "Wen the hands are red",
    "- Given a pack\n    - When I deal",
    '- [ ] Given hand 1 is "Ah"',
    'Step 1: Given hand 1 is "Ah"',
    '**Given** hand 1 is "Ah"',
    '`Given hand 1 is "Ah"`',
    'a) Given hand 1 is "Ah"',
]  # fmt: skip


@pytest.mark.parametrize("step", SPOILT_STEPS)
def test_a_step_that_is_only_a_description_is_refused(tmp_path, step):
    text = GOOD.replace("Scenario: S\n", f"Scenario: S\n    {step}\n\n")
    assert codes(faults(tmp_path, text))[0] == "3 keyword"


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("Then\N{NO-BREAK SPACE}hand 1 wins", 'a NO-BREAK SPACE beside "Then"'),
        ("Then\thand 1 wins", 'a TAB beside "Then"'),
        ("T hen hand 1 wins", '"T hen" is no keyword, so this line is only prose'),
        ("Hhen hand 1 wins", 'did you mean "Then"'),
        ("Hhen the hands are read", 'did you mean "When"'),
        ("• Then hand 1 wins", '"• Then" is no keyword, so this line is only prose'),
        ('Givenhand 1 is "Ah"', '"Given" takes a space'),
    ],
)
def test_the_fault_of_a_keyword_is_told(tmp_path, step, said):
    text = GOOD.replace("Scenario: S\n", f"Scenario: S\n    {step}\n\n")
    assert said in faults(tmp_path, text)[0]


PROSE = [
    "The hand of two cards is read.",
    "The hands are compared from the flop on",
    "Hand 1 wins the pot.",
    "So on: this line is prose that has a keyword And the like in the middle of nothing",
    "Ten beats nine.",
    "Any card may be wild.",
    "Five of a kind beats a straight flush",
    "Five cards are dealt",
    "Seven cards are dealt to each player",
    "Seven hands are compared",
    "Even the hands of two players",
    "River cards are dealt last",
    "Green is the colour of the table",
    "Live hands only",
    "Thin value bets do not matter",
    "When two hands tie, the kickers count.",
    "Given as the document has it.",
    "Then come the kickers",
    "And so on.",
    "But first, the ace",
    "Whence the name",
    "- When two hands tie, the kickers count",
    "* Then come the kickers",
    'Five of a kind is called "quints" here',
    'They say "check" where "hand 1" stands for the dealer',
    'An ace "counts" as one.',
    "Note: the board is not played.",
    "Source: page 3",
    "then the kickers are compared",
    "and those are compared",
    "Wheel, the lowest straight",
    "Rules are those of the house",
    "Rules: rules/razz.yaml",
    "Rule 5 of the document says how",
    "Rule-based players fold here.",
    "Scenarios are taken from the document.",
    "Scenario titles state the rule.",
    "Example hands are chosen by us",
    "Examples of three of a kind",
    "Background reading is in the lesson",
    "Background material: see Wikipedia",
    "Features are run by pytest",
    "Feature files are\n  read with suspicion",
    "All that is said of the\n  Rule of eighteen\n  holds here too.",
    "As a player\n  I want to know\n  Who wins",
]


KEYWORDS = {"Given", "When", "Then", "And", "But", "*"}  # under a scenario they begin steps
PLACES = [
    (heading, line)
    for heading in ("Feature: F", "Feature: F\n  Rule: R", "Scenario: S")
    for line in PROSE
    if heading != "Scenario: S" or line.split()[0] not in KEYWORDS
]


@pytest.mark.parametrize(("heading", "line"), PLACES)
def test_prose_is_no_misspelt_keyword(tmp_path, line, heading):
    old = heading.partition("\n")[0]
    indent = "    " if heading == "Scenario: S" else "  "
    prose = line.replace("\n  ", f"\n{indent}")
    assert faults(tmp_path, GOOD.replace(old, f"{heading}\n{indent}{prose}\n")) == []


@pytest.mark.parametrize("heading", ["Feature: F", "Feature: F\n  Rule: R"])
def test_a_sentence_may_have_a_keyword_at_the_beginning_of_a_line(tmp_path, heading):
    prose = "  Source: page 3\n  When two hands tie, the kickers\n  count. Note: suits do not.\n"
    assert faults(tmp_path, GOOD.replace("Feature: F\n", f"{heading}\n{prose}\n")) == []


@pytest.mark.parametrize("line", ["Scenario files are old.", "Rule 3 of the house."])
def test_prose_may_stand_right_above_the_steps(tmp_path, line):
    assert faults(tmp_path, GOOD.replace("Scenario: S\n", f"Scenario: S\n    {line}\n")) == []


FRENCH = """\
# language: fr
Fonctionnalité: F
  Scénario: S
    Soit hand 1 is "Ah"
    Quand the hands are read
    Alors hand 1 wins
"""


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("Scénario: S", "Scénario S", 'did you mean "Scénario: S"'),
        ("Scénario: S", "Scenario: S", 'did you mean "Scénario: S"'),
        ("Scénario: S", "Règle R\n\n    Scénario: S", 'did you mean "Règle: R"'),
        ("Scénario: S", "Exemples: S", 'did you mean "Exemple: S"'),
        ("Scénario: S", "Contexte\n    Soit the board \"2c\"\n  Scénario: S", '"Contexte:"'),
        ("Scénario: S\n", "Scénario: S\n    Alorss hand 1 wins\n\n", 'mean "Alors"'),
        ("Scénario: S\n", "Scénario: S\n    - Étant donné que hand 1 wins\n\n", "Étant donné que"),
        ("Scénario: S\n", "Scénario: S\n    Alors\N{NO-BREAK SPACE}hand 1 wins\n\n", "NO-BREAK"),
        ("  Scénario: S\n", "  Soit hand 1 is \"Ah\"\n  Scénario: S\n", "under no scenario"),
    ],
)  # fmt: skip
def test_every_language_has_the_same_rule(tmp_path, old, new, expected):
    assert faults(tmp_path, FRENCH) == []
    found = faults(tmp_path, FRENCH.replace(old, new))
    assert expected in found[0]
    assert codes(found)[0].endswith("keyword")


@pytest.mark.parametrize(
    "line",
    ["Les règles sont celles de la maison", "Ainsi la main gagne", "Quand on égalise, on partage."],
)
def test_every_language_has_its_prose(tmp_path, line):
    text = FRENCH.replace("  Scénario", f"  {line}\n\n  Scénario")
    assert faults(tmp_path, text) == []
