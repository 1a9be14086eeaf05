Feature: Badugi, ace high
  The rules are those of rules/badugi-27.yaml, which names their source and builds on badugi. The tag
  of a scenario says which line of these files it shows. All cards are chosen. Hands stand each for
  itself, so that a card may be in two of them.

  Background:
    Given the rules "badugi-27"

  Rule: The ace is the highest card, and 5-4-3-2 of four suits is the best hand

    @source:badugi-27/ranks
    Scenario Outline: The lower hand wins, and an ace is not low
      What would win in badugi loses here.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: hands of as many cards
        | better      | worse       | kind              | what        | because                          |
        | 2c 3d 4h 5s | Ac 2d 3h 4s | Badugi            | first card  | five against ace                 |
        | Kc Qd Jh Ts | Ac 2d 3h 4s | Badugi            | first card  | even a king is lower than an ace |
        | 2c 3d 4h 5s | 2c 3d 4h 6s | Badugi            | first card  | five against six                 |
        | 8c 6d 5h 4s | 8d 7c 3h 2s | Badugi            | second card | eight-six against eight-seven    |
        | 8c 6d 4h 3s | 8d 6c 5h 2s | Badugi            | third card  | four against five                |
        | 8c 6d 4h 2s | 8d 6c 4s 3h | Badugi            | fourth card | two against three                |
        | 2c 3d 4h 4s | 2c 3d Ah As | Three-card badugi | first card  | four against ace                 |
        | 2c Ac Kc Qc | 3c 4c 5c 6c | One-card badugi   | card        | two against three                |

    @source:badugi-27/hand
    Scenario Outline: Of cards that share a rank or a suit only one is played
      As many cards as possible, then the lowest; an ace is left out if it can be.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: from four cards down to one
        | cards       | kind              | ranks | because                                        |
        | Ac 2d 3h 4s | Badugi            | A432  | the ace must be played                         |
        | Ac 2c 3d 4h | Three-card badugi | 432   | of two clubs the two                           |
        | 2c 3d 4h 5h | Three-card badugi | 432   | of two hearts the four                         |
        | 2c 3d 4h 4s | Three-card badugi | 432   | of two fours either                            |
        | 2c 2d 3c 4h | Three-card badugi | 432   | the two of diamonds, since the three is a club |
        | 2c 2d 5h 5s | Two-card badugi   | 52    | two pairs                                      |
        | Ac 3c 5c 7c | One-card badugi   | 3     | of four clubs the three                        |
        | Ac Ad Ah As | One-card badugi   | A     | all aces                                       |

  Rule: More cards beat fewer

    @source:badugi-27/categories
    Scenario Outline: Each number of cards beats the next, however high they are
      The worst hand of one number against the best of the next.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<next kind>"
      And it is decided by the "category"

      Examples: neighbours in the list
        | better      | worse       | its kind          | next kind         |
        | Ac Kd Qh Js | 2c 3d 4h 4s | Badugi            | Three-card badugi |
        | Ac Kd Qh Qd | 2c 3d 3c 2d | Three-card badugi | Two-card badugi   |
        | Ac Ad Kc Kd | 2c 3c 4c 5c | Two-card badugi   | One-card badugi   |

    @source:badugi-27/suits
    Scenario: Suits decide nothing
      The same ranks in four suits share.

      Given hand 1 is "2c 3d 4h 5s"
      And hand 2 is "2s 3h 4d 5c"
      When the hands are compared
      Then it is a draw

  Rule: The pack has fifty-two different cards and no joker

    @source:badugi-27/deck
    Scenario Outline: What is no hand of this pack is refused
      A hand has four cards.

      Given hand 1 is "<cards>"
      When the hands are read
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards          | reason      | because           |
        | 5c 2d 3h Jo    | no joker    | the pack has none |
        | 5c 5c 3h 4s    | dealt twice | one five twice    |
        | 5c 2d 3h       | 3 cards     | one too few       |
        | 5c 2d 3h 4s 6c | 5 cards     | one too many      |
