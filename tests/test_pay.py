"""What hands pay, and what pay tables return on the deal, against counts made by hand."""

from __future__ import annotations

import json
from fractions import Fraction
from math import comb
from pathlib import Path

import pytest

from evaluator import load
from evaluator.cli import run
from evaluator.paying import pay_table

# Eight cards, two of them dealt, so that everything can be counted on the fingers: 28 deals, of
# which 4 are pairs, 2 * 6 are of one suit, and 12 are neither. No deal is of three of a kind.
SMALL = """\
rules: eight-cards
title: Eight cards
sources: [{title: A test}]
deck: {ranks: J Q K A, suits: c d}
ranks: J Q K A
runs: none
suits: equal
deal: {cards: 2}
one_deck: false
hand: {play: all, from: any}
wild: none
wins: high
categories:
  - pair: {says: "Pair of {ranks_of}"}
  - flush: {name: Of one suit, parts: [{suited: 2}]}
gaps: allowed
pays: {pair: 1200, flush: 1}
"""

# Where fives of a kind and the like are not possible, the counts of the usual pack are known: 4
# royal flushes, 36 other straight flushes, 13 * 48 fours and so on; 4 ranks make jacks or better,
# each with 6 pairs and 220 * 64 ways to go on.
USUAL = {
    "royal_flush": 4,
    "straight_flush": 36,
    "full_house": 3_744,
    "flush": 5_108,
    "straight": 10_200,
    "three_of_a_kind": 54_912,
    "two_pair": 123_552,
    "jacks_or_better": 4 * 6 * comb(12, 3) * 4**3,
}
# With one joker: 13 fives of a kind, 204 straight flushes of which 24 are royal, the natural ones
# apart. A pair of kings or aces is natural (2 ranks, 6 pairs, 220 * 64 other cards), or a king or
# an ace with the joker and three other ranks: of the 715 - 330 such sets of ranks, 12 make a
# straight with a joker (4 each within A 2 3 4 5 and 9 T J Q K, 5 within T J Q K A, one of them
# twice), and of the 4 ** 4 choices of suits, 4 make a flush.
JOKER = {
    "natural_royal_flush": 4,
    "five_of_a_kind": 13,
    "wild_royal_flush": 20,
    "straight_flush": 180,
    "four_of_a_kind": 3_120,
    "full_house": 6_552,
    "flush": 7_804,
    "straight": 20_532,
    "three_of_a_kind": 137_280,
    "two_pair": 123_552,
}
KINGS_OR_BETTER = 2 * 6 * comb(12, 3) * 4**3 + (comb(13, 4) - comb(11, 4) - 12) * (4**4 - 4)
# By hand, say: 80 wild royal flushes with one deuce, 240 with two and 160 with three; 12 * 52 fives
# of a kind; full houses are 3168 natural ones and 4 * 66 * 36 of two pair and a deuce. The other
# counts are the published ones of deuces wild.
DEUCES = {
    "natural_royal_flush": 4,
    "four_deuces": 48,
    "wild_royal_flush": 480,
    "five_of_a_kind": 624,
    "straight_flush": 2_068,
    "four_of_a_kind": 31_552,
    "full_house": 12_672,
    "flush": 14_472,
    "straight": 62_232,
    "three_of_a_kind": 355_080,
}
TABLES = {  # counts, and the coins of the machine's table in the same order; the rest pays nothing
    "jacks-or-better-vp": (
        USUAL | {"four_of_a_kind": 624},
        [800, 50, 9, 6, 4, 3, 2, 1, 25],
    ),
    "bonus-poker-vp": (
        USUAL | {"four_aces": 48, "four_twos_to_fours": 3 * 48, "four_fives_to_kings": 9 * 48},
        [800, 50, 8, 5, 4, 3, 2, 1, 80, 40, 25],
    ),
    "double-double-bonus-vp": (  # twelve kickers from the ace to the four, less those of the four
        USUAL
        | {
            "four_aces_low_kicker": 12,
            "four_aces": 36,
            "four_twos_to_fours_low_kicker": 3 * 12,
            "four_twos_to_fours": 3 * 36,
            "four_fives_to_kings": 9 * 48,
        },
        [800, 50, 9, 6, 4, 3, 1, 1, 400, 160, 160, 80, 50],
    ),
    "deuces-wild-vp": (DEUCES, [800, 200, 25, 15, 9, 5, 3, 2, 2, 1]),
    "joker-kings-or-better-vp": (
        JOKER | {"kings_or_better": KINGS_OR_BETTER},
        [800, 200, 100, 50, 20, 7, 5, 3, 2, 1, 1],
    ),
    "joker-two-pair-vp": (JOKER, [1000, 100, 50, 50, 20, 10, 6, 5, 2, 1]),
}


@pytest.fixture
def small(tmp_path: Path) -> str:
    file = tmp_path / "eight-cards.yaml"
    file.write_text(SMALL, encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("rules", TABLES)
def test_the_first_deal_of_video_poker_returns_what_counts_by_hand_say(rules: str) -> None:
    counts, coins = TABLES[rules]
    pays = dict(zip(counts, coins, strict=True))
    table = pay_table(load(rules).game)
    deals = comb(53 if rules.startswith("joker") else 52, 5)
    rest = {"nothing": deals - sum(counts.values())}
    assert {line.category: line.count for line in table.lines} == counts | rest
    assert {line.category: line.pays for line in table.lines} == pays | {"nothing": 0}
    assert table.returned == Fraction(sum(n * pays[name] for name, n in counts.items()), deals)


def test_a_pay_table_is_printed_with_its_return(
    small: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["pay", small]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "category             deals  probability     pays     return",
        "Pair                     4     14.2857%    1,200  17142.8571%",
        "Of one suit             12     42.8571%        1   42.8571%",
        "no category             12     42.8571%        0    0.0000%",
        "28 deals; the first deal returns 1203/7, or 17185.7143%",
    ]


def test_a_pay_table_as_data_has_exact_fractions(
    small: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["pay", small, "--json"]) == 0
    names = ("category", "count", "probability", "pays", "return")
    assert json.loads(capsys.readouterr().out) == {
        "rules": "eight-cards",
        "cards": 2,
        "deals": 28,
        "categories": [
            dict(zip(names, ("pair", 4, "1/7", 1200, "1200/7"), strict=True)),
            dict(zip(names, ("flush", 12, "3/7", 1, "3/7"), strict=True)),
            dict(zip(names, (None, 12, "3/7", 0, "0"), strict=True)),
        ],
        "return": "1203/7",
    }


def test_each_hand_is_printed_with_what_it_pays(
    small: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["pay", small, "Ac Ad", "Ac Kc", "Ac Kd"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Ac Ad: Pair of aces; pays 1,200",
        "Ac Kc: Of one suit; pays 1",
        "Ac Kd: no category; pays 0",
    ]


def test_hands_as_data_have_their_value_and_what_they_pay(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["pay", "deuces-wild-vp", "2c 2d Ah Kh Qh", "3c 4d 8h 9h Th", "--json"]) == 0
    royal, nothing = json.loads(capsys.readouterr().out)
    assert (royal["category"], royal["pays"]) == ("wild_royal_flush", 25)
    assert royal["wilds"] == {"2c": "Jh", "2d": "Th"}
    assert (nothing["category"], nothing["pays"]) == ("nothing", 0)


def test_what_is_named_wild_at_the_table_pays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "eight-cards.yaml"
    wild = "{dealt: named, stands_for: any, repeats: of_a_kind}\nnatural_beats_wild: false"
    file.write_text(SMALL.replace("wild: none", f"wild: {wild}"), encoding="utf-8")
    assert run(["pay", str(file), "Ac Jd", "--wild", "J"]) == 0
    assert capsys.readouterr().out == "Ac Jd: Pair of aces; pays 1,200\n"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        pytest.param(["texas-holdem"], "texas-holdem has no pay table", id="no pay table"),
        pytest.param(
            ["standard-high", "Ac Ad 3h 4s 5c"],
            "standard-high has no pay table",
            id="no pay table for a hand",
        ),
        pytest.param(["jacks-or-better-vp", "Ac"], "", id="no hand of the game"),
        pytest.param(
            ["jacks-or-better-vp", "--wild", "7"], "--wild goes with hands", id="wild without hands"
        ),
    ],
)
def test_what_cannot_pay_is_one_clear_line(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["pay", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert complaint in err


def test_a_game_with_several_prizes_pays_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "two-prizes.yaml"
    text = (
        "rules: two-prizes\ntitle: Two prizes\nextends: omaha-hi-lo-8\npays: {flush: 2}\n"
        "sources: [{title: A test}]\n"
    )
    file.write_text(text, encoding="utf-8")
    assert run(["pay", str(file)]) == 2
    assert "several prizes (high and low)" in capsys.readouterr().err
