"""Why a hand is not better, in words; what is right was counted in the hand."""

from __future__ import annotations

import re
from random import Random

import pytest
from games import ACE_TO_FIVE, DEUCE_TO_SEVEN, FIVE_HIGH, HIGH, HIGH_RANKS, JOKER, LOW_RANKS, game

from evaluator import load
from evaluator.dealt import Dealt, dealt_out
from evaluator.library import game_ids
from evaluator.rules import Find

STANDARD = game()
JOKERS = game(FIVE_HIGH, deck="french-54", wild=JOKER)
LOW = game(DEUCE_TO_SEVEN, wins="low", runs=HIGH_RANKS)
ACE_LOW = game(ACE_TO_FIVE, wins="low", ranks=LOW_RANKS, runs="none")
FIVE_PACKS = "{ranks: 2 3 4 5 6 7 8 9 T J Q K A, suits: c d h s, copies: 5}"
ACE_OF_HEARTS = "{cards: Jo, stands_for: {ranks: A, suits: h}, repeats: never}"

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
        "wants 5 cards, no rank twice, and there are at most 3 (6d 4h 2c); "
        "2c 2d share a rank, 4h 4s share a rank",
    ),
    "two-suits": (
        game("badugi_4 high_card", wins="low", ranks=LOW_RANKS, runs="none",
             hand="{play: 4, from: any}", deal="{cards: 4}"),
        "Ac Ad 3h 3s", "badugi_4",
        "wants 4 cards, no rank twice, no suit twice, and there are at most 2 (3h Ac); "
        "Ac Ad share a rank, 3h 3s share a rank",
    ),
    "a-run-that-ends-too-low": (
        game(f"royal_flush {HIGH}"), "Kh Qh Jh Th 9h", "royal_flush",
        "wants a run of 5 of one suit, with A at the top, "
        "and there are at most 4 cards of one (K Q J T)",
    ),
    "of-a-kind-in-one-suit": (
        game(f"flush_five {FIVE_HIGH}", deck=FIVE_PACKS), "5c 5c 5d 5h 5s", "flush_five",
        "wants 5 of one rank of one suit, and there are at most 2 (5)",
    ),
    "all-parts-in-one-suit": (
        game(f"flush_house {FIVE_HIGH}", deck=FIVE_PACKS), "5h 5h 5c 7h 7h Kh", "flush_house",
        "wants 3 of one rank of one suit, and there are at most 2 (7)",  # a five is of clubs
    ),
    "a-wild-that-may-be-left-out": (
        game(f"natural_royal_flush {FIVE_HIGH}", deck="french-53", wild=JOKER),
        "Ah Kh Qh Jh Jo 2c", "natural_royal_flush",
        "wants a run of 5 of one suit, with A at the top, "
        "and there are at most 4 cards of one (A K Q J)",
    ),
    "a-wild-that-may-not-repeat": (
        game(deck="french-53", wild=ACE_OF_HEARTS),
        "Ah Kd Qc 7h Jo 2c", "pair",  # the joker could only be the ace of hearts once more
        "wants 2 of one rank, and there is at most 1 (A)",
    ),
    "named-ranks": (
        game(f'{{"skeet":{{"parts":[{{"named":[2,5,9,9]}}]}}}} {HIGH}'),
        "2c 5d 9h Js Kd", "skeet",
        "wants 2 5 9 9, and there are at most 3 of them (2 5 9)",
    ),
}  # fmt: skip

BADUGI = "no rank twice, no suit twice"
GAMES = {
    "badugi: two suits twice": (
        "badugi", "Ac 2c 3d 4d", "", "badugi_3",
        f"wants 3 cards, {BADUGI}, and there are at most 2 (3d Ac); "
        "Ac 2c share a suit, 3d 4d share a suit",
    ),
    "badugi: one suit twice": (
        "badugi", "3d 2c Ac 4h", "", "badugi_4",
        f"wants 4 cards, {BADUGI}, and there are at most 3 (4h 3d Ac); 2c Ac share a suit",
    ),
    "badugi: one suit": (
        "badugi", "Ac 2c 3c 4c", "", "badugi_2",
        f"wants 2 cards, {BADUGI}, and there is at most 1 (Ac); Ac 2c 3c 4c share a suit",
    ),
    "badugi: one rank": (
        "badugi", "Ac Ad Ah As", "", "badugi_4",
        f"wants 4 cards, {BADUGI}, and there is at most 1 (Ac); Ac Ad Ah As share a rank",
    ),
    "badugi-27: the ace is the worst card": (  # so the deuce is kept
        "badugi-27", "Ac 2c 3d 4h", "", "badugi_4",
        f"wants 4 cards, {BADUGI}, and there are at most 3 (4h 3d 2c); Ac 2c share a suit",
    ),
    "badeucy: of five cards": (
        "badeucy", "2c 3c 4d 4h 5s", "badugi", "badugi_4",  # 5s 4d 2c, but for the fourth a heart
        f"wants 4 cards, {BADUGI}, and there are at most 3 (5s 4d 2c); "
        "4d 4h share a rank, 2c 3c share a suit",
    ),
    "badeucy: the low": (
        "badeucy", "2c 3c 4d 4h 5s", "low", "no_pair",
        "wants 5 cards, no rank twice, and there are at most 4 (5s 4d 3c 2c); 4d 4h share a rank",
    ),
    "ace-to-five-low: paired": (
        "ace-to-five-low", "Kc Kd 2h 7s 8h", "", "no_pair",
        "wants 5 cards, no rank twice, and there are at most 4 (Kc 8h 7s 2h); Kc Kd share a rank",
    ),
    "ace-to-five-low: no second pair": (
        "ace-to-five-low", "Kc Kd 2h 7s 8h", "", "two_pair",
        "beside the high pair, wants 2 of one rank, and there is at most 1 (8)",
    ),
    "deuce-to-seven-low: an ace begins no straight": (
        "deuce-to-seven-low", "Ac 2d 3h 4s 5s", "", "straight",
        "wants a run of 5, and there are at most 4 cards of one (5 4 3 2)",
    ),
    "deuce-to-seven-low: no flush": (
        "deuce-to-seven-low", "2c 3c 4c 5c 7d", "", "flush",
        "wants 5 cards of one suit, and there are at most 4 (5c 4c 3c 2c)",
    ),
    "soko: no four flush": (
        "soko", "2c 3d 4c 5c 7d", "", "four_flush",
        "wants 4 cards of one suit, and there are at most 3 (5c 4c 2c)",
    ),
    "soko: no four straight": (
        "soko", "2c 3d 4c 7c 8d", "", "four_straight",
        "wants a run of 4, and there are at most 3 cards of one (4 3 2)",
    ),
    "omaha-hi-lo-8: four hearts in the hole": (
        "omaha-hi-lo-8", "Ah Kh Qh Jh | Th 2c 3d", "high", "straight_flush",
        "its parts are there, but not in cards that may be played together",
    ),
    "omaha-hi-lo-8: no low": (
        "omaha-hi-lo-8", "Ac Ad Kh Kd | 3c 4d 5h", "low", "no_pair",
        "wants 5 cards, 8 or lower, no rank twice, and there are at most 4 (5h 4d 3c Ac); "
        "Ac Ad share a rank",
    ),
    "omaha-hi-lo-8: kings are no clash in a low": (
        "omaha-hi-lo-8", "Ac 2d Kh Kd | 3c 4d 9h", "low", "no_pair",
        "wants 5 cards, 8 or lower, no rank twice, and there are at most 4 (4d 3c 2d Ac)",
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    ("name", "hand", "prize", "category", "reason"), GAMES.values(), ids=GAMES.keys()
)
def test_the_reason_is_true_in_games_of_other_limits(name, hand, prize, category, reason):
    found = load(name).explain(hand, prize=prize)
    (why_not,) = (reading.why_not for reading in found if reading.category.id == category)
    assert why_not == reason


@pytest.mark.parametrize("name", game_ids())
def test_a_reason_never_says_that_there_is_as_much_as_is_wanted(name):
    rules = load(name)
    game, random = rules.game, Random(3)
    wild = "7" if any(k.dealt and k.dealt.find is Find.NAMED for k in game.prizes[0].wild) else ""
    for _ in range(8):
        cards = random.sample(game.deck.cards, game.dealt.least)
        for prize in game.prizes:
            for reading in rules.explain(
                Dealt(dealt_out(cards, game.deal)), prize=prize.id, wild=wild
            ):
                wants = re.search(r"wants (?:a run of )?(\d+)", reading.why_not)
                has = re.search(r"at most (\d+)", reading.why_not)
                if wants and has:
                    assert int(has[1]) < int(wants[1]), (cards, reading)


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
