"""The values of a level, laid out as tables in which no two hands that differ meet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from evaluator.cards import Deck
from evaluator.errors import NotCompiledError
from evaluator.levels import Level, can_be_dealt, multisets
from evaluator.perfect_hash import perfect_hash
from evaluator.sight import Sight
from evaluator.tables import LANE_BITS, MOST_PLACES, RankTable, Tables, Words

TRIES = 2_000  # how many choices of rank keys are looked at for one without collisions


def laid_out(seen: Sight, deck: Deck, level: Level) -> Tables:
    """Return the tables; rank keys are drawn by lot until no two choices of symbols collide."""
    rows = multisets(len(seen.symbols), level.cards)
    possible = can_be_dealt(seen, rows)
    rows, mixed = rows[possible], level.mixed[possible]
    small = level.answers.dtype
    lot = np.random.default_rng(level.cards)
    for _ in range(TRIES):
        keys = lot.integers(0, 1 << 32, len(seen.symbols), np.uint32)
        ranks = rank_table(keys[rows].sum(axis=1, dtype=np.uint32), mixed.astype(small))
        if ranks is not None:
            break
    else:
        raise NotCompiledError("no rank keys without collisions were found")
    both, strengths = level.by_both
    suited_ranks, mix = None, 0
    if not level.lanes_are_enough:
        all_rows = multisets(len(seen.symbols), level.cards)
        sums = keys[all_rows[both >> LANE_BITS]].sum(axis=1, dtype=np.uint32)
        lanes = (both & (1 << LANE_BITS) - 1).astype(np.uint32)
        for _ in range(TRIES):
            mix = int(lot.integers(0, 1 << 32, dtype=np.uint32))
            suited_ranks = rank_table(sums + lanes * np.uint32(mix), strengths.astype(small))
            if suited_ranks is not None:
                break
        else:
            raise NotCompiledError("no way to mix lanes with ranks without collisions was found")
    words, lane_words = _card_words(seen, deck, keys)
    return Tables(
        cards=level.cards,
        start=_start(seen, deck),
        words=_padded(words[:-1]),
        lanes=_padded(lane_words[:-1]),
        wild_word=np.array(words[-1:], np.uint64),
        wild_lanes=np.array(lane_words[-1:], np.uint64),
        ranks=ranks,
        suited=level.by_lane.astype(small),
        suited_ranks=suited_ranks,
        mix=mix,
    )


def rank_table(keys: npt.NDArray[np.uint32], strengths: npt.NDArray[Any]) -> RankTable | None:
    """Return the table of strengths, or of any numbers, by keys; None where none was found."""
    found = perfect_hash(keys)
    if found is None:
        return None
    values = np.zeros(found.mask + 1, strengths.dtype)
    values[found.places(keys)] = strengths
    return RankTable(found, values)


def _suits(seen: Sight, deck: Deck) -> range:
    return range(len(deck.suits)) if seen.suited is not None else range(0)


def _start(seen: Sight, deck: Deck) -> int:
    """Return where the suit counters begin, so that their uppermost bits say "many"."""
    return sum(8 - (seen.suited or 0) << 4 * suit for suit in _suits(seen, deck))


def _padded(words: Sequence[int]) -> Words:
    return np.array([*words, *(0,) * (MOST_PLACES - len(words))], np.uint64)


def _card_words(
    seen: Sight, deck: Deck, keys: npt.NDArray[np.uint32]
) -> tuple[list[int], list[int]]:
    """Return the word of each card and its bits of the lanes; last those of the last symbol."""
    words, lanes = [], []
    last = (len(seen.symbols) - 1, -1)
    for symbol, suit in (*zip(seen.symbol_of, seen.suit_of, strict=True), last):
        its = [other for other in _suits(seen, deck) if suit in (other, -1)]
        bit = 1 << min(symbol, seen.naturals)
        words.append((int(keys[symbol]) << 32) + sum(1 << 4 * each for each in its))
        lanes.append(sum(bit << LANE_BITS * each for each in its))
    return words, lanes
