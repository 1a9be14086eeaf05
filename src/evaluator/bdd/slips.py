"""Misspelt keywords: lines meant as steps or headings, which Gherkin reads as prose."""

from __future__ import annotations

import re
from dataclasses import dataclass
from difflib import get_close_matches

from evaluator.bdd.document import keywords_of
from evaluator.bdd.sentences import Definition, Vocabulary

# English words one letter away from Given, When, Then, And and But. Prose may begin with them.
_ORDINARY = re.compile(
    "Give|Gives|Giver|Live|Where|Wheel|Wren|Hen|Men|Pen|Ten|The|Them|They|Than|Thin|Thee|"
    "An|Any|Ant|Ad|Add|Aid|End|Bud|Bus|Buy|Bit|Bet|Bat|Bug|Cut|Put|Nut|Hut|Gut"
)


@dataclass(frozen=True, slots=True)
class Slip:
    """A line whose first word should have been a keyword."""

    column: int
    word: str  # as it stands
    keyword: str  # as it should be; "" where a step has no keyword at all
    example: Definition | None = None

    def repaired(self, line: str) -> str:
        """Return the line with the right keyword."""
        start = self.column - 1
        if not self.keyword:
            word = self.example.type if self.example and self.example.type else "*"
            return f"{line[:start]}{word.capitalize()} {line[start].lower()}{line[start + 1 :]}"
        return line[:start] + self.keyword + line[start + len(self.word) :]

    @property
    def message(self) -> str:
        """What is wrong, in one line."""
        if not self.keyword:
            return "a step without Given, When or Then is only prose, and checks nothing"
        return f'"{self.word}" is no keyword, so this line is only prose{self._guess}'

    @property
    def _guess(self) -> str:
        return f' - did you mean "{self.keyword}"?'


def find_slip(line: str, vocabulary: Vocabulary, language: str = "en") -> Slip | None:
    """Return the misspelt keyword that the line begins with, if it seems to.

    Prose may begin with any word, so a word counts as misspelt only if it is all but a keyword
    and no English word, or if what follows it is a step.
    """
    text = line.strip()
    if not text or text.startswith(("#", "|", '"""', "```", "@")):
        return None
    column = len(line) - len(line.lstrip()) + 1
    steps, headings = keywords_of(language)
    return (
        _heading_slip(text, column, headings)
        or _step_slip(text, column, steps, vocabulary)
        or _bare_step(text, column, vocabulary)
        or (_near_word(text, column, steps) if language == "en" else None)
    )


def _heading_slip(text: str, column: int, headings: tuple[str, ...]) -> Slip | None:
    head, colon, _ = text.partition(":")
    if not colon or len(head) > 24 or head in headings:
        return None
    close = get_close_matches(head, headings, n=1, cutoff=0.8)
    return Slip(column, head, close[0]) if close else None


def _step_slip(
    text: str, column: int, steps: tuple[str, ...], vocabulary: Vocabulary
) -> Slip | None:
    """Return a slip where all but the first word is a step of the vocabulary."""
    word, _, rest = text.partition(" ")
    rest = rest.strip()
    if not rest or word in steps:
        return None
    known = vocabulary.of_other_type(rest)
    if known is None:
        return None
    close = get_close_matches(word.rstrip(":").capitalize(), steps, n=1, cutoff=0.4)
    return Slip(column, word, close[0] if close else known.keyword, known)


def _bare_step(text: str, column: int, vocabulary: Vocabulary) -> Slip | None:
    lower = text[0].lower() + text[1:]
    known = vocabulary.of_other_type(text) or vocabulary.of_other_type(lower)
    return Slip(column, "", "", known) if known else None


def _near_word(text: str, column: int, steps: tuple[str, ...]) -> Slip | None:
    word = text.split(maxsplit=1)[0]
    if _ORDINARY.fullmatch(word) or word in steps or len(word) < 3 or not word[0].isupper():
        return None
    for keyword in steps:
        if edits(word, keyword) <= (2 if len(keyword) > 4 and len(word) > 3 else 1):
            return Slip(column, word, keyword)
    return None


def edits(one: str, other: str) -> int:
    """Return how many letters to add, drop, change or swap with a neighbour from one to the other.

    >>> edits("Givn", "Given"), edits("Whne", "When"), edits("Hand", "And")
    (1, 1, 2)
    """
    rows = [list(range(len(other) + 1))]
    for i, letter in enumerate(one, 1):
        above, row = rows[-1], [i]
        for j, wanted in enumerate(other, 1):
            least = min(above[j] + 1, row[-1] + 1, above[j - 1] + (letter != wanted))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == wanted:
                least = min(least, rows[-2][j - 2] + 1)
            row.append(least)
        rows.append(row)
    return rows[-1][-1]
