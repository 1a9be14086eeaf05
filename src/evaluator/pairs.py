"""Pairs of hands whose winner hangs on which of two sets of rules holds: how many, and which."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from itertools import islice, permutations

import numpy as np
import numpy.typing as npt

from evaluator.cards import AnyCard, Card, Deck
from evaluator.joint import Joint, Whole
from evaluator.tables import Hands

TRIED = 200  # pairs looked at for one without a common card
RENAMINGS = 120  # ways to rename suits that are tried: all of them, of up to five


class Kind(Enum):
    """What becomes of a pair of hands."""

    FLIPPED = "flipped"  # the other hand wins
    BROKEN = "broken"  # they tied, and one wins
    MADE = "made"  # one won, and they tie


@dataclass(frozen=True, slots=True)
class Pair:
    """Two hands as a witness: the first beats the second under the new rules, or did, if they tie.

    ``apart`` tells whether they have no card in common, so that one deal can give both.
    """

    hands: tuple[tuple[AnyCard, ...], tuple[AnyCard, ...]]
    apart: bool


def count_pairs(joint: Joint) -> dict[Kind, int]:
    """Return the number of pairs of hands, in either order, to which each of these happens.

    Any two different hands are a pair, also where they have cards in common, as if each came from
    a pack of its own. The numbers are exact; they soon exceed 64 bits.
    """
    return {
        Kind.FLIPPED: _flipped(joint),
        Kind.BROKEN: _parted(joint.old, joint.counts),
        Kind.MADE: _parted(joint.new, joint.counts),
    }


def _parted(one: Whole, counts: Whole) -> int:
    """Return how many pairs are alike in one of the strengths and differ in the other."""
    alike: dict[int, int] = {}
    for strength, count in zip(one.tolist(), counts.tolist(), strict=True):
        alike[strength] = alike.get(strength, 0) + count
    same_in_both = sum(count * count for count in counts.tolist())
    return int(sum(count * count for count in alike.values()) - same_in_both) // 2


def _flipped(joint: Joint) -> int:
    """Return how many pairs are in one order under the old rules and in the other under the new.

    Entries are in the old order; so these are the pairs of which the first has the greater new
    strength. Bit by bit: the strengths agree in all higher bits, and here the first has a 1.
    """
    new, counts = joint.new, joint.counts
    found = 0
    for bit in range(int(new.max(initial=0)).bit_length() - 1, -1, -1):
        order = np.argsort(new >> (bit + 1), kind="stable")
        above, ones = new[order] >> (bit + 1), new[order] >> bit & 1
        before = np.cumsum(counts[order] * ones)  # hands with a 1, up to each entry
        begins = np.searchsorted(above, above)  # where those that agree in higher bits begin
        since = before - np.concatenate([[0], before])[begins]
        pairs = zip(counts[order][ones == 0].tolist(), since[ones == 0].tolist(), strict=True)
        found += sum(count * more for count, more in pairs)
    return found


def witness(joint: Joint, kind: Kind) -> Pair | None:
    """Return a pair to which this happens, without a common card if one is found; None if none."""
    found: Pair | None = None
    for winner, loser in islice(_candidates(joint, kind), TRIED):
        for pair in _dealt_apart(joint, winner, loser):
            if pair.apart:
                return pair
            found = found or pair
    return found


def _candidates(joint: Joint, kind: Kind) -> Iterator[tuple[int, int]]:
    """Yield pairs of entries to which this happens, the one that wins first."""
    old, new = joint.old, joint.new
    if kind is Kind.FLIPPED:
        strongest = np.maximum.accumulate(new)
        for at in np.flatnonzero(new < strongest).tolist():
            before = np.flatnonzero(new[:at] > new[at])[-1]
            yield int(before), at
        return
    alike, other = (old, new) if kind is Kind.BROKEN else (new, old)
    order = np.lexsort((other, alike))
    for one, next_one in zip(order[:-1].tolist(), order[1:].tolist(), strict=True):
        if alike[one] == alike[next_one]:
            yield next_one, one


def _dealt_apart(joint: Joint, winner: int, loser: int) -> Iterator[Pair]:
    """Yield the witnesses of two entries, the loser with suits renamed so that no card is shared.

    Whether it is worth the same in other suits is looked up.
    """
    first, second = joint.witnesses[winner], joint.witnesses[loser]
    yield _pair(joint, first, second)
    renamed = np.unique(_renamed(joint.deck, second), axis=0)
    old, new = joint.revalue(renamed)
    same = (old == joint.old[loser]) & (new == joint.new[loser])
    for hand in renamed[same]:
        yield _pair(joint, first, hand)


def _pair(joint: Joint, first: Hands, second: Hands) -> Pair:
    hands = joint.spelt(first), joint.spelt(second)
    copies = (hands[0] + hands[1]).count
    apart = all(copies(card) <= joint.deck.count_of[card] for card in hands[0])
    return Pair(hands, apart)


def _renamed(deck: Deck, hand: Hands) -> npt.NDArray[np.uint8]:
    """Return the hand with its suits renamed in every way."""
    cards = [deck.cards[place] for place in hand.tolist()]
    rows = []
    for suits in islice(permutations(deck.suits), RENAMINGS):
        new_suit = dict(zip(deck.suits, suits, strict=True))
        renamed = [
            replace(card, suit=new_suit[card.suit]) if isinstance(card, Card) else card
            for card in cards
        ]
        if all(card in deck.places for card in renamed):
            rows.append(deck.places_of(renamed))
    return np.array(rows, np.uint8)
