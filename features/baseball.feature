Feature: Baseball
  The rules are those of rules/baseball.yaml, which names their source. The tag of a scenario says
  which line of that file it shows. All cards are chosen. Hands stand each for itself, so that a card
  may be in two of them.

  Background:
    Given the rules "baseball"

  Rule: Threes and nines are any card that their holder likes

    @source:baseball/wild
    Scenario Outline: Threes and nines make the best hand that they can
      All eight of them are wild. Fours only bring another card and are natural.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: from one wild card to five
        | cards          | kind            | ranks | because                |
        | 3c Ah Kd 7s 5c | Pair            | AAK75 | one three              |
        | 9c Ah Kd 7s 5c | Pair            | AAK75 | one nine               |
        | 4c Ah Kd 7s 5c | High card       | AK754 | a four is no wild card |
        | 3c 9d Kd 7s 2c | Three of a kind | KKK72 | a three and a nine     |
        | 3c 9d 3h Kc 5s | Four of a kind  | KKKK5 | three wild cards       |
        | 9c 9d 9h 9s 4c | Five of a kind  | 44444 | four wild cards        |
        | 3c 3d 3h 9c 9d | Five of a kind  | AAAAA | five wild cards        |

    @source:baseball/wild
    Scenario Outline: A three or a nine may also count as what it is
      It does where that is best.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: threes and nines that are themselves
        | cards          | kind           | ranks | because                          |
        | 9c 8d 7h 6s 5c | Straight       | 98765 | the nine ends the run            |
        | 3d 2c 4d 5h 6s | Straight       | 65432 | the three is in the gap          |
        | 3d Ac 2d 4h 5s | Straight       | 5432A | the wheel                        |
        | 9h 8h 7h 6h 5h | Straight flush | 98765 | the nine ends the run, in hearts |
        | 9h Kh Qh Jh Th | Straight flush | AKQJT | an ace is better than a nine     |

    @source:baseball/hand
    Scenario Outline: Of seven cards the wild ones pick the best hand of all
      Evaluators are known to go wrong with two or three wild cards among seven.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: wild cards and natural ones
        | cards                | kind           | ranks | because                          |
        | 3c 9d 5h 5s Kd 7c 2h | Four of a kind | 5555K | a pair with both                 |
        | 3c 9d 3h 9s Kd 7c 2h | Five of a kind | KKKKK | four wild cards and the king     |
        | 3c 9d 6c 6d 6h 6s Kd | Five of a kind | 66666 | six that can be sixes            |
        | 3c 9d 8h 7h 5h Kc Ks | Straight flush | 98765 | four kings would be less         |
        | 3c 9d 8h 7h 4d Kc Qs | Straight       | 87654 | both gaps, and no three kings    |
        | 3c 3d 9h 8c 7c Kh 5s | Straight flush | JT987 | three wild cards above the eight |

  Rule: A four brings another card, so that a hand may have up to eleven

    @source:baseball/deal
    Scenario Outline: The best five of more than seven cards
      Four fours bring four cards more.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: eight to eleven cards
        | cards                            | kind           | ranks | because                 |
        | 4c 4d 9c 3d Kc Qc Jc 2s          | Straight flush | AKQJT | with the two wild cards |
        | 4c 4d 4h 4s Kc Qd 7c 7h 5s 2d 2c | Four of a kind | 4444K | no wild card in eleven  |
        | 4c 4d 4h 4s 3c 3d 3h 3s 9c 9d 9h | Five of a kind | AAAAA | seven wild cards        |

    @source:baseball/deal
    Scenario Outline: What is no hand of this game is refused
      A card that is there twice is an error, even if it is wild.

      Given hand 1 is "<cards>"
      When the hands are read
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards                               | reason      | because           |
        | 4c 4d 4h 4s 3c 3d 3h 3s 9c 9d 9h 9s | 12 cards    | a twelfth card    |
        | 3c 3c Kh Qs 7d 5c 2h                | dealt twice | one three twice   |
        | Jo 3c Kh Qs 7d 5c 2h                | no joker    | the pack has none |
        | 3c Kh Qs 7d                         | 4 cards     | one too few       |

  Rule: A wild card stands for a card that the hand has only to make more of a kind

    @source:baseball/wild @verdict:disputed
    Scenario: No flush has two aces
      Beside ace and king the nine is the queen of hearts. Some houses allow a flush with two aces.

      Given hand 1 is "9c Ah Kh 8h 4h"
      When the hands are read
      Then hand 1 is read as "Flush"
      And the wild in hand 1 stands for "Qh"

    @source:baseball/natural_beats_wild @verdict:disputed
    Scenario: A hand with wild cards ties with the same hand without
      In some houses the hand with fewer wild cards would win.

      Given hand 1 is "Kc Kd Kh 8s 4d"
      And hand 2 is "Kc 9d 3h 8s 4d"
      When the hands are compared
      Then it is a draw

  Rule: Five of a kind comes first, and the kind comes before the cards

    @source:baseball/categories
    Scenario Outline: Each kind of hand beats the next, however high its cards
      A low hand of one kind against the highest of the next.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<next kind>"
      And it is decided by the "category"

      Examples: neighbours in the list
        | better         | worse          | its kind        | next kind       |
        | 2c 2d 2h 2s 3c | Ah Kh Qh Jh 9c | Five of a kind  | Straight flush  |
        | Ah 2h 4h 5h 3c | Ac Ad Ah 9s Kd | Straight flush  | Four of a kind  |
        | 2c 2d 2h 3s 4d | Ac Ad Ah Ks Kd | Four of a kind  | Full house      |
        | 2c 2d 2h 4s 4c | Ah Kh Qh 8h 9c | Full house      | Flush           |
        | 8h 6h 5h 4h 2h | Ac Kd Qh Js 9c | Flush           | Straight        |
        | Ac 2d 4h 5s 3c | Ac Ad Ks Qh 9c | Straight        | Three of a kind |
        | 2c 2d 5h 7s 3c | Ac Ad Kh Ks Qd | Three of a kind | Two pair        |
        | 4c 4d 2h 2s 5d | Ac Kd Qh 8s 9c | Two pair        | Pair            |
        | 2c 2d 4h 5s 7d | Ac Kd Qh Js 8d | Pair            | High card       |

    @source:baseball/categories
    Scenario Outline: The first difference decides
      In each row, what is compared later would speak for the other hand where it can.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: the higher one wins
        | better         | worse          | kind            | what          | because              |
        | 5c 5d 5h 5s Ac | 5c 5d 5h 5s Kc | Four of a kind  | kicker        | ace against king     |
        | 6c 6d 6h 4s 4c | 5c 5d 5h As Ac | Full house      | trips         | sixes against fives  |
        | 7c 7d 7h As 5d | 7c 7d 7h Ks Qd | Three of a kind | first kicker  | ace against king     |
        | 7c 7d 7h As 5d | 7c 7d 7h As 4d | Three of a kind | second kicker | five against four    |
        | Kc Kd 4h 4s 5d | Qc Qd Jc Jd Ad | Two pair        | high pair     | kings against queens |
        | Kc Kd 5h 5s 6d | Kc Kd 4h 4s Ad | Two pair        | low pair      | fives against fours  |
        | Kc Kd 5h 5s 6d | Kc Kd 5h 5s 4d | Two pair        | kicker        | six against four     |
        | 7c 7d Ah 5s 4d | 7c 7d Kh Qs Td | Pair            | first kicker  | ace against king     |
        | 7c 7d Ah Ks 5d | 7c 7d Ah Ks 4d | Pair            | third kicker  | five against four    |
        | Ac Kd 7h 5s 4d | Ac Qd Jc Td 8h | High card       | first kicker  | king against queen   |
        | Ac Kd 8h 7s 5d | Ac Kd 8h 7s 4d | High card       | fourth kicker | five against four    |
