"""Why a hand is what it is: every category, and how it is played so or why it cannot be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from evaluator.cards import AnyCard, Rank
from evaluator.dealt import Dealt
from evaluator.parts import Cards, fills, ranks_fit, runs_of, suits_of, suits_to_try, without
from evaluator.reference import Reference
from evaluator.rules import Category, Part, Pattern, Shape, Wins
from evaluator.values import HandValue
from evaluator.wilds import Held, hold, wild_kinds


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
    if category.wilds is not None and wild_count not in category.wilds:
        most = category.wilds.most == 0
        wanted = "no wild cards" if most else f"{category.wilds} wild cards"
        return f"wants {wanted}, and the hand has {wild_count}"
    if category.as_dealt:
        held = tuple(card.as_dealt() for card in held)
    return _lacks(reference, category.shapes[0], category, held)


def _lacks(reference: Reference, shape: Shape, category: Category, held: Cards) -> str:
    if category.suited and not suits_to_try(held, shape.size):
        return f"wants {shape.size} cards of one suit, and there are {_most_of_a_suit(held)}"
    reached, cards = _furthest(reference, shape, held)
    if reached == len(shape.parts):
        if not shape.kickers.allowed:
            return "the parts do not take up every card"
        return "its parts are there, but not in cards that may be played together"
    part = shape.parts[reached]
    before = f"beside the {shape.parts[reached - 1].name.replace('_', ' ')}, " if reached else ""
    return before + _shortfall(reference, part, cards)


def _furthest(reference: Reference, shape: Shape, held: Cards) -> tuple[int, Cards]:
    """Return how many parts can be filled in order, and the cards that are left by then."""

    def fill_from(number: int, cards: Cards) -> tuple[int, Cards]:
        best = (number, cards)
        if number == len(shape.parts):
            return best
        for fill in fills(shape.parts[number], cards, reference.places):
            best = max(best, fill_from(number + 1, without(cards, fill)), key=lambda b: b[0])
            if best[0] == len(shape.parts):
                break
        return best

    return fill_from(0, held)


def _shortfall(reference: Reference, part: Part, cards: Cards) -> str:
    """Return what the part wants and how much of it there is."""
    if part.as_dealt:
        cards = tuple(held.as_dealt() for held in cards)
    limits = _limits_in_words(part)
    if part.pattern is Pattern.OF_A_KIND:
        counts = {
            rank: count
            for rank, count in _rank_counts(cards).items()
            if ranks_fit(part, (rank,) * part.size, reference.places)
        }
        most = max(counts.values(), default=0)
        best = [rank for rank in counts if counts[rank] == most]
        rank = max(best, key=reference.places.__getitem__, default="")
        there = _at_most(most, "", rank)
        return f"wants {part.size} of one rank{limits}, and there {there}"
    if part.pattern is Pattern.RUN:
        runs = [_can_have(cards, ranks, part) for ranks, _ in runs_of(part)]
        have = max(reversed(runs), key=len, default=())  # of equal ones the highest
        suit = " of one suit" if part.suited else ""
        wilds = ", wilds aside" if any(held.is_wild for held in cards) else ""
        cards_of_one = " card of one" if len(have) == 1 else " cards of one"
        there = _at_most(len(have), cards_of_one, " ".join(have))
        return f"wants a run of {part.size}{suit}{limits}, and there {there}{wilds}"
    if part.pattern is Pattern.NAMED:
        missing = [rank for rank in part.named if not any(r.may_be.get(rank) for r in cards)]
        return f"wants {' '.join(part.named)}" + (
            f"; there is no {' or '.join(missing)}" if missing else ""
        )
    suit = " of one suit" if part.suited else ""
    there = _at_most_of(reference, part, cards)
    return f"wants {part.size} cards{suit}{limits}{there and f', and there {there}'}"


def _at_most_of(reference: Reference, part: Part, cards: Cards) -> str:
    """Return how many cards the part could take if it wanted fewer; nothing if it is none."""
    for size in range(part.size - 1, 0, -1):
        found = next(iter(fills(replace(part, size=size), cards, reference.places)), None)
        if found is not None:
            dealt = " ".join(str(slot.held.card) for slot in found.slots)
            return _at_most(size, "", dealt)
    return ""


def _rank_counts(cards: Iterable[Held]) -> Counter[Rank]:
    return Counter(rank for held in cards for rank, suits in held.may_be.items() if suits)


def _at_most(count: int, of_what: str, which: str) -> str:
    """Return ``are at most 4 cards of one (Q J T 9)``."""
    if not count:
        return "is none"
    return f"{'is' if count == 1 else 'are'} at most {count}{of_what} ({which})"


def _most_of_a_suit(cards: Cards) -> int:
    return max(Counter(suit for held in cards for suit in suits_of(held)).values(), default=0)


def _can_have(cards: Cards, ranks: tuple[Rank, ...], part: Part) -> tuple[Rank, ...]:
    """Return which ranks of a run the cards have, wilds aside; suited, in their best suit."""
    natural = [held for held in cards if not held.is_wild]
    if not part.suited:
        have = {rank for held in natural for rank in held.may_be}
        return tuple(rank for rank in ranks if rank in have)
    suits = {suit for held in natural for its in held.may_be.values() for suit in its}
    by_suit = (
        tuple(r for r in ranks if any(suit in held.may_be.get(r, ()) for held in natural))
        for suit in sorted(suits)
    )
    return max(by_suit, key=len, default=())


def _limits_in_words(part: Part) -> str:
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
