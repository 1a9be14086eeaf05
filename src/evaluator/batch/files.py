"""One file in, the same file with the worth of its hands out."""

from __future__ import annotations

import os
import sys
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, contextmanager, nullcontext
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Any, BinaryIO, TypeVar

from evaluator.batch.added import AddedColumns, fields
from evaluator.batch.columns import HandColumns, hand_columns
from evaluator.batch.csv_files import CsvBlock, CsvSource
from evaluator.batch.disk import check_readable, whole_file
from evaluator.batch.parquet_files import (
    ParquetBlock,
    ParquetSink,
    ParquetSource,
    need_arrow,
    with_added,
)
from evaluator.batch.valuing import Valued, Valuer
from evaluator.errors import InputError
from evaluator.interface import Rules
from evaluator.rules import CategoryId, PrizeId

Block = CsvBlock | ParquetBlock
Source = CsvSource | ParquetSource
T = TypeVar("T")
U = TypeVar("U")
Tell = Callable[[int, int], None]  # told how much has been read, of how much
PARQUET = (".parquet", ".pq")
MOST_TOLD = 10  # bad rows that are told one by one


class BadRows(Enum):
    """What becomes of rows whose hand makes no sense."""

    STOP = "stop"  # there is no output
    SKIP = "skip"  # they are left out
    KEEP = "keep"  # the added columns are empty


@dataclass(frozen=True)
class BadRow:
    """A row whose hand makes no sense: on which line, or in which row, and why."""

    file: str
    unit: str  # "line" or "row"
    number: int
    why: str

    def __str__(self) -> str:
        return f"{self.file}: {self.unit} {self.number}: {self.why}"


@dataclass(frozen=True)
class Options:
    """How a file is to be read and written."""

    hand: str | None = None
    columns: tuple[str, ...] = ()
    prefix: str = ""
    bad_rows: BadRows = BadRows.STOP
    delimiter: str = ","


@dataclass
class Summary:
    """What has been done: rows read and written, the first bad rows, hands of each category."""

    rows: int = 0
    written: int = 0
    bad: int = 0
    told: list[BadRow] = field(default_factory=list)
    counts: dict[PrizeId, Counter[CategoryId | None]] = field(default_factory=dict)

    def add(self, other: Summary) -> None:
        """Add what has been done elsewhere."""
        self.rows += other.rows
        self.written += other.written
        self.bad += other.bad
        self.told = (self.told + other.told)[:MOST_TOLD]
        for prize, counts in other.counts.items():
            self.counts.setdefault(prize, Counter()).update(counts)


class BadRowError(InputError):
    """A row whose hand makes no sense, where the batch is to stop at the first."""


@dataclass(frozen=True)
class Done:
    """A block that has been valued: what is to be written, and what is to be told."""

    output: Any  # bytes of CSV, or an Arrow table
    summary: Summary


def value_file(
    valuer: Valuer,
    source_path: str,
    output_path: str | None,
    options: Options,
    tell: Tell | None = None,
) -> Summary:
    """Write the file with columns for what its hands are worth; return what has been done.

    ``-`` is standard input; without an output, CSV goes to standard output. What ends in
    ``.parquet`` is Parquet, all else CSV.

    Raises:
        InputError: the file cannot be read or written, or is not as wanted; nothing is written.
        BadRowError: a hand makes no sense, and the options say to stop.
    """
    if output_path is not None and _is_same(source_path, output_path):
        raise InputError(f"{output_path}: this is the input, which cannot be the output as well")
    with ExitStack() as stack:
        source, total = stack.enter_context(opened(source_path, options, small=valuer.is_slow))
        output = stack.enter_context(_output(output_path))
        return value_source(valuer, source, output, is_parquet(output_path), options, tell, total)


def value_source(
    valuer: Valuer,
    source: Source,
    output: BinaryIO,
    parquet: bool,
    options: Options,
    tell: Tell | None = None,
    total: int = 0,
) -> Summary:
    """Write the rows of the source with the added columns; see ``value_file``."""
    _check_names(source, valuer.rules)
    added = AddedColumns(valuer.game, options.prefix)
    added.check(source.names, source.name)
    columns = hand_columns(source.names, source.texts(), source.name, options.hand, options.columns)
    if parquet:
        need_arrow()
    work = _Work(valuer, added, columns, parquet, options, source.unit)
    sink = ParquetSink(output) if parquet else None
    write = output.write if sink is None else sink.write
    if sink is None:
        output.write(_csv_header(source, added))
    summary = Summary(counts={prize.id: Counter() for prize in valuer.game.prizes})
    workers = os.cpu_count() or 1
    with ThreadPoolExecutor(workers) as pool:
        blocks: Iterator[Block] = source.blocks()
        for done in in_order(pool, work, blocks, 2 * workers):
            summary.add(done.summary)
            write(done.output)
            if tell is not None and total:
                tell(source.done, total)
    if sink is not None:
        sink.close()
    return summary


@dataclass(frozen=True)
class _Work:
    """What is done with each block, by whichever thread has time."""

    valuer: Valuer
    added: AddedColumns
    columns: HandColumns
    parquet: bool
    options: Options
    unit: str

    def __call__(self, block: Block) -> Done:
        valued = self.valuer.value(block.hands(self.columns))
        ragged = block.refused()
        refused = {**valued.refused, **ragged}
        told = [
            BadRow(block.file, self.unit, block.where(row), refused[row])
            for row in sorted(refused)[:MOST_TOLD]
        ]
        if told and self.options.bad_rows is BadRows.STOP:
            raise BadRowError(str(told[0]))
        if ragged and self.options.bad_rows is BadRows.KEEP:
            row = min(ragged)
            its = BadRow(block.file, self.unit, block.where(row), ragged[row])
            raise BadRowError(f"{its}; such a row can be skipped, but not kept")
        keep = None
        if refused and self.options.bad_rows is BadRows.SKIP:
            keep = [row for row in range(len(block)) if row not in refused]
        summary = Summary(
            rows=len(block),
            written=len(block) if keep is None else len(keep),
            bad=len(refused),
            told=told,
            counts={worth.scale.prize.id: worth.counts() for worth in valued.worths},
        )
        return Done(self._output(block, valued, keep), summary)

    def _output(self, block: Block, valued: Valued, keep: Sequence[int] | None) -> Any:
        if self.parquet:
            return with_added(block.table(keep), valued, keep, self.added)
        return block.csv(valued, keep, self.added)


def in_order(
    pool: ThreadPoolExecutor, work: Callable[[T], U], items: Iterable[T], ahead: int
) -> Iterator[U]:
    """Yield what is made of each item, in their order; at most so many are waiting for it."""
    waiting: deque[Future[U]] = deque()
    try:
        for item in items:
            waiting.append(pool.submit(work, item))
            if len(waiting) > ahead:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        for future in waiting:
            future.cancel()


def is_parquet(path: str | None) -> bool:
    """Tell whether a file of that name is Parquet."""
    return path is not None and path.casefold().endswith(PARQUET)


@contextmanager
def opened(path: str, options: Options, small: bool = False) -> Iterator[tuple[Source, int]]:
    """Give the file to read from, and how much of it there is: bytes, or rows; 0 if unknown.

    With ``small``, its blocks are.

    Raises:
        InputError: there is no such file, or it is not what its name says.
    """
    if is_parquet(path):
        source = ParquetSource(Path(path), small=small)
        with source.file:
            yield source, source.file.metadata.num_rows
        return
    name = "standard input" if path == "-" else path
    with _bytes_of(path) as file:
        size = 0 if path == "-" else os.fstat(file.fileno()).st_size
        yield CsvSource(file, name, options.delimiter, small=small), size


def _bytes_of(path: str) -> AbstractContextManager[BinaryIO]:
    """Return a file to read from, or standard input.

    Raises:
        InputError: there is none.
    """
    if path != "-":
        check_readable(Path(path))
        return Path(path).open("rb")
    if sys.stdin is None:  # closed by whoever started us
        raise InputError("there is no standard input to read")
    return nullcontext(sys.stdin.buffer)


@contextmanager
def _output(path: str | None) -> Iterator[BinaryIO]:
    if path is None:
        sys.stdout.flush()
        yield sys.stdout.buffer
        sys.stdout.buffer.flush()
    else:
        with whole_file(Path(path)) as file:
            yield file


def _is_same(source: str, output: str) -> bool:
    try:
        return os.path.samefile(source, output)
    except OSError:
        return False


def _check_names(source: Source, rules: Rules) -> None:
    """Check that the columns are not called as a hand is written.

    Raises:
        InputError: one is; then there are no names, and the first row would be lost.
    """
    for name in source.names:
        try:
            rules.parse(name)
        except InputError:
            continue
        raise InputError(f'{source.name}: "{name}" is a hand; the first line has to name columns')


def _csv_header(source: Source, added: AddedColumns) -> bytes:
    if isinstance(source, ParquetSource):
        return fields([*source.names, *added.names], ",") + b"\n"
    its = source.format
    return b"".join(
        [its.header, its.delimiter, fields(added.names, its.delimiter.decode()), its.newline]
    )
