Feature: Three-card poker
  The rules are those of rules/three-card.yaml, which names their source. The tag of a scenario says
  which line of that file it shows. All cards are chosen. Hands stand each for itself, so that a card
  may be in two of them.

  Background:
    Given the rules "three-card"

  Rule: With three cards a straight beats a flush, and three of a kind beats both

    @source:three-card/categories
    Scenario Outline: Each kind of hand beats the next, however high its cards
      The lowest hand of one kind against the highest of the next.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<next kind>"
      And it is decided by the "category"

      Examples: neighbours in the list
        | better   | worse    | its kind        | next kind       |
        | Ah 2h 3h | Ac Ad Ah | Straight flush  | Three of a kind |
        | 2c 2d 2h | Ac Kd Qh | Three of a kind | Straight        |
        | Ac 2d 3h | Ac Kc Jc | Straight        | Flush           |
        | 5c 3c 2c | Ac Ad Kh | Flush           | Pair            |
        | 2c 2d 3h | Ac Kd Jh | Pair            | High card       |

    @source:three-card/categories
    Scenario Outline: One card decides which kind a hand is
      There are no full houses, no two pair and no four of a kind.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: three cards
        | cards    | kind           | ranks | because                     |
        | 9h 8h 7h | Straight flush | 987   | one suit and one run        |
        | 9h 8h 6h | Flush          | 986   | the run is broken           |
        | 9h 8h 7d | Straight       | 987   | one card is of another suit |
        | 9h 8h 6d | High card      | 986   | neither                     |
        | 9h 8h 8d | Pair           | 889   | two eights, then the nine   |

  Rule: The ace ends a straight or begins one, and never stands in the middle

    @source:three-card/runs
    Scenario Outline: What an ace makes of two other cards
      A-2-3 is the lowest straight. In three-card brag it is the highest.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: above the king, below the two, and between them
        | cards    | kind           | ranks | because                       |
        | Ac Kd Qh | Straight       | AKQ   | the ace ends it               |
        | Ac 2d 3h | Straight       | 32A   | the ace begins it             |
        | Ac 2c 3c | Straight flush | 32A   | the ace begins it in one suit |
        | Kc Ad 2h | High card      | AK2   | round the corner is no run    |
        | Kc Ac 2c | Flush          | AK2   | round the corner is no run    |

  Rule: Hands of one kind compare the cards that make it, then the others from the highest down

    @source:three-card/categories
    Scenario Outline: The first difference decides
      In each row, what is compared later would speak for the other hand where it can.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: the higher one wins
        | better   | worse    | kind            | what                     | because                  |
        | 4h 3h 2h | Ah 2h 3h | Straight flush  | run                      | four-high and three-high |
        | 4c 3d 2h | Ac 2d 3h | Straight        | run                      | four-high and three-high |
        | Ac Kd Qh | Kc Qd Jh | Straight        | run                      | here the ace is high     |
        | 3c 3d 3h | 2c 2d 2h | Three of a kind | trips                    | threes against twos      |
        | Ac 4c 2c | Kd Qd Td | Flush           | first card of the flush  | not the sum of the cards |
        | Ac 6c 2c | Ad 5d 4d | Flush           | second card of the flush | six against five         |
        | Ac 6c 3c | Ad 6d 2d | Flush           | third card of the flush  | three against two        |
        | 3c 3d 2h | 2c 2d Ah | Pair            | pair                     | threes against twos      |
        | 3c 3d 5h | 3c 3d 4h | Pair            | kicker                   | five against four        |
        | Ac 4d 2h | Kc Qd Th | High card       | high card                | an ace against a king    |
        | Ac 6d 2h | Ac 5d 4h | High card       | first kicker             | six against five         |
        | Ac 6d 3h | Ac 6d 2h | High card       | second kicker            | three against two        |

    @source:three-card/suits
    Scenario: Suits decide nothing
      Two flushes of the same ranks share.

      Given hand 1 is "Kc 9c 4c"
      And hand 2 is "Ks 9s 4s"
      When the hands are compared
      Then it is a draw

  Rule: A hand has three cards of a pack without a joker

    @source:three-card/deal
    Scenario Outline: What is no hand of this game is refused
      All three cards are played.

      Given hand 1 is "<cards>"
      When the hands are read
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards       | reason      | because           |
        | Kc Kd Jo    | no joker    | the pack has none |
        | Kc Kc 4h    | dealt twice | one king twice    |
        | Kc Kd       | 2 cards     | one too few       |
        | Kc Kd 4h 3s | 4 cards     | one too many      |
