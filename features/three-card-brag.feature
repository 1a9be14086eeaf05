Feature: Three-card brag
  The rules are those of rules/three-card-brag.yaml, which names their sources. The tag of a
  scenario says which line of that file it shows. All cards are chosen.

  Background:
    Given the rules "three-card-brag"

  Rule: Three threes are the best hand of all

    @source:three-card-brag/categories
    Scenario Outline: The prial of threes stands above the aces, the others below them in order
      Threes are the odd ones out: as a pair, or as a card by itself, a three is just a three.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "Prial"
      And hand 2 is read as "Prial"

      Examples: prials
        | better   | worse    | because                    |
        | 3c 3d 3h | Ac Ad Ah | nothing beats threes       |
        | Ac Ad Ah | Kc Kd Kh | then the aces              |
        | 4c 4d 4h | 2c 2d 2h | twos are the lowest of all |

    @source:three-card-brag/categories
    Scenario: A pair of threes is no more than a pair
      It loses to a pair of fours, and to every run.

      Given hand 1 is "3c 3d Ah"
      And hand 2 is "4c 4d 2h"
      When the hands are compared
      Then hand 2 wins with "Pair"

  Rule: A-2-3 is the best run, then A-K-Q

    @source:three-card-brag/categories
    Scenario Outline: The run with the lowest cards is the highest
      In a poker game of three cards A-2-3 is the lowest straight.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And hand 2 is read as "<kind>"

      Examples: runs and running flushes
        | better   | worse    | kind          | because               |
        | Ac 2d 3h | As Kd Qh | Run           | A-2-3 above A-K-Q     |
        | Ac Kd Qh | Kc Qd Jh | Run           | A-K-Q above K-Q-J     |
        | 3c 4d 5h | 2c 3d 4h | Run           | 4-3-2 is the lowest   |
        | Ah 2h 3h | As Ks Qs | Running flush | the same in one suit  |
        | As Ks Qs | Kh Qh Jh | Running flush | and the same below it |

    @source:three-card-brag/runs
    Scenario Outline: No run goes round the corner
      The ace begins a run or ends one, and stands in the middle of none.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: the ace between king and two
        | cards    | kind      | ranks | because                         |
        | Kc Ad 2h | High card | AK2   | just an ace                     |
        | Kc Ac 2c | Flush     | AK2   | in one suit it is still a flush |
        | Qc Kd Ah | Run       | AKQ   | the ace ends it                 |

  Rule: A prial beats a running flush, that a run, and that a flush

    @source:three-card-brag/categories
    Scenario Outline: Each kind of hand beats the next
      The lowest hand of one kind against the highest of the next. Of three cards, runs are the
      rarer; so they beat flushes, as they do not in five-card poker.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<next kind>"
      And it is decided by the "category"

      Examples: neighbours in the list
        | better   | worse    | its kind      | next kind     |
        | 2c 2d 2h | As 2s 3s | Prial         | Running flush |
        | 2c 3c 4c | Ad 2s 3h | Running flush | Run           |
        | 2c 3d 4h | Ac Kc Jc | Run           | Flush         |
        | 5c 3c 2c | Ad As Kd | Flush         | Pair          |
        | 2c 2d 3h | Ac Kd Jh | Pair          | High card     |

  Rule: All hands are dealt from one pack

    @source:three-card-brag/deal
    Scenario Outline: What is no hand of this game is refused
      Nine-card brag and the like set three hands of three; here each hand is three cards.

      Given hand 1 is "<cards>"
      When the hands are read
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards       | reason      | because           |
        | 3c 3d       | has 2 cards | two cards         |
        | 3c 3d 3h 3s | has 4 cards | four cards        |
        | 3c 3c 3h    | dealt twice | one three twice   |
        | 3c 3d Jo    | no joker    | the pack has none |
