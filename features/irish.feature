Feature: Irish poker
  The rules are those of rules/irish.yaml, which names its sources. The tag of a scenario says
  which line of that file it shows. All cards are chosen.

  Background:
    Given the rules "irish"

  Rule: Both cards that were kept are played, with just three of the board

    @source:irish/hand @verdict:disputed
    Scenario Outline: What was thrown away after the flop is missed at the river
      In houses where Irish ends like hold'em, the board alone may be played, or four cards of it.

      Given the board "<board>"
      And hand 1 is "<hole>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: two cards of the hand, three of the board
        | hole  | board          | kind       | ranks | because                              |
        | Ah Kd | Qh Jh Th 9h 2c | Straight   | AKQJT | one heart in the hand makes no flush |
        | Ah 3h | Qh Jh Th 9h 2c | Flush      | AQJT3 | two hearts do                        |
        | Ah Kd | 9h 8h 7h 6h 5h | High card  | AK987 | nobody can play the board            |
        | 2c 2d | 7c 7d 7h 7s 9c | Full house | 77722 | not even four sevens                 |
        | 6c 5d | 4h 3s Td Jc Qh | High card  | QJT65 | a straight draw on the flop          |

  Rule: Two cards are left at the showdown

    @source:irish/deal
    Scenario Outline: What is no hand of this game is refused
      Four are dealt, and two thrown away after the flop.

      Given hand 1 is "<cards>"
      When the hands are read
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards                         | reason      | because                 |
        | Ah Kd Qs Jc \| Qh Jh Th 9h 2c | hole cards  | nothing was thrown away |
        | Ah Kd \| Qh Jh Th 9h Ah       | dealt twice | one ace twice           |
