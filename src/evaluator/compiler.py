"""Rules to lookup tables, by asking the reference evaluator once for hands that look the same.

No rule is known here.
"""

from __future__ import annotations

from math import comb

import numpy as np

from evaluator.asking import asked
from evaluator.cards import Deck
from evaluator.classes import Tell
from evaluator.errors import NotCompiledError
from evaluator.layout import laid_out
from evaluator.levels import Level, grown, multisets, places_of_rows, rows_of
from evaluator.rules import Prize
from evaluator.samples import Samples
from evaluator.sight import Sight, sight
from evaluator.tables import LANE_BITS, MOST_PLACES, MOST_SUITS, Tables

MOST_CLASSES = 700_000


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
        return laid_out(self.sight, self.deck, self.level(cards))

    def level(self, cards: int) -> Level:
        """Return what hands of so many cards are worth."""
        if cards not in self._levels:
            if comb(len(self.sight.symbols) + cards - 1, cards) > MOST_CLASSES:
                raise NotCompiledError(f"{cards} cards are too many to tell apart")
            small = cards <= self.play
            level = self._asked(cards) if small else grown(self.sight, self.level(cards - 1))
            self._check_one_suit(level)
            self._levels[cards] = level
        return self._levels[cards]

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
        samples = Samples(seen, self.deck, cards)
        rows = multisets(len(seen.symbols), cards)
        mixed = [samples.mixed(tuple(row)) for row in rows.tolist()]
        suited = list(samples.suited())
        hands = [*mixed, *(hand for _, _, hand in suited)]
        answers, worth = asked(self.prize, self.deck, hands, self.tell)
        of_mixed, of_suited = worth[: len(mixed)], worth[len(mixed) :]
        index = places_of_rows(rows_of((row for row, _, _ in suited), cards))
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
