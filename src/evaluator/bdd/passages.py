"""The table of a document's passages beside feature files: each has an example, and the reverse."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from evaluator.bdd.collect import FeatureFile
from evaluator.errors import Fault, Place, nearest

TABLE = "documents.md"
_ROW = re.compile(r"\|(.*)\|(.*)\|\s*")


@dataclass(frozen=True, slots=True)
class Passage:
    """A passage of a document, and the title of the scenario that shows it."""

    feature: str  # the name of the feature file
    text: str
    scenario: str
    line: int


def read_passages(text: str) -> list[Passage]:
    """Return the passages of a page: a table of two columns under the heading of each feature."""
    passages, feature, heading = [], "", True
    for line, row in enumerate(text.splitlines(), 1):
        if row.startswith("## "):
            feature, heading = row.removeprefix("## ").strip(), True
        found = _ROW.fullmatch(row)
        if found and not heading:
            passages.append(Passage(feature, found[1].strip(), found[2].strip(), line))
        elif found and set(row) <= set("|- :"):
            heading = False
    return passages


def passage_faults(files: Iterable[FeatureFile]) -> Iterator[Fault]:
    """Yield passages without an example, and scenarios without a passage, where there is a table.

    Only features that the table has a heading for are looked at.
    """
    for file in files:
        page = file.path.parent / TABLE
        if not page.is_file():
            continue
        passages = read_passages(page.read_text(encoding="utf-8"))
        own = [each for each in passages if each.feature == file.path.name]
        yield from _faults(file, page, own)


def _faults(file: FeatureFile, page: Path, passages: list[Passage]) -> Iterator[Fault]:
    scenarios = {each.title: each for each in file.feature.scenarios}
    for passage in passages:
        if passage.scenario not in scenarios:
            what = f'"{passage.scenario}" is no scenario of {file.path.name}'
            hint = nearest(passage.scenario, scenarios)
            message = f"{what}{hint}" if passage.scenario else "this passage has no example"
            place = Place(file.show_path(str(page)), passage.line, 1)
            yield Fault(place, "passage-without-example", message)
    named = {passage.scenario for passage in passages}
    for title, scenario in scenarios.items():
        if passages and title not in named:
            message = f"{TABLE} names no passage that this scenario shows"
            yield Fault(Place(file.label, scenario.line, 1), "no-passage", message)
