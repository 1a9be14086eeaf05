"""The compiled evaluator: strengths of dealt hands, looked up in tables that are kept on disk."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from functools import cached_property, lru_cache
from hashlib import sha256
from itertools import combinations, product
from pathlib import Path

import numpy as np
import numpy.typing as npt

from evaluator import kernel
from evaluator.cards import AnyCard, Card
from evaluator.compiler import Answers, Compiler, NotCompiledError, Tell, of_plain_hands
from evaluator.dealt import Dealt
from evaluator.errors import InputError
from evaluator.every_hand import every_hand
from evaluator.rules import Category, Find, Game, Part, Prize, PrizeId, WildRank
from evaluator.stamps import cache_folder
from evaluator.table_file import read_arrays, write_arrays
from evaluator.tables import EveryHand, Hands, Lookup, Strengths, Tables

# the code that tables hang on besides the rules: where it changes, they are made again
_SOURCES = (
    *("cards", "classes", "compiler", "every_hand", "parts", "perfect_hash", "reference"),
    *("rules", "selection", "sight", "table_file", "tables", "wilds"),
)

# what does not change the strength of any hand
_NAMES = {Category: ("name", "plural", "says", "about"), Part: ("name",)}

USUAL_CARDS = 7  # tables for up to so many cards are made together; more take much longer
ROWS_A_THREAD = 100_000  # fewer hands are looked up before another thread has begun
Ranks = npt.NDArray[np.int64]


class Compiled:
    """Looks up what hands of one prize are worth.

    Raises:
        NotCompiledError: by the first look-up, where no tables can hold these rules.
    """

    def __init__(self, game: Game, prize: Prize, tell: Tell | None = None) -> None:
        self.game, self.prize, self.tell = game, prize, tell
        self._lookups: dict[int, Lookup] = {}
        self._kernels: dict[tuple[int, tuple[int, ...] | None], kernel.Kernel] = {}
        self._quicks: dict[int, kernel.Kernel | None] = {}
        self._answers: Answers | None = None

    # -- strengths ---------------------------------------------------------------------------------

    def strengths(self, hands: Hands, named: frozenset[AnyCard] = frozenset()) -> Strengths:
        """Return the strength of each hand, 1 for the weakest that there is, 0 without a category.

        ``hands`` has a row for each, of places of cards in ``game.deck.cards``, in the order of
        the deal. ``named`` are the cards named wild at the table.
        """
        rule = next((kind.dealt for kind in self.prize.wild if kind.dealt is not None), None)
        if rule is None:
            return self._strengths(hands, None)
        if rule.find is Find.NAMED:
            return self._strengths(hands, self._places(named.__contains__))
        ranks = self._wild_ranks(hands, rule)
        found: Strengths | None = None
        for place in range(-1, len(self.game.deck.ranks)):
            rows = np.flatnonzero(ranks == place)
            if len(rows):
                strengths = self._strengths(hands[rows], self._cards_of_rank(place))
                if found is None:
                    found = np.zeros(len(hands), strengths.dtype)
                found[rows] = strengths
        return np.zeros(0, np.uint16) if found is None else found

    def _strengths(self, hands: Hands, wild: tuple[int, ...] | None) -> Strengths:
        """Return the strengths of hands in which these cards are wild by the deal."""
        choices = [*self._choices(hands.shape[1])]
        lookup = self._lookup_of(len(choices[0]), wild)
        if isinstance(lookup, Tables) and kernel.is_there():
            return self._by_loops(hands, choices, lookup, self._loops(lookup.cards, wild))
        best = lookup.strengths(hands[:, choices[0]])
        for columns in choices[1:]:
            np.maximum(best, lookup.strengths(hands[:, columns]), out=best)
        return best

    def _by_loops(
        self, hands: Hands, choices: Sequence[Sequence[int]], tables: Tables, loops: kernel.Kernel
    ) -> Strengths:
        """Return the strengths as the loops in C find them, on all processors."""
        found = np.empty(len(hands), tables.ranks.values.dtype)
        columns, width = np.array(choices, np.uint8), hands.shape[1]
        hands = np.ascontiguousarray(hands)

        def look_up(rows: slice) -> None:
            if len(choices) == 1 and tables.cards == width:
                loops.many(hands[rows], found[rows])
            else:
                loops.best(hands[rows], width, columns, found[rows])

        workers = min(os.cpu_count() or 1, 1 + len(hands) // ROWS_A_THREAD)
        step = -(-len(hands) // workers) or 1
        pieces = [slice(first, first + step) for first in range(0, len(hands), step)]
        if len(pieces) == 1:
            look_up(pieces[0])
        elif pieces:
            with ThreadPoolExecutor(workers) as pool:
                list(pool.map(look_up, pieces))
        return found

    # -- one hand ----------------------------------------------------------------------------------

    def of_dealt(self, dealt: Dealt, named: frozenset[AnyCard] = frozenset()) -> int:
        """Return the strength of one hand."""
        places = self.places(dealt.cards)
        return int(self.strengths(np.array([places], np.uint8), named)[0])

    def of_places(self, hand: Sequence[int]) -> int:
        """Return the strength of one hand, given as places of cards in the deck.

        Raises:
            InputError: these are no cards of one hand.
        """
        quick = self._quick(len(hand))
        if quick is None:
            return int(self.strengths(self.rows([hand], None, check=True))[0])
        try:
            return quick.one(hand)
        except (ValueError, TypeError) as error:
            raise InputError(str(error)) from None

    def of_text(self, hand: str) -> int | None:
        """Return the strength of one hand that is written without spaces, two letters a card.

        None where it is written in another way, or no hand, or where there is more to look at.
        """
        quick = self._quick(len(hand) // 2)
        return None if quick is None else quick.text(hand)

    def _quick(self, cards: int) -> kernel.Kernel | None:
        """Return the loops for hands of so many cards, where one look-up is all there is."""
        if cards not in self._quicks:
            self._quicks[cards] = self._find_quick(cards)
        return self._quicks[cards]

    def _find_quick(self, cards: int) -> kernel.Kernel | None:
        more = self.prize.hand.groups or any(kind.dealt for kind in self.prize.wild)
        if more or cards not in self._dealt or not kernel.is_there():
            return None
        lookup = self.lookup(cards)
        return self._loops(cards, None) if isinstance(lookup, Tables) else None

    @cached_property
    def _dealt(self) -> range:
        """How many cards a hand may have."""
        least = sum(group.count.least for group in self.game.deal)
        return range(least, sum(group.count.most for group in self.game.deal) + 1)

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
        if rows.shape[1] not in self._dealt:
            span = f"{self._dealt.start} to {self._dealt.stop - 1}"
            raise InputError(f"hands of {rows.shape[1]} cards, and this game deals {span}")
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
        places = self._spelling[np.frombuffer(letters, np.uint16)].reshape(-1, cards)
        unknown = (places == kernel.NO_CARD).any(axis=1)
        if unknown.any():
            row = int(unknown.argmax())
            hand = text[2 * cards * row : 2 * cards * (row + 1)]
            raise InputError(f'row {row}: "{hand}" is not {cards} cards of two letters each')
        return places

    def places(self, cards: Sequence[AnyCard]) -> list[int]:
        """Return the places of cards in the deck, each place once."""
        left = {card: list(places) for card, places in self._places_of.items()}
        return [left[card].pop(0) for card in cards]

    @cached_property
    def _places_of(self) -> dict[AnyCard, list[int]]:
        found: dict[AnyCard, list[int]] = {}
        for place, card in enumerate(self.game.deck.cards):
            found.setdefault(card, []).append(place)
        return found

    # -- what the deal says ------------------------------------------------------------------------

    def _choices(self, dealt: int) -> Iterator[Sequence[int]]:
        """Yield the columns of the cards that may be played together."""
        wanted = dict(self.prize.hand.groups)
        if not wanted:
            yield range(dealt)
            return
        groups = self._groups(dealt)
        chosen = [combinations(groups[name], count) for name, count in wanted.items()]
        for columns in product(*chosen):
            yield [column for its in columns for column in its]

    def _groups(self, dealt: int) -> Mapping[str, range]:
        """Return the columns of each group where so many cards are dealt in all."""
        groups, first = {}, 0
        for group in self.game.deal:
            last = group is self.game.deal[-1]
            count = dealt - first if last else group.count.most
            groups[group.name] = range(first, first + count)
            first += count
        return groups

    def _wild_ranks(self, hands: Hands, rule: WildRank) -> Ranks:
        """Return the rank that each deal makes wild, as its place in the deck's ranks, or -1.

        The same as ``wilds.wild_kinds`` says of a single deal.
        """
        columns = self._groups(hands.shape[1])[rule.group]
        found = np.full(len(hands), -1)
        order = self._order(rule)
        after = np.zeros(len(hands), bool)  # whether the last card was one of rank ``rule.after``
        for column in columns:
            ranks = self._ranks[hands[:, column]]
            is_card = ranks >= 0
            if rule.find is Find.AFTER:
                found[after & is_card] = ranks[after & is_card]
                after[is_card] = (ranks == self.game.deck.ranks.index(rule.after))[is_card]
            elif rule.find is Find.LAST:
                found[is_card] = ranks[is_card]
            else:
                better = is_card & ((found < 0) | (order[ranks] < order[found]))
                found[better] = ranks[better]
        found[after] = -1
        return found

    def _order(self, rule: WildRank) -> Ranks:
        """Return for each rank of the deck how early it is taken."""
        order = rule.order or self.prize.ranks
        sign = 1 if rule.find is Find.LOWEST else -1
        return np.array([sign * order.index(rank) for rank in self.game.deck.ranks])

    @cached_property
    def _ranks(self) -> Ranks:
        """The rank of each card, as its place in the deck's ranks; -1 of a joker."""
        deck = self.game.deck
        return np.array(
            [deck.ranks.index(c.rank) if isinstance(c, Card) else -1 for c in deck.cards]
        )

    def _cards_of_rank(self, rank: int) -> tuple[int, ...]:
        return tuple(np.flatnonzero(self._ranks == rank).tolist()) if rank >= 0 else ()

    def _places(self, holds: Callable[[AnyCard], bool]) -> tuple[int, ...]:
        return tuple(place for place, card in enumerate(self.game.deck.cards) if holds(card))

    # -- tables ------------------------------------------------------------------------------------

    @property
    def answers(self) -> Answers:
        """What each strength means, of hands of at least as many cards as are played."""
        if self._answers is None:
            self.lookup(self.prize.hand.play.most)
        assert self._answers is not None
        return self._answers

    def lookup(self, cards: int) -> Lookup:
        """Return the tables for so many cards: from memory, from disk, or made now.

        Raises:
            NotCompiledError: no tables can hold these rules.
        """
        if cards not in self._lookups and not self._read(cards):
            self._make(cards)
        return self._lookups[cards]

    def _lookup_of(self, cards: int, wild: tuple[int, ...] | None) -> Lookup:
        """Return the tables for a deal that makes these cards wild."""
        lookup = self.lookup(cards)
        if wild is None:
            return lookup
        assert isinstance(lookup, Tables)  # rules of the other sort are not compiled
        return lookup.with_wilds(wild)

    def _loops(self, cards: int, wild: tuple[int, ...] | None) -> kernel.Kernel:
        """Return the loops in C for these tables."""
        if (cards, wild) not in self._kernels:
            tables = self._lookup_of(cards, wild)
            assert isinstance(tables, Tables)
            made = kernel.kernel(tables, len(self.game.deck.cards), self._spelling)
            self._kernels[cards, wild] = made
        return self._kernels[cards, wild]

    @cached_property
    def _spelling(self) -> npt.NDArray[np.uint8]:
        """Which card two letters spell, for every two bytes as one number."""
        table = np.full(1 << 16, kernel.NO_CARD, np.uint8)
        for card, places in self._places_of.items():
            written = str(card)
            if len(written) == 2 and written.isascii():
                for letters in product(*({sign.lower(), sign.upper()} for sign in written)):
                    table[int.from_bytes("".join(letters).encode(), sys.byteorder)] = places[0]
        return table

    def _read(self, cards: int) -> bool:
        found = read_arrays(self._file(cards), self._fingerprint)
        if found is None:
            return False
        arrays, (categories, strengths) = found
        self._keep(
            cards,
            Tables.from_arrays(arrays) if "words" in arrays else EveryHand.from_arrays(arrays),
            Answers(tuple(categories), tuple(strengths)),
        )
        return True

    def _make(self, cards: int) -> None:
        """Make tables, and write them; smaller ones are made on the way."""
        made: list[tuple[int, Lookup, Answers]] = []
        play, most = self.prize.hand.play.most, sum(group.count.most for group in self.game.deal)
        last = play if self.prize.hand.groups else min(most, USUAL_CARDS)
        try:
            for size in range(min(cards, play), max(cards, last) + 1):
                made.append((size, self._compiler.tables(size), self._compiler.level(size).answers))
        except NotCompiledError as error:
            made = [(cards, *self._every_hand(cards, error))]
        for size, lookup, answers in made:
            self._keep(size, lookup, answers)
            meta = (answers.categories, answers.reference_strengths)
            write_arrays(self._file(size), self._fingerprint, lookup.arrays(), meta)

    def _every_hand(self, cards: int, error: NotCompiledError) -> tuple[EveryHand, Answers]:
        try:
            return every_hand(self.prize, self.game.deck, cards, self.tell)
        except NotCompiledError as other:
            message = f"{self.game.id} cannot be compiled: {error}, and {other}"
            raise NotCompiledError(message) from None

    def _keep(self, cards: int, lookup: Lookup, answers: Answers) -> None:
        self._lookups[cards] = lookup
        if cards >= self.prize.hand.play.most:
            self._answers = answers

    @cached_property
    def _compiler(self) -> Compiler:
        return Compiler(self.prize, self.game.deck, self.tell)

    def _file(self, cards: int) -> Path:
        return cache_folder() / "tables" / f"{self._fingerprint[:32]}-{cards}"

    @cached_property
    def _fingerprint(self) -> str:
        """What stands for the rules and for the code that the tables hang on.

        The same for games that differ only in names and in what is dealt.
        """
        prize = replace(of_plain_hands(self.prize), id=PrizeId(""))
        rules = repr(_canonical((prize, self.game.deck.cards, self.game.deck.suits)))
        return sha256(f"{_code()} {rules}".encode()).hexdigest()


@lru_cache(maxsize=1)
def _code() -> str:
    digest = sha256()
    for name in _SOURCES:
        digest.update(Path(__file__).with_name(f"{name}.py").read_bytes())
    return digest.hexdigest()


def _canonical(value: object) -> object:
    """Return the same for equal rules, whatever order their sets are in."""
    if is_dataclass(value):
        names = _NAMES.get(type(value), ())
        compared = [f.name for f in fields(value) if f.compare and f.name not in names]
        its = ((name, _canonical(getattr(value, name))) for name in compared)
        return (type(value).__name__, *its)
    if isinstance(value, frozenset):
        return sorted(repr(_canonical(item)) for item in value)
    if isinstance(value, tuple):
        return [_canonical(item) for item in value]
    return value.value if isinstance(value, Enum) else value
