"""What a wild card, a joker or a bug may stand for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from evaluator.cards import AnyCard, Card, Deck, Joker, Rank, Suit
from evaluator.dealt import Dealt
from evaluator.errors import InputError
from evaluator.rules import Category, Find, Game, Own, Prize, WildKind, WildRank

# the ranks a card may count as, each in these suits, of which there is at least one
MayBe = Mapping[Rank, tuple[Suit, ...]]


@dataclass(frozen=True, slots=True, eq=False)
class Held:
    """A card of a hand, and what it may count as.

    ``place`` is where it was dealt. Cards with the same ``alike`` can take each other's place in
    any reading: wilds of one kind, or the same card of two packs. ``substitutes`` tells that it
    stands for another card, where that makes a difference.
    """

    card: AnyCard
    place: int
    alike: int
    kind: WildKind | None  # None: not wild
    may_be: MayBe
    substitutes: bool = False

    @property
    def is_free(self) -> bool:
        """Whether it may count as more than one rank."""
        return len(self.may_be) > 1

    @property
    def is_settled(self) -> bool:
        """Whether there is only one card that it may count as."""
        return [len(suits) for suits in self.may_be.values()] == [1]

    @property
    def is_wild(self) -> bool:
        """Whether the rules let it stand for other cards."""
        return self.kind is not None

    def narrowed(self, may_be: MayBe) -> Held:
        """Return the same card with less to choose from."""
        return Held(self.card, self.place, self.alike, self.kind, may_be, self.substitutes)

    def in_suit(self, suit: Suit) -> Held:
        """Return the card where it may only be of that suit."""
        return self.narrowed({rank: (suit,) for rank, its in self.may_be.items() if suit in its})

    def up_to(self, rank: Rank, places: Mapping[Rank, int]) -> Held:
        """Return the card where it may only be of that rank or a lower one."""
        most = places[rank]
        return self.narrowed({r: suits for r, suits in self.may_be.items() if places[r] <= most})

    def as_dealt(self) -> Held:
        """Return the card where it counts as what is printed on it; a joker counts as nothing."""
        return self.narrowed(printed(self.card))

    def standing_for(self, card: Card) -> Held:
        """Return the card where it has been said what it stands for; no other is alike then."""
        return Held(self.card, self.place, self.place, self.kind, printed(card))


@lru_cache(maxsize=1024)
def printed(card: AnyCard) -> MayBe:
    """Return what is printed on the card, as what it may be."""
    return {} if isinstance(card, Joker) else {card.rank: (card.suit,)}


def wild_kinds(
    dealt: Dealt, prize: Prize, named: frozenset[AnyCard]
) -> tuple[WildKind | None, ...]:
    """Return for each dealt card in which way it is wild, or None.

    A card that is wild in several ways is wild in the first that the rules list. ``named`` are
    the cards named at the table.
    """
    if not prize.wild:
        return (None,) * len(dealt.cards)
    wild_ranks = {
        kind.dealt: _rank_of_the_deal(dealt, kind.dealt, prize)
        for kind in prize.wild
        if kind.dealt is not None and kind.dealt.find is not Find.NAMED
    }

    def is_wild(card: AnyCard, kind: WildKind) -> bool:
        if card in kind.cards:
            return True
        if kind.dealt is None:
            return False
        if kind.dealt.find is Find.NAMED:
            return card in named
        return isinstance(card, Card) and card.rank == wild_ranks[kind.dealt]

    return tuple(
        next((kind for kind in prize.wild if is_wild(card, kind)), None) for card in dealt.cards
    )


def _rank_of_the_deal(dealt: Dealt, rule: WildRank, prize: Prize) -> Rank | None:
    """Return the rank that this deal makes wild, or None if it makes none wild."""
    cards = [card for card in dealt.group(rule.group) if isinstance(card, Card)]
    if not cards:
        return None
    if rule.find is Find.LAST:
        return cards[-1].rank
    if rule.find is Find.AFTER:
        places = [place for place, card in enumerate(cards[:-1]) if card.rank == rule.after]
        last_is_it = cards[-1].rank == rule.after
        return None if last_is_it or not places else cards[places[-1] + 1].rank
    order = rule.order or prize.ranks
    ranks = sorted((card.rank for card in cards), key=order.index)
    return ranks[0] if rule.find is Find.LOWEST else ranks[-1]


def named_wilds(text: str, game: Game) -> frozenset[AnyCard]:
    """Return the cards that the players have named wild: ranks (``7``) or cards (``Jh``).

    Raises:
        InputError: the game names its wild cards at the table and none is named, or it does not
            and some are, or the text is neither ranks nor cards.
    """
    asks = any(
        kind.dealt is not None and kind.dealt.find is Find.NAMED
        for prize in game.prizes
        for kind in prize.wild
    )
    words = text.replace(",", " ").split()
    if asks and not words:
        raise InputError("in this game wild cards are named at the table: say which, as in 7 or Jh")
    if words and not asks:
        raise InputError("in this game no wild cards are named at the table")
    return frozenset(card for word in words for card in _named(word, game.deck))


def _named(word: str, deck: Deck) -> Sequence[AnyCard]:
    try:
        rank = deck.parse_rank(word)
    except InputError:
        return deck.parse_cards(word)
    return [Card(rank, suit) for suit in deck.suits]


def hold(
    cards: Sequence[AnyCard],
    kinds: Sequence[WildKind | None],
    category: Category,
    deck: Deck,
    *,
    print_matters: bool,
) -> tuple[tuple[Held, ...], ...]:
    """Return in which ways each card can be held in a hand of that category.

    There is one way, unless a wild card has something printed on it and ``print_matters``: it
    counts as that, or it stands for another card. What it may stand for is then all that there
    is to it, and cards that may stand for the same are alike.
    """
    first_alike: dict[object, int] = {}
    held: list[tuple[Held, ...]] = []
    for place, (card, kind) in enumerate(zip(cards, kinds, strict=True)):
        # of the ways of one card, the numbers of what is alike must be different
        natural = 2 * first_alike.setdefault(card, place)
        if kind is None:
            held.append((Held(card, place, natural, None, printed(card)),))
            continue
        may_be = _may_be(card, kind, category.id in kind.completes, deck)
        look = kind, frozenset((rank, frozenset(suits)) for rank, suits in may_be.items())
        alike = 2 * first_alike.setdefault(look, place) + 1
        substitute = Held(card, place, alike, kind, may_be, substitutes=True)
        if print_matters and isinstance(card, Card):
            held.append((Held(card, place, natural, kind, printed(card)), substitute))
        else:
            held.append((substitute,))
    return tuple(held)


@lru_cache(maxsize=4096)
def _may_be(card: AnyCard, kind: WildKind, completing: bool, deck: Deck) -> MayBe:
    """Return what a wild card may stand for, what is printed on it always included."""
    own = printed(card)
    own_suits = tuple(suit for suits in own.values() for suit in suits)
    ranks: Sequence[Rank] = tuple(own) if kind.ranks is Own.RANK else kind.ranks  # type: ignore[assignment]
    suits: Sequence[Suit] = own_suits if kind.suits is Own.SUIT else kind.suits  # type: ignore[assignment]
    if completing:
        ranks, suits = deck.ranks, deck.suits
    may_be = {rank: tuple(suits) for rank in ranks if suits}
    for rank, printed_suits in own.items():
        others = (suit for suit in may_be.get(rank, ()) if suit not in printed_suits)
        may_be[rank] = (*printed_suits, *others)
    return may_be
