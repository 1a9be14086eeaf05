Feature: One-eyed jacks and the man with the axe
  The rules are those of rules/one-eyed-jacks-and-man-with-the-axe.yaml, which names its sources.
  The tag of a scenario says which line of that file it shows. All cards are chosen. Hands stand
  each for itself, so that a card may be in two of them.

  Background:
    Given the rules "one-eyed-jacks-and-man-with-the-axe"

  Rule: The jacks of hearts and spades and the king of diamonds are any card

    @source:one-eyed-jacks-and-man-with-the-axe/wild
    Scenario Outline: Who is wild at this table
      Two jacks show both eyes, and the king of hearts has a sword, not an axe.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: jacks and kings
        | cards          | kind            | ranks | because                          |
        | Jh 9c 9d 5h 2s | Three of a kind | 99952 | the jack of hearts has one eye   |
        | Js 9c 9d 5h 2s | Three of a kind | 99952 | and so has the jack of spades    |
        | Jc 9c 9d 5h 2s | Pair            | 99J52 | the jack of clubs has two        |
        | Jd 9c 9d 5h 2s | Pair            | 99J52 | and so has the jack of diamonds  |
        | Kd 9c 9d 5h 2s | Three of a kind | 99952 | the king of diamonds has the axe |
        | Kh 9c 9d 5h 2s | Pair            | 99K52 | the king of hearts has a sword   |

    @source:one-eyed-jacks-and-man-with-the-axe/wild
    Scenario Outline: All three together
      With two cards besides, whatever they are, there are five of a kind or four.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: three wild cards
        | cards          | kind           | ranks | because                       |
        | Jh Js Kd 9c 9d | Five of a kind | 99999 | a pair                        |
        | Jh Js Kd 9c 2d | Four of a kind | 99992 | no pair                       |
        | Jh Js Kd Qc 9c | Straight flush | KQJT9 | three more clubs              |
        | Jh Js Kd Ac Tc | Straight flush | AKQJT | a royal flush                 |
        | Jh Js Kd Kc Kh | Five of a kind | KKKKK | the axe may be a king as well |
