"""What comes of asking another evaluator: where it agrees, and where not and why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from evaluator.classes import Tell
from evaluator.conformance.peer import NoAnswerError, Peer, Silence
from evaluator.conformance.vectors import Answer, Kind, Vector, Weight, compared
from evaluator.interface import Rules
from evaluator.report import value_text
from evaluator.rules import Prize

MOST_FAILURES = 5  # without an answer in between: then the peer is not asked any more
MOST_TOLD = 20  # disagreements that are explained in the text


@dataclass(frozen=True, slots=True)
class Finding:
    """What the peer said to one vector; ``failure`` why there is no answer, if so."""

    vector: Vector
    said: Answer
    failure: NoAnswerError | None = None

    @property
    def state(self) -> str:
        """``agrees``, ``disagrees``, ``cannot`` or ``fails``."""
        if self.failure is not None:
            return "cannot" if self.failure.silence is Silence.CANNOT else "fails"
        return "agrees" if self.said == self.vector.expect else "disagrees"


@dataclass(frozen=True)
class Conformance:
    """All findings; ``asked_all`` is false where the peer failed too often to go on."""

    rules: Rules
    command: str
    findings: tuple[Finding, ...]
    vectors: int

    @property
    def asked_all(self) -> bool:
        """Whether the peer was asked every vector."""
        return len(self.findings) == self.vectors

    @property
    def status(self) -> int:
        """Return 0 where the peer answered and no must is denied, else 1.

        Also 1 where it failed on a must, gave up, or could tell nothing at all.
        """
        musts = [its.state for its in self.findings if its.vector.weight is Weight.MUST]
        bad = {"disagrees", "fails"} & {*musts}
        told = {its.state for its in self.findings} - {"cannot"}
        return int(bool(bad) or not self.asked_all or not told)

    def count(self, state: str, weight: Weight) -> int:
        """Return how many vectors of that weight came out so."""
        return sum(its.state == state and its.vector.weight is weight for its in self.findings)


def conform(
    rules: Rules, command: str, vectors: Sequence[Vector], seconds: float, tell: Tell | None = None
) -> Conformance:
    """Ask another evaluator every vector.

    Raises:
        InputError: it cannot be started.
    """
    findings: list[Finding] = []
    failures = 0
    with Peer(command, seconds) as peer:
        for done, vector in enumerate(vectors):
            if tell is not None:
                tell(done, len(vectors))
            finding = _asked(peer, vector)
            findings.append(finding)
            failures = failures + 1 if finding.state == "fails" else 0
            if failures == MOST_FAILURES:
                break
    return Conformance(rules, command, tuple(findings), len(vectors))


def _asked(peer: Peer, vector: Vector) -> Finding:
    try:
        return Finding(vector, peer.ask(vector))
    except NoAnswerError as failure:
        return Finding(vector, None, failure)


# -- the report ------------------------------------------------------------------------------------

_STATES = ("agrees", "disagrees", "cannot", "fails")


def explanation(rules: Rules, vector: Vector) -> Iterator[str]:
    """Yield why the expected answer is right, sentence by sentence."""
    prize = _prize(rules, vector)
    for number, hand in enumerate(vector.hands, 1):
        value = rules.evaluate(hand, prize=prize.id, wild=vector.wild)
        name = f"hand {number}" if vector.kind is Kind.ORDER else "the hand"
        yield f"{name}: {value_text(rules, prize, value)}"
    if vector.kind is Kind.ORDER:
        yield from compared(rules, vector).steps


def _prize(rules: Rules, vector: Vector) -> Prize:
    return rules.find_prize(vector.prize) if vector.prize else rules.game.prizes[0]


def categories(rules: Rules, findings: Sequence[Finding]) -> dict[str, Counter[str]]:
    """Return how many findings of each state there are by category of the best hand."""
    found: dict[str, Counter[str]] = {}
    for prize in rules.game.prizes:
        for category in (*prize.categories, None):
            name = category.id if category else "none"
            found[f"{prize.id}:{name}" if prize.id else name] = Counter()
    for finding in findings:
        found[_category(rules, finding.vector)][finding.state] += 1
    return {name: counts for name, counts in found.items() if counts}


def _category(rules: Rules, vector: Vector) -> str:
    prize = _prize(rules, vector)
    best = max(rules.evaluate(hand, prize=prize.id, wild=vector.wild) for hand in vector.hands)
    name = best.category or "none"
    return f"{prize.id}:{name}" if prize.id else name


def report_lines(found: Conformance) -> Iterator[str]:
    """Yield the report as text."""
    yield f"{found.rules.game.id} against {found.command}: {found.vectors:,} vectors"
    yield ""
    yield from _table(
        "weight",
        {
            weight.value: Counter({state: found.count(state, weight) for state in _STATES})
            for weight in Weight
        },
    )
    yield ""
    yield from _table("category", categories(found.rules, found.findings))
    told = [its for its in found.findings if its.state in ("disagrees", "fails")]
    for finding in told[:MOST_TOLD]:
        yield ""
        yield from finding_lines(found.rules, finding)
    if len(told) > MOST_TOLD:
        yield ""
        yield f"and {len(told) - MOST_TOLD:,} more; --json has them all"
    yield ""
    yield _verdict(found)


def _table(head: str, rows: dict[str, Counter[str]]) -> Iterator[str]:
    rows = {name: counts for name, counts in rows.items() if counts.total()}
    width = max(map(len, (head, *rows)))
    yield f"{head:<{width}}" + "".join(f"{state:>11}" for state in _STATES)
    for name, counts in rows.items():
        yield f"{name:<{width}}" + "".join(f"{counts[state]:>11,}" for state in _STATES)


def finding_lines(rules: Rules, finding: Finding) -> Iterator[str]:
    """Yield one disagreement: the question, both answers, and why ours is right."""
    vector = finding.vector
    weight = f"{vector.weight.value}: {vector.choice}" if vector.choice else vector.weight.value
    yield f"{vector.id} ({weight}) {vector.why}"
    yield f"  {vector.kind.value}{f' for {vector.prize}' if vector.prize else ''}: " + (
        " against ".join(vector.hands) + (f", {vector.wild} wild" if vector.wild else "")
    )
    got = str(finding.failure) if finding.failure else f"got {_said(finding.said)}"
    yield f"  expected {_said(vector.expect)}, but {got}"
    yield from (f"    {line}" for line in explanation(rules, vector))


def _said(answer: Answer) -> str:
    return "none" if answer is None else str(answer)


def _verdict(found: Conformance) -> str:
    if not found.asked_all:
        return (
            f"given up after {len(found.findings):,} vectors: "
            f"{MOST_FAILURES} times in a row there was no answer"
        )
    counts = {state: found.count(state, Weight.MUST) for state in _STATES}
    if all(finding.state == "cannot" for finding in found.findings):
        return "it could tell nothing"
    wrong = counts["disagrees"] + counts["fails"]
    cannot = f", {counts['cannot']:,} it cannot tell" if counts["cannot"] else ""
    if wrong:
        return f"of the vectors that must agree, {wrong:,} do not{cannot}"
    return f"all {counts['agrees']:,} vectors that must agree do{cannot}"


def report_data(found: Conformance) -> dict[str, Any]:
    """Return the report as data that JSON can hold."""
    return {
        "rules": found.rules.game.id,
        "command": found.command,
        "status": found.status,
        "vectors": found.vectors,
        "asked": len(found.findings),
        "weights": {
            weight.value: {state: found.count(state, weight) for state in _STATES}
            for weight in Weight
        },
        "categories": [
            {"category": name, **{state: counts[state] for state in _STATES}}
            for name, counts in categories(found.rules, found.findings).items()
        ],
        "findings": [
            _finding_data(found.rules, its)
            for its in found.findings
            if its.state in ("disagrees", "fails")
        ],
    }


def _finding_data(rules: Rules, finding: Finding) -> dict[str, Any]:
    vector = finding.vector
    return {
        "id": vector.id,
        "kind": vector.kind.value,
        "weight": vector.weight.value,
        "choice": vector.choice or None,
        "prize": vector.prize or None,
        "wild": vector.wild or None,
        "hands": list(vector.hands),
        "expect": vector.expect,
        "said": finding.said,
        "state": finding.state,
        "failure": str(finding.failure) if finding.failure else None,
        "why": vector.why,
        "source": vector.source,
        "steps": list(explanation(rules, vector)),
    }
