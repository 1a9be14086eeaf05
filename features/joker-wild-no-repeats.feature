Feature: Joker wild, never a card that is held
  The rules are those of rules/joker-wild-no-repeats.yaml, which names its sources. The tag of a
  scenario says which line of that file it shows. All cards are chosen. Hands stand each for
  itself, so that a card may be in two of them.

  Rule: The joker is never a card that its holder has

    @source:joker-wild-no-repeats/wild @verdict:disputed
    Scenario Outline: Four aces and the joker
      With all four aces in the hand there is none left for the joker to be.

      Given the rules "<rules>"
      And hand 1 is "Jo Ac Ad Ah As"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: the two houses
        | rules                 | kind           | ranks | because                         |
        | joker-wild            | Five of a kind | AAAAA | it may be a fifth ace           |
        | joker-wild-no-repeats | Four of a kind | AAAAK | a king is the best that is left |

    @source:joker-wild-no-repeats/wild
    Scenario Outline: Any other card will do
      The joker is the best card that is not there.

      Given the rules "joker-wild-no-repeats"
      And hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"
      And the wild in hand 1 stands for "<stands for>"

      Examples: what the joker is
        | cards          | kind           | ranks | stands for | because                     |
        | Jo Ac Ad Ah 9s | Four of a kind | AAAA9 | As         | the ace that is missing     |
        | Jo Kc Kd Kh Ks | Four of a kind | KKKKA | A          | no fifth king               |
        | Jo Ah 9h 5h 2h | Flush          | AK952 | Kh         | no second ace of hearts     |
        | Jo 9c 9d 5h 5s | Full house     | 99955 | 9          | a third nine is in the pack |

  Rule: The royal flush is the best hand

    @source:joker-wild-no-repeats/categories
    Scenario: Four aces and the joker lose to a straight flush
      The lowest of them will do.

      Given the rules "joker-wild-no-repeats"
      And hand 1 is "Jo Ac Ad Ah As"
      And hand 2 is "5c 4c 3c 2c Ac"
      When the hands are compared
      Then hand 2 wins with "Straight flush"
