"""The one place that knows pytest's and pytest-bdd's private names.

pytest-bdd has no public way to list the step definitions that a file can use, nor to run one
step; pyproject.toml pins its version for the sake of this module.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from types import ModuleType
from typing import Any

import pytest
from pytest_bdd import parser as bdd
from pytest_bdd.compat import get_fixture_names, getfixturedefs
from pytest_bdd.scenario import _execute_step_function
from pytest_bdd.steps import StepFunctionContext, step_function_context_registry

from evaluator.bdd.document import Case, Feature
from evaluator.bdd.sentences import Definition, Vocabulary


def vocabulary_of(node: pytest.Collector) -> Vocabulary:
    """Return the step definitions that scenarios under this node can use."""
    return Vocabulary(_definitions(node))


def definitions_in(module: ModuleType) -> list[Definition]:
    """Return the step definitions of a module, in the order in which they are written."""
    contexts = {id(each): each for each in step_function_context_registry.values()}
    own = [each for each in contexts.values() if each.step_func.__module__ == module.__name__]
    own.sort(key=lambda context: context.step_func.__code__.co_firstlineno)
    return [_definition(context) for context in own]


def _definitions(node: pytest.Collector) -> Iterator[Definition]:
    manager = node.session._fixturemanager
    for name in get_fixture_names(manager):
        for fixture in getfixturedefs(manager, name, node) or ():
            context = step_function_context_registry.get(fixture.func)
            # pytest-bdd's own step opens the debugger
            if context is not None and context.step_func.__module__ != "pytest_bdd.plugin":
                yield _definition(context)


def _definition(context: StepFunctionContext) -> Definition:
    code = inspect.unwrap(context.step_func).__code__
    signature = inspect.signature(context.step_func)
    takes = signature.parameters
    if inspect.isfunction(context.step_func):  # pytest-bdd works it out twice for every step run
        context.step_func.__signature__ = signature  # type: ignore[attr-defined]
    return Definition(
        type=context.type,
        text=context.parser.name,
        place=f"{Path(code.co_filename).name}:{code.co_firstlineno}",
        takes_table="datatable" in takes,
        takes_docstring="docstring" in takes,
        matches=context.parser.is_matching,
        run=context,
    )


class BoundFeature:
    """A feature file as pytest-bdd sees it, since hooks of other plugins are given its objects."""

    def __init__(self, path: Path, feature: Feature) -> None:
        parsed = bdd.FeatureParser(str(path.parent), path.name, "utf-8-sig").parse()
        templates = {each.line_number: each for each in parsed.scenarios.values()}
        self._templates = {each.line: templates[each.line] for each in feature.scenarios}
        self._parsed = parsed

    def render(self, case: Case) -> bdd.Scenario:
        """Return the scenario with the values of the case filled in."""
        return self._templates[case.scenario.line].render(case.values)

    def run(
        self,
        scenario: bdd.Scenario,
        steps: list[tuple[bdd.Step, Definition]],
        request: pytest.FixtureRequest,
        begun: list[float],
    ) -> None:
        """Run the steps in order, and note in ``begun`` when each begins."""
        about = {"request": request, "feature": self._parsed, "scenario": scenario}
        hook = request.config.hook
        hook.pytest_bdd_before_scenario(**about)
        try:
            for step, definition in steps:
                begun.append(perf_counter())
                _execute_step_function(request, scenario, step, definition.run)
        finally:
            hook.pytest_bdd_after_scenario(**about)


def child_nodeid(parent: pytest.Collector, name: str) -> Any:
    """Return the id of a child node, in the form that this version of pytest keeps ids in."""
    own: Any = getattr(parent, "id", None)
    return own.child(name) if own is not None else f"{parent.nodeid}::{name}"


def tag_mark(tag: str) -> pytest.MarkDecorator:
    """Return the marker of a tag, which nobody has to register, colons and all."""
    mark = pytest.Mark(tag, (), {}, _ispytest=True)
    return pytest.MarkDecorator(mark, _ispytest=True)
