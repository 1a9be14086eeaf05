Feature: Deuces wild, full pay (video poker)
  The rules are those of rules/deuces-wild-vp.yaml, which names their source. The tag of a scenario
  says which line of that file it shows. All cards are chosen unless a scenario says otherwise.
  Everybody plays his own machine, so that a card may be in two hands.

  Background:
    Given the rules "deuces-wild-vp"

  Rule: A royal flush with a deuce in it is another line than one without

    @source:deuces-wild-vp/categories
    Scenario Outline: Natural and wild royal flushes
      The deuces may stand anywhere from the ten to the ace.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<line>"
      And the ranks of hand 1 are "AKQJT"

      Examples: from no deuce to three
        | cards          | line                | because             |
        | Ah Kh Qh Jh Th | Natural royal flush | no deuce            |
        | Ah Kh Qh Jh 2c | Wild royal flush    | a deuce for the ten |
        | Kh Qh Jh Th 2h | Wild royal flush    | a deuce for the ace |
        | Ah Kh 2c Jh Th | Wild royal flush    | a deuce in the gap  |
        | 2c 2d Qh Jh Th | Wild royal flush    | two deuces          |
        | 2c 2d 2h As Ks | Wild royal flush    | three deuces        |
        | 2c 2d 2h Ah Th | Wild royal flush    | three deuces inside |

    @source:deuces-wild-vp/categories
    Scenario: Two deuces with king, queen and jack of one suit are a wild royal flush
      Cards that evaluators are known to get wrong.

      Given hand 1 is "2s Kc Jc 2d Qc"
      When the hands are read
      Then hand 1 is read as "Wild royal flush"
      And the wilds in hand 1 stand for "Ac Tc"

    @source:deuces-wild-vp/categories
    Scenario Outline: A royal flush takes all five of its cards, or deuces for them
      One card of it is wrong.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<line>"

      Examples: nearly royal
        | cards          | line           | because                            |
        | Kh Qh Jh Th 9h | Straight flush | nine to king                       |
        | 2c Kh Jh Th 9h | Straight flush | the nine is too low                |
        | 2c Ah Kh Qh Jd | Straight       | the jack is a diamond              |
        | 2c Ah Kh Qh 9h | Flush          | two cards are missing              |
        | Ah Kh Qh Jh Td | Straight       | the ten is a diamond, and no deuce |

  Rule: Four deuces are a line of their own, whatever the fifth card is

    @source:deuces-wild-vp/categories
    Scenario Outline: Four deuces
      Three of them with a pair are five of a kind.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<line>"
      And the ranks of hand 1 are "<ranks>"

      Examples: three deuces and four
        | cards          | line           | ranks | because                          |
        | 2c 2d 2h 2s Ad | Four deuces    | 2222A | an ace                           |
        | 2c 2d 2h 2s 3d | Four deuces    | 22223 | a three                          |
        | 2c 2d 2h Ac Ad | Five of a kind | AAAAA | three deuces and two aces        |
        | 2c 2d 2h 3c 3d | Five of a kind | 33333 | three deuces and two threes      |
        | 2c 2d 2h 9s Kc | Four of a kind | KKKK9 | three deuces and two other cards |
        | 2c 2d 2h 9s 8s | Straight flush | QJT98 | the same, of one suit            |
        | 2c 2d 2h Kd 9d | Straight flush | KQJT9 | four apart, of one suit          |
        | 2c 2d 2h Kd 8d | Four of a kind | KKKK8 | five apart, though of one suit   |

  Rule: A deuce is any card, and pairs pay nothing

    @source:deuces-wild-vp/wild
    Scenario Outline: A deuce makes the best line that it can
      With one deuce a pair is three of a kind; a pair with a deuce in it pays nothing.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<line>"

      Examples: one deuce or two
        | cards          | line            | because                        |
        | 2c Ad 9h 5s Kd | Nothing         | a pair of aces with the deuce  |
        | 2c 9d 9h 5s Kd | Three of a kind | three nines                    |
        | 2c 2d Ah 5s Kd | Three of a kind | three aces                     |
        | 2c 3d 3h 9s 9d | Full house      | three nines and two threes     |
        | 2c 9c 9d 9h Kd | Four of a kind  | four nines, no full house      |
        | 2c 2d 9d 9h Kd | Four of a kind  | four nines, no full house      |
        | 2c 9c 9d 9h 9s | Five of a kind  | five nines                     |
        | 2c 2d 9c 9d 9h | Five of a kind  | five nines                     |
        | 2c 3c 4c 5c 6c | Straight flush  | the deuce is a seven           |
        | 2c 3d 4h 5s 6d | Straight        | the deuce is a seven           |
        | 2c Ad 3h 4s 5d | Straight        | the deuce is just a deuce      |
        | 2c Kh 9h 7h 4h | Flush           | the deuce is the ace of hearts |

    @source:deuces-wild-vp/categories
    Scenario Outline: Without a deuce the least hand that pays is three of a kind
      Two pair are no line.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<line>"

      Examples: natural hands
        | cards          | line            | because        |
        | Ac Ad Kh Ks Qd | Nothing         | two high pairs |
        | Ac Ad Kh Qs 9d | Nothing         | a pair of aces |
        | 3c 3d 3h 5s 4d | Three of a kind | three threes   |
        | 3c 4d 5h 6s 7d | Straight        | in a row       |

    @source:deuces-wild-vp/categories
    Scenario: All hands that pay nothing are worth the same
      Two pair are no better than seven-high.

      Given hand 1 is "Ac Ad Kh Ks Qd"
      And hand 2 is "8c 6d 5h 4s 3d"
      When the hands are compared
      Then it is a draw
      And hand 1 is read as "Nothing"

  Rule: The line of the pay table is that of the best hand

    @source:deuces-wild-vp/categories
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
        | Ah Kh Qh Jh Th | 2c 2d 2h 2s Ad | Natural royal flush | Four deuces      |
        | 2c 2d 2h 2s 3d | 2c Ad Kd Qd Jd | Four deuces         | Wild royal flush |
        | 2c 2d 2h Ah Th | 2c 2d 2h Ac Ad | Wild royal flush    | Five of a kind   |
        | 3c 3d 3h 3s 2c | Kh Qh Jh Th 9h | Five of a kind      | Straight flush   |
        | Ah 3h 4h 5h 2c | Ac Ad Ah 2s Kd | Straight flush      | Four of a kind   |
        | 3c 3d 3h 2s 4d | Ac Ad Ah Ks Kd | Four of a kind      | Full house       |
        | 3c 3d 3h 4s 4c | Ah Kh Qh 9h 2c | Full house          | Flush            |
        | 8h 6h 5h 4h 3h | Ac Kd Qh Js 2c | Flush               | Straight         |
        | Ac 3d 4h 5s 2c | Ac Ad Ks Qh 2c | Straight            | Three of a kind  |
        | 3c 3d 5h 6s 2c | Ac Ad Kh Ks Qd | Three of a kind     | Nothing          |

    @source:deuces-wild-vp/categories
    Scenario Outline: Within a line the cards compare as in any poker
      It makes no difference to what the machine pays.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: the higher one wins
        | better         | worse          | kind            | what          | because             |
        | 2c 2d 2h 2s Ad | 2c 2d 2h 2s Kd | Four deuces     | kicker        | ace against king    |
        | 5c 5d 5h 2s Ac | 5c 5d 5h 5s Kc | Four of a kind  | kicker        | ace against king    |
        | 6c 6d 6h 4s 4c | 5c 5d 5h As Ac | Full house      | trips         | sixes against fives |
        | 7c 7d 7h As 5d | 7c 7d 2h Ks Qd | Three of a kind | first kicker  | ace against king    |
        | 7c 7d 2h As 5d | 7c 7d 7h As 4d | Three of a kind | second kicker | five against four   |

    @source:deuces-wild-vp/natural_beats_wild
    Scenario: But for the royal flush a deuce is as good as the card that it stands for
      Three kings are three kings.

      Given hand 1 is "2c Kc Kd 9h 4s"
      And hand 2 is "Kc Kd Kh 9s 4d"
      When the hands are compared
      Then it is a draw

    @source:deuces-wild-vp/suits
    Scenario: Suits decide nothing
      Three kings in other suits are no better.

      Given hand 1 is "Kc Kd Kh 9s 4d"
      And hand 2 is "Kc Kd Ks 9h 4c"
      When the hands are compared
      Then it is a draw

    @source:deuces-wild-vp/wild @verdict:disputed
    Scenario: No flush has two aces
      Beside the ace the deuce is the king of hearts. Some houses allow a flush with two aces; the
      machine pays the same.

      Given hand 1 is "2c Ah 9h 7h 4h"
      When the hands are read
      Then hand 1 is read as "Flush"
      And the wild in hand 1 stands for "Kh"

  Rule: Each line of the pay table has its pay

    @source:deuces-wild-vp/pays
    Scenario Outline: What each line pays for one coin
      With five coins played, so that the royal flush pays its bonus. What is not in the table pays nothing.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 pays <coins>

      Examples: from the top of the pay table down
        | cards          | coins | because             |
        | Ah Kh Qh Jh Th | 800   | natural royal flush |
        | 2c 2d 2h 2s 3d | 200   | four deuces         |
        | 2c Ad Kd Qd Jd | 25    | wild royal flush    |
        | 3c 3d 3h 3s 2c | 15    | five of a kind      |
        | Kh Qh Jh Th 9h | 9     | straight flush      |
        | 3c 3d 3h 2s 4d | 5     | four of a kind      |
        | 3c 3d 3h 4s 4c | 3     | full house          |
        | 8h 6h 5h 4h 3h | 2     | flush               |
        | Ac 3d 4h 5s 2c | 2     | straight            |
        | 3c 3d 5h 6s 2c | 1     | three of a kind     |
        | Ac Ad Kh Ks Qd | 0     | two pair            |

  Rule: The machine deals five cards from a pack without a joker

    @source:deuces-wild-vp/deal
    Scenario Outline: What is no hand of this machine is refused
      A card that is there twice is an error, even if it is wild.

      Given hand 1 is "<cards>"
      When the hands are read
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards             | reason      | because           |
        | Jc Kd Qh 9s Jo    | no joker    | the pack has none |
        | 2c 2c Qh 9s 8d    | dealt twice | one deuce twice   |
        | Jc Jd Qh 9s       | 4 cards     | one too few       |
        | Jc Jd Qh 9s 8d 2c | 6 cards     | one too many      |
