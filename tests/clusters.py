"""A Dask cluster of processes on this machine, for tests."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path


class Cluster:
    """A scheduler and some workers, each a process of its own."""

    def __init__(self, folder: Path, workers: int = 2) -> None:
        self.file = folder / "scheduler.json"
        self.environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTEST")}
        here = ["--scheduler-file", str(self.file), "--no-dashboard"]
        self.scheduler = self._start("scheduler", *here, "--host", "127.0.0.1", "--port", "0")
        plain = ["--nthreads", "1", "--no-nanny", "--local-directory", str(folder)]
        self.workers = [self._start("worker", *here, *plain) for _ in range(workers)]

    def _start(self, what: str, *options: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "distributed.cli.dask_" + what, *options]
        return subprocess.Popen(
            command,
            env=self.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    @property
    def address(self) -> str:
        """Where the scheduler listens, once it does."""
        for _ in range(600):
            if self.file.exists():
                address: str = json.loads(self.file.read_text(encoding="utf-8"))["address"]
                return address
            time.sleep(0.1)
        raise AssertionError("the scheduler does not start")

    def stop(self) -> None:
        """End all processes."""
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()
