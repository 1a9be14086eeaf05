"""The examples of feature files as test vectors."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from evaluator.conformance.vectors import Kind, Vector
from evaluator.errors import InputError
from evaluator.interface import Rules, load
from evaluator.library import features_folder


def packaged_features(rules: Rules) -> list[Path]:
    """Return the packaged feature files that name these rules."""
    named = f'the rules "{rules.game.id}"'
    files = sorted(features_folder().glob("*.feature"))
    return [file for file in files if named in file.read_text(encoding="utf-8")]


def example_vectors(rules: Rules, features: Sequence[str | Path]) -> list[Vector]:
    """Return a vector for each hand and each pair of hands that scenarios play by these rules.

    Hands that are held in a category are left out: that is another question.

    Raises:
        InputError: a scenario fails, or a feature file cannot be used.
    """
    if not features:
        return []
    from evaluator.bdd.check import check  # here, since pytest takes long to import

    run = check(features)
    if run.refused:
        raise InputError("\n".join(run.refused))
    failed = next((each for each in run.scenarios if each["state"] == "failed"), None)
    if failed is not None:
        raise InputError(
            f"{failed['file']}:{failed['line']}: {failed['title']}: a scenario that fails is no "
            f"source of right answers: {failed['message']}"
        )
    return [
        vector for record in run.scenarios if _is_of(record, rules) for vector in _vectors(record)
    ]


def _is_of(record: Any, rules: Rules) -> bool:
    played = record["played"]
    if not played or played["as"] or not any(hand["played"] for hand in played["hands"]):
        return False
    name = played["rules"]
    if "/" not in name and not name.endswith(".yaml"):
        return bool(name == rules.game.id)
    file = (Path(record["file"]).parent / name).resolve()
    return file.is_file() and load(file).game.id == rules.game.id


def _vectors(record: Any) -> Iterator[Vector]:
    played = record["played"]
    source = f"{Path(record['file']).name}: {record['scenario']}"
    why = (record["row"] or {"values": {}})["values"].get("because") or record["rule"]
    common = {"why": why or record["scenario"], "source": source, "wild": played["wild"]}
    hands = [hand for hand in played["hands"] if hand["played"]]
    for hand in hands:
        for prize in hand.get("prizes", {"": None}):
            yield Vector(Kind.VALUE, (hand["hand"],), None, prize=prize, **common)
    if played["winners"] is None:
        return
    for one, other in combinations(hands, 2):
        for prize in one.get("prizes", {"": None}):
            pair = (one["hand"], other["hand"])
            yield Vector(Kind.ORDER, pair, None, prize=prize, **common)
