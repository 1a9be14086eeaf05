"""How Then steps compare."""

from __future__ import annotations

from evaluator.bdd.table import MismatchError, StepError, Table


def expect(expected: str, actual: str, holds: bool | None = None) -> None:
    """Check that the two are the same, or that the condition given holds.

    Raises:
        MismatchError: they are not.
    """
    if not (expected == actual if holds is None else holds):
        raise MismatchError(expected, actual)


def expect_category(table: Table, number: int, name: str, prize: str) -> None:
    """Check the category of a hand.

    Raises:
        MismatchError: it is of another, or of none.
    """
    value = table.value(number, prize)
    wanted = table.category(name, prize).id
    actual = f"hand {number} is {value.name or 'without a category'}"
    expect(f"hand {number} is {name}", actual, value.category == wanted)


def check_says_something(text: str) -> None:
    """Refuse a text that every other text holds.

    Raises:
        StepError: it is empty.
    """
    if not text.strip():
        raise StepError("nothing is expected: write between the quotes some words of the message")
