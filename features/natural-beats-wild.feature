Feature: Deuces wild, natural beats wild
  The rules are those of rules/natural-beats-wild.yaml, which names its sources. The tag of a
  scenario says which line of that file it shows. All cards are chosen. Hands stand each for
  itself, so that a card may be in two of them.

  Rule: Of equal hands the one with fewer wild cards wins

    @source:natural-beats-wild/natural_beats_wild @verdict:disputed
    Scenario: A natural hand beats the same hand with a wild card
      Both are nines with a king and a four.

      Given the rules "natural-beats-wild"
      And hand 1 is "9c 9d 2h Kc 4d"
      And hand 2 is "9c 9d 9h Ks 4s"
      When the hands are compared
      Then hand 2 wins with "Three of a kind"
      And the ranks of hand 1 are "999K4"
      And the ranks of hand 2 are "999K4"

    @source:natural-beats-wild/natural_beats_wild @verdict:disputed
    Scenario: In deuces wild the same two hands share
      The cards of the scenario before.

      Given the rules "deuces-wild"
      And hand 1 is "9c 9d 2h Kc 4d"
      And hand 2 is "9c 9d 9h Ks 4s"
      When the hands are compared
      Then it is a draw

    @source:natural-beats-wild/natural_beats_wild
    Scenario Outline: Fewer wild cards win a tie, and only a tie
      A better hand wins with as many wild cards as it has.

      Given the rules "natural-beats-wild"
      And hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"

      Examples: ties
        | better         | worse          | kind            | because          |
        | Ah Kh Qh Jh Th | As 2s Qs Js Ts | Straight flush  | none against one |
        | Kc Kd 2h 9c 4d | Ks 2c 2d 9h 4s | Three of a kind | one against two  |
        | 9c 9d 9h 5c 5d | 9s 9h 2c 5h 5s | Full house      | none against one |

      Examples: no ties
        | better         | worse          | kind            | because                          |
        | 2c 2d 9h Kc 4d | Qc Qd Qh As Js | Three of a kind | two deuces make three kings      |
        | 2c 9c 9d 9h Kc | 9c 9d 9h Kd Ks | Four of a kind  | a fourth nine beats a full house |

  Rule: A two that is just a two is no wild card

    @source:natural-beats-wild/natural_beats_wild
    Scenario: A two in its own place of a straight is natural
      Both are five-high straights with a two. In hand 1 it is the two; hand 2 has another, which
      stands for a five.

      Given the rules "natural-beats-wild"
      And hand 1 is "Ac 2c 3d 4h 5s"
      And hand 2 is "Ad 2c 2d 3h 4s"
      When the hands are compared
      Then hand 1 wins with "Straight"
      And the wild in hand 2 stands for "5"

    @source:natural-beats-wild/natural_beats_wild
    Scenario: Two hands with as many wild cards still share
      One deuce each, and both stand for an ace.

      Given the rules "natural-beats-wild"
      And hand 1 is "2c Ac Kd 9h 5s"
      And hand 2 is "2d As Kh 9c 5d"
      When the hands are compared
      Then it is a draw
