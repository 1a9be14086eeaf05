Feature: Double double bonus poker, 9/6 (video poker)
  The rules are those of rules/double-double-bonus-vp.yaml, which names their source. The tag of a
  scenario says which line of that file it shows. All cards are chosen. Everybody plays his own
  machine, so that a card may be in two hands.

  Background:
    Given the rules "double-double-bonus-vp"

  Rule: What four of a kind are worth depends on their rank and on the fifth card

    @source:double-double-bonus-vp/categories
    Scenario Outline: Beside four aces a low fifth card makes another line
      A two, a three or a four.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<line>"

      Examples: four aces
        | cards          | line                                | because              |
        | Ac Ad Ah As 2d | Four aces with a two, three or four | the lowest           |
        | Ac Ad Ah As 3d | Four aces with a two, three or four | a three              |
        | Ac Ad Ah As 4d | Four aces with a two, three or four | the highest of these |
        | Ac Ad Ah As 5d | Four aces                           | a five is too high   |
        | Ac Ad Ah As Kd | Four aces                           | a king               |

    @source:double-double-bonus-vp/categories
    Scenario Outline: Beside four twos, threes or fours a low fifth card makes another line
      An ace counts as low here.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<line>"

      Examples: twos to fours
        | cards          | line                                           | because                         |
        | 2c 2d 2h 2s Ad | Four twos, threes or fours with an ace to four | twos and an ace                 |
        | 2c 2d 2h 2s 3d | Four twos, threes or fours with an ace to four | twos and a three                |
        | 2c 2d 2h 2s 4d | Four twos, threes or fours with an ace to four | twos and a four                 |
        | 3c 3d 3h 3s 2d | Four twos, threes or fours with an ace to four | threes and a two                |
        | 4c 4d 4h 4s Ad | Four twos, threes or fours with an ace to four | fours and an ace                |
        | 2c 2d 2h 2s 5d | Four twos, threes or fours                     | a five is too high              |
        | 4c 4d 4h 4s Kd | Four twos, threes or fours                     | a king                          |
        | 5c 5d 5h 5s Ad | Four fives to kings                            | beside fives it does not matter |
        | Kc Kd Kh Ks 2d | Four fives to kings                            | nor beside kings                |
        | 3c 3d 3h 3s 5d | Four twos, threes or fours                     | threes and a five               |

  Rule: The least hand that pays is a pair of jacks

    @source:double-double-bonus-vp/categories
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

    @source:double-double-bonus-vp/categories
    Scenario: All hands that pay nothing are worth the same
      A pair of tens is no better than seven-high.

      Given hand 1 is "Tc Td Ah Ks Qd"
      And hand 2 is "7c 5d 4h 3s 2d"
      When the hands are compared
      Then it is a draw

  Rule: The line of the pay table is that of the best hand

    @source:double-double-bonus-vp/runs
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

    @source:double-double-bonus-vp/categories
    Scenario Outline: Each line is above the next, however high the cards
      The lowest hand of one line against the highest of the next, which is that of the row below. The
      straight flush stands above the fours although four aces pay more; no hand is both.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its line>"
      And it is decided by the "category"

      Examples: neighbours in the pay table
        | better         | worse          | its line                                       |
        | Ah Kh Qh Jh Th | Kc Qc Jc Tc 9c | Royal flush                                    |
        | 5h 4h 3h 2h Ah | Ac Ad Ah As 4d | Straight flush                                 |
        | Ac Ad Ah As 2d | Ac Ad Ah As Kd | Four aces with a two, three or four            |
        | Ac Ad Ah As 5d | 4c 4d 4h 4s Ad | Four aces                                      |
        | 2c 2d 2h 2s 3d | 4c 4d 4h 4s Kd | Four twos, threes or fours with an ace to four |
        | 2c 2d 2h 2s 5c | Kc Kd Kh Ks Ad | Four twos, threes or fours                     |
        | 5c 5d 5h 5s 2d | Ac Ad Ah Ks Kd | Four fives to kings                            |
        | 2c 2d 2h 3s 3c | Ah Kh Qh Jh 9h | Full house                                     |
        | 7h 5h 4h 3h 2h | Ac Kd Qh Js Td | Flush                                          |
        | 5c 4d 3h 2s Ac | Ac Ad Ah Ks Qd | Straight                                       |
        | 2c 2d 2h 4s 3d | Ac Ad Kh Ks Qd | Three of a kind                                |
        | 3c 3d 2h 2s 4d | Ac Ad Kh Qs Jd | Two pair                                       |
        | Jc Jd 4h 3s 2d | Tc Td Ah Ks Qd | Jacks or better                                |

    @source:double-double-bonus-vp/categories
    Scenario Outline: Within a line the cards compare as in any poker
      It makes no difference to what the machine pays.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: the higher one wins
        | better         | worse          | kind                                           | what          | because              |
        | Ac Ad Ah As Kd | Ac Ad Ah As Qd | Four aces                                      | kicker        | king against queen   |
        | 4c 4d 4h 4s 2d | 3c 3d 3h 3s 4d | Four twos, threes or fours with an ace to four | quads         | fours against threes |
        | 4c 4d 4h 4s Kd | 4c 4d 4h 4s Qd | Four twos, threes or fours                     | kicker        | king against queen   |
        | 9c 9d 9h 9s Ad | 9c 9d 9h 9s Kd | Four fives to kings                            | kicker        | ace against king     |
        | 6c 6d 6h 4s 4c | 5c 5d 5h As Ac | Full house                                     | trips         | sixes against fives  |
        | 7c 7d 7h As 5d | 7c 7d 7h Ks Qd | Three of a kind                                | first kicker  | ace against king     |
        | 7c 7d 7h As 5d | 7c 7d 7h As 4d | Three of a kind                                | second kicker | five against four    |
        | Kc Kd 4h 4s 5d | Qc Qd Jc Jd Ad | Two pair                                       | high pair     | kings against queens |
        | Kc Kd 5h 5s 6d | Kc Kd 5h 5s 4d | Two pair                                       | kicker        | six against four     |
        | Kc Kd Ah 5s 4d | Kc Kd Qh Js Td | Jacks or better                                | first kicker  | ace against queen    |
        | Kc Kd Ah Qs 5d | Kc Kd Ah Qs 4d | Jacks or better                                | third kicker  | five against four    |

    @source:double-double-bonus-vp/suits
    Scenario: Suits decide nothing
      Two hands of the same ranks are equal.

      Given hand 1 is "Kc Kd 9h 7s 4d"
      And hand 2 is "Kh Ks 9d 7c 4c"
      When the hands are compared
      Then it is a draw

  Rule: Each line of the pay table has its pay

    @source:double-double-bonus-vp/pays
    Scenario Outline: What each line pays for one coin
      With five coins played, so that the royal flush pays its bonus. What is not in the table pays nothing.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 pays <coins>

      Examples: from the top of the pay table down
        | cards          | coins | because              |
        | Ah Kh Qh Jh Th | 800   | royal flush          |
        | 5h 4h 3h 2h Ah | 50    | straight flush       |
        | Ac Ad Ah As 4d | 400   | four aces and a four |
        | Ac Ad Ah As 5d | 160   | four aces and a five |
        | 2c 2d 2h 2s Ad | 160   | four twos and an ace |
        | 2c 2d 2h 2s 5d | 80    | four twos and a five |
        | 5c 5d 5h 5s 2d | 50    | four fives           |
        | 2c 2d 2h 3s 3c | 9     | full house           |
        | 7h 5h 4h 3h 2h | 6     | flush                |
        | 5c 4d 3h 2s Ac | 4     | straight             |
        | 2c 2d 2h 4s 3d | 3     | three of a kind      |
        | 3c 3d 2h 2s 4d | 1     | two pair             |
        | Jc Jd 4h 3s 2d | 1     | jacks or better      |
        | Tc Td Ah Ks Qd | 0     | tens                 |

  Rule: The machine deals five cards from a pack without a joker

    @source:double-double-bonus-vp/deal
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
