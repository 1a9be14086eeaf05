"""The reference evaluator against going through every way to play a hand, one after another.

Here nothing is left out and nothing is clever: every choice of cards is tried, every wild card is
replaced by every card of the pack that it may stand for, and what is left is put on the parts of
every category in every order. Packs are small, since this is slow.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, permutations, product
from random import Random

import pytest
from games import JOKER, game

from evaluator import Rules
from evaluator.cards import AnyCard, Card, Joker, Rank
from evaluator.dealt import Dealt, dealt_out
from evaluator.reference import Reference
from evaluator.rules import Category, Part, Pattern, Prize, Repeats, Shape, WildKind, Wins
from evaluator.rules import Own as OwnPrint
from evaluator.values import IGNORED
from evaluator.wilds import wild_kinds

Kinds = tuple[WildKind | None, ...]


@dataclass(frozen=True)
class Reading:
    """Cards put on the parts of a category: ``groups`` are (part or None, counts, places)."""

    key: tuple[tuple[int, ...], ...]
    ranks: tuple[Rank, ...]
    groups: tuple[tuple[Part | None, bool, tuple[int, ...]], ...]


class EveryWay:
    """Goes through every way to play a hand."""

    def __init__(self, rules: Rules) -> None:
        self.game = rules.game
        self.prize: Prize = rules.game.prizes[0]
        self.places = {rank: place for place, rank in enumerate(self.prize.ranks)}
        self.sign = 1 if self.prize.wins is Wins.HIGH else -1
        self.readings = lru_cache(None)(self._readings)

    def best(self, dealt: Dealt) -> tuple[object, ...] | None:
        """Return category, compared ranks and what breaks ties of the best way, or None."""
        kinds = wild_kinds(dealt, self.prize, frozenset())
        for category in self.prize.categories:
            ways = [
                way
                for chosen in self._selections(dealt)
                for way in self._ways(
                    category,
                    tuple(dealt.cards[at] for at in chosen),
                    tuple(kinds[at] for at in chosen),
                )
            ]
            if ways:
                _, ranks, ties = max(ways, key=lambda way: (way[0], way[2]))
                return category.id, ranks, ties
        return None

    def _selections(self, dealt: Dealt) -> Iterator[tuple[int, ...]]:
        play, wanted = self.prize.hand.play, dict(self.prize.hand.groups)
        groups = [name for name, cards in dealt.groups for _ in cards]
        for count in range(min(play.least, len(groups)), play.most + 1):
            for chosen in combinations(range(len(groups)), count):
                counts = [groups[at] for at in chosen]
                if all(counts.count(name) == number for name, number in wanted.items()):
                    yield chosen

    def _ways(self, category: Category, cards: tuple[AnyCard, ...], kinds: Kinds):
        for standing in product(
            *(self._may_be(c, k, category) for c, k in zip(cards, kinds, strict=True))
        ):
            for reading in self.readings(category, cards, kinds, standing):
                if not self._may_repeat(reading, cards, kinds, standing):
                    continue
                if self.sign < 0 and not self._is_fair(category, reading, cards, kinds, standing):
                    continue
                played = [at for part, _, places in reading.groups if part for at in places]
                ties: list[int] = []
                if self.prize.natural_beats_wild:
                    ties.append(-sum(cards[at] != standing[at] for at in played))
                if self.prize.suits:
                    ties += self._suit_digits(reading, standing)
                key = tuple(self.sign * digit for part in reading.key[1:] for digit in part)
                yield (*reading.key[0], *key), reading.ranks, tuple(ties)

    def _may_be(self, card: AnyCard, kind: WildKind | None, category: Category) -> list[Card]:
        own = [card] if isinstance(card, Card) else []
        if kind is None:
            return own
        found = set(own)
        for other in self.game.deck.cards:
            if isinstance(other, Joker):
                continue
            own_rank, own_suit = kind.ranks is OwnPrint.RANK, kind.suits is OwnPrint.SUIT
            rank_fits = other.rank == card.rank if own_rank else other.rank in kind.ranks  # type: ignore[union-attr,operator]
            suit_fits = other.suit == card.suit if own_suit else other.suit in kind.suits  # type: ignore[union-attr,operator]
            if category.id in kind.completes or (rank_fits and suit_fits):
                found.add(other)
        return list(found)

    def _readings(
        self,
        category: Category,
        cards: tuple[AnyCard, ...],
        kinds: Kinds,
        standing: tuple[Card, ...],
    ) -> tuple[Reading, ...]:
        """Return every way to read cards as the category when it is settled what they stand for."""
        if category.wilds and sum(kind is not None for kind in kinds) not in category.wilds:
            return ()
        found: dict[object, Reading] = {}
        for number, shape in enumerate(category.shapes):
            for order in permutations(range(len(cards))):
                reading = self._read(category, number, shape, order, cards, standing)
                if reading is not None:
                    # which of a part's cards stands first is nothing to anybody
                    sets = tuple(frozenset(places) for _, _, places in reading.groups)
                    found.setdefault((number, sets), reading)
        return tuple(found.values())

    def _read(self, category, number, shape: Shape, order, cards, standing) -> Reading | None:
        left = len(order) - shape.size
        if left < 0 or (left and not shape.kickers.allowed):
            return None
        wanted = shape.kickers.compared
        kickers = left if wanted is None else min(wanted, left)
        taken, at = [], 0
        for part in shape.parts:
            taken.append(order[at : at + part.size])
            at += part.size
        if category.suited and len({standing[at].suit for at in order[:at]}) > 1:
            return None
        sizes = [*shape.compared, *(n for n in range(len(taken)) if n not in shape.compared)]
        key: list[tuple[int, ...]] = [(-number,)]
        groups, ranks = [], []
        for n in sizes:
            part, places = shape.parts[n], taken[n]
            if (part.as_dealt or category.as_dealt) and any(
                cards[a] != standing[a] for a in places
            ):
                return None
            found = self._filled(part, [standing[at] for at in places])
            if found is None:
                return None
            if n in shape.compared:
                key.append(found[1])
                ranks += found[0]
            groups.append((part, n in shape.compared, places))
        loose = order[at : at + kickers]
        if category.as_dealt and any(cards[a] != standing[a] for a in order):
            return None
        its = sorted((standing[a].rank for a in loose), key=self.places.__getitem__)
        if not shape.kickers.lowest_first:
            its.reverse()
        key.append(tuple(self.places[rank] for rank in its))
        kicker = Part("kicker", Pattern.CARDS, kickers)
        groups += [(kicker, True, loose), (None, False, order[at + kickers :])]
        return Reading(tuple(key), (*ranks, *its), tuple(groups))

    def _filled(self, part: Part, cards: list[Card]):
        """Return the ranks that the cards are compared by in the part and the key, or None."""
        places = self.places
        ranks = sorted((card.rank for card in cards), key=lambda rank: -places[rank])
        suits = [card.suit for card in cards]
        if part.suited and len(set(suits)) > 1:
            return None
        if part.rainbow and len(set(suits)) < len(suits):
            return None
        compared = tuple(ranks)
        key = tuple(places[rank] for rank in ranks)
        if part.pattern is Pattern.OF_A_KIND:
            if len(set(ranks)) > 1:
                return None
            compared, key = compared[:1], key[:1]
        if part.pattern is Pattern.NAMED:
            if sorted(part.named) != sorted(ranks):
                return None
            return (), ()
        if part.pattern is Pattern.RUN:
            ranks = [card.rank for card in cards]  # in the order given: every one is tried
            tops = [
                top
                for top in range(part.size - 1, len(part.along))
                if [part.along[top - at] for at in range(part.size)] == ranks
            ]
            if not tops:
                return None
            compared, key = (ranks[0],), (tops[0],)
        fits = (
            (not part.top or ranks[0] == part.top)
            and (not part.bottom or ranks[-1] == part.bottom)
            and (not part.unpaired or len(set(ranks)) == len(ranks))
            and (not part.only or set(ranks) <= set(part.only))
            and set(part.includes) <= set(ranks)
            and (not part.at_least or places[part.at_least] <= min(places[r] for r in ranks))
            and (not part.at_most or places[part.at_most] >= max(places[r] for r in ranks))
        )
        return (compared, key) if fits else None

    def _may_repeat(self, reading: Reading, cards, kinds: Kinds, standing) -> bool:
        """Tell whether no wild card is one that is there already, unless it may be."""
        taken = [card for card, stands in zip(cards, standing, strict=True) if card == stands]
        for part, _, places in reading.groups:
            for at in places:
                kind, card = kinds[at], standing[at]
                if cards[at] == card:
                    continue
                assert kind is not None
                of_a_kind = part is not None and part.pattern is Pattern.OF_A_KIND
                may = kind.repeats is Repeats.ANYWHERE or (
                    kind.repeats is Repeats.OF_A_KIND and of_a_kind
                )
                if card in taken and not may:
                    return False
                taken.append(card)
        return True

    def _is_fair(self, category: Category, reading: Reading, cards, kinds, standing) -> bool:
        """Tell whether nobody could call the hand worse, and its parts no higher."""
        at = self.prize.categories.index(category)
        for weaker in self.prize.categories[at + 1 :]:
            if self.readings(weaker, cards, kinds, standing):
                return False
        return max(r.key for r in self.readings(category, cards, kinds, standing)) == reading.key

    def _suit_digits(self, reading: Reading, standing) -> list[int]:
        digits = []
        for part, _counts, places in reading.groups:
            if part is None:
                continue
            its = [standing[at] for at in places]
            if part.pattern is not Pattern.RUN and part.pattern is not Pattern.NAMED:
                its.sort(key=lambda card: -self.places[card.rank])
            if part.pattern is Pattern.NAMED:
                its.sort(key=lambda card: part.named.index(card.rank))
            suits = [self.sign * self.prize.suits.index(card.suit) for card in its]
            ranks = [card.rank for card in its]
            pairs = zip(ranks, suits, strict=True)
            digits += [
                suit
                for rank, suit in sorted(pairs, key=lambda pair: (ranks.index(pair[0]), -pair[1]))
            ]
        return digits


def evaluated(rules: Rules, dealt: Dealt) -> tuple[object, ...] | None:
    """Return what the reference evaluator says, in the same words."""
    prize = rules.game.prizes[0]
    value = Reference(prize, rules.game.deck).evaluate(dealt)
    if value is None:
        return None
    ties: list[int] = []
    played = [part for part in value.parts if part.label != IGNORED]
    if prize.natural_beats_wild:
        ties.append(
            -sum(
                card != stands
                for part in played
                for card, stands in zip(part.cards, part.stand_ins, strict=True)
            )
        )
    if prize.suits:
        sign = 1 if prize.wins is Wins.HIGH else -1
        ties += [sign * prize.suits.index(card.suit) for p in played for card in p.stand_ins]
    return value.category, value.compared, tuple(ties)


PAIRED = "three_of_a_kind pair high_card"
RUN = '{"run":{"parts":[{"run":3}]}}'
FLUSH = '{"flush":{"parts":[{"suited":3}]}}'
RUN_FLUSH = '{"run_flush":{"parts":[{"run":3,"suited":true}]}}'
THREE = f"{RUN_FLUSH} three_of_a_kind {RUN} {FLUSH} pair high_card"
LOW_THREE = f"high_card pair {RUN} {FLUSH} three_of_a_kind {RUN_FLUSH}"
NO_PAIR = '{"no_pair":{"parts":[{"cards":3,"unpaired":true}]}}'
BADUGI = "badugi_3 badugi_2 badugi_1"
J_AS_DEALT = '{"jacks":{"parts":[{"of_a_kind":2,"only":"J","as_dealt":true}]}}'
ALL_AS_DEALT = '{"natural":{"parts":[{"suited":2}],"as_dealt":true}}'
NO_WILD_FLUSH = '{"natural_flush":{"parts":[{"suited":3}],"wilds":0}}'
TWO_SUITED = '{"two_suited":{"parts":[{"suited":2}]}}'
PAIR_FLUSH = '{"pair_flush":{"parts":[{"of_a_kind":2},{"cards":1}],"suited":true}}'
EITHER = (
    '{"either":{"either":[{"parts":[{"of_a_kind":2,"at_least":"Q"}]},'
    '{"parts":[{"cards":2,"only":"J","as":"jacks"}],"kickers":"ignored"}]}}'
)
LOWEST_FIRST = '{"odd":{"parts":[{"cards":1}],"kickers":{"count":1,"first":"lowest"}}}'
UNCOUNTED = (
    '{"kind":{"parts":[{"of_a_kind":2,"as":"two"},{"cards":1,"as":"one"}],"compare":["one"]}}'
)
NEVER, ANYWHERE = JOKER.replace("of_a_kind", "never"), JOKER.replace("of_a_kind", "anywhere")
JACKS = "{cards: J Jo, stands_for: any, repeats: of_a_kind}"
BUG = "{cards: Jo, stands_for: A, completes: [run, flush], repeats: never}"
COLOURED = (
    "[{cards: J1, stands_for: {ranks: any, suits: c}, repeats: never},"
    " {cards: J2 J3, stands_for: {ranks: any, suits: d h}, repeats: of_a_kind}]"
)
OWN_SUIT = "{cards: J Q, stands_for: {ranks: any, suits: own}, repeats: never}"
OWN_RANK = "{cards: J Q, stands_for: {ranks: own, suits: any}, repeats: of_a_kind}"
TWO_KINDS = (
    "[{cards: J, stands_for: K A, repeats: anywhere}, {cards: Jo, stands_for: any, repeats: never}]"
)
PACK = "{ranks: J Q K A, suits: c d h, jokers: Jo Jo Jo}"
NAMED_JOKERS = "{ranks: J Q K A, suits: c d h, jokers: J1 J2 J3}"


def small(categories: str, **changes: str) -> Rules:
    """Return a game of three cards played, of a small pack; with jokers where they are wild."""
    has_jokers = "Jo" in changes.get("wild", JOKER)
    choices = {
        "deck": PACK if has_jokers else PACK.replace(", jokers: Jo Jo Jo", ""),
        "ranks": "J Q K A",
        "runs": "A J Q K A",
        "deal": "{cards: 3 to 5}",
        "hand": "{play: 3, from: any}",
        "wild": JOKER,
    }
    return game(categories, **(choices | changes))


def variants() -> Iterator[tuple[str, Rules]]:
    """Yield many small games."""
    wilds = {
        "never": NEVER,
        "of a kind": JOKER,
        "anywhere": ANYWHERE,
        "jacks too": JACKS,
        "bug": BUG,
        "own suit": OWN_SUIT,
        "own rank": OWN_RANK,
        "two kinds": TWO_KINDS,
    }
    low = {"wins": "low"}
    for name, wild in wilds.items():
        yield f"high, {name}", small(THREE, wild=wild)
        yield f"low, {name}", small(LOW_THREE, wild=wild, **low)
        yield f"high, naturals, {name}", small(THREE, wild=wild, natural_beats_wild="true")
        yield (
            f"low, naturals, {name}",
            small(LOW_THREE, wild=wild, natural_beats_wild="true", **low),
        )
        yield f"high, suits, {name}", small(THREE, wild=wild, suits="c d h")
        yield (
            f"low, suits and naturals, {name}",
            small(LOW_THREE, wild=wild, suits="c d h", natural_beats_wild="true", **low),
        )
    yield "coloured", small(THREE, deck=NAMED_JOKERS, wild=COLOURED)
    yield "coloured, low", small(LOW_THREE, deck=NAMED_JOKERS, wild=COLOURED, **low)
    yield "coloured, suits", small(THREE, deck=NAMED_JOKERS, wild=COLOURED, suits="h d c")
    for name, wild in (("never", NEVER), ("of a kind", JOKER), ("jacks", JACKS)):
        badugi = {"hand": "{play: {at_most: 3}, from: any}", "wild": wild}
        yield f"badugi, {name}", small(BADUGI, **badugi, **low)
        yield (
            f"badugi, naturals, {name}",
            small(BADUGI, natural_beats_wild="true", **badugi, **low),
        )
        yield f"standard order, low, {name}", small(THREE, wild=wild, **low)
        no_pair = f"{NO_PAIR} pair three_of_a_kind"
        yield f"no pair, low, {name}", small(no_pair, wild=wild, **low)
        gaps = small(f"{NO_PAIR} {RUN}", wild=wild, gaps="allowed", **low)
        yield f"no pair or a run, low, {name}", gaps
        two = f"high_card {TWO_SUITED} pair three_of_a_kind"
        yield f"two suited, low, {name}", small(two, wild=wild, **low)
        yield f"two suited, {name}", small(f"{TWO_SUITED} {PAIRED}", wild=wild)
        as_dealt = f"{J_AS_DEALT} {ALL_AS_DEALT} {NO_WILD_FLUSH} {PAIRED}"
        yield f"as dealt, {name}", small(as_dealt, wild=wild)
        odd = f"{PAIR_FLUSH} {EITHER} {LOWEST_FIRST}"
        yield f"odd shapes, {name}", small(odd, wild=wild)
        yield f"odd shapes, low, {name}", small(odd, wild=wild, **low)
        yield f"uncounted, {name}", small(f"{UNCOUNTED} high_card", wild=wild)
        yield f"uncounted, low, {name}", small(f"high_card {UNCOUNTED}", wild=wild, **low)
        groups = {"deal": "{hole: 2, board: 3}", "hand": "{play: 3, from: {hole: 1, board: 2}}"}
        yield f"one of the hole, {name}", small(THREE, wild=wild, **groups)
        yield (
            f"one of the hole, low, {name}",
            small(LOW_THREE, wild=wild, natural_beats_wild="true", **groups, **low),
        )
        packs = PACK.replace("}", ", copies: 2}")
        yield f"two packs, {name}", small(THREE, deck=packs, wild=wild)
        yield f"two packs, low, {name}", small(LOW_THREE, deck=packs, wild=wild, **low)
    by_deal = "[{dealt: {lowest: hole}, stands_for: any, repeats: of_a_kind}, " + NEVER + "]"
    deal = {"deal": "{hole: 2, up: 1 to 3}", "wild": by_deal}
    yield "lowest hole card", small(THREE, natural_beats_wild="true", **deal)
    yield "lowest hole card, low", small(LOW_THREE, **deal, **low)


VARIANTS = dict(variants())


def deals(rules: Rules, count: int, seed: str) -> Iterator[Dealt]:
    """Yield deals, every second of them with many wild cards."""
    lot, deck, prize = Random(seed), rules.game.deck, rules.game.prizes[0]
    wild = [card for card in deck.cards if any(card in kind.cards for kind in prize.wild)]
    for number in range(count):
        size = lot.randint(rules.game.dealt.least, rules.game.dealt.most)
        some = lot.sample(wild, min(lot.randint(0, 3), len(wild), size)) if number % 2 else []
        rest = list(deck.cards)
        for card in some:
            rest.remove(card)
        cards = [*some, *lot.sample(rest, size - len(some))]
        lot.shuffle(cards)
        yield Dealt(dealt_out(tuple(cards), rules.game.deal))


@pytest.mark.parametrize("name", VARIANTS)
def test_the_best_way_is_the_best_of_every_way(name: str) -> None:
    rules = VARIANTS[name]
    every_way = EveryWay(rules)
    for dealt in deals(rules, 5, name):
        assert evaluated(rules, dealt) == every_way.best(dealt), str(dealt)
