"""Counts of more cards than are played, against published figures and other ways to count."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb

import pytest
from games import ACE_TO_FIVE, DEUCE_TO_SEVEN, JOKER, LOW_RANKS, game

from evaluator.counting import count_deals
from evaluator.errors import InputError

# Wikipedia, "Poker probability", 7-card poker hands
STANDARD_SEVEN = {
    "straight_flush": 41_584,
    "four_of_a_kind": 224_848,
    "full_house": 3_473_184,
    "flush": 4_047_644,
    "straight": 6_180_020,
    "three_of_a_kind": 6_461_620,
    "two_pair": 31_433_400,
    "pair": 58_627_800,
    "high_card": 23_294_460,
}


def counts(rules, cards: int):
    return count_deals(rules.game, rules.game.prizes[0], cards)


def test_the_best_five_of_seven_standard_cards() -> None:
    deals, categories, values = counts(game(), 7)
    assert deals == comb(52, 7) == sum(categories.values())
    assert categories == STANDARD_SEVEN
    assert values == 4_824  # the distinct values of seven cards


def test_hole_and_board_cards_are_counted_together() -> None:
    rules = game("flush nothing", deal="{hole: 2, board: 4}")
    _, categories, _ = counts(rules, 6)
    five, six = comb(13, 5) * 39, comb(13, 6)
    assert categories == {"flush": 4 * (five + six), "nothing": comb(52, 6) - 4 * (five + six)}


def test_a_low_of_seven_cards() -> None:
    """Seven cards make five different ranks unless they have four or fewer."""
    rules = game(ACE_TO_FIVE, ranks=LOW_RANKS, runs="none", wins="low")
    _, categories, _ = counts(rules, 7)
    ways = Counter()  # hands of seven cards by how many ranks they have
    ways[0] = 1
    table = {(0, 0): 1}
    for _ in range(13):
        grown: Counter[tuple[int, int]] = Counter()
        for (ranks, cards), number in table.items():
            for count in range(min(4, 7 - cards) + 1):
                grown[ranks + (count > 0), cards + count] += number * comb(4, count)
        table = grown
    assert categories["no_pair"] == sum(table[ranks, 7] for ranks in (5, 6, 7))


def test_wilds_among_more_cards_than_are_played() -> None:
    """A small pack and hands of three cards, so that every deal can be evaluated by itself."""
    rules = game(
        '{"run":{"parts":[{"run":3}]}} three_of_a_kind {"flush3":{"parts":[{"suited":3}]}} pair '
        "high_card",
        deck="{ranks: J Q K A, suits: c d h s, jokers: Jo}",
        ranks="J Q K A",
        runs="A J Q K",
        deal="{cards: 3 to 5}",
        hand="{play: 3, from: any}",
        wild=JOKER,
    )
    one_by_one = Counter(
        rules.evaluate(" ".join(map(str, hand))).category
        for hand in combinations(rules.game.deck.cards, 4)
    )
    _, categories, _ = counts(rules, 4)
    assert {k: n for k, n in categories.items() if n} == one_by_one


def test_what_cannot_be_counted_is_said() -> None:
    lowball = game(DEUCE_TO_SEVEN, runs="2 3 4 5 6 7 8 9 T J Q K A", wins="low")
    with pytest.raises(InputError, match="suits can hurt"):
        counts(lowball, 7)
    with pytest.raises(InputError, match="deals 5 to 10 cards, not 11"):
        counts(game(), 11)
    omaha = game(deal="{hole: 4, board: 5}", hand="{play: 5, from: {hole: 2, board: 3}}")
    with pytest.raises(InputError, match="from each group"):
        counts(omaha, 9)
