"""Commands about scenarios: check."""

from __future__ import annotations

import click

from evaluator.cli.terminal import as_json, command, print_json, print_lines


@command("handrules check features/texas-holdem-judge.feature")
@click.argument("features", nargs=-1)
@click.option("--tags", help='Only scenarios with these tags: "@wild and not @slow".')
@as_json
def check(features: tuple[str, ...], tags: str | None, as_json: bool) -> int:
    """Run scenarios and report on them; without FEATURES, all that come with handrules."""
    from evaluator.bdd.check import check as run_features

    result = run_features(features, tags)
    if as_json:
        print_json(result.data())
    else:
        print_lines(result.lines())
    return result.status
