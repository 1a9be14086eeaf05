"""Trap hands of the games in the library; what is right is worked out from their rules by hand."""

from __future__ import annotations

from functools import lru_cache

import pytest
from games import played

from evaluator import load as load_file

load = lru_cache(maxsize=None)(load_file)

# game, hand, category, ranks in the order of comparison
HANDS = """
seven-card-stud  | Ah 2c 3d 4s 5h Kd Kc          | straight        | 5432A
seven-card-stud  | 2c 2d 3c 3d 4c 4d 9h          | two_pair        | 44339
seven-card-stud  | 2c 2d 2h 3c 3d 3h 9s          | full_house      | 33322
seven-card-stud  | 2h 4h 6h 8h Th Qh Ah          | flush           | AQT86
royal-holdem     | Ah Kh / Qh Jh Th As Ac        | straight_flush  | AKQJT
royal-holdem     | Ah Kd / Qh Jh Th As Ac        | straight        | AKQJT
royal-holdem     | Ah Ad / Kh Kd Qs Qd Jh        | two_pair        | AAKKQ
omaha-high       | Ks 8c Js 5c / 3s 5h Qs Qd 9h  | two_pair        | QQ55K
omaha-high       | As Kd 2c 3d / 4s 5s 7s 9s Jh  | high_card       | AKJ97
omaha-high       | Ac Ad Ah As / Kc Qd 9h 4s 2c  | pair            | AAKQ9
omaha-high       | 2c 3d Kh Ks / 7c 7d 7h 7s 9c  | full_house      | 777KK
omaha5-high      | As Ks Qs 2c 3d / Js Ts 4h 4d 5c | pair          | 44AKJ
omaha5-high      | Ah Kh Qd Jd 9c / Th 8h 2h 7s 6c | flush         | AKT82
greek-holdem     | 2c 3d / Ah Kh Qh Jh Th        | high_card       | AKQ32
greek-holdem     | 2c 2d / 7c 7d 7h 7s 9c        | full_house      | 77722
greek-holdem     | As 2d / 4s 5s 7s 9s Jh        | high_card       | AJ972
short-deck       | Ah 6c / 7d 8s 9h Kd Kc        | straight        | 9876A
short-deck       | Ah 6h / 7h 8h 9h Kd Kc        | straight_flush  | 9876A
short-deck       | Ah 6h / 7h 8h Kh Kd Kc        | flush           | AK876
short-deck       | Ac Ad / As Kc Kd Kh Qc        | full_house      | AAAKK
short-deck       | 9c 9d / 9h Tc Jd Qh 6s        | three_of_a_kind | 999QJ
short-deck       | 9c 9d / 9h Tc Jd Qh 8s        | straight        | QJT98
short-deck-trips-over-straight | 9c 9d / 9h Tc Jd Qh 8s | three_of_a_kind | 999QJ
short-deck-trips-over-straight | Ah 6h / 7h 8h Kh Kd Kc | flush    | AK876
"""

# game, the better hand, the worse
BETTER = """
royal-holdem     | Ah Ad / Kh Kd Qs Qd Jh | Ac Jd / Kh Kd Qs Qd Jh
short-deck       | Th Jd / 6c 7s 8d 9h Ac | Kh Kd / 6c 7s 8d 9h Ac
short-deck       | Ah Kh / 6h 7h Jh Jc Kd | Js Kc / 6h 7h Jh Jc Kd
"""


def _rows(table: str, columns: int) -> list[tuple[str, ...]]:
    """Return the rows of a table, cells between bars; a slash stands for the bar of a hand."""
    rows = [
        tuple(cell.strip().replace("/", "|") for cell in line.split("|"))
        for line in table.strip().splitlines()
    ]
    assert all(len(row) == columns for row in rows)
    return rows


@pytest.mark.parametrize(("rules", "hand", "category", "ranks"), _rows(HANDS, 4))
def test_a_trap_hand(rules: str, hand: str, category: str, ranks: str) -> None:
    assert played(load(rules), hand) == (category, ranks)


@pytest.mark.parametrize(("rules", "better", "worse"), _rows(BETTER, 3))
def test_the_better_hand_wins(rules: str, better: str, worse: str) -> None:
    assert load(rules).evaluate(better) > load(rules).evaluate(worse)
