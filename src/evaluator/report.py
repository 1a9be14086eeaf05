"""Hand values, comparisons and deals as text and as data for JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from evaluator.cards import AnyCard, Card
from evaluator.dealt import Dealt
from evaluator.errors import EvaluatorError, InputError
from evaluator.interface import Rules
from evaluator.rules import Prize, PrizeId
from evaluator.values import HandValue
from evaluator.words import NOBODY, category_words, hand_line, placeholders, result_line

if TYPE_CHECKING:  # to print one hand takes neither, and start-up counts
    from evaluator.explain import Reading
    from evaluator.showdown import Comparison, PrizeResult

Spell = Callable[[AnyCard], str]  # how a card is printed: letters, or coloured signs
Data = dict[str, Any]


# -- values -----------------------------------------------------------------------------------


def wilds_by_name(value: HandValue, spell: Spell = str) -> dict[str, Card]:
    """Return what each wild stands for, by the dealt card; a second equal card is ``Jo#2``."""
    seen: Counter[AnyCard] = Counter()
    named: dict[str, Card] = {}
    for card, stand_in in value.wilds:
        seen[card] += 1
        named[spell(card) if seen[card] == 1 else f"{spell(card)}#{seen[card]}"] = stand_in
    return named


def value_data(value: HandValue) -> Data:
    """Return a value as the command line's contract has it."""
    return {
        "category": value.category,
        "name": value.name,
        "strength": value.strength,
        "ranks": list(value.ranks),
        "cards": [str(card) for card in value.cards],
        "wilds": {name: str(card) for name, card in wilds_by_name(value).items()},
        "kickers": list(value.kickers),
    }


def hand_data(dealt: Dealt, values: Mapping[PrizeId, HandValue], foul: str = "") -> Data:
    """Return a hand with its value; with one for each prize where there are several.

    ``foul`` says why it wins nothing, where that is so.
    """
    if len(values) == 1:
        (value,) = values.values()
        return {"hand": str(dealt), **value_data(value)}
    return {
        "hand": str(dealt),
        "prizes": {prize: value_data(value) for prize, value in values.items()},
        **({"foul": foul} if foul else {}),
    }


def value_text(rules: Rules, prize: Prize, value: HandValue, spell: Spell = str) -> str:
    """Return a value in one line: its category, the cards, what wilds stand for, the kickers."""
    if value.category is None:
        return "no category"
    pieces = [
        category_words(rules.game, prize, value),
        " ".join(spell(card) for card in value.cards),
    ]
    if value.wilds:
        wilds = wilds_by_name(value, spell).items()
        pieces.append(", ".join(f"{name} stands for {spell(card)}" for name, card in wilds))
    if value.kickers:
        word = "kicker" if len(value.kickers) == 1 else "kickers"
        pieces.append(f"{word} {' '.join(value.kickers)}")
    return "; ".join(pieces)


def comparison_data(comparison: Comparison) -> Data:
    """Return a comparison as the command line's contract has it."""

    def prize_data(prize: PrizeResult) -> Data:
        winner = prize.winners[0] if len(prize.winners) == 1 else 0
        return {"winner": winner, "winners": list(prize.winners), "steps": list(prize.steps)}

    data: Data = {
        "winner": comparison.winner,
        "winners": list(comparison.winners),
        "hands": [
            hand_data(
                dealt,
                {prize.prize: prize.values[number - 1] for prize in comparison.prizes},
                comparison.fouls.get(number, ""),
            )
            for number, dealt in enumerate(comparison.hands, 1)
        ],
        "steps": list(comparison.steps),
        "shares": [str(share) for share in comparison.shares],
    }
    if len(comparison.prizes) > 1:
        data["prizes"] = {prize.prize: prize_data(prize) for prize in comparison.prizes}
    return data


def comparison_lines(rules: Rules, comparison: Comparison, spell: Spell = str) -> Iterator[str]:
    """Yield a comparison in words: how each hand is played, the steps, who wins."""
    prizes = {prize.id: prize for prize in rules.game.prizes}
    for result in comparison.prizes:
        if result.prize:
            yield f"{result.prize}:"
        for number, value in enumerate(result.values, 1):
            yield f"hand {number}: {value_text(rules, prizes[result.prize], value, spell)}"
        for step in result.steps:
            yield f"  {step}"
        yield _winners(result)
    if len(comparison.prizes) > 1:
        each = ", ".join(f"hand {n} {share}" for n, share in enumerate(comparison.shares, 1))
        yield f"shares: {each}"


def _winners(result: PrizeResult) -> str:
    if not result.winners:
        return NOBODY
    if len(result.winners) == 1:
        return f"hand {result.winners[0]} wins"
    if len(result.winners) == len(result.values):
        return "a draw"
    return f"hands {', '.join(map(str, result.winners))} share"


def readings_lines(
    rules: Rules, prize: Prize, readings: Iterable[Reading], spell: Spell = str
) -> Iterator[str]:
    """Yield every category, strongest first: how the hand is played so, or why it cannot be.

    An arrow marks what the hand is.
    """
    best_seen = False
    for reading in readings:
        if reading.value is None:
            yield f"   {reading.category.name}: {reading.why_not}"
        else:
            mark = "   " if best_seen else "-> "
            best_seen = True
            yield f"{mark}{reading.category.name}: {_way(rules, prize, reading.value, spell)}"


def _way(rules: Rules, prize: Prize, value: HandValue, spell: Spell) -> str:
    text = value_text(rules, prize, value, spell)
    return text.split("; ", 1)[1] if "; " in text else text


def reading_data(reading: Reading) -> Data:
    """Return one category of an explanation."""
    data: Data = {"category": reading.category.id, "name": reading.category.name}
    if reading.value is None:
        return {**data, "value": None, "why_not": reading.why_not}
    return {**data, "value": value_data(reading.value), "why_not": None}


# -- deals and lines of hands -------------------------------------------------------------------


def showdowns(
    rules: Rules, lines: Iterable[str], wild: str = ""
) -> Iterator[tuple[Comparison, str]]:
    """Yield the comparison of each deal, and the line that the rule file's words have for it.

    Deals stand apart by blank lines. A line is a player's own cards; the last line of a deal is
    the board, in games that have one. ``wild`` names wild cards, as ``Rules.evaluate`` has it.

    Raises:
        InputError: a deal is not as the rules have it; the message says in which line.
    """
    found = False
    for first, deal in _deals(lines):
        found = True
        hands = _players(rules, first, deal)
        last = first + len(deal) - 1
        try:
            comparison = rules.compare(*hands, wild=wild)
        except EvaluatorError as error:
            raise InputError(f"lines {first} to {last}: {error}") from error
        yield comparison, comparison_line(rules, comparison)
    if not found:
        raise InputError("no deal to judge: the input is empty")


def comparison_line(rules: Rules, comparison: Comparison) -> str:
    """Return the line that the rule file's words have; with several prizes, one for each."""
    prizes = {prize.id: prize for prize in rules.game.prizes}
    pieces = []
    for its in comparison.prizes:
        prize = prizes[its.prize]
        line = result_line(rules.game, prize, comparison.hands, its.values, its.winners)
        pieces.append(f"{prize.id}: {line}" if prize.id else line)
    return "; ".join(pieces)


def showdown_lines(rules: Rules, lines: Iterable[str], wild: str = "") -> Iterator[str]:
    """Yield a line for the result of each deal, in the rule file's words; see ``showdowns``."""
    return (line for _, line in showdowns(rules, lines, wild))


def _deals(lines: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    """Yield each deal with the number of its first line."""
    deal: list[str] = []
    number = 0
    for number, line in enumerate(lines, 1):
        if line.strip():
            deal.append(line.strip())
        elif deal:
            yield number - len(deal), deal
            deal = []
    if deal:
        yield number - len(deal) + 1, deal


def _players(rules: Rules, first: int, deal: list[str]) -> list[Dealt]:
    """Return the hands of one deal, each with the board."""
    game = rules.game
    own, board = (deal[:-1], deal[-1]) if game.has_board else (deal, "")
    if len(own) not in game.players:
        lines = f"{len(deal)} line{'s' if len(deal) > 1 else ''}"
        after = " and one for the board" if game.has_board else ""
        raise InputError(
            f"line {first}: a deal of {lines}; "
            f"wanted is a line for each of {game.players} players{after}"
        )
    hands = []
    for number, cards in enumerate(own, first):
        try:
            hands.append(rules.parse(f"{cards} | {board}" if game.has_board else cards))
        except InputError as error:
            raise InputError(f"line {number}: {error}") from error
    return hands


class Classifier:
    """Names the categories of many hands, one to a line, asking once for hands that look alike.

    Where there are several prizes, the first is meant.
    """

    def __init__(self, rules: Rules, wild: str = "") -> None:
        from evaluator.classes import suits_seen

        self.rules = rules
        self.wild = wild  # named at the table
        self.prize = rules.game.prizes[0]
        self._known: dict[object, HandValue] = {}
        self._seen = {
            count: suits_seen(self.prize, rules.game.deck, count)
            for count in range(rules.game.deal[0].count.most + 1)
            if len(rules.game.deal) == 1
        }
        self._exact = {
            category.id
            for category in self.prize.categories
            if placeholders(rules.game.words.hand + category.says) & {"first", "played"}
        }

    def lines(self, lines: Iterable[str]) -> Iterator[tuple[str, HandValue | None]]:
        """Yield each line with its category, and the value of its hand; blank lines as they are.

        The hand stands after the last colon of a line (``Hand 1: 5d 5s 6d 9d 9h``), if there is
        one.

        Raises:
            InputError: a line holds no hand of this game; the message says which line.
        """
        for line, found in self._hands(lines):
            if found is None:
                yield line, None
                continue
            dealt, value = found
            yield hand_line(self.rules.game, self.prize, dealt, value, line.rstrip()), value

    def values(self, lines: Iterable[str]) -> Iterator[HandValue]:
        """Yield the value of the hand in each line; see ``lines``."""
        return (found[1] for _, found in self._hands(lines) if found is not None)

    def _hands(self, lines: Iterable[str]) -> Iterator[tuple[str, tuple[Dealt, HandValue] | None]]:
        empty = True
        for number, line in enumerate(lines, 1):
            line = line.rstrip("\r\n")
            if not line.strip():
                yield line, None
                continue
            empty = False
            try:
                dealt = self.rules.parse(line.rsplit(":", 1)[-1])
                yield line, (dealt, self._value(dealt))
            except EvaluatorError as error:
                raise InputError(f"line {number}: {error}") from error
        if empty:
            raise InputError("no hand to classify: the input is empty")

    def _value(self, dealt: Dealt) -> HandValue:
        cards = dealt.cards
        seen = self._seen.get(len(cards))
        if seen is None:
            return self._evaluate(dealt)
        look = seen(cards)
        value = self._known.get(look)
        if value is None:
            value = self._known[look] = self._evaluate(dealt)
        elif value.category in self._exact:  # the words name single cards
            value = self._evaluate(dealt)
        return value

    def _evaluate(self, dealt: Dealt) -> HandValue:
        return self.rules.evaluate(dealt, wild=self.wild)


def classified_lines(rules: Rules, lines: Iterable[str], wild: str = "") -> Iterator[str]:
    """Yield each line with its hand's category, as the rule file's words have it."""
    return (line for line, _ in Classifier(rules, wild).lines(lines))
