"""Hand values to winners, ties and high-low splits, with the reasons step by step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from evaluator.cards import Rank
from evaluator.dealt import Dealt
from evaluator.explain import limits_in_words
from evaluator.fouls import foul
from evaluator.rules import Game, Prize, PrizeId, Wins
from evaluator.values import IGNORED, KICKER, FilledPart, HandValue


@dataclass(frozen=True, slots=True)
class PrizeResult:
    """Who wins one prize; players are counted from 1, nobody where nobody qualifies."""

    prize: PrizeId
    values: tuple[HandValue, ...]
    winners: tuple[int, ...]
    steps: tuple[str, ...]  # how the hands compare, sentence by sentence


@dataclass(frozen=True, slots=True)
class Comparison:
    """Who wins what, and why.

    ``shares`` are the players' parts of the pot, 1 in sum; all 0, and the pot is left, where nobody
    qualifies for any prize.
    """

    hands: tuple[Dealt, ...]
    prizes: tuple[PrizeResult, ...]
    shares: tuple[Fraction, ...]
    fouls: Mapping[int, str]  # the players whose hands are foul, with the reasons

    @property
    def winner(self) -> int:
        """The only winner of the first (mostly the only) prize; 0 where there is no single one."""
        return self.winners[0] if len(self.winners) == 1 else 0

    @property
    def winners(self) -> tuple[int, ...]:
        """All winners of the first prize, counted from 1; several where they tie."""
        return self.prizes[0].winners

    @property
    def steps(self) -> tuple[str, ...]:
        """How the hands compare for the first prize, sentence by sentence."""
        return self.prizes[0].steps


def compare_values(
    game: Game,
    hands: Sequence[Dealt],
    values: Mapping[PrizeId, Sequence[HandValue]],
    *,
    fixed_category: bool = False,
) -> Comparison:
    """Return who wins each prize; ``values`` holds one value a hand, in the order of the hands.

    ``fixed_category`` tells that all hands were read as a category that was asked for.
    """
    fouls = _fouls(game, len(hands), values)
    prizes = tuple(
        prize_result(game, prize, values[prize.id], fouls=fouls, fixed_category=fixed_category)
        for prize in game.prizes
        if prize.id in values
    )
    return Comparison(tuple(hands), prizes, shares(prizes, len(hands)), fouls)


def shares(prizes: Sequence[PrizeResult], players: int) -> tuple[Fraction, ...]:
    """Return what part of the pot each player wins.

    A prize that nobody qualifies for goes to the other prizes in equal parts; if there is none
    that anybody qualifies for, nobody wins anything.
    """
    won = [prize.winners for prize in prizes if prize.winners]
    return tuple(
        sum(
            (Fraction(1, len(won) * len(winners)) for winners in won if player in winners),
            Fraction(0),
        )
        for player in range(1, players + 1)
    )


def prize_result(
    game: Game,
    prize: Prize,
    values: Sequence[HandValue],
    *,
    fouls: Mapping[int, str] | None = None,
    fixed_category: bool = False,
) -> PrizeResult:
    """Return who wins one prize, and why.

    ``fouls`` says of players, counted from 1, why they can win nothing.
    """
    fouls = fouls or {}
    counted = tuple(FOUL if n in fouls else value for n, value in enumerate(values, 1))
    best = max(counted)
    winners = (
        tuple(number for number, value in enumerate(counted, 1) if value == best)
        if best.strength
        else ()
    )
    steps = (
        *(f"hand {number} is foul: {why}" for number, why in fouls.items()),
        *_Steps(game, prize, counted, fixed_category).all(),
    )
    return PrizeResult(prize.id, tuple(values), winners, steps)


def _fouls(
    game: Game, players: int, values: Mapping[PrizeId, Sequence[HandValue]]
) -> dict[int, str]:
    """Return the players whose hands are foul, counted from 1, with the reasons."""
    if not all(prize in values for prize in game.foul_unless_rising):
        return {}  # a category was asked for, for one prize
    reasons = {
        player: foul(game, {prize: its[player - 1] for prize, its in values.items()})
        for player in range(1, players + 1)
    }
    return {player: why for player, why in reasons.items() if why}


# --- the steps -----------------------------------------------------------------------------

FOUL = HandValue(0, None, "foul", ())

_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


@dataclass(frozen=True, slots=True)
class _Slot:
    """One thing that is compared: what it is called, and for each hand its rank in words."""

    label: str
    ranks: tuple[Rank | None, ...]
    words: tuple[str, ...]


class _Steps:
    """The sentences for one prize. ``hands`` are those still in, as places in ``values``.

    The values have been compared already; a step only says what made the difference. Whoever
    differs from the best hand in what is compared first is out.
    """

    def __init__(
        self, game: Game, prize: Prize, values: tuple[HandValue, ...], fixed_category: bool
    ) -> None:
        self.game = game
        self.prize = prize
        self.values = values
        self.fixed_category = fixed_category
        self.best = max(values)
        self.hands = list(range(len(values)))

    def all(self) -> Iterator[str]:
        if not self.best.strength:
            yield "no hand qualifies" if self.prize.id else "no hand has a category"
            return
        yield self._category()
        if len(self.hands) > 1 and not self._made_alike():
            yield self._made_of()
        yield from self._ranks()
        yield from self._last_ties()
        if self._decided():
            yield f"in all: {self._verdict([self.values[hand].strength for hand in self.hands])}"
        if len(self.hands) > 1:
            yield f"all that counts is equal: {self._draw()}"

    def _category(self) -> str:
        names = [self._category_name(self.values[hand]) for hand in self.hands]
        if self.fixed_category:
            return f"category: {names[0]}, held fixed"
        said = self._against(names)  # before those who lose by it are dropped
        verdict = self._verdict([self.values[hand].category for hand in self.hands])
        return f"category: {said}: {verdict}"

    def _category_name(self, value: HandValue) -> str:
        if value.category is None:
            return value.name or "none"
        return value.name if value.name.isupper() else value.name.lower()

    def _made_alike(self) -> bool:
        return len({_structure(self.values[hand]) for hand in self.hands}) == 1

    def _made_of(self) -> str:
        """Say how the hands of one category are made, where it can be made in several ways."""
        structures = [_structure(self.values[hand]) for hand in self.hands]
        made = [self._labels_of(self.values[hand]) for hand in self.hands]
        if len(set(made)) < len(set(structures)):  # the same parts, of other limits
            made = [self._limits_of(self.values[hand]) for hand in self.hands]
        said = self._against(made)  # before those who lose by it are dropped
        return f"made of: {said}: {self._verdict(structures)}"

    def _labels_of(self, value: HandValue) -> str:
        parts = [part.label for part in value.parts if part.label not in (KICKER, IGNORED)]
        return _listed([label.replace("_", " ") for label in parts])

    def _limits_of(self, value: HandValue) -> str:
        """Return ``run, with A at the top (the first way)``."""
        category = self.prize.category(value.category or "")
        parts = category.shapes[value.shape].parts if category is not None else ()
        named = [part.name.replace("_", " ") + limits_in_words(part) for part in parts]
        return f"{' and '.join(named)} (the {_ordinal(value.shape)} way)"

    def _ranks(self) -> Iterator[str]:
        at = 0
        while len(self.hands) > 1:
            slot = self._slot(at)
            if slot is None:
                return
            what = self._against(slot.words)
            yield f"{slot.label}: {what}: {self._verdict(slot.ranks, by_rank=True)}"
            at += 1

    def _slot(self, at: int) -> _Slot | None:
        """Return what is compared after ``at`` other ranks were; nothing if that was all."""
        labels = max((_labels(self.values[hand]) for hand in self.hands), key=len)
        if at >= len(labels):
            return None
        ranks: list[Rank | None] = []
        words: list[str] = []
        for hand in self.hands:
            compared = _compared(self.values[hand])
            if at < len(compared):
                part, place = compared[at]
                ranks.append(part.compared[place])
                words.append(self._rank_words(part, place))
            else:  # a hand of fewer cards
                ranks.append(None)
                words.append("none")
        return _Slot(labels[at], tuple(ranks), tuple(words))

    def _rank_words(self, part: FilledPart, place: int) -> str:
        """Return ``ace (the wild)``, ``kings (with a wild)``, ``nine-high``."""
        deck, rank = self.game.deck, part.compared[place]
        if len(part.compared) == len(part.cards):
            is_wild = part.cards[place] != part.stand_ins[place]
            return deck.rank_name(rank) + (" (the wild)" if is_wild else "")
        pairs = zip(part.cards, part.stand_ins, strict=True)
        wilds = sum(card != stand_in for card, stand_in in pairs)
        alike = all(card.rank == rank for card in part.stand_ins)
        name = deck.rank_name(rank, many=True) if alike else f"{deck.rank_name(rank)}-high"
        return name + _with_wilds(wilds, len(part.cards))

    def _against(self, words: Sequence[str]) -> str:
        if len(self.values) == 2:
            return " against ".join(words)
        return ", ".join(f"hand {h + 1} {w}" for h, w in zip(self.hands, words, strict=True))

    def _last_ties(self) -> Iterator[str]:
        """Say what breaks the tie of hands whose ranks are equal: natural cards, then suits."""
        if len(self.hands) > 1 and self.prize.natural_beats_wild and self._decided():
            counts = [_wilds_that_count(self.values[hand]) for hand in self.hands]
            if len(set(counts)) > 1:
                words = ["a wild" if count == 1 else f"{count or 'no'} wilds" for count in counts]
                yield f"natural cards: {self._against(words)}: {self._verdict(counts)}"
        if not self.prize.suits:
            return
        for at, label in enumerate(_card_labels(len(self.best.cards))):
            if len(self.hands) < 2 or not self._decided():
                return
            suits = [self.values[hand].stand_ins[at].suit for hand in self.hands]
            if len(set(suits)) > 1:
                deck_words = self.game.deck.suit_words
                named = [deck_words[suit].name if suit in deck_words else suit for suit in suits]
                yield f"suit of the {label}: {self._against(named)}: {self._verdict(suits)}"

    def _decided(self) -> bool:
        """Tell whether the hands still in do not all tie."""
        return any(self.values[hand] != self.best for hand in self.hands)

    def _verdict(self, compared: Sequence[object], *, by_rank: bool = False) -> str:
        """Drop the hands that differ from the best one in what is compared; say so.

        A hand that ties with the best one stays in whatever is said of it.
        """
        best = next(
            what
            for hand, what in zip(self.hands, compared, strict=True)
            if self.values[hand] == self.best
        )
        out = [
            hand
            for hand, what in zip(self.hands, compared, strict=True)
            if what != best and self.values[hand] != self.best
        ]
        self.hands = [hand for hand in self.hands if hand not in out]
        if not out:
            return "equal"
        low = " (lower is better)" if by_rank and self.prize.wins is Wins.LOW else ""
        if len(self.hands) == 1:
            return f"hand {self.hands[0] + 1} wins{low}"
        return f"{_hands(out)} {'is' if len(out) == 1 else 'are'} out{low}"

    def _draw(self) -> str:
        everybody = len(self.hands) == len(self.values)
        return "a draw" if everybody else f"{_hands(self.hands)} share"


def _structure(value: HandValue) -> tuple[object, ...]:
    """Return in which way a hand is made: the name of each part but kickers, and how many ranks."""
    loose = (KICKER, IGNORED)
    parts = ((part.label, len(part.compared)) for part in value.parts if part.label not in loose)
    return (value.shape, *parts)


def _wilds_that_count(value: HandValue) -> int:
    """Return how many wilds stand for other cards in what is not ignored."""
    counted = [part for part in value.parts if part.label != IGNORED]
    pairs = [pair for part in counted for pair in zip(part.cards, part.stand_ins, strict=True)]
    return sum(card != stand_in for card, stand_in in pairs)


def _compared(value: HandValue) -> list[tuple[FilledPart, int]]:
    """Return each rank that counts, as a part and a place in it, in the order of comparison."""
    return [(part, place) for part in value.parts for place in range(len(part.compared))]


def compared_parts(value: HandValue) -> list[tuple[str, FilledPart]]:
    """Return the part of each rank that counts, by what the steps of a comparison call the rank."""
    found = _compared(value)
    return [(label, part) for label, (part, _) in zip(_labels(value), found, strict=True)]


def _labels(value: HandValue) -> list[str]:
    """Return what each rank that counts is called: ``trips``, ``first kicker``, ``second``...

    The cards of a hand that is made of nothing but kickers are not called so.
    """
    only_kickers = all(part.label == KICKER for part in value.parts)
    found = _compared(value)
    names = ["card" if only_kickers else _label_of(part) for part, _ in found]
    return [
        name if names.count(name) == 1 else f"{_ordinal(names[:at].count(name))} {name}"
        for at, name in enumerate(names)
    ]


def _label_of(part: FilledPart) -> str:
    if part.label == "cards":
        return "card"
    label = part.label.replace("_", " ")
    return label if len(part.compared) < 2 or part.label == KICKER else f"card of the {label}"


def _card_labels(count: int) -> list[str]:
    return ["card"] if count == 1 else [f"{_ordinal(at)} card" for at in range(count)]


def _ordinal(at: int) -> str:
    return _ORDINALS[at] if at < len(_ORDINALS) else f"{at + 1}th"


def _with_wilds(wilds: int, cards: int) -> str:
    if not wilds:
        return ""
    if wilds == cards:
        return " (all wild)"
    return " (with a wild)" if wilds == 1 else f" (with {wilds} wilds)"


def _hands(places: Sequence[int]) -> str:
    word = "hand" if len(places) == 1 else "hands"
    return f"{word} {_listed([str(place + 1) for place in places])}"


def _listed(words: Sequence[str]) -> str:
    """Return ``a``, ``a and b``, ``a, b and c``."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
