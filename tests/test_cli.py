"""The command line: what it prints where, exit statuses, bad input, and the keys of --json."""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import click
import pytest

from evaluator import load
from evaluator.cli import COMMANDS, handrules, run

ROOT = Path(__file__).parents[1]
EXAMPLES = ROOT / "examples"
RULES = ROOT / "rules"
FIVE, SIX = "2c 3c 4c 5c 7c", "2c 3c 4c 5c 6c"

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for every test, with the files that examples name."""
    monkeypatch.chdir(tmp_path)
    for name in ("deals.txt", "hands.txt", "hands.csv"):
        shutil.copy(EXAMPLES / name, tmp_path / name)
    standard = (RULES / "standard-high.yaml").read_text(encoding="utf-8")
    mine = standard.replace("rules: standard-high", "rules: my-game")
    (tmp_path / "my-game.yaml").write_text(mine, encoding="utf-8")
    shutil.copytree(ROOT / "features", tmp_path / "features")
    shutil.copytree(EXAMPLES / "conform", tmp_path / "examples" / "conform")
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    return tmp_path


def type_in(monkeypatch: pytest.MonkeyPatch, data: bytes) -> None:
    """Let standard input give these bytes."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), encoding="utf-8"))


def started(
    *arguments: str, stdin: bytes = b"", **environment: str
) -> subprocess.CompletedProcess[bytes]:
    """Run the command line as a program of its own."""
    return subprocess.run(
        [sys.executable, "-c", "from evaluator.cli import main; main()", *arguments],
        input=stdin,
        env=environment_of_a_program(**environment),
        capture_output=True,
        check=False,
    )


def environment_of_a_program(**changes: str) -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("PYTEST", "LC_", "LANG"))}
    return kept | changes


# Exit statuses


WRONG = f"""\
Feature: Wrong
  Scenario: A flush is a pair
    Given the rules "standard-high"
    And hand 1 is "{FIVE}"
    When the hands are read
    Then hand 1 is read as "Pair"
"""


@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        pytest.param(["evaluate", "standard-high", FIVE], 0, id="a value"),
        pytest.param(["compare", "standard-high", FIVE, SIX], 0, id="a winner"),
        pytest.param(["compare", "standard-high", FIVE, "2d 3d 4d 5d 7d"], 0, id="a draw"),
        pytest.param(["validate", "my-game.yaml"], 0, id="a right file"),
        pytest.param(["validate", str(EXAMPLES / "slips.yaml")], 1, id="a faulty file"),
        pytest.param(
            ["validate", "my-game.yaml", str(EXAMPLES / "slips.yaml")], 1, id="one of two"
        ),
        pytest.param(["check", "features/texas-holdem-judge.feature"], 0, id="scenarios pass"),
        pytest.param(["check", "wrong.feature"], 1, id="a scenario fails"),
        pytest.param(["validate", "nowhere.yaml"], 2, id="no file"),
        pytest.param(["check", "nowhere.feature"], 2, id="no feature"),
        pytest.param(["show", str(EXAMPLES / "slips.yaml")], 2, id="a faulty file in use"),
        pytest.param([], 0, id="nothing asked: the help"),
        pytest.param(["--version"], 0, id="the version"),
    ],
)
def test_exit_status(arguments: list[str], status: int, folder: Path, capsys: Capture) -> None:
    (folder / "wrong.feature").write_text(WRONG, encoding="utf-8")
    assert run(arguments) == status
    printed = capsys.readouterr()
    assert bool(printed.out) == (status < 2)
    assert bool(printed.err) == (status == 2)


def test_all_faults_of_a_rule_file_are_told_where_it_is_used(capsys: Capture) -> None:
    assert run(["evaluate", str(EXAMPLES / "slips.yaml"), FIVE]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("error[") == 3
    assert not printed.err.startswith("handrules:")


def test_an_interrupt_ends_quietly(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def interrupted(*arguments: object, **options: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(handrules, "main", interrupted)
    assert run(["list"]) == 130
    assert capsys.readouterr() == ("", "")


# Bad input: one line on stderr, nothing on stdout, exit status 2

FIVE_OR_MORE = "this game deals 5 to 7 cards"
HOLE_AND_BOARD = "this game deals 2 hole cards and 3 to 5 board cards"
SUITS = "(suits are c d h s; as in As)"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        pytest.param(
            "evaluate standard-high 'Jo 2c 3d 4h 5s'",
            '"Jo" is no card: this deck has no joker',
            id="a joker in a deck without one",
        ),
        pytest.param(
            "evaluate double-joker-wild 'Jo Jo Jo Jo Jo Jo'",
            'Jo is dealt 6 times in "Jo Jo Jo Jo Jo Jo"; the deck has it twice',
            id="six jokers",
        ),
        pytest.param(
            "evaluate standard-high '2c 2c 3d 4h 5s'",
            '2c is dealt twice in "2c 2c 3d 4h 5s"; the deck has it once',
            id="a card twice in a hand",
        ),
        pytest.param(
            "evaluate texas-holdem '2c 3c | 2c 3d 4h 5s 6s'",
            '2c is dealt twice in "2c 3c | 2c 3d 4h 5s 6s"; the deck has it once',
            id="a card in the hand and on the board",
        ),
        pytest.param(
            "compare texas-holdem '2c 3c | 2d 3d 4h 5s 6s' '2c 4c | 2d 3d 4h 5s 6s'",
            "2c is dealt twice among these hands; the deck has it once",
            id="a card in two hands",
        ),
        pytest.param(
            "compare texas-holdem '2c 3c | 2d 3d 4h 5s 6s' '4d 4c | 2d 3d 4h 5s 7s'",
            "the hands have different boards, but all players share one",
            id="two boards",
        ),
        pytest.param(
            "evaluate standard-high '2c 3c'",
            f'"2c 3c" has 2 cards; {FIVE_OR_MORE}',
            id="too few cards",
        ),
        pytest.param(
            "evaluate standard-high '2c 3c 4c 5c 6c 7c 8c 9c'",
            f'"2c 3c 4c 5c 6c 7c 8c 9c" has 8 cards; {FIVE_OR_MORE}',
            id="too many cards",
        ),
        pytest.param(
            "evaluate standard-high ''", f"a hand without cards; {FIVE_OR_MORE}", id="an empty hand"
        ),
        pytest.param(
            f"compare standard-high '{FIVE}' ' '",
            f"hand 2: a hand without cards; {FIVE_OR_MORE}",
            id="an empty second hand",
        ),
        pytest.param(
            f"evaluate standard-high '{FIVE} |'",
            f'"{FIVE} |" has 2 groups of cards; {FIVE_OR_MORE}, written without bars',
            id="a stray bar",
        ),
        pytest.param(
            "evaluate texas-holdem '2c 3c | 4d 5d 6d | 7d'",
            f'"2c 3c | 4d 5d 6d | 7d" has 3 groups of cards; {HOLE_AND_BOARD}',
            id="a bar too many",
        ),
        pytest.param(
            f"evaluate standard-high '{FIVE}' '2c 3c 4c 5c 7x'",
            f'hand 2: "7x" is no card: unknown suit "x" {SUITS}',
            id="an unknown suit in the second hand",
        ),
        pytest.param(
            "explain standard-high '2c 3c 4c 5c 1c'",
            '"1c" is no card: unknown rank (ranks are 2 3 4 5 6 7 8 9 T J Q K A; write as in As)',
            id="an unknown rank",
        ),
        pytest.param(
            f"compare standard-high '{FIVE}'",
            "it takes two hands or more to compare them",
            id="one hand to compare",
        ),
        pytest.param(
            f"evaluate standard-high '{FIVE}' --as fulsh",
            'standard-high has no category "fulsh" - did you mean "flush"?',
            id="a misspelt category",
        ),
        pytest.param(
            f"evaluate standard-high '{FIVE}' --as full_house",
            f'"{FIVE}" cannot be read as full_house in standard-high',
            id="a category that the hand is not",
        ),
        pytest.param(
            f"evaluate standard-high '{FIVE}' --wild 7",
            "in this game no wild cards are named at the table",
            id="a wild card named where none are",
        ),
        pytest.param(
            f"evaluate dealers-choice-wild '{FIVE}'",
            "in this game wild cards are named at the table: say which, as in 7 or Jh",
            id="no wild card named where some are",
        ),
        pytest.param(
            f"evaluate dealers-choice-wild '{FIVE}' --wild 7x",
            f'"7x" is no card: unknown suit "x" {SUITS}',
            id="a wild card that is none",
        ),
        pytest.param(
            f"evaluate standard-hihg '{FIVE}'",
            'there is no game "standard-hihg" - did you mean "standard-high"?',
            id="a misspelt game",
        ),
        pytest.param(
            f"evaluate nowhere/x.yaml '{FIVE}'",
            "nowhere/x.yaml: there is no such file",
            id="no such rule file",
        ),
        pytest.param(f"evaluate . '{FIVE}'", ".: this is a folder, not a file", id="a bare folder"),
        pytest.param(
            "compare comparing-hands 'Kc Kd Kh Ks 4d' 'Ac Ad Ah As 4c' 'Qc Qd Qh Qs 4h'",
            "comparing-hands is for 2 players, not 3",
            id="more hands than the rules allow",
        ),
        pytest.param(
            f"evaluate ./features '{FIVE}'",
            "features: this is a folder, not a file",
            id="a folder as a rule file",
        ),
        pytest.param(
            "classify standard-high nowhere.txt",
            "nowhere.txt: there is no such file",
            id="no such file",
        ),
        pytest.param(
            "classify standard-high features",
            "features: this is a folder, not a file",
            id="a folder as a file",
        ),
        pytest.param(
            "showdown texas-holdem-judge features",
            "features: this is a folder, not a file",
            id="a folder as deals",
        ),
        pytest.param("evaluate", "Missing argument 'RULES'.", id="nothing to evaluate"),
        pytest.param(
            f"evaluate standard-high '{FIVE}' --jsno", "No such option", id="a misspelt option"
        ),
        pytest.param(
            "evalute standard-high",
            'there is no command "evalute" - did you mean "evaluate"? (try: handrules --help)',
            id="a misspelt command",
        ),
        pytest.param("deal standard-high -n 0", "Invalid value for '-n'", id="no hand to deal"),
        pytest.param(
            "deal standard-high --seed x", "Invalid value for '--seed'", id="a seed that is none"
        ),
    ],
)
def test_bad_input_is_told_in_one_line(arguments: str, complaint: str, capsys: Capture) -> None:
    assert run(shlex.split(arguments)) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    (line,) = printed.err.splitlines()
    assert line.startswith(f"handrules: {complaint}")


@pytest.mark.parametrize("how", ["in a file", "typed in"])
@pytest.mark.parametrize(
    ("command", "data", "complaint"),
    [
        pytest.param(
            "classify standard-high", b"", "no hand to classify: the input is empty", id="no hands"
        ),
        pytest.param(
            "classify standard-high --count",
            b"\n\n",
            "no hand to classify: the input is empty",
            id="only blank lines to count",
        ),
        pytest.param(
            "showdown texas-holdem-judge",
            b"",
            "no deal to judge: the input is empty",
            id="no deals",
        ),
        pytest.param(
            "classify standard-high", b"\xff\xfe2\x00c\x00", "{}: line 1 is not UTF-8", id="UTF-16"
        ),
        pytest.param(
            "classify standard-high --json",
            b"2c 3c 4c 5c 7c\n2\xe9 3c 4c 5c 7c\n",
            "{}: line 2 is not UTF-8 text",
            id="Latin-1",
        ),
        pytest.param(
            "showdown texas-holdem-judge",
            b"8D 7C\n7D 6C\nKS 9D 5C 3S 2D\n\n\xff\n",
            "{}: line 5 is not UTF-8 text",
            id="a stray byte among deals",
        ),
        pytest.param(
            "showdown texas-holdem-judge",
            b"8D 7C\n7D 6C\nKS 9D 5C 3S 2D\n\nTC JC\nAD 4S\n",
            "line 5: a deal of 2 lines; "
            "wanted is a line for each of 2 players and one for the board",
            id="a line missing in the second deal",
        ),
        pytest.param(
            "showdown texas-holdem-judge",
            b"8D 7C\n7D 6C\n2H 3H\nKS 9D 5C 3S 2D\n",
            "line 1: a deal of 4 lines; ",
            id="a line too many",
        ),
        pytest.param(
            "classify standard-high",
            b"Hand 1: 2c 3c 4c 5c\n",
            f'line 1: "2c 3c 4c 5c" has 4 cards; {FIVE_OR_MORE}',
            id="a hand too small",
        ),
    ],
)
def test_bad_input_is_told_with_its_line(
    how: str,
    command: str,
    data: bytes,
    complaint: str,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Capture,
) -> None:
    arguments = command.split()
    if how == "in a file":
        (folder / "input.txt").write_bytes(data)
        arguments.append("input.txt")
    else:
        type_in(monkeypatch, data)
    assert run(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out.strip() == ""
    (line,) = printed.err.splitlines()
    name = "input.txt" if how == "in a file" else "standard input"
    assert line.startswith(f"handrules: {complaint.format(name)}")


def test_classify_prints_the_lines_before_a_faulty_one(folder: Path, capsys: Capture) -> None:
    (folder / "input.txt").write_text(f"{FIVE}\n{FIVE} 7c\n{SIX}\n", encoding="utf-8")
    assert run(["classify", "standard-high", "input.txt"]) == 2
    printed = capsys.readouterr()
    assert printed.out == f"{FIVE} - Flush, seven high\n"
    assert printed.err.startswith("handrules: line 2: 7c is dealt twice")


def test_an_input_that_is_closed_is_told() -> None:
    command = f"{shlex.quote(sys.executable)} -c 'from evaluator.cli import main; main()'"
    done = subprocess.run(
        f"{command} classify standard-high <&-",
        shell=True,
        env=environment_of_a_program(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr == "handrules: there is no standard input to read\n"


# What is read

DEALS = "8D 7C\n7D 6C\nKS 9D 5C 3S 2D\n\nTC JC\nAD 4S\n2H 7H TH QS KC\n"
JUDGED = "1 HIGH_CARD K9875\n1 PAIR TTKQJ\n"


@pytest.mark.parametrize(
    "data",
    [
        pytest.param(DEALS.encode(), id="plain"),
        pytest.param(DEALS.replace("\n", "\r\n").encode(), id="with carriage returns"),
        pytest.param(b"\xef\xbb\xbf" + DEALS.encode(), id="with a byte order mark"),
        pytest.param(DEALS.rstrip().encode(), id="without an end of line"),
        pytest.param(DEALS.replace("TC", "10♣").encode(), id="with signs"),
    ],
)
@pytest.mark.parametrize("file", [[], ["-"], ["input.txt"]], ids=["none", "dash", "file"])
def test_deals_are_read_from_a_file_or_from_standard_input(
    data: bytes,
    file: list[str],
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: Capture,
) -> None:
    (folder / "input.txt").write_bytes(data)
    type_in(monkeypatch, b"" if file == ["input.txt"] else data)
    assert run(["showdown", "texas-holdem-judge", *file]) == 0
    assert capsys.readouterr().out == JUDGED


def test_lines_are_classified_with_carriage_returns_and_a_mark_at_the_beginning(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    type_in(monkeypatch, f"\ufeffHand 1: {FIVE}\r\n\r\nHand 2: {SIX}\r\n".encode())
    assert run(["classify", "standard-high"]) == 0
    assert capsys.readouterr().out == (
        f"Hand 1: {FIVE} - Flush, seven high\n\nHand 2: {SIX} - Straight flush, six high\n"
    )


def test_cards_are_read_in_any_spelling(capsys: Capture) -> None:
    assert run(["evaluate", "standard-high", "10♥ tS, 10d\ufe0f ac2♣"]) == 0
    assert capsys.readouterr().out == (
        "Th Ts Td Ac 2c: Three of a kind, tens; Th Ts Td Ac 2c; kickers A 2\n"
    )


# What is printed


def test_three_hands_that_tie_draw(capsys: Capture) -> None:
    hands = [SIX, "2d 3d 4d 5d 6d", "2h 3h 4h 5h 6h"]
    assert run(["compare", "standard-high", *hands]) == 0
    assert capsys.readouterr().out.splitlines()[-2:] == [
        "  all that counts is equal: a draw",
        "a draw",
    ]
    assert run(["compare", "standard-high", *hands, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["winner"], data["winners"]) == (0, [1, 2, 3])
    assert data["shares"] == ["1/3", "1/3", "1/3"]


def test_nobody_qualifies(capsys: Capture) -> None:
    hands = ["Ac Ad 9h 8s 7c", "Kc Kd Qh 8d 7h"]
    assert run(["compare", "eight-or-better-low", *hands]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "nobody qualifies"
    assert run(["compare", "eight-or-better-low", *hands, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["winner"], data["winners"]) == (0, [])
    assert [hand["category"] for hand in data["hands"]] == [None, None]


def test_several_prizes_are_told_one_by_one(capsys: Capture) -> None:
    board = "3d 4s 8h Kh 9s"
    hands = [f"Ah 2c Kc Kd | {board}", f"As 2d Qc Qd | {board}"]
    assert run(["compare", "omaha-hi-lo-8", *hands, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["hands"][0]["prizes"].keys() == {"high", "low"}
    assert {prize: its["winners"] for prize, its in data["prizes"].items()} == {
        "high": [1],
        "low": [1, 2],
    }
    assert data["shares"] == ["3/4", "1/4"]
    assert run(["evaluate", "omaha-hi-lo-8", hands[0]]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{hands[0]} (high): Three of a kind, kings; Kc Kd Kh 9s 8h; kickers 9 8",
        f"{hands[0]} (low): 8432A; 8h 4s 3d 2c Ah",
    ]


def test_a_category_held_fixed(capsys: Capture) -> None:
    assert run(["evaluate", "standard-high", "Kc Kd 7s 7h 2h", "--as", "pair"]) == 0
    assert capsys.readouterr().out == (
        "Kc Kd 7s 7h 2h: Pair of kings; Kc Kd 7s 7h 2h; kickers 7 7 2\n"
    )


def test_the_same_seed_deals_the_same_hands(capsys: Capture) -> None:
    printed = []
    for seed in ("7", "7", "8"):
        assert run(["deal", "texas-holdem", "--seed", seed, "-n", "3"]) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1] != printed[2]
    rules = load("texas-holdem")
    for line in printed[0].splitlines():
        hand, said = line.split(" - ")
        assert said.startswith(rules.evaluate(hand).name)


def test_dice_are_thrown_each_by_itself(capsys: Capture) -> None:
    assert run(["deal", "poker-dice", "--seed", "1", "-n", "3000", "--json"]) == 0
    categories = [hand["category"] for hand in json.loads(capsys.readouterr().out)]
    alike = categories.count("four_of_a_kind") + categories.count("five_of_a_kind")
    assert 35 < alike < 90  # 156 of 7,776 throws: 60 are expected; of a pack of 30 cards, 16


def test_hands_are_counted(folder: Path, capsys: Capture) -> None:
    (folder / "input.txt").write_text(f"{FIVE}\n\n{SIX}\n{FIVE}\n", encoding="utf-8")
    assert run(["classify", "standard-high", "input.txt", "--count", "--json"]) == 0
    counts = {each["category"]: each["count"] for each in json.loads(capsys.readouterr().out)}
    assert counts.pop("flush") == 2
    assert counts.pop("straight_flush") == 1
    assert set(counts.values()) == {0}


def on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)


RED, PLAIN = "\x1b[31m", "\x1b[0m"


def test_on_a_terminal_suits_are_coloured_signs(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    on_a_terminal(monkeypatch)
    assert run(["evaluate", "double-joker-wild", "Ah Kd 9c 4s Jo"]) == 0
    ace, king = f"{RED}A♥{PLAIN}", f"{RED}K♦{PLAIN}"
    assert capsys.readouterr().out == (
        f"{ace} {king} 9♣ 4♠ Jo: Pair of aces; {ace} Jo {king} 9♣ 4♠; Jo stands for A♣; "
        "kickers K 9 4\n"
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ["compare", "standard-high", "Ah Kd 9c 4s 2h", "Ad Kh 9s 4c 2d"],
        ["explain", "standard-high", "Ah Kd 9c 4s 2h"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_on_a_terminal_every_command_about_hands_has_signs(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    on_a_terminal(monkeypatch)
    assert run(arguments) == 0
    printed = capsys.readouterr().out
    assert f"{RED}A♥{PLAIN} {RED}K♦{PLAIN} 9♣ 4♠ {RED}2♥{PLAIN}" in printed


def test_without_colour_there_are_signs_all_the_same(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    on_a_terminal(monkeypatch)
    monkeypatch.setenv("NO_COLOR", "1")
    assert run(["evaluate", "standard-high", "Ah Kd 9c 4s 2h"]) == 0
    assert capsys.readouterr().out.startswith("A♥ K♦ 9♣ 4♠ 2♥: High card ace; A♥ K♦ ")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals")
def test_a_real_terminal_gets_colours_and_a_pipe_letters() -> None:
    import pty

    arguments = ["evaluate", "standard-high", "Ah Kd 9c 4s 2h"]
    assert started(*arguments).stdout.startswith(b"Ah Kd 9c 4s 2h: High card ace; Ah Kd")
    ours, its = pty.openpty()
    program = [sys.executable, "-c", "from evaluator.cli import main; main()", *arguments]
    environment = environment_of_a_program(TERM="xterm")
    environment.pop("NO_COLOR", None)
    assert subprocess.run(program, stdout=its, env=environment, check=False).returncode == 0
    os.close(its)
    printed = os.read(ours, 10_000).decode()
    os.close(ours)
    assert printed.startswith(f"{RED}A♥{PLAIN} {RED}K♦{PLAIN} 9♣ 4♠ {RED}2♥{PLAIN}: High card")


@pytest.mark.parametrize(
    "environment", [{"LANG": "C"}, {"LC_ALL": "C"}, {"LC_ALL": "POSIX"}], ids=str
)
def test_signs_are_printed_in_the_plainest_locale(environment: dict[str, str]) -> None:
    hands = (EXAMPLES / "hands.txt").read_bytes()
    done = started("classify", "poker-lesson-viii-pairs", "-", stdin=hands, **environment)
    assert done.returncode == 0
    assert done.stdout.decode().splitlines()[1] == "Hand 2: 2♠ 4♠ 6♠ 10♠ K♠ - Flush"


def test_signs_that_cannot_be_written_are_escaped() -> None:
    done = started("classify", "poker-lesson-viii-pairs", "hands.txt", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.splitlines()[1].startswith(rb"Hand 2: 2\u2660 4\u2660")


@pytest.mark.skipif(sys.platform == "win32", reason="pipes end otherwise on Windows")
@pytest.mark.parametrize("command", [["list"], ["classify", "standard-high", "many.txt"]])
def test_a_reader_who_has_seen_enough_is_no_error(command: list[str], folder: Path) -> None:
    (folder / "many.txt").write_text(f"{FIVE}\n" * 50_000, encoding="utf-8")
    program = subprocess.Popen(
        [sys.executable, "-c", "from evaluator.cli import main; main()", *command],
        env=environment_of_a_program(PYTHONUNBUFFERED="1"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert program.stdout is not None
    assert program.stderr is not None
    assert program.stdout.readline()
    program.stdout.close()
    assert program.stderr.read() == b""
    program.stderr.close()
    assert program.wait() == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no disk that is always full")
def test_a_full_disk_is_told() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-c", "from evaluator.cli import main; main()", "list"],
            env=environment_of_a_program(),
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == "handrules: cannot write the output: no space left on device\n"


# Help


def command_named(name: str) -> click.Command:
    found = handrules.get_command(click.Context(handrules), name)
    assert found is not None
    return found


def examples_of(name: str) -> list[str]:
    """Return the commands that stand below "Example" in the help."""
    _, _, text = str(command_named(name).epilog).partition("Example:\n")
    return [line.strip() for line in text.splitlines()]


def test_the_help_lists_every_command_with_what_it_does(capsys: Capture) -> None:
    assert run([]) == 0
    printed = capsys.readouterr().out
    assert run(["--help"]) == 0
    assert capsys.readouterr().out == printed
    listed = re.findall(r"^  (\w+) +\w.*$", printed.partition("Commands:\n")[2], re.MULTILINE)
    assert listed == list(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_an_example_and_prints_data(name: str, capsys: Capture) -> None:
    for option in ("--help", "-h"):
        assert run([name, option]) == 0
        printed = capsys.readouterr().out
        assert printed.startswith(f"Usage: handrules {name} ")
        assert "--json" in printed
        for example in examples_of(name):
            assert f"\n    {example}\n" in printed
    assert examples_of(name)


@pytest.mark.parametrize("example", [example for name in COMMANDS for example in examples_of(name)])
def test_an_example_of_the_help_runs(example: str, folder: Path, capsys: Capture) -> None:
    program, *arguments = shlex.split(example)
    assert program == "handrules"
    if arguments[0] == "new":
        (folder / "my-game.yaml").unlink()  # which it is about to write
    assert run(arguments) == 0
    printed = capsys.readouterr()
    assert printed.out
    assert printed.err == ""


# The keys of --json

PAGE = (ROOT / "docs" / "json.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^## (.*?)\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL))
OF_NAMES = {
    "wilds",
    "deal",
    "values",
    "tables",
    "weights",
}  # their keys are names of cards, groups ...


def keys_named(text: str) -> set[str]:
    """Return the keys that the page names in this text: single words between ticks."""
    return set(re.findall(r"`([a-z_]+)`", text))


HAND = keys_named(SECTIONS["A hand"])
COMPARISON = keys_named(SECTIONS["A comparison"]) | HAND


def documented() -> Iterator[tuple[str, set[str], set[str]]]:
    """Yield what is printed, by its name on the page, its own keys and those it may have too."""
    yield "evaluate", HAND, set()
    yield "deal", HAND - {"foul"}, {"foul"}
    yield "compare", COMPARISON - {"result"}, set()
    yield "showdown", COMPARISON, set()
    table, _, below = SECTIONS["The other commands"].strip().partition("\n\n")
    for what, text in re.findall(r"^\| (`.*?) \| (.*) \|$", table, re.MULTILINE):
        keys = keys_named(text) | (keys_named(below) if "as below" in text else set())
        like_a_hand = "a hand" in text or "as below" in text
        yield what.replace("`", ""), keys, HAND if like_a_hand else set()


def keys_of(data: Any) -> set[str]:
    """Return every key in the data, but for those that are names."""
    if isinstance(data, list):
        return set().union(*map(keys_of, data))
    if not isinstance(data, dict):
        return set()
    found = set(data)
    for key, value in data.items():
        names = key in OF_NAMES or (key == "prizes" and isinstance(value, dict))
        inner = list(value.values()) if names else value
        found |= keys_of(inner)
    return found


HI_LO_HANDS = ["Ah 2c Kc Kd | 3d 4s 8h Kh 9s", "As 2d Qc Qd | 3d 4s 8h Kh 9s"]
FOUL = "Ac Ad Kh | 2c 3d 4h 5s 7c | 8c 8d Jh Qs 9c"  # a pair in front, nothing in the middle
NOT_FOUL = "2d 3h 4c | 5c 5d 6h 7s 9d | Tc Td Th Js Jd"
TWO_PRIZES = """\
rules: two-prizes
title: Two prizes
extends: three-card
prizes:
  kinds: {categories: [three_of_a_kind, pair, high_card]}
  pairs: {categories: [pair], gaps: allowed}
"""
NO_WHEEL = """\
rules: no-wheel
title: No wheel
extends: standard-high
sources: [{title: A test}]
runs: 2 3 4 5 6 7 8 9 T J Q K A
"""
IN_VAIN = """\
rules: in-vain
title: In vain
extends: three-card
allow: {covered: nothing is}
"""
OTHER_PEER = "python examples/conform/handrules_peer.py three-card-brag"
SAMPLES: dict[str, list[Sequence[str]]] = {
    "vectors": [["poker-dice", "-o", "out.jsonl"]],
    "conform": [["three-card", "--command", OTHER_PEER]],
    "evaluate": [
        ["standard-high", FIVE],
        ["omaha-hi-lo-8", *HI_LO_HANDS],
        ["chinese-poker", FOUL],
        ["double-joker-wild", "Jo Jo 3c 4d 9h"],
    ],
    "deal": [["standard-high", "--seed", "1"], ["omaha-hi-lo-8", "-n", "2"]],
    "compare": [
        ["standard-high", FIVE, SIX],
        ["omaha-hi-lo-8", *HI_LO_HANDS],
        ["chinese-poker", FOUL, NOT_FOUL],
    ],
    "showdown": [
        ["texas-holdem-judge", "deals.txt"],
        ["omaha-hi-lo-8", "split.txt"],
        ["chinese-poker", "foul.txt"],
    ],
    "explain": [["standard-high", FIVE], ["omaha-hi-lo-8", HI_LO_HANDS[0]]],
    "classify": [
        ["poker-lesson-viii-pairs", "hands.txt"],
        ["poker-lesson-viii-pairs", "hands.txt", "--count"],
    ],
    "frequencies": [["three-card"], ["two-prizes.yaml"]],
    "batch": [
        ["texas-holdem", "hands.csv", "-o", "valued.csv"],
        ["omaha-hi-lo-8", "split.csv", "-o", "valued.csv", "--bad-rows", "skip"],
        ["standard-high", "hands.parquet", "-o", "valued.csv", "--bad-rows", "skip"],
    ],
    "pay with hands": [["jacks-or-better-vp", FIVE]],
    "pay without hands": [["jacks-or-better-vp"]],
    "equity": [["texas-holdem", "Ah Kh", "Qs Qd", "--board", "2h 7h Tc 9s"]],
    "list": [[]],
    "show": [["standard-high"], ["omaha-hi-lo-8"], ["jacks-or-better-vp"]],
    "show --compiled": [["--compiled", "three-card"]],
    "new": [["my-other-game", "--from", "standard-high"]],
    "validate": [[str(EXAMPLES / "slips.yaml")]],
    "check": [
        ["features/stud-hi-lo.feature"],
        ["features/comparing-high-card.feature"],
        ["features/poker-lesson-viii.feature"],
        ["wrong.feature"],
    ],
    "check --lint": [["--lint", "wrong.feature"]],
    "lint": [["in-vain.yaml"]],
    "diff": [["standard-high", "no-wheel.yaml"]],
}


@pytest.mark.parametrize(
    ("what", "keys", "others"), list(documented()), ids=[what for what, _, _ in documented()]
)
def test_the_keys_of_the_data_are_those_of_the_page(
    what: str, keys: set[str], others: set[str], folder: Path, capsys: Capture
) -> None:
    board = "3d 4s 8h Kh 9s"
    (folder / "split.txt").write_text(
        "\n".join([*(hand.split(" | ")[0] for hand in HI_LO_HANDS), board]), encoding="utf-8"
    )
    if what == "batch":
        pa = pytest.importorskip("pyarrow")
        parquet = pytest.importorskip("pyarrow.parquet")
        parquet.write_table(pa.table({"hand": [FIVE, "1c"]}), "hands.parquet")
    split = "hand\n" + "\n".join([*HI_LO_HANDS, "1c"]) + "\n"
    (folder / "split.csv").write_text(split, encoding="utf-8")
    (folder / "wrong.feature").write_text(WRONG, encoding="utf-8")
    (folder / "foul.txt").write_text(f"{FOUL}\n{NOT_FOUL}\n", encoding="utf-8")
    (folder / "in-vain.yaml").write_text(IN_VAIN, encoding="utf-8")
    (folder / "no-wheel.yaml").write_text(NO_WHEEL, encoding="utf-8")
    (folder / "two-prizes.yaml").write_text(TWO_PRIZES, encoding="utf-8")
    printed: set[str] = set()
    for arguments in SAMPLES[what]:
        assert run([what.split()[0], *arguments, "--json"]) in (0, 1)
        printed |= keys_of(json.loads(capsys.readouterr().out))
    assert printed - keys - others == set(), "printed, but not on the page"
    assert keys - printed == set(), "on the page, but not printed"


def test_the_page_tells_of_every_command() -> None:
    assert {what.split()[0] for what, _, _ in documented()} == set(COMMANDS)


# What the command line's contract shows, key by key

VALUE_KEYS = ["category", "name", "strength", "ranks", "cards", "wilds", "kickers"]


def test_evaluate_prints_what_the_contract_shows(capsys: Capture) -> None:
    assert run(["evaluate", "standard-high", "8c 8d 8h 7s 6d", "--json"]) == 0
    (hand,) = json.loads(capsys.readouterr().out)
    assert list(hand) == ["hand", *VALUE_KEYS]
    assert isinstance(hand.pop("strength"), int)
    assert hand == {
        "hand": "8c 8d 8h 7s 6d",
        "category": "three_of_a_kind",
        "name": "Three of a kind",
        "ranks": ["8", "8", "8", "7", "6"],
        "cards": ["8c", "8d", "8h", "7s", "6d"],
        "wilds": {},
        "kickers": ["7", "6"],
    }


def test_compare_prints_what_the_contract_shows(capsys: Capture) -> None:
    assert run(["compare", "standard-high", FIVE, SIX, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert list(data)[:4] == ["winner", "winners", "hands", "steps"]
    assert (data["winner"], data["winners"]) == (2, [2])
    assert [list(hand) for hand in data["hands"]] == [["hand", *VALUE_KEYS]] * 2
    assert data["steps"] == ["category: flush against straight flush: hand 2 wins"]


def test_frequencies_prints_what_the_contract_shows(capsys: Capture) -> None:
    assert run(["frequencies", "three-card", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert list(data) == ["rules", "cards", "deals", "categories", "distinct"]
    assert (data["rules"], data["cards"], data["deals"]) == ("three-card", 3, 22_100)
    assert sum(each["count"] for each in data["categories"]) == 22_100
    assert all(list(each) == ["category", "count"] for each in data["categories"])


# How quickly it starts

HEAVY = {"jsonschema", "referencing", "rich", "pytest", "_pytest", "numpy", "pytest_bdd", "gherkin"}


@pytest.mark.parametrize(
    "arguments",
    [
        ["evaluate", "standard-high", FIVE],
        ["compare", "standard-high", FIVE, SIX],
        ["explain", "standard-high", FIVE],
        ["showdown", "texas-holdem-judge", "deals.txt"],
        ["classify", "poker-lesson-viii-pairs", "hands.txt"],
        ["deal", "standard-high", "--seed", "7"],
        ["--help"],
    ],
    ids=lambda arguments: arguments[0],
)
def test_nothing_heavy_is_imported_for_a_small_hand(arguments: list[str], folder: Path) -> None:
    code = (
        "import sys; from evaluator.cli import run; "
        f"assert run({arguments}) == 0; print('modules:', *sys.modules)"
    )
    environment = environment_of_a_program(HANDRULES_CACHE_DIR=str(folder / "cache"))
    for _ in range(2):  # the first time, rule files are checked and remembered
        done = subprocess.run(
            [sys.executable, "-c", code],
            env=environment,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=True,
        )
    modules = done.stdout.rpartition("modules:")[2].split()
    assert {module.partition(".")[0] for module in modules} & HEAVY == set()


def test_a_deal_is_dealt_to_its_last_card(capsys: Capture) -> None:
    assert run(["deal", "texas-holdem", "--seed", "3", "-n", "3"]) == 0
    for line in capsys.readouterr().out.splitlines():
        own, board = line.split(" - ")[0].split(" | ")
        assert (len(own.split()), len(board.split())) == (2, 5)


@pytest.mark.parametrize("named", ["--wild 7 --wild 9", "--wild '7 9'", "--wild 7,9"])
def test_several_ranks_can_be_named_wild(named: str, capsys: Capture) -> None:
    # with both of them wild, 4 3 2 can be filled up to six-high; with one there is a pair
    hand = "7c 9d 2h 3s 4c"
    assert run(shlex.split(f"evaluate dealers-choice-wild '{hand}' {named}")) == 0
    assert capsys.readouterr().out.startswith(f"{hand}: Straight, six high;")
