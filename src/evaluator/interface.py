"""``load`` a rule file, and what its ``Rules`` answer."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from evaluator.dealt import Dealt, parse_dealt
from evaluator.rules import Game, PrizeId
from evaluator.values import HandValue


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

        ``prize`` names one where the game has several (the first if not said); ``as_category``
        holds the category fixed; ``wild`` names the wild ranks or cards of a game whose players
        name them at the table.

        Raises:
            InputError: the hand or a name makes no sense in this game.
            UnreadableHandError: it cannot be read as that category, or, in a game whose rules
                leave no gaps, as any.
        """
        raise NotImplementedError

    def evaluate_prizes(self, hand: str | Dealt, *, wild: str = "") -> dict[PrizeId, HandValue]:
        """Return what the hand is worth for each prize; the only prize of most games is ``""``."""
        raise NotImplementedError
