"""Which hands look the same to the rules, and how many deals look so."""

from __future__ import annotations

from itertools import combinations
from math import comb

import pytest
from games import ACE_TO_FIVE, HIGH, JOKER, LOW_RANKS, game

from evaluator import Rules, load
from evaluator.classes import Deals, Looks, is_dice, suited_classes, suits_seen

FOUR_FLUSH = '{"four_flush":{"parts":[{"suited":4}]}} high_card'
LOWBALL = game(ACE_TO_FIVE, ranks=LOW_RANKS, runs="none", wins="low")
BADUGI = game(
    "badugi_4 badugi_3 badugi_2 badugi_1",
    ranks=LOW_RANKS,
    runs="none",
    wins="low",
    deal="{cards: 4}",
    hand="{play: {at_most: 4}, from: any}",
)
TWOS_WILD = game(wild=JOKER.replace("Jo", "2"))
TWOS_LAST = game(wild=JOKER.replace("Jo", "2"), natural_beats_wild="true")
RED_JOKER = JOKER.replace("any", "{ranks: any, suits: h d}").replace("of_a_kind", "anywhere")
ONE_RED = game(deck="french-53", wild=RED_JOKER)


def deals(rules: Rules, cards: int) -> Deals:
    return Deals(Looks(rules.game.prizes[0], rules.game.deck, cards), (cards,))


@pytest.mark.parametrize(
    ("rules", "cards", "classes"),
    [
        (LOWBALL, 5, 6_175),  # multisets of five ranks, none more than four times
        (game(), 5, 6_175 + comb(13, 5)),  # the same, and five ranks in one suit
        (game(), 7, 190_346),  # 49,205 and 141,141
        (game(suits="c d h s"), 3, comb(52, 3)),  # every hand looks different
        (BADUGI, 4, 16_432),  # hands of four cards that differ by more than the names of suits
    ],
    ids=["ranks only", "five of a suit", "five of a suit, of seven", "suits in order", "badugi"],
)
def test_how_many_looks_there_are(rules: Rules, cards: int, classes: int) -> None:
    assert deals(rules, cards).size(10**6) == classes


@pytest.mark.parametrize(
    "rules",
    [game(), TWOS_LAST, ONE_RED, game(FOUR_FLUSH), game(deck="french-104"), BADUGI],
    ids=["standard", "natural beats wild", "red joker", "four flush", "two packs", "badugi"],
)
def test_every_deal_is_of_one_class(rules: Rules) -> None:
    every = deals(rules, 4)
    found = [each for choice in every.choices() for each in every.classes(choice)]
    assert sum(ways for _, ways in found) == comb(len(rules.game.deck.cards), 4)
    looks = [every.looks.look(sum(hand)) for hand, _ in found]
    assert len(looks) == len(set(looks))


def test_a_hand_of_a_class_can_be_dealt() -> None:
    rules = game(deck="french-54", wild=JOKER)
    every = deals(rules, 5)
    for choice in every.choices():
        for hand, _ in every.classes(choice):
            cards = every.cards(hand)
            assert len(cards) == 5
            assert all(cards.count(card) <= rules.game.deck.count_of[card] for card in cards)
            look = suits_seen(rules.game.prizes[0], rules.game.deck, 5)
            assert look is not None
            assert look(cards) == every.looks.look(sum(hand))


# rules, two hands, whether they look the same
@pytest.mark.parametrize(
    ("rules", "one", "other", "same"),
    [
        (game(), "Ac Kc 9d 5h 2s", "2d 5s 9c Kh Ad", True),
        (game(), "Ac Kc 9c 5c 2c", "Ah Kh 9h 5h 2h", True),
        (game(), "Ac Kc 9c 5c 2c", "Ac Kc 9c 5c 2d", False),
        (game(), "Ac Kc 9c 5c 2c 3d 4h", "Ac Kc 9c 5c 3c 2d 4h", False),
        (game(), "Ac Kc 9c 5c 2d 3d 4h", "Ac Kc 9c 5d 2d 3d 4h", True),
        (game(FOUR_FLUSH), "Ac Kc 9c 5c 2d", "Ac Kc 9c 5d 2c", False),
        (game(FOUR_FLUSH), "Ac Kc 9c 5d 2d", "Ac Kc 9d 5d 2d", True),
        (LOWBALL, "Ac Kc 9c 5c 2c", "Ac Kc 9c 5c 2d", True),
        (BADUGI, "Ac Kc 9d 5h", "Ah Kh 9d 5c", True),
        (BADUGI, "Ac Kc 9d 5h", "Ac Kd 9d 5h", False),
        (TWOS_WILD, "2c Kc 9c 5c 4c", "2d Kc 9c 5c 4c", True),
        (TWOS_WILD, "2c Kc 9c 5c 4c", "2c Kc 9c 5c 4d", False),
        (TWOS_LAST, "2c Kc 9c 5c 4c", "2d Kc 9c 5c 4c", False),
        (TWOS_LAST, "3c Kc 9c 5c 4d", "3c Kd 9c 5c 4c", True),
        (ONE_RED, "Jo Kc 9c 5c 4c", "Jo Kh 9h 5h 4h", False),
        (ONE_RED, "Jo Kc 9c 5c 4c", "Jo Ks 9s 5s 4s", True),
    ],
)
def test_what_looks_the_same(rules: Rules, one: str, other: str, same: bool) -> None:
    cards = [rules.parse(hand).cards for hand in (one, other)]
    look = suits_seen(rules.game.prizes[0], rules.game.deck, len(cards[0]))
    assert look is not None
    assert (look(cards[0]) == look(cards[1])) is same


def test_what_hangs_on_the_deal_is_not_seen_in_the_cards() -> None:
    by_deal = game(wild="{dealt: {lowest: cards}, stands_for: any, repeats: of_a_kind}")
    for rules in (by_deal, load("omaha-high")):
        assert suits_seen(rules.game.prizes[0], rules.game.deck, 5) is None


def test_dice_are_a_deck_without_suits_whose_faces_can_all_come_up() -> None:
    dice = load("poker-dice").game.deck
    assert is_dice(dice, 5)
    assert not is_dice(dice, 6)
    assert not is_dice(game(HIGH).game.deck, 1)


def test_classes_of_cards_in_four_suits() -> None:
    """Two cards: of one rank, or of two ranks in one suit or in two."""
    found = dict(suited_classes(game().game.deck, 2))
    assert len(found) == 13 + 2 * comb(13, 2)
    assert sum(found.values()) == comb(52, 2)
    for ranks in combinations("23456789TJQKA", 2):
        ways = [ways for hand, ways in found.items() if {card.rank for card in hand} == set(ranks)]
        assert sorted(ways) == [4, 12]
