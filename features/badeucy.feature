Feature: Badeucy (baduci)
  The rules are those of rules/badeucy.yaml, which names their sources. The tag of a scenario says
  which line of that file it shows. All cards are chosen.

  Background:
    Given the rules "badeucy"

  Rule: One half goes to the best badugi, in which the ace is the worst card

    @source:badeucy/prizes
    Scenario Outline: Of five cards the best four that share no rank and no suit
      As many as possible, then the lowest; an ace is left out if it can be.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: from four cards down to one
        | cards          | kind              | ranks | because                                   |
        | Ac 2d 3h 4s 5c | Badugi            | 5432  | the ace is left out                       |
        | Ac 2d 3h 4s 5d | Badugi            | A432  | the ace is the only club                  |
        | 2c 3d 4h 5s 6c | Badugi            | 5432  | in a row, which does not matter here      |
        | Ac 2c 3d 4h 5h | Three-card badugi | 432   | three suits                               |
        | Ac 2d 2h 3s 3c | Three-card badugi | A32   | three ranks, of which the ace must be one |
        | Ac 3c 4d 5d 6c | Two-card badugi   | 43    | two suits                                 |
        | Ac 3c 5c 7c 8c | One-card badugi   | 3     | one suit                                  |

    @source:badeucy/ranks @verdict:disputed
    Scenario: The ace is high in the badugi
      Some tables count it low there, as in badugi itself; then hand 1 would win.

      Given hand 1 is "Ac 2d 3h 4s Kd"
      And hand 2 is "8c 7d 6h 5s Kc"
      When the hands are compared
      Then hand 2 wins with "Badugi"
      And it is decided by the "first card"

    @source:badeucy/prizes
    Scenario Outline: More cards beat fewer, and then the lower hand wins
      Which hand takes the badugi half; the low half is won by itself.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<other kind>"

      Examples: badugis, and hands of fewer cards
        | better         | worse          | its kind          | other kind        | because           |
        | Ac Kd Qh Js Tc | 2c 3d 4h 5h 6d | Badugi            | Three-card badugi | four cards        |
        | Ac Kd Qh Jc Tc | 2c 3d 4d 5c 6d | Three-card badugi | Two-card badugi   | three cards       |
        | Ac Ad Kc Kd Qc | 2h 3h 4h 5h 6h | Two-card badugi   | One-card badugi   | two cards         |
        | 2c 3d 4h 5s Kd | 2d 3h 4s 6c Kc | Badugi            | Badugi            | five against six  |
        | 2c Kc Qc Jc Tc | 3d 4d 5d 6d 7d | One-card badugi   | One-card badugi   | two against three |

  Rule: The other half goes to the best deuce-to-seven low, made of all five cards

    @source:badeucy/prizes
    Scenario Outline: Straights and flushes count against a low, and the ace is high
      A good badugi may be a bad low.

      When the deals are judged:
        """
        <hand 1>
        <hand 2>
        """
      Then the output is:
        """
        badugi: <badugi>; low: <low>
        """

      Examples: two players
        | hand 1         | hand 2         | badugi        | low             | because                                    |
        | 2c 3d 4h 5s 6c | 7c 5d 4s 3h 2d | 1 Badugi 5432 | 2 No pair 75432 | the straight is no low hand                |
        | Kc 5d 4h 3s 2c | Ac 5h 4s 3d 2d | 1 Badugi 5432 | 1 No pair K5432 | A-2-3-4-5 is ace-high, and loses to a king |

  Rule: Each half is won by itself

    @source:badeucy/prizes
    Scenario Outline: Each half has its own winner
      There is always a badugi of some number, and always a low. Who wins both scoops the pot; who shares
      a half with one other has a quarter.

      When the deals are judged:
        """
        <hand 1>
        <hand 2>
        """
      Then the output is:
        """
        badugi: <badugi>; low: <low>
        """

      Examples: two players
        | hand 1         | hand 2         | badugi        | low             | because                      |
        | 2c 3d 4h 5s 6c | 7c 6d 5h 4s 2d | 1 Badugi 5432 | 2 No pair 76542 | a half each                  |
        | 2c 3d 4h 5s 7c | 2d 3h 4s 6c 8c | 1 Badugi 5432 | 1 No pair 75432 | one scoops                   |
        | 2c 3d 4h 5s 7c | Ac 2d 3h 4s 5c | DRAW          | 1 No pair 75432 | three quarters and a quarter |
        | 2c 3d 4h 5s 7c | 2d 3h 4s 5c 7d | DRAW          | DRAW            | a half each: both are shared |

    @source:badeucy/prizes
    Scenario Outline: Of two players each wins a part of the pot
      Half of the pot for each half of the game; those who tie for one share its half.

      Given hand 1 is "<hand 1>"
      And hand 2 is "<hand 2>"
      When the hands are compared
      Then the shares are "<shares>"

      Examples: of two players
        | hand 1         | hand 2         | shares  | because                                        |
        | 2c 3d 4h 5s 6c | 7c 6d 5h 4s 2d | 1/2 1/2 | a half each: the straight is the better badugi |
        | 2c 3d 4h 5s 7c | 2d 3h 4s 6c 8c | 1 0     | one scoops                                     |
        | 2c 3d 4h 5s 7c | Ac 2d 3h 4s 5c | 3/4 1/4 | the badugi is shared: one is quartered         |
        | 2c 3d 4h 5s 7c | 2d 3h 4s 5c 7d | 1/2 1/2 | both halves are shared                         |

    @source:badeucy/prizes
    Scenario Outline: Of three players each wins a part of the pot
      Half of the pot for each half of the game; those who tie for one share its half.

      Given hand 1 is "<hand 1>"
      And hand 2 is "<hand 2>"
      And hand 3 is "<hand 3>"
      When the hands are compared
      Then the shares are "<shares>"

      Examples: of three players
        | hand 1         | hand 2         | hand 3         | shares      | because                                    |
        | 2c 3d 4h 5s 9c | 2d 3h 4s 5c 9d | 7c 6d 5h 4d 2h | 1/4 1/4 1/2 | two share the badugi, seven-six is the low |
        | 2c 3d 4h 5s 7c | 2d 3h 4s 5c 8c | 2h 3s 4c 5d 9d | 2/3 1/6 1/6 | all share the badugi                       |
        | 2c 3d 4h 5s 7c | 2d 3h 4s 5c 7d | Kh Kd Qs Qc Jh | 1/2 1/2 0   | two share both halves                      |

    @source:badeucy/prizes
    Scenario: Each half has its own cards
      The badugi leaves out the six, the low has all five cards.

      Given hand 1 is "2c 3d 4h 5s 6c"
      And hand 2 is "7c 6d 5h 4s 2d"
      When the hands are compared
      Then hand 1 wins with "Badugi" for the "badugi"
      And the ranks of hand 1 are "5432" for the "badugi"
      And hand 2 wins with "No pair" for the "low"
      And the ranks of hand 2 are "76542" for the "low"
      And hand 1 is read as "Straight" for the "low"

  Rule: All hands come from one pack without a joker

    @source:badeucy/one_deck
    Scenario Outline: Hands that one pack cannot give are refused
      A hand has five cards.

      Given hand 1 is "<cards>"
      And hand 2 is "Ac Qd 9h 8s 6d"
      When the hands are compared
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards             | reason            | because           |
        | Ac Ks Jh 7s 5d    | dealt twice among | the ace of clubs  |
        | Kc Kc Jh 7s 5d    | dealt twice       | one king twice    |
        | Kc Jo Jh 7s 5d    | no joker          | the pack has none |
        | Kc Ks Jh 7s       | 4 cards           | one too few       |
        | Kc Ks Jh 7s 5d 2c | 6 cards           | one too many      |
