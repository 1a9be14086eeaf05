Feature: Razz
  The rules are those of rules/razz.yaml, which names their source. The tag of a scenario says which
  line of that file it shows. All cards are chosen.

  Background:
    Given the rules "razz"

  Rule: Of seven cards the five that make the lowest hand are played

    @source:razz/hand
    Scenario Outline: Pairs and high cards are left out as long as five ranks remain
      Straights and flushes do not count, and the ace is the lowest card.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: seven cards
        | cards                | kind     | ranks | because                                      |
        | Ac 2d 3h 4s 5d 6c 7h | No pair  | 5432A | the wheel                                    |
        | Ah 2h 3h 4h 5h 6h 7h | No pair  | 5432A | the wheel, in one suit                       |
        | Ac 2d 3h 4s 4d 6c 7h | No pair  | 6432A | one four is left out                         |
        | Ac 2d 3h 4s Kd Kc Qh | No pair  | Q432A | a queen is better than a king                |
        | Ac 2d 3h 4s Kd Kc Kh | No pair  | K432A | one king is needed                           |
        | Kc Kd 2c 2d 3c 3d 4h | Pair     | 22K43 | only four ranks: the lowest pair, and a king |
        | Kh Kd Kc Ks 2c 2d 3h | Two pair | KK223 | only three ranks                             |

    @source:razz/hand
    Scenario Outline: A card that pairs a low one spoils the hand
      Players call it counterfeited: on the last street the fifth rank does not come.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "No pair"
      And the ranks of hand 1 are "<ranks>"

      Examples: the seventh card to A-2-3-4 with nine and jack
        | cards                | ranks | because                     |
        | Ac 2d 3h 4s 9d Jc 5h | 5432A | the five makes the wheel    |
        | Ac 2d 3h 4s 9d Jc 4h | 9432A | a second four does not help |
        | Ac 2d 3h 4s 9d Jc Kh | 9432A | nor does a king             |

  Rule: Hands compare from the highest card down, and the lower one wins

    @source:razz/wins
    Scenario Outline: The first difference decides
      The two cards that are left out do not count.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: seven cards against seven
        | better               | worse                | kind       | what         | because                     |
        | 9c 8d 7h 6s 5d Kc Kd | Tc 4d 3h 2s Ad Kh Ks | No pair    | first card   | a nine beats a ten          |
        | 8c 6d 5h 4s 3d Kc Kd | 8d 7c 3h 2s Ac Kh Ks | No pair    | second card  | eight-six beats eight-seven |
        | 7c 5d 4h 2s Ad Kc Kd | 7d 5c 4s 3h Ac Qc Qd | No pair    | fourth card  | the two beats the three     |
        | Ac Ad 2h 3s 4d       | 2c 2d Ah 3h 4s       | Pair       | pair         | the ace is the lowest pair  |
        | 3c 3d 7h 6s 5d       | 3h 3s 8c 2d Ah       | Pair       | first kicker | the lower kicker            |
        | 3c 3d 8h 6s Ad       | 3h 3s 8c 6d 2h       | Pair       | third kicker | then the last               |
        | 7c 7d 6h 6s Kd       | 8c 8d Ah As 2d       | Two pair   | high pair    | the higher pair comes first |
        | 7c 7d 2h 2s Ad       | 7h 7s 2c 2d 3h       | Two pair   | kicker       | ace against three           |
        | 6c 6d 6h Ks Kd       | 7c 7d 7h As Ad       | Full house | trips        | the lower three             |

    @source:razz/hand
    Scenario: What is left out breaks no tie
      Both have an eight-six with the same cards.

      Given hand 1 is "8c 6d 4h 3s Ad Kc Kd"
      And hand 2 is "8d 6c 4s 3h Ac 9c 9d"
      When the hands are compared
      Then it is a draw

  Rule: The fewer cards of a kind, the better, and there is no qualifier

    @source:razz/categories
    Scenario Outline: Each kind of hand beats the next, however high its cards
      The worst hand of one kind against the best of the next, on fifth street.

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

  Rule: All hands come from one pack without a joker

    @source:razz/one_deck
    Scenario Outline: Hands that one pack cannot give are refused
      No player may hold another player's card.

      Given hand 1 is "<cards>"
      And hand 2 is "Ac Qd 9h 8s 6d 3c 2h"
      When the hands are compared
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards                   | reason            | because                  |
        | Ac Ks Jh 7s 5d 3d 2s    | dealt twice among | the ace of clubs         |
        | Kc Kc Jh 7s 5d 3d 2s    | dealt twice       | one king twice           |
        | Kc Jo Jh 7s 5d 3d 2s    | no joker          | the pack has none        |
        | Kc Ks Jh 7s 5d 3d 2s 2c | 8 cards           | an eighth card           |
        | Kc Ks Jh 7s             | 4 cards           | fourth street, too early |
