"""Which hands are foul: those whose prizes do not rise as the rules want them to."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from evaluator.rules import Game, Prize, PrizeId, Wins
from evaluator.values import HandValue


def foul(game: Game, values: Mapping[PrizeId, HandValue]) -> str:
    """Return why the hand is foul, in words; nothing where it is not.

    A front of three cards and a middle of five compare by category, then by rank, as far as both
    go; where that leaves them equal, the hand is not foul.
    """
    prizes = {prize.id: prize for prize in game.prizes}
    for weaker, stronger in pairwise(game.foul_unless_rising):
        if _beats(values[weaker], values[stronger], prizes[stronger]):
            return f"its {weaker} beats its {stronger}"
    return ""


def _beats(weaker: HandValue, stronger: HandValue, prize: Prize) -> bool:
    """Tell whether the hand that should not be better is; both read as the prize's categories."""
    weakest_first = [None, *(category.id for category in prize.categories[::-1])]
    if weaker.category != stronger.category:
        return weakest_first.index(weaker.category) > weakest_first.index(stronger.category)
    sign = 1 if prize.wins is Wins.HIGH else -1
    for rank, other in zip(weaker.compared, stronger.compared, strict=False):
        if rank != other:
            return sign * prize.ranks.index(rank) > sign * prize.ranks.index(other)
    return False
