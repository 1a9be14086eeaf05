"""Commands about files of many hands: batch."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from evaluator.cli.counts import print_counts
from evaluator.cli.terminal import (
    FINE,
    NO,
    as_json,
    command,
    named_wild,
    on_scheduler,
    print_json,
    progress,
)
from evaluator.interface import Rules, load

if TYPE_CHECKING:
    from evaluator.batch.files import Summary


@command("handrules batch texas-holdem hands.csv -o valued.csv")
@click.argument("rules")
@click.argument("file", metavar="IN")
@click.option("-o", "--output", metavar="OUT", help="The file to write; without, CSV is printed.")
@click.option("--hand", metavar="COLUMN", help="The column that holds the hands.")
@click.option("--columns", metavar="C1,C2,...", help="The columns that hold a card each.")
@click.option(
    "--bad-rows",
    type=click.Choice(["stop", "skip", "keep"]),
    default="stop",
    show_default=True,
    help="At a hand that makes no sense: stop and write nothing, leave the row out, or keep it.",
)
@click.option("--prefix", default="", metavar="TEXT", help="Put before the new columns' names.")
@click.option("--delimiter", default=",", metavar="SIGN", help='Between values: ";", "tab".')
@on_scheduler
@named_wild
@as_json
def batch(
    rules: str,
    file: str,
    output: str | None,
    hand: str | None,
    columns: str | None,
    bad_rows: str,
    prefix: str,
    delimiter: str,
    scheduler: str | None,
    wild: str,
    as_json: bool,
) -> int:
    """Value the hands of a file, of any size: CSV, or Parquet where its name ends so.

    The rows are written with columns for category, strength and name; with one of each for every
    prize, where there are several. The exit status is 1 where rows were bad and not the end of it.
    A folder of Parquet files becomes another; so does a file, where a cluster does it.
    """
    from evaluator.batch.files import BadRows, Options, value_file
    from evaluator.batch.folders import value_folder
    from evaluator.batch.valuing import Valuer

    if as_json and output is None:
        raise click.UsageError("--json prints what was done: -o has to say where the rows go")
    by_parts = scheduler is not None or Path(file).is_dir()
    if by_parts and output is None:
        raise click.UsageError("the parts are written to a folder: -o has to name it")
    if hand is not None and columns is not None:
        raise click.UsageError("hands are in one column or in several: --hand or --columns")
    loaded = load(rules)
    options = Options(
        hand=hand,
        columns=tuple(name.strip() for name in columns.split(",")) if columns else (),
        prefix=prefix,
        bad_rows=BadRows(bad_rows),
        delimiter=_delimiter(delimiter),
    )
    valuer = Valuer(loaded, wild, lambda note: click.echo(f"handrules: {note}", err=True))
    with progress("valuing hands") as tell:
        if by_parts and output is not None:
            summary = value_folder(valuer, file, output, options, tell, scheduler)
        else:
            summary = value_file(valuer, file, output, options, tell)
    done = "left out" if bad_rows == "skip" else "kept without a value"
    for its in summary.told:
        click.echo(f"{its}; {done}", err=True)
    if summary.bad > len(summary.told):
        click.echo(f"{summary.bad - len(summary.told):,} more rows {done}", err=True)
    if as_json:
        print_json(_summary_data(loaded, summary, file, output))
    elif output is not None:
        _print_summary(loaded, summary, done)
    return NO if summary.bad else FINE


def _delimiter(text: str) -> str:
    sign = {"tab": "\t", "\\t": "\t"}.get(text, text)
    if len(sign) != 1 or not sign.isascii() or sign in '"\r\n' or sign.isalnum():
        raise click.UsageError(f'--delimiter is one sign, as in ";", or "tab": not "{text}"')
    return sign


def _print_summary(rules: Rules, summary: Summary, done: str) -> None:
    for prize in rules.game.prizes:
        if prize.id:
            click.echo(f"{prize.id}:")
        print_counts(rules, dict(summary.counts[prize.id]), as_json=False, prize=prize)
    bad = f", {summary.bad:,} of them bad: {done}" if summary.bad else ""
    click.echo(f"{summary.rows:,} rows{bad}")


def _summary_data(rules: Rules, summary: Summary, file: str, output: str | None) -> dict[str, Any]:
    game = rules.game
    counts = {
        prize.id: [
            {"category": category, "count": summary.counts[prize.id][category]}
            for category in [*(its.id for its in prize.categories), None]
        ]
        for prize in game.prizes
    }
    prizes = {prize: {"categories": its} for prize, its in counts.items()}
    return {
        "rules": game.id,
        "input": file,
        "output": output,
        "rows": summary.rows,
        "written": summary.written,
        "bad": summary.bad,
        "bad_rows": [
            {"file": its.file, its.unit: its.number, "message": its.why} for its in summary.told
        ],
        "categories": counts[game.prizes[0].id],
        **({"prizes": prizes} if len(prizes) > 1 else {}),
    }
