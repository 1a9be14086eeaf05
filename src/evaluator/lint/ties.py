"""Findings about ties: hands that differ in ranks and share the pot all the same."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from evaluator.asking import of_plain_hands
from evaluator.cards import Card
from evaluator.compiled import Compiled
from evaluator.errors import NotCompiledError
from evaluator.joint import Tally, every_deal, plain_game
from evaluator.lint.finding import Finding
from evaluator.lint.hands import EveryHand
from evaluator.rules import Category


def tie_findings(hands: EveryHand) -> Iterator[Finding]:
    """Yield the categories in which hands without wild cards tie that differ in ranks.

    Where the rules say in so many words that cards do not count (``kickers: ignored``, ``compare:
    none``), ties are meant. Nothing is found where no tables can hold the rules.
    """
    compiled = Compiled(plain_game(hands.game, hands.cards), of_plain_hands(hands.prize))
    try:
        tally = _by_ranks(hands, compiled)
    except NotCompiledError:
        return
    strengths, _ = tally.pairs
    category_of = compiled.answers.categories
    tied = np.flatnonzero((strengths[1:] == strengths[:-1]) & (strengths[1:] > 0))
    for category in hands.prize.categories:
        its = [at for at in tied.tolist() if category_of[strengths[at]] == category.id]
        if its and not _says_so(category, hands.cards):
            yield _finding(hands, category, tally, its)


def _by_ranks(hands: EveryHand, compiled: Compiled) -> Tally:
    """Return how many hands without wild cards have which strength and which ranks."""
    deck = hands.game.deck
    wild = frozenset().union(*(kind.cards for kind in hands.prize.wild))
    natural = [
        place
        for place, card in enumerate(deck.cards)
        if isinstance(card, Card) and card not in wild
    ]
    ranks = np.array([deck.ranks.index(c.rank) if isinstance(c, Card) else 0 for c in deck.cards])
    signs = len(deck.ranks) ** np.arange(hands.cards)
    tally = Tally(hands.cards, len(deck.ranks) ** hands.cards)
    for rows in every_deal(deck, natural, hands.cards):
        tally.add(rows, compiled.strengths(rows), np.sort(ranks[rows], axis=1) @ signs)
    return tally


def _says_so(category: Category, cards: int) -> bool:
    """Tell whether the rules say that some cards do not count, or are not even played."""
    return any(
        not shape.compared
        or (shape.kickers.allowed and shape.kickers.compared == 0)
        or (not shape.kickers.allowed and shape.size < cards)
        for shape in category.shapes
    )


def _finding(hands: EveryHand, category: Category, tally: Tally, tied: list[int]) -> Finding:
    of_value, _ = tally.pairs
    count = int(tally.counts[np.isin(of_value, of_value[tied])].sum())
    spelt = [
        tuple(hands.game.deck.cards[place] for place in sorted(tally.witnesses[at], reverse=True))
        for at in (tied[0], tied[0] + 1)
    ]
    message = (
        f'{count:,} hands of "{category.id}" tie with others of other ranks; if some cards are '
        "not to count, say `kickers: ignored` or `compare: none`"
    )
    named, place = hands.named(category), hands.place(category)
    return Finding(place, "unranked", named, message, (spelt[0], spelt[1]))
