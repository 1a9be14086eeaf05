Feature: Short-deck hold'em, three of a kind over the straight
  The rules are those of rules/short-deck-trips-over-straight.yaml, which names their source and
  builds on short-deck. The tag of a scenario says which line of these files it shows. All cards are
  chosen.

  Background:
    Given the rules "short-deck-trips-over-straight"

  Rule: Three of a kind beats a straight, and a flush beats a full house

    @source:short-deck-trips-over-straight/categories @verdict:disputed
    Scenario: Three sixes beat the highest straight
      Houses disagree on these two; short-deck has the other order.

      Given the board "6c Ts Jd Qh 8c"
      And hand 1 is "6h 6d"
      And hand 2 is "Ac Kd"
      When the hands are compared
      Then hand 1 wins with "Three of a kind"
      And hand 2 is read as "Straight"
      And it is decided by the "category"

    @source:short-deck-trips-over-straight/categories
    Scenario Outline: Each kind of hand beats the next
      The loser's cards are high, the winner's as low as the board lets them be.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "<hole 2>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<next kind>"
      And it is decided by the "category"

      Examples: neighbours in the list
        | hole 1 | hole 2 | board          | its kind       | next kind       |
        | Ah 9h  | Kh Ks  | 8h 7h 6h Kc Kd | Straight flush | Four of a kind  |
        | 6h 6s  | Ah Jh  | 6c 6d Kh Qh 9h | Four of a kind | Flush           |
        | 9h 7h  | As Jc  | Jh 8h 6h Ac Ad | Flush          | Full house      |
        | 6h Kc  | 6s Ad  | 6c 6d Kh Qc 8d | Full house     | Three of a kind |
        | 9c Qh  | Ac Kc  | 6c 7d 8h As Kd | Straight       | Two pair        |
        | 6h 7c  | Ac Ad  | 6c 7d Kh Qs Tc | Two pair       | Pair            |
        | 6h Tc  | Ac Jd  | 6c 8d Kh Qs 9c | Pair           | High card       |

    @source:short-deck-trips-over-straight/categories
    Scenario Outline: A hand that is two things is read as the higher of them
      In this order three of a kind hides the straight beside it.

      Given the board "<board>"
      And hand 1 is "<hole>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: straights, threes and flushes together
        | hole  | board          | kind            | ranks | because                             |
        | 9c 9d | 9h Tc Jd Qh 8s | Three of a kind | 999QJ | a straight beside three nines       |
        | 9c 9d | 8h Tc Jd Qh 8s | Straight        | QJT98 | a straight beside two pair          |
        | 9c 9h | 9d Th Jh Qh 6h | Flush           | QJT96 | a flush beside three nines          |
        | 6h Kd | 7h 8s 9h Ac Qd | Straight        | 9876A | the ace takes the place of the five |

    @source:short-deck-trips-over-straight/runs
    Scenario: The straight with the low ace loses to all others
      It is nine-high, as in short-deck.

      Given the board "6d 7s 8h 9c Kd"
      And hand 1 is "Tc Kh"
      And hand 2 is "Ah Kc"
      When the hands are compared
      Then hand 1 wins with "Straight"
      And hand 2 is read as "Straight"
      And it is decided by the "run"

    @source:short-deck-trips-over-straight/categories
    Scenario Outline: The first difference decides
      In each row, what is compared later would speak for the other hand where it can.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "<hole 2>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: the higher one wins
        | hole 1 | hole 2 | board          | kind            | what          | because                       |
        | Kh 6d  | Qh Qd  | 9c 9d 9h 9s 7c | Four of a kind  | kicker        | king against a pair of queens |
        | Th Td  | 9h Kc  | Tc 9c 9d 6c Kd | Full house      | trips         | tens against nines            |
        | 9h Ad  | 9s Kd  | 9c 9d Qh 7c    | Three of a kind | first kicker  | ace against king              |
        | 9h Kd  | 9s Qd  | 9c 9d Ah 6c    | Three of a kind | second kicker | king against queen            |
        | Kc 6d  | Qd Jc  | Kd Qs Jh 6c 7d | Two pair        | high pair     | kings against queens          |
        | Kc 9d  | Kh 8c  | Ks 9h 8d Qc 6s | Two pair        | low pair      | nines against eights          |
        | 9c Ah  | 9d Qh  | Kd Ks 9h 7c 6d | Two pair        | kicker        | ace against queen             |
        | Ac Qd  | Kc Qh  | Ah Ks 9d 7c    | Pair            | pair          | aces against kings            |
        | Ah Kd  | Ad Qs  | Ac 9d 7s Jh    | Pair            | first kicker  | king against queen            |
        | Ah Jd  | Ad Ts  | Ac Kd 8s 7h    | Pair            | second kicker | jack against ten              |
        | Ah 9d  | Ad 8s  | Ac Kd Qs 6h    | Pair            | third kicker  | nine against eight            |
        | Ac Kd  | Ad Jh  | Qs 9c 7h       | High card       | first kicker  | king against queen            |
        | Ac Js  | Ad Ts  | 6c 8d Kh       | High card       | second kicker | jack against ten              |
        | Ac 9s  | Ad 8h  | Kh Qs 6c       | High card       | third kicker  | nine against eight            |
        | Ac 7d  | Ad 6h  | Kh Qs 9c       | High card       | fourth kicker | seven against six             |

    @source:short-deck-trips-over-straight/suits
    Scenario: Suits decide nothing
      Both have aces with king, queen and nine.

      Given the board "Ac Kd 9h 7s 6c"
      And hand 1 is "Ad Qs"
      And hand 2 is "Ah Qd"
      When the hands are compared
      Then it is a draw

  Rule: Hands can be compared from the flop on

    @source:short-deck-trips-over-straight/deal
    Scenario Outline: Three, four or five cards lie on the board
      As many as there are.

      Given the board "<board>"
      And hand 1 is "9c 9d"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: street by street
        | board          | kind            | ranks | because   |
        | 8h 7s Kd       | Pair            | 99K87 | the flop  |
        | 8h 7s Kd 9h    | Three of a kind | 999K8 | the turn  |
        | 8h 7s Kd 9h Kc | Full house      | 999KK | the river |

  Rule: The pack has thirty-six cards, from the six up

    @source:short-deck-trips-over-straight/deck
    Scenario Outline: A card below the six is no card of this game
      Neither is a joker, and none is there twice.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "Ad Qs"
      When the hands are compared
      Then it is refused because "<reason>"

      Examples: what is wrong
        | hole 1 | board             | reason            | because                |
        | Ah 5h  | Kh Kd 9h 8d 7h    | unknown rank      | a five                 |
        | Ah Jo  | Kh Kd 9h 8d 7h    | no joker          | a joker                |
        | Ah Ad  | Kh Kd 9h 8d 7h    | dealt twice among | two players have it    |
        | Ah Kh  | Kh Kd 9h 8d 7h    | dealt twice       | the board has it       |
        | Ah Kc  | Kh Kd 9h 8d 7h 6d | board cards       | there is no sixth card |
        | Ah Kc  | Kh Kd             | board cards       | before the flop        |
