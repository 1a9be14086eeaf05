"""Words that rule files share, and the decks made of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import product

from evaluator.cards import NO_SUIT, Deck, Joker, Rank, RankWords, Suit, SuitWords
from evaluator.errors import nearest
from evaluator.located import Entry, FaultList, Node, Scalar, Table, words

_TENS = {"T": "10", "10": "T"}
_MOST_CARDS = 1_000  # a rule file is no place for a casino's shoe
_STAND_IN = "A 2 3 4 5 6 7 8 9 T J Q K"  # while we look for more faults


@dataclass(frozen=True)
class Vocabulary:
    """What the vocabulary files say; decks and categories are read where a game uses them."""

    suits: Mapping[str, SuitWords] = field(default_factory=dict)
    ranks: Mapping[str, RankWords] = field(default_factory=dict)
    decks: Mapping[str, Entry] = field(default_factory=dict)
    categories: Mapping[str, Entry] = field(default_factory=dict)

    def beneath(self, nearer: Vocabulary) -> Vocabulary:
        """Return both together; where both have an entry, the nearer one's holds."""
        return Vocabulary(
            {**self.suits, **nearer.suits},
            {**self.ranks, **nearer.ranks},
            {**self.decks, **nearer.decks},
            {**self.categories, **nearer.categories},
        )


def read_vocabulary(table: Table) -> Vocabulary:
    """Return what a vocabulary file says; its schema has been checked."""
    return Vocabulary(
        suits={
            key: SuitWords(words.text("name") or key, words.text("symbol") or key, _colour(words))
            for key, words in _tables(table, "suits")
        },
        ranks={
            key: RankWords(words.text("one") or key, words.text("many") or f"{key}s")
            for key, words in _tables(table, "ranks")
        },
        decks=_entries(table, "decks"),
        categories=_entries(table, "categories"),
    )


def _colour(suit: Table) -> str:
    return suit.text("colour") or "black"


def stand_in_deck(vocabulary: Vocabulary) -> Deck:
    """Return a deck of all ranks and suits that the vocabulary knows, to check it with."""
    ranks, suits = map(Rank, vocabulary.ranks), map(Suit, vocabulary.suits)
    return Deck("", tuple(ranks), tuple(suits), (Joker("Jo"),))


def _entries(table: Table, key: str) -> dict[str, Entry]:
    node = table.get(key)
    return dict(node.entries) if isinstance(node, Table) else {}


def _tables(table: Table, key: str) -> Iterator[tuple[str, Table]]:
    for name, entry in _entries(table, key).items():
        if isinstance(entry.value, Table):
            yield name, entry.value


def read_deck(node: Node | None, own: str, vocabulary: Vocabulary, faults: FaultList) -> Deck:
    """Return the deck of that name, or the one written out, which is named ``own``.

    Where it is faulty, the nearest deck or the usual pack stands in, so that the rest of the
    file can be checked.
    """
    if isinstance(node, Scalar):
        entry = vocabulary.decks.get(node.text)
        if entry is None:
            hint = nearest(node.text, vocabulary.decks)
            known = "" if hint else f"; the decks are {', '.join(vocabulary.decks)}"
            faults.add(node, "unknown-deck", f'there is no deck "{node.text}"{hint}{known}')
            entry = vocabulary.decks.get(hint.split('"')[1]) if hint else None
        if entry is not None and isinstance(entry.value, Table):
            return _deck(entry.value, node.text, vocabulary, faults)
    if isinstance(node, Table):
        return _deck(node, own, vocabulary, faults)
    ranks = tuple(Rank(rank) for rank in _STAND_IN.split())
    return Deck(own, ranks, tuple(Suit(suit) for suit in "cdhs"), (Joker("Jo"),))


def _deck(table: Table, name: str, vocabulary: Vocabulary, faults: FaultList) -> Deck:
    ranks = [Rank(word) for word in _once(table.get("ranks"), "rank", faults)]
    suits_node = table.get("suits")
    dice = isinstance(suits_node, Scalar) and suits_node.text == "none"
    suits = [NO_SUIT] if dice else [Suit(word) for word in _once(suits_node, "suit", faults)]
    copies = table.get("copies")
    deck = Deck(
        name,
        tuple(ranks) or tuple(Rank(rank) for rank in _STAND_IN.split()),
        tuple(suits) or tuple(Suit(suit) for suit in "cdhs"),
        tuple(Joker(word.text) for word in words(table.get("jokers"))),
        copies.value if isinstance(copies, Scalar) and isinstance(copies.value, int) else 1,
        {rank: vocabulary.ranks[key] for rank in ranks if (key := _key(rank, vocabulary))},
        _suit_words(suits, vocabulary),
    )
    _check_spellings(deck, table, faults)
    count = len(deck.ranks) * len(deck.suits) * deck.copies
    if count > _MOST_CARDS:
        message = f"a deck of {count} cards; {_MOST_CARDS} are the most"
        faults.add(table, "deck-too-large", message)
        return replace(deck, ranks=deck.ranks[:13], suits=deck.suits[:4], copies=1)
    return deck


def _suit_words(suits: list[Suit], vocabulary: Vocabulary) -> dict[Suit, SuitWords]:
    """Return what the suits are called; of a deck that also has others, not even ``c`` is clubs."""
    known = vocabulary.suits
    return {suit: known[suit] for suit in suits} if known.keys() >= set(suits) else {}


def _key(rank: Rank, vocabulary: Vocabulary) -> str | None:
    """Return how the vocabulary writes the rank: ten has two signs."""
    return next((key for key in (rank, _TENS.get(rank)) if key in vocabulary.ranks), None)


def _once(node: Node | None, what: str, faults: FaultList) -> list[str]:
    seen: list[str] = []
    for word in words(node):
        if word.text in seen:
            faults.add(word, f"{what}-twice", f'the {what} "{word.text}" is in the deck twice')
        else:
            seen.append(word.text)
    return seen


def _check_spellings(deck: Deck, table: Table, faults: FaultList) -> None:
    """Check that no two cards are written alike: case does not matter, nor T or 10."""
    node = table.get("ranks") or table
    if {"T", "10"} <= set(deck.ranks):
        faults.add(node, "ambiguous-cards", "T and 10 are two ways to write one rank; keep one")
        return
    spelt: dict[str, str] = {joker.name.casefold(): joker.name for joker in deck.jokers}
    for rank, suit in product(deck.ranks, deck.suits):
        card = f"{rank}{suit}"
        for spelling in {card.casefold(), f"{_TENS.get(rank, rank)}{suit}".casefold()}:
            other = spelt.setdefault(spelling, f"{rank} of {suit}" if suit else rank)
            if other not in (f"{rank} of {suit}", rank):
                message = f'"{card}" would be both {other} and {rank} of {suit}; upper and lower'
                faults.add(node, "ambiguous-cards", f"{message} case are the same")
                return
