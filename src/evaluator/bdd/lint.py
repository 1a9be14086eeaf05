"""What is wrong with examples though they pass: told without running any of them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from evaluator.bdd.collect import ScenarioItem
from evaluator.bdd.document import Case
from evaluator.bdd.passages import passage_faults
from evaluator.bdd.saying import Said, said_by
from evaluator.bdd.steps import rules_loader
from evaluator.bdd.table import StepError
from evaluator.dealt import check_one_deck
from evaluator.errors import EvaluatorError, Fault, Place, nearest

VERDICTS = ("agrees", "disputed", "erratum", "ambiguous")
_SOURCE = re.compile(r"source:[^/]+/.+")


def lint(items: Iterable[ScenarioItem]) -> list[Fault]:
    """Return what is wrong with the scenarios and example rows, in the order of their files."""
    load = rules_loader()
    cases = [_Example(item, said_by(item, load)) for item in items]
    faults = [fault for each in cases for fault in each.faults()]
    faults += _twice(cases)
    faults += passage_faults({each.item.parent.path: each.item.parent for each in cases}.values())
    return sorted(set(faults))


@dataclass(frozen=True, slots=True)
class _Example:
    """A scenario or an example row, and what its steps say; nothing where they are not ours."""

    item: ScenarioItem
    said: Said | None

    @property
    def case(self) -> Case:
        return self.item.case

    @property
    def place(self) -> Place:
        return Place(self.item.parent.label, self.case.line, 1)

    def faults(self) -> Iterator[Fault]:
        yield from self._source_faults()
        yield from self._verdict_faults()
        if self.said is not None and not self.said.wants_refusal:
            yield from self._hand_faults(self.said)

    def _source_faults(self) -> Iterator[Fault]:
        sources = [tag for tag in self.case.tags if tag.startswith("source:")]
        if not sources:
            message = "this example has no source: tag it @source:ID/PLACE"
            yield self._at_scenario("no-source", message)
        for tag in sources:
            if not _SOURCE.fullmatch(tag):
                message = f"@{tag} says not where in the source: write @{tag.rstrip('/')}/PLACE"
                yield self._at_scenario("no-locator", message)

    def _verdict_faults(self) -> Iterator[Fault]:
        tags = [tag for tag in self.case.tags if tag.startswith("verdict:")]
        words = [tag.removeprefix("verdict:") for tag in tags]
        for word in words:
            if word not in VERDICTS:
                hint = nearest(word, VERDICTS) or f"; there are {', '.join(VERDICTS)}"
                yield self._at_scenario("unknown-verdict", f'"{word}" is no verdict{hint}')
        if len(words) > 1:
            message = f"this example has two verdicts, {' and '.join(words)}"
            yield self._at_scenario("two-verdicts", message)
        if set(words) - {"agrees"} and not self.case.scenario.block.prose:
            message = f"under the title a sentence must say why the verdict is {words[0]}"
            yield self._at_scenario("no-reason", message)

    def _at_scenario(self, code: str, message: str) -> Fault:
        block = self.case.scenario.block
        return Fault(Place(self.item.parent.label, block.line, block.column), code, message)

    def _hand_faults(self, said: Said) -> Iterator[Fault]:
        try:
            rules = said.table.rules
            dealt = [rules.parse(said.table.dealt(number)) for number in sorted(said.table.hands)]
            if said.is_compared:
                check_one_deck(dealt, rules.game)
        except StepError:  # no rules are said: a run tells that
            return
        except EvaluatorError as error:
            first = str(error).splitlines()[0]
            yield Fault(self.place, "impossible-hand", f"this cannot be dealt: {first}")


def _twice(cases: Sequence[_Example]) -> Iterator[Fault]:
    """Yield examples that say the same as one before, or the contrary."""
    seen: dict[object, dict[str, tuple[str, str]]] = {}
    same: dict[object, Place] = {}
    for each in cases:
        if each.said is None or (key := each.said.key()) is None:
            continue
        told = each.said.expected()
        whole = (key, each.place.file, frozenset(told.items()))
        if whole in same and told:
            message = f"the example in line {same[whole].line} has the same hands and expectation"
            yield Fault(each.place, "same-example", message)
        same.setdefault(whole, each.place)
        before = seen.setdefault(key, {})
        for question, answer in told.items():
            where = f"{each.place.file}:{each.place.line}"
            if question in before and before[question][0] != answer:
                other, place = before[question]
                message = f'"{answer}" contradicts "{other}" of the same hands in {place}'
                yield Fault(each.place, "contradiction", message)
            before.setdefault(question, (answer, where))
