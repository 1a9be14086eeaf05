Feature: Pai gow poker, the low hand
  The rules are those of rules/pai-gow-low.yaml, which names their source. The tag of a scenario
  says which line of that file it shows. All cards are chosen. Hands stand each for itself, so that
  a card may be in two of them.

  Background:
    Given the rules "pai-gow-low"

  Rule: Two cards are a pair or two high cards

    @source:pai-gow-low/categories
    Scenario Outline: Neither suits nor rows count
      There is nothing to be made of two cards but a pair.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: two cards
        | cards | kind      | ranks | because                                |
        | Ac Ad | Pair      | AA    | the best low hand                      |
        | 2c 2d | Pair      | 22    | the lowest pair                        |
        | Ac Kc | High card | AK    | the best without a pair, suited or not |
        | 2c Ad | High card | A2    | the ace is high                        |
        | 3c 2d | High card | 32    | the worst low hand                     |

    @source:pai-gow-low/categories
    Scenario Outline: The higher hand wins, although it is called the low one
      It is low beside the five cards that its holder has set for high.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"

      Examples: who wins
        | better | worse | kind      | because                |
        | 2c 2d  | Ac Kd | Pair      | any pair beats no pair |
        | Kc Kd  | Qc Qd | Pair      | the higher pair        |
        | Ac 3d  | Kc Qd | High card | the ace is high        |
        | Ac Kd  | Ah Qs | High card | the second card counts |

    @source:pai-gow-low/wins
    Scenario: Equal hands tie, and the house must say who wins then
      At the tables the dealer wins a copy; that is no matter of rank.

      Given hand 1 is "Ac Kd"
      And hand 2 is "Ah Ks"
      When the hands are compared
      Then it is a draw

  Rule: The joker is an ace

    @source:pai-gow-low/wild
    Scenario Outline: It pairs an ace, and nothing else
      There is no straight or flush for it to complete.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"
      And the wild in hand 1 stands for "A"

      Examples: the joker and another card
        | cards | kind      | ranks | because          |
        | Jo Ac | Pair      | AA    | two aces         |
        | Jo Kc | High card | AK    | no pair of kings |
        | Jo 2c | High card | A2    | no pair of twos  |

    @source:pai-gow-low/natural_beats_wild
    Scenario: An ace and the joker are as good as two aces
      Both are a pair of aces.

      Given hand 1 is "Jo Ac"
      And hand 2 is "Ad Ah"
      When the hands are compared
      Then it is a draw
