"""CSV files, read in blocks of whole lines.

Values are between delimiters; between quotes there may be delimiters, line ends, and quotes
doubled (RFC 4180). Lines stay as they are, byte by byte: columns are added at their ends.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Any, BinaryIO

import numpy as np

from evaluator.batch.added import AddedColumns
from evaluator.batch.columns import HandColumns
from evaluator.batch.texts import Bytes, Cells, Letters, Rows, Texts
from evaluator.batch.valuing import Valued
from evaluator.errors import InputError

BLOCK, SMALL_BLOCK = 1 << 18, 1 << 14  # how many bytes are read at a time
MOST_IN_A_ROW = 1 << 24  # bytes; in a row that is longer, a quote is missing
LINE_END, RETURN, QUOTE = b'\n\r"'


@dataclass(frozen=True)
class CsvFormat:
    """What the first line tells: the columns, and how lines end."""

    file: str  # what messages call it
    header: bytes  # the line itself, without its end
    names: Sequence[str]
    newline: bytes
    delimiter: bytes


class CsvSource:
    """A CSV file, block by block.

    Raises:
        InputError: its first line does not name the columns.
    """

    unit = "line"

    def __init__(
        self, file: BinaryIO, name: str, delimiter: str = ",", *, small: bool = False
    ) -> None:
        self.file, self.name = file, name
        self._block = SMALL_BLOCK if small else BLOCK
        self.done = 0  # bytes that have been read
        self._rest, self._line = b"", 1  # what has been read and not been given; its first line
        header = self._header()
        text = _decoded(header, name, 1).removeprefix("\ufeff")
        names = _fields(text, delimiter)
        if names is None or "\0" in text:
            raise InputError(f"{name}: line 1 is no line of a CSV file in UTF-8")
        self.format = CsvFormat(
            name,
            header.rstrip(b"\r\n"),
            names,
            b"\r\n" if header.endswith(b"\r\n") else b"\n",
            delimiter.encode(),
        )

    @property
    def names(self) -> Sequence[str]:
        """The names of the columns."""
        return self.format.names

    def texts(self) -> Sequence[str]:
        """Return the names of columns that hold text: those of which the first row has no number.

        All of them where there are no rows.
        """
        while not self._rest.lstrip(b"\r\n") and self._fill():
            pass
        first = self._rest.lstrip(b"\r\n").split(b"\n", 1)[0].decode(errors="replace").rstrip("\r")
        values = _fields(first, self.format.delimiter.decode()) or []
        named = dict(zip(self.names, values, strict=False))
        return [name for name in self.names if not _is_number(named.get(name, ""))]

    def blocks(self) -> Iterator[CsvBlock]:
        """Yield all rows, in blocks.

        Raises:
            InputError: a row does not end.
        """
        yield CsvBlock(self.format, b"", self._line)  # though there may be no rows
        more = True
        while more:
            more = self._fill()
            end = _end_of_rows(self._rest)
            if end:
                line = self._line
                yield CsvBlock(self.format, self._take(end), line)
            elif len(self._rest) > MOST_IN_A_ROW:
                break
        if self._rest:
            raise InputError(f"{self.name}: line {self._line}: a quote that nothing closes")

    def _header(self) -> bytes:
        """Take the first line."""
        while not (ends := _row_ends(self._rest)).size and len(self._rest) <= MOST_IN_A_ROW:
            if not self._fill():  # which gives an end to the last line
                ends = _row_ends(self._rest)
                break
        if self._rest.strip() and not ends.size:
            raise InputError(f"{self.name}: line 1: a quote that nothing closes")
        header = self._take(int(ends[0]) + 1) if ends.size else b""
        if not header.strip():
            raise InputError(f"{self.name}: wanted is a first line that names the columns")
        return header

    def _fill(self) -> bool:
        """Read on; return whether there was anything."""
        read = self.file.read(self._block)
        self.done += len(read)
        if not read and self._rest and not self._rest.endswith(b"\n"):
            self._rest += b"\n"  # the last line need not have an end
        self._rest += read
        return bool(read)

    def _take(self, end: int) -> bytes:
        taken, self._rest = self._rest[:end], self._rest[end:]
        self._line += taken.count(b"\n")
        return taken


@dataclass(frozen=True)
class CsvBlock:
    """Some rows of a CSV file: ``raw`` as they are, from line ``line`` on."""

    format: CsvFormat
    raw: bytes
    line: int

    @property
    def file(self) -> str:
        """What messages call the file."""
        return self.format.file

    def __len__(self) -> int:
        return len(self._rows.starts)

    def where(self, row: int) -> int:
        """Return the line that the row is on, or begins on."""
        return self.line + self.raw.count(b"\n", 0, int(self._rows.starts[row]))

    def hands(self, columns: HandColumns) -> Texts | Cells:
        """Return the hands.

        Raises:
            InputError: this is no CSV in UTF-8; the message says where.
        """
        texts = [self._field(self.format.names.index(name)) for name in columns.names]
        return texts[0] if columns.together else Cells(texts)

    def refused(self) -> dict[int, str]:
        """Return what is wrong with rows that have too few or too many fields."""
        wanted = len(self.format.names)
        return {
            row: f"{count} field{'s'[: count != 1]}, and the first line has {wanted}"
            for row, count in self._rows.ragged.items()
        }

    def csv(self, valued: Valued, keep: Sequence[int] | None, added: AddedColumns) -> bytes:
        """Return the rows, all or these, with the added columns, as CSV."""
        lines = self._lines
        ends = added.ends(valued, self.format.delimiter, self.format.newline)
        if keep is not None:
            lines = [lines[row] for row in keep]
            ends = [[its[row] for row in keep] for its in ends]
        return b"".join(chain.from_iterable(zip(lines, *ends, strict=True)))

    def table(self, keep: Sequence[int] | None) -> Any:
        """Return the rows, all or these, as an Arrow table of text."""
        import pyarrow as pa
        from pyarrow import csv as arrow_csv

        names = list(self.format.names)
        lines = self._lines if keep is None else [self._lines[row] for row in keep]
        if not lines:
            return pa.table({name: pa.array([], pa.string()) for name in names})
        raw = b"\n".join(lines)
        return arrow_csv.read_csv(
            io.BytesIO(raw),
            arrow_csv.ReadOptions(column_names=names, use_threads=False, block_size=len(raw) + 1),
            arrow_csv.ParseOptions(
                delimiter=self.format.delimiter.decode(), newlines_in_values=True
            ),
            arrow_csv.ConvertOptions(column_types=dict.fromkeys(names, pa.string())),
        )

    @property
    def _lines(self) -> list[bytes]:
        """The rows without their ends."""
        rows = self._rows
        lines = self.raw.split(self.format.newline)
        if len(lines) == len(rows.starts) + 1 and not rows.odd_ends:
            return lines[:-1]
        bounds = zip(rows.starts.tolist(), rows.ends.tolist(), strict=True)
        return [self.raw[start:end] for start, end in bounds]

    @cached_property
    def _rows(self) -> _CsvRows:
        if not self.raw.isascii():
            _decoded(self.raw, self.format.file, self.line)
        return _rows_of(self)

    def _field(self, column: int) -> Texts:
        """Return the texts of a column, without quotes; nothing of rows that are not whole."""
        rows = self._rows
        delimiters, last = rows.delimiters, len(self.format.names) - 1
        starts = rows.starts if column == 0 else delimiters[:, column - 1] + 1
        ends = rows.ends if column == last else delimiters[:, column]
        if rows.ragged:
            starts, ends = starts.copy(), ends.copy()
            starts[list(rows.ragged)] = ends[list(rows.ragged)] = 0
        if rows.quoted:
            quoted = (rows.letters.bytes[np.minimum(starts, len(self.raw) - 1)] == QUOTE) & (
                ends - starts >= 2
            )
            starts, ends = starts + quoted, ends - quoted
        return Texts(rows.letters, starts, ends)


@dataclass(frozen=True)
class _CsvRows:
    """Where rows start and end, and the delimiters of each; blank lines are no rows.

    ``ragged`` says of rows with too few or too many fields how many they have.
    """

    letters: Letters
    starts: Rows
    ends: Rows
    delimiters: Rows
    ragged: dict[int, int]
    quoted: bool
    odd_ends: bool  # not all of them are those of the first line


def _rows_of(block: CsvBlock) -> _CsvRows:
    raw = np.frombuffer(block.raw, np.uint8)
    columns = len(block.format.names)
    ends = np.flatnonzero(raw == LINE_END)
    delimiters = np.flatnonzero(raw == block.format.delimiter[0])
    quoted = b'"' in block.raw
    if quoted:
        _check_quotes(block, raw)
        ends, delimiters = _outside_quotes(ends, raw), _outside_quotes(delimiters, raw)
    starts = np.concatenate([[0], ends[:-1] + 1])[: len(ends)].astype(np.int64)
    returns = (raw[ends - 1] == RETURN) & (ends > starts)
    odd_ends = bool((returns != (block.format.newline == b"\r\n")).any())
    ends = ends - returns
    filled = ends > starts
    if not filled.all():
        starts, ends, odd_ends = starts[filled], ends[filled], True
    ragged: dict[int, int] = {}
    shape = (len(starts), columns - 1)
    if _is_regular(delimiters, starts, ends, columns):
        by_row = delimiters.reshape(shape)
    else:
        counts = np.searchsorted(delimiters, ends) - np.searchsorted(delimiters, starts)
        odd = counts != columns - 1
        ragged = {row: int(counts[row]) + 1 for row in np.flatnonzero(odd).tolist()}
        by_row = np.zeros(shape, np.int64)
        by_row[~odd] = delimiters[np.repeat(~odd, counts)].reshape(-1, columns - 1)
    return _CsvRows(Letters(raw), starts, ends, by_row, ragged, quoted, odd_ends)


def _is_regular(delimiters: Rows, starts: Rows, ends: Rows, columns: int) -> bool:
    """Tell whether every row has the delimiters that so many columns take."""
    if len(delimiters) != len(starts) * (columns - 1):
        return False
    if columns == 1:
        return True
    by_row = delimiters.reshape(-1, columns - 1)
    return bool((by_row[:, 0] >= starts).all() and (by_row[:, -1] < ends).all())


def _outside_quotes(places: Rows, raw: Bytes) -> Rows:
    """Return those of the places before which all quotes that open close."""
    quotes_before = np.searchsorted(np.flatnonzero(raw == QUOTE), places)
    outside: Rows = places[quotes_before % 2 == 0]
    return outside


def _check_quotes(block: CsvBlock, raw: Bytes) -> None:
    """Check that quotes open and close only at the ends of fields.

    Raises:
        InputError: one does not; the message says where.
    """
    quotes = np.flatnonzero(raw == QUOTE)
    opening, closing = quotes[::2], quotes[1::2]
    around = np.zeros(256, bool)
    around[[LINE_END, RETURN, QUOTE, block.format.delimiter[0]]] = True
    before = np.take(around, raw[opening - 1]) | (opening == 0)
    after = np.take(around, raw[np.minimum(closing + 1, len(raw) - 1)])
    odd = np.concatenate([opening[~before], closing[~after]])
    if len(odd):
        line = block.line + block.raw.count(b"\n", 0, int(odd.min()))
        raise InputError(
            f"{block.format.file}: line {line}: a quote within a field; "
            'such a field stands in quotes, with its own quotes doubled: "5"" tall"'
        )


def _row_ends(raw: bytes) -> Rows:
    """Return where rows end, which is not within quotes."""
    letters = np.frombuffer(raw, np.uint8)
    ends = np.flatnonzero(letters == LINE_END)
    return _outside_quotes(ends, letters) if b'"' in raw else ends


def _end_of_rows(raw: bytes) -> int:
    """Return where the last whole row ends; 0 where there is none."""
    if b'"' not in raw:
        return raw.rfind(b"\n") + 1
    ends = _row_ends(raw)
    return int(ends[-1]) + 1 if len(ends) else 0


def _decoded(raw: bytes, name: str, line: int) -> str:
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        line += raw.count(b"\n", 0, error.start)
        raise InputError(f"{name}: line {line} is not UTF-8 text") from error


def _fields(line: str, delimiter: str) -> list[str] | None:
    """Return the fields of a line; None where it is no line of a CSV file."""
    try:
        return next(csv.reader([line], delimiter=delimiter), [])
    except csv.Error:
        return None


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True
