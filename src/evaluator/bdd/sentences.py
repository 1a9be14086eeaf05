"""How the steps of the vocabulary are written, and which of them match a line."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from pytest_bdd.parsers import StepParser

from evaluator.bdd.spelling import is_nearly

_SLOT = re.compile(r'"\{(?P<text>\w+)\}"|\{(?P<number>\w+)\}')
_TAIL = re.compile(r" \[([^\]]*)\]")


class Sentence(StepParser):
    """A step's text: ``"{cards}"`` takes anything between quotes, ``{n}`` a whole number.

    A quoted value never runs over its closing quote, so that a short sentence cannot swallow a
    longer one. What stands in square brackets, with the space before it, may be left out; its
    values are empty then, and only then.
    """

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._numbers: set[str] = set()
        pattern, at = "", 0
        for tail in _TAIL.finditer(name):
            pattern += self._pattern_of(name[at : tail.start()])
            pattern += f"(?:{self._pattern_of(f' {tail[1]}', least=1)})?"
            at = tail.end()
        self._pattern = re.compile(pattern + self._pattern_of(name[at:]))

    def _pattern_of(self, text: str, least: int = 0) -> str:
        pattern, at = "", 0
        for slot in _SLOT.finditer(text):
            pattern += re.escape(text[at : slot.start()])
            if slot["text"]:
                pattern += rf'"(?P<{slot["text"]}>[^"]{{{least},}})"'
            else:
                pattern += rf"(?P<{slot['number']}>\d+)"
                self._numbers.add(slot["number"])
            at = slot.end()
        return pattern + re.escape(text[at:])

    def is_matching(self, name: str) -> bool:
        """Whether the line is this sentence."""
        return self._pattern.fullmatch(name) is not None

    def parse_arguments(self, name: str) -> dict[str, Any] | None:
        """Return the values that the line gives, or nothing where it is another sentence."""
        found = self._pattern.fullmatch(name)
        if found is None:
            return None
        return {
            key: int(value) if key in self._numbers else value
            for key, value in found.groupdict(default="").items()
        }


@dataclass(frozen=True, slots=True, eq=False)
class Definition:
    """A step definition that a feature file can use, ours or a project's own."""

    type: str | None  # given, when or then; None: any of them
    text: str
    place: str  # "steps.py:40"
    takes_table: bool
    takes_docstring: bool
    matches: Callable[[str], bool]
    run: Any  # what pytest-bdd calls the context of a step

    @property
    def keyword(self) -> str:
        """How a step of this kind begins; ``*`` for any."""
        return (self.type or "*").capitalize()

    def __str__(self) -> str:
        return f"{self.keyword} {self.text}"


class Vocabulary:
    """The step definitions that one feature file can use."""

    def __init__(self, definitions: Iterable[Definition]) -> None:
        self.definitions = tuple(definitions)
        self._found: dict[tuple[str, str], tuple[Definition, ...]] = {}
        self._skeletons: dict[str, Definition] = {}
        for definition in self.definitions:
            for text in with_and_without_tail(definition.text):
                self._skeletons.setdefault(_skeleton(text), definition)

    def matching(self, type_: str, text: str) -> tuple[Definition, ...]:
        """Return every definition that a step of that type and text could mean."""
        key = (type_, text)
        found = self._found.get(key)
        if found is None:
            found = tuple(
                definition
                for definition in self.definitions
                if definition.type in (None, type_) and definition.matches(text)
            )
            self._found[key] = found
        return found

    def of_other_type(self, text: str) -> Definition | None:
        """Return a definition of that text, whatever its type."""
        return next((each for each in self.definitions if each.matches(text)), None)

    def exactly(self, text: str) -> Definition | None:
        """Return the definition that the text is, with a capital or not, filled in or not."""
        lower = text[:1].lower() + text[1:]
        found = self.of_other_type(text) or self.of_other_type(lower)
        if found is None and "<" in text:
            found = self._skeletons.get(_skeleton(text)) or self._skeletons.get(_skeleton(lower))
        return found

    def like(self, text: str) -> Definition | None:
        """Return the definition that the text is, or would be but for a letter in eight."""
        found = self.exactly(text)
        if found is not None:
            return found
        written = _skeleton(text)
        return next(
            (
                definition
                for skeleton, definition in self._skeletons.items()
                if is_nearly(written, skeleton, len(skeleton) // 8)
            ),
            None,
        )

    def keyword_of(self, text: str) -> str:
        """Return how a step of such a text begins in English; nothing where there is none."""
        found = self.like(text)
        return found.keyword if found else ""

    def nearest(self, text: str, cutoff: float = 0.6) -> Definition | None:
        """Return the definition that reads most like the text, values left aside."""
        close = get_close_matches(_skeleton(text), self._skeletons, n=1, cutoff=cutoff)
        return self._skeletons[close[0]] if close else None


def with_and_without_tail(text: str) -> tuple[str, ...]:
    """Return how a sentence can be written.

    >>> with_and_without_tail('it is a draw [for the "{prize}"]')
    ('it is a draw', 'it is a draw for the "{prize}"')
    """
    return tuple(dict.fromkeys((_TAIL.sub("", text), _TAIL.sub(r" \1", text))))


def _skeleton(text: str) -> str:
    """Return the text without its values: ``hand 1 is "Ah"`` and its definition agree."""
    quoted = re.sub(r'"[^"]*"', '""', text)
    return re.sub(r"\{\w*[^}]*\}|<[^<>]+>|\b\d+\b", "#", quoted)
