Feature: Deuce-to-seven low (Kansas City lowball)
  The rules are those of rules/deuce-to-seven-low.yaml, which names their source. The tag of a
  scenario says which line of that file it shows. All cards are chosen. Hands stand each for itself,
  so that a card may be in two of them.

  Background:
    Given the rules "deuce-to-seven-low"

  Rule: The ace is always high, so that A-2-3-4-5 is no straight

    @source:deuce-to-seven-low/runs
    Scenario Outline: A-2-3-4-5 is ace-high
      Evaluators are known to read it as a straight. It beats a pair and loses to any king.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<other kind>"

      Examples: above and below it
        | better         | worse          | its kind | other kind | because                        |
        | Ac 2d 3h 4s 5d | 2c 2d 3h 4s 5c | No pair  | Pair       | ace-high beats the lowest pair |
        | Kc 5d 4h 3s 2d | Ac 2d 3h 4s 5d | No pair  | No pair    | a king is lower than an ace    |
        | Kc Qd Jh Ts 8d | Ac 2d 3h 4s 5d | No pair  | No pair    | even the worst king is         |
        | Ac 2d 3h 4s 5d | Ac 2d 3h 4s 6d | No pair  | No pair    | it is the best ace             |
        | Ac 2d 3h 4s 5d | 2c 3d 4h 5s 6d | No pair  | Straight   | the straight is no better      |

    @source:deuce-to-seven-low/runs
    Scenario Outline: What an ace makes of four other cards
      At the upper end it ends a straight; at the lower end it begins none.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: aces
        | cards          | kind           | ranks | because                        |
        | Ac 2d 3h 4s 5d | No pair        | A5432 | no straight                    |
        | Ac 2c 3c 4c 5c | Flush          | A5432 | a flush, and no straight flush |
        | Ac Kd Qh Js Td | Straight       | AKQJT | a straight                     |
        | Ac Kc Qc Jc Tc | Straight flush | AKQJT | a straight flush               |

  Rule: Straights and flushes count against a hand

    @source:deuce-to-seven-low/categories
    Scenario Outline: A low hand can lose to its own straight or flush
      7-5-4-3-2 in two suits is the best hand, since 6-5-4-3-2 is a straight.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<other kind>"

      Examples: low cards against themselves
        | better         | worse          | its kind | other kind | because                           |
        | 7c 5d 4h 3s 2d | 6c 5d 4h 3s 2d | No pair  | Straight   | six-high is in a row              |
        | 7c 5d 4h 3s 2d | 7c 5c 4c 3c 2c | No pair  | Flush      | the same cards in one suit        |
        | As Ac Kh Qd Jc | 6c 5d 4h 3s 2d | Pair     | Straight   | even a pair of aces is better     |
        | As Ac Kh Qd Jc | 7c 5c 4c 3c 2c | Pair     | Flush      | even a pair of aces is better     |
        | 6c 5d 4h 3s 2d | 7c 5c 4c 3c 2c | Straight | Flush      | a straight is better than a flush |
        | 7c 5d 4h 3s 2d | 7d 6c 4h 3s 2c | No pair  | No pair    | seven-five beats seven-six        |

    @source:deuce-to-seven-low/hand
    Scenario Outline: Of seven cards five are played that are neither
      The straight or the flush that lies in them is left out.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: seven cards
        | cards                | kind    | ranks | because                                     |
        | 2c 3d 4h 5s 6d 7c 8d | No pair | 75432 | the six is left out                         |
        | 2c 3d 4h 5s 6d Kc Kh | No pair | K5432 | a king is better than a straight            |
        | 2c 3d 4h 5s 6d Ac Ah | No pair | A5432 | and so is an ace                            |
        | 2c 3c 4c 5c 7c 9h Kd | No pair | 95432 | a nine is better than a flush               |
        | 2c 3c 4c 5c 7c 9c Kc | Flush   | 75432 | seven clubs leave no choice                 |
        | 2c 2d 3h 3s 4c 4d 5h | Pair    | 22543 | only four ranks: the lowest pair            |
        | 2c 3d 4h 5s 6d 6h    | Pair    | 66432 | six cards: a pair is better than a straight |

  Rule: The lowest hand wins, compared from the highest card down

    @source:deuce-to-seven-low/wins
    Scenario Outline: The first difference decides
      The ace is the highest card, in pairs as well.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: the lower one wins
        | better         | worse          | kind            | what         | because                       |
        | 8c 7d 6h 5s 3d | 9d 5c 4h 3s 2c | No pair         | first card   | an eight beats a nine         |
        | 8c 6d 5h 4s 3d | 8d 7c 4h 3s 2c | No pair         | second card  | eight-six beats eight-seven   |
        | 9c 6d 4h 3s 2d | 9d 6c 5h 3s 2c | No pair         | third card   | then the four beats the five  |
        | 9c 7d 5h 3s 2d | 9d 7c 5s 4h 2c | No pair         | fourth card  | then the three beats the four |
        | 9c 7d 5h 4s 2d | 9d 7c 5s 4h 3c | No pair         | fifth card   | the last card decides         |
        | Kc Kd Ah Qs Jd | Ac Ad 4h 3s 2d | Pair            | pair         | the pair of aces is the worst |
        | 3c 3d 7h 6s 5d | 3c 3d Ah 4s 2d | Pair            | first kicker | an ace is a bad kicker        |
        | 2c 2d 2h 7s 6d | 2c 2d 2h 8s 3d | Three of a kind | first kicker | a seven beats an eight        |
        | 7c 7d 6h 6s Ad | 8c 8d 2h 2s 3d | Two pair        | high pair    | the higher pair comes first   |
        | 2c 3d 4h 5s 6d | 3c 4d 5h 6s 7d | Straight        | run          | six-high against seven-high   |
        | 3c 3d 8h 6s 2d | 3c 3d 8h 6s 4d | Pair            | third kicker | two against four              |
        | 7c 7d 3h 3s 2d | 7c 7d 3h 3s 4d | Two pair        | kicker       | two against four              |
        | 6c 6d 6h As Ad | 7c 7d 7h 2s 2d | Full house      | trips        | the lower three               |
        | 6c 6d 6h 6s 2d | 6c 6d 6h 6s 3d | Four of a kind  | kicker       | the lower fifth card          |

  Rule: The order of hands is the usual one, upside down

    @source:deuce-to-seven-low/categories
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
        | Ac Kd Qh Js 9d | 2c 2d 3h 4s 5c | No pair         | Pair            |
        | As Ac Kh Qd Jc | 3c 3d 2h 2s 4c | Pair            | Two pair        |
        | Ac Ad Kh Ks Qd | 2c 2d 2h 3s 4d | Two pair        | Three of a kind |
        | Ac Ad Ah Ks Qd | 2c 3d 4h 5s 6d | Three of a kind | Straight        |
        | Ac Kd Qh Js Td | 2c 3c 4c 5c 7c | Straight        | Flush           |
        | Ac Kc Qc Jc 9c | 2c 2d 2h 3s 3d | Flush           | Full house      |
        | Ac Ad Ah Ks Kd | 2c 2d 2h 2s 3d | Full house      | Four of a kind  |
        | Ac Ad Ah As Kd | 2c 3c 4c 5c 6c | Four of a kind  | Straight flush  |

    @source:deuce-to-seven-low/suits
    Scenario: Suits decide nothing
      Two hands of 7-5-4-3-2 share, as long as neither is of one suit.

      Given hand 1 is "7c 5d 4h 3s 2d"
      And hand 2 is "7s 5s 4s 3s 2h"
      When the hands are compared
      Then it is a draw

  Rule: The pack has fifty-two different cards and no joker

    @source:deuce-to-seven-low/deck
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
