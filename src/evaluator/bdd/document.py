"""A feature file as frozen data, with the line and column of everything in it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from gherkin.dialect import Dialect
from gherkin.errors import CompositeParserException, ParserError, ParserException
from gherkin.parser import Parser

PLACEHOLDER = re.compile(r"<(.+?)>")  # as pytest-bdd reads it
REASON = "because"  # the one column that nothing needs to read: why the row is as it is
_TYPES = {"Context": "given", "Action": "when", "Outcome": "then"}


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell of a table."""

    text: str
    line: int
    column: int


Row = tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One step as written; ``type`` is given, when or then, also for And, But and ``*``."""

    keyword: str
    type: str  # "" where a block begins with And, But or *
    text: str
    line: int
    column: int
    table: tuple[Row, ...] | None = None
    docstring: str | None = None


@dataclass(frozen=True, slots=True)
class Examples:
    """One table of examples; a table without even a header has no columns."""

    title: str
    tags: tuple[str, ...]
    line: int
    columns: Row
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class Block:
    """A heading with the lines of prose under it, each with its line number."""

    keyword: str
    title: str
    line: int
    column: int
    prose: tuple[tuple[int, str], ...]
    takes_steps: bool  # a scenario or a background


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario or an outline, with the steps of the backgrounds that precede its own."""

    block: Block
    tags: tuple[str, ...]  # its own, its rule's and its feature's
    rule: str  # "" where it stands under no rule
    rule_line: int  # 0 where it stands under none
    background: tuple[Step, ...]
    own_steps: tuple[Step, ...]
    examples: tuple[Examples, ...]
    is_outline: bool  # says so, whether or not it has examples

    @property
    def title(self) -> str:
        """The title as written, placeholders and all."""
        return self.block.title

    @property
    def line(self) -> int:
        """The line of the title."""
        return self.block.line

    @property
    def steps(self) -> tuple[Step, ...]:
        """All steps in the order in which they run."""
        return (*self.background, *self.own_steps)


@dataclass(frozen=True, slots=True)
class Case:
    """One run of a scenario: the scenario itself, or one row of its examples."""

    scenario: Scenario
    line: int  # of the scenario, or of the row
    tags: tuple[str, ...]
    values: Mapping[str, str] = field(default_factory=dict)
    examples: str = ""  # the title of the table
    examples_line: int = 0

    @property
    def title(self) -> str:
        """The scenario's title with the row's values filled in."""
        return fill(self.scenario.title, self.values)

    @property
    def row(self) -> str:
        """The row in one line, without its reason; nothing where the scenario has no rows."""
        return " | ".join(value for name, value in self.values.items() if name != REASON)

    @property
    def reason(self) -> str:
        """Why the row is as it is, where the table says so."""
        return self.values.get(REASON, "")


@dataclass(frozen=True, slots=True)
class Feature:
    """A whole feature file."""

    block: Block
    language: str
    tags: tuple[str, ...]
    scenarios: tuple[Scenario, ...]
    blocks: tuple[Block, ...]  # every heading, this feature's first
    empty_blocks: tuple[Block, ...]  # rules without scenarios, backgrounds without steps

    @property
    def title(self) -> str:
        """The title of the feature."""
        return self.block.title

    @property
    def cases(self) -> Iterator[Case]:
        """Everything there is to run, in the order of the file."""
        for scenario in self.scenarios:
            yield from _cases(scenario)


@dataclass(frozen=True, slots=True)
class Keywords:
    """The keywords of one language, without colons and spaces after them."""

    steps: tuple[str, ...]  # all but *
    headings: Mapping[str, str]  # what each heads: feature, rule, scenario, scenarioOutline...


@dataclass(frozen=True, slots=True)
class SyntaxSlip:
    """A line that Gherkin does not allow where it stands."""

    line: int
    column: int
    message: str


class NotGherkinError(Exception):
    """Text that is no feature file; ``slips`` are all its bad lines."""

    def __init__(self, slips: Sequence[SyntaxSlip]) -> None:
        self.slips = tuple(slips)
        super().__init__(self.slips)


def fill(text: str, values: Mapping[str, str]) -> str:
    """Return the text with ``<name>`` replaced where there is a value of that name."""
    return PLACEHOLDER.sub(lambda found: values.get(found[1], found[0]), text)


def texts_of(step: Step) -> Iterator[str]:
    """Yield every text of a step in which a placeholder is filled in."""
    yield step.text
    for row in step.table or ():
        yield from (cell.text for cell in row)
    yield step.docstring or ""


def parse_feature(text: str) -> Feature | None:
    """Return the feature that the text holds, or nothing where it holds none.

    Raises:
        NotGherkinError: some lines are not allowed where they stand.
    """
    try:
        document: Any = Parser().parse(text)
    except ParserError as error:
        raise NotGherkinError(_slips(error)) from error
    feature = document.get("feature")
    return _feature(feature, text.split("\n")) if feature else None


def keywords_of(language: str) -> Keywords:
    """Return the keywords of a language of Gherkin; of English where there is none of the name."""
    dialect = Dialect.for_name(language) or Dialect.for_name("en")
    assert dialect is not None, "Gherkin always knows English"
    spec: Mapping[str, Any] = dialect.spec
    steps = [word.strip() for key in ("given", "when", "then", "and", "but") for word in spec[key]]
    kinds = ("feature", "rule", "background", "scenario", "scenarioOutline", "examples")
    return Keywords(
        tuple(dict.fromkeys(word for word in steps if word != "*")),
        {word.strip(): kind for kind in kinds for word in spec[kind]},
    )


def _slips(error: ParserError) -> list[SyntaxSlip]:
    errors = error.errors if isinstance(error, CompositeParserException) else [error]
    slips = []
    for each in errors:
        place = each.location if isinstance(each, ParserException) else {"line": 1}
        message = re.sub(r"^\(\d+:\d+\): ", "", str(each))
        slips.append(SyntaxSlip(place["line"], place.get("column") or 1, message))
    return slips


def _feature(data: Any, lines: Sequence[str]) -> Feature:
    block = _block(data, lines)
    blocks, empty, scenarios = [block], [], []
    tags = _tags(data)

    def read(
        children: Any, rule: Block | None, rule_tags: tuple[str, ...], before: tuple[Step, ...]
    ) -> int:
        count = 0
        for child in children:
            if "background" in child:
                blocks.append(_block(child["background"], lines))
                steps = _steps(child["background"]["steps"])
                if not steps:
                    empty.append(blocks[-1])
                before += steps
            elif "rule" in child:
                own = child["rule"]
                blocks.append(rule_block := _block(own, lines))
                if not read(own["children"], rule_block, (*rule_tags, *_tags(own)), before):
                    empty.append(rule_block)
            else:
                count += 1
                scenario = _scenario(child["scenario"], lines, data["language"])
                blocks.append(scenario.block)
                blocks.extend(_block(each, lines) for each in child["scenario"]["examples"])
                scenarios.append((scenario, rule, rule_tags, before))
        return count

    read(data["children"], None, tags, ())
    return Feature(
        block=block,
        language=data["language"],
        tags=tags,
        scenarios=tuple(
            replace(
                scenario,
                tags=tuple(dict.fromkeys((*outer, *scenario.tags))),
                rule=rule.title if rule else "",
                rule_line=rule.line if rule else 0,
                background=before,
            )
            for scenario, rule, outer, before in scenarios
        ),
        blocks=tuple(blocks),
        empty_blocks=tuple(empty),
    )


def _scenario(data: Any, lines: Sequence[str], language: str) -> Scenario:
    dialect = Dialect.for_name(language)
    outlines = dialect.scenario_outline_keywords if dialect else []
    return Scenario(
        block=_block(data, lines),
        tags=_tags(data),
        rule="",
        rule_line=0,
        background=(),
        own_steps=_steps(data["steps"]),
        examples=tuple(_examples(each) for each in data["examples"]),
        is_outline=data["keyword"] in outlines or bool(data["examples"]),
    )


def _examples(data: Any) -> Examples:
    return Examples(
        title=data["name"],
        tags=_tags(data),
        line=data["location"]["line"],
        columns=_row(data["tableHeader"]) if "tableHeader" in data else (),
        rows=tuple(_row(row) for row in data.get("tableBody", [])),
    )


def _steps(data: Any) -> tuple[Step, ...]:
    steps: list[Step] = []
    for each in data:
        before = steps[-1].type if steps else ""
        table = each.get("dataTable")
        docstring = each.get("docString")
        steps.append(
            Step(
                keyword=each["keyword"].strip(),
                type=_TYPES.get(each["keywordType"], before),
                text=each["text"],
                line=each["location"]["line"],
                column=each["location"]["column"],
                table=tuple(_row(row) for row in table["rows"]) if table else None,
                docstring=docstring["content"] if docstring else None,
            )
        )
    return tuple(steps)


def _row(data: Any) -> Row:
    places = [(cell["location"]["line"], cell["location"]["column"]) for cell in data["cells"]]
    texts = [cell["value"] for cell in data["cells"]]
    return tuple(Cell(text, *place) for text, place in zip(texts, places, strict=True))


def _tags(data: Any) -> tuple[str, ...]:
    return tuple(tag["name"].removeprefix("@") for tag in data.get("tags", []))


def _block(data: Any, lines: Sequence[str]) -> Block:
    """Return a heading; the parser gives its prose without line numbers, so they are found."""
    start = data["location"]["line"]
    wanted = [line.strip() for line in data["description"].split("\n") if line.strip()]
    prose: list[tuple[int, str]] = []
    for number, line in enumerate(lines[start:], start + 1):
        if len(prose) == len(wanted):
            break
        if line.strip() == wanted[len(prose)]:
            prose.append((number, line))
    return Block(
        keyword=data["keyword"],
        title=data["name"],
        line=start,
        column=data["location"]["column"],
        prose=tuple(prose),
        takes_steps="steps" in data,
    )


def _cases(scenario: Scenario) -> Iterator[Case]:
    if not scenario.examples:
        yield Case(scenario, scenario.line, scenario.tags)
    for examples in scenario.examples:
        names = [cell.text for cell in examples.columns]
        tags = tuple(dict.fromkeys((*scenario.tags, *examples.tags)))
        for row in examples.rows:
            values = dict(zip(names, (cell.text for cell in row), strict=True))
            yield Case(scenario, row[0].line, tags, values, examples.title, examples.line)
