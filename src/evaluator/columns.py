"""Which cards of a deal may be played together, and which it makes wild, of many deals at once.

The same as ``selection`` and ``wilds`` say of a single deal.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import combinations, product

import numpy as np
import numpy.typing as npt

from evaluator.cards import Card
from evaluator.dealt import dealt_out
from evaluator.rules import Find, Game, Prize, WildRank
from evaluator.tables import Hands

Ranks = npt.NDArray[np.int64]


class Columns:
    """Deals of one game as rows of places of cards, group after group."""

    def __init__(self, game: Game, prize: Prize) -> None:
        self.game, self.prize = game, prize

    def groups(self, dealt: int) -> list[tuple[tuple[int, ...], int]]:
        """Return the columns of each group of which so many are played, and how many."""
        columns = self._groups(dealt)
        return [(columns[name], count) for name, count in self.prize.hand.groups if count]

    def choices(self, dealt: int) -> Iterator[Sequence[int]]:
        """Yield the columns of cards that may be played together, of so many dealt."""
        if not self.prize.hand.groups:
            yield range(dealt)
            return
        chosen = [combinations(columns, count) for columns, count in self.groups(dealt)]
        for columns in product(*chosen):
            yield [column for its in columns for column in its]

    def _groups(self, dealt: int) -> Mapping[str, tuple[int, ...]]:
        """Return the columns of each group where so many cards are dealt in all."""
        return dict(dealt_out(range(dealt), self.game.deal))

    def wild_ranks(self, hands: Hands, rule: WildRank) -> Ranks:
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

    def cards_of_rank(self, rank: int) -> tuple[int, ...]:
        """Return the places of the cards of a rank of the deck; of -1, none."""
        return tuple(np.flatnonzero(self._ranks == rank).tolist()) if rank >= 0 else ()
