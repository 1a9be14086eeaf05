"""What came of a run: a record for each scenario or example row, from which all else is made."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from evaluator.bdd.suggesting import suggestion_lines
from evaluator.errors import InputError

RESULTS_VERSION = 1  # of rules/schema/results.schema.json
RECORD = "handrules"  # the attribute of a report that holds what `ScenarioItem.record` returns
STATES = ("passed", "failed", "skipped")
Record = Mapping[str, Any]  # what `ScenarioItem.record` returns


@dataclass(frozen=True)
class Results:
    """What came of a run. ``scenarios`` has a record for each scenario or example row."""

    scenarios: tuple[Record, ...]
    refused: tuple[str, ...]  # faults of feature files, a line each
    started: datetime
    seconds: float
    folders: tuple[Path, ...]  # from which files are named
    tags: str = ""

    def count(self, state: str) -> int:
        """Return how many scenarios passed, failed or were skipped."""
        return self._counts[state]

    @property
    def _counts(self) -> Counter[str]:
        return Counter(record["state"] for record in self.scenarios)

    @property
    def nothing_checked(self) -> bool:
        """Whether no scenario was run at all."""
        return not self._counts["passed"] and not self._counts["failed"]

    @property
    def status(self) -> int:
        """The exit status: 0 if every scenario passed, 1 if one failed or nothing was checked."""
        return int(bool(self._counts["failed"] or self.refused or self.nothing_checked))

    def data(self) -> dict[str, Any]:
        """Return everything as data that JSON can hold, as the published schema has it."""
        return {
            "version": RESULTS_VERSION,
            "handrules": version("handrules"),
            "started": self.started.isoformat(),
            "seconds": round(self.seconds, 6),
            "status": self.status,
            **{state: self.count(state) for state in STATES},
            "refused": list(self.refused),
            "scenarios": list(self.scenarios),
        }

    def read(self, name: str) -> str:
        """Return the text of a feature file.

        Raises:
            InputError: it cannot be read any more.
        """
        try:
            return self.path(name).read_text(encoding="utf-8-sig")
        except OSError as error:
            raise InputError(f"{name}: cannot be read any more") from error

    def path(self, name: str) -> Path:
        """Return where a file is that results name."""
        paths = [folder / name for folder in self.folders]
        return next((path for path in paths if path.is_file()), Path(name))

    def by_file(self) -> dict[str, list[Record]]:
        """Return the records of each feature file."""
        files: dict[str, list[Record]] = {}
        for record in self.scenarios:
            files.setdefault(record["file"], []).append(record)
        return files

    def refused_files(self) -> dict[str, list[str]]:
        """Return the faults of each feature file, a line each."""
        files: dict[str, list[str]] = {}
        for fault in self.refused:
            place = re.match(r"(.+\.feature):(?:\d+:\d+: | )", fault)
            files.setdefault(place[1] if place else "", []).append(fault)
        return files

    def lines(self, *, suggest: bool = False) -> Iterator[str]:
        """Return the short report: a line for each file, then what failed, then the sum.

        ``suggest`` adds to each failure what would pass, and why.
        """
        for file, records in self.by_file().items():
            yield f"{file}: {_counted(records)}"
        for record in self.scenarios:
            if record["state"] == "failed":
                yield ""
                yield from record["text"].splitlines()
                yield from suggestion_lines(record) if suggest else ()
        if self.refused:
            yield ""
            yield from self.refused
        yield ""
        yield self._sum()

    def _sum(self) -> str:
        if self.nothing_checked and not self.refused:
            return "nothing was checked" + (
                f': no scenario is tagged "{self.tags}"' if self.tags and not self.scenarios else ""
            )
        refused = f", {_many(len(self.refused), 'fault')} in feature files" if self.refused else ""
        return f"{_counted(self.scenarios)}{refused} ({self.seconds:.1f} s)"


def line_of(record: Record) -> int:
    """Return where the scenario begins or, of an outline, its example row."""
    row = record["row"]
    line: int = row["line"] if row else record["line"]
    return line


class Recorder:
    """A plugin that keeps the results, also of what workers of pytest-xdist have run."""

    def __init__(self, *folders: Path) -> None:
        self.folders = folders  # from which feature files are named
        self._records: dict[tuple[str, int], Record] = {}
        self._refused: list[str] = []
        self._started, self._begun = datetime.now(UTC), monotonic()

    def results(self, tags: str = "", *, in_order: bool = False) -> Results:
        """Return the results so far, sorted by files and lines unless they come ``in_order``."""
        records = list(self._records.values())
        if not in_order:
            records.sort(key=lambda record: (record["file"], line_of(record)))
        seconds = monotonic() - self._begun  # the clock of the day may be set meanwhile
        return Results(
            tuple(records), tuple(self._refused), self._started, seconds, self.folders, tags
        )

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note what is wrong with a feature file."""
        if report.failed:
            self._refused += report.longreprtext.splitlines()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note a scenario. Of one that is reported twice, as where tidying up fails, the worse."""
        record = getattr(report, RECORD, None)
        if record is None or record["state"] not in STATES:  # it will be tried once more
            return
        key = (record["file"], line_of(record))
        before = self._records.get(key)
        if before is None or before["state"] != "failed":
            self._records[key] = record


def _counted(records: Sequence[Record]) -> str:
    counts = Counter(record["state"] for record in records)
    said = [f"{counts[state]} {state}" for state in STATES if counts[state]]
    return ", ".join(said) or "no scenarios"


def _many(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
