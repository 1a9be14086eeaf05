"""Everything that would let a feature file pass without checking, as faults with their lines."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from pathlib import Path

from evaluator.bdd.document import (
    PLACEHOLDER,
    REASON,
    Block,
    Case,
    Cell,
    Examples,
    Feature,
    NotGherkinError,
    Row,
    Scenario,
    Step,
    SyntaxSlip,
    fill,
    keywords_of,
    parse_feature,
    texts_of,
)
from evaluator.bdd.headings import heading_slip
from evaluator.bdd.prose import Descriptions
from evaluator.bdd.sentences import Definition, Vocabulary
from evaluator.bdd.slips import Slip, exact_keyword, keyword_slip, step_slip
from evaluator.errors import Fault, FileFaultsError, Place, nearest

_LANGUAGE = re.compile(r"\s*#\s*language\s*:\s*([\w-]+)\s*$")  # as Gherkin reads it
_REPAIRS = 40  # lines of one file that are repaired before the rest of it is given up


def read_feature(path: Path, file: str, vocabulary: Vocabulary) -> Feature:
    """Return the feature of a file in which nothing can pass without being checked.

    ``file`` is what messages call it.

    Raises:
        FileFaultsError: all the faults of the file.
        OSError: it cannot be read.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        message = f"not text in UTF-8 (byte {error.start})"
        raise FileFaultsError([Fault(Place(file, 1, 1), "encoding", message)]) from error
    return _Reader(text, file, vocabulary).read()


class _Reader:
    """One file on its way from text to feature, and what is wrong with it.

    Bad lines are repaired in memory as far as one can guess what was meant, so that one misspelt
    keyword does not hide the faults further down.
    """

    def __init__(self, text: str, file: str, vocabulary: Vocabulary) -> None:
        self._lines = text.split("\n")
        self._quotes = tuple(self._lines)
        self._file = file
        self._vocabulary = vocabulary
        self._faults: dict[tuple[int, str, str], Fault] = {}
        self._puzzling: set[int] = set()  # lines of steps that have been reported
        self._spoilt = False  # a line could not be repaired: what follows from that is no fault

    def read(self) -> Feature:
        feature = self._parse()
        if feature is not None:
            feature = self._repair_prose(feature)
            self._check(feature)
        if self._faults or feature is None:
            raise FileFaultsError(self._faults.values())
        return feature

    # Reading, and guessing what was meant

    def _parse(self) -> Feature | None:
        for _ in range(_REPAIRS):
            try:
                feature = parse_feature("\n".join(self._lines))
            except NotGherkinError as error:
                if not self._repair_syntax(error.slips):
                    return None
            else:
                if feature is None and not self._faults:
                    self._add(1, 1, "empty", "there is no feature in this file")
                return feature
        return None

    def _repair_syntax(self, slips: Sequence[SyntaxSlip]) -> bool:
        """Report the lines and repair them; whether anything could be done about them."""
        changed = False
        for bad in slips:
            at = bad.line - 1
            line = self._lines[at] if at < len(self._lines) else ""
            slip = self._find_slip(line)
            if slip is not None:
                self._mend(bad.line, slip)
                return True  # what the parser says of later lines may follow from this one
            self._add(bad.line, bad.column, "syntax", _syntax_message(bad, line), line)
            if line.strip() and not line.lstrip().startswith("#"):
                self._lines[at] = "#"
                self._spoilt = changed = True
        return changed

    def _find_slip(self, line: str) -> Slip | None:
        """Return the misspelt keyword of a line that is known to be no prose."""
        keywords = keywords_of(self._language)
        if line.strip().startswith(exact_keyword(line, keywords.steps) or "\0"):
            return None
        return (
            heading_slip(line, keywords.headings)
            or step_slip(line, self._vocabulary, keywords.steps)
            or keyword_slip(line, keywords.steps)
        )

    @property
    def _language(self) -> str:
        head = takewhile(lambda line: line.strip()[:1] in ("", "#"), self._lines)
        found = filter(None, map(_LANGUAGE.match, head))
        return next((each[1] for each in found), "en")

    def _mend(self, number: int, slip: Slip) -> None:
        self._add(number, slip.column, "keyword", slip.message)
        self._lines[number - 1] = "#" if slip.repaired is None else slip.repaired
        self._spoilt = self._spoilt or slip.repaired is None

    def _repair_prose(self, feature: Feature) -> Feature:
        """Report and repair what is no prose; what then is none either, the next time round."""
        for _ in range(_REPAIRS):
            slips = Descriptions(feature, self._lines, self._vocabulary).slips()
            if not slips:
                break
            for number, slip in slips.items():
                self._mend(number, slip)
            mended = self._parse()
            if mended is None:
                self._spoilt = True
                break
            feature = mended
        return feature

    # Faults

    def _add(self, line: int, column: int, code: str, message: str, quote: str = "") -> None:
        if not quote and line <= len(self._quotes):
            quote = self._quotes[line - 1]
        fault = Fault(Place(self._file, line, column), code, message, quote.rstrip("\r"))
        self._faults.setdefault((line, code, message), fault)

    def _at_block(self, block: Block, code: str, message: str) -> None:
        self._add(block.line, block.column, code, message)

    def _at_step(self, step: Step, code: str, message: str) -> None:
        self._add(step.line, step.column, code, message)

    def _at_cell(self, cell: Cell, code: str, message: str) -> None:
        self._add(cell.line, cell.column, code, message)

    def _check(self, feature: Feature) -> None:
        if not self._spoilt:
            self._check_blocks(feature)
        self._check_titles(feature)
        for scenario in feature.scenarios:
            self._check_scenario(scenario)
            self._check_examples(scenario)
            self._check_placeholders(scenario)
        for case in feature.cases:
            self._check_steps(case)

    def _check_blocks(self, feature: Feature) -> None:
        if not feature.scenarios:
            self._at_block(feature.block, "no-scenario", "this feature has no scenario")
        for block in feature.empty_blocks:
            what = "steps" if block.takes_steps else "scenarios"
            self._at_block(block, "empty-block", f'"{block.keyword}" has no {what}')

    def _check_titles(self, feature: Feature) -> None:
        seen: dict[str, int] = {}
        for scenario in feature.scenarios:
            title = " ".join(scenario.title.split())
            if not title:
                self._at_block(scenario.block, "no-title", "this scenario has no title")
            elif title in seen:
                message = f'"{title}" is the title of the scenario in line {seen[title]} too'
                self._at_block(scenario.block, "same-title", message)
            seen.setdefault(title, scenario.line)

    def _check_scenario(self, scenario: Scenario) -> None:
        if scenario.is_outline and not scenario.examples:
            self._at_block(scenario.block, "no-examples", "this outline has no Examples")
        for steps in (scenario.background, scenario.own_steps):
            if steps and not steps[0].type:
                message = f'the first step cannot begin with "{steps[0].keyword}"'
                self._at_step(steps[0], "first-step", message)
        if self._spoilt:
            return
        if not scenario.own_steps:
            self._at_block(scenario.block, "no-steps", "this scenario has no steps")
        elif not any(step.type == "then" for step in scenario.own_steps):
            self._at_block(scenario.block, "no-then", "this scenario checks nothing: no Then")

    # Examples

    def _check_examples(self, scenario: Scenario) -> None:
        seen: dict[tuple[tuple[str, str], ...], int] = {}
        for examples in scenario.examples:
            if not examples.columns:
                self._add(examples.line, 1, "no-rows", "these examples have no table")
                continue
            if not examples.rows:
                line = examples.columns[0].line
                self._add(line, 1, "no-rows", "these examples have no rows under the heading")
            self._check_columns(scenario, examples)
            for row in (examples.columns, *examples.rows):
                self._check_cells(row)
            for row in examples.rows:
                self._check_twice(examples, row, seen)

    def _check_columns(self, scenario: Scenario, examples: Examples) -> None:
        texts = [text for step in scenario.steps for text in texts_of(step)]
        read = {name for text in texts for name in PLACEHOLDER.findall(text)}
        names = [cell.text for cell in examples.columns]
        for number, cell in enumerate(examples.columns):
            if cell.text in names[:number]:
                message = f'there are two columns "{cell.text}"'
                self._at_cell(cell, "same-column", message)
            elif cell.text and cell.text not in (*read, REASON):
                guess = nearest(cell.text, sorted(read - set(names)))
                message = f'no step reads the column "{cell.text}"{guess}'
                self._at_cell(cell, "unused-column", message)

    def _check_cells(self, row: Row) -> None:
        for cell in row:
            if not cell.text:
                self._at_cell(cell, "empty-cell", "this cell is empty")

    def _check_twice(
        self, examples: Examples, row: Row, seen: dict[tuple[tuple[str, str], ...], int]
    ) -> None:
        pairs = zip(examples.columns, row, strict=True)
        key = tuple(sorted((name.text, cell.text) for name, cell in pairs if name.text != REASON))
        line = row[0].line
        if key in seen:
            self._at_cell(row[0], "same-row", f"this row says the same as line {seen[key]}")
        seen.setdefault(key, line)

    def _check_placeholders(self, scenario: Scenario) -> None:
        tables = [tuple(cell.text for cell in each.columns) for each in scenario.examples]
        for names in filter(None, tables) if tables else [()]:
            for step in scenario.steps:
                texts = [step.text, *_cells_of(step)]
                if scenario.examples and step.docstring:
                    texts.append(step.docstring)
                for text in texts:
                    self._check_names(step, text, names)
            for name in PLACEHOLDER.findall(scenario.title) if scenario.examples else ():
                if name not in names:
                    message = f"the title names <{name}>, which is no column{nearest(name, names)}"
                    self._at_block(scenario.block, "placeholder", message)

    def _check_names(self, step: Step, text: str, names: Sequence[str]) -> None:
        for name in PLACEHOLDER.findall(text):
            if name not in names:
                guess = nearest(name, names)
                why = "is no column of the examples" if names else "has no examples to fill it"
                self._at_step(step, "placeholder", f"<{name}> {why}{guess}")

    # Steps

    def _check_steps(self, case: Case) -> None:
        """Check that each step means one thing; of the rows that differ, the first speaks."""
        for step in case.scenario.steps:
            if step.line in self._puzzling:
                continue
            text = fill(step.text, case.values)
            found = self._vocabulary.matching(step.type, text)
            if len(found) == 1:
                self._check_attachments(step, found[0])
            elif not found:
                self._puzzling.add(step.line)
                self._at_step(step, "undefined-step", self._why_undefined(step, text))
            else:
                self._puzzling.add(step.line)
                places = " and ".join(f'"{each}" ({each.place})' for each in found)
                self._at_step(step, "ambiguous-step", f'"{text}" may mean {places}')

    def _why_undefined(self, step: Step, text: str) -> str:
        other = self._vocabulary.of_other_type(text)
        if other is not None and step.type:
            return f'"{text}" is a {other.keyword}, but stands as a {step.type.capitalize()}'
        close = self._vocabulary.nearest(text)
        guess = f" - did you mean: {close}" if close else ""
        return f'no step is written "{text}"{guess}'

    def _check_attachments(self, step: Step, found: Definition) -> None:
        for what, given, taken in (
            ("table", step.table is not None, found.takes_table),
            ("text between triple quotes", step.docstring is not None, found.takes_docstring),
        ):
            if given and not taken:
                self._at_step(step, "unread", f"this step reads no {what}")
            elif taken and not given:
                self._at_step(step, "missing", f"this step needs a {what} below it")
        for row in step.table or ():
            self._check_cells(row)


def _cells_of(step: Step) -> Iterator[str]:
    for row in step.table or ():
        for cell in row:
            yield cell.text


def _syntax_message(bad: SyntaxSlip, line: str) -> str:
    message, _, _ = bad.message.partition(", got ")
    for token, words in _TOKENS.items():
        message = message.replace(token, words)
    if message.startswith("expected: "):
        wanted = list(dict.fromkeys(message.removeprefix("expected: ").split(", ")))
        return f'"{line.strip()}" cannot stand here; expected {", ".join(wanted)}'
    return message


# What the parser calls the kinds of lines. Longer names before those that they contain.
_TOKENS: Mapping[str, str] = {
    "#BackgroundLine": "Background:",
    "#DocStringSeparator": '"""',
    "#ExamplesLine": "Examples:",
    "#FeatureLine": "Feature:",
    "#RuleLine": "Rule:",
    "#ScenarioLine": "Scenario:",
    "#StepLine": "a step",
    "#TableRow": "a table row",
    "#TagLine": "a tag",
    "#Comment": "a comment",
    "#Empty": "an empty line",
    "#EOF": "the end",
    "#Language": "a language",
    "#Other": "prose",
}
