"""Rules to lookup tables, by asking the reference evaluator once for hands that look the same.

No rule is known here. What hands of the played number of cards are worth is asked; what more cards
are worth is the best that leaving out one of them gives.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from math import comb
from typing import Any

import numpy as np
import numpy.typing as npt

from evaluator.cards import Deck
from evaluator.dealt import Dealt
from evaluator.errors import EvaluatorError
from evaluator.perfect_hash import perfect_hash
from evaluator.reference import Reference
from evaluator.rules import CategoryId, Find, Prize, WildRank
from evaluator.sight import Sight, sight
from evaluator.tables import LANE_BITS, MOST_PLACES, MOST_SUITS, RankTable, Tables, Words

Rows = npt.NDArray[np.int64]  # a row for each hand: its symbols, ascending
Lane = int
Tell = Callable[[int, int], None]  # told how many hands have been asked about, of how many
MOST_CLASSES = 700_000
TRIES = 2_000  # how many choices of rank keys are looked at for one without collisions


class NotCompiledError(EvaluatorError):
    """The tables cannot hold what these rules look at; the reference evaluator has to be asked."""


@dataclass(frozen=True, slots=True)
class Answers:
    """What the reference evaluator said: for each strength, 1 for the weakest hand, what it is.

    ``reference_strengths`` are what ``HandValue.strength`` has for it.
    """

    categories: tuple[CategoryId | None, ...]
    reference_strengths: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Level:
    """What hands of so many cards are worth.

    ``mixed`` has a strength for each choice of symbols, in the order of ``_multisets``: of hands
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


def answers_of(
    found: Sequence[tuple[int, CategoryId | None]],
) -> tuple[Answers, npt.NDArray[np.uint32]]:
    """Return which answers there are among strengths with categories, and the place of each."""
    category_of = dict(found)
    strengths = (0, *sorted(category_of.keys() - {0}))
    place_of = {strength: place for place, strength in enumerate(strengths)}
    answers = Answers(
        categories=tuple(category_of.get(strength) for strength in strengths),
        reference_strengths=strengths,
    )
    return answers, np.array([place_of[strength] for strength, _ in found], np.uint32)


class Compiler:
    """Makes the tables of one prize, for hands of any number of cards."""

    def __init__(self, prize: Prize, deck: Deck, tell: Tell | None = None) -> None:
        self.prize, self.deck, self.tell = prize, deck, tell
        self.sight = sight(prize, deck)
        self.play = prize.hand.play.most
        self._levels: dict[int, Level] = {}
        why = _why_not(prize, deck, self.sight)
        if why:
            raise NotCompiledError(why)

    def tables(self, cards: int) -> Tables:
        """Return the tables for hands of so many cards.

        Raises:
            NotCompiledError: there are too many hands that the rules can tell apart.
        """
        return _laid_out(self.sight, self.deck, self.level(cards))

    def level(self, cards: int) -> Level:
        """Return what hands of so many cards are worth."""
        if cards not in self._levels:
            if comb(len(self.sight.symbols) + cards - 1, cards) > MOST_CLASSES:
                raise NotCompiledError(f"{cards} cards are too many to tell apart")
            if cards <= self.play:
                self._levels[cards] = self._asked(cards)
            else:
                self._levels[cards] = _grown(self.sight, self.level(cards - 1))
            self._check_one_suit(self._levels[cards])
        return self._levels[cards]

    def _ask(self, hands: Sequence[_Hand]) -> Iterator[tuple[int, CategoryId | None]]:
        """Yield strength and category of each hand; (0, None) also where there is no hand."""
        reference = Reference(of_plain_hands(self.prize), self.deck)
        for done, hand in enumerate(hands):
            if self.tell is not None and done % 100 == 0:
                self.tell(done, len(hands))
            cards = tuple(self.deck.cards[place] for place in hand.places)
            named = frozenset(self.deck.cards[place] for place in hand.named)
            value = reference.evaluate(Dealt((("cards", cards),)), named) if cards else None
            yield (0, None) if value is None else (value.strength, value.category)

    def _check_one_suit(self, level: Level) -> None:
        """Check that no two suits can have many cards at once, where one lane has to tell all."""
        seen = self.sight
        if level.lanes_are_enough or seen.suited is None:
            return
        wilds = min(level.cards, sum(seen.copies[seen.naturals :]))
        if 2 * seen.suited - wilds <= level.cards:
            raise NotCompiledError("two suits can have many cards at once, and suited may hurt")
        if 8 - seen.suited + level.cards > 15:
            raise NotCompiledError("suits are looked at in too few cards")

    def _asked(self, cards: int) -> Level:
        """Return what the reference evaluator says of hands that are played as a whole."""
        seen = self.sight
        hands = _Hands(seen, self.deck, cards)
        rows = _multisets(len(seen.symbols), cards)
        mixed = [hands.mixed(tuple(row)) for row in rows.tolist()]
        suited = list(hands.suited())
        answers, worth = answers_of(list(self._ask([*mixed, *(hand for _, _, hand in suited)])))
        of_mixed, of_suited = worth[: len(mixed)], worth[len(mixed) :]
        index = _index(_rows((row for row, _, _ in suited), cards))
        lanes = np.array([lane for _, lane, _ in suited], np.int64)
        both = index << LANE_BITS | lanes
        order = np.argsort(both)
        never_hurt = seen.suited == self.play and bool((of_suited >= of_mixed[index]).all())
        by_lane = np.zeros(1 << LANE_BITS, np.uint32)
        if never_hurt:
            by_lane[lanes] = of_suited
        return Level(
            cards=cards,
            answers=answers,
            mixed=of_mixed,
            by_lane=by_lane,
            by_both=(both[order], of_suited[order]),
            lanes_are_enough=never_hurt or seen.suited is None or seen.suited > cards,
        )


def _why_not(prize: Prize, deck: Deck, seen: Sight) -> str:
    """Return why tables cannot hold these rules; empty where they can."""
    if seen.closely:
        return seen.closely
    if len(deck.cards) >= MOST_PLACES:
        return "there are too many cards"
    if prize.hand.play.least != prize.hand.play.most:
        return "how many cards are played may vary"
    if seen.suited is None:
        return ""
    if len(deck.suits) > MOST_SUITS:
        return f"there are more than {MOST_SUITS} suits"
    if len(seen.symbols) > seen.naturals + 1:
        return "there are several sorts of wild card"
    if seen.naturals + max(seen.copies[seen.naturals :], default=0).bit_length() > LANE_BITS:
        return "there are too many ranks"
    return ""


def of_plain_hands(prize: Prize) -> Prize:
    """Return the prize where all cards are of one group, and we say which are wild by the deal."""
    named = WildRank(Find.NAMED)
    return replace(
        prize,
        hand=replace(prize.hand, groups=()),
        wild=tuple(replace(k, dealt=named) if k.dealt else k for k in prize.wild),
    )


# -- a hand for each look -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Hand:
    """Cards as places in the deck, and which of them are wild only in this deal."""

    places: tuple[int, ...] = ()
    named: tuple[int, ...] = ()


class _Hands:
    """Finds cards that look as wanted."""

    def __init__(self, seen: Sight, deck: Deck, cards: int) -> None:
        self.seen, self.cards = seen, cards
        self.suits = range(len(deck.suits))
        self.suited_at = cards + 1 if seen.suited is None else seen.suited
        self.places: list[list[int]] = [[] for _ in seen.symbols]
        for place, symbol in enumerate(seen.symbol_of):
            self.places[symbol].append(place)

    def mixed(self, symbols: tuple[int, ...]) -> _Hand:
        """Return a hand of these symbols without a suit of many cards; nothing if there is none."""
        naturals = tuple(symbol for symbol in symbols if symbol < self.seen.naturals)
        wilds = len(symbols) - len(naturals)
        room = self.suited_at - 1 - wilds  # how many naturals may be of one suit
        found = self._fill(tuple(Counter(naturals).items()), dict.fromkeys(self.suits, room))
        return _Hand() if found is None else self._with_wilds(found, symbols)

    def _with_wilds(self, places: Sequence[int], symbols: Sequence[int]) -> _Hand:
        """Return the natural cards with the wild cards among the symbols; nothing if too few.

        Where the wild cards of the deck are too few, the deal makes those of another rank wild.
        """
        found, named = list(places), []
        for symbol, count in Counter(s for s in symbols if s >= self.seen.naturals).items():
            wilds = self.places[symbol][:count]
            found += wilds
            if len(wilds) < count:
                absent = [
                    rank
                    for rank in range(self.seen.naturals)
                    if rank not in symbols and len(self.places[rank]) >= count - len(wilds)
                ]
                if not self.seen.by_deal or not absent:
                    return _Hand()
                named = self.places[absent[0]][: count - len(wilds)]
        return _Hand((*found, *named), tuple(named))

    def _fill(self, wanted: tuple[tuple[int, int], ...], room: dict[int, int]) -> list[int] | None:
        """Return cards of the wanted symbols, no more of a suit than there is room for."""
        if not wanted:
            return []
        (symbol, count), others = wanted[0], wanted[1:]
        suit_of = self.seen.suit_of
        able = sorted(self.places[symbol], key=lambda place: -room.get(suit_of[place], 0))
        for chosen in combinations(able, count):
            left = dict(room)
            for place in chosen:
                if suit_of[place] >= 0:
                    left[suit_of[place]] -= 1
            if min(left.values()) >= 0:
                found = self._fill(others, left)
                if found is not None:
                    return [*chosen, *found]
        return None

    def suited(self) -> Iterator[tuple[tuple[int, ...], Lane, _Hand]]:
        """Yield each look of a hand with a suit of many cards: symbols, lane, and such a hand."""
        naturals, wild = range(self.seen.naturals), self.seen.naturals
        most_wilds = min(self.cards, sum(self.seen.copies[wild:]))
        for wilds in range(most_wilds + 1 if self.suited_at <= self.cards else 0):
            for size in range(max(0, self.suited_at - wilds), self.cards - wilds + 1):
                for members in combinations(naturals, size):
                    lane = sum(1 << rank for rank in members) + (wilds << wild)
                    for rest in combinations_with_replacement(naturals, self.cards - wilds - size):
                        symbols = (*sorted((*members, *rest)), *(wild,) * wilds)
                        places = self._with_suit(members, rest, wilds)
                        hand = _Hand() if places is None else self._with_wilds(places, symbols)
                        if hand.places:
                            yield symbols, lane, hand

    def _with_suit(
        self, members: Sequence[int], rest: Sequence[int], wilds: int
    ) -> list[int] | None:
        """Return cards of these ranks in one suit, and the rest in others."""
        room = self.suited_at - 1 - wilds
        for suit in self.suits:
            of_suit = [
                place
                for rank in members
                for place in self.places[rank]
                if self.seen.suit_of[place] == suit
            ]
            if len(of_suit) < len(members):
                continue
            elsewhere = {other: room for other in self.suits if other != suit} | {suit: 0}
            others = self._fill(tuple(Counter(rest).items()), elsewhere)
            if others is not None:
                return [*of_suit, *others]
        return None


# -- more cards -----------------------------------------------------------------------------------


def _grown(seen: Sight, fewer: Level) -> Level:
    """Return what hands of one card more are worth: the best that leaving out one card gives."""
    cards = fewer.cards + 1
    rows = _multisets(len(seen.symbols), cards)
    mixed = np.zeros(len(rows), np.uint32)
    for at in range(cards):
        np.maximum(mixed, fewer.mixed[_index(np.delete(rows, at, axis=1))], out=mixed)
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
    wilds = lanes >> naturals
    held = wilds + sum((lanes >> rank & 1) for rank in range(naturals))
    lanes = lanes[(held == cards) & (wilds <= sum(seen.copies[naturals:]))]
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
    rows, lanes = _looks_with_lanes(seen, cards)
    best = np.zeros(len(rows), np.uint32)
    for at in range(cards):
        symbols, left = rows[:, at], _index(np.delete(rows, at, axis=1))
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
    both = _index(rows) << LANE_BITS | lanes
    order = np.argsort(both)
    return both[order], best[order]


def _looks_with_lanes(seen: Sight, cards: int) -> tuple[Rows, npt.NDArray[np.int64]]:
    """Return the symbols and the lane of every hand that has many cards of one suit."""
    assert seen.suited is not None
    wild, suited = seen.naturals, seen.suited
    found_rows, found_lanes = [], []
    for wilds in range(min(cards, sum(seen.copies[wild:])) + 1):
        for size in range(max(0, suited - wilds), min(wild, cards - wilds) + 1):
            members = _rows(combinations(range(wild), size), size)
            rest = _multisets(wild, cards - wilds - size)
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
    dealt = _can_be_dealt(seen, rows)
    return rows[dealt], np.concatenate(found_lanes)[dealt]


def _worth(
    seen: Sight, level: Level, index: npt.NDArray[np.int64], lanes: npt.NDArray[np.int64]
) -> npt.NDArray[np.uint32]:
    """Return what hands are worth that have these symbols and this lane."""
    wilds = lanes >> seen.naturals
    held = wilds + sum(lanes >> rank & 1 for rank in range(seen.naturals))
    keys, strengths = level.by_both
    at = np.searchsorted(keys, index << LANE_BITS | lanes).clip(max=len(keys) - 1)
    there = (held >= seen.suited) & (keys[at] == index << LANE_BITS | lanes)
    return np.where(there, strengths[at], np.where(held >= seen.suited, 0, level.mixed[index]))


# -- choices of symbols ---------------------------------------------------------------------------


@lru_cache(maxsize=8)
def _multisets(symbols: int, cards: int) -> Rows:
    """Return every choice of so many symbols, each ascending, in the order of ``_index``."""
    rows = _rows(combinations_with_replacement(range(symbols), cards), cards)
    return rows[np.argsort(_index(rows))]


def _rows(choices: Iterable[tuple[int, ...]], width: int) -> Rows:
    listed = [*choices]
    return np.array(listed, np.int64).reshape(len(listed), width)


def _index(rows: Rows) -> npt.NDArray[np.int64]:
    """Return the place of each choice among all: the sum of C(symbol + at, at + 1)."""
    index = np.zeros(len(rows), np.int64)
    for at in range(rows.shape[1]):
        binomials = np.array([comb(symbol + at, at + 1) for symbol in range(40)], np.int64)
        index += binomials[rows[:, at]]
    return index


def _can_be_dealt(seen: Sight, rows: Rows) -> npt.NDArray[np.bool_]:
    """Tell of each choice of symbols whether the deck has so many cards of each."""
    possible = np.ones(len(rows), bool)
    for symbol, copies in enumerate(seen.copies):
        possible &= (rows == symbol).sum(axis=1) <= copies
    return possible


# -- layout ---------------------------------------------------------------------------------------


def _laid_out(seen: Sight, deck: Deck, level: Level) -> Tables:
    """Return the tables; rank keys are drawn by lot until no two choices of symbols collide."""
    rows = _multisets(len(seen.symbols), level.cards)
    possible = _can_be_dealt(seen, rows)
    rows, mixed = rows[possible], level.mixed[possible]
    small = np.uint16 if len(level.answers.categories) <= 1 << 16 else np.uint32
    lot = np.random.default_rng(level.cards)
    for _ in range(TRIES):
        keys = lot.integers(0, 1 << 32, len(seen.symbols), np.uint32)
        ranks = _rank_table(keys[rows].sum(axis=1, dtype=np.uint32), mixed.astype(small))
        if ranks is not None:
            break
    else:
        raise NotCompiledError("no rank keys without collisions were found")
    both, strengths = level.by_both
    suited_ranks, mix = None, 0
    if not level.lanes_are_enough:
        all_rows = _multisets(len(seen.symbols), level.cards)
        sums = keys[all_rows[both >> LANE_BITS]].sum(axis=1, dtype=np.uint32)
        lanes = (both & (1 << LANE_BITS) - 1).astype(np.uint32)
        for _ in range(TRIES):
            mix = int(lot.integers(0, 1 << 32, dtype=np.uint32))
            suited_ranks = _rank_table(sums + lanes * np.uint32(mix), strengths.astype(small))
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


def _rank_table(keys: npt.NDArray[np.uint32], strengths: npt.NDArray[Any]) -> RankTable | None:
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
