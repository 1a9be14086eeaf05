Feature: Suicide king wild
  The rules are those of rules/suicide-king-wild.yaml, which names its sources. The tag of a
  scenario says which line of that file it shows. All cards are chosen. Hands stand each for
  itself, so that a card may be in two of them.

  Background:
    Given the rules "suicide-king-wild"

  Rule: The king of hearts is any card, the other three kings are kings

    @source:suicide-king-wild/wild
    Scenario Outline: Which king is the suicide
      The man with the axe is the king of diamonds; he is not wild here.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: one king
        | cards          | kind            | ranks | because              |
        | Kh 9c 9d 5h 2s | Three of a kind | 99952 | a third nine         |
        | Kd 9c 9d 5h 2s | Pair            | 99K52 | the king of diamonds |
        | Ks 9c 9d 5h 2s | Pair            | 99K52 | the king of spades   |
        | Kc 9c 9d 5h 2s | Pair            | 99K52 | the king of clubs    |

    @source:suicide-king-wild/wild
    Scenario Outline: He may also be just a king
      In a flush of hearts he needs no disguise.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: the king as himself, or not
        | cards          | kind           | ranks | because                    |
        | Kh Kd Ks Kc 4h | Four of a kind | KKKK4 | the fourth king            |
        | Kh Ah 9h 5h 2h | Flush          | AK952 | the king of hearts         |
        | Kh Qh Jh Th 9h | Straight flush | KQJT9 | no ace, for he is the king |
        | Kh Ac Qc Jc Tc | Straight flush | AKQJT | the king of clubs          |
        | Kh Ac Ad Ah As | Five of a kind | AAAAA | a fifth ace                |
