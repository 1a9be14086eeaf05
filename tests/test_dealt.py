"""How hands are written and read, group by group, and whether one deck can have dealt them."""

from __future__ import annotations

import pytest
from games import game
from hypothesis import given
from hypothesis import strategies as st

from evaluator import Rules, load
from evaluator.dealt import Dealt, check_one_deck
from evaluator.errors import InputError

FIVE_TO_SEVEN = load("standard-high")
HOLDEM = load("texas-holdem")
OMAHA = load("omaha-high")
STUD = game(deal="{down: 2, up: 4, river: 1}", one_deck="true")
TWO_PACKS = game(deck="french-104", one_deck="true")
TWO_PACKS_BOARD = game(deck="french-104", deal="{hole: 2, board: 3}", one_deck="true")
DICE = load("poker-dice")
FREE = game(deal="{hole: 2, board: 3}", one_deck="false")


@pytest.mark.parametrize(
    ("rules", "text", "groups"),
    [
        pytest.param(
            FIVE_TO_SEVEN, "2c 3c 4c 5c 6c", {"cards": "2c 3c 4c 5c 6c"}, id="all together"
        ),
        pytest.param(
            HOLDEM,
            "Ah Kd | 2c 3c 4c 5d 9h",
            {"hole": "Ah Kd", "board": "2c 3c 4c 5d 9h"},
            id="with a bar",
        ),
        pytest.param(
            HOLDEM,
            "Ah Kd|2c 3c 4c",
            {"hole": "Ah Kd", "board": "2c 3c 4c"},
            id="a bar without spaces, the flop only",
        ),
        pytest.param(
            OMAHA,
            "Ah Kd Qs Js 2c 3c 4c 5d",
            {"hole": "Ah Kd Qs Js", "board": "2c 3c 4c 5d"},
            id="without a bar, dealt out in order",
        ),
        pytest.param(
            STUD,
            "5c 7d | Kh Qs 5d 9d | 5h",
            {"down": "5c 7d", "up": "Kh Qs 5d 9d", "river": "5h"},
            id="three groups",
        ),
        pytest.param(
            STUD,
            "5c 7d Kh Qs 5d 9d 5h",
            {"down": "5c 7d", "up": "Kh Qs 5d 9d", "river": "5h"},
            id="three groups without bars",
        ),
        pytest.param(TWO_PACKS, "2c 2c 3d 3d 4h", {"cards": "2c 2c 3d 3d 4h"}, id="two packs"),
        pytest.param(DICE, "A A A A A", {"cards": "A A A A A"}, id="five dice alike"),
    ],
)
def test_a_hand_is_read_group_by_group(rules: Rules, text: str, groups: dict[str, str]) -> None:
    dealt = rules.parse(text)
    assert {name: " ".join(map(str, cards)) for name, cards in dealt.groups} == groups
    assert " ".join(map(str, dealt.cards)) == " ".join(groups.values())
    for name, cards in groups.items():
        assert " ".join(map(str, dealt.group(name))) == cards


def test_a_group_that_the_game_has_not_is_empty() -> None:
    assert FIVE_TO_SEVEN.parse("2c 3c 4c 5c 6c").group("board") == ()


FIVE_OR_MORE = "this game deals 5 to 7 cards"
HOLE_AND_BOARD = "this game deals 2 hole cards and 3 to 5 board cards"
THREE_GROUPS = "this game deals 2 down cards and 4 up cards and 1 river card"


@pytest.mark.parametrize(
    ("rules", "text", "message"),
    [
        pytest.param(FIVE_TO_SEVEN, "", f"a hand without cards; {FIVE_OR_MORE}", id="empty"),
        pytest.param(FIVE_TO_SEVEN, "  ", f"a hand without cards; {FIVE_OR_MORE}", id="spaces"),
        pytest.param(HOLDEM, "|", f"a hand without cards; {HOLE_AND_BOARD}", id="only a bar"),
        pytest.param(
            FIVE_TO_SEVEN, "2c 3c", f'"2c 3c" has 2 cards; {FIVE_OR_MORE}', id="too few cards"
        ),
        pytest.param(FIVE_TO_SEVEN, "2c", f'"2c" has 1 card; {FIVE_OR_MORE}', id="one card"),
        pytest.param(
            FIVE_TO_SEVEN,
            "2c 3c 4c 5c 6c 7c 8c 9c",
            f'"2c 3c 4c 5c 6c 7c 8c 9c" has 8 cards; {FIVE_OR_MORE}',
            id="too many cards",
        ),
        pytest.param(
            FIVE_TO_SEVEN,
            "2c 3c 4c 5c 6c |",
            f'"2c 3c 4c 5c 6c |" has 2 groups of cards; {FIVE_OR_MORE}, written without bars',
            id="a stray bar",
        ),
        pytest.param(
            HOLDEM,
            "2c 3c | 4c 5c 6c | 7c",
            f'"2c 3c | 4c 5c 6c | 7c" has 3 groups of cards; {HOLE_AND_BOARD}',
            id="a bar too many",
        ),
        pytest.param(
            HOLDEM,
            "2c 3c 4c | 5c 6c 7c",
            f'"2c 3c 4c | 5c 6c 7c" has 3 hole cards; {HOLE_AND_BOARD}',
            id="too many hole cards",
        ),
        pytest.param(
            HOLDEM,
            "2c | 5c 6c 7c",
            f'"2c | 5c 6c 7c" has 1 hole card; {HOLE_AND_BOARD}',
            id="too few hole cards",
        ),
        pytest.param(
            HOLDEM, "2c 3c |", f'"2c 3c |" has no board cards; {HOLE_AND_BOARD}', id="no board"
        ),
        pytest.param(
            HOLDEM,
            "2c 3c 4c 5c 6c 7c 8c 9c",
            f'"2c 3c 4c 5c 6c 7c 8c 9c" has 6 board cards; {HOLE_AND_BOARD}',
            id="too many without a bar",
        ),
        pytest.param(
            STUD,
            "5c 7d Kh Qs 5d 9d",
            f'"5c 7d Kh Qs 5d 9d" has no river cards; {THREE_GROUPS}',
            id="a group is missing",
        ),
        pytest.param(
            FIVE_TO_SEVEN,
            "2c 3c 2c 4c 5c",
            '2c is dealt twice in "2c 3c 2c 4c 5c"; the deck has it once',
            id="twice in a hand",
        ),
        pytest.param(
            HOLDEM,
            "2c 3c | 4c 5c 2♣",
            '2c is dealt twice in "2c 3c | 4c 5c 2♣"; the deck has it once',
            id="in the hand and on the board",
        ),
        pytest.param(
            TWO_PACKS,
            "2c 2c 3d 2c 4h",
            '2c is dealt 3 times in "2c 2c 3d 2c 4h"; the deck has it twice',
            id="more often than two packs have it",
        ),
        pytest.param(
            load("double-joker-wild"),
            "Jo Jo Jo 2c 3c",
            'Jo is dealt 3 times in "Jo Jo Jo 2c 3c"; the deck has it twice',
            id="more jokers than there are",
        ),
        pytest.param(
            DICE, "A A A A 8", '"8" is no card: unknown rank (ranks are 9 T J Q K A; write as in A)'
        ),
    ],
)
def test_what_is_no_hand_is_told_with_what_would_be_right(
    rules: Rules, text: str, message: str
) -> None:
    with pytest.raises(InputError) as caught:
        rules.parse(text)
    assert str(caught.value) == message


BOARDS_DIFFER = "the hands have different boards, but all players share one"


@pytest.mark.parametrize(
    ("rules", "hands", "message"),
    [
        pytest.param(HOLDEM, ["2c 3c | 4c 5c 6c", "7d 8d | 4c 5c 6c"], "", id="one board"),
        pytest.param(HOLDEM, ["2c 3c | 4c 5c 6c", "7d 8d | 6c 4c 5c"], "", id="board in any order"),
        pytest.param(
            HOLDEM, ["2c 3c | 4c 5c 6c", "7d 8d | 4c 5c 7c"], BOARDS_DIFFER, id="boards differ"
        ),
        pytest.param(
            HOLDEM, ["2c 3c | 4c 5c 6c", "7d 8d | 4c 5c 6c 9h"], BOARDS_DIFFER, id="a longer board"
        ),
        pytest.param(
            HOLDEM,
            ["2c 3c | 4c 5c 6c", "2c 8d | 4c 5c 6c"],
            "2c is dealt twice among these hands; the deck has it once",
            id="one card in two hands",
        ),
        pytest.param(
            HOLDEM,
            ["2c 3c 4c 5c 6c", "2c 8d 4c 5c 6c"],
            "2c is dealt twice among these hands; the deck has it once",
            id="one card in two hands without bars, and the boards alike",
        ),
        pytest.param(
            HOLDEM,
            ["2c 3c 4c 5c 6c", "4c 5c 6c 2c 3c"],
            "",
            id="without bars they do not say which cards are shared",
        ),
        pytest.param(
            STUD,
            ["2c 3c 4c 5c 6c 7c 8c", "2c 3d 4d 5d 6d 7d 8d"],
            "2c is dealt twice among these hands; the deck has it once",
            id="one card in two hands of a game without a board",
        ),
        pytest.param(
            STUD,
            ["2c 3c | 4c 5c 6c 7c | 8c", "2d 3d 4d 5d 6d 7d 8d"],
            "",
            id="bars or not, where nothing is shared",
        ),
        pytest.param(
            FREE, ["2c 3c | 4c 5c 6c", "2c 8d | 4c 5c 7c"], "", id="each hand stands for itself"
        ),
        pytest.param(
            TWO_PACKS, ["2c 3c 4c 5c 6c", "2c 3c 4c 5c 6c"], "", id="two packs, each card twice"
        ),
        pytest.param(
            TWO_PACKS,
            ["2c 3c 4c 5c 6c", "2c 3c 4c 5c 6c", "2c 3d 4d 5d 6d"],
            "2c is dealt 3 times among these hands; the deck has it twice",
            id="two packs, a card three times",
        ),
        pytest.param(
            TWO_PACKS_BOARD,
            ["2c 3c | 4c 4c 5c", "2d 3d | 4c 5c 5c"],
            BOARDS_DIFFER,
            id="boards of the same cards, but not so often",
        ),
    ],
)
def test_hands_are_checked_against_one_deck(rules: Rules, hands: list[str], message: str) -> None:
    dealt = [rules.parse(hand) for hand in hands]
    if not message:
        check_one_deck(dealt, rules.game)
        return
    with pytest.raises(InputError) as caught:
        check_one_deck(dealt, rules.game)
    assert str(caught.value) == message


@pytest.mark.parametrize("text", ["Ah Kd | 2c 3c 4c", "Ah Kd 2c 3c 4c", "Ah Kd | 2c 3c 4c 5d 9h"])
def test_a_hand_is_written_as_it_was_read(text: str) -> None:
    assert str(HOLDEM.parse(text)) == text


@given(st.data())
def test_a_hand_that_is_written_reads_back_as_the_same_hand(data: st.DataObject) -> None:
    rules = data.draw(st.sampled_from([FIVE_TO_SEVEN, HOLDEM, OMAHA, STUD, TWO_PACKS, DICE]))
    deck = list(rules.game.deck.cards)
    counts = [
        data.draw(st.integers(group.count.least, group.count.most)) for group in rules.game.deal
    ]
    places = st.lists(
        st.integers(0, len(deck) - 1), min_size=sum(counts), max_size=sum(counts), unique=True
    )
    cards = iter([deck[place] for place in data.draw(places)])
    groups = tuple(
        (group.name, tuple(next(cards) for _ in range(count)))
        for group, count in zip(rules.game.deal, counts, strict=True)
    )
    barred = len(groups) == 1 or data.draw(st.booleans())
    dealt = Dealt(groups, barred)
    assert rules.parse(str(dealt)) == dealt
