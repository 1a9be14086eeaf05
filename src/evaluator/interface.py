"""``load`` a rule file, and what its ``Rules`` answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from evaluator.cards import AnyCard, Card, Joker
from evaluator.dealt import Dealt, check_one_deck, parse_dealt
from evaluator.errors import InputError, UnreadableHandError, nearest
from evaluator.reference import Reference
from evaluator.rules import ANY_NUMBER_OF_PLAYERS, Category, Game, Prize, PrizeId
from evaluator.values import HandValue
from evaluator.wilds import named_wilds

if TYPE_CHECKING:  # what only some calls need is imported by them: start-up counts
    from numpy.typing import ArrayLike

    from evaluator.compiled import Compiled
    from evaluator.explain import Reading
    from evaluator.showdown import Comparison
    from evaluator.tables import Strengths


def load(rules: str | Path) -> Rules:
    """Return the rules of a packaged game by its id (``deuces-wild``), or of a file by its path.

    Raises:
        InputError: there is no such game or file.
        FileFaultsError: the file is faulty; all its faults at once.
    """
    from evaluator.loader import load_game  # here, since YAML is not needed to compare values

    return Rules(load_game(rules))


@dataclass(frozen=True)
class Rules:
    """One game's rules, ready to evaluate hands."""

    game: Game

    def parse(self, hand: str) -> Dealt:
        """Return the hand as dealt: ``Ah Kd | 2c 3c 4c 5d 9h``.

        Raises:
            InputError: the text is no hand of this game.
        """
        return parse_dealt(hand, self.game)

    def evaluate(
        self,
        hand: str | Dealt,
        *,
        prize: str | None = None,
        as_category: str | None = None,
        wild: str = "",
    ) -> HandValue:
        """Return what the hand is worth.

        ``prize`` names one where the game has several (if not said, the one that has the category
        asked for, else the first); ``as_category`` holds the category fixed; ``wild`` names the
        wild ranks or cards of a game whose players name them at the table.

        Raises:
            InputError: the hand or a name makes no sense in this game.
            UnreadableHandError: it cannot be read as that category, or, in a game whose rules
                leave no gaps, as any.
        """
        only = None
        if as_category is not None:
            its, only = self.find_category(as_category, prize)
            prize = its.id
        reference = self._reference(prize)
        dealt = self.parse(hand) if isinstance(hand, str) else hand
        value = reference.evaluate(dealt, named_wilds(wild, self.game), only)
        if value is not None:
            return value
        if only is not None:
            raise UnreadableHandError(f'"{dealt}" cannot be read as {only.id} in {self.game.id}')
        if reference.prize.gaps:
            return HandValue(0, None, "", ())
        raise UnreadableHandError(
            f'"{dealt}" fits no category of {self.game.id}; '
            'if hands may be left without one, say so there: "gaps: allowed"'
        )

    def evaluate_prizes(self, hand: str | Dealt, *, wild: str = "") -> dict[PrizeId, HandValue]:
        """Return what the hand is worth for each prize; the only prize of most games is ``""``."""
        dealt = self.parse(hand) if isinstance(hand, str) else hand
        return {
            prize.id: self.evaluate(dealt, prize=prize.id, wild=wild) for prize in self.game.prizes
        }

    def compare(
        self, *hands: str | Dealt, as_category: str | None = None, wild: str = ""
    ) -> Comparison:
        """Return who wins, and why; for each prize where there are several.

        ``as_category`` holds the category fixed, for the one prize that has it.

        Raises:
            InputError: fewer than two hands, more than there may be players, or hands that one
                deal cannot give.
            UnreadableHandError: a hand cannot be read as the category asked for.
        """
        from evaluator.showdown import compare_values

        if len(hands) < 2:
            raise InputError("it takes two hands or more to compare them")
        players = self.game.players
        if players != ANY_NUMBER_OF_PLAYERS and len(hands) > players.most:
            raise InputError(f"{self.game.id} is for {players} players, not {len(hands)}")
        dealt = [self.parse(hand) if isinstance(hand, str) else hand for hand in hands]
        check_one_deck(dealt, self.game)
        prizes = self.prizes_for(as_category)
        values = {
            prize.id: [
                self.evaluate(hand, prize=prize.id, as_category=as_category, wild=wild)
                for hand in dealt
            ]
            for prize in prizes
        }
        return compare_values(self.game, dealt, values, fixed_category=as_category is not None)

    def strength(
        self,
        hand: str | Dealt | Sequence[int] | Sequence[AnyCard],
        *,
        prize: str | None = None,
        wild: str = "",
    ) -> int:
        """Return how strong the hand is: 1 for the weakest that there is, 0 without a category.

        Looked up in compiled tables; the first time they are made, which takes seconds. A hand is
        written, dealt, or given as cards or as their places in ``game.deck.cards`` (``2c`` is 0,
        ``2d`` 1, ``As`` 51). Strengths are in the order of what ``evaluate`` returns and equal
        where that is, but the numbers are smaller: they count the different values.

        Raises:
            InputError: the hand makes no sense in this game.
            NotCompiledError: no tables can hold these rules.
        """
        compiled = self.compiled(prize)
        if isinstance(hand, str):
            found = compiled.of_text(hand)
            if found is not None:
                return found
            hand = self.parse(hand)
        elif not isinstance(hand, Dealt):
            if hand and isinstance(hand[0], (Card, Joker)):
                hand = self.parse(" ".join(map(str, hand)))
            else:
                return compiled.of_places(hand)  # type: ignore[arg-type]
        return compiled.of_dealt(hand, named_wilds(wild, self.game))

    def strength_function(
        self, cards: int, *, prize: str | None = None
    ) -> Callable[[str | Sequence[int]], int]:
        """Return a function that does what ``strength`` does, for hands of so many cards only.

        It takes places of cards, or text of two letters a card without spaces. Where most of the
        time would go into finding out what a hand is given as, it is some times quicker.

        Raises:
            InputError: the game deals no such hands.
            NotCompiledError: no tables can hold these rules.
            ValueError: by the function, where a hand makes no sense.
        """
        if cards not in self.game.dealt:
            raise InputError(f"{self.game.id} deals {self.game.dealt} cards, not {cards}")
        looker = self.compiled(prize).looker(cards)
        return partial(self.strength, prize=prize) if looker is None else looker.strength

    def evaluate_many(
        self,
        hands: ArrayLike | str,
        *,
        cards: int | None = None,
        prize: str | None = None,
        wild: str = "",
        check: bool = True,
    ) -> Strengths:
        """Return the strength of each hand, as ``strength`` does; uint16, or uint32 if need be.

        ``hands`` has shape (hands, cards): places of cards in ``game.deck.cards``, in the order
        of the deal. Or it is one text of two letters a card without spaces, where ``cards`` says
        how many make a hand. ``check`` looks for unknown cards and for cards that a hand has
        twice; without it, such hands have any strength.

        Raises:
            InputError: a hand makes no sense; it is named by its row, counted from 0.
            NotCompiledError: no tables can hold these rules.
        """
        compiled = self.compiled(prize)
        rows = compiled.rows(hands, cards, check=check)
        return compiled.strengths(rows, named_wilds(wild, self.game))

    def compiled(self, prize: str | None = None) -> Compiled:
        """Return the compiled evaluator of a prize, of the first if not said."""
        known = self._compiled.get(prize)
        if known is not None:
            return known
        from evaluator.compiled import Compiled  # here, since numpy takes long to import

        its = self._reference(prize).prize
        found = self._compiled.get(its.id) or Compiled(self.game, its)
        self._compiled[prize] = self._compiled[its.id] = found
        return found

    @cached_property
    def _compiled(self) -> dict[str | None, Compiled]:
        """The compiled evaluators by the names of prizes that they were asked for."""
        return {}

    def find_category(self, name: str, prize: str | None = None) -> tuple[Prize, Category]:
        """Return the category of that id, or called so, and the prize that has it.

        ``prize`` says which prize is meant, and so does a name such as ``low:pair``.

        Raises:
            InputError: no prize has such a category, or more than one.
        """
        before, colon, after = name.partition(":")
        if colon and before in self._references and prize in (None, before):
            prize, name = before, after.strip()
        prizes = self.game.prizes if prize is None else (self._reference(prize).prize,)
        found = [(its, category) for its in prizes if (category := _called(name, its))]
        if not found:
            raise self._no_category(name, prizes)
        if len(found) > 1:
            choices = " or ".join(f'"{its.id}:{category.id}"' for its, category in found)
            raise InputError(
                f'{self.game.id} has "{name}" for {len(found)} prizes; say which: {choices}'
            )
        return found[0]

    def find_prize(self, name: str) -> Prize:
        """Return the prize of that id.

        Raises:
            InputError: the game has no such prize.
        """
        return self._reference(name).prize

    def prizes_for(self, as_category: str | None) -> tuple[Prize, ...]:
        """Return the prizes that hands are read for: all, or the one with a category asked for."""
        if as_category is None:
            return self.game.prizes
        return (self.find_category(as_category)[0],)

    def _no_category(self, name: str, prizes: Sequence[Prize]) -> InputError:
        ids = list(dict.fromkeys(each.id for prize in prizes for each in prize.categories))
        return InputError(
            f'{self.game.id} has no category "{name}"{nearest(name, ids)}; it has {", ".join(ids)}'
        )

    @cached_property
    def _references(self) -> dict[str, Reference]:
        return {prize.id: Reference(prize, self.game.deck) for prize in self.game.prizes}

    def _reference(self, prize: str | None) -> Reference:
        if prize is None:
            return self._references[self.game.prizes[0].id]
        if prize not in self._references:
            ids = list(filter(None, self._references))
            has = f"; it has {' and '.join(ids)}" if ids else ": it has only one, without a name"
            raise InputError(f'{self.game.id} has no prize "{prize}"{nearest(prize, ids)}{has}')
        return self._references[prize]

    def explain(
        self, hand: str | Dealt, *, prize: str | None = None, wild: str = ""
    ) -> tuple[Reading, ...]:
        """Return how the hand can be read as each category, strongest first, or why it cannot."""
        from evaluator.explain import readings

        dealt = self.parse(hand) if isinstance(hand, str) else hand
        return readings(self._reference(prize), dealt, named_wilds(wild, self.game))


def _called(name: str, prize: Prize) -> Category | None:
    """Return the category of a prize by its id or its name, capital letters or not."""
    wanted = name.casefold()
    for category in prize.categories:
        if wanted in (category.id.casefold(), category.name.casefold()):
            return category
    return None
