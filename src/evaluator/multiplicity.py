"""How many hands have each strength, by the looks that tables tell apart: no hand is dealt.

Ranks say in how many ways their cards can be of one suit or another. Only where so many cards are
wild that several suits can have many cards at once, hands are gone through one by one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import comb

import numpy as np
import numpy.typing as npt

from evaluator.cards import Deck
from evaluator.dealing import every_hand_of
from evaluator.levels import Rows, looks_with_lanes, multisets, places_of_rows
from evaluator.sight import Sight
from evaluator.tables import EveryHand, Lookup, Strengths, Tables

Ways = npt.NDArray[np.int64]  # in how many ways something is dealt
MOST_HANDS = 5_000_000  # gone through one by one in a second


def hands_of_strengths(seen: Sight, deck: Deck, lookup: Lookup) -> Ways | None:
    """Return for each strength, from 0, how many sets of as many cards as are looked up have it.

    None where the deal makes cards wild, or where too many hands would be gone through.
    """
    if isinstance(lookup, EveryHand):
        return np.bincount(lookup.values)
    assert isinstance(lookup, Tables)
    crowded = _crowded(seen, lookup.cards)
    naturals = sum(seen.copies[: seen.naturals])
    if seen.by_deal or any(comb(naturals, lookup.cards - w) > MOST_HANDS for w in crowded):
        return None
    counts = np.zeros(lookup.strongest + 1, np.int64)
    for strengths, ways in _by_looks(seen, deck, lookup, crowded):
        np.add.at(counts, strengths, ways)
    for wilds in crowded:
        for strengths in _one_by_one(seen, lookup, wilds):
            its = np.bincount(strengths, minlength=len(counts))
            counts += its * comb(sum(seen.copies[seen.naturals :]), wilds)
    return counts


def _crowded(seen: Sight, cards: int) -> list[int]:
    """Return with how many wild cards two suits can have many cards at once."""
    if seen.suited is None:
        return []
    most = min(cards, sum(seen.copies[seen.naturals :]))
    return [w for w in range(most + 1) if 2 * (seen.suited - w) <= cards - w]


def _by_looks(
    seen: Sight, deck: Deck, tables: Tables, crowded: Sequence[int]
) -> Iterator[tuple[Strengths, Ways]]:
    """Yield strengths of hands and in how many ways those are dealt that look so."""
    rows = multisets(len(seen.symbols), tables.cards)
    keys = _keys(seen, tables)[rows].sum(axis=1, dtype=np.uint32)
    ways = _ways(rows, seen.copies)
    by_ranks = tables.ranks.of(keys)
    if seen.suited is not None:
        ways[np.isin((rows >= seen.naturals).sum(axis=1), crowded)] = 0
        with_lanes, lanes = looks_with_lanes(seen, tables.cards)
        few = ~np.isin((with_lanes >= seen.naturals).sum(axis=1), crowded)
        with_lanes, lanes = with_lanes[few], lanes[few]
        in_suits, index = _ways_in_suits(seen, deck, with_lanes, lanes), places_of_rows(with_lanes)
        np.subtract.at(ways, index, in_suits)
        yield tables.with_lanes(keys[index], lanes.astype(np.uint32), by_ranks[index]), in_suits
    yield by_ranks, ways


def _keys(seen: Sight, tables: Tables) -> npt.NDArray[np.uint32]:
    """Return the rank key of each symbol."""
    places = [seen.symbol_of.index(symbol) for symbol in range(len(seen.symbols))]
    return (tables.words[places] >> np.uint64(32)).astype(np.uint32)


def _ways(rows: Rows, copies: Sequence[int]) -> Ways:
    """Return in how many ways each choice of symbols is dealt, from so many cards of each."""
    ways = np.ones(len(rows), np.int64)
    for symbol, count in enumerate(copies):
        ways *= _binomials(count, rows.shape[1])[(rows == symbol).sum(axis=1)]
    return ways


def _ways_in_suits(seen: Sight, deck: Deck, rows: Rows, lanes: npt.NDArray[np.int64]) -> Ways:
    """Return in how many ways each choice of symbols is dealt with that lane in some suit."""
    held = [
        tuple((symbol, suit) in cards for symbol in range(seen.naturals))
        for cards in [set(zip(seen.symbol_of, seen.suit_of, strict=True))]
        for suit in range(len(deck.suits))
    ]
    wilds = (rows >= seen.naturals).sum(axis=1)
    total = np.zeros(len(rows), np.int64)
    for ranks, suits in Counter(held).items():  # suits that have cards of the same ranks
        ways = _binomials(sum(seen.copies[seen.naturals :]), rows.shape[1])[wilds] * suits
        for symbol, has in enumerate(ranks):
            in_lane = lanes >> symbol & 1
            others = (rows == symbol).sum(axis=1) - in_lane
            ways *= _binomials(seen.copies[symbol] - has, rows.shape[1])[others]
            ways[in_lane > has] = 0
        total += ways
    return total


def _binomials(count: int, most: int) -> Ways:
    """Return in how many ways 0, 1, ... of so many cards can be chosen."""
    return np.array([comb(count, chosen) for chosen in range(most + 1)], np.int64)


def _one_by_one(seen: Sight, tables: Tables, wilds: int) -> Iterator[Strengths]:
    """Yield the strengths of all hands with the first so many wild cards, many at a time."""
    naturals = [place for place, suit in enumerate(seen.suit_of) if suit >= 0]
    wild = [place for place, suit in enumerate(seen.suit_of) if suit < 0][:wilds]
    for chosen in every_hand_of(naturals, tables.cards - wilds):
        hands = np.empty((len(chosen), tables.cards), np.uint8)
        hands[:, : len(wild)], hands[:, len(wild) :] = wild, chosen
        yield tables.strengths(hands)
