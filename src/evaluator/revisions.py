"""Rule files as they were in a revision that git knows: ``HEAD~1:rules/my-game.yaml``."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path, PurePosixPath
from tempfile import TemporaryDirectory

from evaluator.errors import EvaluatorError, InputError
from evaluator.library import find_game, game_ids


@dataclass(frozen=True, slots=True)
class RuleFile:
    """A rule file to read. ``stands_for`` is the path that features name it by."""

    named: str  # as on the command line
    file: Path
    stands_for: Path


@contextmanager
def rule_file(named: str) -> Iterator[RuleFile]:
    """Give the rule file of a packaged id, a path, or a path in a revision: ``REV:path``.

    Of a revision, all its YAML files are written to a folder for the time being, so that a file
    finds there what it builds on by path. Errors speak of ``REV:path``.

    Raises:
        InputError: there is no such file, or no such revision, or no git.
    """
    revision, colon, path = named.partition(":")
    if not colon or not path or named in game_ids() or Path(named).exists():
        yield RuleFile(named, find_game(named), find_game(named))
        return
    with TemporaryDirectory() as folder:
        root = Path(folder).resolve()
        file = _written_out(revision, Path(path), root, named)
        try:
            yield RuleFile(named, file, Path(path))
        except EvaluatorError as error:
            if str(root) not in str(error):
                raise
            raise InputError(str(error).replace(f"{root}/", f"{revision}:")) from error


def _written_out(revision: str, path: Path, root: Path, named: str) -> Path:
    """Write the YAML files of the revision below ``root``; return where this one is."""
    folder = next((each for each in path.absolute().parents if each.is_dir()), Path())
    top = Path(_git(folder, "rev-parse", "--show-toplevel", why=f"{named}: {{}}").decode().strip())
    commit = _commit(top, revision, named)
    inside = PurePosixPath(path.absolute().resolve().relative_to(top.resolve()).as_posix())
    listed = _git(top, "ls-tree", "-r", "-z", "--name-only", commit, why=f"{named}: {{}}")
    names = [name for name in listed.decode("utf-8", "surrogateescape").split("\0") if name]
    if str(inside) not in names:
        raise InputError(f"{named}: there is no {inside} in {revision}")
    wanted = [n for n in names if n.endswith((".yaml", ".yml")) or n == str(inside)]
    for name, content in _contents(top, commit, [n for n in wanted if "\n" not in n], named):
        target = root / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
    return root / inside


def _commit(top: Path, revision: str, named: str) -> str:
    why = f'{named}: git knows no revision "{revision}" in {top}'
    wanted = ("--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}")
    return _git(top, "rev-parse", *wanted, why=why).decode().strip()


def _contents(
    top: Path, commit: str, names: Sequence[str], named: str
) -> Iterator[tuple[str, bytes]]:
    """Yield each file of the commit with what it holds."""
    asked = "".join(f"{commit}:{name}\n" for name in names).encode("utf-8", "surrogateescape")
    printed = BytesIO(_git(top, "cat-file", "--batch", why=f"{named}: {{}}", asked=asked))
    for name in names:
        size = int(printed.readline().split()[-1])  # after the object's name and kind
        yield name, printed.read(size)
        printed.read(1)  # the end of a line


def _git(folder: Path, *arguments: str, why: str, asked: bytes = b"") -> bytes:
    """Return what git prints, run in a folder; ``why`` is the error, with git's own in braces."""
    try:
        done = subprocess.run(
            ["git", "-C", str(folder), *arguments], input=asked, capture_output=True, check=False
        )
    except FileNotFoundError:
        raise InputError(why.format("git is not installed")) from None
    if done.returncode:
        said = done.stderr.decode("utf-8", "replace").strip().removeprefix("fatal: ")
        raise InputError(why.format(said.splitlines()[0] if said else "git cannot read this"))
    return done.stdout
