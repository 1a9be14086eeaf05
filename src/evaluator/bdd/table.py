"""What one scenario has put on the table: the rules, the hands, and what came of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from evaluator.bdd.deal import Deal, ShowPath, line_data
from evaluator.bdd.deciding import RuleLine
from evaluator.bdd.played import played_line
from evaluator.errors import EvaluatorError, FileFaultsError
from evaluator.rules import PrizeId
from evaluator.values import HandValue

if TYPE_CHECKING:
    from evaluator.interface import Rules
    from evaluator.rules import Category, Prize
    from evaluator.showdown import Comparison, PrizeResult

LoadRules = Callable[[str, Path], "Rules"]  # the rules as the feature names them, its folder
Printed = Iterable[tuple[str, Deal | None]]  # each line, with the deal that it tells of


class MismatchError(AssertionError):
    """A Then that does not hold: what was expected, and what came out instead.

    ``instead`` is a step that would hold, or the text under it; nothing where there is none.
    """

    def __init__(self, expected: str, actual: str, instead: str = "") -> None:
        self.expected = expected
        self.actual = actual
        self.instead = instead
        super().__init__(expected, actual, instead)

    def __str__(self) -> str:
        return f"expected {self.expected}, but it is {self.actual}"


class StepError(Exception):
    """A step that makes no sense where it stands; one clear line."""


@dataclass
class Table:
    """The state that the steps of one scenario share.

    Given steps only note what the feature says; the When step loads the rules and reads the
    cards, so that a scenario can also tell how bad rules or cards are refused. A refusal that no
    Then step speaks of fails the scenario.
    """

    load: LoadRules
    folder: Path  # rule files are named from here
    rules_name: str = ""
    board: str = ""
    named_wild: str = ""
    hands: dict[int, str] = field(default_factory=dict)
    values: dict[PrizeId, dict[int, HandValue]] = field(default_factory=dict)
    fixed_category: str | None = None
    comparison: Comparison | None = None
    output: str | None = None
    printed_deals: list[Deal] = field(default_factory=list)
    refusal: EvaluatorError | None = None
    refusal_told: bool = False

    # What Given steps say

    def say(self, what: str, text: str) -> None:
        """Note ``rules_name``, the ``board``, or what the players name wild (``named_wild``).

        Raises:
            StepError: it has been said already, nothing is said, or it is said too late.
        """
        self._check_in_time()
        if getattr(self, what):
            raise StepError(f"this has been said already: {getattr(self, what)}")
        if not text.strip():
            raise StepError("there is nothing between the quotes")
        setattr(self, what, text)

    def deal(self, number: int, cards: str) -> None:
        """Note the cards of a hand.

        Raises:
            StepError: the hand has cards already, or it is too late for them.
        """
        self._check_in_time()
        if number in self.hands:
            raise StepError(f"hand {number} has been dealt already")
        self.hands[number] = cards

    @property
    def _is_done(self) -> bool:
        """Whether a When step has done what it says."""
        return bool(self.values) or self.output is not None or self.refusal is not None

    def _check_in_time(self) -> None:
        if self._is_done:
            raise StepError("this comes too late: rules and cards are given before the When step")

    # What When steps do

    @property
    def rules(self) -> Rules:
        """The rules that the scenario plays by.

        Raises:
            StepError: it has not said which.
            EvaluatorError: there are none of that name, or they are faulty.
        """
        if not self.rules_name:
            raise StepError('no step has said which rules: write Given the rules "..." first')
        return self.load(self.rules_name, self.folder)

    def prize(self, name: str = "") -> Prize:
        """Return the prize that the feature calls so; if it does not say, the first one read.

        Raises:
            InputError: these rules have no such prize.
            StepError: the hands were read for another one.
        """
        prizes = {prize.id: prize for prize in self.rules.game.prizes}
        if not name:
            return prizes[next(iter(self.values), self.rules.game.prizes[0].id)]
        found = self.rules.find_prize(name)
        if self.values and found.id not in self.values:
            read = " and ".join(self.values)
            raise StepError(f'the hands were read for the "{read}", not for the "{name}"')
        return found

    def category(self, name: str, prize: str = "") -> Category:
        """Return the category that the feature calls by its name or its id.

        Raises:
            InputError: the prize has no such category.
        """
        return self.rules.find_category(name, self.prize(prize).id)[1]

    def attempt(self, act: Callable[[], None]) -> None:
        """Do what a When step says, and keep a refusal for the Then steps.

        Raises:
            StepError: something was done before.
        """
        if self._is_done:
            raise StepError("a scenario has one When; put the rest into another scenario")
        try:
            act()
        except EvaluatorError as refusal:
            self.refusal = refusal

    def dealt(self, number: int) -> str:
        """Return a hand as the rules read it, with the board where there is one."""
        cards = self.hands[number]
        return f"{cards} | {self.board}" if self.board else cards

    def refuse_hands(self) -> None:
        """Refuse hands and a board where the When step reads cards of its own, or none.

        Raises:
            StepError: some were given.
        """
        if self.hands or self.board:
            raise StepError("this step does not read the hands and the board above: drop them")

    def numbers(self) -> Sequence[int]:
        """Return the numbers of the hands.

        Raises:
            StepError: there are no hands, or they are not counted 1, 2, 3...
        """
        numbers = sorted(self.hands)
        if numbers != list(range(1, len(numbers) + 1)) or not numbers:
            held = ", ".join(map(str, numbers)) or "none"
            raise StepError(f"hands are counted 1, 2, 3 and so on; here are {held}")
        return numbers

    def read_hands(self, category: str = "", prize: str = "") -> None:
        """Find out what each hand is worth by itself, for each prize."""
        rules, fixed = self.rules, self._fixed(category, prize)
        for its in rules.prizes_for(fixed):
            self.values[its.id] = {
                number: rules.evaluate(
                    self.dealt(number), prize=its.id, as_category=fixed, wild=self.named_wild
                )
                for number in self.numbers()
            }

    def compare_hands(self, category: str = "", prize: str = "") -> None:
        """Compare all hands with one another, for each prize."""
        rules, fixed = self.rules, self._fixed(category, prize)
        hands = [self.dealt(number) for number in self.numbers()]
        if len(hands) < 2:
            raise StepError('one hand cannot be compared: write When the hands are "read" instead')
        self.comparison = rules.compare(*hands, as_category=fixed, wild=self.named_wild)
        for its in self.comparison.prizes:
            self.values[its.prize] = dict(enumerate(its.values, 1))

    def print_lines(self, lines_of: Callable[[Rules, list[str]], Printed], text: str) -> None:
        """Note what is printed for the lines of a text, which hold cards of their own."""
        self.refuse_hands()
        lines, deals = [], []
        for line, deal in lines_of(self.rules, text.split("\n")):
            lines.append(line)
            deals += [deal] if deal else []
        self.output, self.printed_deals = "\n".join(lines), deals

    def _fixed(self, name: str, prize: str) -> str | None:
        """Note the category that all hands are read as; return it with its prize."""
        if not name:
            return None
        its, category = self.rules.find_category(name, prize or None)
        self.fixed_category = category.id
        return f"{its.id}:{category.id}" if its.id else category.id

    # What Then steps ask

    def check_not_refused(self) -> None:
        """Let a refusal through that no Then step has spoken of."""
        if self.refusal is not None and not self.refusal_told:
            raise self.refusal

    def value(self, number: int, prize: str = "") -> HandValue:
        """Return what a hand is worth, for a prize.

        Raises:
            StepError: it has not been read or compared.
        """
        self.check_not_refused()
        values = self.values.get(self.prize(prize).id, {})
        if number not in values:
            self._missing(f"hand {number} has not been read or compared")
        return values[number]

    def result(self) -> Comparison:
        """Return how the hands compare.

        Raises:
            StepError: they have not been compared.
        """
        self.check_not_refused()
        if self.comparison is None:
            self._missing("the hands have not been compared")
        return self.comparison

    def prize_result(self, name: str = "") -> PrizeResult:
        """Return how the hands compare for a prize.

        Raises:
            StepError: they have not been compared.
        """
        results, prize = self.result().prizes, self.prize(name)
        return next(each for each in results if each.prize == prize.id)

    def printed(self) -> str:
        """Return the text that came out.

        Raises:
            StepError: no step printed any.
        """
        self.check_not_refused()
        if self.output is None:
            self._missing("nothing has been printed")
        return self.output

    def _missing(self, what: str) -> NoReturn:
        raise StepError(f"{what}: a When step must come first")

    # For reports

    def played_lines(self) -> list[str]:
        """Return a line for each hand: its cards and how they were played, for each prize."""
        lines = []
        for number in sorted(self.hands):
            played = [
                (f"{prize} " if prize else "") + played_line(values[number])
                for prize, values in self.values.items()
                if number in values
            ]
            how = f" = {'; '.join(played)}" if played else ""
            lines.append(f"hand {number}: {self.dealt(number)}{how}")
        return lines

    def reasons(self) -> list[str]:
        """Return the steps of the comparison, for each prize."""
        results = self.comparison.prizes if self.comparison else ()
        return [
            f"{its.prize}: {step}" if its.prize else step for its in results for step in its.steps
        ]

    def data(self, show_path: ShowPath) -> dict[str, Any]:
        """Return rules, hands and how they were played, as data that JSON can hold."""
        game = self.rules.game if self.values or self.printed_deals else None
        deal = Deal(
            {number: self.dealt(number) for number in self.hands}, self.values, self.comparison
        ).data(game, show_path)
        if isinstance(self.refusal, FileFaultsError):
            faults = [
                RuleLine(fault.place, fault.code, PrizeId(""), (), decided=True)
                for fault in self.refusal.faults
            ]
            deal["lines"] = [line_data(line, show_path) for line in faults]
        return {
            "rules": self.rules_name,
            "as": self.fixed_category,
            "wild": self.named_wild,
            **deal,
            "deals": [each.data(game, show_path) for each in self.printed_deals],
        }
