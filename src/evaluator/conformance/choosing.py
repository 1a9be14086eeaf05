"""Which strengths are worth a test vector: both sides of every limit and of every tie-break.

A strength is looked at as the hands that have it are compared: category, how it is made, then rank
by rank.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from evaluator.cards import Rank
from evaluator.rules import Category, Part, Pattern, Prize
from evaluator.values import IGNORED, KICKER, HandValue

ValueOf = Callable[[int], HandValue]  # what a strength means, as one hand of it has it


@dataclass(frozen=True, slots=True)
class Wanted:
    """Hands of two strengths to compare, and why."""

    higher: int
    lower: int
    why: str


def categories(values: Sequence[tuple[int, HandValue]]) -> Iterator[tuple[int, str]]:
    """Yield the ends of each category, and the ends of each way and first rank to make it."""
    ends: dict[object, list[int]] = {}
    names: dict[object, str] = {}
    for strength, value in values:
        keys: tuple[tuple[object, str], ...] = (
            (value.category, ""),
            ((value.category, _made_of(value), value.compared[:1]), _first_rank(value)),
        )
        for key, name in keys:
            ends.setdefault(key, []).append(strength)
            names[key] = f"{_name(value)}{name}"
    for key, strengths in ends.items():
        yield strengths[0], f"weakest {names[key]}"
        yield strengths[-1], f"strongest {names[key]}"


def limits(values: Sequence[tuple[int, HandValue]]) -> Iterator[Wanted]:
    """Yield the weakest hand of each category with the strongest of the next."""
    for (lower, under), (higher, over) in pairwise(values):
        if under.category != over.category:
            why = f"limit: weakest {_name(over)} against strongest {_name(under)}"
            yield Wanted(higher, lower, why)


def closest(values: Sequence[tuple[int, HandValue]]) -> Iterator[Wanted]:
    """Yield, for each step that can decide and each two ranks there, hands next to one another.

    All that is compared later speaks against the better hand. Of those alike the weakest and the
    strongest are taken.
    """
    found: dict[object, list[Wanted]] = {}
    for (lower, under), (higher, over) in pairwise(values):
        if under.category == over.category:
            key, step = _decides(over, under)
            found.setdefault(key, []).append(
                Wanted(higher, lower, f"{_name(over)}: {step}, next to one another")
            )
    for alike in found.values():
        yield alike[0]
        if len(alike) > 1:
            yield alike[-1]


def differing_once(values: Sequence[tuple[int, HandValue]]) -> Iterator[Wanted]:
    """Yield, for each step and each two ranks there, hands that differ in nothing else."""
    seen: set[object] = set()
    others: dict[object, tuple[int, HandValue]] = {}
    for strength, value in values:
        ranks = value.compared
        for at in range(len(ranks)):
            rest = (value.category, _made_of(value), at, ranks[:at], ranks[at + 1 :])
            if rest in others:
                lower, under = others[rest]
                key, step = _decides(value, under)
                if key not in seen:
                    seen.add(key)
                    yield Wanted(strength, lower, f"{_name(value)}: {step} only")
            others[rest] = strength, value


def to_tie(values: Sequence[tuple[int, HandValue]]) -> Iterator[tuple[int, str]]:
    """Yield the weakest, the middle and the strongest of each way to make each category."""
    found: dict[object, list[tuple[int, str]]] = {}
    for strength, value in values:
        if value.category is not None:
            key = value.category, _made_of(value)
            found.setdefault(key, []).append((strength, _name(value)))
    for alike in found.values():
        yield from dict.fromkeys((alike[0], alike[len(alike) // 2], alike[-1]))


def round_the_corner(prize: Prize) -> Iterator[tuple[Rank, ...]]:
    """Yield as many ranks in a row as a run takes, from each rank on and round the corner."""
    sizes = {part.size for category in prize.categories for part in _runs(category)}
    count = len(prize.ranks)
    for size in sorted(sizes):
        for first in range(count if size < count else 0):
            yield tuple(prize.ranks[(first + at) % count] for at in range(size))


def _runs(category: Category) -> Iterator[Part]:
    for shape in category.shapes:
        yield from (part for part in shape.parts if part.pattern is Pattern.RUN)


# -- how hands compare -----------------------------------------------------------------------------


def _name(value: HandValue) -> str:
    return value.category or "no category"


def _first_rank(value: HandValue) -> str:
    return f" of {value.compared[0]}" if value.compared else ""


def _made_of(value: HandValue) -> tuple[tuple[str, int], ...]:
    """Return each part but kickers with how many of its ranks count."""
    loose = (KICKER, IGNORED)
    parts = [part for part in value.parts if part.label not in loose]
    return tuple((part.label, len(part.compared)) for part in parts)


def _label(labels: Sequence[str], at: int) -> str:
    """Return ``trips``, or ``kicker 2`` where there are several."""
    if labels.count(labels[at]) == 1:
        return labels[at]
    return f"{labels[at]} {labels[: at + 1].count(labels[at])}"


def _decides(over: HandValue, under: HandValue) -> tuple[object, str]:
    """Return what makes one hand of a category better: a key of all such pairs, and in words."""
    alike = over.category, _made_of(over), _made_of(under)
    if _made_of(over) != _made_of(under):
        return alike, "what it is made of"
    labels = [part.label for part in over.parts for _ in part.compared]
    for at, (high, low) in enumerate(zip(over.compared, under.compared, strict=False)):
        if high != low:
            return (*alike, at, high, low), f"{_label(labels, at)}, {high} over {low}"
    if len(over.wilds) != len(under.wilds):
        return (*alike, "wilds"), "fewer wilds"
    suits = [(a.suit, b.suit) for a, b in zip(over.stand_ins, under.stand_ins, strict=False)]
    differ = next(((high, low) for high, low in suits if high != low), None)
    return (*alike, differ), f"suit, {differ[0]} over {differ[1]}" if differ else "last ties"
