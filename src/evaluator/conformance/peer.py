"""Another evaluator, a program that is asked line by line; see ``docs/conformance.md``."""

from __future__ import annotations

import shlex
import subprocess
from collections import deque
from contextlib import suppress
from enum import Enum
from queue import Empty, Queue
from threading import Thread
from typing import IO

from evaluator.conformance.vectors import Answer, Kind, Vector
from evaluator.errors import InputError

CANNOT = "?"  # what a peer says that has no answer
NOTHING = "none"  # ... and of a hand without a category
_WINNERS = {"1": 1, "2": 2, "0": 0}
LONGEST = 1000  # letters of an answer that are looked at


class Silence(Enum):
    """Why there is no answer."""

    CANNOT = "cannot tell"
    LATE = "no answer in time"
    ENDED = "ended without an answer"
    UNREADABLE = "an answer that makes no sense"


class NoAnswerError(Exception):
    """The peer has not answered: why, and what it said instead, if anything."""

    def __init__(self, silence: Silence, detail: str = "") -> None:
        self.silence, self.detail = silence, detail
        super().__init__(silence, detail)

    def __str__(self) -> str:
        return self.silence.value + (f": {self.detail}" if self.detail else "")


class Peer:
    """A running program, which is started again after it has ended or has been too slow."""

    def __init__(self, command: str, seconds: float) -> None:
        self.seconds = seconds
        self.started = 0
        self._process: subprocess.Popen[bytes] | None = None
        try:
            self._arguments = shlex.split(command)
        except ValueError as error:
            raise InputError(f"--command {command!r} cannot be read: {error}") from error
        if not self._arguments:
            raise InputError("--command is empty: it says how to start the other evaluator")

    def ask(self, vector: Vector) -> Answer:
        """Return the peer's answer.

        Raises:
            NoAnswerError: there is none that could be understood.
            InputError: the program cannot be started.
        """
        if self._process is None:
            self._start()
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write((question(vector) + "\n").encode())
            self._process.stdin.flush()
            line = self._answers.get(timeout=self.seconds)
        except OSError:  # it has closed its input
            line = b""
        except Empty:
            self.stop()
            raise NoAnswerError(Silence.LATE, f"waited {self.seconds:g} s") from None
        if not line:
            raise NoAnswerError(Silence.ENDED, self._last_words())
        return understood(vector, line.decode("utf-8", "replace").strip())

    def _start(self) -> None:
        pipe = subprocess.PIPE
        try:
            process = subprocess.Popen(self._arguments, stdin=pipe, stdout=pipe, stderr=pipe)
        except OSError as error:
            why = (error.strerror or str(error)).lower()
            raise InputError(f"{self._arguments[0]}: cannot be started: {why}") from error
        assert process.stdout is not None
        assert process.stderr is not None
        self._process = process
        self._answers: Queue[bytes] = Queue()
        self._errors: deque[bytes] = deque(maxlen=20)
        self._readers = (
            Thread(target=_read, args=(process.stdout, self._answers), daemon=True),
            Thread(target=_keep, args=(process.stderr, self._errors), daemon=True),
        )
        for reader in self._readers:
            reader.start()
        self.started += 1

    def _last_words(self) -> str:
        """Return how the program ended and the last line that it complained with."""
        assert self._process is not None
        process = self._process
        with suppress(subprocess.TimeoutExpired):
            process.wait(timeout=1)
        status = process.poll()
        self.stop()
        ended = "closed its output" if status is None else f"exit status {status}"
        said = [line.decode("utf-8", "replace").strip() for line in self._errors]
        last = next((line for line in reversed(said) if line), "")
        return f"{ended}; {last}" if last else ended

    def stop(self) -> None:
        """End the program."""
        if self._process is None:
            return
        process, self._process = self._process, None
        process.kill()
        process.wait()
        for reader in self._readers:
            reader.join(timeout=1)
        with suppress(OSError):
            assert process.stdin is not None
            process.stdin.close()

    def __enter__(self) -> Peer:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


def _read(output: IO[bytes], answers: Queue[bytes]) -> None:
    """Hand on each line, and an empty one at the end."""
    with output:
        while line := output.readline(LONGEST):
            answers.put(line)
    answers.put(b"")


def _keep(errors: IO[bytes], kept: deque[bytes]) -> None:
    with errors:
        while line := errors.readline(LONGEST):
            kept.append(line)


def question(vector: Vector) -> str:
    r"""Return the line that asks for a vector's answer.

    >>> question(Vector(Kind.VALUE, ("Ah Kd | 2c 3c 4c",), "flush", "", prize="low"))
    'value\tAh Kd | 2c 3c 4c\tprize=low'
    """
    word = "value" if vector.kind is Kind.VALUE else "compare"
    more = [f"{key}={its}" for key in ("prize", "wild") if (its := getattr(vector, key))]
    return "\t".join((word, *vector.hands, *more))


def understood(vector: Vector, said: str) -> Answer:
    """Return the answer that the peer has written.

    Raises:
        NoAnswerError: it cannot tell, or what it has written is no answer.
    """
    if said == CANNOT:
        raise NoAnswerError(Silence.CANNOT)
    if vector.kind is Kind.ORDER:
        if said not in _WINNERS:
            raise NoAnswerError(Silence.UNREADABLE, f'"{said}", wanted is 1, 2, 0 or ?')
        return _WINNERS[said]
    if not said or len(said.split()) > 1:
        raise NoAnswerError(Silence.UNREADABLE, f'"{said}", wanted is the id of a category or ?')
    return None if said == NOTHING else said
