"""Descriptions: what stands in them by mistake, since Gherkin calls prose all that it cannot read.

A description may hold any prose. A line of it is refused only where it looks like something that
was meant to be run: like a step, or like a heading, which stands by itself and has steps or other
headings under it.
"""

from __future__ import annotations

from collections.abc import Sequence

from evaluator.bdd.document import Block, Feature, keywords_of
from evaluator.bdd.headings import Heading, as_scenario, read_heading, slip_of
from evaluator.bdd.sentences import Vocabulary
from evaluator.bdd.slips import STRAY, Slip, exact_keyword, step_slip
from evaluator.bdd.spelling import ends_sentence, odd_letter, plain

# Headings whose steps go to the scenario above them, if that has none before.
_SWALLOWED = ("scenario", "scenarioOutline", "background")


class Descriptions:
    """The descriptions of one feature, and the lines around them."""

    def __init__(self, feature: Feature, lines: Sequence[str], vocabulary: Vocabulary) -> None:
        self._lines = lines
        self._vocabulary = vocabulary
        self._keywords = keywords_of(feature.language)
        self._blocks: dict[int, Block] = {
            number: block for block in feature.blocks for number, _ in block.prose
        }

    def slips(self) -> dict[int, Slip]:
        """Return what is wrong, by line.

        Of headings only the first: with that in its place, the lines under it are no prose any
        more, and may be right.
        """
        for line in sorted(self._blocks):
            if slip := self._heading_slip(line):
                return {line: slip}
        return {line: slip for line in self._blocks if (slip := self._step_slip(line))}

    # Steps

    def _step_slip(self, number: int) -> Slip | None:
        line = self._line(number)
        slip = step_slip(line, self._vocabulary, self._keywords.steps)
        if slip is None and (keyword := self._stray_keyword(number)):
            slip = self._stray(number, keyword)
        if slip is not None and not self._blocks[number].takes_steps:
            return Slip(slip.column, slip.message, None)
        return slip

    def _stray(self, number: int, keyword: str) -> Slip | None:
        """Return the fault of a line that begins with a keyword, though no step is known so.

        Prose may do that ("When two hands tie, ..."). It is steps where two such lines stand
        together, or where a keyword can only be meant as one.
        """
        line = self._line(number)
        takes_steps = self._blocks[number].takes_steps
        after = plain(line)[len(keyword) :]
        unseen = takes_steps and (not after or bool(odd_letter(line.strip()[: len(keyword) + 2])))
        near = [self._next(number, step) for step in (-1, 1)]
        together = [each for each in near if each in self._blocks or abs(each - number) == 1]
        if not unseen and not any(each and self._stray_keyword(each) for each in together):
            return None
        column = len(line) - len(line.lstrip()) + 1
        rest = after.lstrip(" :;,.-")
        if takes_steps:
            word = line.strip()[: len(line.strip()) - len(rest)].strip()
            message = (
                f'"{word}" is not "{keyword}" and a space, so this line is only prose'
                f' - write "{keyword} {rest}"'.rstrip()
            )
        else:
            message = STRAY
        return Slip(column, message, f"{line[: column - 1]}{keyword} {rest}")

    def _stray_keyword(self, number: int) -> str:
        """Return the keyword with which a line of prose begins that ends like no prose."""
        line = self._line(number)
        return "" if ends_sentence(line) else exact_keyword(line, self._keywords.steps)

    # Headings

    def _heading_slip(self, number: int) -> Slip | None:
        line, block = self._line(number), self._blocks[number]
        heading = read_heading(line, self._keywords.headings)
        if heading is None:
            return self._strange_heading(number)
        if block.takes_steps and not heading.is_plain and heading.kind not in _SWALLOWED:
            return None  # without steps of its own, the scenario above it is refused anyway
        if not heading.is_plain and not self._stands_as_heading(number, heading.title):
            return None
        if heading.kind == "examples" and not block.takes_steps:
            heading = as_scenario(heading, self._keywords.headings)
        return self._as_heading(number, heading)

    def _strange_heading(self, number: int) -> Slip | None:
        """Return the fault of ``Test: A``, if what stands under it was meant as steps."""
        line, below = self._line(number), self._next(number, 1)
        word, colon, title = plain(line).partition(":")
        if not colon or self._blocks[number].takes_steps or len(word.split()) > 2:
            return None
        if below not in self._blocks or not self._step_slip(below):
            return None
        if self._step_slip(number):
            return None
        strange = Heading(f"{word}:", "", "", title.strip(), is_plain=False)
        return self._as_heading(number, as_scenario(strange, self._keywords.headings))

    def _as_heading(self, number: int, heading: Heading) -> Slip:
        nested = heading.kind == "background" and self._blocks[number].takes_steps
        possible = heading.kind != "feature" and not nested
        return slip_of(self._line(number), heading, possible=possible)

    def _stands_as_heading(self, number: int, title: str) -> bool:
        """Tell a heading from a sentence that begins with the same word.

        Steps or a heading stand indented under a heading. Or it has no full stop, and stands by
        itself, with a capital to begin with or anything at all indented under it.
        """
        below = self._next(number, 1)
        is_above = below > 0 and self._indent(below) > self._indent(number)
        if below in self._blocks and not self._blocks[below].takes_steps:
            if self._step_slip(below):
                return True
        elif is_above:
            return True
        if ends_sentence(self._line(number)) or not self._is_alone(number):
            return False
        return is_above or not (title[:1].islower() or title[:1].isdigit())

    def _is_alone(self, number: int) -> bool:
        """Tell whether no sentence goes on over the edges of the line."""
        above, below = number - 1, number + 1
        if self._goes_on(above, number) and not ends_sentence(self._line(above)):
            return False
        return not self._goes_on(below, number) or self._step_slip(below) is not None

    def _goes_on(self, other: int, number: int) -> bool:
        return other in self._blocks and self._indent(other) == self._indent(number)

    # Lines

    def _line(self, number: int) -> str:
        return self._lines[number - 1]

    def _indent(self, number: int) -> int:
        line = self._line(number)
        return len(line) - len(line.lstrip())

    def _next(self, number: int, step: int) -> int:
        """Return the next line that says anything, down or up; 0 where there is none."""
        number += step
        while 0 < number <= len(self._lines):
            line = self._line(number).strip()
            if line and not line.startswith("#"):
                return number
            number += step
        return 0
