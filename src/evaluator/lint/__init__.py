"""What a rule file may not mean, found by going through every hand, never by guessing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from evaluator.classes import Tell
from evaluator.errors import Place, nearest
from evaluator.lint.categories import category_findings
from evaluator.lint.finding import CODES, Finding
from evaluator.lint.hands import EveryHand
from evaluator.lint.idle import idle_findings
from evaluator.lint.ties import tie_findings
from evaluator.rules import Game


def lint(game: Game, tell: Tell | None = None) -> tuple[Finding, ...]:
    """Return what the file of a game may not mean, but for what it allows, in its order.

    Raises:
        InputError: there are too many hands to go through.
        NotCompiledError: no tables can hold the rules.
    """
    hands = [EveryHand(game, prize, tell) for prize in game.prizes]
    found = [finding for its in hands for finding in _of_prize(its)]
    unreached = {its.category for its in found if its.code in ("impossible", "covered")}
    found += idle_findings(game, hands, unreached)
    allowed = [_allowing(finding, game) for finding in found]
    left = [its for its, by in zip(found, allowed, strict=True) if by is None]
    left += _in_vain(game, [by for by in allowed if by is not None])
    return tuple(sorted(left, key=lambda its: (its.place, its.code)))


def _of_prize(hands: EveryHand) -> Iterator[Finding]:
    yield from category_findings(hands)
    yield from tie_findings(hands)


def _allowing(finding: Finding, game: Game) -> Place | None:
    """Return where the file allows this finding, if it does; the closest word counts."""
    its = [a for a in game.allow if a.code == finding.code]
    for allowance in sorted(its, key=lambda a: a.category == ""):
        if allowance.category in ("", finding.category):
            return allowance.place
    return None


def _in_vain(game: Game, used: Sequence[Place]) -> Iterator[Finding]:
    """Yield a finding for everything that is allowed and is not there."""
    for allowance in game.allow:
        if allowance.place not in used:
            named = f"{allowance.code} {allowance.category}".strip()
            hint = "" if allowance.code in CODES else nearest(allowance.code, CODES)
            why = "there is no such finding" if allowance.code in CODES else "unknown code"
            message = f'"{named}" is allowed in vain: {why}{hint}'
            yield Finding(allowance.place, "allowed-in-vain", allowance.category, message)
