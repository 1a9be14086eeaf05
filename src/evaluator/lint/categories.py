"""Findings about categories: never reached, left out, ordered against their frequency."""

from __future__ import annotations

from collections.abc import Iterator
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
    yield from _gaps(hands)
    if hands.prize.wins is Wins.HIGH:  # low hands are in the order of frequency turned round
        for category in hands.prize.categories:
            yield from _out_of_order(category, hands)


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


def _out_of_order(category: Category, hands: EveryHand) -> Iterator[Finding]:
    """Yield a finding if the category is more frequent than one that it beats."""
    counted, categories = hands.counts, hands.prize.categories
    at = categories.index(category)
    rarer = [c for c in categories[at + 1 :] if 0 < counted[c.id] < counted[category.id]]
    if not rarer:
        return
    last = rarer[-1]
    message = (
        f'"{category.id}" beats "{last.id}", but is the more frequent: '
        f"{counted[category.id]:,} hands against {counted[last.id]:,}"
    )
    after = counts(hands.under(_below(hands.prize, category, last)))
    code = "out-of-order"
    if 0 < after[category.id] < after[last.id]:
        code = "wild-paradox"
        message += (
            f"; and below it, it would be the rarer: {after[category.id]:,} against "
            f"{after[last.id]:,}, since a hand that can be read as both counts as the better: no "
            f"order is right, see {PAGE}"
        )
    witness = (hands.hand_of(category.id), hands.hand_of(last.id))
    yield Finding(hands.place(category), code, hands.named(category), message, witness)


def _below(prize: Prize, category: Category, last: Category) -> Prize:
    """Return the prize where the category stands just below another that it beats."""
    others = [each for each in prize.categories if each is not category]
    others.insert(others.index(last) + 1, category)
    return replace(prize, categories=tuple(others))
