"""Who wins what and why: steps, ties, splits. The values are worked out by hand."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest
from games import FIVE_HIGH, HIGH_RANKS, JOKER, LOW_RANKS, game
from hypothesis import given, settings
from hypothesis import strategies as st

from evaluator import Rules, load
from evaluator.errors import InputError, UnreadableHandError
from evaluator.loader import read_game

HIGH = game(deal="{cards: 5}")
BY_SUIT = game(deal="{cards: 5}", suits="c d h s")
WILD = {"deck": "french-54", "wild": JOKER, "deal": "{cards: 5}"}
FAIR = game(FIVE_HIGH, **WILD)
PROUD = game(FIVE_HIGH, natural_beats_wild="true", **WILD)
PROUD_BY_SUIT = game(FIVE_HIGH, natural_beats_wild="true", suits="c d h s", **WILD)
LOW = load("deuce-to-seven-low")
GAPS = game("flush", deal="{cards: 5}", gaps="allowed")
HI_LO = load("omaha-hi-lo-8")
PAYS = load("jacks-or-better-vp")


def own(categories: str, **changes: str) -> Rules:
    """Return a game whose categories are written out as YAML."""
    choices = {
        "deck": "french-52",
        "ranks": HIGH_RANKS,
        "runs": f"A {HIGH_RANKS}",
        "suits": "equal",
        "deal": "{cards: 5}",
        "one_deck": "false",
        "hand": "{play: 5, from: any}",
        "wild": "none",
        "wins": "high",
    } | changes
    lines = ["rules: a-test", "title: A test", "sources: [{title: A test}]", categories.strip()]
    lines += [f"{key}: {value}" for key, value in choices.items()]
    return Rules(read_game("\n".join(lines) + "\n", "a-test.yaml"))


EITHER = own("""
categories:
  - odd:
      either:
        - {parts: [{of_a_kind: 3}]}
        - {parts: [{of_a_kind: 2}, {of_a_kind: 2, as: other}]}
        - {parts: [{cards: 1, as: top_card}], kickers: 1}
""")
NAMED = own("""
categories:
  - fruit: {name: FRUIT, parts: [{named: 2 3 5}]}
  - ladder: {parts: [{run: 4, step: 1 to 2}]}
  - pictures: {parts: [{cards: 3, only: J Q K A}], kickers: {count: 2, first: lowest}}
  - singleton: {parts: [{cards: 1}], kickers: ignored}
""")
SPLIT = own(
    f"""
prizes:
  high: {{wins: high, categories: [pair, high_card]}}
  low:
    wins: low
    ranks: {LOW_RANKS}
    gaps: allowed
    categories: [eight_low: {{parts: [{{cards: 5, unpaired: true, at_most: 8}}]}}]
"""
)
NOBODY = own("""
prizes:
  pairs: {categories: [pair], gaps: allowed}
  flushes: {categories: [flush], gaps: allowed}
""")


def steps(text: str) -> list[str]:
    """Return a line for each step; one that begins with ``..`` goes on with the line before."""
    return [line.strip() for line in text.strip().replace("\n            ..", "").splitlines()]


@pytest.mark.parametrize(
    ("rules", "hands", "winners", "told"),
    [
        pytest.param(
            HIGH,
            ["Ac Ad Qh Js 9c", "2c 3c 4c 5c 7c"],
            (2,),
            "category: pair against flush: hand 2 wins",
            id="another category",
        ),
        pytest.param(
            HIGH,
            ["Ac Ad Qh Js 9c", "Ah As Qs Jc 8d"],
            (1,),
            """category: pair against pair: equal
            pair: aces against aces: equal
            first kicker: queen against queen: equal
            second kicker: jack against jack: equal
            third kicker: nine against eight: hand 1 wins""",
            id="the last kicker",
        ),
        pytest.param(
            HIGH,
            ["Ac Ad Qh Js 9c", "Ah As Qs Jc 9d"],
            (1, 2),
            """category: pair against pair: equal
            pair: aces against aces: equal
            first kicker: queen against queen: equal
            second kicker: jack against jack: equal
            third kicker: nine against nine: equal
            all that counts is equal: a draw""",
            id="a draw",
        ),
        pytest.param(
            HIGH,
            ["Kc Kd Qh Js 9c", "Ac Ad Qh Js 9c", "Ah As Qs Jc 9d"],
            (2, 3),
            """category: hand 1 pair, hand 2 pair, hand 3 pair: equal
            pair: hand 1 kings, hand 2 aces, hand 3 aces: hand 1 is out
            first kicker: hand 2 queen, hand 3 queen: equal
            second kicker: hand 2 jack, hand 3 jack: equal
            third kicker: hand 2 nine, hand 3 nine: equal
            all that counts is equal: hands 2 and 3 share""",
            id="two of three share",
        ),
        pytest.param(
            HIGH,
            ["2c 3c 4c 5c 6c", "2d 3d 4d 5d 6d", "2h 3h 4h 5h 6h"],
            (1, 2, 3),
            """category: hand 1 straight flush, hand 2 straight flush, hand 3 straight flush: equal
            run: hand 1 six-high, hand 2 six-high, hand 3 six-high: equal
            all that counts is equal: a draw""",
            id="a tie of all three",
        ),
        pytest.param(
            HIGH,
            ["Ac Ad Kh Ks 9c", "Kc Kd Qc Qd Ah", "Ah As Qh Qs Kc", "2c 2d 3h 4h 5h"],
            (1,),
            """category: hand 1 two pair, hand 2 two pair, hand 3 two pair, hand 4 pair:
            .. hand 4 is out
            high pair: hand 1 aces, hand 2 kings, hand 3 aces: hand 2 is out
            low pair: hand 1 kings, hand 3 queens: hand 1 wins""",
            id="one after the other is out",
        ),
        pytest.param(
            HIGH,
            ["Ac Ad Qh Js 9c", "Kc Qd 9h 4s 2c", "Kd Qs 9d 4c 2h"],
            (1,),
            "category: hand 1 pair, hand 2 high card, hand 3 high card: hand 1 wins",
            id="two are out at once, and one is left",
        ),
        pytest.param(
            HIGH,
            ["Ah 2c 3d 4s 5h", "2h 3c 4d 5s 6h"],
            (2,),
            """category: straight against straight: equal
            run: five-high against six-high: hand 2 wins""",
            id="the wheel is five-high",
        ),
        pytest.param(
            HIGH,
            ["Kh Qh 9h 4h 2h", "Ks Qs 9s 4s 3s"],
            (2,),
            """category: flush against flush: equal
            first card of the flush: king against king: equal
            second card of the flush: queen against queen: equal
            third card of the flush: nine against nine: equal
            fourth card of the flush: four against four: equal
            fifth card of the flush: two against three: hand 2 wins""",
            id="the cards of a flush",
        ),
        pytest.param(
            FAIR,
            ["Ac Jo Kh Qs 9c", "Ah Ad Ks Qc 9d"],
            (1, 2),
            """category: pair against pair: equal
            pair: aces (with a wild) against aces: equal
            first kicker: king against king: equal
            second kicker: queen against queen: equal
            third kicker: nine against nine: equal
            all that counts is equal: a draw""",
            id="a wild ties with a natural card",
        ),
        pytest.param(
            PROUD,
            ["Ac Jo Kh Qs 9c", "Ah Ad Ks Qc 9d"],
            (2,),
            """category: pair against pair: equal
            pair: aces (with a wild) against aces: equal
            first kicker: king against king: equal
            second kicker: queen against queen: equal
            third kicker: nine against nine: equal
            natural cards: a wild against no wilds: hand 2 wins""",
            id="natural beats wild",
        ),
        pytest.param(
            PROUD,
            ["Ac Jo Jo 9s 2c", "Ah Ad As 9d 2h", "Kc Kd Kh As 3s"],
            (2,),
            """category: hand 1 three of a kind, hand 2 three of a kind, hand 3 three of a kind:
            .. equal
            trips: hand 1 aces (with 2 wilds), hand 2 aces, hand 3 kings: hand 3 is out
            first kicker: hand 1 nine, hand 2 nine: equal
            second kicker: hand 1 two, hand 2 two: equal
            natural cards: hand 1 2 wilds, hand 2 no wilds: hand 2 wins""",
            id="natural beats two wilds",
        ),
        pytest.param(
            PROUD,
            ["Ac Jo Jo 9s 2c", "Ah Ad Jo 9d 2h"],
            (2,),
            """category: three of a kind against three of a kind: equal
            trips: aces (with 2 wilds) against aces (with a wild): equal
            first kicker: nine against nine: equal
            second kicker: two against two: equal
            natural cards: 2 wilds against a wild: hand 2 wins""",
            id="the fewer wilds the better",
        ),
        pytest.param(
            PROUD,
            ["Ac Ad Kh Qs 9c", "Jo Ac Kh Qs 9c", "Ah As Kd Qh 9h"],
            (1, 3),
            """category: hand 1 pair, hand 2 pair, hand 3 pair: equal
            pair: hand 1 aces, hand 2 aces (with a wild), hand 3 aces: equal
            first kicker: hand 1 king, hand 2 king, hand 3 king: equal
            second kicker: hand 1 queen, hand 2 queen, hand 3 queen: equal
            third kicker: hand 1 nine, hand 2 nine, hand 3 nine: equal
            natural cards: hand 1 no wilds, hand 2 a wild, hand 3 no wilds: hand 2 is out
            all that counts is equal: hands 1 and 3 share""",
            id="two naturals share",
        ),
        pytest.param(
            BY_SUIT,
            ["Kd Qh Jc 9s 2c", "Kh Qd Js 9c 2s"],
            (2,),
            """category: high card against high card: equal
            high card: king against king: equal
            first kicker: queen against queen: equal
            second kicker: jack against jack: equal
            third kicker: nine against nine: equal
            fourth kicker: two against two: equal
            suit of the first card: diamonds against hearts: hand 2 wins""",
            id="the suit of the first card",
        ),
        pytest.param(
            BY_SUIT,
            ["Ac Ad Kc Ks 9c", "Ah As Kh Kd 9d", "Ks Kh Qc Qd Ad"],
            (2,),
            """category: hand 1 two pair, hand 2 two pair, hand 3 two pair: equal
            high pair: hand 1 aces, hand 2 aces, hand 3 kings: hand 3 is out
            low pair: hand 1 kings, hand 2 kings: equal
            kicker: hand 1 nine, hand 2 nine: equal
            suit of the first card: hand 1 diamonds, hand 2 spades: hand 2 wins""",
            id="of a pair the better suit comes first",
        ),
        pytest.param(
            PROUD_BY_SUIT,
            ["As Jo Kd Qd 9d", "Ac Ad Kc Qc 9c", "Ah Ad Kh Qh 9s"],
            (3,),
            """category: hand 1 pair, hand 2 pair, hand 3 pair: equal
            pair: hand 1 aces (with a wild), hand 2 aces, hand 3 aces: equal
            first kicker: hand 1 king, hand 2 king, hand 3 king: equal
            second kicker: hand 1 queen, hand 2 queen, hand 3 queen: equal
            third kicker: hand 1 nine, hand 2 nine, hand 3 nine: equal
            natural cards: hand 1 a wild, hand 2 no wilds, hand 3 no wilds: hand 1 is out
            suit of the first card: hand 2 diamonds, hand 3 hearts: hand 3 wins""",
            id="natural cards first, suits after them",
        ),
        pytest.param(
            LOW,
            ["2c 3d 4h 6s 7d", "2d 3h 4s 5c 7h"],
            (2,),
            """category: no pair against no pair: equal
            first card: seven against seven: equal
            second card: six against five: hand 2 wins (lower is better)""",
            id="low wins",
        ),
        pytest.param(
            LOW,
            ["Ac Kd Qh Js 9c", "2c 3d 4h 5s 6d", "2d 2h 3c 4c 5c"],
            (1,),
            "category: hand 1 no pair, hand 2 straight, hand 3 pair: hand 1 wins",
            id="low wins by category, with a straight as a fault",
        ),
        pytest.param(
            GAPS,
            ["Ac Kc Qc Jc 9c", "Ad Ah As Kd Kh"],
            (1,),
            "category: flush against none: hand 1 wins",
            id="no category loses to any",
        ),
        pytest.param(
            GAPS,
            ["Ad Ah As Kd Kh", "2c 3d 4h 5s 6c", "Ac Kc Qc Jc 9c"],
            (3,),
            "category: hand 1 none, hand 2 none, hand 3 flush: hand 3 wins",
            id="only one has a category",
        ),
        pytest.param(
            GAPS,
            ["Ad Ah As Kd Kh", "2c 3d 4h 5s 6c"],
            (),
            "no hand has a category",
            id="nobody has a category",
        ),
        pytest.param(
            PAYS,
            ["2c 2d Qh Js 9c", "3d Kh Qs Jc 9d"],
            (1, 2),
            """category: nothing against nothing: equal
            all that counts is equal: a draw""",
            id="a category in which nothing is compared",
        ),
        pytest.param(
            EITHER,
            ["4c 4d 4h Ks 9c", "Ac Ad Kh Ks Qd", "3c 3d 3h As Kc", "Ac Kd Qh Js 9c"],
            (1,),
            """category: hand 1 odd, hand 2 odd, hand 3 odd, hand 4 odd: equal
            made of: hand 1 trips, hand 2 pair and other, hand 3 trips, hand 4 top card:
            .. hands 2 and 4 are out
            trips: hand 1 fours, hand 3 threes: hand 1 wins""",
            id="made in different ways",
        ),
        pytest.param(
            own(
                """
categories:
  - straight: {either: [{parts: [{run: 5, top: 9}]}, {parts: [{run: 5}]}]}
  - high_card
"""
            ),
            ["5c 6d 7h 8s 9c", "Ac Kd Qh Js Tc"],
            (1,),
            """category: straight against straight: equal
            made of: run, with 9 at the top (the first way) against run (the second way):
            .. hand 1 wins""",
            id="made of parts of one name in different ways",
        ),
        pytest.param(
            EITHER,
            ["Ac Kd Qh Js 9c", "Ad Qc Jh Ts 8c"],
            (1,),
            """category: odd against odd: equal
            top card: ace against ace: equal
            kicker: king against queen: hand 1 wins""",
            id="made alike, in the weakest way",
        ),
        pytest.param(
            NAMED,
            ["2c 3d 5h Ks 9c", "2d 3h 5c Kc Td"],
            (2,),
            """category: FRUIT against FRUIT: equal
            first kicker: king against king: equal
            second kicker: nine against ten: hand 2 wins""",
            id="ranks that are named do not count",
        ),
        pytest.param(
            NAMED,
            ["4c 6d 8h 9s Kc", "5c 6h 8d 9c Qd"],
            (2,),
            """category: ladder against ladder: equal
            first card of the run: nine against nine: equal
            second card of the run: eight against eight: equal
            third card of the run: six against six: equal
            fourth card of the run: four against five: hand 2 wins""",
            id="every card of a run with gaps",
        ),
        pytest.param(
            NAMED,
            ["Ac Kd Jh 3s 8c", "Ad Kh Js 4c 7d"],
            (2,),
            """category: pictures against pictures: equal
            first card: ace against ace: equal
            second card: king against king: equal
            third card: jack against jack: equal
            first kicker: three against four: hand 2 wins""",
            id="kickers from the lowest",
        ),
        pytest.param(
            NAMED,
            ["9c 9d 9h 4s 3c", "Td 9s 3d 4c 3h"],
            (2,),
            """category: singleton against singleton: equal
            card: nine against ten: hand 2 wins""",
            id="one card and nothing else",
        ),
    ],
)
def test_the_steps_say_what_decides(
    rules: Rules, hands: list[str], winners: tuple[int, ...], told: str
) -> None:
    comparison = rules.compare(*hands)
    assert list(comparison.steps) == steps(told)
    assert comparison.winners == winners
    assert comparison.winner == (winners[0] if len(winners) == 1 else 0)


@pytest.mark.parametrize(
    ("category", "hands", "winners", "told"),
    [
        pytest.param(
            "pair",
            ["Kc Kd Qh Qs 9c", "Ac Ad Jh Js Tc"],
            (2,),
            """category: pair, held fixed
            pair: kings against aces: hand 2 wins""",
            id="two pair read as a pair",
        ),
        pytest.param(
            "High card",
            ["Kc Kd Qh Qs 9c", "Kh Ks Jh Js Tc"],
            (1,),
            """category: high card, held fixed
            high card: king against king: equal
            first kicker: king against king: equal
            second kicker: queen against jack: hand 1 wins""",
            id="by its name, and the other king is a kicker",
        ),
        pytest.param(
            "full_house",
            ["Kc Kd Kh Qs Qc", "Kc Kd Kh Qs Qc"],
            (1, 2),
            """category: full house, held fixed
            trips: kings against kings: equal
            pair: queens against queens: equal
            all that counts is equal: a draw""",
            id="a draw",
        ),
    ],
)
def test_a_category_can_be_held_fixed(
    category: str, hands: list[str], winners: tuple[int, ...], told: str
) -> None:
    comparison = HIGH.compare(*hands, as_category=category)
    assert list(comparison.steps) == steps(told)
    assert comparison.winners == winners


def test_a_hand_that_cannot_be_read_so_is_named() -> None:
    with pytest.raises(UnreadableHandError, match='"Ac Kd Qh Js 9c" cannot be read as flush'):
        HIGH.compare("Ac Kc Qc Jc 9c", "Ac Kd Qh Js 9c", as_category="flush")


@pytest.mark.parametrize(
    ("rules", "category", "prize"),
    [
        (SPLIT, "high_card", "high"),
        (load("omaha-hi-lo-8"), "Eight or better", "low"),
        (load("omaha-hi-lo-8"), "no_pair", "low"),
        (load("omaha-hi-lo-8"), "pair", "high"),
        (load("stud-hi-lo"), "low:pair", "low"),
        (load("stud-hi-lo"), "high:Pair", "high"),
        (load("badacey"), "full house", "low"),
    ],
)
def test_a_category_is_held_fixed_for_the_prize_that_has_it(rules, category, prize) -> None:
    assert rules.find_category(category)[0].id == prize


def test_hands_held_to_a_category_are_compared_for_its_prize_alone() -> None:
    comparison = SPLIT.compare("2c 2d 3h 4s 5c", "Ac Kd Qh Js 9c", as_category="high_card")
    assert [prize.prize for prize in comparison.prizes] == ["high"]
    assert comparison.winners == (2,)
    assert comparison.shares == (0, 1)
    board = "3d 4s 8h Kh 9s"
    hands = [f"Ah 2c Kc Kd | {board}", f"Ad 5c Qc Qd | {board}"]
    comparison = load("omaha-hi-lo-8").compare(*hands, as_category="Eight or better")
    assert [prize.prize for prize in comparison.prizes] == ["low"]
    assert comparison.winners == (1,)  # 8-4-3-2-A beats 8-5-4-3-A
    value = load("omaha-hi-lo-8").evaluate(hands[1], as_category="no_pair")
    assert "".join(value.ranks) == "8543A"


@pytest.mark.parametrize(
    ("category", "said"),
    [
        ("pair", 'has "pair" for 2 prizes; say which: "high:pair" or "low:pair"'),
        ("low:pear", 'did you mean "pair"'),
        ("flsh", 'did you mean "flush"'),
    ],
)
def test_a_category_that_no_prize_has_or_several_is_refused(category: str, said: str) -> None:
    with pytest.raises(InputError, match=said):
        load("stud-hi-lo").find_category(category)


@pytest.mark.parametrize("hands", [[], ["Ac Kd Qh Js 9c"]], ids=["none", "one"])
def test_it_takes_two_hands_to_compare(hands: list[str]) -> None:
    with pytest.raises(InputError, match="it takes two hands or more"):
        HIGH.compare(*hands)


# How the whole is shared. For each prize the winners, then each player's part.
BOARD = "3d 4s 8h Kh 9s"


@pytest.mark.parametrize(
    ("rules", "hands", "winners", "shares"),
    [
        pytest.param(
            SPLIT,
            ["2c 3d 4h 5s 7c", "Ac Ad 9h Js Qc"],
            {"high": (2,), "low": (1,)},
            "1/2 1/2",
            id="a half each",
        ),
        pytest.param(
            SPLIT,
            ["Ac 3d 4h 5s 8c", "2c 3c 6h 7s 8d"],
            {"high": (1,), "low": (1,)},
            "1 0",
            id="scoop: ace-high, and eight-five beats eight-seven",
        ),
        pytest.param(
            SPLIT,
            ["Ac Ad 9h Js Qc", "Kc Kd Jh Ts 9c"],
            {"high": (1,), "low": ()},
            "1 0",
            id="no low: all to the high hand",
        ),
        pytest.param(
            SPLIT,
            ["Ac Ad 9h Js Qc", "Ah As 9c Jd Qd"],
            {"high": (1, 2), "low": ()},
            "1/2 1/2",
            id="no low, and the high hands tie",
        ),
        pytest.param(
            HI_LO,
            [f"Ah 2c Kc Kd | {BOARD}", f"As 2d Qc Qd | {BOARD}"],
            {"high": (1,), "low": (1, 2)},
            "3/4 1/4",
            id="quartered",
        ),
        pytest.param(
            HI_LO,
            [f"Ah 2c Kc Kd | {BOARD}", f"As 2d Qc Qd | {BOARD}", f"Ac 2h Jc Jd | {BOARD}"],
            {"high": (1,), "low": (1, 2, 3)},
            "2/3 1/6 1/6",
            id="sixths",
        ),
        pytest.param(
            HI_LO,
            [
                f"Ah 2c Qc Js | {BOARD}",
                f"As 2d Qd Jh | {BOARD}",
                f"Kc Kd 7h 6s | {BOARD}",
                f"Tc Td Th Ts | {BOARD}",
            ],
            {"high": (3,), "low": (1, 2)},
            "1/4 1/4 1/2 0",
            id="the low in quarters, the high to a third, and one wins nothing",
        ),
        pytest.param(
            NOBODY,
            ["Ac Kd Qh Js 9c", "Ad Kc Qs Jh 9d", "Ah Ks Qc Jd 8h"],
            {"pairs": (), "flushes": ()},
            "0 0 0",
            id="nobody qualifies for anything",
        ),
        pytest.param(
            GAPS,
            ["Ac Kd Qh Js 9c", "Ad Kc Qs Jh 9d"],
            {"": ()},
            "0 0",
            id="nobody qualifies for the only prize",
        ),
        pytest.param(
            HIGH,
            ["Ac Ad Qh Js 9c", "Ah As Qs Jc 9d", "Kc Kd Qd Jd 9h"],
            {"": (1, 2)},
            "1/2 1/2 0",
            id="one prize shared by two of three",
        ),
    ],
)
def test_prizes_are_shared(
    rules: Rules, hands: list[str], winners: dict[str, tuple[int, ...]], shares: str
) -> None:
    comparison = rules.compare(*hands)
    assert {prize.prize: prize.winners for prize in comparison.prizes} == winners
    assert " ".join(map(str, comparison.shares)) == shares


def test_a_prize_that_nobody_qualifies_for_says_so() -> None:
    high, low = SPLIT.compare("Ac Ad 9h Js Qc", "Kc Kd Jh Ts 9c").prizes
    assert high.steps[-1] == "pair: aces against kings: hand 1 wins"
    assert low.steps == ("no hand qualifies",)


def test_a_foul_hand_wins_nothing_and_that_is_the_first_step() -> None:
    rules = own(
        """
foul_unless_rising: front back
prizes:
  front: {hand: {play: 3, from: {front: 3}}, categories: [pair, high_card]}
  back: {hand: {play: 5, from: {back: 5}}, categories: [flush, pair, high_card]}
""",
        deal="{front: 3, back: 5}",
        hand="{play: 5, from: any}",
    )
    comparison = rules.compare("Ac Ad 2h | 3c 3d 4h 5s 7c", "4c 5d 7h | 6c 6d 8h 9s Jc")
    assert comparison.fouls == {1: "its front beats its back"}
    for prize in comparison.prizes:
        assert prize.winners == (2,)
        assert prize.steps[0] == "hand 1 is foul: its front beats its back"
    assert comparison.shares == (0, 1)


# Laws

FIVE_OF_A_PACK = st.lists(
    st.sampled_from(HIGH.game.deck.cards), min_size=5, max_size=5, unique=True
).map(lambda cards: " ".join(map(str, cards)))


@given(st.lists(FIVE_OF_A_PACK, min_size=2, max_size=4), st.randoms(use_true_random=False))
def test_who_wins_does_not_depend_on_the_order_of_the_hands(
    hands: list[str], random: Random
) -> None:
    winners = {hands[number - 1] for number in HIGH.compare(*hands).winners}
    random.shuffle(hands)
    assert {hands[number - 1] for number in HIGH.compare(*hands).winners} == winners


@settings(max_examples=40)
@given(st.permutations(HIGH.game.deck.cards), st.integers(2, 5))
def test_shares_are_parts_of_one(pack: list[object], players: int) -> None:
    board = " ".join(map(str, pack[:5]))
    hands = [" ".join(map(str, pack[5 + 4 * n : 9 + 4 * n])) for n in range(players)]
    comparison = HI_LO.compare(*(f"{hand} | {board}" for hand in hands))
    assert sum(comparison.shares) == Fraction(1)
    assert all(share >= 0 for share in comparison.shares)
    for prize in comparison.prizes:
        for player in prize.winners:
            assert comparison.shares[player - 1] > 0


RULES = {
    "high": HIGH,
    "suits": BY_SUIT,
    "wild": FAIR,
    "natural": PROUD,
    "natural and suits": PROUD_BY_SUIT,
    "low": LOW,
    "joker low": load("joker-ace-to-five-low"),
    "either": EITHER,
    "named": NAMED,
    "badugi": load("badugi"),
    "dice": load("poker-dice"),
}


@settings(max_examples=60)
@given(data=st.data())
@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_the_last_step_says_who_wins_and_the_others_that_all_is_equal(
    rules: Rules, data: st.DataObject
) -> None:
    size = rules.game.deal[0].count.least
    deck = [card for card in rules.game.deck.cards if str(card)[0] in "AKQ2J"]  # that tie often
    places = st.lists(st.integers(0, len(deck) - 1), min_size=size, max_size=size, unique=True).map(
        lambda chosen: " ".join(str(deck[place]) for place in chosen)
    )
    comparison = rules.compare(data.draw(places), data.draw(places))
    ending = f"hand {comparison.winner} wins" if comparison.winner else "a draw"
    last = comparison.steps[-1].removesuffix(" (lower is better)")
    assert last.endswith(f": {ending}")
    assert not last.startswith("in all")
    assert all(step.endswith(": equal") for step in comparison.steps[:-1])
