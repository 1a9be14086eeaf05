"""The command line: commands and exit statuses. No rules in here."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from io import TextIOWrapper
from typing import NoReturn

import click

from evaluator import __version__
from evaluator.cli.terminal import FINE, WRONG_USE
from evaluator.errors import EvaluatorError, nearest

COMMANDS = {  # in the order of `handrules --help`; the module of each is imported when it is used
    "list": "games",
    "show": "games",
    "evaluate": "hands",
    "compare": "hands",
    "explain": "hands",
    "showdown": "hands",
    "classify": "hands",
    "deal": "hands",
    "batch": "batch",
    "frequencies": "counts",
    "pay": "pays",
    "equity": "chances",
    "new": "starting",
    "validate": "games",
    "lint": "edits",
    "diff": "edits",
    "check": "scenarios",
    "vectors": "others",
    "conform": "others",
}


def main() -> NoReturn:
    """Run the command line; every failure is one clear line on stderr."""
    if isinstance(sys.stdout, TextIOWrapper):  # signs of suits where they cannot be written
        sys.stdout.reconfigure(errors="backslashreplace")
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
    except SystemExit:  # how click ends when the reader has seen enough: `handrules list | head -1`
        return FINE
    except BrokenPipeError:  # the same, found out only at the end
        _drop_output()
        return FINE
    except OSError as error:  # a full disk
        _drop_output()
        return _complain(f"cannot write the output: {(error.strerror or str(error)).lower()}")
    except (KeyboardInterrupt, click.Abort):
        return 130  # what a shell says of a command that was interrupted


def _drop_output() -> None:
    """Send what is still to be written nowhere, so that Python's end does not fail by it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


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

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command that the arguments begin with; one that is misspelt is told."""
        if args[0] not in COMMANDS and not args[0].startswith("-"):
            ctx.fail(f'there is no command "{args[0]}"{nearest(args[0], COMMANDS)}')
        return super().resolve_command(ctx, args)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command of that name."""
        if cmd_name not in COMMANDS:
            return None
        module = import_module(f"evaluator.cli.{COMMANDS[cmd_name]}")
        found = (each for each in vars(module).values() if isinstance(each, click.Command))
        return next(each for each in found if each.name == cmd_name)


@click.group(
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"]},
    invoke_without_command=True,
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=print_version,
    help="Show the version, and whether the loops are in C.",
)
@click.pass_context
def handrules(ctx: click.Context) -> None:
    """Poker hands by declared rules.

    RULES is the id of a packaged game, as `handrules list` prints them, or a path to a rule
    file. Cards are rank then suit: Ah, Td or 10d, 2♣; a joker is Jo. Where hole and board cards
    differ: "Ah Kd | 2c 3c 4c 5d 9h".
    """
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())
