"""What an edit of the rules changes: hands, winners, categories, as numbers with witnesses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from evaluator.cards import AnyCard, Rank, written
from evaluator.classes import Tell, is_dice
from evaluator.describe import choice_lines
from evaluator.errors import InputError, nearest
from evaluator.joint import Joint, Side, fewest_cards, joints
from evaluator.pairs import Kind, Pair, count_pairs, witness
from evaluator.rules import CategoryId, Game, Prize

Data = dict[str, Any]
OF_KIND = {
    Kind.FLIPPED: ("the other hand wins", "{a} now beats {b}"),
    Kind.BROKEN: ("a tie is broken", "{a} now beats {b}"),
    Kind.MADE: ("a tie is made", "{a} no longer beats {b}"),
}


@dataclass(frozen=True, slots=True)
class Move:
    """Hands that are of one category before and of another after; None: of no category."""

    before: CategoryId | None
    after: CategoryId | None
    hands: int
    witness: tuple[AnyCard, ...]
    named: Rank | None  # the rank that is wild in the witness, where the deal would say which


@dataclass(frozen=True, slots=True)
class Change:
    """How many pairs of hands have another winner, in one of the ways, and one such pair."""

    kind: Kind
    pairs: int
    witness: Pair
    named: Rank | None


@dataclass(frozen=True, slots=True)
class PrizeDiff:
    """What changes for one prize. ``hands`` were gone through, all that there are."""

    old: Prize
    new: Prize
    cards: int
    hands: int
    what: str  # what was gone through, in words
    moves: tuple[Move, ...]
    changes: tuple[Change, ...]
    before: Counter[CategoryId | None]
    after: Counter[CategoryId | None]

    @property
    def same(self) -> bool:
        """Whether every hand has the category that it had, and every two the same winner."""
        return not self.moves and not self.changes


@dataclass(frozen=True, slots=True)
class Diff:
    """All that differs between two sets of rules.

    ``dropped`` and ``added`` are the choices besides categories that only one side makes, in
    words; ``apart`` says what could not be compared.
    """

    dropped: tuple[str, ...]
    added: tuple[str, ...]
    apart: tuple[str, ...]
    prizes: tuple[PrizeDiff, ...]

    @property
    def same(self) -> bool:
        """Whether nothing differs."""
        return not (self.dropped or self.added or self.apart) and all(p.same for p in self.prizes)


def diff(
    old: Game,
    new: Game,
    cards: int | None = None,
    prize: str | None = None,
    tell: Tell | None = None,
) -> Diff:
    """Return what differs between two games, having gone through all hands of so many cards.

    If no number is said, of the fewest that are dealt; where games play fixed numbers of each
    group, of just those that are played, since a deal is worth the best of them.

    Raises:
        InputError: no such prize, no such hands, or too many of them.
        NotCompiledError: no tables can hold the rules, and they differ in what is wild or dealt.
    """
    pairs, apart = _pairs_of_prizes(old, new, prize)
    its = list(choice_lines(old)), list(choice_lines(new))
    compared = []
    for one, other in pairs:
        sides = Side(old, one), Side(new, other)
        if cards is not None:
            for side in sides:
                side.check_cards(cards)
        compared.append(_prize_diff(*sides, cards or fewest_cards(*sides), tell))
    return Diff(
        tuple(line for line in its[0] if line not in its[1]),
        tuple(line for line in its[1] if line not in its[0]),
        apart,
        tuple(compared),
    )


def _pairs_of_prizes(
    old: Game, new: Game, wanted: str | None
) -> tuple[list[tuple[Prize, Prize]], tuple[str, ...]]:
    """Return which prizes to compare, and which cannot be, in words.

    Prizes are the same by their ids; the only one of a game is compared with the first.
    """
    if wanted is not None:
        return [(_prize(old, wanted), _prize(new, wanted))], ()
    if len(old.prizes) == len(new.prizes) == 1:
        return [(old.prizes[0], new.prizes[0])], ()
    there = {its.id: its for its in new.prizes}
    pairs = [(its, there[its.id]) for its in old.prizes if its.id in there] or [
        (old.prizes[0], new.prizes[0])
    ]
    apart = []
    for which, game, mine in (("old", old, 0), ("new", new, 1)):
        compared = [pair[mine].id for pair in pairs]
        ids = [its.id or "the only one" for its in game.prizes if its.id not in compared]
        if ids:
            apart.append(f"only the {which} rules have these prizes: {', '.join(ids)}")
    if pairs[0][0].id != pairs[0][1].id:
        names = [its.id or "the only one" for its in pairs[0]]
        apart.append(f"no prizes have the same name: compared are {names[0]} and {names[1]}")
    return pairs, tuple(apart)


def _prize(game: Game, wanted: str) -> Prize:
    """Return the prize of that id, or the only one of a game that names none."""
    ids = [prize.id for prize in game.prizes]
    if wanted in ids:
        return game.prizes[ids.index(wanted)]  # type: ignore[arg-type]  # ids are text
    if ids == [""]:
        return game.prizes[0]
    hint = nearest(wanted, ids)
    raise InputError(f'{game.id} has no prize "{wanted}"{hint}; it has {" and ".join(ids)}')


def _prize_diff(old: Side, new: Side, cards: int, tell: Tell | None) -> PrizeDiff:
    moves: dict[tuple[CategoryId | None, CategoryId | None], Move] = {}
    changes: dict[Kind, Change] = {}
    before: Counter[CategoryId | None] = Counter()
    after: Counter[CategoryId | None] = Counter()
    hands = 0
    for joint in joints(old, new, cards, tell):
        hands += joint.hands
        _add_moves(joint, moves, before, after)
        _add_changes(joint, changes)
    return PrizeDiff(
        old.prize,
        new.prize,
        cards,
        hands,
        _what(old, new, cards),
        tuple(sorted(moves.values(), key=lambda move: -move.hands)),
        tuple(changes[kind] for kind in Kind if kind in changes),
        before,
        after,
    )


def _add_moves(
    joint: Joint,
    moves: dict[tuple[CategoryId | None, CategoryId | None], Move],
    before: Counter[CategoryId | None],
    after: Counter[CategoryId | None],
) -> None:
    for at, count in enumerate(joint.counts.tolist()):
        was = joint.old_categories[joint.old[at]]
        becomes = joint.new_categories[joint.new[at]]
        before[was] += count
        after[becomes] += count
        if was != becomes:
            known = moves.get((was, becomes))
            total = count + (known.hands if known else 0)
            cards, named = (known.witness, known.named) if known else (joint.hand(at), joint.named)
            moves[was, becomes] = Move(was, becomes, total, cards, named)


def _add_changes(joint: Joint, changes: dict[Kind, Change]) -> None:
    for kind, pairs in count_pairs(joint).items():
        known = changes.get(kind)
        if pairs and known is not None and known.witness.apart:
            changes[kind] = Change(kind, known.pairs + pairs, known.witness, known.named)
        elif pairs:
            pair = witness(joint, kind)
            assert pair is not None
            total = pairs + (known.pairs if known else 0)
            changes[kind] = Change(kind, total, pair, joint.named)


def _what(old: Side, new: Side, cards: int) -> str:
    """Return in words what is gone through."""
    kind = "throws" if is_dice(old.game.deck, cards) else "hands"
    words = [f"{kind} of {cards} cards" if kind == "hands" else f"throws of {cards} dice"]
    if set(old.game.deck.cards) != set(new.game.deck.cards):
        words.append("that both packs have")
    if old.prize.hand.groups or new.prize.hand.groups:
        words.append("as they are played (a deal is worth the best of them)")
    if old.by_deal or new.by_deal:
        words.append("with each rank in turn as the wild one")
    return ", ".join(words)


# -- in words, and as data -------------------------------------------------------------------------


def diff_lines(found: Diff) -> Iterator[str]:
    """Yield all of it in words."""
    if found.dropped or found.added:
        yield "The rules differ in what they say besides categories:"
        yield from (f"  - {line}" for line in found.dropped)
        yield from (f"  + {line}" for line in found.added)
        yield ""
    yield from (f"Not compared: {line}." for line in found.apart)
    for its in found.prizes:
        if its.new.id:
            yield f"{its.new.id}:"
        yield from _prize_lines(its)


def _prize_lines(its: PrizeDiff) -> Iterator[str]:
    gone_through = f"all {its.hands:,} {its.what} were gone through"
    if its.same:
        yield f"no hand changes: {gone_through}"
        return
    yield gone_through
    yield ""
    if its.moves:
        moved = sum(move.hands for move in its.moves)
        yield f"{_many(moved, 'hand')} of another category:"
        names = [(_name(its.old, move.before), _name(its.new, move.after)) for move in its.moves]
        width = max(len(f"{before} -> {after}") for before, after in names)
        for (before, after), move in zip(names, its.moves, strict=True):
            wild = f" ({move.named} wild)" if move.named else ""
            arrow = f"{before} -> {after}"
            yield f"  {arrow:<{width}}  {move.hands:>13,}  such as {written(move.witness)}{wild}"
    else:
        yield "no hand is of another category"
    yield ""
    yield from _change_lines(its)
    if its.moves:
        yield ""
        yield from _category_lines(its)


def _change_lines(its: PrizeDiff) -> Iterator[str]:
    if not its.changes:
        yield "no two hands have another winner"
        return
    yield f"{_many(sum(c.pairs for c in its.changes), 'pair')} of hands with another winner:"
    width = max(len(OF_KIND[change.kind][0]) for change in its.changes)
    number = max(len(f"{change.pairs:,}") for change in its.changes)
    for change in its.changes:
        what, so = OF_KIND[change.kind]
        hands = [written(hand) for hand in change.witness.hands]
        pair = so.format(a=hands[0], b=hands[1])
        wild = f" ({change.named} wild)" if change.named else ""
        shared = "" if change.witness.apart else " (in two packs: they share a card)"
        yield f"  {what:<{width}}  {change.pairs:>{number},}  such as {pair}{wild}{shared}"


def _category_lines(its: PrizeDiff) -> Iterator[str]:
    rows = [
        (_name(prize, category), its.before[category], its.after[category])
        for category in _categories(its)
        for prize in [its.new if its.new.category(str(category)) else its.old]
    ]
    width = max(len(name) for name, _, _ in rows)
    yield f"{'':<{width}}  {'before':>13}  {'after':>13}"
    for name, before, after in rows:
        yield f"{name:<{width}}  {before:>13,}  {after:>13,}"


def _categories(its: PrizeDiff) -> Sequence[CategoryId | None]:
    """Return all categories, in the new order, with those that are gone where they were."""
    found = [category.id for category in its.new.categories]
    for at, category in enumerate(its.old.categories):
        if category.id not in found:
            found.insert(at, category.id)
    none = [None] if its.before[None] or its.after[None] else []
    return [*found, *none]


def _name(prize: Prize, category: CategoryId | None) -> str:
    found = prize.category(category) if category is not None else None
    return found.name if found is not None else "no category"


def _many(count: int, noun: str) -> str:
    return f"{count:,} {noun}" + ("" if count == 1 else "s")


def diff_data(found: Diff) -> Data:
    """Return all of it as data that JSON can hold."""
    return {
        "same": found.same,
        "dropped": list(found.dropped),
        "added": list(found.added),
        "not_compared": list(found.apart),
        "prizes": [_prize_data(its) for its in found.prizes],
    }


def _prize_data(its: PrizeDiff) -> Data:
    return {
        "prize": its.new.id,
        "cards": its.cards,
        "hands": its.hands,
        "same": its.same,
        "moves": [
            {
                "before": move.before,
                "after": move.after,
                "hands": move.hands,
                "witness": written(move.witness),
                "wild": move.named,
            }
            for move in its.moves
        ],
        "changes": [
            {
                "kind": change.kind.value,
                "pairs": change.pairs,
                "winner": written(change.witness.hands[0]),
                "loser": written(change.witness.hands[1]),
                "share_a_card": not change.witness.apart,
                "wild": change.named,
            }
            for change in its.changes
        ],
        "categories": [
            {"category": each, "before": its.before[each], "after": its.after[each]}
            for each in _categories(its)
        ],
    }
