"""What a hand has to be called where low wins: nobody may overlook his own pair."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import product

from evaluator.cards import NO_SUIT, Card, Deck, Rank, Suit
from evaluator.fillings import Filler, Filling, takes_anything
from evaluator.parts import Cards, Key, suits_of
from evaluator.rules import Category, Part
from evaluator.wilds import Held, printed

Called = tuple[Key, ...] | None  # what is compared; None: the cards do not fit
MOST_KNOWN = 1 << 14  # how many sets of ranks, or suits, are kept in mind


class Calls:
    """Tells whether nobody could call a hand worse than it is called.

    Worse is a weaker category or, in the same one, parts of higher ranks. Most categories look
    at ranks only, and a flush at suits only: what those say is found out once for all hands of
    the same ranks, or suits. Categories are known here by their places, 0 the strongest.
    """

    def __init__(self, categories: Sequence[Category], filler: Filler, deck: Deck) -> None:
        self.categories, self.filler, self.deck = categories, filler, deck
        self._place = {category.id: place for place, category in enumerate(categories)}
        self._ranks_only = [*map(_looks_at_ranks_only, categories)]
        self._suits_only = [*map(_looks_at_suits_only, categories)]
        self._looks_at_deal = [*map(_looks_at_what_was_dealt, categories)]
        self._lasts = [*map(_lasts, categories)]
        self._always = max(
            (p for p, c in enumerate(categories) if _takes_every_hand(c)), default=-1
        )
        self._weakest_first = range(len(categories) - 1, -1, -1)
        self._weakest_of_ranks = lru_cache(MOST_KNOWN)(self._find_weakest_of_ranks)
        self._weakest_of_suits = lru_cache(MOST_KNOWN)(self._find_weakest_of_suits)
        self._strongest_of_choices = lru_cache(MOST_KNOWN)(self._find_strongest_of_choices)
        self._of_cards = lru_cache(MOST_KNOWN)(self._find_of_cards)
        self._highest = lru_cache(MOST_KNOWN)(self._find_highest)

    def forced(self, cards: Cards) -> int:
        """Return the weakest category that the hand can be called whatever its wild cards are.

        That is what its natural cards make by themselves, or what it makes in every choice of
        suits; -1 if there is none.
        """
        natural = tuple(held for held in cards if held.is_settled)
        by_naturals = self._weakest((p for p in self._weakest_first if self._lasts[p]), natural)
        by_suits = self._strongest_of_choices(tuple(sorted(map(tuple, map(suits_of, cards)))))
        return max(by_naturals, by_suits, self._always)

    def may_allow(self, category: Category, filling: Filling, *, fixed: bool) -> bool:
        """Tell whether nobody could call the hand worse who looks at the ranks only.

        Where the category is ``fixed``, the hand is not called another.
        """
        place = self._place[category.id]
        ranks = tuple(sorted(slot.rank for _, slot in filling.slots))
        if not fixed and self._weakest_of_ranks(ranks) > place:
            return False
        return not self._ranks_only[place] or self._highest(place, ranks) == filling.compared

    def allow(
        self, category: Category, filling: Filling, cards: Sequence[Card], *, fixed: bool
    ) -> bool:
        """Tell whether nobody could call the hand worse, if it is one of those that ``may_allow``.

        ``cards`` are what the slots of the filling stand for.
        """
        place = self._place[category.id]
        suits = tuple(sorted(card.suit for card in cards))
        if not fixed and self._weakest_of_suits(suits) > place:
            return False
        standing = tuple(
            slot.held.standing_for(card)
            for (_, slot), card in zip(filling.slots, cards, strict=True)
        )
        for other in () if fixed else range(place + 1, len(self.categories)):
            known = self._ranks_only[other] or self._suits_only[other]
            if not known and self._called(other, standing, cards) is not None:
                return False
        return self._ranks_only[place] or self._called(place, standing, cards) == filling.compared

    def _called(self, place: int, standing: Cards, cards: Sequence[Card]) -> Called:
        """Return what is compared, at its highest, of cards standing for these; None if not so."""
        if self._looks_at_deal[place]:
            return self._read(place, standing)
        return self._of_cards(place, tuple(sorted((card.rank, card.suit) for card in cards)))

    def _find_weakest_of_ranks(self, ranks: tuple[Rank, ...]) -> int:
        """Return which is the weakest category that these ranks fit in any suits; -1 if none."""
        places = (place for place in self._weakest_first if self._ranks_only[place])
        return next((p for p in places if self._highest(p, ranks) is not None), -1)

    def _find_highest(self, place: int, ranks: tuple[Rank, ...]) -> Called:
        """Return what is compared of cards of these ranks, None where they do not fit."""
        return self._find_of_cards(place, tuple((rank, NO_SUIT) for rank in ranks))

    def _find_of_cards(self, place: int, cards: tuple[tuple[Rank, Suit], ...]) -> Called:
        """Return what is compared of natural cards, None where they do not fit."""
        return self._read(place, _standing(Card(*card) for card in cards))

    def _find_strongest_of_choices(self, choices: tuple[tuple[Suit, ...], ...]) -> int:
        """Return the same of cards that may have these suits, in the strongest choice of them."""
        if not any(self._suits_only):
            return -1
        hands = {tuple(sorted(suits)) for suits in product(*choices)}
        return min(map(self._weakest_of_suits, hands), default=-1)

    def _find_weakest_of_suits(self, suits: tuple[Suit, ...]) -> int:
        """Return which is the weakest category that these suits fit in any ranks; -1 if none."""
        cards = _standing(Card(self.deck.ranks[0], suit) for suit in suits)
        return self._weakest((p for p in self._weakest_first if self._suits_only[p]), cards)

    def _weakest(self, places: Iterable[int], standing: Cards) -> int:
        """Return the first of these categories that cards can be read as, -1 if there is none."""
        return next((p for p in places if self._read(p, standing) is not None), -1)

    def _read(self, place: int, standing: Cards) -> Called:
        """Return what is compared, at its highest, of cards read as the category; None if not so.

        It is settled what they stand for.
        """
        for filling in self.filler.fillings(self.categories[place], [standing], best=1):
            cards = tuple(Card(slot.rank, slot.suits[0]) for _, slot in filling.slots)
            if filling.rainbows_hold(cards):
                return filling.compared
        return None


def _standing(cards: Iterable[Card]) -> Cards:
    """Return natural cards as held; of the same cards, one is as good as the other."""
    first: dict[Card, int] = {}
    return tuple(
        Held(card, place, first.setdefault(card, place), None, printed(card))
        for place, card in enumerate(cards)
    )


def _parts(category: Category) -> list[Part]:
    return [part for shape in category.shapes for part in shape.parts]


def _looks_at_what_was_dealt(category: Category) -> bool:
    as_dealt = category.as_dealt or any(part.as_dealt for part in _parts(category))
    return as_dealt or category.wilds is not None


def _looks_at_ranks_only(category: Category) -> bool:
    suited = category.suited or any(part.suited or part.rainbow for part in _parts(category))
    return not suited and not _looks_at_what_was_dealt(category)


def _looks_at_suits_only(category: Category) -> bool:
    parts = [replace(part, suited=False, rainbow=False) for part in _parts(category)]
    return all(map(takes_anything, parts)) and not _looks_at_what_was_dealt(category)


def _lasts(category: Category) -> bool:
    """Tell whether a hand that fits the category still does with more cards."""
    return not _looks_at_what_was_dealt(category) and all(
        shape.kickers.allowed for shape in category.shapes
    )


def _takes_every_hand(category: Category) -> bool:
    """Tell whether any cards at all fit the category, as they do high card."""
    return _looks_at_ranks_only(category) and any(
        shape.kickers.allowed and shape.size <= 1 and all(map(takes_anything, shape.parts))
        for shape in category.shapes
    )
