"""The command line: commands and exit codes. No rules in here, and nothing imported too early."""

from __future__ import annotations

import json
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click

from evaluator import __version__
from evaluator.cards import AnyCard, Card
from evaluator.errors import EvaluatorError, InputError

if TYPE_CHECKING:
    from evaluator.interface import Rules

FINE, NO, WRONG_USE = 0, 1, 2

as_json = click.option("--json", "as_json", is_flag=True, help="Print data instead of text.")
named_wild = click.option(
    "--wild", default="", metavar="CARDS", help="Ranks or cards named wild at the table: 7, Jh."
)
as_category = click.option(
    "--as", "as_category", metavar="CATEGORY", help="Hold the category fixed: three_of_a_kind."
)


def main() -> NoReturn:
    """Run the command line; every failure is one clear line on stderr."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run the command line and return its exit status: 0 fine, 1 the answer is no, 2 wrong use."""
    try:
        status = cli.main(arguments, prog_name="handrules", standalone_mode=False)
        sys.stdout.flush()
        return status if isinstance(status, int) else FINE
    except click.UsageError as error:
        return _complain(f"{error.format_message()} (try: {_help_for(error)})")
    except click.ClickException as error:
        return _complain(error.format_message())
    except EvaluatorError as error:
        return _complain(str(error))
    except BrokenPipeError:  # the reader has seen enough: `handrules list | head -1`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except (KeyboardInterrupt, click.Abort):
        return 130  # what a shell says of a command that was interrupted


def _complain(message: str) -> int:
    print(message if "\n" in message else f"handrules: {message}", file=sys.stderr)
    return WRONG_USE


def _help_for(error: click.UsageError) -> str:
    return f"{error.ctx.command_path if error.ctx else 'handrules'} --help"


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="handrules")
def cli() -> None:
    """Poker hands by declared rules.

    RULES is the id of a packaged game, as `handrules list` prints them, or a path to a rule
    file. Cards are rank then suit: Ah, Td or 10d, 2♣; a joker is Jo. Where hole and board cards
    differ: "Ah Kd | 2c 3c 4c 5d 9h".
    """


def command(
    example: str, name: str | None = None
) -> Callable[[Callable[..., int | None]], click.Command]:
    """Make a function a command, with an example at the end of its help."""

    def decorate(function: Callable[..., int | None]) -> click.Command:
        epilog = "\b\nExample:\n" + "\n".join(f"  {line}" for line in example.splitlines())
        return cli.command(name, epilog=epilog)(function)

    return decorate


# -- games ----------------------------------------------------------------------------------------


@command("handrules list", name="list")
@as_json
def list_games(as_json: bool) -> None:
    """List the packaged games."""
    from evaluator.interface import load
    from evaluator.library import game_ids

    games = [load(name).game for name in game_ids()]
    if as_json:
        _print_json([{"rules": game.id, "title": game.title} for game in games])
        return
    width = max(len(game.id) for game in games)
    for game in games:
        click.echo(f"{game.id:<{width}}  {game.title}")


@command("handrules show texas-holdem")
@click.argument("rules")
@as_json
def show(rules: str, as_json: bool) -> None:
    """Print the rules in words, and an example of each category."""
    from evaluator.describe import game_data, game_lines

    loaded = _load(rules)
    if as_json:
        _print_json(game_data(loaded))
    else:
        _print_lines(game_lines(loaded))


@command("handrules validate my-game.yaml")
@click.argument("files", nargs=-1, required=True)
@as_json
def validate(files: tuple[str, ...], as_json: bool) -> int:
    """Check rule files: the form, then the meaning. All faults are printed, each with its place."""
    from evaluator.loader import check_file

    faults = {file: check_file(file) for file in files}
    if as_json:
        _print_json(
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


# -- hands ----------------------------------------------------------------------------------------


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
    from evaluator.report import hand_data, value_text

    loaded = _load(rules)
    prizes = loaded.game.prizes if as_category is None else loaded.game.prizes[:1]
    valued = []
    for hand in hands:
        dealt = loaded.parse(hand)
        values = {
            prize.id: loaded.evaluate(dealt, prize=prize.id, as_category=as_category, wild=wild)
            for prize in prizes
        }
        valued.append((dealt, values))
    if as_json:
        _print_json([hand_data(dealt, values) for dealt, values in valued])
        return
    spell = _spell(loaded)
    for dealt, values in valued:
        for prize in prizes:
            label = f"{dealt}{f' ({prize.id})' if prize.id else ''}"
            click.echo(f"{label}: {value_text(loaded, prize, values[prize.id], spell)}")


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

    loaded = _load(rules)
    comparison = loaded.compare(*hands, as_category=as_category, wild=wild)
    if as_json:
        _print_json(comparison_data(comparison))
    else:
        _print_lines(comparison_lines(loaded, comparison, _spell(loaded)))


@command('handrules explain standard-high "Kc Kd 2h 7s 7h"')
@click.argument("rules")
@click.argument("hand")
@named_wild
@as_json
def explain(rules: str, hand: str, wild: str, as_json: bool) -> None:
    """Print every category, strongest first: how the hand is played so, or why it cannot be."""
    from evaluator.report import reading_data, readings_lines

    loaded = _load(rules)
    dealt = loaded.parse(hand)
    found = {p: loaded.explain(dealt, prize=p.id, wild=wild) for p in loaded.game.prizes}
    if as_json:
        by_prize = {p.id: [reading_data(r) for r in readings] for p, readings in found.items()}
        _print_json(
            {"hand": str(dealt), "prizes": by_prize}
            if len(by_prize) > 1
            else {"hand": str(dealt), "categories": by_prize[loaded.game.prizes[0].id]}
        )
        return
    for prize, readings in found.items():
        if prize.id:
            click.echo(f"{prize.id}:")
        _print_lines(readings_lines(loaded, prize, readings, _spell(loaded)))


@command("handrules showdown texas-holdem-judge deals.txt")
@click.argument("rules")
@click.argument("file", default="-")
@as_json
def showdown(rules: str, file: str, as_json: bool) -> None:
    """Read deals and print the result of each, in the words that the rule file declares.

    A line is a player's own cards; the last line of a deal is the board, in games that have one.
    A blank line stands between deals. Without FILE, or with -, standard input is read.
    """
    from evaluator.report import comparison_data, showdowns

    loaded = _load(rules)
    with _input_lines(file) as lines:
        results = [*showdowns(loaded, lines)]  # nothing is printed where a deal is faulty
    if as_json:
        _print_json([{"result": line, **comparison_data(c)} for c, line in results])
    else:
        _print_lines(line for _, line in results)


@command("handrules classify poker-lesson-viii-pairs hands.txt")
@click.argument("rules")
@click.argument("file", default="-")
@click.option("--count", is_flag=True, help="Print only how many hands are of each category.")
@as_json
def classify(rules: str, file: str, count: bool, as_json: bool) -> None:
    """Read a hand a line, and print the line with the hand's category.

    A line may begin with words and a colon, as in "Hand 1: 5♦ 5♠ 6♦ 9♦ 9♥". Without FILE, or
    with -, standard input is read.
    """
    from evaluator.report import Classifier

    loaded = _load(rules)
    with _input_lines(file) as lines:
        classifier = Classifier(loaded)
        if count:
            counts = Counter(value.category for value in classifier.values(lines))
            _print_counts(loaded, dict(counts), as_json)
            return
        if not as_json:
            for line, _ in classifier.lines(lines):
                sys.stdout.write(line + "\n")
            return
        _print_json(
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
@as_json
def deal(rules: str, seed: int | None, count: int, as_json: bool) -> None:
    """Deal a random hand and print its value, in the words that the rule file declares."""
    from random import Random

    from evaluator.dealt import Dealt
    from evaluator.report import hand_data
    from evaluator.words import hand_line

    loaded = _load(rules)
    game, random = loaded.game, Random(seed)
    dealt_hands = []
    for _ in range(count):
        cards = random.sample(game.deck.cards, sum(group.count.least for group in game.deal))
        groups = []
        for group in game.deal:
            groups.append((group.name, tuple(cards[: group.count.least])))
            cards = cards[group.count.least :]
        dealt = Dealt(tuple(groups))
        dealt_hands.append((dealt, loaded.evaluate_prizes(dealt)))
    if as_json:
        _print_json([hand_data(dealt, values) for dealt, values in dealt_hands])
        return
    spell = game.deck.symbols
    for dealt, values in dealt_hands:
        for prize in game.prizes:
            label = f"{prize.id}: " if prize.id else ""
            line = " ".join(map(spell, dealt.cards)) if game.words.symbols else str(dealt)
            click.echo(label + hand_line(game, prize, dealt, values[prize.id], line))


@command("handrules frequencies standard-high")
@click.argument("rules")
@click.option("--cards", type=int, help="How many cards are dealt; if not said, the fewest.")
@as_json
def frequencies(rules: str, cards: int | None, as_json: bool) -> None:
    """Count every possible deal, by classes of hands that the rules cannot tell apart."""
    from evaluator.counting import count_deals

    loaded = _load(rules)
    fewest = sum(group.count.least for group in loaded.game.deal)
    cards = fewest if cards is None else cards
    with _progress("counting deals") as tell:
        deals, counts, distinct = count_deals(loaded.game, loaded.game.prizes[0], cards, tell)
    if as_json:
        _print_json(
            {
                "rules": loaded.game.id,
                "cards": cards,
                "deals": deals,
                "categories": [{"category": c, "count": n} for c, n in counts.items()],
                "distinct": distinct,
            }
        )
        return
    _print_counts(loaded, counts, as_json=False)
    click.echo(f"{deals:,} deals, {distinct:,} different values")


@command("handrules check features/texas-holdem-judge.feature")
@click.argument("features", nargs=-1)
@click.option("--tags", help='Only scenarios with these tags: "@wild and not @slow".')
@as_json
def check(features: tuple[str, ...], tags: str | None, as_json: bool) -> int:
    """Run scenarios and report on them; without FEATURES, all that come with handrules."""
    from evaluator.bdd.check import check as run_features

    result = run_features(features, tags)
    if as_json:
        _print_json(result.data())
    else:
        _print_lines(result.lines())
    return result.status


# -- in and out -----------------------------------------------------------------------------------


def _load(rules: str) -> Rules:
    from evaluator.interface import load

    return load(rules)


@contextmanager
def _input_lines(file: str) -> Iterator[Iterable[str]]:
    """Give the lines of a file, or of standard input for ``-``.

    Raises:
        InputError: there is no such file, it is a directory, or it is not UTF-8 text.
    """
    try:
        if file == "-":
            sys.stdin.reconfigure(encoding="utf-8-sig", errors="strict")  # type: ignore[union-attr]
            yield sys.stdin
        else:
            with Path(file).open(encoding="utf-8-sig") as lines:
                yield lines
    except UnicodeDecodeError as error:
        raise InputError(f"{_source(file)} is not UTF-8 text") from error
    except BrokenPipeError:
        raise
    except OSError as error:
        raise InputError(f"{file}: {(error.strerror or str(error)).lower()}") from error


@contextmanager
def _progress(what: str) -> Iterator[Callable[[int, int], None] | None]:
    """Give a function that moves a progress bar on, or None where nobody would see one."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _source(file: str) -> str:
    return "standard input" if file == "-" else file


def _print_json(data: Any) -> None:
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


def _print_lines(lines: Iterable[str]) -> None:
    for line in lines:
        click.echo(line)


def _print_counts(rules: Rules, counts: dict[Any, int], as_json: bool) -> None:
    """Print how many hands are of each category, strongest first, and of none last."""
    categories = rules.game.prizes[0].categories
    rows = [(category.id, category.name, counts.get(category.id, 0)) for category in categories]
    if counts.get(None):
        rows.append((None, "no category", counts[None]))  # type: ignore[arg-type]
    if as_json:
        _print_json([{"category": each, "count": number} for each, _, number in rows])
        return
    total = sum(number for _, _, number in rows) or 1
    width = max(len(name) for _, name, _ in rows)
    for _, name, number in rows:
        click.echo(f"{name:<{width}}  {number:>13,}  {number / total:>10.4%}")


def _spell(rules: Rules) -> Callable[[AnyCard], str]:
    """Return how to print a card: coloured signs on a terminal, plain letters elsewhere."""
    if not sys.stdout.isatty():
        return str
    deck = rules.game.deck

    def spell(card: AnyCard) -> str:
        text = deck.symbols(card)
        words = deck.suit_words.get(card.suit) if isinstance(card, Card) else None
        red = words is not None and words.colour == "red" and "NO_COLOR" not in os.environ
        return click.style(text, fg="red") if red else text

    return spell
