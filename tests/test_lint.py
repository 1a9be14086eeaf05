"""What the linter finds in files with one slip each, and that the packaged games are clean."""

from __future__ import annotations

import json
from math import comb
from pathlib import Path

import pytest

from evaluator.cli import run
from evaluator.errors import FileFaultsError
from evaluator.lint import lint
from evaluator.lint.finding import CODES, Finding
from evaluator.loader import load_game

ROOT = Path(__file__).parents[1]
# 16 cards, hands of three: quick, and small enough to count by hand
SMALL = """\
rules: small
title: Small
sources: [{title: A test}]
deck: {ranks: J Q K A, suits: c d h s}
ranks: J Q K A
runs: J Q K A
suits: equal
deal: {cards: 3}
one_deck: false
hand: {play: all, from: any}
wild: none
wins: high
categories:
"""
CATEGORIES = """\
  - run_flush: {parts: [{run: 3, suited: true}]}
  - flush: {parts: [{suited: 3}]}
  - three_of_a_kind
  - run: {parts: [{run: 3}]}
  - high_card: {parts: [{cards: 3, unpaired: true}]}
  - pair
"""


def found(folder: Path, text: str) -> list[Finding]:
    file = folder / "small.yaml"
    file.write_text(text, encoding="utf-8")
    return list(lint(load_game(file)))


def told(folder: Path, text: str) -> list[tuple[str, int, str]]:
    return [(its.code, its.place.line, its.category) for its in found(folder, text)]


def line_of(text: str, word: str) -> int:
    return text[: text.index(word)].count("\n") + 1


def changed(old: str, new: str, text: str = SMALL + CATEGORIES) -> str:
    assert old in text
    return text.replace(old, new)


# How many hands there are: 2 runs of 4 suits; 16 trips; 4 suits of 4 - 2 runs; 2 runs of 64 - 4
# suits; 2 more choices of three ranks, of 64 - 4 suits; and pairs.
HIGH_CARDS, PAIRS = 2 * (64 - 4), 4 * 6 * 12


def test_the_numbers_are_those_of_the_pack() -> None:
    runs = 2 * 4 + 2 * (64 - 4)
    assert comb(16, 3) == runs + 4 * 4 + 2 * 4 + HIGH_CARDS + PAIRS


def test_a_small_game_in_the_order_of_frequency_is_clean(tmp_path: Path) -> None:
    assert found(tmp_path, SMALL + CATEGORIES) == []


def test_a_category_that_beats_a_rarer_one_is_told_with_both_numbers(tmp_path: Path) -> None:
    moved = changed("  - pair\n", "")
    text = changed("  - high_card", "  - pair\n  - high_card", moved)
    (finding,) = (its for its in found(tmp_path, text) if its.code == "out-of-order")
    assert finding.category == "pair"
    assert finding.place.line == line_of(text, "- pair")
    assert f"{PAIRS} hands against {HIGH_CARDS}" in finding.message
    assert len(finding.witness) == 2


def test_a_category_that_is_part_of_the_rarer_one_could_stand_nowhere_else(
    tmp_path: Path,
) -> None:
    """288 pairs beat 256 hands of three ranks; but every pair is three cards, too."""
    rest = "  - three_of_a_kind\n  - pair\n  - rest: {parts: [{cards: 3}]}\n"
    assert found(tmp_path, SMALL + rest) == []


def test_low_games_are_not_held_to_the_order_of_frequency(tmp_path: Path) -> None:
    text = changed("wins: high", "wins: low")
    assert "out-of-order" not in {code for code, _, _ in told(tmp_path, text)}


def test_a_category_below_one_that_takes_all_its_hands_is_covered(tmp_path: Path) -> None:
    text = SMALL + CATEGORIES + "  - two_jacks: {parts: [{of_a_kind: 2, only: J}]}\n"
    (finding,) = found(tmp_path, text)
    assert (finding.code, finding.category) == ("covered", "two_jacks")
    assert finding.place.line == line_of(text, "two_jacks")
    (hand,) = finding.witness
    assert sum(str(card).startswith("J") for card in hand) == 2


def test_a_category_that_no_hand_fits_is_impossible(tmp_path: Path) -> None:
    """Each part can be made, but two jacks are not of one suit."""
    odd = "  - odd: {parts: [{of_a_kind: 2, only: J}], suited: true}\n  - pair\n"
    odd = odd.replace("{of_a_kind: 2, only: J}", "{cards: 1, only: J, as: a}, {cards: 1, only: J}")
    text = changed("  - pair\n", odd)
    assert told(tmp_path, text) == [("impossible", line_of(text, "odd"), "odd")]


def test_hands_without_a_category_are_counted(tmp_path: Path) -> None:
    text = changed("  - pair\n", "")
    (finding,) = found(tmp_path, text)
    assert finding.code == "no-category"
    assert finding.message.startswith(f"{PAIRS} hands of 3 cards fit no category")


def test_gaps_that_are_not_there_are_told(tmp_path: Path) -> None:
    text = SMALL.replace("categories:", "gaps: allowed\ncategories:") + CATEGORIES
    assert [code for code, _, _ in told(tmp_path, text)] == ["no-gaps"]


def test_hands_of_other_ranks_that_tie_are_told(tmp_path: Path) -> None:
    """Of a pair only the third card is compared: all hands with an ace beside it tie."""
    text = changed(
        "  - pair\n", "  - pair: {parts: [{of_a_kind: 2}, {cards: 1}], compare: cards}\n"
    )
    (finding,) = (its for its in found(tmp_path, text) if its.category == "pair")
    assert finding.code == "unranked"
    assert finding.message.startswith(f"{PAIRS} hands")


@pytest.mark.parametrize("said", ["kickers: ignored", "compare: none"])
def test_ties_that_the_file_speaks_of_are_meant(tmp_path: Path, said: str) -> None:
    text = changed("  - pair\n", f"  - pair: {{{said}}}\n")
    assert told(tmp_path, text) == []


@pytest.mark.parametrize(
    ("old", "new", "word", "code"),
    [
        ("[{suited: 3}]", "[{suited: 3, at_least: J}]", "at_least", "idle-limit"),
        ("[{suited: 3}]", "[{suited: 3, unpaired: true}]", "unpaired", "idle-limit"),
        ("[{suited: 3}]", "[{suited: 3}], kickers: none", "kickers", "idle-limit"),
        (
            "[{suited: 3}]}",
            "[{suited: 3}], suited: true}",
            "suited: true}\n  - three",
            "idle-limit",
        ),
        (
            "- flush: {parts: [{suited: 3}]}",
            "- flush: {either: [{parts: [{suited: 3}]}, {parts: [{suited: 3, top: A}]}]}",
            "{parts: [{suited: 3, top: A",
            "idle-part",
        ),
    ],
)
def test_a_word_that_decides_nothing_is_told_where_it_stands(
    tmp_path: Path, old: str, new: str, word: str, code: str
) -> None:
    text = changed(old, new)
    findings = told(tmp_path, text)
    assert findings
    assert {its[0] for its in findings} <= {code, "idle-limit"}
    assert (code, line_of(text, word)) in {its[:2] for its in findings}


def test_a_limit_that_decides_is_not_told(tmp_path: Path) -> None:
    aces = "  - aces: {parts: [{of_a_kind: 2, only: A}]}\n  - run:"
    assert told(tmp_path, changed("  - run:", aces)) == []


def wild(cards: str, repeats: str) -> str:
    said = f"wild: {{cards: {cards}, stands_for: any, repeats: {repeats}}}\n"
    text = changed("suits: c d h s}", "suits: c d h s, jokers: Jo}")
    return changed("wild: none\n", said + "natural_beats_wild: false\n", text)


def test_a_wild_policy_that_changes_nothing_is_told(tmp_path: Path) -> None:
    """A joker is the best missing rank where only high cards are looked at, whatever it may."""
    text = wild("Jo", "never")
    text = text[: text.index("categories:")] + "categories:\n  - high_card\n"
    assert ("idle-policy", line_of(text, "wild:"), "") in told(tmp_path, text)


def test_the_paradox_is_counted_in_both_orders(capsys: pytest.CaptureFixture[str]) -> None:
    """The figures of docs/wild-card-paradox.md."""
    text = (ROOT / "docs" / "wild-card-paradox.md").read_text(encoding="utf-8")
    wanted = ("137,280", "123,552", "54,912", "205,920")
    assert all(number in text for number in wanted)
    game = load_game("joker-wild")
    from evaluator.lint.categories import category_findings
    from evaluator.lint.hands import EveryHand

    (finding,) = category_findings(EveryHand(game, game.prizes[0]))
    assert finding.code == "wild-paradox"
    assert (
        '"three_of_a_kind" beats "two_pair", but is the more frequent: 137,280 hands against '
        "123,552 (below it, it would be the rarer, with 54,912 against 205,920: no order is right)"
    ) in finding.message


# -- what is allowed -------------------------------------------------------------------------------

WITHOUT_PAIRS = changed("  - pair\n", "")


def allowed(what: str) -> str:
    return SMALL.replace("categories:", f"allow: {{{what}}}\ncategories:") + CATEGORIES


@pytest.mark.parametrize("what", ["covered", "covered two_jacks"])
def test_what_is_allowed_with_a_reason_is_not_told(tmp_path: Path, what: str) -> None:
    extra = "  - two_jacks: {parts: [{of_a_kind: 2, only: J}]}\n"
    assert told(tmp_path, allowed(f"{what}: a joke of ours") + extra) == []


@pytest.mark.parametrize(
    ("what", "message"),
    [
        ("covered: why", '"covered" is allowed in vain: there is no such finding'),
        ("coverd: why", 'unknown code - did you mean "covered"?'),
    ],
)
def test_what_is_allowed_in_vain_is_told(tmp_path: Path, what: str, message: str) -> None:
    (finding,) = found(tmp_path, allowed(what))
    assert finding.code == "allowed-in-vain"
    assert message in finding.message


@pytest.mark.parametrize("what", ["covered:", "covered: ''", "covered: ' '"])
def test_nothing_is_allowed_without_a_reason(tmp_path: Path, what: str) -> None:
    with pytest.raises(FileFaultsError, match=r"small\.yaml:13:"):
        found(tmp_path, allowed(what))


# -- the command and the packaged games ------------------------------------------------------------


def test_the_command_ends_with_1_where_there_is_something(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "small.yaml"
    file.write_text(WITHOUT_PAIRS, encoding="utf-8")
    assert run(["lint", str(file)]) == 1
    assert f"{file}:14:5: no-category: {PAIRS} hands" in capsys.readouterr().out
    assert run(["lint", str(file), "--json"]) == 1
    (finding,) = json.loads(capsys.readouterr().out)
    assert (finding["line"], finding["column"], finding["code"]) == (14, 5, "no-category")
    file.write_text(SMALL + CATEGORIES, encoding="utf-8")
    assert run(["lint", str(file)]) == 0
    assert capsys.readouterr().out == f"{file}: nothing found\n"


def test_the_page_lists_every_code() -> None:
    page = (ROOT / "docs" / "editing-rules.md").read_text(encoding="utf-8")
    assert all(f"| `{code}` |" in page for code in CODES)


@pytest.mark.parametrize(
    "rules", ["standard-high", "razz", "badugi", "eight-or-better-low", "three-card"]
)
def test_ordinary_games_are_clean_without_a_silence(rules: str) -> None:
    game = load_game(rules)
    assert game.allow == ()
    assert lint(game) == ()


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    "rules",
    [
        *("ace-to-five-low", "ace-to-six-low", "bonus-poker-vp", "bug", "bug-no-five-aces"),
        *("chinese-poker", "comparing-hands", "courchevel", "deuce-to-seven-low"),
        *("double-bonus-vp", "double-joker-wild", "four-card", "joker-wild", "manila"),
        "poker-dice",
    ],
)
def test_packaged_games_are_clean_or_say_why_not(rules: str) -> None:
    assert lint(load_game(rules)) == ()
