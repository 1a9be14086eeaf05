"""The command line: commands and exit statuses. No rules in here."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import NoReturn

import click

from evaluator import __version__
from evaluator.cli.terminal import FINE, WRONG_USE
from evaluator.errors import EvaluatorError

COMMANDS = {  # in the order of `handrules --help`; the module of each is imported when it is used
    "list": "games",
    "show": "games",
    "evaluate": "hands",
    "compare": "hands",
    "explain": "hands",
    "showdown": "hands",
    "classify": "hands",
    "deal": "hands",
    "frequencies": "counts",
    "pay": "pays",
    "equity": "chances",
    "new": "starting",
    "validate": "games",
    "check": "scenarios",
}


def main() -> NoReturn:
    """Run the command line; every failure is one clear line on stderr."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run the command line and return its exit status: 0 fine, 1 the answer is no, 2 wrong use."""
    try:
        status = handrules.main(arguments, prog_name="handrules", standalone_mode=False)
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


def print_version(ctx: click.Context, parameter: click.Parameter, asked: bool) -> None:
    """Print the version if that is what was asked for, and end."""
    if asked:
        from evaluator.kernel import is_there

        loops = "in C" if is_there() else "in numpy: slower, since there was no C compiler"
        click.echo(f"handrules {__version__} (loops {loops})")
        ctx.exit()


class Commands(click.Group):
    """The commands, each found in its module by its name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the commands in the order in which a newcomer needs them."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command of that name."""
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"evaluator.cli.{COMMANDS[cmd_name]}")
        found = (each for each in vars(module).values() if isinstance(each, click.Command))
        return next(each for each in found if each.name == cmd_name)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=print_version,
    help="Show the version, and whether the loops are in C.",
)
def handrules() -> None:
    """Poker hands by declared rules.

    RULES is the id of a packaged game, as `handrules list` prints them, or a path to a rule
    file. Cards are rank then suit: Ah, Td or 10d, 2♣; a joker is Jo. Where hole and board cards
    differ: "Ah Kd | 2c 3c 4c 5d 9h".
    """
