"""What one scenario has put on the table: the rules, the hands, and what came of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from evaluator.bdd.played import played_line
from evaluator.errors import EvaluatorError
from evaluator.values import HandValue

if TYPE_CHECKING:
    from evaluator.interface import Rules
    from evaluator.rules import Category
    from evaluator.showdown import Comparison

LoadRules = Callable[[str, Path], "Rules"]  # the rules as the feature names them, its folder


class MismatchError(AssertionError):
    """A Then that does not hold: what was expected, and what came out instead."""

    def __init__(self, expected: str, actual: str) -> None:
        self.expected = expected
        self.actual = actual
        super().__init__(expected, actual)

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
    values: dict[int, HandValue] = field(default_factory=dict)
    fixed_category: str | None = None
    comparison: Comparison | None = None
    output: str | None = None
    refusal: EvaluatorError | None = None
    refusal_told: bool = False

    # What Given steps say

    def deal(self, number: int, cards: str) -> None:
        """Note the cards of a hand.

        Raises:
            StepError: the hand has cards already.
        """
        if number in self.hands:
            raise StepError(f"hand {number} has been dealt already")
        self.hands[number] = cards

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

    def category(self, name: str) -> Category:
        """Return the category that the feature calls by its name or its id.

        Raises:
            InputError: these rules have no such category.
        """
        return self.rules.category(name, self.rules.game.prizes[0])

    def attempt(self, act: Callable[[], None]) -> None:
        """Do what a When step says, and keep a refusal for the Then steps.

        Raises:
            StepError: something was done before.
        """
        if self.values or self.output is not None or self.refusal is not None:
            raise StepError("a scenario has one When; put the rest into another scenario")
        try:
            act()
        except EvaluatorError as refusal:
            self.refusal = refusal

    def dealt(self, number: int) -> str:
        """Return a hand as the rules read it, with the board where there is one."""
        cards = self.hands[number]
        return f"{cards} | {self.board}" if self.board and "|" not in cards else cards

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

    def read_hands(self, category: str | None = None) -> None:
        """Find out what each hand is worth by itself."""
        rules = self.rules
        fixed = self.category(category).id if category else None
        self.fixed_category = fixed
        for number in self.numbers():
            self.values[number] = rules.evaluate(
                self.dealt(number), as_category=fixed, wild=self.named_wild
            )

    def compare_hands(self, category: str | None = None) -> None:
        """Compare all hands with one another."""
        rules = self.rules
        fixed = self.category(category).id if category else None
        self.fixed_category = fixed
        hands = [self.dealt(number) for number in self.numbers()]
        if len(hands) < 2:
            raise StepError('one hand cannot be compared: write When the hands are "read" instead')
        self.comparison = rules.compare(*hands, as_category=fixed, wild=self.named_wild)
        self.values = dict(enumerate(self.comparison.prizes[0].values, 1))

    # What Then steps ask

    def check_not_refused(self) -> None:
        """Let a refusal through that no Then step has spoken of."""
        if self.refusal is not None and not self.refusal_told:
            raise self.refusal

    def value(self, number: int) -> HandValue:
        """Return what a hand is worth.

        Raises:
            StepError: it has not been read or compared.
        """
        self.check_not_refused()
        if number not in self.values:
            self._missing(f"hand {number} has not been read or compared")
        return self.values[number]

    def result(self) -> Comparison:
        """Return how the hands compare.

        Raises:
            StepError: they have not been compared.
        """
        self.check_not_refused()
        if self.comparison is None:
            self._missing("the hands have not been compared")
        return self.comparison

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
        """Return a line for each hand: its cards and how they were played."""
        lines = []
        for number in sorted(self.hands):
            value = self.values.get(number)
            how = f" = {played_line(value)}" if value else ""
            lines.append(f"hand {number}: {self.dealt(number)}{how}")
        return lines

    def data(self) -> dict[str, Any]:
        """Return rules, hands and how they were played, as data that JSON can hold."""
        from evaluator.report import value_data

        hands: list[Mapping[str, Any]] = []
        for number in sorted(self.hands):
            value = self.values.get(number)
            played = value_data(value) if value else None
            hands.append({"number": number, "hand": self.dealt(number), "played": played})
        comparison = self.comparison
        return {
            "rules": self.rules_name,
            "as": self.fixed_category,
            "hands": hands,
            "winners": list(comparison.winners) if comparison else None,
            "steps": list(comparison.steps) if comparison else None,
        }
