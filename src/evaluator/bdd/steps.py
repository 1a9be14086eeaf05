"""Given and When: which rules, which cards, and what is done with them.

The docstring of a step is its entry in the step reference, its last line an example.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import pytest
from pytest_bdd import given, when

from evaluator.bdd.deal import Deal
from evaluator.bdd.document import REASON
from evaluator.bdd.sentences import Sentence
from evaluator.bdd.table import LoadRules, Printed, StepError, Table
from evaluator.interface import Rules, load

TABLE = pytest.StashKey[Table]()
FEATURE = pytest.StashKey[Path]()  # the feature file of an item, once its scenario begins


@pytest.fixture(scope="session")
def load_rules() -> LoadRules:
    """Return how the rules that a feature names are made: the one place where they are."""
    return rules_loader()


def rules_loader() -> LoadRules:
    """Return a function that loads rules as a feature names them, each only once."""

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
    poker_table.say("rules_name", rules)


@given(Sentence('the board "{cards}"'))
def _(poker_table: Table, cards: str) -> None:
    """The cards that all players share.

    Given the board "2h 7h Th Qs Kc"
    """
    poker_table.say("board", cards)


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
    poker_table.say("named_wild", cards)


# When: something is done, once


@when(Sentence("the hands are read"))
def _(poker_table: Table) -> None:
    """Each hand is played in the best way there is; nothing is compared.

    When the hands are read
    """
    poker_table.attempt(poker_table.read_hands)


@when(Sentence('the hands are read as "{category}" [for the "{prize}"]'))
def _(poker_table: Table, category: str, prize: str) -> None:
    """Each hand is played in the best way that makes this category, for the prize that has it.

    When the hands are read as "Three of a kind"
    """
    poker_table.attempt(lambda: poker_table.read_hands(category, prize))


@when(Sentence("the hands are compared"))
def _(poker_table: Table) -> None:
    """Each hand is played in the best way there is, and all are compared.

    When the hands are compared
    """
    poker_table.attempt(poker_table.compare_hands)


@when(Sentence('the hands are compared as "{category}" [for the "{prize}"]'))
def _(poker_table: Table, category: str, prize: str) -> None:
    """Each hand is played in the best way that makes this category, and all are compared.

    Only the prize that has the category is looked at; the tail says which, where several have it.

    When the hands are compared as "Three of a kind"
    """
    poker_table.attempt(lambda: poker_table.compare_hands(category, prize))


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

    def judged(rules: Rules, lines: list[str]) -> Printed:
        from evaluator.report import showdowns

        for comparison, line in showdowns(rules, lines, poker_table.named_wild):
            yield line, Deal.of_comparison(comparison)

    poker_table.attempt(lambda: poker_table.print_lines(judged, docstring))


@when(Sentence("the lines are classified:"))
def _(poker_table: Table, docstring: str) -> None:
    '''Lines that hold one hand each are printed as `handrules classify` prints them.

    When the lines are classified:
      """
      Hand 1: 5♦ 5♠ 6♦ 9♦ 9♥
      """
    '''

    def classified(rules: Rules, lines: list[str]) -> Printed:
        from evaluator.report import Classifier

        classifier = Classifier(rules, poker_table.named_wild)
        found = classifier.lines(lines)
        for line, (printed, value) in zip(lines, found, strict=True):
            hands = {1: line.rsplit(":", 1)[-1].strip()}
            values = {classifier.prize.id: {1: value}} if value else {}
            yield printed, Deal(hands, values) if value else None

    poker_table.attempt(lambda: poker_table.print_lines(classified, docstring))


@when(Sentence("the rule file is read"))
def _(poker_table: Table) -> None:
    """The rules are loaded and nothing else is done, to see whether they are right.

    When the rule file is read
    """

    def read() -> None:
        poker_table.refuse_hands()
        poker_table.output = poker_table.rules.game.title

    poker_table.attempt(read)
