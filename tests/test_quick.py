"""No answer of the reference evaluator takes longer than a second, however many cards are wild."""

from __future__ import annotations

from time import process_time

import pytest
from games import ACE_TO_FIVE, DEUCE_TO_SEVEN, FIVE_HIGH, HIGH, JOKER, LOW_RANKS, game

from evaluator import Rules
from evaluator.dealt import parse_dealt
from evaluator.reference import Reference

JOKERS = "{ranks: 2 3 4 5 6 7 8 9 T J Q K A, suits: c d h s, jokers: Jo Jo Jo Jo Jo}"
REVERSED = " ".join(reversed(HIGH.split()))
DEUCES = JOKER.replace("Jo", "2 Jo")
OWN_SUIT = "{cards: 2 3, stands_for: {ranks: any, suits: own}, repeats: of_a_kind}"
OMAHA = {"deal": "{hole: 4, board: 5}", "hand": "{play: 5, from: {hole: 2, board: 3}}"}
BADUGI = "badugi_4 badugi_3 badugi_2 badugi_1"
SOKO = 'high_card pair two_pair {"four_flush":{"parts":[{"suited":4}]}} three_of_a_kind straight'
TWO_KICKERS = '{"low":{"parts":[{"cards":1}],"kickers":2}} pair two_pair three_of_a_kind'


def low(categories: str = REVERSED, **changes: str) -> Rules:
    """Return a game that low hands win, with five jokers."""
    return game(categories, **({"deck": JOKERS, "wild": JOKER, "wins": "low"} | changes))


def never(**changes: str) -> dict[str, str]:
    """Return changes by which a wild card repeats no card."""
    return {"wild": JOKER.replace("of_a_kind", "never"), **changes}


CASES = {
    "five jokers alone": (low(), "Jo Jo Jo Jo Jo"),
    "five jokers and five cards of one suit": (low(), "Tc 9c 5c 4c 2c Jo Jo Jo Jo Jo"),
    "no repeats": (low(**never()), "2h 2d 2s 3s 3c Jo Jo Jo Jo Jo"),
    "the usual order, low": (low(HIGH), "2h 2c 3h 2s 3d Jo Jo Jo Jo Jo"),
    "naturals beat wilds": (low(natural_beats_wild="true"), "4h 5h 3h Qd 9h Jo Jo Jo Jo Jo"),
    "suits break ties": (low(suits="c d h s"), "2s 3c 3d 2h 2d Jo Jo Jo Jo Jo"),
    "deuce to seven": (
        low(DEUCE_TO_SEVEN, runs="2 3 4 5 6 7 8 9 T J Q K A"),
        "2s 2d 3s 2c 2h Jo Jo Jo Jo Jo",
    ),
    "ace to five": (
        low(ACE_TO_FIVE, ranks=LOW_RANKS, runs="none", **never()),
        "2h 2d 2s 2c Jo Jo Jo Jo Jo",
    ),
    "badugi": (
        low(
            BADUGI,
            ranks=LOW_RANKS,
            runs="none",
            hand="{play: {at_most: 4}, from: any}",
            **never(natural_beats_wild="true"),
        ),
        "Kc Qc 7c 9c Ac Jo Jo Jo Jo Jo",
    ),
    "deuces and a joker": (
        low(deck="french-53", wild=DEUCES, natural_beats_wild="true"),
        "4h 3s 4d 4s 4c 2d 2c 2h 2s Jo",
    ),
    "deuces and a joker, high": (
        game(FIVE_HIGH, deck="french-53", wild=DEUCES, natural_beats_wild="true"),
        "Qs 6h 8c 5d 7d 2s Jo 2h 2c 2d",
    ),
    "wilds of their own suits": (
        low(deck="french-52", wild=OWN_SUIT),
        "4d 5d 4c 4s 4h 2c 2h 2d 3h 2s",
    ),
    "two hole cards": (low(**OMAHA), "2h 2s 2d 2c | Jo Jo Jo Jo Jo"),
    "two packs": (low(deck=JOKERS.replace("}", ", copies: 2}")), "2c 2h 2d 2c 2s Jo Jo Jo Jo Jo"),
    "a flush of four": (low(SOKO), "2c Jc 9c Qh Kh Jo Jo Jo Jo Jo"),
    "two kickers": (low(TWO_KICKERS), "6d Js 4s 5s Kh Jo Jo Jo Jo Jo"),
    "no game but high card": (game("high_card", deck=JOKERS, wild=JOKER), "Kd Kc Jo Jo Jo Jo Jo"),
}


@pytest.mark.parametrize("case", CASES)
def test_no_answer_takes_longer_than_a_second(case: str) -> None:
    rules, hand = CASES[case]
    prize = rules.game.prizes[0]
    dealt = parse_dealt(hand, rules.game)
    for only in (None, *prize.categories):
        reference = Reference(prize, rules.game.deck)  # one that has seen no hand yet
        start = process_time()
        reference.evaluate(dealt, only=only)
        assert process_time() - start < 1, only


def test_five_wild_cards_make_the_best_low_hand() -> None:
    value = CASES["five jokers alone"][0].evaluate("Jo Jo Jo Jo Jo")
    assert (value.category, "".join(value.ranks)) == ("high_card", "75432")
