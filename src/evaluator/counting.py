"""How many deals of more cards than are played are of each category.

The value of seven cards is the best value of five of them. So values of six cards follow from
those of five by leaving out each card in turn, and those of seven from those of six; the
reference evaluator is only asked about the cards that are played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb, prod

from evaluator.classes import (
    WILD,
    Tell,
    Worth,
    count_categories,
    in_order_of,
    suits_are_alike,
    suits_seen,
    values_by_look,
)
from evaluator.errors import InputError
from evaluator.rules import CategoryId, Game, Prize

Ranks = tuple[str, ...]  # ranks as the rules see them, sorted: natural ranks and wild cards
Table = dict[Ranks, Worth]


def count_deals(
    game: Game, prize: Prize, cards: int, tell: Tell | None = None
) -> tuple[int, dict[CategoryId | None, int], int]:
    """Return how many deals of so many cards there are, the deals of each category, and values.

    Categories come strongest first, and hands without one last, under None. The third number is
    how many different values there are. Hole and board cards are taken together, where any of
    them may be played. ``tell`` is told how far it has got.

    Raises:
        InputError: the game deals no such number of cards, or its rules ask of more cards than
            are played what only counting deal by deal could tell.
    """
    least = sum(group.count.least for group in game.deal)
    most = sum(group.count.most for group in game.deal)
    play = prize.hand.play
    if not max(least, play.least) <= cards <= most and cards != play.most:
        raise InputError(f"{game.id} deals {least} to {most} cards, not {cards}")
    if cards <= play.most or (len(game.deal) == 1 and play.least != play.most):
        return count_categories(game, prize, cards, tell)
    _check_countable(game, prize, cards)
    return _Counting(game, prize, cards, tell).counts()


def _check_countable(game: Game, prize: Prize, cards: int) -> None:
    """Check that of suits the rules see only whether all played cards are of one.

    Raises:
        InputError: they see more, or which cards are played is not free.
    """
    play = prize.hand.play
    if prize.hand.groups:
        raise InputError(f"{game.id} plays so many cards from each group; that is not counted yet")
    if (
        play.least != play.most
        or game.deck.copies > 1
        or not suits_are_alike(prize, game.deck)
        or suits_seen(prize, game.deck, play.most) is None
    ):
        raise InputError(
            f"the rules of {game.id} look too closely at suits to count deals of {cards} cards"
        )


class _Counting:
    """Counts deals of more cards than are played, by ranks and by which of them are suited."""

    def __init__(self, game: Game, prize: Prize, cards: int, tell: Tell | None) -> None:
        self.prize = prize
        self.cards = cards
        self.play = prize.hand.play.most
        self.deals = comb(len(game.deck.cards), cards)
        self.suits = len(game.deck.suits)
        seen = suits_seen(prize, game.deck, self.play)
        assert seen is not None  # _check_countable has seen to it
        looks = Counter(seen((card,))[0][0] for card in game.deck.cards)  # type: ignore[index]
        self.wild = {look: count for look, count in looks.items() if look.startswith(WILD)}
        self.natural = sorted(look for look in looks if look not in self.wild)
        wilds = min(sum(self.wild.values()), cards)
        if 2 * (self.play - wilds) <= cards - wilds:
            raise InputError(f"with {wilds} wild cards two suits can make a flush at once")
        self.values, _ = values_by_look(game, prize, self.play, tell)

    def counts(self) -> tuple[int, dict[CategoryId | None, int], int]:
        """Return the deals, the deals of each category, and how many values there are."""
        mixed, suited = self._tables()
        by_category: Counter[CategoryId | None] = Counter()
        strengths: set[int] = set()
        for ranks, worth in mixed.items():
            left = self._ways(ranks)
            for flush, ways in self._flushes(ranks):
                best = max(worth, suited[flush])
                by_category[best.category] += ways
                strengths.add(best.strength)
                left -= ways
            if left:
                by_category[worth.category] += left
                strengths.add(worth.strength)
        return self.deals, in_order_of(self.prize, by_category), len(strengths - {0})

    def _tables(self) -> tuple[Table, Table]:
        """Return what ranks are worth: all the cards if not suited, suited cards of any number."""
        mixed: Table = {}
        suited: Table = {}
        for look, worth in self.values.items():
            ranks, is_suited = look  # type: ignore[misc]
            (suited if is_suited else mixed)[ranks] = worth  # type: ignore[has-type]
        for ranks, worth in suited.items():
            if mixed.setdefault(ranks, worth) > worth:
                raise InputError(
                    "suits can hurt a hand here; more cards than are played are not counted"
                )
        every_suited = dict(suited)
        for size in range(self.play + 1, self.cards + 1):
            mixed = self._grown(mixed, size, self.suits)
            suited = self._grown(suited, size, 1)
            every_suited |= suited
        return mixed, every_suited

    def _grown(self, table: Table, size: int, most: int) -> Table:
        """Return the values of one card more: the best that leaving out one card gives."""
        grown: Table = {}
        for ranks in self._multisets(size, most):
            fewer = {ranks[:at] + ranks[at + 1 :] for at in range(size)}
            grown[ranks] = max(table[each] for each in fewer)
        return grown

    def _multisets(self, size: int, most: int) -> Iterator[Ranks]:
        """Yield every choice of so many ranks and wild cards, a natural rank at most so often."""
        copies = dict.fromkeys(self.natural, most) | self.wild
        kinds = sorted(copies)

        def choose(left: int, first: int) -> Iterator[Ranks]:
            if left == 0:
                yield ()
                return
            if first == len(kinds):
                return
            for count in range(min(left, copies[kinds[first]]), -1, -1):
                for others in choose(left - count, first + 1):
                    yield (kinds[first],) * count + others

        return choose(size, 0)

    def _ways(self, ranks: Ranks) -> int:
        """Return how many deals have these ranks."""
        counts = Counter(ranks)
        return prod(comb(self.wild.get(rank, self.suits), count) for rank, count in counts.items())

    def _flushes(self, ranks: Ranks) -> Iterator[tuple[Ranks, int]]:
        """Yield each choice of cards that can all be of one suit with enough to play, and its ways.

        The wild cards are always among them.
        """
        counts = Counter(ranks)
        wilds = [rank for rank in ranks if rank in self.wild]
        naturals = [rank for rank in counts if rank not in self.wild]
        if len(naturals) + len(wilds) < self.play:
            return
        wild_ways = self._ways(tuple(wilds))
        for size in range(self.play - len(wilds), len(naturals) + 1):
            for members in combinations(naturals, size):
                ways = self.suits * wild_ways
                for rank in naturals:
                    ways *= comb(self.suits - 1, counts[rank] - (rank in members))
                if ways:
                    yield tuple(sorted((*members, *wilds))), ways
