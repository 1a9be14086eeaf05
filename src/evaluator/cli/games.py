"""Commands about games: list, show, validate."""

from __future__ import annotations

import click

from evaluator.cli.terminal import FINE, NO, as_json, command, print_json, print_lines
from evaluator.interface import load


@command("handrules list", name="list")
@as_json
def list_games(as_json: bool) -> None:
    """List the packaged games."""
    from evaluator.library import game_ids

    games = [load(name).game for name in game_ids()]
    if as_json:
        print_json([{"rules": game.id, "title": game.title} for game in games])
        return
    width = max(len(game.id) for game in games)
    for game in games:
        click.echo(f"{game.id:<{width}}  {game.title}")


@command("handrules show texas-holdem")
@click.argument("rules")
@click.option("--compiled", is_flag=True, help="Print how the rules are compiled to tables.")
@as_json
def show(rules: str, compiled: bool, as_json: bool) -> None:
    """Print the rules in words, and an example of each category."""
    from evaluator.describe import game_data, game_lines

    loaded = load(rules)
    if compiled:
        tables = {p.id: list(loaded.compiled(p.id).in_words()) for p in loaded.game.prizes}
        if as_json:
            print_json({"rules": loaded.game.id, "tables": tables})
            return
        for prize, lines in tables.items():
            print_lines(f"{prize}: {line}" if prize else line for line in lines)
        return
    if as_json:
        print_json(game_data(loaded))
    else:
        print_lines(game_lines(loaded))


@command("handrules validate my-game.yaml")
@click.argument("files", nargs=-1, required=True)
@as_json
def validate(files: tuple[str, ...], as_json: bool) -> int:
    """Check rule files: the form, then the meaning. All faults are printed, each with its place."""
    from evaluator.loader import check_file

    faults = {file: check_file(file) for file in files}
    if as_json:
        print_json(
            [
                {
                    "file": fault.place.file,
                    "line": fault.place.line,
                    "column": fault.place.column,
                    "code": fault.code,
                    "message": fault.message,
                }
                for found in faults.values()
                for fault in found
            ]
        )
    else:
        for file, found in faults.items():
            click.echo("\n".join(map(str, found)) if found else f"{file}: ok")
    return NO if any(faults.values()) else FINE
