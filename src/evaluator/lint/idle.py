"""Findings about words of a rule file that decide nothing: each is left out, and nothing changes.

Only what stands in the file itself is tried, not what it takes from the vocabulary or from a game
that it is built on. An edit that makes the file faulty is none.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from evaluator.errors import FileFaultsError, Place
from evaluator.lint.finding import Finding
from evaluator.lint.hands import EveryHand
from evaluator.loader import read_game, read_text
from evaluator.located import Entry, FaultList, Listing, Node, Scalar, Table, read_tree
from evaluator.rules import Game, Repeats

# of a part, beside its pattern
LIMITS = (
    *("at_least", "at_most", "top", "bottom", "only", "includes", "unpaired", "rainbow"),
    *("as_dealt", "step", "along"),
)
OF_A_SHAPE = ("kickers", "compare")
OF_A_CATEGORY = ("suited", "wilds", "as_dealt")


@dataclass(frozen=True, slots=True)
class Word:
    """Something that the file says, and what it could say instead; None: nothing at all.

    It is idle where none of that changes anything.
    """

    place: Place
    code: str
    category: str  # as ``allow`` calls it; "" where no category is concerned
    what: str
    instead: tuple[Node | None, ...] = (None,)


def idle_findings(
    game: Game, hands: Sequence[EveryHand], unreached: Collection[str]
) -> Iterator[Finding]:
    """Yield what the file says for nothing, but for categories that are not reached anyway."""
    text = read_text(Path(game.file))
    tree = read_tree(text, game.file, FaultList())
    for word in _words(tree) if isinstance(tree, Table) else ():
        if word.category in unreached:
            continue
        edited = [its for node in word.instead if (its := _edited(text, game, word, node))]
        if edited and not any(_changes(hands, other) for other in edited):
            other = "without it" if None in word.instead else "whatever else it says"
            message = f"{word.what} decides nothing: no hand and no winner changes {other}"
            yield Finding(word.place, word.code, word.category, message)


def _edited(text: str, game: Game, word: Word, node: Node | None) -> Game | None:
    """Return the game that says something else there; None where that would be faulty."""

    def edit(tree: Table) -> Table:
        changed = _with(tree, word.place, node)
        assert isinstance(changed, Table)
        return changed

    try:
        return read_game(text, game.file, edit)
    except FileFaultsError:
        return None


def _changes(hands: Sequence[EveryHand], other: Game) -> bool:
    prizes = {prize.id: prize for prize in other.prizes}
    return any(its.changes(prizes[its.prize.id], other) for its in hands)


def _with(node: Node, place: Place, new: Node | None) -> Node:
    """Return the tree with another value for the key, or the item, that stands in this place."""
    if isinstance(node, Listing):
        items = [new if item.place == place else _with(item, place, new) for item in node.items]
        return replace(node, items=tuple(item for item in items if item is not None))
    if isinstance(node, Table):
        entries = {}
        for name, entry in node.entries.items():
            value = new if entry.key.place == place else _with(entry.value, place, new)
            if value is not None:
                entries[name] = Entry(entry.key, value)
        return replace(node, entries=entries)
    return node


# -- what the file says ----------------------------------------------------------------------------


def _words(tree: Table) -> Iterator[Word]:
    yield from _of_a_prize("", tree)
    prizes = tree.get("prizes")
    for name, entry in prizes.entries.items() if isinstance(prizes, Table) else ():
        if isinstance(entry.value, Table):
            yield from _of_a_prize(f"{name}:", entry.value)


def _of_a_prize(prize: str, table: Table) -> Iterator[Word]:
    for item in _items(table.get("categories")):
        for name, entry in item.entries.items():
            if isinstance(entry.value, Table):
                yield from _of_a_category(f"{prize}{name}", entry.value)
    yield from _of_wilds(table)
    suits = table.entries.get("suits")
    if suits is not None and table.text("suits") != "equal":
        yield _said(suits, "idle-limit", "", (_scalar("equal", suits.value),))


def _of_a_category(category: str, table: Table) -> Iterator[Word]:
    yield from _keys(table, OF_A_CATEGORY, category)
    yield from _of_a_shape(category, table)
    yield from _each(table, "either", "this way to make it", category)
    for shape in _items(table.get("either")):
        yield from _of_a_shape(category, shape)


def _of_a_shape(category: str, table: Table) -> Iterator[Word]:
    yield from _keys(table, OF_A_SHAPE, category)
    yield from _each(table, "parts", "this part", category)
    for part in _items(table.get("parts")):
        limits = (*LIMITS, "suited") if part.truth("suited") else LIMITS
        yield from _keys(part, limits, category)


def _of_wilds(table: Table) -> Iterator[Word]:
    wild = table.entries.get("wild")
    if wild is None or table.text("wild") == "none":
        return
    yield from _each(table, "wild", "this kind of wild card", "", "idle-policy")
    if isinstance(wild.value, Table):
        yield _said(wild, "idle-policy", "", (_scalar("none", wild.value),))
    kinds = [wild.value] if isinstance(wild.value, Table) else _items(wild.value)
    for kind in kinds:
        if "completes" in kind.entries:
            yield _said(kind.entries["completes"], "idle-policy", "")
        if "stands_for" in kind.entries and kind.text("stands_for") != "any":
            its = kind.entries["stands_for"]
            yield _said(its, "idle-policy", "", (_scalar("any", its.value),))
        if "repeats" in kind.entries:
            its = kind.entries["repeats"]
            others = (other.value for other in Repeats if other.value != kind.text("repeats"))
            said = tuple(_scalar(other, its.value) for other in others)
            yield _said(its, "idle-policy", "", said)
    natural = table.entries.get("natural_beats_wild")
    if natural is not None:
        other = "false" if table.truth("natural_beats_wild") else "true"
        yield _said(natural, "idle-policy", "", (_scalar(other, natural.value),))


def _items(node: Node | None) -> list[Table]:
    """Return the tables of a list."""
    items = node.items if isinstance(node, Listing) else ()
    return [item for item in items if isinstance(item, Table)]


def _each(
    table: Table, key: str, what: str, category: str, code: str = "idle-part"
) -> Iterator[Word]:
    """Yield each item of a list of several."""
    items = _items(table.get(key))
    for item in items if len(items) > 1 else ():
        yield Word(item.place, code, category, what)


def _keys(table: Table, keys: Sequence[str], category: str) -> Iterator[Word]:
    for key in keys:
        if key in table.entries:
            yield _said(table.entries[key], "idle-limit", category)


def _said(
    entry: Entry, code: str, category: str, instead: tuple[Node | None, ...] = (None,)
) -> Word:
    value = f": {entry.value.text}" if isinstance(entry.value, Scalar) else ""
    return Word(entry.key.place, code, category, f"`{entry.key.text}{value}`", instead)


def _scalar(text: str, at: Node) -> Scalar:
    meant = {"true": True, "false": False}.get(text, text)
    return Scalar(at.place, at.width, text, meant)
