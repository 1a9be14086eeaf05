Feature: Short-deck hold'em (six plus)
  The rules are those of rules/short-deck.yaml, which names their sources. The tag of a scenario says
  which line of that file it shows. All cards are chosen.

  Background:
    Given the rules "short-deck"

  Rule: The ace takes the place of the five, so that A-6-7-8-9 is the lowest straight

    @source:short-deck/runs
    Scenario Outline: What an ace makes of four other cards
      The ace begins a straight or ends one, and never stands in the middle.

      Given the board "<board>"
      And hand 1 is "<hole>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: below the six, above the king, and between them
        | hole  | board          | kind           | ranks | because                       |
        | Ah 6c | 7d 8s 9h Kd Kc | Straight       | 9876A | the ace begins it             |
        | Ah 6h | 7h 8h 9h Kd Kc | Straight flush | 9876A | the ace begins it in one suit |
        | Ah 6h | 7h 8h Kh Kd Kc | Flush          | AK876 | the nine is missing           |
        | Ac Kd | Qh Js Td 7c 6h | Straight       | AKQJT | the ace ends it               |
        | Ac Kd | 6h 7s 8c       | High card      | AK876 | round the corner is no run    |
        | Ac 6d | 7h 8s 9c Td Kh | Straight       | T9876 | the ten goes on from the nine |
        | Ac 7d | 8h 9s Jc Kd Kh | Pair           | KKAJ9 | without a six it is not begun |

    @source:short-deck/runs
    Scenario Outline: The straight with the low ace loses to all others
      It is nine-high.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "<hole 2>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And hand 2 is read as "<kind>"
      And it is decided by the "run"

      Examples: ten-high against nine-high
        | hole 1 | hole 2 | board          | kind           | because             |
        | Tc Jd  | Ah Kc  | 6d 7s 8h 9c Kd | Straight       | jack-high           |
        | Tc Kh  | Ah Kc  | 6d 7s 8h 9c Kd | Straight       | ten-high is enough  |
        | Th Kh  | Ah Kc  | 6h 7h 8h 9h Kd | Straight flush | in one suit as well |

  Rule: A flush beats a full house, and a straight beats three of a kind

    @source:short-deck/categories @verdict:disputed
    Scenario: A straight beats three of a kind
      Houses disagree on these two; short-deck-trips-over-straight has the other order.

      Given the board "6c 7d 8h As Kd"
      And hand 1 is "9c Qh"
      And hand 2 is "Ac Ad"
      When the hands are compared
      Then hand 1 wins with "Straight"
      And hand 2 is read as "Three of a kind"

    @source:short-deck/categories
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
        | hole 1 | hole 2 | board          | its kind        | next kind      |
        | Ah 9h  | Kh Ks  | 8h 7h 6h Kc Kd | Straight flush  | Four of a kind |
        | 6h 6s  | Ah Jh  | 6c 6d Kh Qh 9h | Four of a kind  | Flush          |
        | 9h 7h  | As Jc  | Jh 8h 6h Ac Ad | Flush           | Full house     |
        | 6h Tc  | Ac Kd  | 6c 6d Ts Jd Qh | Full house      | Straight       |
        | 6h 8c  | Ac Kc  | 6c 6d Ah Ks Jc | Three of a kind | Two pair       |
        | 6h 7c  | Ac Ad  | 6c 7d Kh Qs Tc | Two pair        | Pair           |
        | 6h Tc  | Ac Jd  | 6c 8d Kh Qs 9c | Pair            | High card      |

    @source:short-deck/categories
    Scenario Outline: A hand that is two things is read as the higher of them
      There may be both in seven cards.

      Given the board "<board>"
      And hand 1 is "<hole>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: seven cards
        | hole  | board          | kind            | ranks | because                            |
        | 9c 9d | 9h Tc Jd Qh 8s | Straight        | QJT98 | three nines beside it              |
        | 9c 9d | 9h Tc Jd Qh 6s | Three of a kind | 999QJ | without the eight                  |
        | Ac Ad | As Kc Kd Kh Qc | Full house      | AAAKK | two threes of a kind               |
        | 6c 6d | 7h 7s 8c 8d Ah | Two pair        | 8877A | three pairs                        |
        | Ah Jh | 9h 8h 7h 6h Kd | Straight flush  | 9876A | A-6-7-8-9 and the jack, all hearts |

    @source:short-deck/hand
    Scenario Outline: Two, one or none of the hole cards are played
      As in Texas hold'em.

      Given the board "<board>"
      And hand 1 is "<hole>"
      When the hands are read
      Then hand 1 plays "<played>"

      Examples: how many of the two
        | hole  | board          | played         | because           |
        | 9h 9d | 9c Ks Qh 7d 6c | 9h 9d 9c Ks Qh | both              |
        | Ah 8d | Tc Ts Qh 7d 6c | Tc Ts Ah Qh 8d | both, for kickers |
        | Ah 6d | Tc Ts Qh 7d 8c | Tc Ts Ah Qh 8c | one               |
        | 7h 6d | Ac Ks Qh Jd Tc | Ac Ks Qh Jd Tc | none              |

    @source:short-deck/categories
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

  Rule: The pack has thirty-six cards, from the six up

    @source:short-deck/deck
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
        | Ah Kc  | Kh Kd             | board cards       | before the flop        |
        | Ah Kc  | Kh Kd 9h 8d 7h 6d | board cards       | there is no sixth card |
