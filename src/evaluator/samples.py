"""For everything that the rules can see of a hand, cards that look like it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement

from evaluator.cards import Deck
from evaluator.sight import Sight

Lane = int  # the ranks of one suit, a bit for each, and above them how many wild cards


@dataclass(frozen=True, slots=True)
class Sample:
    """Cards as places in the deck, and which of them are wild only in this deal."""

    places: tuple[int, ...] = ()
    named: tuple[int, ...] = ()


class Samples:
    """Finds cards that look as wanted."""

    def __init__(self, seen: Sight, deck: Deck, cards: int) -> None:
        self.seen, self.cards = seen, cards
        self.suits = range(len(deck.suits))
        self.suited_at = cards + 1 if seen.suited is None else seen.suited
        self.places: list[list[int]] = [[] for _ in seen.symbols]
        for place, symbol in enumerate(seen.symbol_of):
            self.places[symbol].append(place)

    def mixed(self, symbols: tuple[int, ...]) -> Sample:
        """Return a hand of these symbols without a suit of many cards; nothing if there is none."""
        naturals = tuple(symbol for symbol in symbols if symbol < self.seen.naturals)
        wilds = len(symbols) - len(naturals)
        room = self.suited_at - 1 - wilds  # how many naturals may be of one suit
        found = self._fill(tuple(Counter(naturals).items()), dict.fromkeys(self.suits, room))
        return Sample() if found is None else self._with_wilds(found, symbols)

    def _with_wilds(self, places: Sequence[int], symbols: Sequence[int]) -> Sample:
        """Return the natural cards with the wild cards among the symbols; nothing if too few.

        Where the wild cards of the deck are too few, the deal makes those of another rank wild.
        """
        found, named = list(places), []
        for symbol, count in Counter(s for s in symbols if s >= self.seen.naturals).items():
            wilds = self.places[symbol][:count]
            found += wilds
            if len(wilds) < count:
                absent = [
                    rank
                    for rank in range(self.seen.naturals)
                    if rank not in symbols and len(self.places[rank]) >= count - len(wilds)
                ]
                if not self.seen.by_deal or not absent:
                    return Sample()
                named = self.places[absent[0]][: count - len(wilds)]
        return Sample((*found, *named), tuple(named))

    def _fill(self, wanted: tuple[tuple[int, int], ...], room: dict[int, int]) -> list[int] | None:
        """Return cards of the wanted symbols, no more of a suit than there is room for."""
        if not wanted:
            return []
        (symbol, count), others = wanted[0], wanted[1:]
        suit_of = self.seen.suit_of
        able = sorted(self.places[symbol], key=lambda place: -room.get(suit_of[place], 0))
        for chosen in combinations(able, count):
            left = dict(room)
            for place in chosen:
                if suit_of[place] >= 0:
                    left[suit_of[place]] -= 1
            if min(left.values()) >= 0:
                found = self._fill(others, left)
                if found is not None:
                    return [*chosen, *found]
        return None

    def suited(self) -> Iterator[tuple[tuple[int, ...], Lane, Sample]]:
        """Yield each look of a hand with a suit of many cards: symbols, lane, and such a hand."""
        naturals, wild = range(self.seen.naturals), self.seen.naturals
        most_wilds = min(self.cards, sum(self.seen.copies[wild:]))
        for wilds in range(most_wilds + 1 if self.suited_at <= self.cards else 0):
            for size in range(max(0, self.suited_at - wilds), self.cards - wilds + 1):
                for members in combinations(naturals, size):
                    lane = sum(1 << rank for rank in members) + (wilds << wild)
                    for rest in combinations_with_replacement(naturals, self.cards - wilds - size):
                        symbols = (*sorted((*members, *rest)), *(wild,) * wilds)
                        places = self._with_suit(members, rest, wilds)
                        hand = Sample() if places is None else self._with_wilds(places, symbols)
                        if hand.places:
                            yield symbols, lane, hand

    def _with_suit(
        self, members: Sequence[int], rest: Sequence[int], wilds: int
    ) -> list[int] | None:
        """Return cards of these ranks in one suit, and the rest in others."""
        room = self.suited_at - 1 - wilds
        for suit in self.suits:
            of_suit = [
                place
                for rank in members
                for place in self.places[rank]
                if self.seen.suit_of[place] == suit
            ]
            if len(of_suit) < len(members):
                continue
            elsewhere = {other: room for other in self.suits if other != suit} | {suit: 0}
            others = self._fill(tuple(Counter(rest).items()), elsewhere)
            if others is not None:
                return [*of_suit, *others]
        return None
