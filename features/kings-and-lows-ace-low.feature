Feature: Kings and lows, the ace low
  The rules are those of rules/kings-and-lows-ace-low.yaml, which names its sources. The tag of a
  scenario says which line of that file it shows. All cards are chosen. Hands stand each for
  itself, so that a card may be in two of them.

  Rule: An ace is the lowest card, and wild

    @source:kings-and-lows-ace-low/wild @verdict:disputed
    Scenario Outline: The same hand where the ace is low and where it is high
      Where the ace is high, the two is the lowest card, or the four, or the eight.

      Given the rules "<rules>"
      And hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: the two houses
        | rules                  | cards          | kind            | ranks | because             |
        | kings-and-lows-ace-low | Ac 2d 5h 9s Jc | Pair            | JJ952 | the ace is wild     |
        | kings-and-lows         | Ac 2d 5h 9s Jc | Pair            | AAJ95 | the two is wild     |
        | kings-and-lows-ace-low | Ac Ad 4h 9s Jc | Three of a kind | JJJ94 | two aces are wild   |
        | kings-and-lows         | Ac Ad 4h 9s Jc | Three of a kind | AAAJ9 | the four is wild    |
        | kings-and-lows-ace-low | Ac 8d 8h 8s 9c | Four of a kind  | 88889 | one ace is wild     |
        | kings-and-lows         | Ac 8d 8h 8s 9c | Four of a kind  | AAAA9 | all eights are wild |

    @source:kings-and-lows-ace-low/wild
    Scenario Outline: A wild ace may be an ace after all
      Looking for the lowest card counts it low; in the hand it is as high as ever.

      Given the rules "kings-and-lows-ace-low"
      And hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: aces in the hand
        | cards          | kind           | ranks | because                           |
        | Ac Kd Qh Jh Th | Straight flush | AKQJT | ace and king are both wild        |
        | Ac Kd Kh Ks Kc | Five of a kind | AAAAA | all five cards are wild           |
        | Ac Ad 2h 3h 4s | Straight       | 65432 | a five and a six rather than aces |
        | Ac Ad Ah As Qd | Five of a kind | QQQQQ | four wild cards join the queen    |

  Rule: Kings are wild as well, and without an ace the next lowest card is

    @source:kings-and-lows-ace-low/wild
    Scenario Outline: Hands without an ace are as in kings and lows
      Each hand has its own lowest card.

      Given the rules "kings-and-lows-ace-low"
      And hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: no ace
        | cards          | kind            | ranks | because                 |
        | 3d 5h 7s 9c Jd | Pair            | JJ975 | the three is wild       |
        | Kc 3d 5h 9s Jc | Three of a kind | JJJ95 | the king and the three  |
        | Kc Kd Kh Ks 4d | Five of a kind  | AAAAA | all five cards are wild |
