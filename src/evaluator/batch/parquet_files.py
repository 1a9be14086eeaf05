"""Parquet files, read and written some rows at a time; what takes pyarrow."""

from __future__ import annotations

import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO

import numpy as np

from evaluator.batch.added import AddedColumns
from evaluator.batch.columns import HandColumns
from evaluator.batch.disk import check_readable
from evaluator.batch.texts import EMPTY, Cells, Letters, Numbers, Texts
from evaluator.batch.valuing import Valued
from evaluator.errors import InputError

if TYPE_CHECKING:
    import pyarrow as pa

ROWS, SMALL_ROWS = 1 << 16, 1 << 10  # of a block
ROW_GROUP = 1 << 20  # rows that are written together ...
GROUP_BYTES = 1 << 27  # ... unless they are long


def need_arrow() -> None:
    """Check that pyarrow is there.

    Raises:
        InputError: it is not; the message says how to get it.
    """
    try:
        import pyarrow.parquet  # noqa: F401  (this is about whether it is there)
    except ImportError as error:
        raise InputError(
            "Parquet takes pyarrow, which is not installed: pip install 'handrules[parquet]'"
        ) from error


class ParquetSource:
    """A Parquet file, block by block; ``groups`` are the row groups to read, all if not said.

    Raises:
        InputError: it is no Parquet file.
    """

    unit = "row"

    def __init__(
        self, path: Path, groups: Sequence[int] | None = None, *, small: bool = False
    ) -> None:
        need_arrow()
        import pyarrow as pa
        from pyarrow import parquet

        self.name = str(path)
        check_readable(path)
        try:
            self.file = parquet.ParquetFile(path)
        except (OSError, pa.ArrowException) as error:
            raise InputError(f"{path}: no Parquet file: {_first_line(error)}") from error
        self.groups = range(self.file.num_row_groups) if groups is None else groups
        self.schema = self.file.schema_arrow
        self.done = 0  # rows that have been read
        self._rows = SMALL_ROWS if small else ROWS

    @property
    def names(self) -> Sequence[str]:
        """The names of the columns."""
        return list(self.schema.names)

    def texts(self) -> Sequence[str]:
        """Return the names of columns that hold text."""
        return [its.name for its in self.schema if _is_text(its.type)]

    def blocks(self) -> Iterator[ParquetBlock]:
        """Yield all rows, in blocks.

        Raises:
            InputError: the file is damaged.
        """
        import pyarrow as pa

        sizes = self.file.metadata
        before = range(min(self.groups, default=0))
        first = 1 + sum(sizes.row_group(group).num_rows for group in before)
        none = pa.RecordBatch.from_pylist([], schema=self.schema)
        yield ParquetBlock(self.name, none, first)  # though there may be no rows
        try:
            for batch in self.file.iter_batches(self._rows, row_groups=list(self.groups)):
                self.done += len(batch)
                yield ParquetBlock(self.name, batch, first)
                first += len(batch)
        except (OSError, pa.ArrowException) as error:
            raise InputError(f"{self.name}: cannot be read: {_first_line(error)}") from error


@dataclass(frozen=True)
class ParquetBlock:
    """Some rows of a Parquet file, from row ``first`` on, counted from 1."""

    file: str
    batch: pa.RecordBatch
    first: int

    def __len__(self) -> int:
        return len(self.batch)

    def where(self, row: int) -> int:
        """Return which row of the file it is."""
        return self.first + row

    def hands(self, columns: HandColumns) -> Texts | Cells | Numbers:
        """Return the hands.

        Raises:
            InputError: the columns hold neither text nor whole numbers.
        """
        its = [self.batch.column(name) for name in columns.names]
        if columns.together:
            return self._texts(columns.names[0], its[0])
        if all(_is_text(column.type) for column in its):
            return Cells([self._texts(*pair) for pair in zip(columns.names, its, strict=True)])
        numbers = [self._numbers(*pair) for pair in zip(columns.names, its, strict=True)]
        return Numbers(np.stack(numbers, axis=1))

    def refused(self) -> dict[int, str]:
        """Return what is wrong with the rows themselves: nothing."""
        return {}

    def csv(self, valued: Valued, keep: Sequence[int] | None, added: AddedColumns) -> bytes:
        """Return the rows, all or these, with the added columns, as CSV."""
        import pyarrow as pa
        from pyarrow import csv as arrow_csv

        table = with_added(self.table(keep), valued, keep, added)
        for style in ("none", "needed"):  # without quotes, where no value needs them
            written = io.BytesIO()
            options = arrow_csv.WriteOptions(include_header=False, quoting_style=style)
            try:
                arrow_csv.write_csv(table, written, options)
                break
            except pa.ArrowInvalid:
                if style == "needed":
                    raise
        return written.getvalue()

    def table(self, keep: Sequence[int] | None) -> pa.Table:
        """Return the rows, all or these, as an Arrow table."""
        import pyarrow as pa

        table = pa.Table.from_batches([self.batch])
        return table if keep is None else table.take(pa.array(keep, pa.int64()))

    def _texts(self, name: str, column: pa.Array) -> Texts:
        import pyarrow as pa

        if not _is_text(column.type):
            raise InputError(
                f'{self.file}: column "{name}" holds {column.type}; wanted is text, or --columns '
                "with one column for each card"
            )
        column = column.cast(pa.large_string())
        _, offsets, letters = column.buffers()
        its = np.frombuffer(offsets, np.int64)[column.offset : column.offset + len(column) + 1]
        raw = np.frombuffer(letters, np.uint8) if letters is not None else np.empty(0, np.uint8)
        starts, ends = its[:-1] - its[0], its[1:] - its[0]
        if column.null_count:
            ends = np.where(column.is_null().to_numpy(zero_copy_only=False), starts, ends)
        return Texts(Letters(raw[its[0] : its[-1]]), starts, ends)

    def _numbers(self, name: str, column: pa.Array) -> Any:
        import pyarrow as pa

        if column.type == pa.uint8() and not column.null_count:
            return column.to_numpy()
        try:
            filled = column.cast(pa.int64()).fill_null(EMPTY)
        except (pa.ArrowInvalid, pa.ArrowNotImplementedError) as error:
            raise InputError(
                f'{self.file}: column "{name}" holds {column.type}; wanted are cards as text or '
                "as whole numbers, one kind in all columns"
            ) from error
        return filled.to_numpy(zero_copy_only=False)


def with_added(
    table: pa.Table, valued: Valued, keep: Sequence[int] | None, added: AddedColumns
) -> pa.Table:
    """Return the table with the added columns, of the rows that are kept."""
    rows = slice(None) if keep is None else keep
    for name, column in zip(added.names, added.columns(valued, rows), strict=True):
        table = table.append_column(name, column)
    return table


class ParquetSink:
    """Writes tables to a Parquet file, in row groups that are not small."""

    def __init__(self, file: BinaryIO) -> None:
        self.file = file
        self._writer: Any = None
        self._waiting: list[pa.Table] = []

    def write(self, table: pa.Table) -> None:
        """Write a table, sooner or later."""
        self._waiting.append(table)
        rows = sum(len(its) for its in self._waiting)
        if rows >= ROW_GROUP or sum(its.nbytes for its in self._waiting) >= GROUP_BYTES:
            self._flush()

    def close(self) -> None:
        """Write what is still waiting, and the end of the file."""
        self._flush()
        if self._writer is not None:
            self._writer.close()

    def _flush(self) -> None:
        import pyarrow as pa
        from pyarrow import parquet

        if not self._waiting:
            return
        table = pa.concat_tables(self._waiting)
        self._waiting = []
        if self._writer is None:
            self._writer = parquet.ParquetWriter(self.file, table.schema)
        self._writer.write_table(table, row_group_size=ROW_GROUP)


def _is_text(kind: pa.DataType) -> bool:
    from pyarrow import types

    if types.is_dictionary(kind):
        kind = kind.value_type
    return bool(types.is_string(kind) or types.is_large_string(kind) or types.is_string_view(kind))


def _first_line(error: Exception) -> str:
    return str(error).strip().splitlines()[0] if str(error).strip() else "damaged"
