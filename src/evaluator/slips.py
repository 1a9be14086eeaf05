"""The slip that most likely was made where a text is no YAML, or other YAML than was meant.

Only lines and places are looked at: the two parsers of PyYAML word their errors differently.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

Spot = tuple[int, int]  # a row and a column, both counted from 0

QUOTE_IT = "if it is meant as text, write it in quotes"

_LINE_ENDS = re.compile("\r\n|[\n\r\x85\u2028\u2029]")  # those of YAML 1.1
_OPEN = {
    "[": '"]" or a comma',
    "{": '"}" or a comma',
    '"': "the other quote",
    "'": "the other quote",
}
_SIGNS = "*&@%`!|>"
_OPENING, _CLOSING = "“„‟‘‚", "”“‟’‘"  # noqa: RUF001
# what a line can begin with that looks right and is not; the group named `here` is at fault
_COLON = re.compile(r"\s*(?:- +)*(?P<key>[A-Za-z_][\w-]*)(?P<here>:)(?!//|:)(?P<rest>\S.*)")
_DASH = re.compile(r"\s*(?:- +)*(?P<here>-)(?P<rest>[A-Za-z_].*)")
_LONG_DASH = re.compile(r"\s*(?P<here>[‐‑‒–—―−])\s*(?P<rest>\w.*)")  # noqa: RUF001
_WIDE_COLON = re.compile(r"\s*(?:- +)*\w+\s*(?P<here>[：﹕︓])")  # noqa: RUF001
_WIDE_SPACE = re.compile("(?: *|[^\"'#]*?[:-])(?P<here>[\u00a0\u2007\u202f\u3000])")
_QUOTE = re.compile(rf"[^\"'#]*?(?:^|[\s:,\[{{-])(?P<here>[{_OPENING}{_CLOSING}])")


@dataclass(frozen=True, slots=True)
class Slip:
    """Where a slip was made, line and column counted from 1, and what would be right."""

    line: int
    column: int
    message: str
    width: int = 1


def lines_of(text: str) -> list[str]:
    """Return the lines of the text, as YAML counts them."""
    return _LINE_ENDS.split(text)


def slip_at(text: str, mark: Spot | None, opened: Spot | None) -> Slip:
    """Return the slip that made a parser stop at ``mark``, in what it had ``opened`` before."""
    lines = lines_of(text)
    if mark is None:
        return Slip(1, 1, "this is no YAML")
    row = min(mark[0], len(lines) - 1)
    start, column = opened or mark
    start = min(start, len(lines) - 1)
    above = next((at for at in range(row - 1, -1, -1) if _is_written(lines[at])), row)
    for at in dict.fromkeys((row, start)):  # the parser may notice a slip a line too late
        indent = lines[at][: _indent(lines[at])]
        if "\t" in indent:
            return Slip(at + 1, indent.index("\t") + 1, "a tab; indent with spaces")
    for at in dict.fromkeys((start, above, row)):
        slip = _slip_of_line(lines[at], at) or _slip_of_signs(lines[at], at)
        if slip is not None:
            return slip
    return _unfinished(lines, start, column) or _misplaced(lines, row, mark[1])


def slip_of_text(lines: Sequence[str], first: Spot, last: Spot) -> Slip | None:
    """Return the slip by which a text without quotes became what it is, if it is one."""
    row, column = first
    line = lines[row]
    if line[column : column + 1] in _OPENING and last[0] == row:
        inside = line[column + 1 : last[1] - 1]
        if line[last[1] - 1] in _CLOSING and not set(inside) & set(_OPENING + _CLOSING):
            sign = line[column]
            message = f'{sign} is a typographic quote, a part of the text; write "{inside}"'
            return Slip(row + 1, column + 1, message, last[1] - column)
    if line[:column].strip(" -"):
        return None  # something else stands before it, so that it begins no line
    following = range(row + 1, last[0] + 1)
    dashed = next((at for at in following if re.match(r"\s*- ", lines[at])), None)
    slip = _slip_of_line(line, row)
    if slip is not None or dashed is None:
        return slip
    if line.lstrip().startswith("-"):
        message = f"indented so, this line goes on with the text above{_fit(lines, dashed)}"
        return Slip(dashed + 1, _indent(lines[dashed]) + 1, message)
    if re.fullmatch(r"\s*[\w-]+\s*", line):
        return Slip(row + 1, column + 1, f'a dash is missing: "- {line.strip()}"')
    return None


def _is_written(line: str) -> bool:
    return bool(line.strip()) and not line.lstrip().startswith("#")


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _slip_of_line(line: str, row: int) -> Slip | None:
    """Return what is wrong with how the line begins: a key, or a dash."""

    def slip(found: re.Match[str], message: str) -> Slip:
        return Slip(row + 1, found.start("here") + 1, message)

    if found := _COLON.match(line):
        right = f'"{found["key"]}: {found["rest"].strip()}"'
        return slip(found, f"a space is missing after the colon: {right}")
    if found := _DASH.match(line):
        return slip(found, f'a space is missing after the dash: "- {found["rest"].strip()}"')
    if found := _LONG_DASH.match(line):
        right = f'a plain "-": "- {found["rest"].strip()}"'
        return slip(found, f'"{found["here"]}" is a long dash; an entry of a list has {right}')
    if found := _WIDE_COLON.match(line):
        return slip(
            found, f'"{found["here"]}" is a wide colon; write a plain one and a space: ": "'
        )
    return None


def _slip_of_signs(line: str, row: int) -> Slip | None:
    """Return which sign of the line only looks like one that YAML knows."""
    if found := _WIDE_SPACE.match(line):
        code_point = f"U+{ord(found['here']):04X}"
        message = f"a space of another kind ({code_point}); write a plain one"
        return Slip(row + 1, found.start("here") + 1, message)
    if found := _WIDE_COLON.match(line):
        message = f'"{found["here"]}" is a wide colon; write a plain one and a space: ": "'
        return Slip(row + 1, found.start("here") + 1, message)
    if found := _QUOTE.match(line):
        message = f"{found['here']} is a typographic quote; YAML knows only \" and '"
        return Slip(row + 1, found.start("here") + 1, message)
    return None


def _unfinished(lines: Sequence[str], row: int, column: int) -> Slip | None:
    """Return what is wrong with what the parser had begun to read here, if anything."""
    line = lines[row]
    sign = line[column : column + 1]
    comment = re.search(r"\s#", line[column:])
    if sign and sign in _OPEN and comment:
        at = column + comment.start() + 1
        message = 'a " #" begins a comment, which hides the rest of the line; write text in quotes'
        return Slip(row + 1, at + 1, message, len(line) - at)
    if sign in _OPEN:
        message = f"what begins with {sign} here does not end as it should: "
        return Slip(row + 1, column + 1, f"{message}{_OPEN[sign]} is missing")
    if sign and sign in _SIGNS:
        return Slip(row + 1, column + 1, f'"{sign}" has a meaning in YAML; {QUOTE_IT}')
    word = line.split()[0] if line.strip() else ""
    if word and ":" not in line and not word.startswith("-"):
        above = next((each for each in lines[row - 1 :: -1] if _is_written(each)), "")
        if row and above.lstrip().startswith("- "):
            return Slip(row + 1, column + 1, f'a dash is missing: "- {line.strip()}"')
        return Slip(row + 1, column + 1, f'a colon is missing after "{word}", as in "key: value"')
    return None


def _misplaced(lines: Sequence[str], row: int, column: int) -> Slip:
    """Return what cannot stand where it does, and why not."""
    line = lines[row]
    here, before = line[column : column + 1], line[:column].rstrip()[-1:]

    def slip(message: str, at: int = column) -> Slip:
        return Slip(row + 1, at + 1, message)

    if here and here in _SIGNS:
        return slip(f'"{here}" has a meaning in YAML; {QUOTE_IT}')
    if before and before in "*&":
        message = f'"{before}" has a meaning in YAML; {QUOTE_IT}'
        return slip(message, line[:column].rindex(before))
    if here == ":" and ":" in line[:column]:
        return slip("a second colon in one value; write the value in quotes")
    if here == "-" and ":" in line[:column]:
        return slip("a list begins in a line of its own, or is written [like, this]")
    if here and here in "]},":
        return slip(f"this {here} closes nothing")
    if before and before in "'\"" and here:
        return slip("the text goes on after its closing quote; double the quotes inside it")
    indent = _indent(line)
    message = f"this line is indented by {indent}, which does not fit the lines above it"
    return slip(message + _fit(lines, row), indent)


def _fit(lines: Sequence[str], row: int) -> str:
    """Return how far the line may be indented, as the end of a message."""
    is_entry = lines[row].lstrip().startswith("-")
    columns = [str(column) for column in sorted(set(_open_columns(lines[:row], entries=is_entry)))]
    if not columns:
        return ""
    *others, last = columns
    return f"; {', '.join(others)}{' or ' if others else ''}{last} would fit"


def _open_columns(lines: Sequence[str], *, entries: bool) -> Iterator[int]:
    """Yield where the keys, or the dashes, stand to which one more may be added after the lines."""
    limit = 1000
    for line in reversed(lines):
        dashes = re.match(r"\s*(?:- +)*", line) if _is_written(line) else None
        if dashes is None:
            continue
        places = [at for at, sign in enumerate(dashes[0]) if sign == "-"]
        if not entries:
            places = [dashes.end()] if re.search(r":(\s|$)", line) else []
        yield from (place for place in places if place < limit)
        limit = min(limit, _indent(line))
