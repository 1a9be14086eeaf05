Feature: Hold'em, lowest board card wild
  The rules are those of rules/lowest-board-card-wild.yaml, which names its sources. The tag of a
  scenario says which line of that file it shows. All cards are chosen.

  Background:
    Given the rules "lowest-board-card-wild"

  Rule: The lowest card of the board is wild, and all of its rank

    @source:lowest-board-card-wild/wild
    Scenario Outline: The same hole cards on boards that differ in one card
      The last card may take the wild card away from who had it in the hole. The hole cards are
      5-5.

      Given the board "<board>"
      And hand 1 is "5c 5d"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: how low the board is
        | board          | kind            | ranks | because                                |
        | Kc Jd 9s 7h 5h | Four of a kind  | KKKKJ | three fives are wild and join the king |
        | Kc Kd 9s 7h 5h | Five of a kind  | KKKKK | or the pair of kings                   |
        | Kc Jd 9s 7h 4h | Three of a kind | 555KJ | the four is wild                       |
        | Kc Jd 9s 7h 6h | Three of a kind | 555KJ | the six is wild, lower fives are not   |

    @source:lowest-board-card-wild/wild
    Scenario: A lower card in the hole is not wild
      Only the board says what is: the four, not the two.

      Given the board "Kc Jd 9s 7h 4h"
      And hand 1 is "2c 2d"
      And hand 2 is "4c 8d"
      When the hands are compared
      Then hand 2 wins with "Straight"
      And hand 1 is read as "Three of a kind"
      And the ranks of hand 2 are "KQJT9"

    @source:lowest-board-card-wild/wild
    Scenario: The ace on the board is high
      The lowest card is the three, and no ace is wild.

      Given the board "Ac Kd 9s 7h 3h"
      And hand 1 is "Ad 8c"
      And hand 2 is "3c 8d"
      When the hands are compared
      Then hand 2 wins with "Straight"
      And hand 1 is read as "Three of a kind"
      And the ranks of hand 1 are "AAAK9"

    @source:lowest-board-card-wild/wild
    Scenario: A pair of the lowest on the board gives everybody two wild cards
      Both threes are wild.

      Given the board "Ac Kd 9s 3s 3h"
      And hand 1 is "Ad 8c"
      And hand 2 is "Qh Jd"
      When the hands are compared
      Then hand 1 wins with "Four of a kind"
      And hand 2 is read as "Straight"
