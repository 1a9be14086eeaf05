"""Whether any cards at all can fill a part of a category.

What is said to be impossible surely is; a few impossible parts may pass.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from evaluator.cards import NO_SUIT, Card, Deck, Rank
from evaluator.rules import CategoryId, Own, Part, Pattern, Repeats, WildKind


@dataclass(frozen=True)
class Supply:
    """The cards that there are for the parts of one category."""

    deck: Deck
    ranks: tuple[Rank, ...]  # lowest first
    wild: tuple[WildKind, ...] = ()

    def of_rank(self, rank: Rank, category: CategoryId, *, as_dealt: bool = False) -> int:
        """Return how many cards can count as this rank together."""
        natural = len(self.deck.suits) * self.deck.copies
        return natural + (0 if as_dealt else sum(self._helping(rank, category)))

    def _helping(self, rank: Rank, category: CategoryId) -> list[int]:
        """Return, for each kind of wild card, how many that are not this rank can stand for it."""
        return [
            self._count(kind, without=rank)
            for kind in self.wild
            if kind.repeats is not Repeats.NEVER
            and (
                category in kind.completes
                or (not isinstance(kind.ranks, Own) and rank in kind.ranks)
            )
        ]

    def wilds(self) -> int:
        """Return how many wild cards there are at most."""
        return sum(self._count(kind) for kind in self.wild)

    def _count(self, kind: WildKind, without: Rank | None = None) -> int:
        cards = (
            card for card in kind.cards if not (isinstance(card, Card) and card.rank == without)
        )
        by_the_deal = len(self.deck.suits) * self.deck.copies if kind.dealt is not None else 0
        return sum(self.deck.count_of[card] for card in cards) + by_the_deal


def why_impossible(part: Part, supply: Supply, category: CategoryId) -> str:
    """Return why no cards can ever fill the part; empty where some may."""
    allowed = allowed_ranks(part, supply.ranks)
    return (
        _why_no_ranks(part, allowed)
        or _why_too_few(part, allowed, supply, category)
        or _why_no_suits(part, allowed, supply)
        or _why_no_run(part, allowed)
    )


def allowed_ranks(part: Part, ranks: Sequence[Rank]) -> list[Rank]:
    """Return the ranks within the part's limits, lowest first.

    The top and the bottom of a run are its last and its first card, which need not be its
    highest and its lowest: the wheel leads from the ace up to the five.
    """
    place = {rank: at for at, rank in enumerate(ranks)}
    low, high = part.at_least, part.at_most
    if part.pattern is not Pattern.RUN:
        lows = [rank for rank in (low, part.bottom) if rank is not None]
        highs = [rank for rank in (high, part.top) if rank is not None]
        low = max(lows, key=place.__getitem__, default=None)
        high = min(highs, key=place.__getitem__, default=None)
    least = 0 if low is None else place[low]
    most = len(ranks) - 1 if high is None else place[high]
    return [rank for rank in ranks if least <= place[rank] <= most and rank in (part.only or ranks)]


def _why_no_ranks(part: Part, allowed: Sequence[Rank]) -> str:
    if not allowed:
        return "its limits leave no rank"
    for limit, rank in (("top", part.top), ("bottom", part.bottom)):
        if rank is not None and rank not in allowed:
            return f"{limit}: {rank} is outside its other limits"
    if part.pattern is not Pattern.RUN and part.top is not None and part.bottom is not None:
        if part.size == 1 and part.top != part.bottom:
            return f"one card cannot be both {part.top} and {part.bottom}"
        if part.pattern is Pattern.OF_A_KIND and part.top != part.bottom:
            return f"cards of one rank cannot be both {part.top} and {part.bottom}"
    outside = [rank for rank in part.includes if rank not in allowed]
    if outside:
        return f"it includes {outside[0]}, which is outside its other limits"
    if len(set(part.includes)) > (1 if part.pattern is Pattern.OF_A_KIND else part.size):
        return f"it includes {len(set(part.includes))} ranks, more than it has room for"
    outside = [rank for rank in part.named if rank not in allowed]
    return f"it names {outside[0]}, which is outside its limits" if outside else ""


def _why_too_few(part: Part, allowed: Sequence[Rank], supply: Supply, category: CategoryId) -> str:
    def most(rank: Rank) -> int:
        return supply.of_rank(rank, category, as_dealt=part.as_dealt)

    if part.pattern is Pattern.OF_A_KIND:
        available = max(most(rank) for rank in allowed)
        if part.size > available:
            return f"there are only {available} cards that can be of one rank"
    for rank, count in Counter(part.named).items():
        if count > most(rank):
            return f"there are only {most(rank)} cards that can be a {rank}"
    needs_ranks = part.unpaired or part.pattern is Pattern.RUN
    if part.unpaired and part.pattern is Pattern.OF_A_KIND:
        return "cards of one rank are never unpaired"
    if needs_ranks and part.pattern is Pattern.CARDS and part.size > len(allowed):
        return f"there are only {len(allowed)} ranks for {part.size} unpaired cards"
    if part.pattern is Pattern.CARDS and part.size > sum(most(rank) for rank in allowed):
        return "there are not so many cards of these ranks"
    return ""


def _why_no_suits(part: Part, allowed: Sequence[Rank], supply: Supply) -> str:
    suits = supply.deck.suits
    if (part.suited or part.rainbow) and suits == (NO_SUIT,):
        return "this deck has no suits"
    if part.rainbow and part.size > len(suits):
        return f"there are only {len(suits)} suits"
    if part.rainbow and part.suited and part.size > 1:
        return "cards of one suit are not of different suits"
    if not part.suited:
        return ""
    wilds = 0 if part.as_dealt else supply.wilds()
    of_a_suit = (1 if part.pattern is Pattern.OF_A_KIND else len(allowed)) * supply.deck.copies
    if part.size > of_a_suit + wilds:
        return f"there are only {of_a_suit} such cards of one suit"
    return ""


def _why_no_run(part: Part, allowed: Sequence[Rank]) -> str:
    """Return why no run leads along the part's sequence within its limits."""
    if part.pattern is not Pattern.RUN:
        return ""
    along = part.along
    if 1 + (part.size - 1) * part.step.least > len(along):
        return f"what it follows is only {len(along)} long"
    ends = {at for at, rank in enumerate(along) if rank in allowed}
    if part.bottom is not None:
        ends = {at for at in ends if along[at] == part.bottom}
    for _ in range(part.size - 1):
        steps = range(part.step.least, part.step.most + 1)
        ends = {at + step for at in ends for step in steps if at + step < len(along)}
        ends = {at for at in ends if along[at] in allowed}
    if part.top is not None:
        ends = {at for at in ends if along[at] == part.top}
    return "" if ends else "no run along this sequence keeps within its limits"
