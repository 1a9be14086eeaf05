"""Which lines of a rule file decided: those that hands were read by, and what put losers out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from evaluator.errors import Place
from evaluator.rules import Game, Prize, PrizeId
from evaluator.showdown import Comparison, PrizeResult, compared_parts
from evaluator.values import HandValue

Values = Mapping[PrizeId, Mapping[int, HandValue]]  # by the numbers of the hands, from 1

# What a step of a comparison begins with, and the key of the rule file that it speaks of
_CHOICES = {"natural cards": "natural_beats_wild", "suit of the ": "suits"}
_NOTHING = ("all that counts is equal", "no hand ")  # steps that put nobody out begin so ...
_EQUAL = (": equal", ", held fixed")  # ... or end so


@dataclass(frozen=True, slots=True)
class RuleLine:
    """A line that hands were read or compared by; ``decided`` tells whether it made a difference.

    ``what`` is a category (``pair``), a part of one (``pair/pair``) or a key (``suits``).
    """

    place: Place
    what: str
    prize: PrizeId
    hands: tuple[int, ...]
    decided: bool


def deciding_steps(steps: Iterable[str]) -> list[str]:
    """Return the steps of a comparison that put a hand out, in their order."""
    return [s for s in steps if not s.startswith(_NOTHING) and not s.endswith(_EQUAL)]


def rule_lines(game: Game, values: Values, comparison: Comparison | None) -> Iterator[RuleLine]:
    """Yield the lines by which hands were read, and those that broke their ties.

    Where hands are only read, or all tie, each of the lines decided; else those that the steps
    which put a hand out speak of.
    """
    results = {result.prize: result for result in comparison.prizes} if comparison else {}
    for prize in game.prizes:
        if prize.id in values:
            read = _Read(prize, values[prize.id])
            yield from read.lines(results.get(prize.id))


class _Read:
    """The lines by which the hands were read for one prize, with the numbers of the hands."""

    def __init__(self, prize: Prize, values: Mapping[int, HandValue]) -> None:
        self._prize = prize
        self._values = values
        self._hands: dict[tuple[Place, str], list[int]] = {}
        for number, value in values.items():
            for spot in self._spots(value):
                hands = self._hands.setdefault(spot, [])
                if number not in hands:  # two parts may be written as one
                    hands.append(number)

    def lines(self, result: PrizeResult | None) -> Iterator[RuleLine]:
        steps = deciding_steps(result.steps) if result else []
        decided = {spot for step in steps for spot in self._decided_by(step, result)}
        for spot in decided:
            self._hands.setdefault(spot, list(self._values))
        for spot, hands in self._hands.items():
            place, what = spot
            yield RuleLine(place, what, self._prize.id, tuple(hands), not steps or spot in decided)

    def _spots(self, value: HandValue) -> list[tuple[Place, str]]:
        """Return where the category of a hand stands and where its parts do, by their names."""
        category = self._prize.category(value.category or "")
        if category is None or category.place is None:
            return []
        parts = [(part.place, f"{category.id}/{part.label}") for part in value.parts if part.place]
        return [(category.place, category.id), *parts]

    def _decided_by(self, step: str, result: PrizeResult | None) -> Sequence[tuple[Place, str]]:
        """Return the lines that a step speaks of, one that put a hand out."""
        assert result is not None, "only a comparison has steps"
        label = step.partition(": ")[0]
        for begins, key in (*_CHOICES.items(), *_fouls(label)):
            if label.startswith(begins):
                place = self._prize.places.get(key)
                return [(place, key)] if place else []
        if label == "category":
            return [spot for value in self._values.values() for spot in self._spots(value)[:1]]
        best = [result.values[winner - 1].category for winner in result.winners]
        alike = [value for value in self._values.values() if value.category in best]
        if label == "made of":
            return [spot for value in alike for spot in self._spots(value)[1:]]
        if label == "in all":
            return list(self._hands)
        return [spot for value in alike for spot in self._compared(value, label)]

    def _compared(self, value: HandValue, label: str) -> list[tuple[Place, str]]:
        """Return the line of the part that is called so; of a kicker, that of the category."""
        category, *parts = self._spots(value)
        for name, part in compared_parts(value):
            if name == label:
                own = [spot for spot in parts if spot[0] == part.place]
                return own[:1] or [category]
        return []


def _fouls(label: str) -> list[tuple[str, str]]:
    return [(label, "foul_unless_rising")] if label.endswith(" is foul") else []
