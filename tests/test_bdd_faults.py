"""What would pass in silence is refused when a feature file is read, all of it, with its line."""

import re

import pytest
from feature_texts import GOOD, OUTLINE, VOCABULARY, codes, faults

from evaluator.bdd.faults import read_feature
from evaluator.bdd.sentences import Definition, Sentence, Vocabulary, with_and_without_tail
from evaluator.bdd.spelling import edits
from evaluator.errors import FileFaultsError


@pytest.mark.parametrize("text", [GOOD, OUTLINE], ids=["scenario", "outline"])
def test_a_good_file_has_no_faults(tmp_path, text):
    assert faults(tmp_path, text) == []


# The eight holes, each by one change to a file that is good


@pytest.mark.parametrize(
    ("text", "old", "new", "expected"),
    [
        (OUTLINE, "      | Ah    | pair     | x       |\n", "", ["7 no-rows"]),
        (OUTLINE, OUTLINE[OUTLINE.index("      | cards") :], "", ["6 no-rows"]),
        (OUTLINE, "<cards>", "<crads>", ["3 placeholder", "7 unused-column"]),
        (OUTLINE, "<category>", "pair", ["7 unused-column"]),
        (GOOD, "Given the", "Givn the", ["3 keyword"]),
        (GOOD, "And hand", "Adn hand", ["4 keyword"]),
        (GOOD, "When the", "Wehn the", ["5 keyword"]),
        (GOOD, "Then hand", "Thne hand", ["6 keyword"]),
        (GOOD, "Then hand", "then hand", ["6 keyword"]),
        (GOOD, "Given the", "The", ["3 keyword"]),
        (GOOD, "Given the", "the", ["3 keyword"]),
        (GOOD, "Scenario: S", "Scenaro: S", ["2 keyword"]),
        (GOOD, "Then hand 1 wins", "And hand 2 is 'Ah'", ["2 no-then", "6 undefined-step"]),
        (GOOD, "hand 1 wins", "hand 1 win", ["6 undefined-step"]),
        (GOOD, "Then hand 1 wins", "Then the hands are read", ["6 undefined-step"]),
        (GOOD, "Given the", "And the", ["3 first-step", "3 undefined-step", "4 undefined-step"]),
        (GOOD, 'Given the rules "standard-high"', 'Given hand 2 is "<x>"', ["3 placeholder"]),
        (GOOD, "Scenario: S", "Scenario Outline: S", ["2 no-examples"]),
        (GOOD, "Scenario: S", "Scenario:", ["2 no-title"]),
        (OUTLINE, "| Ah    |", "|       |", ["8 empty-cell"]),
        (OUTLINE, "| cards |", "|       |", ["3 placeholder", "7 empty-cell"]),
        (OUTLINE, "| category |", "| cards    |", ["5 placeholder", "7 same-column"]),
        (OUTLINE, "Outline: S", "Outline: S <n>", ["2 placeholder"]),
        (OUTLINE, "| x       |\n", "| x |\n      | Ah | pair | y |\n", ["9 same-row"]),
        (OUTLINE, "| x       |\n", "| x |\n      | Ah | pair |\n", ["9 syntax"]),
        (GOOD, "are read\n", "are read\n      | a |\n", ["5 unread"]),
        (GOOD, "are read\n", 'are read\n      """\n      a\n      """\n', ["5 unread"]),
        (GOOD, 'hand 1 is "Ah"', "these hands:", ["4 missing"]),
        (GOOD, "the hands are read", "the deals are judged:", ["5 missing"]),
        (GOOD, 'hand 1 is "Ah"', "these hands:\n      | hand |\n      | |", ["6 empty-cell"]),
    ],
)
def test_one_slip_is_refused_in_its_line(tmp_path, text, old, new, expected):
    assert text.count(old) == 1
    assert codes(faults(tmp_path, text.replace(old, new))) == expected


@pytest.mark.parametrize("empty", ["", "\n\n", "# only a comment\n"])
def test_an_empty_file_is_refused(tmp_path, empty):
    assert codes(faults(tmp_path, empty)) == ["1 empty"]


def test_a_file_that_is_no_text_is_refused(tmp_path):
    path = tmp_path / "x.feature"
    path.write_bytes(b"Feature: \xff")
    with pytest.raises(FileFaultsError, match="UTF-8"):
        read_feature(path, "x.feature", VOCABULARY)


def test_headings_with_nothing_under_them_are_refused(tmp_path):
    text = "Feature: F\n  Background:\n  Rule: R\n  Rule: Q\n    Scenario: S\n"
    found = codes(faults(tmp_path, text))
    assert found == ["2 empty-block", "3 empty-block", "5 no-steps"]
    assert codes(faults(tmp_path, "Feature: F\n")) == ["1 no-scenario"]


def test_two_scenarios_of_one_title_are_refused_also_in_different_rules(tmp_path):
    scenario = GOOD.removeprefix("Feature: F\n")
    text = f"Feature: F\n Rule: A\n{scenario} Rule: B\n{scenario}"
    assert faults(tmp_path, text) == [
        '9 same-title: "S" is the title of the scenario in line 3 too'
    ]


def test_a_step_that_two_definitions_match_is_refused(tmp_path):
    (wins,) = [
        each for each in VOCABULARY.definitions if each.text.startswith("hand {number} wins [")
    ]
    own = Sentence("hand 1 wins")
    other = Definition("then", own.name, "conftest.py:3", False, False, own.is_matching, None)
    found = faults(tmp_path, GOOD, Vocabulary([*VOCABULARY.definitions, other]))
    assert codes(found) == ["6 ambiguous-step"]
    assert wins.place in found[0]
    assert "conftest.py:3" in found[0]


def test_all_faults_of_a_file_are_reported_at_once(tmp_path):
    text = GOOD.replace("Given the", "Givn the").replace("hand 1 wins", "hand 1 win")
    text += "\n" + OUTLINE.removeprefix("Feature: F\n").replace("<cards>", "<crads>")
    assert codes(faults(tmp_path, text)) == [
        "3 keyword",
        "6 undefined-step",
        "8 same-title",
        "9 placeholder",
        "13 unused-column",
    ]


def test_a_line_that_nothing_can_be_made_of_does_not_hide_the_rest(tmp_path):
    text = GOOD.replace("    When", "    ???\n    When").replace("hand 1 wins", "hand 1 win")
    found = faults(tmp_path, text)
    assert codes(found) == ["5 syntax", "7 undefined-step"]
    assert '"???" cannot stand here; expected' in found[0]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("Given the", "Givn the", 'did you mean "Given"?'),
        ("hand 1 wins", "hand 1 winz", "did you mean: Then hand {number} wins"),
        ('hand 1 is "Ah"', 'hnd 1 is "Ah"', 'did you mean: Given hand {number} is "{cards}"'),
        ("Then hand 1 wins", 'Then the board "2c"', "is a Given, but stands as a Then"),
    ],
)
def test_the_nearest_right_word_is_suggested(tmp_path, old, new, said):
    (fault,) = faults(tmp_path, GOOD.replace(old, new))
    assert said in fault


def test_the_nearest_column_is_suggested(tmp_path):
    found = faults(tmp_path, OUTLINE.replace("<cards>", "<crads>"))
    assert 'did you mean "cards"?' in found[0]


def test_rows_of_an_outline_report_a_bad_step_once(tmp_path):
    row = "      | Ah    | pair     | x       |\n"
    text = OUTLINE.replace("read as", "raed as").replace(row, row + row.replace("Ah", "Kh"))
    assert codes(faults(tmp_path, text)) == ["5 undefined-step"]


def test_a_language_of_gherkin_has_its_own_keywords(tmp_path):
    text = (
        "# language: fr\n"
        "Fonctionnalité: F\n"
        "  Plan du scénario: S\n"
        '    Soit hand 1 is "<cards>"\n'
        "    Quand the hands are read\n"
        "    Alors hand 1 wins\n"
        "    Exemples:\n"
        "      | cards |\n"
        "      | Ah    |\n"
    )
    assert faults(tmp_path, text) == []
    misspelt = text.replace("Alors", "Alorss")
    assert codes(faults(tmp_path, misspelt)) == ["6 keyword"]
    assert codes(faults(tmp_path, text[: text.index("    Exemples")].replace("<cards>", "x"))) == [
        "3 no-examples"
    ]


def test_in_every_language_an_empty_background_lacks_steps_and_an_empty_rule_scenarios(tmp_path):
    text = (
        "# language: fr\nFonctionnalité: F\n  Contexte:\n  Règle: R\n  Règle: Q\n    Scénario: S\n"
    )
    background, rule, *_ = faults(tmp_path, text)
    assert '"Contexte" has no steps' in background
    assert '"Règle" has no scenarios' in rule


@pytest.mark.parametrize(
    ("one", "other", "count"),
    [("Given", "Given", 0), ("Gvien", "Given", 1), ("Gven", "Given", 1), ("", "And", 3)],
)
def test_edits_count_letters_to_change(one, other, count):
    assert edits(one, other) == count
    assert edits(other, one) == count


def test_a_quoted_value_ends_at_its_quote():
    sentence = Sentence('hand {number} wins with "{category}"')
    assert sentence.parse_arguments('hand 12 wins with "High card"') == {
        "number": 12,
        "category": "High card",
    }
    with_tail = Sentence('hand {number} wins [for the "{prize}"]')
    assert with_tail.parse_arguments("hand 1 wins") == {"number": 1, "prize": ""}
    low = {"number": 1, "prize": "low"}
    assert with_tail.parse_arguments('hand 1 wins for the "low"') == low
    assert not with_tail.is_matching('hand 1 winsfor the "low"')
    assert not with_tail.is_matching('hand 1 wins for the ""')
    assert not sentence.is_matching('hand 1 wins with "a" and "b"')
    assert not sentence.is_matching("hand 1 wins")
    assert not sentence.is_matching('hand one wins with "a"')


def test_no_two_steps_of_the_vocabulary_match_one_line():
    examples = [
        re.sub(r"\{(number|line|coins)\}", "1", text)
        for each in VOCABULARY.definitions
        for text in with_and_without_tail(each.text)
    ]
    for text in examples:
        for type_ in ("given", "when", "then"):
            assert len(VOCABULARY.matching(type_, text)) <= 1
        assert VOCABULARY.of_other_type(text)
