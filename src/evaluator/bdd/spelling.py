"""Letters, and lines of letters: what was meant, where something else was written."""

from __future__ import annotations

import re
import unicodedata

DASHES = "-\N{EN DASH}\N{EM DASH}"
COLONS = ":\N{FULLWIDTH COLON}"
_MARK = re.compile(rf"(?:[{DASHES}*+•‣◦·>]+|\(?\d+[.)])\s*")  # of an item in a list
_SENTENCE_ENDS = (*".,;!?…。", "\N{FULLWIDTH COMMA}")
_CLOSING = " \"'”)\N{RIGHT SINGLE QUOTATION MARK}"  # what may stand after the full stop


def plain(line: str) -> str:
    r"""Return the line without what an eye overlooks: list marks, odd spaces, unseen letters.

    >>> plain("  - Then\N{NO-BREAK SPACE}hand 1 wins"), plain("* Given\tx")
    ('Then hand 1 wins', 'Given x')
    """
    seen = "".join(letter for letter in line if unicodedata.category(letter) != "Cf")
    text = " ".join(seen.split())
    mark = _MARK.match(text)
    return text[mark.end() :] if mark else text


def odd_letter(text: str) -> str:
    """Return the name of the first letter that looks like a space, or like nothing at all."""
    for letter in text:
        if letter != " " and (letter.isspace() or unicodedata.category(letter) == "Cf"):
            return unicodedata.name(letter, "TAB" if letter == "\t" else "CONTROL CHARACTER")
    return ""


def ends_sentence(text: str) -> bool:
    """Tell whether a line ends as prose does, and as steps and headings mostly do not.

    >>> ends_sentence('Kings are "up".'), ends_sentence("Kings are up")
    (True, False)
    """
    return text.rstrip(_CLOSING).endswith(_SENTENCE_ENDS)


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


def is_nearly(one: str, other: str, most: int) -> bool:
    """Tell whether so few edits make one word the other, capital letters or not."""
    if abs(len(one) - len(other)) > most:
        return False
    return edits(one.casefold(), other.casefold()) <= most
