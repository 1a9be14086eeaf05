"""Commands about how frequent hands are: frequencies."""

from __future__ import annotations

from typing import Any

import click

from evaluator.cli.terminal import as_json, command, named_wild, on_scheduler, print_json, progress
from evaluator.errors import InputError, nearest
from evaluator.interface import Rules, load
from evaluator.rules import Prize


@command("handrules frequencies standard-high --cards 7")
@click.argument("rules")
@click.option("--cards", type=int, help="How many cards are dealt; if not said, the fewest.")
@click.option("--prize", help="For which prize, where there are several; if not said, for each.")
@click.option("--enumerate", "deal_all", is_flag=True, help="Deal every hand, as a check.")
@on_scheduler
@named_wild
@as_json
def frequencies(
    rules: str,
    cards: int | None,
    prize: str | None,
    deal_all: bool,
    scheduler: str | None,
    wild: str,
    as_json: bool,
) -> None:
    """Count every possible deal, by classes of hands that the rules cannot tell apart."""
    from evaluator.counting import count_deals, count_one_by_one
    from evaluator.wilds import named_wilds

    if scheduler is not None and not deal_all:
        raise click.UsageError("--scheduler deals every hand: it goes with --enumerate")
    loaded = load(rules)
    game = loaded.game
    named = named_wilds(wild, game)
    cards = game.dealt.least if cards is None else cards
    prizes = [its for its in game.prizes if prize is None or its.id == prize]
    if prize is not None and not prizes:
        hint = nearest(prize, [its.id for its in game.prizes])
        raise InputError(f'{game.id} has no prize "{prize}"{hint}')
    found = {}
    for its in prizes:
        with progress(f"counting deals {its.id}".strip()) as tell:
            if deal_all:
                found[its.id] = count_one_by_one(game, its, cards, tell, named, scheduler)
            else:
                found[its.id] = count_deals(game, its, cards, tell, named)
    if as_json:
        data = {its: _counts_data(*counts) for its, counts in found.items()}
        several = {"prizes": data} if len(data) > 1 else {}
        print_json({"rules": game.id, "cards": cards, **data[prizes[0].id], **several})
        return
    for its in prizes:
        deals, counts, distinct = found[its.id]
        if its.id:
            click.echo(f"{its.id}:")
        print_counts(loaded, counts, as_json=False, prize=its)
        click.echo(f"{deals:,} deals, {distinct:,} different values")


def _counts_data(deals: int, counts: dict[Any, int], distinct: int) -> dict[str, Any]:
    categories = [{"category": each, "count": number} for each, number in counts.items()]
    return {"deals": deals, "categories": categories, "distinct": distinct}


def print_counts(
    rules: Rules, counts: dict[Any, int], as_json: bool, prize: Prize | None = None
) -> None:
    """Print how many hands are of each category, strongest first, and of none last.

    Where no prize is said, the first is meant.
    """
    categories = (prize or rules.game.prizes[0]).categories
    rows = [(category.id, category.name, counts.get(category.id, 0)) for category in categories]
    if counts.get(None):
        rows.append((None, "no category", counts[None]))  # type: ignore[arg-type]
    if as_json:
        print_json([{"category": each, "count": number} for each, _, number in rows])
        return
    total = sum(number for _, _, number in rows) or 1
    width = max(len(name) for _, name, _ in rows)
    for _, name, number in rows:
        click.echo(f"{name:<{width}}  {number:>13,}  {number / total:>10.4%}")
