"""A game in words: its choices, its categories, and a hand of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain, combinations, cycle, groupby, islice, pairwise, product
from random import Random

from evaluator.cards import AnyCard, Card, Deck, Rank, Suit
from evaluator.dealt import Dealt, dealt_out
from evaluator.interface import Rules
from evaluator.reference import Reference
from evaluator.report import Data
from evaluator.rules import Category, CategoryId, Find, Game, Own, Prize, Repeats, WildKind, Wins

# How many hands are looked at for examples: tidy ones, and of each pattern of ranks and suits; ...
TIDY, OF_A_PATTERN = 3000, 40
SMALL = 250  # ... deals from a small part of the deck; ...
MORE = 1100  # ... more tidy hands; and for each category, ...
AROUND = 120  # ... deals in which one of them is the hand.


def game_lines(rules: Rules) -> Iterator[str]:
    """Yield the whole of the rules in words, as they are after anything they build on."""
    game = rules.game
    yield f"{game.title} ({game.id})"
    if game.about:
        yield game.about
    yield ""
    yield f"Cards: {_deck(game)}."
    yield f"Dealt: {_deal(game)}."
    for prize in game.prizes:
        if prize.id:
            yield ""
            yield f"The {prize.id} prize"
        yield from _choices(game, prize)
        yield ""
        yield "Categories, strongest first:"
        examples = example_hands(rules, prize)
        for number, category in enumerate(prize.categories, 1):
            pays = f" Pays {game.pays[category.id]}." if category.id in game.pays else ""
            yield f"{number:>3}. {category.name} ({category.id}). {category.about}{pays}"
            if category.id in examples:
                yield f"     as in {examples[category.id]}"
        if prize.gaps:
            yield "     Other hands have no category."
    if game.foul_unless_rising:
        yield ""
        beaten = [f"its {a} beats its {b}" for a, b in pairwise(game.foul_unless_rising)]
        yield f"Foul: a hand wins nothing if {_listed(beaten, 'or')}."
    yield ""
    yield "Sources:"
    for source in game.sources:
        pieces = (source.title, source.section, source.url, source.says)
        yield f"  {'; '.join(piece for piece in pieces if piece)}"


def game_data(rules: Rules) -> Data:
    """Return the whole of the rules as data: what ``game_lines`` says, in pieces."""
    game = rules.game
    return {
        "rules": game.id,
        "title": game.title,
        "about": game.about,
        "cards": _deck(game),
        "deal": {group.name: str(group.count) for group in game.deal},
        "one_deck": game.one_deck,
        "players": str(game.players),
        "prizes": [_prize_data(rules, prize) for prize in game.prizes],
        "foul_unless_rising": list(game.foul_unless_rising),
        "sources": [
            {"title": s.title, "section": s.section, "url": s.url, "says": s.says}
            for s in game.sources
        ],
    }


def _prize_data(rules: Rules, prize: Prize) -> Data:
    examples = example_hands(rules, prize)
    return {
        "prize": prize.id,
        "wins": prize.wins.value,
        "ranks": list(prize.ranks),
        "suits": list(prize.suits),
        "choices": list(_choices(rules.game, prize)),
        "categories": [
            {
                "category": category.id,
                "name": category.name,
                "about": category.about,
                "pays": rules.game.pays.get(category.id),
                "example": examples.get(category.id),
            }
            for category in prize.categories
        ],
        "gaps": prize.gaps,
    }


# -- the choices --------------------------------------------------------------------------------


def _deck(game: Game) -> str:
    deck = game.deck
    suits = [_suit_name(deck, suit) for suit in deck.suits if suit]
    each = f" in {_listed(suits)}" if suits else ""
    jokers = f", and {len(deck.jokers)} jokers" if deck.jokers else ""
    jokers = ", and a joker" if len(deck.jokers) == 1 else jokers
    copies = f", {deck.copies} of each" if deck.copies > 1 else ""
    return f"{' '.join(deck.ranks)}{each}{copies}{jokers}, {len(deck.cards)} in all"


def _deal(game: Game) -> str:
    groups = [
        f"{group.count} {_of_group(group.name)}{'s' if group.count.most > 1 else ''}"
        for group in game.deal
    ]
    hands = "all hands from one deck" if game.one_deck else "each hand stands for itself"
    return f"{_listed(groups)}; {hands}"


def _of_group(name: str) -> str:
    """Return ``card``, ``hole card``."""
    return "card" if name == "cards" else f"{name} card"


def _suit_name(deck: Deck, suit: Suit) -> str:
    return deck.suit_words[suit].name if suit in deck.suit_words else suit


def _choices(game: Game, prize: Prize) -> Iterator[str]:
    yield f"Played: {_selection(prize)}."
    better = "higher" if prize.wins is Wins.HIGH else "lower"
    yield f"Ranks, lowest first: {' '.join(prize.ranks)}; {better} ranks win."
    runs = {
        part.along
        for category in prize.categories
        for shape in category.shapes
        for part in shape.parts
        if part.along
    }
    for along in sorted(runs):
        yield f"Runs follow: {' '.join(along)}{_wheel(along, prize)}."
    for kind in prize.wild:
        yield f"Wild: {_wild(game, kind)}."
    if prize.wild:
        naturals = "beats" if prize.natural_beats_wild else "ties with"
        yield f"A hand without wild cards {naturals} an equal one with wild cards."
    order = " ".join(prize.suits)
    yield f"Ties: {f'broken by suits, lowest first: {order}' if order else 'suits do not count'}."
    if prize.wins is Wins.LOW:
        yield "Cards are read as the weakest category that they fit: no one may overlook a pair."


def _wheel(along: Sequence[str], prize: Prize) -> str:
    """Return what the run that begins below the lowest rank is, if there is one."""
    top = prize.ranks[-1]
    if along[0] == top and len(along) > 4:
        return f", so that {' '.join(along[:5])} is the lowest run of five"
    return ""


def _selection(prize: Prize) -> str:
    hand = prize.hand
    if hand.groups:
        return "exactly " + _listed(
            [f"{n} {_of_group(name)}{'s' if n > 1 else ''}" for name, n in hand.groups]
        )
    play = hand.play
    if play.least == play.most:
        return f"the best {play.most} of them"
    return f"up to {play.most} of them, as many as are best"


def _wild(game: Game, kind: WildKind) -> str:
    cards = _cards_in_words(game, kind)
    if kind.dealt is not None:
        card = _of_group(kind.dealt.group)
        by_deal = {
            Find.NAMED: "what the players name",
            Find.LOWEST: f"the lowest {card} and all of its rank",
            Find.HIGHEST: f"the highest {card} and all of its rank",
            Find.LAST: f"the last {card} and all of its rank",
            Find.AFTER: f"the rank dealt after the last {kind.dealt.after} among the {card}s",
        }[kind.dealt.find]
        cards = f"{cards} and {by_deal}" if cards else by_deal
    stands = _stands_for(game, kind)
    if kind.completes:
        ids = [category.replace("_", " ") for category in sorted(kind.completes)]
        stands += f", or for any card in {_listed(ids, 'or')}"
    repeats = {
        Repeats.NEVER: "never for a card that the hand holds",
        Repeats.OF_A_KIND: "for a card that the hand holds only to make more of a kind",
        Repeats.ANYWHERE: "also for a card that the hand holds",
    }[kind.repeats]
    return f"{cards}; stands for {stands}; {repeats}"


def _cards_in_words(game: Game, kind: WildKind) -> str:
    """Return ``twos, all hearts, Kd and the joker``; nothing where no card is always wild."""
    deck = game.deck
    ranks = [r for r in deck.ranks if all(Card(r, s) in kind.cards for s in deck.suits)]
    suits = [s for s in deck.suits if s and all(Card(r, s) in kind.cards for r in deck.ranks)]
    words = [deck.rank_name(rank, many=True) for rank in ranks]
    words += [f"all {_suit_name(deck, suit)}" for suit in suits]
    words += [
        str(card)
        for card in dict.fromkeys(deck.cards)
        if card in kind.cards
        and isinstance(card, Card)
        and not (card.rank in ranks or card.suit in suits)
    ]
    jokers = [joker for joker in deck.jokers if joker in kind.cards]
    if len(jokers) < len(deck.jokers):
        words += [f"the joker {joker}" for joker in dict.fromkeys(jokers)]
    elif jokers:
        words.append("jokers" if len(jokers) > 1 else "the joker")
    return _listed(words) if words else ""


def _stands_for(game: Game, kind: WildKind) -> str:
    """Return ``any card``, ``its own rank in any suit``, ``A or K in hearts``."""
    ranks, suits = "its own rank", "its own suit"
    if not isinstance(kind.ranks, Own):
        any_rank = set(kind.ranks) == set(game.deck.ranks)
        ranks = "any rank" if any_rank else _listed(kind.ranks, "or")
    if not isinstance(kind.suits, Own):
        any_suit = set(kind.suits) == set(game.deck.suits)
        names = [_suit_name(game.deck, suit) for suit in kind.suits]
        suits = "any suit" if any_suit else _listed(names, "or")
    return "any card" if (ranks, suits) == ("any rank", "any suit") else f"{ranks} in {suits}"


def _listed(words: Sequence[str], last: str = "and") -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


# -- an example of each category ------------------------------------------------------------------


def example_hand(rules: Rules, prize: Prize, category: Category) -> str | None:
    """Return a hand that is of the category, as it is written; None if none was found."""
    return example_hands(rules, prize).get(category.id)


def example_hands(rules: Rules, prize: Prize) -> dict[CategoryId, str]:
    """Return a hand of each category, as it is written, of all for which one was found.

    Tidy hands are tried first, then deals from small parts of the deck, where rare hands are
    frequent, then more tidy hands. They are the same every time.
    """
    game, reference, random = rules.game, Reference(prize, rules.game.deck), Random(0)
    found: dict[CategoryId, str] = {}
    tries: Counter[CategoryId] = Counter()

    def category_of(dealt: Dealt) -> CategoryId | None:
        value = reference.evaluate(dealt)
        return None if value is None else value.category

    for hand in chain(
        islice(_tidy_hands(game, prize, 0, OF_A_PATTERN), TIDY),
        islice(_small_deals(game, prize, random), SMALL),
        islice(_tidy_hands(game, prize, OF_A_PATTERN, 8 * OF_A_PATTERN), MORE),
    ):
        if len(found) == len(prize.categories):
            break
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
