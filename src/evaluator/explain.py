"""Why a hand is what it is: every category, and how it is played so or why it cannot be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations

from evaluator.cards import AnyCard, Card, Rank, Suit
from evaluator.dealt import Dealt
from evaluator.fillings import Filling, Step, Taken
from evaluator.parts import Cards, Fill, fills, ranks_fit, runs_of, suits_of, suits_to_try, without
from evaluator.reference import Reference
from evaluator.rules import Category, Part, Pattern, Shape, Wins
from evaluator.selection import selections
from evaluator.values import HandValue
from evaluator.wilds import hold, wild_kinds


@dataclass(frozen=True, slots=True)
class Reading:
    """One category and what the hand is worth in it; ``why_not`` says why, where it is nothing."""

    category: Category
    value: HandValue | None
    why_not: str = ""


def readings(
    reference: Reference, dealt: Dealt, named: frozenset[AnyCard] = frozenset()
) -> tuple[Reading, ...]:
    """Return how the hand can be read as each category, strongest first.

    In a low game a category that the cards fit, but that nobody would let them be called, has
    no value either.
    """
    best = reference.best_way(dealt, named)
    found = []
    for category in reference.prize.categories:
        value = reference.evaluate(dealt, named, category)
        reason = ""
        if value is None:
            reason = _why_not(reference, dealt, named, category)
        elif reference.prize.wins is Wins.LOW and best is not None:
            order = [c.id for c in reference.prize.categories]
            if order.index(category.id) < order.index(best.category.id):
                value, reason = None, "however they are played, these cards are also a worse hand"
        found.append(Reading(category, value, reason))
    return tuple(found)


def _why_not(
    reference: Reference, dealt: Dealt, named: frozenset[AnyCard], category: Category
) -> str:
    """Return in words what the hand lacks; of several shapes, what it lacks of the first."""
    kinds = wild_kinds(dealt, reference.prize, named)
    ways = hold(dealt.cards, kinds, category, reference.deck, print_matters=False)
    held = tuple(each for (each,) in ways)
    wild_count = sum(card.is_wild for card in held)
    if category.wilds is not None:
        counts = {
            sum(held[place].is_wild for place in places)
            for places in selections(dealt, reference.prize.hand)
        }
        if not any(count in category.wilds for count in counts):
            most = category.wilds.most == 0
            wanted = "no wild cards" if most else f"{category.wilds} wild cards"
            return f"wants {wanted}, and the hand has {wild_count}"
        if category.wilds.most == 0:
            held = tuple(card for card in held if not card.is_wild)
    if category.as_dealt:
        held = tuple(card.as_dealt() for card in held)
    return _lacks(reference, category.shapes[0], category, held)


def _lacks(reference: Reference, shape: Shape, category: Category, held: Cards) -> str:
    suits = suits_to_try(held, shape.size) if category.suited else (None,)
    if not suits:
        return f"wants {shape.size} cards of one suit, and there are {_most_of_a_suit(held)}"
    tries = (_furthest(reference, shape, held, suit) for suit in suits)
    taken, cards = max(tries, key=lambda reached: len(reached[0]))
    if len(taken) == len(shape.parts):
        return "its parts are there, but not in cards that may be played together"
    part = shape.parts[len(taken)]
    before = f"beside the {taken[-1][0].part.name.replace('_', ' ')}, " if taken else ""
    return before + _shortfall(_Search(reference, taken, cards), part, suited=category.suited)


def _furthest(
    reference: Reference, shape: Shape, held: Cards, suit: Suit | None
) -> tuple[Taken, Cards]:
    """Return the parts that can be filled in order, and the cards that are left by then."""

    def fill_from(taken: Taken, cards: Cards) -> tuple[Taken, Cards]:
        best = (taken, cards)
        if len(taken) == len(shape.parts):
            return best
        for added in _Search(reference, taken, cards).steps(shape.parts[len(taken)]):
            reached = fill_from((*taken, added), without(cards, added[1]))
            best = max(best, reached, key=lambda reached: len(reached[0]))
            if len(best[0]) == len(shape.parts):
                break
        return best

    return fill_from((), held if suit is None else tuple(card.in_suit(suit) for card in held))


@dataclass(frozen=True, slots=True)
class _Search:
    """Looks for ways to fill one more part from the cards that are left."""

    reference: Reference
    taken: Taken
    cards: Cards

    @property
    def places(self) -> Mapping[Rank, int]:
        """Where each rank stands in the order of ranks."""
        return self.reference.places

    def steps(self, part: Part) -> Iterator[tuple[Step, Fill]]:
        """Yield every way to fill the part that the rules allow beside what is taken."""
        for fill in fills(part, self.cards, self.places):
            step = (Step(part), fill)
            if self.reference.can_be(Filling((), (*self.taken, step))):
                yield step

    def best(self, parts: Iterable[Part], sign: int) -> Fill | None:
        """Return the fill of the first of the parts that has one; the highest for ``sign`` 1."""
        for part in parts:
            found = (fill for _, fill in self.steps(part))
            best = max(found, key=lambda f: tuple(sign * digit for digit in f.key), default=None)
            if best is not None:
                return best
        return None


def _shortfall(search: _Search, part: Part, *, suited: bool) -> str:
    """Return what the part wants and how much of it there is."""
    cards = search.cards
    if part.as_dealt:
        cards = tuple(held.as_dealt() for held in cards)
    suit = " of one suit" if part.suited or suited else ""
    wants = f"wants {_in_words(part)}{suit}{limits_in_words(part)}"
    if part.pattern is Pattern.OF_A_KIND:
        most = search.best(_smaller(part), 1)
        there = _at_most(len(most.slots), "", most.slots[0].rank) if most else _at_most(0, "", "")
        return f"{wants}, and there {there}"
    if part.rainbow and next(search.steps(replace(part, rainbow=False)), None) is not None:
        if part.pattern is not Pattern.CARDS:
            return f"{wants}, and all such cards share a suit"
    elif part.pattern is Pattern.RUN:
        return f"{wants}, and there {_most_of_a_run(search, part, cards)}"
    elif part.pattern is Pattern.NAMED:
        missing = [rank for rank in part.named if not any(held.may_be.get(rank) for held in cards)]
        if missing:
            return f"{wants}; there is no {' or '.join(dict.fromkeys(missing))}"
        subsets = (replace(part, named=ranks, size=len(ranks)) for ranks in _subsets(part.named))
        most = search.best(subsets, 1)
        ranks = " ".join(slot.rank for slot in most.slots) if most else ""
        return f"{wants}, and there {_at_most(len(most.slots) if most else 0, ' of them', ranks)}"
    sign = 1 if search.reference.prize.wins is Wins.HIGH else -1
    most = search.best(_smaller(part), sign)
    dealt = " ".join(str(slot.held.card) for slot in most.slots) if most else ""
    there = f", and there {_at_most(len(most.slots), '', dealt)}" if most else ""
    return f"{wants}{there}{_shared(part, cards, search.places)}"


def _in_words(part: Part) -> str:
    """Return what the part's cards have in common: ``4 of one rank``, ``a run of 5``."""
    return {
        Pattern.OF_A_KIND: f"{part.size} of one rank",
        Pattern.RUN: f"a run of {part.size}",
        Pattern.NAMED: " ".join(part.named),
        Pattern.CARDS: f"{part.size} card{'s' if part.size > 1 else ''}",
    }[part.pattern]


def _smaller(part: Part) -> Iterator[Part]:
    """Yield the same part with fewer and fewer cards."""
    return (replace(part, size=size) for size in range(part.size - 1, 0, -1))


def _subsets(ranks: tuple[Rank, ...]) -> Iterator[tuple[Rank, ...]]:
    """Yield what is left of the ranks without some of them, the largest first."""
    return (few for size in range(len(ranks) - 1, 0, -1) for few in combinations(ranks, size))


def _shared(part: Part, cards: Cards, places: Mapping[Rank, int]) -> str:
    """Return which cards share a rank or a suit that the part wants only once."""
    loose = replace(part, size=1, includes=(), top=None, bottom=None)
    fit = [c for held in cards if not held.is_wild and isinstance(c := held.card, Card)]
    fit = [card for card in fit if ranks_fit(loose, (card.rank,), places)]
    groups = [
        (what, [str(card) for card in fit if getattr(card, what) == shared])
        for what, once in (("rank", part.unpaired), ("suit", part.rainbow))
        for shared in dict.fromkeys(getattr(card, what) for card in fit if once)
    ]
    told = [f"{' '.join(group)} share a {what}" for what, group in groups if len(group) > 1]
    return f"; {', '.join(told)}" if told else ""


def _most_of_a_run(search: _Search, part: Part, cards: Cards) -> str:
    """Return how many cards of a run there are at most."""
    natural = tuple(held for held in cards if part.as_dealt or not held.is_wild)
    able = [ranks for ranks, _ in runs_of(part) if ranks_fit(part, ranks, search.places)]
    have = max(reversed([_can_have(natural, ranks, part) for ranks in able]), key=len, default=())
    wilds = ", wilds aside" if len(natural) < len(cards) else ""
    cards_of_one = " card of one" if len(have) == 1 else " cards of one"
    return _at_most(len(have), cards_of_one, " ".join(have)) + wilds


def _at_most(count: int, of_what: str, which: str) -> str:
    """Return ``are at most 4 cards of one (Q J T 9)``."""
    if not count:
        return "is none"
    return f"{'is' if count == 1 else 'are'} at most {count}{of_what} ({which})"


def _most_of_a_suit(cards: Cards) -> int:
    return max(Counter(suit for held in cards for suit in suits_of(held)).values(), default=0)


def _can_have(natural: Cards, ranks: tuple[Rank, ...], part: Part) -> tuple[Rank, ...]:
    """Return which ranks of a run the cards have; suited, in their best suit."""
    if not part.suited:
        have = {rank for held in natural for rank in held.may_be}
        return tuple(rank for rank in ranks if rank in have)
    suits = {suit for held in natural for its in held.may_be.values() for suit in its}
    by_suit = (
        tuple(r for r in ranks if any(suit in held.may_be.get(r, ()) for held in natural))
        for suit in sorted(suits)
    )
    return max(by_suit, key=len, default=())


def limits_in_words(part: Part) -> str:
    """Return the part's limits as a clause, empty where it has none."""
    limits = [
        (part.at_least, f"{part.at_least} or higher"),
        (part.at_most, f"{part.at_most} or lower"),
        (part.top, f"with {part.top} at the top"),
        (part.bottom, f"with {part.bottom} at the bottom"),
        (part.only, f"only {' '.join(part.only)}"),
        (part.includes, f"with {' '.join(part.includes)} among them"),
        (part.unpaired, "no rank twice"),
        (part.rainbow, "no suit twice"),
        (part.as_dealt, "as they were dealt"),
    ]
    return "".join(f", {words}" for given, words in limits if given)
