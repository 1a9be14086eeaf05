Feature: Seven-card stud high-low, without a qualifier
  The rules are those of rules/stud-hi-lo.yaml, which names its sources. The tag of a scenario says
  which line of that file it shows. All cards are chosen. Steps speak of the high half, the first
  of the two prizes, unless they name the other.

  Background:
    Given the rules "stud-hi-lo"

  Rule: The high half is that of seven-card stud

    @source:stud-hi-lo/prizes
    Scenario Outline: The best five cards of the seven
      The low half may take other five of them.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: good for both halves, or for one
        | cards                | kind       | ranks | because                                  |
        | Ac 2d 3h 4s 5c Kd Kh | Straight   | 5432A | the wheel, which is the best low as well |
        | Ac 2c 3c 4c 8c Kd Kh | Flush      | A8432 | five low clubs                           |
        | Kc Kd Ks 2c 2d 2h 3s | Full house | KKK22 | and a poor low                           |
        | 8c 7d 5h 4s 2c Kd Qh | High card  | KQ875 | a fine low                               |

    @source:stud-hi-lo/prizes
    Scenario: The ace is high in the high half
      In the low half it is the lowest card.

      Given hand 1 is "Ac Ad 9h 7s 4c 3d 2h"
      And hand 2 is "Kc Kd Qh Js 9c 5d 2s"
      When the hands are compared
      Then hand 1 wins with "Pair"
      And the ranks of hand 1 are "AA974"

  Rule: The low half is ace-to-five, and there is always one

    @source:stud-hi-lo/prizes
    Scenario Outline: Without a qualifier any hand may be the lowest
      Straights and flushes do not count, the ace is the lowest card, and of seven cards the lowest five
      are taken.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>" for the "low"
      And the ranks of hand 1 are "<ranks>" for the "low"

      Examples: from the wheel up
        | cards                | kind     | ranks | because                                              |
        | Ac 2c 3c 4c 5c Kd Kh | No pair  | 5432A | a straight flush does not count                      |
        | 8c 7d 5h 4s 2c Kd Qh | No pair  | 87542 | eight-high                                           |
        | Kc Qd Jh Ts 9c 9d 9h | No pair  | KQJT9 | even a king-high low                                 |
        | Kc Ks Qc Qd 9h 9d 2h | Pair     | 99KQ2 | four ranks: the lowest pair, and the others          |
        | Kc Kd Ks 2c 2d 2h 3s | Two pair | KK223 | three ranks: two pair are lower than three of a kind |

  Rule: Each half is won by itself

    @source:stud-hi-lo/prizes
    Scenario Outline: Of two players each wins a part of the pot
      Half of the pot for each half of the game; those who tie for one share its half.

      Given hand 1 is "<hand 1>"
      And hand 2 is "<hand 2>"
      When the hands are compared
      Then the shares are "<shares>"

      Examples: of two players
        | hand 1               | hand 2               | shares  | because                                       |
        | Ac 2d 3h 4s 5c Kd Kh | Qc Qd Jh Js Td 9c 9h | 1 0     | one scoops: the wheel, both ways              |
        | 8c 7d 5h 4s 2c Kd Qh | Kc Ks Qc Qs 9h 9d 2h | 1/2 1/2 | eight-low, and kings up                       |
        | Kc Kd Ks 2c 2d 2h 3s | Qc Qd Qh Jc Jd Js 9c | 1/2 1/2 | kings full, and queens up, the lower two pair |
        | Ac 2d 3h 4s 7c Kd Kh | Ad 2h 3s 4c 7d Qh Jc | 3/4 1/4 | the low is shared: one is quartered           |
        | Ac 2d 3h 4s 7c Kd Qh | Ad 2h 3s 4c 7d Kc Qd | 1/2 1/2 | both halves are shared                        |

    @source:stud-hi-lo/prizes
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
