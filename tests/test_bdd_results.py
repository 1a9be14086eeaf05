"""The files that a run writes: results, JUnit XML, Cucumber messages."""

import json
from collections import Counter
from datetime import datetime
from pathlib import Path
from xml.etree import ElementTree

import pytest
from jsonschema import Draft202012Validator

from evaluator.bdd.check import check
from evaluator.bdd.outputs import Outputs
from evaluator.bdd.results import Recorder
from evaluator.cli import run as run_command
from evaluator.errors import InputError
from evaluator.library import features_folder, schema_file

pytest_plugins = ["pytester"]

SCHEMA = json.loads(schema_file("results").read_text(encoding="utf-8"))

# Line numbers matter below: the categories' lines are looked up in this file.
RULES = """\
rules: mine
title: Mine
extends: standard-high
deck: {ranks: 2 3 4 5 6 7 8 9 T J Q K A, suits: c d h s, jokers: Jo}
wild: {cards: Jo, stands_for: any, repeats: of_a_kind}
natural_beats_wild: true
suits: c d h s
categories:
  - flush
  - three:
      parts:
        - {of_a_kind: 3, as: trips}
  - pair
  - high_card
"""
FEATURE = """\
Feature: Kings
  Background:
    Given the rules "mine.yaml"

  @why
  Scenario: Alone
    Given hand 1 is "Kc Kd Kh 7s 4d"
    When the hands are read
    Then hand 1 is read as "three"

  Rule: Lines
    Scenario Outline: It is decided
      Given hand 1 is "<one>"
      And hand 2 is "<two>"
      When the hands are compared
      Then it is decided by the "<what>"

      Examples: each thing
        | one            | two            | what               |
        | Kc Kd Kh 7s 4d | Qc Qd 9h 7s 4d | category           |
        | Kc Kd Kh 7s 4d | Qc Qd Qh 7s 4d | trips              |
        | Kc Kd Kh 8s 4d | Ks Kd Kh 7s 4d | first kicker       |
        | Kc Kd Kh 8s 4d | Kc Kd Jo 8s 4d | natural cards      |
        | Kc Kd 9h 7s 4d | Ks Kh 9d 7c 4h | suit of the first card |
"""
FAILING = FEATURE.replace("| trips  ", "| second ")
REFUSED = "Feature: F\n  Scenario: S\n    Thn hand 1 wins\n"


@pytest.fixture
def folder(tmp_path, monkeypatch):
    (tmp_path / "mine.yaml").write_text(RULES, encoding="utf-8")
    (tmp_path / "kings.feature").write_text(FEATURE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def faults_of(data):
    return [error.message for error in Draft202012Validator(SCHEMA).iter_errors(data)]


def read_json(path):
    return json.loads(path.read_text(encoding="utf-8"))


# The schema


def properties(schema):
    if isinstance(schema, dict):
        yield from schema.get("properties", {}).items()
        for inner in schema.values():
            yield from properties(inner)


def test_every_key_of_the_schema_is_explained_and_no_other_is_allowed():
    Draft202012Validator.check_schema(SCHEMA)
    assert [key for key, said in properties(SCHEMA) if not said["description"].endswith(".")] == []
    for each in (SCHEMA, *SCHEMA["$defs"].values()):
        assert each["additionalProperties"] is False


@pytest.mark.parametrize("name", ["texas-holdem-judge", "omaha-hi-lo-8", "chinese-poker"])
def test_results_of_features_that_ship_are_as_the_schema_has_them(name, tmp_path):
    file = tmp_path / "r.json"
    feature = str(features_folder() / f"{name}.feature")
    assert run(feature, "--results", str(file)) == 0
    assert faults_of(read_json(file)) == []


def test_results_of_failures_and_faults_are_as_the_schema_has_them(folder):
    (folder / "kings.feature").write_text(FAILING)
    (folder / "bad.feature").write_text(REFUSED)
    data = json.loads(json.dumps(check(["."]).data()))
    assert (data["failed"], len(data["refused"]) > 0) == (1, True)
    assert faults_of(data) == []


# Which lines decided


def decided(record):
    return {
        (line["file"].rsplit("/", 1)[-1], line["what"], line["line"])
        for line in record["played"]["lines"]
        if line["decided"]
    }


def test_where_hands_are_only_read_the_category_and_its_parts_decided(folder):
    record = check(["kings.feature"]).scenarios[0]
    assert decided(record) == {("mine.yaml", "three", 10), ("mine.yaml", "three/trips", 12)}


@pytest.mark.parametrize(
    ("row", "wanted"),
    [
        pytest.param(20, {("mine.yaml", "three", 10), ("mine.yaml", "pair", 13)}, id="category"),
        pytest.param(21, {("mine.yaml", "three/trips", 12)}, id="part"),
        pytest.param(22, {("mine.yaml", "three", 10)}, id="kicker: its category says so"),
        pytest.param(23, {("mine.yaml", "natural_beats_wild", 6)}, id="natural"),
        pytest.param(24, {("mine.yaml", "suits", 7)}, id="suits"),
    ],
)
def test_of_a_comparison_the_lines_decided_that_put_the_loser_out(folder, row, wanted):
    (record,) = check([f"kings.feature:{row}"]).scenarios
    assert (record["state"], decided(record)) == ("passed", wanted)


def test_of_a_draw_every_line_decided_and_of_a_faulty_rule_file_its_fault(folder):
    (folder / "kings.feature").write_text(
        'Feature: F\n  Scenario: A\n    Given the rules "standard-high"\n'
        '    And hand 1 is "Kc Kd 9h 7s 4d"\n    And hand 2 is "Ks Kh 9c 7d 4c"\n'
        "    When the hands are compared\n    Then it is a draw\n"
        '  Scenario: B\n    Given the rules "bad.yaml"\n    When the rule file is read\n'
        '    Then the rule file is refused at line 9 with "unknown-category"\n'
    )
    (folder / "bad.yaml").write_text(
        RULES.replace("rules: mine", "rules: bad").replace("- flush", "- flsh")
    )
    draw, refused = check(["kings.feature"]).scenarios
    assert [what for _, what, _ in sorted(decided(draw))] == ["pair", "pair/pair"]
    assert decided(refused) == {("bad.yaml", "unknown-category", 9)}


def test_a_foul_is_decided_by_the_line_that_wants_prizes_to_rise(tmp_path):
    (tmp_path / "foul.feature").write_text(
        'Feature: F\n  Scenario: S\n    Given the rules "chinese-poker"\n'
        '    And hand 1 is "Ac Ad Ah | 2c 3c 5d 7h 9s | 2d 3d 4d 6d 8d"\n'
        '    And hand 2 is "4h 4s 7c | 5c 5h 6s 8h 9d | 6c 6h 7d 8s Tc"\n'
        '    When the hands are compared\n    Then hand 2 wins for the "front"\n'
    )
    (record,) = check([tmp_path]).scenarios
    whats = {(line["prize"], line["what"]) for line in record["played"]["lines"] if line["decided"]}
    assert ("front", "foul_unless_rising") in whats


def test_what_is_printed_is_told_deal_by_deal():
    run = check([features_folder() / "texas-holdem-judge.feature:14"])
    (deal,) = run.scenarios[0]["played"]["deals"]
    assert [hand["played"]["category"] for hand in deal["hands"]] == ["pair", "high_card"]
    assert deal["winners"] == [1]
    run = check([features_folder() / "poker-lesson-viii.feature"], "not @nothing")
    printed = [r for r in run.scenarios if r["title"] == "The sample run, line for line"]
    deals = printed[0]["played"]["deals"]
    assert deals[0]["hands"][0]["hand"] == "5♦ 5♠ 6♦ 9♦ 9♥"
    assert deals[0]["hands"][0]["played"]["name"] == "Two Pairs"
    assert len(deals) == 9


def test_everything_has_its_line(folder):
    first, *rows = check(["kings.feature"]).scenarios
    assert (first["feature_line"], first["rule_line"], first["line"]) == (1, None, 6)
    assert (rows[0]["rule_line"], rows[0]["line"]) == (11, 12)
    assert (rows[0]["row"]["examples_line"], rows[0]["row"]["line"]) == (18, 20)
    assert all(datetime.fromisoformat(row["started"]).tzinfo for row in rows)


# Files


def run(*arguments):
    return run_command(["check", *arguments])


def test_all_files_are_written_whole_and_nothing_else(folder, capsys):
    (folder / "r.json").write_text("old")
    options = ["--results", "r.json", "--junitxml", "r.xml", "--messages", "r.ndjson"]
    assert run("kings.feature", *options) == 0
    there = {"kings.feature", "mine.yaml", "r.json", "r.xml", "r.ndjson"}
    assert {path.name for path in folder.iterdir()} == there
    assert read_json(folder / "r.json")["passed"] == 6
    assert capsys.readouterr().out.startswith("kings.feature: 6 passed")


@pytest.mark.parametrize("option", ["--results", "--junitxml", "--messages"])
@pytest.mark.parametrize(
    ("name", "said"), [("nowhere/r.json", "there is no folder nowhere"), (".", "a folder")]
)
def test_what_cannot_be_written_is_told_before_anything_is_run(
    folder, option, name, said, monkeypatch
):
    monkeypatch.setattr("evaluator.bdd.check.check", lambda *_: pytest.fail("was run"))
    with pytest.raises(InputError, match=said):
        Outputs(**{option.strip("-"): Path(name)}).check()
    assert run("kings.feature", option, name) == 2


def test_a_run_without_a_scenario_fails_and_says_so_in_its_files(folder):
    options = ["--results", "r.json", "--junitxml", "r.xml", "--messages", "r.ndjson"]
    assert run("kings.feature", "--tags", "@nothing", *options) == 1
    data = read_json(folder / "r.json")
    assert (data["status"], data["scenarios"]) == (1, [])
    last = json.loads((folder / "r.ndjson").read_text().splitlines()[-1])
    assert last["testRunFinished"]["success"] is False
    assert last["testRunFinished"]["message"] == "nothing was checked"


def test_of_two_reports_of_one_scenario_the_worse_counts():
    def report(state):
        row = {"file": "a.feature", "line": 3, "row": None, "state": state}
        return type("Report", (), {"handrules": row})()

    for states in (["passed", "failed"], ["failed", "passed"], ["rerun", "failed"]):
        recorder = Recorder()
        for state in states:
            recorder.pytest_runtest_logreport(report(state))
        assert [each["state"] for each in recorder.results().scenarios] == ["failed"]


# JUnit XML


def test_junit_has_a_case_for_each_row_and_what_failed(folder):
    (folder / "kings.feature").write_text(FAILING)
    (folder / "bad.feature").write_text(REFUSED)
    assert run(".", "--junitxml", "r.xml") == 1
    root = ElementTree.parse("r.xml").getroot()
    assert {key: root.get(key) for key in ("tests", "failures", "errors", "skipped")} == {
        "tests": "7",
        "failures": "1",
        "errors": "1",
        "skipped": "0",
    }
    (failed,) = [case for case in root.iter("testcase") if case.find("failure") is not None]
    assert (failed.get("file"), failed.get("line")) == ("kings.feature", "21")
    assert failed.get("classname") == "Kings.Lines"
    assert "expected: decided by the second" in failed.find("failure").text
    assert "bad.feature:3:5: error[keyword]" in next(root.iter("error")).get("message")


def test_junit_leaves_out_what_no_xml_can_hold(folder):
    title = "Scenario: A \x1b bell <&>"
    (folder / "kings.feature").write_text(FEATURE.replace("Scenario: Alone", title))
    assert run("kings.feature", "--junitxml", "r.xml") == 0
    cases = ElementTree.parse("r.xml").getroot().iter("testcase")
    assert next(cases).get("name") == "A \ufffd bell <&>"


# Cucumber messages


def messages(folder):
    lines = (folder / "r.ndjson").read_text(encoding="utf-8").splitlines()
    return [next(iter(json.loads(line).items())) for line in lines]


def test_messages_come_in_order_and_every_id_points_at_something(folder):
    (folder / "kings.feature").write_text(FAILING)
    assert run("kings.feature", "--messages", "r.ndjson") == 1
    found = messages(folder)
    kinds = Counter(kind for kind, _ in found)
    assert [kind for kind, _ in found][:3] == ["meta", "source", "gherkinDocument"]
    assert kinds["pickle"] == kinds["testCase"] == kinds["testCaseFinished"] == 6
    assert kinds["testStepFinished"] == kinds["testStepStarted"] == 4 + 5 * 5
    assert found[-1][0] == "testRunFinished"
    pickles = {said["id"]: said for kind, said in found if kind == "pickle"}
    cases = {said["id"]: said for kind, said in found if kind == "testCase"}
    started = {said["id"]: said for kind, said in found if kind == "testCaseStarted"}
    for case in cases.values():
        steps = [step["id"] for step in pickles[case["pickleId"]]["steps"]]
        assert [step["pickleStepId"] for step in case["testSteps"]] == steps
    assert {said["testCaseId"] for said in started.values()} == set(cases)
    for kind, said in found:
        if kind.startswith("testStep"):
            case = cases[started[said["testCaseStartedId"]]["testCaseId"]]
            assert said["testStepId"] in [step["id"] for step in case["testSteps"]]


def test_messages_say_which_step_failed_and_that_the_run_did(folder):
    (folder / "kings.feature").write_text(FAILING)
    assert run("kings.feature", "--messages", "r.ndjson") == 1
    results = [s["testStepResult"] for kind, s in messages(folder) if kind == "testStepFinished"]
    (failed,) = [each for each in results if each["status"] == "FAILED"]
    assert "kings.feature:21" in failed["message"]
    assert {each["status"] for each in results} == {"PASSED", "FAILED"}
    assert messages(folder)[-1][1]["success"] is False


def test_messages_tell_of_files_that_were_refused_and_scenarios_that_were_skipped(folder):
    (folder / "kings.feature").write_text("@skip\n" + FEATURE)
    (folder / "bad.feature").write_text(REFUSED)
    assert run(".", "--messages", "r.ndjson") == 1
    found = messages(folder)
    (error, *_) = [said for kind, said in found if kind == "parseError"]
    assert error["source"] == {"uri": "bad.feature", "location": {"line": 3, "column": 5}}
    results = [said["testStepResult"] for kind, said in found if kind == "testStepFinished"]
    assert {each["status"] for each in results} == {"SKIPPED"}


def test_messages_are_refused_of_a_file_that_has_changed_since(folder):
    found = check(["kings.feature"])
    (folder / "kings.feature").write_text("Feature: Other\n")
    with pytest.raises(InputError, match="has been changed since it was run"):
        Outputs(messages=folder / "r.ndjson").write(found)
    assert not list(folder.glob("*r.ndjson*"))


# From plain pytest


@pytest.fixture
def project(pytester, monkeypatch):
    monkeypatch.setenv("PYTEST_ADDOPTS", "--assert=plain -p no:hypothesispytest")
    monkeypatch.delenv("PYTEST_XDIST_WORKER", raising=False)  # these tests may be spread as well
    pytester.makeini("[pytest]\n")
    pytester.path.joinpath("mine.yaml").write_text(RULES)
    pytester.path.joinpath("kings.feature").write_text(FAILING)
    return pytester


OPTIONS = ("--handrules-results=r.json", "--handrules-messages=r.ndjson")


@pytest.mark.parametrize("workers", [[], ["-n2"]], ids=["alone", "xdist"])
def test_pytest_writes_the_same_results_as_check_does(project, workers):
    if workers:
        pytest.importorskip("xdist")
    project.runpytest_subprocess("kings.feature", *OPTIONS, *workers).assert_outcomes(
        passed=5, failed=1
    )
    data = read_json(project.path / "r.json")
    assert faults_of(data) == []
    assert run("kings.feature", "--results", "c.json") == 1
    mine = read_json(project.path / "c.json")
    for each in (data, mine):
        del each["started"], each["seconds"]
        for record in each["scenarios"]:
            del record["started"], record["seconds"]
            for step in record["steps"]:
                del step["seconds"]
    assert data == mine
    assert [kind for kind, _ in messages(project.path)].count("testCase") == 6


@pytest.mark.parametrize("workers", [[], ["-n2"]], ids=["alone", "xdist"])
def test_pytest_notes_files_that_were_refused(project, workers):
    if workers:
        pytest.importorskip("xdist")
    project.path.joinpath("bad.feature").write_text(REFUSED)
    result = project.runpytest_subprocess("bad.feature", "kings.feature", *OPTIONS, *workers)
    assert result.ret != 0
    assert read_json(project.path / "r.json")["refused"][0].startswith("bad.feature:3:5: error[")


def test_pytest_fails_where_results_are_wanted_and_no_scenario_was_checked(project):
    project.makepyfile("def test_it():\n    pass\n")
    result = project.runpytest_subprocess("--handrules-results=r.json")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["ERROR: nothing was checked"])
    assert read_json(project.path / "r.json")["status"] == 1


def test_pytest_writes_nothing_where_somebody_stops_the_run(project):
    project.path.joinpath("r.json").write_text("old")
    project.makeconftest(
        "from pytest_bdd import given\n\n@given('a stop')\ndef _():\n    raise KeyboardInterrupt\n"
    )
    project.path.joinpath("kings.feature").write_text(
        FEATURE.replace('    Given the rules "mine.yaml"\n', "    Given a stop\n")
    )
    result = project.runpytest_subprocess("kings.feature", "--handrules-results=r.json")
    assert result.ret == pytest.ExitCode.INTERRUPTED
    assert project.path.joinpath("r.json").read_text() == "old"
    result.stdout.fnmatch_lines(["ERROR: the run was broken off, so no results are written"])


def test_pytest_refuses_a_place_where_nothing_can_be_written(project):
    result = project.runpytest_subprocess("kings.feature", "--handrules-results=nowhere/r.json")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*there is no folder nowhere*"])


# Other languages of Gherkin


def test_a_feature_in_another_language_is_run_and_told_of_with_its_own_keywords(tmp_path):
    found = check([features_folder() / "three-card.fr.feature"])
    assert (found.status, found.count("passed")) == (0, 8)
    first = found.scenarios[0]
    keywords = ["Étant donné", "Soit", "Et", "Quand", "Alors", "Et", "Et"]
    assert [step["keyword"] for step in first["steps"]] == keywords
    assert first["rule"].startswith("Avec trois cartes")
    Outputs(messages=tmp_path / "r.ndjson").write(found)
    pickles = [said for kind, said in messages(tmp_path) if kind == "pickle"]
    assert {pickle["language"] for pickle in pickles} == {"fr"}
