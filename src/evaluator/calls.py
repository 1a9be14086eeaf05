"""What a hand has to be called where low wins: nobody may overlook his own pair."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from evaluator.cards import NO_SUIT, Card, Rank
from evaluator.fillings import Filler, Filling, takes_anything
from evaluator.parts import Cards, Key
from evaluator.rules import Category
from evaluator.wilds import Held, printed

Ranks = tuple[Rank, ...]
MOST_KNOWN = 1 << 14  # how many sets of ranks are kept in mind


class Calls:
    """Tells whether nobody could call a hand worse than it is called.

    Worse is a weaker category or, in the same one, parts of higher ranks. Most categories look
    at ranks only: what those say is found out once for all hands of the same ranks.
    """

    def __init__(self, categories: Sequence[Category], filler: Filler) -> None:
        self.categories, self.filler = categories, filler
        self._place = {category.id: place for place, category in enumerate(categories)}
        self._weakest = lru_cache(MOST_KNOWN)(self._find_weakest)
        self._highest = lru_cache(MOST_KNOWN)(self._find_highest)

    def never(self, category: Category) -> bool:
        """Tell whether every hand can be called worse than this category."""
        place = self._place[category.id]
        return any(map(_takes_every_hand, self.categories[place + 1 :]))

    def ranks_allow(self, category: Category, filling: Filling, *, fixed: bool) -> bool:
        """Tell whether nobody could call the hand worse who looks at the ranks only.

        Where the category is ``fixed``, it is not called another.
        """
        ranks = tuple(sorted(slot.rank for _, slot in filling.slots))
        if not fixed and self._weakest(ranks) > self._place[category.id]:
            return False
        return _looks_at_suits(category) or self._highest(category, ranks) == filling.compared

    def suits_allow(
        self, category: Category, filling: Filling, cards: Sequence[Card], *, fixed: bool
    ) -> bool:
        """Tell whether nobody could call the hand worse for suits or for what was dealt.

        ``cards`` are what the slots of the filling stand for.
        """
        standing = tuple(
            slot.held.standing_for(card)
            for (_, slot), card in zip(filling.slots, cards, strict=True)
        )
        weaker = () if fixed else self.categories[self._place[category.id] + 1 :]
        for other in filter(_looks_at_suits, weaker):
            if next(self._readings(other, standing), None) is not None:
                return False
        if not _looks_at_suits(category):
            return True
        return next(self._readings(category, standing)).compared == filling.compared

    def _find_weakest(self, ranks: Ranks) -> int:
        """Return the place of the weakest category that cards of these ranks fit, -1 if none."""
        places = range(len(self.categories) - 1, -1, -1)
        fits = (p for p in places if self._highest(self.categories[p], ranks) is not None)
        return next(fits, -1)

    def _find_highest(self, category: Category, ranks: Ranks) -> tuple[Key, ...] | None:
        """Return what is compared of cards of these ranks, None where they do not fit."""
        if _looks_at_suits(category):
            return None
        cards = tuple(
            Held(card, place, ranks.index(card.rank), None, printed(card))
            for place, card in enumerate(Card(rank, NO_SUIT) for rank in ranks)
        )
        best = next(self.filler.fillings(category, [cards], best=1), None)
        return None if best is None else best.compared

    def _readings(self, category: Category, standing: Cards) -> Iterator[Filling]:
        """Yield the ways to read cards as the category when it is settled what they stand for."""
        for filling in self.filler.fillings(category, [standing], best=1):
            cards = tuple(Card(slot.rank, slot.suits[0]) for _, slot in filling.slots)
            if filling.rainbows_hold(cards):
                yield filling


@lru_cache(maxsize=1024)
def _looks_at_suits(category: Category) -> bool:
    """Tell whether it matters what suits the cards have, which are wild, or what was dealt."""
    parts = [part for shape in category.shapes for part in shape.parts]
    return (
        category.suited
        or category.as_dealt
        or category.wilds is not None
        or any(part.suited or part.rainbow or part.as_dealt for part in parts)
    )


def _takes_every_hand(category: Category) -> bool:
    """Tell whether any cards at all fit the category, as they do high card."""
    return not _looks_at_suits(category) and any(
        shape.kickers.allowed and shape.size <= 1 and all(map(takes_anything, shape.parts))
        for shape in category.shapes
    )
