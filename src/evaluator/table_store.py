"""The tables of one prize: made when they are first asked for, and kept on disk."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from enum import Enum
from functools import cached_property, lru_cache
from hashlib import sha256
from pathlib import Path

from evaluator.asking import Answers, of_plain_hands
from evaluator.classes import Tell
from evaluator.compiler import Compiler
from evaluator.errors import NotCompiledError
from evaluator.every_hand import every_hand
from evaluator.rules import Category, Game, Part, Prize, PrizeId
from evaluator.stamps import cache_folder
from evaluator.table_file import read_arrays, write_arrays
from evaluator.tables import EveryHand, Lookup, Tables

# the code that tables hang on besides the rules: where it changes, they are made again
_SOURCES = (
    *("asking", "calls", "cards", "classes", "compiler", "dealing", "dealt", "every_hand"),
    *("fillings", "layout", "levels", "parts", "perfect_hash", "reference", "rules", "samples"),
    *("selection", "sight", "table_file", "table_store", "tables", "values", "wilds"),
)

# what does not change the strength of any hand
_NAMES = {Category: ("name", "plural", "says", "about"), Part: ("name",)}

USUAL_CARDS = 7  # tables for up to so many cards are made together; more take much longer


class TableStore:
    """Knows the tables for hands of any number of cards.

    ``tell`` is told how far making them has got.
    """

    def __init__(self, game: Game, prize: Prize, tell: Tell | None = None) -> None:
        self.game, self.prize, self.tell = game, prize, tell
        self._lookups: dict[int, Lookup] = {}
        self._answers: Answers | None = None

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

    def _read(self, cards: int) -> bool:
        found = read_arrays(self._file(cards), self.fingerprint)
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
        play = self.prize.hand.play.most
        usual = play if self.prize.hand.groups else min(self.game.dealt.most, USUAL_CARDS)
        most = max(cards, usual)
        try:
            self._compiler.level(most)  # the smaller ones first; says at once if it is too many
            for size in range(min(cards, play), most + 1):
                made.append((size, self._compiler.tables(size), self._compiler.level(size).answers))
        except NotCompiledError as error:
            made = [(cards, *self._every_hand(cards, error))]
        for size, lookup, answers in made:
            self._keep(size, lookup, answers)
            meta = (answers.categories, answers.reference_strengths)
            write_arrays(self._file(size), self.fingerprint, lookup.arrays(), meta)

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
        return cache_folder() / "tables" / f"{self.fingerprint[:32]}-{cards}"

    @cached_property
    def fingerprint(self) -> str:
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
