"""The pytest plugin: collects feature files, tells what fails, and fails where nothing is checked.

It collects only feature files that are named on the command line, that lie in a folder that the
ini option ``handrules_features`` names, or that a test module binds with ``features``; other
feature files belong to somebody else.
"""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from evaluator.bdd.all_steps import STEP_MODULES
from evaluator.bdd.collect import FeatureFile, FeaturePaths, ScenarioItem
from evaluator.bdd.steps import FEATURE

RECORD = "handrules"  # the attribute of a report that holds what `ScenarioItem.record` returns


def pytest_addoption(parser: pytest.Parser) -> None:
    """Declare the ini option."""
    about = "folders whose feature files are collected with all the other tests"
    parser.addini("handrules_features", about, type="paths", default=[])


def pytest_configure(config: pytest.Config) -> None:
    """Make the steps known, and begin to count what is checked."""
    for module in STEP_MODULES:
        config.pluginmanager.register(module, f"handrules-{module.__name__.rpartition('.')[2]}")
    config.pluginmanager.register(NothingChecked(), "handrules-nothing-checked")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> FeatureFile | None:
    """Collect a feature file that was asked for."""
    if file_path.suffix != ".feature":
        return None
    folders: list[Path] = parent.config.getini("handrules_features")
    asked = parent.session.isinitpath(file_path)
    if asked or any(file_path.is_relative_to(folder) for folder in folders):
        file: FeatureFile = FeatureFile.from_parent(parent, path=file_path)
        return file
    return None


def pytest_pycollect_makeitem(
    collector: pytest.Module | pytest.Class, obj: object
) -> list[pytest.Collector] | None:
    """Collect the feature files that a test module binds.

    Raises:
        CollectError: there are none.
    """
    if not isinstance(obj, FeaturePaths) or not isinstance(collector, pytest.Module):
        return None
    try:
        files = obj.files(collector.path.parent)
    except FileNotFoundError as error:
        raise collector.CollectError(str(error)) from None
    return [FeatureFile.bound_to(collector, file) for file in files]


@pytest.hookimpl(tryfirst=True)
def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: Any) -> None:
    """Note where the scenario comes from, also when pytest-bdd itself has collected it."""
    request.node.stash[FEATURE] = Path(feature.filename)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Put onto the report what came of a scenario; workers of pytest-xdist send it along."""
    report = yield
    if isinstance(item, ScenarioItem) and (report.when == "call" or not report.passed):
        setattr(report, RECORD, item.record(report))
    return report


class NothingChecked:
    """Fails a run whose scenarios were all skipped."""

    def __init__(self) -> None:
        self._skipped = 0
        self._checked = 0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Count a scenario."""
        if hasattr(report, RECORD):
            self._skipped += report.skipped
            self._checked += not report.skipped

    @property
    def failed(self) -> bool:
        """Whether there were scenarios, and none was checked."""
        return bool(self._skipped and not self._checked)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Turn success into failure."""
        if self.failed and exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say why."""
        if self.failed:
            message = f"nothing was checked: all {self._skipped} scenarios were skipped"
            terminalreporter.write_line(f"ERROR: {message}", red=True)
