"""Commands about scenarios: check."""

from __future__ import annotations

from pathlib import Path

import click

from evaluator.cli.terminal import as_json, command, print_json, print_lines

_FILE = click.Path(path_type=Path)


@command("handrules check features/texas-holdem-judge.feature --results results.json")
@click.argument("features", nargs=-1)
@click.option("--tags", help='Only scenarios with these tags: "@wild and not @slow".')
@click.option("--lint", is_flag=True, help="Run nothing; look for faults of the examples.")
@click.option("--suggest", is_flag=True, help="Say what would make failing examples pass, and why.")
@click.option("--results", type=_FILE, metavar="FILE", help="Write the results as JSON.")
@click.option("--junitxml", type=_FILE, metavar="FILE", help="Write them as JUnit XML.")
@click.option("--messages", type=_FILE, metavar="FILE", help="Write them as Cucumber messages.")
@as_json
def check(
    features: tuple[str, ...],
    tags: str | None,
    lint: bool,
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
        if suggest or results or junitxml or messages:
            raise click.UsageError("--lint runs nothing, so that there are no results to tell of")
        return _lint(features, tags, as_json)
    outputs = Outputs(results, junitxml, messages)
    outputs.check()
    found = run_features(features, tags)
    outputs.write(found)
    if as_json:
        print_json(found.data())
    else:
        print_lines(found.lines(suggest=suggest))
    return found.status


def _lint(features: tuple[str, ...], tags: str | None, as_json: bool) -> int:
    from evaluator.bdd.check import lint

    found = lint(features, tags)
    if as_json:
        print_json(found.data())
    else:
        print_lines(found.lines())
    return found.status
