"""Hands as files have them, text or numbers, to rows of places of cards; many at a time.

What is written as usual is read by numpy; all else, and what is no hand, by ``Rules.parse``.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from evaluator import kernel
from evaluator.dealt import Dealt, dealt_out
from evaluator.errors import InputError
from evaluator.interface import Rules
from evaluator.tables import Hands

Bytes = npt.NDArray[np.uint8]
Rows = npt.NDArray[np.int64]
Mask = npt.NDArray[np.bool_]
Places = npt.NDArray[np.integer[Any]]  # a row for each hand
NO_CARD = kernel.NO_CARD
EMPTY = -(1 << 15)  # in place of a number: there is no card


@dataclass(frozen=True)
class Letters:
    """The bytes of many texts, in UTF-8."""

    bytes: Bytes

    @cached_property
    def pairs(self) -> npt.NDArray[np.uint16]:
        """Every byte together with the next, in the order of memory, as one number."""
        count = max(1, len(self.bytes))
        padded = np.zeros(count + 1, np.uint8)  # the last has a next as well
        padded[: len(self.bytes)] = self.bytes
        overlapping: npt.NDArray[np.uint16] = np.ndarray((count,), np.uint16, padded, 0, (1,))
        return np.ascontiguousarray(overlapping)


@dataclass(frozen=True)
class Texts:
    """A text for each row: the letters from ``starts`` to ``ends``."""

    letters: Letters
    starts: Rows
    ends: Rows

    def __len__(self) -> int:
        return len(self.starts)

    def __getitem__(self, row: int) -> str:
        return self.letters.bytes[self.starts[row] : self.ends[row]].tobytes().decode()

    @classmethod
    def of(cls, texts: Sequence[str]) -> Texts:
        """Return these texts."""
        written = [text.encode() for text in texts]
        ends = np.cumsum([len(its) for its in written], dtype=np.int64)
        lengths = np.array([len(its) for its in written], np.int64)
        return cls(Letters(np.frombuffer(b"".join(written), np.uint8)), ends - lengths, ends)


@dataclass(frozen=True)
class Cells:
    """A card in each of several columns."""

    columns: Sequence[Texts]

    def __len__(self) -> int:
        return len(self.columns[0])

    def __getitem__(self, row: int) -> Sequence[str]:
        return [column[row].strip() for column in self.columns]


@dataclass(frozen=True)
class Numbers:
    """Places of cards in the deck, in a row for each hand; EMPTY where there is none."""

    places: Places

    def __len__(self) -> int:
        return len(self.places)

    def __getitem__(self, row: int) -> Sequence[str]:
        return ["" if place == EMPTY else str(place) for place in self.places[row].tolist()]


@dataclass
class ReadHands:
    """Hands that have been read: ``groups`` are rows and their cards, for each number of cards.

    ``refused`` says of the other rows what is wrong with them.
    """

    count: int
    groups: list[tuple[Rows, Places]] = field(default_factory=list)
    refused: dict[int, str] = field(default_factory=dict)


class HandReader:
    """Reads the hands of one game."""

    def __init__(self, rules: Rules) -> None:
        self.rules, self.game = rules, rules.game
        self.deck = rules.game.deck
        self._compiled = rules.compiled()  # no tables are asked for here: it spells the cards
        groups = [group.count.most for group in self.game.deal[:-1]]
        self._group_ends = np.cumsum(groups).tolist()  # after how many cards there may be a bar
        written = [str(card) for card in self.deck.cards]
        self._numbers_are_places = not any(text.isdecimal() for text in written)

    def read(self, hands: Texts | Cells | Numbers) -> ReadHands:
        """Return the hands in the order of the deal."""
        if len(self.deck.cards) > NO_CARD:  # too many for a byte, and for tables
            found, left = ReadHands(len(hands)), np.arange(len(hands))
        elif isinstance(hands, Texts):
            found, left = self._from_texts(hands)
        else:
            places = self._of_cells(hands) if isinstance(hands, Cells) else hands.places
            found, left = self._from_places(places)
        for row in left.tolist():
            try:
                places_of_hand = self._one(hands[row])
            except InputError as error:
                found.refused[row] = str(error)
            else:
                byte = np.uint8 if len(self.deck.cards) <= NO_CARD else np.uint16
                cards: Places = np.array([places_of_hand], byte)
                found.groups.append((np.array([row]), cards))
        found.groups = _by_size(found.groups)
        return found

    def dealt(self, places: Sequence[int]) -> Dealt:
        """Return the hand of these cards, in the order of the deal."""
        return Dealt(dealt_out([self.deck.cards[place] for place in places], self.game.deal))

    # -- one hand, whatever it is ------------------------------------------------------------------

    def _one(self, hand: str | Sequence[str]) -> Sequence[int]:
        """Return the places of the cards of one hand.

        Raises:
            InputError: it is no hand of this game.
        """
        if not isinstance(hand, str):
            hand = self._joined(hand)
        return self.deck.places_of(self.rules.parse(hand).cards)

    def _joined(self, cells: Sequence[str]) -> str:
        """Return the hand of several cells, as it would be written in one."""
        filled = [*cells]
        while filled and not filled[-1]:
            filled.pop()
        if "" in filled:
            raise InputError(f"card {filled.index('') + 1} is missing, and there are cards after")
        named = [self._named(cell) for cell in filled]
        places = [cell for cell, card in zip(filled, named, strict=True) if card != cell]
        twice = next((place for place in places if places.count(place) > 1), None)
        if twice is not None:
            raise InputError(f"card {twice}, {self._named(twice)}, is there twice")
        return " ".join(named)

    def _named(self, cell: str) -> str:
        """Return a card as it is written; it may be given by its place in the deck."""
        if not (self._numbers_are_places and re.fullmatch(r"-?\d+", cell)):
            return cell
        place, cards = int(cell), self.deck.cards
        if not 0 <= place < len(cards):
            raise InputError(
                f"{cell} is no card: cards are 0 to {len(cards) - 1}, {cards[0]} to {cards[-1]}"
            )
        return str(cards[place])

    # -- many hands written in one way -------------------------------------------------------------

    def _from_texts(self, texts: Texts) -> tuple[ReadHands, Rows]:
        """Return the hands that are written as usual, and the rows of those that are not."""
        found = ReadHands(len(texts))
        left = self._read_layouts(texts, np.arange(len(texts)), found)
        if len(left):
            plain = self._plain([texts[row] for row in left.tolist()])
            left = left[self._read_layouts(plain, np.arange(len(plain)), found, rows=left)]
        return found, left

    def _plain(self, texts: Sequence[str]) -> Texts:
        """Return the texts with every card in two letters, and one space between cards."""
        joined = "\n".join(texts)
        for sign, letter in self._signs.items():
            joined = joined.replace(sign, letter)
        lines = joined.replace(",", " ").replace("|", " | ").split("\n")
        if len(lines) != len(texts):  # a line ends within a text
            return Texts.of([""] * len(texts))
        return Texts.of([" ".join(line.split()) for line in lines])

    @cached_property
    def _signs(self) -> Mapping[str, str]:
        """The letter that stands for each sign of several bytes."""
        signs = {"\ufe0e": "", "\ufe0f": ""}
        if "T" in self.deck.ranks:
            signs["10"] = "T"
        signs |= {words.symbol: suit for suit, words in self.deck.suit_words.items()}
        return signs

    def _read_layouts(
        self, texts: Texts, of: Rows, found: ReadHands, rows: Rows | None = None
    ) -> Rows:
        """Read the texts of these rows; return which are not written in any usual way.

        ``rows`` are those to call them by, where they are not their own.
        """
        lengths = (texts.ends - texts.starts)[of]
        left = [np.empty(0, np.int64)]
        for length, here in _by_value(lengths, of):
            for layout in self._layouts.get(length, ()):
                matching = layout.matches(texts, here)
                its, here = here[matching], here[~matching]
                if len(its):
                    hands, fine = self._dealt_once(self._laid_out(texts, its, layout), spelt=True)
                    here = np.concatenate([here, its[~fine]])
                    its = its[fine]
                    found.groups.append((its if rows is None else rows[its], hands))
            left.append(here)
        return np.sort(np.concatenate(left))

    @cached_property
    def _layouts(self) -> Mapping[int, Sequence[Layout]]:
        """The usual ways to write a hand, by how many bytes they take."""
        found = defaultdict(list)
        dealt = self.game.dealt
        for cards in range(dealt.least, dealt.most + 1):
            bars = self._group_ends
            layouts = [Layout.of(cards, " "), Layout.of(cards, "")]
            if bars:
                layouts += [Layout.of(cards, " ", bars, " | "), Layout.of(cards, "", bars, "|")]
            for layout in layouts:
                found[layout.length].append(layout)
        for several in found.values():  # first those that are quickly seen not to match
            several.sort(key=lambda layout: -len(layout.between))
        return found

    def _laid_out(self, texts: Texts, rows: Rows, layout: Layout) -> Hands:
        """Return the cards of hands that are laid out so, NO_CARD for what is none."""
        return self._spelt(texts.letters, texts.starts[rows][:, None] + np.array(layout.cards))

    def _spelt(self, letters: Letters, places: Rows) -> Hands:
        """Return which cards the letters at these places spell, or NO_CARD."""
        return self._compiled.cards_spelt(np.take(letters.pairs, places))

    def _dealt_once(self, hands: Hands, *, spelt: bool = False) -> tuple[Hands, Mask]:
        """Return the hands that one deck can have dealt, and which rows they are.

        Those that are spelt may have several cards of a kind, as far as the deck has.
        """
        if kernel.first_bad(hands, len(self.deck.cards)) is None:
            return hands, np.ones(len(hands), bool)
        if spelt:
            hands = self._compiled.with_copies(hands)
        ordered = np.sort(hands, axis=1)
        fine = ordered[:, -1] < len(self.deck.cards)
        fine &= (ordered[:, 1:] != ordered[:, :-1]).all(axis=1)
        return hands[fine], fine

    # -- a card in each column ---------------------------------------------------------------------

    def _of_cells(self, cells: Cells) -> Places:
        """Return the place of the card in each cell, NO_CARD where it is not seen at once."""
        columns = []
        for column in cells.columns:
            lengths, letters = column.ends - column.starts, column.letters
            pairs = np.take(letters.pairs, column.starts, mode="clip")
            of_two, of_one = self._cards_of_pairs
            found = np.where(lengths == 2, np.take(of_two, pairs), np.take(of_one, pairs))
            found[lengths > 2] = NO_CARD
            found[lengths == 0] = EMPTY
            columns.append(found)
        return np.stack(columns, axis=1)

    @cached_property
    def _cards_of_pairs(self) -> tuple[Places, Places]:
        """The place of the card that two letters are, or its number; and that of the first alone.

        For every two letters as one number; NO_CARD where there is no such card.
        """
        letters = np.arange(1 << 16, dtype=np.uint16)
        of_two = self._compiled.cards_spelt(letters).astype(np.int16)
        of_one = np.full(len(letters), NO_CARD, np.int16)
        if self._numbers_are_places:
            digits = letters.view(np.uint8).reshape(-1, 2).astype(np.int16) - ord("0")
            is_digit = (digits >= 0) & (digits <= 9)
            of_one = np.where(is_digit[:, 0], digits[:, 0], NO_CARD)
            of_two = np.where(is_digit.all(axis=1), digits @ (10, 1), of_two)
        return of_two, of_one

    def _from_places(self, places: Places) -> tuple[ReadHands, Rows]:
        """Return the hands, and the rows of those that have to be looked at one by one."""
        found, left = ReadHands(len(places)), [np.empty(0, np.int64)]
        rows, deck_size = np.arange(len(places)), len(self.deck.cards)
        size = np.full(len(places), places.shape[1])
        if places.size and not 0 <= places.min() <= places.max() < deck_size:
            is_there = places != EMPTY
            size = is_there.sum(axis=1)
            odd = (is_there & ((places < 0) | (places >= deck_size))).any(axis=1)
            odd |= (is_there[:, 1:] & ~is_there[:, :-1]).any(axis=1)  # a card after none
            left.append(rows[odd])
            rows, size = rows[~odd], size[~odd]
        for cards, here in _by_value(size, rows):
            if cards in self.game.dealt:
                hands = np.ascontiguousarray(places[here, :cards], np.uint8)
                hands, fine = self._dealt_once(hands)
                found.groups.append((here[fine], hands))
                here = here[~fine]
            left.append(here)
        return found, np.sort(np.concatenate(left))


@dataclass(frozen=True)
class Layout:
    """Where in a text its cards are, and which bytes are between them."""

    length: int
    cards: Sequence[int]
    between: Sequence[tuple[int, int]]

    @classmethod
    def of(cls, cards: int, space: str, bars: Sequence[int] = (), bar: str = "") -> Layout:
        """Return the layout of hands with a space after each card, or a bar after some.

        >>> Layout.of(3, " ", (2,), " | ")
        Layout(length=10, cards=[0, 3, 8], between=[(2, 32), (5, 32), (6, 124), (7, 32)])
        """
        text, places = "", []
        for at in range(cards):
            text += bar if at in bars else space if at else ""
            places.append(len(text))
            text += "??"
        between = [(at, ord(letter)) for at, letter in enumerate(text) if letter != "?"]
        return cls(len(text), places, between)

    def matches(self, texts: Texts, rows: Rows) -> Mask:
        """Tell of texts of this length whether between the cards is what should be."""
        starts, fine = texts.starts[rows], np.ones(len(rows), bool)
        for at, letter in self.between:
            fine &= np.take(texts.letters.bytes, starts + at) == letter
            if not fine.any():
                break
        return fine


def _by_value(values: Rows, rows: Rows) -> Iterator[tuple[int, Rows]]:
    """Yield each of the values with the rows that have it."""
    if len(values) and values.min() == values.max():  # which is quickly seen
        yield int(values[0]), rows
    else:
        for value in np.unique(values).tolist():
            yield value, rows[values == value]


def _by_size(groups: Sequence[tuple[Rows, Places]]) -> list[tuple[Rows, Places]]:
    """Return the groups with those of equally many cards made one, the rows ascending."""
    sizes: dict[int, list[tuple[Rows, Places]]] = defaultdict(list)
    for rows, hands in groups:
        sizes[hands.shape[1]].append((rows, hands))
    return [*map(_together, sizes.values())]


def _together(groups: Sequence[tuple[Rows, Places]]) -> tuple[Rows, Places]:
    if len(groups) == 1:
        return groups[0]
    return np.concatenate([rows for rows, _ in groups]), np.concatenate([h for _, h in groups])
