"""The columns that are added: their names, and what is in them."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from evaluator.batch.valuing import NOT_VALUED, Scale, Valued
from evaluator.errors import InputError
from evaluator.rules import Game, PrizeId

KINDS = ("category", "strength", "name")  # of which there is one for each prize
FOUL = "foul"


@dataclass(frozen=True)
class AddedColumns:
    """The columns that hold what hands are worth; ``prefix`` stands before each of their names."""

    game: Game
    prefix: str = ""

    @cached_property
    def names(self) -> Sequence[str]:
        """The names, in the order of the columns."""
        several = len(self.game.prizes) > 1
        its = [
            f"{self.prefix}{prize.id}_{kind}" if several else f"{self.prefix}{kind}"
            for prize in self.game.prizes
            for kind in KINDS
        ]
        return [*its, self.prefix + FOUL] if self.game.foul_unless_rising else its

    def check(self, there: Sequence[str], where: str) -> None:
        """Check that no column has one of the names.

        Raises:
            InputError: some have.
        """
        taken = [name for name in self.names if name in there]
        if taken:
            raise InputError(
                f'{where}: there is a column "{taken[0]}" already; '
                "--prefix puts something before the names of the new ones"
            )

    def ends(self, valued: Valued, delimiter: bytes, newline: bytes) -> list[list[bytes]]:
        """Return what is put at the end of each line: for each prize, as a list of all lines."""
        found = []
        for worth in valued.worths:
            last = worth is valued.worths[-1] and valued.fouls is None
            its = self._ends(worth.scale, delimiter, newline if last else b"")
            found.append(its[worth.codes].tolist())
        if valued.fouls is not None:
            fouls = [fields([why], delimiter.decode()) if why else b"" for why in valued.fouls]
            found.append([delimiter + why + newline for why in fouls])
        return found

    def _ends(self, scale: Scale, delimiter: bytes, newline: bytes) -> npt.NDArray[np.object_]:
        """Return what each code of a scale puts at the end of a line."""
        made = self._made.get(scale.prize.id)
        if made is None or made[0] is not scale:
            its = scale.prize.categories
            words = [*([category.id, category.name] for category in its), ["", ""]]  # -1: the last
            ends = np.empty(len(scale.categories), object)
            for code, place in enumerate(scale.categories.tolist()):
                (category, name), strength = words[place], scale.strengths[code]
                values = [category, "" if code == len(ends) - 1 else strength, name]
                ends[code] = delimiter + fields(values, delimiter.decode()) + newline
            made = self._made[scale.prize.id] = (scale, ends)
        return made[1]

    @cached_property
    def _made(self) -> dict[PrizeId, tuple[Scale, npt.NDArray[np.object_]]]:
        return {}

    def columns(self, valued: Valued, keep: Sequence[int] | slice) -> list[Any]:
        """Return the columns as Arrow arrays, of these rows."""
        import pyarrow as pa

        found = []
        for worth in valued.worths:
            codes, scale = worth.codes[keep], worth.scale
            places = np.take(scale.categories, codes)
            none = places < 0
            words = [(its.id, its.name) for its in scale.prize.categories]
            ids, names = (
                pa.DictionaryArray.from_arrays(pa.array(places, mask=none), pa.array(its))
                for its in zip(*words, strict=True)
            )
            strengths = pa.array(np.take(scale.strengths, codes), mask=codes == NOT_VALUED)
            found += [ids, strengths, names]
        if valued.fouls is not None:
            fouls = np.array([why or None for why in valued.fouls], object)[keep]
            found.append(pa.array(fouls, pa.string()))
        return found


def fields(values: Iterable[object], delimiter: str) -> bytes:
    """Return the values as they stand in a CSV line, in quotes where they need them."""
    line = io.StringIO()
    csv.writer(line, delimiter=delimiter, lineterminator="").writerow(values)
    return line.getvalue().encode()
