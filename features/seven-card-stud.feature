Feature: Seven-card stud
  The rules are those of rules/seven-card-stud.yaml, which names their source. The tag of a scenario
  says which line of that file it shows. All cards are chosen.

  Background:
    Given the rules "seven-card-stud"

  Rule: The best five of a player's own seven cards are played

    @source:seven-card-stud/hand
    Scenario Outline: More than one hand can be made of seven cards
      The best of them counts. Which cards lie face up does not matter.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: pairs, threes and fours
        | cards                | kind           | ranks | because                          |
        | 2c 2d 3c 3d 4c 4d 9h | Two pair       | 44339 | three pairs, and the nine counts |
        | Tc Td 3c 3d 4c 4d 2h | Two pair       | TT443 | a three of the third pair counts |
        | 2c 2d 2h 3c 3d 3h 9s | Full house     | 33322 | two threes of a kind             |
        | 9c 9d 9h 4c 4d 7h 7s | Full house     | 99977 | two pairs beside three of a kind |
        | 5c 5d 5h 5s 8c 8d 8h | Four of a kind | 55558 | four and three of a kind         |

      Examples: flushes and straights
        | cards                | kind           | ranks | because                              |
        | 2h 4h 6h 8h Th Qh Ah | Flush          | AQT86 | seven hearts                         |
        | 3c 4d 5h 6s 7c 8d 9h | Straight       | 98765 | seven in a row                       |
        | Ah 2c 3d 4s 5h Kd Kc | Straight       | 5432A | the wheel beside a pair of kings     |
        | Ah 2c 3d 4s 5h 6d Kc | Straight       | 65432 | the wheel would be lower             |
        | 9s 8s 7s 6s 2s 5d Kd | Flush          | 98762 | the straight has a diamond           |
        | 9s 8s 7s 6s 5s As Kd | Straight flush | 98765 | the flush with the ace is worth less |
        | Qc Kd Ah 2s 3d 8c 9h | High card      | AKQ98 | no run goes round the corner         |

  Rule: There are nine kinds of hand, and the kind comes before the cards

    @source:seven-card-stud/categories
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
        | 2c 2d 5h 4s 3d | Ac Kd Qh Js 9d | Pair            | High card       |

    @source:seven-card-stud/hand
    Scenario: The sixth and the seventh card break no tie
      Each has two pair and a king; what is left over differs.

      Given hand 1 is "Qc Qd 8h 8s Kd 7c 7d"
      And hand 2 is "Qh Qs 8c 8d Kh 3c 2d"
      When the hands are compared
      Then it is a draw
      And the ranks of hand 1 are "QQ88K"

    @source:seven-card-stud/categories
    Scenario Outline: After the cards that make the hand the highest of the others decide
      Each player has his own kickers, as there is no board.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: the first difference
        | better               | worse                | kind       | what          |
        | 9c 9d 9h 2s 2d 4c 3h | 8c 8d 8h As Ad 4d 3c | Full house | trips         |
        | 9c 9d Ah 6s 5d 3c 2h | 9h 9s Kh Qs Jd 3d 2c | Pair       | first kicker  |
        | 9c 9d Ah Ks 5d 4c 2h | 9h 9s Ad Kc 3d 4d 2c | Pair       | third kicker  |
        | Ac Qd 9h 8s 6d 3c 2h | Ad Qh 9s 8c 5d 3d 2c | High card  | fourth kicker |
        | Kc Kd 4h 4s 9d 8c 2h | Kh Ks 3h 3s Ad 8d 2c | Two pair   | low pair      |

  Rule: All hands come from one pack without a joker

    @source:seven-card-stud/one_deck
    Scenario Outline: Hands that one pack cannot give are refused
      No player may hold another player's card.

      Given hand 1 is "<cards>"
      And hand 2 is "Ac Qd 9h 8s 6d 3c 2h"
      When the hands are compared
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards                   | reason            | because                  |
        | Ac Ks Jh 7s 5d 3d 2s    | dealt twice among | the ace of clubs         |
        | Kc Kc Jh 7s 5d 3d 2s    | dealt twice       | it is no pair of kings   |
        | Kc Jo Jh 7s 5d 3d 2s    | no joker          | the pack has none        |
        | Kc Ks Jh 7s 5d 3d 2s 2c | has 8 cards       | an eighth card           |
        | Kc Ks Jh 7s             | has 4 cards       | fourth street, too early |
