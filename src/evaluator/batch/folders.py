"""Folders of Parquet files, part by part: here, or on the workers of a Dask cluster."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex

from evaluator.batch.disk import whole_folder
from evaluator.batch.files import Options, Summary, Tell, value_source
from evaluator.batch.parquet_files import ParquetSource, need_arrow
from evaluator.batch.valuing import Valuer
from evaluator.cluster import on_cluster
from evaluator.errors import InputError
from evaluator.interface import Rules
from evaluator.rules import Game

PART_ROWS = 1 << 20  # of a part at least, where there are so many


@dataclass(frozen=True)
class Part:
    """Some row groups of one file, and the name of the file with their worth."""

    file: str
    groups: tuple[int, ...]
    rows: int
    output: str


def parts_of(source: Path) -> list[Part]:
    """Return the parts of a Parquet file, or of all in a folder, in their order.

    Raises:
        InputError: there is no such file, or none in the folder.
    """
    need_arrow()
    files = sorted(source.glob("*.parquet")) if source.is_dir() else [source]
    if not files:
        raise InputError(f"{source}: there is no file in it whose name ends in .parquet")
    return [part for file in files for part in _parts_of_file(file)]


def _parts_of_file(file: Path) -> Iterator[Part]:
    with ParquetSource(file).file as opened:
        metadata = opened.metadata
    groups: list[int] = []
    rows = 0
    for group in range(metadata.num_row_groups):
        groups.append(group)
        rows += metadata.row_group(group).num_rows
        if rows >= PART_ROWS or group == metadata.num_row_groups - 1:
            output = f"{file.stem}-{groups[0]:05}.parquet"
            yield Part(str(file.resolve()), tuple(groups), rows, output)
            groups, rows = [], 0
    if not metadata.num_row_groups:
        yield Part(str(file.resolve()), (), 0, f"{file.stem}-00000.parquet")


@dataclass(frozen=True)
class _Work:
    """What is done with each part, wherever that is."""

    game: Game
    wild: str
    folder: str
    options: Options

    def __call__(self, part: Part) -> Summary:
        """Write a part with columns for what its hands are worth; return what has been done.

        Done twice, or by two workers at once, it leaves the same one file.
        """
        path = Path(self.folder) / part.output
        temporary = path.with_name(f".{part.output}.{token_hex(4)}")
        valuer = Valuer(Rules(self.game), self.wild)
        source = ParquetSource(Path(part.file), part.groups, small=valuer.is_slow)
        try:
            with source.file, temporary.open("xb") as file:
                summary = value_source(valuer, source, file, True, self.options)
            os.replace(temporary, path)
        finally:
            temporary.unlink(missing_ok=True)
        return summary


def value_folder(
    valuer: Valuer,
    source: str,
    output: str,
    options: Options,
    tell: Tell | None = None,
    scheduler: str | None = None,
) -> Summary:
    """Write a folder with the parts of the source; return what has been done.

    With the address of a Dask scheduler, its workers do it; they must see the same files under
    the same names.

    Raises:
        InputError: see ``value_file``; there is no output then.
    """
    parts = parts_of(Path(source))
    total = Summary()
    with whole_folder(Path(output)) as folder:
        work = _Work(valuer.game, valuer.wild, str(folder), options)
        found = map(work, parts) if scheduler is None else on_cluster(scheduler, work, parts)
        rows = sum(part.rows for part in parts)
        for summary in found:
            total.add(summary)
            if tell is not None:
                tell(total.rows, rows)
        for left in folder.glob(".*"):  # of workers that were stopped
            left.unlink()
    return total
