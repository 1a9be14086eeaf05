Feature: Poker with five packs, shortcut
  The rules are those of rules/duplicate-pack-shortcut.yaml, which names its sources. The tag of a
  scenario says which line of that file it shows. All cards are chosen, but for the straight that
  the source gives.

  Rule: A straight may leave out one rank between any two of its cards

    @source:duplicate-pack-shortcut/sources
    Scenario: Two, three, five, seven, eight
      The source's own example, without suits; they are chosen.

      Given the rules "duplicate-pack-shortcut"
      And hand 1 is "2c 3d 5h 7s 8c"
      When the hands are read
      Then hand 1 is read as "Straight"
      And the ranks of hand 1 are "87532"

    @source:duplicate-pack-shortcut/categories
    Scenario Outline: How long a step may be
      One rank or two, each step by itself; there is no way round the ace.

      Given the rules "duplicate-pack-shortcut"
      And hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: steps
        | cards          | kind           | ranks | because                      |
        | 2c 4d 6h 8s Tc | Straight       | T8642 | every step is two            |
        | 6c 7d 8h 9s Tc | Straight       | T9876 | every step is one            |
        | Ac 3d 5h 7s 9c | Straight       | 9753A | the ace begins it            |
        | Ac Qd Th 8s 6c | Straight       | AQT86 | the ace ends it              |
        | 2c 5d 7h 8s 9c | High card      | 98752 | from two to five is three    |
        | Qc Kd Ah 2s 3c | High card      | AKQ32 | no way round the ace         |
        | Ah Qh Th 8h 6h | Straight flush | AQT86 | the same in one suit         |
        | Kw Jh Th 8h 7h | Straight flush | KJT87 | with the wild king of hearts |
        | Kc Kd Jh Ts 8c | Pair           | KKJT8 | a pair is not two steps      |

    @source:duplicate-pack-shortcut/categories
    Scenario Outline: Straights compare card by card from the top
      Where steps differ, the first card does not tell the others.

      Given the rules "duplicate-pack-shortcut"
      And hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "Straight"

      Examples: straights
        | better         | worse          | because                              |
        | Kc Qd Jh Ts 9c | Kd Qh Js Tc 8d | the fifth card                       |
        | Kc Qd Th 8s 6c | Kd Jh Ts 9c 8d | the second card                      |
        | Ac Qd Th 8s 6c | Kd Qh Js Tc 9d | the first card                       |
        | 6c 5d 4h 3s 2c | 6d 5h 4s 3c Ad | an ace that begins a straight is low |
        | 6c 4d 3h 2s Ac | 5d 4h 3s 2c Ad | six high above the wheel             |

    @source:duplicate-pack-shortcut/categories
    Scenario Outline: The same hand without the rule
      Only a hand without gaps is a straight there.

      Given the rules "<rules>"
      And hand 1 is "2c 4d 6h 8s Tc"
      When the hands are read
      Then hand 1 is read as "<kind>"

      Examples: the two games
        | rules                   | kind      | because   |
        | duplicate-pack-shortcut | Straight  | four gaps |
        | duplicate-pack          | High card | ten high  |
