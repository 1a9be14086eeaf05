"""What a failing example is told that would make it pass: it does, and nothing is written."""

import pytest

from evaluator.bdd.check import check
from evaluator.cli import run

HEAD = """\
Feature: F
  Scenario: S
    Given the rules "{rules}"
{hands}    When the hands are {act}
    Then {then}
"""
KINGS, ACES, TRIPS = "Kc Kd 9h 7s 4d", "Ac Ad 9c 7c 4h", "8c 8d 8h Jo 7s"
HI_LO = ("Ah 2c Kc Kd | 3d 4s 8h Kh 9s", "As 2d Qc Qd | 3d 4s 8h Kh 9s")


def feature(then, hands=(KINGS, ACES), rules="standard-high", act="compared"):
    given = "".join(f'    And hand {n} is "{cards}"\n' for n, cards in enumerate(hands, 1))
    return HEAD.format(rules=rules, hands=given, act=act, then=then)


@pytest.fixture
def file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path / "f.feature"


def failed(file, text):
    file.write_text(text, encoding="utf-8")
    (record,) = [each for each in check([file]).scenarios if each["state"] == "failed"]
    return record


WRONG = {
    "winner": (feature("hand 1 wins"), "hand 2 wins"),
    "winner and category": (
        feature('hand 1 wins with "Pair"', ("Kc Kd Kh 7s 4d", KINGS), act="compared"),
        'hand 1 wins with "Three of a kind"',
    ),
    "draw": (feature("hand 1 wins", (KINGS, "Ks Kh 9c 7c 4h")), "it is a draw"),
    "share": (
        feature("it is a draw", (KINGS, "Ks Kh 9c 7c 4h", "Qc Qd 9s 7d 4c")),
        'hands "1 2" share',
    ),
    "shares": (
        feature('the shares are "1 0"', HI_LO, "omaha-hi-lo-8"),
        'the shares are "3/4 1/4"',
    ),
    "prize": (
        feature('hand 1 wins for the "low"', HI_LO, "omaha-hi-lo-8"),
        'it is a draw for the "low"',
    ),
    "pays": (
        feature("hand 1 pays 9", ("Jc Jd 4h 7s 2d",), "jacks-or-better-vp", "read"),
        "hand 1 pays 1",
    ),
    "decided": (feature('it is decided by the "first kicker"'), 'it is decided by the "pair"'),
    "explanation": (
        feature('the explanation says "pair: kings: equal"'),
        'the explanation says "pair: kings against aces: hand 2 wins"',
    ),
    "category": (feature('hand 1 is read as "Flush"', act="read"), 'hand 1 is read as "Pair"'),
    "a category": (feature("hand 1 has no category", act="read"), 'hand 1 is read as "Pair"'),
    "no category": (
        feature(
            'hand 1 is read as "Eight or better" for the "low"',
            (HI_LO[0].replace("3d 4s", "Td Ts"),),
            "omaha-hi-lo-8",
            "read",
        ),
        'hand 1 has no category for the "low"',
    ),
    "plays": (
        feature('hand 1 plays "Kd Kc 9h 7s 4d"', act="read"),
        'hand 1 plays "Kc Kd 9h 7s 4d"',
    ),
    "ranks together": (
        feature('the ranks of hand 1 are "KKQ74"', act="read"),
        'the ranks of hand 1 are "KK974"',
    ),
    "ranks apart": (
        feature('the ranks of hand 1 are "K K Q 7 4"', act="read"),
        'the ranks of hand 1 are "K K 9 7 4"',
    ),
    "kickers": (
        feature('the kickers of hand 1 are "9 7"', act="read"),
        'the kickers of hand 1 are "9 7 4"',
    ),
    "rank of a wild": (
        feature('the wild in hand 1 stands for "K"', (TRIPS,), "joker-wild", "read"),
        'the wild in hand 1 stands for "8"',
    ),
    "wild": (
        feature('the wilds in hand 1 stand for "8h 8s"', (TRIPS,), "joker-wild", "read"),
        'the wild in hand 1 stands for "8s"',
    ),
    "result": (
        feature('the result is "DRAW"', ("TC JC", "AD 4S"), "texas-holdem-judge").replace(
            "    And hand 1", '    And the board "2H 7H TH QS KC"\n    And hand 1'
        ),
        'the result is "1 PAIR TTKQJ"',
    ),
    "refusal": (
        feature('it is refused because "too many"', ("Kc Kc 9h 7s 4d",), act="read"),
        None,
    ),
    "unheard refusal": (
        feature('hand 1 is read as "Pair"', ("Kc Kc 9h 7s 4d",), act="read"),
        None,
    ),
}


@pytest.mark.parametrize(("text", "wanted"), WRONG.values(), ids=WRONG)
def test_the_step_that_is_told_passes_in_place_of_the_wrong_one(file, text, wanted):
    told = failed(file, text)["suggestion"]
    assert (told["cells"], told["text"]) == (None, None)
    assert wanted in (None, told["step"])
    lines = text.splitlines()
    assert lines[told["line"] - 1].startswith("    Then ")
    lines[told["line"] - 1] = f"    Then {told['step']}"
    file.write_text("\n".join(lines), encoding="utf-8")
    assert check([file]).count("passed") == 1


OUTLINE = """\
Feature: F
  Scenario Outline: S
    Given the rules "standard-high"
    And hand 1 is "<one>"
    And hand 2 is "<two>"
    When the hands are compared
    Then hand <winner> wins with "<kind>"
    Examples:
      | one            | two            | winner | kind  |
      | Kc Kd Kh 7s 4d | Ac Ad 9c 7c 4h | 2      | Flush |
"""


def test_in_a_row_the_cells_are_told(file):
    told = failed(file, OUTLINE)["suggestion"]
    assert told == {
        "line": 10,
        "cells": {"winner": "1", "kind": "Three of a kind"},
        "step": None,
        "text": None,
        "because": ["category: three of a kind against pair: hand 1 wins"],
    }


def test_cells_that_say_the_cards_too_are_left_alone(file):
    text = OUTLINE.replace('hand <winner> wins with "<kind>"', 'hand 1 plays "<one>"')
    text = text.replace(" | winner | kind  |", " |").replace(" | 2      | Flush |", " |")
    told = failed(file, text.replace("Kc Kd Kh 7s 4d", "Kc Kd 7s Kh 4d"))["suggestion"]
    assert (told["cells"], told["line"]) == (None, 7)
    assert told["step"].startswith('hand 1 plays "K')


def test_a_whole_text_is_told(file):
    text = """\
Feature: F
  Scenario: S
    Given the rules "texas-holdem-judge"
    When the deals are judged:
      \"""
      TC JC
      AD 4S
      2H 7H TH QS KC
      \"""
    Then the output is:
      \"""
      DRAW
      \"""
"""
    told = failed(file, text)["suggestion"]
    assert (told["line"], told["text"], told["step"]) == (10, "1 PAIR TTKQJ", None)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(feature('it is refused because "twice"', act="read"), id="nothing refused"),
        pytest.param(feature("hand 3 wins", act="read"), id="nothing compared"),
        pytest.param(feature('hand 1 is read as "Flsh"', act="read"), id="no such category"),
        pytest.param(feature('the wild in hand 1 stands for "8"', act="read"), id="no wild"),
    ],
)
def test_nothing_is_told_where_no_value_would_pass(file, text):
    assert failed(file, text)["suggestion"] is None
    assert "no other value would pass" in "\n".join(check([file]).lines(suggest=True))


def test_the_reasons_are_those_of_every_prize(file):
    told = failed(file, feature('hand 1 wins for the "low"', HI_LO, "omaha-hi-lo-8"))["suggestion"]
    assert [step.partition(": ")[0] for step in told["because"]] == ["high"] + ["low"] * 7


def test_the_command_tells_it_with_the_reason_and_writes_nothing(file, capsys):
    file.write_text(OUTLINE, encoding="utf-8")
    assert run(["check", "f.feature", "--suggest"]) == 1
    printed = capsys.readouterr().out
    assert (
        "  would pass: winner: 1 (not 2), kind: Three of a kind (not Flush)    <- f.feature:10\n"
        "  because:    category: three of a kind against pair: hand 1 wins\n"
    ) in printed
    assert "hand 1: Kc Kd Kh 7s 4d = Three of a kind: " in printed
    assert file.read_text(encoding="utf-8") == OUTLINE
    assert [path.name for path in file.parent.iterdir()] == ["f.feature"]
    run(["check", "f.feature"])
    assert "would pass" not in capsys.readouterr().out
