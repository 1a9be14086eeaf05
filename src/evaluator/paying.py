"""What hands pay, and what a pay table gives back of the coins played, on the deal alone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from evaluator.classes import Tell
from evaluator.counting import count_deals
from evaluator.dealt import Dealt
from evaluator.errors import InputError
from evaluator.interface import Rules
from evaluator.report import Data, hand_data
from evaluator.rules import CategoryId, Game, Prize
from evaluator.values import HandValue
from evaluator.words import category_words


@dataclass(frozen=True)
class PayLine:
    """One line of a pay table: so many deals are of the category, and it pays so many coins."""

    category: CategoryId | None  # None: the deals that have no category
    name: str
    count: int
    pays: int  # for one coin


@dataclass(frozen=True)
class PayTable:
    """A game's pay table with every possible deal counted."""

    rules: str
    cards: int
    deals: int
    lines: tuple[PayLine, ...]  # strongest first

    def part(self, count: int) -> Fraction:
        """Return what part of all deals so many are."""
        return Fraction(count, self.deals)

    @property
    def returned(self) -> Fraction:
        """The part of the coins played that comes back if every deal is played as it is."""
        return sum((self.part(line.count * line.pays) for line in self.lines), Fraction(0))


def paying_prize(game: Game) -> Prize:
    """Return the prize whose categories pay.

    Raises:
        InputError: the game has no pay table, or several prizes.
    """
    if not game.pays:
        raise InputError(f"{game.id} has no pay table; a rule file says what hands pay in `pays`")
    if len(game.prizes) > 1:
        names = " and ".join(prize.id for prize in game.prizes)
        raise InputError(
            f"{game.id} has several prizes ({names}); what pays is one hand's category"
        )
    return game.prizes[0]


def coins(game: Game, category: CategoryId | None) -> int:
    """Return what the category pays for one coin; what the pay table does not name pays nothing."""
    return game.pays.get(category, 0) if category is not None else 0


def pay_table(game: Game, tell: Tell | None = None) -> PayTable:
    """Count every deal of the fewest cards that the game deals, for each line of its pay table.

    ``tell`` is told how far the count has got.

    Raises:
        InputError: the game has no pay table, or its deals cannot be counted.
    """
    prize = paying_prize(game)
    cards = game.dealt.least
    deals, counts, _ = count_deals(game, prize, cards, tell)
    names = {category.id: category.name for category in prize.categories}
    lines = tuple(
        PayLine(
            category,
            "no category" if category is None else names[category],
            count,
            coins(game, category),
        )
        for category, count in counts.items()
    )
    return PayTable(game.id, cards, deals, lines)


def table_lines(table: PayTable) -> Iterator[str]:
    """Yield the pay table in words: for each category how often it comes, its pay, its return."""
    width = max(len("category"), *(len(line.name) for line in table.lines))
    yield f"{'category':<{width}}  {'deals':>13}  {'probability':>11}  {'pays':>7}  {'return':>9}"
    for line in table.lines:
        often, back = table.part(line.count), table.part(line.count * line.pays)
        yield (
            f"{line.name:<{width}}  {line.count:>13,}  {float(often):>11.4%}"
            f"  {line.pays:>7,}  {float(back):>9.4%}"
        )
    returned = table.returned
    yield f"{table.deals:,} deals; the first deal returns {returned}, or {float(returned):.4%}"


def table_data(table: PayTable) -> Data:
    """Return the pay table as data; parts of all deals and of the coins are exact fractions."""
    return {
        "rules": table.rules,
        "cards": table.cards,
        "deals": table.deals,
        "categories": [
            {
                "category": line.category,
                "count": line.count,
                "probability": str(table.part(line.count)),
                "pays": line.pays,
                "return": str(table.part(line.count * line.pays)),
            }
            for line in table.lines
        ],
        "return": str(table.returned),
    }


def paid_text(rules: Rules, dealt: Dealt, value: HandValue) -> str:
    """Return in one line what a hand is, and what it pays for one coin."""
    game = rules.game
    what = "no category" if value.category is None else category_words(game, game.prizes[0], value)
    return f"{dealt}: {what}; pays {coins(game, value.category):,}"


def paid_data(rules: Rules, dealt: Dealt, value: HandValue) -> Data:
    """Return a hand with its value, as the command line's contract has it, and what it pays."""
    prize = rules.game.prizes[0]
    return {**hand_data(dealt, {prize.id: value}), "pays": coins(rules.game, value.category)}
