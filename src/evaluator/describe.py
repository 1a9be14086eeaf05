"""A game in words: its choices, its categories, and a hand of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from random import Random

from evaluator.cards import AnyCard, Card, Joker
from evaluator.dealt import Dealt
from evaluator.interface import Rules
from evaluator.parts import Cards
from evaluator.reference import Reference
from evaluator.report import Data
from evaluator.rules import Category, Find, Game, Own, Prize, Repeats, WildKind, Wins
from evaluator.wilds import Held, hold

TRIES = 400  # how many candidates for an example are looked at


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
        for number, category in enumerate(prize.categories, 1):
            pays = f" Pays {game.pays[category.id]}." if category.id in game.pays else ""
            yield f"{number:>3}. {category.name} ({category.id}). {category.about}{pays}"
            example = example_hand(rules, prize, category)
            if example:
                yield f"     as in {example}"
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
        "prizes": [
            {
                "prize": prize.id,
                "wins": prize.wins.value,
                "ranks": list(prize.ranks),
                "suits": list(prize.suits),
                "choices": list(_choices(game, prize)),
                "categories": [
                    {
                        "category": category.id,
                        "name": category.name,
                        "about": category.about,
                        "pays": game.pays.get(category.id),
                        "example": example_hand(rules, prize, category),
                    }
                    for category in prize.categories
                ],
                "gaps": prize.gaps,
            }
            for prize in game.prizes
        ],
        "foul_unless_rising": list(game.foul_unless_rising),
        "sources": [
            {"title": s.title, "section": s.section, "url": s.url, "says": s.says}
            for s in game.sources
        ],
    }


# -- the choices --------------------------------------------------------------------------------


def _deck(game: Game) -> str:
    deck = game.deck
    suits = [deck.suit_words[s].name if s in deck.suit_words else s for s in deck.suits if s]
    each = f" in {_listed(suits)}" if suits else ""
    jokers = f", and {len(deck.jokers)} jokers" if deck.jokers else ""
    jokers = ", and a joker" if len(deck.jokers) == 1 else jokers
    copies = f", {deck.copies} of each" if deck.copies > 1 else ""
    return f"{' '.join(deck.ranks)}{each}{copies}{jokers}, {len(deck.cards)} in all"


def _deal(game: Game) -> str:
    groups = [f"{g.count} {'cards' if g.name == 'cards' else f'{g.name} cards'}" for g in game.deal]
    hands = "all hands from one deck" if game.one_deck else "each hand stands for itself"
    return f"{_listed(groups)}; {hands}"


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
        return "exactly " + _listed([f"{count} {group} cards" for group, count in hand.groups])
    play = hand.play
    if play.least == play.most:
        return f"the best {play.most} of them"
    return f"up to {play.most} of them, as many as are best"


def _wild(game: Game, kind: WildKind) -> str:
    cards = _cards_in_words(game, kind)
    if kind.dealt is not None:
        by_deal = {
            Find.NAMED: "what the players name",
            Find.LOWEST: f"the lowest {kind.dealt.group} card and all of its rank",
            Find.HIGHEST: f"the highest {kind.dealt.group} card and all of its rank",
            Find.LAST: f"the last {kind.dealt.group} card and all of its rank",
            Find.AFTER: f"the rank dealt after the last {kind.dealt.after} among the "
            f"{kind.dealt.group} cards",
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
    ranks = [r for r in game.deck.ranks if all(Card(r, s) in kind.cards for s in game.deck.suits)]
    single = [c for c in kind.cards if isinstance(c, Card) and c.rank not in ranks]
    words = [game.deck.rank_name(rank, many=True) for rank in ranks]
    words += sorted(str(card) for card in single)
    if any(isinstance(card, Joker) for card in kind.cards):
        words.append("jokers" if len(game.deck.jokers) > 1 else "the joker")
    return _listed(words) if words else ""


def _stands_for(game: Game, kind: WildKind) -> str:
    any_rank, any_suit = kind.ranks == game.deck.ranks, kind.suits == game.deck.suits
    if any_rank and any_suit:
        return "any card"
    own_rank, own_suit = kind.ranks is Own.RANK, kind.suits is Own.SUIT
    ranks = "any rank" if any_rank else "its own rank" if own_rank else " ".join(kind.ranks)  # type: ignore[arg-type]
    suits = "any suit" if any_suit else "its own suit" if own_suit else " ".join(kind.suits)  # type: ignore[arg-type]
    return f"{ranks} in {suits}"


def _listed(words: Sequence[str], last: str = "and") -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"


# -- an example of a category ---------------------------------------------------------------------


def example_hand(rules: Rules, prize: Prize, category: Category) -> str | None:
    """Return a hand that is of the category, as it is written; None if none was found.

    Hands are built from the category's own parts, without wild cards if that will do, and then
    evaluated to see that they are what they should be.
    """
    wild_cards = sorted(
        (card for kind in prize.wild for card in kind.cards), key=lambda card: str(card)
    )
    for count in range(min(len(wild_cards), prize.hand.play.most) + 1):
        for cards in islice(_candidates(rules, prize, category, wild_cards[:count]), TRIES):
            dealt = _dealt_around(rules, prize, category, cards)
            if dealt is not None:
                return str(dealt)
    return None


def _candidates(
    rules: Rules, prize: Prize, category: Category, wilds: Sequence[AnyCard]
) -> Iterator[tuple[AnyCard, ...]]:
    """Yield hands that fit the category, made of these wilds and any natural cards."""
    reference = Reference(prize, rules.game.deck)
    sign = 1 if prize.wins is Wins.HIGH else -1
    for count in range(prize.hand.play.most, prize.hand.play.least - 1, -1):
        held = _free_cards(rules.game, prize, category, wilds, count)
        for filling in reference.fillings(category, [held], sign):
            ranks = [slot.rank for step, slot in filling.slots]
            parts = [{slot.rank for slot in fill.slots} for _, fill in filling.taken]
            if len(set(ranks)) < sum(map(len, parts)) and count > 1 and len(parts) > 1:
                continue  # a kicker that pairs something is most often another category
            for cards in islice(reference.stand_ins(filling), 4):
                yield tuple(
                    slot.held.card if slot.held.card in wilds else card
                    for (_, slot), card in zip(filling.slots, cards, strict=True)
                )


def _free_cards(
    game: Game, prize: Prize, category: Category, wilds: Sequence[AnyCard], count: int
) -> Cards:
    """Return these wilds, and cards that may be any natural card which is not in the hand."""
    kinds = [next(kind for kind in prize.wild if card in kind.cards) for card in wilds]
    held = hold(wilds, kinds, category, game.deck, print_matters=True)
    free = WildKind(frozenset(), game.deck.ranks, game.deck.suits, Repeats.NEVER)
    may_be = dict.fromkeys(game.deck.ranks, game.deck.suits)
    first = len(wilds)
    return held + tuple(
        Held(Joker("any"), first + place, first, free if category.wilds is None else None, may_be)
        for place in range(count - first)
    )


def _dealt_around(
    rules: Rules, prize: Prize, category: Category, cards: Sequence[AnyCard]
) -> Dealt | None:
    """Return a deal in which these cards are the hand, if it is of the category then.

    Where more cards are dealt than are played, others are dealt at random until it is.
    """
    game = rules.game
    wanted = dict(prize.hand.groups)
    left = list(cards)
    groups = []
    for group in game.deal:
        count = min(wanted.get(group.name, group.count.least if not wanted else 0), len(left))
        groups.append((group, left[:count]))
        left = left[count:]
    if left:
        groups[-1] = (groups[-1][0], [*groups[-1][1], *left])
    reference = Reference(prize, game.deck)

    def is_it(dealt: Dealt) -> bool:
        value = reference.evaluate(dealt)
        return value is not None and value.category == category.id

    core = Dealt(tuple((group.name, tuple(own)) for group, own in groups))
    if not is_it(core):
        return None
    others = [card for card in game.deck.cards if card not in cards]
    missing = [max(0, group.count.least - len(own)) for group, own in groups]
    random = Random(0)  # the same example every time
    for _ in range(30 if any(missing) else 1):
        extra = random.sample(others, sum(missing))
        dealt = Dealt(
            tuple(
                (name, (*own, *(extra.pop() for _ in range(count))))
                for (name, own), count in zip(core.groups, missing, strict=True)
            )
        )
        if is_it(dealt):
            return dealt
    return None
    return None
