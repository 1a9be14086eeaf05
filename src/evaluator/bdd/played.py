"""How a hand was played, in one line for a failure."""

from __future__ import annotations

from evaluator.cards import written
from evaluator.values import HandValue


def played_line(value: HandValue) -> str:
    """Return the category, the cards in the order of comparison, the wilds and the kickers.

    ``Three of a kind: 8c 8d 8h Jo 7s (Jo is As), kickers A 7``.
    """
    if value.category is None:
        return "no category"
    line = f"{value.name}: {written(value.cards)}"
    if value.wilds:
        line += f" ({', '.join(f'{card} is {stands_for}' for card, stands_for in value.wilds)})"
    if value.kickers:
        line += f", kickers {' '.join(value.kickers)}"
    return line
