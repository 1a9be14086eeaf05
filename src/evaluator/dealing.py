"""Every hand of a pack, many at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb

import numpy as np

from evaluator.tables import Hands

HANDS_A_TIME = 100_000
MOST_BEGINNINGS = 3_200_000  # five cards of a pack with two jokers are 3,162,510


def every_hand_of(places: Sequence[int], cards: int) -> Iterator[Hands]:
    """Yield every choice of so many of these places, some 100,000 of them at a time.

    They come in the order of ``places_of_sets``: by the last place, then by the one before and so
    on. So whatever stands before a last place is the beginning of one list of smaller choices.
    """
    count = len(places)
    most = min(cards, count)
    size = next(size for size in range(most, -1, -1) if comb(count, size) <= MOST_BEGINNINGS)
    its = np.array(places, np.uint8)
    beginnings = its[_every_set(count, size)]
    for ends in combinations(range(size, count), cards - size):
        last = comb(ends[0], size) if ends else len(beginnings)
        for first in range(0, last, HANDS_A_TIME):
            some = beginnings[first : min(last, first + HANDS_A_TIME)]
            hands = np.empty((len(some), cards), np.uint8)
            hands[:, :size], hands[:, size:] = some, its[list(ends)]
            yield hands


def _every_set(count: int, size: int) -> Hands:
    """Return every choice of so many of 0, 1, ... count - 1, in the order of their last, ..."""
    if size == 0:
        return np.empty((1, 0), np.uint8)
    fewer = _every_set(count - 1, size - 1)
    sets = np.empty((comb(count, size), size), np.uint8)
    first = 0
    for last in range(size - 1, count):
        end = first + comb(last, size - 1)
        sets[first:end, :-1], sets[first:end, -1] = fewer[: end - first], last
        first = end
    return sets
