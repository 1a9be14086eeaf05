"""Hands on the table and what came of them, as data for results."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from evaluator.bdd.deciding import RuleLine, Values, rule_lines
from evaluator.rules import Game
from evaluator.showdown import Comparison

if TYPE_CHECKING:
    from evaluator.values import HandValue

ShowPath = Callable[[str], str]  # a file as results name it


@dataclass(frozen=True, slots=True)
class Deal:
    """Hands by their numbers, what each is worth for each prize, and how they compare."""

    hands: Mapping[int, str] = field(default_factory=dict)
    values: Values = field(default_factory=dict)
    comparison: Comparison | None = None

    @classmethod
    def of_comparison(cls, comparison: Comparison) -> Deal:
        """Return the deal that was compared."""
        hands = dict(enumerate(map(str, comparison.hands), 1))
        values = {its.prize: dict(enumerate(its.values, 1)) for its in comparison.prizes}
        return cls(hands, values, comparison)

    def data(self, game: Game | None, show_path: ShowPath) -> dict[str, Any]:
        """Return the deal as data that JSON can hold; without a game no lines of its file."""
        comparison = self.comparison
        lines = rule_lines(game, self.values, comparison) if game else ()
        return {
            "hands": [self._hand(number) for number in sorted(self.hands)],
            "winners": list(comparison.winners) if comparison else None,
            "steps": list(comparison.steps) if comparison else None,
            "shares": [str(share) for share in comparison.shares] if comparison else None,
            "lines": [line_data(line, show_path) for line in lines],
        }

    def _hand(self, number: int) -> dict[str, Any]:
        from evaluator.report import value_data

        values: dict[str, HandValue] = {
            prize: its[number] for prize, its in self.values.items() if number in its
        }
        played = {prize: value_data(value) for prize, value in values.items()}
        first = next(iter(played.values()), None)
        hand = {"number": number, "hand": self.hands[number], "played": first}
        return {**hand, "prizes": played} if len(played) > 1 else hand


def line_data(line: RuleLine, show_path: ShowPath) -> dict[str, Any]:
    """Return a line of a rule file as data that JSON can hold."""
    return {
        "file": show_path(line.place.file),
        "line": line.place.line,
        "what": line.what,
        "prize": line.prize,
        "hands": list(line.hands),
        "decided": line.decided,
    }
