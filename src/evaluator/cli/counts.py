"""Commands about how frequent hands are: frequencies."""

from __future__ import annotations

from typing import Any

import click

from evaluator.cli.terminal import as_json, command, print_json, progress
from evaluator.interface import Rules, load


@command("handrules frequencies standard-high")
@click.argument("rules")
@click.option("--cards", type=int, help="How many cards are dealt; if not said, the fewest.")
@as_json
def frequencies(rules: str, cards: int | None, as_json: bool) -> None:
    """Count every possible deal, by classes of hands that the rules cannot tell apart."""
    from evaluator.counting import count_deals

    loaded = load(rules)
    fewest = sum(group.count.least for group in loaded.game.deal)
    cards = fewest if cards is None else cards
    with progress("counting deals") as tell:
        deals, counts, distinct = count_deals(loaded.game, loaded.game.prizes[0], cards, tell)
    if as_json:
        print_json(
            {
                "rules": loaded.game.id,
                "cards": cards,
                "deals": deals,
                "categories": [{"category": c, "count": n} for c, n in counts.items()],
                "distinct": distinct,
            }
        )
        return
    print_counts(loaded, counts, as_json=False)
    click.echo(f"{deals:,} deals, {distinct:,} different values")


def print_counts(rules: Rules, counts: dict[Any, int], as_json: bool) -> None:
    """Print how many hands are of each category, strongest first, and of none last."""
    categories = rules.game.prizes[0].categories
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
