Feature: Seven-card stud, low hole card wild
  The rules are those of rules/low-hole-card-wild.yaml, which says where they come from. The tag of a
  scenario says which line of that file it shows. All cards are chosen: three that lie face down, a
  bar, and four that lie face up. Hands stand each for itself, so that a card may be in two of them.

  Background:
    Given the rules "low-hole-card-wild"

  Rule: The lowest of the three cards that lie face down is wild, and all of its rank

    @source:low-hole-card-wild/wild
    Scenario Outline: Only cards that lie face down say which rank is wild
      Cards of that rank that lie face up are wild as well.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: what the lowest hole card makes wild
        | cards                   | kind            | ranks | because                                    |
        | 3c Kd 9h \| Qs 8d 5c 2h | Pair            | KKQ98 | the three                                  |
        | 3c Kd 8h \| 3s Qs 7d 2c | Three of a kind | KKKQ8 | a second three lies face up                |
        | 3c Kd 9h \| 3s Ks 2d 4c | Four of a kind  | KKKK9 | the two face up is lower, and natural      |
        | 9c Kd 2h \| 9s 5s 4d Jc | Three of a kind | 999KJ | only the two; the last card down may be it |
        | Tc Kd Qh \| Th 2s 2d 2c | Five of a kind  | 22222 | two tens, and three natural twos           |
        | 5c 5d 9h \| 9s Kd Qc 2h | Four of a kind  | 9999K | both fives                                 |
        | 5c 5d 5h \| 5s Kd Qc 2h | Five of a kind  | KKKKK | all four fives                             |

    @source:low-hole-card-wild/wild
    Scenario Outline: The ace is high when the lowest card is looked for
      It is wild only where all three hole cards are aces.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: aces in the hole
        | cards                   | kind            | ranks | because                       |
        | Ac Kd 9h \| Ad 2s 4d 6c | Three of a kind | AAAK6 | the nine                      |
        | Ac Ad Qh \| Js 2s 4d 6c | Three of a kind | AAAJ6 | the queen                     |
        | Ac Ad Ah \| Ks Qd 9c 5h | Four of a kind  | KKKKQ | all three aces count as kings |

    @source:low-hole-card-wild/wild
    Scenario Outline: The lowest hole card may also count as what it is
      It does where that is best.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: straights
        | cards                   | kind     | ranks | because                       |
        | 2c 3d 4h \| Ac 5d Kh 9s | Straight | 5432A | the two is itself             |
        | 6c 7d 8h \| 9s Td Kh 2c | Straight | JT987 | a jack is better than the six |
        | 8c 9d Th \| 6s 7d Kh Kc | Straight | T9876 | the eight is in the gap       |

    @source:low-hole-card-wild/wild @verdict:disputed
    Scenario: No flush has two aces
      The two is the king of hearts, beside the ace. Some houses allow a flush with two aces.

      Given hand 1 is "2c Ah Jh | 9h 4h 7s 8d"
      When the hands are read
      Then hand 1 is read as "Flush"
      And the wild in hand 1 stands for "Kh"

    @source:low-hole-card-wild/natural_beats_wild @verdict:disputed
    Scenario: A hand with more wild cards ties with the same hand of fewer
      In some houses the hand with fewer wild cards would win.

      Given hand 1 is "4c Qd Qh | Js 7d 6c 2h"
      And hand 2 is "4c Qd 4h | Js 7d 6c 2h"
      When the hands are compared
      Then it is a draw
      And the ranks of hand 1 are "QQQJ7"

  Rule: Five of a kind comes first, and the kind comes before the cards

    @source:low-hole-card-wild/categories
    Scenario Outline: Each kind of hand beats the next
      As there is always a wild card, no hand is below a pair, and none is two pair.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<next kind>"
      And it is decided by the "category"

      Examples: neighbours in the list
        | better                  | worse                   | its kind        | next kind       |
        | 2c 3d 3h \| 3s 3c 6d 8h | 2c Kh Qh \| Jh Th 4d 7s | Five of a kind  | Straight flush  |
        | 2h 3h 4h \| 5h Ah 9c Ks | 9c Ad Ah \| As Kd Qd 4c | Straight flush  | Four of a kind  |
        | 2c 3d 3h \| 3s 6d 8h 9c | 9c Ad Ah \| Ks Kd 5d 4c | Four of a kind  | Full house      |
        | 2c 3d 3h \| 4s 4d 7h 9c | 2c Ah Kh \| Jh 9h 7s 4d | Full house      | Flush           |
        | 2h 3h 5h \| 8h 9h Jd Ks | 3c Ad Kh \| Qs Jd 7c 6h | Flush           | Straight        |
        | 2c 3d 4h \| Ac 5d Th Qs | 9c Ad Ah \| Ks Qd 4c 3h | Straight        | Three of a kind |
        | 2c 3d 3h \| 7s 8d Jc Kh | 2c Ad Kh \| Qs 9d 8c 6h | Three of a kind | Pair            |

    @source:low-hole-card-wild/categories
    Scenario Outline: The first difference decides
      In each row, what is compared later would speak for the other hand where it can.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: the higher one wins
        | better                  | worse                   | kind           | what         | because              |
        | 3c Kd Kh \| Ks Ad 7c 5h | 3c Kd Kh \| Ks Qd 7c 5h | Four of a kind | kicker       | ace against queen    |
        | 3c Kd Kh \| 5s 5d 8h Tc | 3c Qd Qh \| Js Jd 7h 6c | Full house     | trips        | kings against queens |
        | 2c Ad Qh \| 9s 8d 5h 4c | 2c Ad Jh \| 9s 8d 5h 4c | Pair           | first kicker | queen against jack   |
        | 2c Ad Qh \| 9s 8d 5h 4c | 2c Ad Qh \| 9s 7d 5h 4c | Pair           | third kicker | eight against seven  |

  Rule: The hole cards are written before the bar

    @source:low-hole-card-wild/deal
    Scenario Outline: What is no hand of this game is refused
      A card that is there twice is an error, even if it is wild.

      Given hand 1 is "<cards>"
      When the hands are read
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards                   | reason      | because             |
        | 3c Kd \| 9h Qs 8d 6c 5h | hole cards  | a hole card too few |
        | 3c Kd 9h \| Qs 8d 6c    | up cards    | an up card too few  |
        | 3c 3c 9h \| Qs 8d 6c 5h | dealt twice | one three twice     |
        | 3c Jo 9h \| Qs 8d 6c 5h | no joker    | the pack has none   |
