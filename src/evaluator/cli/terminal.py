"""What commands take and print: options, files, cards, progress, data."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from evaluator.cards import AnyCard, Card
from evaluator.errors import InputError

if TYPE_CHECKING:
    from evaluator.dealt import Dealt
    from evaluator.interface import Rules

FINE, NO, WRONG_USE = 0, 1, 2

as_json = click.option("--json", "as_json", is_flag=True, help="Print data instead of text.")
named_wild = click.option(
    "--wild",
    multiple=True,
    callback=lambda ctx, parameter, named: " ".join(named),
    metavar="CARDS",
    help='Ranks or cards named wild at the table: 7, Jh, "7 9". May be given several times.',
)
on_scheduler = click.option(
    "--scheduler", metavar="ADDRESS", help="Of a Dask cluster, which does it: tcp://10.0.0.1:8786."
)
as_category = click.option(
    "--as",
    "as_category",
    metavar="CATEGORY",
    help="Hold the category fixed: three_of_a_kind; low:pair, where several prizes have it.",
)


def command(
    example: str, name: str | None = None
) -> Callable[[Callable[..., int | None]], click.Command]:
    """Make a function a command, with an example at the end of its help."""
    epilog = "\b\nExample:\n" + "\n".join(f"  {line}" for line in example.splitlines())
    return click.command(name, epilog=epilog)


def parse_hands(rules: Rules, hands: Sequence[str]) -> list[Dealt]:
    """Return the hands as dealt.

    Raises:
        InputError: one is no hand of this game; of several, the message says which.
    """
    dealt = []
    for number, hand in enumerate(hands, 1):
        try:
            dealt.append(rules.parse(hand))
        except InputError as error:
            raise InputError(f"hand {number}: {error}" if len(hands) > 1 else str(error)) from error
    return dealt


def input_lines(file: str) -> Iterator[str]:
    """Yield the lines of a file, or of standard input for ``-``.

    Raises:
        InputError: there is no such file, it is a folder, or a line is not UTF-8 text.
    """
    name = "standard input" if file == "-" else file
    try:
        with _opened(file) as source:
            for number, line in enumerate(source, 1):
                try:
                    yield line.decode("utf-8-sig" if number == 1 else "utf-8")
                except UnicodeDecodeError as error:
                    raise InputError(f"{name}: line {number} is not UTF-8 text") from error
    except FileNotFoundError as error:
        raise InputError(f"{name}: there is no such file") from error
    except OSError as error:
        why = "this is a folder, not a file" if Path(file).is_dir() else "cannot be read"
        raise InputError(f"{name}: {why}") from error


def _opened(file: str) -> AbstractContextManager[Iterable[bytes]]:
    if file != "-":
        return Path(file).open("rb")
    if sys.stdin is None:  # closed by whoever started us
        raise InputError("there is no standard input to read")
    return nullcontext(sys.stdin.buffer)


@contextmanager
def progress(what: str) -> Iterator[Callable[[int, int], None] | None]:
    """Give a function that moves a progress bar on, or None where nobody would see one."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def print_json(data: Any) -> None:
    """Print data, for programs."""
    click.echo(json.dumps(data, ensure_ascii=False, indent=2))


def print_lines(lines: Iterable[str]) -> None:
    """Print text, for people."""
    for line in lines:
        click.echo(line)


def speller(rules: Rules) -> Callable[[AnyCard], str]:
    """Return how to print a card: coloured signs on a terminal, plain letters elsewhere."""
    if not sys.stdout.isatty():
        return str
    deck = rules.game.deck

    def spell(card: AnyCard) -> str:
        text = deck.symbols(card)
        words = deck.suit_words.get(card.suit) if isinstance(card, Card) else None
        red = words is not None and words.colour == "red" and not os.environ.get("NO_COLOR")
        return click.style(text, fg="red") if red else text

    return spell
