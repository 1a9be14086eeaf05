Feature: Double bonus poker (video poker)
  The rules are those of rules/double-bonus-vp.yaml, which names their source. The tag of a
  scenario says which line of that file it shows. All cards are chosen. Everybody plays a machine
  of his own, so that a card may be in two hands.

  Background:
    Given the rules "double-bonus-vp"

  Rule: Four of a kind pay by their rank, whatever is beside them

    @source:double-bonus-vp/categories
    Scenario Outline: Three kinds of four of a kind
      Aces, low cards, and all the others. In double double bonus the fifth card would matter, too.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"

      Examples: fours
        | cards          | kind                       | because                            |
        | Ac Ad Ah As 2d | Four aces                  | 160 coins, and no more for the two |
        | Ac Ad Ah As Kd | Four aces                  | 160 coins with a king              |
        | 2c 2d 2h 2s Ad | Four twos, threes or fours | 80 coins from the two ...          |
        | 4c 4d 4h 4s Ad | Four twos, threes or fours | ... to the four                    |
        | 5c 5d 5h 5s Ad | Four fives to kings        | 50 coins from the five ...         |
        | Kc Kd Kh Ks Ad | Four fives to kings        | ... to the king                    |

  Rule: The least hand that pays is a pair of jacks

    @source:double-bonus-vp/categories
    Scenario Outline: What pays, and what does not
      Two pair need no jacks. All hands that pay nothing are equal.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"

      Examples: small hands
        | cards          | kind            | because                    |
        | Jc Jd 4h 3s 2d | Jacks or better | the lowest pair that pays  |
        | Ac Ad 4h 3s 2d | Jacks or better | no more than jacks         |
        | Tc Td Ah Ks Qd | Nothing         | a pair of tens             |
        | 3c 3d 2h 2s 4d | Two pair        | the lowest two pair        |
        | 2c 2d 2h 3s 4d | Three of a kind | the lowest three of a kind |
        | Ac Kd Qh Js 9d | Nothing         | ace high                   |

    @source:double-bonus-vp/categories
    Scenario: What pays nothing is all the same
      A pair of tens is worth no more than seven high.

      Given hand 1 is "Tc Td Ah Ks Qd"
      And hand 2 is "7c 5d 4h 3s 2d"
      When the hands are compared
      Then it is a draw

  Rule: Straights and flushes are as in any poker

    @source:double-bonus-vp/runs
    Scenario Outline: The ace begins a straight or ends one
      Only the ace-high straight flush is royal.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"

      Examples: in a row, in a suit, or both
        | cards          | kind           | because                           |
        | Ah Kh Qh Jh Th | Royal flush    | the ace is high                   |
        | 5h 4h 3h 2h Ah | Straight flush | the ace is low                    |
        | 5h 4h 3h 2h As | Straight       | in two suits                      |
        | Ah Kh Qh Jh 9h | Flush          | a gap                             |
        | Kh Ah 2s 3h 4h | Nothing        | no straight goes round the corner |

  Rule: Each line of the pay table has its pay

    @source:double-bonus-vp/pays
    Scenario Outline: What each line pays for one coin
      With five coins played, so that the royal flush pays its bonus. What is not in the table pays nothing.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 pays <coins>

      Examples: from the top of the pay table down
        | cards          | coins | because         |
        | Ah Kh Qh Jh Th | 800   | royal flush     |
        | 5h 4h 3h 2h Ah | 50    | straight flush  |
        | Ac Ad Ah As 2d | 160   | four aces       |
        | 4c 4d 4h 4s Ad | 80    | four fours      |
        | 5c 5d 5h 5s 2d | 50    | four fives      |
        | 2c 2d 2h 3s 3c | 10    | full house      |
        | 7h 5h 4h 3h 2h | 7     | flush           |
        | 5c 4d 3h 2s Ac | 5     | straight        |
        | 2c 2d 2h 4s 3d | 3     | three of a kind |
        | 3c 3d 2h 2s 4d | 1     | two pair        |
        | Jc Jd 4h 3s 2d | 1     | jacks or better |
        | Tc Td Ah Ks Qd | 0     | tens            |
