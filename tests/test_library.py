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
ace-to-five-low  | Ah 2h 3h 4h 5h                | no_pair         | 5432A
ace-to-five-low  | 2c 2d 2h 3c 3d 4s 4h          | two_pair        | 33224
ace-to-five-low  | Ac Ad Ah As Kd                | four_of_a_kind  | AAAAK
razz             | Kc Kd 2c 2d 3c 3d 4h          | pair            | 22K43
razz             | Ac 2d 3h 4s 4d 6c 7h          | no_pair         | 6432A
razz             | Kh Kd Kc Ks 2c 2d 3h          | two_pair        | KK223
eight-or-better-low | Ac 2d 3h 4s 8d             | no_pair         | 8432A
eight-or-better-low | 5c 5d 6h 7s 8d 4c 3s       | no_pair         | 76543
ace-to-six-low   | Ac 2d 3h 4s 5d                | straight        | 5432A
ace-to-six-low   | Ac 2d 3h 4s 6d                | no_pair         | 6432A
ace-to-six-low   | Ac Kd Qh Js Td                | no_pair         | KQJTA
ace-to-six-low   | Ac 2c 3c 4c 6c                | flush           | 6432A
ace-to-six-low   | Ac 2d 3h 4s 5d 6c 7c          | no_pair         | 6432A
deuce-to-seven-low | 2c 3d 4h 5s 7d              | no_pair         | 75432
deuce-to-seven-low | 2c 3d 4h 5s 6d              | straight        | 65432
deuce-to-seven-low | Ac 2d 3h 4s 5d              | no_pair         | A5432
deuce-to-seven-low | Ac Kd Qh Js Td              | straight        | AKQJT
deuce-to-seven-low | Ac 2c 3c 4c 5c              | flush           | A5432
deuce-to-seven-low | 2c 3d 4h 5s 6d 7c 8d        | no_pair         | 75432
joker-ace-to-five-low | Jo 2c 3d 4h 5s           | no_pair         | 5432A
joker-ace-to-five-low | Jo Ac 2c 3d 6s           | no_pair         | 6432A
joker-ace-to-five-low | Jo Ac Ad 2c 3h           | pair            | AA432
badugi           | Ac 2d 3h 4s                   | badugi_4        | 432A
badugi           | Ac 2d 3h 4h                   | badugi_3        | 32A
badugi           | Ac Ad 3h 3s                   | badugi_2        | 3A
badugi           | 2c 2d 2h 3h                   | badugi_2        | 32
badugi           | Kc Kd Kh Ks                   | badugi_1        | K
badugi           | Ac 2c 3d 4d                   | badugi_2        | 3A
badugi-27        | Ac 2d 3h 4s                   | badugi_4        | A432
badugi-27        | Ac 2c 3d 4h                   | badugi_3        | 432
badugi-27        | Ac 3c 5c 7c                   | badugi_1        | 3
joker-wild       | Ac Ad Ah As Jo                | five_of_a_kind  | AAAAA
joker-wild       | Ah Kh 9h 4h Jo                | flush           | AKQ94
joker-wild       | Jo 2c 3d 4s 5h                | straight        | 65432
joker-wild       | Ac 2c 3d 4s Jo                | straight        | 5432A
joker-wild       | Jo 9s 9c 5d 5h                | full_house      | 99955
double-joker-wild | Jo Jo 2c 7d Ks               | three_of_a_kind | KKK72
double-joker-wild | Jo Jo Kc Kd Kh               | five_of_a_kind  | KKKKK
double-joker-wild | Jo Jo 4h 5h 9h Kh Kd         | four_of_a_kind  | KKKK9
double-joker-wild | Jo Jo 4h 5h 7h Kc Kd         | straight_flush  | 87654
deuces-wild      | 5c 6h 7d 9c 4d 2s Tc          | straight        | T9876
deuces-wild      | 2s Kc Jc 2d Qc                | straight_flush  | AKQJT
deuces-wild      | 2c 2d 2h 2s 9d                | five_of_a_kind  | 99999
deuces-wild      | 2c 3c 4c 5c 6c                | straight_flush  | 76543
deuces-wild      | 2c 2d 2h 5s 9c 8d Kh          | four_of_a_kind  | KKKK9
deuces-wild      | 2c 2d 2h 5s 9c 8c Kh          | straight_flush  | QJT98
deuces-wild      | 6c 6d 6h 6s 2c 2d 9h          | five_of_a_kind  | 66666
deuces-wild      | 2c 2d 2h 2s 3d                | five_of_a_kind  | 33333
bug              | Jo Kh Kd 7c 2s                | pair            | KKA72
bug              | Jo Kh Kd 7c 7s                | two_pair        | KK77A
bug              | Jo 9h 8h 7h 6h                | straight_flush  | T9876
bug              | Jo Ac 2d 3h 4s                | straight        | 5432A
bug              | Jo Ah 8h 7h 2h                | flush           | AK872
bug              | Jo 9h 9d 9c 2h                | three_of_a_kind | 999A2
bug              | Jo Ac Ad Ah As                | five_of_a_kind  | AAAAA
bug              | Jo Kc Kd Kh Ks                | four_of_a_kind  | KKKKA
pai-gow-high     | Jo 2c 3d 4h 5s Kd Qh          | straight        | 5432A
pai-gow-high     | Jo 3d 4h 5s 6c Kd Qh          | straight        | 76543
pai-gow-high     | Ac 2d 3h 4s 5c 6d 7h          | straight        | 5432A
pai-gow-high     | Ac Ad Jo Kh Kd Ks 2c          | full_house      | AAAKK
pai-gow-high     | Jo Ac Ad Ah As Kd Kh          | five_of_a_kind  | AAAAA
pai-gow-high     | Jo Kc Kd Kh 7s 4d 2h          | three_of_a_kind | KKKA7
one-eyed-jacks-wild | Jh Js 9c 9d 4h             | four_of_a_kind  | 99994
one-eyed-jacks-wild | Jc Jd 9c 9d 4h             | two_pair        | JJ994
one-eyed-jacks-wild | Jc Jd Jh Js 4h             | four_of_a_kind  | JJJJ4
one-eyed-jacks-wild | Jh Ac Kc Qc Tc             | straight_flush  | AKQJT
baseball         | 3c 9d 5h 5s Kd 7c 2h          | four_of_a_kind  | 5555K
baseball         | 3c 9d 3h 9s Kd 7c 2h          | five_of_a_kind  | KKKKK
baseball         | 9c 3d Kc Qc Jc 4d 4h 2s       | straight_flush  | AKQJT
baseball         | 4c 4d 4h 4s 3c 3d 3h 3s 9c 9d 9h | five_of_a_kind | AAAAA
baseball         | 3c 3d 3h 9c 9d                | five_of_a_kind  | AAAAA
follow-the-queen | 5c 7h / Kh Qs 5d 9d / 5h      | four_of_a_kind  | KKKKQ
follow-the-queen | Kd 7c / Kh 5d 9d Qs / 5h      | two_pair        | KK55Q
follow-the-queen | Kd 7c / Qs 5d Qh 9d / 2h      | three_of_a_kind | QQQK7
follow-the-queen | Qd 7c / 5h 5d Kh 9d / 2h      | pair            | 55KQ9
follow-the-queen | 8d 7c / Qs Qd 4h 9d / Kh      | three_of_a_kind | QQQK9
kings-and-lows   | Kc 3d 3h 9s 9c                | five_of_a_kind  | 99999
kings-and-lows   | 3d 5h 7s 9c Jd                | pair            | JJ975
kings-and-lows   | Ac 2d 5h 9s Jc                | pair            | AAJ95
kings-and-lows   | Kc Kd Kh Ks 4d                | five_of_a_kind  | AAAAA
kings-and-lows   | Ac Ad 8h 8s Kd                | five_of_a_kind  | AAAAA
low-hole-card-wild | 3c Kd 9h / 3s Ks 2d 4c      | four_of_a_kind  | KKKK9
low-hole-card-wild | 9c Kd 2h / 9s 5s 4d Jc      | three_of_a_kind | 999KJ
low-hole-card-wild | Tc Kd Qh / Th 2s 2d 2c      | five_of_a_kind  | 22222
low-hole-card-wild | Ac Kd 9h / Ad 2s 4d 6c      | three_of_a_kind | AAAK6
jacks-or-better-vp | Ah Kh Qh Jh Th              | royal_flush     | AKQJT
jacks-or-better-vp | Kh Qh Jh Th 9h              | straight_flush  | KQJT9
jacks-or-better-vp | Jh Jd 4c 7s 2d              | jacks_or_better | JJ742
jacks-or-better-vp | Th Td Ac Ks 2d              | nothing         | -
bonus-poker-vp   | Ac Ad Ah As 2d                | four_aces       | AAAA2
bonus-poker-vp   | 4c 4d 4h 4s Ad                | four_twos_to_fours | 4444A
bonus-poker-vp   | 5c 5d 5h 5s Ad                | four_fives_to_kings | 5555A
double-double-bonus-vp | Ac Ad Ah As 4d          | four_aces_low_kicker | AAAA4
double-double-bonus-vp | Ac Ad Ah As 5d          | four_aces       | AAAA5
double-double-bonus-vp | 2c 2d 2h 2s Ad          | four_twos_to_fours_low_kicker | 2222A
double-double-bonus-vp | 3c 3d 3h 3s 5d          | four_twos_to_fours | 33335
double-double-bonus-vp | Kc Kd Kh Ks 2d          | four_fives_to_kings | KKKK2
deuces-wild-vp   | Ah Kh Qh Jh Th                | natural_royal_flush | AKQJT
deuces-wild-vp   | 2s Kc Jc 2d Qc                | wild_royal_flush | AKQJT
deuces-wild-vp   | 2c 2d 2h 2s Ad                | four_deuces     | 2222A
deuces-wild-vp   | 2c 2d 2h As Ks                | wild_royal_flush | AKQJT
deuces-wild-vp   | 2c 2d 2h As Ad                | five_of_a_kind  | AAAAA
deuces-wild-vp   | 2c 3c 4c 5c 6c                | straight_flush  | 76543
deuces-wild-vp   | 2c Ad 9h 5s Kd                | nothing         | -
deuces-wild-vp   | 3c 3d 9h 9s Kd                | nothing         | -
deuces-wild-vp   | 2c 3d 3h 9s 9d                | full_house      | 99933
joker-kings-or-better-vp | Jo Kc 9d 4h 2s        | kings_or_better | KK942
joker-kings-or-better-vp | Jo Qc 9d 4h 2s        | nothing         | -
joker-kings-or-better-vp | Jo Ac Kc Qc Jc        | wild_royal_flush | AKQJT
joker-kings-or-better-vp | Ac Kc Qc Jc Tc        | natural_royal_flush | AKQJT
joker-kings-or-better-vp | Qc Qd 9d 4h 2s        | nothing         | -
joker-two-pair-vp | Jo Ac 9d 4h 2s               | nothing         | -
joker-two-pair-vp | Ac Ad 9d 9h 2s               | two_pair        | AA992
joker-two-pair-vp | Jo 9c 9d 4h 2s               | three_of_a_kind | 99942
three-card       | Ac 2d 3h                      | straight        | 32A
three-card       | Ac Kd Qh                      | straight        | AKQ
three-card       | Kc Ad 2h                      | high_card       | AK2
three-card       | Ac 2c 3c                      | straight_flush  | 32A
three-card       | 9c 7c 2c                      | flush           | 972
four-card        | Ac 2c 3c 4c                   | straight_flush  | 432A
four-card        | 9c 9d 9h Kc Kd                | three_of_a_kind | 999K
four-card        | 5c 6c 7c 8d Kc                | flush           | K765
four-card        | 5c 6c 7c 8c Kc                | straight_flush  | 8765
four-card        | 9c 9d Kh Ks 2c 2d             | two_pair        | KK99
soko             | 4c 5d 6h 7s Qc                | four_straight   | 7654Q
soko             | 4c 5d 6h 7s 7c                | four_straight   | 76547
soko             | 4c 8c Kc 9c Kd                | four_flush      | K984K
soko             | 4c 5c 6c 7c Kd                | four_flush      | 7654K
soko             | Ac 2d 3h 4s 9c                | four_straight   | 432A9
soko             | Ac Kd Qh Js 9c                | four_straight   | AKQJ9
soko             | 9c 9d 5h 5s 4c                | two_pair        | 99554
soko             | Kc Ad 2h 3s Ks                | pair            | KKA32
new-england-seven-card | 9c 9d 9h 9s 4c 4d 4h    | palace          | 9999444
new-england-seven-card | 9c 9d 9h 9s 4c 4d Kh    | mansion         | 999944K
new-england-seven-card | 4c 4d 4h 4s 9c Kd Jh    | four_of_a_kind  | 4444KJ9
new-england-seven-card | 9c 9d 9h 4s 4c 4d Kh    | hotel           | 999444K
new-england-seven-card | 4c 4d 4h 9s 9c Kd Kh    | villa           | 444KK99
new-england-seven-card | 2c 2d 3c 3d 4c 4d 9h    | three_pair      | 4433229
new-england-seven-card | Ah 2h 3h 4h 5h 6h 7h    | grand_straight_flush | 765432A
new-england-seven-card | Ah 2h 3h 4h 5h 6h Kd    | long_straight_flush | 65432AK
new-england-seven-card | 2h 4h 6h 8h Th Qh Ah    | grand_flush     | AQT8642
new-england-seven-card | Ah Qh Th 8h 6h 4h Kc    | long_flush      | AQT864K
new-england-seven-card | Ah Qh Th 8h 6h Kc Kd    | flush           | AQT86KK
new-england-seven-card | 8c 9d Th Js Qc Kd Ah    | grand_straight  | AKQJT98
new-england-seven-card | 2c 3d 4h 5s 6c 7d Kh    | long_straight   | 765432K
three-card-brag  | 3c 3d 3h                      | three_of_a_kind | 333
three-card-brag  | Ac 2d 3h                      | straight        | 32A
three-card-brag  | Kc Ad 2h                      | high_card       | AK2
three-card-brag  | Ac 2c 3c                      | straight_flush  | 32A
three-card-brag  | 9c 7c 2c                      | flush           | 972
manila           | Ah Kh / 7h 8h Jh Jc Kd        | flush           | AKJ87
manila           | Ah Ad / Kc Kd Kh 7c 8c        | full_house      | KKKAA
manila           | Ah 7d / 8c 9d Th Kc Kd        | pair            | KKAT7
manila           | 7c 8d / Ah Kh Qh Jh Th        | high_card       | AKQ87
home-game        | Kc Jd Th 9s 8c                | big_cat         | KJT98
home-game        | 8c 7d 6h 4s 3c                | little_cat      | 87643
home-game        | Ac Kd Qh Js 9c                | big_dog         | AKQJ9
home-game        | 7c 6d 4h 3s 2c                | little_dog      | 76432
home-game        | 8c 7d 6h 5s 4c                | straight        | 87654
home-game        | Qc Kd Ah 2s 3c                | round_the_corner_straight | 32AKQ
home-game        | 3c 5d 7h 9s Jc                | skip_straight   | J9753
home-game        | Ac 3d 5h 7s 9c                | skip_straight   | 9753A
home-game        | 9c 7d 5h 3s 2c                | skeet           | 73952
home-game        | 9h 6h 5h 4h 2h                | skeet_flush     | 64952
home-game        | 9c 8d 7h 5s 2c                | high_card       | 98752
home-game        | 4h 5h 6h 7h Kc                | big_bobtail     | 7654K
home-game        | 4h 5h 6h 7h Kh                | big_bobtail     | 7654K
home-game        | Jh Th 9h Kc Kd                | little_bobtail  | JT9KK
home-game        | Kc Kd Qh Qs Jd                | blaze           | KKQQJ
home-game        | Kc Kd Kh Qs Jd                | three_of_a_kind | KKKQJ
home-game        | Kc Kd Kh Qs Qd                | full_house      | KKKQQ
home-game        | 4c 5d 6h 7s 7c                | four_straight   | 76547
home-game        | 4c 8c Kc 9c Kd                | four_flush      | K984K
soko-four-straight-over-four-flush | 4c 5c 6c 7c Kd | four_straight | 7654K
bug-no-five-aces | Jo Ac Ad Ah As                | four_of_a_kind  | AAAAA
bug-no-five-aces | Jo Kc Kd Kh Ks                | four_of_a_kind  | KKKKA
double-bonus-vp  | Ac Ad Ah As 2d                | four_aces       | AAAA2
double-bonus-vp  | 4c 4d 4h 4s Ad                | four_twos_to_fours | 4444A
double-bonus-vp  | 5c 5d 5h 5s Ad                | four_fives_to_kings | 5555A
double-bonus-vp  | Tc Td Ac Ks 2d                | nothing         | -
suicide-king-wild | Kh 9c 9d 9h 4s               | four_of_a_kind  | 99994
suicide-king-wild | Ks Kd 9c 9d 4h               | two_pair        | KK994
suicide-king-wild | Kh Ks Kd Kc 4h               | four_of_a_kind  | KKKK4
suicide-king-wild | Kh Ah 9h 5h 2h               | flush           | AK952
suicide-king-wild | Kh Ac Qc Jc Tc               | straight_flush  | AKQJT
one-eyed-jacks-and-man-with-the-axe | Jh Js Kd 9c 9d | five_of_a_kind | 99999
one-eyed-jacks-and-man-with-the-axe | Jc Jd Kh 9c 9d | two_pair  | JJ99K
one-eyed-jacks-and-man-with-the-axe | Kd Ac Qc Jc Tc | straight_flush | AKQJT
double-ace-flush | Jo Ah 9h 5h 2h                | flush           | AA952
double-ace-flush | Jo Kh 9h 5h 2h                | flush           | AK952
joker-wild-no-repeats | Jo Ac Ad Ah As           | four_of_a_kind  | AAAAK
joker-wild-no-repeats | Jo Ac Ad Ah 9s           | four_of_a_kind  | AAAA9
joker-wild-no-repeats | Jo Ah 9h 5h 2h           | flush           | AK952
kings-and-lows-ace-low | Ac 2d 5h 9s Jc          | pair            | JJ952
kings-and-lows-ace-low | Ac Ad 8h 8s Kd          | five_of_a_kind  | 88888
kings-and-lows-ace-low | Kc Kd Kh Ks Ac          | five_of_a_kind  | AAAAA
last-board-card-wild | Ah Qd / 9c 4d 7s Th Kc    | pair            | AAQT9
last-board-card-wild | Ah Qd / Kc 4d 7s Th 9c    | straight        | AKQJT
last-board-card-wild | 9h Qd / Kc 4d 7s Th 9c    | straight        | AKQJT
lowest-board-card-wild | Ah 4h / 9c 4d 7s Th Kc  | straight        | AKQJT
lowest-board-card-wild | 3h Qd / Kc 4d 7s Th 9c  | straight        | KQJT9
coloured-jokers  | JoR Ah 9h 5h 2h               | flush           | AK952
coloured-jokers  | JoR As 9s 5s 2s               | pair            | AA952
coloured-jokers  | JoB As 9s 5s 2s               | flush           | AK952
coloured-jokers  | JoR Ks Qs Js Ts               | straight        | AKQJT
coloured-jokers  | JoB Ks Qs Js Ts               | straight_flush  | AKQJT
coloured-jokers  | JoR JoB 9h 9s 9d              | five_of_a_kind  | 99999
one-eyed-jacks-any-suit | Jh Ac 9c 5c 2c         | flush           | AJ952
one-eyed-jacks-any-suit | Js Kc Qc Tc 9c         | straight_flush  | KQJT9
one-eyed-jacks-any-suit | Jh Js 9c 9d 4h         | two_pair        | JJ994
one-eyed-jacks-any-suit | Jc Jh 9c 5c 2c         | pair            | JJ952
pai-gow-low      | Jo Ac                         | pair            | AA
pai-gow-low      | Jo 4c                         | high_card       | A4
pai-gow-low      | Kc Qd                         | high_card       | KQ
deuce-to-seven-triple-draw | 2c 3d 4h 5s 7d      | no_pair         | 75432
deuce-to-seven-triple-draw | Ac 2d 3h 4s 5d      | no_pair         | A5432
irish            | Ah Kd / Qh Jh Th 9h 2c        | straight        | AKQJT
irish            | Ah Kd / 9h 8h 7h 6h 5h        | high_card       | AK987
courchevel       | As Ks Qs 2c 3d / Js Ts 4h 4d 5c | pair          | 44AKJ
duplicate-pack   | Kh Kh Kh Kh Kh                | flush_five      | KKKKK
duplicate-pack   | Kh Kh Kw Kw Kh                | flush_five      | KKKKK
duplicate-pack   | Kh Ks Kw Kd Kc                | five_of_a_kind  | KKKKK
duplicate-pack   | Kh Kw Kh 9h 9w                | flush_house     | KKK99
duplicate-pack   | Kh Kw Kh 9h 9s                | full_house      | KKK99
duplicate-pack   | Kh Kh 9h 5h 2h                | flush           | KK952
duplicate-pack   | Kw Qh Jh Th 9h                | straight_flush  | KQJT9
duplicate-pack   | Kw Qh Js Th 9h                | straight        | KQJT9
duplicate-pack-four-fingers | Kh Qs Jh Td 2s     | straight        | KQJT2
duplicate-pack-four-fingers | 9h 7h 4h 2h Ks     | flush           | 9742K
duplicate-pack-four-fingers | Jh Qh Kh Aw 2s     | straight_flush  | AKQJ2
duplicate-pack-shortcut | 2c 3d 5h 7s 8c         | straight        | 87532
duplicate-pack-shortcut | Ac 3d 5h 7s 9c         | straight        | 9753A
duplicate-pack-shortcut | 2c 5d 7h 8s 9c         | high_card       | 98752
duplicate-pack-shortcut | Ah Qh Th 8h 6h         | straight_flush  | AQT86
poker-dice       | A A A A A                     | five_of_a_kind  | AAAAA
poker-dice       | 9 T J Q K                     | straight        | KQJT9
poker-dice       | T J Q K A                     | straight        | AKQJT
poker-dice       | 9 T J Q A                     | high_card       | AQJT9
poker-dice       | K K K 9 9                     | full_house      | KKK99
"""

# game, the better hand, the worse
BETTER = """
royal-holdem     | Ah Ad / Kh Kd Qs Qd Jh | Ac Jd / Kh Kd Qs Qd Jh
short-deck       | Th Jd / 6c 7s 8d 9h Ac | Kh Kd / 6c 7s 8d 9h Ac
short-deck       | Ah Kh / 6h 7h Jh Jc Kd | Js Kc / 6h 7h Jh Jc Kd
ace-to-five-low  | Ah 2h 3h 4h 5h | Ac 2d 3h 4s 6d
ace-to-five-low  | 8c 6d 4h 3s Ad | 8d 7c 3h 2s Ac
ace-to-five-low  | Kc Qd Jh Ts 9d | Ac Ad 2h 3s 4d
razz             | 9c 8d 7h 6s 5d Kc Kd | Tc 4d 3h 2s Ad Kc Kd
razz             | Ac Ad 2h 3s 4d | 2c 2d Ah 3h 4s
eight-or-better-low | Ac 2d 3h 4s 7d | Ah 2s 3d 5c 7c
ace-to-six-low   | 6c 4d 3h 2s Ad | 6d 5c 3h 2s Ac
ace-to-six-low   | Ac Ad 2h 3s 4d | Ac 2d 3h 4s 5d
ace-to-six-low   | Ac Kd Qh Js Td | 2c 2d 3h 4s 5d
deuce-to-seven-low | 7c 5d 4h 3s 2d | 7d 6c 4h 3s 2c
deuce-to-seven-low | Kc 5d 4h 3s 2d | Ac 5d 4h 3s 2h
deuce-to-seven-low | Ac 5d 4h 3s 2h | 2c 2d 3h 4s 5c
deuce-to-seven-low | As Ac Kh Qd Jc | 6c 5d 4h 3s 2d
deuce-to-seven-low | 6c 5d 4h 3s 2d | 7c 5c 4c 3c 2c
joker-ace-to-five-low | Jo Ac 2d 3h 4s | Ac 2d 3h 4s 6d
badugi           | Kc Qd Jh Ts | Ac 2d 3h 3s
badugi           | Ac 2d 3h 4s | Ah 2c 3d 5s
badugi-27        | 2c 3d 4h 5s | Ac 2d 3h 4s
badugi-27        | 2c 3d 4h 4s | 2h 3s Ad 2d
pai-gow-high     | Ac 2d 3h 4s 5c | Kc Qd Jh Ts 9c
pai-gow-high     | Ac Kd Qh Js Tc | Ac 2d 3h 4s 5c
pai-gow-high     | Ac 2c 3c 4c 5c | Kc Qc Jc Tc 9c
pai-gow-high     | Jo Ac Ad Ah As | Ac Kc Qc Jc Tc
bug              | Kc Qd Jh Ts 9c | Ac 2d 3h 4s 5c
deuces-wild      | 2c 2d 2h 2s 4d | 2c 2d 3h 3s 3d
double-double-bonus-vp | Ac Ad Ah As 2d | Ac Ad Ah As Kd
joker-kings-or-better-vp | Jo 3c 3d 3h 3s | Jo Ac Kc Qc Jc
deuces-wild-vp   | 2c 2d 2h 2s 3d | 2c Ad Kd Qd Jd
three-card       | 2c 2d 2h | Ac Kd Qh
three-card       | 2c 3d 4h | Ac Kc Jc
three-card       | 2c 3d 4h | Ac 2d 3h
four-card        | 2c 2d 2h 2s | Ac Kc Qc Jc
four-card        | Ac 9c 5c 2c | Ac Kd Qh Js
soko             | 2c 2d 3h 3s 4c | Ac Kc Qc Jc 9d
soko             | 2c 3c 4c 6c 9d | Ac Kd Qh Js 9c
soko             | Ac 2d 3h 4s 9c | Ac Ad Kh Qs 9c
soko             | 2c 3d 4h 5s 9c | Ac 2d 3h 4s Kc
new-england-seven-card | 2c 2d 2h 2s 3c 3d 3h | Ah Ac Ad As Kc Kd Qh
new-england-seven-card | 2c 2d 2h 2s 3c 3d 4h | Ah Kh Qh Jh Th 2c 3d
new-england-seven-card | Ah Kh Qh Jh Th 2c 3d | Ac Ad Ah Ks Kc Kd Qh
new-england-seven-card | 2c 2d 2h 3c 3d 4c 4d | Ah Ac Ad As Kc Qd Jh
new-england-seven-card | 2c 2d 2h 3c 3d 3h 4c | Ac Ad Ah Kc Kd Qc Qd
new-england-seven-card | 2h 3h 4h 6h 7h 8h Th | Ac Ad Ah As Kc Kd Qh
new-england-seven-card | 2c 2d 3c 3d 4c 4d 5h | Ac Ad Ah Kc Kd Qh Js
new-england-seven-card | 4c 4d 4h 4s Kd Jh 9c | 4c 4d 4h 4s Kc 3h 2c
three-card-brag  | 3c 3d 3h | Ac Ad Ah
three-card-brag  | Ac Ad Ah | Kc Kd Kh
three-card-brag  | 2c 2d 2h | Ac 2c 3c
three-card-brag  | Ac 2d 3h | Ac Kd Qh
three-card-brag  | Ac Kd Qh | Kc Qd Jh
three-card-brag  | 2c 3d 4h | Ac Kc Jc
manila           | 7h 8h / 9h Jh Qh Kc Kd | Ac Ad / As Kc Kd Kh Qc
home-game        | Ah Kh Qh Jh Th | 9h 8h 5h 4h 2h
home-game        | 9h 6h 5h 3h 2h | Kh Qh Jh Th 9h
home-game        | 4h 5h 6h 7h Kc | Ac Ad Ah Ks Kd
home-game        | Kc Jd Th 9s 8c | 8c 7d 6h 4s 3c
home-game        | 8c 7d 5h 4s 3c | Ac Kd Qh Js 9c
home-game        | 7c 5d 4h 3s 2c | Ac Kd Qh Js Td
home-game        | Ac 2d 3h 4s 5c | Kc Ad 2h 3s 4c
home-game        | Jc Qd Kh As 2c | 6c 8d Th Qs Ac
home-game        | Ac 3d 5h 7s 9c | 9c 8d 5h 4s 2c
home-game        | 9c 6d 5h 3s 2c | Ac Ad Ah Ks Qd
home-game        | 2h 3h 4h 9c Kd | Kc Kd Qh Qs Jd
home-game        | Jc Jd Qh Qs Kd | Ac Ad Kh Ks Qc
home-game        | 2c 3c 4d 6c 9c | Ac Kd Qh Js 3d
soko             | Ac Kc Jc 9c 2d | 2c 3d 4h 5s 9c
soko-four-straight-over-four-flush | 2c 3d 4h 5s 9c | Ac Kc Jc 9c 2d
bug-no-five-aces | Ac Kc Qc Jc Tc | Jo Ac Ad Ah As
double-ace-flush | Jo As 9s 5s 2s | Ad Kd Qd Td 8d
joker-wild       | Ad Kd Qd Td 8d | Jo As 9s 5s 2s
natural-beats-wild | 7c 6c 5c 4c 3c | 2c 6c 5c 4c 3c
natural-beats-wild | Kc Kd 2h 9c 4d | Ks 2c 2d 9h 4s
natural-beats-wild | Ac 2c 3d 4h 5s | Ac 2c 2d 3h 4s
pai-gow-low      | 2c 2d | Ac Kd
duplicate-pack   | 2c 2c 2c 2c 2c | Ac Ac Ac Kc Kc
duplicate-pack   | 2c 2c 2c 3c 3c | Ac Ad Ah As As
duplicate-pack-shortcut | Ac Kd Qh Js Td | Ac Kd Qh Js 9d
poker-dice       | 9 9 9 T T | T J Q K A
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
    """Where all hands of the category tie, the table says - for the ranks."""
    its_category, its_ranks = played(load(rules), hand)
    assert (its_category, its_ranks) == (category, its_ranks if ranks == "-" else ranks)


@pytest.mark.parametrize(("rules", "better", "worse"), _rows(BETTER, 3))
def test_the_better_hand_wins(rules: str, better: str, worse: str) -> None:
    assert load(rules).evaluate(better) > load(rules).evaluate(worse)


def test_hands_without_a_low_of_eight_or_better_have_no_category() -> None:
    low = load("eight-or-better-low")
    for hand in ("Ac 2d 3h 4s 9d", "Ac Ad 2h 3s 4d 9c Th", "8c 8d 7h 6s 5d Kc Kh"):
        assert low.evaluate(hand).category is None


@pytest.mark.parametrize(
    ("rules", "hand", "other"),
    [
        ("duplicate-pack-four-fingers", "Kh Qs Jh Td 9s", "Kd Qs Jh Td 2c"),
        ("deuces-wild-vp", "3c 3d 9h 9s Kd", "4c 5d 7h 9s Jd"),
        ("short-deck", "Ah Kd | 6c 7s 8d 9h Kc", "Ac Qd | 6c 7s 8d 9h Kc"),
        ("greek-holdem", "Ah Kd | Qc Js Td 2h 2c", "Ac Ks | Qc Js Td 2h 2c"),
    ],
)
def test_cards_that_do_not_count_break_no_tie(rules: str, hand: str, other: str) -> None:
    assert load(rules).evaluate(hand) == load(rules).evaluate(other)


# game, prize, hand, category (- where the hand does not qualify), ranks
PRIZES = """
omaha-hi-lo-8 | high | Ah 2d Kc Qs / 3h 4d 5c Kd 9s    | straight | 5432A
omaha-hi-lo-8 | low  | Ah 2d Kc Qs / 3h 4d 5c Kd 9s    | no_pair  | 5432A
omaha-hi-lo-8 | low  | Ah 2d Kc Qs / 2h 4d 7c Kd 9s    | -        | -
omaha-hi-lo-8 | low  | Ah 2d 3c Qs / 2h 4d 7c Kd 9s    | no_pair  | 7432A
omaha-hi-lo-8 | low  | Ah 2d 3c 4s / 5h 6d Kc Kd 9s    | -        | -
omaha-hi-lo-8 | high | Ah 2d 3c 4s / 5h 6d Kc Kd 9s    | pair     | KKA94
omaha-hi-lo-8 | low  | 8h 8d 7c Ks / 2h 3d 4c Kd Qs    | no_pair  | 87432
stud-hi-lo-8  | low  | Ac 2c 3c 4c 8c Kd Kh            | no_pair  | 8432A
stud-hi-lo-8  | high | Ac 2c 3c 4c 8c Kd Kh            | flush    | A8432
stud-hi-lo-8  | low  | Ac 2d 3h 4s 9c Kd Kh            | -        | -
stud-hi-lo    | low  | Ac 2d 3h 4s 9c Kd Kh            | no_pair  | 9432A
stud-hi-lo    | low  | Kc Kd Ks 2c 2d 2h 3s            | two_pair | KK223
stud-hi-lo    | high | Kc Kd Ks 2c 2d 2h 3s            | full_house | KKK22
chinese-poker | front | Kh Qh Jh / 9c 9d 5h 5s 2c / Ac Kc 8c 4c 3c | high_card | KQJ
chinese-poker | middle | Kh Qh Jh / 9c 9d 5h 5s 2c / Ac Kc 8c 4c 3c | two_pair | 99552
chinese-poker | back | Kh Qh Jh / 9c 9d 5h 5s 2c / Ac Kc 8c 4c 3c | flush  | AK843
badacey       | badugi | Ac 2d 3h 4s 5c                | badugi_4 | 432A
badacey       | low  | Ac 2c 3c 4c 5c                  | no_pair  | 5432A
badacey       | badugi | Ac 2c 3c 4c 5c                | badugi_1 | A
badacey       | badugi | Kc 2d 2h 3s 3c                | badugi_3 | K32
badeucy       | badugi | Ac 2d 3h 4s 5c                | badugi_4 | 5432
badeucy       | low  | Ac 2d 3h 4s 5c                  | no_pair  | A5432
badeucy       | low  | 2c 3d 4h 5s 6c                  | straight | 65432
badeucy       | badugi | 2c 3d 4h 5s 6c                | badugi_4 | 5432
"""


@pytest.mark.parametrize(("rules", "prize", "hand", "category", "ranks"), _rows(PRIZES, 5))
def test_a_hand_is_read_for_each_prize(
    rules: str, prize: str, hand: str, category: str, ranks: str
) -> None:
    value = load(rules).evaluate_prizes(hand)[prize]
    if category == "-":
        assert value.category is None
    else:
        assert (value.category, "".join(value.ranks)) == (category, ranks)


@pytest.mark.parametrize(
    ("rules", "hands", "shares"),
    [
        # nobody has a low: the high hand takes it all
        ("omaha-hi-lo-8", ["Kh Kd 2s 3s | Kc Qd 9s 4h 5c", "Ah Ac 2d 3d | Kc Qd 9s 4h 5c"], "1 0"),
        # the same low twice, one high: three quarters and a quarter
        (
            "omaha-hi-lo-8",
            ["Ah 2d Kc Ks | 3h 4d 8c Kd 9s", "Ac 2s Qc Jh | 3h 4d 8c Kd 9s"],
            "3/4 1/4",
        ),
        # three players: high, and a low that two of them share
        (
            "omaha-hi-lo-8",
            [
                "Ah 2d Qc Js | 3h 4d 8c Kd 9s",
                "Ac 2s Qd Jh | 3h 4d 8c Kd 9s",
                "Kc Ks Th Td | 3h 4d 8c Kd 9s",
            ],
            "1/4 1/4 1/2",
        ),
        ("stud-hi-lo-8", ["Ac 2d 3h 4s 5c Kd Qh", "Kc Kh Ks Jd Jh 9c 2c"], "1/2 1/2"),
        ("stud-hi-lo-8", ["Ac 2d 3h 4s 5c Kd Qh", "Kc Kh 9s Jd 7h 6c 2c"], "1 0"),
        ("badacey", ["Ac 2d 3h 4s Kc", "Ad 2h 3c 5h 6c"], "1/2 1/2"),
        # the badugi of both is 5-4-3-2: an ace is the worst card
        ("badeucy", ["2c 3d 4h 5s 7c", "Ac 2d 3h 4s 5c"], "3/4 1/4"),
    ],
)
def test_the_pot_is_shared(rules: str, hands: list[str], shares: str) -> None:
    assert " ".join(map(str, load(rules).compare(*hands).shares)) == shares
