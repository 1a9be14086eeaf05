"""The loops over hands in C, where they could be built, and what they need of the tables."""

from __future__ import annotations

import os
from functools import cache
from typing import Any, Protocol, cast

import numpy as np
import numpy.typing as npt

from evaluator.group_tables import Group, GroupTables
from evaluator.tables import MOST_PLACES, Hands, RankTable, Strengths, Tables, Words

NO_CARD = 255


class Looker(Protocol):
    """Looks up one hand at a time."""

    def one(self, hand: Any) -> int:
        """Return the strength of a hand, a sequence of places of cards.

        Raises:
            ValueError: there is no such card, one is there twice, or there are too few or many.
        """

    def text(self, hand: str) -> int | None:
        """Return the strength of a hand written in two letters a card; None if it is not."""

    def strength(self, hand: Any) -> int:
        """Return the strength of a hand of places, or written in two letters a card.

        Raises:
            ValueError: it is neither.
        """


class Kernel(Looker, Protocol):
    """One set of tables, and the loops that look hands up in them."""

    def many(self, hands: Hands, out: Strengths) -> None:
        """Write the strength of each hand."""

    def best(self, hands: Hands, width: int, choices: Hands, out: Strengths) -> None:
        """Write for each hand the best strength of several choices of its columns."""

    def grouped(
        self,
        hands: Hands,
        width: int,
        out: Strengths,
        words: Words,
        choices: Hands,
        best: Strengths,
        numbers: int,
        *groups: object,
    ) -> None:
        """Write for each hand what ``GroupTables.strengths`` returns.

        ``groups`` are for the chosen cards and for the whole group: columns, how many are played,
        where counters start, and the table of numbers.
        """

    def deal(self, first: int, counts: npt.NDArray[np.int64]) -> None:
        """Count every hand that has this card and none before it in the deck, by strength."""


def is_there() -> bool:
    """Return whether the loops in C can be used; ``HANDRULES_KERNEL=numpy`` turns them off."""
    return os.environ.get("HANDRULES_KERNEL") != "numpy" and _is_built()


@cache
def _is_built() -> bool:
    try:
        from evaluator import _kernel  # noqa: F401  (built only where there was a compiler)
    except ImportError:
        return False
    return True


def kernel(
    tables: Tables, deck_size: int, spelling: npt.NDArray[np.uint8], copies: npt.NDArray[np.uint8]
) -> Kernel:
    """Return the loops for these tables.

    ``spelling`` has for each two bytes, read as a number, the place of the card that they spell,
    or ``NO_CARD``; ``copies`` has for each place that of the next copy of its card.
    """
    from evaluator._kernel import Kernel as Loops  # type: ignore[import-not-found, unused-ignore]

    suited = tables.suited_ranks
    empty = np.empty(0, np.uint16)
    ranks = tables.ranks.hash
    by_both = ranks if suited is None else suited.hash
    made = Loops(
        cards=tables.cards,
        deck=deck_size,
        start=tables.start,
        mix=tables.mix,
        wide=tables.ranks.values.dtype == np.uint32,
        ranks=(ranks.shift, ranks.step, ranks.mask),
        suited=(by_both.shift, by_both.step, by_both.mask),
        buffers=(
            tables.words,
            tables.lanes,
            ranks.moved,
            tables.ranks.values,
            tables.suited,
            empty if suited is None else suited.hash.moved,
            empty if suited is None else suited.values,
            spelling,
            copies,
        ),
    )
    return cast(Kernel, made)


def grouped(loops: Kernel, tables: GroupTables, hands: Hands, out: Strengths) -> None:
    """Write the strength of each deal by ``loops`` for the cards that are played in all."""

    def arguments(group: Group, table: RankTable) -> tuple[object, ...]:
        its, columns = table.hash, np.array(group.columns, np.uint8)
        numbers = (its.shift, its.step, its.mask, its.moved, table.values)
        return (columns, group.played, group.start, *numbers)

    loops.grouped(
        hands,
        hands.shape[1],
        out,
        tables.words,
        tables.choices,
        tables.best,
        tables.best.shape[1],
        *arguments(tables.chosen, tables.of_chosen),
        *arguments(tables.whole, tables.of_whole),
    )


def first_bad(hands: Hands, deck_size: int) -> int | None:
    """Return the first row with a place that no card has or with a place twice, if there is one."""
    if is_there():
        from evaluator import _kernel

        row = _kernel.first_bad(hands, hands.shape[1], deck_size)
        return None if row < 0 else int(row)
    step = 1 << 16
    for first in range(0, len(hands), step):
        rows = np.sort(hands[first : first + step], axis=1)
        bad = (rows[:, -1] >= deck_size) | (rows[:, 1:] == rows[:, :-1]).any(axis=1)
        if bad.any():
            return first + int(bad.argmax())
    return None


assert MOST_PLACES == NO_CARD + 1
