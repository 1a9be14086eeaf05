Feature: Seven-card stud high-low, without a qualifier
  The rules are those of rules/stud-hi-lo.yaml, which names its sources. The tag of a scenario says
  which line of that file it shows. All cards are chosen. Steps speak of the high half, the first
  of the two prizes.

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
