"""How many deals are of each category.

Compiled tables tell at once. Where there are none, and where groups or the order of the deal
matter, every class of deals is gone through: a hand of more cards than are played is worth the best
that leaving out one of them gives, so that the reference evaluator is only asked about cards that
are all played, once for each look that they can have.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations, permutations, product
from math import comb

import numpy as np

from evaluator.cards import AnyCard, Card, Rank
from evaluator.classes import Counts, Deals, Hand, Looks, Tell, is_dice
from evaluator.compiled import Compiled
from evaluator.dealt import Dealt, dealt_out
from evaluator.errors import InputError, NotCompiledError
from evaluator.multiplicity import Ways, hands_of_strengths
from evaluator.reference import Reference
from evaluator.rules import CategoryId, Find, Game, Prize, Selection, Span
from evaluator.sight import sight
from evaluator.wilds import wild_kinds

WildRanks = tuple[Rank | None, ...]  # the rank that each rule about the deal makes wild
Counted = tuple[int, dict[CategoryId | None, int], int]  # see ``count_deals``
MOST_DEALS = 5_000_000_000  # dealt one by one in a minute
MOST_SECONDS = 300
SECONDS_A_CLASS = 25e-6  # about what it takes, to tell beforehand whether a count ends in time ...
SECONDS_A_QUESTION = 0.6e-3  # ... where the reference evaluator is asked


def count_deals(
    game: Game,
    prize: Prize,
    cards: int,
    tell: Tell | None = None,
    named: frozenset[AnyCard] = frozenset(),
) -> Counted:
    """Return how many deals of so many cards there are, the deals of each category, and values.

    Categories come strongest first, and hands without one last, under None. The third number is
    how many different values there are. Groups of cards, and the order of the deal, make
    different deals only where they can matter. ``tell`` is told how far it has got; ``named`` are
    the cards named wild at the table.

    Raises:
        InputError: the game deals no such number of cards, or so many that it takes too long.
    """
    sizes, _ = _groups(game, prize, cards)
    found = count_by_tables(game, prize, sizes[0], tell) if len(sizes) == 1 else None
    return found or count_by_classes(game, prize, cards, tell, named)


def count_by_tables(
    game: Game, prize: Prize, cards: int, tell: Tell | None = None
) -> Counted | None:
    """Return what ``count_deals`` does of hands of so many cards; None where no tables can tell."""
    if is_dice(game.deck, cards) or any(kind.dealt is not None for kind in prize.wild):
        return None
    compiled = Compiled(game, prize, tell)
    try:
        lookup = compiled.store.lookup(cards)
    except NotCompiledError:
        return None
    ways = hands_of_strengths(sight(prize, game.deck), game.deck, lookup)
    return None if ways is None else _by_category(compiled, ways)


def count_one_by_one(
    game: Game,
    prize: Prize,
    cards: int,
    tell: Tell | None = None,
    named: frozenset[AnyCard] = frozenset(),
    scheduler: str | None = None,
) -> Counted:
    """Return what ``count_deals`` does, having dealt every hand and looked it up.

    With the address of a Dask scheduler, its workers do it.

    Raises:
        InputError: there are too many deals, or groups or the order of the deal matter.
        NotCompiledError: no tables can hold these rules.
    """
    sizes, _ = _groups(game, prize, cards)
    in_order = any(k.dealt is not None and k.dealt.find is not Find.NAMED for k in prize.wild)
    if len(sizes) > 1 or in_order or is_dice(game.deck, cards):
        raise InputError(f"deals of {game.id} are more than sets of cards: leave out --enumerate")
    if comb(len(game.deck.cards), sizes[0]) > MOST_DEALS:
        raise InputError(f"there are more than {MOST_DEALS:,} deals: leave out --enumerate")
    compiled = Compiled(game, prize)
    return _by_category(compiled, compiled.deal_every_hand(sizes[0], named, tell, scheduler))


def _by_category(compiled: Compiled, ways: Ways) -> Counted:
    found = zip(compiled.answers.categories, ways.tolist(), strict=False)
    return _counted(compiled.prize, found, int(np.count_nonzero(ways[1:])))


def _counted(prize: Prize, found: Iterable[tuple[CategoryId | None, int]], values: int) -> Counted:
    """Return what ``count_deals`` does of categories with numbers of deals, in any order."""
    counts: dict[CategoryId | None, int] = dict.fromkeys(
        [*(category.id for category in prize.categories), None], 0
    )
    for category, ways in found:
        counts[category] += ways
    if not counts[None]:
        del counts[None]
    return sum(counts.values()), counts, values


def count_by_classes(
    game: Game,
    prize: Prize,
    cards: int,
    tell: Tell | None = None,
    named: frozenset[AnyCard] = frozenset(),
) -> Counted:
    """Return what ``count_deals`` does, by going through all classes of deals.

    Raises:
        InputError: the game deals no such number of cards, or so many that it takes too long.
    """
    sizes, wanted = _groups(game, prize, cards)
    by_deal = _WildByDeal(game, prize, cards)
    _check_time(game, prize, cards, named)
    known: dict[object, int] = {}
    category_of: dict[int, CategoryId | None] = {0: None}
    tally: Counter[int] = Counter()
    prizes = list(by_deal.settled(named))
    for number, (wild_ranks, settled) in enumerate(prizes):
        deals = Deals(Looks(settled, game.deck, sum(sizes), wanted), sizes)
        values = _Values(settled, deals, known, category_of)
        steps = sum(deals.patterns().values())
        for step, choice in enumerate(deals.choices()):
            if tell is not None and step % 32 == 0:
                tell(number * steps + step, len(prizes) * steps)
            stacks = [(stack.rank, sum(counts)) for stack, counts in choice]
            if times := by_deal.ways(stacks, wild_ranks):
                for hand, ways in deals.classes(choice):
                    tally[values.strength(hand)] += ways * times
    found = ((category_of[strength], ways) for strength, ways in tally.items())
    return _counted(prize, found, len(tally.keys() - {0}))


def _group_sizes(game: Game, cards: int) -> dict[str, int]:
    """Return how many of so many cards are dealt to each group."""
    if cards not in game.dealt:
        raise InputError(f"{game.id} deals {game.dealt} cards, not {cards}")
    return {name: len(own) for name, own in dealt_out(range(cards), game.deal)}


def _groups(game: Game, prize: Prize, cards: int) -> tuple[Counts, Counts]:
    """Return how many cards are dealt to each group and how many of them have to be played.

    Where that is not fixed, or where all cards are played, there is only one group. Cards that
    are never played for this prize are not counted.
    """
    by_deal = any(kind.dealt is not None for kind in prize.wild)
    if cards == prize.hand.play.most and not by_deal:
        return (cards,), ()  # also where the game deals more
    sizes = _group_sizes(game, cards)
    groups = [(sizes[name], played) for name, played in prize.hand.groups if played]
    if not groups:
        return (cards,), ()
    if all(size == played for size, played in groups):
        return (sum(size for size, _ in groups),), ()
    if by_deal:
        raise InputError(f"{game.id}: what is wild and what is played both hang on the groups")
    dealt, wanted = zip(*groups, strict=True)
    return dealt, wanted


class _Values:
    """What hands are worth, as strengths; 0 without a category."""

    def __init__(
        self,
        prize: Prize,
        deals: Deals,
        known: dict[object, int],
        category_of: dict[int, CategoryId | None],
    ) -> None:
        self.deals, self.known, self.category_of = deals, known, category_of
        play = prize.hand.play
        self.most = play.most
        self.least = deals.looks.wanted if prize.hand.groups else (play.least,)
        all_cards = replace(prize, hand=Selection(Span(play.most, play.most)))
        self.reference = Reference(all_cards, deals.looks.deck)

    def strength(self, hand: Hand) -> int:
        """Return what a whole deal is worth; of deals of more than is played none comes twice."""
        total = sum(hand)
        return self._known(hand, total) if len(hand) <= self.most else self._best(hand, total)

    def _known(self, hand: Hand, total: int) -> int:
        look = self.deals.looks.look(total)
        strength = self.known.get(look)
        if strength is None:
            strength = self.known[look] = self._best(hand, total)
        return strength

    def _best(self, hand: Hand, total: int) -> int:
        """Return the best of leaving out a card, and of playing all where they are not too many."""
        best = self._asked(hand) if len(hand) <= self.most else 0
        group_of, look, known = self.deals.group_of, self.deals.looks.look, self.known
        groups = [group_of[weight] for weight in hand]
        spare = [groups.count(group) > least for group, least in enumerate(self.least)]
        for at, weight in enumerate(hand):
            if spare[groups[at]]:
                strength = known.get(look(total - weight))
                if strength is None:
                    strength = self._known(hand[:at] + hand[at + 1 :], total - weight)
                best = max(best, strength)
        return best

    def _asked(self, hand: Hand) -> int:
        value = self.reference.evaluate(Dealt((("cards", self.deals.cards(hand)),)))
        if value is None:
            return 0
        self.category_of[value.strength] = value.category
        return value.strength


class _WildByDeal:
    """In how many ways cards can be dealt so that the deal makes this or that rank wild."""

    def __init__(self, game: Game, prize: Prize, cards: int) -> None:
        self.deck, self.prize = game.deck, prize
        kinds = [k for k in prize.wild if k.dealt is not None and k.dealt.find is not Find.NAMED]
        self.rules = tuple(dict.fromkeys(k.dealt for k in kinds if k.dealt is not None))
        self.sizes = _group_sizes(game, cards) if self.rules else {}
        self._known: dict[object, Counter[tuple[int | None, ...]]] = {}

    def settled(self, named: frozenset[AnyCard]) -> Iterator[tuple[WildRanks, Prize]]:
        """Yield the prize with its wild cards settled, for all that the deal may make wild."""
        for ranks in product((*self.deck.ranks, None), repeat=len(self.rules)):
            wild_rank = dict(zip(self.rules, ranks, strict=True))
            kinds = []
            for kind in self.prize.wild:
                if kind.dealt is None:
                    more: frozenset[AnyCard] = frozenset()
                elif kind.dealt.find is Find.NAMED:
                    more = named
                else:
                    cards = (c for c in self.deck.cards if isinstance(c, Card))
                    more = frozenset(c for c in cards if c.rank == wild_rank[kind.dealt])
                kinds.append(replace(kind, cards=kind.cards | more, dealt=None))
            yield ranks, replace(self.prize, wild=tuple(kinds))

    def ways(self, stacks: Sequence[tuple[Rank | None, int]], wild_ranks: WildRanks) -> int:
        """Return in how many ways cards of these ranks, so many of each, make these ranks wild."""
        if not self.rules:
            return 1
        counts: Counter[Rank | None] = Counter()
        for rank, count in stacks:
            counts[rank] += count
        jokers = counts.pop(None, 0)
        orders = [rule.order or self.prize.ranks for rule in self.rules]
        ranks = [rank for rank in orders[0] if rank in counts]
        if any(rank is not None and rank not in counts for rank in wild_ranks):
            return 0
        # It hangs on the order of the ranks and on where a named one is, not on which they are.
        pattern = (
            tuple(counts[rank] for rank in ranks),
            tuple(tuple(map(ranks.index, sorted(ranks, key=order.index))) for order in orders),
            tuple(ranks.index(r.after) if r.after in ranks else None for r in self.rules),
            jokers,
        )
        if pattern not in self._known:
            cards: list[AnyCard] = list(self.deck.jokers[:jokers])
            cards += [Card(r, self.deck.suits[0]) for r in ranks for _ in range(counts[r])]
            self._known[pattern] = Counter(
                tuple(None if rank is None else ranks.index(rank) for rank in found)
                for found in map(self._wild_ranks, self._dealt(list(self.sizes), cards))
            )
        numbers = tuple(None if rank is None else ranks.index(rank) for rank in wild_ranks)
        return self._known[pattern][numbers]

    def _dealt(self, groups: Sequence[str], cards: Sequence[AnyCard]) -> Iterator[Dealt]:
        """Yield all ways to deal the cards to these groups, as far as the rules can see them."""
        groups = [name for name in groups if any(rule.group == name for rule in self.rules)]
        if not groups:
            yield Dealt(())
            return
        name, others = groups[0], groups[1:]
        finds = {rule.find for rule in self.rules if rule.group == name}
        deal = permutations if finds & {Find.LAST, Find.AFTER} else combinations
        for places in deal(range(len(cards)), self.sizes[name]):
            left = [card for place, card in enumerate(cards) if place not in places]
            for rest in self._dealt(others, left):
                yield Dealt(((name, tuple(cards[place] for place in places)), *rest.groups))

    def _wild_ranks(self, dealt: Dealt) -> WildRanks:
        """Return the rank that each rule makes wild in this deal."""
        found: list[Rank | None] = []
        for rule in self.rules:
            kind = next(kind for kind in self.prize.wild if kind.dealt == rule)
            alone = replace(self.prize, wild=(replace(kind, cards=frozenset()),))
            kinds = wild_kinds(dealt, alone, frozenset())
            wild = (c for c, kind in zip(dealt.cards, kinds, strict=True) if kind is not None)
            found.append(next((card.rank for card in wild if isinstance(card, Card)), None))
        return tuple(found)


def _check_time(game: Game, prize: Prize, cards: int, named: frozenset[AnyCard]) -> None:
    """Check that the deals can be counted in some minutes.

    Raises:
        InputError: they cannot; it says with how many cards they can.
    """
    if _is_quick(game, prize, cards, named):
        return
    fewer = [n for n in range(game.dealt.least, cards) if _is_quick(game, prize, n, named)]
    hint = f"; {' or '.join(map(str, fewer))} cards can be counted" if fewer else ""
    raise InputError(
        f"to count every deal of {cards} cards in {game.id} takes more than "
        f"{MOST_SECONDS // 60} minutes, for the many classes of hands{hint}"
    )


def _is_quick(game: Game, prize: Prize, cards: int, named: frozenset[AnyCard]) -> bool:
    sizes, wanted = _groups(game, prize, cards)
    prizes = [settled for _, settled in _WildByDeal(game, prize, cards).settled(named)]
    most = int(MOST_SECONDS / SECONDS_A_CLASS / len(prizes))
    classes = Deals(Looks(prizes[0], game.deck, sum(sizes), wanted), sizes).size(most)
    asked = classes * len(prizes)
    play = prize.hand.play.most
    if sum(sizes) > play:
        asked = Deals(Looks(prizes[0], game.deck, play), (play,)).size(most)
    seconds = classes * len(prizes) * SECONDS_A_CLASS + asked * SECONDS_A_QUESTION
    return seconds <= MOST_SECONDS
