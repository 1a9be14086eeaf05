"""Scenarios run again when a file is saved, also one that is saved while they run."""

import signal
import subprocess
import sys
import threading

import pytest

from evaluator.bdd.check import check
from evaluator.bdd.watching import run_and_watch
from evaluator.cli import run as run_command
from evaluator.errors import InputError
from evaluator.library import rules_folder

FEATURE = """\
Feature: F
  Scenario: S
    Given the rules "rules/mine.yaml"
    And hand 1 is "Kc Kd Kh 7s 4d"
    When the hands are read
    Then hand 1 is read as "Three of a kind"
"""
RULES = "rules: mine\ntitle: Mine\nextends: ../other/base.yaml\n"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    for name in ("rules", "other"):
        (tmp_path / name).mkdir()
    base = (rules_folder() / "standard-high.yaml").read_text(encoding="utf-8")
    (tmp_path / "other/base.yaml").write_text(base.replace("standard-high", "base", 1))
    (tmp_path / "rules/mine.yaml").write_text(RULES)
    (tmp_path / "f.feature").write_text(FEATURE)
    monkeypatch.chdir(tmp_path)
    return tmp_path


class Watched:
    """Runs scenarios, saving files between or during the runs; keeps what came of each run."""

    def __init__(self, during=(), after=()):
        self.during, self.after = list(during), list(after)
        self.statuses, self.complaints = [], []

    def run(self):
        results = check(["."])
        self.statuses.append(results.status)
        if self.during:
            self.during.pop(0)()
        return results

    def changes(self, folders):
        self.folders = set(folders)
        yield "nothing has changed yet, but for what has while they ran"
        if self.after:
            self.after.pop(0)()
            yield "something has"

    def start(self, paths=(".",)):
        run_and_watch(paths, self.run, self.complaints.append, self.changes)
        return self.statuses


def test_without_a_change_they_run_once(folder):
    assert Watched().start() == [0]


@pytest.mark.parametrize("when", ["during", "after"])
@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("f.feature", "Three of", "Four of"),
        ("rules/mine.yaml", "extends", "categories: [pair, high_card]\nextends"),
        ("other/base.yaml", "  - three_of_a_kind\n", ""),
    ],
    ids=["feature", "rules", "what the rules build on"],
)
def test_a_saved_file_is_run_with(folder, when, name, old, new):
    def save():
        text = (folder / name).read_text(encoding="utf-8")
        assert old in text
        (folder / name).write_text(text.replace(old, new), encoding="utf-8")

    assert Watched(**{when: [save]}).start() == [0, 1]


def test_the_folders_of_rules_are_watched_and_no_other_file_counts(folder):
    watched = Watched(after=[lambda: (folder / "rules/notes.txt").write_text("x")])
    assert watched.start() == [0]
    assert {folder, folder / "rules", folder / "other"} <= watched.folders


def test_a_new_feature_file_is_run_too(folder):
    new = FEATURE.replace("Three of a kind", "Pair")
    watched = Watched(after=[lambda: (folder / "new.feature").write_text(new)])
    assert watched.start() == [0, 1]


def test_a_file_that_is_away_for_a_moment_is_waited_for(folder):
    watched = Watched(
        after=[(folder / "f.feature").unlink, lambda: (folder / "f.feature").write_text(FEATURE)]
    )
    assert watched.start() == [0, 0]
    assert "no feature files in" in str(watched.complaints[0])


def test_what_is_wrong_from_the_beginning_ends_it(folder):
    (folder / "f.feature").unlink()
    with pytest.raises(InputError, match="no feature files"):
        Watched().start()


def test_the_command_says_what_to_install(folder, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "watchfiles", None)
    assert run_command(["check", "f.feature", "--watch"]) == 2
    assert "pip install 'handrules[watch]'" in capsys.readouterr().err


def test_the_command_runs_again_until_it_is_interrupted(folder):
    pytest.importorskip("watchfiles")
    code = "from evaluator.cli import main; main()"
    program = [sys.executable, "-c", code, "check", "f.feature", "--watch"]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as process:
        guard = threading.Timer(300, process.kill)  # so that a fault hangs nobody
        guard.start()
        try:
            lines = iter(process.stdout.readline, "")
            assert any(line.startswith("1 passed") for line in lines)
            (folder / "f.feature").write_text(FEATURE.replace("Three of", "Four of"))
            assert any(line.startswith("1 failed") for line in lines)
            process.send_signal(signal.SIGINT)
            assert process.wait() == 130
        finally:
            guard.cancel()
            process.kill()


def test_only_watching_needs_what_watches():
    code = "import sys, evaluator.bdd.watching; print('watchfiles' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
