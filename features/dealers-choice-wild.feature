Feature: Dealer's choice, the dealer names what is wild
  The rules are those of rules/dealers-choice-wild.yaml, which names its sources. The tag of a
  scenario says which line of that file it shows. All cards are chosen. Hands stand each for
  itself, so that a card may be in two of them.

  Background:
    Given the rules "dealers-choice-wild"

  Rule: What the dealer names is wild, and nothing else

    @source:dealers-choice-wild/wild
    Scenario Outline: The same hand under three dealers
      Three sevens, the queen of spades and a two.

      Given hand 1 is "7c 7d 7h Qs 2c"
      And the players name "<wild>" wild
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: what is wild
        | wild  | kind            | ranks | because                           |
        | 7     | Four of a kind  | QQQQ2 | three wild cards join the queen   |
        | 2     | Four of a kind  | 7777Q | the two joins the sevens          |
        | Qc Qs | Four of a kind  | 77772 | the black queens, and one is here |
        | 9     | Three of a kind | 777Q2 | nobody has a nine                 |
        | 7 Q   | Five of a kind  | 22222 | four wild cards join the two      |

    @source:dealers-choice-wild/wild
    Scenario: Two hands in one deal have the same wild cards
      Sevens are wild for both. The pair of aces has none of them.

      Given hand 1 is "Ac Ad Kh 9s 4c"
      And hand 2 is "7c 5d 5h 9c 4d"
      And the players name "7" wild
      When the hands are compared
      Then hand 2 wins with "Three of a kind"
      And the wild in hand 2 stands for "5"

  Rule: Something must have been named

    @source:dealers-choice-wild/wild
    Scenario: A hand cannot be read before the dealer has spoken
      Nobody knows yet what is wild.

      Given hand 1 is "7c 7d 7h Qs 2c"
      When the hands are read
      Then it is refused because "named at the table"

    @source:dealers-choice-wild/wild
    Scenario: What is named must be in the pack
      There is no joker.

      Given hand 1 is "7c 7d 7h Qs 2c"
      And the players name "Jo" wild
      When the hands are read
      Then it is refused because "joker"
