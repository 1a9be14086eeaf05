"""The runner behind ``handrules check``: feature files by path, from any folder, as results."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from evaluator.bdd.collect import ScenarioItem, feature_files
from evaluator.bdd.results import Recorder, Results
from evaluator.errors import Fault, InputError, nearest
from evaluator.library import features_folder

# Nothing of the project that the files lie in decides how they run, but for a conftest.py with
# steps of its own. Nothing is written, so that a package folder may be read-only.
_ARGUMENTS = (
    *("-c", os.devnull, "--assert=plain", "--continue-on-collection-errors"),
    *("-p", "no:cacheprovider", "-p", "no:terminal", "-p", "no:warnings", "-p", "no:logging"),
    *("-p", "no:faulthandler", "-p", "no:doctest", "-p", "no:junitxml", "-p", "no:pastebin"),
    *("-p", "pytest_bdd.plugin", "-p", "evaluator.bdd.plugin"),
)
_ENVIRONMENT = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": "", "PYTEST_PLUGINS": ""}


def check(paths: Sequence[str | Path] = (), tags: str | None = None) -> Results:
    """Run feature files, or all in a folder, or all that come with this package, if none is named.

    ``x.feature:12`` runs just the scenario or the example row in that line. ``tags`` is an
    expression such as ``@wild and not @slow``.

    Raises:
        InputError: a path names nothing, or the tags make no sense.
    """
    watch = _run(paths, tags)
    return watch.results(tags or "", in_order=True)


def lint(paths: Sequence[str | Path] = (), tags: str | None = None) -> LintRun:
    """Look at examples as ``check`` would run them, and run none.

    Raises:
        InputError: a path names nothing, or the tags make no sense.
    """
    from evaluator.bdd.lint import lint as lint_items

    watch = _run(paths, tags, "--collect-only")
    faults = lint_items(watch.items)
    return LintRun(len(watch.items), tuple(watch.results().refused), tuple(faults))


@dataclass(frozen=True, slots=True)
class LintRun:
    """What is wrong with examples: ``refused`` are faults of files, a line each."""

    examples: int
    refused: tuple[str, ...]
    faults: tuple[Fault, ...]

    @property
    def status(self) -> int:
        """The exit status: 0 if all is well, 1 if not or if there was nothing to look at."""
        return int(bool(self.refused or self.faults or not self.examples))

    def data(self) -> dict[str, object]:
        """Return everything as data that JSON can hold."""
        faults = [
            {
                "file": fault.place.file,
                "line": fault.place.line,
                "column": fault.place.column,
                "code": fault.code,
                "message": fault.message,
            }
            for fault in self.faults
        ]
        return {
            "status": self.status,
            "examples": self.examples,
            "refused": list(self.refused),
            "faults": faults,
        }

    def lines(self) -> Iterator[str]:
        """Return the report, a line for each fault."""
        yield from self.refused
        yield from map(str, self.faults)
        found = len(self.refused) + len(self.faults)
        yield f"{self.examples} examples, {found or 'no'} fault{'s' if found != 1 else ''}"


def _run(paths: Sequence[str | Path], tags: str | None, *options: str) -> _Watch:
    wanted = _wanted(paths)
    files = _files(wanted)
    root = _root(files)
    watch = _Watch({each.path.resolve(): each.line for each in wanted if each.line}, root)
    arguments = [*_ARGUMENTS, *options, "--rootdir", str(root), "--confcutdir", str(root)]
    if tags:
        arguments += ["-m", re.sub(r"@(?=\w)", "", tags)]
    with _alone():
        code = pytest.main([*arguments, *map(str, files)], plugins=[watch])
    if code == pytest.ExitCode.USAGE_ERROR:
        raise InputError(f'the tags "{tags}" cannot be read: write them as in "wild and not low"')
    if watch.broken is not None:
        raise watch.broken
    watch.check_lines()
    return watch


def files_of(paths: Sequence[str | Path]) -> list[Path]:
    """Return the feature files that ``check`` runs for these paths.

    Raises:
        InputError: a path names nothing.
    """
    return _files(_wanted(paths))


def _wanted(paths: Sequence[str | Path]) -> list[_Wanted]:
    return [_Wanted.parse(str(path)) for path in paths] or [_Wanted(features_folder())]


@dataclass(frozen=True, slots=True)
class _Wanted:
    """A path on the command line, with the line after it, if any."""

    path: Path
    line: int = 0

    @classmethod
    def parse(cls, text: str) -> _Wanted:
        found = re.fullmatch(r"(.+\.feature):(\d+)", text)
        return cls(Path(found[1]), int(found[2])) if found else cls(Path(text))


class _Watch(Recorder):
    """A plugin that keeps the results, and only the wanted lines of a file."""

    def __init__(self, lines: dict[Path, int], root: Path) -> None:
        super().__init__(Path.cwd(), root)
        self.lines = lines
        self.broken: BaseException | None = None
        self.items: list[ScenarioItem] = []
        self._found: set[Path] = set()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self._is_wanted(item)]

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.items = [item for item in session.items if isinstance(item, ScenarioItem)]

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
            if path not in self._found and not self._refused:
                raise InputError(f"no scenario or example row begins at {path.name}:{line}")

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


def _root(files: Sequence[Path]) -> Path:
    """Return the folder from which conftest files count: where we are, or where the files lie."""
    here = Path.cwd()
    inside = all(file.is_relative_to(here) for file in files)
    return here if inside else Path(os.path.commonpath([file.parent for file in files]))


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
