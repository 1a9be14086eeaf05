"""phevaluator (PyPI): five to seven cards of the usual pack, and with `omaha` nine cards of it."""

from __future__ import annotations

import sys

from adapter import serve
from phevaluator import evaluate_cards, evaluate_omaha_cards

OMAHA = "omaha" in sys.argv[1:]

# It gives numbers only, 1 for the best hand to 7462; these are the last of each category, which
# follow from how many different hands each has: 10, 156, 156, 1277, 10, 858, 858, 2860, 1277.
LAST = {
    10: "straight_flush",
    166: "four_of_a_kind",
    322: "full_house",
    1599: "flush",
    1609: "straight",
    2467: "three_of_a_kind",
    3325: "two_pair",
    6185: "pair",
    7462: "high_card",
}


def worth(cards: list[str]) -> int:
    """Return the number that phevaluator gives to a hand, 1 for the best."""
    if len(cards) not in ({9} if OMAHA else {5, 6, 7}):
        raise ValueError(f"{len(cards)} cards")
    if OMAHA:  # it wants the board before the hole cards
        cards = cards[4:] + cards[:4]
    found: int = evaluate_omaha_cards(*cards) if OMAHA else evaluate_cards(*cards)
    return found


def category(cards: list[str]) -> str:
    """Return the category that such a number lies in."""
    number = worth(cards)
    return next(name for last, name in LAST.items() if number <= last)


serve(lambda cards: -worth(cards), category)
