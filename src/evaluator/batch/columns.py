"""Which columns of a file hold the hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from evaluator.errors import InputError, nearest

USUAL_NAMES = ("hand", "hands", "cards")


@dataclass(frozen=True)
class HandColumns:
    """One column that holds hands, or several that hold a card each."""

    names: Sequence[str]
    together: bool  # all cards of a hand in one column


def hand_columns(
    there: Sequence[str],
    texts: Sequence[str],
    where: str,
    hand: str | None = None,
    columns: Sequence[str] = (),
) -> HandColumns:
    """Return the columns asked for, or found by name, or the only one of text.

    ``there`` are all columns and ``texts`` those of text; ``where`` is what messages begin with.

    Raises:
        InputError: there is no such column, or there is no telling which it is.
    """
    for name in there:
        if there.count(name) > 1:
            raise InputError(f'{where}: two columns are called "{name}"')
    for name in (hand,) if hand is not None else columns:
        if name not in there:
            hint = nearest(name, there) or f"; there are {', '.join(there)}"
            raise InputError(f'{where}: there is no column "{name}"{hint}')
    if columns:
        return HandColumns(columns, together=False)
    if hand is not None:
        return HandColumns([hand], together=True)
    named = [name for name in there if name.strip().casefold() in USUAL_NAMES]
    for candidates in (named, texts):
        if len(candidates) == 1:
            return HandColumns(candidates, together=True)
    raise InputError(
        f"{where}: which column holds the hands? --hand names it, or --columns those that hold "
        f"a card each; there are {', '.join(there)}"
    )
