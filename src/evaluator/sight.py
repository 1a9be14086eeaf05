"""What the rules can see of a card: its rank, whether it is wild, and how much of its suit.

Hands that look the same are worth the same. Most rules ask of suits only whether five cards are of
one; then a table of values needs a few thousand entries instead of millions.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from evaluator.cards import Card, Deck
from evaluator.rules import Own, Part, Prize, WildKind


@dataclass(frozen=True)
class Sight:
    """What is seen of the cards of a deck, which are known by their places in it.

    ``symbols`` are what ranks look like: natural ranks first, lowest first, then wild cards.
    ``symbol_of`` and ``suit_of`` tell the symbol and the suit of each card as places in
    ``symbols`` and ``deck.suits``; the suit of a wild card is -1, since it counts in every one.
    ``suited`` is the least number of cards of which the rules ask whether they are of one suit,
    None where they never do. ``by_deal`` tells that in each deal more cards may be wild, all of a
    rank or those that players name; they look like the last symbol then. ``closely`` says why the
    rules look more closely than all that; empty where they do not.
    """

    symbols: tuple[str, ...]
    naturals: int  # how many of the symbols are natural ranks
    symbol_of: tuple[int, ...]
    suit_of: tuple[int, ...]
    suited: int | None
    by_deal: bool = False
    closely: str = ""

    @cached_property
    def copies(self) -> tuple[int, ...]:
        """How many cards of one deal can look like each symbol."""
        counts = [self.symbol_of.count(symbol) for symbol in range(len(self.symbols))]
        if self.by_deal:
            counts[-1] += max(counts[: self.naturals])
        return tuple(counts)


def sight(prize: Prize, deck: Deck) -> Sight:
    """Return what the rules of the prize can see of the deck."""
    looks: list[str] = list(prize.ranks)
    symbol_of: list[int] = []
    suit_of: list[int] = []
    for card in deck.cards:
        kind = next((kind for kind in prize.wild if card in kind.cards), None)
        look = card.rank if isinstance(card, Card) else card.name
        if kind is not None:
            look = _wild(prize, kind) if _all_alike(prize, kind, deck) else f"wild {look}"
        if look not in looks:
            looks.append(look)
        symbol_of.append(looks.index(look))
        has_suit = isinstance(card, Card) and kind is None
        suit_of.append(deck.suits.index(card.suit) if has_suit else -1)  # type: ignore[union-attr]
    by_deal = [_wild(prize, kind) for kind in prize.wild if kind.dealt is not None]
    looks += [look for look in by_deal if look not in looks]
    used = [at for at, look in enumerate(looks) if at in symbol_of or look in by_deal]
    return Sight(
        symbols=tuple(looks[at] for at in used),
        naturals=sum(at < len(prize.ranks) for at in used),
        symbol_of=tuple(used.index(at) for at in symbol_of),
        suit_of=tuple(suit_of),
        suited=min(_suited_sizes(prize), default=None),
        by_deal=bool(by_deal),
        closely=_why_closely(prize, deck),
    )


def _all_alike(prize: Prize, kind: WildKind, deck: Deck) -> bool:
    """Tell whether it does not matter which of the kind's cards a wild card is."""
    return _anything(kind, deck) and not prize.natural_beats_wild and not _as_dealt(prize)


def _anything(kind: WildKind, deck: Deck) -> bool:
    return isinstance(kind.ranks, tuple) and set(kind.ranks) == set(deck.ranks)


def _wild(prize: Prize, kind: WildKind) -> str:
    """Return what all wild cards of a kind look like that may be any card at all."""
    return f"wild {prize.wild.index(kind) + 1}" if len(prize.wild) > 1 else "wild"


def _parts(prize: Prize) -> Iterator[Part]:
    for category in prize.categories:
        for shape in category.shapes:
            yield from shape.parts


def _suited_sizes(prize: Prize) -> Iterator[int]:
    """Yield of how many cards the rules ask whether they are of one suit."""
    yield from (part.size for part in _parts(prize) if part.suited)
    for category in prize.categories:
        if category.suited:
            yield from (shape.size for shape in category.shapes)


def _asks_of_suits(prize: Prize) -> bool:
    return bool([*_suited_sizes(prize)])


def _as_dealt(prize: Prize) -> bool:
    return any(c.as_dealt for c in prize.categories) or any(p.as_dealt for p in _parts(prize))


def _prints_of_suits(prize: Prize) -> bool:
    """Tell whether it can matter which suit is printed on a wild card."""
    if prize.natural_beats_wild:
        return _asks_of_suits(prize)
    for category in prize.categories:
        parts = [part for shape in category.shapes for part in shape.parts]
        suited = category.suited or any(part.suited for part in parts)
        if suited and (category.as_dealt or any(part.as_dealt for part in parts)):
            return True
    return False


def _why_closely(prize: Prize, deck: Deck) -> str:
    """Return why ranks, wild cards and one suit with many cards are not all that matters."""
    if prize.suits:
        return "suits break ties"
    if any(part.rainbow for part in _parts(prize)):
        return "cards are wanted of which no two are of one suit"
    wild = [
        kind
        for kind in prize.wild
        if kind.dealt or any(isinstance(card, Card) for card in kind.cards)
    ]
    if wild and _prints_of_suits(prize):
        return "of a wild card that plays as itself, the suit matters"
    if any(isinstance(k.suits, Own) or set(k.suits) != set(deck.suits) for k in prize.wild):
        return "some wild cards are of some suits only"
    by_deal = [kind for kind in prize.wild if kind.dealt is not None]
    if len(by_deal) > 1 or not all(_all_alike(prize, kind, deck) for kind in by_deal):
        return "which card the deal makes wild matters in itself"
    if deck.copies > 1 and _asks_of_suits(prize):
        return "a suit holds the same card twice"
    return ""
