"""Then: who wins, what part of the pot, what it pays, and why.

The docstring of a step is its entry in the step reference, its last line an example.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from pytest_bdd import then

from evaluator.bdd.deciding import deciding_steps
from evaluator.bdd.expecting import check_says_something, expect, expect_category
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
    expect(f"hand {number} wins", _outcome(poker_table.prize_result(prize)))


@then(Sentence('hand {number} wins with "{category}" [for the "{prize}"]'))
def _(poker_table: Table, number: int, category: str, prize: str) -> None:
    """This hand beats every other, and is of this category.

    Then hand 1 wins with "Three of a kind"
    """
    expect(f"hand {number} wins", _outcome(poker_table.prize_result(prize)))
    expect_category(poker_table, number, category, prize)


@then(Sentence('it is a draw [for the "{prize}"]'))
def _(poker_table: Table, prize: str) -> None:
    """All hands are equal.

    Then it is a draw
    """
    expect("a draw", _outcome(poker_table.prize_result(prize)))


@then(Sentence('hands "{numbers}" share [for the "{prize}"]'))
def _(poker_table: Table, numbers: str, prize: str) -> None:
    """These hands are equal, and beat the others.

    Then hands "1 3" share
    """
    if len(numbers.split()) < 2 or not all(each.isdecimal() for each in numbers.split()):
        raise StepError(f'"{numbers}" are no hands that could share: write them as in "1 3"')
    sharing = sorted(map(int, numbers.split()))
    expect(_shared(sharing), _outcome(poker_table.prize_result(prize)))


@then(Sentence('nobody qualifies [for the "{prize}"]'))
def _(poker_table: Table, prize: str) -> None:
    """No hand has a category for this prize, so that nobody wins it.

    Then nobody qualifies for the "low"
    """
    expect(NOBODY, _outcome(poker_table.prize_result(prize)))


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
    expect(f"shares {_fractions(wanted)}", f"shares {_fractions(won)}", wanted == won)


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
    expect(f"hand {number} pays {coins}", f"hand {number} pays {paid}")


@then(Sentence('it is decided by the "{what}" [for the "{prize}"]'))
def _(poker_table: Table, what: str, prize: str) -> None:
    """What put the last loser out: the category, a part of it by its name, or a kicker.

    Of two hands, that is what they differ in first.

    Then it is decided by the "second kicker"
    """
    decided, step = _decided_by(poker_table.prize_result(prize))
    expect(f"decided by the {what}", f"decided by {decided} ({step})", decided == f"the {what}")


@then(Sentence('the explanation says "{text}" [for the "{prize}"]'))
def _(poker_table: Table, text: str, prize: str) -> None:
    """One of the steps that tell how the hands compare holds this text.

    Then the explanation says "seven against seven: equal"
    """
    steps = poker_table.prize_result(prize).steps
    check_says_something(text)
    expect(f'a step "{text}"', "; ".join(steps), any(text in step for step in steps))


# What came of a comparison, in words


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
    """Return what put the last loser out (``the kicker``), and the step that says so."""
    last = result.steps[-1]
    if len(result.winners) in (0, len(result.values)):
        return "nothing", last
    decisive = deciding_steps(result.steps)[-1]
    return f"the {decisive.partition(': ')[0]}", decisive


def _fractions(shares: Iterable[Fraction]) -> str:
    return " ".join(map(str, shares))
