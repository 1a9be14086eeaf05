"""Hands of several prizes that have to rise."""

from __future__ import annotations

from fractions import Fraction

import pytest

from evaluator import Rules
from evaluator.fouls import foul
from evaluator.loader import read_game

TEXT = """
rules: rows
title: Rows of three, five and five
sources: [{title: A test}]
deck: french-52
ranks: 2 3 4 5 6 7 8 9 T J Q K A
runs: A 2 3 4 5 6 7 8 9 T J Q K A
suits: equal
deal: {front: 3, middle: 5, back: 5}
one_deck: true
wild: none
wins: high
foul_unless_rising: front middle back
prizes:
  front:
    hand: {play: 3, from: {front: 3}}
    categories: [three_of_a_kind, pair, high_card]
  middle:
    hand: {play: 5, from: {middle: 5}}
    categories: &rows
      - straight_flush
      - four_of_a_kind
      - full_house
      - flush
      - straight
      - three_of_a_kind
      - two_pair
      - pair
      - high_card
  back:
    hand: {play: 5, from: {back: 5}}
    categories: *rows
"""
HIGH = TEXT[TEXT.index("&rows\n") + 6 : TEXT.index("  back:")]
ROWS = Rules(read_game(TEXT.replace("&rows", "").replace("*rows", "\n" + HIGH), "rows.yaml"))

HANDS = {
    "a-pair-before-no-pair": (
        "2c 2d 3h | Ac Kd 9h 5s 3c | 4c 4d 4h 8s 9s", "its front beats its middle"),
    "the-middle-beats-the-back": (
        "2c 2d 3h | 4c 4d 4h 8s 9s | 3c 3d Jh Js Qd", "its middle beats its back"),
    "all-rise": ("2c 3d 4h | 5c 5d 9h Ts Kd | 6c 6d 6h 7s 8s", ""),
    "the-higher-pair": (
        "Kc Kd 3h | Qc Qd 9h 5s 3c | 4c 4d 4h 8s 9s", "its front beats its middle"),
    "the-kicker": ("Kc Kd Ah | Kh Ks Qh 5s 3c | 4c 4d 4h 8s 9s", "its front beats its middle"),
    "equal-as-far-as-the-front-goes": ("Kc Kd Qh | Kh Ks Qd 5s 3c | 4c 4d 4h 8s 9s", ""),
    "the-wheel-is-the-lowest-straight": (
        "2c 3d 5h | 2d 3c 4h 5s 6d | Ac 2s 3h 4d 5c", "its middle beats its back"),
}  # fmt: skip


@pytest.mark.parametrize(("hand", "why"), HANDS.values(), ids=HANDS)
def test_a_hand_is_foul_where_a_row_beats_the_next(hand, why):
    assert foul(ROWS.game, ROWS.evaluate_prizes(hand)) == why


def test_a_foul_hand_wins_nothing():
    risen = "2c 3d 4h | 5c 5d 9h Ts Kd | 6c 6d 6h 7s 8s"
    not_risen = "Ac Ad As | Kc Ks 9d 9s 3c | Qc Qd Qh Qs Js"
    comparison = ROWS.compare(risen, not_risen)
    assert comparison.shares == (Fraction(1), Fraction(0))
    assert comparison.steps[0] == "hand 2 is foul: its front beats its middle"
    assert [prize.winners for prize in comparison.prizes] == [(1,)] * 3


def test_a_category_held_fixed_asks_for_no_rows():
    comparison = ROWS.compare(
        "2c 2d 3h | Ac Kd 9h 5s 3c | 4c 4d 4h 8s 9s",
        "3d 3s 5h | Ah Ks 9d 5d 2h | 6c 6d 6h 8h 9c",
        as_category="front:pair",
    )
    assert comparison.winners == (2,)
