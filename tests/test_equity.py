"""Equity: what each player can expect, by outs that can be counted by hand."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

from evaluator import load
from evaluator.equity import equity
from evaluator.errors import InputError

HOLDEM = load("texas-holdem")


def shares(rules, *hands, **cards):
    return [player.share for player in equity(rules, hands, **cards).players]


def test_a_flush_draw_has_nine_outs_and_overcards_six_less_the_boat():
    # 44 rivers; nine hearts, three aces and three kings, of which none pairs the board's trips
    found = shares(HOLDEM, "Ah Kh", "Qs Qd", board="2h 7h Tc 4s")
    assert found == [Fraction(15, 44), Fraction(29, 44)]


def test_a_board_that_plays_is_shared():
    found = equity(HOLDEM, ["2c 3d", "2d 3c"], board="Ah Kh Qh Jh Th")
    assert [player.share for player in found.players] == [Fraction(1, 2)] * 2
    assert (found.runouts, found.players[0].wins, found.players[0].ties) == (1, 0, 1)


def test_dead_cards_come_to_nobody():
    found = shares(HOLDEM, "Ah Kh", "Qs Qd", board="2h 7h Tc 4s", dead="3h 5h 6h Ac")
    assert found == [Fraction(11, 40), Fraction(29, 40)]


def test_a_low_that_nobody_makes_goes_to_high():
    omaha = load("omaha-hi-lo-8")
    found = shares(omaha, "As Ad Kc Qc", "2c 3c 4d 5d", board="Kh Ks Qd 9s Td")
    assert found == [Fraction(1), Fraction(0)]


def test_where_nobody_qualifies_nobody_wins():
    """Three cards come, 43 are left, and with any of the 16 from five to eight it is a low."""
    low = load("eight-or-better-low")
    found = shares(low, "Ac 2d 3h 4s", "Kc Kd Kh Ks Qc")
    assert found == [1 - Fraction(comb(27, 3), comb(43, 3)), Fraction(0)]


def test_three_players_share_in_thirds():
    hands = ["2c 3d", "2d 3c", "2h 3s"]
    assert shares(HOLDEM, *hands, board="Ah Kh Qh Jh Th") == [Fraction(1, 3)] * 3


def test_random_deals_come_near_and_say_how_near():
    exact = shares(HOLDEM, "Ah Kh", "Qs Qd", board="2h 7h Tc")[0]
    found = equity(HOLDEM, ["Ah Kh", "Qs Qd"], board="2h 7h Tc", samples=20_000, seed=1)
    player = found.players[0]
    assert not found.exact
    assert 0 < player.standard_error < 0.005
    assert abs(float(player.share - exact)) < 5 * player.standard_error


def test_an_unknown_hand_holds_any_cards():
    found = equity(HOLDEM, ["Ah Ad", "?"], board="Ac As Kd 2c 3c")
    assert found.runouts == 45 * 44 // 2
    assert found.players[0].share == Fraction(989, 990)  # 5c 4c makes a straight flush


BAD = {
    "one-hand": (["Ah Kh"], {}, "two hands"),
    "twice": (["Ah Kh", "Ah Qd"], {}, "Ah is there 2 times"),
    "dead-and-held": (["Ah Kh", "Qs Qd"], {"dead": "Qs"}, "Qs is there 2 times"),
    "too-many": (["Ah Kh Qh", "Qs Qd"], {}, "3 hole cards, where 2 are dealt"),
    "board-too-long": (["Ah Kh", "Qs Qd"], {"board": "2c 3c 4c 5c 6c 7c"}, "6 board cards"),
    "no-card": (["Ah Kx", "Qs Qd"], {}, "Kx"),
}


@pytest.mark.parametrize(("hands", "cards", "message"), BAD.values(), ids=BAD)
def test_what_makes_no_sense_is_said(hands, cards, message):
    with pytest.raises(InputError, match=message):
        equity(HOLDEM, hands, **cards)


def test_a_game_without_a_board_has_none():
    with pytest.raises(InputError, match="has no board"):
        equity(load("seven-card-stud"), ["Ah Kh", "Qs Qd"], board="2c")
