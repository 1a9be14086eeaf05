"""Commands about cards to come: equity."""

from __future__ import annotations

import click

from evaluator.cli.terminal import as_json, command, on_scheduler, print_json, progress
from evaluator.interface import load


@command('handrules equity texas-holdem "Ah Kh" "Qs Qd" --board "2h 7h Tc"')
@click.argument("rules")
@click.argument("hands", nargs=-1, required=True)
@click.option("--board", default="", metavar="CARDS", help="The cards of the board so far.")
@click.option("--dead", default="", metavar="CARDS", help="Cards that can come to nobody.")
@click.option("--samples", type=click.IntRange(1), help="Deal so many times at random.")
@click.option("--seed", type=int, help="Deal the same cards again.")
@on_scheduler
@as_json
def equity(
    rules: str,
    hands: tuple[str, ...],
    board: str,
    dead: str,
    samples: int | None,
    seed: int | None,
    scheduler: str | None,
    as_json: bool,
) -> None:
    """Print what part of the pot each player can expect.

    A hand holds the cards that are known, "?" where none is. All ways to deal the rest are gone
    through where they are not too many, else a million at random; then the standard error is
    told.
    """
    from evaluator.equity import equity as find_equity

    loaded = load(rules)
    with progress("dealing the rest") as tell:
        found = find_equity(
            loaded,
            hands,
            board=board,
            dead=dead,
            samples=samples,
            seed=seed,
            tell=tell,
            scheduler=scheduler,
        )
    if as_json:
        print_json(
            {
                "rules": loaded.game.id,
                "runouts": found.runouts,
                "exact": found.exact,
                "players": [
                    {
                        "hand": hand,
                        "share": str(its.share),
                        "equity": float(its.share),
                        "wins": its.wins,
                        "ties": its.ties,
                        "standard_error": its.standard_error,
                    }
                    for hand, its in zip(hands, found.players, strict=True)
                ],
            }
        )
        return
    for number, its in enumerate(found.players, 1):
        error = "" if found.exact else f" ± {its.standard_error:.3%}"
        wins, ties = its.wins / found.runouts, its.ties / found.runouts
        click.echo(
            f"hand {number}: {float(its.share):>8.4%}{error}  wins {wins:.2%}, shares {ties:.2%}"
        )
    how = "every one of" if found.exact else "at random,"
    click.echo(f"{how} {found.runouts:,} ways to deal the rest")
