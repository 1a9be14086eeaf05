"""The plain evaluator: the best way to play the cards.

A way is four choices: which cards are played (``selection``), what each wild card stands for
(``wilds``), which category they are read as, and which cards fill which of its parts (``parts``).
``Reference`` goes through the ways from the best down; the value of a hand is that of the first
way that the rules allow.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from heapq import merge
from itertools import chain, groupby

from evaluator.cards import AnyCard, Card, Deck, Rank, Suit
from evaluator.dealt import Dealt
from evaluator.parts import Cards, Fill, Slot, fills, suits_to_try, without
from evaluator.rules import Category, CategoryId, Part, Pattern, Prize, Repeats, Shape, Wins
from evaluator.selection import selections
from evaluator.values import IGNORED, KICKER, FilledPart, HandValue
from evaluator.wilds import Held, hold, wild_kinds

Key = tuple[int, ...]  # what ways are compared by within a category; the greater is better


@dataclass(frozen=True, slots=True, eq=False)
class Step:
    """One part to fill (kickers are the last), and whether it counts when hands are compared."""

    part: Part
    counts: bool = True
    lowest_first: bool = False
    suit: Suit | None = None  # where all parts have to be of one suit

    def fills(self, cards: Cards, places: Mapping[Rank, int]) -> Iterator[Fill]:
        """Yield every way to take this step with these cards."""
        if self.suit is not None:
            cards = tuple(held.in_suit(self.suit) for held in cards)
        for fill in fills(self.part, cards, places):
            if self.lowest_first:
                yield Fill(fill.slots[::-1], fill.compared[::-1], fill.key[::-1])
            else:
                yield fill


@dataclass(frozen=True, slots=True, eq=False)
class Filling:
    """The steps of a category's shape taken: a way but for the suits of the wilds."""

    key: Key
    taken: tuple[tuple[Step, Fill], ...]

    @property
    def slots(self) -> list[tuple[Step, Slot]]:
        """Every card put to use, with the step that took it."""
        return [(step, slot) for step, fill in self.taken for slot in fill.slots]

    @property
    def compared(self) -> tuple[Key, ...]:
        """What was compared, whether high or low wins."""
        return tuple(fill.key for step, fill in self.taken if step.counts)


@dataclass(frozen=True, slots=True, eq=False)
class Way:
    """One way to play a hand: every choice made."""

    category: Category
    key: Key
    parts: tuple[FilledPart, ...]

    @property
    def substitutes(self) -> int:
        """How many of the played cards stand for another card."""
        return sum(
            card != stand_in
            for part in self.parts
            if part.label != IGNORED
            for card, stand_in in zip(part.cards, part.stand_ins, strict=True)
        )


class Reference:
    """The evaluator of one prize: what is the best way to play these cards for it?"""

    def __init__(self, prize: Prize, deck: Deck) -> None:
        self.prize = prize
        self.deck = deck
        self.places = {rank: place for place, rank in enumerate(prize.ranks)}
        self.suit_places = {suit: place for place, suit in enumerate(prize.suits)}
        self._plans: dict[tuple[CategoryId, int, int], tuple[Step, ...] | None] = {}
        self.ties_are_broken = prize.natural_beats_wild or bool(prize.suits)
        self.print_matters = self.ties_are_broken or any(map(_as_dealt, prize.categories))

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
        choices: dict[tuple[bool, ...], list[Cards]] = {}
        for category in self.prize.categories if only is None else (only,):
            completed = tuple(category.id in kind.completes for kind in self.prize.wild)
            if completed not in choices:  # mostly the cards may be the same in every category
                held = hold(
                    dealt.cards, kinds, category, self.deck, print_matters=self.print_matters
                )
                choices[completed] = self._choices(dealt, held)
            fillings = self.fillings(category, choices[completed], sign=self._sign)
            for _, equal in groupby(fillings, key=lambda filling: filling.key):
                ways = chain.from_iterable(
                    self._ways(category, filling, fixed=only is not None) for filling in equal
                )
                best = self._best_of_equals(ways)
                if best is not None:
                    return best
        return None

    def _best_of_equals(self, ways: Iterator[Way]) -> Way | None:
        """Return the best of ways whose parts and kickers tie, or None if there is none."""
        if not self.ties_are_broken:
            return next(ways, None)  # they tie for good
        return max(ways, key=lambda way: (way.key, -way.substitutes), default=None)

    @property
    def _sign(self) -> int:
        """1 where higher ranks are better, -1 where lower ones are."""
        return 1 if self.prize.wins is Wins.HIGH else -1

    # -- which cards are played, and how they fill the parts -------------------------------------

    def _choices(self, dealt: Dealt, held: Cards) -> list[Cards]:
        """Return every choice of cards to play, those with fewer wilds first.

        Of choices that are alike there is only one; in each, the wilds come last.
        """
        choices: dict[tuple[int, ...], Cards] = {}
        for places in selections(dealt, self.prize.hand):
            cards = sorted((held[place] for place in places), key=lambda card: card.is_wild)
            choices.setdefault(tuple(sorted(card.alike for card in cards)), tuple(cards))
        return sorted(choices.values(), key=_wild_count)

    def fillings(
        self, category: Category, choices: Iterable[Cards], sign: int
    ) -> Iterator[Filling]:
        """Yield every way to fill the category from one of the choices of cards, best first.

        The greater key is the better; with ``sign`` -1 that is the one of lower ranks.
        """
        streams = []
        for cards in choices:
            if category.wilds is not None and _wild_count(cards) not in category.wilds:
                continue
            if category.as_dealt:
                cards = tuple(held.as_dealt() for held in cards)
            for number in range(len(category.shapes)):
                prefix = (-number,) if len(category.shapes) > 1 else ()
                for steps in self._steps(category, number, cards):
                    streams.append(self._filled(prefix, (), steps, cards, sign))
        return _merged(streams)

    def _steps(self, category: Category, number: int, cards: Cards) -> Iterable[tuple[Step, ...]]:
        """Return the steps that fill a shape of the category, once for each suit it may be of."""
        plan, shape = (category.id, number, len(cards)), category.shapes[number]
        if plan not in self._plans:
            self._plans[plan] = _steps(shape, len(cards))
        steps = self._plans[plan]
        if steps is None:
            return ()
        if not category.suited:
            return (steps,)
        parts, rest = steps[: len(shape.parts)], steps[len(shape.parts) :]
        return [
            (*(replace(step, suit=suit) for step in parts), *rest)
            for suit in suits_to_try(cards, shape.size)
        ]

    def _filled(
        self,
        key: Key,
        taken: tuple[tuple[Step, Fill], ...],
        steps: tuple[Step, ...],
        cards: Cards,
        sign: int,
    ) -> Iterator[Filling]:
        """Yield every way to take the steps one after another, best first."""
        if not steps:
            yield Filling(key, taken)
            return
        step, others = steps[0], steps[1:]
        if not any(each.counts for each in steps):  # all that is left ties: any way will do first
            for fill in step.fills(cards, self.places):
                left = without(cards, fill)
                yield from self._filled(key, (*taken, (step, fill)), others, left, sign)
            return

        def key_of(fill: Fill) -> Key:
            return tuple(sign * digit for digit in fill.key) if step.counts else ()

        candidates = list(step.fills(cards, self.places))
        if step.counts:
            candidates.sort(key=key_of, reverse=True)
        for its_key, equal in groupby(candidates, key=key_of):
            streams = [
                self._filled(
                    key + its_key, (*taken, (step, fill)), others, without(cards, fill), sign
                )
                for fill in equal
            ]
            if any(other.counts for other in others):
                yield from _merged(streams)
            else:
                yield from chain.from_iterable(streams)

    # -- what the wilds stand for ----------------------------------------------------------------

    def _ways(self, category: Category, filling: Filling, *, fixed: bool) -> Iterator[Way]:
        """Yield the filling as a way, for every choice of cards that its wilds may stand for."""
        for cards in self.stand_ins(filling):
            if not _rainbows_hold(filling, cards):
                continue
            if self.prize.wins is Wins.LOW and not self._is_fair(category, filling, cards, fixed):
                continue
            parts = self._filled_parts(filling, cards)
            way = Way(category, filling.key, parts)
            yield Way(category, filling.key + self._tie_breaks(way), parts)

    def stand_ins(self, filling: Filling) -> Iterator[tuple[Card, ...]]:
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

    def _is_fair(
        self, category: Category, filling: Filling, cards: tuple[Card, ...], fixed: bool
    ) -> bool:
        """Tell whether, in a low game, nobody could call the hand worse than it is called.

        Worse is a weaker category or, in this one (the only one where it is ``fixed``), parts of
        higher ranks.
        """
        standing = tuple(
            slot.held.standing_for(card)
            for (_, slot), card in zip(filling.slots, cards, strict=True)
        )
        for weaker in () if fixed else self.prize.categories[::-1]:
            if weaker is category:
                break
            if next(self._readings(weaker, standing), None) is not None:
                return False
        highest = next(self._readings(category, standing))
        return highest.compared == filling.compared

    def _readings(self, category: Category, standing: Cards) -> Iterator[Filling]:
        """Yield the ways to read cards as the category when it is settled what they stand for."""
        for filling in self.fillings(category, [standing], sign=1):
            cards = tuple(Card(slot.rank, slot.suits[0]) for _, slot in filling.slots)
            if _rainbows_hold(filling, cards):
                yield filling

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
            parts.append(FilledPart(step.part.name, compared, dealt_cards, its_stand_ins))
        return tuple(parts)

    def _tie_breaks(self, way: Way) -> Key:
        """Return what breaks the last ties: fewer wilds, then suits in the order of comparison."""
        key: list[int] = []
        if self.prize.natural_beats_wild:
            key.append(-way.substitutes)
        if self.suit_places:
            counted = [part for part in way.parts if part.label != IGNORED]
            key.extend(self._suit_digit(card) for part in counted for card in part.stand_ins)
        return tuple(key)

    def _suit_digit(self, card: Card) -> int:
        return self._sign * self.suit_places[card.suit]

    def _value(self, way: Way) -> HandValue:
        """Return the way's value: its category's place and its key, as digits of one number."""
        weakest_first = [category.id for category in self.prize.categories[::-1]]
        strength = 1 + weakest_first.index(way.category.id)
        most = self._greatest_digit
        padding = self._longest_key - len(way.key)
        for digit in (*way.key, *(-most - 1,) * padding):
            strength = strength * (2 * most + 2) + digit + most + 1
        return HandValue(strength, way.category.id, way.category.name, way.parts)

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


def _wild_count(cards: Cards) -> int:
    return sum(held.is_wild for held in cards)


def _steps(shape: Shape, count: int) -> tuple[Step, ...] | None:
    """Return the steps that fill the shape with so many cards.

    The parts that count come first, in the order of comparison; then those that do not, the
    kickers, and the cards that are ignored. None where the cards are too few, or too many.
    """
    left = count - shape.size
    kickers = shape.kickers
    if left < 0 or (left > 0 and not kickers.allowed):
        return None
    compared = left if kickers.compared is None else min(kickers.compared, left)
    parts = [Step(shape.parts[number]) for number in shape.compared]
    for number, part in enumerate(shape.parts):
        if number not in shape.compared:
            parts.append(Step(part, counts=False))
    rest = [Step(_loose_cards(KICKER, compared), lowest_first=kickers.lowest_first)]
    rest += [Step(_loose_cards(IGNORED, left - compared), counts=False)]
    return tuple(step for step in (*parts, *rest) if step.part.size)


@lru_cache(maxsize=64)
def _loose_cards(label: str, count: int) -> Part:
    """Return a part of so many cards, whatever they are."""
    return Part(label, Pattern.CARDS, count)


def _merged(streams: Sequence[Iterator[Filling]]) -> Iterator[Filling]:
    """Yield from all streams, each of them best first, the best first."""
    if len(streams) == 1:
        return streams[0]
    return merge(*streams, key=lambda filling: filling.key, reverse=True)


def _rainbows_hold(filling: Filling, cards: tuple[Card, ...]) -> bool:
    """Tell whether no suit is there twice in any part that wants it so."""
    at = 0
    for step, fill in filling.taken:
        suits = [card.suit for card in cards[at : at + len(fill.slots)]]
        if step.part.rainbow and len(set(suits)) < len(suits):
            return False
        at += len(fill.slots)
    return True


def _may_repeat(held: Held, card: Card, part: Part) -> bool:
    """Tell whether this card may count as one that the hand holds already."""
    if held.kind is None or card == held.card:
        return True  # it is what is printed on it: a pack may hold a card twice
    if held.kind.repeats is Repeats.OF_A_KIND:
        return part.pattern is Pattern.OF_A_KIND
    return held.kind.repeats is Repeats.ANYWHERE
