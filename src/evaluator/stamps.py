"""Which texts have passed the schema already, remembered between runs.

Checking against a schema takes longer than all else that a start does. A memory that is missing,
unwritable or spoilt only costs that time.
"""

from __future__ import annotations

import os
from hashlib import sha256
from pathlib import Path

_MOST = 500  # stamps; the oldest go first
_MOST_BYTES = 100_000


def cache_folder() -> Path:
    """Return the user's folder for what can be made again; ``HANDRULES_CACHE_DIR`` moves it."""
    chosen = os.environ.get("HANDRULES_CACHE_DIR")
    if chosen:
        return Path(chosen)
    from platformdirs import user_cache_path  # here, since it takes time

    return user_cache_path("handrules", appauthor=False)


def stamp(*texts: str) -> str:
    """Return what stands for these texts together."""
    digest = sha256()
    for text in texts:
        data = text.encode("utf-8", "surrogatepass")
        digest.update(len(data).to_bytes(8, "big") + data)
    return digest.hexdigest()


def _file() -> Path:
    return cache_folder() / "checked-texts"


def _read() -> list[str]:
    try:
        with _file().open("rb") as file:
            return file.read(_MOST_BYTES).decode("ascii", "replace").split()
    except (OSError, RuntimeError):  # no such file; no home
        return []


def is_known(mark: str) -> bool:
    """Return whether texts of this stamp have been found right before."""
    return mark in _read()


def remember(mark: str) -> None:
    """Remember that the texts of this stamp are right, if there is a place to write it."""
    try:
        file = _file()
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh = file.with_name(f"{file.name}.{os.getpid()}")
        fresh.write_text(
            "\n".join([*_read(), mark][-_MOST:]) + "\n", encoding="ascii", errors="replace"
        )
        fresh.replace(file)  # so that nobody reads half of it
    except (OSError, RuntimeError):
        pass
