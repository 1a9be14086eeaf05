"""Tables of every single hand, for rules that look at suits too closely for smaller ones."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from math import comb

import numpy as np

from evaluator.asking import Answers, asked
from evaluator.cards import Deck
from evaluator.classes import Tell, suited_classes, suits_are_alike
from evaluator.dealing import every_hand_of
from evaluator.errors import NotCompiledError
from evaluator.rules import Prize
from evaluator.samples import Sample
from evaluator.tables import EveryHand, places_of_sets

MOST_HANDS = 3_200_000  # five cards of a pack with two jokers are 3,162,510


def every_hand(
    prize: Prize, deck: Deck, cards: int, tell: Tell | None = None
) -> tuple[EveryHand, Answers]:
    """Return the table of all hands of so many cards.

    The reference evaluator is asked once for hands that differ only in the names of suits.

    Raises:
        NotCompiledError: there are too many hands, or suits cannot change places.
    """
    if comb(len(deck.cards), cards) > MOST_HANDS:
        raise NotCompiledError(f"there are too many hands of {cards} cards")
    if deck.copies > 1 or not suits_are_alike(prize, deck):
        raise NotCompiledError("suits cannot change places: every hand is a class of its own")
    if any(kind.dealt is not None for kind in prize.wild):
        raise NotCompiledError("the deal says which cards are wild")
    if cards > prize.hand.play.most:
        fewer, answers = every_hand(prize, deck, cards - 1, tell)
        return _one_card_more(fewer, deck), answers
    hands = list(_a_hand_of_each_class(deck, cards))
    answers, worth = asked(prize, deck, [Sample(hand) for hand in hands], tell)
    values = np.zeros(comb(len(deck.cards), cards), answers.dtype)
    rows = np.array(hands, np.uint8)
    for renamed in _renamings_of_suits(deck):
        values[places_of_sets(np.sort(renamed[rows], axis=1))] = worth
    return EveryHand(cards, values), answers


def _one_card_more(fewer: EveryHand, deck: Deck) -> EveryHand:
    """Return the table of hands of one card more: the best that leaving out one card gives."""
    cards = fewer.cards + 1
    found = []
    for hands in every_hand_of(range(len(deck.cards)), cards):
        best = np.zeros(len(hands), fewer.values.dtype)
        for at in range(cards):
            np.maximum(best, fewer.strengths(np.delete(hands, at, axis=1)), out=best)
        found.append(best)
    return EveryHand(cards, np.concatenate(found))


def _a_hand_of_each_class(deck: Deck, cards: int) -> Iterator[tuple[int, ...]]:
    """Yield a hand of each class, as places in the deck; every choice of jokers is its own."""
    suited = len(deck.cards) - len(deck.jokers)
    jokers = range(suited, len(deck.cards))
    for count in range(min(len(jokers), cards) + 1):
        for chosen in combinations(jokers, count):
            for hand, _ in suited_classes(deck, cards - count):
                yield (*deck.places_of(hand), *chosen)


def _renamings_of_suits(deck: Deck) -> Iterator[np.ndarray[tuple[int], np.dtype[np.uint8]]]:
    """Yield for each order of the suits what becomes of each card."""
    count = len(deck.suits)
    suited = len(deck.cards) - len(deck.jokers)
    for order in permutations(range(count)):
        yield np.array(
            [
                place - place % count + order[place % count] if place < suited else place
                for place in range(len(deck.cards))
            ],
            np.uint8,
        )
