"""The templates of a rule file: what may stand in braces, and what is put there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from games import HIGH_RANKS, game
from hypothesis import given
from hypothesis import strategies as st

from evaluator import Rules, load
from evaluator.errors import FileFaultsError
from evaluator.loader import read_game
from evaluator.report import classified_lines, showdown_lines
from evaluator.values import HandValue
from evaluator.words import (
    DEFAULT_WORDS,
    PLACEHOLDERS,
    Subject,
    check_template,
    fill,
    placeholders,
)

LANGUAGE = (Path(__file__).parents[1] / "docs" / "rule-language.md").read_text(encoding="utf-8")
WORDS_SECTION = LANGUAGE.split("\n## Words\n")[1].split("\n## ")[0]


def with_words(words: str, **changes: str) -> Rules:
    """Return a high game of five cards or more whose `words` are these."""
    return game(words=words, **changes)


def classified(words: str, hand: str, **changes: str) -> str:
    (line,) = classified_lines(with_words(words, **changes), [hand])
    return line


def judged(words: str, deal: str, **changes: str) -> str:
    (line,) = showdown_lines(with_words(words, **changes), deal.splitlines())
    return line


PAIR = "Kd 9h Kc 4s 2d"


@pytest.mark.parametrize(
    ("template", "line"),
    [
        ("{name}", "Pair"),
        ("{category}", "pair"),
        ("{says}", "Pair of kings"),
        ("{ranks}", "KK942"),
        ("{cards}", "Kd 9h Kc 4s 2d"),
        ("{played}", "Kd Kc 9h 4s 2d"),
        ("{first}", "Kd"),
        ("{rank}", "king"),
        ("{ranks_of}", "kings"),
        ("{line}", "Hand 7: Kd 9h Kc 4s 2d"),
        ("plain words", "plain words"),
        ("{name} {name}", "Pair Pair"),
        ("{{name}} is {name}", "{name} is Pair"),
        ("{{{name}}}", "{Pair}"),
        ("}}{{", "}{"),
    ],
)
def test_a_placeholder_of_one_hand_is_filled_in(template: str, line: str) -> None:
    assert classified(f'{{hand: "{template}"}}', f"Hand 7: {PAIR}") == line


@pytest.mark.parametrize(
    ("template", "line"),
    [
        ("{cards}", "K♦ 9♥ K♣ 4♠ 2♦"),
        ("{played}", "K♦ K♣ 9♥ 4♠ 2♦"),
        ("{first}", "K♦"),
        ("{ranks}", "KK942"),
    ],
)
def test_signs_are_for_cards(template: str, line: str) -> None:
    assert classified(f'{{suits: signs, hand: "{template}"}}', PAIR) == line


@pytest.mark.parametrize(
    ("hand", "line"),
    [
        pytest.param("Ac 2d 3h 4s 5c", "five fives", id="the wheel is five-high"),
        pytest.param("8c 8d 8h Ks Kc", "eight eights", id="trips before the pair"),
        pytest.param("2c 6c 9c Tc Qc", "queen queens", id="the highest of a flush"),
        pytest.param("2c 2d 6h 6s Ac", "six sixes", id="the higher pair"),
    ],
)
def test_the_rank_in_words_is_that_of_the_first_card_that_counts(hand: str, line: str) -> None:
    assert classified('{hand: "{rank} {ranks_of}"}', hand) == line


def test_where_nothing_counts_the_rank_in_words_is_that_of_the_first_card() -> None:
    rules = load("jacks-or-better-vp")
    value = rules.evaluate("2c 7d 9h Js Kc")
    assert value.category == "nothing"
    (line,) = classified_lines(rules, ["2c 7d 9h Js Kc"])
    assert line == "2c 7d 9h Js Kc - Nothing"


def test_a_hand_of_several_groups_is_written_as_it_was_read() -> None:
    words, deal = '{hand: "{cards}"}', "{hole: 2, board: 3}"
    assert classified(words, "Ac Kd | 2h 3s 9c", deal=deal) == "Ac Kd | 2h 3s 9c"
    assert classified(words, "ac Kd 2h 3s 9c", deal=deal) == "Ac Kd 2h 3s 9c"


def test_a_wild_card_is_written_as_it_was_dealt_and_counts_as_what_it_stands_for() -> None:
    wild = {"deck": "french-53", "wild": "{cards: Jo, stands_for: any, repeats: of_a_kind}"}
    words = '{hand: "{played}: {ranks}, {ranks_of}"}'
    assert classified(words, "Jo Kd 9h 4s 2d", **wild) == "Kd Jo 9h 4s 2d: KK942, kings"


@pytest.mark.parametrize(
    ("template", "line"),
    [
        ("{player}", "2"),
        ("{players}", "2"),
        ("{name}", "Pair"),
        ("{category}", "pair"),
        ("{says}", "Pair of aces"),
        ("{ranks}", "AA952"),
        ("{cards}", "Ac 2d 9h 5s Ad"),
        ("{played}", "Ac Ad 9h 5s 2d"),
        ("{first}", "Ac"),
        ("{rank}", "ace"),
        ("{ranks_of}", "aces"),
        ("Player {player} has {ranks_of}!", "Player 2 has aces!"),
    ],
)
def test_a_placeholder_of_a_winner_is_filled_in(template: str, line: str) -> None:
    deal = f"{PAIR}\nAc 2d 9h 5s Ad\nKh 9d Ks 4c 2h"
    assert judged(f'{{win: "{template}"}}', deal) == line


@pytest.mark.parametrize(
    ("template", "line"),
    [
        ("{players}", "1,3"),
        ("{name}", "Pair"),
        ("{category}", "pair"),
        ("{says}", "Pair of kings"),
        ("{ranks}", "KK942"),
        ("{cards}", "Kd 9h Kc 4s 2d"),
        ("{played}", "Kd Kc 9h 4s 2d"),
        ("{first}", "Kd"),
        ("{rank}", "king"),
        ("{ranks_of}", "kings"),
    ],
)
def test_where_some_share_what_is_said_of_a_hand_is_said_of_the_first_of_them(
    template: str, line: str
) -> None:
    deal = f"{PAIR}\n7c 2d 9s 5s 8d\nKh 9d Ks 4c 2h"
    assert judged(f'{{split: "{template}"}}', deal) == line


@pytest.mark.parametrize(
    ("template", "line"),
    [("DRAW", "DRAW"), ("{players} tie with {ranks_of}", "1,2 tie with kings")],
)
def test_where_all_tie_it_is_a_draw(template: str, line: str) -> None:
    assert judged(f'{{draw: "{template}"}}', f"{PAIR}\nKh 9d Ks 4c 2h") == line


def test_where_nobody_qualifies_it_is_no_draw() -> None:
    flush = game("flush", words="{draw: DRAW}", gaps="allowed")
    (line,) = showdown_lines(flush, [PAIR, "Kh 9d Ks 4c 2h"])
    assert line == "nobody qualifies"


@pytest.mark.parametrize(
    ("template", "line"), [("{cards}: nothing", f"{PAIR}: nothing"), ("{line}", f"One: {PAIR}")]
)
def test_a_hand_without_a_category_has_its_own_words(template: str, line: str) -> None:
    flush = game("flush", words=f'{{no_category: "{template}"}}', gaps="allowed")
    assert list(classified_lines(flush, [f"One: {PAIR}"])) == [line]


@pytest.mark.parametrize(
    ("says", "line"),
    [
        ("{name} of {ranks_of}", "Pair of kings"),
        ("{rank} {ranks} {played} {first}", "king KK942 Kd Kc 9h 4s 2d Kd"),
        ("{{{name}}}", "{Pair}"),
    ],
)
def test_a_category_says_it_in_its_own_words(says: str, line: str) -> None:
    text = f'  - pair: {{name: Pair, says: "{says}"}}\n'
    rules = Rules(read_game(_standard(text), "a-test.yaml"))
    (found,) = classified_lines(rules, [PAIR])
    assert found == f"{PAIR} - {line}"


def test_each_line_names_its_own_cards_though_hands_look_alike() -> None:
    rules = with_words('{hand: "{played}, first {first}, {cards}"}')
    lines = ["Kc Kd 9h 4s 2d", "Kh Ks 9d 4c 2h"]
    assert list(classified_lines(rules, lines)) == [
        "Kc Kd 9h 4s 2d, first Kc, Kc Kd 9h 4s 2d",
        "Kh Ks 9d 4c 2h, first Kh, Kh Ks 9d 4c 2h",
    ]


def test_where_a_file_has_no_words_the_line_is_kept_and_the_category_put_after_it() -> None:
    rules = game()
    lines = ["Hand 1: Kd 9h Kc 4s 2d", "10c 10d 9h 4s 2d"]
    assert list(classified_lines(rules, lines)) == [
        "Hand 1: Kd 9h Kc 4s 2d - Pair of kings",
        "10c 10d 9h 4s 2d - Pair of tens",
    ]
    assert rules.game.words == DEFAULT_WORDS


# What is wrong with a template


def _standard(categories: str, words: str = "") -> str:
    return "".join(
        (
            "rules: a-test\ntitle: A test\nsources: [{title: A test}]\ndeck: french-52\n",
            f"ranks: {HIGH_RANKS}\nruns: none\nsuits: equal\ndeal: {{cards: 5}}\none_deck: false\n",
            "hand: {play: 5, from: any}\nwild: none\nwins: high\ncategories:\n",
            f"{categories}  - high_card\n{words}",
        )
    )


@pytest.mark.parametrize("key", ["win", "draw", "split", "hand", "no_category"])
def test_an_unknown_placeholder_is_a_fault_at_its_place(key: str) -> None:
    text = _standard("", f'words:\n  {key}: "{{crads}}"\n')
    with pytest.raises(FileFaultsError) as caught:
        read_game(text, "a-test.yaml")
    (fault,) = caught.value.faults
    line = next(n for n, line in enumerate(text.splitlines(), 1) if "crads" in line)
    assert fault.code == "unknown-placeholder"
    assert (fault.place.line, fault.place.column) == (line, len(f"  {key}: ") + 1)
    assert fault.message == 'unknown placeholder {crads} - did you mean "cards"?'


def test_an_unknown_placeholder_of_a_category_is_a_fault_at_its_place() -> None:
    text = _standard('  - pair: {says: "{nmae}"}\n')
    with pytest.raises(FileFaultsError) as caught:
        read_game(text, "a-test.yaml")
    (fault,) = caught.value.faults
    assert fault.code == "unknown-placeholder"
    assert text.splitlines()[fault.place.line - 1][fault.place.column - 1 :].startswith('"{nmae}"')


@pytest.mark.parametrize(
    ("template", "kind", "message"),
    [
        ("{nam}", "win", 'unknown placeholder {nam} - did you mean "name"?'),
        (
            "{player}",
            "draw",
            "unknown placeholder {player}: draw knows {cards} {category} {first} ",
        ),
        ("{line}", "win", "unknown placeholder {line}: win knows {cards} {category} {first} "),
        ("{ranks}", "no_category", "unknown placeholder {ranks}: no_category knows {cards} {line}"),
        ("{cards}", "says", "unknown placeholder {cards}: says knows {first} {name} {played} "),
        ("{}", "win", "unknown placeholder {}: win knows {cards} {category} {first} {name} "),
        ("{name:>5}", "win", 'unknown placeholder {name:>5} - did you mean "name"?'),
        ("a } too many", "draw", 'a single "}": write "}}" for the sign itself'),
        ("{name", "win", 'a single "{": write "{{" for the sign itself'),
    ],
)
def test_what_is_wrong_with_a_template_is_told(template: str, kind: str, message: str) -> None:
    (told,) = check_template(template, kind)
    assert told.startswith(message)


def test_all_that_is_wrong_with_a_template_is_told() -> None:
    assert len(check_template("{a} } {b} {name}", "win")) == 3


# The page of the language


def test_the_page_lists_the_placeholders_that_there_are() -> None:
    table = WORDS_SECTION.split("| in braces |")[1].split("\n\n")[0]
    listed = set(re.findall(r"\{(\w+)\}", table))
    assert listed == set().union(*PLACEHOLDERS.values())


def test_the_page_says_what_a_category_may_say() -> None:
    (sentence,) = re.findall(r"^`says` knows (.*?)\. Two braces", WORDS_SECTION, re.MULTILINE)
    assert set(re.findall(r"\{(\w+)\}", sentence)) == PLACEHOLDERS["says"]


def test_every_template_on_the_page_is_right() -> None:
    block = WORDS_SECTION.split("```yaml\n")[1].split("```")[0]
    rows = re.findall(r'^  (\w+): "?([^"#]*?)"? *#', block, re.MULTILINE)
    templates = dict(rows)
    assert templates.pop("suits") == "letters"
    assert templates.keys() == PLACEHOLDERS.keys() - {"says"}
    for kind, template in templates.items():
        assert not check_template(template, kind)


NOBODY = Subject(game().game.deck, symbols=False, value=HandValue(0, None, "", ()), category=None)


@given(st.text(alphabet=st.characters(exclude_characters="{}", exclude_categories=["Cs"])))
def test_text_without_braces_stands_for_itself(text: str) -> None:
    assert not check_template(text, "win")
    assert placeholders(text) == frozenset()
    assert fill(text, NOBODY) == text
    assert fill(f"{{{{{text}}}}}", NOBODY) == f"{{{text}}}"
