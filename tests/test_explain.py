"""Why a hand is not better, in words; what is right was counted in the hand."""

from __future__ import annotations

import pytest
from games import ACE_TO_FIVE, DEUCE_TO_SEVEN, FIVE_HIGH, HIGH, HIGH_RANKS, JOKER, LOW_RANKS, game

STANDARD = game()
JOKERS = game(FIVE_HIGH, deck="french-54", wild=JOKER)
LOW = game(DEUCE_TO_SEVEN, wins="low", runs=HIGH_RANKS)
ACE_LOW = game(ACE_TO_FIVE, wins="low", ranks=LOW_RANKS, runs="none")

REASONS = {
    "nothing-of-a-run": (
        STANDARD, "Kc Kd 2h 7s 7h", "straight",
        "wants a run of 5, and there is at most 1 card of one (K)",
    ),
    "four-of-a-run": (
        STANDARD, "9c Tc Jd Qd 2h", "straight",
        "wants a run of 5, and there are at most 4 cards of one (Q J T 9)",
    ),
    "suited-run": (
        STANDARD, "9c Tc Jc Qd 2h", "straight_flush",
        "wants a run of 5 of one suit, and there are at most 3 cards of one (J T 9)",
    ),
    "run-with-a-wild": (
        JOKERS, "Jo 9c Jc Kd 2h", "straight",
        "wants a run of 5, and there are at most 3 cards of one (K J 9), wilds aside",
    ),
    "flush": (
        STANDARD, "Kh Kd 2h 7s 7h", "flush",
        "wants 5 cards of one suit, and there are at most 3 (Kh 7h 2h)",
    ),
    "of-a-kind": (
        STANDARD, "Kc Kd 7s 7h 2h", "four_of_a_kind",
        "wants 4 of one rank, and there are at most 2 (K)",
    ),
    "second-part": (
        STANDARD, "Kc Kd Kh 7h 2h", "full_house",
        "beside the trips, wants 2 of one rank, and there is at most 1 (7)",
    ),
    "part-of-a-longer-name": (
        STANDARD, "Kc Kd Qh 7h 2h", "two_pair",
        "beside the high pair, wants 2 of one rank, and there is at most 1 (Q)",
    ),
    "limits": (
        game(f"jacks_or_better {HIGH}"), "Tc Td Qh 7h 2h", "jacks_or_better",
        "wants 2 of one rank, J or higher, and there is at most 1 (Q)",
    ),
    "wilds": (
        game(f"natural_royal_flush {FIVE_HIGH}", deck="french-53", wild=JOKER),
        "Ah Kh Qh Jh Jo", "natural_royal_flush",
        "wants no wild cards, and the hand has 1",
    ),
    "a-low-hand-is-also-worse": (
        LOW, "2c 3d 4h 5s 6d", "no_pair",
        "however they are played, these cards are also a worse hand",
    ),
    "unpaired": (
        ACE_LOW, "2c 2d 4h 4s 6d", "no_pair",
        "wants 5 cards, no rank twice, and there are at most 3 (6d 4h 2c)",
    ),
    "two-suits": (
        game("badugi_4 high_card", wins="low", ranks=LOW_RANKS, runs="none",
             hand="{play: 4, from: any}", deal="{cards: 4}"),
        "Ac Ad 3h 3s", "badugi_4",
        "wants 4 cards, no rank twice, no suit twice, and there are at most 2 (3h Ac)",
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    ("rules", "hand", "category", "reason"), REASONS.values(), ids=REASONS.keys()
)
def test_what_a_hand_lacks_is_said_with_what_it_has(rules, hand, category, reason):
    readings = {reading.category.id: reading for reading in rules.explain(hand)}
    assert readings[category].why_not == reason
    assert readings[category].value is None


def test_every_category_has_a_value_or_a_reason():
    for reading in STANDARD.explain("Kc Kd 2h 7s 7h"):
        assert (reading.value is None) == bool(reading.why_not)
