"""All hands of one prize, gone through under its rules and under rules like them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

import numpy as np

from evaluator.cards import AnyCard
from evaluator.classes import Tell
from evaluator.errors import Place
from evaluator.joint import Joint, Side, joints
from evaluator.rules import Category, CategoryId, Find, Game, Prize


class EveryHand:
    """All hands of as many cards as are played, since a deal is worth the best of them."""

    def __init__(self, game: Game, prize: Prize, tell: Tell | None = None) -> None:
        self.game, self.prize, self.tell = game, prize, tell
        self.cards = prize.hand.play.most
        self._known: dict[CategoryId, list[Joint]] = {}

    def under(self, other: Prize, game: Game | None = None) -> list[Joint]:
        """Return what the hands are worth under these rules and under others."""
        sides = Side(self.game, self.prize), Side(game or self.game, other)
        return list(joints(*sides, self.cards, self.tell))

    @property
    def are_deals(self) -> bool:
        """Whether all these hands are dealt: not where the deal makes a rank wild of its own.

        There, some hands are never seen without a wild card, or with one.
        """
        finds = {kind.dealt.find for kind in self.prize.wild if kind.dealt is not None}
        return finds <= {Find.NAMED}

    @cached_property
    def joints(self) -> list[Joint]:
        """What the hands are worth."""
        return self.under(self.prize)

    @cached_property
    def counts(self) -> Counter[CategoryId | None]:
        """How many hands are of each category; None: of no category."""
        return counts(self.joints)

    def changes(self, other: Prize, game: Game | None = None) -> bool:
        """Tell whether any hand has another category under other rules, or two another winner."""
        return any(map(_changes, self.under(other, game)))

    def hand_of(self, category: CategoryId | None) -> tuple[AnyCard, ...]:
        """Return a hand of that category, of which there must be one."""
        return next(
            joint.hand(at)
            for joint in self.joints
            for at, strength in enumerate(joint.old.tolist())
            if joint.old_categories[strength] == category
        )

    def alone(self, category: Category) -> Prize:
        """Return the prize where there is only that category."""
        return replace(self.prize, categories=(category,), gaps=True)

    def all_fit(self, category: Category, other: Category) -> bool:
        """Tell whether every hand of the category could be read as the other, too."""
        return all(
            new or joint.old_categories[old] != category.id
            for joint in self._alone(other)
            for old, new in zip(joint.old.tolist(), joint.new.tolist(), strict=True)
        )

    def _alone(self, category: Category) -> list[Joint]:
        if category.id not in self._known:
            self._known[category.id] = self.under(self.alone(category))
        return self._known[category.id]

    def named(self, category: Category) -> str:
        """Return what ``allow`` calls the category."""
        return f"{self.prize.id}:{category.id}" if self.prize.id else category.id

    def place(self, category: Category) -> Place:
        """Return where the file lists the category, or builds on what does."""
        return category.place or Place(self.game.file, 1, 1)


def _changes(joint: Joint) -> bool:
    """Tell whether the strengths are in another order, or mean other categories."""
    one_to_one = bool((np.diff(joint.old) > 0).all() and (np.diff(joint.new) > 0).all())
    return not one_to_one or any(
        joint.old_categories[old] != joint.new_categories[new]
        for old, new in zip(joint.old.tolist(), joint.new.tolist(), strict=True)
    )


def counts(found: Sequence[Joint]) -> Counter[CategoryId | None]:
    """Return how many hands are of each category under the new rules."""
    total: Counter[CategoryId | None] = Counter()
    for joint in found:
        for strength, count in zip(joint.new.tolist(), joint.counts.tolist(), strict=True):
            total[joint.new_categories[strength]] += count
    return total
