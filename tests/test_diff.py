"""What an edit changes, in numbers worked out by hand, and pairs that the reference agrees on."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from itertools import combinations
from math import comb
from pathlib import Path

import pytest
from games import HIGH, HIGH_RANKS, JOKER, game

from evaluator import Rules, load
from evaluator.cli import run
from evaluator.diff import Diff, PrizeDiff, diff
from evaluator.errors import InputError
from evaluator.library import find_game, instead, rules_folder
from evaluator.loader import read_game
from evaluator.pairs import Kind
from evaluator.revisions import rule_file

FLUSH_FIRST = HIGH.replace("full_house flush", "flush full_house")
NO_WHEEL = {"runs": HIGH_RANKS}
# a pack small enough to go through it by hand: 56 hands of three cards
SMALL = {
    "deck": "{ranks: J Q K A, suits: c d}",
    "ranks": "J Q K A",
    "runs": "A J Q K",
    "deal": "{cards: 3 to 4}",
    "hand": "{play: 3, from: any}",
}
THREE = '{"run":{"parts":[{"run":3}]}} {"flush":{"parts":[{"suited":3}]}} pair high_card'


def between(old: Rules, new: Rules, **options: object) -> Diff:
    return diff(old.game, new.game, **options)  # type: ignore[arg-type]


def only(found: Diff) -> PrizeDiff:
    (its,) = found.prizes
    return its


def moves(its: PrizeDiff) -> dict[tuple[str | None, str | None], int]:
    return {(move.before, move.after): move.hands for move in its.moves}


def changes(its: PrizeDiff) -> dict[Kind, int]:
    return {change.kind: change.pairs for change in its.changes}


# -- numbers ---------------------------------------------------------------------------------------


def test_that_no_hand_changes_is_found_by_going_through_all_of_them() -> None:
    renamed = HIGH.replace(" pair ", ' {"pair":{"name":"OnePair"}} ')
    found = between(game(), game(renamed))
    assert found.same
    assert only(found).hands == comb(52, 5)


def test_two_categories_that_change_places_move_no_hand_but_the_winners() -> None:
    its = only(between(game(), game(FLUSH_FIRST)))
    assert moves(its) == {}
    assert changes(its) == {Kind.FLIPPED: 5_108 * 3_744}  # each flush against each full house


def test_without_the_wheel_ace_to_five_is_ace_high() -> None:
    its = only(between(game(), game(**NO_WHEEL)))
    assert moves(its) == {("straight", "high_card"): 4**5 - 4, ("straight_flush", "flush"): 4}
    assert its.before["straight"] - its.after["straight"] == 4**5 - 4
    assert its.after["flush"] == 5_112


def test_kickers_that_do_not_count_make_ties() -> None:
    its = only(
        between(game(), game(HIGH.replace("two_pair", '{"two_pair":{"kickers":"ignored"}}')))
    )
    # the same two pairs (in 36 ways), two different kickers (of four cards each)
    assert changes(its) == {Kind.MADE: comb(13, 2) * comb(11, 2) * (36 * 4) ** 2}


def test_rules_that_no_tables_hold_and_with_too_many_classes_are_refused() -> None:
    with pytest.raises(InputError, match=r"suits break ties.*too many classes"):
        between(game(), game(suits="c d h s"))


def test_seven_cards_are_worth_the_best_five_of_them() -> None:
    found = between(load("short-deck"), load("short-deck-trips-over-straight"), cards=7)
    its = only(found)
    assert its.hands == comb(36, 7)
    assert moves(its).keys() == {("straight", "three_of_a_kind")}


def test_every_number_is_what_going_through_all_pairs_gives() -> None:
    """Hands of a small pack, each pair of them looked at by the reference evaluator."""
    old = game(THREE, **SMALL)
    edits = {
        "order": game(THREE.replace("pair high_card", "high_card pair"), **SMALL),
        "no wheel": game(THREE, **{**SMALL, "runs": "J Q K A"}),
        "kickers": game(THREE.replace("pair", '{"pair":{"kickers":"ignored"}}'), **SMALL),
        "suits": game(THREE, suits="c d", **SMALL),
        "ranks": game(THREE, **{**SMALL, "ranks": "A J Q K"}),
    }
    hands = [" ".join(map(str, cards)) for cards in combinations(old.game.deck.cards, 3)]
    for name, new in edits.items():
        values = [(old.evaluate(hand), new.evaluate(hand)) for hand in hands]
        expected = Counter[Kind]()
        for (a, a_new), (b, b_new) in combinations(values, 2):
            was = (a > b) - (b > a)
            becomes = (a_new > b_new) - (b_new > a_new)
            if was != becomes:
                expected[Kind.BROKEN if not was else Kind.FLIPPED if becomes else Kind.MADE] += 1
        moved = Counter((a.category, b.category) for a, b in values if a.category != b.category)
        its = only(between(old, new))
        assert (name, changes(its), moves(its)) == (name, expected, moved)
        check_witnesses(old, new, its)


def check_witnesses(old: Rules, new: Rules, its: PrizeDiff) -> None:
    for move in its.moves:
        hand = " ".join(map(str, move.witness))
        assert old.evaluate(hand).category == move.before
        assert new.evaluate(hand).category == move.after
    for change in its.changes:
        winner, loser = (" ".join(map(str, hand)) for hand in change.witness.hands)
        before = old.evaluate(winner), old.evaluate(loser)
        after = new.evaluate(winner), new.evaluate(loser)
        if change.kind is Kind.MADE:
            assert before[0] > before[1]
            assert after[0] == after[1]
        else:
            assert after[0] > after[1]
            assert before[0] < before[1] if change.kind is Kind.FLIPPED else before[0] == before[1]
        cards = Counter(change.witness.hands[0] + change.witness.hands[1])
        assert change.witness.apart == (cards <= Counter(old.game.deck.cards))


def test_a_witness_pair_can_be_dealt_from_one_pack_where_there_is_such_a_pair() -> None:
    its = only(between(game(), game(FLUSH_FIRST)))
    assert its.changes[0].witness.apart
    check_witnesses(game(), game(FLUSH_FIRST), its)


def test_where_every_pair_shares_a_card_the_witness_says_so() -> None:
    """Of three cards that are all dealt, two of three leave one in common."""
    small = {**SMALL, "deck": "{ranks: Q K A, suits: c}", "ranks": "Q K A", "runs": "Q K A"}
    two = {**small, "deal": "{cards: 2}", "hand": "{play: 2, from: any}"}
    its = only(between(game("high_card", **two), game("high_card", **{**two, "ranks": "A Q K"})))
    assert not its.changes[0].witness.apart


# -- which hands -----------------------------------------------------------------------------------


def test_throws_of_dice_are_counted_as_throws() -> None:
    dice = load("poker-dice")
    assert only(between(dice, dice)).hands == 6**5


def test_a_wild_card_that_the_deal_names_is_each_rank_in_turn() -> None:
    old = load("dealers-choice-wild")
    its = only(between(old, old))
    assert its.same
    assert its.hands == 13 * comb(52, 5)


def test_games_that_play_so_many_hole_cards_are_compared_by_played_hands() -> None:
    omaha = load("omaha-high")
    assert only(between(omaha, omaha)).hands == comb(52, 5)
    with pytest.raises(InputError, match="hands of 5 cards are compared, not of 9"):
        between(omaha, omaha, cards=9)


def test_a_number_of_cards_that_is_not_dealt_is_refused() -> None:
    with pytest.raises(InputError, match="a-test deals 5 to 10 cards, not 4"):
        between(game(), game(), cards=4)


def test_too_many_hands_are_refused_before_they_are_dealt() -> None:
    with pytest.raises(InputError, match="are too many"):
        between(game(), game(), cards=10)


def test_rules_without_tables_are_gone_through_by_classes() -> None:
    """Two packs of eight cards: a flush of three, of which one card may come twice."""
    packs = {**SMALL, "deck": "{ranks: J Q K A, suits: c d, copies: 2}"}
    distinct = '{"flush":{"parts":[{"suited":3,"unpaired":true}]}}'
    wild = {"wild": "{cards: J, stands_for: any, repeats: never}", "natural_beats_wild": "false"}
    old, new = (
        game(text, **packs, **wild)
        for text in (THREE, THREE.replace('{"flush":{"parts":[{"suited":3}]}}', distinct))
    )
    its = only(between(old, new))
    assert its.hands == comb(16, 3)
    check_witnesses(old, new, its)


def test_other_packs_are_compared_by_the_cards_that_both_have() -> None:
    found = between(game(), game(deck="french-53", wild=JOKER))
    assert any(line.startswith("Cards:") for line in found.dropped)
    assert only(found).hands == comb(52, 5)
    assert only(found).same
    assert not found.same


def test_prizes_are_compared_by_their_names_and_others_are_named() -> None:
    found = between(load("omaha-high"), load("omaha-hi-lo-8"))
    assert found.apart == (
        "only the new rules have these prizes: low",
        "no prizes have the same name: compared are the only one and high",
    )
    assert only(found).same
    (low,) = between(load("omaha-hi-lo-8"), load("omaha-hi-lo-8"), prize="low").prizes
    assert (low.new.id, low.hands) == ("low", comb(52, 5))
    with pytest.raises(InputError, match='has no prize "lo" - did you mean "low"'):
        between(load("omaha-hi-lo-8"), load("omaha-hi-lo-8"), prize="lo")


# -- the command -----------------------------------------------------------------------------------


def edited(folder: Path, *changes: tuple[str, str]) -> Path:
    text = (rules_folder() / "standard-high.yaml").read_text(encoding="utf-8")
    for old, new in (("rules: standard-high", "rules: edited"), *changes):
        assert old in text
        text = text.replace(old, new)
    file = folder / "edited.yaml"
    file.write_text(text, encoding="utf-8")
    return file


def test_the_command_says_what_changes_and_ends_with_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = edited(tmp_path, ("runs: A 2", "runs: 2"))
    assert run(["diff", "standard-high", str(file)]) == 1
    printed = capsys.readouterr().out
    assert "all 2,598,960 hands of 5 cards were gone through" in printed
    assert "  Straight -> High card            1,020  such as " in printed
    assert "standard-high.feature:81: The wheel is the lowest straight" in printed


def test_no_difference_ends_with_0(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["diff", "standard-high", str(edited(tmp_path))]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("no hand changes: all 2,598,960 hands of 5 cards were gone through\n")
    assert "scenarios: all " in printed


def test_json_has_the_numbers(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["diff", (file := str(edited(tmp_path))), file, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["scenarios"] is None
    edited(tmp_path, ("  - full_house\n  - flush\n", "  - flush\n  - full_house\n"))
    assert run(["diff", "standard-high", file, "--json"]) == 1
    data = json.loads(capsys.readouterr().out)
    (change,) = data["prizes"][0]["changes"]
    assert (change["kind"], change["pairs"]) == ("flipped", 5_108 * 3_744)
    assert not change["share_a_card"]
    assert data["scenarios"]["fail_now"]


def test_features_that_are_named_are_run_with_both(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old = edited(tmp_path)
    (tmp_path / "new").mkdir()
    new = edited(tmp_path / "new", ("runs: A 2", "runs: 2"))
    feature = tmp_path / "own.feature"
    feature.write_text(
        'Feature: Own\n  Scenario: Wheel\n    Given the rules "edited.yaml"\n'
        '    And hand 1 is "Ac 2c 3c 4c 5d"\n    When the hands are read\n'
        '    Then hand 1 is read as "Straight"\n'
    )
    assert run(["diff", str(old), str(new), "--features", str(feature)]) == 1
    assert "scenarios: 1 of 1 that passed fail now" in capsys.readouterr().out


# -- another file in its place ---------------------------------------------------------------------


def test_a_file_in_the_place_of_another_can_build_on_it(tmp_path: Path) -> None:
    file = tmp_path / "edited.yaml"
    file.write_text(
        'extends: standard-high\nrules: edited\ntitle: E\nruns: "none"\n'
        "categories: [pair, high_card]\nsources: [{title: E}]\n"
    )
    base = find_game("standard-high")
    with instead(base, file):
        assert load("standard-high").game.id == "edited"
    assert load("standard-high").game.id == "standard-high"


def test_games_that_build_on_a_file_get_what_stands_in_for_it(tmp_path: Path) -> None:
    file = edited(
        tmp_path,
        ("title: Standard high poker hands", "title: Another"),
        ("wins: high", "wins: low"),
    )
    child = "extends: standard-high\nrules: child\ntitle: C\nsources: [{title: C}]\n"
    with instead(find_game("standard-high"), file):
        assert read_game(child, str(tmp_path / "child.yaml")).prizes[0].wins.value == "low"


# -- revisions -------------------------------------------------------------------------------------


def git(folder: Path, *arguments: str) -> None:
    who = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
    subprocess.run(["git", "-C", folder, *who, *arguments], check=True, capture_output=True)


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """A file that builds on one beside it, in two revisions: with the wheel, and without it."""
    git(tmp_path, "init", "-q")
    rules = tmp_path / "rules"
    rules.mkdir()
    child = "extends: ./edited.yaml\nrules: child\ntitle: C\nsources: [{title: C}]\n"
    (rules / "child.yaml").write_text(child)
    edited(rules)
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-qm", "one")
    edited(rules, ("runs: A 2", "runs: 2"))
    return tmp_path


def test_a_revision_is_compared_with_the_file(
    repository: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(repository)
    assert run(["diff", "HEAD:rules/child.yaml", "rules/child.yaml"]) == 1
    assert "Straight -> High card            1,020" in capsys.readouterr().out
    monkeypatch.chdir(repository / "rules")
    assert run(["diff", "HEAD:child.yaml", "HEAD:edited.yaml"]) == 0


@pytest.mark.parametrize(
    ("named", "message"),
    [
        ("HAED:rules/child.yaml", 'git knows no revision "HAED"'),
        ("HEAD:rules/chld.yaml", "there is no rules/chld.yaml in HEAD"),
        ("--all:rules/child.yaml", 'git knows no revision "--all"'),
    ],
)
def test_a_revision_or_file_that_is_not_there_is_told(
    repository: Path, monkeypatch: pytest.MonkeyPatch, named: str, message: str
) -> None:
    monkeypatch.chdir(repository)
    with pytest.raises(InputError, match=message), rule_file(named):
        pass


def test_a_faulty_revision_is_told_by_its_name(
    repository: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(repository)
    (repository / "rules" / "edited.yaml").write_text("rules: edited\n")
    git(repository, "commit", "-qam", "faulty")
    assert run(["diff", "HEAD:rules/child.yaml", "rules/child.yaml"]) == 2
    assert "HEAD:rules/edited.yaml:1:1: error[missing-key]" in capsys.readouterr().err


def test_outside_a_repository_git_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    with (
        pytest.raises(InputError, match=r"HEAD:x\.yaml: not a git repository"),
        rule_file("HEAD:x.yaml"),
    ):
        pass
