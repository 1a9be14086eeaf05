"""What hands of so many cards are worth, by what the rules can see of them.

More cards than are played are worth the best that leaving out one of them gives.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, combinations_with_replacement

import numpy as np
import numpy.typing as npt

from evaluator.asking import Answers
from evaluator.sight import Sight
from evaluator.tables import LANE_BITS, places_of_sets

Rows = npt.NDArray[np.int64]  # a row for each hand: its symbols, ascending


@dataclass(frozen=True, slots=True)
class Level:
    """What hands of so many cards are worth.

    ``mixed`` has a strength for each choice of symbols, in the order of ``multisets``: of hands
    that have no suit of many cards. ``by_lane`` has one for each lane of cards of one suit.
    ``by_both`` has one for each choice of symbols with a lane, as ``index << LANE_BITS | lane``
    ascending and the strengths in the same order.
    """

    cards: int
    answers: Answers
    mixed: npt.NDArray[np.uint32]
    by_lane: npt.NDArray[np.uint32]
    by_both: tuple[npt.NDArray[np.int64], npt.NDArray[np.uint32]]
    lanes_are_enough: bool


def grown(seen: Sight, fewer: Level) -> Level:
    """Return what hands of one card more are worth: the best that leaving out one card gives."""
    cards = fewer.cards + 1
    rows = multisets(len(seen.symbols), cards)
    mixed = np.zeros(len(rows), np.uint32)
    for at in range(cards):
        np.maximum(mixed, fewer.mixed[places_of_rows(np.delete(rows, at, axis=1))], out=mixed)
    empty = (np.empty(0, np.int64), np.empty(0, np.uint32))
    return Level(
        cards=cards,
        answers=fewer.answers,
        mixed=mixed,
        by_lane=_grown_lanes(seen, fewer.by_lane, cards),
        by_both=empty if fewer.lanes_are_enough else _grown_both(seen, fewer, cards),
        lanes_are_enough=fewer.lanes_are_enough,
    )


def _grown_lanes(
    seen: Sight, by_lane: npt.NDArray[np.uint32], cards: int
) -> npt.NDArray[np.uint32]:
    grown, naturals = by_lane.copy(), seen.naturals
    lanes = np.arange(len(by_lane))
    enough_wilds = lanes >> naturals <= sum(seen.copies[naturals:])
    lanes = lanes[(_held(seen, lanes) == cards) & enough_wilds]
    for rank in range(naturals):
        has = lanes[lanes >> rank & 1 == 1]
        grown[has] = np.maximum(grown[has], by_lane[has ^ 1 << rank])
    has = lanes[lanes >> naturals > 0]
    grown[has] = np.maximum(grown[has], by_lane[has - (1 << naturals)])
    return grown


def _grown_both(
    seen: Sight, fewer: Level, cards: int
) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.uint32]]:
    """Return the strengths of looks with a lane, of hands of so many cards; see ``Level``."""
    rows, lanes = looks_with_lanes(seen, cards)
    best = np.zeros(len(rows), np.uint32)
    for at in range(cards):
        symbols, left = rows[:, at], places_of_rows(np.delete(rows, at, axis=1))
        is_wild = symbols >= seen.naturals
        in_lane = (lanes >> symbols & 1 == 1) & ~is_wild
        beside = (rows == symbols[:, None]).sum(axis=1) > in_lane
        # the card may be left out of the suit, or of the rest of the hand
        for choice, shorter in (
            (in_lane | is_wild, lanes - (1 << symbols)),
            (beside & ~is_wild, lanes),
        ):
            worth = _worth(seen, fewer, left[choice], shorter[choice])
            best[choice] = np.maximum(best[choice], worth)
    both = places_of_rows(rows) << LANE_BITS | lanes
    order = np.argsort(both)
    return both[order], best[order]


def looks_with_lanes(seen: Sight, cards: int) -> tuple[Rows, npt.NDArray[np.int64]]:
    """Return the symbols and the lane of every hand that has many cards of one suit."""
    assert seen.suited is not None
    wild, suited = seen.naturals, seen.suited
    found_rows, found_lanes = [rows_of((), cards)], [np.empty(0, np.int64)]
    for wilds in range(min(cards, sum(seen.copies[wild:])) + 1):
        for size in range(max(0, suited - wilds), min(wild, cards - wilds) + 1):
            members = rows_of(combinations(range(wild), size), size)
            rest = multisets(wild, cards - wilds - size)
            lanes = (1 << members).sum(axis=1) + (wilds << wild)
            rows = np.concatenate(
                [
                    np.repeat(members, len(rest), axis=0),
                    np.tile(rest, (len(members), 1)),
                    np.full((len(members) * len(rest), wilds), wild),
                ],
                axis=1,
            )
            rows.sort(axis=1)
            found_rows.append(rows)
            found_lanes.append(np.repeat(lanes, len(rest)))
    rows = np.concatenate(found_rows)
    dealt = can_be_dealt(seen, rows)
    return rows[dealt], np.concatenate(found_lanes)[dealt]


def _worth(
    seen: Sight, level: Level, index: npt.NDArray[np.int64], lanes: npt.NDArray[np.int64]
) -> npt.NDArray[np.uint32]:
    """Return what hands are worth that have these symbols and this lane."""
    assert seen.suited is not None
    held = _held(seen, lanes)
    keys, strengths = level.by_both
    at = np.searchsorted(keys, index << LANE_BITS | lanes).clip(max=len(keys) - 1)
    there = (held >= seen.suited) & (keys[at] == index << LANE_BITS | lanes)
    return np.where(there, strengths[at], np.where(held >= seen.suited, 0, level.mixed[index]))


def _held(seen: Sight, lanes: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
    """Return how many cards are in each lane, wild cards among them."""
    naturals: npt.NDArray[np.uint8] = np.bitwise_count(lanes & (1 << seen.naturals) - 1)
    return naturals + (lanes >> seen.naturals)


# -- choices of symbols ---------------------------------------------------------------------------


@lru_cache(maxsize=8)
def multisets(symbols: int, cards: int) -> Rows:
    """Return every choice of so many symbols, ascending, in the order of ``places_of_rows``."""
    rows = rows_of(combinations_with_replacement(range(symbols), cards), cards)
    return rows[np.argsort(places_of_rows(rows))]


def rows_of(choices: Iterable[tuple[int, ...]], width: int) -> Rows:
    """Return choices of so many symbols as rows."""
    listed = [*choices]
    return np.array(listed, np.int64).reshape(len(listed), width)


def places_of_rows(rows: Rows) -> npt.NDArray[np.int64]:
    """Return the place of each choice among all; see ``places_of_sets``.

    Adding 0, 1, 2 and so on to its symbols makes a set of numbers of it.
    """
    return places_of_sets(rows + np.arange(rows.shape[1]))


def can_be_dealt(seen: Sight, rows: Rows) -> npt.NDArray[np.bool_]:
    """Tell of each choice of symbols whether the deck has so many cards of each."""
    possible = np.ones(len(rows), bool)
    for symbol, copies in enumerate(seen.copies):
        possible &= (rows == symbol).sum(axis=1) <= copies
    return possible
