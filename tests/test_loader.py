from __future__ import annotations

import os
import random
import re
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from games import game
from hypothesis import given
from hypothesis import strategies as st

from evaluator import library, load
from evaluator.cards import Card, Joker, Rank, RankWords, Suit
from evaluator.errors import Fault, FileFaultsError, InputError, UnreadableHandError
from evaluator.library import find_game, game_ids, rules_folder
from evaluator.loader import check_file, load_game, read_game
from evaluator.located import FaultList, plain, read_tree
from evaluator.rules import (
    Find,
    Group,
    Kickers,
    Own,
    Part,
    Pattern,
    Repeats,
    Selection,
    Span,
    Wins,
)

INVALID = Path(__file__).parent / "invalid"

# One broken file for each code: where its fault is, and how it is worded.
WORDINGS = {
    "alias": (4, 8, '"*" begins an alias, which rule files do not have; if it is meant as text, '
              "write it in quotes"),
    "ambiguous-cards": (4, 15, '"2S" would be both 2 of s and 2 of S; upper and lower case are '
                        "the same"),
    "anchor": (4, 8, '"&" begins an anchor, which rule files do not have; if it is meant as text, '
               "write it in quotes"),
    "backwards": (4, 15, '"7 to 5" runs backwards; write 5 to 7'),
    "bad-name": (5, 5, '"Four of a kind" cannot be a name here - did you mean "four_of_a_kind"? '
                 "Expected: A name in lower_case_with_underscores."),
    "broken-braces": (4, 14, 'a single "{": write "{{" for the sign itself'),
    "cards-left-over": (5, 46, "its parts take 2 cards of 5, and no kickers are allowed"),
    "categories-and-prizes": (5, 1, "either `categories` or `prizes`, each with categories of its "
                              "own"),
    "category-twice": (4, 31, '"pair" is listed twice; the first stands in line 4'),
    "cut-by-a-comma": (4, 51, "a comma ends what `only` says; write only spaces between words, as "
                       "in only: J Q K"),
    "cut-by-a-comment": (2, 13, 'a " #" begins a comment, so this is no part of the text; if it is '
                         "meant as text, write all of it in quotes"),
    "deal-too-large": (7, 7, "21 cards are dealt, but the deck has only 20"),
    "deck-too-large": (4, 7, "a deck of 1040 cards; 1000 are the most"),
    "empty-file": (1, 1, "the file is empty"),
    "extends-itself": (3, 10, '"extends-itself.yaml" is built on this file itself'),
    "from-sum": (5, 23, "4 cards come from these groups, but 5 are played"),
    "from-too-large": (5, 40, "4 cards cannot come from board, where 3 to 5 are dealt"),
    "idle-joker": (4, 7, 'the joker "Jo" of this deck is not wild, and so would be no card at all; '
                   "say what it stands for, as in wild: {cards: Jo, stands_for: any, repeats: "
                   "of_a_kind}, or take a deck without jokers"),
    "key-twice": (5, 1, '"wins" is here twice; the first stands in line 4'),
    "merge-key": (4, 9, "merge keys are not read; use `extends` to build on another file"),
    "missing-key": (1, 1, "`hand` is missing. How many cards are played, and from where: "
                    "{play: ..., from: ...}. Example: hand: {play: 5, from: any}"),
    "never": (4, 14, 'in "five_of_a_kind": no cards can ever make this part: there are only 4 '
              "cards that can be of one rank"),
    "no-category": (6, 5, 'no category holds "Tc 9s 8d Ah 6s"; add one for all other hands, such '
                    "as `high_card` or `nothing`, or say gaps: allowed"),
    "no-pattern": (5, 21, "a part needs a pattern: of_a_kind, run, suited, cards, named; for "
                   "example of_a_kind: 3"),
    "no-runs": (5, 14, 'in "straight": the game says `runs: none`, so a run has nothing to follow'),
    "no-text": (2, 10, "U+0000 is no printable character"),
    "no-wild-cards": (4, 7, "which cards are wild? say `cards`, as in cards: Jo, or `dealt`"),
    "no-yaml": (4, 7, '"*" has a meaning in YAML; if it is meant as text, write it in quotes'),
    "not-comparable": (4, 25, "low and high cannot be compared: they need the same `ranks` and "
                       "`wins`"),
    "not-a-run": (5, 35, "only a run has `step`"),
    "out-of-range": (4, 14, '`play` cannot be "11". Expected: How many cards are played: a number '
                     "from 1 to 10, all, or {at_most: 4}. Example: play: 5"),
    "own-of-joker": (5, 51, "a joker has no suit of its own"),
    "part-twice": (5, 40, 'two parts are called "pair"; tell them apart with `as`'),
    "parts-and-either": (5, 37, "either `parts` or `either`"),
    "parts-too-large": (5, 25, "its parts add up to 6 cards, but 5 are played"),
    "play-all": (4, 14, "`all` needs a deal of one size, but 5 to 7 cards are dealt"),
    "play-too-large": (4, 14, "6 cards cannot be played where 5 may be dealt"),
    "range-not-last": (4, 12, 'only the last group may have a range, not "up"'),
    "rank-missing": (4, 8, "the deck also has A, which must stand in the order"),
    "rank-twice": (4, 32, '"K" stands in the order twice'),
    "reserved-name": (5, 39, 'no part can be called "kicker", which means a card that no part '
                      "takes"),
    "suit-missing": (4, 8, "the deck also has s, which must stand in the order"),
    "suit-twice": (4, 16, '"s" stands in the order twice'),
    "tag": (4, 8, '"!" begins a tag, which rule files do not have; if it is meant as text, write '
            "it in quotes"),
    "too-deep": (4, 47, "nested more than 40 deep"),
    "too-many-kickers": (5, 46, "its parts leave only 3 cards, so 4 kickers cannot be compared"),
    "too-many-players": (6, 10, "11 players need 55 cards, but the deck has only 52"),
    "two-documents": (4, 1, "a second document begins here; write each game into a file of its "
                      "own"),
    "two-patterns": (5, 41, "a part has one pattern, not of_a_kind and cards"),
    "unknown-card": (4, 15, 'the deck has no rank or card "Jo"; it has no jokers'),
    "unknown-category": (4, 30, '"flsh" is not in the vocabulary - did you mean "flush"?'),
    "unknown-deck": (4, 7, 'there is no deck "french-25" - did you mean "french-54"?'),
    "unknown-game": (3, 10, 'there is no game "standard-hihg" - did you mean "standard-high"?'),
    "unknown-group": (5, 33, 'no cards are dealt to "bord" - did you mean "board"?'),
    "unknown-key": (6, 3, 'unknown key "stands_fr" in `wild` - did you mean "stands_for"? Allowed: '
                    "cards, dealt, stands_for, completes, repeats"),
    "unknown-part": (5, 33, 'there is no part "pairs" - did you mean "pair"?'),
    "unknown-prize": (4, 25, 'this game has no prize "hihg" - did you mean "high"?'),
    "unknown-placeholder": (4, 14, 'unknown placeholder {plyer} - did you mean "player"?'),
    "unknown-rank": (5, 45, 'the deck has no rank "Z"; it has 2 3 4 5 6 7 8 9 T J Q K A'),
    "unknown-suit": (4, 14, 'the deck has no suit "z"; its suits: c d h s'),
    "wild-by-the-deal": (4, 15, "`after` and `among` go together, as in {after: Q, among: up}"),
    "wrong-count": (5, 5, "one category an entry; indent what is said of `two_pair` further than "
                    "its name"),
    "wrong-indent": (6, 1, "`from` belongs in `hand`, and not here; indent further"),
    "wrong-type": (4, 11, "`one_deck` cannot be a list. Expected: true: hands that are compared "
                   "come from one deck; false: each hand stands for itself. Example: one_deck: "
                   "true"),
    "wrong-value": (4, 7, '`wins` cannot be "highest" - did you mean "high"? Expected: Which '
                    "hands win: high or low. Example: wins: high"),
}  # fmt: skip


@pytest.fixture(autouse=True)
def _own_cache(tmp_path_factory, monkeypatch):
    monkeypatch.setenv("HANDRULES_CACHE_DIR", str(tmp_path_factory.mktemp("cache")))


@pytest.mark.parametrize(("code", "said"), WORDINGS.items(), ids=WORDINGS)
def test_each_code_has_its_place_and_its_wording(code, said):
    path = INVALID / f"{code}.yaml"
    (fault,) = check_file(path)
    line, column, message = said
    assert (fault.code, fault.place.file) == (code, str(path))
    assert (fault.place.line, fault.place.column, fault.message) == (line, column, message)


def test_every_broken_file_is_in_the_table_and_every_code_has_a_file():
    assert {path.stem for path in INVALID.glob("*.yaml")} == WORDINGS.keys()
    modules = (
        Path(library.__file__).with_name(f"{name}.py")
        for name in ("located", "loader", "vocabulary", "choices", "categories", "meaning")
    )
    source = "".join(module.read_text(encoding="utf-8") for module in modules)
    codes = set(re.findall(r'"([a-z]+(?:-[a-z]+)+)"', source))
    # too large to keep, for packaged games only, for a vocabulary: these have tests below
    assert codes - WORDINGS.keys() == {"too-long", "too-many-faults", "file-name", "not-a-game"}


FIVE_FAULTS = """\
rules: five-faults
title: Five faults
extends: standard-high
ranks: 2 3 4 5 6 7 8 9 T J Q K Z
suits: equl
words: {wim: "x"}
hand: {play: 5, from: anny}
categories:
  - stright
  - pair: {says: "{rnk}", parts: [{of_a_kind: 2, at_lest: J}]}
"""


def test_nobody_reads_a_thousand_faults():
    keys = "".join(f"categoriez{n}: 1\n" for n in range(1000))
    with pytest.raises(FileFaultsError) as caught:
        read_game(f"rules: x\ntitle: x\nextends: standard-high\n{keys}", "x.yaml")
    faults = caught.value.faults
    assert (len(faults), faults[-1].code) == (201, "too-many-faults")
    assert faults[-1].message == "more than 200 faults; no more are told"


LONG = {
    "a long line": "ranks: " + "x" * 900_000 + ",\n",
    "a long list": f"ranks: [{','.join('2' * 9_000)}]\n",
    "a long name": f"categories: [{'a_' * 400_000}b]\n",
    "a long template": f"words: {{win: '{'{' * 900_000}'}}\n",
    "a long name for a key": f"words: {{{'a' * 900_000}: x}}\n",
}


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ('rules: "abc\\n"', "wrong-value"),
        ('suits: "equal\\n"', "unknown-suit"),
        ('wild: "none\\n"', "wrong-value"),
        ('deal: {cards: "5 to 7\\n"}', "wrong-value"),
        ('deal: {"cards\\n": 5}', "bad-name"),
    ],
)
def test_a_name_with_a_line_break_is_no_name(line, code):
    key = line.split(":")[0]
    lines = ["rules: x", "title: X", "extends: standard-high"]
    text = "\n".join([*(each for each in lines if not each.startswith(key)), line, ""])
    with pytest.raises(FileFaultsError) as caught:
        read_game(text, "x.yaml")
    assert [(f.code, f.place.line) for f in caught.value.faults] == [(code, text.count("\n"))]


# A key at another depth than it belongs, or not written as YAML wants it: one fault for each.
MISPLACED = {
    "the first of a table, too shallow": (
        "deal:\ncards: 5\n", "wrong-indent", 5, 1,
        "`cards` belongs in `deal`, and not here; indent further",
    ),
    "a whole table, too shallow": (
        "deal:\nhole: 2\nboard: 3\n", "wrong-indent", 5, 1,
        "`hole`, `board` belong in `deal`, and not here; indent further",
    ),
    "too deep": (
        "hand:\n  play: 5\n  from: any\n  wins: high\n", "wrong-indent", 7, 3,
        "`wins` belongs at the top of the file, and not in `hand`; indent less",
    ),
    "too deep, where there are wilds": (
        "deck: french-53\nwild:\n  cards: Jo\n  stands_for: any\n  repeats: never\n"
        "  natural_beats_wild: true\n", "wrong-indent", 9, 3,
        "`natural_beats_wild` belongs at the top of the file, and not in `wild`; indent less",
    ),
    "in a part": (
        "categories:\n  - pair:\n      parts:\n        - of_a_kind: 2\n          kickers: none\n",
        "wrong-indent", 8, 11, "`kickers` belongs in `pair`, and not in an entry of `parts`; "
        "indent less",
    ),
    "beside a part": (
        "categories:\n  - pair:\n      parts:\n        - of_a_kind: 2\n      at_least: J\n",
        "wrong-indent", 8, 7, "`at_least` belongs in an entry of `parts`, and not in `pair`; "
        "indent further",
    ),
    "misspelt, where it must be said": (
        "deck: french-53\nwild: {cards: Jo, stands_for: any, repeats: never}\n"
        "natural_beat_wild: true\n", "unknown-key", 6, 1,
        'unknown key "natural_beat_wild" - did you mean "natural_beats_wild"? Allowed: rules, ',
    ),
    "misspelt in a prize": (
        "prizes:\n  high:\n    gaps: allowed\n    categoris: [pair]\n", "unknown-key", 7, 5,
        'unknown key "categoris" in `high` - did you mean "categories"? Allowed: ',
    ),
    "no space after a colon in brackets": (
        "hand: {play:5, from: any}\n", "unknown-key", 4, 8,
        'unknown key "play:5" in `hand` - a space is missing after the colon: "play: 5". Allowed: ',
    ),
    "commas between ranks": (
        "ranks: 2, 3, 4, 5, 6, 7, 8, 9, T, J, Q, K, A\n", "wrong-value", 4, 8,
        '`ranks` cannot be "2, 3, 4, 5, 6, 7, 8, 9, T, J, Q, K, A" - '
        'did you mean "2 3 4 5 6 7 8 9 T J Q K A"? Expected: ',
    ),
    "commas between some ranks": (
        "runs: 2 3, 4 5 6 7 8 9 T J Q K A\n", "wrong-value", 4, 7,
        '`runs` cannot be "2 3, 4 5 6 7 8 9 T J Q K A" - did you mean "2 3 4 5 6 7 8 9 T J Q K A"?',
    ),
    "commas between suits": (
        "suits: c, d, h, s\n", "wrong-value", 4, 8,
        '`suits` cannot be "c, d, h, s" - did you mean "c d h s"? Expected: ',
    ),
    "commas between parts": (
        "categories:\n  - full_house: {compare: 'trips, pair'}\n", "wrong-value", 5, 27,
        '`compare` cannot be "trips, pair" - did you mean "trips pair"? Expected: ',
    ),
    "a dash for a range": (
        "deal: {cards: 5-7}\n", "wrong-value", 4, 15,
        '`cards` cannot be "5-7" - did you mean "5 to 7"? Expected: ',
    ),
    "a name that a comment cuts": (
        "categories:\n  - pair:\n      name: Two #1s\n", "cut-by-a-comment", 6, 17,
        'a " #" begins a comment, so this is no part of the text; ',
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    ("text", "code", "line", "column", "message"), MISPLACED.values(), ids=MISPLACED
)
def test_what_is_written_amiss_is_one_fault_that_says_what_would_be_right(
    text, code, line, column, message
):
    with pytest.raises(FileFaultsError) as caught:
        game_of(text)
    (fault,) = caught.value.faults
    assert (fault.code, fault.place.line, fault.place.column) == (code, line, column)
    assert fault.message.startswith(message)
    assert fault.quote == text.splitlines()[line - 4]


def test_a_comment_after_a_name_is_a_comment():
    text = "categories:\n  - pair:\n      name: Two alike  # as we say\n  - high_card\n"
    assert game_of(text).prizes[0].categories[0].name == "Two alike"


@pytest.mark.parametrize(
    ("deal", "column"),
    [
        ("999999999", 7),
        ("{cards: 999999999}", 15),
        ("{hole: 2, board: 61}", 24),
        ("{cards: 0}", 15),
        ("[5]", 7),
        ("", 6),
    ],
)
def test_a_deal_that_is_no_deal_is_told_once(deal, column):
    with pytest.raises(FileFaultsError) as caught:
        game_of(f"deal: {deal}\nhand: {{play: 5, from: any}}\n")
    (fault,) = caught.value.faults
    assert (fault.place.line, fault.place.column) == (4, column)


@pytest.mark.parametrize("text", LONG.values(), ids=LONG)
def test_long_values_are_told_in_short(text):
    with pytest.raises(FileFaultsError) as caught:
        game_of(text)
    assert len(str(caught.value)) < 3_000


def test_one_fault_does_not_hide_the_others():
    with pytest.raises(FileFaultsError) as caught:
        read_game(FIVE_FAULTS, "five.yaml")
    assert [(f.code, f.place.line, f.place.column) for f in caught.value.faults] == [
        ("unknown-rank", 4, 32),
        ("unknown-suit", 5, 8),
        ("unknown-key", 6, 9),
        ("wrong-value", 7, 23),
        ("unknown-category", 9, 5),
        ("unknown-placeholder", 10, 18),
        ("unknown-key", 10, 50),
    ]
    assert str(caught.value).startswith(
        "five.yaml:4:32: error[unknown-rank] the deck has no rank "
        '"Z"; it has 2 3 4 5 6 7 8 9 T J Q K A\n'
        "  4 | ranks: 2 3 4 5 6 7 8 9 T J Q K Z\n"
        "    |                                ^\n"
    )


# --- what a file means ---------------------------------------------------------------------


@pytest.mark.parametrize("game_id", game_ids())
def test_packaged_games_load(game_id):
    game = load_game(game_id)
    assert game.id == game_id
    assert game.sources
    assert game.about
    assert check_file(rules_folder() / f"{game_id}.yaml") == ()
    for prize in game.prizes:
        assert prize.categories
        for category in prize.categories:
            assert category.about
            assert category.place is not None
            for shape in category.shapes:
                assert all(part.place is not None for part in shape.parts)
                for part in shape.parts:
                    assert bool(part.along) == (part.pattern is Pattern.RUN)


def test_the_vocabulary_is_right():
    assert check_file(rules_folder() / "vocabulary.yaml") == ()


def test_standard_high_says_what_it_means():
    game = load_game("standard-high")
    (prize,) = game.prizes
    assert game.deal == (Group("cards", Span(5, 7)),)
    assert game.players == Span(2, 23)
    assert (len(game.deck.cards), game.one_deck, game.pays) == (52, False, {})
    assert prize.ranks == tuple("23456789TJQKA")
    assert (prize.id, prize.wins, prize.suits, prize.wild) == ("", Wins.HIGH, (), ())
    assert prize.hand == Selection(Span(5, 5))
    assert not prize.gaps
    straight = prize.category("straight")
    assert straight is not None
    assert straight.shapes[0].parts == (Part("run", Pattern.RUN, 5, along=tuple("A23456789TJQKA")),)
    assert (straight.name, straight.plural) == ("Straight", "Straights")
    assert game.deck.rank_words[Rank("6")] == RankWords("six", "sixes")


def game_of(text, start="standard-high"):
    head = f"rules: trial\ntitle: A trial\nextends: {start}\n"
    return read_game(head + text, "trial.yaml")


def category_of(text):
    return game_of(f"categories:\n  - {text}\n").prizes[0].categories[0]


def faults_of(text, start="standard-high"):
    try:
        game_of(text, start)
    except FileFaultsError as error:
        return [(fault.code, fault.place.line - 3) for fault in error.faults]
    return []


PARTS = {
    "{of_a_kind: 3}": Part("trips", Pattern.OF_A_KIND, 3),
    "{of_a_kind: 2, at_least: J, at_most: 10}": None,  # contradict each other
    "{of_a_kind: 2, at_least: 10}": Part("pair", Pattern.OF_A_KIND, 2, at_least=Rank("T")),
    "{suited: 5, as: heart}": Part("heart", Pattern.CARDS, 5, suited=True),
    "{cards: 4, suited: true}": Part("cards", Pattern.CARDS, 4, suited=True),
    "{cards: 4, suited: false}": Part("cards", Pattern.CARDS, 4),
    "{named: 2 5 9}": Part("named", Pattern.NAMED, 3, named=(Rank("2"), Rank("5"), Rank("9"))),
    '{named: ["2", 5]}': Part("named", Pattern.NAMED, 2, named=(Rank("2"), Rank("5"))),
    "{cards: 5, only: 2 t 3 4 5 6, unpaired: true, rainbow: false}": Part(
        "cards", Pattern.CARDS, 5, only=tuple(map(Rank, "2T3456")), unpaired=True
    ),
    "{cards: 2, includes: A, top: A, bottom: 2, as_dealt: true}": Part(
        "cards", Pattern.CARDS, 2, includes=(Rank("A"),), top=Rank("A"), bottom=Rank("2"),
        as_dealt=True,
    ),
    "{run: 5, along: 2 4 6 8 T, step: 1 to 2}": None,  # five steps of one reach; wider ones not
    "{run: 3, along: 2 4 6 8 T, step: 1 to 2}": Part(
        "run", Pattern.RUN, 3, along=tuple(map(Rank, "2468T")), step=Span(1, 2)
    ),
}  # fmt: skip
PARTS["{run: 5, along: 2 4 6 8 T, step: 1 to 2}"] = Part(
    "run", Pattern.RUN, 5, along=tuple(map(Rank, "2468T")), step=Span(1, 2)
)


@pytest.mark.parametrize(("written", "part"), PARTS.items(), ids=PARTS)
def test_parts_say_what_they_mean(written, part):
    text = f"trial: {{parts: [{written}]}}"
    if part is None:
        with pytest.raises(FileFaultsError):
            category_of(text)
    else:
        assert category_of(text).shapes[0].parts == (part,)


KICKERS = {
    "all": Kickers(),
    "ignored": Kickers(compared=0),
    "2": Kickers(compared=2),
    "{first: lowest}": Kickers(lowest_first=True),
    "{count: 2, first: lowest}": Kickers(compared=2, lowest_first=True),
    "{count: 1}": Kickers(compared=1),
}


@pytest.mark.parametrize(("written", "kickers"), KICKERS.items(), ids=KICKERS)
def test_kickers_say_what_they_mean(written, kickers):
    category = category_of(f"pair: {{parts: [{{of_a_kind: 2}}], kickers: {written}}}")
    assert category.shapes[0].kickers == kickers


def test_kickers_none_make_up_the_whole_hand():
    category = category_of("full_house: {kickers: none}")
    assert category.shapes[0].kickers == Kickers(allowed=False)


COMPARED = {
    "parts: [{of_a_kind: 3}, {of_a_kind: 2}]": (0, 1),
    "parts: [{of_a_kind: 3}, {of_a_kind: 2}], compare: pair trips": (1, 0),
    "parts: [{of_a_kind: 3}, {of_a_kind: 2}], compare: [pair]": (1,),
    "parts: [{of_a_kind: 3}, {of_a_kind: 2}], compare: none": (),
    "parts: [{named: 2 3}, {of_a_kind: 2}]": (1,),
}


@pytest.mark.parametrize(("written", "compared"), COMPARED.items(), ids=COMPARED)
def test_parts_are_compared_as_listed_or_as_said(written, compared):
    assert category_of(f"trial: {{{written}}}").shapes[0].compared == compared


def test_several_ways_are_several_shapes():
    category = category_of(
        "trial: {either: [{parts: [{run: 5, top: A}]}, {parts: [{of_a_kind: 4}], kickers: 1}]}"
    )
    assert [shape.kickers.compared for shape in category.shapes] == [None, 1]


def test_a_category_changes_single_keys_of_the_vocabulary():
    category = category_of("two_pair: {name: Two Pairs}")
    assert (category.name, category.plural, category.says) == (
        "Two Pairs", "Two pairs", "Two Pairs",
    )  # fmt: skip
    assert [part.name for part in category.shapes[0].parts] == ["high_pair", "low_pair"]


def test_a_category_with_parts_of_its_own_takes_no_pattern_from_the_vocabulary():
    category = category_of("nothing: {parts: [{cards: 5}]}")
    assert (category.name, category.shapes[0].kickers) == ("Nothing", Kickers())
    assert category.shapes[0].compared == (0,)


def test_a_new_category_is_named_by_its_id():
    category = category_of("five_and_dime: {parts: [{cards: 5, bottom: 5, top: T}]}")
    assert (category.name, category.plural, category.says, category.about) == (
        "Five and dime", "Five and dimes", "Five and dime", "",
    )  # fmt: skip


def test_braces_in_a_name_are_printed():
    assert category_of('trial: {name: "a {b}", parts: [{cards: 5}]}').says == "a {{b}}"


JOKERS = "deck: french-54\nnatural_beats_wild: true\nwild: "


def wild_of(text, more=""):
    head = JOKERS if "Jo" in text else JOKERS.replace("54", "52")
    (kind,) = game_of(f"{more}{head}{text}\n").prizes[0].wild
    return kind


def test_wild_cards_are_jokers_ranks_and_single_cards():
    kind = wild_of("{cards: Jo 2 Jh, stands_for: any, repeats: of_a_kind}")
    deuces = {Card(Rank("2"), Suit(suit)) for suit in "cdhs"}
    assert kind.cards == {Joker("Jo"), Card(Rank("J"), Suit("h")), *deuces}
    assert kind.ranks == tuple("23456789TJQKA")
    assert kind.suits == tuple("cdhs")
    assert (kind.repeats, kind.completes, kind.dealt) == (Repeats.OF_A_KIND, frozenset(), None)


def test_the_bug_stands_for_an_ace_or_completes():
    kind = wild_of("{cards: Jo, stands_for: A, completes: [straight, flush], repeats: never}")
    assert (kind.ranks, kind.suits) == (("A",), tuple("cdhs"))
    assert kind.completes == {"straight", "flush"}


def test_a_wild_card_may_keep_its_own_rank_or_suit():
    kind = wild_of("{cards: 2, stands_for: {ranks: own, suits: any}, repeats: anywhere}")
    assert (kind.ranks, kind.suits) == (Own.RANK, tuple("cdhs"))
    kind = wild_of("{cards: 2 3, stands_for: {ranks: K A, suits: own}, repeats: anywhere}")
    assert (kind.ranks, kind.suits) == (("K", "A"), Own.SUIT)
    kind = wild_of("{cards: Jo, stands_for: {suits: h d}, repeats: anywhere}")
    assert (kind.ranks, kind.suits) == (tuple("23456789TJQKA"), ("h", "d"))


def test_every_joker_is_wild_in_every_prize():
    deck = "{ranks: 2 3 4 5 6 7 8 9 T J Q K A, suits: c d h s, jokers: Red Black}"
    head = f"deck: {deck}\nnatural_beats_wild: true\n"
    red = "{cards: Red, stands_for: any, repeats: anywhere}"
    with pytest.raises(FileFaultsError) as caught:
        game_of(f"{head}wild: {red}\n")
    (fault,) = caught.value.faults
    assert (fault.code, fault.place.line) == ("idle-joker", 6)
    assert fault.message.startswith('the joker "Black" of this deck is not wild')
    low = "low: {wild: none, categories: [high_card]}"
    with pytest.raises(FileFaultsError) as caught:
        game_of(f"{head}wild: [{red}, {red.replace('Red', 'Black')}]\nprizes: {{{low}}}\n")
    (fault,) = caught.value.faults
    assert (fault.code, fault.place.line, fault.place.column) == ("idle-joker", 7, 22)
    assert len(game_of(f"{head}wild: [{red}, {red.replace('Red', 'Black')}]\n").deck.jokers) == 2


@pytest.mark.parametrize("name", ["kicker", "ignored", "none"])
def test_no_part_is_called_what_the_rules_call_cards(name):
    with pytest.raises(FileFaultsError) as caught:
        category_of(f"mine: {{parts: [{{of_a_kind: 2, as: {name}}}]}}")
    (fault,) = caught.value.faults
    assert (fault.code, fault.place.line, fault.place.column) == ("reserved-name", 5, 39)
    # categories can be: nothing else is called so where their names stand
    assert category_of(f"{name}: {{parts: [{{of_a_kind: 2}}]}}").id == name


def test_a_category_for_all_other_hands_is_missed_where_gaps_are_not_allowed(tmp_path):
    text = "rules: mine\ntitle: X\nextends: standard-high\ncategories: [straight, pair]\n"
    (fault,) = check_file(write(tmp_path, "mine.yaml", text))
    assert (fault.code, fault.place.line, fault.place.column) == ("no-category", 4, 24)
    assert check_file(write(tmp_path, "mine.yaml", f"{text}gaps: allowed\n")) == ()
    # the hand that is told really has none
    hand = re.findall(r'"([^"]+)"', fault.message)[0]
    with pytest.raises(UnreadableHandError):
        load(write(tmp_path, "mine.yaml", text)).evaluate(hand)


DEALT = {
    "named": (Find.NAMED, "", None, ()),
    "{lowest: hole}": (Find.LOWEST, "hole", None, tuple("23456789TJQKA")),
    "{highest: up, ranks: A 2 3 4 5 6 7 8 9 T J Q K}": (
        Find.HIGHEST, "up", None, tuple("A23456789TJQK"),
    ),
    "{last: up}": (Find.LAST, "up", None, ()),
    "{after: Q, among: up}": (Find.AFTER, "up", "Q", ()),
}  # fmt: skip


@pytest.mark.parametrize(("written", "wanted"), DEALT.items(), ids=DEALT)
def test_the_deal_may_make_a_rank_wild(written, wanted):
    kind = wild_of(
        f"{{dealt: {written}, stands_for: any, repeats: of_a_kind}}", "deal: {hole: 2, up: 5}\n"
    )
    assert kind.dealt is not None
    found = kind.dealt
    assert (found.find, found.group, found.after, found.order) == wanted


def test_several_kinds_of_wild_cards_are_a_list():
    game = game_of(
        f"{JOKERS}\n  - {{cards: Jo, stands_for: any, repeats: never}}\n"
        "  - {cards: 2, stands_for: A, repeats: of_a_kind}\n"
    )
    assert [kind.repeats for kind in game.prizes[0].wild] == [Repeats.NEVER, Repeats.OF_A_KIND]
    assert game.prizes[0].natural_beats_wild


HANDS = {
    "{play: 5, from: any}": Selection(Span(5, 5)),
    "{play: {at_most: 4}, from: any}": Selection(Span(1, 4)),
    "{play: all, from: any}": Selection(Span(9, 9)),
    "{play: 5, from: {hole: 2, board: 3}}": Selection(Span(5, 5), (("hole", 2), ("board", 3))),
}


@pytest.mark.parametrize(("written", "hand"), HANDS.items(), ids=HANDS)
def test_hands_say_which_cards_are_played(written, hand):
    text = f"deal: {{hole: 4, board: 5}}\nhand: {written}\n"
    text += "categories: [{any: {parts: [{cards: 1}]}}]\n"
    assert game_of(text).prizes[0].hand == hand


def test_prizes_set_what_differs_and_take_the_rest_from_the_file():
    game = game_of(
        "prizes:\n"
        "  high: {categories: [pair, high_card]}\n"
        "  low: {wins: low, ranks: A 2 3 4 5 6 7 8 9 T J Q K, categories: [no_pair],\n"
        "        gaps: allowed}\n"
    )
    high, low = game.prizes
    assert (high.id, high.wins, high.gaps, high.ranks[-1]) == ("high", Wins.HIGH, False, "A")
    assert (low.id, low.wins, low.gaps, low.ranks[-1]) == ("low", Wins.LOW, True, "K")
    assert high.hand == low.hand


def test_dice_have_no_suits():
    text = (
        "deck: poker-dice\nranks: 9 T J Q K A\nruns: none\ndeal: {dice: 5}\n"
        "categories: [five_of_a_kind, four_of_a_kind, high_card]\n"
    )
    game = game_of(text)
    assert len(game.deck.cards) == 30
    assert game.deck.parse_cards("9 T A") == tuple(Card(Rank(r), Suit("")) for r in "9TA")
    assert faults_of(text + "pays: {pair: 1}\n") == [("unknown-category", 6)]
    assert faults_of(text.replace("five_of_a_kind", "flush")) == [("never", 5)]


def test_words_and_pays_are_read():
    game = game_of("words: {suits: signs, win: '{player}!'}\npays: {flush: 6, pair: 0}\n")
    assert (game.words.symbols, game.words.win) == (True, "{player}!")
    assert game.pays == {"flush": 6, "pair": 0}


def test_ten_has_two_signs():
    game = load_game("poker-lesson-viii-pairs")
    assert game.deck.parse_cards("Td 10h")[0] == Card(Rank("10"), Suit("d"))
    assert game.deck.rank_name(Rank("10"), many=True) == "tens"
    assert game.prizes[0].ranks[9] == "10"


def test_texts_may_look_like_numbers():
    assert read_game("rules: trial\ntitle: 21\nextends: standard-high\n", "x").title == "21"


# --- checks of meaning, beyond the one file for each code ------------------------------------

FAULTY = {
    "two aces that lead nowhere": ("runs: A 2 3 4 A 6 7 8 9 T J Q K\n", "rank-twice"),
    "a run longer than the sequence": ("runs: A 2 3 4\n", "never"),
    "top below bottom": ("categories: [{x: {parts: [{cards: 5, top: 5, bottom: 9}]}}]\n", "never"),
    "run with a top it cannot reach": ("categories: [{x: {parts: [{run: 5, top: 4}]}}]\n", "never"),
    "only and at_least": (
        "categories: [{x: {parts: [{cards: 5, only: 2 3, at_least: 4}]}}]\n", "never",
    ),
    "includes more than there is room for": (
        "categories: [{x: {parts: [{cards: 2, includes: A K Q}]}}]\n", "never",
    ),
    "includes what is outside": (
        "categories: [{x: {parts: [{cards: 5, at_most: 9, includes: A}]}}]\n", "never",
    ),
    "pairs unpaired": ("categories: [{x: {parts: [{of_a_kind: 2, unpaired: true}]}}]\n", "never"),
    "five suits": ("categories: [{x: {parts: [{cards: 5, rainbow: true}]}}]\n", "never"),
    "a pair of one suit": ("categories: [{x: {parts: [{of_a_kind: 2, suited: true}]}}]\n", "never"),
    "a category of one suit": (
        "categories: [{x: {suited: true, parts: [{of_a_kind: 2}]}}]\n", "never",
    ),
    "too few ranks": (
        "categories: [{x: {parts: [{cards: 5, only: 2 3 4, unpaired: true}]}}]\n", "never",
    ),
    "named too often": ("categories: [{x: {parts: [{named: 2 2 2 2 2}]}}]\n", "never"),
    "wild where none is": ("categories: [{x: {wilds: 1, parts: [{cards: 5}]}}]\n", "never"),
    "no suits twice": ("suits: c c d h s\n", "suit-twice"),
    "natural beats wild unsaid": (
        "deck: french-53\nwild: {cards: Jo, stands_for: any, repeats: never}\n", "missing-key",
    ),
    "completes nothing": (
        "deck: french-53\nnatural_beats_wild: true\n"
        "wild: {cards: Jo, stands_for: A, completes: [strait], repeats: never}\n",
        "unknown-category",
    ),
    "a prize without categories": ("prizes: {high: {wins: high}}\n", "missing-key"),
    "T and 10": (
        "deck: {ranks: 2 3 4 5 6 7 8 9 T 10 J Q K A, suits: c d h s}\n", "ambiguous-cards",
    ),
    "ranks that run into suits": (
        "deck: {ranks: 1 10 A, suits: c 0c}\nranks: 1 10 A\nruns: none\n"
        "deal: {cards: 5}\ncategories: [high_card]\n",
        "ambiguous-cards",
    ),
    "a joker like a card": (
        "deck: {ranks: 2 3 4 5 6 7 8 9 T J Q K A, suits: c d h s, jokers: 2C}\n",
        "ambiguous-cards",
    ),
    "an ellipsis": ("runs: A 2 3 ... K\n", "unknown-rank"),
    "a compared part twice": (
        "categories: [{full_house: {compare: trips trips}}]\n", "part-twice",
    ),
    "a category in words": ("categories: [Full House]\n", "wrong-value"),
    "a category without a pattern": ("categories: [{blaze: {name: Blaze}}]\n", "unknown-category"),
    "no players": ("players: 0\n", "out-of-range"),
    "an unknown group of wilds": (
        "natural_beats_wild: true\n"
        "wild: {dealt: {lowest: hole}, stands_for: any, repeats: never}\n",
        "unknown-group",
    ),
    "two ways to be wild": (
        "natural_beats_wild: true\n"
        "wild: {dealt: {lowest: cards, last: cards}, stands_for: any, repeats: never}\n",
        "wild-by-the-deal",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("text", "code"), FAULTY.values(), ids=FAULTY)
def test_what_makes_no_sense_is_told(text, code):
    codes = {found for found, _ in faults_of(text)}
    assert codes == {code}


FINE = {
    "round the corner": "runs: A 2 3 4 5 6 7 8 9 T J Q K A 2 3 4\n",
    "five of a kind with a joker": (
        f"{JOKERS}{{cards: Jo, stands_for: any, repeats: of_a_kind}}\n"
        "categories: [five_of_a_kind, high_card]\n"
    ),
    "five of a rank named at the table": (
        "natural_beats_wild: false\nwild: {dealt: named, stands_for: any, repeats: of_a_kind}\n"
        "categories: [five_of_a_kind, {wild: {wilds: 1 to 4, parts: [{cards: 5}]}}]\n"
    ),
    "two decks": "deck: french-104\ncategories: [five_of_a_kind, high_card]\n",
    "a flush house of wild cards": (
        f"{JOKERS}{{cards: Jo 2, stands_for: any, repeats: anywhere}}\n"
        "categories: [{x: {suited: true, parts: [{of_a_kind: 3}, {of_a_kind: 2}]}}]\n"
    ),
    "a wheel by its top and bottom": (
        "categories: [{wheel: {parts: [{run: 5, top: 5, bottom: A}]}}]\n"
    ),
    "no more than four": (
        "hand: {play: {at_most: 4}, from: any}\n"
        "categories: [badugi_4, badugi_3, badugi_2, badugi_1]\n"
    ),
    "suits in order": "suits: C D H S\n",
}


@pytest.mark.parametrize("text", FINE.values(), ids=FINE)
def test_what_makes_sense_passes(text):
    assert faults_of(text) == []


def test_five_of_a_kind_takes_a_wild_card_that_may_repeat():
    text = f"{JOKERS}{{cards: Jo, stands_for: any, repeats: never}}\n"
    assert faults_of(text + "categories: [five_of_a_kind, high_card]\n") == [("never", 4)]


# --- files, and what they extend --------------------------------------------------------------


def write(folder, name, text):
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


BASE = (
    "rules: base\ntitle: Base\nabout: The base.\nsources: [{title: Old}]\nextends: standard-high\n"
    "words: {win: one, draw: two}\npays: {flush: 1, pair: 2}\n"
)


def test_a_file_extends_another_by_path(tmp_path):
    write(tmp_path, "base.yaml", BASE)
    path = write(
        tmp_path,
        "more/mine.yaml",
        "rules: mine\ntitle: Mine\nsources: [{title: New}]\nextends: ../base.yaml\n"
        "words: {draw: three}\npays: {flush: 5}\ncategories: [flush, high_card]\n",
    )
    game = load_game(path)
    assert (game.id, game.title, game.about, game.file) == ("mine", "Mine", "", str(path))
    assert [source.title for source in game.sources][:2] == ["New", "Old"]
    assert (game.words.win, game.words.draw) == ("one", "three")
    assert game.pays == {"flush": 5}  # what the base pays for a pair, there is no pair here
    assert [category.id for category in game.prizes[0].categories] == ["flush", "high_card"]
    assert game.prizes[0].ranks[-1] == "A"


def test_faults_lie_in_the_file_where_the_text_stands(tmp_path):
    base = write(tmp_path, "base.yaml", BASE + "suits: c d h z\n")
    mine = write(tmp_path, "mine.yaml", "rules: mine\ntitle: Mine\nextends: base.yaml\nwins: up\n")
    faults = check_file(mine)
    assert [(f.code, f.place.file) for f in faults] == [
        ("unknown-suit", str(base)),
        ("wrong-value", str(mine)),
    ]
    assert [fault.quote for fault in faults] == ["suits: c d h z", "wins: up"]


def test_a_circle_of_files_is_refused(tmp_path):
    write(tmp_path, "a.yaml", "rules: a\ntitle: A\nextends: b.yaml\n")
    write(tmp_path, "b.yaml", "rules: b\ntitle: B\nextends: c.yaml\n")
    write(tmp_path, "c.yaml", "rules: c\ntitle: C\nextends: ./b.yaml\n")
    (fault,) = check_file(tmp_path / "a.yaml")
    assert (fault.code, Path(fault.place.file).name) == ("extends-itself", "c.yaml")


def test_what_neither_file_says_is_missing(tmp_path, monkeypatch):
    monkeypatch.setattr("evaluator.loader.REQUIRED", ("deck", "moon"))
    (fault,) = check_file(write(tmp_path, "a.yaml", "rules: a\ntitle: A\nextends: standard-high\n"))
    assert (fault.code, fault.place.line) == ("missing-key", 3)
    assert fault.message == "neither this file nor what it extends says `moon`"


def test_categories_replace_prizes_that_are_extended(tmp_path):
    write(
        tmp_path,
        "base.yaml",
        "rules: base\ntitle: B\nextends: standard-high\n"
        "prizes: {high: {categories: [high_card]}}\n",
    )
    mine = write(tmp_path, "m.yaml", "rules: m\ntitle: M\nextends: base.yaml\ncategories: [pair]\n")
    assert [prize.id for prize in load_game(mine).prizes] == [""]
    assert [prize.id for prize in load_game(tmp_path / "base.yaml").prizes] == ["high"]


def test_a_vocabulary_beside_the_file_adds_to_the_packaged_one(tmp_path):
    write(
        tmp_path,
        "vocabulary.yaml",
        "vocabulary: Ours\nranks: {2: {one: deuce, many: deuces}}\n"
        "decks: {half: {ranks: 2 3 4 5 6 7, suits: c h}}\n"
        "categories:\n"
        "  blaze: {about: Even cards., parts: [{cards: 5, only: 2 4 6}]}\n"
        "  flush: {name: Suit, parts: [{suited: 5}]}\n",
    )
    path = write(
        tmp_path,
        "mine.yaml",
        "rules: mine\ntitle: Mine\nextends: standard-high\ndeck: half\nranks: 2 3 4 5 6 7\n"
        "runs: 2 3 4 5 6 7\ncategories: [blaze, flush, pair, high_card]\n",
    )
    game = load_game(path)
    assert [category.name for category in game.prizes[0].categories] == [
        "Blaze", "Suit", "Pair", "High card",
    ]  # fmt: skip
    assert game.deck.rank_name(Rank("2"), many=True) == "deuces"
    assert game.deck.rank_name(Rank("3"), many=True) == "threes"
    assert check_file(tmp_path / "vocabulary.yaml") == ()


def test_vocabularies_are_checked(tmp_path):
    path = write(
        tmp_path,
        "vocabulary.yaml",
        "vocabulary: Ours\n"
        "decks: {half: {ranks: 2 2 3, suits: c h}}\n"
        "categories:\n"
        "  one: {name: One}\n"
        "  two: {parts: [{at_least: 2}], says: '{no}'}\n"
        "  three: {parts: [{cards: 2, at_lest: 3}]}\n"
        "colours: red\n",
    )
    assert [(fault.code, fault.place.line) for fault in check_file(path)] == [
        ("rank-twice", 2),
        ("missing-key", 4),
        ("no-pattern", 5),
        ("unknown-placeholder", 5),
        ("unknown-key", 6),
        ("unknown-key", 7),
    ]


def test_a_vocabulary_is_no_game():
    with pytest.raises(FileFaultsError) as caught:
        load_game(rules_folder() / "vocabulary.yaml")
    (fault,) = caught.value.faults
    assert (fault.code, fault.message) == (
        "not-a-game", "this is a vocabulary; a game begins with `rules`",
    )  # fmt: skip


def test_games_are_named_by_their_id(tmp_path, monkeypatch):
    for file in ("standard-high.yaml", "vocabulary.yaml"):
        write(tmp_path, f"rules/{file}", (rules_folder() / file).read_text(encoding="utf-8"))
    os.symlink(rules_folder() / "schema", tmp_path / "rules" / "schema")
    write(tmp_path, "rules/other.yaml", "rules: another\ntitle: X\nextends: standard-high\n")
    write(tmp_path, "mine/other.yaml", "rules: another\ntitle: X\nextends: standard-high\n")
    monkeypatch.setattr(library, "_home", lambda: tmp_path)
    assert game_ids() == ("other", "standard-high")
    (fault,) = check_file("other")
    assert (fault.code, fault.place.line, fault.place.column) == ("file-name", 1, 8)
    assert fault.message == 'the file is named other.yaml, so the id must be "other"'
    with pytest.raises(FileFaultsError, match='the id must be "other"'):
        load_game(tmp_path / "mine" / "other.yaml")
    # an id cannot be as the file is named, but is made of the same letters
    text = "rules: my-game-2\ntitle: X\nextends: standard-high\n"
    for name in ("my-game-2.yaml", "My_Game 2.yml", "\u724c.yaml", "my-games.txt"):
        assert check_file(write(tmp_path, name, text)) == ()


def test_a_name_is_an_id_unless_it_looks_like_a_path_or_is_a_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    packaged = rules_folder() / "standard-high.yaml"
    assert find_game("standard-high") == packaged
    (tmp_path / "mine").mkdir()
    for folder in ("mine", "."):
        with pytest.raises(InputError, match=f"{re.escape(folder)}: this is a folder, not a file"):
            load(folder)
    (tmp_path / "standard-high").mkdir()
    assert find_game("standard-high") == packaged
    (tmp_path / "texas-holdem").touch()
    assert find_game("texas-holdem") == Path("texas-holdem")
    assert find_game("x.yaml") == Path("x.yaml")
    assert find_game("./x") == Path("x")
    assert find_game(Path("x")) == Path("x")


def test_an_unknown_id_is_told_with_the_nearest():
    with pytest.raises(InputError, match='no game "standrd-high" - did you mean "standard-high"'):
        load_game("standrd-high")
    with pytest.raises(InputError, match="`handrules list` lists them"):
        load_game("moon")


UNREADABLE = {
    "missing": (lambda path: None, "there is no such file"),
    "folder": (lambda path: path.mkdir(), "this is a folder, not a file"),
    "no UTF-8": (lambda path: path.write_bytes(b"a: 1\nb: \xff"), "line 2 is not UTF-8; save"),
    "too long": (lambda path: path.write_bytes(b"a" * 1_000_001), "longer than 1000 kB"),
}


@pytest.mark.parametrize(("make", "message"), UNREADABLE.values(), ids=UNREADABLE)
def test_what_cannot_be_read_is_one_clear_line(make, message, tmp_path):
    path = tmp_path / "x.yaml"
    make(path)
    with pytest.raises(InputError) as caught:
        load_game(path)
    assert str(caught.value).startswith(f"{path}: {message}")
    assert "\n" not in str(caught.value)


def test_a_mark_at_the_start_of_the_file_is_no_matter(tmp_path):
    text = "rules: a\ntitle: A\nextends: standard-high\n"
    path = tmp_path / "a.yaml"
    path.write_bytes(text.replace("\n", "\r\n").encode("utf-8-sig"))
    assert load_game(path).title == "A"


# --- what is remembered between runs ----------------------------------------------------------


def test_what_has_been_checked_is_not_checked_again(monkeypatch, tmp_path):
    monkeypatch.setenv("HANDRULES_CACHE_DIR", str(tmp_path / "new" / "folder"))
    load_game("standard-high")
    monkeypatch.setattr("evaluator.schema_check._Check", None)
    load_game("standard-high")
    with pytest.raises(TypeError):  # another text is checked
        game_of("wins: high\n")


def test_what_is_faulty_is_not_remembered():
    for _ in range(2):
        assert faults_of("wins: up\n") == [("wrong-value", 1)]


def _spoil_contents(folder):
    (folder / "checked-texts").write_bytes(bytes(range(256)) * 5_000)


def _make_a_file_of_it(folder):
    folder.rmdir()
    folder.write_text("in the way")


SPOILT = {
    "contents": _spoil_contents,
    "a folder in the way": lambda folder: (folder / "checked-texts").mkdir(),
    "a file in the way": _make_a_file_of_it,
    "read-only": lambda folder: folder.chmod(stat.S_IRUSR | stat.S_IXUSR),
    "missing": lambda folder: folder.rmdir(),
}


@pytest.mark.parametrize("spoil", SPOILT.values(), ids=SPOILT)
def test_a_spoilt_memory_only_costs_time(spoil, monkeypatch, tmp_path):
    folder = tmp_path / "cache"
    folder.mkdir()
    monkeypatch.setenv("HANDRULES_CACHE_DIR", str(folder))
    spoil(folder)
    for _ in range(2):
        assert load_game("standard-high").id == "standard-high"
        assert faults_of("wins: up\n") == [("wrong-value", 1)]


def test_a_warm_start_needs_no_jsonschema():
    code = (
        "import sys; from evaluator.loader import load_game; load_game('standard-high');"
        "sys.exit('jsonschema' in sys.modules)"
    )
    load_game("standard-high")
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# --- laws -------------------------------------------------------------------------------------

TEXTS = [path.read_text(encoding="utf-8") for path in sorted(rules_folder().glob("*.yaml"))]
PIECES = sorted({piece for text in TEXTS for piece in re.findall(r"[\w-]+|[^\w\s]|\n *", text)})


@given(st.randoms(use_true_random=False), st.sampled_from(TEXTS), st.integers(1, 4))
def test_a_file_with_any_slip_loads_whole_or_has_faults(chance: random.Random, text, slips):
    pieces = re.findall(r"[\w-]+|[^\w\s]|\n *| +", text)
    for _ in range(slips):
        at = chance.randrange(len(pieces))
        pieces[at] = chance.choice(["", chance.choice(PIECES), pieces[at] * 2, "[]", "{}", "~"])
    faults: tuple[Fault, ...] = ()
    try:
        game = read_game("".join(pieces), "slip.yaml")
    except FileFaultsError as error:
        faults = error.faults
    else:
        assert game.prizes
        return
    assert faults
    assert all(fault.message and fault.place.line >= 1 for fault in faults)


def test_the_file_on_the_language_page_is_right():
    page = Path(__file__).parents[1] / "docs" / "rule-language.md"
    written = re.search(r"```yaml\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    assert written is not None
    assert read_game(written[1], "page").title == "Five-card draw"


def test_the_vocabulary_on_the_language_page_is_right(tmp_path):
    text = (Path(__file__).parents[1] / "docs" / "rule-language.md").read_text(encoding="utf-8")
    (written,) = re.findall(r"```yaml\n(vocabulary: .*?)```", text, re.DOTALL)
    assert check_file(write(tmp_path, "vocabulary.yaml", written)) == ()
    moons = "rules: m\ntitle: M\nextends: standard-high\ndeck: moons-26\nsuits: m h\n"
    game = load_game(write(tmp_path, "m.yaml", f"{moons}categories: [blaze, high_card]\n"))
    assert game.prizes[0].categories[0].name == "Blaze"
    assert game.deck.suit_words["m"].name == "moons"


def test_the_language_page_lists_the_categories_of_the_vocabulary():
    """On failure: bring the table under "The vocabulary" in step with rules/vocabulary.yaml."""
    text = (Path(__file__).parents[1] / "docs" / "rule-language.md").read_text(encoding="utf-8")
    vocabulary = rules_folder() / "vocabulary.yaml"
    tree = read_tree(vocabulary.read_text(encoding="utf-8"), "vocabulary.yaml", FaultList())
    categories = plain(tree)["categories"]
    after = text.partition("| category |")[2].partition("\n\n")[0]
    listed = re.findall(r"^\| `(\w+)` \| (.*) \|$", after, re.MULTILINE)
    assert listed == [(name, category["about"]) for name, category in categories.items()]


def test_a_choice_that_every_prize_makes_need_not_be_made_by_the_game():
    text = (Path(__file__).parents[1] / "rules" / "stud-hi-lo-8.yaml").read_text(encoding="utf-8")
    runs = re.search(r"^runs: .*\n", text, re.MULTILINE)
    assert runs
    moved = text.replace(runs[0], "").replace("    wins: high\n", "    wins: high\n    " + runs[0])
    assert read_game(moved, "moved.yaml").prizes == read_game(text, "text.yaml").prizes
    without = moved.replace("    " + runs[0], "")
    with pytest.raises(FileFaultsError, match='neither the prize "high" nor the game says `runs`'):
        read_game(without, "without.yaml")


def test_a_pattern_of_its_own_is_not_told_by_the_vocabularys_sentence():
    rules = game('{"high_card":{"parts":[{"cards":5}]}} pair', gaps="allowed")
    own, pair = rules.game.prizes[0].categories
    assert (own.about, pair.about) == ("", "Two cards of one rank.")
