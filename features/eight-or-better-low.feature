Feature: Eight-or-better low
  The rules are those of rules/eight-or-better-low.yaml, which names their source. The tag of a
  scenario says which line of that file it shows. All cards are chosen. Hands stand each for itself,
  so that a card may be in two of them.

  Background:
    Given the rules "eight-or-better-low"

  Rule: Only five different ranks from the eight down qualify

    @source:eight-or-better-low/categories
    Scenario Outline: Straights and flushes do not matter
      The ace is the lowest card.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "Eight or better"
      And the ranks of hand 1 are "<ranks>"

      Examples: hands that qualify
        | cards                | ranks | because                             |
        | 8c 7d 6h 5s 4d       | 87654 | the worst that does, and a straight |
        | Ac 2d 3h 4s 5d       | 5432A | the best, and a straight            |
        | Ac 2c 3c 4c 8c       | 8432A | a flush                             |
        | Ac 2d 3h 4s 8d Kc Kh | 8432A | two kings are left out              |
        | Ac Ad 2h 2s 3c 5d 7h | 7532A | one of each pair is left out        |
        | 5c 5d 6h 7s 8d 4c 3s | 76543 | the eight is left out as well       |
        | Ac 2d 3h 4s 5d 6c 7h | 5432A | the five lowest of seven            |

    @source:eight-or-better-low/gaps
    Scenario Outline: All other hands do not qualify
      A nine is one too high, and a pair is never a low.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 has no category

      Examples: hands that do not qualify
        | cards                | because                                 |
        | Ac 2d 3h 4s 9d       | a nine                                  |
        | Ac 2d 3h 4s Kd       | a king                                  |
        | Ac Ad 2h 3s 4d       | a pair of aces                          |
        | Ac 2d 3h 4s 4d Kc Kh | counterfeited: the fifth rank is a king |
        | Ac Ad 2h 2s 3c 4d 9h | only four ranks below the nine          |
        | Kc Kd Qh Qs 2c 3d 4h | only three                              |

  Rule: The lowest hand wins, compared from the highest card down

    @source:eight-or-better-low/wins
    Scenario Outline: The first difference decides
      Among hands that qualify.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "Eight or better"
      And it is decided by the "<what>"

      Examples: the lower one wins
        | better         | worse          | what        | because                     |
        | 7c 6d 5h 4s 3d | 8d 4c 3h 2s Ac | first card  | a seven beats an eight      |
        | 8c 6d 5h 4s 3d | 8d 7c 3h 2s Ac | second card | eight-six beats eight-seven |
        | 8c 7d 4h 3s 2d | 8d 7c 5h 2s Ac | third card  | four against five           |
        | 8c 7d 5h 2s Ad | 8d 7c 5s 3h Ac | fourth card | two against three           |
        | 8c 7d 5h 3s Ad | 8d 7c 5s 3h 2c | fifth card  | ace against two             |

    @source:eight-or-better-low/gaps
    Scenario: A hand that qualifies beats one that does not
      However good the other is otherwise.

      Given hand 1 is "8c 7d 6h 5s 4d"
      And hand 2 is "Ac 2d 3h 4s 9d"
      When the hands are compared
      Then hand 1 wins with "Eight or better"
      And hand 2 has no category

    @source:eight-or-better-low/suits
    Scenario: The same ranks share
      Suits decide nothing.

      Given hand 1 is "Ac 2c 3c 4c 5c"
      And hand 2 is "Ad 2h 3s 4d 5h"
      When the hands are compared
      Then it is a draw

    @source:eight-or-better-low/gaps
    Scenario: Where no hand qualifies nobody wins
      What becomes of the low half then is for the game to say.

      Given hand 1 is "Ac 2d 3h 4s 9d"
      And hand 2 is "Kc Kd 3h 4s 9d"
      When the hands are compared
      Then nobody qualifies
      And the shares are "0 0"
      And hand 1 has no category
      And hand 2 has no category
      And the explanation says "no hand"

  Rule: The pack has fifty-two different cards and no joker

    @source:eight-or-better-low/deck
    Scenario Outline: What is no hand of this pack is refused
      A joker is not the lowest card that is missing.

      Given hand 1 is "<cards>"
      When the hands are read
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards                   | reason      | because           |
        | Jo 2d 3h 4s 7d          | no joker    | the pack has none |
        | 2c 2c 3h 4s 7d          | dealt twice | one two twice     |
        | 2c 3d 4h 5s             | 4 cards     | one too few       |
        | Ac 2d 3h 4s 5d 6c 7h 8s | 8 cards     | one too many      |
