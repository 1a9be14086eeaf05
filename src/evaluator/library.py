"""Where the games that come with this package live, and how one is found."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from types import MappingProxyType

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


# rule files in whose place others are read, see ``instead``
_INSTEAD: ContextVar[Mapping[Path, Path]] = ContextVar("_INSTEAD", default=MappingProxyType({}))


@contextmanager
def instead(of: Path, file: Path) -> Iterator[None]:
    """Give another rule file to whoever asks for one, also to games that build on it.

    So scenarios can be run as if the one had been edited to be the other.
    """
    token = _INSTEAD.set({**_INSTEAD.get(), of.resolve(): file})
    try:
        yield
    finally:
        _INSTEAD.reset(token)


def find_game(rules: str | Path, beside: Path | None = None, by: Path | None = None) -> Path:
    """Return the file of a game, which is named by its id or by a path.

    A path has a separator or ends in ``.yaml``, or is a file that exists; one that ``beside`` is
    given for starts from that folder. ``by`` is the file that builds on the game.

    Raises:
        InputError: no packaged game has this id; or it is a folder.
    """
    path = Path(rules) if beside is None else beside / rules
    if isinstance(rules, Path) or _is_path(rules) or path.is_file():
        return _or_instead(path, by)
    ids = game_ids()
    if rules in ids:
        return _or_instead(rules_folder() / f"{rules}.yaml", by)
    if path.is_dir():
        raise InputError(f"{rules}: this is a folder, not a file")
    hint = nearest(rules, ids) or "; `handrules list` lists them, and a path names a file"
    raise InputError(f'there is no game "{rules}"{hint}')


def _or_instead(path: Path, by: Path | None) -> Path:
    """Return the file to read for this one, which what stands in for it can still build on."""
    file = _INSTEAD.get().get(path.resolve(), path)
    return path if file == by else file


def _is_path(rules: str) -> bool:
    separators = {"/", os.sep, os.altsep or os.sep}
    return rules.endswith((".yaml", ".yml")) or any(sign in rules for sign in separators)
