"""The cards dealt to one player, group by group, and whether one deck can have dealt them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from evaluator.cards import AnyCard, Deck
from evaluator.errors import InputError
from evaluator.rules import BOARD, Game, Group

T = TypeVar("T")  # a card, or whatever stands for one


@dataclass(frozen=True, slots=True)
class Dealt:
    """One player's cards in the order in which they were dealt; ``board`` cards are shared.

    ``barred`` tells whether the hand said which card belongs to which group.
    """

    groups: tuple[tuple[str, tuple[AnyCard, ...]], ...]
    barred: bool = True

    @property
    def cards(self) -> tuple[AnyCard, ...]:
        """All cards, group after group."""
        return tuple(card for _, cards in self.groups for card in cards)

    def group(self, name: str) -> tuple[AnyCard, ...]:
        """Return the cards of the group of that name; none where there is no such group."""
        return next((cards for group, cards in self.groups if group == name), ())

    def written(self, spell: Callable[[AnyCard], str]) -> str:
        """Return the hand with each card spelt so, and with bars where it had them."""
        groups = (" ".join(map(spell, cards)) for _, cards in self.groups)
        return (" | " if self.barred else " ").join(groups)

    def __str__(self) -> str:
        """Return the hand as it is written.

        >>> from evaluator.cards import Card
        >>> str(Dealt((("hole", (Card("A", "h"), Card("K", "d"))), ("board", (Card("2", "c"),)))))
        'Ah Kd | 2c'
        """
        return self.written(str)


def parse_dealt(text: str, game: Game) -> Dealt:
    """Return the hand written in the text, ``Ah Kd | 2c 3c 4c 5d 9h`` or without bars.

    Raises:
        InputError: unknown cards, too few or too many of them, or cards that the deck does
            not hold (so often).
    """
    written_groups = text.split("|")
    cards = [game.deck.parse_cards(piece) for piece in written_groups]
    this_deals = f"this game deals {_deal_in_words(game.deal)}"
    if not any(cards):
        raise InputError(f"a hand without cards; {this_deals}")
    barred = len(written_groups) > 1 or len(game.deal) == 1
    if not barred:
        cards = [own for _, own in dealt_out(cards[0], game.deal)]
    if len(cards) != len(game.deal):
        together = ", written without bars" if len(game.deal) == 1 else ""
        raise InputError(
            f'"{text.strip()}" has {len(cards)} groups of cards; {this_deals}{together}'
        )
    dealt = Dealt(
        tuple((group.name, own) for group, own in zip(game.deal, cards, strict=True)), barred
    )
    for group, own in zip(game.deal, cards, strict=True):
        if len(own) not in group.count:
            has = f"{len(own) or 'no'} {_group_name(group, many=len(own) != 1)}"
            raise InputError(f'"{text.strip()}" has {has}; {this_deals}')
    check_deck(dealt.cards, game.deck, f'in "{text.strip()}"')
    return dealt


def _group_name(group: Group, *, many: bool) -> str:
    """Return ``cards``, ``hole cards``, ``board card``."""
    cards = "cards" if many else "card"
    return cards if group.name == "cards" else f"{group.name} {cards}"


def _deal_in_words(deal: Sequence[Group]) -> str:
    return " and ".join(
        f"{group.count} {_group_name(group, many=group.count.most > 1)}" for group in deal
    )


def dealt_out(cards: Sequence[T], deal: Sequence[Group]) -> tuple[tuple[str, tuple[T, ...]], ...]:
    """Return the cards of each group, dealt out in order; only the last can have a range."""
    groups = []
    at = 0
    for group in deal:
        end = len(cards) if group is deal[-1] else at + group.count.most
        groups.append((group.name, tuple(cards[at:end])))
        at = end
    return tuple(groups)


def check_deck(cards: Sequence[AnyCard], deck: Deck, where: str) -> None:
    """Check that one deck holds all these cards together.

    Raises:
        InputError: some card is there more often than in the deck.
    """
    if len(set(cards)) == len(cards):
        return  # each once, and every card that can be read is in the deck
    for card, count in Counter(cards).items():
        most = deck.count_of[card]
        if count > most:
            raise InputError(
                f"{card} is dealt {_times(count)} {where}; the deck has it {_times(most)}"
            )


def _times(count: int) -> str:
    return {1: "once", 2: "twice"}.get(count, f"{count} times")


def check_one_deck(hands: Sequence[Dealt], game: Game) -> None:
    """Check that the hands can have been dealt from one deck, with one board for all.

    Games whose hands stand each for itself pass. So do hands of a game with a board where some
    are written without bars and the boards differ: they do not say which cards are shared.

    Raises:
        InputError: the boards differ, or some card is there more often than in the deck.
    """
    if not game.one_deck:
        return
    board = Counter(hands[0].group(BOARD))
    if any(Counter(hand.group(BOARD)) != board for hand in hands):
        if not all(hand.barred for hand in hands):
            return
        raise InputError("the hands have different boards, but all players share one")
    own = [card for hand in hands for name, cards in hand.groups if name != BOARD for card in cards]
    check_deck((*own, *hands[0].group(BOARD)), game.deck, "among these hands")
