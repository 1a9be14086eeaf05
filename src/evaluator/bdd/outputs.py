"""The files that a run writes, each whole or not at all: results, JUnit XML, Cucumber messages."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from evaluator.batch.disk import whole_file
from evaluator.bdd.results import Results
from evaluator.errors import InputError


@dataclass(frozen=True, slots=True)
class Outputs:
    """Which files to write."""

    results: Path | None = None
    junitxml: Path | None = None
    messages: Path | None = None

    def check(self) -> None:
        """Check, before anything is run, that the files can be written.

        Raises:
            InputError: there can be no file of that name.
        """
        for path in filter(None, (self.results, self.junitxml, self.messages)):
            if path.is_dir():
                raise InputError(f"{path}: this is a folder, not a file")
            if not path.absolute().parent.is_dir():
                raise InputError(f"{path}: there is no folder {path.parent}")
            if not os.access(path if path.exists() else path.absolute().parent, os.W_OK):
                raise InputError(f"{path}: cannot be written")

    def write(self, results: Results) -> None:
        """Write the files.

        Raises:
            InputError: one cannot be written, or a feature file has changed since it was run.
        """
        if self.results is not None:
            self._write(self.results, [json.dumps(results.data(), ensure_ascii=False, indent=1)])
        if self.junitxml is not None:
            from evaluator.bdd.junit import junit_xml

            self._write(self.junitxml, [junit_xml(results)])
        if self.messages is not None:
            from evaluator.bdd.messages import message_lines

            self._write(self.messages, message_lines(results))

    def _write(self, path: Path, lines: Iterator[str] | Sequence[str]) -> None:
        with whole_file(path) as file:
            for line in lines:
                file.write(f"{line}\n".encode())
