"""Files that can be read, and files that are there whole or not at all."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from typing import BinaryIO

from evaluator.errors import InputError


def check_readable(path: Path) -> None:
    """Check that there is a file to read.

    Raises:
        InputError: there is not.
    """
    if path.is_dir():
        raise InputError(f"{path}: this is a folder, not a file")
    try:
        path.open("rb").close()
    except FileNotFoundError as error:
        raise InputError(f"{path}: there is no such file") from error
    except OSError as error:
        raise InputError(f"{path}: cannot be read: {_why(error)}") from error


def _why(error: OSError) -> str:
    return (error.strerror or str(error)).lower()


@contextmanager
def whole_file(path: Path) -> Iterator[BinaryIO]:
    """Give a file to write to, which gets its name once all has been written.

    Until then it stands beside it under another name, and is removed if anything goes wrong.
    What is no ordinary file, as a pipe, is written to as it is.

    Raises:
        InputError: there can be no file of that name, or the disk is full.
    """
    if path.is_dir():
        raise InputError(f"{path}: this is a folder, not a file")
    try:
        if path.exists() and not path.is_file():
            with path.open("wb") as file:
                yield file
            return
        path = path.resolve()  # a link stays one
        temporary = path.with_name(f".{path.name}.{token_hex(4)}.part")
        try:
            with temporary.open("xb") as file:
                yield file
            os.replace(temporary, path)
        finally:
            with suppress(OSError):
                temporary.unlink(missing_ok=True)
    except BrokenPipeError:  # the reader has seen enough
        raise
    except OSError as error:
        raise InputError(f"{path}: cannot be written: {_why(error)}") from error


@contextmanager
def whole_folder(path: Path) -> Iterator[Path]:
    """Give a folder to write files to, which gets its name once all have been written.

    Raises:
        InputError: there is something of that name, or there can be no such folder.
    """
    import shutil

    path = path.resolve()
    if path.exists():
        raise InputError(f"{path}: is there already; name a folder that is not")
    temporary = path.with_name(f".{path.name}.{token_hex(4)}.part")
    try:
        temporary.mkdir()
        yield temporary
        os.replace(temporary, path)
    except OSError as error:
        raise InputError(f"{path}: cannot be written: {_why(error)}") from error
    finally:
        shutil.rmtree(temporary, ignore_errors=True)
