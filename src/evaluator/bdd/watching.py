"""Scenarios run again whenever a feature file or a rule file is saved."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from evaluator.bdd.check import files_of
from evaluator.bdd.results import Results
from evaluator.errors import EvaluatorError, InputError
from evaluator.library import find_game

Changes = Callable[[Collection[Path]], Iterator[object]]  # of folders: comes round now and then
Stamps = Mapping[Path, tuple[int, int]]

_LOOK = 500  # milliseconds after which the files are looked at, whether or not anything was told


def file_changes(folders: Collection[Path]) -> Iterator[object]:
    """Yield whenever something in the folders has changed, and at least twice a second.

    Raises:
        InputError: what watches folders is not installed.
    """
    try:
        from watchfiles import watch as watched
    except ImportError as error:
        raise InputError(
            "--watch takes watchfiles, which is not installed: pip install 'handrules[watch]'"
        ) from error
    yield from watched(*folders, recursive=False, rust_timeout=_LOOK, yield_on_timeout=True)


def run_and_watch(
    paths: Sequence[str | Path],
    run: Callable[[], Results],
    complain: Callable[[EvaluatorError], object],
    changes: Changes = file_changes,
) -> None:
    """Run, and run again after each change of a file that matters, until ``changes`` ends.

    What happens while scenarios run is not missed: files are compared with what they were before.
    From the second run on, errors are told to ``complain``; a file that is being saved may be away
    for a moment.
    """
    rules: set[Path] = set()  # folders of rule files
    first = True
    while True:
        before, began = _stamps(paths, rules), time.time_ns()
        try:
            found = _rule_folders(run()) - rules
        except EvaluatorError as error:
            if first:
                raise
            complain(error)
            found = set()
        rules |= found
        new = {file: at for file, at in _stamps((), found).items() if at[0] < began}
        folders = {file.parent for file in before} | rules
        if not _has_changed(paths, rules, {**new, **before}, changes(folders)):
            return
        first = False


def _has_changed(
    paths: Sequence[str | Path], rules: Iterable[Path], before: Stamps, changes: Iterator[object]
) -> bool:
    return any(_stamps(paths, rules) != before for _ in changes)


def _stamps(paths: Sequence[str | Path], rules: Iterable[Path]) -> dict[Path, tuple[int, int]]:
    """Return when each feature file, and each in a folder of rules, was saved; and its size."""
    files: list[Path] = []
    if paths:
        with suppress(InputError):  # it may be away for a moment
            files += files_of(paths)
    for folder in {*rules, *(file.parent for file in files)}:
        files += [path.resolve() for path in folder.glob("*.y*ml")]
    stamps = {}
    for file in files:
        try:
            about = file.stat()
        except OSError:
            continue
        stamps[file] = (about.st_mtime_ns, about.st_size)
    return stamps


def _rule_folders(results: Results) -> set[Path]:
    """Return the folders of the rule files that scenarios named or that decided them."""
    folders = set()
    for record in results.scenarios:
        played = record["played"] or {"rules": "", "lines": ()}
        feature = results.path(record["file"])
        try:
            named = [find_game(played["rules"], feature.parent)] if played["rules"] else []
        except InputError:
            named = []
        told = [results.path(line["file"]) for line in played["lines"]]
        folders |= {path.resolve().parent for path in (*named, *told)}
    return {folder for folder in folders if folder.is_dir()}
