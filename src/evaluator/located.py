"""YAML text to a tree of values, each with the place where it stands.

Only a plain part of YAML is read: tables, lists and text, where ``true``, ``false``, empty values
and plain whole numbers are the only things that are not text. What could change a rule in silence
or exhaust the machine (anchors, tags, equal keys, endless nesting) is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import yaml

from evaluator.errors import EvaluatorError, Fault, Place
from evaluator.slips import QUOTE_IT, Spot, lines_of, slip_at, slip_of_text

Event = Any  # of PyYAML, whose stubs do not know what events hold

MOST_BYTES = 1_000_000
MOST_NODES = 10_000  # the longest rule file has a few hundred
MOST_DEPTH = 40
MOST_FAULTS = 200

Steps = tuple[str | int, ...]  # keys, and places in lists, from the top of a file
Plain = bool | int | str | list["Plain"] | dict[str, "Plain"] | None


@dataclass(frozen=True, slots=True)
class Scalar:
    """One piece of text, and what it means: ``value`` is it as a number, a truth or nothing.

    ``inset`` is 1 where the text stands in quotes; ``cut`` is the column of a comment that most
    likely was meant to be part of the text, 0 where there is none.
    """

    place: Place
    width: int
    text: str
    value: bool | int | str | None
    inset: int = 0
    cut: int = 0


@dataclass(frozen=True, slots=True)
class Listing:
    """A list of values."""

    place: Place
    width: int
    items: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """A key and its value."""

    key: Scalar
    value: Node


@dataclass(frozen=True, slots=True)
class Table:
    """Values by key, in the order in which they are written."""

    place: Place
    width: int
    entries: dict[str, Entry]

    def get(self, key: str) -> Node | None:
        """Return the value of the key; nothing where there is none, or where it is spoilt."""
        entry = self.entries.get(key)
        return None if entry is None or isinstance(entry.value, Spoilt) else entry.value

    def text(self, key: str) -> str | None:
        """Return the key's text, where it has one."""
        node = self.get(key)
        return node.text if isinstance(node, Scalar) else None

    def truth(self, key: str) -> bool:
        """Return whether the key says ``true``."""
        node = self.get(key)
        return isinstance(node, Scalar) and node.value is True


@dataclass(frozen=True, slots=True)
class Spoilt:
    """A value that has been found faulty already, so that nobody complains of it twice."""

    place: Place
    width: int


Node = Scalar | Listing | Table | Spoilt


class FaultList:
    """The faults found so far, and the texts that they quote."""

    def __init__(self) -> None:
        self._lines: dict[str, list[str]] = {}
        self._noted: set[tuple[Place, str, str]] = set()
        self.found: list[Fault] = []

    def quotes(self, file: str, text: str) -> None:
        """Remember the text of a file, to quote from."""
        self._lines[file] = lines_of(text)

    def add(self, node: Node, code: str, message: str) -> None:
        """Note a fault at the node."""
        self.add_at(node.place, code, message, node.width)

    def add_at(self, place: Place, code: str, message: str, width: int = 1) -> None:
        """Note a fault at a place, once."""
        if len(self.found) == MOST_FAULTS:
            code, message = "too-many-faults", f"more than {MOST_FAULTS} faults; no more are told"
        spot = place, code, message
        if len(self.found) <= MOST_FAULTS and spot not in self._noted:
            self._noted.add(spot)
            short = message if len(message) <= 1000 else f"{message[:1000]}..."
            self.found.append(Fault(place, code, short, self._quote(place), width))

    def _quote(self, place: Place) -> str:
        lines = self._lines.get(place.file, [])
        line = lines[place.line - 1] if 0 < place.line <= len(lines) else ""
        return (
            _UNPRINTABLE.sub("\ufffd", line) if len(line) <= 200 else ""
        )  # none reads a longer one


def plain(node: Node) -> Plain:
    """Return the value without its places, as JSON would have it."""
    match node:
        case Scalar():
            return node.value
        case Listing():
            return [plain(item) for item in node.items]
        case Table():
            return {key: plain(entry.value) for key, entry in node.entries.items()}
        case Spoilt():
            return None


def shown(node: Node) -> str:
    """Return the value as a message shows it, short and in quotes."""
    match node:
        case Scalar(value=None):
            return "nothing"
        case Scalar():
            return f'"{node.text}"' if len(node.text) <= 60 else f'"{node.text[:60]}..."'
        case Listing():
            return "a list"
        case _:
            return "a table of keys and values"


def spoil(node: Node, spoilt: set[Steps], meant: set[tuple[Steps, str]], steps: Steps = ()) -> Node:
    """Return the tree with these spots marked as spoilt, and so the keys that were meant."""
    if not spoilt:
        return node
    if steps in spoilt and steps:
        return Spoilt(node.place, node.width)
    match node:
        case Listing():
            items = (spoil(item, spoilt, meant, (*steps, at)) for at, item in enumerate(node.items))
            return Listing(node.place, node.width, tuple(items))
        case Table():
            entries = {
                key: Entry(entry.key, spoil(entry.value, spoilt, meant, (*steps, key)))
                for key, entry in node.entries.items()
            }
            for key in sorted(key for where, key in meant if where == steps and key):
                if key not in entries:
                    stand_in = Scalar(node.place, node.width, key, key)
                    entries[key] = Entry(stand_in, Spoilt(node.place, node.width))
            return Table(node.place, node.width, entries)
        case _:
            return node


def words(node: Node | None) -> tuple[Scalar, ...]:
    """Return the words of a text that is split at its spaces, or of a list, each in its place."""
    match node:
        case Scalar():
            return tuple(_split(node))
        case Listing():
            return tuple(item for item in node.items if isinstance(item, Scalar))
        case _:
            return ()


def _split(scalar: Scalar) -> Iterator[Scalar]:
    as_written = len(scalar.text) + 2 * scalar.inset == scalar.width  # one line, no escapes
    for found in re.finditer(r"\S+", scalar.text):
        word, start = found[0], scalar.place
        if as_written:
            start = Place(start.file, start.line, start.column + scalar.inset + found.start())
        yield Scalar(start, len(word) if as_written else scalar.width, word, word)


def read_tree(text: str, file: str, faults: FaultList) -> Node | None:
    """Return the tree of the text; nothing where it is no YAML, or not the part that we read."""
    faults.quotes(file, text)
    try:
        return _Tree(text, file, faults).read()
    except _RefusedError as refused:
        faults.add_at(refused.place, refused.code, refused.message, refused.width)
    except yaml.YAMLError as error:
        slip = slip_at(text, _spot(error, "problem_mark"), _spot(error, "context_mark"))
        place = Place(file, slip.line, slip.column)
        if _is_deep(text, error):
            faults.add_at(place, "too-deep", _TOO_DEEP)
        else:
            faults.add_at(place, "no-yaml", slip.message, slip.width)
    return None


class _RefusedError(EvaluatorError):
    """What makes us stop reading."""

    def __init__(self, place: Place, code: str, message: str, width: int = 1) -> None:
        super().__init__(place, code, message, width)
        self.place, self.code, self.message, self.width = place, code, message, width


_UNPRINTABLE = re.compile("[^\t\n\r\x20-\x7e\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_COMMENT = re.compile(r"\s+#(?=[^\s#])")  # comments mostly begin with a space, as this one
_NUMBER = re.compile(r"-?(0|[1-9][0-9]{0,8})")
_MEANINGS: dict[str, bool | None] = {"true": True, "false": False, "null": None, "~": None}
_LOADER: type[yaml.SafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class _Tree:
    """Builds the tree from the parser's events, and stops at the first that we refuse."""

    def __init__(self, text: str, file: str, faults: FaultList) -> None:
        self.file, self.faults = file, faults
        self.count = 0
        self.lines = lines_of(text)
        self._check_text(text)
        self.events = yaml.parse(text, Loader=_LOADER)

    def _check_text(self, text: str) -> None:
        if len(text) > MOST_BYTES:
            raise _RefusedError(Place(self.file, 1, 1), "too-long", _TOO_LONG)
        odd = _UNPRINTABLE.search(text)
        if odd is not None:
            before = lines_of(text[: odd.start()])
            place = Place(self.file, len(before), len(before[-1]) + 1)
            code_point = f"U+{ord(odd[0]):04X}"
            raise _RefusedError(place, "no-text", f"{code_point} is no printable character")

    def read(self) -> Node:
        """Return the only document of the text."""
        node: Node | None = None
        for event in self.events:
            if isinstance(event, yaml.DocumentStartEvent) and node is not None:
                message = "a second document begins here; write each game into a file of its own"
                raise _RefusedError(self.place(event), "two-documents", message, 3)
            if isinstance(event, yaml.NodeEvent):
                node = self.node(event, 0)
        if node is None:
            raise _RefusedError(Place(self.file, 1, 1), "empty-file", "the file is empty")
        return node

    def place(self, event: Event) -> Place:
        return Place(self.file, event.start_mark.line + 1, event.start_mark.column + 1)

    def node(self, event: Event, depth: int) -> Node:
        """Return the value that begins with the event."""
        self._refuse(event, depth)
        if isinstance(event, yaml.ScalarEvent):
            return self._scalar(event)
        if isinstance(event, yaml.SequenceStartEvent):
            return self._listing(event, depth)
        return self._table(event, depth)

    def _refuse(self, event: Event, depth: int) -> None:
        self.count += 1
        place = self.place(event)
        if self.count > MOST_NODES:
            raise _RefusedError(place, "too-long", f"more than {MOST_NODES} values in one file")
        if depth > MOST_DEPTH:
            raise _RefusedError(place, "too-deep", _TOO_DEEP)
        if isinstance(event, yaml.AliasEvent):
            message = f'"*" begins an alias, which rule files do not have; {QUOTE_IT}'
            raise _RefusedError(place, "alias", message, len(event.anchor or "") + 1)
        if event.anchor is not None:
            message = f'"&" begins an anchor, which rule files do not have; {QUOTE_IT}'
            raise _RefusedError(place, "anchor", message, len(event.anchor or "") + 1)
        if event.tag is not None:
            message = f'"!" begins a tag, which rule files do not have; {QUOTE_IT}'
            raise _RefusedError(place, "tag", message)

    def _scalar(self, event: Event) -> Scalar:
        start, end = event.start_mark, event.end_mark
        width = max(1, end.column - start.column) if start.line == end.line else 1
        is_plain = event.implicit[0]
        text: str = event.value
        if not is_plain:
            return Scalar(self.place(event), width, text, text, inset=1)
        last = (end.line, end.column)
        if not text:
            return Scalar(self.place(event), width, text, None)
        slip = slip_of_text(self.lines, (start.line, start.column), last)
        if slip is not None:
            place = Place(self.file, slip.line, slip.column)
            raise _RefusedError(place, "no-yaml", slip.message, slip.width)
        comment = _COMMENT.match(self.lines[end.line], end.column)
        cut = comment.end() if comment else 0
        return Scalar(self.place(event), width, text, _meaning(text), cut=cut)

    def _listing(self, event: Event, depth: int) -> Listing:
        items: list[Node] = []
        while not isinstance(following := next(self.events), yaml.SequenceEndEvent):
            items.append(self.node(following, depth + 1))
        return Listing(self.place(event), _width(event, following), tuple(items))

    def _table(self, event: Event, depth: int) -> Table:
        entries: dict[str, Entry] = {}
        while not isinstance(following := next(self.events), yaml.MappingEndEvent):
            key = self._key(following, depth + 1)
            entry = Entry(key, self.node(next(self.events), depth + 1))
            if key.text in entries:
                first = entries[key.text].key.place.line
                message = f'"{key.text}" is here twice; the first stands in line {first}'
                self.faults.add(key, "key-twice", message)
            else:
                entries[key.text] = entry
        return Table(self.place(event), _width(event, following), entries)

    def _key(self, event: Event, depth: int) -> Scalar:
        key = self.node(event, depth)
        if not isinstance(key, Scalar):
            raise _RefusedError(key.place, "no-yaml", "a list or a table cannot be a key")
        if key.text == "<<":
            message = "merge keys are not read; use `extends` to build on another file"
            raise _RefusedError(key.place, "merge-key", message, 2)
        return key


_TOO_DEEP = f"nested more than {MOST_DEPTH} deep"
_TOO_LONG = f"longer than {MOST_BYTES // 1000} kB; a rule file is a page of text"


def _meaning(text: str) -> bool | int | str | None:
    if text == "":
        return None
    if _NUMBER.fullmatch(text):
        return int(text)
    return _MEANINGS.get(text, text)


def _width(start: Event, end: Event) -> int:
    first, last = start.start_mark, end.end_mark
    return max(1, last.column - first.column) if first.line == last.line else 1


def _spot(error: yaml.YAMLError, mark: str) -> Spot | None:
    """Return the row and the column of one of an error's marks, both counted from 0."""
    found = getattr(error, mark, None)
    return None if found is None else (found.line, found.column)


def _is_deep(text: str, error: yaml.YAMLError) -> bool:
    """Return whether so many brackets are open that libyaml gives up before we do."""
    mark = getattr(error, "problem_mark", None)
    before = text[: mark.index] if mark is not None else ""
    return before.count("[") + before.count("{") > 900 + before.count("]") + before.count("}")
