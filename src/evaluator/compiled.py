"""The compiled evaluator: strengths of dealt hands, looked up in tables that are kept on disk."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, pairwise, product
from math import comb

import numpy as np
import numpy.typing as npt

from evaluator import kernel
from evaluator.asking import Answers
from evaluator.cards import AnyCard
from evaluator.classes import Tell
from evaluator.cluster import on_cluster
from evaluator.columns import Columns
from evaluator.dealing import every_hand_of
from evaluator.dealt import Dealt
from evaluator.errors import InputError, NotCompiledError
from evaluator.group_tables import Group, GroupTables, group_tables
from evaluator.one_hand import OneHand
from evaluator.rules import Find, Game, Prize, WildRank
from evaluator.sight import sight
from evaluator.table_store import USUAL_CARDS, TableStore
from evaluator.tables import Hands, Lookup, Strengths, Tables

ROWS_FOR_GROUPS = 10_000  # more hands pay for the making of tables for groups
ROWS_A_THREAD = 100_000  # fewer hands are looked up before another thread has begun


class Compiled:
    """Looks up what hands of one prize are worth.

    Raises:
        NotCompiledError: by the first look-up, where no tables can hold these rules.
    """

    def __init__(self, game: Game, prize: Prize, tell: Tell | None = None) -> None:
        self.game, self.prize = game, prize
        self.store = TableStore(game, prize, tell)
        self._columns = Columns(game, prize)
        self._kernels: dict[tuple[int, tuple[int, ...] | None], kernel.Kernel] = {}
        self._group_tables: dict[int, GroupTables | None] = {}
        self._lookers: dict[int, kernel.Looker | None] = {}

    # -- strengths ---------------------------------------------------------------------------------

    def strengths(self, hands: Hands, named: frozenset[AnyCard] = frozenset()) -> Strengths:
        """Return the strength of each hand, 1 for the weakest that there is, 0 without a category.

        ``hands`` has a row for each, of places of cards in ``game.deck.cards``, in the order of
        the deal. ``named`` are the cards named wild at the table.
        """
        rule = self._by_deal
        if rule is None or rule.find is Find.NAMED:
            return self._strengths(hands, self._wild(named))
        ranks = self._columns.wild_ranks(hands, rule)
        found: Strengths | None = None
        for place in range(-1, len(self.game.deck.ranks)):
            rows = np.flatnonzero(ranks == place)
            if len(rows):
                strengths = self._strengths(hands[rows], self._columns.cards_of_rank(place))
                if found is None:
                    found = np.zeros(len(hands), strengths.dtype)
                found[rows] = strengths
        return np.zeros(0, np.uint16) if found is None else found

    @property
    def _by_deal(self) -> WildRank | None:
        """The rule that says which cards each deal makes wild, if there is one."""
        return next((kind.dealt for kind in self.prize.wild if kind.dealt is not None), None)

    def _wild(self, named: frozenset[AnyCard]) -> tuple[int, ...] | None:
        """Return the places of the cards that players name wild; None where they name none."""
        if self._by_deal is None:
            return None
        return tuple(place for place, card in enumerate(self.game.deck.cards) if card in named)

    def _strengths(self, hands: Hands, wild: tuple[int, ...] | None) -> Strengths:
        """Return the strengths of hands in which these cards are wild by the deal."""
        choices = [*self._columns.choices(hands.shape[1])]
        lookup = self.store.lookup(len(choices[0]))
        groups = self._groups(lookup, hands.shape[1]) if len(hands) >= ROWS_FOR_GROUPS else None
        if isinstance(lookup, Tables) and kernel.is_there():
            return self._by_loops(hands, choices, groups, lookup, wild)
        if groups is not None:
            return groups.strengths(hands)
        if wild is not None:
            lookup = _with_wilds(lookup, wild)
        best = lookup.strengths(hands[:, choices[0]])
        for columns in choices[1:]:
            np.maximum(best, lookup.strengths(hands[:, columns]), out=best)
        return best

    def _groups(self, lookup: Lookup, dealt: int) -> GroupTables | None:
        """Return the tables for the groups of cards in which so many are dealt, if they fit."""
        if dealt not in self._group_tables:
            groups = [Group(columns, played) for columns, played in self._columns.groups(dealt)]
            seen = sight(self.prize, self.game.deck)
            self._group_tables[dealt] = group_tables(seen, lookup, groups)
        return self._group_tables[dealt]

    def _by_loops(
        self,
        hands: Hands,
        choices: Sequence[Sequence[int]],
        groups: GroupTables | None,
        tables: Tables,
        wild: tuple[int, ...] | None,
    ) -> Strengths:
        """Return the strengths as the loops in C find them, on all processors."""
        loops = self._loops(tables, wild)
        found = np.empty(len(hands), tables.ranks.values.dtype)
        columns, width = np.array(choices, np.uint8), hands.shape[1]
        hands = np.ascontiguousarray(hands)

        def look_up(rows: slice) -> None:
            if groups is not None:
                kernel.grouped(loops, groups, hands[rows], found[rows])
            elif len(choices) == 1 and tables.cards == width:
                loops.many(hands[rows], found[rows])
            else:
                loops.best(hands[rows], width, columns, found[rows])

        workers = min(_processors(), 1 + len(hands) // ROWS_A_THREAD)
        step = -(-len(hands) // workers) or 1
        pieces = [slice(first, first + step) for first in range(0, len(hands), step)]
        if len(pieces) == 1:
            look_up(pieces[0])
        elif pieces:
            with ThreadPoolExecutor(workers) as pool:
                list(pool.map(look_up, pieces))
        return found

    def deal_every_hand(
        self,
        cards: int,
        named: frozenset[AnyCard] = frozenset(),
        tell: Tell | None = None,
        scheduler: str | None = None,
    ) -> npt.NDArray[np.int64]:
        """Return for each strength, from 0, how many hands have it, having dealt them all.

        With the address of a Dask scheduler, its workers deal.

        Raises:
            InputError: the cluster does not answer.
            NotCompiledError: no tables can hold these rules.
        """
        counts = np.zeros(self.store.lookup(cards).strongest + 1, np.int64)
        firsts = range(len(self.game.deck.cards) - cards + 1)
        with ThreadPoolExecutor(_processors()) as pool:
            if scheduler is not None:
                found = on_cluster(scheduler, _Deals(self.game, self.prize, cards, named), firsts)
            else:
                found = pool.map(lambda first: self.deal_from(first, cards, named), firsts)
            for some in found:
                counts += some
                if tell is not None:
                    tell(int(counts.sum()), comb(len(self.game.deck.cards), cards))
        return counts

    def deal_from(self, first: int, cards: int, named: frozenset[AnyCard]) -> npt.NDArray[np.int64]:
        """Return how many hands have each strength, of those with this card and none before it."""
        lookup, wild = self.store.lookup(cards), self._wild(named)
        counts = np.zeros(lookup.strongest + 1, np.int64)
        if isinstance(lookup, Tables) and kernel.is_there():
            self._loops(lookup, wild).deal(first, counts)
            return counts
        its = lookup if wild is None else _with_wilds(lookup, wild)
        for others in every_hand_of(range(first + 1, len(self.game.deck.cards)), cards - 1):
            hands = np.insert(others, 0, first, axis=1)
            counts += np.bincount(its.strengths(hands), minlength=len(counts))
        return counts

    @property
    def answers(self) -> Answers:
        """What each strength means, of hands of at least as many cards as are played."""
        return self.store.answers

    def in_words(self) -> Iterator[str]:
        """Yield what tables there are for each number of cards, or why there are none."""
        played = sum(count for _, count in self.prize.hand.groups)
        dealt = self.game.dealt
        sizes = range(dealt.least, max(dealt.least, min(dealt.most, USUAL_CARDS)) + 1)
        for size in (played,) if played else sizes:
            try:
                lookup = self.store.lookup(size)
            except NotCompiledError as error:
                yield f"not compiled: {error}"
                return
            arrays = lookup.arrays().values()
            megabytes = sum(array.nbytes for array in arrays) / 1e6
            values = len(self.answers.categories) - 1
            yield f"{size} cards: {lookup.found_by}; {values:,} values; {megabytes:.1f} MB"
        loops = "in C" if kernel.is_there() else "in numpy"
        if any(kind.dealt for kind in self.prize.wild):
            yield "cards that the deal makes wild are looked up as wild cards"
        if played:
            yield "each choice of cards that may be played is looked up"
        yield f"loops {loops}"

    # -- one hand ----------------------------------------------------------------------------------

    def of_dealt(self, dealt: Dealt, named: frozenset[AnyCard] = frozenset()) -> int:
        """Return the strength of one hand."""
        places = self.game.deck.places_of(dealt.cards)
        return int(self.strengths(np.array([places], np.uint8), named)[0])

    def of_places(self, hand: Sequence[int]) -> int:
        """Return the strength of one hand, given as places of cards in the deck.

        Raises:
            InputError: these are no cards of one hand.
        """
        looker = self.looker(len(hand))
        if looker is None:
            return int(self.strengths(self.rows([hand], None, check=True))[0])
        try:
            return looker.one(hand)
        except ValueError as error:
            raise InputError(str(error)) from None

    def of_text(self, hand: str) -> int | None:
        """Return the strength of one hand that is written without spaces, two letters a card.

        None where it is written in another way, or no hand, or where there is more to look at.
        """
        looker = self.looker(len(hand) // 2)
        return None if looker is None else looker.text(hand)

    def looker(self, cards: int) -> kernel.Looker | None:
        """Return what looks up one hand of so many cards; None where there is more to look at."""
        if cards not in self._lookers:
            self._lookers[cards] = self._find_looker(cards)
        return self._lookers[cards]

    def _find_looker(self, cards: int) -> kernel.Looker | None:
        if self.prize.hand.groups or self._by_deal is not None or cards not in self.game.dealt:
            return None
        lookup = self.store.lookup(cards)
        if not isinstance(lookup, Tables):
            return None
        if kernel.is_there():
            return self._loops(lookup, None)
        return OneHand(lookup, len(self.game.deck.cards), self._spelt_cards, self._next_copies)

    def rows(self, hands: npt.ArrayLike | str, cards: int | None, *, check: bool) -> Hands:
        """Return hands as rows of places of cards; see ``Rules.evaluate_many``.

        Raises:
            InputError: a hand makes no sense.
        """
        deck = self.game.deck
        if isinstance(hands, str):
            rows = self._spelt(hands, cards)
        else:
            given = np.asarray(hands)
            if given.ndim != 2 or given.dtype.kind not in "iu":
                raise InputError("wanted are whole numbers, in a row for each hand")
            if check and given.size and not 0 <= given.min() <= given.max() < len(deck.cards):
                bad = ((given < 0) | (given >= len(deck.cards))).any(axis=1).argmax()
                raise InputError(f"row {bad}: cards are 0 to {len(deck.cards) - 1}")
            rows = given.astype(np.uint8, copy=False)
        if rows.shape[1] not in self.game.dealt:
            dealt = self.game.dealt
            raise InputError(f"hands of {rows.shape[1]} cards, and this game deals {dealt}")
        bad_row = kernel.first_bad(np.ascontiguousarray(rows), len(deck.cards)) if check else None
        if bad_row is not None:
            raise InputError(f"row {bad_row}: a card is there twice")
        return rows

    def _spelt(self, text: str, cards: int | None) -> Hands:
        """Return the hands of one long text."""
        if cards is None:
            raise InputError("how many cards make a hand? say `cards`")
        letters = text.encode("ascii", "replace")
        if len(letters) % (2 * cards):
            raise InputError(f"the text is not made of hands of {2 * cards} letters")
        spelt = self.cards_spelt(np.frombuffer(letters, np.uint16)).reshape(-1, cards)
        places = self.with_copies(spelt)
        unknown = (places == kernel.NO_CARD).any(axis=1)
        if unknown.any():
            row = int(unknown.argmax())
            hand = text[2 * cards * row : 2 * cards * (row + 1)]
            raise InputError(f'row {row}: "{hand}" is not {cards} cards of two letters each')
        return places

    def cards_spelt(self, pairs: npt.NDArray[np.uint16]) -> Hands:
        """Return the place of the card that each two letters spell, ``NO_CARD`` where they do not.

        The letters are ASCII, in the order of memory.
        """
        return np.take(self._spelling, pairs)

    def with_copies(self, hands: Hands) -> Hands:
        """Return the hands with a card that comes again as the next copy that the deck has.

        It stays as it is where the deck has no more.
        """
        for first, *more in self.game.deck.places.values():
            if more:
                here = hands == first
                again = here.cumsum(axis=1) * here
                for number, copy in enumerate(more, 2):
                    hands = np.where(again == number, np.uint8(copy), hands)
        return hands

    # -- tables and loops --------------------------------------------------------------------------

    def _loops(self, tables: Tables, wild: tuple[int, ...] | None) -> kernel.Kernel:
        """Return the loops in C for these tables, in a deal that makes these cards wild."""
        key = tables.cards, wild
        if key not in self._kernels:
            its = tables if wild is None else _with_wilds(tables, wild)
            self._kernels[key] = kernel.kernel(
                its, len(self.game.deck.cards), self._spelling, self._copies
            )
        return self._kernels[key]

    @cached_property
    def _spelling(self) -> npt.NDArray[np.uint8]:
        """Which card two letters spell, for every two bytes as one number."""
        table = np.full(1 << 16, kernel.NO_CARD, np.uint8)
        for letters, place in self._spelt_cards.items():
            table[int.from_bytes(letters.encode(), sys.byteorder)] = place
        return table

    @cached_property
    def _copies(self) -> npt.NDArray[np.uint8]:
        """For each place, that of the next copy of its card in the deck."""
        table = np.full(1 << 8, kernel.NO_CARD, np.uint8)
        for place, copy in self._next_copies.items():
            table[place] = copy
        return table

    @cached_property
    def _next_copies(self) -> dict[int, int]:
        return dict(chain.from_iterable(map(pairwise, self.game.deck.places.values())))

    @cached_property
    def _spelt_cards(self) -> dict[str, int]:
        """The place of the card that two letters spell, in any case."""
        return {
            "".join(letters): places[0]
            for card, places in self.game.deck.places.items()
            if len(str(card)) == 2 and str(card).isascii()
            for letters in product(*({sign.lower(), sign.upper()} for sign in str(card)))
        }


@dataclass(frozen=True)
class _Deals:
    """What a worker does: it deals all hands with a card and none before it in the deck."""

    game: Game
    prize: Prize
    cards: int
    named: frozenset[AnyCard]

    def __call__(self, first: int) -> npt.NDArray[np.int64]:
        return Compiled(self.game, self.prize).deal_from(first, self.cards, self.named)


def _processors() -> int:
    """Return how many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _with_wilds(lookup: Lookup, wild: Iterable[int]) -> Tables:
    assert isinstance(lookup, Tables)  # rules of the other sort are not compiled
    return lookup.with_wilds(wild)
