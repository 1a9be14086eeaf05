"""The tree of a file against its JSON Schema, in words of our own."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from evaluator.errors import nearest
from evaluator.library import schema_file
from evaluator.located import (
    Entry,
    FaultList,
    Listing,
    Node,
    Scalar,
    Steps,
    Table,
    plain,
    shown,
    spoil,
)
from evaluator.stamps import is_known, remember, stamp

# every game says these, itself or by what it extends
REQUIRED = ("sources", "deck", "deal", "one_deck")
# and these, for the whole game or for each of its prizes
REQUIRED_OF_A_PRIZE = ("ranks", "runs", "suits", "hand", "wild", "wins", "categories")

Schema = Mapping[str, Any]

_CODES = {
    "type": "wrong-type",
    "minimum": "out-of-range",
    "maximum": "out-of-range",
    "minItems": "wrong-count",
    "maxItems": "wrong-count",
    "minProperties": "wrong-count",
    "maxProperties": "wrong-count",
}  # all others: wrong-value


def check_schema(node: Node, kind: str, text: str, faults: FaultList) -> Table | None:
    """Return the tree of a ``game`` or ``vocabulary`` file without what its schema forbids.

    What is forbidden is noted; nothing comes back where the whole is no table.
    """
    from evaluator import __version__  # here, since the package imports us

    if not isinstance(node, Table):
        message = "a rule file is a table of keys and values; for example rules: five-card-draw"
        faults.add(node, "wrong-type", message)
        return None
    schema_text = schema_file(kind).read_text(encoding="utf-8")
    mark = stamp(schema_text, text, __version__)
    if is_known(mark):
        return node
    check = _Check(node, json.loads(schema_text), faults)
    table = check.without_faults()
    if not check.found:
        remember(mark)
    return table


@dataclass(frozen=True)
class _Misfit:
    """One error of jsonschema: which keyword of which schema is not met, and where."""

    keyword: str
    wanted: Any  # the keyword's value
    value: Any  # what stands in the file
    schema: Schema
    steps: Steps  # to the value, from the top of the file
    schema_steps: Steps  # to the keyword, from the top of the schema


def _misfits(schema: Schema, node: Node) -> list[_Misfit]:
    """Return all errors of the tree, what lies outside before what lies within."""
    from jsonschema import Draft202012Validator  # here, since it takes long to import

    misfits = [
        _Misfit(
            str(error.validator),
            error.validator_value,
            error.instance,
            error.schema if isinstance(error.schema, dict) else {},
            tuple(error.absolute_path),
            tuple(error.absolute_schema_path),
        )
        for error in Draft202012Validator(schema).iter_errors(plain(node))
    ]
    return sorted(misfits, key=lambda misfit: (len(misfit.steps), _rank(misfit)))


@dataclass
class _Check:
    """The faults of one tree, of which each spot gets one."""

    node: Table
    schema: Schema
    faults: FaultList

    def __post_init__(self) -> None:
        self.spoilt: set[Steps] = set()  # what is wrong, so that nothing beneath it is looked at
        self.missing: list[tuple[Steps, str, _Misfit]] = []
        self.meant: set[tuple[Steps, str]] = set()  # the keys that unknown ones stand for
        self.found = False

    def without_faults(self) -> Table:
        """Note all faults, and return the tree with what is faulty marked as spoilt."""
        self._note_cut_texts(self.node, ())
        for misfit in _misfits(self.schema, self.node):
            self.found = True
            steps = misfit.steps
            if not any(steps[:end] in self.spoilt for end in range(1, len(steps) + 1)):
                self._note(misfit)
        for steps, key, misfit in self.missing:
            if (steps, key) not in self.meant:
                self._note_missing(steps, key, misfit)
        table = spoil(self.node, self.spoilt, self.meant)
        return table if isinstance(table, Table) else self.node

    def _note(self, misfit: _Misfit) -> None:
        steps = misfit.steps
        if misfit.keyword == "additionalProperties":
            self._note_unknown(steps, misfit)
        elif misfit.keyword == "required":
            wanted = [key for key in misfit.wanted if key not in misfit.value]
            known = {(where, key) for where, key, _ in self.missing}
            self.missing += [(steps, key, misfit) for key in wanted if (steps, key) not in known]
        elif "propertyNames" in misfit.schema_steps:
            self._note_name(steps, misfit)
        else:
            self.spoilt.add(steps)
            node = self._at(steps)
            code = _CODES.get(misfit.keyword, "wrong-value")
            self.faults.add(node, code, self._misfit(steps, node, misfit))

    def _note_cut_texts(self, node: Node, steps: Steps) -> None:
        """Note the texts for people of which a comment seems to have taken the end."""
        match node:
            case Scalar() if node.cut and self._schema_at(steps) is self.schema["$defs"]["text"]:
                self.found = True
                self.spoilt.add(steps)
                place = replace(node.place, column=node.cut)
                message = (
                    'a " #" begins a comment, so this is no part of the text; '
                    "if it is meant as text, write all of it in quotes"
                )
                self.faults.add_at(place, "cut-by-a-comment", message)
            case Listing():
                for at, item in enumerate(node.items):
                    self._note_cut_texts(item, (*steps, at))
            case Table():
                for key, entry in node.entries.items():
                    self._note_cut_texts(entry.value, (*steps, key))

    def _note_unknown(self, steps: Steps, misfit: _Misfit) -> None:
        allowed = list(misfit.schema["properties"])
        unknown = [key for key in misfit.value if key not in allowed]
        self.spoilt |= {(*steps, key) for key in unknown}
        homes: dict[Steps, list[str]] = {}
        split = self._note_split(steps, unknown)
        for key in (key for key in unknown if key not in split):
            home = self._home(steps, key)
            if home is None:
                self._note_unknown_key(steps, key, allowed)
            else:
                homes.setdefault(home, []).append(key)
        for home, keys in homes.items():
            self._note_misplaced(steps, home, keys)

    def _note_split(self, steps: Steps, unknown: list[str]) -> list[str]:
        """Note the words that a comma cut off from a value, as in ``{only: J, Q, K}``; all such."""
        table = self._at(steps)
        cut: dict[str, list[Scalar]] = {}  # by the key whose value they were cut off from
        last: Entry | None = None
        for key, entry in table.entries.items() if isinstance(table, Table) else ():
            is_alone = isinstance(entry.value, Scalar) and entry.value.value is None
            here = entry.key.place.line
            if key in unknown and is_alone and last and last.key.place.line == here:
                cut.setdefault(last.key.text, []).append(entry.key)
            else:
                last = entry if isinstance(entry.value, Scalar) else None
        for key, words in cut.items():
            right = " ".join((shown(self._at((*steps, key))).strip('"'), *(w.text for w in words)))
            message = f"a comma ends what `{key}` says; write only spaces between words, as in "
            self.faults.add(words[0], "cut-by-a-comma", f"{message}{key}: {right}")
            self.spoilt.add((*steps, key))
        return [word.text for words in cut.values() for word in words]

    def _note_unknown_key(self, steps: Steps, key: str, allowed: list[str]) -> None:
        close, _, rest = key.partition(":")
        hint = nearest(key, allowed)
        meant = hint.split('"')[1] if hint else ""
        if rest and close in allowed:
            meant, hint = close, f' - a space is missing after the colon: "{close}: {rest}".'
        self.meant.add((steps, meant))
        message = f'unknown key "{key}"{_inside(steps)}{hint or "."} Allowed: {", ".join(allowed)}'
        self.faults.add(self._key((*steps, key)), "unknown-key", message)

    def _note_misplaced(self, steps: Steps, home: Steps, keys: list[str]) -> None:
        """Note keys that belong further in, or further out, than they stand."""
        if not isinstance(self._at(home), Table):
            self.spoilt.add(home)
        self.meant |= {(home, key) for key in keys}
        where = _inside(home).lstrip() or "at the top of the file"
        names = f"{', '.join(f'`{key}`' for key in keys)} {'belong' if keys[1:] else 'belongs'}"
        how = "further" if len(home) > len(steps) else "less"
        message = f"{names} {where}, and not{_inside(steps) or ' here'}; indent {how}"
        self.faults.add(self._key((*steps, keys[0])), "wrong-indent", message)

    def _home(self, steps: Steps, key: str) -> Steps | None:
        """Return where the key would be known if it were indented further, or less."""
        table = self._at(steps)
        if not isinstance(table, Table):
            return None
        here = table.entries[key].key.place
        known = self._schema_at(steps).get("properties", {})
        before = [each for each in table.entries if each in known]
        before = [e for e in before if table.entries[e].key.place.line < here.line]
        inner: Steps = (*steps, before[-1]) if before else ()
        node = self._at(inner)
        if isinstance(node, Listing) and node.items:
            inner = (*inner, len(node.items) - 1)
        if inner and self._would_take(inner, key):
            return inner
        for end in range(len(steps) - 1, -1, -1):
            outer = steps[:end]
            begins = self._key(steps[: end + 1]).place if isinstance(steps[end], str) else here
            if begins.line < here.line and self._would_take(outer, key):
                return outer
        return None

    def _would_take(self, steps: Steps, key: str) -> bool:
        """Tell whether a table here could have the key, and has it not."""
        node, schema = self._at(steps), self._schema_at(steps)
        if isinstance(node, Scalar) and node.value is None:
            named = key in schema.get("properties", {})
            return named or isinstance(schema.get("additionalProperties"), dict)
        if not isinstance(node, Table) or key in node.entries:
            return False
        return key in schema.get("properties", {})

    def _schema_at(self, steps: Steps) -> Schema:
        """Return what the schema says of this spot; nothing where it knows no such spot."""
        here: Any = self.schema
        for step in steps:
            inside = here.get("additionalProperties")
            named = here.get("properties", {}).get(step, inside)
            here = here.get("items") if isinstance(step, int) else named
            here = here if isinstance(here, dict) else {}
            if "$ref" in here:
                here = self.schema["$defs"][here["$ref"].rsplit("/", 1)[1]]
        found: Schema = here
        return found

    def _note_name(self, steps: Steps, misfit: _Misfit) -> None:
        name, described = str(misfit.value), self._described(misfit)
        self.spoilt.add((*steps, name))
        hint = _tidied(name, described) or "."
        message = f'"{name}" cannot be a name here{hint} Expected: {described["description"]}'
        self.faults.add(self._key((*steps, name)), "bad-name", message)

    def _note_missing(self, steps: Steps, key: str, misfit: _Misfit) -> None:
        node = self._key(steps) if steps and isinstance(steps[-1], str) else self._at(steps)
        wanted = self._property(steps, key, misfit)
        example = f"{key}: {as_yaml(wanted['examples'][0])}"
        message = f"`{key}` is missing{_inside(steps)}. {wanted['description']} Example: {example}"
        self.faults.add(node, "missing-key", message)

    def _property(self, steps: Steps, key: str, misfit: _Misfit) -> Schema:
        """Return what the schema says of a key; at the top, the condition says it is needed."""
        schema = misfit.schema if "properties" in misfit.schema else self.schema
        wanted: Schema = schema["properties"][key]
        return wanted

    def _misfit(self, steps: Steps, node: Node, misfit: _Misfit) -> str:
        described = self._described(misfit)
        last = steps[-1] if steps else ""
        is_key = isinstance(last, str)
        label = f"`{last}`" if is_key else described["title"].lower()
        if misfit.keyword == "maxProperties" and not is_key:
            first = next(iter(misfit.value))
            return f"one category an entry; indent what is said of `{first}` further than its name"
        hint = ""
        if isinstance(node, Scalar):
            hint = nearest(node.text, _words_of(misfit)) or _mended(node.text, misfit, described)
        example = f"{last}: " if is_key else ""
        example += as_yaml(described["examples"][0])
        return (
            f"{label} cannot be {_shown(node, misfit)}{hint or '.'} "
            f"Expected: {described['description']} Example: {example}"
        )

    def _described(self, misfit: _Misfit) -> Schema:
        """Return the innermost schema on the way to the error that describes what it wants.

        Beside a reference, the description there is nearer to the case than the shared one.
        """
        here: Any = self.schema
        found: Schema = self.schema
        for step in misfit.schema_steps[:-1]:
            if step == "$ref":  # some versions of jsonschema name it, some do not
                continue
            while isinstance(here, dict) and step not in here:
                here = self.schema["$defs"][here["$ref"].rsplit("/", 1)[1]]
            here = here[step]
            if isinstance(here, dict) and {"title", "description"} <= here.keys():
                found = here
        return self._referred(here, found)

    def _referred(self, here: Any, found: Schema) -> Schema:
        """Return what is described; where only the shared part of it is, that."""
        if isinstance(here, dict) and "description" not in here and "$ref" in here:
            shared: Schema = self.schema["$defs"][here["$ref"].rsplit("/", 1)[1]]
            return shared
        return found

    def _at(self, steps: Steps) -> Node:
        node: Node = self.node
        for step in steps:
            if isinstance(node, Table) and isinstance(step, str):
                node = node.entries[step].value
            elif isinstance(node, Listing) and isinstance(step, int):
                node = node.items[step]
        return node

    def _key(self, steps: Steps) -> Node:
        parent = self._at(steps[:-1])
        return parent.entries[str(steps[-1])].key if isinstance(parent, Table) else parent


def _inside(steps: Steps) -> str:
    if not steps:
        return ""
    inner = steps[-1]
    return f" in `{inner}`" if isinstance(inner, str) else f" in an entry of `{steps[-2]}`"


def _rank(misfit: _Misfit) -> int:
    """Return the place among the errors of one spot: of several, the first is told."""
    order = ("additionalProperties", "required", "type", "maxProperties", "enum", "pattern")
    return order.index(misfit.keyword) if misfit.keyword in order else len(order)


def _shown(node: Node, misfit: _Misfit) -> str:
    count = len(misfit.value) if isinstance(misfit.value, list | dict) else 1
    if misfit.keyword in ("maxItems", "maxLength", "maxProperties"):
        return "so long"
    return "empty" if count == 0 else shown(node)


_END = r"$(?!\n)"  # how patterns end: for Python, "$" alone would let a last line break pass


def _words_of(misfit: _Misfit) -> Iterable[str]:
    """Return the words that are allowed here, where there are only a few."""
    if misfit.keyword == "enum":
        return [str(word) for word in misfit.wanted]
    pattern = misfit.schema.get("pattern", "")
    closed = re.fullmatch(r"\^\(?([a-z_|]+)\)?" + re.escape(_END), pattern)
    return closed[1].split("|") if closed else []


def _mended(text: str, misfit: _Misfit, described: Schema) -> str:
    """Return what was meant, where it is only written in another way."""
    if misfit.keyword not in ("pattern", "type"):
        return ""
    span = re.fullmatch(r"([0-9]{1,3})\s*(?:-|–|—|\.\.+|…)\s*([0-9]{1,3})", text)  # noqa: RUF001
    tries = [re.sub(r"\s*,\s*", " ", text).strip(), f"{span[1]} to {span[2]}" if span else ""]
    pattern = misfit.schema.get("pattern", "")
    right = next((each for each in tries if each != text and re.search(pattern, each)), "")
    return f' - did you mean "{right}"?' if right and pattern else _tidied(text, described)


def _tidied(text: str, described: Schema) -> str:
    """Return the name that was meant, where it has only the wrong signs or case."""
    pattern = described.get("pattern", "")
    if not pattern.startswith("^[a-z]") or len(text) > 80:
        return ""
    joint = "_" if "_" in pattern else "-"
    tidy = re.sub(r"[^a-z0-9]+", joint, text.lower()).strip(joint)
    fits = tidy != text and re.fullmatch(pattern, tidy)
    return f' - did you mean "{tidy}"?' if fits else ""


_NOT_PLAIN = re.compile(r"^$|^[\s\-?:,\[\]{}#&*!|>'\"%@`]|: |:$| #|^(true|false|null|~|-?\d+)$")


def as_yaml(value: object) -> str:
    """Return the value as it is written on one line of YAML.

    >>> as_yaml({"play": 5, "from": {"hole": 2, "board": 3}})
    '{play: 5, from: {hole: 2, board: 3}}'
    """
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {as_yaml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(as_yaml(item) for item in value) + "]"
    if isinstance(value, str) and not _NOT_PLAIN.search(value):
        return value
    return json.dumps(value, ensure_ascii=False)
