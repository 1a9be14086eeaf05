Feature: Joker poker, kings or better (video poker)
  The rules are those of rules/joker-kings-or-better-vp.yaml, which names their sources. The tag of a
  scenario says which line of that file it shows. All cards are chosen. Everybody plays his own
  machine, so that a card may be in two hands.

  Background:
    Given the rules "joker-kings-or-better-vp"

  Rule: The least hand that pays is a pair of kings, and the joker makes a pair

    @source:joker-kings-or-better-vp/categories
    Scenario Outline: Which pairs pay
      Kings and aces do, with the joker or without.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<line>"

      Examples: pairs, high and low
        | cards          | line            | because                        |
        | Ac Ad 9d 4h 2s | Kings or better | aces                           |
        | Kc Kd 9d 4h 2s | Kings or better | kings, the lowest that pay     |
        | Jo Ac 9d 4h 2s | Kings or better | an ace and the joker           |
        | Jo Kc 9d 4h 2s | Kings or better | a king and the joker           |
        | Qc Qd Ad Kh 2s | Nothing         | queens, with ace and king      |
        | Jo Qc 9d 4h 2s | Nothing         | a queen and the joker          |
        | Ac Kd 9d 4h 2s | Nothing         | no pair                        |
        | 2c 2d 3h 3s 4d | Two pair        | low pairs pay if there are two |

    @source:joker-kings-or-better-vp/categories
    Scenario: All hands that pay nothing are worth the same
      A pair of queens is no better than seven-high.

      Given hand 1 is "Jo Qc 9d 4h 2s"
      And hand 2 is "7c 5d 4h 3s 2d"
      When the hands are compared
      Then it is a draw

  Rule: A royal flush with the joker in it is another line than one without

    @source:joker-kings-or-better-vp/categories
    Scenario Outline: Natural and wild royal flushes
      Between the two stands five of a kind.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<line>"
      And the ranks of hand 1 are "<ranks>"

      Examples: runs of one suit
        | cards          | line                | ranks | because                            |
        | Ac Kc Qc Jc Tc | Natural royal flush | AKQJT | no joker                           |
        | Jo Ac Kc Qc Jc | Wild royal flush    | AKQJT | the joker for the ten              |
        | Jo Kc Qc Jc Tc | Wild royal flush    | AKQJT | the joker for the ace              |
        | Ac Kc Jo Jc Tc | Wild royal flush    | AKQJT | the joker in the gap               |
        | Kc Qc Jc Tc 9c | Straight flush      | KQJT9 | nine to king                       |
        | Jo Kc Jc Tc 9c | Straight flush      | KQJT9 | the nine is too low                |
        | Jo Ac 2c 3c 4c | Straight flush      | 5432A | ace to five                        |
        | Jo Ac Kc Qc 9c | Flush               | AKQJ9 | two cards are missing              |
        | Jo Ac Kc Qc Jd | Straight            | AKQJT | the jack is a diamond              |
        | Ac Kc Qc Jc Td | Straight            | AKQJT | the ten is a diamond, and no joker |

  Rule: The joker is any card

    @source:joker-kings-or-better-vp/wild
    Scenario Outline: The joker makes the best line that it can
      It never makes two pair: a pair with the joker is three of a kind.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<line>"

      Examples: more of a kind
        | cards          | line            | because                   |
        | Jo 9c 9d 4h 2s | Three of a kind | three nines               |
        | Jo 9c 9d 4h 4s | Full house      | three nines and two fours |
        | Jo 9c 9d 9h 4s | Four of a kind  | four nines, no full house |
        | Jo 9c 9d 9h 9s | Five of a kind  | five nines                |
        | Jo 2c 3d 4h 5s | Straight        | a six                     |
        | Jo 2h 7h 9h Kh | Flush           | the ace of hearts         |

  Rule: The line of the pay table is that of the best hand

    @source:joker-kings-or-better-vp/categories
    Scenario Outline: Each line is above the next, however high the cards
      A low hand of one line against the highest of the next.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its line>"
      And hand 2 is read as "<next line>"
      And it is decided by the "category"

      Examples: neighbours in the pay table
        | better         | worse          | its line            | next line        |
        | Ac Kc Qc Jc Tc | Jo Ac Ad Ah As | Natural royal flush | Five of a kind   |
        | Jo 2c 2d 2h 2s | Jo Ac Kc Qc Jc | Five of a kind      | Wild royal flush |
        | Jo Ac Kc Qc Jc | Kc Qc Jc Tc 9c | Wild royal flush    | Straight flush   |
        | Ah 2h 3h 4h Jo | Jo Ad Ah As Kd | Straight flush      | Four of a kind   |
        | 2c 2d 2h Jo 3d | Jo Ac Ad Ks Kd | Four of a kind      | Full house       |
        | 2c 2d 2h 3s 3c | Ah Kh Qh 9h Jo | Full house          | Flush            |
        | 7h 5h 4h 3h 2h | Ac Kd Qh Js Jo | Flush               | Straight         |
        | Ac 2d 3h 4s Jo | Ac Ad Ks Qh Jo | Straight            | Three of a kind  |
        | 2c 2d 3h 6s Jo | Ac Ad Kh Ks Qd | Three of a kind     | Two pair         |
        | 3c 3d 2h 2s 4d | Ac Ad Kd Qs Jd | Two pair            | Kings or better  |
        | Jo Kc 4h 3s 2d | Qc Qd Ah Ks Jd | Kings or better     | Nothing          |

    @source:joker-kings-or-better-vp/categories
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
        | Kc Kd Ah 5s 4d | Kc Kd Qh Js Td | Kings or better | first kicker  | ace against queen    |
        | Kc Kd Ah Qs 5d | Kc Kd Ah Qs 4d | Kings or better | third kicker  | five against four    |

    @source:joker-kings-or-better-vp/natural_beats_wild
    Scenario: But for the royal flush the joker is as good as the card that it stands for
      Three kings are three kings.

      Given hand 1 is "Jo Kc Kd 9h 4s"
      And hand 2 is "Kc Kd Kh 9s 4d"
      When the hands are compared
      Then it is a draw

    @source:joker-kings-or-better-vp/suits
    Scenario: Suits decide nothing
      Two hands of the same ranks are equal.

      Given hand 1 is "Kc Kd 9h 7s 4d"
      And hand 2 is "Kh Ks 9d 7c 4c"
      When the hands are compared
      Then it is a draw

  Rule: Each line of the pay table has its pay

    @source:joker-kings-or-better-vp/pays
    Scenario Outline: What each line pays for one coin
      With five coins played, so that the royal flush pays its bonus. What is not in the table pays nothing.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 pays <coins>

      Examples: from the top of the pay table down
        | cards          | coins | because              |
        | Ac Kc Qc Jc Tc | 800   | natural royal flush  |
        | Jo 2c 2d 2h 2s | 200   | five of a kind       |
        | Jo Ac Kc Qc Jc | 100   | wild royal flush     |
        | Kc Qc Jc Tc 9c | 50    | straight flush       |
        | 2c 2d 2h Jo 3d | 20    | four of a kind       |
        | 2c 2d 2h 3s 3c | 7     | full house           |
        | 7h 5h 4h 3h 2h | 5     | flush                |
        | Ac 2d 3h 4s Jo | 3     | straight             |
        | 2c 2d 3h 6s Jo | 2     | three of a kind      |
        | 3c 3d 2h 2s 4d | 1     | two pair             |
        | Jo Kc 4h 3s 2d | 1     | a king and the joker |
        | Qc Qd Ah Ks Jd | 0     | queens               |

  Rule: The machine deals five cards from a pack with one joker

    @source:joker-kings-or-better-vp/deck
    Scenario Outline: What is no hand of this machine is refused
      A second joker is an error, and so is a card that is there twice.

      Given hand 1 is "<cards>"
      When the hands are read
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards             | reason      | because           |
        | Jo Jo Qh 9s 8d    | dealt twice | there is only one |
        | Jc Jc Qh 9s 8d    | dealt twice | one jack twice    |
        | Jc Jd Qh Jo       | 4 cards     | one too few       |
        | Jc Jd Qh 9s 8d Jo | 6 cards     | one too many      |
