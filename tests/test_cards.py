"""How cards are written and read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evaluator import load
from evaluator.cards import AnyCard, Card, Deck, Joker, Rank, Suit, written
from evaluator.errors import InputError

FRENCH = load("standard-high").game.deck
WITH_JOKERS = load("double-joker-wild").game.deck
DICE = load("poker-dice").game.deck
OF_TENS = Deck("tens", (Rank("9"), Rank("10")), (Suit("c"), Suit("d")))
ODD = Deck("odd", (Rank("x"), Rank("xx")), (Suit("cup"), Suit("c")), (Joker("Fool"), Joker("Moon")))

RANKS = "ranks are 2 3 4 5 6 7 8 9 T J Q K A"
SUITS = "suits are c d h s; as in As"


@pytest.mark.parametrize(
    ("deck", "text", "cards"),
    [
        pytest.param(FRENCH, "Ah Td 2c 9s", "Ah Td 2c 9s", id="letters"),
        pytest.param(FRENCH, "AH td 2C 9S", "Ah Td 2c 9s", id="any case"),
        pytest.param(FRENCH, "10d 10H", "Td Th", id="ten with two digits"),
        pytest.param(FRENCH, "A♣ A♦ A♥ A♠", "Ac Ad Ah As", id="signs"),
        pytest.param(FRENCH, "A♧ A♢ A♡ A♤", "Ac Ad Ah As", id="outlined signs"),
        pytest.param(FRENCH, "10♥\ufe0f A♠\ufe0f", "Th As", id="signs as emoji"),
        pytest.param(FRENCH, "10♥\ufe0e A♠\ufe0e", "Th As", id="signs kept from being emoji"),
        pytest.param(FRENCH, "a♥", "Ah", id="sign and lower case"),
        pytest.param(FRENCH, "Ah,Kd, Qs ,", "Ah Kd Qs", id="commas"),
        pytest.param(FRENCH, "AhKd10c2♠", "Ah Kd Tc 2s", id="no spaces"),
        pytest.param(FRENCH, " \tAh\u00a0 Kd\n", "Ah Kd", id="all sorts of space"),
        pytest.param(FRENCH, "", "", id="nothing"),
        pytest.param(FRENCH, " , ", "", id="nothing but a comma"),
        pytest.param(FRENCH, "2c 2c", "2c 2c", id="how often is not asked here"),
        pytest.param(WITH_JOKERS, "Jo jo JO Jh", "Jo Jo Jo Jh", id="jokers, and a jack"),
        pytest.param(WITH_JOKERS, "JoJhJo", "Jo Jh Jo", id="jokers without spaces"),
        pytest.param(DICE, "A K 10 T 9", "A K T T 9", id="dice have no suits"),
        pytest.param(DICE, "AAK99", "A A K 9 9", id="dice in a row"),
        pytest.param(
            OF_TENS, "Tc 10d 9c", "10c 10d 9c", id="a deck that writes its ten with digits"
        ),
        pytest.param(ODD, "xc XCup xxcup xxc", "xc xcup xxcup xxc", id="longer names first"),
        pytest.param(ODD, "moon FOOL", "Moon Fool", id="two different jokers"),
    ],
)
def test_cards_are_read(deck: Deck, text: str, cards: str) -> None:
    assert written(deck.parse_cards(text)) == cards


def test_a_card_that_is_read_has_its_rank_and_suit() -> None:
    assert FRENCH.parse_cards("10♥") == (Card(Rank("T"), Suit("h")),)
    assert WITH_JOKERS.parse_cards("jo") == (Joker("Jo"),)


def test_a_word_means_the_same_the_second_time() -> None:
    deck = load("standard-high").game.deck
    assert deck.parse_cards("10h A♠ Ah,Kd") == deck.parse_cards("10h A♠ Ah,Kd")


@pytest.mark.parametrize(
    ("deck", "text", "message"),
    [
        pytest.param(
            FRENCH, "Ah 1d", f'"1d" is no card: unknown rank ({RANKS}; write as in As)', id="rank"
        ),
        pytest.param(
            FRENCH, "hA", f'"hA" is no card: unknown rank ({RANKS}; write as in As)', id="reversed"
        ),
        pytest.param(FRENCH, "Ax", f'"Ax" is no card: unknown suit "x" ({SUITS})', id="suit"),
        pytest.param(FRENCH, "A h", f'"A" is no card: the suit is missing ({SUITS})', id="no suit"),
        pytest.param(FRENCH, "10", f'"10" is no card: the suit is missing ({SUITS})', id="ten"),
        pytest.param(
            FRENCH,
            "2c AhKx",
            f'"Kx" in "AhKx" is no card: unknown suit "x" ({SUITS})',
            id="in the middle of a word",
        ),
        pytest.param(
            FRENCH, "Ah,K,Qd", f'"K" is no card: the suit is missing ({SUITS})', id="between commas"
        ),
        pytest.param(FRENCH, "Jo", '"Jo" is no card: this deck has no joker', id="no joker here"),
        pytest.param(
            FRENCH, "JOKER", '"JOKER" is no card: this deck has no joker', id="nor a joker in full"
        ),
        pytest.param(
            WITH_JOKERS, "Joker", '"Joker" is no card: a joker is written Jo', id="joker in full"
        ),
        pytest.param(
            ODD, "jo", '"jo" is no card: a joker is written Fool Moon', id="jokers of other names"
        ),
        pytest.param(
            DICE,
            "A 8",
            '"8" is no card: unknown rank (ranks are 9 T J Q K A; write as in A)',
            id="dice",
        ),
    ],
)
def test_what_is_no_card_is_told_with_what_would_be_right(
    deck: Deck, text: str, message: str
) -> None:
    with pytest.raises(InputError) as caught:
        deck.parse_cards(text)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("deck", "text", "rank"),
    [
        pytest.param(FRENCH, "10", "T", id="ten with two digits"),
        pytest.param(FRENCH, " q ", "Q", id="lower case and space"),
        pytest.param(OF_TENS, "t", "10", id="a deck that writes its ten with digits"),
    ],
)
def test_ranks_are_read(deck: Deck, text: str, rank: str) -> None:
    assert deck.parse_rank(text) == rank


def test_what_is_no_rank_is_told_with_the_ranks_that_there_are() -> None:
    with pytest.raises(InputError, match=r'^unknown rank "1": this deck has 9 T J Q K A$'):
        DICE.parse_rank("1")


@pytest.mark.parametrize(
    ("deck", "count"),
    [(FRENCH, 52), (WITH_JOKERS, 54), (DICE, 30), (OF_TENS, 4), (ODD, 6)],
    ids=lambda value: value.name if isinstance(value, Deck) else str(value),
)
def test_a_deck_has_every_rank_in_every_suit_and_its_jokers(deck: Deck, count: int) -> None:
    assert len(deck.cards) == count
    assert sum(deck.count_of.values()) == count


def test_a_deck_counts_its_copies() -> None:
    assert DICE.count_of[Card(Rank("A"), Suit(""))] == 5
    assert WITH_JOKERS.count_of[Joker("Jo")] == 2
    assert FRENCH.count_of[Joker("Jo")] == 0


@pytest.mark.parametrize(
    ("rank", "one", "many"), [("6", "six", "sixes"), ("A", "ace", "aces"), ("T", "ten", "tens")]
)
def test_ranks_have_names(rank: str, one: str, many: str) -> None:
    assert FRENCH.rank_name(Rank(rank)) == one
    assert FRENCH.rank_name(Rank(rank), many=True) == many


def test_a_rank_without_a_name_is_called_by_its_sign() -> None:
    assert ODD.rank_name(Rank("x")) == "x"
    assert ODD.rank_name(Rank("x"), many=True) == "xs"


def test_cards_are_written_with_signs_where_there_are_any() -> None:
    assert [FRENCH.symbols(card) for card in FRENCH.parse_cards("Th 2c")] == ["T♥", "2♣"]
    assert [ODD.symbols(card) for card in ODD.parse_cards("xcup Moon")] == ["xcup", "Moon"]


@given(st.sampled_from([FRENCH, WITH_JOKERS, DICE, OF_TENS, ODD]), st.data())
def test_what_is_written_reads_back_as_the_same_cards(deck: Deck, data: st.DataObject) -> None:
    cards = tuple(data.draw(st.lists(st.sampled_from(deck.cards), max_size=10)))
    spell = data.draw(st.sampled_from([str, deck.symbols, lambda card: str(card).swapcase()]))
    between = data.draw(st.sampled_from([" ", ", ", "  "]))
    assert deck.parse_cards(between.join(map(spell, cards))) == cards


def outcome(text: str) -> tuple[tuple[AnyCard, ...], str]:
    """Return the cards, or why there are none."""
    try:
        return WITH_JOKERS.parse_cards(text), ""
    except InputError as error:
        return (), str(error)


@given(st.text(max_size=12))
def test_any_text_is_either_cards_or_one_line_that_says_why_not(text: str) -> None:
    cards, message = outcome(text)
    assert set(cards) <= set(WITH_JOKERS.cards)
    assert not message or ("is no card: " in message and len(message.splitlines()) == 1)
