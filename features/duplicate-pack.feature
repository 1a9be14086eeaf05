Feature: Poker with five packs
  The rules are those of rules/duplicate-pack.yaml, which names its sources. The tag of a scenario
  says which line of that file it shows. All cards are chosen. A wild card is written with a w, as
  in Kw, the king of every suit.

  Background:
    Given the rules "duplicate-pack"

  Rule: A hand may hold one card five times

    @source:duplicate-pack/categories
    Scenario Outline: What five kings are, or three kings and two nines
      It is the suits that make the difference.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: houses and fives
        | cards          | kind           | ranks | because                                |
        | Kh Kh Kh Kh Kh | Flush five     | KKKKK | all of them hearts                     |
        | Kh Kh Kh Kh Ks | Five of a kind | KKKKK | all but one                            |
        | Kh Kh Kh 9h 9h | Flush house    | KKK99 | all of them hearts                     |
        | Kh Kh Kh 9h 9s | Full house     | KKK99 | all but one                            |
        | Kh Kh Kh Kh 9h | Four of a kind | KKKK9 | four of a kind are more than the flush |
        | Kh Kh 9h 9h 2h | Flush          | KK992 | a flush is more than two pair          |
        | Kh Kh Kh 9h 2h | Flush          | KKK92 | and more than three of a kind          |

    @source:duplicate-pack/categories
    Scenario Outline: Each kind of hand beats the next
      The lowest hand of one kind against the highest of the next.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<next kind>"
      And it is decided by the "category"

      Examples: neighbours in the list
        | better         | worse          | its kind        | next kind       |
        | 2c 2c 2c 2c 2c | Ah Ah Ah Kh Kh | Flush five      | Flush house     |
        | 2c 2c 2c 3c 3c | Ac Ad Ah As As | Flush house     | Five of a kind  |
        | 2c 2c 2c 2c 2d | Ah Kh Qh Jh Th | Five of a kind  | Straight flush  |
        | 5c 4c 3c 2c Ac | Ah Ah Ah Ah Kh | Straight flush  | Four of a kind  |
        | 2c 2c 2c 2c 3d | Ac Ad Ah Ks Kc | Four of a kind  | Full house      |
        | 2c 2d 2h 3s 3c | Ah Ah Ah Kh Qh | Full house      | Flush           |
        | 2c 2c 3c 3c 4c | Ac Kd Qh Js Tc | Flush           | Straight        |
        | 5c 4d 3h 2s Ac | Ad Ah As Kd Qh | Straight        | Three of a kind |
        | 2c 2d 2h 3s 4c | Ad Ah Kd Kh Qs | Three of a kind | Two pair        |
        | 2c 2d 3h 3s 4c | Ad Ah Kd Qh Js | Two pair        | Pair            |
        | 2c 2d 3h 4s 5c | Ad Kh Qs Jc 9d | Pair            | High card       |

    @source:duplicate-pack/categories
    Scenario: Two flushes compare card by card, pairs or not
      A pair of kings in a flush is a king and a king.

      Given hand 1 is "Kh Kh 5h 4h 2h"
      And hand 2 is "Ks Qs Js 9s 8s"
      When the hands are compared
      Then hand 1 wins with "Flush"
      And it is decided by the "second card of the flush"

  Rule: A wild card has any suit, but its own rank

    @source:duplicate-pack/wild
    Scenario Outline: A king of every suit is still a king
      It is worth nothing where another rank is wanted.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: what wild cards do
        | cards          | kind           | ranks | because                 |
        | Kw Qh Jh Th 9h | Straight flush | KQJT9 | the king of hearts      |
        | Kw Qh Js Th 9h | Straight       | KQJT9 | no suit for all five    |
        | Kw 9h 7h 5h 2h | Flush          | K9752 | a king, and no ace      |
        | Kw Kh 9h 5h 2h | Flush          | KK952 | a second king of hearts |
        | Kw Kw Kw Kh Kh | Flush five     | KKKKK | all of them hearts      |
        | Kw Kw Kw Kh Ks | Five of a kind | KKKKK | two suits are two suits |
        | Kw Kh Kh 9h 9w | Flush house    | KKK99 | all of them hearts      |
        | Kw Qw Jw Tw 9w | Straight flush | KQJT9 | in whatever suit        |
        | Kw 9d 7h 5s 2c | High card      | K9752 | just a king             |
        | Qw Kw 9d 9h 2c | Pair           | 99KQ2 | neither is a nine       |

  Rule: There are five of each card and no more

    @source:duplicate-pack/deck
    Scenario Outline: What is no hand of this game is refused
      The deck is counted as ever.

      Given hand 1 is "<cards>"
      When the hands are read
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards             | reason        | because             |
        | Kh Kh Kh Kh Kh Kh | dealt 6 times | six kings of hearts |
        | Kh Qh Jh Th Jo    | no joker      | the packs have none |
