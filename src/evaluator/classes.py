"""Hands that a set of rules cannot tell apart, and how many deals each class has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import combinations
from math import comb, factorial
from typing import NamedTuple

from evaluator.cards import AnyCard, Card, Deck
from evaluator.dealt import Dealt
from evaluator.errors import InputError
from evaluator.reference import Reference
from evaluator.rules import CategoryId, Find, Game, Own, Prize

Tell = Callable[[int, int], None]  # told how many deals are done, of how many
WILD = "wild "  # how a wild card begins among the ranks that the rules can see
MOST_CLASSES = 2_000_000  # beyond, asking the reference evaluator once a class takes hours


def count_categories(
    game: Game, prize: Prize, cards: int, tell: Tell | None = None
) -> tuple[int, dict[CategoryId | None, int], int]:
    """Return how many deals of so many cards there are, the deals of each category, and values.

    Every deal is counted, by classes of hands that differ only in the names of suits. Categories
    come strongest first, and hands without one last, under None. The third number is how many
    different values there are. ``tell`` is told how far it has got.

    Raises:
        InputError: the game deals its cards in groups, no such number of them, or there are too
            many classes to go through.
    """
    if len(game.deal) > 1:
        raise InputError(f"{game.id} deals hole and board cards; only single hands are counted")
    if cards not in game.deal[0].count:
        raise InputError(f"{game.id} deals {game.deal[0].count} cards, not {cards}")
    in_order = (Find.LAST, Find.AFTER)
    if any(kind.dealt is not None and kind.dealt.find in in_order for kind in prize.wild):
        raise InputError(f"what is wild in {game.id} hangs on the order of the deal")
    values, counts = values_by_look(game, prize, cards, tell)
    total = comb(len(game.deck.cards), cards)
    by_category: Counter[CategoryId | None] = Counter()
    for look, deals in counts.items():
        by_category[values[look].category] += deals
    return total, in_order_of(prize, by_category), len({v.strength for v in values.values()} - {0})


def in_order_of(
    prize: Prize, counts: Mapping[CategoryId | None, int]
) -> dict[CategoryId | None, int]:
    """Return the counts strongest first, categories without hands as 0; last those of none."""
    ordered: dict[CategoryId | None, int] = {c.id: counts.get(c.id, 0) for c in prize.categories}
    if counts.get(None):
        ordered[None] = counts[None]
    return ordered


class Worth(NamedTuple):
    """What counts of a value where only counts matter; a hand without a category is (0, None)."""

    strength: int
    category: CategoryId | None


def values_by_look(
    game: Game, prize: Prize, cards: int, tell: Tell | None = None
) -> tuple[dict[object, Worth], Counter[object]]:
    """Return what hands of so many cards are worth, and how many deals look so.

    Hands that the rules cannot tell apart look the same: see ``suits_seen``. The reference
    evaluator is asked once a look. ``tell`` is told, a class of hands at a time, how many deals
    have been gone through, of how many.
    """
    reference = Reference(prize, game.deck)
    counts: Counter[object] = Counter()
    values: dict[object, Worth] = {}
    done, total = 0, comb(len(game.deck.cards), cards)
    seen = suits_seen(prize, game.deck, cards)
    for hand, deals in _classes(game.deck, prize, cards):
        look = hand if seen is None else seen(hand)
        if look not in values:
            if tell is not None:
                tell(done, total)
            value = reference.evaluate(Dealt((("cards", hand),)))
            values[look] = (
                Worth(0, None) if value is None else Worth(value.strength, value.category)
            )
        counts[look] += deals
        done += deals
    return values, counts


def _classes(deck: Deck, prize: Prize, cards: int) -> Iterator[tuple[tuple[AnyCard, ...], int]]:
    """Yield a hand of each class, and how many deals are like it."""
    if deck.copies > 1 or not suits_are_alike(prize, deck):
        if comb(len(deck.cards), cards) > MOST_CLASSES * 2:
            raise InputError("too many deals to go through one by one")
        for hand in combinations(deck.cards, cards):
            yield hand, 1
        return
    for joker_count in range(min(len(deck.jokers), cards) + 1):
        for jokers, ways in Counter(combinations(deck.jokers, joker_count)).items():
            for hand, deals in suited_classes(deck, cards - joker_count):
                yield (*hand, *jokers), ways * deals


def suited_classes(deck: Deck, cards: int) -> Iterator[tuple[tuple[Card, ...], int]]:
    """Yield a hand of each class of naturals that differ only in the names of the suits."""
    ranks, suits = len(deck.ranks), len(deck.suits)
    sets = sorted(
        (members for size in range(cards + 1) for members in combinations(range(ranks), size)),
        key=len,
    )
    longest = max(map(len, sets))
    first_of_length = [
        next((at for at, members in enumerate(sets) if len(members) == size), len(sets))
        for size in range(longest + 2)
    ]

    def choose(left: int, suits_left: int, lowest: int) -> Iterator[tuple[int, ...]]:
        """Yield the sets that the suits hold, the same or a later one for each next suit."""
        if suits_left == 0:
            if left == 0:
                yield ()
            return
        most = left // suits_left  # the sets are in the order of their sizes
        for at in range(lowest, first_of_length[min(most, longest) + 1]):
            for others in choose(left - len(sets[at]), suits_left - 1, at):
                yield (at, *others)

    for chosen in choose(cards, suits, 0):
        deals = factorial(suits)
        for same in Counter(chosen).values():
            deals //= factorial(same)
        yield (
            tuple(
                Card(deck.ranks[rank], suit)
                for at, suit in zip(chosen, deck.suits, strict=True)
                for rank in sets[at]
            ),
            deals,
        )


def suits_are_alike(prize: Prize, deck: Deck) -> bool:
    """Tell whether the rules would not notice if suits changed places."""

    def whole_ranks(cards: frozenset[AnyCard]) -> bool:
        ranks = {card.rank for card in cards if isinstance(card, Card)}
        return all(Card(rank, suit) in cards for rank in ranks for suit in deck.suits)

    return not prize.suits and all(
        whole_ranks(kind.cards)
        and (isinstance(kind.suits, Own) or len(set(kind.suits)) in (0, len(deck.suits)))
        for kind in prize.wild
    )


def suits_seen(
    prize: Prize, deck: Deck, cards: int
) -> Callable[[tuple[AnyCard, ...]], object] | None:
    """Return a function that tells of a hand of so many cards all that the rules can see.

    Most games only ask of suits whether the whole hand is of one; then that and the ranks will
    do. None where the rules may look more closely.
    """
    parts = [p for category in prize.categories for shape in category.shapes for p in shape.parts]
    whole_hand = prize.hand.play.least == prize.hand.play.most == cards
    if (
        not whole_hand
        or prize.suits
        or prize.natural_beats_wild
        or any(part.rainbow or (part.suited and part.size < cards) for part in parts)
        or any(category.suited for category in prize.categories)
        or any(kind.suits != deck.suits or kind.dealt for kind in prize.wild)
    ):
        return None
    wild = frozenset(card for kind in prize.wild for card in kind.cards)
    prints_of_suits = any(category.as_dealt for category in prize.categories) or any(
        part.as_dealt and part.suited for part in parts
    )

    def look(card: AnyCard) -> str:
        rank = card.rank if isinstance(card, Card) else card.name
        if card not in wild:
            return rank
        return f"{WILD}{card if prints_of_suits else rank}"

    def ranks_and_suited(hand: tuple[AnyCard, ...]) -> object:
        suits = {card.suit for card in hand if isinstance(card, Card) and card not in wild}
        return tuple(sorted(map(look, hand))), len(suits) <= 1

    return ranks_and_suited
