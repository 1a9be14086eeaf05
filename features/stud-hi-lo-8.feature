Feature: Seven-card stud high-low, eight or better
  The rules are those of rules/stud-hi-lo-8.yaml, which names their source. The tag of a scenario says
  which line of that file it shows. All cards are chosen.

  Background:
    Given the rules "stud-hi-lo-8"

  Rule: For the high half the best five of seven cards are played

    @source:stud-hi-lo-8/hand
    Scenario Outline: A low hand may be high as well
      Straights and flushes of low cards count in the high half.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: seven cards
        | cards                | kind           | ranks | because                      |
        | Ac 2d 3h 4s 5c Kd Kh | Straight       | 5432A | the wheel                    |
        | Ac 2d 3h 4s 5c 6d Kh | Straight       | 65432 | the wheel would be lower     |
        | Ac 2c 3c 4c 8c Kd Kh | Flush          | A8432 | a flush of low cards         |
        | 2c 2d 3c 3d 4c 4d 9h | Two pair       | 44339 | three pairs                  |
        | 2c 2d 2h 3c 3d 3h 9s | Full house     | 33322 | two threes of a kind         |
        | 8h 7h 6h 5h 4h Ac Ad | Straight flush | 87654 | a pair of aces beside it     |
        | Qc Kd Ah 2s 3d 8c 9h | High card      | AKQ98 | no run goes round the corner |

  Rule: In the high half there are nine kinds of hand, and the kind comes before the cards

    @source:stud-hi-lo-8/prizes
    Scenario Outline: Each kind of hand beats the next, however high its cards
      The lowest hand of one kind against the highest of the next, on fifth street.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<next kind>"
      And it is decided by the "category"

      Examples: neighbours in the list
        | better         | worse          | its kind        | next kind       |
        | 5h 4h 3h 2h Ah | Kc Kd Kh Ks Ac | Straight flush  | Four of a kind  |
        | 2c 2d 2h 2s 3c | Ac Ad Ah Ks Kd | Four of a kind  | Full house      |
        | 2c 2d 2h 3s 3c | Ah Kh Qh Jh 9h | Full house      | Flush           |
        | 7h 5h 4h 3h 2h | Ac Kd Qs Js Td | Flush           | Straight        |
        | 5c 4d 3h 2s Ac | Ad Ah As Ks Qd | Straight        | Three of a kind |
        | 2c 2d 2h 4s 3d | Ac Ad Kh Ks Qd | Three of a kind | Two pair        |
        | 3c 3d 2h 2s 4d | Ac Ad Kh Qs Jd | Two pair        | Pair            |
        | 2c 2d 5h 4s 3c | Ac Kd Qh Js 9d | Pair            | High card       |

    @source:stud-hi-lo-8/prizes
    Scenario: In the high half the ace is high
      A pair of aces beats a pair of kings, though its holder has a low as well.

      Given hand 1 is "Ac Ad 2h 3s 4d 8c Th"
      And hand 2 is "Kc Kd Qh Js 9d 7c 5h"
      When the hands are compared
      Then hand 1 wins with "Pair"
      And it is decided by the "pair"

  Rule: For the low half five of the seven cards make five ranks from the eight down

    @source:stud-hi-lo-8/prizes
    Scenario Outline: Straights and flushes do not matter in a low
      The high half may take other cards of the seven, or the same; no other hand qualifies. Hand 2 has
      no low anywhere.

      When the deals are judged:
        """
        <hand 1>
        <hand 2>
        """
      Then the output is:
        """
        high: <high>; low: <low>
        """

      Examples: two players
        | hand 1               | hand 2               | high             | low                     | because                  |
        | Ac 2d 3h 4s 5c Kd Kh | Qc Qd Jh Js Td 9c 9h | 1 Straight 5432A | 1 Eight or better 5432A | a straight high          |
        | Ac 2c 3c 4c 8c Kd Kh | Qc Qd Jh Js Td 9c 9h | 1 Flush A8432    | 1 Eight or better 8432A | a flush high             |
        | Ac Ad 2h 2s 3c 6d 8h | Qc Qd Jh Js Td 9c 9h | 1 Two pair AA228 | 1 Eight or better 8632A | two pair high            |
        | 8c 7d 6h 5s 4c Kd Kh | Qc Qd Jh Js Td 9c 9h | 1 Straight 87654 | 1 Eight or better 87654 | the worst that qualifies |
        | Ac 2d 3h 4s 9c Kd Kh | Qc Qd Jh Js Td 9d 9h | 2 Two pair QQJJT | nobody qualifies        | a nine                   |
        | Ac 2d 3h 4s 4c Kd Kh | Qc Qd Jh Js Td 9d 9h | 1 Two pair KK44A | nobody qualifies        | the fifth rank is a king |

    @source:stud-hi-lo-8/prizes
    Scenario Outline: Which five of the seven cards are the low
      Highest card first. The high half may be made of others.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 plays "<high>" for the "high"
      And hand 1 plays "<low>" for the "low"

      Examples: both halves of one hand
        | cards                | high           | low            | because                              |
        | Ac 2d 3h 4s 5c Kd Kh | 5c 4s 3h 2d Ac | 5c 4s 3h 2d Ac | the wheel, both ways                 |
        | Ac Ad 2h 2s 3c 6d 8h | Ac Ad 2h 2s 8h | 8h 6d 3c 2h Ac | two pair, and one of each            |
        | 8c 7d 6h 5s 3c Kd Kh | Kd Kh 8c 7d 6h | 8c 7d 6h 5s 3c | a pair of kings, and the five others |

    @source:stud-hi-lo-8/prizes
    Scenario Outline: A hand without a low
      A nine is too high, and a pair does not count for two.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 has no category for the "low"

      Examples: four low ranks
        | cards                | because                      |
        | Ac 2d 3h 4s 9c Kd Kh | nine-high                    |
        | Ac 2d 3h 4s 4c Ad 2h | ace to four, and three pairs |
        | Kc Kd Qh Qs Jc Jd Ts | no low card at all           |

  Rule: Each half is won by itself, and a half that nobody qualifies for goes to the other

    @source:stud-hi-lo-8/prizes
    Scenario Outline: Each half has its own winner
      Who wins both, or the one that is left, scoops the pot; who shares a half with one other has a quarter.

      When the deals are judged:
        """
        <hand 1>
        <hand 2>
        """
      Then the output is:
        """
        high: <high>; low: <low>
        """

      Examples: two players
        | hand 1               | hand 2               | high               | low                     | because                                  |
        | Ac 2d 3h 4s 5c Kd Qh | Kc Kh Ks Jd Jh 9c 2c | 2 Full house KKKJJ | 1 Eight or better 5432A | a half each                              |
        | Ac 2d 3h 4s 5c Kd Qh | Kc Kh 9s Jd 7h 6c 2c | 1 Straight 5432A   | 1 Eight or better 5432A | one scoops                               |
        | Kc Kh 9s Jd 7h 6c 2c | Qc Qh Ts 8d 7c 5c 3c | 1 Pair KKJ97       | nobody qualifies        | the high hand scoops                     |
        | Ac 2d 3h 4s 7c Kd Kh | Ad 2h 3s 4c 7d Qh Jc | 1 Pair KKA74       | DRAW                    | three quarters and a quarter             |
        | Ac 2d 3h 4s 7c Kd Qh | Ad 2h 3s 4c 7d Kc Qd | DRAW               | DRAW                    | a half each: both are shared             |
        | 8c 7d 6h 4s 3c Kd Qh | 9d 7h 6s 4c 3h Kc Ks | 2 Pair KK976       | 1 Eight or better 87643 | eight-high qualifies, nine-high does not |
        | 7c 6d 4h 3s 2c Kd Qh | 8c 5d 4s 3h Ac Kh Ks | 2 Pair KKA85       | 1 Eight or better 76432 | a seven is lower than an eight           |

    @source:stud-hi-lo-8/prizes
    Scenario Outline: Of two players each wins a part of the pot
      Half of the pot for each half of the game; those who tie for one share its half.

      Given hand 1 is "<hand 1>"
      And hand 2 is "<hand 2>"
      When the hands are compared
      Then the shares are "<shares>"

      Examples: of two players
        | hand 1               | hand 2               | shares  | because                                               |
        | Ac 2d 3h 4s 5c Kd Qh | Kc Kh Ks Jd Jh 9c 2c | 1/2 1/2 | a half each: kings full, and the wheel                |
        | Ac 2d 3h 4s 5c Kd Qh | Kc Kh 9s Jd 7h 6c 2c | 1 0     | one scoops: a straight beats kings                    |
        | Kc Kh 9s Jd 7h 6c 2c | Qc Qh Ts 8d 7c 5c 3c | 1 0     | nobody has a low, and kings take all                  |
        | Ac Kd Qh Js 9c 9d 2h | Ad Kc Qs Jh 9h 9s 2d | 1/2 1/2 | nobody has a low, and the high hands tie              |
        | Ac 2d 3h 4s 7c Kd Kh | Ad 2h 3s 4c 7d Qh Jc | 3/4 1/4 | the low is shared: one is quartered                   |
        | Kc Kd Ah 8s 7c 3d 2c | Kh Ks Ad 8c 7d 5h 4s | 3/4 1/4 | the high half is shared: kings with ace, eight, seven |
        | Ac 2d 3h 4s 7c Kd Qh | Ad 2h 3s 4c 7d Kc Qd | 1/2 1/2 | both halves are shared                                |

    @source:stud-hi-lo-8/prizes
    Scenario Outline: Of three players each wins a part of the pot
      Half of the pot for each half of the game; those who tie for one share its half.

      Given hand 1 is "<hand 1>"
      And hand 2 is "<hand 2>"
      And hand 3 is "<hand 3>"
      When the hands are compared
      Then the shares are "<shares>"

      Examples: of three players
        | hand 1               | hand 2               | hand 3               | shares      | because                                 |
        | Ac 2d 3h 4s 7c Kd Kh | Ad 2h 3s 4c 7d Qh Jc | As 5d 5h 5c 9d Td Js | 1/4 1/4 1/2 | two share the low, three fives are high |
        | Ac 2d 3h 4s 7c Kd Kh | Ad 2h 3s 4c 7d Qh Jc | As 2s 3c 4h 7h Qd Jd | 2/3 1/6 1/6 | all share the low                       |
        | Ac 2d 3h 4s 7c Kd Qh | Ad 2h 3s 4c 7d Kc Qd | Qs Jh 9c 8d 6h 5c 3c | 1/2 1/2 0   | two share both halves                   |
        | Kc Kh 9s Jd 7h 6c 2c | Qc Qh Ts 8d 7c 5c 3c | Ah Ad Th 9d 8h 4s 2d | 0 0 1       | nobody has a low, and aces take all     |

  Rule: All hands come from one pack without a joker

    @source:stud-hi-lo-8/one_deck
    Scenario Outline: Hands that one pack cannot give are refused
      No player may hold another player's card.

      Given hand 1 is "<cards>"
      And hand 2 is "Ac Qd 9h 8s 6d 3c 2h"
      When the hands are compared
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards                   | reason            | because                  |
        | Ac Ks Jh 7s 5d 3d 2s    | dealt twice among | the ace of clubs         |
        | Kc Kc Jh 7s 5d 3d 2s    | dealt twice       | one king twice           |
        | Kc Jo Jh 7s 5d 3d 2s    | no joker          | the pack has none        |
        | Kc Ks Jh 7s 5d 3d 2s 2c | 8 cards           | an eighth card           |
        | Kc Ks Jh 7s             | 4 cards           | fourth street, too early |
