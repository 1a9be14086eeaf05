"""A game in words: its choices, and its categories with a hand of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from evaluator.cards import Card, Deck, Rank, Suit
from evaluator.examples import example_hands
from evaluator.interface import Rules
from evaluator.report import Data
from evaluator.rules import Find, Game, Own, Prize, Repeats, WildKind, Wins

NUMBERS = ("", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


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
        yield f"Foul: {_foul(game)}."
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


def choice_lines(game: Game) -> Iterator[str]:
    """Yield in words all that a rule file chooses besides its categories."""
    yield f"Cards: {_deck(game)}."
    yield f"Dealt: {_deal(game)}."
    yield f"Players: {game.players}."
    for prize in game.prizes:
        of_prize = f"{prize.id}: " if prize.id else ""
        yield from (f"{of_prize}{line}" for line in _choices(game, prize))
    if game.foul_unless_rising:
        yield f"Foul: {_foul(game)}."
    yield from (f"Pays: {category} {coins}." for category, coins in game.pays.items())


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


def _foul(game: Game) -> str:
    beaten = [f"its {a} beats its {b}" for a, b in pairwise(game.foul_unless_rising)]
    return f"a hand wins nothing if {_listed(beaten, 'or')}"


def _suit_name(deck: Deck, suit: Suit) -> str:
    return deck.suit_words[suit].name if suit in deck.suit_words else suit


def _choices(game: Game, prize: Prize) -> Iterator[str]:
    yield f"Played: {_selection(prize)}."
    better = "higher" if prize.wins is Wins.HIGH else "lower"
    yield f"Ranks, lowest first: {' '.join(prize.ranks)}; {better} ranks win."
    for along, size in sorted(_runs(prize).items()):
        yield f"Runs follow: {' '.join(along)}{_wheel(along, size, prize)}."
    for kind in prize.wild:
        yield f"Wild: {_wild(game, kind)}."
    if prize.wild:
        naturals = "beats" if prize.natural_beats_wild else "ties with"
        yield f"A hand without wild cards {naturals} an equal one with wild cards."
    order = " ".join(prize.suits)
    yield f"Ties: {f'broken by suits, lowest first: {order}' if order else 'suits do not count'}."
    if prize.wins is Wins.LOW:
        yield "Cards are read as the weakest category that they fit: no one may overlook a pair."


def _runs(prize: Prize) -> dict[tuple[Rank, ...], int]:
    """Return what runs follow, and how many cards the longest run along it has."""
    runs: dict[tuple[Rank, ...], int] = {}
    for category in prize.categories:
        for shape in category.shapes:
            for part in (part for part in shape.parts if part.along):
                side_by_side = part.size if part.step.least == 1 else 0
                runs[part.along] = max(runs.get(part.along, 0), side_by_side)
    return runs


def _wheel(along: Sequence[str], size: int, prize: Prize) -> str:
    """Return what the run that begins below the lowest rank is, if there is one."""
    if size and along[0] == prize.ranks[-1] and len(along) >= size:
        run, number = " ".join(along[:size]), NUMBERS[size]
        return f", so that {run} is the lowest run of {number}"
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
