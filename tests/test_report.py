"""Values, comparisons, deals and lines of hands as text and as data."""

from __future__ import annotations

import pytest
from games import FIVE_HIGH, JOKER, game
from hypothesis import given
from hypothesis import strategies as st

from evaluator import Rules, load
from evaluator.cards import AnyCard
from evaluator.errors import InputError
from evaluator.report import (
    Classifier,
    classified_lines,
    comparison_data,
    comparison_lines,
    hand_data,
    reading_data,
    readings_lines,
    showdown_lines,
    showdowns,
    value_data,
    value_text,
)

STANDARD = load("standard-high")
JUDGE = load("texas-holdem-judge")
HOLDEM = load("texas-holdem")
HI_LO = load("omaha-hi-lo-8")
JOKERS = game(FIVE_HIGH, deck="french-54", wild=JOKER)
GAPS = game("flush", gaps="allowed")
NAMED = game(FIVE_HIGH, wild="{dealt: named, stands_for: any, repeats: of_a_kind}")


def text_of(rules: Rules, hand: str, **options: str) -> str:
    return value_text(rules, rules.game.prizes[0], rules.evaluate(hand, **options))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("rules", "hand", "text"),
    [
        pytest.param(
            STANDARD,
            "7s 8c 6d 8d 8h",
            "Three of a kind, eights; 8c 8d 8h 7s 6d; kickers 7 6",
            id="kickers",
        ),
        pytest.param(
            STANDARD, "2c 2d 3c 3d 9h", "Two pair, threes up; 3c 3d 2c 2d 9h; kicker 9", id="kicker"
        ),
        pytest.param(
            STANDARD, "Ah 2h 3d 4c 5h", "Straight, five high; 5h 4c 3d 2h Ah", id="no kickers"
        ),
        pytest.param(
            JOKERS,
            "Ac Ad Jo Kh 9c",
            "Three of a kind, aces; Ac Ad Jo Kh 9c; Jo stands for Ah; kickers K 9",
            id="a wild",
        ),
        pytest.param(
            JOKERS,
            "Jo Ac Jo Kh 9c",
            "Three of a kind, aces; Ac Jo Jo Kh 9c; Jo stands for Ad, Jo#2 stands for Ah; "
            "kickers K 9",
            id="two wilds of one name",
        ),
        pytest.param(GAPS, "Ac Ad Jh Kh 9c", "no category", id="no category"),
    ],
)
def test_a_value_is_one_line(rules: Rules, hand: str, text: str) -> None:
    assert text_of(rules, hand) == text


def test_cards_of_a_value_are_spelt_as_the_caller_wants() -> None:
    value = JOKERS.evaluate("Ac Ad Jo Kh 9c")
    symbols = JOKERS.game.deck.symbols
    assert value_text(JOKERS, JOKERS.game.prizes[0], value, symbols) == (
        "Three of a kind, aces; A♣ A♦ Jo K♥ 9♣; Jo stands for A♥; kickers K 9"
    )
    deuces = game(FIVE_HIGH, wild="{cards: 2, stands_for: any, repeats: of_a_kind}")
    value = deuces.evaluate("Ac Ad 2s Kh 9c")
    assert "; 2♠ stands for A♥; " in value_text(deuces, deuces.game.prizes[0], value, symbols)


def test_a_value_as_data() -> None:
    value = JOKERS.evaluate("Jo Ac Jo Kh 9c")
    assert value_data(value) == {
        "category": "three_of_a_kind",
        "name": "Three of a kind",
        "strength": value.strength,
        "ranks": ["A", "A", "A", "K", "9"],
        "cards": ["Ac", "Jo", "Jo", "Kh", "9c"],
        "wilds": {"Jo": "Ad", "Jo#2": "Ah"},
        "kickers": ["K", "9"],
    }


def test_a_hand_without_a_category_as_data() -> None:
    assert value_data(GAPS.evaluate("Ac Ad Jh Kh 9c")) == {
        "category": None,
        "name": "",
        "strength": 0,
        "ranks": [],
        "cards": [],
        "wilds": {},
        "kickers": [],
    }


def test_a_hand_of_a_game_with_several_prizes_has_a_value_for_each() -> None:
    hand = "Ah 2c Kc Kd | 3d 4s 8h Kh 9s"
    data = hand_data(HI_LO.parse(hand), HI_LO.evaluate_prizes(hand))
    assert data.keys() == {"hand", "prizes"}
    assert data["hand"] == hand
    assert data["prizes"]["high"]["ranks"] == ["K", "K", "K", "9", "8"]
    assert data["prizes"]["low"]["ranks"] == ["8", "4", "3", "2", "A"]


# Comparisons


def test_a_comparison_in_words() -> None:
    comparison = STANDARD.compare("Ac Ad Qh Js 9c", "Kc Kd Qd Jd 9d")
    assert list(comparison_lines(STANDARD, comparison)) == [
        "hand 1: Pair of aces; Ac Ad Qh Js 9c; kickers Q J 9",
        "hand 2: Pair of kings; Kc Kd Qd Jd 9d; kickers Q J 9",
        "  category: pair against pair: equal",
        "  pair: aces against kings: hand 1 wins",
        "hand 1 wins",
    ]


@pytest.mark.parametrize(
    ("rules", "hands", "last"),
    [
        (STANDARD, ["Ac Ad Qh Js 9c", "Ah As Qd Jd 9d"], "a draw"),
        (STANDARD, ["2c 3d 4h 5s 7c", "Ac Ad Qh Js 9c", "Ah As Qd Jd 9d"], "hands 2, 3 share"),
        (STANDARD, ["2c 3d 4h 5s 7c", "2d 3h 4s 5c 8d"], "hand 2 wins"),
        (GAPS, ["2c 3d 4h 5s 7c", "2d 3h 4s 5c 8d"], "nobody qualifies"),
    ],
)
def test_the_last_line_of_a_comparison_says_who_wins(
    rules: Rules, hands: list[str], last: str
) -> None:
    assert list(comparison_lines(rules, rules.compare(*hands)))[-1] == last


def test_a_comparison_for_several_prizes_has_a_part_for_each_and_the_shares() -> None:
    board = "3d 4s 8h Kh 9s"
    comparison = HI_LO.compare(f"Ah 2c Kc Kd | {board}", f"As 2d Qc Qd | {board}")
    lines = list(comparison_lines(HI_LO, comparison))
    low = lines.index("low:")
    assert lines[0] == "high:"
    assert lines[low - 1] == "hand 1 wins"
    assert lines[low + 1] == "hand 1: 8432A; 8h 4s 3d 2c Ah"
    assert lines[-2:] == ["a draw", "shares: hand 1 3/4, hand 2 1/4"]


def test_a_comparison_as_data() -> None:
    comparison = STANDARD.compare("Ac Ad Qh Js 9c", "Ah As Qd Jd 9d", "2c 3d 4h 5s 7c")
    data = comparison_data(comparison)
    assert list(data) == ["winner", "winners", "hands", "steps", "shares"]
    assert data["winner"] == 0
    assert data["winners"] == [1, 2]
    assert data["shares"] == ["1/2", "1/2", "0"]
    assert [hand["hand"] for hand in data["hands"]][2] == "2c 3d 4h 5s 7c"
    assert data["hands"][0]["strength"] == data["hands"][1]["strength"]
    assert data["steps"][-1] == "all that counts is equal: hands 1 and 2 share"


def test_a_comparison_for_several_prizes_as_data() -> None:
    board = "3d 4s 8h Kh 9s"
    comparison = HI_LO.compare(f"Ah 2c Kc Kd | {board}", f"As 2d Qc Qd | {board}")
    data = comparison_data(comparison)
    assert data["winner"] == 1  # of the first prize
    assert data["prizes"]["high"]["winners"] == [1]
    assert data["prizes"]["low"]["winners"] == [1, 2]
    assert data["prizes"]["low"]["winner"] == 0
    assert data["prizes"]["high"]["steps"] == data["steps"]


# Explanations


def test_an_explanation_marks_what_the_hand_is() -> None:
    lines = list(
        readings_lines(STANDARD, STANDARD.game.prizes[0], STANDARD.explain("Kc Kd 2h 7s 7h"))
    )
    marked = [line for line in lines if line.startswith("-> ")]
    assert marked == ["-> Two pair: Kc Kd 7s 7h 2h; kicker 2"]
    assert lines[-2] == "   Pair: Kc Kd 7s 7h 2h; kickers 7 7 2"
    assert lines[0].startswith("   Straight flush: wants ")


def test_an_explanation_as_data_has_a_value_or_a_reason() -> None:
    for reading in STANDARD.explain("Kc Kd 2h 7s 7h"):
        data = reading_data(reading)
        assert list(data) == ["category", "name", "value", "why_not"]
        assert (data["value"] is None) != (data["why_not"] is None)
        assert data["value"] is None or data["value"]["category"] == data["category"]


# Showdowns

DEALS = """8D 7C
7D 6C
KS 9D 5C 3S 2D

TC JC
AD 4S
2H 7H TH QS KC
"""
RESULTS = ["1 HIGH_CARD K9875", "1 PAIR TTKQJ"]


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(DEALS, id="as printed"),
        pytest.param(DEALS.replace("\n", "\r\n"), id="with carriage returns"),
        pytest.param(f"\n\n{DEALS}\n\n", id="blank lines before and after"),
        pytest.param(DEALS.replace("\n\n", "\n\n  \n\n"), id="several blank lines between"),
        pytest.param(DEALS.strip(), id="no line end at the end"),
        pytest.param(DEALS.replace("TC JC", "  10♣ j♣ "), id="signs, and spaces around"),
    ],
)
def test_deals_stand_apart_by_blank_lines(text: str) -> None:
    assert list(showdown_lines(JUDGE, text.splitlines(keepends=True))) == RESULTS


@pytest.mark.parametrize(
    ("deal", "result"),
    [
        ("7c 8d\n7d 8c\nKs 9d 5h 3c", "DRAW"),
        ("7c 8d\n7d 8c\nQs Qc\nKs 9d 5h 3c", "3 Pair QQK95"),
        ("Ac 8d\nAd 8c\nQs 2c\nKs 9d 5h 3c", "1,2 High card"),
    ],
)
def test_several_players_share_or_lose(deal: str, result: str) -> None:
    assert list(showdown_lines(HOLDEM, deal.splitlines())) == [result]


def test_a_game_without_a_board_has_a_line_for_each_player() -> None:
    deal = ["2c 3c 4c 5c 6c", "2d 3d 4d 5d 6d", "2h 3h 4h 5h 7h"]
    assert list(showdown_lines(STANDARD, deal)) == ["1,2 Straight flush"]


@pytest.mark.parametrize(
    ("deal", "result"),
    [
        pytest.param(
            "Ah 2c Kc Kd\nAs 2d Qc Qd\n3d 4s 8h Kh 9s",
            "high: 1 Three of a kind KKK98; low: DRAW",
            id="the low is a draw",
        ),
        pytest.param(
            "Ah 2c Qh Js\nKc Kd 7h 6s\n3d 4s 8h Kh 9s",
            "high: 2 Three of a kind KKK98; low: 1 Eight or better 8432A",
            id="one each",
        ),
        pytest.param(
            "Ac Qc Kc Kh\nAd Qd Ks Kd\nJd 9d 7d 8d 9s",
            "high: 2 Flush AKJ98; low: nobody qualifies",
            id="no low",
        ),
    ],
)
def test_with_several_prizes_the_line_tells_of_each(deal: str, result: str) -> None:
    assert list(showdown_lines(HI_LO, deal.splitlines())) == [result]


def test_wild_cards_may_be_named_for_deals() -> None:
    deal = ["Ac Kd 7h 4s 2d", "Ad Kc Qh 4c 2h"]
    assert [line for _, line in showdowns(NAMED, deal, "7")] == ["1 Pair AAK42"]
    with pytest.raises(InputError, match="wild cards are named at the table"):
        list(showdowns(NAMED, deal))


@pytest.mark.parametrize(
    ("rules", "lines", "message"),
    [
        pytest.param(JUDGE, "", "no deal to judge: the input is empty", id="empty"),
        pytest.param(JUDGE, " \n\n", "no deal to judge: the input is empty", id="blank lines"),
        pytest.param(
            JUDGE,
            "8D 7C",
            "line 1: a deal of 1 line; "
            "wanted is a line for each of 2 players and one for the board",
            id="one line",
        ),
        pytest.param(
            JUDGE,
            f"{DEALS}\n8D 7C\n7D 6C\nKH 9H\nKS 9D 5C 3S 2D",
            "line 9: a deal of 4 lines; "
            "wanted is a line for each of 2 players and one for the board",
            id="a player too many in the third deal",
        ),
        pytest.param(
            STANDARD,
            "2c 3c 4c 5c 6c",
            "line 1: a deal of 1 line; wanted is a line for each of 2 to 23 players",
            id="one player, no board",
        ),
        pytest.param(
            JUDGE,
            f"{DEALS}\n8D 7C\n7D 8X\nKS 9D 5C 3S 2D",
            'line 10: "8X" is no card: unknown suit "X" (suits are c d h s; as in As)',
            id="an unknown card",
        ),
        pytest.param(
            JUDGE,
            "8D 7C\n7D 6C 2C\nKS 9D 5C 3S 2D",
            'line 2: "7D 6C 2C | KS 9D 5C 3S 2D" has 3 hole cards; '
            "this game deals 2 hole cards and 5 board cards",
            id="too many hole cards",
        ),
        pytest.param(
            JUDGE,
            "8D 7C\n7D 6C\nKS 9D 5C 8D 2D",
            'line 1: 8d is dealt twice in "8D 7C | KS 9D 5C 8D 2D"; the deck has it once',
            id="a card in a hand and on the board",
        ),
        pytest.param(
            JUDGE,
            f"\n{DEALS}\n8D 7C\n7D 8D\nKS 9D 5C 3S 2D",
            "lines 10 to 12: 8d is dealt twice among these hands; the deck has it once",
            id="a card in two hands",
        ),
    ],
)
def test_a_faulty_deal_is_told_with_its_line(rules: Rules, lines: str, message: str) -> None:
    with pytest.raises(InputError) as caught:
        list(showdown_lines(rules, lines.splitlines(keepends=True)))
    assert str(caught.value) == message


# Lines of hands


@pytest.mark.parametrize(
    ("line", "out"),
    [
        ("2c 3c 4c 5c 7c\n", "2c 3c 4c 5c 7c - Flush, seven high"),
        ("2c 3c 4c 5c 7c\r\n", "2c 3c 4c 5c 7c - Flush, seven high"),
        ("2c 3c 4c 5c 7c  \n", "2c 3c 4c 5c 7c - Flush, seven high"),
        ("Hand 1: 2c 3c 4c 5c 7c", "Hand 1: 2c 3c 4c 5c 7c - Flush, seven high"),
        ("At 8:30, Ann: 2♣ 3♣ 4♣ 5♣ 7♣", "At 8:30, Ann: 2♣ 3♣ 4♣ 5♣ 7♣ - Flush, seven high"),
        (":2c 3c 4c 5c 7c", ":2c 3c 4c 5c 7c - Flush, seven high"),
        ("\n", ""),
        ("\r\n", ""),
        ("   ", "   "),
    ],
)
def test_a_line_comes_out_with_its_category(line: str, out: str) -> None:
    lines = [*classified_lines(STANDARD, ["2c 3c 4c 5c 8c", line])]
    assert lines[1:] == [out]


def test_lines_are_numbered_with_the_blank_ones_in_the_complaint() -> None:
    lines = ["2c 3c 4c 5c 7c", "", "Hand 2: 2c 2c 4c 5c 7c"]
    with pytest.raises(InputError) as caught:
        list(classified_lines(STANDARD, lines))
    assert str(caught.value) == (
        'line 3: 2c is dealt twice in "2c 2c 4c 5c 7c"; the deck has it once'
    )


@pytest.mark.parametrize("lines", [[], [""], ["\n", "  \n"]], ids=["none", "empty", "blank"])
def test_lines_without_a_hand_are_a_mistake(lines: list[str]) -> None:
    with pytest.raises(InputError, match=r"^no hand to classify: the input is empty$"):
        list(classified_lines(STANDARD, lines))


def test_a_line_whose_hand_has_no_category_comes_out_as_it_is() -> None:
    lines = ["One: Ac Ad Jh Kh 9c", "Two: Ac Kc Jc 9c 2c"]
    assert list(classified_lines(GAPS, lines)) == [lines[0], f"{lines[1]} - Flush, ace high"]


def test_wild_cards_may_be_named_for_lines_of_hands() -> None:
    found = [line for line, _ in Classifier(NAMED, "7").lines(["Ac Kd 7h 4s 2d"])]
    assert found == ["Ac Kd 7h 4s 2d - Pair of aces"]
    with pytest.raises(InputError, match="line 1: in this game wild cards are named"):
        list(classified_lines(NAMED, ["Ac Kd 7h 4s 2d"]))


def test_of_several_prizes_the_first_is_meant() -> None:
    (line,) = classified_lines(HI_LO, ["Ah 2c Kc Kd | 3d 4s 8h Kh 9s"])
    assert line == "Ah 2c Kc Kd | 3d 4s 8h Kh 9s - Three of a kind, kings"


FIVES = st.lists(st.sampled_from(STANDARD.game.deck.cards), min_size=5, max_size=5, unique=True)
OF_FEW = st.lists(
    st.sampled_from([card for card in JOKERS.game.deck.cards if str(card)[0] in "JQKA"]),
    min_size=5,
    max_size=5,
    unique=True,
)


@given(
    st.sampled_from([JOKERS, load("comparing-hands")]),
    st.lists(st.one_of(FIVES, OF_FEW), min_size=1, max_size=12),
)
def test_hands_that_look_alike_are_classified_as_each_by_itself(
    rules: Rules, hands: list[list[AnyCard]]
) -> None:
    lines = [" ".join(map(str, cards)) for cards in hands]
    found = [value for _, value in Classifier(rules).lines(lines)]
    for line, value in zip(lines, found, strict=True):
        alone = rules.evaluate(line)
        assert value is not None
        assert (value.category, value.strength) == (alone.category, alone.strength)
