Feature: Short-deck hold'em, three of a kind over the straight
  The rules are those of rules/short-deck-trips-over-straight.yaml, which names their source and
  builds on short-deck. The tag of a scenario says which line of these files it shows. All cards are
  chosen.

  Background:
    Given the rules "short-deck-trips-over-straight"

  Rule: Three of a kind beats a straight, and a flush beats a full house

    @source:short-deck-trips-over-straight/categories @verdict:disputed
    Scenario: Three sixes beat the highest straight
      Houses disagree on these two; short-deck has the other order.

      Given the board "6c Ts Jd Qh 8c"
      And hand 1 is "6h 6d"
      And hand 2 is "Ac Kd"
      When the hands are compared
      Then hand 1 wins with "Three of a kind"
      And hand 2 is read as "Straight"
      And it is decided by the "category"

    @source:short-deck-trips-over-straight/categories
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
        | hole 1 | hole 2 | board          | its kind       | next kind       |
        | Ah 9h  | Kh Ks  | 8h 7h 6h Kc Kd | Straight flush | Four of a kind  |
        | 6h 6s  | Ah Jh  | 6c 6d Kh Qh 9h | Four of a kind | Flush           |
        | 9h 7h  | As Jc  | Jh 8h 6h Ac Ad | Flush          | Full house      |
        | 6h Kc  | 6s Ad  | 6c 6d Kh Qc 8d | Full house     | Three of a kind |
        | 9c Qh  | Ac Kc  | 6c 7d 8h As Kd | Straight       | Two pair        |
        | 6h 7c  | Ac Ad  | 6c 7d Kh Qs Tc | Two pair       | Pair            |
        | 6h Tc  | Ac Jd  | 6c 8d Kh Qs 9c | Pair           | High card       |

    @source:short-deck-trips-over-straight/categories
    Scenario Outline: A hand that is two things is read as the higher of them
      In this order three of a kind hides the straight beside it.

      Given the board "<board>"
      And hand 1 is "<hole>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: straights, threes and flushes together
        | hole  | board          | kind            | ranks | because                             |
        | 9c 9d | 9h Tc Jd Qh 8s | Three of a kind | 999QJ | a straight beside three nines       |
        | 9c 9d | 8h Tc Jd Qh 8s | Straight        | QJT98 | a straight beside two pair          |
        | 9c 9h | 9d Th Jh Qh 6h | Flush           | QJT96 | a flush beside three nines          |
        | 6h Kd | 7h 8s 9h Ac Qd | Straight        | 9876A | the ace takes the place of the five |

    @source:short-deck-trips-over-straight/runs
    Scenario: The straight with the low ace loses to all others
      It is nine-high, as in short-deck.

      Given the board "6d 7s 8h 9c Kd"
      And hand 1 is "Tc Kh"
      And hand 2 is "Ah Kc"
      When the hands are compared
      Then hand 1 wins with "Straight"
      And hand 2 is read as "Straight"
      And it is decided by the "run"

  Rule: The pack has thirty-six cards, from the six up

    @source:short-deck-trips-over-straight/deck
    Scenario Outline: A card below the six is no card of this game
      Neither is a joker, and none is there twice.

      Given the board "Kh Kd 9h 8d 7h"
      And hand 1 is "<hole 1>"
      And hand 2 is "Ad Qs"
      When the hands are compared
      Then it is refused because "<reason>"

      Examples: what is wrong
        | hole 1 | reason            | because             |
        | Ah 5h  | unknown rank      | a five              |
        | Ah Jo  | no joker          | a joker             |
        | Ah Ad  | dealt twice among | two players have it |
        | Ah Kh  | dealt twice       | the board has it    |
