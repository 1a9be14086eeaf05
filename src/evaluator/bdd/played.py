"""How a hand was played, in one line for a failure and as data for the results."""

from __future__ import annotations

from typing import Any

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


def played_data(value: HandValue) -> dict[str, Any]:
    """Return the same as data that JSON can hold."""
    return {
        "category": value.category,
        "name": value.name,
        "strength": value.strength,
        "ranks": list(value.ranks),
        "cards": [str(card) for card in value.cards],
        "wilds": [[str(card), str(stands_for)] for card, stands_for in value.wilds],
        "kickers": list(value.kickers),
    }
