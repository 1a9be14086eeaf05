"""Feature files as pytest's own nodes: a file, and an item for each scenario or example row."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from time import perf_counter
from types import ModuleType
from typing import Any

import pytest

from evaluator.bdd.binding import BoundFeature, child_nodeid, tag_mark, vocabulary_of
from evaluator.bdd.document import Case, Feature, Step, fill
from evaluator.bdd.failure import Told, error_lines, failure_text
from evaluator.bdd.faults import read_feature
from evaluator.bdd.sentences import Vocabulary
from evaluator.bdd.steps import FEATURE, TABLE
from evaluator.bdd.suggesting import suggestion
from evaluator.errors import Fault, FileFaultsError

_ROW_WIDTH = 70  # characters of an example row in the name of its item


@dataclass(frozen=True, slots=True)
class FeaturePaths:
    """Feature files and folders that a test module binds, named from the module's folder."""

    paths: tuple[str, ...]

    def files(self, folder: Path) -> list[Path]:
        """Return the feature files, folder after folder, in alphabetical order."""
        return feature_files(folder / path for path in self.paths)


def features(*paths: str) -> FeaturePaths:
    """Bind feature files to a test module, by assigning the result to any name in it.

    >>> features("../features")
    FeaturePaths(paths=('../features',))
    """
    return FeaturePaths(paths)


def feature_files(paths: Iterable[Path]) -> list[Path]:
    """Return the files, and for a folder all feature files in and under it.

    Raises:
        FileNotFoundError: there is nothing of that name, or no feature in a folder.
    """
    files: list[Path] = []
    for path in paths:
        found = sorted(path.rglob("*.feature")) if path.is_dir() else [path]
        if not found or not found[0].is_file():
            what = "no feature files in" if path.is_dir() else "no such file:"
            raise FileNotFoundError(f"{what} {path}")
        files += [Path(os.path.normpath(file)) for file in found]
    return list(dict.fromkeys(files))


@lru_cache(maxsize=1024)  # every line of every result names one
def shown_path(file: str, *folders: Path) -> str:
    """Return a path from the first of the folders that it is in."""
    for folder in folders:
        if Path(file).is_relative_to(folder):
            return Path(file).relative_to(folder).as_posix()
    return file


class FeatureFile(pytest.Module):
    """A feature file. A pytest module without code, so that fixtures of module scope work."""

    feature: Feature
    bound: BoundFeature
    vocabulary: Vocabulary

    @classmethod
    def bound_to(cls, parent: pytest.Collector, path: Path) -> FeatureFile:
        """Return the file as part of a test module, and named so in ids."""
        node_id = child_nodeid(parent, path.name)
        file: FeatureFile = cls.from_parent(parent, path=path, name=path.name, nodeid=node_id)
        return file

    def _getobj(self) -> ModuleType:
        return ModuleType(self.path.stem)

    @property
    def label(self) -> str:
        """The path as messages show it: from the folder where pytest was started, if inside."""
        return self.show_path(str(self.path))

    def show_path(self, file: str) -> str:
        """Return a file as messages and results name it."""
        return shown_path(file, self.config.invocation_params.dir, self.config.rootpath)

    def collect(self) -> Iterator[pytest.Item]:
        """Return the items, unless the file could let anything pass unchecked.

        Raises:
            CollectError: all that is wrong with the file, a line each.
        """
        self.vocabulary = vocabulary_of(self)
        try:
            self.feature = read_feature(self.path, self.label, self.vocabulary)
        except FileFaultsError as error:
            raise self.CollectError("\n".join(map(_fault_line, error.faults))) from None
        except OSError as error:
            raise self.CollectError(f"{self.label}: {error.strerror}") from None
        self.bound = BoundFeature(self.path, self.feature)
        self._register_tags()
        for case in self.feature.cases:
            yield ScenarioItem.of_case(self, case)

    def _register_tags(self) -> None:
        """Make ``-m`` know the tags where a project is strict; it cannot know one with a colon."""
        known = {line.partition(":")[0].strip() for line in self.config.getini("markers")}
        for tag in sorted({tag for case in self.feature.cases for tag in case.tags} - known):
            if ":" not in tag:
                self.config.addinivalue_line("markers", f"{tag}: a tag of {self.label}")


def _fault_line(fault: Fault) -> str:
    return f"{fault.place}: error[{fault.code}] {fault.message}"


def _play(request: pytest.FixtureRequest) -> None:
    """Run the scenario of the item; what pytest believes to be the test function."""
    __tracebackhide__ = True
    item = request.node
    assert isinstance(item, ScenarioItem)
    item.play(request)


class ScenarioItem(pytest.Function):
    """A scenario, or an example row of an outline."""

    parent: FeatureFile
    case: Case
    begun: list[float]  # when each step began, by a clock of no date; at last, when all were done
    ended: float
    message: str
    error: BaseException | None = None

    @classmethod
    def of_case(cls, parent: FeatureFile, case: Case) -> ScenarioItem:
        """Return the item, named by the scenario's title and, for a row, its line and cells."""
        name = case.scenario.title
        if case.values:
            row = case.row if len(case.row) <= _ROW_WIDTH else f"{case.row[:_ROW_WIDTH]}..."
            name += f"[{case.line}: {row}]"
        name = " ".join(name.replace("::", ": :").split())
        item: ScenarioItem = cls.from_parent(parent, name=name, callobj=_play)
        item.case, item.begun, item.ended, item.message = case, [], 0.0, ""
        for tag in case.tags:
            item.add_marker(tag_mark(tag))
        return item

    def reportinfo(self) -> tuple[Path, int, str]:
        """Return the feature file and the line of the scenario or row, counted from 0."""
        return self.path, self.case.line - 1, self.name

    @property
    def steps(self) -> list[Step]:
        """The steps as written, the backgrounds' first."""
        return list(self.case.scenario.steps)

    def play(self, request: pytest.FixtureRequest) -> None:
        """Run the steps.

        Raises:
            Exception: whatever the failing step raises.
        """
        __tracebackhide__ = True
        self.begun = []
        self.stash[FEATURE] = self.path
        scenario = self.parent.bound.render(self.case)
        found = [
            self.parent.vocabulary.matching(step.type, step.name)[0] for step in scenario.steps
        ]
        steps = list(zip(scenario.steps, found, strict=True))
        try:
            self.parent.bound.run(scenario, steps, request, self.begun)
            self.begun.append(perf_counter())  # what comes from here on is not the last step's
            if (table := self.stash.get(TABLE, None)) is not None:
                table.check_not_refused()
        finally:
            self.ended = perf_counter()

    # Reports

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException]) -> Any:  # type: ignore[override]  # as pytest's own subclasses do
        """Return the failure as a player reads it; pytest's own text if no step had begun."""
        self.message, self.error = "; ".join(error_lines(excinfo.value)), excinfo.value
        if not self.begun:
            return super().repr_failure(excinfo)
        head = f"{self.parent.label}:{self.case.line}: {self.case.title}"
        if self.case.row:
            head += f" > {self.case.row}"
        if self.case.reason:
            head += f" (because {self.case.reason})"
        table = self.stash.get(TABLE, None)
        hands = table.played_lines() if table else []
        if table and excinfo.value is table.refusal:
            del self.begun[self._doing() :]  # a Then step only came upon what When was refused
        return failure_text(head, self._told(), len(self.begun) - 1, excinfo.value, hands)

    def _doing(self) -> int:
        """Return the place, counted from 1, of the step that did something."""
        return next(at for at, step in enumerate(self.steps, 1) if step.type == "when")

    def _told(self) -> list[Told]:
        values = self.case.values
        return [Told(step.keyword, fill(step.text, values), step.line) for step in self.steps]

    def record(self, report: pytest.TestReport) -> dict[str, Any]:
        """Return the scenario and what came of it, as data that JSON can hold."""
        case, table, state = self.case, self.stash.get(TABLE, None), report.outcome
        return {
            "file": self.parent.label,
            "feature": self.parent.feature.title,
            "feature_line": self.parent.feature.block.line,
            "rule": case.scenario.rule,
            "rule_line": case.scenario.rule_line or None,
            "scenario": case.scenario.title,
            "title": case.title,
            "line": case.scenario.line,
            "row": self._row(),
            "tags": list(case.tags),
            "state": state,
            "message": self.message,
            "text": report.longreprtext if report.failed else "",
            "started": datetime.fromtimestamp(report.start, UTC).isoformat(),
            "seconds": round(report.duration, 6),
            "suggestion": self._suggestion(),
            "steps": self._step_data(state),
            "played": table.data(self.parent.show_path) if table else None,
        }

    def _suggestion(self) -> dict[str, Any] | None:
        if self.error is None or not 0 < len(self.begun) <= len(self.steps):
            return None
        told = suggestion(self.case, self.steps[len(self.begun) - 1], self.error)
        table = self.stash.get(TABLE, None)
        return told and {**told, "because": table.reasons() if table else []}

    def _row(self) -> dict[str, Any] | None:
        case = self.case
        if not case.values:
            return None
        return {
            "line": case.line,
            "examples": case.examples,
            "examples_line": case.examples_line,
            "values": dict(case.values),
        }

    def _step_data(self, state: str) -> list[dict[str, Any]]:
        """Return the steps, each with its own state; ``state`` is that of the scenario."""
        begun, last = len(self.begun), state if state != "skipped" else "passed"
        ends = [*self.begun[1:], self.ended]
        return [
            {
                "keyword": told.keyword,
                "text": told.text,
                "line": told.line,
                "state": "passed" if at < begun - 1 else last if at < begun else "not run",
                "seconds": round(ends[at] - self.begun[at], 6) if at < begun else 0.0,
            }
            for at, told in enumerate(self._told())
        ]
