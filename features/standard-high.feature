Feature: Standard high poker hands
  The rules are those of rules/standard-high.yaml, which names their source. The tag of a scenario
  says which line of that file it shows. All cards are chosen. Hands stand each for itself, so that
  a card may be in two of them.

  Background:
    Given the rules "standard-high"

  Rule: There are nine kinds of hand, and the kind comes before the cards

    @source:standard-high/categories
    Scenario Outline: Each kind of hand beats the next, however high its cards
      The lowest hand of one kind against the highest of the next.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<next kind>"
      And it is decided by the "category"

      Examples: neighbours in the list
        | better         | worse          | its kind        | next kind       |
        | 5h 4h 3h 2h Ah | Ac Ad Ah As Kd | Straight flush  | Four of a kind  |
        | 2c 2d 2h 2s 3c | Ac Ad Ah Ks Kd | Four of a kind  | Full house      |
        | 2c 2d 2h 3s 3c | Ah Kh Qh Jh 9h | Full house      | Flush           |
        | 7h 5h 4h 3h 2h | Ac Kd Qh Js Td | Flush           | Straight        |
        | 5c 4d 3h 2s Ac | Ac Ad Ah Ks Qd | Straight        | Three of a kind |
        | 2c 2d 2h 4s 3d | Ac Ad Kh Ks Qd | Three of a kind | Two pair        |
        | 3c 3d 2h 2s 4d | Ac Ad Kh Qs Jd | Two pair        | Pair            |
        | 2c 2d 5h 4s 3d | Ac Kd Qh Js 9d | Pair            | High card       |

    @source:standard-high/categories
    Scenario Outline: One card decides which kind a hand is
      A straight flush with one card changed is a flush, a straight or nothing.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"

      Examples: from one suit and one run to neither
        | cards          | kind           | because                          |
        | 9h 8h 7h 6h 5h | Straight flush | one suit and one run             |
        | 9h 8h 7h 6h 4h | Flush          | the run is broken                |
        | 9h 8h 7h 6h 5d | Straight       | one card is of another suit      |
        | 9h 8h 7h 6h 4d | High card      | four of a suit and four in a row |
        | Ah Kh Qh Jh Th | Straight flush | the royal flush is no other kind |

  Rule: An ace ends a straight or begins one, and never stands in the middle

    @source:standard-high/runs
    Scenario Outline: What an ace makes of four other cards
      With A-2-3-4-5, the wheel, the ace counts below the two.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: above the king, below the two, and between them
        | cards          | kind           | ranks | because                       |
        | Ac Kd Qh Js Td | Straight       | AKQJT | the ace ends it               |
        | Ac 2d 3h 4s 5d | Straight       | 5432A | the ace begins it             |
        | Ac 2c 3c 4c 5c | Straight flush | 5432A | the ace begins it in one suit |
        | Kc Ad 2h 3s 4d | High card      | AK432 | round the corner is no run    |
        | Qc Kd Ah 2s 3d | High card      | AKQ32 | round the corner is no run    |
        | Jc Kc Qc Ac 2c | Flush          | AKQJ2 | round the corner is no run    |

    @source:standard-high/runs
    Scenario Outline: The wheel is the lowest straight, though it has an ace
      A straight is as high as the card that it leads up to.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "run"

      Examples: the highest card of the run decides
        | better         | worse          | kind           | because                |
        | 6c 5d 4h 3s 2d | Ac 2d 3h 4s 5d | Straight       | six-high and five-high |
        | 6c 5c 4c 3c 2c | Ac 2c 3c 4c 5c | Straight flush | in one suit as well    |
        | Ac Kd Qh Js Td | Kc Qd Jh Ts 9d | Straight       | here the ace is high   |

  Rule: Of six or seven cards the best five are played

    @source:standard-high/hand
    Scenario Outline: Three pairs are two pair with the best fifth card
      The third pair is left out, or gives the kicker.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "Two pair"
      And the ranks of hand 1 are "<ranks>"

      Examples: where the kicker comes from
        | cards                | ranks | because                         |
        | Kc Kd 9h 9s 4c 4d Ah | KK99A | the ace is above the third pair |
        | Kc Kd 9h 9s 4c 4d 2h | KK994 | a card of the third pair        |
        | Kc Kd 9h 9s 4c 4d    | KK994 | six cards                       |

    @source:standard-high/hand
    Scenario Outline: Threes, fours and pairs side by side
      The higher three of a kind is the three of the full house; a second one gives the pair.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: more than one full house, or more than one fifth card
        | cards                | kind           | ranks | because                            |
        | Qc Qd Qh 8s 8c 8d Ah | Full house     | QQQ88 | two threes of a kind               |
        | 8s 8c 8d Qc Qd Qh    | Full house     | QQQ88 | the same in six cards              |
        | Qc Qd Qh 8s 8d 5c 5h | Full house     | QQQ88 | two pairs to choose from           |
        | 2c 2d 2h As Ad Kc Kh | Full house     | 222AA | the three cards come first         |
        | 6c 6d 6h 6s 9c 9d 9h | Four of a kind | 66669 | four of a kind beat any full house |
        | 6c 6d 6h 6s 9c 9d Kh | Four of a kind | 6666K | a king is above the pair of nines  |

    @source:standard-high/hand
    Scenario Outline: Six or seven cards of one suit, or in a row
      Only the five best count.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: more than five fit
        | cards                | kind           | ranks | because                           |
        | Ah Jh 9h 7h 4h 2h Kd | Flush          | AJ974 | six hearts, and a king of another |
        | Ah Jh 9h 7h 4h 3h 2h | Flush          | AJ974 | seven hearts                      |
        | 9c 8d 7h 6s 5c 4d Kh | Straight       | 98765 | six in a row                      |
        | 9h 8h 7h 6h 5h 4h 3h | Straight flush | 98765 | seven in a row, all hearts        |
        | 6c 5d 4h 3s 2c Ad Kh | Straight       | 65432 | the wheel would be lower          |

    @source:standard-high/hand
    Scenario Outline: A straight and a flush on other cards are no straight flush
      All five cards of a straight flush are in both.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: five in a row, five of a suit
        | cards                | kind           | ranks | because                                  |
        | 9h 8h 7h 6d 5c 2h Kh | Flush          | K9872 | two cards of the straight are not hearts |
        | 8h 7h 6h 5h 4h Ah Kd | Straight flush | 87654 | though the flush is higher               |
        | 9d 8h 7h 6h 5h 4h Kd | Straight flush | 87654 | though the straight is higher            |
        | Ah 2h 3h 4h 5h 6d Kd | Straight flush | 5432A | though the straight is higher            |
        | Kc Kd Kh 9h 7h 4h 2h | Flush          | K9742 | three kings beside the flush             |
        | 9c 9d 9h 8s 7c 6d 5h | Straight       | 98765 | three nines beside the straight          |

    @source:standard-high/hand
    Scenario: A sixth and a seventh card break no tie
      All seven cards differ in the last two only.

      Given hand 1 is "Ac Ad Kh Qs Jd 9c 8h"
      And hand 2 is "Ac Ad Kh Qs Jd 3c 2h"
      When the hands are compared
      Then it is a draw

  Rule: Hands of one kind compare the cards that make it, then the others from the highest down

    @source:standard-high/categories
    Scenario Outline: The first difference decides
      In each row, what is compared later would speak for the other hand where it can.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: the cards that make the hand
        | better         | worse          | kind            | what                     |
        | 5c 5d 5h 5s 2c | 4c 4d 4h 4s Ac | Four of a kind  | quads                    |
        | 3c 3d 3h 2s 2c | 2c 2d 2h As Ac | Full house      | trips                    |
        | 3c 3d 3h Ks Kc | 3c 3d 3h Qs Qc | Full house      | pair                     |
        | Ah 6h 4h 3h 2h | Kc Qc Jc Tc 8c | Flush           | first card of the flush  |
        | Ah Jh 4h 3h 2h | Ac Tc 9c 8c 7c | Flush           | second card of the flush |
        | Ah Jh 5h 3h 2h | Ac Jc 4c 3c 2c | Flush           | third card of the flush  |
        | Ah Jh 9h 4h 2h | Ac Jc 9c 3c 2c | Flush           | fourth card of the flush |
        | Ah Jh 9h 5h 3h | Ac Jc 9c 5c 2c | Flush           | fifth card of the flush  |
        | 9c 9d 9h 3s 2d | 8c 8d 8h As Kd | Three of a kind | trips                    |
        | Kc Kd 2h 2s 3d | Qc Qd Jh Js Ad | Two pair        | high pair                |
        | Kc Kd 4h 4s 2d | Kc Kd 3h 3s Ad | Two pair        | low pair                 |
        | 9c 9d 4h 3s 2d | 8c 8d Ah Ks Qd | Pair            | pair                     |
        | Ac 6d 4h 3s 2d | Kc Qd Jh Ts 8d | High card       | high card                |

      Examples: the kickers
        | better         | worse          | kind            | what          |
        | 5c 5d 5h 5s Ac | 5c 5d 5h 5s Kc | Four of a kind  | kicker        |
        | 9c 9d 9h As 2d | 9c 9d 9h Ks Qd | Three of a kind | first kicker  |
        | 9c 9d 9h As 3d | 9c 9d 9h As 2d | Three of a kind | second kicker |
        | Kc Kd 4h 4s 3d | Kc Kd 4h 4s 2d | Two pair        | kicker        |
        | 9c 9d Ah 3s 2d | 9c 9d Kh Qs Jd | Pair            | first kicker  |
        | 9c 9d Ah 4s 2d | 9c 9d Ah 3s 2d | Pair            | second kicker |
        | 9c 9d Ah Ks 3d | 9c 9d Ah Ks 2d | Pair            | third kicker  |
        | Ac Kd 4h 3s 2d | Ac Qd Jh Ts 8d | High card       | first kicker  |
        | Ac Kd 9h 3s 2d | Ac Kd 8h 7s 6d | High card       | second kicker |
        | Ac Kd 9h 8s 2d | Ac Kd 9h 7s 6d | High card       | third kicker  |
        | Ac Kd 9h 8s 3d | Ac Kd 9h 8s 2d | High card       | fourth kicker |

    @source:standard-high/suits
    Scenario Outline: Suits decide nothing
      The same ranks in other suits.

      Given hand 1 is "<hand 1>"
      And hand 2 is "<hand 2>"
      When the hands are compared
      Then it is a draw

      Examples: equal hands
        | hand 1         | hand 2         | because       |
        | Ac Kc Qc Jc Tc | As Ks Qs Js Ts | royal flushes |
        | Ac Jc 9c 5c 2c | As Js 9s 5s 2s | flushes       |
        | 9c 9d Kh 5s 2d | 9h 9s Kd 5c 2h | pairs         |

  Rule: The pack has fifty-two different cards and no joker

    @source:standard-high/deck
    Scenario Outline: What is no hand of this pack is refused
      A joker is neither a wild card nor left out, and a card that is there twice is no pair.

      Given hand 1 is "<cards>"
      When the hands are read
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards                   | reason       | because            |
        | Ac Kd Qh Js Jo          | no joker     | the pack has none  |
        | Ac Ac Qh Js 9d          | dealt twice  | one card twice     |
        | 1c Kd Qh Js 9d          | unknown rank | an ace is an A     |
        | Ax Kd Qh Js 9d          | unknown suit | there is no suit x |
        | Ac Kd Qh Js             | has 4 cards  | one too few        |
        | Ac Kd Qh Js 9d 8c 7h 5s | has 8 cards  | one too many       |
