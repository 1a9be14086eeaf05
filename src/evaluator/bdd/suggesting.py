"""What would make a failing example pass. It is only ever told: a person decides what is right."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from evaluator.bdd.document import PLACEHOLDER, Case, Step, texts_of
from evaluator.bdd.expecting import unquoted
from evaluator.bdd.table import MismatchError
from evaluator.errors import EvaluatorError

Record = Mapping[str, Any]


def suggestion(case: Case, step: Step, error: BaseException) -> dict[str, Any] | None:
    """Return what would pass, as data for results; nothing where the failure does not tell.

    That are cells of the example row, by their columns, if the step takes what differs from
    there; else the step, or the text under it, as it would have to be written.
    """
    if step.type == "when" and isinstance(error, EvaluatorError):
        thens = [each for each in case.scenario.own_steps if each.type == "then"]
        instead = f'it is refused because "{unquoted(str(error))}"'
        return _told(thens[0].line, step=instead) if len(thens) == 1 else None
    if not isinstance(error, MismatchError) or not error.instead:
        return None
    if step.docstring is not None:
        return _told(step.line, text=error.instead)
    cells = _cells(case, step, error.instead)
    return _told(case.line, cells=cells) if cells else _told(step.line, step=error.instead)


def _told(line: int, **what: Any) -> dict[str, Any]:
    return {"line": line, "cells": None, "step": None, "text": None, **what}


def _cells(case: Case, step: Step, instead: str) -> dict[str, str]:
    """Return the cells that would have to change; none where that would change the cards too."""
    names = PLACEHOLDER.findall(step.text)
    pieces = map(re.escape, PLACEHOLDER.sub("\0", step.text).split("\0"))
    found = re.fullmatch("(.+?)".join(pieces), instead)
    if not found or not names:
        return {}
    cells: dict[str, str] = {}
    for name, text in zip(names, found.groups(), strict=True):
        if cells.setdefault(name, text) != text:
            return {}  # one column cannot hold both
    changed = {name: text for name, text in cells.items() if text != case.values.get(name)}
    others = [each for each in case.scenario.steps if each is not step]
    read = {
        name for each in others for text in texts_of(each) for name in PLACEHOLDER.findall(text)
    }
    return {} if read & set(changed) else changed


def suggestion_lines(record: Record) -> Iterator[str]:
    """Yield what would make a failed scenario pass, and why, in words."""
    told = record["suggestion"]
    if told is None:
        yield "  no other value would pass: it is not a value that is wrong"
        return
    place = f"{record['file']}:{told['line']}"
    if told["cells"]:
        old = record["row"]["values"]
        cells = (f"{name}: {text} (not {old[name]})" for name, text in told["cells"].items())
        yield f"  would pass: {', '.join(cells)}    <- {place}"
    elif told["step"]:
        yield f"  would pass: {told['step']}    <- {place}"
    else:
        yield f"  would pass, as the text under {place}:"
        yield from (f"    {line}" for line in told["text"].splitlines())
    for at, step in enumerate(told["because"]):
        yield f"  {'because:   ' if not at else '           '} {step}"
