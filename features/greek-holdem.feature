Feature: Greek hold'em
  The rules are those of rules/greek-holdem.yaml, which names their source. The tag of a scenario
  says which line of that file it shows. All cards are chosen.

  Background:
    Given the rules "greek-holdem"

  Rule: Both hole cards are played, with just three of the board

    @source:greek-holdem/hand
    Scenario Outline: Neither hole card can be left out
      Nobody plays the board, nor four cards of it.

      Given the board "<board>"
      And hand 1 is "<hole>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: what the hole cards leave of the board
        | hole  | board          | kind            | ranks | because                                |
        | 2c 3d | Ah Kh Qh Jh Th | High card       | AKQ32 | a royal flush on the board             |
        | 9h 3d | Ah Kh Qh Jh Th | High card       | AKQ93 | four hearts go with one in the hole    |
        | As 2d | 4s 5s 7s 9s Jh | High card       | AJ972 | one spade makes no flush               |
        | As 2s | 4s 5s 7s 9h Jh | Flush           | A7542 | two spades do                          |
        | 2c 2d | 7c 7d 7h 7s 9c | Full house      | 77722 | four of a kind on the board            |
        | Ac 2d | 7c 7d 7h 7s 9c | Three of a kind | 777A2 | four of a kind, and no pair            |
        | 6c 2d | Tc 9d 8h 7s Kh | High card       | KT962 | four in a row on the board             |
        | 6c Jd | Tc 9d 8h 7s Kh | High card       | KJT96 | six and jack are too far apart         |
        | 2c 2d | Kc Kd 9h 9s 4c | Two pair        | KK229 | two pair on the board, a low pair here |

    @source:greek-holdem/hand
    Scenario Outline: A low hole card is everybody's burden
      In Texas hold'em the players would share; here their second cards differ.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "<hole 2>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: the second hole card
        | hole 1 | hole 2 | board          | kind            | what          |
        | Ah 3d  | Ad 2s  | Ac Kd Qs Jh 9c | Pair            | third kicker  |
        | Kh 3d  | Kd 2s  | Ac Qd Js 9h 7c | High card       | fourth kicker |
        | 9h 3d  | 9s 2s  | 9c 9d Ks Qh Jc | Three of a kind | second kicker |

    @source:greek-holdem/hand
    Scenario: Equal hole cards share
      Suits apart, both play the same two cards.

      Given the board "Qc Js Td 2h 2c"
      And hand 1 is "Ah Kd"
      And hand 2 is "Ac Ks"
      When the hands are compared
      Then it is a draw

  Rule: The ace begins a straight as well

    @source:greek-holdem/runs
    Scenario Outline: The wheel is the lowest straight
      The ace counts below the two in A-2-3-4-5, and never between king and two.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "<hole 2>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And the ranks of hand 2 are "<ranks>"

      Examples: aces in straights
        | hole 1 | hole 2 | board          | kind     | ranks | because                 |
        | Ah 2d  | Kh Kd  | 3h 4d 5c Ks Tc | Straight | KKKT5 | the wheel is a straight |
        | 6h 2c  | Ah 2d  | 3h 4d 5c Ks Tc | Straight | 5432A | and the lowest of them  |
        | Ac Td  | Ah 2s  | Kh Qd Jc 4s 3c | Straight | AKQJ2 | here the ace is high    |

  Rule: There are nine kinds of hand, and the kind comes before the cards

    @source:greek-holdem/categories
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
        | hole 1 | hole 2 | board          | its kind        | next kind       |
        | 8h 4h  | 9h 9d  | 7h 6h 5h 9c 9s | Straight flush  | Four of a kind  |
        | 2h 2s  | Kc 5d  | 2c 2d Ks Kh 5c | Four of a kind  | Full house      |
        | 2h 3h  | Ac Qc  | 2c 2d 3c 9c Kd | Full house      | Flush           |
        | 4h 3h  | 8c 9c  | 7h 5h 2h Ts Jd | Flush           | Straight        |
        | 2c 3d  | Ac Ad  | 4c 5d 6h As Kd | Straight        | Three of a kind |
        | 2h 4c  | Ac Kc  | 2c 2d Ah Ks 9d | Three of a kind | Two pair        |
        | 2h 3c  | Ac Ad  | 2c 3d Kh Qs 8c | Two pair        | Pair            |
        | 2h 7s  | Ac Jd  | 2c 4d Kh Qs 9c | Pair            | High card       |

    @source:greek-holdem/categories
    Scenario Outline: The first difference decides
      In each row, what is compared later would speak for the other hand where it can.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "<hole 2>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: the higher one wins
        | hole 1 | hole 2 | board          | kind     | what         | because              |
        | Kc 3d  | Qd Jc  | Kd Qs Jh 3c 7d | Two pair | high pair    | kings against queens |
        | Kc 9d  | Kh 8c  | Ks 9h 8d Qc 6s | Two pair | low pair     | nines against eights |
        | 9c Ah  | 9d Qh  | Kd Ks 9h 5c 4d | Two pair | kicker       | ace against queen    |
        | Ac Qd  | Kc Qh  | Ah Ks 9d 7c 2s | Pair     | pair         | aces against kings   |
        | Ah Kd  | Ad Qs  | Ac 9d 7s 4h 2c | Pair     | first kicker | king against queen   |

  Rule: Hands can be compared from the flop on

    @source:greek-holdem/deal
    Scenario Outline: Three, four or five cards lie on the board
      As many as there are.

      Given the board "<board>"
      And hand 1 is "9c 9d"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: street by street
        | board          | kind            | ranks | because   |
        | 8h 7s Kd       | Pair            | 99K87 | the flop  |
        | 8h 7s Kd 9h    | Three of a kind | 999K8 | the turn  |
        | 8h 7s Kd 9h Kc | Full house      | 999KK | the river |

  Rule: All cards come from one pack without a joker

    @source:greek-holdem/one_deck
    Scenario Outline: A deal that cannot be is refused
      Two cards in the hole, three to five on the board, none of them twice.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "Ad 4s"
      When the hands are compared
      Then it is refused because "<reason>"

      Examples: what is wrong
        | hole 1   | board             | reason            | because                |
        | Tc Ad    | 2h 7h Th Qs Kc    | dealt twice among | two players have it    |
        | Tc Th    | 2h 7h Th Qs Kc    | dealt twice       | the board has it       |
        | Tc Jo    | 2h 7h Th Qs Kc    | no joker          | the pack has none      |
        | Tc Jc 8c | 2h 7h Th Qs Kc    | hole cards        | one too many           |
        | Tc Jc    | 2h 7h             | board cards       | before the flop        |
        | Tc Jc    | 2h 7h Th Qs Kc 9d | board cards       | there is no sixth card |
