Feature: Omaha high-low, eight or better
  The rules are those of rules/omaha-hi-lo-8.yaml, which names their sources. The tag of a scenario
  says which line of that file it shows. All cards are chosen.

  Background:
    Given the rules "omaha-hi-lo-8"

  Rule: For the high half just two of the hole cards are played, with just three of the board

    @source:omaha-hi-lo-8/hand
    Scenario Outline: What goes for Omaha goes for the high half
      Neither the hole nor the board is played alone.

      Given the board "<board>"
      And hand 1 is "<hole>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: two of the hole, three of the board
        | hole        | board          | kind       | ranks | because                                        |
        | Ah 2d Kc Qs | 3h 4d 5c Kd 9s | Straight   | 5432A | the wheel is a straight                        |
        | Ah 2d 3c 4s | 5h 6d Kc Kd 9s | Pair       | KKA94 | the wheel has three cards of the hole too many |
        | As Kd Qc 3d | 4s 5s 7s 9s Jh | High card  | AKJ97 | one spade makes no flush                       |
        | As 2s Qc 3d | 4s 5s 7s Kh Jh | Flush      | A7542 | two spades do                                  |
        | Ac Ad Ah As | Kc Qd 9h 4s 2c | Pair       | AAKQ9 | two of the four aces                           |
        | 2c 3d Kh Ks | 7c 7d 7h 7s 9c | Full house | 777KK | four of a kind on the board                    |

    @source:omaha-hi-lo-8/runs
    Scenario Outline: In the high half the wheel is the lowest straight
      The ace begins it, and ends the highest one.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "<hole 2>"
      When the hands are compared
      Then hand 1 wins with "Straight"
      And the ranks of hand 2 are "<ranks>"

      Examples: aces in straights
        | hole 1      | hole 2      | board          | ranks | because                 |
        | Ah 2d Kc Qs | Kh Ks 9h 8s | 3h 4d 5c Kd Tc | KKKT5 | the wheel is a straight |
        | 6h 2c Kc Qs | Ah 2d 9h 8s | 3h 4d 5c Kd Tc | 5432A | and the lowest of them  |
        | Ac Td 8h 7s | Ah 2d 8c 6s | Kh Qd Jc 4s 3c | AKQJ8 | here the ace is high    |

  Rule: In the high half there are nine kinds of hand, and the kind comes before the cards

    @source:omaha-hi-lo-8/prizes
    Scenario Outline: Each kind of hand beats the next
      The loser's cards are high, the winner's as low as the board lets them be.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "<hole 2>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<next kind>"
      And it is decided by the "category"

      Examples: neighbours in the list
        | hole 1      | hole 2      | board          | its kind        | next kind       |
        | 8h 4h 2c 2d | 9h 9d Ac Kd | 7h 6h 5h 9c 9s | Straight flush  | Four of a kind  |
        | 2h 2s 3d 4d | Kc 5d Qh Jh | 2c 2d Ks Kh 5c | Four of a kind  | Full house      |
        | 2h 3h 7d 8d | Ac Qc 4d 5d | 2c 2d 3c 9c Kd | Full house      | Flush           |
        | 4h 3h Kc Kd | 8c 9c Ad Ah | 7h 5h 2h Ts Jd | Flush           | Straight        |
        | 2c 3d Qh Qs | Ac Ad 9h 8h | 4c 5d 6h As Kd | Straight        | Three of a kind |
        | 2h 4c 7s 8s | Ac Kc Qs Jd | 2c 2d Ah Ks 9d | Three of a kind | Two pair        |
        | 2h 3c 7s 6s | Ac Ad Jh 9h | 2c 3d Kh Qs 8c | Two pair        | Pair            |
        | 2h 3c 7s 6d | Ac Jd 8h 5s | 2c 4d Kh Qs 9c | Pair            | High card       |

    @source:omaha-hi-lo-8/suits
    Scenario: Suits decide nothing
      Both have aces with king, queen and nine.

      Given the board "Ac Kd 9h 7s 2c"
      And hand 1 is "Ad Qs 5h 4s"
      And hand 2 is "Ah Qd 5c 4d"
      When the hands are compared
      Then it is a draw

  Rule: Hands can be compared from the flop on

    @source:omaha-hi-lo-8/deal
    Scenario Outline: Three, four or five cards lie on the board
      As many as there are.

      Given the board "<board>"
      And hand 1 is "9c 9d Ah 2s"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: street by street
        | board          | kind            | ranks | because   |
        | 8h 7s Kd       | Pair            | 99K87 | the flop  |
        | 8h 7s Kd 9h    | Three of a kind | 999K8 | the turn  |
        | 8h 7s Kd 9h Kc | Full house      | 999KK | the river |

  Rule: For the low half two hole cards and three of the board make five ranks from the eight down

    @source:omaha-hi-lo-8/prizes
    Scenario Outline: A low takes two low cards of the hole and three others of the board
      The two halves need not take the same hole cards. Straights and flushes do not matter in a low, and
      no other hand qualifies. Hand 2 has no low anywhere.

      When the deals are judged:
        """
        <hand 1>
        <hand 2>
        <board>
        """
      Then the output is:
        """
        high: <high>; low: <low>
        """

      Examples: two players
        | hand 1      | hand 2      | board          | high                    | low                     | because                                |
        | Ah 2d Kc Qs | Jh Js Td Th | 3h 4d 5c Kd 9s | 1 Straight 5432A        | 1 Eight or better 5432A | the wheel, which is a straight high    |
        | Ah 2d Kc Ks | Jh Js Td Th | 3h 4d 8c Kd 9s | 1 Three of a kind KKK98 | 1 Eight or better 8432A | kings for the high half                |
        | As 2s Kc Qd | Jh Js Td Th | 4s 5s 8s Kd Qh | 1 Flush A8542           | 1 Eight or better 8542A | a flush high                           |
        | Ah 2d 3c Qs | Jh Js Td Th | 2h 4d 7c Kd 9s | 2 Pair JJK97            | 1 Eight or better 7432A | the two is paired, the three stays     |
        | Ah 2d Qc Qs | Jh Js Td Th | 2h 4d 7c Kd 9s | 1 Pair QQK97            | nobody qualifies        | the two is counterfeited               |
        | Ah 2d 3c 4s | Jh Js Td Th | 5h 6d Kc Kd 9s | 2 Two pair KKJJ9        | nobody qualifies        | only two low cards on the board        |
        | Ah Kd Qc Js | Jh Jd Td Th | 2h 3d 4c 5d 6s | 2 Pair JJ654            | nobody qualifies        | only one low card in the hole          |
        | Ah 2d Qc Qs | Jh Js Td Th | 3h 4d 9c Kd 7s | 1 Pair QQK97            | 1 Eight or better 7432A | the nine is too high, the seven is not |

    @source:omaha-hi-lo-8/prizes
    Scenario Outline: Which five cards are the low
      Lowest card last. Two of them are hole cards, three lie on the board.

      Given the board "<board>"
      And hand 1 is "<hole>"
      When the hands are read
      Then hand 1 is read as "Eight or better" for the "low"
      And hand 1 plays "<cards>" for the "low"

      Examples: what is played
        | hole        | board          | cards          | because                                                        |
        | Ah 2d Kc Qs | 3h 4d 5c Kd 9s | 5c 4d 3h 2d Ah | the wheel                                                      |
        | Ah 2d 3c Qs | 2h 4d 7c Kd 9s | 7c 4d 3c 2h Ah | the two of the board, since its own is paired                  |
        | Ah 2d 3c 5s | 4h 6d 8c Kd Ks | 8c 6d 4h 2d Ah | ace and two are the lowest two of the four                     |
        | 7h 8d Kc Ks | Ah 2d 3c 9s Td | 8d 7h 3c 2d Ah | eight-seven is the worst that has three low cards on the board |

    @source:omaha-hi-lo-8/prizes
    Scenario: Who has no low is out of that half
      Hand 1 holds ace and two, but the two lies on the board as well. Three low ranks are left for it.

      Given the board "2h 4d 7c Kd 9s"
      And hand 1 is "Ah 2d Qc Qs"
      And hand 2 is "As 8d Jc Jh"
      When the hands are compared
      Then hand 1 wins with "Pair" for the "high"
      And hand 1 has no category for the "low"
      And hand 2 wins with "Eight or better" for the "low"
      And hand 2 plays "8d 7c 4d 2h As" for the "low"
      And the shares are "1/2 1/2"

    @source:omaha-hi-lo-8/prizes
    Scenario: Lows compare from their highest card down
      Eight, five and four are in both; then a two is lower than a three.

      Given the board "4h 5d 8c Kd 9s"
      And hand 1 is "Ah 2d Qc Js"
      And hand 2 is "Ac 3s Qd Jh"
      When the hands are compared
      Then hand 1 wins with "Eight or better" for the "low"
      And it is decided by the "fourth card" for the "low"
      And it is a draw for the "high"
      And the shares are "3/4 1/4"

  Rule: Each half is won by itself, and a half that nobody qualifies for goes to the other

    @source:omaha-hi-lo-8/prizes
    Scenario Outline: Each half has its own winner
      Who wins both, or the one that is left, scoops the pot; who shares a half with one other has a quarter.

      When the deals are judged:
        """
        <hand 1>
        <hand 2>
        <board>
        """
      Then the output is:
        """
        high: <high>; low: <low>
        """

      Examples: two players
        | hand 1      | hand 2      | board          | high                    | low                     | because                      |
        | Kh Ks 9d 9h | Ah 2d Qc Js | 3h 4d 8c Kd 7s | 1 Three of a kind KKK87 | 2 Eight or better 7432A | a half each                  |
        | Ah 2d Kc Qs | Kh Ks 9h 9d | 3h 4d 5c Kd Tc | 1 Straight 5432A        | 1 Eight or better 5432A | one scoops                   |
        | Kh Kd 2s 3s | Ah Ac 2d 3d | Kc Qd 9s 4h 5c | 1 Three of a kind KKKQ9 | nobody qualifies        | the high hand scoops         |
        | Ah 2d Kc Ks | Ac 2s Qc Jh | 3h 4d 8c Kd 9s | 1 Three of a kind KKK98 | DRAW                    | three quarters and a quarter |
        | Ah 2d Qc Js | Ac 2s Qd Jh | 3h 4d 8c Kd 9s | DRAW                    | DRAW                    | a half each: both are shared |

    @source:omaha-hi-lo-8/prizes
    Scenario Outline: Of three players some share a half
      The low is shared by those who have the same, the high is not touched by that.

      When the deals are judged:
        """
        <hand 1>
        <hand 2>
        <hand 3>
        <board>
        """
      Then the output is:
        """
        high: <high>; low: <low>
        """

      Examples: three players
        | hand 1      | hand 2      | hand 3      | board          | high                    | low                     | because                                         |
        | Ah 2d Qc Js | Ac 2s Qd Jh | Kc Ks Th Td | 3h 4d 8c Kd 9s | 3 Three of a kind KKK98 | 1,2 Eight or better     | a quarter, a quarter, a half                    |
        | Ah 2d Kc Js | Ac 2s Qd Jh | As 2h Qh Jd | 3h 4d 8c Kd 9s | 1 Pair KKA98            | DRAW                    | the low is shared by all                        |
        | Ah 2d Qc Js | Ac 3s Qd Jh | Kc Ks Th Td | 4h 5d 8c Kd 9s | 3 Three of a kind KKK98 | 1 Eight or better 8542A | an eight-five with a two beats one with a three |

    @source:omaha-hi-lo-8/prizes
    Scenario Outline: Of two players each wins a part of the pot
      Half of the pot for each half of the game; those who tie for one share its half.

      Given the board "<board>"
      And hand 1 is "<hand 1>"
      And hand 2 is "<hand 2>"
      When the hands are compared
      Then the shares are "<shares>"

      Examples: of two players
        | hand 1      | hand 2      | board          | shares  | because                                                |
        | Kh Ks 9d 9h | Ah 2d Qc Js | 3h 4d 8c Kd 7s | 1/2 1/2 | a half each: three kings, and seven-low                |
        | Ah 2d Kc Qs | Kh Ks 9h 9d | 3h 4d 5c Kd Tc | 1 0     | one scoops: the wheel is a straight too                |
        | Kh Kd 2s 3s | Ah Ac 2d 3d | Kc Qd 9s 4h 5c | 1 0     | two low cards on the board: no low, and high takes all |
        | Ah Kd Qc Js | Ac Ks Qd Jh | Th 9d 9c 2s 2h | 1/2 1/2 | no low, and the high hands tie                         |
        | Ah 2d Kc Ks | Ac 2s Qc Jh | 3h 4d 8c Kd 9s | 3/4 1/4 | the low is shared: one is quartered                    |
        | Ac 2s Qc Jh | Ah 2d Kc Ks | 3h 4d 8c Kd 9s | 1/4 3/4 | and the other way round                                |
        | Ah 2d Kc Js | As 7h Kh Jd | 3h 4d 8c Kd 9s | 3/4 1/4 | the high half is shared: kings with ace, nine, eight   |
        | Ah 2d Qc Js | Ac 2s Qd Jh | 3h 4d 8c Kd 9s | 1/2 1/2 | both halves are shared                                 |

    @source:omaha-hi-lo-8/prizes
    Scenario Outline: Of three players each wins a part of the pot
      Half of the pot for each half of the game; those who tie for one share its half.

      Given the board "<board>"
      And hand 1 is "<hand 1>"
      And hand 2 is "<hand 2>"
      And hand 3 is "<hand 3>"
      When the hands are compared
      Then the shares are "<shares>"

      Examples: of three players
        | hand 1      | hand 2      | hand 3      | board          | shares      | because                      |
        | Ah 2d Qc Js | Ac 2s Qd Jh | Kc Ks Th Td | 3h 4d 8c Kd 9s | 1/4 1/4 1/2 | two share the low            |
        | Ah 2d Kc Js | Ac 2s Qd Jh | As 2h Qh Jd | 3h 4d 8c Kd 9s | 2/3 1/6 1/6 | all share the low            |
        | Ah 2d Kc Js | As 2h Kh Jd | Qc Qs Th Td | 3h 4d 8c Kd 9s | 1/2 1/2 0   | two share both halves        |
        | Ah 2d Qc Js | Ac 3s Qd Jh | Kc Ks Th Td | 4h 5d 8c Kd 9s | 1/2 0 1/2   | the second low wins nothing  |
        | Kh Kd 2s 3s | Ah Ac 2d 3d | Qh Qs Jd Jh | Kc Qd 9s 4h 5c | 1 0 0       | no low: three kings take all |

  Rule: All cards come from one pack without a joker

    @source:omaha-hi-lo-8/one_deck
    Scenario Outline: A deal that cannot be is refused
      Four cards in the hole, three to five on the board, none of them twice.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "Ad 4s 5c 6c"
      When the hands are compared
      Then it is refused because "<reason>"

      Examples: what is wrong
        | hole 1      | board             | reason            | because                |
        | Tc Ad 8c 8d | 2h 7h Th Qs Kc    | dealt twice among | two players have it    |
        | Tc Th 8c 8d | 2h 7h Th Qs Kc    | dealt twice       | the board has it       |
        | Tc Jo 8c 8d | 2h 7h Th Qs Kc    | no joker          | the pack has none      |
        | Tc Jc 8c    | 2h 7h Th Qs Kc    | hole cards        | one too few            |
        | Tc Jc 8c 8d | 2h 7h             | board cards       | before the flop        |
        | Tc Jc 8c 8d | 2h 7h Th Qs Kc 9d | board cards       | there is no sixth card |
