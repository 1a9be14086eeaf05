"""Commands about other evaluators: vectors, conform."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from evaluator.cli.terminal import (
    FINE,
    as_json,
    command,
    input_lines,
    named_wild,
    print_json,
    print_lines,
    progress,
)
from evaluator.interface import Rules, load

if TYPE_CHECKING:
    from evaluator.conformance.vectors import Vector

scenarios = click.option(
    "--scenarios",
    multiple=True,
    metavar="FEATURE",
    help="Take examples from these feature files, not from the packaged ones.",
)


@command("handrules vectors poker-dice -o poker-dice.jsonl")
@click.argument("rules")
@click.option("-o", "--output", metavar="FILE", required=True, help="The file; - prints it.")
@scenarios
@named_wild
@as_json
def vectors(rules: str, output: str, scenarios: tuple[str, ...], wild: str, as_json: bool) -> int:
    """Write a test suite for other evaluators: hands, and what they are worth by these rules.

    A line of JSON for each question, chosen from both sides of every limit and of every
    tie-break, and those of the scenarios. docs/conformance.md tells what a line holds.
    """
    from evaluator.batch.disk import whole_file
    from evaluator.conformance.vectors import Weight, lines

    if as_json and output == "-":
        raise click.UsageError("--json prints what was done: -o has to name a file for the vectors")
    loaded = load(rules)
    chosen = _vectors(loaded, scenarios, wild)
    found = lines(loaded.game, chosen)
    if output == "-":
        print_lines(found)
        return FINE
    with whole_file(Path(output)) as file:
        file.write("".join(f"{line}\n" for line in found).encode())
    weights = {its.value: sum(each.weight is its for each in chosen) for its in Weight}
    data = {"rules": loaded.game.id, "output": output, "vectors": len(chosen), "weights": weights}
    if as_json:
        print_json(data)
    else:
        counts = ", ".join(f"{count:,} {name}" for name, count in weights.items() if count)
        click.echo(f"{output}: {len(chosen):,} vectors: {counts}")
    return FINE


def _vectors(rules: Rules, features: Sequence[str], wild: str) -> list[Vector]:
    from evaluator.conformance.examples import example_vectors, packaged_features
    from evaluator.conformance.suite import suite

    examples = example_vectors(rules, features or packaged_features(rules))
    with progress("choosing vectors") as tell:
        return suite(rules, examples, wild, tell)


@command(
    'handrules conform poker-dice --command "python examples/conform/handrules_peer.py poker-dice"'
)
@click.argument("rules")
@click.option("--command", "program", required=True, help="How to start the other evaluator.")
@click.option("--vectors", "file", metavar="FILE", help="What to ask; if not said, all of it.")
@click.option(
    "--timeout",
    type=click.FloatRange(0, min_open=True),
    default=10.0,
    show_default=True,
    help="Seconds to wait for each answer.",
)
@scenarios
@named_wild
@as_json
def conform(
    rules: str,
    program: str,
    file: str | None,
    timeout: float,
    scenarios: tuple[str, ...],
    wild: str,
    as_json: bool,
) -> int:
    """Ask another evaluator, and report where it disagrees and why.

    The program reads a question a line and writes an answer a line; docs/conformance.md has the
    protocol. The exit status is 1 where a vector that must agree does not.
    """
    from evaluator.conformance.conforming import conform as ask_all
    from evaluator.conformance.conforming import report_data, report_lines
    from evaluator.conformance.vectors import read_vectors

    if file is not None and (scenarios or wild):
        raise click.UsageError("--vectors says what is asked: without --scenarios and --wild")
    loaded = load(rules)
    if file is None:
        asked = _vectors(loaded, scenarios, wild)
    else:
        asked = read_vectors(file, input_lines(file), loaded)
    with progress("asking") as tell:
        found = ask_all(loaded, program, asked, timeout, tell)
    if as_json:
        print_json(report_data(found))
    else:
        print_lines(report_lines(found))
    return found.status
