Feature: Coloured jokers
  The rules are those of rules/coloured-jokers.yaml, which names its source. The tag of a scenario
  says which line of that file it shows. All cards are chosen. Hands stand each for itself, so that
  a card may be in two of them. The red joker is written JoR, the black one JoB.

  Background:
    Given the rules "coloured-jokers"

  Rule: The red joker is any heart or diamond, the black one any spade or club

    @source:coloured-jokers/wild
    Scenario Outline: A joker completes a flush only in its own colour
      In the other colours it is still a pair of the highest card.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: four of a suit and a joker
        | cards           | kind  | ranks | because             |
        | JoR Ah 9h 5h 2h | Flush | AK952 | hearts are red      |
        | JoR Ad 9d 5d 2d | Flush | AK952 | and so are diamonds |
        | JoR As 9s 5s 2s | Pair  | AA952 | spades are black    |
        | JoR Ac 9c 5c 2c | Pair  | AA952 | and so are clubs    |
        | JoB As 9s 5s 2s | Flush | AK952 | spades are black    |
        | JoB Ah 9h 5h 2h | Pair  | AA952 | hearts are red      |

    @source:coloured-jokers/wild
    Scenario Outline: A straight takes either, a straight flush only the right one
      In a straight the colour does not matter.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: four spades in a row and a joker
        | cards           | kind           | ranks | because           |
        | JoB Ks Qs Js Ts | Straight flush | AKQJT | the ace of spades |
        | JoR Ks Qs Js Ts | Straight       | AKQJT | a red ace         |
        | JoR Kh Qh Jh Th | Straight flush | AKQJT | the ace of hearts |

  Rule: Of a kind, each joker is any rank

    @source:coloured-jokers/wild
    Scenario Outline: Two jokers together
      They may be of one rank, but in one suit they cannot be.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: both jokers
        | cards            | kind            | ranks | because                     |
        | JoR JoB 9h 9s 9d | Five of a kind  | 99999 | a red nine and a black one  |
        | JoR JoB Ah 9c 4d | Three of a kind | AAA94 | a red ace and a black one   |
        | JoR JoB Kh 9h 4h | Three of a kind | KKK94 | the black one is no heart   |
        | JoR JoB 9h 8s 7d | Straight        | JT987 | a ten and a jack            |
        | JoR JoB 9h 8h 7h | Straight        | JT987 | no straight flush of hearts |

    @source:coloured-jokers/wild
    Scenario: The flush needs five different ranks
      With both red and black jokers only one can join four hearts; it is the king beside the ace.

      Given hand 1 is "JoR JoB Ah 9h 5h 2h"
      When the hands are read
      Then hand 1 is read as "Flush"
      And the ranks of hand 1 are "AK952"
      And the wild in hand 1 stands for "Kh"

  Rule: There is one joker of each colour

    @source:coloured-jokers/deck
    Scenario Outline: What is no hand of this game is refused
      A joker must say its colour.

      Given hand 1 is "<cards>"
      When the hands are read
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards            | reason      | because                |
        | Jo Ah 9h 5h 2h   | JoB JoR     | which of the two       |
        | JoR JoR 9h 5h 2h | dealt twice | there is one red joker |
