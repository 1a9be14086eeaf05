"""Hands to strength and category for each prize, a block of hands at a time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from threading import Lock

import numpy as np
import numpy.typing as npt

from evaluator.asking import Answers, answers_of
from evaluator.batch.texts import Cells, HandReader, Numbers, Places, ReadHands, Rows, Texts
from evaluator.cards import AnyCard
from evaluator.classes import suits_seen
from evaluator.errors import NotCompiledError, UnreadableHandError
from evaluator.fouls import foul
from evaluator.interface import Rules
from evaluator.rules import CategoryId, Prize, PrizeId
from evaluator.tables import Strengths
from evaluator.values import HandValue
from evaluator.wilds import named_wilds

Seen = Callable[[tuple[AnyCard, ...]], object]  # tells all that the rules can see of a hand
Codes = npt.NDArray[np.int64]
NOT_VALUED = -1
MOST_KNOWN = 300_000  # values of the reference evaluator that are kept


@dataclass(frozen=True)
class Scale:
    """What the codes of hands mean for one prize: they are places in ``answers``.

    Place 0 is that of hands without a category; NOT_VALUED, the last, that of no hand.
    """

    prize: Prize
    answers: Answers

    @cached_property
    def categories(self) -> npt.NDArray[np.int16]:
        """The category of each code, as its place among those of the prize; -1 for none."""
        place_of = {its.id: place for place, its in enumerate(self.prize.categories)}
        places = [-1 if its is None else place_of[its] for its in self.answers.categories]
        return np.array([*places, -1], np.int16)

    @cached_property
    def strengths(self) -> npt.NDArray[np.int64]:
        """The strength of each code, as ``Rules.evaluate`` has it."""
        return np.array([*self.answers.reference_strengths, 0], np.int64)


@dataclass(frozen=True)
class Worth:
    """What hands are worth for one prize, in codes of its scale."""

    scale: Scale
    codes: Codes

    def counts(self) -> Counter[CategoryId | None]:
        """Return how many hands are of each category."""
        categories = self.scale.prize.categories
        places = np.take(self.scale.categories, self.codes)
        often = np.bincount(places + 1, minlength=1 + len(categories)).tolist()
        none = often[0] - int((self.codes == NOT_VALUED).sum())
        counts: Counter[CategoryId | None] = Counter({None: none})
        for category, count in zip(categories, often[1:], strict=True):
            counts[category.id] = count
        return counts


@dataclass(frozen=True)
class Valued:
    """A block of hands with their worth for each prize, and what is wrong with the other rows.

    ``fouls`` says for each row why it is foul, in games that have such a rule.
    """

    count: int
    worths: Sequence[Worth]
    refused: Mapping[int, str]
    fouls: Sequence[str] | None = None


class Valuer:
    """Values the hands of one game; several threads may ask at once.

    ``tell`` is told once, in a sentence, where the reference evaluator has to be asked.
    """

    def __init__(
        self, rules: Rules, wild: str = "", tell: Callable[[str], None] | None = None
    ) -> None:
        self.rules, self.wild, self.tell = rules, wild, tell
        self.game = rules.game
        self.reader = HandReader(rules)
        named_wilds(wild, rules.game)  # to refuse now what no hand could be valued with
        self._lock, self._ready = Lock(), set[tuple[PrizeId, int]]()
        self._known: dict[object, HandValue] = {}
        self._looks: dict[tuple[PrizeId, int], Seen | None] = {}
        self._scales: dict[PrizeId, Scale] = {}
        self._told = False
        self.is_slow = self._find_whether_slow()

    def value(self, hands: Texts | Cells | Numbers) -> Valued:
        """Return what the hands are worth."""
        read = self.reader.read(hands)
        fouls = None
        if self.game.foul_unless_rising:
            worths, fouls = self._asked(read)
        else:
            try:
                worths = [self._looked_up(prize, read) for prize in self.game.prizes]
            except NotCompiledError as error:
                self._slowly(str(error))
                worths, _ = self._asked(read)
        for worth in worths:
            worth.codes[list(read.refused)] = NOT_VALUED
        return Valued(read.count, worths, read.refused, fouls)

    def _find_whether_slow(self) -> bool:
        """Return whether no tables help; they are made, if there are none yet."""
        if self.game.foul_unless_rising:
            self._slowly(f"{self.game.id} has foul hands, which tables cannot tell")
            return True
        try:
            for prize in self.game.prizes:
                self._strengths(prize, np.arange(self.game.dealt.least, dtype=np.uint8)[None, :])
        except NotCompiledError as error:
            self._slowly(str(error))
            return True
        return False

    def _slowly(self, why: str) -> None:
        if self.tell is not None and not self._told:
            self._told = True
            self.tell(f"{why}; hands are valued one by one, which is slow")

    def _looked_up(self, prize: Prize, read: ReadHands) -> Worth:
        """Return what the hands are worth, from tables.

        Raises:
            NotCompiledError: no tables can hold these rules.
        """
        codes = np.full(read.count, NOT_VALUED, np.int64)
        for rows, hands in read.groups:
            codes[rows] = strengths = self._strengths(prize, hands)
            if not (prize.gaps or strengths.all()):
                none = strengths == 0
                self._refuse_without_category(prize, rows[none], hands[none], read)
        return Worth(self._scale(prize), codes)

    def _scale(self, prize: Prize) -> Scale:
        if prize.id not in self._scales:
            self._scales[prize.id] = Scale(prize, self.rules.compiled(prize.id).answers)
        return self._scales[prize.id]

    def _strengths(self, prize: Prize, hands: Places) -> Strengths:
        """Return strengths from tables, which only one thread makes where there are none yet."""

        def look_up(some: Places) -> Strengths:
            return self.rules.evaluate_many(some, prize=prize.id, wild=self.wild, check=False)

        kind = (prize.id, hands.shape[1])
        if kind not in self._ready:
            with self._lock:
                look_up(hands[:1])
                self._ready.add(kind)
        return look_up(hands)

    def _refuse_without_category(
        self, prize: Prize, rows: Rows, hands: Places, read: ReadHands
    ) -> None:
        """Say of hands what ``evaluate`` does where the rules leave no gaps and none fits."""
        for row, places in zip(rows.tolist(), hands.tolist(), strict=True):
            try:
                self.rules.evaluate(self.reader.dealt(places), prize=prize.id, wild=self.wild)
            except UnreadableHandError as error:
                read.refused[row] = str(error)

    def _asked(self, read: ReadHands) -> tuple[list[Worth], list[str]]:
        """Return what the hands are worth, and why they are foul, from the reference evaluator."""
        prizes = self.game.prizes
        found: list[list[HandValue | None]] = [[None] * read.count for _ in prizes]
        fouls = [""] * read.count
        for rows, hands in read.groups:
            for row, places in zip(rows.tolist(), hands.tolist(), strict=True):
                try:
                    values = self._values(places)
                except UnreadableHandError as error:
                    read.refused[row] = str(error)
                    continue
                fouls[row] = foul(self.game, values)
                for its, prize in zip(found, prizes, strict=True):
                    its[row] = values[prize.id]
        worths = [_worth(prize, its) for prize, its in zip(prizes, found, strict=True)]
        return worths, fouls

    def _values(self, places: Sequence[int]) -> Mapping[PrizeId, HandValue]:
        """Return what one hand is worth, asking only once for hands that look alike."""
        dealt, values = self.reader.dealt(places), {}
        for prize in self.game.prizes:
            seen = self._seen(prize.id, len(places))
            look = (prize.id, len(places), dealt if seen is None else seen(dealt.cards))
            value = self._known.get(look)
            if value is None:
                value = self.rules.evaluate(dealt, prize=prize.id, wild=self.wild)
                if len(self._known) >= MOST_KNOWN:
                    self._known.clear()
                self._known[look] = value
            values[prize.id] = value
        return values

    def _seen(self, prize_id: PrizeId, cards: int) -> Seen | None:
        if (prize_id, cards) not in self._looks:
            prize = next(its for its in self.game.prizes if its.id == prize_id)
            self._looks[prize_id, cards] = suits_seen(prize, self.game.deck, cards)
        return self._looks[prize_id, cards]


def _worth(prize: Prize, values: Sequence[HandValue | None]) -> Worth:
    """Return the worth of hands of these values; None stands for no hand."""
    pairs = [(0, None) if value is None else (value.strength, value.category) for value in values]
    answers, codes = answers_of(pairs)
    return Worth(Scale(prize, answers), codes.astype(np.int64))
