"""Deals to choose test vectors from, with their strengths: every hand, or many that are not alike.

Where every hand of the smallest deal would be too many, a good part of the deals are from a few
ranks or suits only, so that rare hands come up too. Nothing here hangs on chance: the same rules
give the same deals.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from itertools import combinations, islice
from math import comb

import numpy as np
import numpy.typing as npt

from evaluator.cards import AnyCard
from evaluator.classes import suited_classes, suits_are_alike
from evaluator.columns import Columns
from evaluator.dealing import every_hand_of
from evaluator.dealt import Dealt, check_deck, dealt_out
from evaluator.errors import InputError, NotCompiledError
from evaluator.interface import Rules
from evaluator.rules import BOARD, Game, Prize
from evaluator.tables import Hands

MOST_HANDS = 3_200_000  # of a deal that is gone through as a whole: five of a pack with two jokers
HANDS_OF_A_BOARD = 1_200  # two of 49 hole cards are 1,176
BOARDS = 2_000  # there are 1,755 flops that differ by more than the names of suits
SAMPLED = 2_100_000  # deals that are looked up in tables ...
ASKED = 12_000  # ... and where there are none, so that the reference has to be asked
PACKS = 600  # smaller packs that sampled deals are from
WITNESSES = 40  # hands of one strength that are tried as partners of others
SEED = 52

Rows = npt.NDArray[np.int64]  # numbers of deals in the pool


@dataclass(frozen=True)
class Pool:
    """Deals of one size, as places of cards in the deck, and what each is worth for one prize.

    ``by_table`` deals after one another lie at one table: they have the same board.
    """

    game: Game
    deals: Hands
    strengths: npt.NDArray[np.int64]  # greater is better, 0 for none; equal where hands tie
    by_table: int

    @cached_property
    def _order(self) -> Rows:
        return np.argsort(self.strengths, kind="stable")

    @cached_property
    def _starts(self) -> dict[int, tuple[int, int]]:
        """Where in ``_order`` the deals of each strength are."""
        found, counts = np.unique(self.strengths, return_counts=True)
        ends = counts.cumsum()
        return {
            int(strength): (int(end - count), int(end))
            for strength, count, end in zip(found, counts, ends, strict=True)
        }

    @property
    def present(self) -> list[int]:
        """The strengths that there are, ascending."""
        return list(self._starts)

    def rows(self, strength: int) -> Rows:
        """Return which deals have this strength."""
        start, end = self._starts[strength]
        return self._order[start:end]

    def witnesses(self, strength: int) -> list[int]:
        """Return some deals of this strength, from all over the pool."""
        return _some(self.rows(strength))

    def dealt(self, row: int) -> Dealt:
        """Return a deal as a player's hand.

        Its cards are not in order of rank, so that nobody may lean on that; but for games in which
        the order of the deal matters, where they are as dealt.
        """
        cards = [self.game.deck.cards[place] for place in self.deals[row]]
        groups = dealt_out(cards, self.game.deal)
        if any(kind.dealt for prize in self.game.prizes for kind in prize.wild):
            return Dealt(groups)
        return Dealt(tuple((name, tuple(sorted(its, key=_mixed))) for name, its in groups))

    def meeting(self, higher: int, lower: int) -> tuple[int, int] | None:
        """Return two deals of these strengths that can meet; None if none was found."""
        if self.by_table == len(self.deals):
            return self._first_meeting(self.witnesses(higher), self.witnesses(lower))
        ours, theirs = self.rows(higher), self.rows(lower)
        tables = np.intersect1d(ours // self.by_table, theirs // self.by_table)
        for table in tables[:WITNESSES]:
            found = self._first_meeting(
                _some(ours[ours // self.by_table == table]),
                _some(theirs[theirs // self.by_table == table]),
            )
            if found:
                return found
        return None

    def _first_meeting(self, ours: Sequence[int], theirs: Sequence[int]) -> tuple[int, int] | None:
        pairs = ((one, other) for one in ours for other in theirs if one != other)
        return next((pair for pair in pairs if self.can_meet(*pair)), None)

    def can_meet(self, one: int, other: int) -> bool:
        """Tell whether hands at one table can be dealt from one deck, where that is asked for."""
        if not self.game.one_deck:
            return True
        return {*self.deals[one].tolist()}.isdisjoint(self.deals[other][self._own].tolist())

    @cached_property
    def _own(self) -> list[int]:
        """The columns of the cards that are not on the board."""
        groups = dealt_out(range(self.deals.shape[1]), self.game.deal)
        return [column for name, its in groups if name != BOARD for column in its]

    def below(self, row: int) -> int | None:
        """Return a deal that can meet this one and is the next weaker one, if there is one."""
        table = row // self.by_table * self.by_table
        its = self.strengths[table : table + self.by_table]
        for strength in np.unique(its[its < self.strengths[row]])[::-1][:5]:
            for other in _some(np.flatnonzero(its == strength) + table):
                if self.can_meet(row, other):
                    return other
        return None


def _mixed(card: AnyCard) -> bytes:
    """Return what sorts cards into an order that has nothing to do with ranks."""
    return sha256(str(card).encode()).digest()


def _some(rows: Rows) -> list[int]:
    return [int(row) for row in rows[:: max(1, len(rows) // WITNESSES)][:WITNESSES]]


def can_meet(game: Game, one: Dealt, other: Dealt) -> bool:
    """Tell whether one deal can give both hands; always so where each hand stands for itself."""
    if not game.one_deck:
        return True
    if sorted(map(str, one.group(BOARD))) != sorted(map(str, other.group(BOARD))):
        return False
    own = [card for name, cards in other.groups if name != BOARD for card in cards]
    try:
        check_deck((*one.cards, *own), game.deck, "")
    except InputError:
        return False
    return True


def pool(rules: Rules, prize: Prize, cards: int, wild: str = "", *, smaller: int = 1) -> Pool:
    """Return deals of so many cards, and what they are worth for the prize.

    ``smaller`` makes a pool that is sampled smaller by this factor.
    """
    compiled = _is_compiled(rules, prize, cards)
    most = (SAMPLED if compiled else ASKED) // smaller
    deals, by_table = _deals(rules.game, prize, cards, most, every=compiled and smaller == 1)
    if compiled:
        strengths = rules.evaluate_many(deals, prize=prize.id, wild=wild, check=False)
        return Pool(rules.game, deals, strengths.astype(np.int64), by_table)
    game = rules.game
    asked = [
        rules.evaluate(
            Dealt(dealt_out([game.deck.cards[place] for place in row], game.deal)),
            prize=prize.id,
            wild=wild,
        ).strength
        for row in deals
    ]
    numbers = {strength: at for at, strength in enumerate(sorted({0, *asked}))}
    return Pool(game, deals, np.array([numbers[each] for each in asked], np.int64), by_table)


def _is_compiled(rules: Rules, prize: Prize, cards: int) -> bool:
    try:
        rules.evaluate_many(np.arange(cards)[None], prize=prize.id, check=False)
    except NotCompiledError:
        return False
    return True


def _deals(game: Game, prize: Prize, cards: int, most: int, *, every: bool) -> tuple[Hands, int]:
    """Return deals, and how many of them lie at each table."""
    deck = game.deck
    if game.has_board and game.one_deck:
        return _at_boards(game, prize, cards, most)
    grouped = prize.hand.groups or any(kind.dealt for kind in prize.wild)
    if every and not grouped and comb(len(deck.cards), cards) <= MOST_HANDS:
        deals = np.concatenate([*every_hand_of(range(len(deck.cards)), cards)])
    else:
        deals = _sampled(game, cards, most)
    return deals, len(deals)


def _at_boards(game: Game, prize: Prize, cards: int, most: int) -> tuple[Hands, int]:
    """Return for each of many boards hands that can be dealt with it, in the order of the deal."""
    choice = np.random.RandomState(SEED)  # whose numbers numpy has promised never to change
    sizes = {name: len(its) for name, its in dealt_out(range(cards), game.deal)}
    whole = np.arange(len(game.deck.cards), dtype=np.uint8)
    own = cards - sizes[BOARD]
    boards = _boards(game, prize, sizes[BOARD], choice)
    hands_left = comb(len(whole) - sizes[BOARD], own)
    by_table = min(HANDS_OF_A_BOARD, max(2, most // len(boards)), hands_left)
    found = []
    for board in boards:
        left = np.setdiff1d(whole, board)
        if comb(len(left), own) <= by_table:
            hands = np.array([*combinations(left, own)], np.uint8)
        else:
            hands = _chosen(left, own, by_table, choice)
        found.append(_in_order(game, cards, hands, np.tile(board, (len(hands), 1))))
    return np.concatenate(found), len(found[0])


def _in_order(game: Game, cards: int, own: Hands, boards: Hands) -> Hands:
    """Return own cards and boards side by side, in the order in which groups are dealt."""
    columns, at = [], 0
    for name, its in dealt_out(range(cards), game.deal):
        if name == BOARD:
            columns.append(boards)
        else:
            columns.append(own[:, at : at + len(its)])
            at += len(its)
    return np.concatenate(columns, axis=1)


def _boards(game: Game, prize: Prize, size: int, choice: np.random.RandomState) -> list[Hands]:
    """Return a board of each class, or many boards where there are too many classes."""
    deck = game.deck
    if size <= 3 and not deck.jokers and deck.copies == 1 and suits_are_alike(prize, deck):
        return [np.array(deck.places_of(hand), np.uint8) for hand, _ in suited_classes(deck, size)]
    packs = islice(_packs(game, size, choice), BOARDS)
    return [_chosen(pack, size, 1, choice)[0] for pack in packs]


def _sampled(game: Game, cards: int, most: int) -> Hands:
    choice = np.random.RandomState(SEED)
    packs = islice(_packs(game, cards, choice), PACKS)
    each = max(1, most // PACKS)
    return np.concatenate([_chosen(pack, cards, each, choice) for pack in packs])


def _packs(game: Game, cards: int, choice: np.random.RandomState) -> Iterator[Hands]:
    """Yield the whole pack, one of few suits, one of few ranks, and so on; jokers are in each."""
    deck = game.deck
    suits, ranks = len(deck.suits), len(deck.ranks)
    suited = suits * ranks * deck.copies
    whole = np.arange(len(deck.cards), dtype=np.uint8)
    jokers, places = whole[suited:], whole[:suited]
    few_suits = min(suits, -(-(cards + 1) // (ranks * deck.copies)))
    few_ranks = min(ranks, -(-(cards + 2) // (suits * deck.copies)) + 1)
    while True:
        yield whole
        some = choice.choice(suits, few_suits, replace=False)
        yield np.concatenate([places[np.isin(places % suits, some)], jokers])
        some = choice.choice(ranks, few_ranks, replace=False)
        yield np.concatenate([places[np.isin(places // suits % ranks, some)], jokers])


def _chosen(pack: Hands, cards: int, count: int, choice: np.random.RandomState) -> Hands:
    """Return so many hands from a pack, in the order in which their cards came."""
    return pack[choice.random_sample((count, len(pack))).argsort(axis=1)[:, :cards]]


def kinds_of_choices(rules: Rules, prize: Prize, its: Pool) -> npt.NDArray[np.int64] | None:
    """Return for each deal the categories of the hands that could be played from it, as bits.

    None where tables cannot tell.
    """
    cards = its.deals.shape[1]
    if any(kind.dealt for kind in prize.wild) or not _is_compiled(rules, prize, cards):
        return None
    compiled = rules.compiled(prize.id)
    choices = [*Columns(rules.game, prize).choices(cards)]
    played = prize.hand.play.most if not prize.hand.groups else len(choices[0])
    numbers = {category.id: at for at, category in enumerate(prize.categories)}
    bits = np.array([1 << numbers[c] if c is not None else 0 for c in compiled.answers.categories])
    lookup, found = compiled.store.lookup(played), np.zeros(len(its.deals), np.int64)
    for columns in choices:
        for some in combinations(columns, played):
            found |= bits[lookup.strengths(its.deals[:, some])]
    return found
