Feature: Kings and lows (kings and little ones)
  The rules are those of rules/kings-and-lows.yaml, which names their source. The tag of a scenario
  says which line of that file it shows. All cards are chosen. Hands stand each for itself, so that a
  card may be in two of them.

  Background:
    Given the rules "kings-and-lows"

  Rule: Kings are wild, and so are the lowest card of the hand and all of its rank

    @source:kings-and-lows/wild
    Scenario Outline: Each hand has its own wild cards
      Which rank is the lowest is looked for anew in each hand.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: without a king
        | cards          | kind            | ranks | because                                 |
        | 3d 5h 7s 9c Jd | Pair            | JJ975 | the three is wild                       |
        | 4d 4h 6s 9c Jd | Three of a kind | JJJ96 | both fours are wild                     |
        | 7d 7h 7s 7c Qd | Five of a kind  | QQQQQ | all four sevens are wild                |
        | Qc Qd As Ah Jd | Full house      | AAAQQ | the jack is wild, no court card is safe |

      Examples: with kings
        | cards          | kind            | ranks | because                               |
        | Kc 3d 5h 9s Jc | Three of a kind | JJJ95 | the king and the three                |
        | Kc 3d 3h 9s 9c | Five of a kind  | 99999 | the king and both threes              |
        | Qc Qd Kh 5s 5d | Five of a kind  | QQQQQ | the king and both fives               |
        | Kc Kd Kh Ks 4d | Five of a kind  | AAAAA | all five cards are wild               |
        | Kc Ad Ah As Qd | Five of a kind  | AAAAA | the king and the queen                |
        | Kc Kd Ah As Ad | Five of a kind  | AAAAA | kings are the lowest, and wild anyway |

    @source:kings-and-lows/wild @verdict:disputed
    Scenario Outline: The ace is not the lowest card
      It is high when the lowest card is looked for. In some houses a player may call his aces low, and
      they are wild then.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: aces beside other cards
        | cards          | kind            | ranks | because                      |
        | Ac 2d 5h 9s Jc | Pair            | AAJ95 | the two is wild, not the ace |
        | Ac Ad 8h 8s Kd | Five of a kind  | AAAAA | the eights are wild          |
        | Ac Ad 8h 9s Jd | Three of a kind | AAAJ9 | the eight is wild            |

    @source:kings-and-lows/wild
    Scenario Outline: The lowest card may also count as what it is
      It does where that is best.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: low cards in straights
        | cards          | kind           | ranks | because                         |
        | Ac 2d 3h 4s 5c | Straight       | 5432A | the two is itself               |
        | 6d 7h 8s 9c Td | Straight       | JT987 | a jack is better than the six   |
        | Kd Ah Qs Jc Td | Straight       | AKQJT | king and ten are themselves     |
        | Kd 9h Qd Jd Td | Straight flush | AKQJT | the nine is the ace of diamonds |

    @source:kings-and-lows/hand
    Scenario Outline: Of seven cards the wild ones pick the best hand of all
      Which rank is the lowest is looked for among all seven.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: seven cards
        | cards                | kind           | ranks | because                               |
        | 4c 9d 9h Js Qs Kd 2h | Four of a kind | 9999Q | the king and the two; the four is not |
        | 4c 4d 9h 9s Qs Kd Jh | Five of a kind | 99999 | the king and both fours               |
        | 6c 6d 6h Th 8h As Qc | Straight flush | QJT98 | three sixes, and two hearts           |

    @source:kings-and-lows/wild @verdict:disputed
    Scenario: No flush has two aces
      The two is the king of hearts, beside the ace. Some houses allow a flush with two aces.

      Given hand 1 is "2c Ah Jh 9h 4h"
      When the hands are read
      Then hand 1 is read as "Flush"
      And the wild in hand 1 stands for "Kh"

    @source:kings-and-lows/natural_beats_wild @verdict:disputed
    Scenario: A hand with more wild cards ties with the same hand of fewer
      In some houses the hand with fewer wild cards would win.

      Given hand 1 is "Qc Qd 2h 9s 5d"
      And hand 2 is "Qc Kd 2h 9s 5d"
      When the hands are compared
      Then it is a draw
      And hand 1 is read as "Three of a kind"

  Rule: Five of a kind comes first, and the kind comes before the cards

    @source:kings-and-lows/categories
    Scenario Outline: Each kind of hand beats the next
      As there is always a wild card, no hand is below a pair; two pair take a hand whose wild card is
      no better than itself, and there is none.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<next kind>"
      And it is decided by the "category"

      Examples: neighbours in the list
        | better         | worse          | its kind        | next kind       |
        | 2c 3d 3h 3s 2d | Ah Kh Qh Jh 9c | Five of a kind  | Straight flush  |
        | Ah 2h 3h 4h 5h | Ac Ad Ah 9s Qd | Straight flush  | Four of a kind  |
        | 2c 3d 3h 3s 4d | Ac Ad Qh Qs 9d | Four of a kind  | Full house      |
        | 2c 3d 3h 4s 4c | Ah Qh Jh 9h 8c | Full house      | Flush           |
        | 9h 7h 4h 3h 2h | Ac Qd Jh Ts 9c | Flush           | Straight        |
        | Ac 2d 3h 4s 5d | Ac Ad Qs Th 9c | Straight        | Three of a kind |
        | 2c 3d 3h 5s 7d | Ac Qd Jh 9s 8c | Three of a kind | Pair            |

    @source:kings-and-lows/categories
    Scenario Outline: The first difference decides
      In each row, what is compared later would speak for the other hand where it can.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: the higher one wins
        | better         | worse          | kind            | what          | because             |
        | 4c 9d 9h As 6d | 4c 9d 9h Qs Jd | Three of a kind | first kicker  | ace against queen   |
        | 4c 9d 9h As 7d | 4c 9d 9h As 6d | Three of a kind | second kicker | seven against six   |
        | 2c Ad 8h 7s 4d | 2c Qd Jh 9s 6d | Pair            | pair          | aces against queens |
        | 2c Ad Qh 7s 5d | 2c Ad Jh 8s 6d | Pair            | first kicker  | queen against jack  |
        | 2c Ad Qh 8s 5d | 2c Ad Qh 8s 4d | Pair            | third kicker  | five against four   |

  Rule: The pack has fifty-two different cards and no joker

    @source:kings-and-lows/deck
    Scenario Outline: What is no hand of this pack is refused
      A card that is there twice is an error, even if it is wild.

      Given hand 1 is "<cards>"
      When the hands are read
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards                   | reason      | because           |
        | Kc Kc Qh 8s 9d          | dealt twice | one king twice    |
        | Jo Kd Qh 8s 9d          | no joker    | the pack has none |
        | Kh Qd 8s 9d             | 4 cards     | one too few       |
        | Kc Qd Jh 9s 8d 7c 5h 4s | 8 cards     | one too many      |
