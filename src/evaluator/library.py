"""Where the games that come with this package live, and how one is found."""

from __future__ import annotations

import os
from pathlib import Path

from evaluator.errors import InputError, nearest

VOCABULARY = "vocabulary.yaml"  # shared words, no game


def _home() -> Path:
    """Return the folder that holds ``rules/`` and ``features/``."""
    shipped = Path(__file__).parent / "shipped"  # in a wheel; a checkout has them at its top
    return shipped if shipped.is_dir() else Path(__file__).parents[2]


def rules_folder() -> Path:
    """Return the folder of the packaged games."""
    return _home() / "rules"


def features_folder() -> Path:
    """Return the folder of the scenarios that come with the games."""
    return _home() / "features"


def schema_file(kind: str) -> Path:
    """Return the JSON Schema of ``game`` or ``vocabulary`` files."""
    return rules_folder() / "schema" / f"{kind}.schema.json"


def game_ids() -> tuple[str, ...]:
    """Return the ids of the packaged games, in alphabetical order."""
    files = rules_folder().glob("*.yaml")
    return tuple(sorted(file.stem for file in files if file.name != VOCABULARY))


def find_game(rules: str | Path, beside: Path | None = None) -> Path:
    """Return the file of a game, which is named by its id or by a path.

    A path has a separator or ends in ``.yaml``, or is a file that exists; one that ``beside`` is
    given for starts from that folder.

    Raises:
        InputError: no packaged game has this id; or it is a folder.
    """
    path = Path(rules) if beside is None else beside / rules
    if isinstance(rules, Path) or _is_path(rules) or path.is_file():
        return path
    ids = game_ids()
    if rules in ids:
        return rules_folder() / f"{rules}.yaml"
    if path.is_dir():
        raise InputError(f"{rules}: this is a folder, not a file")
    hint = nearest(rules, ids) or "; `handrules list` lists them, and a path names a file"
    raise InputError(f'there is no game "{rules}"{hint}')


def _is_path(rules: str) -> bool:
    separators = {"/", os.sep, os.altsep or os.sep}
    return rules.endswith((".yaml", ".yml")) or any(sign in rules for sign in separators)
