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
