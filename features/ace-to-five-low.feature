Feature: Ace-to-five low (California lowball)
  The rules are those of rules/ace-to-five-low.yaml, which names their source. The tag of a scenario
  says which line of that file it shows. All cards are chosen. Hands stand each for itself, so that a
  card may be in two of them.

  Background:
    Given the rules "ace-to-five-low"

  Rule: The lowest hand wins, and straights and flushes do not count

    @source:ace-to-five-low/runs
    Scenario Outline: A-2-3-4-5 is the best hand, in one suit or in several
      It is called the wheel or the bicycle.

      Given hand 1 is "<hand 1>"
      And hand 2 is "<hand 2>"
      When the hands are compared
      Then hand 1 wins with "No pair"
      And it is decided by the "<what>"

      Examples: against other low hands
        | hand 1         | hand 2         | what        | because                            |
        | Ah 2h 3h 4h 5h | Ac 2d 3h 4s 6d | first card  | five against six, though one suit  |
        | Ac 2d 3h 4s 6d | Ac 2d 3h 5s 6d | second card | 6-4-3-2-A is the second best       |
        | 2c 3d 4h 5s 6d | Ac 2d 3h 4s 7d | first card  | six against seven, though in a row |
        | Ac 2c 3c 4c 7c | Ac 2d 3h 5s 7d | second card | four against five, though one suit |

    @source:ace-to-five-low/suits
    Scenario: Suits decide nothing
      The wheel in one suit is no better and no worse than any other.

      Given hand 1 is "Ah 2h 3h 4h 5h"
      And hand 2 is "Ac 2d 3h 4s 5d"
      When the hands are compared
      Then it is a draw
      And hand 1 is read as "No pair"
      And the ranks of hand 1 are "5432A"

    @source:ace-to-five-low/ranks
    Scenario Outline: The ace is the lowest card
      It is low in pairs as well.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: aces against twos
        | better         | worse          | kind            | what       | because                        |
        | Ac 9d 7h 5s 3d | 2c 9d 7h 5s 3d | No pair         | fifth card | the last card decides          |
        | Ac Ad Kh Qs Jd | 2c 2d 3h 4s Ad | Pair            | pair       | a pair of aces is the best one |
        | Ac Ad Ah Ks Qd | 2c 2d 2h As 3d | Three of a kind | trips      | three aces are the best        |

  Rule: Hands compare from the highest card down, and the lower one wins

    @source:ace-to-five-low/wins
    Scenario Outline: The first difference decides
      A hand is called by its two highest cards, such as eight-six.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: hands without a pair
        | better         | worse          | kind    | what        | because                      |
        | 8c 7d 6h 5s 4d | 9d 4c 3h 2s Ac | No pair | first card  | an eight beats a nine        |
        | 8c 6d 5h 4s 3d | 8d 7c 3h 2s Ac | No pair | second card | eight-six beats eight-seven  |
        | 8c 6d 4h 3s 2d | 8d 6c 5h 2s Ac | No pair | third card  | then the four beats the five |
        | 8c 6d 4h 2s Ad | 8d 6c 4s 3h Ac | No pair | fourth card | then the two beats the three |

      Examples: hands with pairs and more
        | better         | worse          | kind            | what          | because                     |
        | 3c 3d Kh Qs Jd | 4c 4d 3h 2s Ad | Pair            | pair          | the lower pair              |
        | 3c 3d 7h 6s 5d | 3c 3d 8h 2s Ad | Pair            | first kicker  | then the lower kicker       |
        | 3c 3d 8h 5s 4d | 3c 3d 8h 6s Ad | Pair            | second kicker | then the next               |
        | 3c 3d 8h 6s Ad | 3c 3d 8h 6s 2d | Pair            | third kicker  | then the last               |
        | 7c 7d 6h 6s Kd | 8c 8d Ah As 2d | Two pair        | high pair     | the higher pair comes first |
        | 7c 7d Ah As Kd | 7c 7d 2h 2s 3d | Two pair        | low pair      | then the lower pair         |
        | 7c 7d 2h 2s Ad | 7c 7d 2h 2s 3d | Two pair        | kicker        | then the kicker             |
        | 6c 6d 6h Ks Kd | 7c 7d 7h As Ad | Full house      | trips         | the lower three             |
        | 6c 6d 6h As Ad | 6c 6d 6h 2s 2d | Full house      | pair          | then the lower pair         |
        | 6c 6d 6h 6s Ad | 6c 6d 6h 6s 2d | Four of a kind  | kicker        | the lower fifth card        |
        | 6c 6d 6h 9s 8d | 6c 6d 6h Ts Ad | Three of a kind | first kicker  | the lower kicker            |
        | 6c 6d 6h 9s Ad | 6c 6d 6h 9s 2d | Three of a kind | second kicker | then the last               |

  Rule: The fewer cards of a kind, the better

    @source:ace-to-five-low/categories
    Scenario Outline: Each kind of hand beats the next, however high its cards
      The worst hand of one kind against the best of the next.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<next kind>"
      And it is decided by the "category"

      Examples: neighbours in the list
        | better         | worse          | its kind        | next kind       |
        | Kc Qd Jh Ts 9d | Ac Ad 2h 3s 4d | No pair         | Pair            |
        | Kc Kd Qh Js Td | Ac Ad 2h 2s 3d | Pair            | Two pair        |
        | Kc Kd Qh Qs Jd | Ac Ad Ah 2s 3d | Two pair        | Three of a kind |
        | Kc Kd Kh Qs Jd | Ac Ad Ah 2s 2d | Three of a kind | Full house      |
        | Kc Kd Kh Qs Qd | Ac Ad Ah As 2d | Full house      | Four of a kind  |

  Rule: Of six or seven cards the five that make the lowest hand are played

    @source:ace-to-five-low/hand
    Scenario Outline: A pair hurts only if there are not five ranks
      What is not needed is left out; what is played must be called what it is.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: seven cards
        | cards                | kind       | ranks | because                                        |
        | Ac 2d 3h 4s 5d 6c 7h | No pair    | 5432A | the five lowest                                |
        | Ac Ad 2h 2s 3c 4d 9h | No pair    | 9432A | one of each pair is left out                   |
        | Ac 2d 3h 4s 4d Kc Kd | No pair    | K432A | a king is better than a pair                   |
        | Ac Ad 2h 2s 3c 3d 9h | Pair       | AA932 | only four ranks                                |
        | 2c 2d 2h 3c 3d 4s 4h | Two pair   | 33224 | only three ranks                               |
        | Kc Kd Kh Ks Qd Qh Jc | Two pair   | KKQQJ | four kings need not be played                  |
        | Kc Kd Kh Ks Qd Qh    | Full house | KKKQQ | six cards leave no other choice but four kings |

  Rule: The pack has fifty-two different cards and no joker

    @source:ace-to-five-low/deck
    Scenario Outline: What is no hand of this pack is refused
      With a joker it is another game.

      Given hand 1 is "<cards>"
      When the hands are read
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards                   | reason      | because           |
        | Jo 2d 3h 4s 5d          | no joker    | the pack has none |
        | Ac Ac 3h 4s 5d          | dealt twice | one ace twice     |
        | Ac 2d 3h 4s             | 4 cards     | one too few       |
        | Ac 2d 3h 4s 5d 6c 7h 8s | 8 cards     | one too many      |
