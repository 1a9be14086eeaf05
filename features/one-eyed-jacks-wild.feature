Feature: One-eyed jacks wild
  The rules are those of rules/one-eyed-jacks-wild.yaml, which names their source. The tag of a
  scenario says which line of that file it shows. All cards are chosen. Hands stand each for itself,
  so that a card may be in two of them.

  Background:
    Given the rules "one-eyed-jacks-wild"

  Rule: The one-eyed jacks are the jacks of hearts and of spades

    @source:one-eyed-jacks-wild/wild
    Scenario Outline: Which court cards are wild
      Evaluators are known to take other cards for the one-eyed jacks. The suicide king is the king of
      hearts, the man with the axe the king of diamonds; neither is wild here.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: one court card and four others
        | cards          | kind      | ranks | because                     |
        | Jh Ac 9d 6c 4d | Pair      | AA964 | the jack of hearts is wild  |
        | Js Ac 9d 6c 4d | Pair      | AA964 | the jack of spades is wild  |
        | Jc Ac 9d 6c 4d | High card | AJ964 | the jack of clubs is not    |
        | Jd Ac 9d 6c 4d | High card | AJ964 | the jack of diamonds is not |
        | Kh Ac 9d 6c 4d | High card | AK964 | the suicide king is not     |
        | Kd Ac 9d 6c 4d | High card | AK964 | the man with the axe is not |

    @source:one-eyed-jacks-wild/wild
    Scenario Outline: One-eyed jacks are any card, and also jacks
      They count as what is printed on them where that is best.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: one or two one-eyed jacks
        | cards          | kind            | ranks | because                                   |
        | Jh Js 9c 9d 4h | Four of a kind  | 99994 | two nines with both                       |
        | Jh Js 9c 9d 9h | Five of a kind  | 99999 | three nines with both                     |
        | Jh Js 9c 7d 4h | Three of a kind | 99974 | a nine with both, though a jack is higher |
        | Jc Jd 9c 9d 4h | Two pair        | JJ994 | both jacks see with two eyes              |
        | Jc Jd Jh Js 4h | Four of a kind  | JJJJ4 | all four jacks                            |
        | Jc Jd Jh Ks 4h | Three of a kind | JJJK4 | a third jack                              |
        | Jh Ac Kc Qc Tc | Straight flush  | AKQJT | as the jack of clubs                      |
        | Jh Ah Kh Qh Th | Straight flush  | AKQJT | as itself                                 |
        | Jh Ah Kh 9h 4h | Flush           | AKQ94 | as the queen rather than itself           |
        | Jh Td 9c 8s 7d | Straight        | JT987 | as itself                                 |
        | Js Td 9c 8s 6d | Straight        | T9876 | in the gap                                |
        | Js Ac 2d 3h 4d | Straight        | 5432A | as a five                                 |

    @source:one-eyed-jacks-wild/hand
    Scenario Outline: Of seven cards the jacks pick the best hand of all
      Evaluators are known to go wrong with two wild cards among seven.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: both one-eyed jacks and five cards
        | cards                | kind           | ranks | because                                 |
        | Jh Js 6c 6d 6h 6s 9d | Five of a kind | 66666 | six that can be sixes                   |
        | Jh Js Jc Jd Kh Kd 2c | Four of a kind | KKKKJ | kings with both, and a jack beside them |
        | Jh Js Jc Jd Th Td 2c | Four of a kind | JJJJT | jacks are above tens                    |
        | Jh Js 9c 7c 5c Kd Ks | Straight flush | 98765 | four kings would be less                |
        | Jh Js 9c 7c 5d Kd 2s | Straight       | 98765 | the five is a diamond                   |

    @source:one-eyed-jacks-wild/wild @verdict:disputed
    Scenario: No flush has two aces
      Beside ace and king the jack of spades is the queen of hearts. Some houses allow a flush with two
      aces.

      Given hand 1 is "Js Ah Kh 9h 4h"
      When the hands are read
      Then hand 1 is read as "Flush"
      And the wild in hand 1 stands for "Qh"

    @source:one-eyed-jacks-wild/natural_beats_wild @verdict:disputed
    Scenario: A hand with a one-eyed jack ties with the same hand without
      In some houses the natural hand would win.

      Given hand 1 is "Kc Kd Jh 9s 4d"
      And hand 2 is "Kc Kd Ks 9s 4d"
      When the hands are compared
      Then it is a draw

  Rule: Five of a kind comes first, and the kind comes before the cards

    @source:one-eyed-jacks-wild/categories
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
        | 2c 2d 2h Jh Js | Ac Kc Qc Jh Tc | Five of a kind  | Straight flush  |
        | Ah 2h 3h Jh Js | Ac Ad Ah Js Kd | Straight flush  | Four of a kind  |
        | 2c 2d 2h Js 3d | Ac Ad Js Ks Kd | Four of a kind  | Full house      |
        | 2c 2d 2h 3s 3c | Ah Kh Qh 9h Js | Full house      | Flush           |
        | 7h 5h 4h 3h 2h | Ac Kd Qh Jc Td | Flush           | Straight        |
        | Ac 2d 3h 4s Jh | Ac Ad Ks Qh Jh | Straight        | Three of a kind |
        | 2c 2d 3h 6s Jh | Ac Ad Kh Ks Qd | Three of a kind | Two pair        |
        | 3c 3d 2h 2s 4d | Ac Jh Kd Qs 9d | Two pair        | Pair            |
        | 2c 2d 3h 4s 5d | Ac Kd Qh Jc 9d | Pair            | High card       |

    @source:one-eyed-jacks-wild/categories
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

    @source:one-eyed-jacks-wild/suits
    Scenario: Suits decide nothing
      The same ranks share.

      Given hand 1 is "Kc Kd 9h 5s 4d"
      And hand 2 is "Kh Ks 9d 5c 4c"
      When the hands are compared
      Then it is a draw

  Rule: The pack has fifty-two different cards and no joker

    @source:one-eyed-jacks-wild/deck
    Scenario Outline: What is no hand of this pack is refused
      A card that is there twice is an error, even if it is wild.

      Given hand 1 is "<cards>"
      When the hands are read
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards                   | reason      | because                 |
        | Jh Jh Qh 8s 9d          | dealt twice | one one-eyed jack twice |
        | Jo Kd Qh 8s 9d          | no joker    | the pack has none       |
        | Jh Kd Qh 8s             | 4 cards     | one too few             |
        | Jh Kc Qd Ts 9s 8d 7c 5h | 8 cards     | one too many            |
