"""Compiled and reference agree on a hand of every class that the rules can tell apart.

Classes are those of ``classes``, which the compiler knows nothing of. Hands of as many cards as
are played, and of seven; `pytest -m exhaustive` goes through all games of the library.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np
import pytest

from evaluator import Rules, kernel, load
from evaluator.asking import of_plain_hands
from evaluator.cards import AnyCard, Deck, written
from evaluator.classes import Deals, Looks
from evaluator.dealt import Dealt
from evaluator.errors import NotCompiledError
from evaluator.library import game_ids
from evaluator.reference import Reference
from evaluator.rules import Prize
from evaluator.tables import Tables
from evaluator.values import HandValue
from evaluator.wilds import named_wilds

MOST_CLASSES = 250_000
# a game for each kind of rules; the others are left to `pytest -m exhaustive`
ALWAYS = {
    *(("texas-holdem", 5), ("double-joker-wild", 5), ("deuces-wild-vp", 5), ("royal-holdem", 7)),
    *(("deuce-to-seven-low", 5), ("badugi", 4), ("follow-the-queen", 5), ("soko", 5)),
    *(("poker-dice", 5), ("short-deck", 5), ("three-card", 3)),
}


def cases() -> Iterator[object]:
    for name in game_ids():
        game = load(name).game
        for prize in game.prizes:
            sizes = {prize.hand.play.most}
            if not prize.hand.groups:
                sizes.add(min(7, game.dealt.most))
            for cards in sorted(sizes):
                marks = () if (name, cards) in ALWAYS else (pytest.mark.exhaustive,)
                case = f"{name}-{prize.id}-{cards}".replace("--", "-")
                yield pytest.param(name, prize, cards, marks=marks, id=case)


def hand_of_each_class(prize: Prize, deck: Deck, cards: int) -> Iterator[tuple[AnyCard, ...]]:
    deals = Deals(Looks(prize, deck, cards), (cards,))
    if deals.size(MOST_CLASSES) > MOST_CLASSES:
        pytest.skip("there are too many classes")
    for choice in deals.choices():
        for hand, _ in deals.classes(choice):
            yield deals.cards(hand)


def found_by(rules: Rules, prize: Prize, hands: np.ndarray, named: frozenset[AnyCard], loops: str):
    """Return the strengths, looked up in the tables of hands that are played as a whole."""
    compiled = rules.compiled(prize.id)
    lookup = compiled.store.lookup(hands.shape[1])
    wild = tuple(place for place, card in enumerate(rules.game.deck.cards) if card in named)
    if loops == "in C" and isinstance(lookup, Tables):
        found = np.empty(len(hands), lookup.ranks.values.dtype)
        compiled._loops(lookup, wild or None).many(hands, found)
        return found
    return (lookup.with_wilds(wild) if wild else lookup).strengths(hands)


@pytest.mark.parametrize(("name", "prize", "cards"), [*cases()])
def test_every_class_of_hands_has_the_value_of_the_reference(
    name: str, prize: Prize, cards: int
) -> None:
    rules = load(name)
    deck, by_deal = rules.game.deck, any(kind.dealt for kind in prize.wild)
    named = named_wilds("7", replace_dealt(rules)) if by_deal else frozenset()
    settled = replace(
        prize,
        wild=tuple(
            replace(k, dealt=None, cards=k.cards | (named if k.dealt else frozenset()))
            for k in prize.wild
        ),
    )
    try:
        rules.compiled(prize.id).store.lookup(cards)
    except NotCompiledError as error:
        pytest.skip(str(error))
    hands = list(hand_of_each_class(settled, deck, cards))
    places = np.array([deck.places_of(hand) for hand in hands], np.uint8)
    reference = Reference(of_plain_hands(prize), deck)
    values = [reference.evaluate(Dealt((("cards", hand),)), named) for hand in hands]
    answers = rules.compiled(prize.id).answers
    for loops in ("in numpy", *(("in C",) if kernel.is_there() else ())):
        strengths = found_by(rules, prize, places, named, loops).tolist()
        for hand, value, strength in zip(hands, values, strengths, strict=True):
            answer = answers.categories[strength], answers.reference_strengths[strength]
            assert answer == said(value), f"{written(hand)} {loops}: {answer}; right is {value}"


def said(value: HandValue | None) -> tuple[str | None, int]:
    return (None, 0) if value is None else (value.category, value.strength)


def replace_dealt(rules: Rules):
    """Return the game as if its players named what is wild."""
    return replace(rules.game, prizes=tuple(of_plain_hands(its) for its in rules.game.prizes))
