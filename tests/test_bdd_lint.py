"""What is wrong with examples though they may pass."""

import pytest

from evaluator.bdd.check import lint
from evaluator.bdd.passages import read_passages
from evaluator.cli import run
from evaluator.library import features_folder

FEATURE = """\
@source:book/page-3
Feature: F
  Background:
    Given the rules "{rules}"
  Scenario: A
    Why it is so.
    Given hand 1 is "{one}"
    And hand 2 is "{two}"
    When the hands are compared
    Then {then}
"""
KINGS, ACES = "Kc Kd 9h 7s 4d", "Ac Ad 9c 7c 4h"
FINE = FEATURE.format(rules="standard-high", one=KINGS, two=ACES, then="hand 2 wins")


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


def found(folder, *texts):
    """Return the codes and lines that are found in files of these texts."""
    for number, text in enumerate(texts, 1):
        (folder / f"{number}.feature").write_text(text, encoding="utf-8")
    return [(fault.code, fault.place.line) for fault in lint(["."]).faults]


def scenario(title, then, one=KINGS, two=ACES, when="the hands are compared"):
    return (
        f'  Scenario: {title}\n    Given hand 1 is "{one}"\n    And hand 2 is "{two}"\n'
        f"    When {when}\n    Then {then}\n"
    )


def test_the_features_that_ship_have_no_fault():
    assert list(lint().lines())[-1].endswith("examples, no faults")
    assert lint([features_folder() / "texas-holdem-judge.feature"]).examples == 87


def test_nothing_is_wrong_with_a_right_file(folder):
    assert found(folder, FINE) == []
    assert lint(["."]).status == 0


# Sources and verdicts


@pytest.mark.parametrize(
    ("tags", "codes"),
    [
        ("", ["no-source"]),
        ("@source:book", ["no-locator"]),
        ("@source:book/", ["no-locator"]),
        ("@source:a/b @verdict:agrees", []),
        ("@source:a/b @verdict:erratum", []),
        ("@source:a/b @verdict:eratum", ["unknown-verdict"]),
        ("@source:a/b @verdict:erratum @verdict:disputed", ["two-verdicts"]),
    ],
)
def test_every_example_says_where_it_is_from_and_how_it_stands_to_that(folder, tags, codes):
    text = FINE.replace("@source:book/page-3", tags)
    assert found(folder, text) == [(code, 5) for code in codes]


@pytest.mark.parametrize(("verdict", "wrong"), [("disputed", True), ("agrees", False)])
def test_a_verdict_has_its_reason_in_the_description(folder, verdict, wrong):
    text = FINE.replace("page-3", f"page-3 @verdict:{verdict}").replace("    Why it is so.\n", "")
    assert found(folder, text) == ([("no-reason", 5)] if wrong else [])


# Hands


@pytest.mark.parametrize(
    ("rules", "one", "two"),
    [
        pytest.param("standard-high", "Kc Kc 9h 7s 4d", ACES, id="twice in a hand"),
        pytest.param("texas-holdem", "Kc Kd", "Kc Ad", id="in two hands of one deck"),
        pytest.param("joker-wild", "Jo Jo 9h 7s 4d", ACES, id="more jokers than the deck"),
        pytest.param("standard-high", "Jo Kd 9h 7s 4d", ACES, id="a card of another deck"),
        pytest.param("standard-high", "Kd 9h 7s 4d", ACES, id="too few"),
    ],
)
def test_hands_that_cannot_be_dealt_are_found_unless_they_are_meant_to_be_refused(
    folder, rules, one, two
):
    text = FEATURE.format(rules=rules, one=one, two=two, then="hand 2 wins")
    if rules == "texas-holdem":
        text = text.replace("  Scenario", '    And the board "2c 3c 5c 9h Jh"\n  Scenario')
    line = next(n for n, each in enumerate(text.splitlines(), 1) if "Scenario" in each)
    assert found(folder, text) == [("impossible-hand", line)]
    assert found(folder, text.replace("hand 2 wins", 'it is refused because "x"')) == []


def test_a_card_may_be_in_two_hands_that_are_only_read(folder):
    text = FEATURE.format(
        rules="texas-holdem", one="Kc Kd", two="Kc Ad", then='hand 1 is read as "Pair"'
    )
    text = text.replace("  Scenario", '    And the board "2c 3c 5c 9h Jh"\n  Scenario')
    assert found(folder, text.replace("are compared", "are read")) == []


# The same hands


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("hand 2 wins", "hand 1 wins"),
        ("hand 2 wins", "it is a draw"),
        ('hand 2 wins with "Pair"', 'hands "1 2" share'),
        ('hand 2 wins with "Pair"', 'hand 2 wins with "Flush"'),
        ('hand 2 wins with "Pair"', 'hand 2 is read as "Flush"'),
        ('hand 1 is read as "Pair"', 'hand 1 is read as "Flush"'),
        ('hand 1 is read as "Pair"', "hand 1 has no category"),
        ('the kickers of hand 1 are "9 7"', 'the kickers of hand 1 are "974"'),
        ('it is decided by the "pair"', 'it is decided by the "category"'),
    ],
)
def test_a_contradiction_is_found_in_one_file_and_in_two(folder, one, other):
    first = FINE.replace("hand 2 wins", one)
    assert found(folder, first + scenario("B", other)) == [("contradiction", 11)]
    assert found(folder, first, FINE.replace("hand 2 wins", other)) == [("contradiction", 5)]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ('hand 1 is read as "Pair"', 'hand 2 is read as "Flush"'),
        ('hand 1 is read as "Pair"', 'hand 1 is read as "pair"'),
        ('the ranks of hand 1 are "KK974"', 'the ranks of hand 1 are "K K 9 7 4"'),
        ('the explanation says "equal"', 'the explanation says "wins"'),
    ],
)
def test_answers_to_two_questions_or_written_otherwise_are_no_contradiction(folder, one, other):
    text = FINE.replace("hand 2 wins", one) + scenario("B", other)
    assert "contradiction" not in [code for code, _ in found(folder, text)]


def test_the_same_hands_written_in_another_way_are_the_same(folder):
    other = KINGS.replace("9h", "9♥").lower()
    text = FINE + scenario("B", "hand 1 wins", other)
    assert found(folder, text) == [("contradiction", 11)]


def test_the_first_prize_may_be_named_or_not(folder):
    one, two = "Ah 2c Kc Kd", "As 2d Qc Qd"
    text = FEATURE.format(rules="omaha-hi-lo-8", one=one, two=two, then="hand 1 wins")
    text = text.replace("  Scenario", '    And the board "3d 4s 8h Kh 9s"\n  Scenario', 1)
    high, low = 'hand 2 wins for the "high"', 'it is a draw for the "low"'
    assert found(folder, text + scenario("B", high, one, two)) == [("contradiction", 12)]
    assert found(folder, text + scenario("B", low, one, two)) == []


def test_a_scenario_without_rules_is_left_to_the_run(folder):
    text = FINE.replace('Given the rules "standard-high"', 'Given hand 3 is "2c"')
    assert found(folder, text) == []


def test_other_rules_or_another_reading_are_another_example(folder):
    text = FINE + scenario("B", "it is a draw", when='the hands are compared as "Pair"')
    other = FINE.replace("standard-high", "deuce-to-seven-low").replace("hand 2", "hand 1")
    assert found(folder, text, other) == []


def test_an_example_that_is_there_twice_is_found_in_a_file_but_not_in_two(folder):
    assert found(folder, FINE + scenario("B", "hand 2 wins")) == [("same-example", 11)]
    assert found(folder, FINE, FINE) == []
    assert found(folder, FINE + scenario("B", 'it is decided by the "pair"')) == []


def test_rows_are_examples_too(folder):
    text = FINE.replace("Scenario:", "Scenario Outline:").replace(ACES, "<two>")
    text = text.replace("hand 2", "hand <w>", 2).replace("hand <w> is", "hand 2 is")
    text += (
        f"    Examples:\n      | two | w | because |\n"
        f"      | {ACES} | 2 | so |\n      | {ACES} | 1 | not so |\n"
    )
    assert found(folder, text) == [("contradiction", 14)]


def test_what_steps_of_a_project_say_is_left_alone(folder):
    (folder / "conftest.py").write_text(
        "from pytest_bdd import given\n@given('they change places')\ndef _():\n    pass\n"
    )
    other = scenario("B", "hand 1 wins").replace("    When", "    And they change places\n    When")
    assert found(folder, FINE + other) == []


# Passages


PASSAGES = """\
# Passages

## 1.feature

| passage | scenario |
| --- | --- |
| The first | A |
| The second | {second} |
"""


@pytest.mark.parametrize(
    ("second", "faults"),
    [("A", []), ("", [("passage-without-example", 8)]), ("B", [("passage-without-example", 8)])],
)
def test_a_passage_without_an_example_is_found(folder, second, faults):
    (folder / "documents.md").write_text(PASSAGES.format(second=second))
    assert found(folder, FINE) == faults


def test_a_scenario_that_shows_no_passage_is_found_where_the_table_has_its_file(folder):
    (folder / "documents.md").write_text(PASSAGES.format(second="A"))
    text = FINE + scenario("B", 'it is decided by the "pair"')
    assert found(folder, text) == [("no-passage", 11)]
    (folder / "1.feature").unlink()
    (folder / "2.feature").write_text(text)
    assert lint(["."]).faults == ()


def test_the_table_that_ships_is_read_whole():
    passages = read_passages((features_folder() / "documents.md").read_text(encoding="utf-8"))
    assert len({each.feature for each in passages}) == 5
    assert passages[0].text.startswith("Introduction: three cards are the same value")
    assert passages[-1].text == "Example: input and output"


# The command


def test_the_command_tells_all_faults_and_runs_nothing(folder, capsys):
    wrong = FINE.replace("hand 2 wins", "hand 1 wins").replace("@source:book/page-3\n", "")
    (folder / "a.feature").write_text(wrong)
    (folder / "b.feature").write_text("Feature: F\n  Scenario: S\n    Thn hand 1 wins\n")
    assert run(["check", "--lint", "."]) == 1
    printed = capsys.readouterr().out
    assert "a.feature:4:3: error[no-source] this example has no source" in printed
    assert "b.feature:3:5: error[keyword]" in printed
    assert "failed" not in printed


def test_nothing_to_look_at_is_no_success(folder, capsys):
    (folder / "a.feature").write_text(FINE)
    assert run(["check", "--lint", ".", "--tags", "@nothing"]) == 1


def test_results_of_a_lint_are_a_wrong_use(folder, capsys):
    assert run(["check", "--lint", "--results", "r.json"]) == 2
    assert "--lint runs nothing" in capsys.readouterr().err
