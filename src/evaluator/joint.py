"""Every hand under two sets of rules at once: how many are worth this before and that after.

Tables tell what each hand is worth, so that all hands of a pack are gone through in seconds. Where
no tables can hold the rules, the reference evaluator is asked about one hand of each class that
neither set of rules can tell apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import comb
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from evaluator.asking import answers_of, of_plain_hands
from evaluator.cards import AnyCard, Card, Deck, Rank
from evaluator.classes import Deals, Looks, Tell, is_dice
from evaluator.compiled import Compiled
from evaluator.dealing import HANDS_A_TIME, every_hand_of
from evaluator.dealt import Dealt
from evaluator.errors import InputError, NotCompiledError
from evaluator.reference import Reference
from evaluator.rules import CategoryId, Game, Group, Prize, Span
from evaluator.tables import Hands, Strengths

MOST_HANDS = 1_000_000_000  # gone through in some minutes ...
MOST_CLASSES = 400_000  # ... as are these, two questions about each
Whole = npt.NDArray[np.int64]
Categories = tuple[CategoryId | None, ...]  # of each strength, from 0
Valued = tuple[int, CategoryId | None]  # the reference's strength of a hand, and its category


class Side(NamedTuple):
    """One of the two sets of rules: a game, and which of its prizes is meant."""

    game: Game
    prize: Prize

    @property
    def by_deal(self) -> bool:
        """Whether the deal says which cards are wild."""
        return any(kind.dealt is not None for kind in self.prize.wild)

    @property
    def fewest(self) -> int:
        """How many cards are dealt at the least; where groups or their order matter, played."""
        play = self.prize.hand.play
        if self.prize.hand.groups or self.by_deal:
            return play.most
        return max(self.game.dealt.least, play.least)

    def check_cards(self, cards: int) -> None:
        """Check that hands of so many cards tell all that there is.

        Raises:
            InputError: the game deals no such hands, or plays fixed numbers of each group.
        """
        game = self.game
        if self.prize.hand.groups and cards != self.fewest:
            raise InputError(
                f"{game.id} plays {self.fewest} cards, so many of each group, and a deal is worth "
                f"the best of them: hands of {self.fewest} cards are compared, not of {cards}"
            )
        if not self.prize.hand.groups and cards not in (*_numbers(game.dealt), self.fewest):
            raise InputError(f"{game.id} deals {game.dealt} cards, not {cards}")


@dataclass(frozen=True)
class Joint:
    """How many hands have which strength under the old rules and which under the new.

    ``old``, ``new`` and ``counts`` have an entry for each pair of strengths that some hand has, in
    the order of ``old``, then ``new``; ``witnesses`` holds one such hand, as places in ``deck``.
    A strength is 0 without a category. ``named`` is the rank that was wild in these hands, where
    the deal would say which.
    """

    cards: int
    deck: Deck
    old: Whole
    new: Whole
    counts: Whole
    witnesses: Hands
    old_categories: Categories
    new_categories: Categories
    revalue: Callable[[Hands], tuple[Strengths, Strengths]]  # of other hands, both strengths
    named: Rank | None = None

    @property
    def hands(self) -> int:
        """How many hands were gone through."""
        return int(self.counts.sum())

    def hand(self, at: int) -> tuple[AnyCard, ...]:
        """Return the witness of an entry."""
        return self.spelt(self.witnesses[at])

    def spelt(self, places: Hands) -> tuple[AnyCard, ...]:
        """Return the cards in these places, highest rank first."""
        return tuple(self.deck.cards[place] for place in sorted(places.tolist(), reverse=True))


def _numbers(span: Span) -> range:
    return range(span.least, span.most + 1)


def fewest_cards(old: Side, new: Side) -> int:
    """Return of how many cards hands are compared if nobody says."""
    return max(old.fewest, new.fewest)


def joints(old: Side, new: Side, cards: int, tell: Tell | None = None) -> Iterator[Joint]:
    """Yield what all hands of so many cards are worth under both; one for each wild rank.

    There is just one where the deal makes no rank wild. Only cards that both packs have are dealt.

    Raises:
        InputError: there are too many hands to go through.
        NotCompiledError: no tables can hold the rules, and they differ in what is wild or dealt.
    """
    sides = [Side(plain_game(side.game, cards), side.prize) for side in (old, new)]
    ranks: Sequence[Rank | None] = (None,)
    if old.by_deal or new.by_deal:
        ranks = old.game.deck.ranks
    compiled = [Compiled(game, of_plain_hands(prize)) for game, prize in sides]
    try:
        for each in compiled:
            each.store.lookup(cards)
    except NotCompiledError as error:
        for rank in ranks:
            yield _by_classes(sides[0], sides[1], cards, rank, error, tell)
        return
    places = _shared(old.game.deck, new.game.deck)
    total = _hands(old.game.deck, [*places], cards) * len(ranks)
    if total > MOST_HANDS:
        raise InputError(f"{total:,} hands of {cards} cards are too many to go through")
    told = _further(tell, total)
    for rank in ranks:
        yield _by_tables(compiled, places, cards, rank, told)


def plain_game(game: Game, cards: int) -> Game:
    """Return the game where so many cards are dealt in one group."""
    return replace(game, deal=(Group("cards", Span(cards, cards)),))


def _further(tell: Tell | None, total: int) -> Callable[[int], None]:
    """Return what is told of each piece of work, and tells how far all of it has got."""
    done = 0

    def told(more: int) -> None:
        nonlocal done
        done += more
        if tell is not None:
            tell(done, total)

    return told


# -- by tables -------------------------------------------------------------------------------------


def _by_tables(
    compiled: Sequence[Compiled],
    places: dict[int, int],
    cards: int,
    rank: Rank | None,
    told: Callable[[int], None],
) -> Joint:
    old, new = compiled
    deck = old.game.deck
    in_new = np.zeros(len(deck.cards), np.uint8)
    in_new[[*places]] = [*places.values()]

    def revalue(hands: Hands) -> tuple[Strengths, Strengths]:
        named = [_of_rank(each.game.deck, rank) for each in compiled]
        return old.strengths(hands, named[0]), new.strengths(in_new[hands], named[1])

    tally = Tally(cards, len(new.answers.categories))
    for hands in every_deal(deck, [*places], cards):
        tally.add(hands, *revalue(hands))
        told(len(hands))
    categories = (old.answers.categories, new.answers.categories)
    return tally.joint(deck, *categories, revalue=revalue, named=rank)


def _of_rank(deck: Deck, rank: Rank | None) -> frozenset[AnyCard]:
    return frozenset(card for card in deck.cards if isinstance(card, Card) and card.rank == rank)


def _shared(old: Deck, new: Deck) -> dict[int, int]:
    """Return the places in the old pack of cards that both have, and where the new has them."""
    places: dict[int, int] = {}
    for card, its in old.places.items():
        try:
            (same,) = new.parse_cards(str(card))  # a ten may be T here and 10 there
        except (InputError, ValueError):
            continue
        places.update(zip(its, new.places[same], strict=False))
    return dict(sorted(places.items()))


def _hands(deck: Deck, places: Sequence[int], cards: int) -> int:
    if is_dice(deck, cards):
        return int(len({deck.cards[place] for place in places}) ** cards)
    return comb(len(places), cards)


def every_deal(deck: Deck, places: Sequence[int], cards: int) -> Iterator[Hands]:
    """Yield every hand of the cards in these places, or every throw of dice, many at a time."""
    if not is_dice(deck, cards):
        yield from every_hand_of(places, cards)
        return
    faces = np.array([its for its in deck.places.values() if its[0] in places], np.uint8)
    total = int(len(faces) ** cards)
    for first in range(0, total, HANDS_A_TIME):
        throws = np.arange(first, min(total, first + HANDS_A_TIME))
        shown = np.stack([throws // len(faces) ** die % len(faces) for die in range(cards)], axis=1)
        yield faces[shown, np.arange(cards)]


class Tally:
    """Counts pairs of strengths, and keeps the first hand that has each."""

    def __init__(self, cards: int, base: int) -> None:
        self.base = base
        self.keys = np.empty(0, np.int64)  # old strength x base + new strength, in order
        self.counts = np.empty(0, np.int64)
        self.witnesses = np.empty((0, cards), np.uint8)

    def add(self, hands: Hands, old: Strengths, new: Strengths) -> None:
        """Count some hands with both of their strengths."""
        keys = old.astype(np.int64) * self.base + new
        found, counts = np.unique(keys, return_counts=True)
        at = np.searchsorted(self.keys, found)
        known = np.zeros(len(found), bool)
        inside = at < len(self.keys)
        known[inside] = self.keys[at[inside]] == found[inside]
        self.counts[at[known]] += counts[known]
        if not known.all():  # only then it is worth the while to look where each comes first
            _, first = np.unique(keys, return_index=True)
            at, fresh = at[~known], ~known
            self.keys = np.insert(self.keys, at, found[fresh])
            self.counts = np.insert(self.counts, at, counts[fresh])
            self.witnesses = np.insert(self.witnesses, at, hands[first[fresh]], axis=0)

    @property
    def pairs(self) -> tuple[Whole, Whole]:
        """The old and the new strength of each entry."""
        return np.divmod(self.keys, self.base)

    def joint(self, deck: Deck, old: Categories, new: Categories, **more: Any) -> Joint:
        """Return what has been counted, with what the strengths mean."""
        return Joint(
            self.witnesses.shape[1],
            deck,
            *self.pairs,
            self.counts,
            self.witnesses,
            old,
            new,
            **more,
        )


# -- by classes of hands ---------------------------------------------------------------------------


def _by_classes(
    old: Side,
    new: Side,
    cards: int,
    rank: Rank | None,
    why: NotCompiledError,
    tell: Tell | None,
) -> Joint:
    """Return the same, having asked the reference about one hand of each class."""
    deck = old.game.deck
    prizes = [_settled(of_plain_hands(side.prize), deck, rank) for side in (old, new)]
    if deck.cards != new.game.deck.cards or prizes[0].wild != prizes[1].wild:
        raise NotCompiledError(
            f"{why}; and hands can be gone through without tables only where both sides have the "
            "same pack and the same wild cards"
        )
    deals = Deals(Looks(_both(*prizes), deck, cards), (cards,))
    if deals.size(MOST_CLASSES) > MOST_CLASSES:
        raise InputError(f"{why}; and there are too many classes of hands to ask about each")
    references = [Reference(prize, deck) for prize in prizes]
    steps, rows, ways = sum(deals.patterns().values()), [], []
    values: list[tuple[Valued, Valued]] = []
    for step, choice in enumerate(deals.choices()):
        if tell is not None:
            tell(step, steps)
        for hand, count in deals.classes(choice):
            held = deals.cards(hand)
            old_value = _valued(references[0], held)
            same = prizes[0] == prizes[1]
            values.append((old_value, old_value if same else _valued(references[1], held)))
            rows.append(deck.places_of(held))
            ways.append(count)
    (olds, old_is), (news, new_is) = map(answers_of, zip(*values, strict=True))

    def revalue(hands: Hands) -> tuple[Strengths, Strengths]:
        cards_of = [[deck.cards[place] for place in hand] for hand in hands.tolist()]
        old_is, new_is = (
            np.array([answers.reference_strengths.index(_valued(one, its)[0]) for its in cards_of])
            for one, answers in zip(references, (olds, news), strict=True)
        )
        return old_is, new_is

    tally = Tally(cards, len(news.categories))
    keys = old_is.astype(np.int64) * tally.base + new_is
    tally.keys, first, inverse = np.unique(keys, return_index=True, return_inverse=True)
    tally.counts = np.zeros(len(first), np.int64)
    np.add.at(tally.counts, inverse, ways)
    tally.witnesses = np.array(rows, np.uint8)[first]
    return tally.joint(deck, olds.categories, news.categories, revalue=revalue, named=rank)


def _valued(reference: Reference, cards: Sequence[AnyCard]) -> Valued:
    value = reference.evaluate(Dealt((("cards", tuple(cards)),)))
    return (0, None) if value is None else (value.strength, value.category)


def _settled(prize: Prize, deck: Deck, rank: Rank | None) -> Prize:
    """Return the prize where this rank is what the deal makes wild."""
    named = _of_rank(deck, rank)
    kinds = (
        replace(kind, cards=kind.cards | named, dealt=None) if kind.dealt is not None else kind
        for kind in prize.wild
    )
    return replace(prize, wild=tuple(kinds))


def _both(old: Prize, new: Prize) -> Prize:
    """Return what looks at all that either prize looks at; nothing is evaluated by it."""
    return replace(
        old,
        categories=(*old.categories, *new.categories),
        suits=old.suits or new.suits,
        natural_beats_wild=old.natural_beats_wild or new.natural_beats_wild,
    )
