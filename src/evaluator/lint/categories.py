"""Findings about categories: never reached, left out, ordered against their frequency."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from evaluator.lint.finding import Finding
from evaluator.lint.hands import EveryHand, counts
from evaluator.rules import Category, Prize, Wins

PAGE = "docs/wild-card-paradox.md"


def category_findings(hands: EveryHand) -> Iterator[Finding]:
    """Yield what there is to say about the categories of a prize."""
    for category in hands.prize.categories:
        if not hands.counts[category.id]:
            yield _unreached(category, hands)
    if not hands.are_deals:
        return
    yield from _gaps(hands)
    if hands.prize.wins is Wins.HIGH:  # low hands are in the order of frequency turned round
        inverted = list(_inverted(hands))
        if inverted and hands.prize.wild:
            yield _paradox(inverted, hands)
        else:
            yield from (_out_of_order(*pair, hands) for pair in inverted)


def _unreached(category: Category, hands: EveryHand) -> Finding:
    """Return why no hand is of this category: none fits it, or each is read as another."""
    place, named = hands.place(category), hands.named(category)
    for joint in hands.under(hands.alone(category)):
        for at, strength in enumerate(joint.new.tolist()):
            if strength:
                read_as = joint.old_categories[joint.old[at]]
                message = (
                    f'no hand is of "{category.id}": hands fit it, but each is read as another '
                    f"category, this one as {read_as}"
                )
                return Finding(place, "covered", named, message, (joint.hand(at),))
    message = f'no hand of {hands.cards} cards fits "{category.id}"'
    return Finding(place, "impossible", named, message)


def _gaps(hands: EveryHand) -> Iterator[Finding]:
    without, prize = hands.counts[None], hands.prize
    place = hands.place(prize.categories[0])
    if without and not prize.gaps:
        message = (
            f"{without:,} hands of {hands.cards} cards fit no category; if that is meant, say so: "
            '"gaps: allowed"'
        )
        yield Finding(place, "no-category", prize.id, message, (hands.hand_of(None),))
    elif prize.gaps and not without:
        message = '"gaps: allowed" is said, but every hand has a category'
        yield Finding(place, "no-gaps", prize.id, message)


def _inverted(hands: EveryHand) -> Iterator[tuple[Category, Category]]:
    """Yield each category that is more frequent than one that it beats, with the next such.

    Where all its hands fit the other, too (every pair is a high card), no other order is possible.
    """
    counted, categories = hands.counts, hands.prize.categories
    for at, category in enumerate(categories):
        for other in categories[at + 1 :]:
            rarer = 0 < counted[other.id] < counted[category.id]
            if rarer and not hands.all_fit(category, other):
                yield category, other
                break


def _out_of_order(category: Category, other: Category, hands: EveryHand) -> Finding:
    message = _more_frequent(category, other, hands)
    witness = (hands.hand_of(category.id), hands.hand_of(other.id))
    named, place = hands.named(category), hands.place(category)
    return Finding(place, "out-of-order", named, message, witness)


def _more_frequent(category: Category, other: Category, hands: EveryHand) -> str:
    return (
        f'"{category.id}" beats "{other.id}", but is the more frequent: '
        f"{hands.counts[category.id]:,} hands against {hands.counts[other.id]:,}"
    )


def _paradox(inverted: Sequence[tuple[Category, Category]], hands: EveryHand) -> Finding:
    """Return all that wild cards do to the order, and where the other order is wrong as well."""
    said = []
    for category, other in inverted:
        after = counts(hands.under(_below(hands.prize, category, other)))
        message = _more_frequent(category, other, hands)
        if after[category.id] < after[other.id]:
            message += (
                f" (below it, it would be the rarer, with {after[category.id]:,} against "
                f"{after[other.id]:,}: no order is right)"
            )
        said.append(message)
    message = (
        f"{'; '.join(said)}. A hand with a wild card counts as the best that it can be read as, so "
        f"that what ranks higher grows: see {PAGE}"
    )
    category, other = inverted[0]
    witness = (hands.hand_of(category.id), hands.hand_of(other.id))
    return Finding(hands.place(category), "wild-paradox", hands.prize.id, message, witness)


def _below(prize: Prize, category: Category, last: Category) -> Prize:
    """Return the prize where the category stands just below another that it beats."""
    others = [each for each in prize.categories if each is not category]
    others.insert(others.index(last) + 1, category)
    return replace(prize, categories=tuple(others))
