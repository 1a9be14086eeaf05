"""Which of the dealt cards may be played together."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product

from evaluator.dealt import Dealt
from evaluator.rules import Selection


def selections(dealt: Dealt, hand: Selection) -> Iterator[tuple[int, ...]]:
    """Yield every choice of cards that may be played, as places in ``dealt.cards``, ascending.

    Larger choices come first where their number may vary. Where more cards are asked for than
    were dealt, all are played.
    """
    if hand.groups:
        yield from _from_groups(dealt, dict(hand.groups))
        return
    places = range(len(dealt.cards))
    most = min(hand.play.most, len(places))
    for count in range(most, min(hand.play.least, most) - 1, -1):
        yield from combinations(places, count)


def _from_groups(dealt: Dealt, wanted: dict[str, int]) -> Iterator[tuple[int, ...]]:
    """Yield every choice of just so many cards from each group, such as 2 hole and 3 board."""
    choices = []
    first = 0
    for name, cards in dealt.groups:
        places = range(first, first + len(cards))
        choices.append(combinations(places, wanted.get(name, 0)))
        first += len(cards)
    for chosen in product(*choices):
        yield tuple(place for places in chosen for place in places)
