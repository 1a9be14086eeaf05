Feature: The bug, without five aces
  The rules are those of rules/bug-no-five-aces.yaml, which names its sources. The tag of a
  scenario says which line of that file it shows. All cards are chosen. Hands stand each for
  itself, so that a card may be in two of them.

  Rule: Houses disagree on four aces and the bug

    @source:bug-no-five-aces/categories @verdict:disputed
    Scenario Outline: Four aces and the bug against a royal flush
      In the one house they are five aces and win; in the other they are four aces and lose.

      Given the rules "<rules>"
      And hand 1 is "Jo Ac Ad Ah As"
      And hand 2 is "Kc Kd Kh Ks Qc"
      And hand 3 is "Ah Kh Qh Jh Th"
      When the hands are compared
      Then hand <winner> wins with "<kind>"

      Examples: the two houses
        | rules            | winner | kind           | because                    |
        | bug              | 1      | Five aces      | the highest hand           |
        | bug-no-five-aces | 3      | Straight flush | there is no five of a kind |

    @source:bug-no-five-aces/categories
    Scenario: Four aces and the bug have an ace for a kicker
      Nothing else in the pack is worth so much beside four aces.

      Given the rules "bug-no-five-aces"
      And hand 1 is "Jo Ac Ad Ah As"
      And hand 2 is "Ac Ad Ah As Kc"
      When the hands are compared
      Then hand 1 wins with "Four of a kind"
      And the kickers of hand 1 are "A"
      And it is decided by the "kicker"

  Rule: The bug is an ace, or completes a straight, a flush or a straight flush

    @source:bug-no-five-aces/extends
    Scenario Outline: Everything but the five aces is as it was
      The bug makes no third king, and no second pair.

      Given the rules "bug-no-five-aces"
      And hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: what the joker is
        | cards          | kind           | ranks | because                 |
        | Jo Kc Kd Kh Ks | Four of a kind | KKKKA | an ace beside the kings |
        | Jo Ac Ad Ah 2s | Four of a kind | AAAA2 | the fourth ace          |
        | Jo Kc Kd 7h 7s | Two pair       | KK77A | no full house           |
        | Jo Ac 2d 3h 4s | Straight       | 5432A | a five                  |
        | Jo Ah 8h 7h 2h | Flush          | AK872 | the king of hearts      |
        | Jo 9h 8h 7h 6h | Straight flush | T9876 | the ten of hearts       |
