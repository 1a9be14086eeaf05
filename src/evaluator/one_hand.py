"""Looks up one hand at a time without C: lists are many times quicker than arrays for that."""

from __future__ import annotations

from collections.abc import Sequence

from evaluator.tables import LANE, LANE_BITS, MOST_SUITS, RankTable, Tables

_FLAGS = 0x8888
_LANE = int(LANE)
_KEY = 0xFFFFFFFF


class OneHand:
    """The tables as lists; see ``evaluator.tables`` for what they hold.

    ``spelling`` tells which card two letters spell, ``copies`` the next copy of a card.
    """

    def __init__(
        self, tables: Tables, deck_size: int, spelling: dict[str, int], copies: dict[int, int]
    ) -> None:
        self.cards, self.spelling, self.copies = tables.cards, spelling, copies
        self.places = frozenset(range(deck_size))
        self.word_of = tables.words.tolist().__getitem__
        self.lanes = tables.lanes.tolist()
        self.start, self.mix = tables.start, tables.mix
        self.ranks = _AsLists(tables.ranks)
        self.suited = tables.suited.tolist()
        by_both = tables.suited_ranks
        self.suited_ranks = None if by_both is None else _AsLists(by_both)

    def one(self, hand: Sequence[int]) -> int:
        """Return the strength of a hand, a sequence of places of cards.

        Raises:
            ValueError: there is no such card, one is there twice, or there are too few or many.
        """
        different = set(hand)
        if len(different) != self.cards or not different <= self.places:
            raise ValueError(self._why_no_hand(hand))
        word = sum(map(self.word_of, hand), self.start)
        ranks = self.ranks
        key = word >> 32 & _KEY
        strength = ranks.values[key + (ranks.moved[key >> ranks.shift] << ranks.step) & ranks.mask]
        return self._with_suits(hand, word, key, strength) if word & _FLAGS else strength

    def _why_no_hand(self, hand: Sequence[int]) -> str:
        if len(hand) != self.cards:
            return f"a hand of {len(hand)} cards, not {self.cards}"
        for place in hand:
            if place not in self.places:
                return f"no card has the place {place}"
        twice = next(place for at, place in enumerate(hand) if place in hand[:at])
        return f"the card at place {twice} is there twice"

    def _with_suits(self, hand: Sequence[int], word: int, key: int, strength: int) -> int:
        lanes = sum([self.lanes[place] for place in hand])
        for suit in range(MOST_SUITS):
            if word >> 4 * suit + 3 & 1:
                lane = lanes >> LANE_BITS * suit & _LANE
                if self.suited_ranks is None:
                    strength = max(strength, self.suited[lane])
                else:
                    strength = self.suited_ranks.of(key + lane * self.mix & _KEY)
        return strength

    def text(self, hand: str) -> int | None:
        """Return the strength of a hand written in two letters a card; None if it is not."""
        spelling = self.spelling
        try:
            places = [spelling[hand[at : at + 2]] for at in range(0, len(hand), 2)]
            return self.one(self._each_once(places) if self.copies else places)
        except (KeyError, ValueError):
            return None

    def _each_once(self, places: Sequence[int]) -> list[int]:
        """Return the places, where a card is there again with that of another copy."""
        taken: dict[int, None] = {}
        for place in places:
            its = place
            while its in taken:
                its = self.copies[its]
            taken[its] = None
        return list(taken)

    def strength(self, hand: str | Sequence[int]) -> int:
        """Return the strength of a hand of places, or written in two letters a card.

        Raises:
            ValueError: it is neither.
        """
        if not isinstance(hand, str):
            return self.one(hand)
        found = self.text(hand)
        if found is None:
            raise ValueError(f'"{hand}" is not {self.cards} cards of two letters each')
        return found


class _AsLists:
    def __init__(self, table: RankTable) -> None:
        its = table.hash
        self.shift, self.step, self.mask = its.shift, its.step, its.mask
        self.moved, self.values = its.moved.tolist(), table.values.tolist()

    def of(self, key: int) -> int:
        found: int = self.values[key + (self.moved[key >> self.shift] << self.step) & self.mask]
        return found
