"""Files of hands: what is added is what ``evaluate`` says, all else stays, bad rows are told."""

from __future__ import annotations

import csv
import io
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from evaluator import load
from evaluator.batch import csv_files
from evaluator.cli import run
from evaluator.dealt import Dealt, dealt_out
from evaluator.interface import Rules

Capture = pytest.CaptureFixture[str]
PROGRAM = [sys.executable, "-c", "from evaluator.cli import main; main()"]
HEADER = "hand,category,strength,name\n"
HAND = "AhKhQhJhTh2c3d"

# hands of Texas hold'em, and what players call them
NAMED = {
    "AhKhQhJhTh2c3d": "Straight flush",
    "8c8d8h8s6d2c3d": "Four of a kind",
    "8c8d8h6s6d2c3d": "Full house",
    "2h3h4h5h9hAcKd": "Flush",
    "Ah2c3d4h5sKcKd": "Straight",
    "8c8d8h7s6d2c3h": "Three of a kind",
    "KcKd7s7h2h3c4d": "Two pair",
    "KcKd7s8h2h3c4d": "Pair",
    "KcQd7s8h2h3c4d": "High card",
}


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def valued(text: str | bytes, *options: str, rules: str = "texas-holdem", status: int = 0) -> str:
    """Return what becomes of a CSV file."""
    Path("in.csv").write_bytes(text if isinstance(text, bytes) else text.encode())
    assert run(["batch", rules, "in.csv", "-o", "out.csv", *options]) == status
    assert sorted(os.listdir()) == ["in.csv", "out.csv"]
    return Path("out.csv").read_bytes().decode()


def rows_of(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


def random_hands(rules: Rules, count: int) -> Iterator[tuple[str, Dealt]]:
    """Hands of all sizes, written in all ways."""
    lot = random.Random(1)
    deck, game = rules.game.deck, rules.game
    for _ in range(count):
        size = lot.randint(game.dealt.least, max(game.dealt.least, min(game.dealt.most, 8)))
        dealt = Dealt(dealt_out(lot.sample(deck.cards, size), game.deal))
        groups = [[str(card) for card in cards] for _, cards in dealt.groups]
        joint, bar = lot.choice([(" ", " | "), ("", "|"), (" ", " "), ("", ""), (", ", " ")])
        written = bar.join(joint.join(group) for group in groups)
        spelling = lot.choice([str.upper, str.lower, str, lambda text: text.replace("T", "10")])
        yield spelling(written), dealt


# What is added


def test_hands_are_called_what_players_call_them() -> None:
    found = rows_of(valued("hand\n" + "\n".join(NAMED) + "\n"))
    assert {row["hand"]: row["name"] for row in found} == NAMED
    strengths = [int(row["strength"]) for row in found]
    assert strengths == sorted(strengths, reverse=True)


@pytest.mark.parametrize(
    "name",
    [
        *("standard-high", "omaha-hi-lo-8", "badugi", "double-joker-wild", "poker-dice"),
        *("chinese-poker", "coloured-jokers", "dealers-choice-wild", "follow-the-queen"),
        *("eight-or-better-low", "duplicate-pack", "courchevel"),
    ],
)
def test_what_is_added_is_what_evaluate_says(name: str, capsys: Capture) -> None:
    rules = load(name)
    wild = "7" if name == "dealers-choice-wild" else ""
    hands = list(random_hands(rules, 400))
    text = io.StringIO()
    csv.writer(text).writerows([["hand"], *([written] for written, _ in hands)])
    options = ["--wild", wild] if wild else []
    found = rows_of(valued(text.getvalue(), *options, rules=name))
    assert len(found) == len(hands)
    for row, (written, dealt) in zip(found, hands, strict=True):
        assert row["hand"] == written
        for prize, value in rules.evaluate_prizes(dealt, wild=wild).items():
            label = f"{prize}_" if len(rules.game.prizes) > 1 else ""
            added = [row[label + kind] for kind in ("category", "strength", "name")]
            assert added == [value.category or "", str(value.strength), value.name], written


def test_rules_without_tables_are_valued_all_the_same_and_that_is_told(capsys: Capture) -> None:
    valued("hand\nAc Ad Kh Qs Jc\n", rules="coloured-jokers")
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("handrules: coloured-jokers cannot be compiled: some wild cards are of")
    assert line.endswith("; hands are valued one by one, which is slow")


def test_foul_hands_are_told(capsys: Capture) -> None:
    foul = "Ac Ad Kh | 2c 3d 4h 5s 7c | 8c 8d Jh Qs 9c"  # a pair in front, nothing in the middle
    fine = "2d 3h 4c | 5c 5d 6h 7s 9d | Tc Td Th Js Jd"
    found = rows_of(valued(f"hand\n{foul}\n{fine}\n", rules="chinese-poker"))
    assert [row["foul"] for row in found] == ["its front beats its middle", ""]
    assert found[0]["front_name"] == "Pair"
    assert "foul hands" in capsys.readouterr().err


def test_hands_of_several_sizes_compare_in_one_column() -> None:
    found = rows_of(
        valued("hand\nAcKcQcJcTc\nAcKcQcJcTc2d3h\n2c2d2h2s3c4d\n", rules="standard-high")
    )
    strengths = [int(row["strength"]) for row in found]
    assert strengths[0] == strengths[1] > strengths[2]


@pytest.mark.parametrize("loops", ["c", "numpy"])
def test_both_loops_find_the_same(loops: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HANDRULES_KERNEL", loops)
    text = "hand\n" + "\n".join(NAMED) + "\nAcAcKcQcJcTc2d\n"
    found = rows_of(valued(text, "--bad-rows", "keep", status=1))
    assert [row["name"] for row in found] == [*NAMED.values(), ""]


# Which columns hold the hands


@pytest.mark.parametrize(
    ("text", "options"),
    [
        pytest.param("id,Hand,x\n1,{},a\n", [], id="called hand"),
        pytest.param("id,CARDS,x\n1,{},a\n", [], id="called cards"),
        pytest.param("id,dealt,paid\n1,{},2.50\n", [], id="the only one of text"),
        pytest.param("id,hand,dealt\n1,x,{}\n", ["--hand", "dealt"], id="named"),
        pytest.param("id;hand;x\n1;{};a,b\n", ["--delimiter", ";"], id="between semicolons"),
        pytest.param("id\thand\n1\t{}\n", ["--delimiter", "tab"], id="between tabs"),
    ],
)
def test_the_column_of_hands_is_found(text: str, options: Sequence[str]) -> None:
    found = valued(text.format("Ah Kd | 2c Kc 4c 5d 9h"), *options)
    assert found.splitlines()[1].endswith("Pair")


@pytest.mark.parametrize(
    "rows",
    [
        pytest.param(["Ah,Kd,2c,Kc,4c,5d,9h", "8c,8d,8h,8s,6d,,"], id="cards in letters"),
        pytest.param(["10♥,T♦,2c,tc,4c,5d,9h", "8C,8D,8H,8S,6D,,"], id="cards in signs"),
        pytest.param(["50,45,0,44,8,13,30", "24,25,26,27,17,,"], id="places in the deck"),
        pytest.param(['"50"," 45",0,44,8,13,30', "24,25,26,27,17,,"], id="odd places"),
    ],
)
def test_a_card_may_be_in_a_column_of_its_own(rows: Sequence[str]) -> None:
    header = "c1,c2,c3,c4,c5,c6,c7"
    found = rows_of(valued("\n".join([header, *rows]) + "\n", "--columns", header))
    names = ["Three of a kind" if "10" in rows[0] else "Pair", "Four of a kind"]
    assert [row["name"] for row in found] == names


def test_in_a_game_of_dice_digits_are_what_they_show() -> None:
    header = "a,b,c,d,e"
    found = rows_of(valued(f"{header}\nA,9,9,10,9\n", "--columns", header, rules="poker-dice"))
    assert found[0]["category"] == "three_of_a_kind"


# What stays


@pytest.mark.parametrize("block", [40, 1 << 18], ids=["in small blocks", "at once"])
def test_lines_stay_as_they_are(block: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(csv_files, "BLOCK", block)
    lines = [
        '007,AhKhQhJhTh2c3d,"x, ""y"""',
        '1.50,"8c 8d 8h 8s 6d 2c 3d","over\ntwo, lines"',
        " a ,8c8d|8h6s6d2c3d,",
        'é♠,"8♣, 8♦, 8♥, 7♠, 6♦, 2♣, 3♥",""',
    ] * 3
    text = "note,hand,more\n" + "\n".join(lines) + "\n"
    bad = 'x,"8c 8d","\n"'
    found = valued(text.replace(lines[2], f"{lines[2]}\n{bad}"), "--bad-rows", "skip", status=1)
    ends = ["straight_flush", "four_of_a_kind", "full_house", "three_of_a_kind"] * 3
    header, *rows = found.split("\n", 1)[0], *csv.reader(io.StringIO(found))
    assert header == "note,hand,more,category,strength,name"
    assert [row[3] for row in rows[1:]] == ends
    assert [row[:3] for row in rows] == [*csv.reader(io.StringIO(text))]
    for line in lines:
        assert f"\n{line}," in found


def test_line_ends_and_the_mark_at_the_beginning_stay() -> None:
    found = valued(b"\xef\xbb\xbfhand\r\nAhKhQhJhTh2c3d\r\n\r\n8c8d8h8s6d2c3d")
    assert found.startswith("\ufeffhand,category,strength,name\r\nAhKhQhJhTh2c3d,straight_flush,")
    assert found.endswith(",Four of a kind\r\n")
    assert found.count("\r\n") == found.count("\n") == 3


def test_odd_line_ends_become_those_of_the_first_line() -> None:
    found = valued("hand\nAhKhQhJhTh2c3d\r\n8c8d8h8s6d2c3d\n")
    assert [row["name"] for row in rows_of(found)] == ["Straight flush", "Four of a kind"]
    assert "\r" not in found


def test_a_file_without_rows_stays_one(capsys: Capture) -> None:
    assert valued("hand\n") == valued("hand") == HEADER
    assert capsys.readouterr().out.endswith("\n0 rows\n")


def test_names_with_delimiters_stand_in_quotes() -> None:
    text = (Path(__file__).parents[1] / "rules" / "standard-high.yaml").read_text(encoding="utf-8")
    odd = text.replace("  - full_house\n", '  - full_house: {name: "Boat, ""full"""}\n')
    odd = odd.replace('"Boat, ""full"""', "'Boat, \"full\"'").replace(
        "rules: standard", "rules: my"
    )
    folder = Path("rules")
    folder.mkdir()
    (folder / "my-high.yaml").write_text(odd, encoding="utf-8")
    Path("in.csv").write_text("hand\n8c8d8h6s6d\n", encoding="utf-8")
    assert run(["batch", "rules/my-high.yaml", "in.csv", "-o", "out.csv"]) == 0
    (row,) = rows_of(Path("out.csv").read_text(encoding="utf-8"))
    assert row["name"] == 'Boat, "full"'


def test_without_an_output_csv_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    done = subprocess.run(
        [*PROGRAM, "batch", "texas-holdem", "-"],
        input=b"hand\nAhKhQhJhTh2c3d\n",
        capture_output=True,
        check=True,
    )
    assert done.stderr == b""
    assert done.stdout.startswith(f"{HEADER}AhKhQhJhTh2c3d,straight_flush,".encode())


@pytest.mark.skipif(os.name != "posix", reason="no pipes with names elsewhere")
def test_what_is_no_file_is_written_to_as_it_is() -> None:
    Path("in.csv").write_text("hand\nAhKhQhJhTh2c3d\n", encoding="utf-8")
    arguments = ["batch", "texas-holdem", "in.csv", "-o", "/dev/stdout"]
    done = subprocess.run([*PROGRAM, *arguments], capture_output=True, check=True)
    assert b"AhKhQhJhTh2c3d,straight_flush," in done.stdout
    assert os.listdir() == ["in.csv"]


def test_a_link_stays_one() -> None:
    Path("in.csv").write_text("hand\nAhKhQhJhTh2c3d\n", encoding="utf-8")
    Path("real.csv").touch()
    Path("out.csv").symlink_to("real.csv")
    assert run(["batch", "texas-holdem", "in.csv", "-o", "out.csv"]) == 0
    assert Path("out.csv").is_symlink()
    assert Path("real.csv").read_text(encoding="utf-8").startswith(HEADER)


@pytest.mark.skipif(os.name != "posix", reason="pipes end otherwise elsewhere")
@pytest.mark.parametrize("source", ["in.csv", "in.parquet"])
def test_a_reader_who_has_seen_enough_is_no_error(source: str) -> None:
    Path("in.csv").write_text("hand\n" + f"{HAND}\n" * 50_000, encoding="utf-8")
    if source == "in.parquet":
        parquet = pytest.importorskip("pyarrow.parquet")
        parquet.write_table(pytest.importorskip("pyarrow.csv").read_csv("in.csv"), source)
    program = subprocess.Popen(
        [*PROGRAM, "batch", "texas-holdem", source],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert program.stdout is not None
    assert program.stderr is not None
    assert program.stdout.readline() == HEADER.encode()
    program.stdout.close()
    assert program.stderr.read() == b""
    program.stderr.close()
    assert program.wait() == 0


@pytest.mark.skipif(os.name != "posix", reason="no pseudo-terminals elsewhere")
def test_on_a_terminal_there_is_a_progress_bar() -> None:
    import pty

    Path("in.csv").write_text("hand\n" + "AhKhQhJhTh2c3d\n" * 50_000, encoding="utf-8")
    ours, its = pty.openpty()
    arguments = ["batch", "texas-holdem", "in.csv", "-o", "out.csv"]
    subprocess.run([*PROGRAM, *arguments], stdout=subprocess.PIPE, stderr=its, check=True)
    os.close(its)
    told = os.read(ours, 10_000).decode()
    os.close(ours)
    assert "valuing hands" in told


# Bad rows

MIXED = 'hand,"a\nb"\nAhKhQhJhTh2c3d,1\n\n1c,2\n,3\n8c8d8h8s6d2c3d,4\n2c2c3d4h5s6s7s,5\n'
TOLD = [
    'in.csv: line 5: "1c" is no card: unknown rank',
    "in.csv: line 6: a hand without cards; this game deals 2 hole cards and 3 to 5 board cards",
    'in.csv: line 8: 2c is dealt twice in "2c2c3d4h5s6s7s"; the deck has it once',
]


def test_the_first_bad_row_stops_it(capsys: Capture) -> None:
    Path("in.csv").write_text(MIXED, encoding="utf-8")
    Path("out.csv").write_text("as before", encoding="utf-8")
    assert run(["batch", "texas-holdem", "in.csv", "-o", "out.csv"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    (line,) = printed.err.splitlines()
    assert line.startswith(f"handrules: {TOLD[0]}")
    assert Path("out.csv").read_text(encoding="utf-8") == "as before"
    assert sorted(os.listdir()) == ["in.csv", "out.csv"]


@pytest.mark.parametrize(
    ("how", "done", "kept"),
    [("skip", "left out", ["1", "4"]), ("keep", "kept without a value", ["1", "2", "3", "4", "5"])],
)
def test_bad_rows_are_left_out_or_kept(
    how: str, done: str, kept: Sequence[str], capsys: Capture
) -> None:
    found = rows_of(valued(MIXED, "--bad-rows", how, status=1))
    assert [row["a\nb"] for row in found] == kept
    for row in found:
        added = [row[kind] for kind in ("category", "strength", "name")]
        assert all(added) if row["a\nb"] in "14" else added == ["", "", ""]
    printed = capsys.readouterr()
    for line, told in zip(printed.err.splitlines(), TOLD, strict=True):
        assert line.startswith(told)
        assert line.endswith(f"; {done}")
    assert printed.out.splitlines()[-1] == f"5 rows, 3 of them bad: {done}"


def test_of_many_bad_rows_the_first_are_told_and_the_others_counted(capsys: Capture) -> None:
    assert valued("hand\n" + "x\n" * 2_000, "--bad-rows", "skip", status=1) == HEADER
    *told, last = capsys.readouterr().err.splitlines()
    assert [line.split(":")[1] for line in told] == [f" line {n}" for n in range(2, 12)]
    assert last == "1,990 more rows left out"


def test_rows_with_too_few_or_too_many_fields_are_bad(capsys: Capture) -> None:
    text = "hand,x\nAhKhQhJhTh2c3d,1\nAhKhQhJhTh2c3d\n8c8d8h8s6d2c3d,2\nAhKhQhJhTh2c3d,3,4\n"
    assert [row["x"] for row in rows_of(valued(text, "--bad-rows", "skip", status=1))] == ["1", "2"]
    assert capsys.readouterr().err.splitlines() == [
        "in.csv: line 3: 1 field, and the first line has 2; left out",
        "in.csv: line 5: 3 fields, and the first line has 2; left out",
    ]
    assert run(["batch", "texas-holdem", "in.csv", "-o", "no.csv", "--bad-rows", "keep"]) == 2
    assert capsys.readouterr().err == (
        "handrules: in.csv: line 3: 1 field, and the first line has 2; "
        "such a row can be skipped, but not kept\n"
    )


def test_the_summary_as_data(capsys: Capture) -> None:
    valued(MIXED, "--bad-rows", "skip", "--json", status=1)
    data = json.loads(capsys.readouterr().out)
    counts = {its["category"]: its["count"] for its in data.pop("categories")}
    assert Counter(counts) == Counter(straight_flush=1, four_of_a_kind=1)
    assert [its["line"] for its in data.pop("bad_rows")] == [5, 6, 8]
    assert data == {
        "rules": "texas-holdem",
        "input": "in.csv",
        "output": "out.csv",
        "rows": 5,
        "written": 2,
        "bad": 3,
    }


# What cannot be done is told in one line, and nothing is written


@pytest.mark.parametrize(
    ("text", "options", "complaint"),
    [
        pytest.param("", "", "in.csv: wanted is a first line that names the columns", id="empty"),
        pytest.param("\n\n", "", "in.csv: wanted is a first line that names", id="blank"),
        pytest.param(f"\nhand\n{HAND}\n", "", "in.csv: wanted is a first line", id="a blank line"),
        pytest.param(
            f"{HAND}\n",
            "",
            f'in.csv: "{HAND}" is a hand; the first line has to',
            id="no names",
        ),
        pytest.param(
            f"hand,x\n{HAND},1\n",
            "--hand hnad",
            'in.csv: there is no column "hnad" - did you mean "hand"?',
            id="no such column",
        ),
        pytest.param(
            f"hand,x\n{HAND},1\n",
            "--columns x,y1",
            'in.csv: there is no column "y1"; there are hand, x',
            id="no such column of cards",
        ),
        pytest.param(
            f"hand,x,hand\n{HAND},1,2\n",
            "",
            'in.csv: two columns are called "hand"',
            id="two of a name",
        ),
        pytest.param(
            f"a,b\n{HAND},x\n",
            "",
            "in.csv: which column holds the hands? --hand names it",
            id="no telling",
        ),
        pytest.param(
            f"hand,strength\n{HAND},x\n",
            "",
            'in.csv: there is a column "strength" already; --prefix',
            id="a name that is taken",
        ),
        pytest.param(
            "hand\n".encode("utf-16"), "", "in.csv: line 1 is not UTF-8 text", id="UTF-16"
        ),
        pytest.param(
            "hand\n".encode("utf-16-le"),
            "",
            "in.csv: line 1 is no line of a CSV",
            id="UTF-16 unmarked",
        ),
        pytest.param(
            f"hand,é\n{HAND},1\n".encode("latin-1"),
            "",
            "in.csv: line 1 is not UTF-8",
            id="Latin-1 name",
        ),
        pytest.param(
            f"hand,x\n{HAND},1\n{HAND},é\n".encode("latin-1"),
            "",
            "in.csv: line 3 is not UTF-8",
            id="Latin-1",
        ),
        pytest.param(
            f"hand\r{HAND}\r", "", "in.csv: line 1 is no line of a CSV", id="only carriage returns"
        ),
        pytest.param(
            f'hand,x\n{HAND},1\n{HAND},5" tall\n',
            "",
            "in.csv: line 3: a quote ",
            id="a quote within",
        ),
        pytest.param(
            f'hand,x\n{HAND},5" or 6"\n',
            "",
            "in.csv: line 2: a quote within a field",
            id="two quotes within",
        ),
        pytest.param(
            f'hand,x\n{HAND},"1\n{HAND},2\n',
            "",
            "in.csv: line 2: a quote that nothing closes",
            id="an open quote",
        ),
        pytest.param(
            'hand,"x\n',
            "",
            "in.csv: line 1: a quote that nothing closes",
            id="a name with an open quote",
        ),
        pytest.param(
            f"hand\n{HAND}\n",
            "--hand hand --columns hand",
            "hands are in one column or in several",
            id="both",
        ),
        pytest.param(
            f"hand\n{HAND}\n", "--delimiter ab", "--delimiter is one sign", id="a long delimiter"
        ),
        pytest.param(
            f"hand\n{HAND}\n", "--wild 7", "in this game no wild cards are named", id="no wild card"
        ),
        pytest.param(
            f"hand\n{HAND}\n", "--bad-rows drop", "Invalid value for '--bad-rows'", id="no such way"
        ),
        pytest.param(
            "a,b\n3,3\n",
            "--columns a,b",
            "in.csv: line 2: card 3, 2s, is there twice",
            id="a number twice",
        ),
        pytest.param(
            "a,b\n3,52\n",
            "--columns a,b",
            "in.csv: line 2: 52 is no card: cards are 0 to 51, 2c to As",
            id="a number too large",
        ),
        pytest.param(
            "a,b,c\n3,,4\n", "--columns a,b,c", "in.csv: line 2: card 2 is missing", id="a gap"
        ),
    ],
)
def test_what_cannot_be_done_is_told(
    text: str | bytes, options: str, complaint: str, capsys: Capture
) -> None:
    Path("in.csv").write_bytes(text if isinstance(text, bytes) else text.encode())
    assert run(["batch", "texas-holdem", "in.csv", "-o", "out.csv", *options.split()]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    (line,) = printed.err.splitlines()
    assert line.startswith(f"handrules: {complaint}")
    assert os.listdir() == ["in.csv"]


def test_a_prefix_makes_room_for_the_names(capsys: Capture) -> None:
    found = valued(f"hand,strength\n{HAND},x\n", "--prefix", "our_")
    assert rows_of(found)[0]["strength"] == "x"
    assert rows_of(found)[0]["our_name"] == "Straight flush"


def test_data_need_an_output(capsys: Capture) -> None:
    Path("in.csv").write_text(f"hand\n{HAND}\n", encoding="utf-8")
    assert run(["batch", "texas-holdem", "in.csv", "--json"]) == 2
    assert "-o has to say where the rows go" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("source", "output", "complaint"),
    [
        pytest.param("in.csv", "in.csv", "in.csv: this is the input", id="onto itself"),
        pytest.param("in.csv", "./link.csv", "./link.csv: this is the input", id="by a link"),
        pytest.param(
            "in.csv",
            "nowhere/out.csv",
            "{}/nowhere/out.csv: cannot be written: no such",
            id="nowhere",
        ),
        pytest.param(
            "in.csv",
            "in.csv/out.csv",
            "{}/in.csv/out.csv: cannot be written: not a dir",
            id="in a file",
        ),
        pytest.param("in.csv", ".", ".: this is a folder, not a file", id="a folder"),
        pytest.param("nowhere.csv", "out.csv", "nowhere.csv: there is no such file", id="no file"),
        pytest.param(
            "nowhere.parquet",
            "out.csv",
            "nowhere.parquet: there is no such file",
            id="no Parquet file",
        ),
        pytest.param("bad.parquet", "out.csv", "bad.parquet: no Parquet file", id="no Parquet"),
    ],
)
def test_files_that_cannot_be_are_told(
    source: str, output: str, complaint: str, folder: Path, capsys: Capture
) -> None:
    Path("in.csv").write_text(f"hand\n{HAND}\n", encoding="utf-8")
    Path("bad.parquet").write_text("hand\n", encoding="utf-8")
    Path("link.csv").symlink_to("in.csv")
    there = sorted(os.listdir())
    assert run(["batch", "texas-holdem", source, "-o", output]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"handrules: {complaint.format(folder)}")
    assert sorted(os.listdir()) == there


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_may_not_be_written_to_is_told(folder: Path, capsys: Capture) -> None:
    Path("in.csv").write_text(f"hand\n{HAND}\n", encoding="utf-8")
    Path("closed").mkdir(mode=0o500)
    assert run(["batch", "texas-holdem", "in.csv", "-o", "closed/out.csv"]) == 2
    assert "cannot be written: permission denied" in capsys.readouterr().err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full")
def test_a_full_disk_is_told(capsys: Capture) -> None:
    Path("in.csv").write_text(f"hand\n{HAND}\n", encoding="utf-8")
    assert run(["batch", "texas-holdem", "in.csv", "-o", "/dev/full"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line == "handrules: /dev/full: cannot be written: no space left on device"
    assert Path("/dev/full").is_char_device()


@pytest.mark.skipif(os.name != "posix", reason="no limits elsewhere")
@pytest.mark.parametrize("output", ["out.csv", "out.parquet"])
def test_a_disk_that_gets_full_leaves_nothing(output: str) -> None:
    lines = (f"{HAND},{random.random()}\n" for _ in range(9_000))
    Path("in.csv").write_text("hand,x\n" + "".join(lines), encoding="utf-8")
    limited = (
        "import resource, signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000));"
        "from evaluator.cli import run;"
        f"raise SystemExit(run(['batch', 'texas-holdem', 'in.csv', '-o', '{output}']))"
    )
    assert run(["batch", "texas-holdem", "in.csv", "-o", "first.csv"]) == 0  # tables are kept now
    done = subprocess.run(
        [sys.executable, "-c", limited], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stderr.endswith("cannot be written: file too large\n")
    assert sorted(os.listdir()) == ["first.csv", "in.csv"]


@pytest.mark.skipif(os.name != "posix", reason="interrupts are others elsewhere")
def test_an_interrupt_leaves_nothing() -> None:
    program = subprocess.Popen(
        [*PROGRAM, "batch", "texas-holdem", "-", "-o", "out.csv"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert program.stdin is not None
    program.stdin.write(b"hand\n" + f"{HAND}\n".encode() * 100_000)
    program.stdin.flush()
    for _ in range(600):
        if os.listdir():
            break
        time.sleep(0.1)
    assert [name.endswith(".part") for name in os.listdir()] == [True]
    program.send_signal(signal.SIGINT)
    printed, told = program.communicate()
    assert (program.returncode, printed, told.strip()) == (130, b"", b"")
    assert os.listdir() == []


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is not told")
def test_ten_times_the_rows_take_no_more_memory() -> None:
    measured = (
        "import re, sys; from pathlib import Path; from evaluator.cli import run;"
        "assert run(['batch', 'texas-holdem', 'in.csv', '-o', 'out.csv']) == 0;"
        "peak = re.search(r'VmHWM:\\s+(\\d+) kB', Path('/proc/self/status').read_text());"
        "print(peak[1], file=sys.stderr)"
    )
    peaks = []
    for rows in (200_000, 2_000_000):
        with Path("in.csv").open("w", encoding="utf-8") as file:
            file.write("hand\n")
            for _ in range(rows // 1_000):
                file.write(f"{HAND}\n" * 1_000)
        done = subprocess.run([sys.executable, "-c", measured], capture_output=True, check=True)
        peaks.append(int(done.stderr))
    assert peaks[1] < 1.2 * peaks[0]
