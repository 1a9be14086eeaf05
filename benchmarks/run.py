"""Measure handrules against other evaluators, in an environment of its own.

    python benchmarks/run.py [SECTION ...] [--rounds N] [--threads N]

The first run makes `benchmarks/.peers` with the peers; handrules is installed there as it is now.
Where there is npm, peers in JavaScript are measured too.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
PEERS = HERE / ".peers"


def python() -> Path:
    """Return the interpreter that has handrules and its peers; the first time, install them."""
    found = PEERS / ("Scripts" if os.name == "nt" else "bin") / "python"
    install = [str(found), "-m", "pip", "install", "-q"]
    if not found.exists():
        venv.create(PEERS, with_pip=True, clear=True)
        try:
            subprocess.run([*install, "-r", str(HERE / "peers.txt")], check=True)
        except subprocess.CalledProcessError:
            shutil.rmtree(PEERS)
            raise
    subprocess.run([*install, f"{HERE.parent}[parquet]"], check=True)  # as it is now
    return found


def javascript() -> None:
    """Install the peers from npm, where there is npm."""
    npm = shutil.which("npm")
    if npm and not (PEERS / "node_modules").exists():
        shutil.copy(HERE / "package.json", PEERS)
        subprocess.run([npm, "install", "--silent", "--prefix", str(PEERS)], check=False)


def main() -> int:
    """Install what is missing, then measure."""
    measure = python()
    javascript()
    return subprocess.run([str(measure), str(HERE / "measure.py"), *sys.argv[1:]]).returncode


if __name__ == "__main__":
    sys.exit(main())
