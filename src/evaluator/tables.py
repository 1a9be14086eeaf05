"""Lookup tables of hand values: their layout, and how hands are looked up in them.

A card is known by its place in ``deck.cards``. Its word has in its upper 32 bits a number such that
the sum over a hand tells its ranks, and in its lower 32 bits a counter of four bits for each suit,
begun so that the uppermost bit says "many of these". Another word has for each suit a lane of 16
bits: the ranks that are there, and how many wild cards.

Strengths are 1 for the weakest hand and so on, 0 for hands without a category.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from math import comb
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from evaluator.perfect_hash import Keys, PerfectHash

Words = npt.NDArray[np.uint64]
Strengths = npt.NDArray[Any]  # uint16, or uint32 where there are more values
Hands = npt.NDArray[np.uint8]  # a row for each hand, of places of its cards
Arrays = Mapping[str, npt.NDArray[Any]]

ROWS = 16_384  # how many hands are looked up at a time, so that what is worked on stays in cache
FLAGS = np.uint64(0x8888)  # the uppermost bits of the counters
LANE_BITS = 16
LANE = np.uint64(0xFFFF)
MOST_SUITS = 4
MOST_PLACES = 256  # there is a word for every byte, so that none leads out of the tables


class Lookup(Protocol):
    """What knows the strengths of hands of so many cards."""

    @property
    def cards(self) -> int:
        """How many cards the hands have."""

    @property
    def found_by(self) -> str:
        """What hands are looked up by, in words."""

    @property
    def strongest(self) -> int:
        """The greatest strength that is in the tables."""

    def strengths(self, hands: Hands) -> Strengths:
        """Return the strength of each hand."""

    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        """Return all of it as arrays by name, for a file."""


@dataclass(frozen=True)
class RankTable:
    """Strengths by the sum of the rank keys."""

    hash: PerfectHash
    values: Strengths

    def of(self, keys: Keys) -> Strengths:
        """Return the strengths of hands with these sums."""
        found: Strengths = self.values[self.hash.places(keys)]
        return found


@dataclass(frozen=True)
class Tables:
    """Strengths by ranks and suits.

    ``ranks`` holds them for hands that have no suit of many cards. Where a hand has one, without
    ``suited_ranks`` the better of that and of ``suited``, found by the lane alone, is right; with
    it, what it holds, found by the sum of the rank keys and the lane times ``mix``. ``wild_word``
    and ``wild_lanes`` are those of a card that only the deal makes wild.
    """

    cards: int
    start: int
    words: Words
    lanes: Words
    wild_word: Words
    wild_lanes: Words
    ranks: RankTable
    suited: Strengths
    suited_ranks: RankTable | None = None
    mix: int = 0

    @property
    def found_by(self) -> str:
        """What hands are looked up by, in words."""
        if self.suited_ranks is not None:
            return "by ranks, or, with many cards of a suit, by all ranks and those of that suit"
        if not self.suited.any():
            return "by ranks"
        return "by ranks, or, with many cards of a suit, by the better of that and its ranks"

    def with_wilds(self, places: Iterable[int]) -> Tables:
        """Return the tables for a deal that makes these cards wild."""
        words, lanes = self.words.copy(), self.lanes.copy()
        for place in places:
            words[place], lanes[place] = self.wild_word[0], self.wild_lanes[0]
        return replace(self, words=words, lanes=lanes)

    def strengths(self, hands: Hands) -> Strengths:
        """Return the strength of each hand; ``hands`` has a row for each, of ``cards`` places."""
        found = np.empty(len(hands), self.ranks.values.dtype)
        for first in range(0, len(hands), ROWS):
            rows = slice(first, first + ROWS)
            found[rows] = self._strengths(hands[rows])
        return found

    def _strengths(self, hands: Hands) -> Strengths:
        words = self.words[hands[:, 0]] + np.uint64(self.start)
        for at in range(1, self.cards):
            words += self.words[hands[:, at]]
        keys = (words >> np.uint64(32)).astype(np.uint32)
        found = self.ranks.of(keys)
        rows = np.flatnonzero(words & FLAGS)
        if len(rows):
            found[rows] = self._with_suits(hands[rows], keys[rows], words[rows], found[rows])
        return found

    def _with_suits(self, hands: Hands, keys: Keys, words: Words, by_rank: Strengths) -> Strengths:
        """Return the strengths of hands that have many cards of a suit."""
        found = by_rank.copy()
        lanes = self.lanes[hands].sum(axis=1, dtype=np.uint64)
        for suit in range(MOST_SUITS):
            many = (words >> np.uint64(4 * suit + 3) & np.uint64(1)).astype(bool)
            lane = (lanes[many] >> np.uint64(LANE_BITS * suit) & LANE).astype(np.uint32)
            found[many] = self.with_lanes(keys[many], lane, found[many])
        return found

    def with_lanes(self, keys: Keys, lanes: Keys, so_far: Strengths) -> Strengths:
        """Return the strengths of hands that have many cards of a suit, which are in the lanes.

        ``so_far`` are their strengths without that.
        """
        if self.suited_ranks is not None:
            return self.suited_ranks.of(keys + lanes * np.uint32(self.mix))
        best: Strengths = np.maximum(so_far, self.suited[lanes])
        return best

    @property
    def strongest(self) -> int:
        """The greatest strength that is in the tables."""
        tables = [self.ranks.values, self.suited]
        if self.suited_ranks is not None:
            tables.append(self.suited_ranks.values)
        return max(int(values.max()) for values in tables)

    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        """Return all of it as arrays by name, for a file."""
        tables = {"ranks": self.ranks, "suited_ranks": self.suited_ranks}
        arrays: dict[str, npt.NDArray[Any]] = {
            "numbers": np.array([self.cards, self.start, self.mix], np.int64),
            "words": self.words,
            "lanes": self.lanes,
            "wild_word": self.wild_word,
            "wild_lanes": self.wild_lanes,
            "suited": self.suited,
        }
        for name, table in tables.items():
            if table is not None:
                its = table.hash
                arrays[f"{name}.hash"] = np.array([its.shift, its.step, its.mask], np.int64)
                arrays[f"{name}.moved"] = its.moved
                arrays[f"{name}.values"] = table.values
        return arrays

    @classmethod
    def from_arrays(cls, arrays: Arrays) -> Tables:
        """Return the tables that ``arrays`` was asked of."""

        def table(name: str) -> RankTable | None:
            if f"{name}.hash" not in arrays:
                return None
            numbers = arrays[f"{name}.hash"].tolist()
            return RankTable(
                PerfectHash(arrays[f"{name}.moved"], *numbers), arrays[f"{name}.values"]
            )

        cards, start, mix = arrays["numbers"].tolist()
        ranks = table("ranks")
        assert ranks is not None
        words = {name: arrays[name] for name in ("words", "lanes", "wild_word", "wild_lanes")}
        return cls(
            cards=cards,
            start=start,
            **words,
            ranks=ranks,
            suited=arrays["suited"],
            suited_ranks=table("suited_ranks"),
            mix=mix,
        )


@dataclass(frozen=True)
class EveryHand:
    """The strength of every single hand, by its place among all.

    That is the place of the set of its cards; see ``places_of_sets``.
    """

    cards: int
    values: Strengths
    found_by = "every hand for itself"

    @property
    def strongest(self) -> int:
        """The greatest strength that is in the table."""
        return int(self.values.max())

    def strengths(self, hands: Hands) -> Strengths:
        """Return the strength of each hand."""
        found = np.empty(len(hands), self.values.dtype)
        for first in range(0, len(hands), ROWS):
            rows = slice(first, first + ROWS)
            found[rows] = self.values[places_of_sets(np.sort(hands[rows], axis=1))]
        return found

    def arrays(self) -> dict[str, npt.NDArray[Any]]:
        """Return all of it as arrays by name, for a file."""
        return {"every.numbers": np.array([self.cards], np.int64), "every.values": self.values}

    @classmethod
    def from_arrays(cls, arrays: Arrays) -> EveryHand:
        """Return the table that ``arrays`` was asked of."""
        return cls(int(arrays["every.numbers"][0]), arrays["every.values"])


def places_of_sets(sets: npt.NDArray[Any]) -> npt.NDArray[np.int64]:
    """Return the place of each set among all of its size: the sum of C(number, its place from 1).

    ``sets`` has a row for each, of numbers from 0 to 255, ascending.
    """
    places = np.zeros(len(sets), np.int64)
    for at in range(sets.shape[1]):
        places += _binomials(at + 1)[sets[:, at]]
    return places


@lru_cache
def _binomials(chosen: int) -> npt.NDArray[np.int64]:
    """Return in how many ways so many can be chosen of 0, 1, ... 255."""
    most = np.iinfo(np.int64).max  # more sets than that are in no table
    return np.array([min(comb(number, chosen), most) for number in range(256)], np.int64)
