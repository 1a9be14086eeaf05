"""Every command and every piece of code in a page of the documentation does what the page says."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = (
    *("README.md", "docs/a-new-game.md", "docs/batch.md", "docs/python.md"),
    "docs/editing-rules.md",
)
SECONDS = re.compile(r"\(\d+\.\d s\)")  # how long a run took is not promised


def blocks(page: str) -> list[tuple[str, str]]:
    """Return the kind and the text of each block of code in the page."""
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(r"^```(\w+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Step:
    """What a reader does: saves a file, changes one, or runs a command and sees its output."""

    kind: str  # save, change or run
    what: str  # the file, or the command
    text: str


def steps(page: str) -> list[Step]:
    """Return what the page tells a reader to do, in its order."""
    found = []
    for kind, text in blocks(page):
        named = re.match(r" *# file: (\S+)\n", text)
        if kind == "console":
            for piece in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
                command, _, output = piece.partition("\n")
                found.append(Step("run", command, output))
        elif kind == "diff":
            assert named, f"a change in {page} does not say of which file"
            found.append(Step("change", named[1], text[named.end() :]))
        elif named:
            found.append(Step("save", named[1], text))
    return found


def changed(old: str, change: str) -> str:
    """Return the text after a change: lines that begin with - go, with + come, others stay.

    >>> changed("a\\nb\\nc\\n", " a\\n-b\\n+B\\n")
    'a\\nB\\nc\\n'
    """
    lines = change.splitlines(keepends=True)
    before = "".join(line[1:] or "\n" for line in lines if line[0] != "+")
    after = "".join(line[1:] or "\n" for line in lines if line[0] != "-")
    assert old.count(before) == 1, f"this stands {old.count(before)} times:\n{before}"
    return old.replace(before, after)


@dataclass
class Reader:
    """Somebody who does what a page says, step by step, in a folder of his own."""

    page: str
    folder: Path
    printed: list[str] = field(default_factory=list)  # by each step so far

    def output(self, number: int) -> str:
        """Return what the step of that number prints, once all before it have been done."""
        for step in steps(self.page)[len(self.printed) : number + 1]:
            self.printed.append(self._do(step))
        return self.printed[number]

    def _do(self, step: Step) -> str:
        if step.kind == "run":
            return run(step.what, self.folder)
        path = self.folder / step.what
        text = step.text
        if step.kind == "change":
            text = changed(path.read_text(encoding="utf-8"), step.text)
        path.write_text(text, encoding="utf-8")
        return ""


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Reader]:
    """Return who reads a page, in a folder with the examples and nothing else at first."""
    readers: dict[str, Reader] = {}

    def reading(page: str) -> Reader:
        if page not in readers:
            folder = tmp_path_factory.mktemp("reader")
            shutil.copytree(ROOT / "examples", folder / "examples")
            readers[page] = Reader(page, folder)
        return readers[page]

    return reading


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


@pytest.mark.parametrize(
    ("page", "number"),
    [
        pytest.param(page, number, id=f"{page} {step.what[:60]}")
        for page in PAGES
        for number, step in enumerate(steps(page))
        if step.kind == "run"
    ],
)
def test_a_command_prints_what_the_page_says(
    page: str, number: int, reader: Callable[[str], Reader]
) -> None:
    def lines(text: str) -> list[str]:
        return [SECONDS.sub("", line).rstrip() for line in text.rstrip().splitlines()]

    assert lines(reader(page).output(number)) == lines(steps(page)[number].text)


@pytest.mark.parametrize("page", PAGES)
def test_every_file_that_a_page_links_to_is_there(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (ROOT / page).parent.joinpath(link).exists(), link


def test_the_python_in_the_readme_runs() -> None:
    codes = [text for kind, text in blocks("README.md") if kind == "python"]
    assert codes
    for code in codes:
        exec(code, {})


def test_the_python_on_its_page_runs_from_top_to_bottom() -> None:
    names: dict[str, object] = {}
    for code in [text for kind, text in blocks("docs/python.md") if kind == "python"]:
        exec(code, names)
    assert {"value", "comparison"} <= names.keys()


def test_the_set_up_in_the_readme_is_what_continuous_integration_runs() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    set_up = [text.strip() for kind, text in blocks("README.md") if kind == "sh"]
    assert len(set_up) == 2
    for command in set_up:
        assert command in script


def test_the_game_that_is_written_step_by_step_is_not_in_the_library() -> None:
    (command,) = [s.what for s in steps("docs/a-new-game.md") if s.what.startswith("handrules new")]
    name = command.split()[2]
    assert not (ROOT / "rules" / f"{name}.yaml").exists()
