"""What the reference evaluator says of many hands, numbered from the weakest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from evaluator.cards import Deck
from evaluator.classes import Tell
from evaluator.dealt import Dealt
from evaluator.reference import Reference
from evaluator.rules import CategoryId, Find, Prize, WildRank
from evaluator.samples import Sample


@dataclass(frozen=True, slots=True)
class Answers:
    """What the reference evaluator said: for each strength, 1 for the weakest hand, what it is.

    ``reference_strengths`` are what ``HandValue.strength`` has for it.
    """

    categories: tuple[CategoryId | None, ...]
    reference_strengths: tuple[int, ...]

    @property
    def dtype(self) -> type[np.unsignedinteger[Any]]:
        """The smallest type that holds every strength."""
        return np.uint16 if len(self.categories) <= 1 << 16 else np.uint32


def asked(
    prize: Prize, deck: Deck, hands: Sequence[Sample], tell: Tell | None = None
) -> tuple[Answers, npt.NDArray[np.uint32]]:
    """Return what there is among hands that are played as a whole, and the strength of each.

    It is 0 for what is no hand and for hands without a category.
    """
    return answers_of([*_ask(prize, deck, hands, tell)])


def answers_of(
    found: Sequence[tuple[int, CategoryId | None]],
) -> tuple[Answers, npt.NDArray[np.uint32]]:
    """Return which answers there are among strengths with categories, and the place of each."""
    category_of = dict(found)
    strengths = (0, *sorted(category_of.keys() - {0}))
    place_of = {strength: place for place, strength in enumerate(strengths)}
    answers = Answers(
        categories=tuple(category_of.get(strength) for strength in strengths),
        reference_strengths=strengths,
    )
    return answers, np.array([place_of[strength] for strength, _ in found], np.uint32)


def _ask(
    prize: Prize, deck: Deck, hands: Sequence[Sample], tell: Tell | None
) -> Iterator[tuple[int, CategoryId | None]]:
    reference = Reference(of_plain_hands(prize), deck)
    for done, hand in enumerate(hands):
        if tell is not None and done % 100 == 0:
            tell(done, len(hands))
        cards = tuple(deck.cards[place] for place in hand.places)
        named = frozenset(deck.cards[place] for place in hand.named)
        value = reference.evaluate(Dealt((("cards", cards),)), named) if cards else None
        yield (0, None) if value is None else (value.strength, value.category)


def of_plain_hands(prize: Prize) -> Prize:
    """Return the prize where all cards are of one group, and we say which are wild by the deal."""
    named = WildRank(Find.NAMED)
    return replace(
        prize,
        hand=replace(prize.hand, groups=()),
        wild=tuple(replace(k, dealt=named) if k.dealt else k for k in prize.wild),
    )
