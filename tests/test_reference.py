"""The reference evaluator, against hands worked out by hand and figures from outside."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from games import ACE_TO_FIVE, DEUCE_TO_SEVEN, FIVE_HIGH, HIGH, JOKER, LOW_RANKS, game, played
from hypothesis import given
from hypothesis import strategies as st

from evaluator.errors import InputError, UnreadableHandError

STANDARD = game()
JOKERS = game(FIVE_HIGH, deck="french-54", wild=JOKER)
DEUCES = game(FIVE_HIGH, wild=JOKER.replace("Jo", "2"))
RAZZ = game(ACE_TO_FIVE, ranks=LOW_RANKS, runs="none", wins="low")
LOWBALL = game(DEUCE_TO_SEVEN, runs="2 3 4 5 6 7 8 9 T J Q K A", wins="low")


@pytest.mark.parametrize(
    ("hand", "category", "ranks"),
    [
        ("As Ks Qs Js Ts", "straight_flush", "AKQJT"),
        ("Ah 2h 3h 4h 5h", "straight_flush", "5432A"),
        ("9c 9d 9h 9s 2d", "four_of_a_kind", "99992"),
        ("2c 2d 3h 3s 2h", "full_house", "22233"),
        ("9h 7h 6h 4h 3h", "flush", "97643"),
        ("Ah 2h 3d 4c 5h", "straight", "5432A"),
        ("Ts Jh Qd Kc Ac", "straight", "AKQJT"),
        ("Kh Ac 2d 3c 4s", "high_card", "AK432"),  # no run goes round the corner
        ("7s 8d 8c 6d 8h", "three_of_a_kind", "88876"),
        ("2s 9d 2d 9c Ah", "two_pair", "9922A"),
        ("Th Tc Ks Qc Jc", "pair", "TTKQJ"),
        # best five of seven
        ("2c 2d 3c 3d 4c 4d 9h", "two_pair", "44339"),  # three pairs
        ("2c 2d 2h 3c 3d 3h 9s", "full_house", "33322"),  # two trips
        ("2h 4h 6h 8h Th Qh Ah", "flush", "AQT86"),  # a flush of seven
        ("4c 5d 6h 7s 8c 9d Td", "straight", "T9876"),
        ("8h 9h Th Jh Qh Kd Ad", "straight_flush", "QJT98"),  # below the higher straight
        ("7c 7d 7h 7s 9c 9d Kh", "four_of_a_kind", "7777K"),
        ("Td Js 6c Qc Ad 6s Ac", "two_pair", "AA66Q"),
    ],
)
def test_a_standard_hand_is_its_best_five_cards(hand: str, category: str, ranks: str) -> None:
    assert played(STANDARD, hand) == (category, ranks)


@pytest.mark.parametrize(
    ("rules", "hand", "category", "ranks"),
    [
        (JOKERS, "Kc Kd Kh Jo 4d", "four_of_a_kind", "KKKK4"),
        (JOKERS, "Ac Ad Ah As Jo", "five_of_a_kind", "AAAAA"),
        (JOKERS, "Ah Kh 9h 4h Jo", "flush", "AKQ94"),  # a flush takes five ranks here
        (JOKERS, "Jo 2c 3d 4s 9h", "pair", "99432"),
        (JOKERS, "Jo Jo 2c 7d Ks", "three_of_a_kind", "KKK72"),
        (JOKERS, "Jo 9s 9c 5d 5h", "full_house", "99955"),
        (JOKERS, "5c 6h 8d 9c Jo", "straight", "98765"),
        (JOKERS, "Jo 2c 3d 4s 5h", "straight", "65432"),
        (DEUCES, "5c 6h 7d 9c 4d 2s Tc", "straight", "T9876"),
        (DEUCES, "2s Kc Jc 2d Qc", "straight_flush", "AKQJT"),
        (DEUCES, "2c 2d 2h 2s 9d", "five_of_a_kind", "99999"),
        (DEUCES, "2c 3c 4c 5c 6c", "straight_flush", "76543"),  # the deuce is better as a seven
        (DEUCES, "2c 2d 2h 5s 9c 8d Kh", "four_of_a_kind", "KKKK9"),
        (DEUCES, "6c 6d 6h 6s 2c 2d 9h", "five_of_a_kind", "66666"),
    ],
)
def test_wilds_are_played_for_the_best(rules, hand: str, category: str, ranks: str) -> None:
    assert played(rules, hand) == (category, ranks)


def test_a_hand_says_what_its_wilds_stand_for() -> None:
    value = JOKERS.evaluate("Ah Kh Jo Th Jo")
    assert [(str(card), str(stand_in)) for card, stand_in in value.wilds] == [
        ("Jo", "Qh"),
        ("Jo", "Jh"),
    ]


@pytest.mark.parametrize(
    ("category", "ranks", "kickers"),
    [
        ("three_of_a_kind", "KKKA4", "A4"),
        ("four_of_a_kind", "KKKK4", "4"),
        ("pair", "KKAK4", "AK4"),
    ],
)
def test_the_category_can_be_held_fixed(category: str, ranks: str, kickers: str) -> None:
    value = JOKERS.evaluate("Kc Kd Kh Jo 4d", as_category=category)
    assert ("".join(value.ranks), "".join(value.kickers)) == (ranks, kickers)


def test_a_hand_that_cannot_be_read_so_is_an_error() -> None:
    with pytest.raises(UnreadableHandError, match="cannot be read as flush"):
        JOKERS.evaluate("Kc Kd Kh Jo 4d", as_category="flush")


def test_a_flush_may_repeat_an_ace_where_the_rules_say_so() -> None:
    anywhere = game(HIGH, deck="french-53", wild=JOKER.replace("of_a_kind", "anywhere"))
    assert played(anywhere, "Ah Kh 9h 4h Jo") == ("flush", "AAK94")


def test_a_wild_that_may_repeat_nothing_is_no_fifth_ace() -> None:
    never = game(HIGH, deck="french-53", wild=JOKER.replace("of_a_kind", "never"))
    assert played(never, "Ac Ad Ah As Jo") == ("four_of_a_kind", "AAAAK")


@pytest.mark.parametrize(
    ("hand", "category", "ranks"),
    [
        ("Jo Kh Kd 7c 2s", "pair", "KKA72"),  # only an ace ...
        ("Jo 9h 8h 7h 6h", "straight_flush", "T9876"),  # ... or to complete one of these
        ("Jo 9h 8d 7h 6h", "straight", "T9876"),
        ("Jo Kh 8h 7h 2h", "flush", "AK872"),
        ("Jo Ah Ad 7h 2h", "three_of_a_kind", "AAA72"),
        ("Jo 9h 9d 9c 2h", "three_of_a_kind", "999A2"),
    ],
)
def test_the_bug_is_an_ace_or_completes_a_hand(hand: str, category: str, ranks: str) -> None:
    bug = game(
        FIVE_HIGH,
        deck="french-53",
        wild="{cards: Jo, stands_for: A, completes: [straight, flush, straight_flush], "
        "repeats: of_a_kind}",
    )
    assert played(bug, hand) == (category, ranks)


@pytest.mark.parametrize(
    ("rules", "hand", "category", "ranks"),
    [
        (RAZZ, "Ah 2h 3h 4h 5h", "no_pair", "5432A"),  # straights and flushes do not count
        (RAZZ, "Kc Kd 2c 2d 3c 3d 4h", "pair", "22K43"),
        (RAZZ, "Ac Ad Ah 2c 2d", "full_house", "AAA22"),
        (RAZZ, "6c 6d 2c 2d 3h", "two_pair", "66223"),
        (LOWBALL, "2c 3c 4d 5d 7h", "no_pair", "75432"),
        (LOWBALL, "Ah 2h 3c 4h 5h", "no_pair", "A5432"),  # the ace is high: no straight
        (LOWBALL, "2c 3c 4d 5d 6h", "straight", "65432"),  # it counts against you
        (LOWBALL, "2c 3c 4d 5d 6h 7h 9s", "no_pair", "75432"),
        (LOWBALL, "2c 4c 5c 6c 8c", "flush", "86542"),
        (LOWBALL, "2c 4c 5c 6c 8c 8d Kh", "no_pair", "86542"),
    ],
)
def test_low_hands_cannot_overlook_what_they_hold(
    rules, hand: str, category: str, ranks: str
) -> None:
    assert played(rules, hand) == (category, ranks)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("7c 5d 4h 3s 2c", "7d 6d 4h 3s 2c"),
        ("Kc 5d 4h 3s 2c", "Ac 5d 4h 3s 2h"),  # A-2-3-4-5 loses to king-five
        ("Ac 5d 4h 3s 2h", "2c 2d 3h 4s 5c"),  # and beats a pair
        ("6c 6d 5h 5s 4c", "7c 7d 2h 2s 3c"),  # the higher pair counts first
    ],
)
def test_lower_hands_win_in_deuce_to_seven(better: str, worse: str) -> None:
    assert LOWBALL.evaluate(better) > LOWBALL.evaluate(worse)


@pytest.mark.parametrize(
    ("hand", "ranks"),
    [
        ("2c 3c 4d 5d Jo", "75432"),  # a six would make a straight
        ("2c 3c 4c 5c Jo", "75432"),  # a seven of clubs would make a flush
        ("Jo Jo 4d 5d 7h Kc Kd", "75432"),
    ],
)
def test_wilds_are_played_low_in_low_games(hand: str, ranks: str) -> None:
    rules = game(
        DEUCE_TO_SEVEN, deck="french-54", wild=JOKER, wins="low", runs="2 3 4 5 6 7 8 9 T J Q K A"
    )
    assert played(rules, hand) == ("no_pair", ranks)


@pytest.mark.parametrize(
    ("hand", "category", "ranks"),
    [
        ("Ac 2d 3h 4s", "badugi_4", "432A"),
        ("Ac 2d 3h 4h", "badugi_3", "32A"),
        ("Ac 2c 3c 4c", "badugi_1", "A"),
        ("Ac Ad 3h 3s", "badugi_2", "3A"),
        ("Kc Kd Kh Ks", "badugi_1", "K"),
        ("2c 2d 2h 3h", "badugi_2", "32"),
    ],
)
def test_a_badugi_plays_as_many_cards_as_it_can(hand: str, category: str, ranks: str) -> None:
    badugi = game(
        "badugi_4 badugi_3 badugi_2 badugi_1",
        ranks=LOW_RANKS,
        runs="none",
        wins="low",
        deal="{cards: 4}",
        hand="{play: {at_most: 4}, from: any}",
    )
    assert played(badugi, hand) == (category, ranks)


def test_two_hole_cards_and_three_of_the_board_are_played_exactly() -> None:
    omaha = game(deal="{hole: 4, board: 5}", hand="{play: 5, from: {hole: 2, board: 3}}")
    assert played(omaha, "Ks 8c Js 5c | 3s 5h Qs Qd 9h") == ("two_pair", "QQ55K")
    assert played(omaha, "As Ks 2c 3d | 4s 5s 7h 8h 9s") == ("flush", "AK954")
    assert played(omaha, "As Kd 2c 3d | 4s 5s 7h 8s 9s")[0] == "high_card"  # one spade is no two


def test_suits_break_the_last_ties_where_the_rules_say_so() -> None:
    suited = game(suits="c d h s")
    assert suited.evaluate("As Kd 9h 7c 2d") > suited.evaluate("Ah Ks 9s 7s 2c")
    assert STANDARD.evaluate("As Kd 9h 7c 2d") == STANDARD.evaluate("Ah Ks 9s 7s 2c")


def test_naturals_beat_wilds_only_where_the_rules_say_so() -> None:
    natural, wild = "Ac Ad 9h 7c 2d", "Ac Jo 9h 7c 2d"
    fair = game(FIVE_HIGH, deck="french-53", wild=JOKER)
    proud = game(FIVE_HIGH, deck="french-53", wild=JOKER, natural_beats_wild="true")
    assert fair.evaluate(natural) == fair.evaluate(wild)
    assert proud.evaluate(natural) > proud.evaluate(wild)


@pytest.mark.parametrize(
    ("dealt", "deal", "hand", "options", "category", "ranks"),
    [
        ("named", "{cards: 5}", "7c 7d 9h 9s 2d", {"wild": "7"}, "four_of_a_kind", "99992"),
        ("named", "{cards: 5}", "Jh Jd 9h 9s 2d", {"wild": "Jh"}, "three_of_a_kind", "999J2"),
        ("{lowest: hole}", "{hole: 2, up: 3}", "3c Kd 3h Qs 5d", {}, "three_of_a_kind", "KKKQ5"),
        ("{last: up}", "{hole: 2, up: 3}", "3c Kd Kh Qs 3d", {}, "four_of_a_kind", "KKKKQ"),
        (
            "{after: Q, among: up}",
            "{hole: 2, up: 4}",
            "5c Kd Kh Qs 5d 9d",
            {},
            "four_of_a_kind",
            "KKKKQ",
        ),
        ("{after: Q, among: up}", "{hole: 2, up: 3}", "5c Kd Kh 5d Qs", {}, "two_pair", "KK55Q"),
    ],
)
def test_the_deal_makes_cards_wild(dealt, deal, hand, options, category, ranks) -> None:
    rules = game(
        FIVE_HIGH, deal=deal, wild=f"{{dealt: {dealt}, stands_for: any, repeats: of_a_kind}}"
    )
    assert played(rules, hand, **options) == (category, ranks)


def test_wilds_named_at_the_table_have_to_be_named() -> None:
    rules = game(FIVE_HIGH, wild="{dealt: named, stands_for: any, repeats: of_a_kind}")
    with pytest.raises(InputError, match="named at the table"):
        rules.evaluate("7c 7d 9h 9s 2d")
    with pytest.raises(InputError, match="no wild cards are named"):
        STANDARD.evaluate("7c 7d 9h 9s 2d", wild="7")


def test_a_hand_without_a_category_is_an_answer_or_an_error() -> None:
    with pytest.raises(UnreadableHandError, match="gaps: allowed"):
        game("pair").evaluate("Ac Kd 9h 7c 2d")
    value = game("pair", gaps="allowed").evaluate("Ac Kd 9h 7c 2d")
    assert (value.strength, value.category) == (0, None)


# -- laws -------------------------------------------------------------------------------------

RULES = {"standard": STANDARD, "jokers": JOKERS, "deuces": DEUCES, "razz": RAZZ, "low": LOWBALL}


@st.composite
def rules_and_hand(draw: st.DrawFn, least: int = 5, most: int = 7):
    rules = RULES[draw(st.sampled_from(sorted(RULES)))]
    cards = draw(st.permutations(range(len(rules.game.deck.cards))))
    count = draw(st.integers(least, most))
    return rules, [rules.game.deck.cards[at] for at in cards[:count]]


def text(cards) -> str:
    return " ".join(map(str, cards))


@given(rules_and_hand(), st.randoms(use_true_random=False))
def test_the_order_of_the_cards_does_not_matter(rules_and_cards, random: Random) -> None:
    rules, cards = rules_and_cards
    shuffled = random.sample(cards, len(cards))
    assert rules.evaluate(text(cards)) == rules.evaluate(text(shuffled))


@given(rules_and_hand(), st.sampled_from(list(permutations("cdhs"))))
def test_the_names_of_the_suits_do_not_matter(rules_and_cards, suits: tuple[str, ...]) -> None:
    rules, cards = rules_and_cards
    renamed = text(cards).translate(str.maketrans("cdhs", "".join(suits)))
    assert rules.evaluate(text(cards)) == rules.evaluate(renamed)


@given(rules_and_hand(least=6))
def test_one_more_card_never_hurts(rules_and_cards) -> None:
    rules, cards = rules_and_cards
    assert rules.evaluate(text(cards)) >= rules.evaluate(text(cards[:-1]))


@given(rules_and_hand())
def test_the_value_is_that_of_the_played_cards_alone(rules_and_cards) -> None:
    rules, cards = rules_and_cards
    value = rules.evaluate(text(cards))
    assert rules.evaluate(text(value.cards)) == value


@given(rules_and_hand(most=5))
def test_a_wild_hand_is_worth_the_hand_it_stands_for(rules_and_cards) -> None:
    rules, cards = rules_and_cards
    value = rules.evaluate(text(cards))
    if len(set(value.stand_ins)) == len(value.stand_ins) and rules is JOKERS:
        assert rules.evaluate(text(value.stand_ins)) == value
