"""Then: how a hand is played, and what is printed or refused.

The docstring of a step is its entry in the step reference, its last line an example.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pytest_bdd import then

from evaluator.bdd.expecting import (
    check_says_something,
    expect,
    expect_category,
    read_as,
    tail,
    unquoted,
)
from evaluator.bdd.sentences import Sentence
from evaluator.bdd.table import MismatchError, Table
from evaluator.cards import AnyCard, Rank, written
from evaluator.errors import FileFaultsError
from evaluator.values import HandValue

# Then: how a hand is played


@then(Sentence('hand {number} is read as "{category}" [for the "{prize}"]'))
def _(poker_table: Table, number: int, category: str, prize: str) -> None:
    """The hand is of this category, by its name or its id.

    Then hand 1 is read as "Full House"
    """
    expect_category(poker_table, number, category, prize)


@then(Sentence('hand {number} has no category [for the "{prize}"]'))
def _(poker_table: Table, number: int, prize: str) -> None:
    """These rules have no category for the hand.

    Then hand 1 has no category
    """
    value = poker_table.value(number, prize)
    instead = read_as(poker_table, number, prize)
    expect(f"hand {number} has no category", value.name, value.category is None, instead=instead)


@then(Sentence('hand {number} plays "{cards}" [for the "{prize}"]'))
def _(poker_table: Table, number: int, cards: str, prize: str) -> None:
    """The cards that are played, in the order of comparison; wild cards as dealt.

    Then hand 1 plays "Kc Kd Kh Jo 4s"
    """
    value = poker_table.value(number, prize)
    wanted = poker_table.rules.game.deck.parse_cards(cards)
    instead = f'hand {number} plays "{written(value.cards)}"{tail(prize)}'
    _expect_cards(f"hand {number} plays", wanted, value.cards, instead)


@then(Sentence('the ranks of hand {number} are "{ranks}" [for the "{prize}"]'))
def _(poker_table: Table, number: int, ranks: str, prize: str) -> None:
    """The ranks as they count, in the order of comparison.

    Then the ranks of hand 1 are "K K K A 4"
    """
    value = poker_table.value(number, prize)
    instead = f'the ranks of hand {number} are "{_spelt(value.ranks, ranks)}"{tail(prize)}'
    _expect_ranks(f"hand {number} counts", _ranks(poker_table, ranks), value.ranks, instead)


@then(Sentence('the kickers of hand {number} are "{ranks}" [for the "{prize}"]'))
def _(poker_table: Table, number: int, ranks: str, prize: str) -> None:
    """The kickers that are compared, in their order.

    Then the kickers of hand 1 are "A 4"
    """
    value = poker_table.value(number, prize)
    instead = f'the kickers of hand {number} are "{_spelt(value.kickers, ranks)}"{tail(prize)}'
    _expect_ranks(f"kickers of hand {number}", _ranks(poker_table, ranks), value.kickers, instead)


@then(Sentence('the wild in hand {number} stands for "{card}" [for the "{prize}"]'))
def _(poker_table: Table, number: int, card: str, prize: str) -> None:
    """What the only wild card stands for, a card or a rank.

    Then the wild in hand 1 stands for "A"
    """
    _expect_wilds(poker_table, number, [card], prize)


@then(Sentence('the wilds in hand {number} stand for "{cards}" [for the "{prize}"]'))
def _(poker_table: Table, number: int, cards: str, prize: str) -> None:
    """What the wild cards stand for, cards or ranks, in the order of comparison.

    Then the wilds in hand 1 stand for "A A A"
    """
    _expect_wilds(poker_table, number, cards.split(), prize)


# Then: what is printed


@then(Sentence('the result is "{line}"'))
def _(poker_table: Table, line: str) -> None:
    """The line that `handrules showdown` prints for these hands, in the rule file's own words.

    Then the result is "1 PAIR TTKQJ"
    """
    from evaluator.report import comparison_line

    printed = comparison_line(poker_table.rules, poker_table.result())
    expect(f'"{line}"', f'"{printed}"', instead=f'the result is "{printed}"')


@then(Sentence("the output is:"))
def _(poker_table: Table, docstring: str) -> None:
    '''All that was printed, line for line.

    Then the output is:
      """
      1 PAIR TTKQJ
      DRAW
      """
    '''
    wanted, printed = docstring.split("\n"), poker_table.printed().split("\n")
    for number in range(max(len(wanted), len(printed))):
        line = f"line {number + 1} of the output"
        expected, actual = f"{line} {_line(wanted, number)}", f"{line} {_line(printed, number)}"
        expect(expected, actual, instead="\n".join(printed))


@then(Sentence('it is refused because "{text}"'))
def _(poker_table: Table, text: str) -> None:
    """The cards or the rules are refused, with a message that holds this text.

    Then it is refused because "dealt twice"
    """
    check_says_something(text)
    refusal = poker_table.refusal
    if refusal is None:
        raise MismatchError(f'refused because "{text}"', "not refused")
    poker_table.refusal_told = True
    told = text.casefold() in str(refusal).casefold()
    instead = f'it is refused because "{unquoted(str(refusal))}"'
    expect(f'refused because "{text}"', str(refusal), told, instead=instead)


@then(Sentence('the rule file is refused at line {line} with "{code}"'))
def _(poker_table: Table, line: int, code: str) -> None:
    """The rule file is refused for a fault of this code in this line.

    Then the rule file is refused at line 9 with "unknown-category"
    """
    refusal = poker_table.refusal
    if not isinstance(refusal, FileFaultsError):
        raise MismatchError(f"a fault in line {line}", str(refusal or "no fault"))
    poker_table.refusal_told = True
    faults = [f"line {fault.place.line} with {fault.code}" for fault in refusal.faults]
    wanted = f"line {line} with {code}"
    first = refusal.faults[0]
    instead = f'the rule file is refused at line {first.place.line} with "{first.code}"'
    actual = f"refused at {', '.join(faults)}"
    expect(f"refused at {wanted}", actual, wanted in faults, instead=instead)


# How cards are compared


def _expect_cards(
    what: str, wanted: Sequence[AnyCard], actual: Sequence[AnyCard], instead: str
) -> None:
    same = tuple(wanted) == tuple(actual)
    expect(f"{what} {written(wanted)}", f"{what} {written(actual)}", same, instead=instead)


def _expect_ranks(what: str, wanted: Sequence[Rank], actual: Sequence[Rank], instead: str) -> None:
    same = tuple(wanted) == tuple(actual)
    expected, found = f"{what} {' '.join(wanted)}", f"{what} {' '.join(actual) or 'none'}"
    expect(expected, found, same, instead=instead)


def _expect_wilds(table: Table, number: int, wanted: Sequence[str], prize: str) -> None:
    """Check each wild against a card or a rank; the deck tells which of the two is meant."""
    value = table.value(number, prize)
    checks = [_stands_for(table, text) for text in wanted]
    wilds = [stands_for for _, stands_for in value.wilds]
    same = len(checks) == len(wilds) and all(
        check(value, place) for place, check in enumerate(checks)
    )
    what = f"wilds in hand {number}:"
    as_ranks = all(_is_rank(table, text) for text in wanted)
    found = " ".join(card.rank for card in wilds) if as_ranks else written(wilds)
    step = "the wild in hand {} stands for" if len(wilds) == 1 else "the wilds in hand {} stand for"
    instead = f'{step.format(number)} "{found}"{tail(prize)}' if wilds else ""
    actual = f"{what} {written(wilds) or 'none'}"
    expect(f"{what} {' '.join(wanted)}", actual, same, instead=instead)


def _is_rank(table: Table, text: str) -> bool:
    ranks = table.rules.game.deck.ranks
    return any(text.casefold() in (rank.casefold(), _ten(rank)) for rank in ranks)


def _stands_for(table: Table, text: str) -> Callable[[HandValue, int], bool]:
    deck = table.rules.game.deck
    if _is_rank(table, text):
        rank = deck.parse_rank(text)
        return lambda value, place: value.wilds[place][1].rank == rank
    (card,) = deck.parse_cards(text)
    return lambda value, place: value.wilds[place][1] == card


def _ten(rank: Rank) -> str:
    return {"T": "10", "10": "t"}.get(rank, rank)


def _ranks(table: Table, text: str) -> tuple[Rank, ...]:
    """Return the ranks written apart, ``T T K``, or together, ``TTK``."""
    deck = table.rules.game.deck
    words = text.split()
    return tuple(deck.parse_rank(word) for word in (words if len(words) > 1 else _apart(text)))


def _spelt(ranks: Sequence[Rank], like: str) -> str:
    """Return ranks written apart or together, as others are."""
    together = len(like.split()) < 2 and all(len(rank) == 1 for rank in ranks)
    return ("" if together else " ").join(ranks)


def _apart(text: str) -> list[str]:
    return [text] if text == "10" else list(text)


def _line(lines: Sequence[str], number: int) -> str:
    return f'"{lines[number]}"' if number < len(lines) else "is not there"
