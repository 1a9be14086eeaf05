Feature: Ace-to-five low with a joker
  The rules are those of rules/joker-ace-to-five-low.yaml, which names their source. The tag of a
  scenario says which line of that file it shows. All cards are chosen. Hands stand each for itself,
  so that a card may be in two of them.

  Background:
    Given the rules "joker-ace-to-five-low"

  Rule: The joker is the lowest card that the hand has not got

    @source:joker-ace-to-five-low/wild
    Scenario Outline: What the joker stands for
      It never makes a pair.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"
      And the wild in hand 1 stands for "<stands for>"

      Examples: five different ranks
        | cards          | kind    | ranks | stands for | because                           |
        | Jo 2c 3d 4h 5s | No pair | 5432A | A          | the ace is missing                |
        | Jo Ac 2c 3d 6s | No pair | 6432A | 4          | the four is missing               |
        | Jo Ac 2d 3h 4s | No pair | 5432A | 5          | a five, though nothing is between |
        | Jo Ac 3d 4h 5s | No pair | 5432A | 2          | the two is missing                |
        | Jo 9c Td Jh Qs | No pair | QJT9A | A          | not a card that would make a run  |
        | Jo 2h 3h 4h 5h | No pair | 5432A | A          | a flush does not count            |

      Examples: pairs and more in the hand
        | cards          | kind            | ranks | stands for | because            |
        | Jo Ac Ad 2c 3h | Pair            | AA432 | 4          | no third ace       |
        | Jo Kc Kd 2h 3s | Pair            | KK32A | A          | the ace is missing |
        | Jo Kc Kd Qh Qs | Two pair        | KKQQA | A          | no full house      |
        | Jo Kc Kd Kh Qs | Three of a kind | KKKQA | A          | no fourth king     |
        | Jo Kc Kd Kh Ks | Four of a kind  | KKKKA | A          | no fifth king      |
        | Jo Ac Ad Ah As | Four of a kind  | AAAA2 | 2          | no fifth ace       |

    @source:joker-ace-to-five-low/hand
    Scenario Outline: Of seven cards the five that make the lowest hand are played
      The joker is the lowest card that is missing among these five.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "No pair"
      And the ranks of hand 1 are "<ranks>"
      And the wild in hand 1 stands for "<stands for>"

      Examples: the joker and six cards
        | cards                | ranks | stands for | because                         |
        | Jo Ac 2d 3h 3s Kc Kd | K432A | 4          | only three ranks below the king |
        | Jo Ac 2d 3h 7s 8c Kd | 7432A | 4          | the eight is left out           |
        | Jo Ac Ad 2h 2s 5c 7d | 7532A | 3          | one of each pair is left out    |
        | Jo 6c 7d 8h 9s Tc Jd | 9876A | A          | the four lowest of six          |

    @source:joker-ace-to-five-low/hand
    Scenario: The joker need not be played
      Without it the hand is the wheel, as it is with it.

      Given hand 1 is "Jo Ac 2d 3h 4s 5c Kd"
      When the hands are read
      Then the ranks of hand 1 are "5432A"

    @source:joker-ace-to-five-low/natural_beats_wild @verdict:disputed
    Scenario Outline: A hand with the joker ties with the same hand without
      Some houses may let the natural hand win.

      Given hand 1 is "<with>"
      And hand 2 is "<without>"
      When the hands are compared
      Then it is a draw

      Examples: wild and natural
        | with           | without        | because         |
        | Jo Ac 2d 3h 4s | Ac 2d 3h 4s 5d | the wheel       |
        | Jo Kc Kd 2h 3s | Ac Kd Kh 2h 3s | a pair of kings |

  Rule: The lowest hand wins, compared from the highest card down

    @source:joker-ace-to-five-low/wins
    Scenario Outline: The first difference decides
      The joker counts as the card that it stands for.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: the lower one wins
        | better         | worse          | kind            | what          | because                     |
        | Jo Ac 2d 3h 4s | Ac 2d 3h 4s 6d | No pair         | first card    | five against six            |
        | Jo 8c 6d 5h 4s | 8d 7c 3h 2s Ac | No pair         | second card   | eight-six beats eight-seven |
        | Jo 8c 6d 4h 3s | 8d 6c 4h 3s 2c | No pair         | fifth card    | an ace against a two        |
        | Jo Ac Ad Kh Qs | 2c 2d 3h 4s Ac | Pair            | pair          | aces are the best pair      |
        | 3c 3d 7h 6s 5d | 3c 3d 8h 2s Ad | Pair            | first kicker  | the lower kicker            |
        | 3c 3d 8h 6s Ad | 3c 3d 8h 6s 2d | Pair            | third kicker  | then the last               |
        | 7c 7d 6h 6s Kd | 8c 8d Ah As 2d | Two pair        | high pair     | the higher pair comes first |
        | 7c 7d 2h 2s Ad | 7c 7d 2h 2s 3d | Two pair        | kicker        | ace against three           |
        | 6c 6d 6h 9s 8d | 6c 6d 6h Ts Ad | Three of a kind | first kicker  | the lower kicker            |
        | 6c 6d 6h 9s Ad | 6c 6d 6h 9s 2d | Three of a kind | second kicker | then the last               |
        | 6c 6d 6h Ks Kd | 7c 7d 7h As Ad | Full house      | trips         | the lower three             |
        | 6c 6d 6h 6s Ad | 6c 6d 6h 6s 2d | Four of a kind  | kicker        | the lower fifth card        |

    @source:joker-ace-to-five-low/categories
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
        | Kc Qd Jh Ts 9d | Jo Ac Ad 2h 3s | No pair         | Pair            |
        | Kc Kd Qh Js Td | Jo Ac Ad 2h 2s | Pair            | Two pair        |
        | Kc Kd Qh Qs Jd | Jo Ac Ad Ah 2s | Two pair        | Three of a kind |
        | Kc Kd Kh Qs Jd | Ac Ad Ah 2s 2d | Three of a kind | Full house      |
        | Kc Kd Kh Qs Qd | Jo Ac Ad Ah As | Full house      | Four of a kind  |

  Rule: The pack has one joker

    @source:joker-ace-to-five-low/deck
    Scenario Outline: What is no hand of this pack is refused
      A second joker is an error, and so is a card that is there twice.

      Given hand 1 is "<cards>"
      When the hands are read
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards                   | reason      | because           |
        | Jo Jo 3h 4s 7d          | dealt twice | there is only one |
        | 2c 2c Jo 4s 7d          | dealt twice | one two twice     |
        | Jo 3d 4h 5s             | 4 cards     | one too few       |
        | Jo 2d 3h 4s 5d 6c 7h 8s | 8 cards     | one too many      |
