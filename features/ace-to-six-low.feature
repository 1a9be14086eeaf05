Feature: Ace-to-six low
  The rules are those of rules/ace-to-six-low.yaml, which names their source. The tag of a scenario
  says which line of that file it shows. All cards are chosen. Hands stand each for itself, so that a
  card may be in two of them.

  Background:
    Given the rules "ace-to-six-low"

  Rule: Straights and flushes count against a hand

    @source:ace-to-six-low/runs
    Scenario Outline: A low hand that is a straight or a flush is no low hand
      6-4-3-2-A in two suits is the best hand, since A-2-3-4-5 is a straight.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: five low cards
        | cards          | kind           | ranks | because                   |
        | Ac 2d 3h 4s 6d | No pair        | 6432A | the best hand             |
        | Ac 2d 3h 4s 5d | Straight       | 5432A | in a row                  |
        | Ac 2c 3c 4c 6c | Flush          | 6432A | of one suit               |
        | Ac 2c 3c 4c 5c | Straight flush | 5432A | both                      |
        | 2c 3d 4h 5s 6d | Straight       | 65432 | in a row, without the ace |

    @source:ace-to-six-low/runs @verdict:disputed
    Scenario Outline: The ace is never high
      Ten to ace is no run, and a bad king. In some houses it is a straight.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: aces with high cards
        | cards          | kind    | ranks | because                        |
        | Ac Kd Qh Js Td | No pair | KQJTA | a king                         |
        | Ac Kc Qc Jc Tc | Flush   | KQJTA | a flush, and no straight flush |
        | Ac Kd 4h 3s 2d | No pair | K432A | nothing goes round the corner  |

    @source:ace-to-six-low/hand
    Scenario Outline: Of seven cards five are played that are neither
      The straight or the flush that lies in them is left out.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: seven cards
        | cards                | kind    | ranks | because                          |
        | Ac 2d 3h 4s 5d 6c 7c | No pair | 6432A | the five is left out             |
        | Ac 2d 3h 4s 5d Kc Kh | No pair | K432A | a king is better than a straight |
        | Ac 2c 3c 4c 6c 9h Kd | No pair | 9432A | a nine is better than a flush    |
        | Ac 2c 3c 4c 6c 9c Kc | Flush   | 6432A | seven clubs leave no choice      |
        | Ac Ad 2h 3s 4c 4d 2s | Pair    | AA432 | only four ranks: the lowest pair |

  Rule: The lowest hand wins, compared from the highest card down

    @source:ace-to-six-low/wins
    Scenario Outline: The first difference decides
      The ace is the lowest card, in pairs as well.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: the lower one wins
        | better         | worse          | kind            | what          | because                        |
        | 6c 4d 3h 2s Ad | 6d 5c 3h 2s Ac | No pair         | second card   | six-four is the best six       |
        | 8c 7d 5h 4s 3d | 9d 4c 3h 2s Ac | No pair         | first card    | an eight beats a nine          |
        | Ac 9d 7h 5s 3d | 2c 9d 7h 5s 3d | No pair         | fifth card    | the last card decides          |
        | Ac Ad Kh Qs Jd | 2c 2d 3h 4s Ad | Pair            | pair          | a pair of aces is the best one |
        | Ac 2d 3h 4s 5d | 2c 3d 4h 5s 6d | Straight        | run           | five-high against six-high     |
        | 3c 3d 7h 6s 5d | 3c 3d 8h 2s Ad | Pair            | first kicker  | the lower kicker               |
        | 3c 3d 8h 6s Ad | 3c 3d 8h 6s 2d | Pair            | third kicker  | then the last                  |
        | 7c 7d 6h 6s Kd | 8c 8d Ah As 2d | Two pair        | high pair     | the higher pair comes first    |
        | 7c 7d 2h 2s Ad | 7c 7d 2h 2s 3d | Two pair        | kicker        | ace against three              |
        | 6c 6d 6h 9s 8d | 6c 6d 6h Ts Ad | Three of a kind | first kicker  | the lower kicker               |
        | 6c 6d 6h 9s Ad | 6c 6d 6h 9s 2d | Three of a kind | second kicker | then the last                  |
        | 6c 6d 6h Ks Kd | 7c 7d 7h As Ad | Full house      | trips         | the lower three                |
        | 6c 6d 6h 6s Ad | 6c 6d 6h 6s 2d | Four of a kind  | kicker        | the lower fifth card           |

  Rule: The order of hands is the usual one, upside down

    @source:ace-to-six-low/categories
    Scenario Outline: Each kind of hand beats the next, however high its cards
      The worst hand of one kind against the best of the next.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<next kind>"
      And it is decided by the "category"

      Examples: neighbours in the list
        | better         | worse          | its kind        | next kind       |
        | Kc Qd Jh Ts 8d | Ac Ad 2h 3s 4d | No pair         | Pair            |
        | Kc Kd Qh Js Td | Ac Ad 2h 2s 3d | Pair            | Two pair        |
        | Kc Kd Qh Qs Jd | Ac Ad Ah 2s 3d | Two pair        | Three of a kind |
        | Kc Kd Kh Qs Jd | Ac 2d 3h 4s 5d | Three of a kind | Straight        |
        | Kc Qd Jh Ts 9d | Ac 2c 3c 4c 6c | Straight        | Flush           |
        | Kc Qc Jc Tc 8c | Ac Ad Ah 2s 2d | Flush           | Full house      |
        | Kc Kd Kh Qs Qd | Ac Ad Ah As 2d | Full house      | Four of a kind  |
        | Kc Kd Kh Ks Qd | Ac 2c 3c 4c 5c | Four of a kind  | Straight flush  |

    @source:ace-to-six-low/suits
    Scenario: Suits decide nothing
      Two hands of 6-4-3-2-A share, as long as neither is of one suit.

      Given hand 1 is "6c 4d 3h 2s Ad"
      And hand 2 is "6s 4s 3s 2s Ah"
      When the hands are compared
      Then it is a draw

  Rule: The pack has fifty-two different cards and no joker

    @source:ace-to-six-low/deck
    Scenario Outline: What is no hand of this pack is refused
      A joker is not the lowest card that is missing.

      Given hand 1 is "<cards>"
      When the hands are read
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards                   | reason      | because           |
        | Jo 2d 3h 4s 6d          | no joker    | the pack has none |
        | Ac Ac 3h 4s 5d          | dealt twice | one ace twice     |
        | Ac 2d 3h 4s             | 4 cards     | one too few       |
        | Ac 2d 3h 4s 5d 6c 7h 8s | 8 cards     | one too many      |
