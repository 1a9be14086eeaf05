"""The ways in which cards can fill a part: n of a kind, a run, one suit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from heapq import merge
from itertools import chain, combinations, combinations_with_replacement
from typing import Protocol, TypeVar

from evaluator.cards import Rank, Suit
from evaluator.rules import Part, Pattern
from evaluator.wilds import Held

Cards = tuple[Held, ...]
Places = Mapping[Rank, int]  # where each rank stands in the order of ranks, 0 the lowest
Key = tuple[int, ...]  # what ways are compared by


class _Keyed(Protocol):
    @property
    def key(self) -> Key: ...


T = TypeVar("T")
HasKey = TypeVar("HasKey", bound=_Keyed)


@dataclass(frozen=True, slots=True, eq=False)
class Slot:
    """A card put to use: the rank that it counts as, and the suits that it may have there."""

    held: Held
    rank: Rank
    suits: tuple[Suit, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Fill:
    """One way to fill a part, its cards in the order of comparison.

    ``compared`` are the ranks that count when two fills are compared, most telling first, and
    ``key`` where they stand in the order of ranks (of runs, in what they follow).
    """

    slots: tuple[Slot, ...]
    compared: tuple[Rank, ...]
    key: tuple[int, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Order:
    """Which ranks are better, so that the best fills come first."""

    places: Places
    best: int  # 1: higher ranks are better; -1: lower ones
    lowest_first: bool  # the lowest card is compared first

    def sorted(self, ranks: Iterable[Rank]) -> tuple[Rank, ...]:
        """Return the ranks in the order in which they are compared."""
        return tuple(sorted(ranks, key=self.places.__getitem__, reverse=not self.lowest_first))

    def choices(self, ranks: Iterable[Rank], count: int) -> Iterator[tuple[Rank, ...]]:
        """Yield every choice of so many of these ranks, each as often as one likes, best first."""
        return self.best_first(combinations_with_replacement(self.sorted(ranks), count))

    def best_first(self, choices: Iterator[T]) -> Iterator[T]:
        """Yield choices of what is in the order of comparison, the best first."""
        worst_first = (self.best > 0) == self.lowest_first
        return reversed([*choices]) if worst_first else choices


def fills(
    part: Part, cards: Cards, places: Places, *, best: int = 1, lowest_first: bool = False
) -> Iterator[Fill]:
    """Yield every way to fill the part that differs in a way that can matter, best first.

    Higher ranks are better where ``best`` is 1, lower ones where it is -1. With ``lowest_first``
    the cards of a part are compared from the lowest up.
    """
    if part.as_dealt:
        cards = tuple(held.as_dealt() for held in cards)
    if len(cards) < part.size:
        return iter(())
    fill_pattern, order = _PATTERNS[part.pattern], Order(places, best, lowest_first)
    if not part.suited:
        return fill_pattern(part, cards, order)
    streams = [
        fill_pattern(part, tuple(held.in_suit(suit) for held in cards), order)
        for suit in suits_to_try(cards, part.size)
    ]
    return best_first(streams, best)


def best_first(streams: Sequence[Iterator[HasKey]], best: int = 1) -> Iterator[HasKey]:
    """Yield from all streams, each of them best first, the best first."""
    if len(streams) == 1:
        return streams[0]
    return merge(*streams, key=lambda each: each.key, reverse=best > 0)


def suits_to_try(cards: Cards, size: int) -> tuple[Suit, ...]:
    """Return the suits in which so many of the cards can be."""
    counts = Counter(chain.from_iterable(map(suits_of, cards)))
    return tuple(suit for suit, count in counts.items() if count >= size)


def suits_of(held: Held) -> dict[Suit, None]:
    """Return the suits in which the card can be, in any rank."""
    return dict.fromkeys(chain.from_iterable(held.may_be.values()))


def without(cards: Cards, fill: Fill) -> Cards:
    """Return the cards that the fill leaves."""
    used = {slot.held.place for slot in fill.slots}
    return tuple(held for held in cards if held.place not in used)


def by_likeness(cards: Iterable[Held]) -> list[Held]:
    """Return the cards with those that are alike side by side, natural cards first."""
    return sorted(cards, key=lambda held: (held.is_wild, held.alike))


def unlike(cards: Iterable[Held], count: int) -> Iterator[tuple[Held, ...]]:
    """Yield every choice of so many cards, only one among choices of cards that are alike."""
    return _unlike(by_likeness(cards), count, alike=lambda held: held.alike)


def _unlike(ordered: Sequence[T], count: int, alike: Callable[[T], int]) -> Iterator[tuple[T, ...]]:
    """Yield every choice in the order of the list, in which what is alike stands side by side."""
    seen: set[tuple[int, ...]] = set()
    for chosen in combinations(ordered, count):
        look = tuple(map(alike, chosen))
        if look not in seen:
            seen.add(look)
            yield chosen


def _of_a_kind(part: Part, cards: Cards, order: Order) -> Iterator[Fill]:
    places = order.places
    counts = Counter(chain.from_iterable(held.may_be for held in cards))
    enough = [rank for rank, count in counts.items() if count >= part.size]
    for rank in sorted(enough, key=places.__getitem__, reverse=order.best > 0):
        if not ranks_fit(part, (rank,) * part.size, places):
            continue
        able = [held for held in cards if held.may_be.get(rank)]
        for chosen in unlike(able, part.size):
            slots = tuple(Slot(held, rank, held.may_be[rank]) for held in chosen)
            yield Fill(slots, (rank,), (places[rank],))


def _run(part: Part, cards: Cards, order: Order) -> Iterator[Fill]:
    held_ranks = {rank for held in cards for rank in held.may_be}
    even = part.step.least == part.step.most  # then the first card tells all the others
    runs = runs_of(part)
    for ranks, steps in reversed(runs) if order.best > 0 else runs:
        if not held_ranks.issuperset(ranks) or not ranks_fit(part, ranks, order.places):
            continue
        compared, key = (ranks[:1], steps[:1]) if even else (ranks, steps)
        for slots in _assigned(cards, ranks):
            yield Fill(slots, compared, key)


def _named(part: Part, cards: Cards, order: Order) -> Iterator[Fill]:
    for slots in _assigned(cards, part.named):
        yield Fill(slots, (), ())


def _cards(part: Part, cards: Cards, order: Order) -> Iterator[Fill]:
    able = [held for held in cards if held.may_be]
    if any(held.is_free for held in able):
        streams = [_ranked(part, chosen, order) for chosen in unlike(able, part.size)]
        yield from best_first(streams, order.best)
        return
    slots = [Slot(held, *next(iter(held.may_be.items()))) for held in by_likeness(able)]
    slots.sort(key=lambda slot: order.places[slot.rank], reverse=not order.lowest_first)
    for chosen in order.best_first(_unlike(slots, part.size, lambda slot: slot.held.alike)):
        ranks = tuple(slot.rank for slot in chosen)
        if ranks_fit(part, ranks, order.places):
            yield Fill(chosen, ranks, tuple(order.places[rank] for rank in ranks))


def _ranked(part: Part, chosen: Cards, order: Order) -> Iterator[Fill]:
    """Yield every way to let each of these cards count as some rank, best first.

    Of cards that have only one rank there is nothing to choose. More of them do not change
    which ranks of the others are better.
    """
    settled = [Slot(held, *next(iter(held.may_be.items()))) for held in chosen if not held.is_free]
    free = tuple(held for held in chosen if held.is_free)
    for free_ranks in order.choices({rank for held in free for rank in held.may_be}, len(free)):
        ranks = order.sorted((*(slot.rank for slot in settled), *free_ranks))
        if not ranks_fit(part, ranks, order.places):
            continue
        key = tuple(order.places[rank] for rank in ranks)
        for slots in _assigned(free, free_ranks):
            in_order = sorted((*settled, *slots), key=lambda slot: ranks.index(slot.rank))
            yield Fill(tuple(in_order), ranks, key)


_PATTERNS: Mapping[Pattern, Callable[[Part, Cards, Order], Iterator[Fill]]] = {
    Pattern.OF_A_KIND: _of_a_kind,
    Pattern.RUN: _run,
    Pattern.NAMED: _named,
    Pattern.CARDS: _cards,
}


@lru_cache(maxsize=256)
def runs_of(part: Part) -> tuple[tuple[tuple[Rank, ...], tuple[int, ...]], ...]:
    """Return the runs that the part can be, each as ranks and their places in what it follows.

    The lowest comes first. Both begin with the card that the run leads up to: the wheel is
    5 4 3 2 A.
    """

    def down_from(top: int, count: int) -> Iterator[tuple[int, ...]]:
        if count == 1:
            yield (top,)
            return
        for step in range(part.step.least, part.step.most + 1):
            if top - step >= 0:
                for rest in down_from(top - step, count - 1):
                    yield (top, *rest)

    runs: dict[tuple[Rank, ...], tuple[int, ...]] = {}
    for top in range(len(part.along)):
        for steps in down_from(top, part.size):
            runs.setdefault(tuple(part.along[step] for step in steps), steps)
    return tuple(sorted(runs.items(), key=lambda run: run[1]))


def ranks_fit(part: Part, ranks: tuple[Rank, ...], places: Places) -> bool:
    """Tell whether these ranks keep the part's limits; the highest, or a run's last, is first."""
    return (
        (part.top is None or ranks[0] == part.top)
        and (part.bottom is None or ranks[-1] == part.bottom)
        and (not part.unpaired or len(set(ranks)) == len(ranks))
        and (not part.only or all(rank in part.only for rank in ranks))
        and all(rank in ranks for rank in part.includes)
        and (part.at_least is None or all(places[r] >= places[part.at_least] for r in ranks))
        and (part.at_most is None or all(places[r] <= places[part.at_most] for r in ranks))
    )


def _assigned(cards: Cards, ranks: tuple[Rank, ...], first: int = 0) -> Iterator[tuple[Slot, ...]]:
    """Yield every way to put one card on each rank, in the order of the ranks.

    The first rank gets none of the cards before ``first``: on two equal ranks that stand side by
    side, the same two cards are put only once.
    """
    if not ranks:
        yield ()
        return
    tried: set[int] = set()
    for at, held in enumerate(cards[first:], first):
        suits = held.may_be.get(ranks[0])
        if suits and held.alike not in tried:
            tried.add(held.alike)
            same = at if ranks[:1] == ranks[1:2] else 0
            for others in _assigned(cards[:at] + cards[at + 1 :], ranks[1:], same):
                yield (Slot(held, ranks[0], suits), *others)
