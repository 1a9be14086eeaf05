Feature: Jacks or better, 9/6 (video poker)
  The rules are those of rules/jacks-or-better-vp.yaml, which names their source. The tag of a
  scenario says which line of that file it shows. All cards are chosen. Everybody plays his own
  machine, so that a card may be in two hands.

  Background:
    Given the rules "jacks-or-better-vp"

  Rule: The least hand that pays is a pair of jacks

    @source:jacks-or-better-vp/categories
    Scenario Outline: Which pairs pay
      Jacks, queens, kings and aces do, whatever is beside them.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<line>"

      Examples: pairs, high and low
        | cards          | line            | because                        |
        | Ac Ad 4c 7s 2d | Jacks or better | aces                           |
        | Kc Kd 4c 7s 2d | Jacks or better | kings                          |
        | Qc Qd 4c 7s 2d | Jacks or better | queens                         |
        | Jh Jd 4c 7s 2d | Jacks or better | jacks, the lowest that pay     |
        | Th Td Ac Ks Qd | Nothing         | tens, with the highest cards   |
        | 2h 2d Ac Ks Jd | Nothing         | twos, and a jack beside them   |
        | Ac Kd Qh Js 9d | Nothing         | no pair                        |
        | 2h 2d 3c 3s 4d | Two pair        | low pairs pay if there are two |

    @source:jacks-or-better-vp/categories
    Scenario Outline: All hands that pay nothing are worth the same
      No high card and no low pair is better than another.

      Given hand 1 is "<hand 1>"
      And hand 2 is "<hand 2>"
      When the hands are compared
      Then it is a draw
      And hand 1 is read as "Nothing"

      Examples: nothing against nothing
        | hand 1         | hand 2         | because                 |
        | Ac Kd Qh Js 9d | 7c 5d 4h 3s 2d | ace-high and seven-high |
        | Tc Td Ah Ks Qd | 7c 5d 4h 3s 2d | tens and seven-high     |

  Rule: Straights and flushes with the ace

    @source:jacks-or-better-vp/runs
    Scenario Outline: Only the ace-high straight flush is a royal flush
      The ace may begin a run as well, but that is no royal one.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<line>"
      And the ranks of hand 1 are "<ranks>"

      Examples: runs and suits
        | cards          | line           | ranks | because                    |
        | Ah Kh Qh Jh Th | Royal flush    | AKQJT | ten to ace                 |
        | Kh Qh Jh Th 9h | Straight flush | KQJT9 | nine to king               |
        | Ah 2h 3h 4h 5h | Straight flush | 5432A | ace to five                |
        | Ah Kh Qh Jh 9h | Flush          | AKQJ9 | the ten is missing         |
        | Ah Kh Qh Jh Td | Straight       | AKQJT | the ten is a diamond       |
        | Ac 2d 3h 4s 5c | Straight       | 5432A | ace to five                |
        | Kh Ah 2h 3h 4h | Flush          | AK432 | round the corner is no run |

  Rule: The line of the pay table is that of the best hand

    @source:jacks-or-better-vp/categories
    Scenario Outline: Each line is above the next, however high the cards
      The lowest hand of one line against the highest of the next.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its line>"
      And hand 2 is read as "<next line>"
      And it is decided by the "category"

      Examples: neighbours in the pay table
        | better         | worse          | its line        | next line       |
        | Ah Kh Qh Jh Th | Kc Qc Jc Tc 9c | Royal flush     | Straight flush  |
        | 5h 4h 3h 2h Ah | Ac Ad Ah As Kd | Straight flush  | Four of a kind  |
        | 2c 2d 2h 2s 3c | Ac Ad Ah Ks Kd | Four of a kind  | Full house      |
        | 2c 2d 2h 3s 3c | Ah Kh Qh Jh 9h | Full house      | Flush           |
        | 7h 5h 4h 3h 2h | Ac Kd Qh Js Td | Flush           | Straight        |
        | 5c 4d 3h 2s Ac | Ac Ad Ah Ks Qd | Straight        | Three of a kind |
        | 2c 2d 2h 4s 3d | Ac Ad Kh Ks Qd | Three of a kind | Two pair        |
        | 3c 3d 2h 2s 4d | Ac Ad Kh Qs Jd | Two pair        | Jacks or better |
        | Jc Jd 4h 3s 2d | Tc Td Ah Ks Qd | Jacks or better | Nothing         |

    @source:jacks-or-better-vp/categories
    Scenario Outline: Within a line the cards compare as in any poker
      It makes no difference to what the machine pays.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: the higher one wins
        | better         | worse          | kind            | what          | because              |
        | 5c 5d 5h 5s Ac | 5c 5d 5h 5s Kc | Four of a kind  | kicker        | ace against king     |
        | 6c 6d 6h 4s 4c | 5c 5d 5h As Ac | Full house      | trips         | sixes against fives  |
        | 7c 7d 7h As 5d | 7c 7d 7h Ks Qd | Three of a kind | first kicker  | ace against king     |
        | 7c 7d 7h As 5d | 7c 7d 7h As 4d | Three of a kind | second kicker | five against four    |
        | Kc Kd 4h 4s 5d | Qc Qd Jc Jd Ad | Two pair        | high pair     | kings against queens |
        | Kc Kd 5h 5s 6d | Kc Kd 5h 5s 4d | Two pair        | kicker        | six against four     |
        | Kc Kd Ah 5s 4d | Kc Kd Qh Js Td | Jacks or better | first kicker  | ace against queen    |
        | Kc Kd Ah Qs 5d | Kc Kd Ah Qs 4d | Jacks or better | third kicker  | five against four    |

    @source:jacks-or-better-vp/suits
    Scenario: Suits decide nothing
      Two hands of the same ranks are equal.

      Given hand 1 is "Kc Kd 9h 7s 4d"
      And hand 2 is "Kh Ks 9d 7c 4c"
      When the hands are compared
      Then it is a draw

  Rule: Each line of the pay table has its pay

    @source:jacks-or-better-vp/pays
    Scenario Outline: What each line pays for one coin
      With five coins played, so that the royal flush pays its bonus. What is not in the table pays nothing.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 pays <coins>

      Examples: from the top of the pay table down
        | cards          | coins | because         |
        | Ah Kh Qh Jh Th | 800   | royal flush     |
        | 5h 4h 3h 2h Ah | 50    | straight flush  |
        | 2c 2d 2h 2s 3c | 25    | four of a kind  |
        | 2c 2d 2h 3s 3c | 9     | full house      |
        | 7h 5h 4h 3h 2h | 6     | flush           |
        | 5c 4d 3h 2s Ac | 4     | straight        |
        | 2c 2d 2h 4s 3d | 3     | three of a kind |
        | 3c 3d 2h 2s 4d | 2     | two pair        |
        | Jc Jd 4h 3s 2d | 1     | jacks or better |
        | Tc Td Ah Ks Qd | 0     | tens            |

  Rule: The machine deals five cards from a pack without a joker

    @source:jacks-or-better-vp/deal
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
