"""Exact counts, against published figures and counts worked out by hand."""

from __future__ import annotations

from math import comb

import pytest
from games import ACE_TO_FIVE, DEUCE_TO_SEVEN, FIVE_HIGH, JOKER, LOW_RANKS, game

from evaluator.classes import count_categories
from evaluator.errors import InputError

# Wikipedia, "Poker probability", 5-card poker hands; royal flushes among the straight flushes.
STANDARD_FIVE = {
    "straight_flush": 40,
    "four_of_a_kind": 624,
    "full_house": 3_744,
    "flush": 5_108,
    "straight": 10_200,
    "three_of_a_kind": 54_912,
    "two_pair": 123_552,
    "pair": 1_098_240,
    "high_card": 1_302_540,
}


def counts(rules, cards: int = 5):
    return count_categories(rules.game, rules.game.prizes[0], cards)


def test_standard_five_card_hands() -> None:
    deals, categories, values = counts(game())
    assert deals == comb(52, 5) == sum(categories.values())
    assert categories == STANDARD_FIVE
    assert values == 7_462  # Cactus Kev's count of distinct five-card values


def test_one_fully_wild_joker() -> None:
    """Published for five cards with one fully wild joker: 13 fives, 204 straight flushes, ..."""
    _, categories, _ = counts(game(FIVE_HIGH, deck="french-53", wild=JOKER))
    published = [13, 204, 3_120, 6_552, 7_804, 20_532, 137_280, 123_552]
    assert list(categories.values())[:8] == published
    assert sum(categories.values()) == comb(53, 5)


def test_deuces_wild_with_the_categories_of_video_poker() -> None:
    """Published counts of the first deal of deuces wild."""
    rules = game(
        "natural_royal_flush four_deuces wild_royal_flush five_of_a_kind straight_flush "
        "four_of_a_kind full_house flush straight three_of_a_kind nothing",
        wild=JOKER.replace("Jo", "2"),
    )
    _, categories, _ = counts(rules)
    published = [4, 48, 480, 624, 2_068, 31_552, 12_672, 14_472, 62_232, 355_080]
    assert list(categories.values())[:10] == published


def test_ace_to_five_low() -> None:
    """Without straights and flushes, hands without a pair are C(13, 5) rank sets in 4^5 suits."""
    _, categories, values = counts(game(ACE_TO_FIVE, ranks=LOW_RANKS, runs="none", wins="low"))
    assert categories["no_pair"] == comb(13, 5) * 4**5
    assert categories["pair"] == STANDARD_FIVE["pair"]
    assert values == 6_175  # multisets of five ranks, none more than four times


def test_deuce_to_seven_low() -> None:
    """The ace is high only: 9 runs instead of 10, so 8 x 1020 + 1020 straights, 36 suited."""
    runs = "2 3 4 5 6 7 8 9 T J Q K A"
    _, categories, _ = counts(game(DEUCE_TO_SEVEN, runs=runs, wins="low"))
    assert categories["straight_flush"] == 9 * 4
    assert categories["straight"] == 9 * (4**5 - 4)
    assert categories["flush"] == 4 * (comb(13, 5) - 9)
    assert categories["no_pair"] == (comb(13, 5) - 9) * (4**5 - 4)


def test_badugi_by_hand() -> None:
    """Four ranks in four suits: C(13, 4) rank sets, each with 4! ways to give out the suits."""
    rules = game(
        "badugi_4 badugi_3 badugi_2 badugi_1",
        ranks=LOW_RANKS,
        runs="none",
        wins="low",
        deal="{cards: 4}",
        hand="{play: {at_most: 4}, from: any}",
    )
    _, categories, _ = counts(rules, 4)
    assert categories["badugi_4"] == comb(13, 4) * 24
    # one card plays where all are of one suit, or of one rank
    assert categories["badugi_1"] == 4 * comb(13, 4) + 13


def test_a_suit_that_the_rules_name_is_counted_deal_by_deal() -> None:
    """Three cards with the king of hearts wild: C(51, 2) deals hold it; counted without classes."""
    rules = game(
        "three_of_a_kind pair high_card",
        deal="{cards: 3}",
        hand="{play: 3, from: any}",
        wild="{cards: Kh, stands_for: any, repeats: of_a_kind}",
    )
    _, categories, _ = counts(rules, 3)
    # naturals: 12 ranks x 4, and the three other kings; with the wild: any pair of the 51
    assert categories["three_of_a_kind"] == 12 * 4 + 1 + (12 * 6 + 3)
    assert sum(categories.values()) == comb(52, 3)


def test_what_cannot_be_counted_is_said() -> None:
    with pytest.raises(InputError, match="deals 5 to 10 cards, not 4"):
        counts(game(), 4)
    with pytest.raises(InputError, match="hole and board"):
        counts(game(deal="{hole: 2, board: 5}"), 7)
