"""Which answers hang on a choice that sources make in different ways.

It is found out, not declared: the rules are read again with one choice made the other way, and a
vector whose answer is another then is a convention.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from evaluator.interface import Rules
from evaluator.rules import Game, Prize, Repeats, Wins

WILD_REPEATS = "whether a wild card may stand for a card that the hand holds"
WILD_TIES = "whether the hand with fewer wild cards wins a tie"
ACE_OF_LOW = "whether the highest card of the pack is the lowest in a low hand"


def other_choices(game: Game) -> list[tuple[str, Rules]]:
    """Return the rules with each choice made otherwise that sources differ on, and which it is."""
    found = []
    for prize in game.prizes:
        for what, other in _others(game, prize):
            prizes = tuple(other if its is prize else its for its in game.prizes)
            found.append((what, Rules(replace(game, prizes=prizes))))
    return found


def _others(game: Game, prize: Prize) -> Iterator[tuple[str, Prize]]:
    if prize.wild:
        for repeats in Repeats:
            wild = tuple(replace(kind, repeats=repeats) for kind in prize.wild)
            if wild != prize.wild:
                yield WILD_REPEATS, replace(prize, wild=wild)
        yield WILD_TIES, replace(prize, natural_beats_wild=not prize.natural_beats_wild)
    if prize.wins is Wins.LOW:
        highest = game.deck.ranks[-1]
        others = tuple(rank for rank in prize.ranks if rank != highest)
        if prize.ranks[0] == highest:
            yield ACE_OF_LOW, replace(prize, ranks=(*others, highest))
        elif prize.ranks[-1] == highest:
            yield ACE_OF_LOW, replace(prize, ranks=(highest, *others))
