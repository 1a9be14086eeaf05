Feature: New England seven-card hands
  The rules are those of rules/new-england-seven-card.yaml, which names their sources. The tag of a
  scenario says which line of that file it shows. All cards are chosen.

  Background:
    Given the rules "new-england-seven-card"

  Rule: Hands of six and seven cards have names and places of their own

    @source:new-england-seven-card/categories
    Scenario Outline: What a house is made of
      Four and three are a palace, four and two a mansion, three and three a hotel, three and two pairs
      a villa. Three pairs are a hand as well.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: pairs, threes and fours in seven cards
        | cards                | kind           | ranks   | because                   |
        | 9c 9d 9h 9s 4c 4d 4h | Palace         | 9999444 | four and three            |
        | 4c 4d 4h 4s 9c 9d 9h | Palace         | 4444999 | the four cards come first |
        | 9c 9d 9h 9s 4c 4d Kh | Mansion        | 999944K | four and two              |
        | 4c 4d 4h 4s Kc Kd 9h | Mansion        | 4444KK9 | four and two              |
        | 9c 9d 9h 4s 4c 4d Kh | Hotel          | 999444K | three and three           |
        | 4c 4d 4h 9s 9c Kd Kh | Villa          | 444KK99 | three and two pairs       |
        | 2c 2d 3c 3d 4c 4d 9h | Three pair     | 4433229 | three pairs               |
        | 4c 4d 4h 4s 9c Kd Jh | Four of a kind | 4444KJ9 | four, and no pair         |
        | 4c 4d 4h 9s 9c Kd Jh | Full house     | 44499KJ | three and one pair        |
        | 2c 2d 3c 3d 5c 8d 9h | Two pair       | 3322985 | two pairs                 |

    @source:new-england-seven-card/categories
    Scenario Outline: Long hands take six cards, grand ones all seven
      The ace begins a run or ends one, and never stands in the middle.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: runs
        | cards                | kind           | ranks   | because                              |
        | 9c 8d 7h 6s 5c 4d 3h | Grand straight | 9876543 | seven in a row                       |
        | Ac 2d 3h 4s 5c 6d 7h | Grand straight | 765432A | seven, the ace low                   |
        | Ac Kd Qh Js Tc 9d 8h | Grand straight | AKQJT98 | seven, the ace high                  |
        | 9c 8d 7h 6s 5c 4d Kh | Long straight  | 987654K | six in a row                         |
        | Ac 2d 3h 4s 5c 6d Kh | Long straight  | 65432AK | the king does not go on from the ace |
        | 9c 8d 7h 6s 5c 3d Kh | Straight       | 98765K3 | five in a row                        |
        | Qc Kd Ah 2s 3c 4d 9h | High card      | AKQ9432 | round the corner is no run           |

      Examples: suits
        | cards                | kind        | ranks   | because      |
        | Ah Qh Th 8h 6h 4h 2h | Grand flush | AQT8642 | seven hearts |
        | Ah Qh Th 8h 6h 4h Kd | Long flush  | AQT864K | six hearts   |
        | Ah Qh Th 8h 6h 4c Kd | Flush       | AQT86K4 | five hearts  |

      Examples: both
        | cards                | kind                 | ranks   | because                                     |
        | Ah 2h 3h 4h 5h 6h 7h | Grand straight flush | 765432A | seven in a row, all hearts                  |
        | 9h 8h 7h 6h 5h 4h Kd | Long straight flush  | 987654K | six in a row, all hearts                    |
        | 9h 8h 7h 6h 5h 4h Kh | Long straight flush  | 987654K | above the grand flush that it is as well    |
        | 9h 8h 7h 6h 5h Kd Qd | Straight flush       | 98765KQ | five in a row, all hearts                   |
        | 9h 8h 7h 6h 5h Kh Qd | Straight flush       | 98765KQ | above the long flush that it is as well     |
        | 9h 8h 7h 6h 5h 4d 3d | Straight flush       | 9876543 | above the grand straight that it is as well |
        | 9h 8h 7h 6h 5h Kh Qh | Grand flush          | KQ98765 | above the straight flush that it is as well |
        | 9h 8h 7h 6h 5d 4d Kh | Long straight        | 987654K | above the flush that it is as well          |
        | Kh 9h 8h 7h 6h 3h 5d | Long flush           | K987635 | above the straight that it is as well       |

    @source:new-england-seven-card/categories
    Scenario Outline: Each kind of hand beats the next
      A low hand of one kind against a high one of the next.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<next kind>"
      And it is decided by the "category"

      Examples: neighbours in the list
        | better               | worse                | its kind             | next kind           |
        | Ah 2h 3h 4h 5h 6h 7h | Kc Kd Kh Ks Ac Ad As | Grand straight flush | Palace              |
        | 2c 2d 2h 2s 3c 3d 3h | Ah Kh Qh Jh Th 9h 7c | Palace               | Long straight flush |
        | Ah 2h 3h 4h 5h 6h 8c | Ad Kd Qd Jd 9d 8d 7d | Long straight flush  | Grand flush         |
        | 2h 3h 4h 5h 7h 8h 9h | Ac Ad Ah As Kc Kd Qc | Grand flush          | Mansion             |
        | 2c 2d 2h 2s 3c 3d 4c | Ah Kh Qh Jh Th 8c 7d | Mansion              | Straight flush      |
        | Ah 2h 3h 4h 5h 8c 9d | Ac Ad As Kc Kd Kh Qs | Straight flush       | Hotel               |
        | 2c 2d 2h 3c 3d 3h 4s | Ac Ad Ah Kc Kd Qc Qd | Hotel                | Villa               |
        | 2c 2d 2h 3c 3d 4c 4d | As Kd Qh Js Tc 9h 8s | Villa                | Grand straight      |
        | Ac 2d 3h 4s 5c 6d 7h | Kc Kd Kh Ks As Qd Jh | Grand straight       | Four of a kind      |
        | 2c 2d 2h 2s 3c 4d 6h | Ah Kh Qh Jh 9h 8h 7c | Four of a kind       | Long flush          |
        | 2h 3h 4h 6h 7h 8h Ts | Ac Kd Qs Jc Td 9c 7d | Long flush           | Long straight       |
        | Ac 2d 3h 4s 5c 6d 8h | Ad Ah Kc Kd Qc Qd Jh | Long straight        | Three pair          |
        | 2c 2d 3c 3d 4c 4d 5h | Ac Ad Ah Kc Kd Qh Js | Three pair           | Full house          |
        | 2c 2d 2h 3s 3c 4d 6h | As Ks Qs Js 9s 8c 7d | Full house           | Flush               |
        | 7h 5h 4h 3h 2h 9c Ts | Ac Kd Qs Jc Td 8d 7c | Flush                | Straight            |
        | 5c 4d 3h 2s Ac Tc 9d | Ad Ah As Ks Qd Jc 9h | Straight             | Three of a kind     |
        | 2c 2d 2h 4s 5d 7c 9h | Ac Ad Kh Ks Qd Jh 9c | Three of a kind      | Two pair            |
        | 3c 3d 2h 2s 5d 7c 9h | Ac Ad Kh Qs Jd 9d 8c | Two pair             | Pair                |
        | 2c 2d 4h 5s 7d 8c Th | Ac Kd Qh Js 9d 8h 7c | Pair                 | High card           |

  Rule: The cards that a hand does not need are compared last, all of them

    @source:new-england-seven-card/categories
    Scenario Outline: The first difference decides
      Of two straights with the same cards the one with the higher cards beside it wins.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: the cards that make the hand
        | better               | worse                | kind           | what        |
        | 9c 9d 9h 9s 2c 2d 2h | 8c 8d 8h 8s Ac Ad Ah | Palace         | quads       |
        | 9c 9d 9h 9s 3c 3d 2h | 8c 8d 8h 8s Ac Ad Kh | Mansion        | quads       |
        | 9c 9d 9h 4s 4c 4d 2h | 8c 8d 8h 7s 7c 7d Ah | Hotel          | high trips  |
        | 9c 9d 9h 3s 3c 2d 2h | 8c 8d 8h As Ac Kd Kh | Villa          | trips       |
        | 9c 8d 7h 6s 5c 4d 3h | Ac 2d 3s 4h 5d 6c 7s | Grand straight | run         |
        | 9c 8d 7h 6s 5c 4d 2h | 8c 7d 6h 5s 4c 3d Ah | Long straight  | run         |
        | 9h 8h 7h 6h 5h 2c 3d | 8d 7d 6d 5d 4d As Kc | Straight flush | run         |
        | Kc Kd 3h 3s 2c 2d 4h | Qc Qd Jh Js Tc Td Ah | Three pair     | high pair   |
        | Kc Kd 8h 8s 2c 2d 4h | Kh Ks 7c 7d 6h 6s Ah | Three pair     | middle pair |
        | Kc Kd 8h 8s 6c 6d 4h | Kh Ks 8c 8d 5h 5s Ah | Three pair     | low pair    |
        | Kc Kd 2h 2s 4d 7c 9h | Qc Qd Jh Js 8s 5d 3c | Two pair       | high pair   |

      Examples: the cards beside it
        | better               | worse                | kind                | what                    |
        | Ah Jh 9h 7h 5h 3h Kc | Ad Jd 9d 7d 5d 2d Qc | Long flush          | sixth card of the flush |
        | Ah Jh 9h 7h 5h 3h Kc | Ad Jd 9d 7d 5d 3d Qc | Long flush          | kicker                  |
        | 9h 8h 7h 6h 5h 4h Kc | 9d 8d 7d 6d 5d 4d Qc | Long straight flush | kicker                  |
        | 9c 8d 7h 6s 5c 4d Kh | 9d 8h 7s 6c 5d 4h Qs | Long straight       | kicker                  |
        | 9h 8h 7h 6h 5h Kd Qc | 9d 8d 7d 6d 5d Ks Jc | Straight flush      | second kicker           |
        | 9c 8d 7h 6s 5c Kd Qh | 9d 8h 7s 6c 5d Ks Jc | Straight            | second kicker           |
        | Ac Kc Qc Jc 9c 8d 7h | Ad Kd Qd Jd 9d 8s 6h | Flush               | second kicker           |
        | Kc Kd 8h 8s 6c 6d 4h | Kh Ks 8c 8d 6h 6s 3h | Three pair          | kicker                  |
        | Kc Kd 4h 4s 9d 7h 3c | Kh Ks 4c 4d 9c 7d 2h | Two pair            | third kicker            |
        | Kc Kd Qh Ts 8d 6h 3c | Kh Ks Qd Tc 8h 6s 2d | Pair                | fifth kicker            |
        | Ac Qd Th 8s 6d 4h 3c | Ad Qh Ts 8d 6c 4s 2d | High card           | sixth kicker            |

    @source:new-england-seven-card/suits
    Scenario: Suits decide nothing
      The same seven ranks share.

      Given hand 1 is "9c 8d 7h 6s 5c Kd Qh"
      And hand 2 is "9d 8h 7s 6c 5d Ks Qc"
      When the hands are compared
      Then it is a draw

  Rule: All hands come from one pack without a joker

    @source:new-england-seven-card/one_deck
    Scenario Outline: Hands that one pack cannot give are refused
      A hand has seven cards.

      Given hand 1 is "<cards>"
      And hand 2 is "Ac Qd 9h 8s 6d 3c 2h"
      When the hands are compared
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards                | reason            | because           |
        | Ac Ks Jh 7s 5d 3d 2s | dealt twice among | the ace of clubs  |
        | Kc Kc Jh 7s 5d 3d 2s | dealt twice       | one king twice    |
        | Kc Jo Jh 7s 5d 3d 2s | no joker          | the pack has none |
        | Kc Ks Jh 7s 5d 3d    | 6 cards           | one too few       |
