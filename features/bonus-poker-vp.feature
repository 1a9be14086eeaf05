Feature: Bonus poker, 8/5 (video poker)
  The rules are those of rules/bonus-poker-vp.yaml, which names their source. The tag of a scenario
  says which line of that file it shows. All cards are chosen. Everybody plays his own machine, so
  that a card may be in two hands.

  Background:
    Given the rules "bonus-poker-vp"

  Rule: What four of a kind are worth depends on their rank

    @source:bonus-poker-vp/categories
    Scenario Outline: Four aces are one line, twos to fours another, fives to kings a third
      The fifth card does not matter.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<line>"

      Examples: fours of a kind
        | cards          | line                       | because              |
        | Ac Ad Ah As 2d | Four aces                  | aces                 |
        | Ac Ad Ah As Kd | Four aces                  | a king beside them   |
        | 2c 2d 2h 2s Ad | Four twos, threes or fours | the lowest           |
        | 3c 3d 3h 3s 2d | Four twos, threes or fours | threes               |
        | 4c 4d 4h 4s Kd | Four twos, threes or fours | the highest of these |
        | 5c 5d 5h 5s Ad | Four fives to kings        | the lowest of these  |
        | 9c 9d 9h 9s 2d | Four fives to kings        | nines                |
        | Kc Kd Kh Ks Ad | Four fives to kings        | the highest of these |

  Rule: The least hand that pays is a pair of jacks

    @source:bonus-poker-vp/categories
    Scenario Outline: Which pairs pay
      Jacks, queens, kings and aces do, whatever is beside them.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<line>"

      Examples: pairs, high and low
        | cards          | line            | because                        |
        | Ac Ad 4c 7s 2d | Jacks or better | aces                           |
        | Jh Jd 4c 7s 2d | Jacks or better | jacks, the lowest that pay     |
        | Th Td Ac Ks Qd | Nothing         | tens, with the highest cards   |
        | Ac Kd Qh Js 9d | Nothing         | no pair                        |
        | 2h 2d 3c 3s 4d | Two pair        | low pairs pay if there are two |

    @source:bonus-poker-vp/categories
    Scenario: All hands that pay nothing are worth the same
      A pair of tens is no better than seven-high.

      Given hand 1 is "Tc Td Ah Ks Qd"
      And hand 2 is "7c 5d 4h 3s 2d"
      When the hands are compared
      Then it is a draw

  Rule: The line of the pay table is that of the best hand

    @source:bonus-poker-vp/runs
    Scenario Outline: Only the ace-high straight flush is a royal flush
      The ace may begin a run as well, but that is no royal one.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<line>"
      And the ranks of hand 1 are "<ranks>"

      Examples: runs and suits
        | cards          | line           | ranks | because                    |
        | Ah Kh Qh Jh Th | Royal flush    | AKQJT | ten to ace                 |
        | Ah 2h 3h 4h 5h | Straight flush | 5432A | ace to five                |
        | Ac 2d 3h 4s 5c | Straight       | 5432A | ace to five                |
        | Ah Kh Qh Jh Td | Straight       | AKQJT | the ten is a diamond       |
        | Kh Ah 2h 3h 4h | Flush          | AK432 | round the corner is no run |

    @source:bonus-poker-vp/categories
    Scenario Outline: Each line is above the next, however high the cards
      The lowest hand of one line against the highest of the next.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its line>"
      And hand 2 is read as "<next line>"
      And it is decided by the "category"

      Examples: neighbours in the pay table
        | better         | worse          | its line                   | next line                  |
        | Ah Kh Qh Jh Th | Kc Qc Jc Tc 9c | Royal flush                | Straight flush             |
        | 5h 4h 3h 2h Ah | Ac Ad Ah As Kd | Straight flush             | Four aces                  |
        | Ac Ad Ah As 2d | 4c 4d 4h 4s Ad | Four aces                  | Four twos, threes or fours |
        | 2c 2d 2h 2s 3c | Kc Kd Kh Ks Ad | Four twos, threes or fours | Four fives to kings        |
        | 5c 5d 5h 5s 2d | Ac Ad Ah Ks Kd | Four fives to kings        | Full house                 |
        | 2c 2d 2h 3s 3c | Ah Kh Qh Jh 9h | Full house                 | Flush                      |
        | 7h 5h 4h 3h 2h | Ac Kd Qh Js Td | Flush                      | Straight                   |
        | 5c 4d 3h 2s Ac | Ac Ad Ah Ks Qd | Straight                   | Three of a kind            |
        | 2c 2d 2h 4s 3d | Ac Ad Kh Ks Qd | Three of a kind            | Two pair                   |
        | 3c 3d 2h 2s 4d | Ac Ad Kh Qs Jd | Two pair                   | Jacks or better            |
        | Jc Jd 4h 3s 2d | Tc Td Ah Ks Qd | Jacks or better            | Nothing                    |

    @source:bonus-poker-vp/categories
    Scenario Outline: Within a line the cards compare as in any poker
      It makes no difference to what the machine pays.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: the higher one wins
        | better         | worse          | kind                       | what          | because              |
        | Ac Ad Ah As Kd | Ac Ad Ah As Qd | Four aces                  | kicker        | king against queen   |
        | 4c 4d 4h 4s Kd | 4c 4d 4h 4s Qd | Four twos, threes or fours | kicker        | king against queen   |
        | 9c 9d 9h 9s Ad | 9c 9d 9h 9s Kd | Four fives to kings        | kicker        | ace against king     |
        | 6c 6d 6h 4s 4c | 5c 5d 5h As Ac | Full house                 | trips         | sixes against fives  |
        | 7c 7d 7h As 5d | 7c 7d 7h Ks Qd | Three of a kind            | first kicker  | ace against king     |
        | 7c 7d 7h As 5d | 7c 7d 7h As 4d | Three of a kind            | second kicker | five against four    |
        | Kc Kd 4h 4s 5d | Qc Qd Jc Jd Ad | Two pair                   | high pair     | kings against queens |
        | Kc Kd 5h 5s 6d | Kc Kd 5h 5s 4d | Two pair                   | kicker        | six against four     |
        | Kc Kd Ah 5s 4d | Kc Kd Qh Js Td | Jacks or better            | first kicker  | ace against queen    |
        | Kc Kd Ah Qs 5d | Kc Kd Ah Qs 4d | Jacks or better            | third kicker  | five against four    |

    @source:bonus-poker-vp/suits
    Scenario: Suits decide nothing
      Two hands of the same ranks are equal.

      Given hand 1 is "Kc Kd 9h 7s 4d"
      And hand 2 is "Kh Ks 9d 7c 4c"
      When the hands are compared
      Then it is a draw

  Rule: Each line of the pay table has its pay

    @source:bonus-poker-vp/pays
    Scenario Outline: What each line pays for one coin
      With five coins played, so that the royal flush pays its bonus. What is not in the table pays nothing.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 pays <coins>

      Examples: from the top of the pay table down
        | cards          | coins | because         |
        | Ah Kh Qh Jh Th | 800   | royal flush     |
        | 5h 4h 3h 2h Ah | 50    | straight flush  |
        | Ac Ad Ah As 2d | 80    | four aces       |
        | 4c 4d 4h 4s Ad | 40    | four fours      |
        | 5c 5d 5h 5s 2d | 25    | four fives      |
        | 2c 2d 2h 3s 3c | 8     | full house      |
        | 7h 5h 4h 3h 2h | 5     | flush           |
        | 5c 4d 3h 2s Ac | 4     | straight        |
        | 2c 2d 2h 4s 3d | 3     | three of a kind |
        | 3c 3d 2h 2s 4d | 2     | two pair        |
        | Jc Jd 4h 3s 2d | 1     | jacks or better |
        | Tc Td Ah Ks Qd | 0     | tens            |

  Rule: The machine deals five cards from a pack without a joker

    @source:bonus-poker-vp/deal
    Scenario Outline: What is no hand of this machine is refused
      A card that is there twice is no pair.

      Given hand 1 is "<cards>"
      When the hands are read
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards             | reason      | because           |
        | Jc Kd Qh 9s Jo    | no joker    | the pack has none |
        | Jc Jc Qh 9s 8d    | dealt twice | one jack twice    |
        | Jc Jd Qh 9s       | 4 cards     | one too few       |
        | Jc Jd Qh 9s 8d 2c | 6 cards     | one too many      |
