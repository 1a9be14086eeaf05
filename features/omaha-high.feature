Feature: Omaha high
  The rules are those of rules/omaha-high.yaml, which names their source. The tag of a scenario says
  which line of that file it shows. All cards are chosen.

  Background:
    Given the rules "omaha-high"

  Rule: Just two of the four hole cards are played, with just three of the board

    @source:omaha-high/hand
    Scenario Outline: One card of a suit in the hole makes no flush
      A flush takes two of its suit in the hole and three on the board.

      Given the board "<board>"
      And hand 1 is "<hole>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: spades in the hole and on the board
        | hole        | board          | kind      | ranks | because                               |
        | As Kd Tc 3d | 4s 5s 7s 9h Jh | High card | AKJ97 | three on the board, one in the hole   |
        | As Kd Tc 3d | 4s 5s 7s 9s Jh | High card | AKJ97 | four on the board, one in the hole    |
        | As Kd Tc 3d | 4s 5s 7s 9s Js | High card | AKJ97 | even five on the board do not help    |
        | As 2s Tc 3d | 4s 5s 7s 9h Jh | Flush     | A7542 | two in the hole, three on the board   |
        | As Ks Qs 2s | 4s 5s 8h 9h Jd | High card | AKJ98 | four in the hole, two on the board    |
        | As Ks 3s 2s | 4s 5s 7s 9h Jh | Flush     | AK754 | only the best two of four in the hole |

    @source:omaha-high/hand
    Scenario Outline: Three or four of a rank in the hole are a pair
      A third card of the rank must come from the board.

      Given the board "<board>"
      And hand 1 is "<hole>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: pairs and more in the hole
        | hole        | board          | kind            | ranks | because                            |
        | Ac Ad Ah As | Kc Qd 9h 4s 2c | Pair            | AAKQ9 | two of the four aces               |
        | Ac Ad Ah 7s | Kc Qd 9h 4s 2c | Pair            | AAKQ9 | two of the three aces              |
        | Ac Ad Kh Ks | Qc Jd 9h 4s 2c | Pair            | AAQJ9 | one of two pairs in the hole       |
        | Ac Ad Kh Ks | Qc Qd 9h 4s 2c | Two pair        | AAQQ9 | and a pair on the board            |
        | Ac Ad 7h 6s | As Qd Jh 4s 2c | Three of a kind | AAAQJ | a pair in the hole and one ace     |
        | Ac 9d 7h 6s | As Ad Kh 4s 3c | Three of a kind | AAAK9 | one ace in the hole and two aces   |
        | Ac Ad Kh Kd | As Ks Jh 4s 2c | Three of a kind | AAAKJ | three aces, but only one more king |

    @source:omaha-high/hand
    Scenario Outline: Nobody can play the board
      Two of its five cards give way, good as they are.

      Given the board "<board>"
      And hand 1 is "<hole>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: made hands on the board
        | hole        | board          | kind            | ranks | because                            |
        | Ac Ad 3h 3s | Tc 9d 8h 7s 6c | Pair            | AAT98 | a straight on the board            |
        | Tc Ac Kd 3h | 9d 8h 7s 6c 2d | High card       | AK987 | a straight with one hole card only |
        | Ah Qd Jc 2s | Kc Kd Kh 9s 9c | Three of a kind | KKKAQ | a full house on the board          |
        | 2c 3d Kh Ks | 7c 7d 7h 7s 9c | Full house      | 777KK | four of a kind on the board        |
        | 2c 3d Kh Qs | 7c 7d 7h 7s 9c | Three of a kind | 777KQ | four on the board and no pair      |
        | 4c 2d 3h Qs | Ah Kh Qh Jh Th | Pair            | QQAK4 | a royal flush on the board         |

    @source:omaha-high/hand
    Scenario: A pair with the board takes its kicker from the hole
      A deal that evaluators are known to get wrong: queens of the board, a five of each, and of the
      other hole cards none. The fifth card is the second one from the hole, the king.

      Given the board "3s 5h Qs Qd 9h"
      And hand 1 is "Ks 8c Js 5c"
      When the hands are read
      Then hand 1 is read as "Two pair"
      And the ranks of hand 1 are "QQ55K"
      And the kickers of hand 1 are "K"

    @source:omaha-high/hand
    Scenario Outline: A full house takes a pair or two matches from the hole
      Two hole cards and three of the board, whichever way the five are split.

      Given the board "<board>"
      And hand 1 is "<hole>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: threes and pairs
        | hole        | board          | kind       | ranks | because                            |
        | 9h 5c 2d 3d | 9c 9d 5h 5s Kd | Full house | 99955 | of two threes of a kind the higher |
        | 9h Kc 2d 3d | 9c 9d 5h 5s Kd | Full house | 999KK | nine and king from the hole        |
        | 5c 5d 8h 2s | 9c 9d 9s Kd Qh | Full house | 99955 | a pair in the hole                 |
        | Ah 9h 5c 4c | Ac 9c 5d 4d Kh | Two pair   | AA99K | four pairs                         |

  Rule: The ace begins a straight as well

    @source:omaha-high/runs
    Scenario Outline: Straights with two cards of the hole
      The ace counts below the two in A-2-3-4-5, and never between king and two.

      Given the board "<board>"
      And hand 1 is "<hole>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: what two hole cards make of three of the board
        | hole        | board          | kind     | ranks | because                            |
        | Ah 2d Kc Qs | 3h 4d 5c Kd 9s | Straight | 5432A | the wheel                          |
        | Ah 6d Kc Qs | 3h 4d 5c 9d 9s | Pair     | 99AK5 | one gap is open                    |
        | 6h 7d Ac 2s | 3h 4d 5c Kd 9s | Straight | 76543 | higher than the wheel              |
        | Ah Td Kc Qs | Jh Qd 2c 3d 8s | Pair     | QQAJ8 | a straight takes three of the hole |
        | Ah Td Kc 7s | Jh Qd Kd 3d 9s | Straight | AKQJT | ace and ten                        |

  Rule: There are nine kinds of hand, and the kind comes before the cards

    @source:omaha-high/categories
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

    @source:omaha-high/categories
    Scenario Outline: Equal pairs and flushes compare card by card
      What decides may come from the hole or from the board.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "<hole 2>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: the first difference
        | hole 1      | hole 2      | board          | kind            | what                    |
        | Ah Th 3c 3d | Kh Qh 4c 4d | Jh 8h 2h 9c 5s | Flush           | first card of the flush |
        | Kd 7d 3c 3s | Kc 6d 5d 4s | Qd Jd 9d 9c 2s | Flush           | first card of the flush |
        | Ac Kh 6d 4c | As Qh Jd 4s | Ad 9c 8h 5s 2d | Pair            | first kicker            |
        | 9c 9d 7h 6h | 8c 8d Ah Kh | 9s 8s Qc 3h 2d | Three of a kind | trips                   |
        | Kc 3d 6h 6s | Qd Jc 2h 2s | Kd Qs Jh 3c 7d | Two pair        | high pair               |

    @source:omaha-high/suits
    Scenario: Suits decide nothing
      Both have aces with king, queen and nine.

      Given the board "Ac Kd 9h 7s 2c"
      And hand 1 is "Ad Qs 5h 4s"
      And hand 2 is "Ah Qd 5c 4d"
      When the hands are compared
      Then it is a draw

  Rule: Hands can be compared from the flop on

    @source:omaha-high/deal
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

  Rule: All cards come from one pack without a joker

    @source:omaha-high/one_deck
    Scenario Outline: A deal that cannot be is refused
      Four cards in the hole, three to five on the board, none of them twice.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "Ad 4s 5c 6c"
      When the hands are compared
      Then it is refused because "<reason>"

      Examples: what is wrong
        | hole 1         | board             | reason            | because                |
        | Tc Ad 8c 8d    | 2h 7h Th Qs Kc    | dealt twice among | two players have it    |
        | Tc Th 8c 8d    | 2h 7h Th Qs Kc    | dealt twice       | the board has it       |
        | Tc Jo 8c 8d    | 2h 7h Th Qs Kc    | no joker          | the pack has none      |
        | Tc Jc 8c       | 2h 7h Th Qs Kc    | hole cards        | one too few            |
        | Tc Jc 8c 8d 9d | 2h 7h Th Qs Kc    | hole cards        | that is another game   |
        | Tc Jc 8c 8d    | 2h 7h             | board cards       | before the flop        |
        | Tc Jc 8c 8d    | 2h 7h Th Qs Kc 9d | board cards       | there is no sixth card |
