"""The plain evaluator: the best way to play the cards.

A way is four choices: which cards are played (``selection``), what each wild card stands for
(``wilds``), which category they are read as, and which cards fill which of its parts
(``fillings``). Where low wins, the others have a say in what a hand is called (``calls``).
``Reference`` goes through the ways from the best down; the value of a hand is that of the first
way that the rules allow.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby, product

from evaluator.calls import Calls
from evaluator.cards import AnyCard, Card, Deck
from evaluator.dealt import Dealt
from evaluator.fillings import Filler, Filling, wild_count
from evaluator.parts import Cards, Key
from evaluator.rules import Category, Part, Pattern, Prize, Repeats, Shape, Wins
from evaluator.selection import selections
from evaluator.values import IGNORED, FilledPart, HandValue
from evaluator.wilds import Held, hold, wild_kinds


@dataclass(frozen=True, slots=True, eq=False)
class Way:
    """One way to play a hand: every choice made."""

    category: Category
    key: Key
    parts: tuple[FilledPart, ...]


class Reference:
    """The evaluator of one prize: what is the best way to play these cards for it?"""

    def __init__(self, prize: Prize, deck: Deck) -> None:
        self.prize = prize
        self.deck = deck
        self.places = {rank: place for place, rank in enumerate(prize.ranks)}
        self.suit_places = {suit: place for place, suit in enumerate(prize.suits)}
        weakest_first = prize.categories[::-1]
        self._category_digits = {c.id: digit for digit, c in enumerate(weakest_first, 1)}
        self.filler = Filler(self.places)
        low = prize.wins is Wins.LOW
        self.calls = Calls(prize.categories, self.filler, deck) if low else None
        # Otherwise wild cards that may stand for the same are alike.
        self.print_matters = (
            prize.natural_beats_wild
            or bool(prize.suits)
            or deck.copies > 1
            or any(map(_as_dealt, prize.categories))
        )

    def evaluate(
        self, dealt: Dealt, named: frozenset[AnyCard] = frozenset(), only: Category | None = None
    ) -> HandValue | None:
        """Return the value of the hand, or None if it fits no category.

        ``named`` are the cards named wild at the table; ``only`` holds the category fixed.
        """
        way = self.best_way(dealt, named, only)
        return None if way is None else self._value(way)

    def best_way(
        self, dealt: Dealt, named: frozenset[AnyCard] = frozenset(), only: Category | None = None
    ) -> Way | None:
        """Return the best way to play the hand, or None if it fits no category."""
        kinds = wild_kinds(dealt, self.prize, named)
        choices: dict[tuple[bool, ...], list[tuple[Cards, int]]] = {}
        for place, category in enumerate(self.prize.categories if only is None else (only,)):
            completed = tuple(category.id in kind.completes for kind in self.prize.wild)
            if completed not in choices:  # mostly the cards may be the same in every category
                ways = hold(
                    dealt.cards, kinds, category, self.deck, print_matters=self.print_matters
                )
                choices[completed] = [
                    (cards, self.calls.forced(cards) if self.calls and only is None else -1)
                    for cards in self._choices(dealt, ways)
                ]
            # what the natural cards make by themselves, nobody can call better where low wins
            playable = (cards for cards, forced in choices[completed] if forced <= place)
            fillings = self.filler.fillings(category, playable, self._sign)
            for _, equal in groupby(fillings, key=lambda filling: filling.key):
                best = self._best_of_equals(category, equal, fixed=only is not None)
                if best is not None:
                    return best
        return None

    def can_be(self, filling: Filling) -> bool:
        """Tell whether its wilds can stand for cards of which no part has a suit too often."""
        return any(filling.rainbows_hold(cards) for cards in stand_ins(filling))

    def _best_of_equals(
        self, category: Category, equal: Iterable[Filling], *, fixed: bool
    ) -> Way | None:
        """Return the best way that the rules allow of fillings that tie, or None if none is.

        Where the rules say so, fewer wild cards break the tie, then suits do.
        """
        if self.calls is not None:
            allow = self.calls.may_allow
            equal = (filling for filling in equal if allow(category, filling, fixed=fixed))
        if self.prize.natural_beats_wild:
            equal = sorted(equal, key=lambda filling: filling.substitutes)
        for _, still_equal in groupby(equal, key=self._wilds_digits):
            ways: Iterable[tuple[Filling, tuple[Card, ...]]] = (
                (filling, cards) for filling in still_equal for cards in stand_ins(filling)
            )
            if self.suit_places:
                ways = sorted(ways, key=lambda way: self._suit_digits(*way), reverse=True)
            for filling, cards in ways:
                if not filling.rainbows_hold(cards):
                    continue
                if self.calls and not self.calls.allow(category, filling, cards, fixed=fixed):
                    continue
                return self._way(category, filling, cards)
        return None

    def _way(self, category: Category, filling: Filling, cards: tuple[Card, ...]) -> Way:
        """Return the filling as a way to play, with the cards that it stands for."""
        key = filling.key + self._wilds_digits(filling) + self._suit_digits(filling, cards)
        return Way(category, key, self._filled_parts(filling, cards))

    @property
    def _sign(self) -> int:
        """1 where higher ranks are better, -1 where lower ones are."""
        return 1 if self.prize.wins is Wins.HIGH else -1

    # -- which cards are played, and how they fill the parts -------------------------------------

    def _choices(self, dealt: Dealt, ways: Sequence[Sequence[Held]]) -> list[Cards]:
        """Return every choice of cards to play and of how to hold them, those of fewer wilds first.

        Of choices that are alike there is only one; in each, the wilds come last.
        """
        choices: dict[tuple[int, ...], Cards] = {}
        for places in selections(dealt, self.prize.hand):
            for chosen in product(*(ways[place] for place in places)):
                cards = tuple(sorted(chosen, key=lambda held: held.is_wild))
                choices.setdefault(tuple(sorted(held.alike for held in cards)), cards)
        return sorted(choices.values(), key=wild_count)

    # -- what the way is worth -------------------------------------------------------------------

    def _filled_parts(self, filling: Filling, cards: tuple[Card, ...]) -> tuple[FilledPart, ...]:
        stand_ins = iter(cards)
        parts = []
        for step, fill in filling.taken:
            pairs = [(slot.held.card, next(stand_ins)) for slot in fill.slots]
            if self.suit_places:  # cards of one rank: the better suit first
                pairs = [
                    pair
                    for _, same in groupby(pairs, key=lambda pair: pair[1].rank)
                    for pair in sorted(same, key=lambda pair: -self._suit_digit(pair[1]))
                ]
            compared = fill.compared if step.counts else ()
            dealt_cards, its_stand_ins = zip(*pairs, strict=True) if pairs else ((), ())
            part = step.part
            parts.append(FilledPart(part.name, compared, dealt_cards, its_stand_ins, part.place))
        return tuple(parts)

    def _wilds_digits(self, filling: Filling) -> Key:
        """Return what makes hands with fewer wild cards better, where the rules want it so."""
        return (-filling.substitutes,) if self.prize.natural_beats_wild else ()

    def _suit_digits(self, filling: Filling, cards: tuple[Card, ...]) -> Key:
        """Return what breaks the last ties: suits, in the order of comparison."""
        if not self.suit_places:
            return ()
        parts = self._filled_parts(filling, cards)
        counted = [part for part in parts if part.label != IGNORED]
        return tuple(self._suit_digit(card) for part in counted for card in part.stand_ins)

    def _suit_digit(self, card: Card) -> int:
        return self._sign * self.suit_places[card.suit]

    def _value(self, way: Way) -> HandValue:
        """Return the way's value: its category's place and its key, as digits of one number."""
        strength = self._category_digits[way.category.id]
        most = self._greatest_digit
        padding = self._longest_key - len(way.key)
        for digit in (*way.key, *(-most - 1,) * padding):
            strength = strength * (2 * most + 2) + digit + most + 1
        shape = -way.key[0] if len(way.category.shapes) > 1 else 0
        return HandValue(strength, way.category.id, way.category.name, way.parts, shape)

    @cached_property
    def _greatest_digit(self) -> int:
        """No digit of a key is greater, nor smaller than its negative."""
        return max(
            len(self.prize.ranks),
            len(self.prize.suits),
            self.prize.hand.play.most,
            *(len(category.shapes) for category in self.prize.categories),
            *(len(part.along) for shape in self._shapes for part in shape.parts),
        )

    @cached_property
    def _longest_key(self) -> int:
        """How many digits the longest key has: shape, parts, kickers, wilds, suits."""
        play = self.prize.hand.play.most

        def digits(shape: Shape) -> int:
            room = max(0, play - shape.size)
            kickers = room if shape.kickers.compared is None else min(shape.kickers.compared, room)
            return kickers + sum(_digits(shape.parts[number]) for number in shape.compared)

        several = any(len(category.shapes) > 1 for category in self.prize.categories)
        suits = play if self.prize.suits else 0
        return several + max(map(digits, self._shapes)) + self.prize.natural_beats_wild + suits

    @property
    def _shapes(self) -> Iterator[Shape]:
        return (shape for category in self.prize.categories for shape in category.shapes)


def _digits(part: Part) -> int:
    """Return how many digits of a key the part takes."""
    if part.pattern is Pattern.NAMED:
        return 0
    if part.pattern is Pattern.OF_A_KIND:
        return 1
    if part.pattern is Pattern.RUN and part.step.least == part.step.most:
        return 1
    return part.size


def _as_dealt(category: Category) -> bool:
    parts = (part for shape in category.shapes for part in shape.parts)
    return category.as_dealt or any(part.as_dealt for part in parts)


def stand_ins(filling: Filling) -> Iterator[tuple[Card, ...]]:
    """Yield the cards that the slots of the filling can stand for together, in their order."""
    slots = filling.slots
    settled = [Card(slot.rank, slot.suits[0]) for _, slot in slots]
    if not any(slot.held.is_wild for _, slot in slots):
        yield tuple(settled)
        return
    taken: Counter[Card] = Counter()
    # What counts as what is printed on it is settled first: no wild may repeat it.
    order = sorted(range(len(slots)), key=lambda at: settled[at] != slots[at][1].held.card)

    def settle(number: int) -> Iterator[tuple[Card, ...]]:
        if number == len(order):
            yield tuple(settled)
            return
        step, slot = slots[order[number]]
        for suit in sorted(slot.suits, key=lambda suit: taken[Card(slot.rank, suit)] > 0):
            card = Card(slot.rank, suit)
            if taken[card] and not _may_repeat(slot.held, card, step.part):
                continue
            settled[order[number]] = card
            taken[card] += 1
            yield from settle(number + 1)
            taken[card] -= 1

    yield from settle(0)


def _may_repeat(held: Held, card: Card, part: Part) -> bool:
    """Tell whether this card may count as one that the hand holds already."""
    if held.kind is None or card == held.card:
        return True  # it is what is printed on it: a pack may hold a card twice
    if held.kind.repeats is Repeats.OF_A_KIND:
        return part.pattern is Pattern.OF_A_KIND
    return held.kind.repeats is Repeats.ANYWHERE
