"""``handrules new``: a starting file that means what its source means, and never harms another."""

from __future__ import annotations

import json
import re
from pathlib import Path
from urllib.parse import unquote, urlparse

import pytest

from evaluator import load
from evaluator.bdd.check import check
from evaluator.cli import run
from evaluator.cli.starting import write_new
from evaluator.errors import InputError
from evaluator.library import game_ids, rules_folder, schema_file
from evaluator.loader import check_file

OWN = """\
# The game that we play on Fridays.
rules: fridays
title: "Friday's game"                 # as Ann calls it
sources:
  # told, never written down
  - title: Ann
  - title: Ben
deck: french-52
ranks: 2 3 4 5 6 7 8 9 T J Q K A      # lowest first
runs: none
suits: equal
deal: {cards: 5}
one_deck: false
hand: {play: all, from: any}
wild: none
wins: high
categories:
  - flush
  - pair
  - high_card
"""
VOCABULARY = """\
vocabulary: what we call things
categories:
  court: {about: Five court cards., parts: [{cards: 5, only: J Q K}]}
"""


def make(folder: Path, name: str, text: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_text(text, encoding="utf-8", newline="")
    return path


def schema_named_by(path: Path) -> Path:
    """Return the file that an editor takes for the schema, as yaml-language-server finds it."""
    named = re.search(r"^# yaml-language-server: .*\$schema=(\S+)", path.read_text("utf-8"), re.M)
    assert named is not None
    if named[1].startswith("file:"):
        return Path(unquote(urlparse(named[1]).path))
    return path.parent / named[1]


def files_in(folder: Path) -> set[str]:
    return {path.name for path in folder.iterdir()}


# -- every packaged game ---------------------------------------------------------------------------


@pytest.mark.parametrize("rules", game_ids())
def test_a_copy_of_a_packaged_game_validates_and_keeps_all_but_its_names(
    rules: str, tmp_path: Path
) -> None:
    assert run(["new", "my-game", "--from", rules, "-o", str(tmp_path), "--no-feature"]) == 0
    assert files_in(tmp_path) == {"my-game.yaml"}
    assert not check_file(tmp_path / "my-game.yaml")
    old = (rules_folder() / f"{rules}.yaml").read_text("utf-8").splitlines()
    new = (tmp_path / "my-game.yaml").read_text("utf-8").splitlines()
    assert "rules: my-game" in new
    assert "title: My game" in new
    lost = [line for line in old if line not in new]
    assert len(lost) == 3
    for line, key in zip(lost, ("# yaml-language-server", "rules", "title"), strict=True):
        assert line.startswith(f"{key}:")


def test_the_first_scenario_of_a_copy_passes_whatever_it_is_a_copy_of(tmp_path: Path) -> None:
    for rules in game_ids():
        assert run(["new", f"my-{rules}", "--from", rules, "-o", str(tmp_path)]) == 0
    features = [tmp_path / f"my-{rules}.feature" for rules in game_ids()]
    result = check(features)
    assert result.status == 0
    assert result.count("passed") == len(features)


# -- what is written -------------------------------------------------------------------------------


def test_comments_stay_and_a_line_says_where_to_name_ones_own_source(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = make(tmp_path, "fridays.yaml", OWN)
    assert run(["new", "late-show", "--from", str(source), "-o", str(tmp_path)]) == 0
    new = tmp_path / "late-show.yaml"
    lines = new.read_text("utf-8").splitlines()
    assert lines[1:9] == [
        "# The game that we play on Fridays.",
        "rules: late-show",
        "title: Late show                 # as Ann calls it",
        "sources:",
        "  # told, never written down",
        '  # - title: take out the "#" and name your own source',
        "  - title: Ann",
        "  - title: Ben",
    ]
    assert lines[9:] == OWN.splitlines()[7:]
    assert capsys.readouterr().out.splitlines() == [
        f"Wrote {new} and {tmp_path / 'late-show.feature'}, a copy of fridays.",
        "Now make it the game you want, and try it:",
        f"  handrules validate {new}",
        f"  handrules check {tmp_path / 'late-show.feature'}",
    ]


def test_ones_own_source_comes_first_once_its_line_counts(tmp_path: Path) -> None:
    source = make(tmp_path, "fridays.yaml", OWN)
    assert run(["new", "late-show", "--from", str(source), "-o", str(tmp_path)]) == 0
    path = tmp_path / "late-show.yaml"
    path.write_text(path.read_text("utf-8").replace("# - title", "- title"), encoding="utf-8")
    titles = [source.title for source in load(path).game.sources]
    assert titles == ['take out the "#" and name your own source', "Ann", "Ben"]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param('"Friday\'s game"', ">-\n  A game\n  of Fridays\n", id="text in a block"),
        pytest.param('"Friday\'s game"', "'Süß ♠ \U0001f0a1'", id="signs of all kinds"),
        pytest.param("rules: fridays", 'rules: "fridays"', id="an id in quotes"),
        pytest.param("deck: french-52", "deck:\tfrench-52", id="a tab after a colon"),
        pytest.param("\n", "\r\n", id="lines as Windows ends them"),
        pytest.param(
            "  - title: Ann\n  - title: Ben", "- title: Ann\n- title: Ben", id="no indent"
        ),
        pytest.param(
            "sources:\n  # told, never written down\n  - title: Ann\n  - title: Ben",
            "sources: [{title: Ann},\n  {title: Ben}]",
            id="sources in brackets",
        ),
        pytest.param("# The game", "# yaml-language-server: $schema=no/such.json\n#", id="schema"),
    ],
)
def test_a_source_may_be_written_in_other_ways(old: str, new: str, tmp_path: Path) -> None:
    assert old in OWN
    source = make(tmp_path, "fridays.yaml", OWN.replace(old, new))
    assert run(["new", "late-show", "--from", str(source), "-o", str(tmp_path)]) == 0
    path = tmp_path / "late-show.yaml"
    assert not check_file(path)
    game = load(path).game
    assert (game.id, game.title) == ("late-show", "Late show")
    assert [source.title for source in game.sources] == ["Ann", "Ben"]
    assert schema_named_by(path).samefile(schema_file("game"))
    data = path.read_bytes()
    assert data.count(b"yaml-language-server") == 1
    assert data.count(b"your own source") == 1
    assert data.count(b"\r\n") == (data.count(b"\n") if new == "\r\n" else 0)


@pytest.mark.parametrize("name", ["true", "null", "no", "off-suit"])
def test_a_name_that_yaml_takes_for_something_else_is_written_in_quotes(
    name: str, tmp_path: Path
) -> None:
    assert run(["new", name, "--from", "razz", "-o", str(tmp_path), "--no-feature"]) == 0
    game = load(tmp_path / f"{name}.yaml").game
    assert (game.id, game.title) == (name, name.replace("-", " ").capitalize())


def test_what_was_written_can_be_had_as_data(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["new", "my-game", "--from", "razz", "-o", str(tmp_path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "rules": "my-game",
        "files": [str(tmp_path / "my-game.yaml"), str(tmp_path / "my-game.feature")],
    }


def test_a_folder_that_is_not_there_is_made_and_none_is_the_one_one_is_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["new", "my-game", "--from", "razz"]) == 0
    assert run(["new", "my-game", "--from", "razz", "-o", "deep/down"]) == 0
    assert files_in(tmp_path) == {"my-game.yaml", "my-game.feature", "deep"}
    assert files_in(tmp_path / "deep" / "down") == {"my-game.yaml", "my-game.feature"}


# -- where the schema is ---------------------------------------------------------------------------


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project, known by its pyproject.toml, with the schema installed in a folder of it."""
    project = tmp_path / "project"
    make(project, "pyproject.toml", "")
    schema = make(
        project / "env" / "lib", "game.schema.json", schema_file("game").read_text("utf-8")
    )
    monkeypatch.setattr("evaluator.cli.starting.schema_file", lambda kind: schema)
    return project


@pytest.mark.parametrize(
    ("folder", "named"),
    [
        pytest.param("project", "env/lib/game.schema.json", id="at the top of the project"),
        pytest.param("project/games/old", "../../env/lib/game.schema.json", id="deep in it"),
        pytest.param("project/env/lib", "game.schema.json", id="beside the schema"),
        pytest.param(".", "project/env/lib/game.schema.json", id="around the project"),
    ],
)
def test_within_a_project_the_way_to_the_schema_is_relative(
    folder: str, named: str, project: Path
) -> None:
    place = project.parent / folder
    assert run(["new", "my-game", "--from", "razz", "-o", str(place), "--no-feature"]) == 0
    first = (place / "my-game.yaml").read_text("utf-8").splitlines()[0]
    assert first == f"# yaml-language-server: $schema={named}"
    assert schema_named_by(place / "my-game.yaml").is_file()


def test_outside_the_project_the_schema_is_named_by_its_whole_path(project: Path) -> None:
    place = project.parent / "elsewhere"
    assert run(["new", "my-game", "--from", "razz", "-o", str(place), "--no-feature"]) == 0
    first = (place / "my-game.yaml").read_text("utf-8").splitlines()[0]
    whole = (project / "env" / "lib" / "game.schema.json").as_posix()
    assert first == f"# yaml-language-server: $schema={whole}"


def test_a_path_with_blanks_is_an_address_since_editors_end_it_at_a_blank(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    schema = make(
        tmp_path / "my env #1", "game.schema.json", schema_file("game").read_text("utf-8")
    )
    monkeypatch.setattr("evaluator.cli.starting.schema_file", lambda kind: schema)
    assert run(["new", "my-game", "--from", "razz", "-o", str(tmp_path), "--no-feature"]) == 0
    first = (tmp_path / "my-game.yaml").read_text("utf-8").splitlines()[0]
    assert first.endswith("/my%20env%20%231/game.schema.json")
    assert schema_named_by(tmp_path / "my-game.yaml").samefile(schema)


# -- games built on others, and words beside them --------------------------------------------------

CHILD = "rules: child\ntitle: Child\nextends: {parent}\nplayers: 4\n"


@pytest.mark.parametrize(
    ("parent", "written"),
    [
        pytest.param("razz", "razz", id="an id stays"),
        pytest.param("fridays.yaml", "../games/fridays.yaml", id="a file beside"),
        pytest.param("./fridays.yaml", "../games/fridays.yaml", id="a file beside, with a dot"),
        pytest.param("sub/base.yaml", "../games/sub/base.yaml", id="a file below"),
        pytest.param("../new/base.yaml", "./base.yaml", id="a file where the copy goes"),
    ],
)
def test_what_a_copy_is_built_on_is_found_from_where_it_lies(
    parent: str, written: str, tmp_path: Path
) -> None:
    make(tmp_path / "games", "fridays.yaml", OWN)
    make(tmp_path / "games" / "sub", "base.yaml", OWN)
    make(tmp_path / "new", "base.yaml", OWN)
    source = make(tmp_path / "games", "child.yaml", CHILD.format(parent=parent))
    folder = tmp_path / "new"
    assert run(["new", "grown-up", "--from", str(source), "-o", str(folder)]) == 0
    lines = (folder / "grown-up.yaml").read_text("utf-8").splitlines()
    assert lines[1:] == [
        "rules: grown-up",
        "title: Grown up",
        "# sources:",
        '#   - title: take out the "#" and name your own source',
        f"extends: {written}",
        "players: 4",
    ]
    assert load(folder / "grown-up.yaml").game.sources == load(source).game.sources


def test_the_whole_path_of_a_base_stays(tmp_path: Path) -> None:
    base = make(tmp_path / "games", "fridays.yaml", OWN)
    source = make(tmp_path, "child.yaml", CHILD.format(parent=base))
    assert run(["new", "grown-up", "--from", str(source), "-o", str(tmp_path / "new")]) == 0
    assert f"extends: {base}\n" in (tmp_path / "new" / "grown-up.yaml").read_text("utf-8")


def test_a_game_that_needs_the_vocabulary_beside_it_is_copied_beside_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make(tmp_path / "games", "vocabulary.yaml", VOCABULARY)
    source = make(tmp_path / "games", "fridays.yaml", OWN.replace("- flush", "- court"))
    elsewhere = ["new", "late-show", "--from", str(source), "-o", str(tmp_path / "new")]
    assert run(elsewhere) == 2
    complaint = capsys.readouterr().err
    assert (
        f"needs {tmp_path / 'games' / 'vocabulary.yaml'}; use -o {tmp_path / 'games'}" in complaint
    )
    assert complaint.count("\n") == 1
    assert not (tmp_path / "new").exists()
    assert run([*elsewhere[:-1], str(tmp_path / "games")]) == 0
    assert (
        load(tmp_path / "games" / "late-show.yaml").evaluate("Kc Kd Qh Js Jd").category == "court"
    )


def test_a_vocabulary_that_only_changes_a_meaning_is_needed_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    vocabulary = VOCABULARY.replace("court:", "flush:")
    make(tmp_path / "games", "vocabulary.yaml", vocabulary)
    source = make(tmp_path / "games", "fridays.yaml", OWN)
    assert run(["new", "late-show", "--from", str(source), "-o", str(tmp_path / "new")]) == 2
    assert "would not be the same game" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_a_vocabulary_of_no_account_does_not_hinder(tmp_path: Path) -> None:
    make(tmp_path / "games", "vocabulary.yaml", VOCABULARY)
    source = make(tmp_path / "games", "fridays.yaml", OWN)
    assert run(["new", "late-show", "--from", str(source), "-o", str(tmp_path / "new")]) == 0


def test_other_meanings_where_the_copy_goes_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there = make(tmp_path / "new", "vocabulary.yaml", VOCABULARY.replace("court:", "flush:"))
    assert run(["new", "my-game", "--from", "standard-high", "-o", str(there.parent)]) == 2
    assert f"{there} gives its words another meaning" in capsys.readouterr().err
    assert files_in(there.parent) == {"vocabulary.yaml"}


def test_a_faulty_vocabulary_where_the_copy_goes_is_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there = make(tmp_path / "new", "vocabulary.yaml", VOCABULARY.replace("only:", "onyl:"))
    assert run(["new", "my-game", "--from", "standard-high", "-o", str(there.parent)]) == 2
    assert f"{there}:3:" in capsys.readouterr().err
    assert files_in(there.parent) == {"vocabulary.yaml"}


# -- what is refused -------------------------------------------------------------------------------


@pytest.mark.parametrize("there", ["my-game.yaml", "my-game.feature"])
def test_a_file_that_is_there_stays_as_it_is_and_nothing_is_written(
    there: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = make(tmp_path, there, "mine\n")
    assert run(["new", "my-game", "--from", "razz", "-o", str(tmp_path)]) == 2
    out, err = capsys.readouterr()
    expected = f"handrules: {path} is there already; choose another name, or another folder\n"
    assert (out, err) == ("", expected)
    assert path.read_text("utf-8") == "mine\n"
    assert files_in(tmp_path) == {there}


def test_a_link_that_leads_nowhere_is_there_too(tmp_path: Path) -> None:
    (tmp_path / "my-game.yaml").symlink_to(tmp_path / "gone.yaml")
    assert run(["new", "my-game", "--from", "razz", "-o", str(tmp_path)]) == 2
    assert files_in(tmp_path) == {"my-game.yaml"}


def test_where_the_second_file_cannot_be_written_the_first_goes_again(tmp_path: Path) -> None:
    blocked = make(tmp_path, "a-file", "mine\n")
    with pytest.raises(InputError, match=r"my-game\.feature"):
        write_new({tmp_path / "my-game.yaml": "x", blocked / "my-game.feature": "y"})
    assert files_in(tmp_path) == {"a-file"}


def test_a_file_that_comes_at_the_last_moment_is_left_alone(tmp_path: Path) -> None:
    path = make(tmp_path, "my-game.feature", "mine\n")
    with pytest.raises(InputError, match="file exists"):
        write_new({tmp_path / "my-game.yaml": "x", path: "y"})
    assert path.read_text("utf-8") == "mine\n"
    assert files_in(tmp_path) == {"my-game.feature"}


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("My Game", 'did you mean "my-game"?'),
        ("my_game", 'did you mean "my-game"?'),
        ("My-Game.yaml", 'did you mean "my-game"?'),
        ("games/night", 'did you mean "games-night"?'),
        ("Zoë's café", 'did you mean "zoes-cafe"?'),
        ("my-game\n", 'did you mean "my-game"?'),
        ("7-up", "as in five-card-draw"),
        ("x" * 81, "as in five-card-draw"),
        ("", "as in five-card-draw"),
        ("razz", '"razz" is a packaged game'),
        ("vocabulary", "give yours another name"),
    ],
    ids=lambda text: text[:12].strip() or "empty",
)
def test_a_name_that_is_no_id_is_refused_with_what_would_be_right(
    name: str, hint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["new", name, "--from", "razz", "-o", str(tmp_path)]) == 2
    err = capsys.readouterr().err
    assert hint in err
    assert err.count("\n") == 1
    assert files_in(tmp_path) == set()


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        pytest.param("raz", 'did you mean "razz"?', id="a misspelt game"),
        pytest.param("./nothing.yaml", "there is no such file", id="no file"),
        pytest.param(
            "{folder}/faulty.yaml", "faulty.yaml:16:7: error[wrong-value]", id="a faulty file"
        ),
        pytest.param("{folder}/vocabulary.yaml", "not-a-game", id="a vocabulary"),
    ],
)
def test_a_source_that_is_no_game_is_refused(
    source: str, complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make(tmp_path / "old", "faulty.yaml", OWN.replace("wins: high", "wins: hihg"))
    make(tmp_path / "old", "vocabulary.yaml", VOCABULARY)
    source = source.format(folder=tmp_path / "old")
    assert run(["new", "my-game", "--from", source, "-o", str(tmp_path / "new")]) == 2
    assert complaint in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_a_file_in_the_place_of_the_folder_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = make(tmp_path, "a-file", "mine\n")
    assert run(["new", "my-game", "--from", "razz", "-o", str(path)]) == 2
    assert f"{path} is no folder" in capsys.readouterr().err
