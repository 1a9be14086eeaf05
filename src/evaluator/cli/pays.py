"""Commands about what hands pay: pay."""

from __future__ import annotations

import click

from evaluator.cli.terminal import (
    as_json,
    command,
    named_wild,
    print_json,
    print_lines,
    progress,
)
from evaluator.interface import load


@command('handrules pay jacks-or-better-vp "Jh Jd 7c 4s 2d"\nhandrules pay jacks-or-better-vp')
@click.argument("rules")
@click.argument("hands", nargs=-1)
@named_wild
@as_json
def pay(rules: str, hands: tuple[str, ...], wild: str, as_json: bool) -> None:
    """Print what each hand pays for one coin; without HANDS, the pay table.

    The table has for each category how many deals there are of it, how likely it is, what it
    pays, and what part of the coins it gives back. The last line has the sum: what comes back if
    every hand is kept as it is dealt, without a draw.
    """
    from evaluator.paying import (
        paid_data,
        paid_text,
        pay_table,
        paying_prize,
        table_data,
        table_lines,
    )

    loaded = load(rules)
    if hands:
        paying_prize(loaded.game)
        paid = [(dealt, loaded.evaluate(dealt, wild=wild)) for dealt in map(loaded.parse, hands)]
        if as_json:
            print_json([paid_data(loaded, dealt, value) for dealt, value in paid])
        else:
            print_lines(paid_text(loaded, dealt, value) for dealt, value in paid)
        return
    if wild:
        raise click.UsageError("--wild goes with hands", click.get_current_context())
    with progress("counting deals") as tell:
        table = pay_table(loaded.game, tell)
    if as_json:
        print_json(table_data(table))
    else:
        print_lines(table_lines(table))
