"""The pytest plugin, tried from outside: which files it collects, what it prints, when it fails."""

import json
import re

import pytest

# A run inside this one forgets what it has imported, and PyYAML's C part cannot be imported twice.
import evaluator.loader
import evaluator.report  # noqa: F401  # only for the import

pytest_plugins = ["pytester"]

GOOD = """\
Feature: Kings
  Background:
    Given the rules "standard-high"

  @royal
  Scenario: Kings beat queens
    Given hand 1 is "Kc Kd 9h 7s 4d"
    And hand 2 is "Qc Qd 9h 7s 4d"
    When the hands are compared
    Then hand 1 wins

  Rule: Kickers
    Scenario Outline: The kicker <cards>
      Given hand 1 is "<cards>"
      And hand 2 is "Kc Kd 9h 7s 4d"
      When the hands are compared
      Then hand <winner> wins
      @low
      Examples: low
        | cards          | winner | because     |
        | Kh Ks 8h 7s 4d | 2      | eight loses |
      @high @source:page:12
      Examples: high
        | cards          | winner | because    |
        | Kh Ks Th 7s 4d | 1      | ten wins   |
        | Kh Ks Ah 7s 4d | 1      | ace wins   |
"""
BAD = GOOD.replace("Ah 7s 4d | 1      | ace wins", "Ah 7s 4d | 2      | ace wins")


@pytest.fixture
def project(pytester, monkeypatch):
    """A project of somebody else: strict, and without a word about this plugin."""
    # Modules that the run around this one has imported cannot be rewritten any more, and
    # Hypothesis is slow to import again and again.
    monkeypatch.setenv("PYTEST_ADDOPTS", "--assert=plain -p no:hypothesispytest")
    options = "addopts = --strict-markers --strict-config\nfilterwarnings = error"
    pytester.makeini(f"[pytest]\n{options}")
    folder = pytester.mkdir("features")
    (folder / "good.feature").write_text(GOOD, encoding="utf-8")
    return pytester


# Which files are collected


def test_a_file_that_is_named_runs_without_python_beside_it(project):
    project.runpytest("features/good.feature").assert_outcomes(passed=4)


def test_a_scenario_is_named_by_its_title(project):
    result = project.runpytest("features/good.feature::Kings beat queens", "-v")
    result.assert_outcomes(passed=1)
    result.stdout.fnmatch_lines(["features/good.feature::Kings beat queens PASSED*"])


def test_an_outline_is_named_by_its_title_and_runs_all_rows(project):
    project.runpytest("features/good.feature::The kicker <cards>").assert_outcomes(passed=3)


def test_feature_files_of_others_are_left_alone(project):
    result = project.runpytest()
    assert result.ret == pytest.ExitCode.NO_TESTS_COLLECTED
    assert project.runpytest("features").ret == pytest.ExitCode.NO_TESTS_COLLECTED


def test_pytest_bdd_still_binds_features_by_itself_and_knows_our_steps(project):
    project.makepyfile("from pytest_bdd import scenarios\nscenarios('features')")
    untagged = re.sub(r"@\S+", "", GOOD)  # pytest-bdd wants tags registered
    project.path.joinpath("features/good.feature").write_text(untagged)
    project.runpytest().assert_outcomes(passed=4)


def test_a_folder_that_the_settings_name_is_collected(project):
    project.makeini("[pytest]\nhandrules_features = features\n")
    project.runpytest().assert_outcomes(passed=4)


def test_a_test_module_binds_features(project):
    tests = project.mkdir("tests")
    text = "from evaluator.bdd import features\nshipped = features('../features')\n"
    (tests / "test_it.py").write_text(text)
    result = project.runpytest("-v")
    result.assert_outcomes(passed=4)
    result.stdout.fnmatch_lines(["tests/test_it.py::good.feature::Kings beat queens PASSED*"])
    result = project.runpytest("tests/test_it.py::good.feature::Kings beat queens")
    result.assert_outcomes(passed=1)


def test_a_test_module_that_binds_nothing_is_an_error(project):
    project.makepyfile("from evaluator.bdd import features\nshipped = features('nowhere')\n")
    result = project.runpytest()
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["no such file: *nowhere"])


# Faults


def test_faults_of_all_files_are_reported_at_once_a_line_each(project):
    bad = GOOD.replace("<winner>", "<winer>").replace("hand 1 wins", "hand 1 winz")
    project.path.joinpath("features/bad.feature").write_text(bad)
    project.path.joinpath("features/empty.feature").write_text("")
    result = project.runpytest("features/bad.feature", "features/empty.feature")
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines(
        [
            "features/bad.feature:10:5: error[[]undefined-step[]] *did you mean: Then hand *",
            'features/bad.feature:17:7: error[[]placeholder[]] <winer> *did you mean "winner"?',
            "features/empty.feature:1:1: error[[]empty[]] *",
        ]
    )
    result.stdout.no_fnmatch_line("*Traceback*")


def test_faults_are_refused_too_where_a_test_module_binds_the_file(project):
    project.path.joinpath("features/bad.feature").write_text(GOOD.replace("Then hand 1", "Thn 1"))
    project.makepyfile("from evaluator.bdd import features\nshipped = features('features')\n")
    result = project.runpytest()
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines(["features/bad.feature:10:5: error[[]keyword[]] *"])


# Steps of a project


def test_steps_of_a_project_are_mixed_in(project):
    project.makeconftest(
        """
        from pytest_bdd import given, parsers

        @given(parsers.parse('"{name}" holds kings'))
        def _(poker_table, name):
            poker_table.deal(1, "Kc Kd 9h 7s 4d")
        """
    )
    text = GOOD.replace('hand 1 is "Kc Kd 9h 7s 4d"', '"Ann" holds kings', 1)
    project.path.joinpath("features/good.feature").write_text(text)
    project.runpytest("features/good.feature").assert_outcomes(passed=4)


def test_a_step_that_a_project_defines_again_is_ambiguous(project):
    project.makeconftest(
        """
        from pytest_bdd import then, parsers

        @then(parsers.parse("hand {n:d} wins"))
        def _(n):
            pass
        """
    )
    result = project.runpytest("features/good.feature")
    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines(["*error[[]ambiguous-step[]]*winning.py:*conftest.py:*"])


# Tags


@pytest.mark.parametrize(
    ("tags", "count"),
    [("royal", 1), ("low", 1), ("high", 2), ("not high", 2)],
)
def test_tags_select_scenarios_and_rows_and_need_no_registration(project, tags, count):
    project.runpytest("features/good.feature", "-m", tags).assert_outcomes(
        passed=count, deselected=4 - count
    )


def test_a_tag_with_colons_selects_as_a_keyword_and_where_a_project_is_not_strict(project):
    result = project.runpytest("features/good.feature", "-k", "source:page:12")
    result.assert_outcomes(passed=2, deselected=2)
    project.makeini("[pytest]\n")
    result = project.runpytest("features/good.feature", "-m", "source:page:12")
    result.assert_outcomes(passed=2, deselected=2)


def test_a_run_in_which_nothing_was_checked_fails(project):
    skipped = GOOD.replace("Feature:", "@skip\nFeature:")
    project.path.joinpath("features/good.feature").write_text(skipped)
    result = project.runpytest("features/good.feature")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["ERROR: nothing was checked: all 4 scenarios were skipped"])


def test_a_run_in_which_something_was_checked_passes_though_some_was_skipped(project):
    skipped = GOOD.replace("@royal", "@skip")
    project.path.joinpath("features/good.feature").write_text(skipped)
    result = project.runpytest("features/good.feature")
    result.assert_outcomes(passed=3, skipped=1)
    assert result.ret == pytest.ExitCode.OK


# Failures


def failure(result):
    lines = result.stdout.str().splitlines()
    start = next(at for at, line in enumerate(lines) if line.startswith("____"))
    end = next(at for at, line in enumerate(lines) if "short test summary" in line)
    return lines[start:end]


def test_a_failure_names_the_row_and_shows_steps_values_and_hands(project):
    project.path.joinpath("features/good.feature").write_text(BAD)
    result = project.runpytest("features/good.feature")
    result.assert_outcomes(passed=3, failed=1)
    lines = failure(result)
    assert len(lines) < 15
    assert lines[1:] == [
        "features/good.feature:26: The kicker Kh Ks Ah 7s 4d > Kh Ks Ah 7s 4d | 2"
        " (because ace wins)",
        '  ✓ Given the rules "standard-high"',
        '  ✓ Given hand 1 is "Kh Ks Ah 7s 4d"',
        '  ✓ And hand 2 is "Kc Kd 9h 7s 4d"',
        "  ✓ When the hands are compared",
        "  ✗ Then hand 2 wins    <- line 17",
        "  expected: hand 2 wins",
        "  actual:   hand 1 wins",
        "  hand 1: Kh Ks Ah 7s 4d = Pair: Kh Ks Ah 7s 4d, kickers A 7 4",
        "  hand 2: Kc Kd 9h 7s 4d = Pair: Kc Kd 9h 7s 4d, kickers 9 7 4",
    ]


def test_a_failure_stays_short_however_long_the_scenario(project):
    hands = "".join(f'    And hand {n} is "Kc Kd 9h 7s {n}d"\n' for n in range(2, 9))
    text = f"""\
Feature: F
  Scenario: S
    Given the rules "standard-high"
    And hand 1 is "Kc Kd 9h 7s 2d"
{hands}    When the hands are compared
    Then hand 1 wins
"""
    project.path.joinpath("features/good.feature").write_text(text)
    lines = failure(project.runpytest("features/good.feature"))
    assert len(lines) < 16
    assert "  ✓ 6 steps before these" in lines
    assert "  ... and 4 more hands" in lines


def test_an_error_in_a_step_of_a_project_names_its_line_without_a_traceback(project):
    project.makeconftest(
        """
        from pytest_bdd import then

        @then("it breaks")
        def _():
            raise KeyError("what")
        """
    )
    text = GOOD.replace("Then hand 1 wins", "Then it breaks")
    project.path.joinpath("features/good.feature").write_text(text)
    result = project.runpytest("features/good.feature::Kings beat queens")
    result.stdout.fnmatch_lines(["  KeyError: 'what' (*conftest.py:5)"])
    result.stdout.no_fnmatch_line("*_pytest*")


def test_a_refusal_that_no_step_speaks_of_fails(project):
    project.makeconftest(
        """
        from pytest_bdd import then

        @then("nobody looks")
        def _():
            pass
        """
    )
    text = GOOD.replace("Then hand 1 wins", "Then nobody looks").replace("Kd 9h", "Kc 9h", 1)
    project.path.joinpath("features/good.feature").write_text(text)
    result = project.runpytest("features/good.feature::Kings beat queens")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(
        ["  ✗ When the hands are compared    <- line 9", "  refused: Kc is dealt twice*"]
    )


# Results


RECORDING = """
import json
import os

def pytest_runtest_logreport(report):
    record = getattr(report, "handrules", None)
    if record is not None and "PYTEST_XDIST_WORKER" not in os.environ:
        with open("records.jsonl", "a") as file:
            print(json.dumps(record), file=file)
"""


@pytest.mark.parametrize("workers", [[], ["-n2"]], ids=["alone", "xdist"])
def test_results_are_data_also_from_workers(project, workers, monkeypatch):
    monkeypatch.delenv("PYTEST_XDIST_WORKER", raising=False)  # these tests may be spread as well
    if workers:
        pytest.importorskip("xdist")
    project.makeconftest(RECORDING)
    project.path.joinpath("features/good.feature").write_text(BAD)
    project.runpytest("features/good.feature", *workers).assert_outcomes(passed=3, failed=1)
    lines = project.path.joinpath("records.jsonl").read_text().splitlines()
    records = sorted(
        map(json.loads, lines), key=lambda record: (record["row"] or {}).get("line", 0)
    )
    assert [record["state"] for record in records] == ["passed", "passed", "passed", "failed"]
    last = records[-1]
    assert (last["file"], last["rule"], last["line"]) == ("features/good.feature", "Kickers", 13)
    assert last["row"]["line"] == 26
    assert last["row"]["values"]["because"] == "ace wins"
    assert last["tags"] == ["high", "source:page:12"]
    assert last["message"] == "expected: hand 2 wins; actual:   hand 1 wins"
    assert [step["state"] for step in last["steps"]] == ["passed"] * 4 + ["failed"]
    assert last["played"]["hands"][0]["played"]["kickers"] == ["A", "7", "4"]
    assert last["played"]["winners"] == [1]


def test_the_report_of_other_tools_names_the_feature_file_and_line(project):
    project.runpytest("features/good.feature", "--junitxml=out.xml", "-o", "junit_family=xunit1")
    assert 'file="features/good.feature" line="24"' in project.path.joinpath("out.xml").read_text()
