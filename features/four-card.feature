Feature: Four-card poker
  The rules are those of rules/four-card.yaml, which names their source. The tag of a scenario says
  which line of that file it shows. All cards are chosen. Hands stand each for itself, so that a card
  may be in two of them.

  Background:
    Given the rules "four-card"

  Rule: Three of a kind beats a flush, and a flush beats a straight

    @source:four-card/categories
    Scenario Outline: Each kind of hand beats the next, however high its cards
      The lowest hand of one kind against the highest of the next.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<next kind>"
      And it is decided by the "category"

      Examples: neighbours in the list
        | better      | worse       | its kind        | next kind       |
        | 2c 2d 2h 2s | Ah Kh Qh Jh | Four of a kind  | Straight flush  |
        | Ah 2h 3h 4h | Ac Ad Ah Ks | Straight flush  | Three of a kind |
        | 2c 2d 2h 3s | Ac Kc Qc Tc | Three of a kind | Flush           |
        | 6c 4c 3c 2c | Ac Kd Qh Js | Flush           | Straight        |
        | Ac 2d 3h 4s | Ac Ad Kh Ks | Straight        | Two pair        |
        | 3c 3d 2h 2s | Ac Ad Kh Qs | Two pair        | Pair            |
        | 2c 2d 4h 3s | Ac Kd Qh Ts | Pair            | High card       |

    @source:four-card/runs
    Scenario Outline: What an ace makes of three other cards
      A-2-3-4 is the lowest straight.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: above the king, below the two, and between them
        | cards       | kind           | ranks | because                       |
        | Ac Kd Qh Js | Straight       | AKQJ  | the ace ends it               |
        | Ac 2d 3h 4s | Straight       | 432A  | the ace begins it             |
        | Ac 2c 3c 4c | Straight flush | 432A  | the ace begins it in one suit |
        | Qc Kd Ah 2s | High card      | AKQ2  | round the corner is no run    |

  Rule: The best four of five cards are played, the dealer's best four of six

    @source:four-card/hand
    Scenario Outline: What five or six cards hold that does not go into four
      There is no full house and no fifth card.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: five cards
        | cards          | kind            | ranks | because                             |
        | 9c 9d 9h Kc Kd | Three of a kind | 999K  | no full house                       |
        | 9c 9d 9h 9s Kd | Four of a kind  | 9999  | no kicker                           |
        | 5c 6c 7c 8d Kc | Flush           | K765  | of a flush and a straight the flush |
        | 5c 6c 7c 8c Kc | Straight flush  | 8765  | though the flush is higher          |
        | 5c 6d 7h 8s 9c | Straight        | 9876  | the upper four of five              |
        | Ac 2d 3h 4s 5c | Straight        | 5432  | the ace is left out                 |
        | 9c 9d Kh Ks 2c | Two pair        | KK99  | no kicker                           |
        | 9c 9d Kh Qs 2c | Pair            | 99KQ  | two kickers                         |

      Examples: six cards
        | cards             | kind            | ranks | because                       |
        | 9c 9d Kh Ks 2c 2d | Two pair        | KK99  | of three pairs the higher two |
        | 9c 9d 9h Kh Kd Ks | Three of a kind | KKK9  | of two threes the higher      |
        | 2h 5h 7h 9h Kh Ah | Flush           | AK97  | of six hearts the highest     |

    @source:four-card/hand
    Scenario: The fifth card breaks no tie
      Both have kings and nines.

      Given hand 1 is "Kc Kd 9h 9s Ac"
      And hand 2 is "Kh Ks 9c 9d 2c"
      When the hands are compared
      Then it is a draw

  Rule: Hands of one kind compare the cards that make it, then the others from the highest down

    @source:four-card/categories
    Scenario Outline: The first difference decides
      In each row, what is compared later would speak for the other hand where it can.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: the higher one wins
        | better      | worse       | kind            | what                     | because                 |
        | 3c 3d 3h 3s | 2c 2d 2h 2s | Four of a kind  | quads                    | threes against twos     |
        | 5h 4h 3h 2h | Ah 2h 3h 4h | Straight flush  | run                      | five-high and four-high |
        | 3c 3d 3h 2s | 2c 2d 2h As | Three of a kind | trips                    | threes against twos     |
        | 3c 3d 3h 5s | 3c 3d 3h 4s | Three of a kind | kicker                   | five against four       |
        | Ac 5c 3c 2c | Kd Qd Jd 9d | Flush           | first card of the flush  | an ace against a king   |
        | Ac 8c 6c 3c | Ad 8d 6d 2d | Flush           | fourth card of the flush | three against two       |
        | 5c 4d 3h 2s | Ac 2d 3h 4s | Straight        | run                      | five-high and four-high |
        | Kc Kd 2h 2s | Qc Qd Jh Js | Two pair        | high pair                | kings against queens    |
        | Kc Kd 3h 3s | Kc Kd 2h 2s | Two pair        | low pair                 | threes against twos     |
        | 3c 3d 4h 2s | 2c 2d Ah Ks | Pair            | pair                     | threes against twos     |
        | 3c 3d 6h 2s | 3c 3d 5h 4s | Pair            | first kicker             | six against five        |
        | 3c 3d 6h 4s | 3c 3d 6h 2s | Pair            | second kicker            | four against two        |
        | Ac 5d 3h 2s | Kc Qd Jh 9s | High card       | high card                | an ace against a king   |
        | Ac 9d 6h 3s | Ac 9d 6h 2s | High card       | third kicker             | three against two       |

  Rule: A player has five cards, the dealer six, of a pack without a joker

    @source:four-card/deal
    Scenario Outline: What is no hand of this game is refused
      The four that are played may also be written alone.

      Given hand 1 is "<cards>"
      When the hands are read
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards                | reason      | because           |
        | Kc Kd 9h 9s Jo       | no joker    | the pack has none |
        | Kc Kc 9h 9s 2c       | dealt twice | one king twice    |
        | Kc Kd 9h             | 3 cards     | one too few       |
        | Kc Kd 9h 9s 4c 3d 2h | 7 cards     | one too many      |
