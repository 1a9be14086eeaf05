"""Rank, suit, card, joker, deck, and how they are written."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NewType

from evaluator.errors import InputError

Rank = NewType("Rank", str)
Suit = NewType("Suit", str)

NO_SUIT = Suit("")  # dice have ranks only


@dataclass(frozen=True, slots=True)
class Card:
    """One card. Which rank beats which is for the rules to say, so cards have no order."""

    rank: Rank
    suit: Suit

    def __str__(self) -> str:
        return f"{self.rank}{self.suit}"


@dataclass(frozen=True, slots=True)
class Joker:
    """A card of no rank and no suit; the rules say what it may stand for."""

    name: str  # as written: "Jo"

    def __str__(self) -> str:
        return self.name


AnyCard = Card | Joker


@dataclass(frozen=True, slots=True)
class RankWords:
    """What players call a rank: ``six``, ``sixes``."""

    one: str
    many: str


@dataclass(frozen=True, slots=True)
class SuitWords:
    """What players call a suit, its sign and its colour (``black`` or ``red``)."""

    name: str
    symbol: str
    colour: str


# Signs that mean the same suit: the outlined signs beside the filled ones.
_OUTLINED = {"♣": "♧", "♦": "♢", "♥": "♡", "♠": "♤"}
# Ten is written with one sign or with two, whatever the deck calls it.
_TENS = {"T": "10", "10": "T"}
# The selectors that make a suit sign an emoji, or keep it from being one.
_SELECTORS = re.compile("[\ufe0e\ufe0f]")
# How people write a joker who do not know how the deck does.
_JOKER = re.compile("jo(?:ker)?", re.IGNORECASE)


@dataclass(frozen=True)
class Deck:
    """The cards of one game: every rank in every suit, ``copies`` times, and the jokers.

    ``ranks`` says which ranks there are; their order here means nothing to a game.
    """

    name: str
    ranks: tuple[Rank, ...]
    suits: tuple[Suit, ...]  # (NO_SUIT,) for dice
    jokers: tuple[Joker, ...] = ()  # as many entries as there are jokers
    copies: int = 1
    rank_words: Mapping[Rank, RankWords] = field(default_factory=dict, hash=False)
    suit_words: Mapping[Suit, SuitWords] = field(default_factory=dict, hash=False)

    @cached_property
    def cards(self) -> tuple[AnyCard, ...]:
        """Every card of the deck, as often as it is in there."""
        suited = [Card(rank, suit) for rank in self.ranks for suit in self.suits]
        return tuple(suited) * self.copies + self.jokers

    @cached_property
    def count_of(self) -> Mapping[AnyCard, int]:
        """How often each card is in the deck; a card that is not there counts 0."""
        return Counter(self.cards)

    @cached_property
    def places(self) -> Mapping[AnyCard, tuple[int, ...]]:
        """The places of each card in ``cards``: one for each copy of it."""
        found: dict[AnyCard, tuple[int, ...]] = {}
        for place, card in enumerate(self.cards):
            found[card] = (*found.get(card, ()), place)
        return found

    def places_of(self, cards: Sequence[AnyCard]) -> list[int]:
        """Return a place in ``cards`` for each of these cards, each place once."""
        copy: Counter[AnyCard] = Counter()
        places = []
        for card in cards:
            places.append(self.places[card][copy[card]])
            copy[card] += 1
        return places

    @cached_property
    def _rank_spellings(self) -> Mapping[str, Rank]:
        spellings = {
            other.casefold(): rank for rank in self.ranks if (other := _TENS.get(rank)) is not None
        }
        return spellings | {rank.casefold(): rank for rank in self.ranks}

    @cached_property
    def _suit_spellings(self) -> Mapping[str, Suit]:
        spellings: dict[str, Suit] = {}
        for suit in self.suits:
            words = self.suit_words.get(suit)
            if words is not None:
                spellings[words.symbol] = suit
                spellings[_OUTLINED.get(words.symbol, words.symbol)] = suit
            spellings[suit.casefold()] = suit
        return spellings

    @cached_property
    def _joker_spellings(self) -> Mapping[str, Joker]:
        return {joker.name.casefold(): joker for joker in self.jokers}

    @cached_property
    def _written_card(self) -> re.Pattern[str]:
        def any_of(spellings: Iterable[str]) -> str:
            longest_first = sorted(spellings, key=len, reverse=True)
            return "|".join(re.escape(spelling) for spelling in longest_first)

        card = f"(?P<rank>{any_of(self._rank_spellings)})(?P<suit>{any_of(self._suit_spellings)})"
        if self.jokers:
            card = f"(?P<joker>{any_of(self._joker_spellings)})|{card}"
        return re.compile(card, re.IGNORECASE)

    def parse_rank(self, text: str) -> Rank:
        """Return the rank written so.

        Raises:
            InputError: no rank of this deck is written so.
        """
        rank = self._rank_spellings.get(text.strip().casefold())
        if rank is None:
            raise InputError(f'unknown rank "{text}": this deck has {" ".join(self.ranks)}')
        return rank

    def parse_cards(self, text: str) -> tuple[AnyCard, ...]:
        """Return the cards written in the text, in its order.

        A card is a rank then a suit (``Ah``, ``Td``, ``10d``, ``2♣``) in any case, a joker is
        ``Jo``; spaces and commas between cards may be left out.

        Raises:
            InputError: something in the text is no card of this deck.
        """
        known = self._cards_by_word
        try:  # words met before, which is nearly all of them in a long file
            return tuple([known[word] for word in text.split()])
        except KeyError:
            pass
        cards: list[AnyCard] = []
        for word in text.split():
            found = self._cards_in(word)
            if len(found) == 1 and len(known) < 1000:
                known[word] = found[0]
            cards.extend(found)
        return tuple(cards)

    @cached_property
    def _cards_by_word(self) -> dict[str, AnyCard]:
        """What words that have been read stand for, as they were spelt."""
        return {}

    def _cards_in(self, word: str) -> list[AnyCard]:
        pieces = _SELECTORS.sub("", word).split(",")
        return [card for piece in pieces for card in self._run_together(piece)]

    def _run_together(self, text: str) -> Iterator[AnyCard]:
        """Yield the cards written side by side: ``AhKd``."""
        at = 0
        while at < len(text):
            found = self._written_card.match(text, at)
            if found is None:
                raise InputError(self._why_no_card(text[at:], text))
            at = found.end()
            written = found.groupdict()
            if written.get("joker"):
                yield self._joker_spellings[written["joker"].casefold()]
            else:
                rank = self._rank_spellings[written["rank"].casefold()]
                yield Card(rank, self._suit_spellings[written["suit"].casefold()])

    def _why_no_card(self, rest: str, text: str) -> str:
        """Return what is wrong with the rest of a text, and what would be right."""
        if _JOKER.fullmatch(text):
            jokers = " ".join(sorted({joker.name for joker in self.jokers}))
            why = f"a joker is written {jokers}" if jokers else "this deck has no joker"
            return f'"{text}" is no card: {why}'
        what = f'"{rest}"' + (f' in "{text}"' if rest != text else "") + " is no card"
        ranks, suits = " ".join(self.ranks), " ".join(self.suits)
        example = f"{self.ranks[-1]}{self.suits[-1]}"
        spelt = sorted(self._rank_spellings, key=len, reverse=True)
        rank = next((spelling for spelling in spelt if rest.casefold().startswith(spelling)), None)
        if rank is None:
            return f"{what}: unknown rank (ranks are {ranks}; write as in {example})"
        suit = rest[len(rank) :]
        if not suit:
            return f"{what}: the suit is missing (suits are {suits}; as in {example})"
        return f'{what}: unknown suit "{suit}" (suits are {suits}; as in {example})'

    def symbols(self, card: AnyCard) -> str:
        """Return the card with its suit's sign, ``A♥``; as it is written where there is none."""
        if isinstance(card, Joker):
            return card.name
        words = self.suit_words.get(card.suit)
        return f"{card.rank}{words.symbol if words else card.suit}"

    def rank_name(self, rank: Rank, *, many: bool = False) -> str:
        """Return what players call the rank: ``king``, ``kings``; its sign where it has no name."""
        words = self.rank_words.get(rank)
        if words is None:
            return f"{rank}s" if many else str(rank)
        return words.many if many else words.one


def written(cards: Iterable[AnyCard]) -> str:
    """Return the cards as text, ``Ah Td Jo``."""
    return " ".join(str(card) for card in cards)
