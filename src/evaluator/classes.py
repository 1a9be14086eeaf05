"""Hands that a set of rules cannot tell apart, and how many deals each class has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from itertools import combinations, product
from math import comb, factorial, prod
from typing import NamedTuple

from evaluator.cards import NO_SUIT, AnyCard, Card, Deck, Rank, Suit
from evaluator.rules import Own, Prize, Repeats, WildKind

Tell = Callable[[int, int], None]  # told how many steps of a long task are done, of how many
Counts = tuple[int, ...]  # how many cards of each group of the deal, or of each suit
Hand = tuple[int, ...]  # the weights of its cards, see ``Looks``
Pattern = tuple[tuple[Counts, Counts], ...]  # of some stacks: their suits, how many are dealt
Cell = tuple[int, int]  # a card: the number of its stack in the pattern, and its group
Suits = tuple[tuple[Cell, ...], ...]  # the cards of each suit


def suits_seen(
    prize: Prize, deck: Deck, cards: int
) -> Callable[[tuple[AnyCard, ...]], object] | None:
    """Return a function that tells of a hand of so many cards all that the rules can see.

    None where that hangs on more than the cards: on how they are dealt, or what is named wild.
    """
    if prize.hand.groups or any(kind.dealt is not None for kind in prize.wild):
        return None
    looks = Looks(prize, deck, cards)
    weights = {card: looks.weight(card) for card in deck.cards}
    return lambda hand: looks.look(sum([weights[card] for card in hand]))


def is_dice(deck: Deck, cards: int) -> bool:
    """Tell whether so many cards of the deck are dice, of which each can show every face."""
    return deck.suits == (NO_SUIT,) and deck.copies >= cards and not deck.jokers


class Looks:
    """What the rules of a prize can see of a hand. Hands of one look are worth the same.

    Each card has a weight. The weights of a hand add up to one number with many fields: how many
    cards may be of each suit; how many are of each rank, or wild in each way; and the same for
    the cards of each suit by itself. The look is this number without the suits that have too few
    cards for the rules to ask about them, and without the names of the others.

    ``wanted`` says how many cards of each group of the deal are played, where that is fixed; then
    there are fields for each group. Which cards are wild must not hang on the deal.
    """

    def __init__(self, prize: Prize, deck: Deck, cards: int, wanted: Counts = ()) -> None:
        self.prize, self.deck, self.cards = prize, deck, cards
        self.wanted = wanted or (cards,)
        self.groups = range(len(self.wanted))
        self.signs = _numbered(_sign(prize, suit) for suit in deck.suits)
        self._asked = min(_suited_sizes(prize), default=cards + 1)
        self._symbols = (len(deck.ranks) + 1) * (1 + len(prize.wild))  # 1: cards of no rank
        # where the fields are: the counts of suits, then the lanes, of all cards and of each suit
        self._count = (cards * (cards + 2)).bit_length()
        self._often = cards.bit_length()
        self._first_lane = self._count * len(self.groups) * len(deck.suits)
        self._lane = self._often * len(self.groups) * self._symbols
        self._counts_mask = (1 << self._first_lane) - 1
        self._lane_mask = (1 << self._lane) - 1
        self._seen: dict[int, list[tuple[int, int]]] = {}

    def look(self, total: int) -> object:
        """Return the look of a hand whose weights add up to this number."""
        counts = total & self._counts_mask
        seen = self._seen.get(counts)
        if seen is None:
            seen = self._seen[counts] = [
                (self._first_lane + (1 + suit) * self._lane, self.signs[suit] << self._lane)
                for suit in self.seen_suits(self._by_suit(counts))
            ]
        ranks = total >> self._first_lane & self._lane_mask
        if not seen:
            return ranks
        mask = self._lane_mask
        return (ranks, *sorted([total >> lane & mask | sign for lane, sign in seen]))

    def seen_suits(self, by_suit: Sequence[Counts]) -> list[int]:
        """Return the suits that the rules may ask about, where so many cards may be of each."""
        return [
            suit
            for suit, counts in enumerate(by_suit)
            if sum(map(min, counts, self.wanted)) >= self._asked or max(counts) > self.cards
        ]

    def _by_suit(self, total: int) -> list[Counts]:
        groups, mask = len(self.groups), (1 << self._count) - 1
        return [
            tuple(total >> (suit * groups + group) * self._count & mask for group in self.groups)
            for suit in range(len(self.deck.suits))
        ]

    def weight(self, card: AnyCard, group: int = 0) -> int:
        """Return what the card adds to the fields, where it is dealt to that group."""
        kind, groups, suits = self.kind(card), len(self.groups), self.deck.suits
        symbol = len(self.deck.ranks)
        if isinstance(card, Card) and (kind is None or _shows_rank(kind, self.prize, self.deck)):
            symbol = self.deck.ranks.index(card.rank)
        if kind is not None:
            symbol += (len(self.deck.ranks) + 1) * (1 + self.prize.wild.index(kind))
        lanes, counts = [0], [self.in_each_suit(card)] * len(suits)
        if self.has_suit(card):
            suit = suits.index(card.suit)  # type: ignore[union-attr]  # only cards have suits
            counts[suit] += 1
            lanes.append(1 + suit)
        field = self._first_lane + (group * self._symbols + symbol) * self._often
        return sum(1 << lane * self._lane + field for lane in lanes) + sum(
            count << (suit * groups + group) * self._count for suit, count in enumerate(counts)
        )

    def in_each_suit(self, card: AnyCard) -> int:
        """Return what the card adds to the counts of all suits; a wild card may be of any.

        Where it is more than there are cards, every suit of the hand is seen.
        """
        kind = self.kind(card)
        if kind is None:
            return 0
        return self.cards + 1 if _is_close(kind, self.prize, self.deck) else 1

    def has_suit(self, card: AnyCard) -> bool:
        """Tell whether the card is of one suit that the rules may ask about."""
        return isinstance(card, Card) and self.in_each_suit(card) in (0, self.cards + 1)

    def kind(self, card: AnyCard) -> WildKind | None:
        """Return in which way the card is wild, if it is."""
        return next((kind for kind in self.prize.wild if card in kind.cards), None)


class Stack(NamedTuple):
    """Cards of a deck that differ in nothing but their suits, or in nothing that is seen."""

    rank: Rank | None  # that is printed on them
    by_suit: Counts  # how many there are of each suit; one number where no suit is seen
    weights: tuple[Counts, ...]  # of one card: for each group, in each suit
    in_each_suit: int  # see ``Looks.in_each_suit``
    suited: bool


Choice = tuple[tuple[Stack, Counts], ...]  # how many cards of which stack, in each group


class Deals:
    """Every deal of so many cards to each group, by classes of hands that look the same.

    They are found in two steps: how many cards of each rank there are, and then in which suits.
    """

    def __init__(self, looks: Looks, sizes: Counts) -> None:
        self.looks, self.sizes = looks, sizes
        self.cards_of: dict[int, list[AnyCard]] = {}  # the cards of a weight ...
        self.group_of: dict[int, int] = {}  # ... and its group
        self.stacks = tuple(self._stacks())
        self._dice = is_dice(looks.deck, sum(sizes))
        self._in_suits = cache(self._in_all_suits)
        self._in_seen = cache(self._in_seen_suits)

    def _stacks(self) -> Iterator[Stack]:
        looks, suits = self.looks, self.looks.deck.suits
        alike: dict[object, list[AnyCard]] = {}
        for card in looks.deck.cards:
            rank = card.rank if isinstance(card, Card) else None
            alike.setdefault((rank, looks.kind(card), looks.has_suit(card)), []).append(card)
        for cards in alike.values():
            suited = looks.has_suit(cards[0])
            columns = [cards]
            if suited:
                columns = [[c for c in cards if _is_of(c, suit)] for suit in suits]
            weights = []
            for group in looks.groups:
                weights.append(tuple(looks.weight(c[0], group) if c else 0 for c in columns))
                for weight, column in zip(weights[-1], columns, strict=True):
                    self.cards_of.setdefault(weight, []).extend(column)
                    self.group_of[weight] = group
            rank = cards[0].rank if isinstance(cards[0], Card) else None
            by_suit = tuple(map(len, columns))
            yield Stack(rank, by_suit, tuple(weights), looks.in_each_suit(cards[0]), suited)

    def cards(self, hand: Hand) -> tuple[AnyCard, ...]:
        """Return cards that look like the hand, none of them more often than in the deck."""
        used: Counter[AnyCard] = Counter()
        for weight in hand:
            free = (c for c in self.cards_of[weight] if used[c] < self.looks.deck.count_of[c])
            used[next(free)] += 1
        return tuple(used.elements())

    def patterns(self) -> Counter[tuple[Pattern, Counts]]:
        """Return what is asked of the suits of all choices, and of how many choices it is."""
        nothing: tuple[Counts, Pattern, Counts] = (self.sizes, (), (0,) * len(self.sizes))
        found = Counter({nothing: 1})
        for stack in self.stacks:
            more: Counter[tuple[Counts, Pattern, Counts]] = Counter()
            for (left, pattern, wilds), number in found.items():
                for counts in _up_to(left, sum(stack.by_suit)):
                    rest = tuple(map(int.__sub__, left, counts))
                    added = tuple(
                        n + stack.in_each_suit * c for n, c in zip(wilds, counts, strict=True)
                    )
                    taken = stack.suited and any(counts)
                    its = tuple(sorted((*pattern, (stack.by_suit, counts)))) if taken else pattern
                    more[rest, its, added] += number
            found = more
        return Counter({key[1:]: n for key, n in found.items() if not any(key[0])})

    def size(self, most: int) -> int:
        """Return how many classes there are; where it is more than ``most``, some number above."""
        patterns = self.patterns()
        classes = sum(patterns.values())  # each has one class at the least
        for (pattern, wilds), number in patterns.most_common():
            if classes > most:
                break
            classes += number * (len(self._in_seen(pattern, wilds)) - 1)
        return classes

    def choices(self) -> Iterator[Choice]:
        """Yield every choice of how many cards of which stack there are in each group."""

        def choose(at: int, left: Counts) -> Iterator[Choice]:
            if not any(left):
                yield ()
            elif at < len(self.stacks):
                for counts in _up_to(left, sum(self.stacks[at].by_suit)):
                    rest = tuple(map(int.__sub__, left, counts))
                    for others in choose(at + 1, rest):
                        yield ((self.stacks[at], counts), *others) if any(counts) else others

        return choose(0, self.sizes)

    def classes(self, choice: Choice) -> Iterator[tuple[Hand, int]]:
        """Yield a hand of each look that the choice may have, and how many deals look so."""
        ways = 1
        blank: list[int] = []  # cards whose suit is not seen
        suited = []
        wilds = [0] * len(self.sizes)
        for stack, counts in choice:
            for group, count in enumerate(counts):
                wilds[group] += count * stack.in_each_suit
            if stack.suited:
                suited.append((stack.by_suit, counts, stack.weights))
                continue
            ways *= _ways(stack.by_suit[0], counts)
            for group, count in enumerate(counts):
                blank += [stack.weights[group][0]] * count
        suited.sort()
        pattern = tuple([each[:2] for each in suited])
        if self._dice:
            ways = factorial(sum(self.sizes)) // prod(factorial(sum(n)) for _, n in choice)
        for cells, more in self._in_seen(pattern, tuple(wilds)):
            hand = [suited[at][2][group][suit] for at, group, suit in cells]
            yield (*blank, *hand), ways if self._dice else ways * more

    def _in_seen_suits(
        self, pattern: Pattern, wilds: Counts
    ) -> list[tuple[list[tuple[int, int, int]], int]]:
        """Return the ways to give suits to the cards of a pattern, as far as they are seen.

        Cards are given as stack, group and suit, with the number of ways that look so.
        """
        found: dict[object, tuple[list[tuple[int, int, int]], int]] = {}
        for suits, ways in self._in_suits(pattern).items():
            counts = []
            for cells in suits:
                own = Counter(group for _, group in cells)
                counts.append(tuple(wilds[group] + own[group] for group in self.looks.groups))
            seen = self.looks.seen_suits(counts)
            look = tuple(sorted((self.looks.signs[suit], suits[suit]) for suit in seen))
            cards = [(*cell, suit) for suit, cells in enumerate(suits) for cell in cells]
            found[look] = (cards, ways + found.get(look, ([], 0))[1])
        return list(found.values())

    def _in_all_suits(self, pattern: Pattern) -> Mapping[Suits, int]:
        """Return the cards of each suit, for all ways to give suits to the cards of a pattern.

        Suits that are alike are put in order, and the ways that are the same then are counted.
        """
        if not pattern:
            return {((),) * len(self.looks.deck.suits): 1}
        found: Counter[Suits] = Counter()
        last = len(pattern) - 1
        for suits, ways in self._in_suits(pattern[:-1]).items():
            for groups, more in _spread(*pattern[-1]):
                cells = [
                    (*held, *((last, group) for group in own))
                    for held, own in zip(suits, groups, strict=True)
                ]
                for alike in self._alike:
                    in_order = sorted(cells[suit] for suit in alike)
                    for suit, its_cells in zip(alike, in_order, strict=True):
                        cells[suit] = its_cells
                found[tuple(cells)] += ways * more
        return found

    @cached_property
    def _alike(self) -> list[list[int]]:
        """Suits of which neither the rules nor the deck tell one from another."""
        suits = range(len(self.looks.deck.suits))
        in_suits = [stack.by_suit for stack in self.stacks if stack.suited]
        kinds = [(self.looks.signs[at], *(each[at] for each in in_suits)) for at in suits]
        return [[at for at in suits if kinds[at] == kind] for kind in dict.fromkeys(kinds)]


# -- ways to give out cards ------------------------------------------------------------------------


def _ways(cards: int, counts: Counts) -> int:
    """Return how many ways there are to give so many of the cards to each group."""
    ways = 1
    for count in counts:
        ways *= comb(cards, count)
        cards -= count
    return ways


def _up_to(most: Counts, together: int) -> Iterator[Counts]:
    """Yield all counts up to these, and no more than so many together; many cards first."""
    for counts in product(*(range(count, -1, -1) for count in most)):
        if sum(counts) <= together:
            yield counts


@cache
def _spread(by_suit: Counts, counts: Counts) -> list[tuple[tuple[Counts, ...], int]]:
    """Return all ways to take cards of one rank: for each suit the groups of its cards.

    There are so many cards of each suit to take from, and each group gets so many.
    """
    if not by_suit:
        return [((), 1)] if not any(counts) else []
    found = []
    for own in _up_to(counts, by_suit[0]):
        left = tuple(map(int.__sub__, counts, own))
        groups = tuple(group for group, count in enumerate(own) for _ in range(count))
        for others, ways in _spread(by_suit[1:], left):
            found.append(((groups, *others), ways * _ways(by_suit[0], own)))
    return found


# -- classes of cards that are all seen -----------------------------------------------------------


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


# -- what the rules look at ------------------------------------------------------------------------


def _suited_sizes(prize: Prize) -> Iterator[int]:
    """Yield of how many cards the rules ask whether they are of one suit."""
    if prize.suits:
        yield 1
    for category in prize.categories:
        for shape in category.shapes:
            yield from (part.size for part in shape.parts if part.suited)
            yield from (2 for part in shape.parts if part.rainbow)
            if category.suited:
                yield shape.size


def _sign(prize: Prize, suit: Suit) -> object:
    """Return what tells a suit from others that the rules treat in another way."""
    wild = tuple(suit in kind.suits for kind in prize.wild if isinstance(kind.suits, tuple))
    return (wild, suit if prize.suits else None)


def _numbered(signs: Iterable[object]) -> list[int]:
    """Return the signs as numbers, the same for those that are equal."""
    numbers: dict[object, int] = {}
    return [numbers.setdefault(sign, len(numbers)) for sign in signs]


def _shows_rank(kind: WildKind, prize: Prize, deck: Deck) -> bool:
    """Tell whether it matters which rank is printed on such a wild card."""
    prints = any(
        category.as_dealt or any(part.as_dealt for shape in category.shapes for part in shape.parts)
        for category in prize.categories
    )
    return prints or kind.ranks is Own.RANK or _is_close(kind, prize, deck)


def _is_close(kind: WildKind, prize: Prize, deck: Deck) -> bool:
    """Tell whether in a hand with such a wild card it may matter which suit each card is of."""
    printed = [card for card in kind.cards if isinstance(card, Card)]
    if isinstance(kind.suits, Own) or prize.suits:
        return True
    only_some_suits = set(kind.suits) != set(deck.suits)
    if (only_some_suits or deck.copies > 1) and kind.repeats is not Repeats.ANYWHERE:
        return True  # there may be no card left that it can stand for
    if printed and (prize.natural_beats_wild or only_some_suits):
        return True  # it may count as itself
    if isinstance(kind.ranks, tuple) and any(card.rank not in kind.ranks for card in printed):
        return True
    return any(
        (category.suited or any(part.suited or part.rainbow for part in shape.parts))
        and (category.as_dealt or any(part.as_dealt for part in shape.parts))
        for category in prize.categories
        for shape in category.shapes
    )


def _is_of(card: AnyCard, suit: Suit) -> bool:
    return isinstance(card, Card) and card.suit == suit
