Feature: Joker wild, with the double-ace flush
  The rules are those of rules/double-ace-flush.yaml, which names its sources. The tag of a
  scenario says which line of that file it shows. Where no other source is named, all cards are
  chosen. Hands stand each for itself, so that a card may be in two of them.

  Rule: Houses disagree what a joker is in a flush with the ace

    @source:double-ace-flush/sources @verdict:disputed
    Scenario Outline: A-wild-9-5-2 against A-K-Q-10-8
      The ranks of both hands are those of the source; the suits are chosen. Where the joker is a
      second ace it beats the king of the other flush; where it must be a king, the queen decides.

      Given the rules "<rules>"
      And hand 1 is "As Jo 9s 5s 2s"
      And hand 2 is "Ad Kd Qd Td 8d"
      When the hands are compared
      Then hand <winner> wins with "Flush"
      And the ranks of hand 1 are "<ranks>"

      Examples: three houses
        | rules                 | winner | ranks | because                           |
        | double-ace-flush      | 1      | AA952 | a second ace of spades            |
        | joker-wild            | 2      | AK952 | the highest card that is missing  |
        | joker-wild-no-repeats | 2      | AK952 | and here it could be nothing else |

  Rule: In a flush the joker is an ace

    @source:double-ace-flush/wild
    Scenario Outline: An ace, whatever the other cards are
      Also where the ace was missing; and a straight flush is still more than a flush.

      Given the rules "double-ace-flush"
      And hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"
      And the wild in hand 1 stands for "<stands for>"

      Examples: what the joker is
        | cards          | kind            | ranks | stands for | because                         |
        | Jo Kh 9h 5h 2h | Flush           | AK952 | Ah         | the ace is missing              |
        | Jo Ah Kh 5h 2h | Flush           | AAK52 | Ah         | a second ace of hearts          |
        | Jo Ah Kh Qh Jh | Straight flush  | AKQJT | Th         | a ten makes a royal flush       |
        | Jo Ah 4h 3h 2h | Straight flush  | 5432A | 5h         | a five makes a straight flush   |
        | Jo Ah As 9c 2d | Three of a kind | AAA92 | A          | outside flushes nothing is new  |
        | Jo Ac Ad Ah As | Five of a kind  | AAAAA | A          | and five aces are the best hand |
