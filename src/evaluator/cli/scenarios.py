"""Commands about scenarios: check."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from evaluator.cli.terminal import as_json, command, print_json, print_lines

if TYPE_CHECKING:
    from evaluator.bdd.outputs import Outputs

_FILE = click.Path(path_type=Path)


@command("handrules check features/texas-holdem-judge.feature --results results.json")
@click.argument("features", nargs=-1)
@click.option("--tags", help='Only scenarios with these tags: "@wild and not @slow".')
@click.option("--results", type=_FILE, metavar="FILE", help="Write the results as JSON.")
@click.option("--junitxml", type=_FILE, metavar="FILE", help="Write them as JUnit XML.")
@click.option("--messages", type=_FILE, metavar="FILE", help="Write them as Cucumber messages.")
@as_json
def check(
    features: tuple[str, ...],
    tags: str | None,
    results: Path | None,
    junitxml: Path | None,
    messages: Path | None,
    as_json: bool,
) -> int:
    """Run scenarios and report on them; without FEATURES, all that come with handrules."""
    from evaluator.bdd.outputs import Outputs

    return _check(features, tags, Outputs(results, junitxml, messages), as_json)


def _check(features: tuple[str, ...], tags: str | None, outputs: Outputs, as_json: bool) -> int:
    from evaluator.bdd.check import check as run_features

    outputs.check()
    found = run_features(features, tags)
    outputs.write(found)
    if as_json:
        print_json(found.data())
    else:
        print_lines(found.lines())
    return found.status
