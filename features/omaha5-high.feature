Feature: Five-card Omaha high
  The rules are those of rules/omaha5-high.yaml, which names their source. The tag of a scenario says
  which line of that file it shows. All cards are chosen.

  Background:
    Given the rules "omaha5-high"

  Rule: Just two of the five hole cards are played, with just three of the board

    @source:omaha5-high/hand
    Scenario Outline: Five good cards in the hole are not a hand
      Three of them are left out, and two of the board as well.

      Given the board "<board>"
      And hand 1 is "<hole>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: what is left of five cards in the hole
        | hole           | board          | kind      | ranks | because                            |
        | Ah Kh Qh Jh Th | 9c 8d 4h 3s 2h | High card | AK984 | a royal flush in the hole          |
        | Ah Kh Qh Jh Th | 9c 8h 4h 3s 2h | Flush     | AK842 | the same with three hearts outside |
        | Ac Ad Kh Kd Ks | Qc Jd 9h 4s 2c | Pair      | AAQJ9 | a full house in the hole           |
        | Ac Ad Ah As Kc | Qd Jh 9s 4c 2d | Pair      | AAQJ9 | four aces in the hole              |
        | 9c 8d 7h 6s 5c | Ah Kd Qs 2c 2d | Pair      | 22A98 | a straight in the hole             |
        | 9c 8d 7h 6s 5c | Th Jd Qs 2c 2d | Straight  | QJT98 | two of it, with three of the board |

    @source:omaha5-high/hand
    Scenario Outline: One card of a suit in the hole makes no flush
      A flush takes two of its suit in the hole and three on the board.

      Given the board "<board>"
      And hand 1 is "<hole>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: spades in the hole and on the board
        | hole           | board          | kind      | ranks | because                         |
        | As Kd Tc 3d 2h | 4s 6s 7s 9s Jh | High card | AKJ97 | four on the board               |
        | As Ks Qs 2c 3d | Js Ts 4h 4d 5c | Pair      | 44AKJ | five outside, but two from here |
        | As 3s Tc Kd 2h | 4s 6s 7s 9h Jh | Flush     | A7643 | two and three                   |

    @source:omaha5-high/hand
    Scenario Outline: Nobody can play the board
      Two of its five cards give way, good as they are.

      Given the board "<board>"
      And hand 1 is "<hole>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: made hands on the board
        | hole           | board          | kind            | ranks | because                     |
        | Ac Ad 3h 3s 2c | Tc 9d 8h 7s 6c | Pair            | AAT98 | a straight on the board     |
        | Ah Qd Jc 2s 3h | Kc Kd Kh 9s 9c | Three of a kind | KKKAQ | a full house on the board   |
        | 2c 3d Kh Ks 4c | 7c 7d 7h 7s 9c | Full house      | 777KK | four of a kind on the board |
        | 2c 3d Kh Qs 4c | 7c 7d 7h 7s 9c | Three of a kind | 777KQ | four of a kind, and no pair |

  Rule: The ace begins a straight as well

    @source:omaha5-high/runs
    Scenario Outline: The wheel is the lowest straight
      The ace counts below the two in A-2-3-4-5, and never between king and two.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "<hole 2>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And the ranks of hand 2 are "<ranks>"

      Examples: aces in straights
        | hole 1         | hole 2         | board          | kind     | ranks | because                 |
        | Ah 2d Kc Qs Js | Kh Kd 9h 8s 7c | 3h 4d 5c Ks Tc | Straight | KKKT5 | the wheel is a straight |
        | 6h 2c Kc Qs Js | Ah 2d 9h 8s 7c | 3h 4d 5c Ks Tc | Straight | 5432A | and the lowest of them  |
        | Ac Td 9h 8s 7c | Ah 2d 8h 6s 6c | Kh Qd Jc 4s 4c | Straight | 6644K | here the ace is high    |

  Rule: There are nine kinds of hand, and the kind comes before the cards

    @source:omaha5-high/categories
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
        | hole 1         | hole 2         | board          | its kind        | next kind       |
        | 8h 4h 2c 2d Jd | 9h 9d Ac Kd Qs | 7h 6h 5h 9c 9s | Straight flush  | Four of a kind  |
        | 2h 2s 3d 4d 7c | Kc 5d Qh Jh 9s | 2c 2d Ks Kh 5c | Four of a kind  | Full house      |
        | 2h 3h 7d 8d 7s | Ac Qc 4d 5d 8s | 2c 2d 3c 9c Kd | Full house      | Flush           |
        | 4h 3h Kc Kd Qs | 8c 9c Ad Ah Ac | 7h 5h 2h Ts Jd | Flush           | Straight        |
        | 2c 3d Qh Qs Jc | Ac Ad 9h 8h Tc | 4c 5d 6h As Kd | Straight        | Three of a kind |
        | 2h 4c 7s 8s 6d | Ac Kc Qs Jd 8c | 2c 2d Ah Ks 9d | Three of a kind | Two pair        |
        | 2h 3c 7s 6s 5d | Ac Ad Jh 9h 7d | 2c 3d Kh Qs 8c | Two pair        | Pair            |
        | 2h 3c 7s 6d 8d | Ac Jd 8h 5s 7h | 2c 4d Kh Qs 9c | Pair            | High card       |

    @source:omaha5-high/categories
    Scenario Outline: Equal kinds compare card by card
      What decides may come from the hole or from the board.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "<hole 2>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: the first difference
        | hole 1         | hole 2         | board          | kind            | what                    |
        | Ah Th 3c 3d 4s | Kh Qh 4c 4d 7s | Jh 8h 2h 9c 5s | Flush           | first card of the flush |
        | Ac Kh 6d 4c Jc | As Qh Jh 4s 6s | Ad 9c 8h 5s 2d | Pair            | first kicker            |
        | 9c 9d 7h 6h 4c | 8c 8d Ah Kh 4d | 9s 8s Qc 3h 2d | Three of a kind | trips                   |
        | Kc 3d 6h 6s 8c | Qd Jc 2h 2s 8d | Kd Qs Jh 3c 7d | Two pair        | high pair               |
        | 9c Ah 2s 3c 7c | 9d Qh 2h 3h 7h | Kd Ks 9h 5c 4d | Two pair        | kicker                  |
        | Ah 7d 6s 6c 5h | Ad 6h 5s 5c 6d | Ac Kd Qh 4s 2c | Pair            | third kicker            |

    @source:omaha5-high/suits
    Scenario: Suits decide nothing
      Both have aces with king, queen and nine.

      Given the board "Ac Kd 9h 7s 2c"
      And hand 1 is "Ad Qs 5h 4s 8c"
      And hand 2 is "Ah Qd 5c 4d 8d"
      When the hands are compared
      Then it is a draw

  Rule: Hands can be compared from the flop on

    @source:omaha5-high/deal
    Scenario Outline: Three, four or five cards lie on the board
      As many as there are.

      Given the board "<board>"
      And hand 1 is "9c 9d Ah 2s 3c"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: street by street
        | board          | kind            | ranks | because   |
        | 8h 7s Kd       | Pair            | 99K87 | the flop  |
        | 8h 7s Kd 9h    | Three of a kind | 999K8 | the turn  |
        | 8h 7s Kd 9h Kc | Full house      | 999KK | the river |

  Rule: All cards come from one pack without a joker

    @source:omaha5-high/one_deck
    Scenario Outline: A deal that cannot be is refused
      A hand has five cards in the hole, the board three to five, and none is there twice.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "Ad 4s 5c 6c 7c"
      When the hands are compared
      Then it is refused because "<reason>"

      Examples: what is wrong
        | hole 1         | board             | reason            | because                |
        | Tc Ad 8c 8d 9s | 2h 7h Th Qs Kc    | dealt twice among | two players have it    |
        | Tc Th 8c 8d 9s | 2h 7h Th Qs Kc    | dealt twice       | the board has it       |
        | Tc Jo 8c 8d 9s | 2h 7h Th Qs Kc    | no joker          | the pack has none      |
        | Tc Jc 8c 8d    | 2h 7h Th Qs Kc    | hole cards        | that is another game   |
        | Tc Jc 8c 8d 9s | 2h 7h             | board cards       | before the flop        |
        | Tc Jc 8c 8d 9s | 2h 7h Th Qs Kc 9d | board cards       | there is no sixth card |
