"""The step vocabulary: what each step checks, and that it fails when that does not hold."""

import pytest

from evaluator.bdd.check import check
from evaluator.bdd.reference import entries, step_reference
from evaluator.library import features_folder

PAIRS = """\
Feature: F
  Scenario: S
    Given the rules "comparing-hands"
    And hand 1 is "Kc Kd Jo 9s 4d"
    And hand 2 is "Qc Qd Qh 8s 3d"
    When the hands are compared
    Then {step}
"""
DRAW = PAIRS.replace('hand 2 is "Qc Qd Qh 8s 3d"', 'hand 2 is "Kc Kd Kh 9s 4d"')


@pytest.fixture
def outcome(tmp_path):
    def run(text):
        path = tmp_path / "x.feature"
        path.write_text(text, encoding="utf-8")
        result = check([path])
        assert not result.refused, result.refused
        (record,) = result.scenarios
        return record

    return run


@pytest.mark.parametrize(
    ("step", "wrong", "actual"),
    [
        ("hand 1 wins", "hand 2 wins", "hand 1 wins"),
        ("hand 1 wins", "it is a draw", "hand 1 wins"),
        ('hand 1 wins with "three of a kind"', 'hand 1 wins with "Pair of jacks or better"',
         "hand 1 is Three of a kind"),
        ('hand 1 wins with "three_of_a_kind"', 'hand 2 wins with "three_of_a_kind"', "hand 1 wins"),
        ('it is decided by the "trips"', 'it is decided by the "first kicker"',
         "decided by the trips"),
        ('the explanation says "kings"', 'the explanation says "fours"', "kings"),
        ('hand 2 is read as "three of a kind"', 'hand 2 is read as "flush"',
         "hand 2 is Three of a kind"),
        ('hand 1 plays "Kc Kd Jo 9s 4d"', 'hand 1 plays "Kc Kd 9s Jo 4d"',
         "hand 1 plays Kc Kd Jo 9s 4d"),
        ('the ranks of hand 1 are "K K K 9 4"', 'the ranks of hand 1 are "K K K 4 9"',
         "hand 1 counts K K K 9 4"),
        ('the ranks of hand 1 are "KKK94"', 'the ranks of hand 1 are "KKK9"', "K K K 9 4"),
        ('the kickers of hand 1 are "9 4"', 'the kickers of hand 1 are "9"',
         "kickers of hand 1 9 4"),
        ('the wild in hand 1 stands for "K"', 'the wild in hand 1 stands for "A"',
         "wilds in hand 1: K"),
        ('the wilds in hand 1 stand for "K"', 'the wild in hand 2 stands for "Q"', "hand 2: none"),
        ('the result is "Player 1"', 'the result is "Player 2"', '"Player 1"'),
    ],
)  # fmt: skip
def test_a_then_step_passes_where_it_holds_and_fails_where_not(outcome, step, wrong, actual):
    assert outcome(PAIRS.format(step=step))["state"] == "passed"
    failed = outcome(PAIRS.format(step=wrong))
    assert failed["state"] == "failed"
    assert actual in failed["message"].partition("actual:")[2]


@pytest.mark.parametrize("step", ["it is a draw", 'the result is "Draw"'])
def test_a_draw_is_told_from_a_win(outcome, step):
    assert outcome(DRAW.format(step=step))["state"] == "passed"
    assert outcome(PAIRS.format(step=step))["state"] == "failed"
    assert outcome(DRAW.format(step="hand 1 wins"))["message"].endswith("actual:   a draw")


def test_hands_share_where_some_of_them_tie(outcome):
    text = """\
Feature: F
  Scenario: S
    Given the rules "standard-high"
    And these hands:
      | hand | cards          |
      | 1    | Kc Kd 9s 5d 4d |
      | 2    | Qc Qd 9h 5h 4h |
      | 3    | Kh Ks 9c 5c 4c |
    When the hands are compared
    Then hands "1 {other}" share
"""
    assert outcome(text.format(other="3"))["state"] == "passed"
    failed = outcome(text.format(other="2"))
    assert failed["message"] == "expected: hands 1 and 2 share; actual:   hands 1 and 3 share"


# Games of several prizes

SPLIT = """\
Feature: F
  Scenario: S
    Given the rules "omaha-hi-lo-8"
    And the board "3h 4d 8c Kd 9s"
    And hand 1 is "Ah 2d Kc Ks"
    And hand 2 is "Ac 2s Qc Jh"
    And hand 3 is "Ad 5c Qh Qs"
    When the hands are compared
    Then {step}
"""
# High: three kings beat a pair of queens and ace-high. Low: 8-4-3-2-A twice, and 8-5-4-3-A.
NO_LOW = SPLIT.replace("3h 4d 8c", "9h 4d 6c")  # two low cards on the board


@pytest.mark.parametrize(
    ("step", "wrong", "actual"),
    [
        ("hand 1 wins", "hand 3 wins", "hand 1 wins"),
        ('hand 1 wins for the "high"', 'hand 1 wins for the "low"', "hands 1 and 2 share"),
        ('hands "1 2" share for the "low"', 'hands "1 2" share', "hand 1 wins"),
        ('hands "2 1" share for the "low"', 'hands "2 3" share for the "low"',
         "hands 1 and 2 share"),
        ('hand 1 wins with "Three of a kind" for the "high"', 'hand 2 wins with "High card"',
         "hand 1 wins"),
        ('hand 2 is read as "High card"', 'hand 3 is read as "High card"', "hand 3 is Pair"),
        ('hand 2 is read as "Eight or better" for the "low"',
         'hand 2 is read as "Pair" for the "high"', "hand 2 is High card"),
        ('hand 2 plays "8c 4d 3h 2s Ac" for the "low"', 'hand 2 plays "8c 4d 3h 2s Ac"',
         "hand 2 plays Ac Kd Qc 9s 8c"),
        ('the ranks of hand 3 are "8543A" for the "low"', 'the ranks of hand 3 are "8543A"',
         "hand 3 counts Q Q K 9 8"),
        ('the kickers of hand 3 are "K 9 8" for the "high"',
         'the kickers of hand 3 are "K 9 8" for the "low"', "kickers of hand 3 none"),
        ('it is decided by the "second card" for the "low"', 'it is decided by the "second card"',
         "decided by the category"),
        ('the explanation says "hand 3 five" for the "low"', 'the explanation says "hand 3 five"',
         "hand 3 pair"),
        ('the shares are "3/4 1/4 0"', 'the shares are "1/2 1/2 0"', "shares 3/4 1/4 0"),
        ('the shares are "6/8 0.25 0"', 'the shares are "3/4 1/4"', "shares 3/4 1/4 0"),
        ('the result is "high: 1 Three of a kind KKK98; low: 1,2 Eight or better"',
         'the result is "1 Three of a kind KKK98"', "low: 1,2"),
    ],
)  # fmt: skip
def test_each_prize_is_looked_at_by_its_name(outcome, step, wrong, actual):
    assert outcome(SPLIT.format(step=step))["state"] == "passed"
    failed = outcome(SPLIT.format(step=wrong))
    assert failed["state"] == "failed"
    assert actual in failed["message"].partition("actual:")[2]


@pytest.mark.parametrize(
    "step",
    [
        'nobody qualifies for the "low"',
        'hand 1 has no category for the "low"',
        'the shares are "1 0 0"',
    ],
)
def test_a_prize_that_nobody_qualifies_for(outcome, step):
    assert outcome(NO_LOW.format(step=step))["state"] == "passed"
    assert outcome(SPLIT.format(step=step))["state"] == "failed"


def test_nobody_qualifies_is_no_draw(outcome):
    text = PAIRS.replace("comparing-hands", "eight-or-better-low").replace("Jo", "Jd")
    assert outcome(text.format(step="nobody qualifies"))["state"] == "passed"
    assert outcome(text.format(step='the shares are "0 0"'))["state"] == "passed"
    failed = outcome(text.format(step="it is a draw"))
    assert failed["message"] == "expected: a draw; actual:   nobody qualifies"


@pytest.mark.parametrize(
    ("when", "step"),
    [
        ('the hands are compared as "Eight or better"', 'hands "1 2" share'),
        ('the hands are compared as "no_pair" for the "low"', 'hands "1 2" share for the "low"'),
        ('the hands are read as "low:no_pair"', 'the ranks of hand 3 are "8543A"'),
        ('the hands are read as "Pair"', 'hand 1 is read as "Pair"'),
    ],
)
def test_hands_are_held_to_a_category_of_any_prize(outcome, when, step):
    text = SPLIT.format(step=step).replace("the hands are compared", when)
    text = text.replace("Ac 2s Qc Jh", "Ac 2s Qc Qd") if "Pair" in when else text
    assert outcome(text)["state"] == "passed"


@pytest.mark.parametrize(
    ("when", "step", "said"),
    [
        ("the hands are compared", 'hand 1 wins for the "lo"', 'has no prize "lo" - did you mean'),
        ('the hands are compared as "Eight or better"', 'hand 1 wins for the "high"',
         'the hands were read for the "low", not for the "high"'),
        ("the hands are compared", 'hand 1 is read as "Pair" for the "low"',
         'no category "Pair"'),
        ("the hands are compared", 'the shares are "half half"', '"3/4 1/4 0"'),
        ("the hands are compared", 'the shares are "1/0"', '"3/4 1/4 0"'),
        ("the hands are compared", 'hands "1" share for the "low"', "no hands that could share"),
        ("the hands are compared", "hand 1 pays 5", "has no pay table"),
    ],
)  # fmt: skip
def test_a_step_about_prizes_that_makes_no_sense_says_why(outcome, when, step, said):
    text = SPLIT.format(step=step).replace("the hands are compared", when)
    failed = outcome(text)
    assert failed["state"] == "failed"
    assert said in failed["message"]


def test_a_failure_shows_how_a_hand_was_played_for_each_prize(outcome):
    text = outcome(SPLIT.format(step="hand 3 wins"))["text"]
    assert "high High card: Ac Kd Qc 9s 8c" in text
    assert "low Eight or better: 8c 4d 3h 2s Ac" in text


def test_the_record_of_a_scenario_has_every_prize(outcome):
    played = outcome(SPLIT.format(step="hand 1 wins"))["played"]
    second = played["hands"][1]
    assert second["played"]["category"] == "high_card"
    assert {prize: its["category"] for prize, its in second["prizes"].items()} == {
        "high": "high_card",
        "low": "no_pair",
    }
    assert played["shares"] == ["3/4", "1/4", "0"]


@pytest.mark.parametrize(("cards", "coins"), [("Ah Kh Qh Jh Th", 800), ("Ac Kd Qh Js 9d", 0)])
def test_what_a_hand_pays_is_checked(outcome, cards, coins):
    text = PAIRS.replace("comparing-hands", "jacks-or-better-vp").replace("Jo", "Jd")
    text = text.replace("Kc Kd Jd 9s 4d", cards).replace("are compared", "are read")
    assert outcome(text.format(step=f"hand 1 pays {coins}"))["state"] == "passed"
    failed = outcome(text.format(step="hand 1 pays 9"))
    assert failed["message"] == f"expected: hand 1 pays 9; actual:   hand 1 pays {coins}"


# Expectations that could not fail


@pytest.mark.parametrize("nothing", ["", "  "])
@pytest.mark.parametrize("step", ['the explanation says "{}"', 'it is refused because "{}"'])
def test_an_expectation_that_every_message_meets_is_refused(outcome, step, nothing):
    text = PAIRS if "explanation" in step else PAIRS.replace("9s 4d", "9s 9s")
    failed = outcome(text.format(step=step.format(nothing)))
    assert failed["state"] == "failed"
    assert "nothing is expected" in failed["message"]


def test_a_draw_is_decided_by_nothing(outcome):
    failed = outcome(DRAW.format(step='it is decided by the "category"'))
    assert "actual:   decided by nothing" in failed["message"]


def test_hands_that_share_are_told_from_the_others_by_what_put_those_out(outcome):
    text = SPLIT.format(step='it is decided by the "{}" for the "low"')
    assert outcome(text.format("second card"))["state"] == "passed"
    assert outcome(text.format("category"))["state"] == "failed"


WRONG_USE = [
    ("    When the hands are compared\n", "", "a When step must come first"),
    ("When the hands are compared", "When the hands are compared\n    When the hands are read",
     "one When"),
    ('    Given the rules "comparing-hands"\n    And hand 1', "    Given hand 1", "which rules"),
    ("And hand 2", "And hand 3", "hands are counted 1, 2, 3"),
    ("And hand 2", "And hand 1", "dealt already"),
    ("Then hand 1 wins", "Then hand 3 is read as \"flush\"", "hand 3 has not been read"),
    ("Then hand 1 wins", "Then hand 1 wins with \"flsh\"", 'did you mean "flush"'),
    ("Then hand 1 wins", 'Then it is refused because "x"', "not refused"),
    ("Then hand 1 wins", 'Then the output is:\n      """\n      x\n      """',
     "nothing has been printed"),
    ('hand 2 is "Qc Qd Qh 8s 3d"', 'hand 2 is "Qc Qd Qh 8s 3x"', 'refused: "3x" is no card'),
    ("comparing-hands", "comparing-hand", 'did you mean "comparing-hands"'),
    ("And hand 2", 'And the board "2c"\n    And the board "2d"\n    And hand 2',
     "said already: 2c"),
    ('    Given the rules "comparing-hands"\n',
     '    Given the rules "no-such"\n    Given the rules "comparing-hands"\n', "already: no-such"),
    ("Then hand 1 wins", 'Then hand 1 wins\n    Given hand 3 is "Zz"', "too late"),
    ("Then hand 1 wins", 'Then hand 1 wins\n    Given the rules "no-such"', "too late"),
    ("And hand 2", 'And the players name "" wild\n    And hand 2', "nothing between the quotes"),
    ("When the hands are compared", "When the rule file is read", "does not read the hands"),
    ("When the hands are compared",
     'When the lines are classified:\n      """\n      Ah\n      """',
     "does not read the hands"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "said"), WRONG_USE)
def test_a_step_that_makes_no_sense_says_why(outcome, old, new, said):
    text = PAIRS.format(step="hand 1 wins")
    assert text.count(old) == 1
    failed = outcome(text.replace(old, new))
    assert failed["state"] == "failed"
    assert said in failed["message"]


@pytest.mark.parametrize(("heading", "passes"), [("because", True), ("player", False)])
def test_a_column_of_hands_that_nothing_reads_is_refused(outcome, heading, passes):
    text = PAIRS.format(step="hand 1 wins").replace(
        '    And hand 1 is "Kc Kd Jo 9s 4d"\n',
        f"    And these hands:\n      | hand | cards | {heading} |\n"
        "      | 1 | Kc Kd Jo 9s 4d | Ann |\n",
    )
    assert outcome(text)["state"] == ("passed" if passes else "failed")


def test_a_refusal_is_checked_for_its_words(outcome):
    text = PAIRS.replace("9s 4d", "9s 9s").format(step='it is refused because "{}"')
    assert outcome(text.format("dealt TWICE"))["state"] == "passed"
    assert "dealt twice" in outcome(text.format("thrice"))["message"]


def test_a_board_is_never_left_unread(outcome):
    text = SPLIT.format(step="hand 1 wins").replace("Ah 2d Kc Ks", "Ah 2d Kc Ks | 3h 4d 8c Kd 9s")
    assert "refused" in outcome(text)["message"]


def test_cards_that_the_players_name_are_wild_in_lines_too(outcome):
    text = '''\
Feature: F
  Scenario: S
    Given the rules "dealers-choice-wild"
    And the players name "7" wild
    When the lines are classified:
      """
      Kc Kd 7h 9s 4d
      """
    Then the output is:
      """
      Kc Kd 7h 9s 4d - {category}
      """
'''
    assert outcome(text.format(category="Three of a kind, kings"))["state"] == "passed"
    assert outcome(text.format(category="Pair, kings"))["state"] == "failed"


def test_a_bad_rule_file_is_refused_in_its_line(outcome, tmp_path):
    rules = (features_folder().parent / "rules/standard-high.yaml").read_text(encoding="utf-8")
    bad = rules.replace("rules: standard-high", "rules: bad").replace("  - flush", "  - flsh")
    (tmp_path / "bad.yaml").write_text(bad, encoding="utf-8")
    line = bad.splitlines().index("  - flsh") + 1
    text = """\
Feature: F
  Scenario: S
    Given the rules "bad.yaml"
    When the rule file is read
    Then the rule file is refused at line {line} with "unknown-category"
"""
    assert outcome(text.format(line=line))["state"] == "passed"
    assert (
        f"refused at line {line} with unknown-category" in outcome(text.format(line=1))["message"]
    )
    good = text.replace("bad.yaml", "standard-high")
    assert outcome(good.format(line=line))["message"].endswith("no fault")


def test_the_output_is_compared_line_by_line(outcome):
    text = '''\
Feature: F
  Scenario: S
    Given the rules "texas-holdem-judge"
    When the deals are judged:
      """
      TC JC
      AD 4S
      2H 7H TH QS KC
      """
    Then the output is:
      """
      {line}
      """
'''
    assert outcome(text.format(line="1 PAIR TTKQJ"))["state"] == "passed"
    assert outcome(text.format(line="2 PAIR TTKQJ"))["message"] == (
        'expected: line 1 of the output "2 PAIR TTKQJ"; '
        'actual:   line 1 of the output "1 PAIR TTKQJ"'
    )
    more = outcome(text.format(line="1 PAIR TTKQJ\n      DRAW"))
    assert more["message"].endswith("line 2 of the output is not there")


# The reference


def test_the_step_reference_is_in_step_with_the_code():
    page = features_folder().parent / "docs" / "steps.md"
    assert page.read_text(encoding="utf-8") == step_reference() + "\n"


@pytest.mark.parametrize("entry", entries(), ids=lambda entry: entry.definition.text)
def test_the_example_of_each_step_is_that_step(entry):
    first = entry.example.splitlines()[0]
    keyword, _, text = first.partition(" ")
    assert keyword == entry.definition.keyword
    assert entry.definition.matches(text)


def test_every_fault_code_is_in_the_reference():
    import re
    from pathlib import Path

    from evaluator.bdd import faults

    source = Path(faults.__file__).read_text(encoding="utf-8")
    codes = set(re.findall(r'(?:_add|_at_\w+)\([^"]*?"([a-z-]+)"', source)) | {
        "keyword",
        "encoding",
    }
    assert len(codes) > 15
    page = step_reference()
    assert [code for code in sorted(codes) if f"`{code}`" not in page] == []
