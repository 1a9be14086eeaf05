"""A file of arrays that is mapped into memory, and refused unless it is whole and the right one.

It begins with a line of JSON: what the file is, the checksum of all that follows, and the name,
type, shape and place of each array.
"""

from __future__ import annotations

import json
import mmap
import os
import zlib
from collections.abc import Mapping
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

FORMAT = "handrules tables 1"
ALIGNED = 64  # each array begins at a multiple of this

Arrays = Mapping[str, npt.NDArray[Any]]


def write_arrays(path: Path, fingerprint: str, arrays: Arrays, meta: object) -> None:
    """Write the file whole or not at all.

    ``meta`` is anything that JSON can hold. Nothing is said where there is no place to write:
    that only costs making the tables again.
    """
    listed, pieces, at = [], [], 0
    for name, array in arrays.items():
        listed.append([name, array.dtype.str, array.shape, at])
        data = np.ascontiguousarray(array).tobytes()
        data += bytes(-len(data) % ALIGNED)
        pieces.append(data)
        at += len(data)
    body = b"".join(pieces)
    head = {
        "format": FORMAT,
        "fingerprint": fingerprint,
        "checksum": zlib.crc32(body),
        "size": len(body),
        "meta": meta,
        "arrays": listed,
    }
    line = json.dumps(head).encode("ascii")
    line += b" " * (-(len(line) + 1) % ALIGNED) + b"\n"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(f"{path.name}.{os.getpid()}")
        try:
            fresh.write_bytes(line + body)
            fresh.replace(path)  # so that nobody reads half of it
        except OSError:
            fresh.unlink(missing_ok=True)
    except (OSError, RuntimeError):
        pass


def read_arrays(path: Path, fingerprint: str) -> tuple[dict[str, npt.NDArray[Any]], Any] | None:
    """Return the arrays of the file, and its ``meta``.

    None where there is no such file, or where it is torn, changed or of something else.
    """
    try:
        with path.open("rb") as file:
            whole = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
            line = file.readline()
        head = json.loads(line)
        body = whole[len(line) :]
        if (
            (head["format"], head["fingerprint"]) != (FORMAT, fingerprint)
            or head["size"] != len(body)
            or head["checksum"] != zlib.crc32(body)
        ):
            return None
        arrays = {
            name: np.frombuffer(body, np.dtype(kind), prod(shape), at).reshape(shape)
            for name, kind, shape, at in head["arrays"]
        }
        return arrays, head["meta"]
    except (OSError, RuntimeError, ValueError, KeyError, TypeError):
        return None
