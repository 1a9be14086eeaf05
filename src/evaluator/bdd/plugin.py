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
from evaluator.bdd.outputs import Outputs
from evaluator.bdd.results import RECORD, Recorder
from evaluator.bdd.steps import FEATURE
from evaluator.errors import InputError


def pytest_addoption(parser: pytest.Parser) -> None:
    """Declare the ini option, and those of the command line."""
    about = "folders whose feature files are collected with all the other tests"
    parser.addini("handrules_features", about, type="paths", default=[])
    group = parser.getgroup("handrules", "scenarios of poker hands")
    for option, what in (("results", "results as JSON"), ("messages", "Cucumber messages")):
        about = f"write the {what} of all scenarios to this file"
        group.addoption(f"--handrules-{option}", metavar="FILE", type=Path, help=about)


def pytest_configure(config: pytest.Config) -> None:
    """Make the steps known, and begin to count what is checked.

    Raises:
        UsageError: the results cannot be written where they should be.
    """
    for module in STEP_MODULES:
        config.pluginmanager.register(module, f"handrules-{module.__name__.rpartition('.')[2]}")
    config.pluginmanager.register(NothingChecked(), "handrules-nothing-checked")
    outputs = Outputs(
        results=config.getoption("handrules_results"),
        messages=config.getoption("handrules_messages"),
    )
    is_worker = hasattr(config, "workerinput")  # of pytest-xdist; the controller writes
    if (outputs.results or outputs.messages) and not is_worker:
        try:
            outputs.check()
        except InputError as error:
            raise pytest.UsageError(str(error)) from error
        config.pluginmanager.register(WrittenResults(config, outputs), "handrules-results")


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


class WrittenResults(Recorder):
    """Writes what came of the scenarios, unless somebody stopped the run; fails if nothing came."""

    def __init__(self, config: pytest.Config, outputs: Outputs) -> None:
        super().__init__(config.invocation_params.dir, config.rootpath)
        self._outputs = outputs
        self._broken_off = False
        self._said = ""

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Note what is wrong with a feature file; other tests are no concern of the results."""
        if ".feature" in report.nodeid:
            super().pytest_collectreport(report)

    def pytest_keyboard_interrupt(self, excinfo: pytest.ExceptionInfo[BaseException]) -> None:
        """Note that somebody stopped the run; where pytest stops by itself, something failed."""
        self._broken_off = not isinstance(excinfo.value, pytest.Session.Interrupted)

    def pytest_internalerror(self) -> None:
        """Note that the run is not whole."""
        self._broken_off = True

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Write the files; turn success into failure where they cannot be, or hold nothing."""
        results = self.results()
        if self._broken_off:
            self._said = "the run was broken off, so no results are written"
            return
        try:
            self._outputs.write(results)
        except InputError as error:
            self._said = str(error)
        else:
            self._said = "nothing was checked" if results.nothing_checked else ""
        if self._said and exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say why."""
        if self._said:
            terminalreporter.write_line(f"ERROR: {self._said}", red=True)
