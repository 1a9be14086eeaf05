"""Every error, each with the place it speaks of."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A spot in a text file; lines and columns count from 1."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """One thing wrong with a file: where, what, and what would be right.

    ``code`` is stable and made of words (``unknown-category``); ``quote`` is the line of the
    file as it stands and ``width`` how many of its characters, from the place's column, are at
    fault.
    """

    place: Place
    code: str
    message: str
    quote: str = ""
    width: int = 1

    def __str__(self) -> str:
        head = f"{self.place}: error[{self.code}] {self.message}"
        if not self.quote.strip():
            return head
        number = str(self.place.line)
        room = max(1, len(self.quote) - self.place.column + 1)
        carets = "^" * max(1, min(self.width, room))
        indent = "".join("\t" if c == "\t" else " " for c in self.quote[: self.place.column - 1])
        return f"{head}\n  {number} | {self.quote}\n  {' ' * len(number)} | {indent}{carets}"


class EvaluatorError(Exception):
    """What every error of this package derives from; its text is fit for a user."""


class FileFaultsError(EvaluatorError):
    """A file that cannot be used: all its faults, in the order of the file."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(sorted(faults))
        super().__init__(self.faults)

    def __str__(self) -> str:
        return "\n".join(str(fault) for fault in self.faults)


class InputError(EvaluatorError, ValueError):
    """Cards, names or options that the rules cannot make sense of; one clear line."""


class NotCompiledError(EvaluatorError):
    """The tables cannot hold what these rules look at; the reference evaluator has to be asked."""


class UnreadableHandError(EvaluatorError):
    """A hand that cannot be read as the category asked for, or as any category at all."""


def nearest(name: str, names: Iterable[str]) -> str:
    """Return ``' - did you mean "..."?'`` for the closest of the names, or nothing.

    >>> nearest("flsh", ["flush", "straight"])
    ' - did you mean "flush"?'
    >>> nearest("xyzzy", ["flush", "straight"])
    ''
    """
    matches = get_close_matches(name, list(names), n=1, cutoff=0.6)
    return f' - did you mean "{matches[0]}"?' if matches else ""
