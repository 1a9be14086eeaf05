"""Test vectors: one question about hands and the right answer, as a line of JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from hashlib import sha256
from typing import Any

from evaluator.errors import EvaluatorError, InputError
from evaluator.interface import Rules
from evaluator.rules import BOARD, Game
from evaluator.showdown import PrizeResult, prize_result

FORMAT = "handrules-vectors"
VERSION = 1
RULES = "rules"  # the source of what follows from the rule file; its own sources are in the header
_ID_LETTERS = 12

Answer = str | int | None  # a category or none; the number of the winner, 0 for a tie


class Kind(Enum):
    """What is asked."""

    VALUE = "value"  # which category is the hand?
    ORDER = "order"  # which of two hands wins?


class Weight(Enum):
    """How binding the answer is."""

    MUST = "must"  # it follows from the ranking
    MAY = "may"  # so does it, but no deal gives both hands, so that nobody has to be able to say
    CONVENTION = "convention"  # it hangs on a choice that sources make in different ways


@dataclass(frozen=True, slots=True)
class Vector:
    """One question and its answer.

    ``choice`` says of a convention on which choice it hangs; ``wild`` are the ranks or cards named
    wild at the table; ``prize`` is empty where the game has one.
    """

    kind: Kind
    hands: tuple[str, ...]
    expect: Answer
    why: str
    source: str = RULES
    prize: str = ""
    wild: str = ""
    weight: Weight = Weight.MUST
    choice: str = ""

    @property
    def id(self) -> str:
        """What the vector is called: made of what is asked, so that others do not change it."""
        asked = "\n".join((self.kind.value, self.prize, self.wild, *self.hands))
        return sha256(asked.encode()).hexdigest()[:_ID_LETTERS]

    def line(self) -> str:
        """Return the vector as a line of JSON."""
        data: dict[str, Any] = {"id": self.id, "kind": self.kind.value}
        data |= {key: its for key in ("prize", "wild") if (its := getattr(self, key))}
        data |= {"hands": self.hands, "expect": self.expect, "weight": self.weight.value}
        data |= {"choice": self.choice} if self.choice else {}
        return _json({**data, "why": self.why, "source": self.source})


def in_fixed_order(vector: Vector) -> Vector:
    """Return the vector with the hands in an order that has nothing to do with who wins."""
    first = min(vector.hands, key=lambda hand: sha256(hand.encode()).digest())
    if first == vector.hands[0]:
        return vector
    swapped = {1: 2, 2: 1, 0: 0}[int(vector.expect or 0)]
    return replace(vector, hands=vector.hands[::-1], expect=swapped)


# -- right answers ---------------------------------------------------------------------------------


def answer(rules: Rules, vector: Vector) -> Answer:
    """Return what the rules say.

    Of hands of which none has a category, the answer is None.

    Raises:
        EvaluatorError: the hands make no sense in this game.
    """
    if vector.kind is Kind.VALUE:
        found = rules.evaluate(vector.hands[0], prize=vector.prize or None, wild=vector.wild)
        return found.category
    winners = compared(rules, vector).winners
    return 0 if len(winners) == 2 else winners[0] if winners else None


def compared(rules: Rules, vector: Vector) -> PrizeResult:
    """Return who wins the prize and why, each hand taken by itself: no deal has to give both."""
    prize = rules.find_prize(vector.prize) if vector.prize else rules.game.prizes[0]
    values = [rules.evaluate(hand, prize=prize.id, wild=vector.wild) for hand in vector.hands]
    return prize_result(rules.game, prize, values)


def weighed(vector: Vector, others: Iterable[tuple[str, Rules]], *, apart: bool) -> Vector:
    """Return the vector with its weight; ``others`` are rules with a choice made otherwise.

    ``apart`` tells that no deal gives both hands.
    """
    for choice, rules in others:
        try:
            same = answer(rules, vector) == vector.expect
        except EvaluatorError:
            same = False
        if not same:
            return replace(vector, weight=Weight.CONVENTION, choice=choice)
    return replace(vector, weight=Weight.MAY if apart else Weight.MUST)


# -- files -----------------------------------------------------------------------------------------


def header(game: Game) -> Mapping[str, Any]:
    """Return the first line's data: what game the vectors are of, and where its rules come from."""
    deck = game.deck
    prizes = [prize.id for prize in game.prizes if prize.id]
    return {
        "format": FORMAT,
        "version": VERSION,
        "rules": game.id,
        "title": game.title,
        "deck": {
            "ranks": deck.ranks,
            "suits": [suit for suit in deck.suits if suit],
            "jokers": [joker.name for joker in deck.jokers],
            "copies": deck.copies,
        },
        "deal": {group.name: str(group.count) for group in game.deal},
        "board": BOARD if game.has_board else None,
        "prizes": prizes,
        "categories": {
            prize.id: [category.id for category in prize.categories] for prize in game.prizes
        },
        "sources": [
            {key: its for key in ("title", "section", "url", "says") if (its := getattr(each, key))}
            for each in game.sources
        ],
    }


def lines(game: Game, vectors: Iterable[Vector]) -> Iterator[str]:
    """Yield the lines of a file of vectors, without their ends."""
    yield _json(header(game))
    for vector in vectors:
        yield vector.line()


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def read_vectors(name: str, text: Iterable[str], rules: Rules) -> list[Vector]:
    """Return the vectors of a file, which must be of these rules and say what these rules say.

    Raises:
        InputError: it is no such file; the message says which line, and why.
    """
    found = []
    number = 0
    for number, line in enumerate(text, 1):
        data = _data(name, number, line)
        if number == 1:
            _check_header(name, data, rules)
            continue
        vector = _vector(f"{name}:{number}", data)
        try:
            right = answer(rules, vector)
        except EvaluatorError as error:
            raise InputError(f"{name}:{number}: {error}") from error
        if right != vector.expect:
            raise InputError(
                f"{name}:{number}: expects {vector.expect}, but by {rules.game.id} as it is now it "
                f"is {right}; write the file again with `handrules vectors`"
            )
        found.append(vector)
    if not found:
        raise InputError(f"{name}: {'holds no vectors' if number else 'the file is empty'}")
    return found


def _data(name: str, number: int, line: str) -> Mapping[str, Any]:
    try:
        data = json.loads(line)
    except (json.JSONDecodeError, RecursionError):
        data = None
    if not isinstance(data, dict):
        raise InputError(f"{name}:{number}: wanted is an object of JSON in each line")
    return data


def _check_header(name: str, data: Mapping[str, Any], rules: Rules) -> None:
    if data.get("format") != FORMAT or data.get("version") != VERSION:
        raise InputError(
            f'{name}:1: wanted is "format": "{FORMAT}", "version": {VERSION}; '
            "`handrules vectors` writes such files"
        )
    if data.get("rules") != rules.game.id:
        raise InputError(f'{name}:1: vectors of "{data.get("rules")}", not of {rules.game.id}')


def _vector(where: str, data: Mapping[str, Any]) -> Vector:
    texts = {key: data.get(key, "") for key in ("prize", "wild", "why", "source", "choice")}
    hands = data.get("hands")
    try:
        kind, weight = Kind(data.get("kind")), Weight(data.get("weight"))
    except ValueError as error:
        raise InputError(f"{where}: {error}") from None
    wanted = 1 if kind is Kind.VALUE else 2
    if not isinstance(hands, list) or [type(hand) for hand in hands] != [str] * wanted:
        raise InputError(f'{where}: "hands" of kind {kind.value}: wanted are {wanted}, as text')
    bad = next((key for key, text in texts.items() if not isinstance(text, str)), None)
    if bad:
        raise InputError(f'{where}: "{bad}" must be text')
    return Vector(kind, tuple(hands), data.get("expect"), weight=weight, **texts)
