"""treys (PyPI), which evaluates five to seven cards of the usual pack."""

from __future__ import annotations

from adapter import serve
from treys import Card, Evaluator

EVALUATOR = Evaluator()
NAMES = {"royal_flush": "straight_flush"}  # which treys names apart


def worth(cards: list[str]) -> int:
    """Return the number that treys gives to a hand, 1 for the best."""
    found: int = EVALUATOR.evaluate([], [Card.new(card) for card in cards])
    return found


def category(cards: list[str]) -> str:
    """Return what treys calls the hand, as rule files do."""
    name = EVALUATOR.class_to_string(EVALUATOR.get_rank_class(worth(cards)))
    found = name.lower().replace(" ", "_")
    return NAMES.get(found, found)


serve(lambda cards: -worth(cards), category)
