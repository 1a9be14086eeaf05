"""Which scenarios an edit of a rule file breaks: run with the old file and with the new one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from evaluator.bdd.check import check
from evaluator.bdd.results import Record, Results
from evaluator.errors import InputError
from evaluator.library import features_folder, game_ids, instead, rules_folder


@dataclass(frozen=True, slots=True)
class Broken:
    """``scenarios`` passed with the old file and fail with the new, of so many that passed."""

    scenarios: tuple[Record, ...]
    passed: int


def broken_scenarios(named: Path, old: Path, new: Path, features: Sequence[str | Path]) -> Broken:
    """Return which scenarios pass where ``old`` is read for the named file and fail with ``new``.

    Raises:
        InputError: a path names no feature file, a file is faulty, or no scenario passes.
    """
    before, after = (_checked(named, file, features) for file in (old, new))
    passed = {_key(record) for record in before.scenarios if record["state"] == "passed"}
    if before.refused:
        raise InputError("\n".join(before.refused))
    if not passed:
        raise InputError("none of these scenarios passes with the old rules: nothing to compare")
    broken = [r for r in after.scenarios if r["state"] == "failed" and _key(r) in passed]
    return Broken(tuple(broken), len(passed))


def _checked(named: Path, file: Path, features: Sequence[str | Path]) -> Results:
    with instead(named, file):
        return check(features)


def _key(record: Record) -> tuple[object, ...]:
    """Return what a scenario or an example row is known by in both runs."""
    row = record["row"]
    return record["file"], record["line"], None if row is None else row["line"]


def features_of(game: str) -> list[Path]:
    """Return the packaged features that name a packaged game, or one that is built on it."""
    ids = {game}
    extends = {name: _extends(name) for name in game_ids()}
    while more := {name for name, parent in extends.items() if parent in ids} - ids:
        ids |= more
    named = re.compile("|".join(f'"{re.escape(name)}"' for name in sorted(ids)))
    files = sorted(features_folder().glob("*.feature"))
    return [file for file in files if named.search(file.read_text(encoding="utf-8"))]


def _extends(game: str) -> str | None:
    text = (rules_folder() / f"{game}.yaml").read_text(encoding="utf-8")
    found = re.search(r"^extends: *(\S+)", text, re.MULTILINE)
    return found[1] if found else None
