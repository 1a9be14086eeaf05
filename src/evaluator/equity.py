"""What part of the pot each player can expect, with some cards still to come.

Every way to deal the rest is gone through where they are not too many, else as many as are asked
for are dealt at random.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import chain, combinations, islice
from math import comb, lcm, sqrt
from secrets import randbits
from typing import Any

import numpy as np
import numpy.typing as npt

from evaluator.cards import AnyCard, Deck, written
from evaluator.classes import Tell
from evaluator.cluster import on_cluster
from evaluator.dealing import every_hand_of
from evaluator.errors import InputError
from evaluator.interface import Rules
from evaluator.rules import BOARD, Game, Group
from evaluator.tables import Hands

MOST_RUNOUTS = 200_000_000  # beyond, going through all of them takes minutes
RUNOUTS_A_TIME = 100_000
RUNOUTS_A_WORKER = 2_000_000  # at a time: fewer take no longer than to ask
SAMPLES = 1_000_000
Table = npt.NDArray[Any]  # a row for each run-out


@dataclass(frozen=True, slots=True)
class PlayerEquity:
    """What one player can expect.

    ``share`` is the player's part of the pot on average, ``wins`` in how many of the run-outs
    all of it is won, ``ties`` in how many a part of it. ``standard_error`` is that of the share:
    0 where every run-out was gone through.
    """

    share: Fraction
    wins: int
    ties: int
    standard_error: float


@dataclass(frozen=True, slots=True)
class Equity:
    """What all players can expect, and of how many ways to deal the rest."""

    players: tuple[PlayerEquity, ...]
    runouts: int
    exact: bool


def equity(
    rules: Rules,
    hands: Sequence[str],
    *,
    board: str = "",
    dead: str = "",
    samples: int | None = None,
    seed: int | None = None,
    tell: Tell | None = None,
    scheduler: str | None = None,
) -> Equity:
    """Return what each player can expect; less than the pot in all if nobody may qualify for it.

    A hand holds the cards of a player that are known, group by group with bars between them
    where there are several groups besides the board; ``?`` where none is known. ``dead`` cards
    can come to nobody. ``samples`` asks for so many random deals instead of all.
    With the address of a Dask scheduler, its workers deal.

    Raises:
        InputError: the hands make no sense, a card is there twice, or too few are left; or the
            cluster does not answer.
        NotCompiledError: no tables can hold these rules.
    """
    if rules.game.foul_unless_rising:
        raise InputError(f"{rules.game.id} is not played with cards to come")
    if len(hands) < 2:
        raise InputError("it takes two hands or more to share a pot")
    table = _Table(rules, hands, board, dead)
    exact = samples is None and table.runouts <= MOST_RUNOUTS
    count = table.runouts if exact else samples or SAMPLES
    if seed is None:
        seed = randbits(64)
    deals = _Deals(rules.game, table, None if exact else count, seed)
    if scheduler is None:
        tallies = deals.tallies(0, 1)
    else:
        pieces = max(1, count // RUNOUTS_A_WORKER)
        tallies = on_cluster(scheduler, deals, [(at, pieces) for at in range(pieces)])
    total = _Tally(len(hands), len(rules.game.prizes))
    for tally in tallies:
        total.add(tally)
        if tell is not None:
            tell(total.runouts, count)
    return Equity(tuple(total.players(exact=exact)), total.runouts, exact)


@dataclass(frozen=True)
class _Deals:
    """Run-outs to be dealt: all, or so many at random."""

    game: Game
    table: _Table
    samples: int | None
    seed: int

    def __call__(self, piece: tuple[int, int]) -> _Tally:
        """Return what comes of one of so many pieces of all run-outs."""
        total = _Tally(len(self.table.known), len(self.game.prizes))
        for tally in self.tallies(*piece):
            total.add(tally)
        return total

    def tallies(self, piece: int, pieces: int) -> Iterator[_Tally]:
        """Yield what comes of one of so many pieces, some run-outs at a time."""
        runouts: Iterator[Table]
        if self.samples is None:
            runouts = islice(self.table.every_runout(), piece, None, pieces)
        else:
            runouts = self.table.random_runouts(self.samples, self.seed, piece, pieces)
        players, rules = len(self.table.known), Rules(self.game)
        compiled = [rules.compiled(prize.id) for prize in self.game.prizes]
        for cards in runouts:
            tally = _Tally(players, len(compiled))
            dealt = [self.table.hand_of(player, cards) for player in range(players)]
            tally.count([np.stack([its.strengths(hands) for hands in dealt]) for its in compiled])
            yield tally


class _Table:
    """Who holds what, and which cards are still to come: those of the board come first."""

    def __init__(self, rules: Rules, hands: Sequence[str], board: str, dead: str) -> None:
        game = rules.game
        self.deck = game.deck
        groups = [group for group in game.deal if group.name != BOARD]
        boards = [group for group in game.deal if group.name == BOARD]
        if board and not boards:
            raise InputError(f"{game.id} has no board")
        if len(hands) not in game.players:
            raise InputError(f"{game.id} is for {game.players} players, not {len(hands)}")
        self.known = [_known(hand, groups, game.deck) for hand in hands]
        self.board = _known(board, boards, game.deck) if boards else []
        gone = game.deck.parse_cards(dead)
        self._hold([*chain(*chain(*self.known)), *chain(*self.board), *gone])
        self.groups = game.deal
        # how many cards are to come: to the board, then to each player
        self.missing = [_missing(boards, self.board)]
        self.missing += [_missing(groups, cards) for cards in self.known]
        if sum(self.missing) > len(self.left):
            raise InputError(
                f"{sum(self.missing)} cards are to come, and {len(self.left)} are left"
            )

    def _hold(self, cards: Sequence[AnyCard]) -> None:
        """Find the places of the known cards, and those that are left.

        Raises:
            InputError: the deck does not have a card so often.
        """
        twice = [card for card in cards if cards.count(card) > len(self.deck.places[card])]
        if twice:
            raise InputError(f"{written(twice[:1])} is there {cards.count(twice[0])} times")
        places = self.deck.places_of(cards)
        taken = iter(places)
        self.known_places = [[[next(taken) for _ in its] for its in hand] for hand in self.known]
        self.board_places = [[next(taken) for _ in its] for its in self.board]
        self.left = [place for place in range(len(self.deck.cards)) if place not in places]

    @property
    def runouts(self) -> int:
        """How many ways there are to deal the rest."""
        left, ways = len(self.left), 1
        for count in self.missing:
            ways *= comb(left, count)
            left -= count
        return ways

    def every_runout(self) -> Iterator[Table]:
        """Yield all cards that may come, many run-outs at a time."""
        few: list[Hands] = []
        for runouts in self._deal(self.left, [count for count in self.missing if count]):
            few.append(runouts)
            if sum(map(len, few)) >= RUNOUTS_A_TIME:
                yield np.concatenate(few)
                few = []
        if few:
            yield np.concatenate(few)

    def _deal(self, left: Sequence[int], missing: Sequence[int]) -> Iterator[Hands]:
        if len(missing) < 2:
            yield from every_hand_of(left, sum(missing))
            return
        for cards in combinations(left, missing[0]):
            rest = [place for place in left if place not in cards]
            for more in self._deal(rest, missing[1:]):
                first = np.tile(np.array(cards, np.uint8), (len(more), 1))
                yield np.concatenate([first, more], axis=1)

    def random_runouts(self, count: int, seed: int, piece: int, pieces: int) -> Iterator[Table]:
        """Yield one of so many pieces of so many random run-outs, many at a time.

        Together the pieces are the same, however many there are.
        """
        width, left = sum(self.missing), np.array(self.left, np.uint8)
        for first in range(piece * RUNOUTS_A_TIME, count, pieces * RUNOUTS_A_TIME):
            lot = np.random.default_rng((seed, first))
            rows = min(RUNOUTS_A_TIME, count - first)
            shuffled = np.argsort(lot.random((rows, len(left)), np.float32), axis=1)
            yield left[shuffled[:, :width]]

    def hand_of(self, player: int, runouts: Table) -> Hands:
        """Return all cards of one player in the order of the deal, for each run-out."""
        rows = len(runouts)
        at_board, at_own = 0, sum(self.missing[: player + 1])
        own, board = iter(self.known_places[player]), iter(self.board_places)
        columns = []
        for group in self.groups:
            known = next(board if group.name == BOARD else own)
            count = group.count.most - len(known)
            at = at_board if group.name == BOARD else at_own
            columns.append(np.tile(np.array(known, np.uint8), (rows, 1)))
            columns.append(runouts[:, at : at + count])
            if group.name != BOARD:
                at_own += count
        return np.concatenate(columns, axis=1)


def _known(text: str, groups: Sequence[Group], deck: Deck) -> list[tuple[AnyCard, ...]]:
    """Return the known cards of each group.

    Raises:
        InputError: there are too many groups, or too many cards of one.
    """
    pieces = text.replace("?", " ").split("|")
    if len(pieces) > len(groups):
        raise InputError(f'"{text}" has {len(pieces)} groups of cards, not {len(groups)}')
    pieces += [""] * (len(groups) - len(pieces))
    known = [deck.parse_cards(piece) for piece in pieces]
    for group, cards in zip(groups, known, strict=True):
        if len(cards) > group.count.most:
            most = group.count.most
            raise InputError(f'"{text}": {len(cards)} {group.name} cards, where {most} are dealt')
    return known


def _missing(groups: Sequence[Group], known: Sequence[Sequence[AnyCard]]) -> int:
    return sum(group.count.most for group in groups) - sum(map(len, known))


class _Tally:
    """Adds up who wins what.

    A share is counted in parts of a pot that can be divided by any number of players and prizes,
    so that sums are exact.
    """

    def __init__(self, players: int, prizes: int) -> None:
        self.parts = lcm(*range(1, players + 1)) * lcm(*range(1, prizes + 1))
        self.runouts = 0
        self.wins = np.zeros(players, np.int64)
        self.ties = np.zeros(players, np.int64)
        self.sums = [0] * players
        self.squares = np.zeros(players)

    def add(self, other: _Tally) -> None:
        """Add what another has counted."""
        self.runouts += other.runouts
        self.wins += other.wins
        self.ties += other.ties
        self.sums = [own + its for own, its in zip(self.sums, other.sums, strict=True)]
        self.squares += other.squares

    def count(self, strengths: Sequence[Table]) -> None:
        """Count run-outs; for each prize, the strengths of each player in them."""
        won = [(its == its.max(axis=0)) & (its.max(axis=0) > 0) for its in strengths]
        awarded = sum(any_won.any(axis=0).astype(np.int64) for any_won in won)
        shares = np.zeros(won[0].shape, np.int64)
        for winners in won:
            each = self.parts // np.maximum(awarded * winners.sum(axis=0), 1)
            shares += winners * each
        self.runouts += shares.shape[1]
        self.wins += (shares == self.parts).sum(axis=1)
        self.ties += ((shares > 0) & (shares < self.parts)).sum(axis=1)
        self.squares += ((shares / self.parts) ** 2).sum(axis=1)
        for player, total in enumerate(shares.sum(axis=1).tolist()):
            self.sums[player] += total

    def players(self, *, exact: bool) -> Iterator[PlayerEquity]:
        """Yield what each player can expect."""
        for player, total in enumerate(self.sums):
            share = Fraction(total, self.parts * self.runouts)
            variance = max(0.0, float(self.squares[player]) / self.runouts - float(share) ** 2)
            yield PlayerEquity(
                share=share,
                wins=int(self.wins[player]),
                ties=int(self.ties[player]),
                standard_error=0.0 if exact else sqrt(variance / self.runouts),
            )
