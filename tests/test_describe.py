"""A game in words, and an example hand of each category."""

from __future__ import annotations

from time import process_time

import pytest
from games import DEUCE_TO_SEVEN, FIVE_HIGH, HIGH_RANKS, JOKER, game

from evaluator import Rules, load
from evaluator.describe import game_data, game_lines
from evaluator.library import game_ids

BLAZE = '{"blaze":{"parts":[{"cards":5,"only":["J","Q","K"]}]}}'

# Categories of which there is no hand, and why.
IMPOSSIBLE = {
    # the lowest card of every hand is wild: it makes a pair at least, and trips of a pair
    "kings-and-lows": {"two_pair", "high_card"},
    "kings-and-lows-ace-low": {"two_pair", "high_card"},
    "low-hole-card-wild": {"two_pair", "high_card"},
    # nothing is wild until the players say what is
    "dealers-choice-wild": {"five_of_a_kind"},
}


@pytest.mark.parametrize("name", game_ids())
def test_every_category_of_a_packaged_game_has_an_example_which_is_of_it(name: str) -> None:
    rules = load(name)
    wild = "7" if name == "dealers-choice-wild" else ""  # which no example of that game holds
    started = process_time()
    prizes = game_data(rules)["prizes"]
    assert process_time() - started < 2
    for prize in prizes:
        examples = {each["category"]: each["example"] for each in prize["categories"]}
        without = {category for category, hand in examples.items() if hand is None}
        assert without == IMPOSSIBLE.get(name, set())
        for category in examples.keys() - without:
            value = rules.evaluate(examples[category], prize=prize["prize"], wild=wild)
            assert value.category == category


def line(rules: Rules, beginning: str) -> str:
    """Return the first line that begins so; the examples further down take their time."""
    return next(line for line in game_lines(rules) if line.startswith(beginning))


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        pytest.param(
            {},
            "Cards: 2 3 4 5 6 7 8 9 T J Q K A in clubs, diamonds, hearts and spades, 52 in all.",
            id="one pack",
        ),
        pytest.param(
            {"deck": "french-53", "wild": JOKER},
            "Cards: 2 3 4 5 6 7 8 9 T J Q K A in clubs, diamonds, hearts and spades, and a joker, "
            "53 in all.",
            id="a joker",
        ),
        pytest.param(
            {"deck": "french-54", "wild": JOKER},
            "Cards: 2 3 4 5 6 7 8 9 T J Q K A in clubs, diamonds, hearts and spades, and 2 jokers, "
            "54 in all.",
            id="jokers",
        ),
        pytest.param(
            {"deck": "french-104"},
            "Cards: 2 3 4 5 6 7 8 9 T J Q K A in clubs, diamonds, hearts and spades, 2 of each, "
            "104 in all.",
            id="two packs",
        ),
        pytest.param(
            {"deal": "{hole: 2, board: 3 to 5}"},
            "Dealt: 2 hole cards and 3 to 5 board cards; each hand stands for itself.",
            id="hole and board",
        ),
        pytest.param(
            {"deal": "{down: 2, up: 4, river: 1}", "one_deck": "true"},
            "Dealt: 2 down cards, 4 up cards and 1 river card; all hands from one deck.",
            id="three groups",
        ),
        pytest.param({}, "Played: the best 5 of them.", id="any five"),
        pytest.param(
            {"deal": "{hole: 2, board: 3 to 5}", "hand": "{play: 5, from: {hole: 2, board: 3}}"},
            "Played: exactly 2 hole cards and 3 board cards.",
            id="so many from each group",
        ),
        pytest.param(
            {"deal": "{hole: 5, river: 1}", "hand": "{play: 5, from: {hole: 4, river: 1}}"},
            "Played: exactly 4 hole cards and 1 river card.",
            id="one from a group",
        ),
        pytest.param(
            {"wins": "low"},
            "Ranks, lowest first: 2 3 4 5 6 7 8 9 T J Q K A; lower ranks win.",
            id="low",
        ),
        pytest.param(
            {},
            "Runs follow: A 2 3 4 5 6 7 8 9 T J Q K A, "
            "so that A 2 3 4 5 is the lowest run of five.",
            id="the wheel",
        ),
        pytest.param(
            {
                "categories": "straight pair high_card",
                "deck": "french-36",
                "ranks": "6 7 8 9 T J Q K A",
                "runs": "A 6 7 8 9 T J Q K A",
            },
            "Runs follow: A 6 7 8 9 T J Q K A, so that A 6 7 8 9 is the lowest run of five.",
            id="the wheel of the short deck",
        ),
        pytest.param(
            {"categories": '{"straight":{"parts":[{"run":3}]}} pair high_card'},
            "Runs follow: A 2 3 4 5 6 7 8 9 T J Q K A, so that A 2 3 is the lowest run of three.",
            id="the wheel of three cards",
        ),
        pytest.param(
            {"deck": f"{{ranks: {HIGH_RANKS}, suits: r g b c}}"},
            "Cards: 2 3 4 5 6 7 8 9 T J Q K A in r, g, b and c, 52 in all.",
            id="suits of its own, one of them called c",
        ),
        pytest.param(
            {"deck": f"{{ranks: {HIGH_RANKS}, suits: s c}}", "categories": "flush high_card"},
            "Cards: 2 3 4 5 6 7 8 9 T J Q K A in spades and clubs, 26 in all.",
            id="two of the usual suits",
        ),
        pytest.param(
            {"runs": HIGH_RANKS}, "Runs follow: 2 3 4 5 6 7 8 9 T J Q K A.", id="no wheel"
        ),
        pytest.param({}, "Ties: suits do not count.", id="equal suits"),
        pytest.param(
            {"suits": "c d h s"}, "Ties: broken by suits, lowest first: c d h s.", id="by suit"
        ),
    ],
)
def test_choices_are_said_in_words(changes: dict[str, str], said: str) -> None:
    assert line(game(**changes), said.split(":")[0] + ":") == said


ANY = "stands_for: any, repeats: anywhere"
ALSO = "also for a card that the hand holds"


@pytest.mark.parametrize(
    ("deck", "wild", "said"),
    [
        ("french-53", f"{{cards: Jo, {ANY}}}", f"the joker; stands for any card; {ALSO}"),
        ("french-54", f"{{cards: Jo, {ANY}}}", f"jokers; stands for any card; {ALSO}"),
        ("french-53", f"{{cards: Jo 2 Kd, {ANY}}}", f"twos, Kd and the joker; {{any}}; {ALSO}"),
        pytest.param(
            "{ranks: A 2 3 4 5 6 7 8 9 T J Q K, suits: c d h s, jokers: Red Black}",
            "[{cards: Red, stands_for: {ranks: any, suits: h d}, repeats: never},"
            " {cards: Black, stands_for: any, repeats: never}]",
            "the joker Red; stands for any rank in hearts or diamonds; "
            "never for a card that the hand holds",
            id="one of two jokers",
        ),
        (
            "french-52",
            "{cards: 2, stands_for: {ranks: A K, suits: own}, repeats: of_a_kind}",
            "twos; stands for A or K in its own suit; "
            "for a card that the hand holds only to make more of a kind",
        ),
        (
            "french-53",
            "{cards: Jo, stands_for: A, completes: [straight, flush], repeats: anywhere}",
            f"the joker; stands for A in any suit, or for any card in flush or straight; {ALSO}",
        ),
        (
            "french-52",
            "{cards: Jh Js, stands_for: {ranks: own, suits: any}, repeats: anywhere}",
            f"Jh and Js; stands for its own rank in any suit; {ALSO}",
        ),
        ("french-52", f"{{dealt: named, {ANY}}}", f"what the players name; {{any}}; {ALSO}"),
        (
            "french-52",
            f"{{dealt: {{lowest: cards}}, {ANY}}}",
            f"the lowest card and all of its rank; {{any}}; {ALSO}",
        ),
        (
            "french-52",
            f"{{cards: K, dealt: {{highest: cards}}, {ANY}}}",
            f"kings and the highest card and all of its rank; {{any}}; {ALSO}",
        ),
        (
            "french-52",
            f"{{dealt: {{last: cards}}, {ANY}}}",
            f"the last card and all of its rank; {{any}}; {ALSO}",
        ),
        (
            "french-52",
            f"{{dealt: {{after: Q, among: cards}}, {ANY}}}",
            f"the rank dealt after the last Q among the cards; {{any}}; {ALSO}",
        ),
    ],
)
def test_wild_cards_are_said_in_words(deck: str, wild: str, said: str) -> None:
    rules = game(deck=deck, wild=wild)
    assert line(rules, "Wild:") == f"Wild: {said.format(any='stands for any card')}."


@pytest.mark.parametrize(("natural", "verb"), [("true", "beats"), ("false", "ties with")])
def test_what_natural_cards_are_worth_is_said(natural: str, verb: str) -> None:
    rules = game(
        FIVE_HIGH, deck="french-53", wild=f"{{cards: Jo, {ANY}}}", natural_beats_wild=natural
    )
    said = f"A hand without wild cards {verb} an equal one with wild cards."
    assert line(rules, "A hand without") == said


def test_a_game_with_several_prizes_says_what_each_is() -> None:
    lines = list(game_lines(load("omaha-hi-lo-8")))
    high, low = lines.index("The high prize"), lines.index("The low prize")
    assert (
        "  1. Straight flush (straight_flush). Five cards of one suit that follow one another."
        in (lines[high:low])
    )
    assert any(line.startswith("  1. Eight or better (no_pair).") for line in lines[low:])
    assert "     Other hands have no category." in lines[low:]


def test_a_pay_table_is_said_with_the_categories() -> None:
    lines = list(game_lines(load("jacks-or-better-vp")))
    assert any("Full house" in line and line.endswith(" Pays 9.") for line in lines)


@pytest.mark.parametrize("name", ["standard-high", "omaha-hi-lo-8", "jacks-or-better-vp"])
def test_the_data_say_what_the_lines_say(name: str) -> None:
    rules = load(name)
    data, text = game_data(rules), "\n".join(game_lines(rules))
    assert text.startswith(f"{data['title']} ({name})\n")
    assert (data["rules"], data["title"]) == (name, rules.game.title)
    assert f"Cards: {data['cards']}." in text
    for prize in data["prizes"]:
        for choice in prize["choices"]:
            assert choice in text
        for category in prize["categories"]:
            assert f"{category['name']} ({category['category']})" in text
            assert f"as in {category['example']}" in text
            assert category["pays"] is None or f"Pays {category['pays']}." in text
    assert data["deal"] == {group.name: str(group.count) for group in rules.game.deal}
    assert data["sources"][0]["title"] == rules.game.sources[0].title


def test_a_category_that_nothing_reaches_is_given_up_soon() -> None:
    # five cards of three ranks are two pair at least, which is worse than a blaze
    rules = game(f"no_pair {BLAZE} {DEUCE_TO_SEVEN.removeprefix('no_pair ')}", wins="low")
    started = process_time()
    (prize,) = game_data(rules)["prizes"]
    assert process_time() - started < 2  # it took 4, on a machine where this takes 0.7
    without = [each["category"] for each in prize["categories"] if each["example"] is None]
    assert without == ["blaze"]


def test_rules_under_which_a_hand_takes_long_are_described_without_some_examples() -> None:
    # one hand takes up to seconds here: high cards are good, low ones win, and two cards are wild
    rules = game(FIVE_HIGH, deck="french-54", wild=JOKER, wins="low", deal="{cards: 5}")
    started = process_time()
    assert game_data(rules)["prizes"][0]["categories"][0]["category"] == "five_of_a_kind"
    assert process_time() - started < 10
