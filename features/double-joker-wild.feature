Feature: Two jokers wild
  The rules are those of rules/double-joker-wild.yaml, which names its source and builds on
  joker-wild. The tag of a scenario says which line of these files it shows. All cards are chosen.
  Hands stand each for itself, so that a card may be in two of them.

  Background:
    Given the rules "double-joker-wild"

  Rule: Each joker is any card that its holder likes

    @source:double-joker-wild/wild
    Scenario Outline: Two jokers make the best hand that they can
      With both there are always three of a kind at least, and never a full house, since with any pair
      they are four of a kind.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: both jokers
        | cards          | kind            | ranks | because                 |
        | Jo Jo 2c 7d Ks | Three of a kind | KKK72 | of the highest card     |
        | Jo Jo 2c 2d Ks | Four of a kind  | 2222K | rather than three kings |
        | Jo Jo Kc Kd Kh | Five of a kind  | KKKKK | all five                |
        | Jo Jo 9c 7d 5s | Straight        | 98765 | both gaps               |
        | Jo Jo 9c 8d 7s | Straight        | JT987 | both above the nine     |
        | Jo Jo Ac 3d 4s | Straight        | 5432A | a two and a five        |
        | Jo Jo Kc Qd Ac | Straight        | AKQJT | both below the queen    |
        | Jo Jo Kh 7h 3h | Flush           | AKQ73 | ace and queen           |
        | Jo Jo 9h 7h 5h | Straight flush  | 98765 | both gaps, in hearts    |

      Examples: one joker
        | cards          | kind       | ranks | because          |
        | Jo Ac Kd 9h 5s | Pair       | AAK95 | as in joker-wild |
        | Jo 9c 9d 5h 5s | Full house | 99955 | as in joker-wild |
        | Jo 9h 8d 6s 5c | Straight   | 98765 | as in joker-wild |

    @source:double-joker-wild/wild
    Scenario Outline: In a flush the jokers are the highest cards that are missing
      They stand for two different cards, neither of which the hand has.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "Flush"
      And the wilds in hand 1 stand for "<stand for>"

      Examples: the missing hearts
        | cards          | stand for | because           |
        | Ah 7h 3h Jo Jo | Kh Qh     | the ace is there  |
        | Kh 7h 3h Jo Jo | Ah Qh     | the king is there |
        | 9h 7h 3h Jo Jo | Ah Kh     | neither is there  |

    @source:double-joker-wild/hand
    Scenario Outline: Of seven cards the jokers pick the best hand of all
      Evaluators are known to go wrong with two wild cards among seven.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: two jokers and five cards
        | cards                | kind            | ranks | because                             |
        | Jo Jo 4h 5h 9h Kh Kd | Four of a kind  | KKKK9 | a flush of six would be less        |
        | Jo Jo 4h 5h 7h Kc Kd | Straight flush  | 87654 | four kings would be less            |
        | Jo Jo 4h 5h 7d Kc Qd | Straight        | 87654 | the hearts are two                  |
        | Jo Jo 6c 6d 6h 6s 9d | Five of a kind  | 66666 | six that can be sixes               |
        | Jo Jo Kc Kd Ac Ad Qh | Four of a kind  | AAAAK | of two pairs the higher             |
        | Jo Jo 3c 7d Jh Kc 5s | Straight        | 76543 | both gaps, and no three kings       |
        | Jo Jo 2c 6d Jh Ks 7c | Three of a kind | KKKJ7 | no five in a row have two gaps only |

    @source:double-joker-wild/natural_beats_wild @verdict:disputed
    Scenario: Hands with two jokers, one and none tie
      In some houses the hand with fewer wild cards would win.

      Given hand 1 is "Jo Jo Kh 9s 4d"
      And hand 2 is "Jo Kd Kh 9s 4d"
      And hand 3 is "Kc Kd Kh 9s 4d"
      When the hands are compared
      Then it is a draw

  Rule: Five of a kind comes first, and the kind comes before the cards

    @source:double-joker-wild/categories
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
        | 2c 2d 2h Jo Jo | Ah Kh Qh Jo Jo | Five of a kind  | Straight flush  |
        | Ah 2h 3h Jo Jo | Ac Ad Jo Jo Kd | Straight flush  | Four of a kind  |
        | 2c 2d Jo Jo 3d | Ac Ad Jo Ks Kd | Four of a kind  | Full house      |
        | 2c 2d 2h 3s 3c | Ah Kh 9h Jo Jo | Full house      | Flush           |
        | 7h 5h 4h 3h 2h | Ac Kd Qh Jo Jo | Flush           | Straight        |
        | Ac 2d 3h Jo Jo | Ac Kd 9s Jo Jo | Straight        | Three of a kind |
        | 2c 3d 9h Jo Jo | Ac Ad Kh Ks Qd | Three of a kind | Two pair        |
        | 3c 3d 2h 2s 4d | Ac Jo Kd Qs 9d | Two pair        | Pair            |
        | 2c 2d 3h 4s 5d | Ac Kd Qh Js 9d | Pair            | High card       |

    @source:double-joker-wild/categories
    Scenario Outline: The first difference decides
      In each row, what is compared later would speak for the other hand where it can.

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
        | Kc Kd 5h 5s 6d | Kc Kd 4h 4s Ad | Two pair        | low pair      | fives against fours  |
        | Kc Kd 5h 5s 6d | Kc Kd 5h 5s 4d | Two pair        | kicker        | six against four     |
        | 7c 7d Ah 5s 4d | 7c 7d Kh Qs Td | Pair            | first kicker  | ace against king     |
        | 7c 7d Ah Ks 5d | 7c 7d Ah Ks 4d | Pair            | third kicker  | five against four    |
        | Ac Kd 7h 5s 4d | Ac Qd Jc Td 8h | High card       | first kicker  | king against queen   |
        | Ac Kd 8h 7s 5d | Ac Kd 8h 7s 4d | High card       | fourth kicker | five against four    |

  Rule: The pack has two jokers

    @source:double-joker-wild/deck
    Scenario Outline: What is no hand of this pack is refused
      A third joker is an error, and so is a card that is there twice.

      Given hand 1 is "<cards>"
      When the hands are read
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards                   | reason        | because            |
        | Jo Jo Jo Js 9d          | dealt 3 times | there are only two |
        | Kc Kc Jo Js 9d          | dealt twice   | one king twice     |
        | Jo Jo Qh Js             | 4 cards       | one too few        |
        | Jo Kc Qd Jh 9s 8d 7c 5h | 8 cards       | one too many       |
