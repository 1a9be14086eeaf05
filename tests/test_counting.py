"""Counts of deals, against published figures and against going through small packs deal by deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from math import comb

import pytest
from games import ACE_TO_FIVE, DEUCE_TO_SEVEN, FIVE_HIGH, JOKER, LOW_RANKS, game

from evaluator import Rules, load
from evaluator.counting import count_by_classes, count_by_tables, count_deals, count_one_by_one
from evaluator.dealt import Dealt
from evaluator.errors import InputError, UnreadableHandError
from evaluator.wilds import named_wilds

# Wikipedia, "Poker probability", 7-card poker hands
STANDARD_SEVEN = {
    "straight_flush": 41_584,
    "four_of_a_kind": 224_848,
    "full_house": 3_473_184,
    "flush": 4_047_644,
    "straight": 6_180_020,
    "three_of_a_kind": 6_461_620,
    "two_pair": 31_433_400,
    "pair": 58_627_800,
    "high_card": 23_294_460,
}
# hands of three cards, for small packs
RUN, FLUSH = '{"run":{"parts":[{"run":3}]}}', '{"flush":{"parts":[{"suited":3}]}}'
THREE = (
    f'{{"run_flush":{{"parts":[{{"run":3,"suited":true}}]}}}} three_of_a_kind {RUN} {FLUSH} '
    "pair high_card"
)
TWO_SUITED = THREE.replace("pair", '{"two_suited":{"parts":[{"suited":2}]}} pair')
LOW = f"high_card pair {RUN} {FLUSH} three_of_a_kind"
BADUGI = "badugi_3 badugi_2 badugi_1"
J_AS_DEALT = '{"jacks":{"parts":[{"of_a_kind":2,"only":"J","as_dealt":true}]}}'
SUITED_AS_DEALT = '{"natural":{"parts":[{"suited":2}],"as_dealt":true}}'
PAIR_FLUSH = '{"pair_flush":{"parts":[{"of_a_kind":2},{"cards":1}],"suited":true}}'


def counts(rules: Rules, cards: int, prize: int = 0, named: str = ""):
    wild = named_wilds(named, rules.game)
    return count_deals(rules.game, rules.game.prizes[prize], cards, None, wild)


def small(categories: str = THREE, pack: str = "suits: c d h s", **changes: str) -> Rules:
    """Return a game of three cards played, from a pack of jacks up."""
    choices = {
        "deck": f"{{ranks: J Q K A, {pack}}}",
        "ranks": "J Q K A",
        "runs": "A J Q K",
        "deal": "{cards: 3 to 5}",
        "hand": "{play: 3, from: any}",
    }
    return game(categories, **(choices | changes))


def one_by_one(rules: Rules, cards: int, named: str = "") -> tuple[int, Counter[object], int]:
    """Count by evaluating every deal, with every group and in every order."""

    def dealt(groups: list[tuple[str, int]], left: tuple[int, ...]) -> Iterator[Dealt]:
        if not groups:
            yield Dealt(())
            return
        (name, size), *others = groups
        for places in deal(left, size):
            rest = tuple(place for place in left if place not in places)
            for more in dealt(others, rest):
                yield Dealt(((name, tuple(deck[at] for at in places)), *more.groups))

    deck, prize = rules.game.deck.cards, rules.game.prizes[0]
    in_order = any(kind.dealt and kind.dealt.find.value in "last after" for kind in prize.wild)
    deal = permutations if in_order else combinations
    groups = [(group.name, group.count.least) for group in rules.game.deal[:-1]]
    groups += [(rules.game.deal[-1].name, cards - sum(size for _, size in groups))]
    found: Counter[object] = Counter()
    strengths = set()
    for hand in dealt(groups, tuple(range(len(deck)))):
        try:
            value = rules.evaluate(hand, wild=named)
        except UnreadableHandError:
            found[None] += 1
        else:
            found[value.category] += 1
            strengths.add(value.strength)
    return sum(found.values()), found, len(strengths)


def wild(cards: str, stands_for: str = "any", repeats: str = "of_a_kind") -> dict[str, str]:
    return {"wild": f"{{cards: {cards}, stands_for: {stands_for}, repeats: {repeats}}}"}


JOKERS = {"pack": "suits: c d h s, jokers: Jo Jo"}
TWO_PACKS = {"pack": "suits: c d h, copies: 2"}
THREE_SUITS = {"pack": "suits: c d h"}
UP_CARDS = {"pack": "suits: c d", "deal": "{down: 1, up: 3}"}
NATURAL_FIRST = {"natural_beats_wild": "true"}
HOLE_AND_BOARD = {"hand": "{play: 3, from: {hole: 1, board: 2}}", **THREE_SUITS}
SMALL_GAMES = {
    "all played": (small(), 3),
    "best of five": (small(), 5),
    "suits seen in two cards": (small(TWO_SUITED), 4),
    "a low that suits can hurt": (small(LOW, wins="low", runs="J Q K A"), 4),
    "no two of a suit": (small(BADUGI, wins="low", hand="{play: {at_most: 3}, from: any}"), 4),
    "no two of a suit, and a joker": (
        small(
            BADUGI,
            wins="low",
            hand="{play: {at_most: 3}, from: any}",
            **JOKERS,
            **wild("Jo", repeats="never"),
            **NATURAL_FIRST,
        ),
        4,
    ),
    "suits break ties": (small(suits="c d h s", **wild("K")), 4),
    "two jokers": (small(**JOKERS, **wild("Jo")), 4),
    "wild jacks, anywhere": (small(**wild("J", repeats="anywhere")), 4),
    "wild jacks, natural first": (small(**wild("J"), **NATURAL_FIRST), 4),
    "two wild jacks": (small(**wild("Jh Js", repeats="never")), 5),
    "a jack of any suit": (small(**wild("Jh", "{ranks: own, suits: any}", "never")), 4),
    "a red joker": (small(**JOKERS, **wild("Jo", "{ranks: any, suits: h d}", "never")), 4),
    "wilds that keep the suit": (small(**wild("J", "{ranks: any, suits: own}")), 4),
    "wilds that are aces": (small(**wild("J", "A"), **NATURAL_FIRST), 4),
    "a bug": (small(**JOKERS, **wild("Jo", "A, completes: [flush, run]")), 4),
    "wilds as dealt": (small(f"{J_AS_DEALT} {THREE}", **wild("J")), 4),
    "wilds as dealt in a suit": (small(f"{SUITED_AS_DEALT} {THREE}", **wild("J")), 4),
    "two packs": (small(f"{PAIR_FLUSH} {THREE}", **TWO_PACKS), 3),
    "two packs with wilds": (small(**TWO_PACKS, **wild("Jh", repeats="never")), 3),
    "exactly one and two": (small(**HOLE_AND_BOARD, deal="{hole: 2, board: 3}"), 5),
    "exactly one and two, with wilds": (
        small(**HOLE_AND_BOARD, deal="{hole: 1, board: 3}", **wild("Kh"), **NATURAL_FIRST),
        4,
    ),
    "no hand for all": (small(f"three_of_a_kind {RUN}"), 4),
}
BY_DEAL = {
    "lowest": "{lowest: up}",
    "lowest, aces low": "{lowest: up, ranks: A J Q K}",
    "highest": "{highest: up}",
    "last": "{last: up}",
    "after": "{after: Q, among: up}",
}


@pytest.mark.parametrize(("rules", "cards"), SMALL_GAMES.values(), ids=SMALL_GAMES.keys())
def test_a_count_is_what_going_through_all_deals_gives(rules: Rules, cards: int) -> None:
    wanted = one_by_one(rules, cards)
    _compare(counts(rules, cards), wanted)
    _compare(count_by_classes(rules.game, rules.game.prizes[0], cards), wanted)


def test_tables_tell_the_counts_of_most_games() -> None:
    untold = {
        name
        for name, (rules, cards) in SMALL_GAMES.items()
        if count_by_tables(rules.game, rules.game.prizes[0], cards) is None
    }
    assert untold == {
        *("suits break ties", "a red joker", "two packs", "two packs with wilds"),
        "exactly one and two, with wilds",
    }


@pytest.mark.parametrize("rule", BY_DEAL.values(), ids=BY_DEAL.keys())
@pytest.mark.parametrize("first", ["true", "false"], ids=["natural first", "all equal"])
def test_what_the_deal_makes_wild_is_counted(rule: str, first: str) -> None:
    kind = f"{{cards: Kd, dealt: {rule}, stands_for: any, repeats: of_a_kind}}"
    rules = small(**UP_CARDS, wild=kind, natural_beats_wild=first)
    _compare(counts(rules, 4), one_by_one(rules, 4))


def test_two_rules_of_the_deal_are_counted_together() -> None:
    kinds = (
        "[{dealt: {highest: down}, stands_for: any, repeats: of_a_kind}, "
        "{dealt: {last: up}, stands_for: A, repeats: never}]"
    )
    rules = small(**UP_CARDS, wild=kinds)
    _compare(counts(rules, 4), one_by_one(rules, 4))


def test_cards_named_at_the_table_are_counted_as_wild() -> None:
    rules = small(wild="{dealt: named, stands_for: any, repeats: of_a_kind}")
    _compare(counts(rules, 4, named="Q"), one_by_one(rules, 4, "Q"))


def _compare(
    found: tuple[int, dict[object, int], int], wanted: tuple[int, Counter[object], int]
) -> None:
    """Check that the counts agree, but for what the order of a deal multiplies all of them by."""
    deals, categories, values = found
    more_orders, left = divmod(wanted[0], deals)
    assert left == 0
    assert {k: n * more_orders for k, n in categories.items() if n} == dict(wanted[1])
    assert values == wanted[2]


def test_the_best_five_of_seven_standard_cards() -> None:
    deals, categories, values = counts(game(), 7)
    assert deals == comb(52, 7) == sum(categories.values())
    assert categories == STANDARD_SEVEN
    assert values == 4_824  # the distinct values of seven cards


def test_hole_and_board_cards_are_counted_together() -> None:
    rules = game("flush nothing", deal="{hole: 2, board: 4}")
    _, categories, _ = counts(rules, 6)
    five, six = comb(13, 5) * 39, comb(13, 6)
    assert categories == {"flush": 4 * (five + six), "nothing": comb(52, 6) - 4 * (five + six)}


def test_one_fully_wild_joker() -> None:
    """Published for five cards with one fully wild joker: 13 fives, 204 straight flushes, ..."""
    _, categories, _ = counts(game(FIVE_HIGH, deck="french-53", wild=JOKER), 5)
    published = [13, 204, 3_120, 6_552, 7_804, 20_532, 137_280, 123_552]
    assert list(categories.values())[:8] == published
    assert sum(categories.values()) == comb(53, 5)


def test_a_low_of_seven_cards() -> None:
    """Seven cards make five different ranks unless they have four or fewer."""
    rules = game(ACE_TO_FIVE, ranks=LOW_RANKS, runs="none", wins="low")
    _, categories, _ = counts(rules, 7)
    # hands of seven cards by how many ranks they have
    table = Counter({(0, 0): 1})
    for _ in range(13):
        grown: Counter[tuple[int, int]] = Counter()
        for (ranks, cards), number in table.items():
            for count in range(min(4, 7 - cards) + 1):
                grown[ranks + (count > 0), cards + count] += number * comb(4, count)
        table = grown
    assert categories["no_pair"] == sum(table[ranks, 7] for ranks in (5, 6, 7))


def test_each_prize_is_counted_with_the_cards_that_can_play_for_it() -> None:
    rules = load("chinese-poker")
    deals, front, _ = counts(rules, 13)
    assert deals == comb(52, 3)
    assert front["three_of_a_kind"] == 13 * comb(4, 3)
    deals, back, _ = counts(rules, 13, prize=2)
    assert (deals, back["straight_flush"]) == (comb(52, 5), 40)


@pytest.mark.parametrize(
    ("rules", "cards", "message"),
    [
        (game(), 11, "deals 5 to 10 cards, not 11"),
        (game(), 4, "deals 5 to 10 cards, not 4"),
        (load("omaha-high"), 9, "takes more than 5 minutes.*; 7 cards can be counted"),
        (load("baseball"), 11, "takes more than 5 minutes.*5 or 6 or 7"),
        (
            game(
                deal="{hole: 3, board: 3}",
                hand="{play: 5, from: {hole: 2, board: 3}}",
                wild="{dealt: {last: board}, stands_for: any, repeats: never}",
            ),
            6,
            "both hang on the groups",
        ),
    ],
    ids=["too many", "too few", "two of four", "eleven", "wild by the deal and from groups"],
)
def test_what_cannot_be_counted_is_said(rules: Rules, cards: int, message: str) -> None:
    with pytest.raises(InputError, match=message):
        counts(rules, cards)


def test_a_count_tells_how_far_it_has_got() -> None:
    rules = small()
    told: list[tuple[int, int]] = []
    tell = lambda done, of: told.append((done, of))  # noqa: E731
    count_by_classes(rules.game, rules.game.prizes[0], 5, tell)
    assert told[0][0] == 0
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert all(done <= of for done, of in told)


def test_deuce_to_seven_of_seven_cards() -> None:
    """Suits can hurt here, and a card of another suit mends that.

    With five ranks or more there is a hand without a pair, unless all five ranks make one run or
    all seven cards are of one suit: of six or seven ranks at most three choices of five are runs,
    and a suit of five or six can be broken with a card beside it, or with the second of a pair.
    """
    rules = game(DEUCE_TO_SEVEN, runs="2 3 4 5 6 7 8 9 T J Q K A", wins="low")
    _, categories, _ = counts(rules, 7)

    def with_ranks(ranks: int) -> int:
        """Seven cards of so many given ranks, each of them there."""
        return sum(
            (-1) ** less * comb(ranks, less) * comb(4 * (ranks - less), 7) for less in range(ranks)
        )

    worse = {
        "pair": comb(13, 4) * with_ranks(4) + 9 * with_ranks(5),
        "two_pair": comb(13, 3) * with_ranks(3),
        "flush": 4 * comb(13, 7),
        "full_house": comb(13, 2) * with_ranks(2),
    }
    assert {k: n for k, n in categories.items() if n} == worse | {
        "no_pair": comb(52, 7) - sum(worse.values())
    }


@pytest.mark.parametrize("loops", ["", "numpy"])
@pytest.mark.parametrize(
    ("name", "cards", "named"),
    [
        ("texas-holdem", 5, ""),
        ("deuces-wild", 5, ""),
        ("deuce-to-seven-low", 5, ""),
        ("badugi", 4, ""),
        ("royal-holdem", 7, ""),
        ("dealers-choice-wild", 5, "7"),
    ],
)
def test_dealing_every_hand_counts_the_same(
    name: str, cards: int, named: str, loops: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HANDRULES_KERNEL", loops)
    rules = load(name)
    its = rules.game, rules.game.prizes[0], cards
    wild = named_wilds(named, rules.game)
    assert count_one_by_one(*its, None, wild) == count_deals(*its, None, wild)


def test_all_seven_card_strengths_add_up_to_the_known_sum() -> None:
    """SKPokerEval and OMPEval, which number the values of five cards from 1 to 7462, agree."""
    rules = load("texas-holdem")
    ways = rules.compiled().deal_every_hand(7)
    assert (ways.sum(), (ways * range(len(ways))).sum()) == (comb(52, 7), 450_468_187_308)


@pytest.mark.parametrize(
    ("name", "cards", "message"),
    [
        ("omaha-high", 9, "more than sets of cards"),
        ("follow-the-queen", 7, "more than sets of cards"),
        ("poker-dice", 5, "more than sets of cards"),
    ],
)
def test_what_is_not_dealt_one_by_one_is_said(name: str, cards: int, message: str) -> None:
    rules = load(name)
    with pytest.raises(InputError, match=message):
        count_one_by_one(rules.game, rules.game.prizes[0], cards)
