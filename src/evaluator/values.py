"""``HandValue``, which compares."""

from __future__ import annotations

from dataclasses import dataclass, field

from evaluator.cards import AnyCard, Card, Rank
from evaluator.errors import Place
from evaluator.rules import CategoryId

KICKER = "kicker"  # the label of the cards that no part takes and that are compared ...
IGNORED = "ignored"  # ... and of those that are not


@dataclass(frozen=True, slots=True)
class FilledPart:
    """A part of a category and the cards that fill it, in the order of comparison.

    ``label`` is the part's name (``trips``), ``kicker`` or ``ignored``; ``compared`` are the ranks
    that count when hands are compared, most telling first (one for trips, five for a flush, none
    where the part does not count); ``cards`` are as dealt, ``stand_ins`` what they stand for;
    ``place`` is where a rule file has the part, nothing for kickers.
    """

    label: str
    compared: tuple[Rank, ...]
    cards: tuple[AnyCard, ...]
    stand_ins: tuple[Card, ...]
    place: Place | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True, order=True)
class HandValue:
    """What a hand is worth under one set of rules; the greater value wins, low games too.

    ``strength`` is equal exactly where hands tie, and 0 for a hand without a category. Values
    of different rules do not compare.
    """

    strength: int
    category: CategoryId | None = field(compare=False)
    name: str = field(compare=False)
    parts: tuple[FilledPart, ...] = field(compare=False)  # those that count, then the kickers
    shape: int = field(default=0, compare=False)  # in which of the category's ways it is made

    @property
    def cards(self) -> tuple[AnyCard, ...]:
        """The played cards as dealt, in the order of comparison: the parts', then the kickers."""
        return tuple(card for part in self.parts for card in part.cards)

    @property
    def stand_ins(self) -> tuple[Card, ...]:
        """What each of ``cards`` counts as."""
        return tuple(card for part in self.parts for card in part.stand_ins)

    @property
    def ranks(self) -> tuple[Rank, ...]:
        """The ranks as they count, in the order of comparison; the wheel is 5 4 3 2 A."""
        return tuple(card.rank for card in self.stand_ins)

    @property
    def compared(self) -> tuple[Rank, ...]:
        """The ranks that count, as they are compared: one for trips, five for a flush."""
        return tuple(rank for part in self.parts for rank in part.compared)

    @property
    def wilds(self) -> tuple[tuple[AnyCard, Card], ...]:
        """Each card that stands for another, with what it stands for."""
        pairs = zip(self.cards, self.stand_ins, strict=True)
        return tuple((card, stand_in) for card, stand_in in pairs if card != stand_in)

    @property
    def kickers(self) -> tuple[Rank, ...]:
        """The ranks of the kickers that are compared, as they count."""
        return tuple(rank for part in self.parts if part.label == KICKER for rank in part.compared)
