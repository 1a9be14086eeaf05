"""Commands about hands: evaluate, compare, explain, showdown, classify, deal."""

from __future__ import annotations

import sys
from collections import Counter

import click

from evaluator.cli.counts import print_counts
from evaluator.cli.terminal import (
    as_category,
    as_json,
    command,
    input_lines,
    named_wild,
    parse_hands,
    print_json,
    print_lines,
    speller,
)
from evaluator.interface import load


@command('handrules evaluate standard-high "8c 8d 8h 7s 6d" "Ah 2h 3d 4c 5h"')
@click.argument("rules")
@click.argument("hands", nargs=-1, required=True)
@as_category
@named_wild
@as_json
def evaluate(
    rules: str, hands: tuple[str, ...], as_category: str | None, wild: str, as_json: bool
) -> None:
    """Print what each hand is worth."""
    from evaluator.fouls import foul
    from evaluator.report import hand_data, value_text

    loaded = load(rules)
    prizes = loaded.prizes_for(as_category)
    valued = []
    for dealt in parse_hands(loaded, hands):
        values = {
            prize.id: loaded.evaluate(dealt, prize=prize.id, as_category=as_category, wild=wild)
            for prize in prizes
        }
        valued.append((dealt, values, "" if as_category else foul(loaded.game, values)))
    if as_json:
        print_json([hand_data(dealt, values, why) for dealt, values, why in valued])
        return
    spell = speller(loaded)
    for dealt, values, why in valued:
        for prize in prizes:
            label = dealt.written(spell) + (f" ({prize.id})" if prize.id else "")
            click.echo(f"{label}: {value_text(loaded, prize, values[prize.id], spell)}")
        if why:
            click.echo(f"{dealt.written(spell)}: foul: {why}")


@command('handrules compare texas-holdem "Ah Kd | 2c 3c 4c 5d 9h" "Qs Qd | 2c 3c 4c 5d 9h"')
@click.argument("rules")
@click.argument("hands", nargs=-1, required=True)
@as_category
@named_wild
@as_json
def compare(
    rules: str, hands: tuple[str, ...], as_category: str | None, wild: str, as_json: bool
) -> None:
    """Print who wins and why, step by step."""
    from evaluator.report import comparison_data, comparison_lines

    loaded = load(rules)
    dealt = parse_hands(loaded, hands)
    comparison = loaded.compare(*dealt, as_category=as_category, wild=wild)
    if as_json:
        print_json(comparison_data(comparison))
    else:
        print_lines(comparison_lines(loaded, comparison, speller(loaded)))


@command('handrules explain standard-high "Kc Kd 2h 7s 7h"')
@click.argument("rules")
@click.argument("hand")
@named_wild
@as_json
def explain(rules: str, hand: str, wild: str, as_json: bool) -> None:
    """Print every category, strongest first: how the hand is played so, or why it cannot be."""
    from evaluator.report import reading_data, readings_lines

    loaded = load(rules)
    dealt = loaded.parse(hand)
    found = {p: loaded.explain(dealt, prize=p.id, wild=wild) for p in loaded.game.prizes}
    if as_json:
        by_prize = {p.id: [reading_data(r) for r in readings] for p, readings in found.items()}
        print_json(
            {"hand": str(dealt), "prizes": by_prize}
            if len(by_prize) > 1
            else {"hand": str(dealt), "categories": by_prize[loaded.game.prizes[0].id]}
        )
        return
    for prize, readings in found.items():
        if prize.id:
            click.echo(f"{prize.id}:")
        print_lines(readings_lines(loaded, prize, readings, speller(loaded)))


@command("handrules showdown texas-holdem-judge deals.txt")
@click.argument("rules")
@click.argument("file", default="-")
@named_wild
@as_json
def showdown(rules: str, file: str, wild: str, as_json: bool) -> None:
    """Read deals and print the result of each, in the words that the rule file declares.

    A line is a player's own cards; the last line of a deal is the board, in games that have one.
    A blank line stands between deals. Without FILE, or with -, standard input is read. Where a
    deal is faulty, nothing is printed.
    """
    from evaluator.report import comparison_data, showdowns

    loaded = load(rules)
    results = [*showdowns(loaded, input_lines(file), wild)]
    if as_json:
        print_json([{"result": line, **comparison_data(c)} for c, line in results])
    else:
        print_lines(line for _, line in results)


@command("handrules classify poker-lesson-viii-pairs hands.txt")
@click.argument("rules")
@click.argument("file", default="-")
@click.option("--count", is_flag=True, help="Print only how many hands are of each category.")
@named_wild
@as_json
def classify(rules: str, file: str, count: bool, wild: str, as_json: bool) -> None:
    """Read a hand a line, and print the line with the hand's category.

    A line may begin with words and a colon, as in "Hand 1: 5♦ 5♠ 6♦ 9♦ 9♥". Without FILE, or
    with -, standard input is read. Lines are printed as they are read, so those before a faulty
    one have been. Of a game with several prizes, the first one's categories are meant.
    """
    from evaluator.report import Classifier

    loaded = load(rules)
    classifier, lines = Classifier(loaded, wild), input_lines(file)
    if count:
        counts = Counter(value.category for value in classifier.values(lines))
        print_counts(loaded, dict(counts), as_json)
        return
    if not as_json:
        for line, _ in classifier.lines(lines):
            sys.stdout.write(line + "\n")
        return
    print_json(
        [
            {"line": line, "category": value.category, "name": value.name}
            for line, value in classifier.lines(lines)
            if value is not None
        ]
    )


@command("handrules deal standard-high --seed 7")
@click.argument("rules")
@click.option("--seed", type=int, help="Deal the same hands again.")
@click.option("-n", "count", type=click.IntRange(1), default=1, help="How many hands.")
@named_wild
@as_json
def deal(rules: str, seed: int | None, count: int, wild: str, as_json: bool) -> None:
    """Deal a random hand and print its value, in the words that the rule file declares."""
    from random import Random

    from evaluator.classes import is_dice
    from evaluator.dealt import Dealt, dealt_out
    from evaluator.fouls import foul
    from evaluator.report import hand_data
    from evaluator.words import hand_line

    loaded = load(rules)
    game, random = loaded.game, Random(seed)
    deck, size = game.deck.cards, game.dealt.most  # to the last card
    dice = is_dice(game.deck, size)
    dealt_hands = []
    for _ in range(count):
        cards = random.choices(deck, k=size) if dice else random.sample(deck, size)
        dealt = Dealt(dealt_out(cards, game.deal))
        dealt_hands.append((dealt, loaded.evaluate_prizes(dealt, wild=wild)))
    if as_json:
        print_json([hand_data(dealt, its, foul(game, its)) for dealt, its in dealt_hands])
        return
    spell = game.deck.symbols if game.words.symbols else str
    for dealt, values in dealt_hands:
        for prize in game.prizes:
            label = f"{prize.id}: " if prize.id else ""
            line = dealt.written(spell)
            click.echo(label + hand_line(game, prize, dealt, values[prize.id], line))
