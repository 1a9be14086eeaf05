"""The templates of a rule file (``words`` and ``says``), checked and filled in."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from evaluator.cards import AnyCard, Deck
from evaluator.dealt import Dealt
from evaluator.errors import nearest
from evaluator.rules import Category, Game, Prize, Words
from evaluator.values import HandValue

DEFAULT_WORDS = Words(
    win="{player} {name} {ranks}",
    draw="DRAW",
    split="{players} {name}",
    hand="{line} - {says}",
    no_category="{line}",
)

NOBODY = "nobody qualifies"  # what is said where no hand has a category, or every one is foul

_OF_A_VALUE = frozenset({"name", "first", "ranks", "played", "rank", "ranks_of"})
_OF_A_HAND = _OF_A_VALUE | {"says", "category", "cards"}

# What may stand in braces, by the key under which the template is written. Where several
# players are told of, what is said of a hand is said of the first of them.
PLACEHOLDERS: Mapping[str, frozenset[str]] = {
    "says": _OF_A_VALUE,
    "win": _OF_A_HAND | {"player", "players"},
    "draw": _OF_A_HAND | {"players"},
    "split": _OF_A_HAND | {"players"},
    "hand": _OF_A_HAND | {"line"},
    "no_category": frozenset({"cards", "line"}),
}

_PIECE = re.compile(r"(?P<escaped>\{\{|\}\})|\{(?P<name>[^{}]*)\}|(?P<stray>[{}])|(?P<text>[^{}]+)")


def check_template(text: str, kind: str) -> list[str]:
    """Return what is wrong with a template, one sentence each; nothing where it is right.

    ``kind`` is the key that it is written under, one of ``PLACEHOLDERS``.

    >>> check_template("{player} wins with {nam}", "win")
    ['unknown placeholder {nam} - did you mean "name"?']
    >>> check_template("a } too many", "draw")
    ['a single "}": write "}}" for the sign itself']
    """
    known = PLACEHOLDERS[kind]
    faults: list[str] = []
    for piece in _PIECE.finditer(text):
        name, stray = piece["name"], piece["stray"]
        if stray is not None:
            faults.append(f'a single "{stray}": write "{stray * 2}" for the sign itself')
        elif name is not None and name not in known:
            faults.append(_why_not(name, kind))
    return faults


def _why_not(name: str, kind: str) -> str:
    known = PLACEHOLDERS[kind]
    if any(name in placeholders for placeholders in PLACEHOLDERS.values()):
        hint = f": {kind} knows {_braced(known)}"
    else:
        hint = nearest(name, known) or f": {kind} knows {_braced(known)}"
    return f"unknown placeholder {{{name}}}{hint}"


def _braced(names: frozenset[str]) -> str:
    return " ".join(f"{{{name}}}" for name in sorted(names))


@dataclass(frozen=True, slots=True)
class Subject:
    """What a line speaks of: a hand with its value, or the players who share a prize."""

    deck: Deck
    symbols: bool
    value: HandValue
    category: Category | None
    dealt: Dealt | None = None
    players: tuple[int, ...] = ()
    line: str = ""

    def spell(self, card: AnyCard) -> str:
        """Return the card with a letter or a sign for its suit, whichever the rule file chose."""
        return self.deck.symbols(card) if self.symbols else str(card)


def _cards(of: Subject) -> str:
    if of.dealt is None:
        return ""
    return of.dealt.written(of.spell)


def _rank(of: Subject, *, many: bool) -> str:
    """Return the rank of the first card that counts; of the first card where none does."""
    compared = (rank for part in of.value.parts for rank in part.compared)
    rank = next(compared, next(iter(of.value.ranks), None))
    return "" if rank is None else of.deck.rank_name(rank, many=many)


_FILLERS: Mapping[str, Callable[[Subject], str]] = {
    "player": lambda of: str(of.players[0]) if of.players else "",
    "players": lambda of: ",".join(map(str, of.players)),
    "name": lambda of: of.value.name,
    "says": lambda of: fill(of.category.says, of) if of.category else of.value.name,
    "category": lambda of: of.value.category or "",
    "ranks": lambda of: "".join(of.value.ranks),
    "cards": _cards,
    "played": lambda of: " ".join(map(of.spell, of.value.cards)),
    "first": lambda of: " ".join(map(of.spell, of.value.cards[:1])),
    "rank": lambda of: _rank(of, many=False),
    "ranks_of": lambda of: _rank(of, many=True),
    "line": lambda of: of.line,
}


@lru_cache(maxsize=256)
def _pieces(template: str) -> tuple[tuple[str, Callable[[Subject], str] | None], ...]:
    """Return the template cut up: plain text with None, or a placeholder with its filler."""
    pieces: list[tuple[str, Callable[[Subject], str] | None]] = []
    for piece in _PIECE.finditer(template):
        name = piece["name"]
        if name is not None:
            pieces.append((name, _FILLERS[name]))
        else:
            pieces.append((piece["escaped"][0] if piece["escaped"] else piece[0], None))
    return tuple(pieces)


def fill(template: str, subject: Subject) -> str:
    """Return the template with its placeholders filled in; it has passed ``check_template``."""
    return "".join(
        text if filler is None else filler(subject) for text, filler in _pieces(template)
    )


def placeholders(template: str) -> frozenset[str]:
    """Return the names in braces.

    >>> sorted(placeholders("{cards} - {says} {{sic}}"))
    ['cards', 'says']
    """
    return frozenset(text for text, filler in _pieces(template) if filler is not None)


def _subject(
    game: Game,
    prize: Prize,
    value: HandValue,
    dealt: Dealt | None = None,
    players: tuple[int, ...] = (),
    line: str = "",
) -> Subject:
    category = prize.category(value.category) if value.category is not None else None
    return Subject(game.deck, game.words.symbols, value, category, dealt, players, line)


def category_words(game: Game, prize: Prize, value: HandValue) -> str:
    """Return the category of a hand as the rule file says it (``says``): ``High card K♠``."""
    subject = _subject(game, prize, value)
    return _FILLERS["says"](subject)


def hand_line(game: Game, prize: Prize, dealt: Dealt, value: HandValue, line: str = "") -> str:
    """Return the line that ``words`` has for one hand; ``line`` is what was read, if anything."""
    template = game.words.no_category if value.category is None else game.words.hand
    return fill(template, _subject(game, prize, value, dealt, line=line))


def result_line(
    game: Game,
    prize: Prize,
    hands: tuple[Dealt, ...],
    values: tuple[HandValue, ...],
    winners: tuple[int, ...],
) -> str:
    """Return the line that ``words`` has for the result of a showdown.

    ``winners`` are players counted from 1. Where there are none, nobody wins, and the line is the
    same in every game.
    """
    if not winners:
        return NOBODY
    if len(winners) == len(hands):
        template = game.words.draw
    else:
        template = game.words.win if len(winners) == 1 else game.words.split
    first = winners[0] - 1
    return fill(template, _subject(game, prize, values[first], hands[first], winners))
