"""Small things that stand in many places of a rule file: ranks, counts, ranges."""

from __future__ import annotations

import re

from evaluator.cards import Deck, Rank
from evaluator.errors import InputError, nearest
from evaluator.located import FaultList, Node, Scalar, Table, words
from evaluator.rules import Span
from evaluator.words import check_template


def read_rank(word: Scalar, deck: Deck, faults: FaultList) -> Rank | None:
    """Return the rank that the word names."""
    try:
        return deck.parse_rank(word.text)
    except InputError:
        hint = nearest(word.text, deck.ranks) or f"; it has {' '.join(deck.ranks)}"
        if set(word.text) == {"."}:
            hint = "; write every rank out"
        faults.add(word, "unknown-rank", f'the deck has no rank "{word.text}"{hint}')
        return None


def read_ranks(node: Node | None, deck: Deck, faults: FaultList) -> tuple[Rank, ...]:
    """Return the ranks written at this node, those that there are."""
    found = (read_rank(word, deck, faults) for word in words(node))
    return tuple(rank for rank in found if rank is not None)


def read_one_rank(node: Node | None, deck: Deck, faults: FaultList) -> Rank | None:
    """Return the only rank written at this node; nothing where there is none."""
    return read_rank(node, deck, faults) if isinstance(node, Scalar) else None


def whole(node: Node | None) -> int | None:
    """Return the whole number at this node, if one stands there."""
    if isinstance(node, Scalar) and type(node.value) is int:
        return node.value
    return None


def read_span(node: Node | None, faults: FaultList) -> Span | None:
    """Return the range at this node, ``5 to 7`` or a number; nothing where there is none."""
    if not isinstance(node, Scalar):
        return None
    found = re.fullmatch(r"(\d{1,3})(?: +to +(\d{1,3}))?", node.text)
    if found is None:
        return None  # the schema has complained
    least = int(found[1])
    span = Span(least, int(found[2] or least))
    if span.least > span.most:
        message = f'"{node.text}" runs backwards; write {span.most} to {span.least}'
        faults.add(node, "backwards", message)
        return Span(span.most, span.least)
    return span


def read_template(table: Table | None, key: str, default: str, faults: FaultList) -> str:
    """Return the template written under this key, or the default."""
    node = table.get(key) if table is not None else None
    if not isinstance(node, Scalar):
        return default
    for message in check_template(node.text, key):
        code = "broken-braces" if message.startswith("a single") else "unknown-placeholder"
        faults.add(node, code, message)
    return node.text
