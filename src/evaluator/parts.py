"""The ways in which cards can fill a part: n of a kind, a run, one suit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, groupby, product

from evaluator.cards import Rank, Suit
from evaluator.rules import Part, Pattern
from evaluator.wilds import Held

Cards = tuple[Held, ...]
Places = Mapping[Rank, int]  # where each rank stands in the order of ranks, 0 the lowest


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


def fills(part: Part, cards: Cards, places: Places) -> Iterator[Fill]:
    """Yield every way to fill the part from the cards that differs in a way that can matter."""
    if part.as_dealt:
        cards = tuple(held.as_dealt() for held in cards)
    if len(cards) < part.size:
        return
    fill_pattern = _PATTERNS[part.pattern]
    if not part.suited:
        yield from fill_pattern(part, cards, places)
        return
    for suit in suits_to_try(cards, part.size):
        of_suit = tuple(held.in_suit(suit) for held in cards)
        yield from fill_pattern(part, of_suit, places)


def suits_to_try(cards: Cards, size: int) -> tuple[Suit, ...]:
    """Return the suits in which so many of the cards can be."""
    counts = Counter(
        suit
        for held in cards
        for suit in dict.fromkeys(s for suits in held.may_be.values() for s in suits)
    )
    return tuple(suit for suit, count in counts.items() if count >= size)


def without(cards: Cards, fill: Fill) -> Cards:
    """Return the cards that the fill leaves."""
    used = {slot.held.place for slot in fill.slots}
    return tuple(held for held in cards if held.place not in used)


def unlike(cards: Sequence[Held], count: int) -> Iterator[tuple[Held, ...]]:
    """Yield every choice of so many cards, only one among choices of cards that are alike."""
    ordered = sorted(cards, key=lambda held: (held.is_wild, held.alike))
    seen: set[tuple[int, ...]] = set()
    for chosen in combinations(ordered, count):
        look = tuple(held.alike for held in chosen)
        if look not in seen:
            seen.add(look)
            yield chosen


def _of_a_kind(part: Part, cards: Cards, places: Places) -> Iterator[Fill]:
    counts = Counter(rank for held in cards for rank, suits in held.may_be.items() if suits)
    for rank, count in counts.items():
        if count < part.size or not ranks_fit(part, (rank,) * part.size, places):
            continue
        able = [held for held in cards if held.may_be.get(rank)]
        for chosen in unlike(able, part.size):
            slots = tuple(Slot(held, rank, held.may_be[rank]) for held in chosen)
            yield Fill(slots, (rank,), (places[rank],))


def _run(part: Part, cards: Cards, places: Places) -> Iterator[Fill]:
    held_ranks = {rank for held in cards for rank, suits in held.may_be.items() if suits}
    for ranks, steps in runs_of(part):
        if not held_ranks.issuperset(ranks) or not ranks_fit(part, ranks, places):
            continue
        even = part.step.least == part.step.most  # then the first card tells all the others
        compared, key = (ranks[:1], steps[:1]) if even else (ranks, steps)
        for slots in _assigned(cards, ranks):
            yield Fill(slots, compared, key)


def _named(part: Part, cards: Cards, places: Places) -> Iterator[Fill]:
    for slots in _assigned(cards, part.named):
        yield Fill(slots, (), ())


def _cards(part: Part, cards: Cards, places: Places) -> Iterator[Fill]:
    for chosen in unlike(cards, part.size):
        for slots in _ranked(chosen):
            slots = sorted(slots, key=lambda slot: -places[slot.rank])
            ranks = tuple(slot.rank for slot in slots)
            if ranks_fit(part, ranks, places):
                yield Fill(tuple(slots), ranks, tuple(places[rank] for rank in ranks))


_PATTERNS: Mapping[Pattern, Callable[[Part, Cards, Places], Iterator[Fill]]] = {
    Pattern.OF_A_KIND: _of_a_kind,
    Pattern.RUN: _run,
    Pattern.NAMED: _named,
    Pattern.CARDS: _cards,
}


@lru_cache(maxsize=256)
def runs_of(part: Part) -> tuple[tuple[tuple[Rank, ...], tuple[int, ...]], ...]:
    """Return the runs that the part can be, each as ranks and their places in what it follows.

    Both begin with the card that the run leads up to: the wheel is 5 4 3 2 A.
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
    return tuple(runs.items())


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


def _assigned(cards: Cards, ranks: tuple[Rank, ...]) -> Iterator[tuple[Slot, ...]]:
    """Yield every way to put one card on each rank, in the order of the ranks."""
    if not ranks:
        yield ()
        return
    tried: set[int] = set()
    for at, held in enumerate(cards):
        suits = held.may_be.get(ranks[0])
        if suits and held.alike not in tried:
            tried.add(held.alike)
            for others in _assigned(cards[:at] + cards[at + 1 :], ranks[1:]):
                yield (Slot(held, ranks[0], suits), *others)


def _ranked(cards: Sequence[Held]) -> Iterator[list[Slot]]:
    """Yield every way to let each of the cards count as some rank.

    Cards that are alike stand side by side, and only one among ways that swap them is yielded.
    """
    choices = []
    for _, group in groupby(cards, key=lambda held: held.alike):
        alike = list(group)
        ranks = [rank for rank, suits in alike[0].may_be.items() if suits]
        choices.append(
            [
                [Slot(held, r, held.may_be[r]) for held, r in zip(alike, chosen, strict=True)]
                for chosen in combinations_with_replacement(ranks, len(alike))
            ]
        )
    for chosen_slots in product(*choices):
        yield [slot for slots in chosen_slots for slot in slots]
