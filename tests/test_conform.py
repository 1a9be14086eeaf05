"""Another evaluator is asked: what it gets wrong, cannot tell, or fails at is told, and why."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from evaluator import load
from evaluator.cli import run
from evaluator.conformance.vectors import Kind, Vector, Weight, lines

Capture = pytest.CaptureFixture[str]
Conform = Callable[..., int]

VECTORS = (
    Vector(Kind.VALUE, ("Kc Kd Kh 2s 2d",), "full_house", "a full house"),
    Vector(Kind.VALUE, ("Ac Kd Qh Js 9d",), "high_card", "nothing"),
    Vector(Kind.ORDER, ("Kc Kd Qh Js 9d", "Ac Kd Qh Js 9d"), 1, "a pair"),
    Vector(Kind.ORDER, ("Ac Kd Qh Js 9d", "As Kh Qc Jd 9s"), 0, "a tie"),
    Vector(Kind.ORDER, ("3c 3d Qh Js 9d", "4c 4d Qh Js 9d"), 2, "pairs", weight=Weight.MAY),
)
# Answers by what it is asked; then what a line of Python does instead, where it is given.
PEER = """\
import sys, time
answers = {
    "value\\tKc Kd Kh 2s 2d": "full_house",
    "value\\tAc Kd Qh Js 9d": "high_card",
    "compare\\tKc Kd Qh Js 9d\\tAc Kd Qh Js 9d": "1",
    "compare\\tAc Kd Qh Js 9d\\tAs Kh Qc Jd 9s": "0",
    "compare\\t3c 3d Qh Js 9d\\t4c 4d Qh Js 9d": "2",
}
for line in sys.stdin:
    asked = line.rstrip("\\n")
    answer = answers[asked]
    INSTEAD
    print(answer, flush=True)
"""


@pytest.fixture
def conform(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Conform:
    """Ask a peer that does something else instead; return the exit status."""
    monkeypatch.chdir(tmp_path)
    text = "\n".join(lines(load("standard-high").game, VECTORS))
    Path("v.jsonl").write_text(text, encoding="utf-8")

    def ask(instead: str = "pass", *options: str) -> int:
        Path("peer.py").write_text(PEER.replace("INSTEAD", instead), encoding="utf-8")
        command = shlex.join([sys.executable, "peer.py"])
        given = ["--command", command, "--vectors", "v.jsonl", *options]
        return run(["conform", "standard-high", *given])

    return ask


def data(capsys: Capture) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_a_peer_that_agrees(conform: Conform, capsys: Capture) -> None:
    assert conform() == 0
    out = capsys.readouterr().out
    assert "all 4 vectors that must agree do" in out
    counted = [line.split() for line in out.splitlines()]
    assert ["full_house", "1", "0", "0", "0"] in counted  # by the category of the best hand
    assert ["pair", "2", "0", "0", "0"] in counted


def test_a_wrong_winner_is_told_with_the_steps(conform: Conform, capsys: Capture) -> None:
    assert conform("answer = '2' if 'Kc Kd Q' in asked else answer") == 1
    out = capsys.readouterr().out
    assert "compare" not in out
    assert "order: Kc Kd Qh Js 9d against Ac Kd Qh Js 9d\n  expected 1, but got 2\n" in out
    assert "    category: pair against high card: hand 1 wins\n" in out
    assert "of the vectors that must agree, 1 do not" in out


def test_a_wrong_category_is_told_with_how_it_is_played(conform: Conform, capsys: Capture) -> None:
    assert conform("answer = answer.replace('full_house', 'three_of_a_kind')", "--json") == 1
    (finding,) = data(capsys)["findings"]
    assert (finding["expect"], finding["said"]) == ("full_house", "three_of_a_kind")
    assert finding["hands"] == ["Kc Kd Kh 2s 2d"]
    assert "Kc Kd Kh 2s 2d" in finding["steps"][0]


def test_what_may_be_told_does_not_decide(conform: Conform, capsys: Capture) -> None:
    assert conform("answer = '1' if '3c' in asked else answer", "--json") == 0
    found = data(capsys)
    assert found["weights"]["may"]["disagrees"] == 1
    assert found["weights"]["must"]["disagrees"] == 0


def test_a_peer_may_say_that_it_cannot_tell(conform: Conform, capsys: Capture) -> None:
    assert conform("answer = '?' if 'value' in asked else answer") == 0
    assert "all 2 vectors that must agree do, 2 it cannot tell" in capsys.readouterr().out
    assert conform("answer = '?'") == 1
    assert "it could tell nothing" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("instead", "failure"),
    [
        (
            "if '2s' in asked: sys.exit('no twos')",
            "without an answer: exit status 1; no twos",
        ),
        ("if '2s' in asked: 1 / 0", "exit status 1; ZeroDivisionError: division by zero"),
        ("if '2s' in asked: time.sleep(60)", "no answer in time: waited 2 s"),
        ("answer = 'a b' if '2s' in asked else answer", 'makes no sense: "a b"'),
        ("answer = '' if '2s' in asked else answer", 'makes no sense: ""'),
        ("answer = '7' if answer == '0' else answer", '"7", wanted is 1, 2, 0 or ?'),
    ],
)
def test_a_peer_that_fails_once_is_asked_the_rest(
    conform: Conform, capsys: Capture, instead: str, failure: str
) -> None:
    assert conform(instead, "--json", "--timeout", "2") == 1
    found = data(capsys)
    (finding,) = found["findings"]
    assert finding["state"] == "fails"
    assert failure in finding["failure"]
    assert found["asked"] == 5
    assert found["weights"]["must"]["agrees"] == 3


def test_a_peer_that_fails_always_is_given_up(conform: Conform, capsys: Capture) -> None:
    text = Path("v.jsonl").read_text(encoding="utf-8")
    more = [Vector(Kind.VALUE, (f"Ac Kd Qh Js {n}d",), "high_card", "") for n in range(3, 9)]
    Path("v.jsonl").write_text("\n".join([text, *(v.line() for v in more)]), encoding="utf-8")
    assert conform("sys.exit(3)") == 1
    out = capsys.readouterr().out
    assert "given up after 5 vectors: 5 times in a row there was no answer" in out


def test_what_a_peer_complains_of_does_not_block_it(conform: Conform, capsys: Capture) -> None:
    assert conform("sys.stderr.write('x' * 1_000_000)") == 0


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("no-such-program-here", "no-such-program-here: cannot be started: no such file"),
        ("", "--command is empty"),
        ("python 'x", "cannot be read: no closing quotation"),
    ],
)
def test_a_command_that_cannot_be_started_is_wrong_use(
    conform: Conform, capsys: Capture, command: str, message: str
) -> None:
    given = ["--command", command, "--vectors", "v.jsonl"]
    assert run(["conform", "standard-high", *given]) == 2
    assert message in capsys.readouterr().err.lower()


def test_prizes_and_named_wilds_are_asked_for_by_name(conform: Conform, capsys: Capture) -> None:
    game = load("omaha-hi-lo-8").game
    hand = "Ah 2d 9c Kd | 3c 4c 8h"
    vectors = [Vector(Kind.VALUE, (hand,), "no_pair", "", prize="low")]
    Path("v.jsonl").write_text("\n".join(lines(game, vectors)), encoding="utf-8")
    Path("peer.py").write_text(
        f"asked = input()\nassert asked == 'value\\t{hand}\\tprize=low'\nprint('no_pair')",
        encoding="utf-8",
    )
    command = shlex.join([sys.executable, "peer.py"])
    given = ["--command", command, "--vectors", "v.jsonl"]
    assert run(["conform", "omaha-hi-lo-8", *given]) == 0
    assert "low:no_pair" in capsys.readouterr().out


def test_the_example_adapter_speaks_the_protocol(conform: Conform, capsys: Capture) -> None:
    folder = Path(__file__).parents[1] / "examples" / "conform"
    Path("peer.py").write_text(
        f"import sys\nsys.path.insert(0, {str(folder)!r})\n"
        "from adapter import serve\nfrom evaluator import load\nrules = load('standard-high')\n"
        "text = ' '.join\n"
        "serve(lambda cards: rules.evaluate(text(cards)).strength,\n"
        "      lambda cards: rules.evaluate(text(cards)).category)\n",
        encoding="utf-8",
    )
    command = shlex.join([sys.executable, "peer.py"])
    given = ["--command", command, "--vectors", "v.jsonl"]
    assert run(["conform", "standard-high", *given]) == 0
    assert "all 4 vectors that must agree do" in capsys.readouterr().out
