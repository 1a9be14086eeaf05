"""What the steps of a scenario say, without running it: rules, cards, and what is expected."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from evaluator.bdd.all_steps import STEP_MODULES
from evaluator.bdd.collect import ScenarioItem
from evaluator.bdd.document import Case, Step, fill
from evaluator.bdd.sentences import Definition
from evaluator.bdd.table import LoadRules, StepError, Table
from evaluator.errors import EvaluatorError

_OURS = {module.__name__ for module in STEP_MODULES}

# Steps that ask who wins a prize, by their beginnings; each answers the question of the others
_OUTCOMES = ("hand {number} wins", "it is a draw", "hands ", "nobody qualifies")
_CATEGORIES = ("hand {number} is read as", "hand {number} has no category")
_MANY_ANSWERS = ("the explanation says", "it is refused because")  # several texts may be right


@dataclass(frozen=True, slots=True)
class _Meant:
    """A step with the definition that it means and the values that it gives."""

    step: Step
    definition: Definition
    values: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Said:
    """What a scenario says: its table as the Given steps leave it, its When and its Thens."""

    table: Table
    when: tuple[str, ...]
    thens: tuple[_Meant, ...]

    @property
    def wants_refusal(self) -> bool:
        """Whether the cards or the rules are meant to be refused."""
        return any("is refused" in then.definition.text for then in self.thens)

    @property
    def is_compared(self) -> bool:
        """Whether the hands meet, as those of one deal do."""
        return any(text.startswith("the hands are compared") for text in self.when)

    def key(self) -> object | None:
        """Return what makes two examples the same; nothing where the rules cannot read it."""
        table = self.table
        if not table.hands:
            return None
        try:
            rules = table.rules
            hands = [(n, str(rules.parse(table.dealt(n)))) for n in sorted(table.hands)]
        except (EvaluatorError, StepError):
            return None
        return rules.game.file, tuple(hands), table.named_wild, self.when

    def expected(self) -> dict[str, str]:
        """Return what is expected: the answer to each question that a Then step asks."""
        return dict(answer for then in self.thens for answer in self._answers(then))

    def _answers(self, then: _Meant) -> Iterator[tuple[str, str]]:
        text, values = then.definition.text, dict(then.values)
        prize, number = self._prize(values.pop("prize", "")), values.get("number", "")
        if text.startswith(_CATEGORIES) or "category" in values:
            name = values.get("category", "")
            yield f"category {number} {prize}", self._category(name, prize)
        if text.startswith(_OUTCOMES):
            outcome = text.partition(" with ")[0].partition(" [")[0]
            yield f"outcome {prize}", _filled(outcome, values.get("numbers") or number)
        elif text.startswith(_MANY_ANSWERS):
            yield f"{text} {values}", ""
        elif not text.startswith(_CATEGORIES):
            values.pop("number", None)
            answer = " ".join(map(str, values.values())) or (then.step.docstring or "")
            yield f"{text} {number} {prize}", answer.casefold().replace(" ", "")

    def _prize(self, name: str) -> str:
        try:
            return self.table.prize(name).id
        except EvaluatorError:
            return name

    def _category(self, name: str, prize: str) -> str:
        try:
            return self.table.category(name, prize).name if name else "no category"
        except EvaluatorError:
            return name


def _filled(text: str, numbers: object) -> str:
    return text.replace("{number}", str(numbers)).replace("{numbers}", str(numbers))


def said_by(item: ScenarioItem, load: LoadRules) -> Said | None:
    """Return what a scenario says; nothing where a step of a project's own may change it."""
    table = Table(load=load, folder=item.path.parent)
    meant = [_meant(item, step) for step in item.case.scenario.steps]
    ours = [each for each in meant if each.definition.run.step_func.__module__ in _OURS]
    if len(ours) < len(meant):
        return None
    try:
        for each in ours:
            if each.step.type == "given":
                each.definition.run.step_func(**_arguments(each, item.case, table))
    except StepError:
        return None
    when = tuple(
        fill(each.step.text, item.case.values) for each in ours if each.step.type == "when"
    )
    return Said(table, when, tuple(each for each in ours if each.step.type == "then"))


def _meant(item: ScenarioItem, step: Step) -> _Meant:
    text = fill(step.text, item.case.values)
    (definition,) = item.parent.vocabulary.matching(step.type, text)
    values = definition.run.parser.parse_arguments(text) or {}
    return _Meant(step, definition, values)


def _arguments(meant: _Meant, case: Case, table: Table) -> dict[str, Any]:
    arguments = {"poker_table": table, **meant.values}
    if meant.step.table is not None:
        arguments["datatable"] = [
            [fill(cell.text, case.values) for cell in row] for row in meant.step.table
        ]
    return arguments
