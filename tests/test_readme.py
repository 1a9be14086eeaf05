"""Every command and every piece of code in the README does what the README says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
SECONDS = re.compile(r"\(\d+\.\d s\)")  # how long a run took is not promised


def commands() -> list[tuple[str, str]]:
    """Return each command of the README with the output that stands below it."""
    found = []
    for kind, text in BLOCKS:
        if kind == "console":
            for piece in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
                command, _, output = piece.partition("\n")
                found.append((command, output))
    return found


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the examples and the files that the README says to save."""
    folder = tmp_path_factory.mktemp("readme")
    shutil.copytree(ROOT / "examples", folder / "examples")
    for _, text in BLOCKS:
        if named := re.match(r"# file: (\S+)\n", text):
            (folder / named[1]).write_text(text, encoding="utf-8")
    return folder


def run(command: str, folder: Path) -> str:
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTEST")}
    environment["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{environment['PATH']}"
    done = subprocess.run(
        command,
        shell=True,
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


@pytest.mark.parametrize(("command", "output"), commands(), ids=lambda text: text[:60])
def test_a_command_prints_what_the_readme_says(command: str, output: str, folder: Path) -> None:
    def lines(text: str) -> list[str]:
        return [SECONDS.sub("", line).rstrip() for line in text.rstrip().splitlines()]

    assert lines(run(command, folder)) == lines(output)


def test_the_python_in_the_readme_runs() -> None:
    (code,) = [text for kind, text in BLOCKS if kind == "python"]
    exec(code, {})


def test_the_set_up_in_the_readme_is_what_continuous_integration_runs() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    set_up = [text.strip() for kind, text in BLOCKS if kind == "sh"]
    assert len(set_up) == 2
    for command in set_up:
        assert command in script


def test_every_file_that_the_readme_links_to_is_there() -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (ROOT / link).exists(), link
