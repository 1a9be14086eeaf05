"""Parquet files of hands, and folders of them on a cluster, of which a worker is lost."""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from clusters import Cluster

from evaluator import load
from evaluator.batch import folders, parquet_files
from evaluator.batch.files import Options
from evaluator.batch.valuing import Valuer
from evaluator.cli import run

pa = pytest.importorskip("pyarrow")
parquet = pytest.importorskip("pyarrow.parquet")

Capture = pytest.CaptureFixture[str]

HANDS = {
    "AhKhQhJhTh2c3d": "straight_flush",
    "8c 8d | 8h 8s 6d 2c 3d": "four_of_a_kind",
    "8♣ 8♦ 8♥ 6s 6d": "full_house",
    "10d 2h 3c 4c Jd Qs 9h": "high_card",
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def valued(
    table: Any, *options: str, rules: str = "texas-holdem", status: int = 0, **writing: Any
) -> Any:
    """Return what becomes of a Parquet file."""
    parquet.write_table(table, "in.parquet", **writing)
    assert run(["batch", rules, "in.parquet", "-o", "out.parquet", *options]) == status
    assert sorted(os.listdir()) == ["in.parquet", "out.parquet"]
    return parquet.read_table("out.parquet")


@pytest.mark.parametrize(
    "kind",
    [pa.string(), pa.large_string(), pa.string_view(), pa.dictionary(pa.int32(), pa.string())],
    ids=str,
)
def test_columns_are_kept_and_added(kind: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parquet_files, "ROWS", 3)
    table = pa.table(
        {
            "id": pa.array(range(4), pa.uint16()),
            "hand": pa.array(HANDS).cast(kind),
            "when": pa.array([None, 1, 2, 3], pa.timestamp("us", "UTC")),
            "note": [["a"], [], None, ["b", "c"]],
        }
    )
    found = valued(table, row_group_size=3)
    assert found.select(table.column_names).equals(parquet.read_table("in.parquet"))
    assert found.column_names == [*table.column_names, "category", "strength", "name"]
    assert found["category"].to_pylist() == list(HANDS.values())
    rules = load("texas-holdem")
    assert found["strength"].to_pylist() == [rules.evaluate(hand).strength for hand in HANDS]
    assert found["name"].to_pylist() == [rules.evaluate(hand).name for hand in HANDS]


@pytest.mark.parametrize("kind", [pa.uint8(), pa.int64(), pa.float64()], ids=str)
def test_places_of_cards_in_columns(kind: Any) -> None:
    hands = [[48, 44, 40, 36, 32, 1, 6], [24, 25, 26, 27, 16, None, None]]
    columns = {f"c{at}": pa.array(its, kind) for at, its in enumerate(zip(*hands, strict=True))}
    found = valued(pa.table(columns), "--columns", ",".join(columns))
    assert found["category"].to_pylist() == ["straight_flush", "four_of_a_kind"]


def test_letters_in_columns() -> None:
    hands = [["Ah", "Kh", "Qh", "Jh", "Th", "2c", "3d"], ["8c", "8d", "8h", "8s", "6d", "", None]]
    columns = {f"c{at}": list(its) for at, its in enumerate(zip(*hands, strict=True))}
    found = valued(pa.table(columns), "--columns", ",".join(columns))
    assert found["category"].to_pylist() == ["straight_flush", "four_of_a_kind"]


def test_each_prize_has_its_columns() -> None:
    hands = ["Ah 2c Kc Kd | 3d 4s 8h Kh 9s", "Qh Qc Kc Kd | 3d 4s 8h Kh 9s"]
    found = valued(pa.table({"hand": hands}), rules="omaha-hi-lo-8")
    assert found["high_category"].to_pylist() == ["three_of_a_kind", "three_of_a_kind"]
    assert found["low_category"][0].as_py() is not None
    assert found["low_category"][1].as_py() is None
    assert found["low_name"][1].as_py() is None
    assert found["low_strength"][1].as_py() == 0


@pytest.mark.parametrize(("how", "kept"), [("skip", [1]), ("keep", [0, 1, 2, 3])])
def test_rows_without_a_hand_are_bad(how: str, kept: Sequence[int], capsys: Capture) -> None:
    table = pa.table({"id": range(4), "hand": [None, "AhKhQhJhTh2c3d", "1c", ""]})
    found = valued(table, "--bad-rows", how, "--json", status=1)
    assert found["id"].to_pylist() == kept
    assert [its is None for its in found["strength"].to_pylist()] == [row != 1 for row in kept]
    printed = capsys.readouterr()
    assert [its["row"] for its in json.loads(printed.out)["bad_rows"]] == [1, 3, 4]
    assert printed.err.startswith("in.parquet: row 1: a hand without cards; this game deals")


def test_a_file_without_rows_stays_one() -> None:
    found = valued(pa.table({"hand": pa.array([], pa.string())}))
    assert found.column_names == ["hand", "category", "strength", "name"]
    assert len(found) == 0


def test_parquet_becomes_csv() -> None:
    table = pa.table({"id": [1, None], "hand": list(HANDS)[:2], "note": ["plain", "a, b"]})
    parquet.write_table(table, "in.parquet")
    assert run(["batch", "texas-holdem", "in.parquet", "-o", "out.csv"]) == 0
    header, *lines = Path("out.csv").read_text(encoding="utf-8").splitlines()
    assert header == "id,hand,note,category,strength,name"
    assert lines[0].startswith('1,"AhKhQhJhTh2c3d","plain","straight_flush",')
    assert lines[1].startswith(',"8c 8d | 8h 8s 6d 2c 3d","a, b","four_of_a_kind",')


def test_csv_becomes_parquet_of_text(capsys: Capture) -> None:
    text = 'id,hand,note\n007,AhKhQhJhTh2c3d,"x ""y"",\nz"\n\n8,1c,\n9,8c8d8h6s6d,\n'
    Path("in.csv").write_text(text, encoding="utf-8")
    arguments = ["batch", "texas-holdem", "in.csv", "-o", "out.parquet", "--bad-rows", "skip"]
    assert run(arguments) == 1
    found = parquet.read_table("out.parquet")
    assert found["id"].to_pylist() == ["007", "9"]
    assert found["note"].to_pylist() == ['x "y",\nz', ""]
    assert found["category"].to_pylist() == ["straight_flush", "full_house"]
    assert capsys.readouterr().err.startswith('in.csv: line 5: "1c" is no card')


@pytest.mark.parametrize(
    ("columns", "options", "complaint"),
    [
        pytest.param(
            {"hand": [1.5]}, [], 'in.parquet: column "hand" holds double; wanted is', id="numbers"
        ),
        pytest.param(
            {"a": [1.5], "b": [2.0]},
            ["--columns", "a,b"],
            'in.parquet: column "a" holds double; wanted are cards as text or',
            id="fractions",
        ),
        pytest.param(
            {"a": ["Ah"], "b": [2]},
            ["--columns", "a,b"],
            'in.parquet: column "a" holds string; wanted are cards as text or',
            id="mixed",
        ),
        pytest.param(
            {"x": ["a"], "y": ["b"], "z": [1]},
            [],
            "in.parquet: which column holds the hands?",
            id="no telling",
        ),
        pytest.param(
            {"hand": ["AhKhQhJhTh"], "name": ["x"]},
            [],
            'in.parquet: there is a column "name" already',
            id="a name that is taken",
        ),
    ],
)
def test_what_cannot_be_done_is_told(
    columns: Any, options: Sequence[str], complaint: str, capsys: Capture
) -> None:
    parquet.write_table(pa.table(columns), "in.parquet")
    assert run(["batch", "texas-holdem", "in.parquet", "-o", "out.parquet", *options]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"handrules: {complaint}")
    assert os.listdir() == ["in.parquet"]


def test_a_damaged_file_is_told(capsys: Capture) -> None:
    table = pa.table({"hand": list(HANDS) * 5_000})
    parquet.write_table(table, "in.parquet", compression="none", use_dictionary=False)
    data = bytearray(Path("in.parquet").read_bytes())
    data[8:400] = b"\xff" * 392
    Path("in.parquet").write_bytes(data)
    assert run(["batch", "texas-holdem", "in.parquet", "-o", "out.parquet"]) == 2
    assert capsys.readouterr().err.startswith("handrules: in.parquet: ")
    assert os.listdir() == ["in.parquet"]


def test_without_pyarrow_csv_works_and_parquet_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    parquet.write_table(pa.table({"hand": list(HANDS)}), "in.parquet")
    Path("in.csv").write_text("hand\nAhKhQhJhTh2c3d\n", encoding="utf-8")
    for name in [name for name in sys.modules if name.split(".")[0] == "pyarrow"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    for arguments in (["in.parquet", "-o", "out.csv"], ["in.csv", "-o", "out.parquet"]):
        assert run(["batch", "texas-holdem", *arguments]) == 2
        assert "pip install 'handrules[parquet]'" in capsys.readouterr().err
    assert run(["batch", "texas-holdem", "in.csv", "-o", "out.csv"]) == 0


def test_all_rows_may_be_bad(capsys: Capture) -> None:
    found = valued(pa.table({"hand": ["1c", None]}), "--bad-rows", "skip", status=1)
    assert (len(found), found.column_names) == (0, ["hand", "category", "strength", "name"])


def test_two_categories_may_have_one_name() -> None:
    text = (Path(__file__).parents[1] / "rules" / "standard-high.yaml").read_text(encoding="utf-8")
    text = text.replace("rules: standard-high", "rules: my-high")
    text = text.replace("  - full_house\n", "  - full_house: {name: Flush}\n")
    Path("rules").mkdir()
    Path("rules/my-high.yaml").write_text(text, encoding="utf-8")
    table = pa.table({"hand": ["2h3h4h5h9h", "8c8d8h6s6d"]})
    parquet.write_table(table, "in.parquet")
    assert run(["batch", "rules/my-high.yaml", "in.parquet", "-o", "out.parquet"]) == 0
    found = parquet.read_table("out.parquet")
    assert found["name"].to_pylist() == ["Flush", "Flush"]
    assert found["category"].to_pylist() == ["flush", "full_house"]


# Folders

CARDS = load("texas-holdem").game.deck.cards


def numbered_hands(rows: int) -> Any:
    """Return a table with a number and a hand in each row, all hands different in their cards."""
    hands = ["".join(str(CARDS[(row * 7 + at * 5) % 52]) for at in range(5)) for row in range(rows)]
    return pa.table({"number": range(rows), "hand": hands})


def write_folder(rows: int, group: int) -> Any:
    """Write a folder of two files; return all rows."""
    table = numbered_hands(rows)
    Path("in").mkdir()
    parquet.write_table(table.slice(0, rows // 3), "in/a.parquet", row_group_size=group)
    parquet.write_table(table.slice(rows // 3), "in/b.parquet", row_group_size=group)
    return table


def test_a_folder_becomes_a_folder(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(folders, "PART_ROWS", 20)
    table = write_folder(90, 10)
    assert run(["batch", "texas-holdem", "in", "-o", "out"]) == 0
    assert sorted(os.listdir("out")) == [
        *("a-00000.parquet", "a-00002.parquet"),
        *("b-00000.parquet", "b-00002.parquet", "b-00004.parquet"),
    ]
    found = parquet.read_table("out")
    assert found.select(table.column_names).equals(table)
    assert capsys.readouterr().out.endswith("\n90 rows\n")
    assert run(["batch", "texas-holdem", "in", "-o", "out"]) == 2
    assert "is there already" in capsys.readouterr().err


def test_a_bad_row_of_a_folder_is_told_by_its_place_in_the_file(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(folders, "PART_ROWS", 20)
    write_folder(90, 10)
    hands = numbered_hands(50).to_pydict()
    hands["hand"][46] = "1c"
    parquet.write_table(pa.table(hands), "in/c.parquet", row_group_size=10)
    assert run(["batch", "texas-holdem", "in", "-o", "out"]) == 2
    assert 'in/c.parquet: row 47: "1c" is no card' in capsys.readouterr().err
    assert os.listdir() == ["in"]


def test_folders_that_cannot_be_are_told(capsys: Capture) -> None:
    Path("in").mkdir()
    assert run(["batch", "texas-holdem", "in", "-o", "out"]) == 2
    assert "in: there is no file in it whose name ends in .parquet" in capsys.readouterr().err
    assert run(["batch", "texas-holdem", "in"]) == 2
    assert "-o has to name it" in capsys.readouterr().err


# A cluster


def kill_midway(cluster: Cluster, seen: list[int]) -> None:
    """Kill a worker once some parts have been written, which is told to ``seen``."""
    for _ in range(1_200):
        written = len([*Path().glob(".out.*.part/*.parquet")])
        if written >= 3:
            cluster.workers[0].send_signal(signal.SIGKILL)
            seen.append(written)
            return
        time.sleep(0.05)


@pytest.mark.filterwarnings("ignore")  # of packages that Dask imports
def test_nothing_is_lost_or_counted_twice_where_a_worker_is_lost(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(folders, "PART_ROWS", 400)
    table = write_folder(12_000, 400)
    rules = load("duplicate-pack")  # valued one by one, so that there is time to kill
    seen: list[int] = []
    killer = threading.Thread(target=kill_midway, args=(cluster, seen))
    killer.start()
    summary = folders.value_folder(Valuer(rules), "in", "out", Options(), scheduler=cluster.address)
    killer.join()
    assert seen, "no worker was killed"
    assert seen[0] < 30, "all was done before"
    assert (summary.rows, summary.written, summary.bad) == (12_000, 12_000, 0)
    assert sum(summary.counts[rules.game.prizes[0].id].values()) == 12_000
    assert len(os.listdir("out")) == 30
    found = parquet.read_table("out")
    assert found.select(table.column_names).equals(table)
    for row in (0, 5_000, 11_999):
        value = rules.evaluate(table["hand"][row].as_py())
        assert found["strength"][row].as_py() == value.strength
    assert sorted(os.listdir()) == ["in", "out"]


@pytest.mark.filterwarnings("ignore")
def test_a_bad_row_is_told_from_a_cluster(cluster: Cluster, capsys: Capture) -> None:
    parquet.write_table(pa.table({"hand": ["AhKhQhJhTh", "1c"]}), "in.parquet")
    arguments = ["in.parquet", "-o", "out", "--scheduler", cluster.address]
    assert run(["batch", "texas-holdem", *arguments]) == 2
    assert 'in.parquet: row 2: "1c" is no card' in capsys.readouterr().err
    assert os.listdir() == ["in.parquet"]
    assert run(["batch", "texas-holdem", *arguments, "--bad-rows", "skip"]) == 1
    assert parquet.read_table("out")["category"].to_pylist() == ["straight_flush"]


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_that_is_not_there_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr("evaluator.cluster.PATIENCE", 0.5)
    parquet.write_table(pa.table({"hand": ["AhKhQhJhTh"]}), "in.parquet")
    arguments = ["in.parquet", "-o", "out", "--scheduler", "tcp://127.0.0.1:9"]
    assert run(["batch", "texas-holdem", *arguments]) == 2
    told = capsys.readouterr().err.splitlines()
    assert told[-1] == "handrules: tcp://127.0.0.1:9: no Dask scheduler answers there"
    assert os.listdir() == ["in.parquet"]


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_without_workers_is_told(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    idle = Cluster(folder, workers=0)
    try:
        address = idle.address
        monkeypatch.setattr("evaluator.cluster.PATIENCE", 3)
        parquet.write_table(pa.table({"hand": ["AhKhQhJhTh"]}), "in.parquet")
        arguments = ["in.parquet", "-o", "out", "--scheduler", address]
        assert run(["batch", "texas-holdem", *arguments]) == 2
    finally:
        idle.stop()
    told = capsys.readouterr().err.splitlines()
    assert told[-1] == f"handrules: {address}: this scheduler has no workers"
    assert not Path("out").exists()
