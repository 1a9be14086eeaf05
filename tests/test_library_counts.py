"""How many hands of each category each packaged game has, against figures from outside.

A figure is from a published table, or worked out by hand and written as binomials, or from a count
by ranks and suits that knows nothing of the evaluator.
"""

from __future__ import annotations

import re
import shlex
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, combinations_with_replacement, pairwise
from math import comb, perm, prod
from pathlib import Path

import pytest
from test_pages import ROOT, Step, steps

from evaluator import load as load_file
from evaluator.cards import AnyCard
from evaluator.classes import Tell
from evaluator.cli import run
from evaluator.counting import count_deals
from evaluator.library import game_ids
from evaluator.rules import CategoryId, Game, Prize, PrizeId, Selection
from evaluator.wilds import named_wilds

PARADOX = "docs/wild-card-paradox.md"
NOBODY: frozenset[AnyCard] = frozenset()  # no card is named wild
Figures = Mapping[str | None, int]  # how many hands of each category; None: of no category

load = cache(load_file)


# -- figures worked out by hand ----------------------------------------------------------------


def plain(ranks: int, runs: int) -> dict[str, int]:
    """Five cards of so many ranks in four suits, of which so many sets of five are runs."""
    mixed = 4**5 - 4  # ways to give suits to five ranks so that not all are the same
    return {
        "straight_flush": 4 * runs,
        "four_of_a_kind": ranks * 4 * (ranks - 1),
        "full_house": ranks * 4 * (ranks - 1) * comb(4, 2),
        "flush": 4 * (comb(ranks, 5) - runs),
        "straight": runs * mixed,
        "three_of_a_kind": ranks * 4 * comb(ranks - 1, 2) * 4**2,
        "two_pair": comb(ranks, 2) * comb(4, 2) ** 2 * 4 * (ranks - 2),
        "pair": ranks * comb(4, 2) * comb(ranks - 1, 3) * 4**3,
        "high_card": (comb(ranks, 5) - runs) * mixed,
    }


def low(runs: int) -> dict[str, int]:
    """The same in a game where a hand without a pair is the best."""
    figures = plain(13, runs)
    return {"no_pair": figures.pop("high_card")} | figures


RUNS = "A23456789TJQKA"
RANKS = RUNS[1:]
FIVE = "five_of_a_kind straight_flush four_of_a_kind full_house flush straight three_of_a_kind"
FIVE_HIGH = f"{FIVE} two_pair pair high_card"


def with_wilds(
    order: str, wilds: int, missing: str = "", suits: Mapping[str, str] | None = None
) -> dict[str, int]:
    """Five cards with so many fully wild ones in the pack, each hand of its best category.

    ``missing`` are ranks of which no card is natural, ``suits`` the natural suits of ranks that
    have not all four.
    """
    natural = {rank: (suits or {}).get(rank, "cdhs") for rank in RANKS if rank not in missing}
    found: Counter[str] = Counter(dict.fromkeys(order.split(), 0))
    for held in range(min(wilds, 5) + 1):
        for category, ways in of_naturals(order, natural, 5 - held, held).items():
            found[category] += ways * comb(wilds, held)
    return dict(found)


def of_naturals(order: str, natural: Mapping[str, str], cards: int, wilds: int) -> Counter[str]:
    """So many natural cards that make each category with this many wild ones beside them."""
    found: Counter[str] = Counter()
    for ranks in combinations_with_replacement(natural, cards):
        counts = Counter(ranks)
        ways = prod(comb(len(natural[rank]), count) for rank, count in counts.items())
        in_suit = 0
        if len(counts) == cards:
            in_suit = sum(all(s in natural[rank] for rank in ranks) for s in "cdhs")
        suited = min(in_suit, ways)  # of no cards at all there is one hand, in every suit
        for number, is_suited in ((suited, True), (ways - suited, False)):
            if number:
                able = categories(counts, wilds, is_suited)
                found[next(each for each in order.split() if each in able)] += number
    return found


def categories(counts: Mapping[str, int], wilds: int, suited: bool) -> set[str]:
    """All that natural cards of these ranks can be called with so many wild cards beside them."""
    able = {"high_card", "nothing"}
    first, second, *_ = (*sorted(counts.values(), reverse=True), 0, 0)
    most = first + wilds
    names = "pair three_of_a_kind four_of_a_kind five_of_a_kind"
    able |= {name for size, name in enumerate(names.split(), 2) if most >= size}
    able |= {"two_pair"} if max(0, 2 - first) + max(0, 2 - second) <= wilds else set()
    able |= {"full_house"} if max(0, 3 - first) + max(0, 2 - second) <= wilds else set()
    for name, ranks in (("jacks_or_better", "JQKA"), ("kings_or_better", "KA")):
        able |= {name} if max((counts.get(r, 0) for r in ranks), default=0) + wilds >= 2 else set()
    if first <= 1:
        fits = [at for at in range(10) if set(counts) <= set(RUNS[at : at + 5])]
        able |= {"straight"} if fits else set()
        able |= {"flush"} if suited else set()
        able |= {"straight_flush"} if fits and suited else set()
        if 9 in fits and suited:
            able |= {"royal_flush", "wild_royal_flush" if wilds else "natural_royal_flush"}
    return able


def kings_and_lows(order: str) -> dict[str, int]:
    """Five cards with the kings wild, and the lowest rank of the hand as well.

    ``order`` are the ranks, lowest first. The lowest rank is there at least once; all natural
    cards rank above it.
    """
    found: Counter[str] = Counter(dict.fromkeys(FIVE_HIGH.split(), 0))
    for at, lowest in enumerate(order):
        above = {rank: "cdhs" for rank in order[at + 1 :] if rank != "K"}
        for lows in range(1, 5):
            for kings in range(5 - lows + 1 if lowest != "K" and "K" in order[at:] else 1):
                if kings <= 4 and lows + kings <= 5:
                    naturals = of_naturals(FIVE_HIGH, above, 5 - lows - kings, lows + kings)
                    for category, ways in naturals.items():
                        found[category] += ways * comb(4, lows) * comb(4, kings)
    return dict(found)


def best_badugi(cards: int) -> dict[str, int]:
    """Four or five cards by how many of them differ both in rank and in suit.

    By the ranks: all different, one pair, two pairs, three of one. As many cards differ as there
    are suits among different ranks; where a pair or three are among them, it has to be looked at
    which suits are left for it.
    """
    if cards == 4:
        ranks, pair = comb(13, 4), 13 * comb(4, 2) * comb(12, 2)
        return {
            "badugi_4": ranks * 24,
            # three suits; or two other suits beside a pair that has a third
            "badugi_3": ranks * 4 * 36 + pair * (12 - 2),
            "badugi_2": ranks * 6 * 14 + pair * (4 + 2) + comb(13, 2) * 6**2 + 13 * 4 * 48,
            "badugi_1": ranks * 4 + 13,
        }
    ranks, pair = comb(13, 5), 13 * comb(4, 2) * comb(12, 3)
    two_pair, trips = comb(13, 2) * 11, 13 * 4 * comb(12, 2)
    return {
        # of three suits beside a pair the fourth has to be in it, which it is in half
        "badugi_4": ranks * 240 + pair * 12,
        # ... or two suits beside a pair that has a third; two pairs are short of a third suit
        # where they are the same and the odd card is of one of their suits
        "badugi_3": (
            ranks * 4 * 150 + pair * (12 + 36 - 6) + two_pair * (6 * 6 * 4 - 6 * 2) + trips * 12
        ),
        "badugi_2": (
            ranks * 6 * 30 + pair * (6 + 4) + two_pair * 6 * 2 + trips * 4
            + STANDARD["full_house"] + STANDARD["four_of_a_kind"]
        ),
        "badugi_1": ranks * 4,
    }  # fmt: skip


def soko(four_straight_first: bool) -> dict[str, int]:
    """The hands of stud that hold four of a suit or four in a row, and what they are taken from."""
    sets = 9 * 7 + 2 * 8  # a run of four with a fifth rank that does not make it five
    pairs = 11 * 4 * comb(4, 2) * 4**3  # a run of four with one of its ranks twice
    straights = sets * (4**5 - 4) + pairs
    flush_and_pair = comb(13, 4) * 4 * 4 * 3
    flushes = comb(13, 4) * 4 * 39 - 10 * 5 * 4 * 3  # without those that are straights
    both = sets * 5 * 4 * 3 + 11 * 4 * 4 * 3  # four of a suit, and four in a row
    both_with_pair = 11 * 4 * 4 * 3
    paired = flush_and_pair + pairs - both_with_pair
    return STANDARD | {
        "four_flush": flushes - (both if four_straight_first else 0),
        "four_straight": straights - (0 if four_straight_first else both),
        "pair": STANDARD["pair"] - paired,
        "high_card": STANDARD["high_card"] - (flushes + straights - both - paired),
    }


STANDARD = plain(13, 10)
OF_A_KIND = ("pair", "two_pair", "three_of_a_kind", "full_house", "four_of_a_kind")
NO_RUNS = {"no_pair": comb(13, 5) * 4**5} | {name: STANDARD[name] for name in OF_A_KIND}
EIGHT_OR_BETTER = {"no_pair": comb(8, 5) * 4**5, None: comb(52, 5) - comb(8, 5) * 4**5}
# what stands beside one joker: four ranks that fit in one run (eleven runs of four, and ten runs
# of five without one of their three inner cards), other four ranks, a pair and two others ...
FITS = 11 + 10 * 3
OTHERS = comb(13, 4) - FITS
QUADS, TRIPS = 13, 13 * 4 * 48
TWO_PAIRS, ONE_PAIR = comb(13, 2) * 6**2, 13 * 6 * comb(12, 2) * 4**2
# ... and beside two jokers: three ranks that fit in one run, of which 12 have no gap
THREE_FIT = 12 + 11 * 2 + 10 * 3
THREE_OTHERS = comb(13, 3) - THREE_FIT


def added(*figures: Figures) -> dict[str | None, int]:
    """Add figures up, in the order of the first."""
    return {name: sum(each.get(name, 0) for each in figures) for name in figures[0]}


JOKER = {
    "five_of_a_kind": QUADS,
    "straight_flush": FITS * 4,
    "four_of_a_kind": TRIPS,
    "full_house": TWO_PAIRS,
    "flush": OTHERS * 4,
    "straight": FITS * (4**4 - 4),
    "three_of_a_kind": ONE_PAIR,
    "two_pair": 0,
    "pair": OTHERS * (4**4 - 4),
    "high_card": 0,
}
# The bug is an ace, but in a straight or a flush. Among four ranks out of one run, eight sets have
# an ace.
BUG = {
    "five_of_a_kind": 1,
    "straight_flush": FITS * 4,
    "four_of_a_kind": 12 + 4 * 48,
    "full_house": 12 * 4 * 4 + 6 * 12 * 6,
    "flush": OTHERS * 4,
    "straight": FITS * (4**4 - 4),
    "three_of_a_kind": 12 * 4 * 44 + 6 * comb(12, 2) * 4**2,
    "two_pair": comb(12, 2) * 6**2 + 12 * 6 * 4 * 44,
    "pair": 12 * 6 * comb(11, 2) * 4**2 + (comb(12, 3) - 8) * (4**4 - 4),
    "high_card": (comb(12, 4) - (FITS - 8)) * (4**4 - 4),
}
JOKER_LOW = {
    "no_pair": comb(13, 4) * 4**4,
    "pair": ONE_PAIR,
    "two_pair": TWO_PAIRS,
    "three_of_a_kind": TRIPS,
    "full_house": 0,
    "four_of_a_kind": QUADS,
}
JOKER_WILD = added(JOKER, STANDARD)
ONLY_FOUR = {  # four of a kind and a joker that may not be a fifth
    name: number + (JOKER["five_of_a_kind"] if name == "four_of_a_kind" else 0)
    for name, number in JOKER_WILD.items()
    if name != "five_of_a_kind"
}
BUG_WITHOUT_FIVE = {
    name: number + (name == "four_of_a_kind")
    for name, number in added(BUG, STANDARD).items()
    if name != "five_of_a_kind"
}
# No joker can be in a straight flush of the other colour.
COLOURED_JOKERS = {
    "five_of_a_kind": 2 * QUADS + 13 * comb(4, 3),
    "straight_flush": 40 + 2 * FITS * 2,
    "four_of_a_kind": 624 + 2 * TRIPS + 13 * 6 * 48,
    "full_house": 3_744 + 2 * TWO_PAIRS,
    "flush": 5_108 + 2 * OTHERS * 2,
    "straight": 10_200 + 2 * FITS * (4**4 - 2) + THREE_FIT * 4**3,
    "three_of_a_kind": 54_912 + 2 * ONE_PAIR + THREE_OTHERS * 4**3,
    "two_pair": 123_552,
    "pair": 1_098_240 + 2 * OTHERS * (4**4 - 2),
    "high_card": 1_302_540,
}
# A jack of hearts or of spades beside four cards in one suit that is not its own: four of these
# sets are runs with a jack in them.
ANY_SUIT = 2 * 3 * comb(12, 4)
JACK_OF_ANY_SUIT = STANDARD | {
    "straight_flush": 40 + 2 * 3 * 4,
    "flush": STANDARD["flush"] + ANY_SUIT - 2 * 3 * 4,
    "straight": STANDARD["straight"] - 2 * 3 * 4,
    "high_card": STANDARD["high_card"] - (ANY_SUIT - 2 * 3 * 4),
}
VIDEO = {"straight_flush": 36, "royal_flush": 4} | {
    name: STANDARD[name]
    for name in ("full_house", "flush", "straight", "three_of_a_kind", "two_pair")
}
JACKS = {"jacks_or_better": STANDARD["pair"] * 4 // 13}
BONUS = VIDEO | JACKS | {"four_aces": 48, "four_twos_to_fours": 3 * 48, "four_fives_to_kings": 432}
DOUBLE_DOUBLE = BONUS | {
    "four_aces_low_kicker": 3 * 4,
    "four_aces": 48 - 12,
    "four_twos_to_fours_low_kicker": 3 * 12,
    "four_twos_to_fours": 3 * (48 - 12),
}
# a king or an ace beside the joker: of the sets that fit in a run, eight have an ace, and four a
# king without one
HIGH_BESIDE_JOKER = comb(13, 4) - comb(11, 4) - 12
JOKER_VIDEO = {name: JOKER_WILD[name] for name in FIVE.split()} | {
    "natural_royal_flush": 4,
    "wild_royal_flush": 5 * 4,
    "straight_flush": JOKER_WILD["straight_flush"] - 24,
    "two_pair": 123_552,
}
KINGS = {"kings_or_better": 1_098_240 * 2 // 13 + HIGH_BESIDE_JOKER * (4**4 - 4)}


# -- the games ---------------------------------------------------------------------------------

WIKIPEDIA = "Wikipedia, Poker probability; and by hand"
BY_HAND = "by hand"
ALSPACH = "B. Alspach, Wild Cards in Profusion 2 (people.math.sfu.ca/~alspach/mag94)"
BY_RANKS = "counted by ranks and suits, above"


@dataclass(frozen=True)
class Case:
    """A game, the cards dealt of it (the fewest, if not said), and its figures with their source.

    Where only some categories have a figure, ``figures`` hold those.
    """

    game: str
    source: str
    figures: Figures
    prize: str = ""
    cards: int = 0
    named: str = ""

    def __str__(self) -> str:
        return " ".join(filter(None, (self.game, self.prize, str(self.cards or ""))))


CASES = [
    Case("standard-high", WIKIPEDIA, STANDARD),
    Case("seven-card-stud", WIKIPEDIA, STANDARD),
    Case("texas-holdem", WIKIPEDIA, STANDARD),
    Case("texas-holdem-judge", WIKIPEDIA, STANDARD, cards=5),
    Case("greek-holdem", WIKIPEDIA, STANDARD),
    Case("irish", WIKIPEDIA, STANDARD),
    Case("stud-hi-lo", WIKIPEDIA, STANDARD, "high"),
    Case("stud-hi-lo", WIKIPEDIA, NO_RUNS, "low"),
    Case("stud-hi-lo-8", WIKIPEDIA, STANDARD, "high"),
    Case("stud-hi-lo-8", WIKIPEDIA, EIGHT_OR_BETTER, "low"),
    Case("chinese-poker", WIKIPEDIA, STANDARD, "middle"),
    Case("chinese-poker", WIKIPEDIA, STANDARD, "back"),
    Case(
        "chinese-poker",
        "Wikipedia, Three Card Poker: three of a kind and pairs",
        {"three_of_a_kind": 52, "pair": 3_744, "high_card": 22_100 - 52 - 3_744},
        "front",
    ),
    Case("royal-holdem", BY_HAND, {k: n for k, n in plain(5, 1).items() if n}),
    Case("short-deck", BY_HAND, plain(9, 6)),
    Case("short-deck-trips-over-straight", BY_HAND, plain(9, 6)),
    Case("manila", BY_HAND, plain(8, 4)),
    Case("poker-lesson-viii-pairs", BY_HAND, plain(13, 9)),
    # low: Wikipedia's table of ace-to-five hands adds up to 1,317,888 without a pair
    Case("ace-to-five-low", WIKIPEDIA, NO_RUNS | {"no_pair": 1_317_888}),
    Case("razz", WIKIPEDIA, NO_RUNS | {"no_pair": 1_317_888}),
    Case("badacey", WIKIPEDIA, NO_RUNS, "low"),
    Case("badacey", BY_HAND, best_badugi(5), "badugi"),
    Case("badugi", BY_HAND, best_badugi(4)),
    Case("eight-or-better-low", WIKIPEDIA, EIGHT_OR_BETTER),
    Case("deuce-to-seven-low", BY_HAND, low(9)),
    Case("deuce-to-seven-triple-draw", BY_HAND, low(9)),
    # wild
    Case(
        "joker-wild",
        "fennaixelphox, Poker with one joker; and by hand",
        JOKER_WILD | {"three_of_a_kind": 137_280, "pair": 1_268_088, "high_card": 1_302_540},
    ),
    Case("joker-wild-no-repeats", BY_HAND, ONLY_FOUR),
    Case("double-joker-wild", BY_RANKS, with_wilds(FIVE_HIGH, 2)),
    Case(
        "deuces-wild",
        f"as in deuces-wild-vp; {ALSPACH}: fives; {BY_RANKS}",
        with_wilds(FIVE_HIGH, 4, "2")
        | {"five_of_a_kind": 672, "straight_flush": 4 + 480 + 2_068, "four_of_a_kind": 31_552},
    ),
    Case(
        "baseball",
        f"{ALSPACH}: fives; {BY_RANKS}",
        with_wilds(FIVE_HIGH, 8, "39") | {"five_of_a_kind": 8_152},
    ),
    Case(
        "one-eyed-jacks-wild",
        f"{ALSPACH}: fives; {BY_RANKS}",
        with_wilds(FIVE_HIGH, 2, suits={"J": "cd"}) | {"five_of_a_kind": 72},
    ),
    Case("suicide-king-wild", BY_RANKS, with_wilds(FIVE_HIGH, 1, suits={"K": "cds"})),
    Case("one-eyed-jacks-any-suit", BY_HAND, JACK_OF_ANY_SUIT),
    Case("kings-and-lows", BY_RANKS, kings_and_lows(RANKS)),
    Case("bug", BY_HAND, added(BUG, STANDARD)),
    Case("pai-gow-low", BY_HAND, {"pair": 13 * 6 + 4, "high_card": comb(13, 2) * 4**2 + 12 * 4}),
    Case(
        "comparing-hands",
        BY_RANKS,
        with_wilds(
            "royal_flush straight_flush four_of_a_kind full_house flush straight three_of_a_kind "
            "two_pair jacks_or_better high_card",
            5,
        ),
    ),
    # video poker
    Case("jacks-or-better-vp", WIKIPEDIA, VIDEO | JACKS | {"four_of_a_kind": 624}),
    Case("bonus-poker-vp", BY_HAND, BONUS),
    Case("double-bonus-vp", BY_HAND, BONUS),
    Case("double-double-bonus-vp", BY_HAND, DOUBLE_DOUBLE),
    Case(
        "deuces-wild-vp",
        "the usual table of the first deal",
        {
            "natural_royal_flush": 4,
            "four_deuces": 48,
            "wild_royal_flush": 480,
            "five_of_a_kind": 624,
            "straight_flush": 2_068,
            "four_of_a_kind": 31_552,
            "full_house": 12_672,
            "flush": 14_472,
            "straight": 62_232,
            "three_of_a_kind": 355_080,
        },
    ),
    Case("joker-kings-or-better-vp", BY_HAND, JOKER_VIDEO | KINGS),
    # other sizes, other hands
    Case(
        "three-card",
        "Wikipedia, Three Card Poker",
        {
            "straight_flush": 48,
            "three_of_a_kind": 52,
            "straight": 720,
            "flush": 1_096,
            "pair": 3_744,
            "high_card": 16_440,
        },
    ),
    Case(
        "three-card-brag",
        "Wikipedia, Three Card Poker: the same hands",
        {
            "straight_flush": 48,
            "three_of_a_kind": 52,
            "straight": 720,
            "flush": 1_096,
            "pair": 3_744,
            "high_card": 16_440,
        },
    ),
    Case(
        "four-card",
        BY_HAND,
        {
            "four_of_a_kind": 13,
            "straight_flush": 11 * 4,
            "three_of_a_kind": 13 * 4 * 48,
            "flush": 4 * (comb(13, 4) - 11),
            "straight": 11 * (4**4 - 4),
            "two_pair": comb(13, 2) * 6**2,
            "pair": 13 * 6 * comb(12, 2) * 4**2,
            "high_card": (comb(13, 4) - 11) * (4**4 - 4),
        },
    ),
    Case("soko", BY_HAND, soko(four_straight_first=False)),
    Case(
        "poker-dice",
        "Wikipedia, Poker dice",
        {
            "five_of_a_kind": 6,
            "four_of_a_kind": 150,
            "full_house": 300,
            "straight": 240,
            "three_of_a_kind": 1_200,
            "two_pair": 1_800,
            "pair": 3_600,
            "high_card": 480,
        },
    ),
]
# Games that differ little from one above; `pytest -m exhaustive` counts them, too.
LIKE_OTHERS = [
    Case("badeucy", BY_HAND, low(9), "low"),
    Case("badeucy", BY_HAND, best_badugi(5), "badugi"),
    Case("badugi-27", BY_HAND, best_badugi(4)),
    Case("ace-to-six-low", BY_HAND, low(9)),
    Case("double-ace-flush", "as joker-wild: only the ranks of flushes differ", JOKER_WILD),
    Case(
        "dealers-choice-wild",
        f"{ALSPACH}: fives; {BY_RANKS}",
        with_wilds(FIVE_HIGH, 4, "7") | {"five_of_a_kind": 672},
        named="7",
    ),
    Case(
        "one-eyed-jacks-and-man-with-the-axe",
        BY_RANKS,
        with_wilds(FIVE_HIGH, 3, suits={"J": "cd", "K": "chs"}),
    ),
    Case("kings-and-lows-ace-low", BY_RANKS, kings_and_lows(RUNS[:-1])),
    Case("bug-no-five-aces", BY_HAND, BUG_WITHOUT_FIVE),
    Case("pai-gow-high", BY_HAND, added(BUG, STANDARD)),
    Case("joker-two-pair-vp", BY_HAND, JOKER_VIDEO),
    Case("soko-four-straight-over-four-flush", BY_HAND, soko(four_straight_first=True)),
    # drafts that leave hands without a category
    Case(
        "poker-lesson-vii-kinds",
        BY_HAND,
        {
            "straight_flush": 36,
            "four_of_a_kind": 624,
            "three_of_a_kind": 54_912 + 3_744,
            None: sum(plain(13, 9)[name] for name in ("two_pair", "pair", "high_card")),
        },
    ),
    Case(
        "poker-lesson-vii-full-house",
        BY_HAND,
        {
            "full_house": 3_744,
            "three_of_a_kind": 54_912,
            None: sum(plain(13, 9)[name] for name in ("two_pair", "pair", "high_card")),
        },
    ),
]


# -- games that take longer to count -----------------------------------------------------------


def choices_of(suits: int, cards: int) -> dict[tuple[str, ...], int]:
    """Every choice of so many ranks, and in how many ways so many cards of each can be taken."""
    return {
        ranks: prod(comb(suits, count) for count in Counter(ranks).values())
        for ranks in combinations_with_replacement(RANKS, cards)
        if max(Counter(ranks).values()) <= suits
    }


def duplicate_pack(steps: Sequence[int]) -> dict[str, int]:
    """Five cards of five packs, of which a fifth is of a wild suit; runs may have such steps.

    Cards of four suits, five times each, and five wild ones of every rank: they can all be of one
    suit where the others are.
    """
    order = f"flush_five flush_house {FIVE_HIGH}".split()
    found = Counter(dict.fromkeys(order, 0))
    for ranks, ways in choices_of(25, 5).items():
        counts = Counter(ranks)
        all_wild = prod(comb(5, count) for count in counts.values())
        suited = 4 * (prod(comb(10, count) for count in counts.values()) - all_wild) + all_wild
        able = categories(counts, 0, suited=False) - {"straight"}
        places = sorted(map(RUNS.rindex, counts))
        wheel = [0, *places[:-1]] if places[-1] == 13 else places
        if len(counts) == 5 and any(
            all(b - a in steps for a, b in pairwise(run)) for run in (places, wheel)
        ):
            able |= {"straight"}
        more = {"flush"} | ({"straight_flush"} if "straight" in able else set())
        more |= {"flush_five"} if "five_of_a_kind" in able else set()
        more |= {"flush_house"} if sorted(counts.values()) == [2, 3] else set()
        found[next(name for name in order if name in able | more)] += suited
        found[next(name for name in order if name in able)] += ways - suited
    return dict(found)


def fives_with_a_wild_rank(ways_to_be_wild: Callable[[Counter[str], str], int]) -> dict[str, int]:
    """Five of a kind among seven cards where one rank is wild, by all that can make it wild."""
    fives = 0
    for ranks, ways in choices_of(4, 7).items():
        counts = Counter(ranks)
        for wild in counts:
            most = max((n for rank, n in counts.items() if rank != wild), default=0)
            if counts[wild] + most >= 5:
                fives += ways * ways_to_be_wild(counts, wild)
    return {"five_of_a_kind": fives}


def last_of_five(counts: Counter[str], wild: str) -> int:
    """Ways to deal five of seven cards in order so that one of this rank comes last."""
    return counts[wild] * perm(6, 4)


def lowest_of(group: int) -> Callable[[Counter[str], str], int]:
    """Ways to choose so many of seven cards so that this rank is the lowest of them."""

    def ways(counts: Counter[str], wild: str) -> int:
        above = sum(n for rank, n in counts.items() if RANKS.index(rank) > RANKS.index(wild))
        return comb(above + counts[wild], group) - comb(above, group)

    return ways


def after_the_last_queen(counts: Counter[str], wild: str) -> int:
    """Ways to deal four of seven cards in order so that this rank follows the last queen."""
    if wild == "Q":
        return 0
    others = 7 - counts["Q"] - 1  # neither a queen nor the card that follows her
    return sum(
        counts["Q"] * counts[wild] * perm(others, 2 - before) * perm(3 + before, before)
        for before in range(3)
    )


def flops_with_a_straight_flush(hole: int) -> dict[str, int]:
    """Hole cards and three board cards, with two of the hole that make a run in a suit of them."""
    runs = [set(RUNS[at : at + 5]) for at in range(10)]
    found = 0
    for board in combinations(RANKS, 3):
        pairs = [run - set(board) for run in runs if set(board) <= run]
        for count in range(1, len(pairs) + 1):
            for chosen in combinations(pairs, count):
                needed = len(set().union(*chosen))
                if needed <= hole:
                    found += 4 * (-1) ** (count + 1) * comb(49 - needed, hole - needed)
    return {"straight_flush": found}


MANY_RUNS = 9 * (48 - 2) + 2 * (48 - 1)  # four in a row in one suit, and no fifth
CATS = 4 * (4**5 - 4)  # the highest and the lowest rank, and three of the four between them
SLOW = [
    Case("standard-high", WIKIPEDIA, {"straight_flush": 41_584, "high_card": 23_294_460}, cards=7),
    Case("razz", WIKIPEDIA, {"no_pair": 127_615_488}, cards=7),
    Case("joker-ace-to-five-low", BY_HAND, added(NO_RUNS, JOKER_LOW)),
    Case("natural-beats-wild", BY_RANKS, with_wilds(FIVE_HIGH, 4, "2")),
    Case("coloured-jokers", BY_HAND, COLOURED_JOKERS),
    Case(
        "pai-gow-high",
        "Wizard of Odds, Fortune Pai Gow",
        {
            "five_of_a_kind": 1_128,
            "straight_flush": 32 + 72 + 196 + 26_020 + 184_644,
            "four_of_a_kind": 307_472,
            "full_house": 4_188_528,
            "flush": 6_172_088,
        },
        cards=7,
    ),
    Case("deuces-wild", ALSPACH, {"five_of_a_kind": 609_760}, cards=7),
    Case("baseball", ALSPACH, {"five_of_a_kind": 4_894_392}, cards=7),
    Case("one-eyed-jacks-wild", ALSPACH, {"five_of_a_kind": 27_600}, cards=7),
    Case("low-hole-card-wild", BY_RANKS, fives_with_a_wild_rank(lowest_of(3))),
    Case("lowest-board-card-wild", BY_RANKS, fives_with_a_wild_rank(lowest_of(5))),
    Case("last-board-card-wild", BY_RANKS, fives_with_a_wild_rank(last_of_five)),
    Case("follow-the-queen", BY_RANKS, fives_with_a_wild_rank(after_the_last_queen)),
    Case("duplicate-pack", BY_RANKS, duplicate_pack([1])),
    Case("duplicate-pack-shortcut", BY_RANKS, duplicate_pack([1, 2])),
    Case(
        "duplicate-pack-four-fingers",
        BY_RANKS,
        {k: duplicate_pack([1])[k] for k in ("flush_five", "flush_house", "five_of_a_kind")},
    ),
    Case("omaha-high", BY_HAND, flops_with_a_straight_flush(4)),
    Case("omaha5-high", BY_HAND, flops_with_a_straight_flush(5)),
    Case("courchevel", BY_HAND, flops_with_a_straight_flush(5)),
    Case("omaha-hi-lo-8", BY_HAND, flops_with_a_straight_flush(4), "high"),
    Case(
        "new-england-seven-card",
        BY_HAND,
        {
            "palace": 13 * 12 * 4,
            "mansion": 13 * 12 * 6 * 44,
            "hotel": comb(13, 2) * 4**2 * 44,
            "villa": 13 * 4 * comb(12, 2) * 6**2,
            "grand_straight_flush": 8 * 4,
        },
    ),
    Case(
        "home-game",
        BY_HAND,
        {
            "royal_flush": 4,
            "skeet_flush": 3 * 2 * 4,
            "straight_flush": 36,
            "four_of_a_kind": 624,
            "big_bobtail": MANY_RUNS * 4,
            "full_house": 3_744,
            # without skeets, and without the 79 sets of five that hold four in a row
            "flush": 5_108 - 24 - (9 * 7 + 2 * 8) * 4,
            # two of the four sets hold four in a row, which may be a big bobtail
            "big_cat": CATS - 2 * 4 * 3,
            "little_cat": CATS - 2 * 4 * 3,
            "big_dog": CATS - 2 * 4 * 3,
            "little_dog": CATS - 2 * 4 * 3,
            "straight": 10 * (4**5 - 4 - 2 * 4 * 3),
            # of the three runs past the ace, two hold four in a row that do not pass it
            "round_the_corner_straight": 3 * (4**5 - 4) - 2 * 4 * 3,
            "skip_straight": 6 * (4**5 - 4),
            "skeet": 6 * (4**5 - 4),
            "three_of_a_kind": 54_912,
        },
    ),
]


_counted: dict[object, tuple[int, dict[CategoryId | None, int], int]] = {}


def counted(
    game: Game,
    prize: Prize,
    cards: int,
    tell: Tell | None = None,
    named: frozenset[AnyCard] = NOBODY,
) -> tuple[int, dict[CategoryId | None, int], int]:
    """Count as ``count_deals`` does, once for games that differ only in words."""
    wordless = (replace(c, name="", plural="", says="", about="") for c in prize.categories)
    bare = replace(prize, id=PrizeId(""), categories=tuple(wordless))
    if cards == prize.hand.play.most:
        bare = replace(bare, hand=Selection(prize.hand.play))
    by_deal = bare.hand.groups or any(kind.dealt for kind in prize.wild)
    key = (bare, game.deck, cards, game.deal if by_deal else None, named)
    if key not in _counted:
        _counted[key] = count_deals(game, prize, cards, tell, named)
    return _counted[key]


def _check(case: Case) -> None:
    game = load(case.game).game
    prize = next(each for each in game.prizes if each.id == case.prize)
    cards = case.cards or sum(group.count.least for group in game.deal)
    deals, counts, _ = counted(game, prize, cards, named=named_wilds(case.named, game))
    assert {name: counts.get(name) for name in case.figures} == dict(case.figures)
    assert sum(counts.values()) == deals


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_game_has_the_hands_that_are_known_of_it(case: Case) -> None:
    _check(case)


@pytest.mark.exhaustive
@pytest.mark.parametrize("case", [*LIKE_OTHERS, *SLOW], ids=str)
def test_a_game_that_is_not_always_counted_has_the_hands_that_are_known_of_it(case: Case) -> None:
    _check(case)


def test_every_packaged_game_has_figures() -> None:
    assert {case.game for case in (*CASES, *LIKE_OTHERS, *SLOW)} == set(game_ids())


# -- the page about the wild-card paradox ------------------------------------------------------


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files that the page says to save."""
    folder = tmp_path_factory.mktemp("paradox")
    for step in steps(PARADOX):
        if step.kind == "save":
            (folder / step.what).write_text(step.text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    "step", [step for step in steps(PARADOX) if step.kind == "run"], ids=lambda step: step.what
)
def test_a_command_prints_what_the_page_says(
    step: Step, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(folder)
    monkeypatch.setattr("evaluator.counting.count_deals", counted)
    program, *arguments = shlex.split(step.what)
    assert program == "handrules"
    assert run(arguments) == 0
    assert capsys.readouterr().out.rstrip() == step.text.rstrip()


def test_the_figures_in_the_text_of_the_page_are_those_of_its_tables() -> None:
    page = (ROOT / PARADOX).read_text(encoding="utf-8")
    text = re.sub(r"^```.*?^```$", "", page, flags=re.MULTILINE | re.DOTALL)
    tables = "".join(step.text for step in steps(PARADOX) if step.kind == "run")
    both_ways = 13 * 6 * 66 * 16
    known = set(re.findall(r"\d[\d,]*", tables))
    known |= {f"{n:,}" for n in (comb(52, 5), both_ways, 123_552 - 54_912, 13, 6, 12, 4, 66, 16)}
    assert set(re.findall(r"\d[\d,]*\d|\d", re.sub(r"\(http.*?\)", "", text))) <= known
    assert both_ways == comb(12, 2) * 13 * 6 * 4**2
    assert 137_280 - both_ways == 54_912
    assert 205_920 - both_ways == 123_552


@pytest.mark.parametrize("first", ["three_of_a_kind", "two_pair"])
@pytest.mark.parametrize(
    ("wilds", "suits"), [(1, {}), (2, {"2": "dh"})], ids=["joker", "two deuces"]
)
def test_no_order_of_two_pair_and_three_of_a_kind_agrees_with_frequency(
    first: str, wilds: int, suits: Mapping[str, str], folder: Path
) -> None:
    names = {
        (1, "three_of_a_kind"): "joker-wild",
        (1, "two_pair"): folder / "two-pair-first.yaml",
        (2, "three_of_a_kind"): folder / "two-deuces.yaml",
        (2, "two_pair"): folder / "two-deuces-two-pair-first.yaml",
    }
    second = "two_pair" if first == "three_of_a_kind" else "three_of_a_kind"
    order = FIVE_HIGH.replace("three_of_a_kind two_pair", f"{first} {second}")
    game = load(names[wilds, first]).game
    _, counts, _ = counted(game, game.prizes[0], 5)
    assert list(counts) == order.split()
    assert counts == with_wilds(order, wilds, suits=suits)
    assert counts[first] > counts[second]
