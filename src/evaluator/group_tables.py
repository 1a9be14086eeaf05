"""Tables for games that play so many cards of one group and so many of another, as Omaha does.

The cards of one group are looked up as a whole, the best choice of them already taken; those of
the other choice by choice. So a hand of Omaha takes six look-ups instead of sixty.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb

import numpy as np
import numpy.typing as npt

from evaluator.layout import rank_table
from evaluator.levels import can_be_dealt, multisets, places_of_rows
from evaluator.sight import Sight
from evaluator.tables import (
    FLAGS,
    MOST_SUITS,
    ROWS,
    Hands,
    Lookup,
    RankTable,
    Strengths,
    Tables,
    Words,
)

TRIES = 200  # how many choices of rank keys are looked at for one without collisions
MOST_ENTRIES = 20_000_000
MOST_CHOICES = 1 << 16  # of ranks, numbered in 16 bits
MOST_SPARE = 7  # cards of a group that are not played: more would overflow the suit counters


@dataclass(frozen=True)
class Group:
    """The columns of the cards of one group, and how many of them are played."""

    columns: tuple[int, ...]
    played: int

    @property
    def start(self) -> int:
        """Where suit counters begin, so that their uppermost bits say "as many as are played"."""
        return sum(8 - self.played << 4 * suit for suit in range(MOST_SUITS))


@dataclass(frozen=True)
class GroupTables:
    """Strengths by all cards of one group and those played of another.

    ``best`` has them by the numbers that ``of_whole`` and ``of_chosen`` give to ranks. Where as
    many cards of one suit are in both groups as are played, ``tables`` tell.
    """

    tables: Tables
    chosen: Group
    whole: Group
    words: Words
    of_chosen: RankTable
    of_whole: RankTable
    best: Strengths

    @property
    def choices(self) -> Hands:
        """The columns of each choice of cards of the one group."""
        return np.array([*combinations(self.chosen.columns, self.chosen.played)], np.uint8)

    def strengths(self, hands: Hands) -> Strengths:
        """Return the strength of each deal; ``hands`` has a row for each, of places of cards."""
        found = np.empty(len(hands), self.best.dtype)
        for first in range(0, len(hands), ROWS):
            rows = slice(first, first + ROWS)
            found[rows] = self._strengths(hands[rows])
        return found

    def _strengths(self, hands: Hands) -> Strengths:
        words = self.words[hands]
        whole = words[:, self.whole.columns].sum(axis=1, dtype=np.uint64)
        by_whole = self.best[self.of_whole.of(_keys(whole))]
        found = np.zeros(len(hands), self.best.dtype)
        for columns in self.choices:
            numbers = self.of_chosen.of(_keys(words[:, columns].sum(axis=1, dtype=np.uint64)))
            its = np.take_along_axis(by_whole, numbers[:, None].astype(np.int64), axis=1)
            np.maximum(found, its[:, 0], out=found)
        chosen = words[:, self.chosen.columns].sum(axis=1, dtype=np.uint64)
        many = chosen + np.uint64(self.chosen.start) & whole + np.uint64(self.whole.start) & FLAGS
        suited = np.flatnonzero(many)
        if len(suited):
            found[suited] = np.maximum(found[suited], self._suited(hands[suited]))
        return found

    def _suited(self, hands: Hands) -> Strengths:
        found = np.zeros(len(hands), self.best.dtype)
        for columns in self.choices:
            for others in combinations(self.whole.columns, self.whole.played):
                its = self.tables.strengths(hands[:, [*columns, *others]])
                np.maximum(found, its, out=found)
        return found


def _keys(words: Words) -> npt.NDArray[np.uint32]:
    return (words >> np.uint64(32)).astype(np.uint32)


def group_tables(seen: Sight, tables: Lookup, groups: Sequence[Group]) -> GroupTables | None:
    """Return the tables for these groups; None where they do not fit the rules.

    ``tables`` are those for as many cards as are played in all.
    """
    if len(groups) != 2 or seen.by_deal or not isinstance(tables, Tables):
        return None
    few, many = sorted(groups, key=lambda its: comb(len(its.columns), its.played))
    wild = len(seen.symbols) > seen.naturals
    hurts = tables.suited_ranks is not None
    if seen.suited is not None and (hurts or wild or seen.suited < tables.cards):
        return None
    if any(len(its.columns) - its.played > MOST_SPARE for its in groups):
        return None
    symbols = len(seen.symbols)
    sizes = few.played, many.played, len(many.columns)
    classes = [comb(symbols + size - 1, size) for size in sizes]
    if max(classes) > MOST_CHOICES or classes[0] * max(classes[1:]) > MOST_ENTRIES:
        return None
    chosen, part, whole = (multisets(symbols, size) for size in sizes)
    keys = _drawn_keys(seen, chosen, whole)
    if keys is None:
        return None
    words, of_chosen, of_whole = keys
    own = _keys(tables.words[[seen.symbol_of.index(symbol) for symbol in range(symbols)]])
    sums = own[part].sum(axis=1, dtype=np.uint32)[:, None] + own[chosen].sum(
        axis=1, dtype=np.uint32
    )
    of_part = tables.ranks.of(sums)
    best = np.zeros((len(whole), len(chosen)), of_part.dtype)
    for columns in combinations(range(len(many.columns)), many.played):
        np.maximum(best, of_part[places_of_rows(whole[:, columns])], out=best)
    counters = tables.words & np.uint64(0xFFFFFFFF)
    of_card = np.zeros(len(tables.words), np.uint64)
    of_card[: len(seen.symbol_of)] = words[list(seen.symbol_of)]
    return GroupTables(
        tables=tables,
        chosen=few,
        whole=many,
        words=counters + of_card,
        of_chosen=of_chosen,
        of_whole=of_whole,
        best=best,
    )


def _drawn_keys(
    seen: Sight, chosen: npt.NDArray[np.int64], whole: npt.NDArray[np.int64]
) -> tuple[Words, RankTable, RankTable] | None:
    """Return rank keys drawn by lot, and what numbers they give to the choices of symbols."""
    lot = np.random.default_rng(len(whole))
    for _ in range(TRIES):
        keys = lot.integers(0, 1 << 32, len(seen.symbols), np.uint32)
        found = []
        for rows in (chosen, whole):
            numbers = np.flatnonzero(can_be_dealt(seen, rows))
            sums = keys[rows[numbers]].sum(axis=1, dtype=np.uint32)
            found.append(rank_table(sums, numbers.astype(np.uint16)))
        if found[0] is not None and found[1] is not None:
            return keys.astype(np.uint64) << np.uint64(32), found[0], found[1]
    return None
