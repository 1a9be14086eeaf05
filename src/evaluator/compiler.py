"""Rules to lookup tables, by asking the reference evaluator once for hands that look the same.

No rule is known here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from math import comb

import numpy as np

from evaluator.cards import Deck
from evaluator.dealt import Dealt
from evaluator.errors import NotCompiledError
from evaluator.layout import laid_out
from evaluator.levels import Level, answers_of, grown, multisets, places_of_rows, rows_of
from evaluator.reference import Reference
from evaluator.rules import CategoryId, Find, Prize, WildRank
from evaluator.samples import Sample, Samples
from evaluator.sight import Sight, sight
from evaluator.tables import LANE_BITS, MOST_PLACES, MOST_SUITS, Tables

Tell = Callable[[int, int], None]  # told how many hands have been asked about, of how many
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
            if cards <= self.play:
                self._levels[cards] = self._asked(cards)
            else:
                self._levels[cards] = grown(self.sight, self.level(cards - 1))
            self._check_one_suit(self._levels[cards])
        return self._levels[cards]

    def _ask(self, hands: Sequence[Sample]) -> Iterator[tuple[int, CategoryId | None]]:
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
        hands = Samples(seen, self.deck, cards)
        rows = multisets(len(seen.symbols), cards)
        mixed = [hands.mixed(tuple(row)) for row in rows.tolist()]
        suited = list(hands.suited())
        answers, worth = answers_of(list(self._ask([*mixed, *(hand for _, _, hand in suited)])))
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


def of_plain_hands(prize: Prize) -> Prize:
    """Return the prize where all cards are of one group, and we say which are wild by the deal."""
    named = WildRank(Find.NAMED)
    return replace(
        prize,
        hand=replace(prize.hand, groups=()),
        wild=tuple(replace(k, dealt=named) if k.dealt else k for k in prize.wild),
    )
