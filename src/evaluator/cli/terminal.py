"""What commands take and print: options, files, cards, progress, data."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from evaluator.cards import AnyCard, Card
from evaluator.errors import InputError

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


def command(
    example: str, name: str | None = None
) -> Callable[[Callable[..., int | None]], click.Command]:
    """Make a function a command, with an example at the end of its help."""
    epilog = "\b\nExample:\n" + "\n".join(f"  {line}" for line in example.splitlines())
    return click.command(name, epilog=epilog)


@contextmanager
def input_lines(file: str) -> Iterator[Iterable[str]]:
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


def _source(file: str) -> str:
    return "standard input" if file == "-" else file


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
        red = words is not None and words.colour == "red" and "NO_COLOR" not in os.environ
        return click.style(text, fg="red") if red else text

    return spell
