Feature: Badacey
  The rules are those of rules/badacey.yaml, which names their sources. The tag of a scenario says
  which line of that file it shows. All cards are chosen.

  Background:
    Given the rules "badacey"

  Rule: One half goes to the best badugi, made of four of the five cards or fewer

    @source:badacey/prizes
    Scenario Outline: Of five cards the best four that share no rank and no suit
      As many as possible, then the lowest. The ace is the lowest card.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: from four cards down to one
        | cards          | kind              | ranks | because                                 |
        | Ac 2d 3h 4s 5c | Badugi            | 432A  | the five is left out                    |
        | Ac 2d 3h 4h 5s | Badugi            | 532A  | the five is needed, of hearts the three |
        | Kc 2d 3h 4s Kd | Badugi            | K432  | the king that is no diamond             |
        | Kc 2d 2h 3s 3c | Three-card badugi | K32   | three ranks                             |
        | Ac 2d 3h 4h 5h | Three-card badugi | 32A   | three suits                             |
        | Ac 2c 3d 4d 5c | Two-card badugi   | 3A    | two suits                               |
        | Ac 2c 3c 4c 5c | One-card badugi   | A     | one suit                                |

    @source:badacey/prizes
    Scenario Outline: More cards beat fewer, and then the lower hand wins
      Which hand takes the badugi half; the low half is won by itself.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<other kind>"

      Examples: badugis, and hands of fewer cards
        | better         | worse          | its kind          | other kind        | because                       |
        | Kc Qd Jh Ts 9c | Ac 2d 3h 4h 5d | Badugi            | Three-card badugi | four cards                    |
        | Kc Qd Jh Tc 9c | Ac 2d 3d 4c 5d | Three-card badugi | Two-card badugi   | three cards                   |
        | Kc Kd Qc Qd Jc | Ah 2h 3h 4h 5h | Two-card badugi   | One-card badugi   | two cards                     |
        | Ac 2d 3h 4s Kd | Ad 2h 3s 5c Kc | Badugi            | Badugi            | four against five             |
        | Ac 3d 4h 5s Kd | 2d 3h 4s 5c Kc | Badugi            | Badugi            | ace against two: aces are low |
        | Ah 2h 3h 4h 5h | 2c 3c 4c 5c 6c | One-card badugi   | One-card badugi   | ace against two               |

  Rule: The other half goes to the best ace-to-five low, made of all five cards

    @source:badacey/prizes
    Scenario Outline: The low half takes all five cards
      Straights and flushes do not count, and the ace is the lowest card.

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
        | hand 1         | hand 2         | badugi                  | low                     | because                           |
        | Ac 2c 3c 4c 5c | Ad 2d 3h 4s 6d | 2 Three-card badugi 43A | 1 No pair 5432A         | five against six, though one suit |
        | Kc Qd Jh Ts 9d | Ac Ad 2h 3s 4d | 2 Badugi 432A           | 1 No pair KQJT9         | even king-high beats a pair       |
        | Kc Kd Qh Js Td | Ac Ad 2h 2s 3d | 1 Badugi KQJT           | 1 Pair KKQJT            | one pair against two              |
        | Kc Kd Qh Qs Jd | Ac Ad Ah 2s 3d | 2 Three-card badugi 32A | 1 Two pair KKQQJ        | two pair against three            |
        | Kc Kd Kh Qs Jd | Ac Ad Ah 2s 2d | 1 Three-card badugi KQJ | 1 Three of a kind KKKQJ | three against a full house        |
        | Kc Kd Kh Qs Qd | Ac Ad Ah As 2d | 2 Two-card badugi 2A    | 1 Full house KKKQQ      | a full house against four         |

  Rule: Each half is won by itself

    @source:badacey/prizes
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
        | Ac 2d 3h 4s Kc | Ad 2h 3c 5h 6c | 1 Badugi 432A | 2 No pair 6532A | a half each                  |
        | Ac 2d 3h 4s 5c | Ad 2h 3s 4h 6c | 1 Badugi 432A | 1 No pair 5432A | one scoops                   |
        | Ac 2d 3h 4s 5c | Ad 2h 3s 4c 6c | DRAW          | 1 No pair 5432A | three quarters and a quarter |
        | Ac 2d 3h 4s 5c | Ad 2h 3s 4c 5d | DRAW          | DRAW            | a half each: both are shared |

    @source:badacey/prizes
    Scenario Outline: Of two players each wins a part of the pot
      Half of the pot for each half of the game; those who tie for one share its half.

      Given hand 1 is "<hand 1>"
      And hand 2 is "<hand 2>"
      When the hands are compared
      Then the shares are "<shares>"

      Examples: of two players
        | hand 1         | hand 2         | shares  | because                                |
        | Ac 2d 3h 4s Kc | Ad 2h 3c 5h 6c | 1/2 1/2 | a half each: a badugi, and six-low     |
        | Ac 2d 3h 4s 5c | Ad 2h 3s 4h 6c | 1 0     | one scoops: badugi and wheel           |
        | Ac 2d 3h 4s 5c | Ad 2h 3s 4c 6c | 3/4 1/4 | the badugi is shared: one is quartered |
        | Ac 2d 3h 4s 5c | Ad 2h 3s 4c 5d | 1/2 1/2 | both halves are shared                 |

    @source:badacey/prizes
    Scenario Outline: Of three players each wins a part of the pot
      Half of the pot for each half of the game; those who tie for one share its half.

      Given hand 1 is "<hand 1>"
      And hand 2 is "<hand 2>"
      And hand 3 is "<hand 3>"
      When the hands are compared
      Then the shares are "<shares>"

      Examples: of three players
        | hand 1         | hand 2         | hand 3         | shares      | because                                   |
        | Ac 2d 3h 4s 9c | Ad 2h 3s 4c 9d | As 2s 3c 5h 6s | 1/4 1/4 1/2 | two share the badugi, six-five is the low |
        | Ac 2d 3h 4s 5c | Ad 2h 3s 4c 6c | Ah 2s 3c 4d 7d | 2/3 1/6 1/6 | all share the badugi                      |
        | Ac 2d 3h 4s 5c | Ad 2h 3s 4c 5d | Kh Kd Qs Qc Jh | 1/2 1/2 0   | two share both halves                     |

    @source:badacey/prizes
    Scenario: Each half has its own cards
      The badugi leaves out the king, the low has all five cards.

      Given hand 1 is "Ac 2d 3h 4s Kc"
      And hand 2 is "Ad 2h 3c 5h 6c"
      When the hands are compared
      Then hand 1 wins with "Badugi" for the "badugi"
      And the ranks of hand 1 are "432A" for the "badugi"
      And hand 2 wins with "No pair" for the "low"
      And the ranks of hand 2 are "6532A" for the "low"

  Rule: All hands come from one pack without a joker

    @source:badacey/one_deck
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
