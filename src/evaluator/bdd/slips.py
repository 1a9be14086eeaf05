"""Misspelt keywords of steps: lines meant as steps, which Gherkin reads as prose.

Prose may begin with any word ("Five of a kind" is no misspelt "Given"), so what follows the word
decides: a step of the vocabulary, but for a letter or two.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from evaluator.bdd.sentences import Definition, Vocabulary
from evaluator.bdd.spelling import COLONS, DASHES, is_nearly, odd_letter, plain

_AROUND = f";,.={COLONS}{DASHES}"  # signs that do not belong after a keyword

STRAY = (
    "a step under no scenario or background is only prose, and checks nothing"
    ' - write a heading above it: "Scenario: ..."'
)


@dataclass(frozen=True, slots=True)
class Slip:
    """A line that was meant as a step or a heading, and is prose."""

    column: int
    message: str
    repaired: str | None  # the line as it was meant; None where nobody can tell


@dataclass(frozen=True, slots=True)
class _Reading:
    """A line read as a step: its keyword, what stands there instead, and what follows."""

    keyword: str
    word: str
    rest: str


def step_slip(line: str, vocabulary: Vocabulary, steps: Sequence[str]) -> Slip | None:
    """Return what keeps a line from being a step, if it was meant as one.

    ``steps`` are the keywords of the feature's language. The line may stand where no step can.
    """
    text = plain(line)
    readings = [each for each in _readings(text, steps) if vocabulary.like(each.rest)]
    if readings:
        of_its_type = (
            each for each in readings if vocabulary.keyword_of(each.rest) == each.keyword
        )
        return _slip(line, next(of_its_type, readings[0]))
    marked = _behind_marks(text, vocabulary, steps)
    if marked is not None:
        return _slip(line, marked)
    word, _, rest = text.partition(" ")
    known = vocabulary.exactly(rest) if rest else None
    if known is not None:  # whatever the word, no prose goes on like that
        close = get_close_matches(word.strip(_AROUND).capitalize(), steps, n=1, cutoff=0.4)
        return _slip(line, _Reading(close[0] if close else known.keyword, word, rest))
    return _bare_step(line, text, vocabulary)


def _behind_marks(text: str, vocabulary: Vocabulary, steps: Sequence[str]) -> _Reading | None:
    """Return the step that a line is but for what stands before it: ``[ ] Given``, ``Step 1:``."""
    words = text.split(" ")
    for at, word in enumerate(words[1:4], 1):
        rest = " ".join(words[at + 1 :])
        if word in steps and rest and vocabulary.exactly(rest):
            return _Reading(word, " ".join(words[: at + 1]), rest)
    return None


def keyword_slip(line: str, steps: Sequence[str]) -> Slip | None:
    """Return the misspelt keyword in a line that is known to be no prose."""
    reading = next(_readings(plain(line), steps), None)
    return _slip(line, reading) if reading else None


def exact_keyword(line: str, steps: Sequence[str]) -> str:
    """Return the keyword that a line begins with, rightly spelt, whatever its spaces and marks."""
    text = plain(line)
    found = (each for each in steps if text.startswith(each))
    keyword = max(found, key=len, default="")
    after = text[len(keyword) :]
    return keyword if not keyword[-1:].isascii() or not after[:1].isalnum() else ""


def _readings(text: str, steps: Sequence[str]) -> Iterator[_Reading]:
    """Yield how a line can begin with a keyword, the more likely ways first."""
    found: list[tuple[int, int, int, str, str, str]] = []
    for keyword in steps:
        for head in _heads(text, keyword):
            word, rest = head.strip(" " + _AROUND), text[len(head) :].strip()
            most = 0 if len(keyword) < 3 else 1 if len(keyword) < 5 else 2
            one, other = (each.replace(" ", "") for each in (word, keyword))
            for wrong in range(most + 1):
                if rest and is_nearly(one, other, wrong):
                    found.append((wrong, -len(keyword), len(found), head, keyword, rest))
                    break
    for *_, head, keyword, rest in sorted(found):
        yield _Reading(keyword, head.strip(), rest)


def _heads(text: str, keyword: str) -> Iterator[str]:
    """Yield the beginnings of a line that may be a keyword: its words, one more, its letters."""
    words, size = text.split(" "), keyword.count(" ") + 1
    yield from (" ".join(words[:count]) for count in (size, size + 1))
    yield from (text[:length] for length in range(len(keyword) - 1, len(keyword) + 2))


def _slip(line: str, reading: _Reading) -> Slip:
    stripped = line.strip()
    indent = line[: len(line) - len(line.lstrip())]
    before = stripped[: len(stripped) - len(reading.rest)]
    odd = odd_letter(before)
    if odd and reading.word == reading.keyword:
        message = (
            f'a {odd} beside "{reading.keyword}" makes this line only prose'
            f' - write "{reading.keyword}" and a plain space'
        )
    elif before == reading.keyword and before.isascii() and before.isalpha():
        message = f'"{before}" takes a space after it; without one, this line is only prose'
    elif before.strip() == reading.keyword:
        message = STRAY
    else:
        word = before.strip() or reading.word
        message = (
            f'"{word}" is no keyword, so this line is only prose'
            f' - did you mean "{reading.keyword}"?'
        )
    return Slip(len(indent) + 1, message, f"{indent}{reading.keyword} {reading.rest}")


def _bare_step(line: str, text: str, vocabulary: Vocabulary) -> Slip | None:
    known: Definition | None = vocabulary.exactly(text)
    if known is None and ('"' in text or "<" in text):
        known = vocabulary.like(text)
    if known is None:
        return None
    indent = line[: len(line) - len(line.lstrip())]
    message = "a step without Given, When or Then is only prose, and checks nothing"
    return Slip(len(indent) + 1, message, f"{indent}{known.keyword} {text[0].lower()}{text[1:]}")
