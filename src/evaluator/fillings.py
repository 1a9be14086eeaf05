"""How cards fill the parts of a category and its kickers, the best way first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain, groupby

from evaluator.cards import Card, Rank, Suit
from evaluator.parts import Cards, Fill, Key, Slot, best_first, fills, suits_to_try, without
from evaluator.rules import Category, CategoryId, Part, Pattern, Shape
from evaluator.values import IGNORED, KICKER


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """One part to fill (kickers are the last), and whether it counts when hands are compared."""

    part: Part
    counts: bool = True
    lowest_first: bool = False
    suit: Suit | None = None  # where all parts have to be of one suit
    below: int | None = None  # no card ranks above the lowest of the step with this number


Taken = tuple[tuple[Step, Fill], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Filling:
    """The steps of a category's shape taken: a way but for the suits of the wilds."""

    key: Key
    taken: Taken

    @property
    def slots(self) -> list[tuple[Step, Slot]]:
        """Every card put to use, with the step that took it."""
        return [(step, slot) for step, fill in self.taken for slot in fill.slots]

    @property
    def compared(self) -> tuple[Key, ...]:
        """What was compared, whether high or low wins."""
        return tuple(fill.key for step, fill in self.taken if step.counts)

    @property
    def substitutes(self) -> int:
        """How many of the cards that count stand for another card."""
        return sum(slot.held.substitutes for step, slot in self.slots if step.part.name != IGNORED)

    def rainbows_hold(self, cards: Sequence[Card]) -> bool:
        """Tell whether no suit is there twice in any part that wants it so.

        ``cards`` are what the slots stand for.
        """
        at = 0
        for step, fill in self.taken:
            suits = [card.suit for card in cards[at : at + len(fill.slots)]]
            if step.part.rainbow and len(set(suits)) < len(suits):
                return False
            at += len(fill.slots)
        return True


class Filler:
    """Fills categories with cards.

    The greater key is the better; with ``best`` -1 that is the one of lower ranks.
    """

    def __init__(self, places: Mapping[Rank, int]) -> None:
        self.places = places
        self._plans: dict[tuple[CategoryId, int, int], tuple[Step, ...] | None] = {}

    def fillings(
        self, category: Category, choices: Iterable[Cards], best: int
    ) -> Iterator[Filling]:
        """Yield every way to fill the category from one of the choices of cards, best first."""
        streams = []
        for cards in choices:
            if category.wilds is not None and wild_count(cards) not in category.wilds:
                continue
            if category.as_dealt:
                cards = tuple(held.as_dealt() for held in cards)
            for number in range(len(category.shapes)):
                prefix = (-number,) if len(category.shapes) > 1 else ()
                for steps in self._steps(category, number, cards):
                    streams.append(self._filled(prefix, (), steps, cards, best))
        return best_first(streams)

    def _steps(self, category: Category, number: int, cards: Cards) -> Iterable[tuple[Step, ...]]:
        """Return the steps that fill a shape of the category, once for each suit it may be of."""
        plan, shape = (category.id, number, len(cards)), category.shapes[number]
        if plan not in self._plans:
            self._plans[plan] = _steps(shape, len(cards), suited=category.suited)
        steps = self._plans[plan]
        if steps is None:
            return ()
        if not category.suited:
            return (steps,)
        parts, rest = steps[: len(shape.parts)], steps[len(shape.parts) :]
        return [
            (*(replace(step, suit=suit) for step in parts), *rest)
            for suit in suits_to_try(cards, shape.size)
        ]

    def _filled(
        self, key: Key, taken: Taken, steps: tuple[Step, ...], cards: Cards, best: int
    ) -> Iterator[Filling]:
        """Yield every way to take the steps one after another, best first."""
        if not steps:
            yield Filling(key, taken)
            return
        step, others = steps[0], steps[1:]

        def go_on(key: Key, fill: Fill) -> Iterator[Filling]:
            return self._filled(key, (*taken, (step, fill)), others, without(cards, fill), best)

        def all_of(streams: Iterator[Iterator[Filling]]) -> Iterator[Filling]:
            if any(other.counts for other in others):
                return best_first([*streams])
            return chain.from_iterable(streams)  # what is left to do makes no difference

        its_fills = self._fills(step, taken, cards, best)
        if not step.counts:
            yield from all_of(go_on(key, fill) for fill in its_fills)
            return
        for digits, equal in groupby(its_fills, key=lambda fill: fill.key):
            longer = (*key, *(best * digit for digit in digits))
            yield from all_of(go_on(longer, fill) for fill in equal)

    def _fills(self, step: Step, taken: Taken, cards: Cards, best: int) -> Iterator[Fill]:
        """Yield every way to take this step with these cards, best first."""
        if step.suit is not None:
            cards = tuple(held.in_suit(step.suit) for held in cards)
        if step.below is not None:
            lowest = taken[step.below][1].slots[-1].rank
            cards = tuple(held.up_to(lowest, self.places) for held in cards)
        return fills(step.part, cards, self.places, best=best, lowest_first=step.lowest_first)


def wild_count(cards: Cards) -> int:
    """Return how many of the cards are wild."""
    return sum(held.is_wild for held in cards)


def _steps(shape: Shape, count: int, *, suited: bool) -> tuple[Step, ...] | None:
    """Return the steps that fill the shape with so many cards.

    The parts that count come first, in the order of comparison; then those that do not, the
    kickers, and the cards that are ignored. None where the cards are too few, or too many.

    No kicker ranks above the last part where that takes anything, and no card that is ignored
    above the kickers: a higher one would take the place of a lower. It would be better there
    where high wins, and has to be called so where low wins.
    """
    left = count - shape.size
    kickers = shape.kickers
    if left < 0 or (left > 0 and not kickers.allowed):
        return None
    compared = left if kickers.compared is None else min(kickers.compared, left)
    parts = [Step(shape.parts[number]) for number in shape.compared]
    below = None
    if parts and takes_anything(parts[-1].part) and not suited:
        below = len(parts) - 1
    for number, part in enumerate(shape.parts):
        if number not in shape.compared:
            parts.append(Step(part, counts=False))
    steps = [step for step in parts if step.part.size]
    for label, size in ((KICKER, compared), (IGNORED, left - compared)):
        if not size:
            continue
        lowest_first = label == KICKER and kickers.lowest_first
        if lowest_first:
            below = None
        part = _loose_cards(label, size)
        steps.append(Step(part, label == KICKER, lowest_first=lowest_first, below=below))
        below = None if lowest_first else len(steps) - 1
    return tuple(steps)


@lru_cache(maxsize=64)
def _loose_cards(label: str, count: int) -> Part:
    """Return a part of so many cards, whatever they are."""
    return Part(label, Pattern.CARDS, count)


def takes_anything(part: Part) -> bool:
    """Tell whether any cards at all fill the part."""
    return part == replace(_loose_cards(KICKER, part.size), name=part.name)
