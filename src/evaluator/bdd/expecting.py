"""How Then steps compare."""

from __future__ import annotations

import re

from evaluator.bdd.table import MismatchError, StepError, Table


def expect(expected: str, actual: str, holds: bool | None = None, *, instead: str = "") -> None:
    """Check that the two are the same, or that the condition given holds.

    ``instead`` is a step that would hold.

    Raises:
        MismatchError: they are not.
    """
    if not (expected == actual if holds is None else holds):
        raise MismatchError(expected, actual, instead)


def tail(prize: str) -> str:
    """Return how a step ends that is about the prize."""
    return f' for the "{prize}"' if prize else ""


def read_as(table: Table, number: int, prize: str) -> str:
    """Return the step that says which category a hand is of, if any."""
    name = table.value(number, prize).name
    what = f'is read as "{name}"' if name else "has no category"
    return f"hand {number} {what}{tail(prize)}"


def expect_category(table: Table, number: int, name: str, prize: str, *, instead: str = "") -> None:
    """Check the category of a hand; ``instead`` is a step that would hold.

    Raises:
        MismatchError: it is of another, or of none.
    """
    value = table.value(number, prize)
    wanted = table.category(name, prize).id
    actual = f"hand {number} is {value.name or 'without a category'}"
    instead = instead or read_as(table, number, prize)
    expect(f"hand {number} is {name}", actual, value.category == wanted, instead=instead)


def check_says_something(text: str) -> None:
    """Refuse a text that every other text holds.

    Raises:
        StepError: it is empty.
    """
    if not text.strip():
        raise StepError("nothing is expected: write between the quotes some words of the message")


def unquoted(message: str) -> str:
    """Return the longest piece of a message that a step can hold between its quotes."""
    return max(re.split(r'["\n]', message), key=len).strip()
