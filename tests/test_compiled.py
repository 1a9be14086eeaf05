"""The compiled evaluator agrees with the reference, whatever the rules and the loops."""

from __future__ import annotations

import itertools
import random
import subprocess
import sys

import numpy as np
import pytest
from games import ACE_TO_FIVE, DEUCE_TO_SEVEN, FIVE_HIGH, HIGH_RANKS, JOKER, LOW_RANKS, game

from evaluator import kernel, load
from evaluator.cards import Card
from evaluator.compiler import Compiler
from evaluator.dealt import Dealt, dealt_out
from evaluator.errors import InputError, NotCompiledError
from evaluator.library import game_ids, rules_folder
from evaluator.loader import read_game
from evaluator.table_file import read_arrays, write_arrays
from evaluator.tables import EveryHand, Tables
from evaluator.wilds import named_wilds

# what the tables cannot hold, and why
NOT_COMPILED = {
    "coloured-jokers": "some wild cards are of some suits only",
    "duplicate-pack": "a suit holds the same card twice",
    "duplicate-pack-four-fingers": "a suit holds the same card twice",
    "duplicate-pack-shortcut": "a suit holds the same card twice",
}
# one game for each way to compile; the others are left to `pytest -m exhaustive`
ALWAYS = (
    *("texas-holdem", "royal-holdem", "omaha-high", "double-joker-wild", "deuces-wild"),
    *("deuce-to-seven-low", "razz", "soko", "three-card", "badugi", "poker-dice"),
    *("follow-the-queen", "kings-and-lows", "chinese-poker"),
)


def prizes_of_the_library():
    for name in game_ids():
        marks = () if name in ALWAYS else (pytest.mark.exhaustive,)
        for prize in load(name).game.prizes if name not in NOT_COMPILED else ():
            yield pytest.param(name, prize.id, marks=marks, id=f"{name}-{prize.id}".strip("-"))


def telling_hands(deck, cards, count, seed=1):
    """Random hands, and as many in which ranks, wild cards or suits come together."""
    lot = random.Random(seed)
    places = range(len(deck.cards))
    for _ in range(count):
        yield lot.sample(places, cards)
        ranks = set(lot.sample(deck.ranks, min(lot.randint(2, 5), len(deck.ranks))))
        suit = lot.choice(deck.suits)
        jokers = [place for place in places if not isinstance(deck.cards[place], Card)]
        naturals = places[: len(places) - len(jokers)]
        of_ranks = [place for place in naturals if deck.cards[place].rank in ranks]
        of_suit = [place for place in naturals if deck.cards[place].suit == suit]
        for few in (jokers + of_ranks, jokers + of_suit):
            hand = lot.sample(few, min(len(few), lot.randint(2, cards)))
            rest = [place for place in places if place not in hand]
            hand += lot.sample(rest, cards - len(hand))
            lot.shuffle(hand)
            yield hand


def dealt(game, hand):
    return Dealt(dealt_out([game.deck.cards[place] for place in hand], game.deal))


def assert_agreement(rules, prize, cards, count):
    compiled, reference = rules.compiled(prize), rules._reference(prize)
    named = frozenset()
    if any(kind.dealt and kind.dealt.find.value == "named" for kind in reference.prize.wild):
        named = named_wilds("7", rules.game)
    hands = list(telling_hands(rules.game.deck, cards, count))
    strengths = compiled.strengths(np.array(hands, np.uint8), named)
    answers = compiled.answers
    for hand, strength in zip(hands, strengths.tolist(), strict=True):
        value = reference.evaluate(dealt(rules.game, hand), named)
        expected = (0, None) if value is None else (value.strength, value.category)
        found = answers.reference_strengths[strength], answers.categories[strength]
        assert found == expected, f"{dealt(rules.game, hand)}: {found}, and {expected} is right"


@pytest.mark.parametrize(("name", "prize"), [*prizes_of_the_library()])
def test_compiled_and_reference_agree_on_games_of_the_library(name, prize):
    rules = load(name)
    least = sum(group.count.least for group in rules.game.deal)
    most = sum(group.count.most for group in rules.game.deal)
    grouped = rules.game.prizes[0].hand.groups
    for cards in {least, most if grouped else min(most, 7)}:
        assert_agreement(rules, prize, cards, 15)


@pytest.mark.parametrize("name", NOT_COMPILED)
def test_what_cannot_be_compiled_says_why(name):
    rules = load(name)
    with pytest.raises(NotCompiledError, match=NOT_COMPILED[name]):
        rules.evaluate_many([range(sum(group.count.least for group in rules.game.deal))])


OWN = {
    "suits-may-hurt": (
        game(DEUCE_TO_SEVEN, wins="low", runs=HIGH_RANKS, deal="{cards: 5 to 7}"),
        Tables,
    ),
    "no-suits": (
        game(ACE_TO_FIVE, wins="low", ranks=LOW_RANKS, runs="none", deal="{cards: 5 to 7}"),
        Tables,
    ),
    "jokers-that-lose-ties": (
        game(FIVE_HIGH, deck="french-54", wild=JOKER, natural_beats_wild="true"),
        Tables,
    ),
    "rainbows-of-three": (
        game(
            "badugi_3 high_card",
            wins="low",
            ranks=LOW_RANKS,
            runs="none",
            hand="{play: 3, from: any}",
            deal="{cards: 3 to 4}",
        ),
        EveryHand,
    ),
}


@pytest.mark.parametrize(("rules", "kind"), OWN.values(), ids=OWN)
def test_rules_get_the_tables_that_can_hold_them(rules, kind):
    least = rules.game.deal[0].count.least
    assert isinstance(rules.compiled().store.lookup(least), kind)
    for cards in (least, min(7, rules.game.deal[0].count.most)):
        assert_agreement(rules, None, cards, 40)


def test_tables_that_cannot_tell_two_suits_are_refused_every_time():
    """Of eight cards four may be of one suit and four of another, and a four flush may hurt."""
    text = (rules_folder() / "soko.yaml").read_text().replace("french-52", "royal-20")
    text = text.replace(" 2 3 4 5 6 7 8 9", "").replace("{cards: 5}", "{cards: 5 to 8}")
    its = read_game(text.replace("players: 2 to 10", "players: 2"), "soko-20.yaml")
    compiler = Compiler(its.prizes[0], its.deck)
    for _ in range(2):
        with pytest.raises(NotCompiledError, match="two suits can have many cards"):
            compiler.level(8)


def test_python_and_c_find_the_same(monkeypatch):
    if not kernel.is_there():
        pytest.skip("there are no loops in C")
    for name in ("texas-holdem", "omaha-high", "deuce-to-seven-low", "follow-the-queen"):
        rules = load(name)
        most = sum(group.count.most for group in rules.game.deal)
        hands = np.array(list(telling_hands(rules.game.deck, most, 500)), np.uint8)
        in_c = rules.evaluate_many(hands)
        monkeypatch.setenv("HANDRULES_KERNEL", "numpy")
        assert (load(name).evaluate_many(hands) == in_c).all()
        monkeypatch.delenv("HANDRULES_KERNEL")


def test_standard_five_cards_have_7462_values_in_their_published_numbers():
    """Source: the counts of five-card hands, as in every book on poker."""
    rules = load("standard-high")
    answers = rules.compiled().answers
    assert len(answers.categories) - 1 == 7462
    places = itertools.chain.from_iterable(itertools.combinations(range(52), 5))
    every = np.fromiter(places, np.uint8).reshape(-1, 5)
    counts = np.bincount(rules.evaluate_many(every, check=False), minlength=7463)
    by_category = {}
    for category, count in zip(answers.categories, counts.tolist(), strict=True):
        by_category[category] = by_category.get(category, 0) + count
    by_category.pop(None)
    assert [*by_category.values()] == [
        *(1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 40)
    ]


@pytest.mark.parametrize("loops", ["", "numpy"])
@pytest.mark.parametrize(
    ("name", "prize"),
    [
        *(("omaha-high", None), ("omaha-hi-lo-8", "low"), ("courchevel", None)),
        ("greek-holdem", None),
    ],
)
def test_tables_for_groups_agree_with_going_through_all_choices(name, prize, loops, monkeypatch):
    monkeypatch.setenv("HANDRULES_KERNEL", loops)
    rules = load(name)
    most = rules.game.dealt.most
    hands = np.array(list(telling_hands(rules.game.deck, most, 1000)), np.uint8)
    by_choices = rules.evaluate_many(hands, prize=prize)
    monkeypatch.setattr("evaluator.compiled.ROWS_FOR_GROUPS", 1)
    assert rules.compiled(prize)._groups(rules.compiled(prize).store.lookup(5), most) is not None
    assert (rules.evaluate_many(hands, prize=prize) == by_choices).all()


GROUPS = {"deal": "{hole: 4, board: 5}", "hand": "{play: 5, from: {hole: 2, board: 3}}"}
OWN_GROUPS = {
    "wild-cards": game(FIVE_HIGH, deck="french-53", wild=JOKER, **GROUPS),
    "suits-may-hurt": game(DEUCE_TO_SEVEN, wins="low", runs=HIGH_RANKS, **GROUPS),
    "no-suits-and-wild-cards": game(
        *(ACE_TO_FIVE,),
        **(GROUPS | {"deck": "french-53", "ranks": LOW_RANKS, "runs": "none", "wins": "low"}),
        wild="{cards: Jo, stands_for: any, repeats: never}",
    ),
}


@pytest.mark.parametrize("rules", OWN_GROUPS.values(), ids=OWN_GROUPS)
def test_groups_of_all_sorts_agree_with_the_reference(rules, monkeypatch):
    monkeypatch.setattr("evaluator.compiled.ROWS_FOR_GROUPS", 1)
    assert_agreement(rules, None, 9, 20)


# one hand


HAND = "8c 8d 8h 7s 6d"


@pytest.mark.parametrize(
    "hand",
    [HAND, HAND.replace(" ", ""), HAND.lower(), "8♣ 8♦ 8♥ 7♠ 6♦", [24, 25, 26, 23, 17]],
    ids=["written", "joined", "lower-case", "signs", "places"],
)
def test_a_hand_may_be_given_in_many_ways(hand):
    rules = load("standard-high")
    assert rules.strength(hand) == rules.strength(rules.parse(HAND).cards)
    assert rules.compiled().answers.categories[rules.strength(hand)] == "three_of_a_kind"


@pytest.mark.parametrize("loops", ["", "numpy"])
@pytest.mark.parametrize(
    ("name", "cards"),
    [
        *(("texas-holdem", 7), ("double-joker-wild", 5), ("soko", 5), ("deuce-to-seven-low", 5)),
        *(("badugi", 4), ("poker-dice", 5), ("deuces-wild", 7)),
    ],
)
def test_a_function_for_one_number_of_cards_finds_the_same(name, cards, loops, monkeypatch):
    monkeypatch.setenv("HANDRULES_KERNEL", loops)
    rules = load(name)
    strength = rules.strength_function(cards)
    hands = list(telling_hands(rules.game.deck, cards, 100))
    assert [strength(hand) for hand in hands] == rules.evaluate_many(hands).tolist()
    cards_of = rules.game.deck.cards
    for hand in hands:
        text = "".join(str(cards_of[place]) for place in hand)
        if len(text) == 2 * cards:  # dice have one letter
            assert strength(text) == strength(hand)


@pytest.mark.parametrize("loops", ["", "numpy"])
@pytest.mark.parametrize(
    ("hand", "message"),
    [
        ([0, 1, 2, 3, 52], "no card has the place 52"),
        ([-1, 0, 1, 2, 3], "no card has the place -1"),
        ([0, 1, 2, 3, 3], "the card at place 3 is there twice"),
        ([0, 1, 2, 3], "a hand of 4 cards, not 5"),
        ("2c2d2h2sXx", '"2c2d2h2sXx" is not 5 cards of two letters each'),
        ("2c2d2h2s2s", '"2c2d2h2s2s" is not 5 cards of two letters each'),
    ],
)
def test_a_function_for_one_number_of_cards_refuses_no_hands(hand, message, loops, monkeypatch):
    monkeypatch.setenv("HANDRULES_KERNEL", loops)
    strength = load("standard-high").strength_function(5)
    with pytest.raises(ValueError, match=message):
        strength(hand)
    with pytest.raises(InputError, match="deals 5 to 7 cards, not 4"):
        load("standard-high").strength_function(4)


@pytest.mark.parametrize("loops", ["", "numpy"])
@pytest.mark.parametrize(
    ("hand", "message"),
    [
        ([0, 1, 2, 3, 52], "place 52|cards are 0 to 51"),
        ([0, 1, 2, 3, -1], "place -1|cards are 0 to 51"),
        ([0, 1, 2, 3, 3], "twice"),
        ([0, 1, 2, 3], "4 cards"),
        ("2c 2d 2h 2s 2s", "2s"),
        ("2c2d2h2sXx", "Xx"),
    ],
)
def test_no_hand_is_an_error(hand, message, loops, monkeypatch):
    monkeypatch.setenv("HANDRULES_KERNEL", loops)
    with pytest.raises(InputError, match=message):
        load("standard-high").strength(hand)


def test_strengths_are_in_the_order_of_values():
    rules = load("double-joker-wild")
    hands = [dealt(rules.game, hand) for hand in telling_hands(rules.game.deck, 6, 30)]
    by_value = sorted(hands, key=rules.evaluate)
    strengths = [rules.strength(hand) for hand in by_value]
    assert strengths == sorted(strengths)


# many hands


@pytest.mark.parametrize("loops", ["", "numpy"])
def test_bad_rows_are_named(loops, monkeypatch):
    monkeypatch.setenv("HANDRULES_KERNEL", loops)
    rules = load("standard-high")
    good = [0, 5, 10, 15, 20]
    for bad, message in (
        ([[52, 1, 2, 3, 4]], "row 3: cards are 0 to 51"),
        ([[1, 1, 2, 3, 4]], "row 3: a card is there twice"),
    ):
        with pytest.raises(InputError, match=message):
            rules.evaluate_many([good] * 3 + bad)
    with pytest.raises(InputError, match="hands of 4 cards, and this game deals 5"):
        rules.evaluate_many([[0, 1, 2, 3]])
    with pytest.raises(InputError, match="whole numbers"):
        rules.evaluate_many([["2c", "3c", "4c", "5c", "7d"]])
    assert len(rules.evaluate_many(np.empty((0, 5), np.uint8))) == 0


def test_a_long_text_holds_many_hands():
    rules = load("texas-holdem")
    text = "AhKd2c3c4c5d9hQsQd2c3c4c5d9h"
    found = rules.evaluate_many(text, cards=7).tolist()
    assert found == [rules.strength("Ah Kd | 2c 3c 4c 5d 9h"), rules.strength(text[14:])]
    with pytest.raises(InputError, match='row 1: "XxQd2c3c4c5d9h"'):
        rules.evaluate_many(text.replace("Qs", "Xx"), cards=7)
    with pytest.raises(InputError, match="14 letters"):
        rules.evaluate_many(text + "Ah", cards=7)


@pytest.mark.parametrize("loops", ["", "numpy"])
def test_two_jokers_are_two_cards_however_they_are_written(loops, monkeypatch):
    monkeypatch.setenv("HANDRULES_KERNEL", loops)
    rules = load("double-joker-wild")
    text = "JoJoAhAdKs"
    strength = rules.strength("Jo Jo Ah Ad Ks")
    assert rules.compiled().answers.categories[strength] == "four_of_a_kind"
    assert rules.strength_function(5)(text) == rules.strength(text) == strength
    assert rules.evaluate_many(text + "AhAdKsJoJo", cards=5).tolist() == [strength] * 2
    with pytest.raises(InputError, match="row 0: a card is there twice"):
        rules.evaluate_many("JoJoJoAhAd", cards=5)
    with pytest.raises(ValueError, match="is not 5 cards"):
        rules.strength_function(5)("JoJoJoAhAd")


def test_many_hands_are_shared_out_among_threads(monkeypatch):
    rules = load("texas-holdem")
    hands = np.array(list(telling_hands(rules.game.deck, 7, 1000)), np.uint8)
    alone = rules.evaluate_many(hands)
    monkeypatch.setattr("evaluator.compiled.ROWS_A_THREAD", 100)
    monkeypatch.setattr("evaluator.compiled._processors", lambda: 7)
    assert (rules.evaluate_many(hands) == alone).all()


# the file of tables


@pytest.fixture
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("HANDRULES_CACHE_DIR", str(tmp_path))
    return tmp_path


SMALL = "royal-holdem"  # 20 cards: made in a moment


def test_tables_are_kept_and_read_again(cache, monkeypatch):
    strength = load(SMALL).strength("Ah Kh Qh Jh Th 2c 2d".replace("2", "A"))
    monkeypatch.setattr("evaluator.table_store.TableStore._make", None)
    assert load(SMALL).strength("Ah Kh Qh Jh Th Ac Ad") == strength


SPOILS = {
    "empty": lambda data: b"",
    "torn": lambda data: data[: len(data) // 2],
    "a-bit-changed": lambda data: data[:-100] + bytes([data[-100] ^ 1]) + data[-99:],
    "another-format": lambda data: data.replace(b"handrules tables", b"handrules chairs", 1),
    "of-other-rules": lambda data: data.replace(b'"fingerprint": "', b'"fingerprint": "0', 1),
    "no-text": lambda data: b"\xff\xfe" * 1000,
    "too-long": lambda data: data + b"more",
}


@pytest.mark.parametrize("spoil", SPOILS.values(), ids=SPOILS)
def test_a_spoilt_file_is_made_again(cache, spoil):
    rules = load(SMALL)
    strength = rules.strength("Ah Kh Qh Jh Th Ac Ad")
    (file,) = [*cache.glob("tables/*-7")]
    whole = file.read_bytes()
    file.write_bytes(spoil(whole))
    assert load(SMALL).strength("Ah Kh Qh Jh Th Ac Ad") == strength
    assert file.read_bytes() == whole


def test_no_place_to_write_only_costs_the_keeping(cache, monkeypatch):
    cache.joinpath("tables").write_text("a file where the folder should be")
    assert load(SMALL).strength("Ah Kh Qh Jh Th Ac Ad") > 0


def test_a_full_disk_leaves_no_half_file(tmp_path, monkeypatch):
    path = tmp_path / "file"
    monkeypatch.setattr("pathlib.Path.replace", full_disk)
    write_arrays(path, "f", {"a": np.arange(3)}, None)
    assert list(tmp_path.iterdir()) == []


def full_disk(*args):
    raise OSError(28, "No space left on device")


def test_arrays_come_back_as_they_were(tmp_path):
    arrays = {"a": np.arange(5, dtype=np.uint16), "b": np.zeros((0, 3)), "c": np.eye(2)}
    write_arrays(tmp_path / "file", "f", arrays, {"said": 2**70})
    found = read_arrays(tmp_path / "file", "f")
    assert found is not None
    assert found[1] == {"said": 2**70}
    for name, array in arrays.items():
        assert (found[0][name] == array).all()
        assert found[0][name].dtype == array.dtype
    assert read_arrays(tmp_path / "file", "g") is None


def test_two_processes_may_make_the_same_tables(cache):
    code = f"from evaluator import load; print(load('{SMALL}').strength('AhKhQhJhThAcAd'))"
    running = [
        subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
        for _ in range(3)
    ]
    assert len({process.communicate()[0] for process in running}) == 1
    assert all(process.returncode == 0 for process in running)
