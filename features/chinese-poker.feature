Feature: Chinese poker
  The rules are those of rules/chinese-poker.yaml, which names its sources. The tag of a scenario
  says which line of that file it shows. All cards are chosen. Steps speak of the front hand, the
  first of the three prizes, unless they name another.

  Background:
    Given the rules "chinese-poker"

  Rule: Three cards in front make no straight and no flush

    @source:chinese-poker/prizes
    Scenario Outline: What three cards are in front
      The middle and the back are the same all along: two pair of nines and fives, and a flush.

      Given hand 1 is "<front> | 9c 9d 5h 5s 2c | Ac Kc 8c 4c 3c"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: three cards
        | front    | kind            | ranks | because                                  |
        | Kh Qh Jh | High card       | KQJ   | neither a straight nor a flush           |
        | Ah 3h 2s | High card       | A32   | the ace is high                          |
        | 8h 8d Ks | Pair            | 88K   | a pair and a kicker                      |
        | 4h 4d 4s | Three of a kind | 444   | foul here, ahead of two pair             |

    @source:chinese-poker/prizes
    Scenario: The kicker in front counts
      Both have a pair of eights in front.

      Given hand 1 is "8h 8d Ks | 9c 9d 5h 5s 2c | Ac Kc Jc 4c 3c"
      And hand 2 is "8c 8s Qs | Th Td 6h 6s 2d | Ad Kd Jd 4d 3d"
      When the hands are compared
      Then hand 1 wins with "Pair"
      And it is decided by the "kicker"

  Rule: A hand whose front beats its middle, or its middle its back, is foul and wins nothing

    @source:chinese-poker/foul_unless_rising
    Scenario: Three fours ahead of two pair are foul
      Hand 1 has the better front, and the worse hand 2 wins it.

      Given hand 1 is "4h 4d 4s | 9c 9d 5h 5s 2c | Ac Kc 8c 4c 3c"
      And hand 2 is "8h 8d Ks | Th Td 6h 6s 2d | Ad Kd Jd 7d 3d"
      When the hands are compared
      Then hand 2 wins with "Pair"
      And hand 2 wins with "Two pair" for the "middle"
      And hand 2 wins with "Flush" for the "back"
      And the shares are "0 1"

  Rule: Each of the three rows is won by itself

    @source:chinese-poker/prizes
    Scenario: One wins in front, the other in the middle, and the backs are equal
      Eights with a king beat eights with a queen; tens up beat nines up; the flushes have the same ranks.

      Given hand 1 is "8h 8d Ks | 9c 9d 5h 5s 2c | Ac Kc Jc 4c 3c"
      And hand 2 is "8c 8s Qs | Th Td 6h 6s 2d | Ad Kd Jd 4d 3d"
      When the hands are compared
      Then hand 1 wins with "Pair" for the "front"
      And hand 2 wins with "Two pair" for the "middle"
      And it is decided by the "high pair" for the "middle"
      And it is a draw for the "back"
      And the shares are "1/2 1/2"

    @source:chinese-poker/prizes
    Scenario: Who wins all three rows scoops
      Aces in front, tens up in the middle, a flush with a queen behind.

      Given hand 1 is "Ah As Ks | Th Td 6h 6s 2d | Ad Kd Qd 4d 3d"
      And hand 2 is "8h 8d Qs | 9c 9d 5h 5s 2c | Ac Kc Jc 4c 3c"
      When the hands are compared
      Then hand 1 wins for the "front"
      And hand 1 wins for the "middle"
      And hand 1 wins for the "back"
      And the shares are "1 0"

  Rule: Thirteen cards are set as three, five and five

    @source:chinese-poker/deal
    Scenario Outline: What is no hand of this game is refused
      Four players use up the pack.

      Given hand 1 is "<cards>"
      When the hands are read
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards                                        | reason       | because                  |
        | Kh Qh Jh Th \| 9c 9d 5h 5s \| Ac Kc 8c 4c 3c | front cards  | four cards in front      |
        | Kh Qh Jh \| 9c 9d 5h 5s \| Ac Kc 8c 4c 3c    | middle cards | four cards in the middle |
        | Kh Qh Jh \| 9c 9d 5h 5s 2c \| Ac Kc 8c 4c Kh | dealt twice  | one king twice           |
