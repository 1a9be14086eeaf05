"""What the linter finds: where, what, and a hand that shows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from evaluator.cards import AnyCard, written
from evaluator.errors import Place

# every code, and what it says in general
CODES = {
    "impossible": "a category that no hand fits at all",
    "covered": "a category that hands fit, each of which is read as another",
    "no-category": "hands that fit no category, where the rules leave no gaps",
    "no-gaps": "rules that allow gaps, though every hand has a category",
    "out-of-order": "a category that ranks above a rarer one",
    "wild-paradox": "the same in a game with wild cards, where often no order is right",
    "unranked": "hands that tie, though the cards that are played differ in ranks",
    "idle-limit": "a limit without which no hand and no winner changes",
    "idle-part": "a part, or a way to make a category, without which nothing changes",
    "idle-policy": "what is said of wild cards, and changes nothing",
    "allowed-in-vain": "a finding that is allowed and is not there",
}


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that the file may not mean. ``category`` is the one concerned, or empty."""

    place: Place
    code: str
    category: str
    message: str
    witness: tuple[tuple[AnyCard, ...], ...] = ()

    def __str__(self) -> str:
        shown = "; ".join(written(hand) for hand in self.witness)
        return f"{self.place}: {self.code}: {self.message}" + (f" ({shown})" if shown else "")

    def data(self) -> dict[str, Any]:
        """Return it as data that JSON can hold."""
        return {
            "file": self.place.file,
            "line": self.place.line,
            "column": self.place.column,
            "code": self.code,
            "category": self.category,
            "message": self.message,
            "witness": [written(hand) for hand in self.witness],
        }
