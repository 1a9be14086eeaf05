Feature: Deuces wild
  The rules are those of rules/deuces-wild.yaml, which names their source. The tag of a scenario says
  which line of that file it shows. All cards are chosen unless a scenario says otherwise. Hands
  stand each for itself, so that a card may be in two of them.

  Background:
    Given the rules "deuces-wild"

  Rule: A two is any card that its holder likes

    @source:deuces-wild/wild
    Scenario Outline: A two makes the best hand that it can
      With one two there is always a pair at least, and never two pair, since a second pair would be
      three of a kind.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: more of a kind
        | cards          | kind            | ranks | because                    |
        | 2c Ac Kd 9h 5s | Pair            | AAK95 | a pair of the highest card |
        | 2c 9c 9d Kh 5s | Three of a kind | 999K5 | and no two pair            |
        | 2c 9c 9d 5h 5s | Full house      | 99955 | three of the higher pair   |
        | 2c 9c 9d 9h 5s | Four of a kind  | 99995 | and no full house          |
        | 2c 9c 9d 9h 9s | Five of a kind  | 99999 | a fifth nine               |

      Examples: runs and suits
        | cards          | kind           | ranks | because                            |
        | 2c Th 9d 8s 7c | Straight       | JT987 | at the upper end, not at the lower |
        | 2c Kh Qd Js Tc | Straight       | AKQJT | an ace                             |
        | 2c Ah Kd Qs Jc | Straight       | AKQJT | nothing follows the ace            |
        | 2c 9h 8d 6s 5c | Straight       | 98765 | in the gap                         |
        | 2c Kh Jh 9h 5h | Flush          | AKJ95 | the highest heart that is missing  |
        | 2c Th 9h 8h 6h | Straight flush | T9876 | in the gap, in hearts              |
        | 2c 3c 4c 5c 6c | Straight flush | 76543 | seven-high is more than six-high   |

    @source:deuces-wild/wild
    Scenario Outline: A two may also be just a two
      It counts as what is printed on it where nothing better can be made of it.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: the wheel needs its two
        | cards          | kind           | ranks | because               |
        | Ac 2d 3h 4s 5c | Straight       | 5432A | the wheel             |
        | Ac 2c 3c 4c 5c | Straight flush | 5432A | the wheel in one suit |

    @source:deuces-wild/wild
    Scenario Outline: Four twos are five of a kind with any other card
      They are nothing special by themselves.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "Five of a kind"
      And the ranks of hand 1 are "<ranks>"

      Examples: the fifth card says which
        | cards                | ranks | because                    |
        | 2c 2d 2h 2s Ad       | AAAAA | five aces                  |
        | 2c 2d 2h 2s 3d       | 33333 | five threes, and no aces   |
        | 2c 2d 2h 2s 9c 5d Kh | KKKKK | the highest of three cards |
        | 2c 2d 2h 2s 9c 9d 9h | 99999 | more cards change nothing  |

  Rule: A two stands for a card that the hand has only to make more of a kind

    @source:deuces-wild/wild @verdict:disputed
    Scenario Outline: No flush has two aces
      Beside an ace the two is the highest card that is missing. Some houses allow a flush with two
      aces.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "Flush"
      And the ranks of hand 1 are "<ranks>"
      And the wilds in hand 1 stand for "<stand for>"

      Examples: the missing hearts
        | cards          | ranks | stand for | because                          |
        | Ah Kh 9h 4h 2c | AKQ94 | Qh        | ace and king are there           |
        | Kh 9h 5h 4h 2c | AK954 | Ah        | the ace is missing               |
        | Ah 9h 5h 2c 2d | AKQ95 | Kh Qh     | two twos are two different cards |

    @source:deuces-wild/natural_beats_wild @verdict:disputed
    Scenario Outline: A hand with a two ties with the same hand without
      In some houses the hand with fewer wild cards would win.

      Given hand 1 is "<hand 1>"
      And hand 2 is "<hand 2>"
      When the hands are compared
      Then it is a draw

      Examples: wild and natural
        | hand 1         | hand 2         | because           |
        | Kc Kd Kh 9s 4d | Kc Kd 2h 9s 4d | three kings       |
        | Kc Kd 2s 9s 4d | Kc 2c 2h 9s 4d | one two, two twos |
        | Ah Kh 9h 4h 2c | Ac Kc Qc 9c 4c | flushes           |

  Rule: Seven cards with wild cards among them give one hand, all of whose cards count in it

    @source:deuces-wild/hand
    Scenario: A two in the gap of a straight
      Cards that evaluators are known to get wrong. The two is the eight between seven and nine; with
      four and five the run has more cards than it needs.

      Given hand 1 is "5c 6h 7d 9c 4d 2s Tc"
      When the hands are read
      Then hand 1 is read as "Straight"
      And the ranks of hand 1 are "T9876"
      And the wild in hand 1 stands for "8"

    @source:deuces-wild/hand
    Scenario Outline: Each two fills one gap of a run
      Evaluators are known to count a run across a wild card twice.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: gaps and twos
        | cards                | kind            | ranks | because                           |
        | 3c 4d 6h 8s Kd Jc 2h | Pair            | KKJ86 | two gaps and one two              |
        | 3c 4d 6h 8s Kd 2c 2h | Straight        | 87654 | two gaps and two twos             |
        | 5c 6h 8d 9c Jd Kh 2s | Straight        | 98765 | the gap below the jack stays open |
        | 3c 4d 7h 8s Kd Jc 2h | Pair            | KKJ87 | one gap of two cards              |
        | Ac 4d 5h 9s Jd Jc 2h | Three of a kind | JJJA9 | the wheel has two gaps            |
        | Ac 4d 5h 9s Jd 2c 2h | Straight        | 5432A | one two fills it, one is itself   |

    @source:deuces-wild/hand
    Scenario Outline: A straight and a flush on other cards are no straight flush
      Evaluators are known to test the two on different cards.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: five in a row, five of a suit
        | cards                | kind           | ranks | because                        |
        | Kc Qc 9c 8c 7c 6d 2h | Flush          | AKQ98 | the straight has a diamond     |
        | Tc 8c 4c 9h 7h 2d 2s | Flush          | AKT84 | the straight has two suits     |
        | Tc 9c Kc 8h 7h 2d 2s | Straight flush | KQJT9 | both twos between king and ten |
        | 9h 8h 5h Kc Ks 2c 2d | Straight flush | 98765 | four kings would be less       |
        | Jh Th 9h Kc 4s 2c 2d | Straight flush | KQJT9 | both twos at the upper end     |

    @source:deuces-wild/hand
    Scenario Outline: Six or seven cards that can be of one rank are five of a kind
      Evaluators are known to miss five of a kind where six are at hand.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "Five of a kind"
      And the ranks of hand 1 are "<ranks>"

      Examples: naturals and twos
        | cards                | ranks | because                   |
        | 6c 6d 6h 6s 2c 2d 9h | 66666 | four sixes and two twos   |
        | 6c 6d 6h 6s 2c 2d 2h | 66666 | four sixes and three twos |
        | 9c 9d 9h 2c 2d Kc Ks | 99999 | four kings would be less  |
        | 7c 7d Kh Ks 2c 2d 2h | KKKKK | of two pairs the higher   |

    @source:deuces-wild/hand
    Scenario Outline: Three twos make the highest straight flush, or four of a kind
      Evaluators are known to give the wrong top of the run. Two cards of one suit are enough for a
      straight flush if they are at most four apart.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: three twos and four cards
        | cards                | kind           | ranks | because                               |
        | 9c 8c Kh 5s 2c 2d 2h | Straight flush | QJT98 | all three above the nine              |
        | 9d 8c Kh 5s 2c 2d 2h | Four of a kind | KKKK9 | no two cards of one suit              |
        | Th 9h 6h Kc 2c 2d 2h | Straight flush | KQJT9 | the six is left out                   |
        | Ah Th 8d 5s 2c 2d 2h | Straight flush | AKQJT | all three inside                      |
        | Ac 4c Kh 9d 2c 2d 2h | Straight flush | 5432A | the ace is low, and one two is itself |
        | 8s 3s Kd 7h 2c 2d 2h | Four of a kind | KKKK8 | three and eight are five apart        |
        | As Qh Jd Tc 2c 2d 2h | Four of a kind | AAAAQ | a straight would be less              |

  Rule: Five of a kind comes first, and the kind comes before the cards

    @source:deuces-wild/categories
    Scenario Outline: Each kind of hand beats the next, however high its cards
      A low hand of one kind against the highest of the next.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<next kind>"
      And it is decided by the "category"

      Examples: neighbours in the list
        | better         | worse          | its kind        | next kind       |
        | 3c 3d 3h 3s 2c | Ah Kh Qh Jh 2c | Five of a kind  | Straight flush  |
        | Ah 3h 4h 5h 2c | Ac Ad Ah 2s Kd | Straight flush  | Four of a kind  |
        | 3c 3d 3h 2s 4d | Ac Ad Ah Ks Kd | Four of a kind  | Full house      |
        | 3c 3d 3h 4s 4c | Ah Kh Qh 9h 2c | Full house      | Flush           |
        | 8h 6h 5h 4h 3h | Ac Kd Qh Js 2c | Flush           | Straight        |
        | Ac 3d 4h 5s 2c | Ac Ad Ks Qh 2c | Straight        | Three of a kind |
        | 3c 3d 5h 6s 2c | Ac Ad Kh Ks Qd | Three of a kind | Two pair        |
        | 4c 4d 3h 3s 5d | Ac Ad Kh Qs Jd | Two pair        | Pair            |
        | 3c 3d 4h 5s 7d | Ac Kd Qh Js 9d | Pair            | High card       |

    @source:deuces-wild/categories
    Scenario Outline: Equal kinds compare as if the twos were the cards that they stand for
      The first difference decides.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: the first difference
        | better         | worse          | kind            | what          | because                        |
        | 2c 2d 2h 2s 4d | 2c 2d 3h 3s 3d | Five of a kind  | five          | fours against threes           |
        | 9c 9d 9h 2s Ad | 9c 9d 2h 2s Kd | Four of a kind  | kicker        | nines, and the ace             |
        | 9c 9d 4h 4s 2d | 9c 9d 9h 3s 3d | Full house      | pair          | nines, and the fours           |
        | 2c 9d 9h Ks 5d | 9c 9d 9h Ks 4d | Three of a kind | second kicker | nines and a king, and the five |
        | 2c Kd 9h 5s 4d | Qc Qd Ah Ks Jd | Pair            | pair          | kings against queens           |
        | Kc Kd 4h 4s 5d | Qc Qd Jc Jd Ad | Two pair        | high pair     | kings against queens           |
        | Kc Kd 5h 5s 6d | Kc Kd 4h 4s Ad | Two pair        | low pair      | fives against fours            |
        | Kc Kd 5h 5s 6d | Kc Kd 5h 5s 4d | Two pair        | kicker        | six against four               |
        | Ac Kd 7h 5s 4d | Ac Qd Jc Td 8h | High card       | first kicker  | king against queen             |
        | Ac Kd 8h 7s 5d | Ac Kd 8h 7s 4d | High card       | fourth kicker | five against four              |

  Rule: The pack has each two once, and no joker

    @source:deuces-wild/deck
    Scenario Outline: What is no hand of this pack is refused
      A card that is there twice is an error, even if it is wild.

      Given hand 1 is "<cards>"
      When the hands are read
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards                   | reason      | because            |
        | Jo Kd Qh Js 9d          | no joker    | only twos are wild |
        | 2c 2c Qh Js 9d          | dealt twice | one two twice      |
        | Kc Kc 2h Js 9d          | dealt twice | one king twice     |
        | 2c Kd Qh Js             | 4 cards     | one too few        |
        | Kc Qd Jh 9s 8d 7c 5h 4s | 8 cards     | one too many       |
