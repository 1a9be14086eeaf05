"""The suite of a game: which vectors there are, and that none is there twice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

import numpy as np

from evaluator.classes import Tell
from evaluator.conformance import choosing
from evaluator.conformance.conventions import other_choices
from evaluator.conformance.pool import Pool, can_meet, kinds_of_choices, pool
from evaluator.conformance.vectors import Kind, Vector, answer, in_fixed_order, weighed
from evaluator.dealt import Dealt
from evaluator.interface import Rules
from evaluator.rules import Prize
from evaluator.values import HandValue

MOST_STRENGTHS = 20_000  # that are looked at one by one; of more, as many from all over


def suite(
    rules: Rules, examples: Iterable[Vector] = (), wild: str = "", tell: Tell | None = None
) -> list[Vector]:
    """Return the vectors of a game, those of each prize after one another.

    ``examples`` are vectors from scenarios; a question that is there twice keeps the first source.
    """
    found: dict[str, Vector] = {}
    asked = [*examples, *_of_rules(rules, wild)]
    others = other_choices(rules.game)
    for done, vector in enumerate(asked):
        if tell is not None:
            tell(done, len(asked))
        its = replace(vector, expect=answer(rules, vector))
        if its.kind is Kind.ORDER:
            if its.expect is None:
                continue  # nobody has a category: nothing is won
            its = in_fixed_order(its)
        if its.id not in found:
            hands = [rules.parse(hand) for hand in its.hands]
            apart = len(hands) > 1 and not can_meet(rules.game, hands[0], hands[1])
            found[its.id] = weighed(its, others, apart=apart)
    prizes: list[str] = [prize.id for prize in rules.game.prizes]
    return sorted(found.values(), key=lambda its: prizes.index(its.prize))


def _of_rules(rules: Rules, wild: str) -> Iterator[Vector]:
    """Yield the vectors that are chosen by what the rules say; the answers are still to come."""
    for prize in rules.game.prizes:
        smallest = pool(rules, prize, rules.game.dealt.least, wild)
        for vector in _Chosen(rules, prize, smallest, wild).all():
            yield replace(vector, prize=prize.id, wild=wild)
        for cards in range(rules.game.dealt.least, rules.game.dealt.most + 1):
            many = pool(rules, prize, cards, wild, smaller=7)
            for vector in _more_than_played(rules, prize, many):
                yield replace(vector, prize=prize.id, wild=wild)


class _Chosen:
    """The vectors for one prize from the smallest deals."""

    def __init__(self, rules: Rules, prize: Prize, its: Pool, wild: str) -> None:
        self.rules, self.prize, self.pool, self.wild = rules, prize, its, wild
        present = its.present
        step = -(-len(present) // MOST_STRENGTHS)
        self.values = [(strength, self._value(strength)) for strength in present[::step]]

    def _value(self, strength: int) -> HandValue:
        dealt = self.pool.dealt(int(self.pool.rows(strength)[0]))
        return self.rules.evaluate(dealt, prize=self.prize.id, wild=self.wild)

    def all(self) -> Iterator[Vector]:
        for strength, why in choosing.categories(self.values):
            yield _value_of(self.pool.dealt(int(self.pool.rows(strength)[0])), why)
        yield from self._corners()
        for chosen in (choosing.limits, choosing.closest, choosing.differing_once):
            for wanted in chosen(self.values):
                yield self._pair(wanted)
        yield from self._ties()

    def _pair(self, wanted: choosing.Wanted) -> Vector:
        found = self.pool.meeting(wanted.higher, wanted.lower) or (
            int(self.pool.rows(wanted.higher)[0]),
            int(self.pool.rows(wanted.lower)[0]),
        )
        return _order_of(self.pool.dealt(found[0]), self.pool.dealt(found[1]), wanted.why)

    def _ties(self) -> Iterator[Vector]:
        """Yield hands that tie: of the same ranks in other suits, and of other ranks."""
        for strength, name in choosing.to_tie(self.values):
            rows = self.pool.witnesses(strength)
            first = self.pool.dealt(rows[0])
            seen = set()
            for row in rows[1:]:
                other = self.pool.dealt(row)
                alike = _printed(first) == _printed(other)
                if alike not in seen and can_meet(self.rules.game, first, other):
                    seen.add(alike)
                    what = "the same ranks in other suits" if alike else "other cards"
                    yield _order_of(first, other, f"tie, {name}: {what}")

    def _corners(self) -> Iterator[Vector]:
        """Yield hands of ranks in a row, round the corner too: of each category that they make."""
        deck = self.rules.game.deck
        suited = len(deck.ranks) * len(deck.suits) * deck.copies
        ranks = self.pool.deals.astype(np.int64) // len(deck.suits) % len(deck.ranks)
        bits = np.where(self.pool.deals < suited, 1 << ranks, 0)
        masks = np.bitwise_or.reduce(bits, axis=1)
        for row_of_ranks in choosing.round_the_corner(self.prize):
            wanted = sum(1 << deck.ranks.index(rank) for rank in row_of_ranks)
            exact = np.flatnonzero(masks == wanted)
            for kind, row in self._one_a_category(exact).items():
                why = f"ranks in a row from {row_of_ranks[0]} on: {kind or 'no category'}"
                yield _value_of(self.pool.dealt(row), why)

    def _one_a_category(self, rows: np.ndarray) -> dict[str | None, int]:
        strengths, first = np.unique(self.pool.strengths[rows], return_index=True)
        category_of = dict(self.values)
        return {
            category_of[int(strength)].category: int(rows[at])
            for strength, at in zip(strengths, first, strict=True)
            if int(strength) in category_of
        }


def _more_than_played(rules: Rules, prize: Prize, many: Pool) -> Iterator[Vector]:
    """Yield a deal for each choice of categories that could be played from it, and one it beats."""
    kinds = kinds_of_choices(rules, prize, many)
    if kinds is None:
        return
    several = np.flatnonzero(np.bitwise_count(kinds) > 1)
    _, first = np.unique(kinds[several], return_index=True)
    cards = many.deals.shape[1]
    for row in several[np.sort(first)]:
        names = [c.id for at, c in enumerate(prize.categories) if kinds[row] >> at & 1]
        why = f"of {cards} cards, could be played as {', '.join(names)}"
        dealt = many.dealt(int(row))
        yield _value_of(dealt, why)
        weaker = many.below(int(row))
        if weaker is not None:
            yield _order_of(dealt, many.dealt(weaker), f"{why}; against the next weaker")


def _value_of(dealt: Dealt, why: str) -> Vector:
    return Vector(Kind.VALUE, (str(dealt),), None, why)


def _order_of(one: Dealt, other: Dealt, why: str) -> Vector:
    return Vector(Kind.ORDER, (str(one), str(other)), None, why)


def _printed(dealt: Dealt) -> list[str]:
    return sorted(getattr(card, "rank", str(card)) for card in dealt.cards)
