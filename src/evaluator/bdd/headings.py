"""Headings that Gherkin reads as prose, since the colon is missing or the word is misspelt."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches

from evaluator.bdd.slips import Slip
from evaluator.bdd.spelling import COLONS, DASHES, edits, plain

# What stands for a colon: a dash or the like with a space after it, or a colon after a space.
_FOR_A_COLON = re.compile(rf"\s*(?:[{DASHES};=]|\s:)\s*(?=\s|$)|\s*{COLONS[1]}")
_LOOSE = f" *;,.={COLONS}{DASHES}"


@dataclass(frozen=True, slots=True)
class Heading:
    """A line of prose that begins like a heading."""

    word: str  # as it stands
    keyword: str  # what it is, or nearly is
    kind: str  # feature, rule, background, scenario, scenarioOutline or examples
    title: str
    is_plain: bool  # no prose is written so: the very keyword, and a colon or what is for one

    @property
    def is_right(self) -> bool:
        """Whether nothing is wrong with the line but where it stands."""
        return self.word == f"{self.keyword}:"

    def written(self) -> str:
        """Return the heading as it should be."""
        return f"{self.keyword}: {self.title}".rstrip()


def read_heading(line: str, keywords: Mapping[str, str]) -> Heading | None:
    """Return the heading that a line may be: it begins with a keyword, but for a letter or two.

    ``keywords`` tells what each keyword of the language heads.
    """
    text = plain(line)
    found: list[tuple[int, int, str, str]] = []
    for keyword in keywords:
        size = keyword.count(" ") + 1
        for head in _heads(text, keyword):
            wrong = edits(head.rstrip(_LOOSE).casefold(), keyword.casefold())
            if wrong <= _allowed(keyword, head):
                found.append((wrong - size, -len(keyword), keyword, head))
    if not found:
        return None
    *_, keyword, head = min(found)
    return _heading(text, head, keyword, keywords[keyword])


def _allowed(keyword: str, head: str) -> int:
    """Return how many letters may be wrong: of short words none, lest "Rules" be a "Rule"."""
    if len(keyword) < 6:
        return int(head.endswith(":") and len(keyword) > 2)
    return 1 if len(keyword) < 8 else 2


def _heads(text: str, keyword: str) -> list[str]:
    """Return the beginnings of a line that may be the keyword: up to a colon, or in words."""
    before, colon, _ = text.partition(":")
    words = text.split(" ")[: keyword.count(" ") + 1]
    heads = [before + colon] if colon else []
    if len(keyword) < len(text) and text.casefold().startswith(keyword.casefold()):
        glued = text[: len(keyword)]
        if not text[len(keyword)].isalnum() or not keyword[-1].isascii():
            heads.append(glued)
    return [*heads, " ".join(words)]


def _heading(text: str, head: str, keyword: str, kind: str) -> Heading:
    word = head.rstrip(_LOOSE)
    after = text[len(word) :]
    instead = _FOR_A_COLON.match(after)
    exact = word.casefold() == keyword.casefold()
    return Heading(
        word=head.strip() if head.endswith(":") else word + (instead[0].strip() if instead else ""),
        keyword=keyword,
        kind=kind,
        title=after.lstrip(_LOOSE),
        is_plain=exact and (after.startswith(":") or instead is not None),
    )


def as_scenario(heading: Heading, keywords: Mapping[str, str]) -> Heading:
    """Return the heading as the scenario that it looks like, or as just a scenario."""
    scenarios = [word for word, kind in keywords.items() if kind == "scenario"]
    close = get_close_matches(heading.keyword, scenarios, n=1, cutoff=0.6)
    nearest = close[0] if close else scenarios[-1]  # "Example" is the first in most languages
    return Heading(heading.word, nearest, "scenario", heading.title, heading.is_plain)


def slip_of(line: str, heading: Heading, *, possible: bool = True) -> Slip:
    """Return what is wrong with a heading in prose; ``possible`` if it may stand there."""
    indent = line[: len(line) - len(line.lstrip())]
    said, right = f'"{heading.word}"', heading.written()
    if heading.is_right or not possible:
        why = f"{said} cannot stand here"
    elif heading.word == heading.keyword:
        why = f"{said} takes a colon"
    else:
        why = f"{said} is no keyword"
    guess = f' - did you mean "{right}"?' if possible else ""
    message = f"{why}, so this line is only prose{guess}"
    return Slip(len(indent) + 1, message, indent + right if possible else None)


def heading_slip(line: str, keywords: Mapping[str, str]) -> Slip | None:
    """Return the misspelt heading in a line that is known to be no prose."""
    heading = read_heading(line, keywords)
    return None if heading is None or heading.is_right else slip_of(line, heading)
