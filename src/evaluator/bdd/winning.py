"""Then: who wins, what part of the pot, what it pays, and why.

The docstring of a step is its entry in the step reference, its last line an example.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from pytest_bdd import then

from evaluator.bdd.deciding import deciding_steps
from evaluator.bdd.expecting import check_says_something, expect, expect_category, tail, unquoted
from evaluator.bdd.sentences import Sentence
from evaluator.bdd.table import StepError, Table
from evaluator.showdown import PrizeResult
from evaluator.words import NOBODY


@then(Sentence('hand {number} wins [for the "{prize}"]'))
def _(poker_table: Table, number: int, prize: str) -> None:
    """This hand beats every other, for the prize that the tail names.

    Each prize is won by itself. Without the tail, here and below, the first prize of the rule file
    is meant, which in most games is the only one.

    Then hand 2 wins
    """
    _expect_outcome(poker_table, f"hand {number} wins", prize)


@then(Sentence('hand {number} wins with "{category}" [for the "{prize}"]'))
def _(poker_table: Table, number: int, category: str, prize: str) -> None:
    """This hand beats every other, and is of this category.

    Then hand 1 wins with "Three of a kind"
    """
    result = poker_table.prize_result(prize)
    instead = _outcome_step(result) + tail(prize)
    if len(result.winners) == 1:
        name = poker_table.value(result.winners[0], prize).name
        instead = f'{_outcome_step(result)} with "{name}"{tail(prize)}'
    expect(f"hand {number} wins", _outcome(result), instead=instead)
    expect_category(poker_table, number, category, prize, instead=instead)


@then(Sentence('it is a draw [for the "{prize}"]'))
def _(poker_table: Table, prize: str) -> None:
    """All hands are equal.

    Then it is a draw
    """
    _expect_outcome(poker_table, "a draw", prize)


@then(Sentence('hands "{numbers}" share [for the "{prize}"]'))
def _(poker_table: Table, numbers: str, prize: str) -> None:
    """These hands are equal, and beat the others.

    Then hands "1 3" share
    """
    if len(numbers.split()) < 2 or not all(each.isdecimal() for each in numbers.split()):
        raise StepError(f'"{numbers}" are no hands that could share: write them as in "1 3"')
    sharing = sorted(map(int, numbers.split()))
    _expect_outcome(poker_table, _shared(sharing), prize)


@then(Sentence('nobody qualifies [for the "{prize}"]'))
def _(poker_table: Table, prize: str) -> None:
    """No hand has a category for this prize, so that nobody wins it.

    Then nobody qualifies for the "low"
    """
    _expect_outcome(poker_table, NOBODY, prize)


@then(Sentence('the shares are "{shares}"'))
def _(poker_table: Table, shares: str) -> None:
    """What part of the pot each hand wins, all prizes taken together, hand by hand.

    A prize that nobody qualifies for goes to the others.

    Then the shares are "3/4 1/4"
    """
    try:
        wanted = tuple(map(Fraction, shares.split()))
    except (ValueError, ZeroDivisionError):
        raise StepError(f'"{shares}" are no shares: write them as in "3/4 1/4 0"') from None
    won = poker_table.result().shares
    instead = f'the shares are "{_fractions(won)}"'
    expected, actual = f"shares {_fractions(wanted)}", f"shares {_fractions(won)}"
    expect(expected, actual, wanted == won, instead=instead)


@then(Sentence("hand {number} pays {coins}"))
def _(poker_table: Table, number: int, coins: int) -> None:
    """What the pay table of the rule file gives for this hand, for one coin.

    Then hand 1 pays 800
    """
    from evaluator.paying import coins as paid_for
    from evaluator.paying import paying_prize

    game = poker_table.rules.game
    paying_prize(game)
    paid = paid_for(game, poker_table.value(number).category)
    actual = f"hand {number} pays {paid}"
    expect(f"hand {number} pays {coins}", actual, instead=actual)


@then(Sentence('it is decided by the "{what}" [for the "{prize}"]'))
def _(poker_table: Table, what: str, prize: str) -> None:
    """What put the last loser out: the category, a part of it by its name, or a kicker.

    Of two hands, that is what they differ in first.

    Then it is decided by the "second kicker"
    """
    result = poker_table.prize_result(prize)
    decided, step = _decided_by(result)
    instead = f'it is decided by the "{decided}"' if decided else _outcome_step(result)
    actual = f"decided by {f'the {decided}' if decided else 'nothing'} ({step})"
    expect(f"decided by the {what}", actual, decided == what, instead=instead + tail(prize))


@then(Sentence('the explanation says "{text}" [for the "{prize}"]'))
def _(poker_table: Table, text: str, prize: str) -> None:
    """One of the steps that tell how the hands compare holds this text.

    Then the explanation says "seven against seven: equal"
    """
    steps = poker_table.prize_result(prize).steps
    check_says_something(text)
    instead = f'the explanation says "{unquoted(steps[-1])}"{tail(prize)}'
    held = any(text in step for step in steps)
    expect(f'a step "{text}"', "; ".join(steps), held, instead=instead)


# What came of a comparison, in words


def _expect_outcome(table: Table, expected: str, prize: str) -> None:
    result = table.prize_result(prize)
    expect(expected, _outcome(result), instead=_outcome_step(result) + tail(prize))


def _outcome_step(result: PrizeResult) -> str:
    """Return the step that says who wins, without its tail."""
    if len(result.winners) == len(result.values):
        return "it is a draw"
    if len(result.winners) < 2:
        return _outcome(result)
    return f'hands "{" ".join(map(str, result.winners))}" share'


def _outcome(result: PrizeResult) -> str:
    winners = result.winners
    if not winners:
        return NOBODY
    if len(winners) == len(result.values):
        return "a draw"
    if len(winners) == 1:
        return f"hand {winners[0]} wins"
    return _shared(winners)


def _shared(numbers: Iterable[int]) -> str:
    return f"hands {' and '.join(map(str, numbers))} share"


def _decided_by(result: PrizeResult) -> tuple[str, str]:
    """Return what put the last loser out (``kicker``), if anything, and the step that says so."""
    last = result.steps[-1]
    if len(result.winners) in (0, len(result.values)):
        return "", last
    decisive = deciding_steps(result.steps)[-1]
    return decisive.partition(": ")[0], decisive


def _fractions(shares: Iterable[Fraction]) -> str:
    return " ".join(map(str, shares))
