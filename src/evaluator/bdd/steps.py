"""The step vocabulary: everything that a feature file can say.

Given steps say which rules and which cards, a When step reads, compares or prints, Then steps only
look. Values stand in double quotes; hands are numbered from 1. The docstring of a step is its entry
in the step reference, its last line an example.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from pathlib import Path

import pytest
from pytest_bdd import given, then, when

from evaluator.bdd.document import REASON
from evaluator.bdd.sentences import Sentence
from evaluator.bdd.table import LoadRules, MismatchError, StepError, Table
from evaluator.cards import AnyCard, Rank, written
from evaluator.errors import FileFaultsError
from evaluator.interface import Rules, load
from evaluator.values import HandValue

TABLE = pytest.StashKey[Table]()
FEATURE = pytest.StashKey[Path]()  # the feature file of an item, once its scenario begins


@pytest.fixture(scope="session")
def load_rules() -> LoadRules:
    """Return how the rules that a feature names are made: the one place where they are."""

    @lru_cache(maxsize=256)
    def loaded(rules: str, folder: Path) -> Rules:
        path = folder / rules
        named_by_path = rules.endswith((".yaml", ".yml")) or "/" in rules or path.is_file()
        return load(path if named_by_path else rules)

    return loaded


@pytest.fixture
def poker_table(request: pytest.FixtureRequest, load_rules: LoadRules) -> Table:
    """Return the state that the steps of one scenario share."""
    feature = request.node.stash.get(FEATURE, request.node.path)
    table = Table(load=load_rules, folder=feature.parent)
    request.node.stash[TABLE] = table
    return table


# Given: the rules and the cards


@given(Sentence('the rules "{rules}"'))
def _(poker_table: Table, rules: str) -> None:
    """Which game: the id of a packaged one, or the path of a rule file from the feature's folder.

    Given the rules "texas-holdem-judge"
    """
    poker_table.rules_name = rules


@given(Sentence('the board "{cards}"'))
def _(poker_table: Table, cards: str) -> None:
    """The cards that all players share.

    Given the board "2h 7h Th Qs Kc"
    """
    poker_table.board = cards


@given(Sentence('hand {number} is "{cards}"'))
def _(poker_table: Table, number: int, cards: str) -> None:
    """The cards of one hand; with a board, those that the player holds.

    Given hand 1 is "8c 8d 8h As 5d"
    """
    poker_table.deal(number, cards)


@given(Sentence("these hands:"))
def _(poker_table: Table, datatable: Sequence[Sequence[str]]) -> None:
    """Several hands, one to a row. A column `because` may say why they are there.

    Given these hands:
      | hand | cards          |
      | 1    | 8c 8d 8h As 5d |
      | 2    | 9c 9d 9h 4s 2d |
    """
    heading, *rows = datatable
    if not {"hand", "cards"} <= set(heading) <= {"hand", "cards", REASON}:
        raise StepError(f'the columns are "hand" and "cards", and not {", ".join(heading)}')
    for row in rows:
        number = row[heading.index("hand")]
        if not number.isdecimal():
            raise StepError(f'"{number}" is no number of a hand')
        poker_table.deal(int(number), row[heading.index("cards")])


@given(Sentence('the players name "{cards}" wild'))
def _(poker_table: Table, cards: str) -> None:
    """Ranks or cards that are wild in this deal, in games where the players name them.

    Given the players name "7" wild
    """
    poker_table.named_wild = cards


# When: something is done, once


@when(Sentence("the hands are read"))
def _(poker_table: Table) -> None:
    """Each hand is played in the best way there is; nothing is compared.

    When the hands are read
    """
    poker_table.attempt(poker_table.read_hands)


@when(Sentence('the hands are read as "{category}"'))
def _(poker_table: Table, category: str) -> None:
    """Each hand is played in the best way that makes this category.

    When the hands are read as "Three of a kind"
    """
    poker_table.attempt(lambda: poker_table.read_hands(category))


@when(Sentence("the hands are compared"))
def _(poker_table: Table) -> None:
    """Each hand is played in the best way there is, and all are compared.

    When the hands are compared
    """
    poker_table.attempt(poker_table.compare_hands)


@when(Sentence('the hands are compared as "{category}"'))
def _(poker_table: Table, category: str) -> None:
    """Each hand is played in the best way that makes this category, and all are compared.

    When the hands are compared as "Three of a kind"
    """
    poker_table.attempt(lambda: poker_table.compare_hands(category))


@when(Sentence("the deals are judged:"))
def _(poker_table: Table, docstring: str) -> None:
    '''Deals are printed as `handrules showdown` prints them.

    A line for each player's own cards, a line for the board, an empty line between deals.

    When the deals are judged:
      """
      TC JC
      AD 4S
      2H 7H TH QS KC
      """
    '''

    def judge() -> None:
        from evaluator.report import showdown_lines

        lines = docstring.split("\n")
        poker_table.output = "\n".join(showdown_lines(poker_table.rules, lines))

    poker_table.attempt(judge)


@when(Sentence("the lines are classified:"))
def _(poker_table: Table, docstring: str) -> None:
    '''Lines that hold one hand each are printed as `handrules classify` prints them.

    When the lines are classified:
      """
      Hand 1: 5♦ 5♠ 6♦ 9♦ 9♥
      """
    '''

    def classify() -> None:
        from evaluator.report import classified_lines

        lines = docstring.split("\n")
        poker_table.output = "\n".join(classified_lines(poker_table.rules, lines))

    poker_table.attempt(classify)


@when(Sentence("the rule file is read"))
def _(poker_table: Table) -> None:
    """The rules are loaded and nothing else is done, to see whether they are right.

    When the rule file is read
    """

    def read() -> None:
        poker_table.output = poker_table.rules.game.title

    poker_table.attempt(read)


# Then: who wins


@then(Sentence("hand {number} wins"))
def _(poker_table: Table, number: int) -> None:
    """This hand beats every other.

    Then hand 2 wins
    """
    _expect(f"hand {number} wins", _outcome(poker_table))


@then(Sentence('hand {number} wins with "{category}"'))
def _(poker_table: Table, number: int, category: str) -> None:
    """This hand beats every other, and is of this category.

    Then hand 1 wins with "Three of a kind"
    """
    _expect(f"hand {number} wins", _outcome(poker_table))
    _expect_category(poker_table, number, category)


@then(Sentence("it is a draw"))
def _(poker_table: Table) -> None:
    """All hands are equal.

    Then it is a draw
    """
    _expect("a draw", _outcome(poker_table))


@then(Sentence('hands "{numbers}" share'))
def _(poker_table: Table, numbers: str) -> None:
    """These hands are equal, and beat the others.

    Then hands "1 3" share
    """
    _expect(_shared(numbers.split()), _outcome(poker_table))


@then(Sentence('it is decided by the "{what}"'))
def _(poker_table: Table, what: str) -> None:
    """What the hands differ in first: the category, a part of it by its name, or a kicker.

    Then it is decided by the "second kicker"
    """
    last = poker_table.result().steps[-1]
    label, _, rest = last.partition(": ")
    decided = label if ": " in rest else "category"
    _expect(f"decided by the {what}", f"decided by the {decided} ({last})", decided == what)


@then(Sentence('the explanation says "{text}"'))
def _(poker_table: Table, text: str) -> None:
    """One of the steps that tell how the hands compare holds this text.

    Then the explanation says "seven against seven: equal"
    """
    steps = poker_table.result().steps
    _expect(f'a step "{text}"', "; ".join(steps), any(text in step for step in steps))


# Then: how a hand is played


@then(Sentence('hand {number} is read as "{category}"'))
def _(poker_table: Table, number: int, category: str) -> None:
    """The hand is of this category, by its name or its id.

    Then hand 1 is read as "Full House"
    """
    _expect_category(poker_table, number, category)


@then(Sentence("hand {number} has no category"))
def _(poker_table: Table, number: int) -> None:
    """These rules have no category for the hand.

    Then hand 1 has no category
    """
    value = poker_table.value(number)
    _expect(f"hand {number} has no category", value.name, value.category is None)


@then(Sentence('hand {number} plays "{cards}"'))
def _(poker_table: Table, number: int, cards: str) -> None:
    """The cards that are played, in the order of comparison; wild cards as dealt.

    Then hand 1 plays "Kc Kd Kh Jo 4s"
    """
    value = poker_table.value(number)
    wanted = poker_table.rules.game.deck.parse_cards(cards)
    _expect_cards(f"hand {number} plays", wanted, value.cards)


@then(Sentence('the ranks of hand {number} are "{ranks}"'))
def _(poker_table: Table, number: int, ranks: str) -> None:
    """The ranks as they count, in the order of comparison.

    Then the ranks of hand 1 are "K K K A 4"
    """
    value = poker_table.value(number)
    _expect_ranks(f"hand {number} counts", _ranks(poker_table, ranks), value.ranks)


@then(Sentence('the kickers of hand {number} are "{ranks}"'))
def _(poker_table: Table, number: int, ranks: str) -> None:
    """The kickers that are compared, in their order.

    Then the kickers of hand 1 are "A 4"
    """
    value = poker_table.value(number)
    _expect_ranks(f"kickers of hand {number}", _ranks(poker_table, ranks), value.kickers)


@then(Sentence('the wild in hand {number} stands for "{card}"'))
def _(poker_table: Table, number: int, card: str) -> None:
    """What the only wild card stands for, a card or a rank.

    Then the wild in hand 1 stands for "A"
    """
    _expect_wilds(poker_table, number, [card])


@then(Sentence('the wilds in hand {number} stand for "{cards}"'))
def _(poker_table: Table, number: int, cards: str) -> None:
    """What the wild cards stand for, cards or ranks, in the order of comparison.

    Then the wilds in hand 1 stand for "A A A"
    """
    _expect_wilds(poker_table, number, cards.split())


# Then: what is printed


@then(Sentence('the result is "{line}"'))
def _(poker_table: Table, line: str) -> None:
    """The line that the rule file's own words have for the comparison.

    Then the result is "1 PAIR TTKQJ"
    """
    from evaluator.words import result_line

    comparison = poker_table.result()
    game, first = poker_table.rules.game, comparison.prizes[0]
    printed = result_line(game, game.prizes[0], comparison.hands, first.values, first.winners)
    _expect(f'"{line}"', f'"{printed}"')


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
        _expect(f"{line} {_line(wanted, number)}", f"{line} {_line(printed, number)}")


@then(Sentence('it is refused because "{text}"'))
def _(poker_table: Table, text: str) -> None:
    """The cards or the rules are refused, with a message that holds this text.

    Then it is refused because "dealt twice"
    """
    refusal = poker_table.refusal
    if refusal is None:
        raise MismatchError(f'refused because "{text}"', "not refused")
    poker_table.refusal_told = True
    _expect(f'refused because "{text}"', str(refusal), text.casefold() in str(refusal).casefold())


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
    _expect(f"refused at {wanted}", f"refused at {', '.join(faults)}", wanted in faults)


# How Then steps compare


def _expect(expected: str, actual: str, holds: bool | None = None) -> None:
    """Check that the two are the same, or that the condition given holds.

    Raises:
        MismatchError: they are not.
    """
    if not (expected == actual if holds is None else holds):
        raise MismatchError(expected, actual)


def _outcome(table: Table) -> str:
    comparison = table.result()
    winners = comparison.winners
    if not winners or len(winners) == len(comparison.hands):
        return "a draw"
    if len(winners) == 1:
        return f"hand {winners[0]} wins"
    return _shared(map(str, winners))


def _shared(numbers: Iterable[str]) -> str:
    return f"hands {' and '.join(numbers)} share"


def _expect_category(table: Table, number: int, name: str) -> None:
    value = table.value(number)
    wanted = table.category(name).id
    actual = f"hand {number} is {value.name or 'without a category'}"
    _expect(f"hand {number} is {name}", actual, value.category == wanted)


def _expect_cards(what: str, wanted: Sequence[AnyCard], actual: Sequence[AnyCard]) -> None:
    same = tuple(wanted) == tuple(actual)
    _expect(f"{what} {written(wanted)}", f"{what} {written(actual)}", same)


def _expect_ranks(what: str, wanted: Sequence[Rank], actual: Sequence[Rank]) -> None:
    same = tuple(wanted) == tuple(actual)
    _expect(f"{what} {' '.join(wanted)}", f"{what} {' '.join(actual) or 'none'}", same)


def _expect_wilds(table: Table, number: int, wanted: Sequence[str]) -> None:
    """Check each wild against a card or a rank; the deck tells which of the two is meant."""
    value = table.value(number)
    checks = [_stands_for(table, text) for text in wanted]
    wilds = [stands_for for _, stands_for in value.wilds]
    same = len(checks) == len(wilds) and all(
        check(value, place) for place, check in enumerate(checks)
    )
    what = f"wilds in hand {number}:"
    _expect(f"{what} {' '.join(wanted)}", f"{what} {written(wilds) or 'none'}", same)


def _stands_for(table: Table, text: str) -> Callable[[HandValue, int], bool]:
    deck = table.rules.game.deck
    if any(text.casefold() in (rank.casefold(), _ten(rank)) for rank in deck.ranks):
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


def _apart(text: str) -> list[str]:
    return [text] if text == "10" else list(text)


def _line(lines: Sequence[str], number: int) -> str:
    return f'"{lines[number]}"' if number < len(lines) else "is not there"
