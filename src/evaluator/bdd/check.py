"""The runner behind ``handrules check``: feature files by path, from any folder, as results."""

from __future__ import annotations

import os
import re
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from evaluator.bdd.collect import ScenarioItem, feature_files
from evaluator.bdd.plugin import RECORD
from evaluator.errors import InputError, nearest
from evaluator.library import features_folder

RESULTS_VERSION = 1
Record = Mapping[str, Any]  # what `ScenarioItem.record` returns

# Nothing of the project that the files lie in decides how they run, but for a conftest.py with
# steps of its own. Nothing is written, so that a package folder may be read-only.
_ARGUMENTS = (
    *("-c", os.devnull, "--assert=plain", "--continue-on-collection-errors"),
    *("-p", "no:cacheprovider", "-p", "no:terminal", "-p", "no:warnings", "-p", "no:logging"),
    *("-p", "no:faulthandler", "-p", "no:doctest", "-p", "no:junitxml", "-p", "no:pastebin"),
    *("-p", "pytest_bdd.plugin", "-p", "evaluator.bdd.plugin"),
)
_ENVIRONMENT = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": "", "PYTEST_PLUGINS": ""}


@dataclass(frozen=True)
class CheckRun:
    """What came of a run. ``scenarios`` has a record for each scenario or example row."""

    scenarios: tuple[Record, ...]
    refused: tuple[str, ...]  # faults of feature files, a line each
    seconds: float
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
        """Return everything as data that JSON can hold."""
        return {
            "version": RESULTS_VERSION,
            "status": self.status,
            **{state: self.count(state) for state in ("passed", "failed", "skipped")},
            "refused": list(self.refused),
            "scenarios": list(self.scenarios),
        }

    def lines(self) -> Iterator[str]:
        """Return the short report: a line for each file, then what failed, then the sum."""
        files: dict[str, list[Record]] = {}
        for record in self.scenarios:
            files.setdefault(record["file"], []).append(record)
        for file, records in files.items():
            yield f"{file}: {_counted(records)}"
        for record in self.scenarios:
            if record["state"] == "failed":
                yield ""
                yield from record["text"].splitlines()
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


def check(paths: Sequence[str | Path] = (), tags: str | None = None) -> CheckRun:
    """Run feature files, or all in a folder, or all that come with this package, if none is named.

    ``x.feature:12`` runs just the scenario or the example row in that line. ``tags`` is an
    expression such as ``@wild and not @slow``.

    Raises:
        InputError: a path names nothing, or the tags make no sense.
    """
    begun = time.monotonic()
    wanted = [_Wanted.parse(str(path)) for path in paths] or [_Wanted(features_folder())]
    files = _files(wanted)
    watch = _Watch({each.path.resolve(): each.line for each in wanted if each.line})
    arguments = [*_ARGUMENTS, *_root(files)]
    if tags:
        arguments += ["-m", re.sub(r"@(?=\w)", "", tags)]
    with _alone():
        code = pytest.main([*arguments, *map(str, files)], plugins=[watch])
    if code == pytest.ExitCode.USAGE_ERROR:
        raise InputError(f'the tags "{tags}" cannot be read: write them as in "wild and not low"')
    if watch.broken is not None:
        raise watch.broken
    watch.check_lines()
    seconds = time.monotonic() - begun
    return CheckRun(tuple(watch.records), tuple(watch.refused), seconds, tags or "")


@dataclass(frozen=True, slots=True)
class _Wanted:
    """A path on the command line, with the line after it, if any."""

    path: Path
    line: int = 0

    @classmethod
    def parse(cls, text: str) -> _Wanted:
        found = re.fullmatch(r"(.+\.feature):(\d+)", text)
        return cls(Path(found[1]), int(found[2])) if found else cls(Path(text))


@dataclass(eq=False)  # pytest keeps plugins in sets, so that one has to have a hash
class _Watch:
    """A plugin that keeps the results, and only the wanted lines of a file."""

    lines: dict[Path, int]
    records: list[Record] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    broken: BaseException | None = None
    _found: set[Path] = field(default_factory=set)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self._is_wanted(item)]

    def _is_wanted(self, item: pytest.Item) -> bool:
        line = self.lines.get(item.path.resolve())
        if line is None or not isinstance(item, ScenarioItem):
            return True
        wanted = line in (item.case.line, item.case.scenario.line)
        if wanted:
            self._found.add(item.path.resolve())
        return wanted

    def check_lines(self) -> None:
        for path, line in self.lines.items():
            if path not in self._found and not self.refused:
                raise InputError(f"no scenario or example row begins at {path.name}:{line}")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.refused += report.longreprtext.splitlines()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        record = getattr(report, RECORD, None)
        if record is not None:
            self.records.append(record)

    def pytest_internalerror(self, excinfo: pytest.ExceptionInfo[BaseException]) -> bool:
        self.broken = excinfo.value
        return True

    def pytest_keyboard_interrupt(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        if isinstance(excinfo.value, KeyboardInterrupt):
            self.broken = excinfo.value


def _files(wanted: Sequence[_Wanted]) -> list[Path]:
    for path in (each.path for each in wanted):
        if not path.exists():
            folder = path.parent if path.parent.is_dir() else Path()
            names = [str(file) for file in folder.glob("*.feature")]
            raise InputError(f"no such file: {path}{nearest(str(path), names)}")
        if path.is_file() and path.suffix != ".feature":
            raise InputError(f"{path} is no feature file: its name must end in .feature")
    try:
        return feature_files(Path(os.path.abspath(each.path)) for each in wanted)
    except FileNotFoundError as error:
        raise InputError(str(error)) from error


def _root(files: Sequence[Path]) -> list[str]:
    """Return the folder from which conftest files count: where we are, or where the files lie."""
    here = Path.cwd()
    inside = all(file.is_relative_to(here) for file in files)
    root = here if inside else Path(os.path.commonpath([file.parent for file in files]))
    return ["--rootdir", str(root), "--confcutdir", str(root)]


@contextmanager
def _alone() -> Iterator[None]:
    """Keep the environment's settings for pytest away, and silence nothing else."""
    before = {name: os.environ.get(name) for name in _ENVIRONMENT}
    os.environ.update(_ENVIRONMENT)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value


def _counted(records: Sequence[Record]) -> str:
    counts = Counter(record["state"] for record in records)
    said = [
        f"{counts[state]} {state}" for state in ("passed", "failed", "skipped") if counts[state]
    ]
    return ", ".join(said) or "no scenarios"


def _many(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"
