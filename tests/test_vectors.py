"""Test vectors for other evaluators: which there are, that they are right, and that they stay."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from evaluator import load
from evaluator.cli import run
from evaluator.conformance.conventions import ACE_OF_LOW, WILD_REPEATS, WILD_TIES, other_choices
from evaluator.conformance.suite import suite
from evaluator.conformance.vectors import Kind, Vector, Weight, read_vectors, weighed
from evaluator.errors import InputError
from evaluator.interface import Rules

Capture = pytest.CaptureFixture[str]

# A pack of 20 cards, so that the whole suite is chosen in a moment.
SMALL = """\
rules: small
title: Small
sources: [{title: The wall}]
deck: {ranks: T J Q K A, suits: c d h s, jokers: Jo}
ranks: T J Q K A
runs: none
suits: equal
deal: {cards: 3 to 4}
one_deck: false
hand: {play: 3, from: any}
wild: {cards: Jo, stands_for: any, repeats: of_a_kind}
natural_beats_wild: false
wins: high
categories: [three_of_a_kind, flush, pair, high_card]
"""
FEATURE = """\
Feature: Small

  Scenario: A pair of queens and a joker
    Given the rules "small.yaml"
    And hand 1 is "Qc Qd Jo"
    And hand 2 is "Ac Kd Ts"
    When the hands are compared
    Then hand 1 wins with "three_of_a_kind"
"""


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Rules:
    monkeypatch.chdir(tmp_path)
    text = SMALL.replace("[three_of_a_kind, flush, pair, high_card]", CATEGORIES)
    Path("small.yaml").write_text(text, encoding="utf-8")
    Path("small.feature").write_text(FEATURE, encoding="utf-8")
    return load("small.yaml")


CATEGORIES = """
  - three_of_a_kind: {parts: [{of_a_kind: 3}]}
  - flush: {parts: [{suited: 3, unpaired: true}]}
  - pair: {parts: [{of_a_kind: 2}]}
  - high_card: {parts: [{cards: 3}]}
"""


def read(name: str) -> tuple[dict[str, object], list[dict[str, object]]]:
    head, *lines = map(json.loads, Path(name).read_text(encoding="utf-8").splitlines())
    return head, lines


def test_every_limit_has_the_weakest_above_and_the_strongest_below(small: Rules) -> None:
    found = {vector.why: vector for vector in suite(small)}
    # by hand: the weakest flush of three is QJT and the strongest pair AAK; three tens against a
    # flush of ace, king and queen; the weakest pair TTJ against ace, king, queen of mixed suits
    for above, below, why in (
        ("QJT", "AAK", "limit: weakest flush against strongest pair"),
        ("TTT", "AKQ", "limit: weakest three_of_a_kind against strongest flush"),
        ("TTJ", "AKQ", "limit: weakest pair against strongest high_card"),
    ):
        vector = found[why]
        winner = vector.hands[int(vector.expect or 0) - 1]
        loser = vector.hands[2 - int(vector.expect or 0)]
        assert small.evaluate(winner).ranks == tuple(above)
        assert small.evaluate(loser).ranks == tuple(below)


def test_every_step_that_can_decide_is_there_with_each_two_neighbouring_ranks(
    small: Rules,
) -> None:
    neighbours = [f"{high} over {low}" for low, high in ("TJ", "JQ", "QK", "KA")]
    whys = [vector.why for vector in suite(small)]
    for step in ("pair: pair", "pair: kicker", "three_of_a_kind: trips"):
        for ranks in neighbours:
            assert any(why.startswith(f"{step}, {ranks}") for why in whys), (step, ranks)


def test_hands_that_tie_are_of_other_suits_and_of_other_cards(small: Rules) -> None:
    ties = [vector for vector in suite(small) if vector.expect == 0]
    assert ties
    for vector in ties:
        one, other = map(small.evaluate, vector.hands)
        assert one == other
        assert {*vector.hands[0].split()} != {*vector.hands[1].split()}
    assert any("other suits" in vector.why for vector in ties)


def test_a_deal_of_more_cards_than_are_played_is_there_for_what_could_be_played(
    small: Rules,
) -> None:
    whys = {vector.why for vector in suite(small) if len(vector.hands[0].split()) == 4}
    # Tc Jc Qc Qd: a flush, a pair of queens with a ten or a jack, or Q J T of two suits
    assert "of 4 cards, could be played as flush, pair, high_card" in whys


def test_ranks_in_a_row_go_round_the_corner() -> None:
    found = {
        frozenset(card[0] for card in vector.hands[0].split()): vector.expect
        for vector in suite(load("three-card"))
        if vector.kind is Kind.VALUE
        and len(vector.hands[0].split()) == 3
        and vector.expect in ("straight", "high_card")
    }
    assert found[frozenset("A23")] == "straight"  # the wheel
    assert found[frozenset("KA2")] == "high_card"  # and nothing round the corner


@pytest.mark.parametrize(
    ("rules", "hands", "choice"),
    [
        ("joker-wild", ("Jo Kc Kd 7h 7s", "Kc Kd Kh 7h 7s"), WILD_TIES),
        ("joker-wild", ("Ah Jo 9h 7h 3h", "Ah Qh 9h 7h 3h"), ""),
        ("joker-wild", ("Ah Jo 9h 7h 3h", "Ah Kh 9h 7h 3h"), WILD_REPEATS),
        ("ace-to-five-low", ("Ah 5c 4d 3h 2s", "6c 5c 4d 3h 2s"), ACE_OF_LOW),
        ("ace-to-five-low", ("7h 5c 4d 3h 2s", "6c 5c 4d 3h 2s"), ""),
        ("standard-high", ("Ah 5c 4d 3h 2s", "6c 5c 4d 3h 2s"), ""),
    ],
)
def test_a_convention_is_what_another_choice_would_change(
    rules: str, hands: tuple[str, str], choice: str
) -> None:
    loaded = load(rules)
    comparison = loaded.compare(*hands)
    vector = Vector(Kind.ORDER, hands, comparison.winner, "")
    found = weighed(vector, other_choices(loaded.game), apart=False)
    assert found.choice == choice
    assert found.weight is (Weight.CONVENTION if choice else Weight.MUST)


def test_hands_that_one_deal_cannot_give_are_no_must() -> None:
    vector = Vector(Kind.ORDER, ("Ah Ad | 2c 3c 4c", "Kh Kd | 2d 3d 4d"), 1, "")
    assert weighed(vector, [], apart=True).weight is Weight.MAY


def test_the_file_is_the_same_each_time_and_no_question_is_there_twice(small: Rules) -> None:
    command = ["vectors", "small.yaml", "--scenarios", "small.feature", "-o"]
    assert run([*command, "one.jsonl"]) == run([*command, "two.jsonl"]) == 0
    assert Path("one.jsonl").read_bytes() == Path("two.jsonl").read_bytes()
    head, lines = read("one.jsonl")
    assert head["format"] == "handrules-vectors"
    assert head["rules"] == "small"
    assert head["sources"] == [{"title": "The wall"}]
    assert len({line["id"] for line in lines}) == len(lines)
    winners = Counter(line["expect"] for line in lines if line["kind"] == "order")
    assert min(winners[1], winners[2]) > len(lines) // 10  # not always the same hand
    (scenario,) = [line for line in lines if line["source"] != "rules" and line["kind"] == "order"]
    assert scenario["source"] == "small.feature: A pair of queens and a joker"


def test_an_id_stays_when_other_vectors_come_and_go(small: Rules) -> None:
    example = Vector(Kind.VALUE, ("Qc Qd Jo",), None, "", source="elsewhere")
    before = {vector.id: vector.hands for vector in suite(small)}
    after = {vector.id: vector.hands for vector in suite(small, [example])}
    assert before.items() <= after.items()
    assert after.keys() - before.keys() <= {example.id}


def test_a_prize_has_vectors_of_its_own_in_the_groups_of_the_deal(small: Rules) -> None:
    its = "categories: [high_card: {parts: [{cards: 2}]}]"
    high, low = f"{{wins: high, {its}}}", f"{{wins: low, {its}}}"
    text = Path("small.yaml").read_text(encoding="utf-8")
    text = text[: text.index("wins: high")] + f"prizes:\n  high: {high}\n  low: {low}\n"
    text = text.replace("{cards: 3 to 4}", "{down: 1, up: 2}").replace("play: 3", "play: 2")
    Path("small.yaml").write_text(text, encoding="utf-8")
    found = suite(load("small.yaml"))
    assert {vector.prize for vector in found} == {"high", "low"}
    assert all(
        [len(g.split()) for g in hand.split("|")] == [1, 2] for v in found for hand in v.hands
    )
    # of three cards two are played: the best high is a pair of aces, or an ace and the joker
    assert all(
        "A" in v.hands[0] for v in found if v.why == "strongest high_card" and v.prize == "high"
    )


def test_hands_with_a_board_share_it_where_they_must_agree() -> None:
    found = [v for v in suite(load("royal-holdem")) if v.kind is Kind.ORDER]
    assert {vector.weight for vector in found} == {Weight.MUST, Weight.MAY}
    for vector in found:
        (hole, board), (other, its) = (hand.split(" | ") for hand in vector.hands)
        one_deal = sorted(board.split()) == sorted(its.split()) and not (
            {*hole.split()} & {*other.split()}
        )
        assert (vector.weight is Weight.MUST) == one_deal


def test_a_file_is_written_whole_or_not_at_all(small: Rules, capsys: Capture) -> None:
    Path("old.jsonl").write_text("old", encoding="utf-8")
    failing = FEATURE.replace("hand 1 wins", "hand 2 wins")
    Path("small.feature").write_text(failing, encoding="utf-8")
    command = ["vectors", "small.yaml", "--scenarios", "small.feature", "-o", "old.jsonl"]
    assert run(command) == 2
    assert "no source of right answers" in capsys.readouterr().err
    assert Path("old.jsonl").read_text(encoding="utf-8") == "old"
    assert run(["vectors", "small.yaml", "-o", "no-folder/x.jsonl"]) == 2
    assert "no-folder" in capsys.readouterr().err


def test_a_dash_prints_it(small: Rules, capsys: Capture) -> None:
    assert run(["vectors", "small.yaml", "-o", "-"]) == 0
    head, *lines = map(json.loads, capsys.readouterr().out.splitlines())
    assert head["rules"] == "small"
    assert len(lines) == len(suite(small))


def test_what_is_written_is_read_again(small: Rules) -> None:
    assert run(["vectors", "small.yaml", "-o", "v.jsonl"]) == 0
    lines = Path("v.jsonl").read_text(encoding="utf-8").splitlines()
    assert read_vectors("v.jsonl", lines, small) == suite(small)


@pytest.mark.parametrize(
    ("head", "line", "message"),
    [
        (None, "", "v.jsonl: the file is empty"),
        ("[]", "", "v.jsonl:1: wanted is an object"),
        ('{"format": "x"}', "", 'v.jsonl:1: wanted is "format"'),
        ("other", "", 'v.jsonl:1: vectors of "other", not of small'),
        ("small", "", "v.jsonl: holds no vectors"),
        ("small", "{", "v.jsonl:2: wanted is an object"),
        ("small", '{"kind": "x", "weight": "must"}', "v.jsonl:2: 'x' is not a valid Kind"),
        ("small", '{"kind": "order", "weight": "must", "hands": ["Tc"]}', 'v.jsonl:2: "hands"'),
        (
            "small",
            '{"kind": "value", "weight": "must", "hands": ["Tc Td Ts"], "expect": "pair"}',
            "v.jsonl:2: expects pair, but by small as it is now it is three_of_a_kind",
        ),
        (
            "small",
            '{"kind": "value", "weight": "must", "hands": ["2c Td Ts"], "expect": "pair"}',
            'v.jsonl:2: "2c" is no card',
        ),
    ],
)
def test_a_file_that_is_not_of_these_rules_is_refused(
    small: Rules, head: str | None, line: str, message: str
) -> None:
    if head in ("small", "other"):
        head = json.dumps({"format": "handrules-vectors", "version": 1, "rules": head})
    lines = [each for each in (head, line) if each]
    with pytest.raises(InputError) as error:
        read_vectors("v.jsonl", lines, small)
    assert str(error.value).startswith(message)
