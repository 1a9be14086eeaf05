Feature: Hold'em, last board card wild
  The rules are those of rules/last-board-card-wild.yaml, which names its sources. The tag of a
  scenario says which line of that file it shows. All cards are chosen.

  Background:
    Given the rules "last-board-card-wild"

  Rule: The last card of the board is wild, and all of its rank

    @source:last-board-card-wild/wild
    Scenario Outline: The same five cards on the board in another order
      Only the river card matters. The hole cards are the same all along.

      Given the board "<board>"
      And hand 1 is "Ah Td"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: what was dealt last
        | board          | kind     | ranks | because                                             |
        | Kc Qd 7s 4h 9c | Straight | AKQJT | the nine is wild, a jack is missing                 |
        | 9c Kc 7s 4h Qd | Pair     | AAKT9 | the queen is wild, but she cannot be queen and jack |
        | 9c Kc Qd 7s 4h | Straight | AKQJT | the four is wild                                    |

    @source:last-board-card-wild/wild
    Scenario: The river makes a card in the hole wild
      One nine is on the board for both; hand 1 has another.

      Given the board "Kc Qd 7s 4h 9c"
      And hand 1 is "9h 4d"
      And hand 2 is "Kh 7d"
      When the hands are compared
      Then hand 1 wins with "Four of a kind"
      And hand 2 is read as "Full house"
      And the ranks of hand 1 are "4444K"

  Rule: Everybody has a wild card

    @source:last-board-card-wild/categories
    Scenario Outline: Nobody is left without a pair, and nobody has two pair
      A second pair beside the wild card is a full house, and a first one three of a kind.

      Given the board "<board>"
      And hand 1 is "<hole>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: one wild card
        | board          | hole  | kind            | ranks | because                       |
        | Jc 8d 5h 2s 9c | Kh 4d | Pair            | KKJ85 | nothing else pairs            |
        | Jc 8d 5h 2s 9c | Jh 4d | Three of a kind | JJJ85 | a pair and the wild card      |
        | Jc 8d 5h 2s 9c | Jh 8h | Full house      | JJJ88 | two pair and the wild card    |
        | Jc 8d 5h 2s 9c | Jh Jd | Four of a kind  | JJJJ8 | three jacks and the wild card |
        | Jc Jd 5h 2s 9c | Jh Js | Five of a kind  | JJJJJ | four jacks and the wild card  |
        | Jc 8c 5h 2s 9d | Kc 4c | Flush           | AKJ84 | the wild card is the ace      |

    @source:last-board-card-wild/natural_beats_wild
    Scenario: With the same pair and the same cards beside it they share
      Both have a pair of aces with it.

      Given the board "Jc 8d 6h 2s 9c"
      And hand 1 is "Ah 4d"
      And hand 2 is "Ad 3h"
      When the hands are compared
      Then it is a draw
      And hand 1 plays "Ah 9c Jc 8d 6h"

  Rule: The board is written in the order of the deal, down to the river

    @source:last-board-card-wild/deal
    Scenario Outline: What is no hand of this game is refused
      Before the river nobody knows what is wild.

      Given hand 1 is "<cards>"
      When the hands are read
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards                   | reason      | because              |
        | Ah Td \| Kc Qd 7s 4h    | board cards | the river is missing |
        | Ah Td \| Kc Qd 7s 4h Td | dealt twice | one ten twice        |
