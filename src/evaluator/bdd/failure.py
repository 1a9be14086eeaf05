"""What a failed scenario prints: its place, its steps, what was expected, the hands as played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from evaluator.bdd.table import MismatchError, StepError
from evaluator.errors import EvaluatorError

_STEPS, _HANDS, _MESSAGE = 6, 4, 2  # lines of each, so that all stay under fifteen


@dataclass(frozen=True, slots=True)
class Told:
    """One step of a failed scenario, with its line in the feature file."""

    keyword: str
    text: str
    line: int

    def __str__(self) -> str:
        return f"{self.keyword} {self.text}"


def failure_text(
    head: str,
    steps: Sequence[Told],
    failed: int,
    error: BaseException,
    hands: Sequence[str],
) -> str:
    """Return the failure in fewer than fifteen lines.

    ``head`` names the file, the line and the scenario; ``failed`` is the place of the step that
    failed, ``len(steps)`` where all went well until the end.
    """
    lines = [head]
    lines += _step_lines(steps, failed)
    lines += [f"  {line}" for line in error_lines(error)]
    lines += [f"  {hand}" for hand in hands[:_HANDS]]
    if len(hands) > _HANDS:
        lines.append(f"  ... and {len(hands) - _HANDS} more hands")
    return "\n".join(lines)


def _step_lines(steps: Sequence[Told], failed: int) -> list[str]:
    """Return the failed step and those before it, the first ones in one line if they are many."""
    begun = steps[: failed + 1]
    lines = []
    if len(begun) > _STEPS:
        skipped = len(begun) - _STEPS + 1
        lines.append(f"  ✓ {skipped} steps before these")
        begun = begun[skipped:]
    passed = len(begun) - (1 if failed < len(steps) else 0)
    lines += [f"  ✓ {step}" for step in begun[:passed]]
    lines += [f"  ✗ {step}    <- line {step.line}" for step in begun[passed:]]
    return lines


def error_lines(error: BaseException) -> list[str]:
    """Return what went wrong, without a traceback."""
    if isinstance(error, MismatchError):
        return [f"expected: {error.expected}", f"actual:   {error.actual}"]
    lines = [line for line in str(error).splitlines() if line.strip()]
    if isinstance(error, EvaluatorError):
        lines = [f"refused: {line}" if not at else line for at, line in enumerate(lines)]
    elif not isinstance(error, StepError):
        where = _where(error)
        first = f"{type(error).__name__}: {lines[0]}" if lines else type(error).__name__
        lines = [f"{first}{where}", *lines[1:]]
    if len(lines) > _MESSAGE:
        lines = [*lines[: _MESSAGE - 1], f"{lines[_MESSAGE - 1]} ..."]
    return lines


def _where(error: BaseException) -> str:
    """Return the file and line that raised an error of a project's own step."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return f" ({trace.tb_frame.f_code.co_filename}:{trace.tb_lineno})" if trace else ""
