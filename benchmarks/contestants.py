"""What each evaluator does for one measurement, and that all of them agree.

A contestant is a name, a call without arguments, and how many hands the call values. Hands are
random, the same for all, and different on every call of a loop, so that tables are as cold as
in real use.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import eval7
import numba
import numpy as np
import phevaluator
import pkrbot
import sval.hand_strengths
import treys
from phevaluator import evaluate_omaha_cards
from sval import calculate_index, rank_lookup

import evaluator

PEERS = Path(__file__).resolve().parent / ".peers"
MANY = 1_000_000
CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]  # as handrules numbers them
Contestant = tuple[str, Callable[[], object], int]
Hands = Any  # a row of card numbers for each hand


def of(section: str) -> list[Contestant]:
    """Return the contestants of a section, having checked that they agree."""
    return {
        "seven": lambda: _many("texas-holdem", 7),
        "five": lambda: _many("standard-high", 5),
        "omaha": _omaha,
        "single": _single,
        "every": _every,
    }[section]()


def random_hands(cards: int, count: int, deck: int = 52) -> Hands:
    """Return so many random hands; the same at every call."""
    lot = np.random.default_rng(20240229)
    pieces = []
    for first in range(0, count, 100_000):
        rows = min(100_000, count - first)
        pieces.append(np.argsort(lot.random((rows, deck), np.float32), axis=1)[:, :cards])
    return np.concatenate(pieces).astype(np.uint8)


@contextmanager
def without_c() -> Iterator[None]:
    """Let handrules do without its loops in C."""
    before = os.environ.get("HANDRULES_KERNEL", "")
    os.environ["HANDRULES_KERNEL"] = "numpy"
    try:
        yield
    finally:
        os.environ["HANDRULES_KERNEL"] = before


def check_order(name: str, ours: Sequence[int], theirs: Sequence[int], *, low: bool) -> None:
    """Check that hands that tie here tie there, and that the better one is the better one."""
    pairs = sorted(
        {(own, -other if low else other) for own, other in zip(ours, theirs, strict=True)}
    )
    its = [other for _, other in pairs]
    if len({own for own, _ in pairs}) < len(pairs) or sorted(set(its)) != its:
        raise SystemExit(f"handrules and {name} do not agree: nothing is worth timing")


def _loop(call: Callable[..., object], hands: Sequence[Any], spread: bool = False) -> Any:
    def run() -> None:
        if spread:
            for hand in hands:
                call(*hand)
        else:
            for hand in hands:
                call(hand)

    return run


class _Peers:
    """Hands as each of the peers wants them."""

    def __init__(self, hands: Hands) -> None:
        self.numbers = hands.tolist()
        self.words = [[CARDS[card] for card in hand] for hand in self.numbers]
        self.joined = ["".join(hand) for hand in self.words]

    def calls(self) -> Iterator[tuple[str, Callable[..., int], Sequence[Any], bool, bool]]:
        """Yield name, call, hands, whether arguments are spread, and whether low is better."""
        of_treys = treys.Evaluator()
        treys_hands = [[treys.Card.new(card) for card in hand] for hand in self.words]
        yield "treys", lambda hand: of_treys.evaluate(hand, []), treys_hands, False, True
        yield "phevaluator", phevaluator.evaluate_cards, self.numbers, True, True
        of_eval7 = [[eval7.Card(card) for card in hand] for hand in self.words]
        yield "eval7", eval7.evaluate, of_eval7, False, False
        of_pkrbot = [[pkrbot.Card(card) for card in hand] for hand in self.words]
        yield "pkrbot", pkrbot.evaluate, of_pkrbot, False, False


@numba.njit
def _sval_loop(hands, of_card, lookup, out):  # type: ignore[no-untyped-def]
    for row in range(len(hands)):
        mask = 0
        for card in hands[row]:
            mask |= of_card[card]
        out[row] = lookup[calculate_index(mask)]


def _sval(hands: Hands) -> tuple[Callable[[], object], Any]:
    of_card = sval.hand_strengths.hrp.ENCODED_CARD_VALUES
    out = np.empty(len(hands), np.int64)
    return (lambda: _sval_loop(hands, of_card, rank_lookup, out)), out


def _many(rules: str, cards: int) -> list[Contestant]:
    hands, found = random_hands(cards, MANY), []
    its = evaluator.load(rules)
    ours = its.evaluate_many(hands)
    found.append(("handrules", lambda: its.evaluate_many(hands, check=False), MANY))
    found.append(("handrules, hands checked", lambda: its.evaluate_many(hands), MANY))
    few = hands[: MANY // 5]

    def in_numpy() -> None:
        with without_c():
            its.evaluate_many(few, check=False)

    found.append(("handrules without C", in_numpy, len(few)))
    for game, deck in (("deuces-wild", 52), ("double-joker-wild", 54)):
        wild, dealt = evaluator.load(game), random_hands(cards, MANY, deck)
        call = lambda wild=wild, dealt=dealt: wild.evaluate_many(dealt, check=False)  # noqa: E731
        found.append((f"handrules, {game}", call, MANY))
    if cards == 7:
        run, out = _sval(hands)
        run()
        check_order("sval", ours.tolist(), out.tolist(), low=False)
        found.append(("sval", run, MANY))
    for name, call, its_hands, spread, low in _Peers(hands[:20_000]).calls():
        values = [call(*hand) if spread else call(hand) for hand in its_hands]
        check_order(name, ours[: len(values)].tolist(), values, low=low)
        few_hands = its_hands[:1000] if name == "treys" else its_hands
        found.append((name, _loop(call, few_hands, spread), len(few_hands)))
    return found


def _single() -> list[Contestant]:
    hands = random_hands(7, 20_000)
    peers, its = _Peers(hands), evaluator.load("texas-holdem")
    of_seven = its.strength_function(7)
    with without_c():
        plain = evaluator.load("texas-holdem").strength_function(7)
    found = [
        (f"handrules{how}, {what}", _loop(call, given), len(given))
        for how, call in (("", of_seven), (", `strength`", its.strength), (" without C", plain))
        for what, given in (("numbers", peers.numbers), ("joined text", peers.joined))
    ]
    given = {"treys": "its cards", "phevaluator": "numbers"}
    for name, call, its_hands, spread, _ in peers.calls():
        few = its_hands[:1000] if name == "treys" else its_hands
        label = name if name == "treys" else f"{name}, {given.get(name, 'its cards')}"
        found.append((label, _loop(call, few, spread), len(few)))
    words = peers.words[:2000]
    make7, make_pkr = eval7.Card, pkrbot.Card
    found += [
        ("phevaluator, text", _loop(phevaluator.evaluate_cards, words, True), len(words)),
        ("eval7, text", _loop(lambda h: eval7.evaluate([make7(c) for c in h]), words), len(words)),
        ("pkrbot, text", _loop(lambda h: pkrbot.evaluate([make_pkr(c) for c in h]), words), 2000),
    ]
    return [*found, *_javascript(hands, of_seven)]


def _javascript(hands: Hands, ours: Callable[[Any], int]) -> Iterator[Contestant]:
    """Yield the peers in JavaScript, where there are any; they time themselves."""
    node, script = shutil.which("node"), Path(__file__).with_name("javascript.mjs")
    if not node or not (PEERS / "node_modules").exists():
        return
    some = [[CARDS[card] for card in hand] for hand in hands[:5000].tolist()]
    for name in ("phe", "pokersolver"):
        peer = _Process(node, str(script), name, str(PEERS))
        values = json.loads(peer.ask(json.dumps(some)))
        strengths = [ours("".join(hand)) for hand in some]
        if name == "phe":
            check_order(name, strengths, values, low=True)
        else:  # its number is that of the category
            in_order = [value for _, value in sorted(zip(strengths, values, strict=True))]
            if in_order != sorted(in_order):
                raise SystemExit(f"handrules and {name} do not agree: nothing is worth timing")
        yield f"{name}, text (JavaScript)", partial(peer.ask, "again"), len(some)


class _Process:
    """A process that answers a line with a line."""

    def __init__(self, *command: str) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)

    def ask(self, line: str) -> str:
        """Return the answer to a line."""
        print(line, file=self.process.stdin, flush=True)
        assert self.process.stdout is not None
        return self.process.stdout.readline()


def _omaha() -> list[Contestant]:
    hands, its = random_hands(9, MANY), evaluator.load("omaha-high")
    ours = its.evaluate_many(hands)
    few = hands[:5000]
    theirs = [[*hand[4:], *hand[:4]] for hand in few.tolist()]  # the board comes first
    check_order(
        *(
            "phevaluator",
            ours[: len(few)].tolist(),
            [evaluate_omaha_cards(*hand) for hand in theirs],
        ),
        low=True,
    )

    def in_numpy() -> None:
        with without_c():
            its.evaluate_many(hands[:20_000], check=False)

    return [
        ("handrules", lambda: its.evaluate_many(hands, check=False), MANY),
        ("handrules without C", in_numpy, 20_000),
        ("phevaluator", _loop(evaluate_omaha_cards, theirs, True), len(theirs)),
    ]


def _every() -> list[Contestant]:
    found = []
    for game, cards in (("texas-holdem", 133_784_560), ("double-joker-wild", 177_100_560)):
        compiled = evaluator.load(game).compiled()
        name = "handrules" if game == "texas-holdem" else f"handrules, {game}"
        found.append((name, lambda its=compiled: its.deal_every_hand(7), cards))
    return found
