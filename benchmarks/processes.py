"""Whole processes: start-up, making tables, reading files."""

from __future__ import annotations

import os
import platform
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np

PYTHON = sys.executable
HANDRULES = str(Path(PYTHON).with_name("handrules"))


def machine() -> str:
    """Return what the figures hang on."""
    return f"Python {platform.python_version()}, numpy {np.__version__}, {platform.machine()}"


def seconds(command: Sequence[str], cache: str | None = None) -> float:
    """Return how long a command takes, in an empty cache folder where one is named."""
    environment = os.environ | ({"HANDRULES_CACHE_DIR": cache} if cache else {})
    start = time.perf_counter()
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def start_up(rounds: int) -> str:
    """Return how long commands take that do little."""
    hand = "8c 8d 8h 7s 6d"
    commands = {
        "python -c pass": [PYTHON, "-c", "pass"],
        'python -c "import numpy"': [PYTHON, "-c", "import numpy"],
        'python -c "import yaml, click"': [PYTHON, "-c", "import yaml, click"],
        "handrules evaluate": [HANDRULES, "evaluate", "standard-high", hand],
        "python: strength of a hand": [
            *(PYTHON, "-c"),
            f"import evaluator; evaluator.load('standard-high').strength('{hand}')",
        ],
    }
    found: dict[str, list[float]] = {name: [] for name in commands}
    for count in range(-1, rounds * 2):
        for name in random.sample(list(commands), len(commands)):
            took = seconds(commands[name])
            if count >= 0:
                found[name].append(took)
    lines = ["### Start-up, caches warm", "", "| | ms, median (best) |", "|---|---|"]
    lines += [
        f"| {name} | {statistics.median(its) * 1e3:.0f} ({min(its) * 1e3:.0f}) |"
        for name, its in found.items()
    ]
    return "\n".join(lines) + "\n"


def tables(rounds: int) -> str:
    """Return how long it takes to make the tables for five, six and seven cards, and to read."""
    code = (
        "import re, time, evaluator, evaluator.compiled\n"
        "store = evaluator.load('{}').compiled().store\n"
        "start = time.perf_counter()\n"
        "store.lookup(7)\n"
        "took = time.perf_counter() - start\n"
        "most = re.search(r'VmHWM:\\s+(\\d+)', open('/proc/self/status').read())\n"
        "print(took, most[1] if most else 0)\n"
    )
    lines = [
        "### Tables for five, six and seven cards",
        "",
        "| | made, s, median (best) | read, ms | memory, MB |",
        "|---|---|---|---|",
    ]
    for game in ("texas-holdem", "double-joker-wild", "deuces-wild", "deuce-to-seven-low"):
        made, read, memory = [], [], 0.0
        if game == "deuce-to-seven-low":
            code = code.replace("lookup(7)", "lookup(5)")
        for _ in range(rounds):
            with tempfile.TemporaryDirectory() as cache:
                for times in (made, read):
                    out = subprocess.run(
                        [PYTHON, "-c", code.format(game)],
                        check=True,
                        env=os.environ | {"HANDRULES_CACHE_DIR": cache},
                        capture_output=True,
                        text=True,
                    ).stdout.split()
                    times.append(float(out[0]))
                    memory = max(memory, float(out[1]) / 1024)
        lines.append(
            f"| {game} | {statistics.median(made):.2f} ({min(made):.2f}) "
            f"| {statistics.median(read) * 1e3:.1f} | {memory or float('nan'):.0f} |"
        )
    return "\n".join(lines) + "\n"


def files(rounds: int) -> str:
    """Return how quickly files are read, valued and written again, whole process."""
    import pyarrow as pa
    from pyarrow import csv, parquet

    count = 4_000_000
    lot = np.random.default_rng(1)
    hands = np.concatenate(
        [
            np.argsort(lot.random((100_000, 52), np.float32), axis=1)[:, :7].astype(np.uint8)
            for _ in range(count // 100_000)
        ]
    )
    letters = np.array([r + s for r in "23456789TJQKA" for s in "cdhs"], "S2")[hands]
    joined = pa.array(np.ascontiguousarray(letters).view("S14").ravel().astype(str))
    numbers = pa.table({f"card{at}": hands[:, at] for at in range(7)})
    lines = [
        f"### Files of {count // 1_000_000} million hands: read, valued, written",
        "",
        "| | M hands/s, median (best) |",
        "|---|---|",
    ]
    with tempfile.TemporaryDirectory() as folder:
        text = pa.table({"hand": joined})
        csv.write_csv(text, f"{folder}/text.csv")
        parquet.write_table(text, f"{folder}/text.parquet")
        parquet.write_table(numbers, f"{folder}/numbers.parquet")
        columns = ["--columns", ",".join(numbers.column_names)]
        for name, source, more in (
            ("CSV, 14 letters", "text.csv", []),
            ("Parquet, 14 letters", "text.parquet", []),
            ("Parquet, seven numbers", "numbers.parquet", columns),
        ):
            output = f"{folder}/out{Path(source).suffix}"
            command = [HANDRULES, "batch", "texas-holdem", f"{folder}/{source}", "-o", output]
            rates = []
            for _ in range(rounds):
                rates.append(count / seconds([*command, *more]))
                Path(output).unlink()
            lines.append(
                f"| {name} | {statistics.median(rates) / 1e6:.2f} ({max(rates) / 1e6:.2f}) |"
            )
    return "\n".join(lines) + "\n"


SECTIONS: dict[str, Callable[[int], str]] = {
    "tables": tables,
    "start-up": start_up,
    "files": files,
}
