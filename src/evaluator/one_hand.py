"""Looks up one hand at a time without C: lists are many times quicker than arrays for that."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from evaluator.tables import FLAGS, LANE, LANE_BITS, MOST_SUITS, RankTable, Tables

_PLACE_BITS = 72  # above these bits of a word, which a sum of words does not reach, one for a place


class OneHand:
    """The tables of ``evaluator.tables`` as lists, and the same look-up.

    ``spelling`` tells which card two letters spell, ``copies`` the next copy of a card.
    """

    def __init__(
        self,
        tables: Tables,
        deck_size: int,
        spelling: Mapping[str, int],
        copies: Mapping[int, int],
    ) -> None:
        self.cards, self.spelling, self.copies = tables.cards, spelling, copies
        self.lanes = tables.lanes.tolist()[:deck_size]
        self.mix, self.suited = tables.mix, tables.suited.tolist()
        by_both = tables.suited_ranks
        self.suited_ranks = None if by_both is None else _lists(by_both)
        self._look_up = self._made(tables, deck_size)

    def _made(self, tables: Tables, deck_size: int) -> Callable[[Sequence[int]], int]:
        """Return the look-up; names of its own are quicker to reach than attributes."""
        words = enumerate(tables.words.tolist()[:deck_size])
        word_of = {place: word + (1 << _PLACE_BITS + place) for place, word in words}.__getitem__
        start, cards, flags = tables.start, tables.cards, int(FLAGS)
        (values, moved, shift, mask), with_suits = _lists(tables.ranks), self._with_suits

        def look_up(hand: Sequence[int]) -> int:
            word = sum(map(word_of, hand), start)
            if (word >> _PLACE_BITS).bit_count() != cards:
                raise ValueError(self._why_no_hand(hand))  # two of a bit make one of the next
            key = word >> 32 & 0xFFFFFFFF
            strength: int = values[key + moved[key >> shift] & mask]
            return with_suits(hand, word, key, strength) if word & flags else strength

        return look_up

    def one(self, hand: Sequence[int]) -> int:
        """Return the strength of a hand, a sequence of places of cards.

        Raises:
            ValueError: there is no such card, one is there twice, or there are too few or many.
        """
        return self.strength(hand)

    def _why_no_hand(self, hand: Sequence[int]) -> str:
        if len(hand) != self.cards:
            return f"a hand of {len(hand)} cards, not {self.cards}"
        for place in hand:
            if not 0 <= place < len(self.lanes):
                return f"no card has the place {place}"
        twice = next(place for at, place in enumerate(hand) if place in hand[:at])
        return f"the card at place {twice} is there twice"

    def _with_suits(self, hand: Sequence[int], word: int, key: int, strength: int) -> int:
        lanes = sum([self.lanes[place] for place in hand])
        for suit in range(MOST_SUITS):
            if word >> 4 * suit + 3 & 1:
                lane = lanes >> LANE_BITS * suit & int(LANE)
                if self.suited_ranks is None:
                    strength = max(strength, self.suited[lane])
                else:
                    values, moved, shift, mask = self.suited_ranks
                    its = key + lane * self.mix & 0xFFFFFFFF
                    strength = values[its + moved[its >> shift] & mask]
        return strength

    def text(self, hand: str) -> int | None:
        """Return the strength of a hand written in two letters a card; None if it is not."""
        spelling = self.spelling
        try:
            places = [spelling[hand[at : at + 2]] for at in range(0, len(hand), 2)]
            return self._look_up(self._each_once(places) if self.copies else places)
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
        if isinstance(hand, str):
            found = self.text(hand)
            if found is None:
                raise ValueError(f'"{hand}" is not {self.cards} cards of two letters each')
            return found
        try:
            return self._look_up(hand)
        except KeyError:
            raise ValueError(self._why_no_hand(hand)) from None


def _lists(table: RankTable) -> tuple[list[int], list[int], int, int]:
    """Return the values, and how far each bucket is moved, with the shift and the mask."""
    its = table.hash
    moved = [move << its.step for move in its.moved.tolist()]
    return table.values.tolist(), moved, its.shift, its.mask
