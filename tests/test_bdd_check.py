"""The runner behind ``handrules check``."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from evaluator.bdd.check import check
from evaluator.errors import InputError
from evaluator.library import features_folder

RULES = (features_folder().parent / "rules" / "standard-high.yaml").read_text(encoding="utf-8")
GOOD = """\
Feature: Kings
  Background:
    Given the rules "mine/my-game.yaml"
  @kickers @low
  Scenario Outline: The kicker
    Given hand 1 is "<cards>"
    And hand 2 is "Kc Kd 9h 7s 4d"
    When the hands are compared
    Then hand <winner> wins
    Examples: both ways
      | cards          | winner |
      | Kh Ks 8h 7s 4d | 2      |
      | Kh Ks Th 7s 4d | 1      |
  @trips
  Scenario: A set
    Given hand 1 is "Kc Kd Kh 7s 4d"
    When the hands are read
    Then hand 1 is read as "Three of a kind"
"""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A folder with a feature, and a rule file that it names by a path of its own."""
    (tmp_path / "good.feature").write_text(GOOD, encoding="utf-8")
    (tmp_path / "mine").mkdir()
    text = RULES.replace("rules: standard-high", "rules: my-game")
    (tmp_path / "mine" / "my-game.yaml").write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def states(run):
    return [record["state"] for record in run.scenarios]


def test_a_file_passes(folder):
    run = check(["good.feature"])
    assert states(run) == ["passed"] * 3
    assert (run.status, run.refused) == (0, ())
    assert next(run.lines()) == "good.feature: 3 passed"


def test_it_runs_from_any_folder_and_leaves_nothing_behind(folder, tmp_path_factory, monkeypatch):
    monkeypatch.chdir(tmp_path_factory.mktemp("elsewhere"))
    before = sorted(folder.rglob("*"))
    assert check([folder]).status == 0
    assert sorted(folder.rglob("*")) == before
    assert not list(Path.cwd().iterdir())


def test_without_a_path_all_that_ship_are_run(folder):
    run = check()
    shipped = {path.name for path in features_folder().rglob("*.feature")}
    assert {Path(record["file"]).name for record in run.scenarios} == shipped
    assert run.status == 0


def test_a_failure_is_told_with_its_row_and_how_the_hands_were_played(folder):
    path = folder / "good.feature"
    path.write_text(GOOD.replace("8h 7s 4d | 2", "8h 7s 4d | 1"))
    run = check([path])
    assert run.status == 1
    failed = run.scenarios[0]
    assert failed["row"]["line"] == 12
    assert failed["message"] == "expected: hand 1 wins; actual:   hand 2 wins"
    text = "\n".join(run.lines())
    assert "good.feature:12: The kicker > Kh Ks 8h 7s 4d | 1" in text
    assert "hand 1: Kh Ks 8h 7s 4d = Pair: Kh Ks 8h 7s 4d, kickers 8 7 4" in text
    assert "2 passed, 1 failed" in text


def test_faults_of_a_feature_file_are_a_no_and_hide_no_other_file(folder):
    (folder / "bad.feature").write_text(GOOD.replace("Then hand <winner>", "Thn hand <winner>"))
    run = check([folder])
    assert states(run) == ["passed"] * 3
    assert run.status == 1
    assert [line.partition(" ")[0] for line in run.refused] == ["bad.feature:9:5:"]


@pytest.mark.parametrize(
    ("line", "count"), [(5, 2), (12, 1), (13, 1), (15, 1)], ids=["outline", "row", "row", "last"]
)
def test_a_line_selects_a_scenario_or_a_row(folder, line, count):
    assert states(check([f"good.feature:{line}"])) == ["passed"] * count


def test_a_line_where_nothing_begins_is_a_wrong_use(folder):
    with pytest.raises(InputError, match=r"begins at good\.feature:7"):
        check(["good.feature:7"])


@pytest.mark.parametrize(
    ("tags", "count"), [("@trips", 1), ("@kickers and not @trips", 2), ("trips or low", 3)]
)
def test_tags_select(folder, tags, count):
    assert states(check(["good.feature"], tags)) == ["passed"] * count


def test_tags_that_select_nothing_fail(folder):
    run = check(["good.feature"], "@nothing")
    assert run.status == 1
    assert list(run.lines())[-1] == 'nothing was checked: no scenario is tagged "@nothing"'


def test_skipped_scenarios_alone_fail(folder):
    (folder / "good.feature").write_text("@skip\n" + GOOD)
    run = check(["good.feature"])
    assert (run.status, states(run)) == (1, ["skipped"] * 3)


@pytest.mark.parametrize(
    ("paths", "tags", "said"),
    [
        (["god.feature"], None, 'no such file: god.feature - did you mean "good.feature"?'),
        (["mine"], None, "no feature files in"),
        (["mine/my-game.yaml"], None, "must end in .feature"),
        (["good.feature"], "and and", "the tags"),
    ],
)
def test_wrong_use_is_one_clear_line(folder, paths, tags, said):
    with pytest.raises(InputError, match=said.replace("?", r"\?")):
        check(paths, tags)


def test_the_settings_of_the_project_and_the_environment_do_not_matter(folder, monkeypatch):
    (folder / "pytest.ini").write_text("[pytest]\naddopts = --no-such-option\n")
    monkeypatch.setenv("PYTEST_ADDOPTS", "--no-such-option")
    assert check(["good.feature"]).status == 0
    assert os.environ["PYTEST_ADDOPTS"] == "--no-such-option"


def test_steps_of_a_project_are_mixed_in(folder):
    (folder / "conftest.py").write_text(
        "from pytest_bdd import then\n@then('all is well')\ndef _():\n    print('noise')\n"
    )
    (folder / "good.feature").write_text(
        GOOD.replace("Then hand <winner>", "Then all is well\n    And hand <winner>")
    )
    assert check(["good.feature"]).status == 0


def test_the_conftest_of_one_folder_does_not_hinder_the_folder_beside_it(folder):
    for name in ("a", "b"):
        (folder / name).mkdir()
        (folder / name / "x.feature").write_text(GOOD.replace("mine/", "../mine/"))
    (folder / "a" / "conftest.py").write_text("from pytest_bdd import then\n")
    run = check(["a", "b"])
    assert (run.status, states(run)) == (0, ["passed"] * 6)


def test_nothing_is_printed(folder, capfd):
    check(["good.feature"])
    assert capfd.readouterr() == ("", "")


def test_the_data_can_be_json(folder):
    data = json.loads(json.dumps(check(["good.feature"]).data()))
    assert (data["version"], data["status"], data["passed"]) == (1, 0, 3)
    record = data["scenarios"][0]
    assert record["feature"] == "Kings"
    assert record["played"]["rules"] == "mine/my-game.yaml"
    assert record["played"]["hands"][1]["played"]["category"] == "pair"
    assert [step["line"] for step in record["steps"]] == [3, 6, 7, 8, 9]


def test_a_file_that_has_changed_is_read_anew(folder):
    assert check(["good.feature"]).status == 0
    (folder / "good.feature").write_text(GOOD.replace("hand <winner> wins", "it is a draw"))
    assert check(["good.feature"]).status == 1
    (folder / "good.feature").write_text(GOOD)
    rules = folder / "mine" / "my-game.yaml"
    rules.write_text(rules.read_text().replace("  - three_of_a_kind\n", ""))
    assert check(["good.feature"]).count("failed") == 1


def test_thousands_of_rows_are_all_run(folder):
    ranks, suits = "23456789TJQKA", "cdhs"
    cards = [rank + suit for rank in ranks for suit in suits]
    rows = [
        f"      | {' '.join(cards[(start + step * n) % 52] for n in range(5))} |"
        for step in range(1, 43)
        for start in range(52)
        if len({(start + step * n) % 52 for n in range(5)}) == 5
    ]
    rows = sorted(set(rows))[:2000]
    assert len(rows) == 2000
    text = (
        "Feature: F\n  Scenario Outline: S\n"
        '    Given the rules "standard-high"\n    And hand 1 is "<cards>"\n'
        '    And hand 2 is "<cards>"\n    When the hands are compared\n    Then it is a draw\n'
        "    Examples: E\n      | cards |\n"
    )
    (folder / "many.feature").write_text(text + "\n".join(rows) + "\n")
    run = check(["many.feature"])
    assert run.count("passed") == 2000


def test_the_module_is_light_until_it_is_asked_for(tmp_path):
    code = "import sys, evaluator, evaluator.bdd; print('pytest' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
