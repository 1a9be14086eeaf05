"""A hand of each category of a game, to show what it means."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations, cycle, groupby, islice, product
from random import Random
from time import process_time

from evaluator.cards import AnyCard, Card, Rank, Suit
from evaluator.dealt import Dealt, dealt_out
from evaluator.interface import Rules
from evaluator.reference import Reference
from evaluator.rules import Category, CategoryId, Game, Prize, Wins

# How many hands are looked at for examples: tidy ones, and of each pattern of ranks and suits; ...
TIDY, OF_A_PATTERN = 3000, 40
SMALL = 250  # ... deals from a small part of the deck; ...
MORE = 1100  # ... more tidy hands; and for each category, ...
AROUND = 120  # ... deals in which one of them is the hand.
SECONDS = 1.5  # of the processor at most, for rules under which one hand takes very long


def example_hand(rules: Rules, prize: Prize, category: Category) -> str | None:
    """Return a hand that is of the category, as it is written; None if none was found."""
    return example_hands(rules, prize).get(category.id)


def example_hands(rules: Rules, prize: Prize) -> dict[CategoryId, str]:
    """Return a hand of each category, as it is written, of all for which one was found.

    Tidy hands are tried first, then deals from small parts of the deck, where rare hands are
    frequent, then more tidy hands. They are the same every time, unless hands take so long to
    evaluate under these rules that the search ends early.
    """
    game, reference, random = rules.game, Reference(prize, rules.game.deck), Random(0)
    found: dict[CategoryId, str] = {}
    tries: Counter[CategoryId] = Counter()
    is_low, ends = prize.wins is Wins.LOW, process_time() + SECONDS

    def category_of(dealt: Dealt) -> CategoryId | None:
        value = reference.evaluate(dealt)
        return None if value is None else value.category

    for hand in chain(
        islice(_tidy_hands(game, prize, 0, OF_A_PATTERN), TIDY),
        islice(_small_deals(game, prize, random), SMALL),
        islice(_tidy_hands(game, prize, OF_A_PATTERN, 8 * OF_A_PATTERN), MORE),
    ):
        missing = [each for each in prize.categories if each.id not in found]
        if not missing or process_time() > ends:
            break
        # in a low game, what a hand can be called is found out far sooner than what it is
        if is_low and not any(reference.evaluate(hand, only=each) for each in missing):
            continue
        category = category_of(hand)
        if category is None or category in found:
            continue
        for dealt in islice(_deals_around(game, hand, random), max(1, AROUND - tries[category])):
            tries[category] += 1
            if dealt == hand or category_of(dealt) == category:
                found[category] = str(dealt)
                break
    return found


def _best_first(prize: Prize) -> tuple[Rank, ...]:
    return prize.ranks if prize.wins is Wins.LOW else prize.ranks[::-1]


def _tidy_hands(game: Game, prize: Prize, first: int, last: int) -> Iterator[Dealt]:
    """Yield hands of just the cards that are played, fewer wilds and fewer suits first.

    A tidy hand has some ranks, each so many times, and so many wilds. ``first`` and ``last`` are
    the places of those to yield among all that have equally many of each; past the first there
    are only hands of two ranks, or of all different ones: the patterns in which ranks tell most.
    """
    wild = {card for kind in prize.wild for card in kind.cards}
    wilds = [card for card in game.deck.cards if card in wild]
    natural = [card for card in game.deck.cards if isinstance(card, Card) and card not in wild]
    of_rank = {rank: [c for c in natural if c.rank == rank] for rank in _best_first(prize)}
    most = max(map(len, of_rank.values()))
    for count in range(min(len(wilds), prize.hand.play.most) + 1):
        size = prize.hand.play.most - count
        for suits, sizes in product(_suit_patterns(size, game.deck.suits), _sums(size, most)):
            if first and (count or 2 < len(sizes) < size):
                continue
            for ranks in islice(_rank_choices(tuple(of_rank), sizes), first, last):
                wanted = [(of_rank[r], n) for r, n in zip(ranks, sizes, strict=True)]
                if all(len(cards) >= number for cards, number in wanted):
                    yield _grouped(game, prize, (*_in_suits(wanted, suits), *wilds[:count]))


def _sums(total: int, most: int) -> Iterator[tuple[int, ...]]:
    """Yield every way to make the total of numbers up to ``most``, the largest first."""
    if not total:
        yield ()
    for first in range(min(total, most), 0, -1):
        for others in _sums(total - first, first):
            yield (first, *others)


def _suit_patterns(size: int, suits: tuple[Suit, ...]) -> Iterator[tuple[Suit, ...]]:
    """Yield suits for so many cards: one; another for the last card; two in turns; three ..."""
    yield suits[:1] * size
    if size > 1 and len(suits) > 1:
        yield (*suits[:1] * (size - 1), suits[1])
    for count in range(2, min(len(suits), size) + 1):
        yield tuple(islice(cycle(suits[:count]), size))


def _rank_choices(ranks: tuple[Rank, ...], sizes: tuple[int, ...]) -> Iterator[tuple[Rank, ...]]:
    """Yield a rank for each of the sizes, those that lie close together first."""
    if len(sizes) < 2:
        yield from combinations(ranks, len(sizes))
        return
    alike = [len(list(same)) for _, same in groupby(sizes)]

    def shared_out(left: tuple[Rank, ...], counts: Sequence[int]) -> Iterator[tuple[Rank, ...]]:
        if not counts:
            yield ()
            return
        for chosen in combinations(left, counts[0]):
            rest = tuple(rank for rank in left if rank not in chosen)
            for others in shared_out(rest, counts[1:]):
                yield (*chosen, *others)

    for span in range(len(sizes), len(ranks) + 1):
        for first in range(len(ranks) - span + 1):
            one, *between, other = ranks[first : first + span]
            for inner in combinations(between, len(sizes) - 2):
                yield from shared_out((one, *inner, other), alike)
        if span == len(sizes) + 1:
            for first in range(len(ranks) - len(sizes) + 1, len(ranks)):  # round the corner
                yield from shared_out((ranks * 2)[first : first + len(sizes)], alike)


def _in_suits(of_ranks: Sequence[tuple[list[Card], int]], suits: Sequence[Suit]) -> list[Card]:
    """Return so many of each list of cards, each in the suit that is asked for if it is there."""
    chosen: list[Card] = []
    for cards, count in of_ranks:
        left = list(cards)
        for _ in range(count):
            suit = suits[len(chosen)]
            card = next((card for card in left if card.suit == suit), left[0])
            left.remove(card)
            chosen.append(card)
    return chosen


def _grouped(game: Game, prize: Prize, cards: Sequence[AnyCard]) -> Dealt:
    """Return the cards that are played, each in a group that it may be played from."""
    wanted = dict(prize.hand.groups)
    left = list(cards)
    groups = []
    for group in game.deal:
        count = min(wanted.get(group.name, 0) if wanted else group.count.least, len(left))
        groups.append((group.name, tuple(left[:count])))
        left = left[count:]
    name, own = groups[-1]
    groups[-1] = (name, (*own, *left))
    return Dealt(tuple(groups))


def _deals_around(game: Game, core: Dealt, random: Random) -> Iterator[Dealt]:
    """Yield deals that hold these cards, others dealt to them where more are dealt than played."""
    missing = [
        max(0, group.count.least - len(own))
        for group, (_, own) in zip(game.deal, core.groups, strict=True)
    ]
    if not any(missing):
        yield core
        return
    others = list((Counter(game.deck.cards) - Counter(core.cards)).elements())
    for _ in range(6):  # where it takes more, another hand may do better
        extra = random.sample(others, sum(missing))
        yield Dealt(
            tuple(
                (name, (*own, *(extra.pop() for _ in range(count))))
                for (name, own), count in zip(core.groups, missing, strict=True)
            )
        )


def _small_deals(game: Game, prize: Prize, random: Random) -> Iterator[Dealt]:
    """Yield deals from a few ranks and suits of the deck, each group's best cards first."""
    ranks = _best_first(prize)
    suited = [Card(rank, suit) for rank in ranks for suit in game.deck.suits]
    order: dict[AnyCard, int] = {card: at for at, card in enumerate(suited)}
    size = game.dealt.least
    while True:
        part: list[AnyCard] = []
        while len(part) < size:
            few_ranks = _some(ranks, random)
            few_suits = random.sample(game.deck.suits, random.randint(1, len(game.deck.suits)))
            jokers = game.deck.jokers if random.random() < 0.5 else ()
            part = [c for c in suited if c.rank in few_ranks and c.suit in few_suits]
            part = [*part * game.deck.copies, *jokers]
        yield Dealt(
            tuple(
                (name, tuple(sorted(own, key=lambda card: order.get(card, len(order)))))
                for name, own in dealt_out(random.sample(part, size), game.deal)
            )
        )


def _some(ranks: tuple[Rank, ...], random: Random) -> Sequence[Rank]:
    """Return some of the ranks, side by side or not."""
    count = random.randint(1, len(ranks))
    first = random.randrange(len(ranks) - count + 1)
    return random.choice((ranks[first : first + count], random.sample(ranks, count)))
