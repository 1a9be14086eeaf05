"""Commands about scenarios: check."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from evaluator.cli.terminal import FINE, as_json, command, print_json, print_lines
from evaluator.library import features_folder

if TYPE_CHECKING:
    from evaluator.bdd.results import Results

_FILE = click.Path(path_type=Path)


@command("handrules check features/texas-holdem-judge.feature --results results.json")
@click.argument("features", nargs=-1)
@click.option("--tags", help='Only scenarios with these tags: "@wild and not @slow".')
@click.option("--lint", is_flag=True, help="Run nothing; look for faults of the examples.")
@click.option("--watch", is_flag=True, help="Run again whenever a file is saved, until Ctrl-C.")
@click.option("--suggest", is_flag=True, help="Say what would make failing examples pass, and why.")
@click.option("--results", type=_FILE, metavar="FILE", help="Write the results as JSON.")
@click.option("--junitxml", type=_FILE, metavar="FILE", help="Write them as JUnit XML.")
@click.option("--messages", type=_FILE, metavar="FILE", help="Write them as Cucumber messages.")
@as_json
def check(
    features: tuple[str, ...],
    tags: str | None,
    lint: bool,
    watch: bool,
    suggest: bool,
    results: Path | None,
    junitxml: Path | None,
    messages: Path | None,
    as_json: bool,
) -> int:
    """Run scenarios and report on them; without FEATURES, all that come with handrules."""
    from evaluator.bdd.check import check as run_features
    from evaluator.bdd.outputs import Outputs

    if lint:
        if watch or suggest or results or junitxml or messages:
            raise click.UsageError("--lint runs nothing, so that there are no results to tell of")
        return _lint(features, tags, as_json)
    outputs = Outputs(results, junitxml, messages)
    outputs.check()

    def run() -> Results:
        found = run_features(features, tags)
        outputs.write(found)
        if as_json:
            print_json(found.data())
        else:
            print_lines(found.lines(suggest=suggest))
        return found

    if not watch:
        return run().status
    from evaluator.bdd.watching import run_and_watch

    run_and_watch(features or [features_folder()], run, lambda error: click.echo(error, err=True))
    return FINE


def _lint(features: tuple[str, ...], tags: str | None, as_json: bool) -> int:
    from evaluator.bdd.check import lint

    found = lint(features, tags)
    if as_json:
        print_json(found.data())
    else:
        print_lines(found.lines())
    return found.status
