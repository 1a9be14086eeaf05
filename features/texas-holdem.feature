Feature: Texas hold'em
  The rules are those of rules/texas-holdem.yaml, which names their source. The tag of a scenario
  says which line of that file it shows. All cards are chosen.

  Background:
    Given the rules "texas-holdem"

  Rule: The best five of two hole cards and the board are played, whichever they are

    @source:texas-holdem/hand
    Scenario Outline: Two, one or none of the hole cards are played
      Nobody has to play a card of his own.

      Given the board "<board>"
      And hand 1 is "<hole>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And hand 1 plays "<played>"

      Examples: how many of the two
        | hole  | board          | kind       | played         | because                         |
        | Qc Qd | Qh 7s 7c 4d 2h | Full house | Qc Qd Qh 7s 7c | both                            |
        | Ah 3d | Ac 9s 8h 6d 2c | Pair       | Ah Ac 9s 8h 6d | one, the ace                    |
        | 3h 2d | Ac Ks Qh Jd Tc | Straight   | Ac Ks Qh Jd Tc | none, the board is better alone |

    @source:texas-holdem/hand
    Scenario: A board that nobody can better is shared by all
      The royal flush lies on the board; what the three players hold does not matter.

      Given the board "Ah Kh Qh Jh Th"
      And these hands:
        | hand | cards | because                   |
        | 1    | 2c 2d | a low pair                |
        | 2    | As Ad | three aces with the board |
        | 3    | 9h 8h | more hearts, in a row     |
      When the hands are compared
      Then it is a draw

    @source:texas-holdem/hand
    Scenario: Of three players two share if their five cards are equal
      The four and the three are not among the five.

      Given the board "Kc Qd 9h 5s 2c"
      And these hands:
        | hand | cards | because                      |
        | 1    | Ah 4d | ace, king, queen, nine, five |
        | 2    | Jh 8d | only king-high               |
        | 3    | Ad 3h | ace, king, queen, nine, five |
      When the hands are compared
      Then hands "1 3" share
      And the ranks of hand 1 are "AKQ95"

  Rule: Three pairs are two pair with the best fifth card

    @source:texas-holdem/hand
    Scenario: A third pair gives way to a higher fifth card
      A deal that evaluators are known to get wrong. Two pairs lie on the board, and the queen beside
      them is the fifth card of both players: the pair of threes does not count.

      Given the board "6c Qc Ad 6s Ac"
      And hand 1 is "Td Js"
      And hand 2 is "3s 3d"
      When the hands are compared
      Then it is a draw
      And the ranks of hand 1 are "AA66Q"
      And the ranks of hand 2 are "AA66Q"

    @source:texas-holdem/hand
    Scenario Outline: A pair in the hand can be overtaken by the board
      Players call it counterfeited: two higher pairs push a low one out.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "<hole 2>"
      When the hands are compared
      Then hand <winner> wins with "Two pair"
      And it is decided by the "<what>"

      Examples: which two pairs remain
        | hole 1 | hole 2 | board          | winner | what      | because                             |
        | 3c 3d  | Ac Jd  | Kc Kd 9h 9s 2d | 2      | kicker    | an ace beside kings and nines       |
        | 5c 4c  | Ac Td  | 5h 4s Kc Kd Th | 2      | low pair  | kings and tens, not kings and fives |
        | Tc Td  | Ac 9h  | Kc Kd 9c 4s 2d | 1      | low pair  | the pair of tens stays              |
        | Ac Kd  | Qc Qd  | As Kh 5c 5d 2h | 1      | high pair | aces and kings against queens       |

  Rule: Two threes of a kind are a full house, with the higher one first

    @source:texas-holdem/hand
    Scenario Outline: The higher three of a kind counts
      A deal that evaluators are known to get wrong: the lower three of a kind gives the pair.

      Given the board "<board>"
      And hand 1 is "<hole>"
      When the hands are read
      Then hand 1 is read as "Full house"
      And the ranks of hand 1 are "<ranks>"

      Examples: two threes of a kind
        | hole  | board          | ranks | because                        |
        | 9h 5c | 9c 9d 5h 5s Kd | 99955 | though a king lies beside them |
        | 5c 9h | 5h 5s 9c 9d Kd | 99955 | in whatever order              |
        | 2c 2d | 2h Ac Ad As Kd | AAA22 | twos for the pair              |

  Rule: Flushes compare card by card

    @source:texas-holdem/categories
    Scenario: Four flush cards on the board leave one card to decide, wherever it stands
      A deal that evaluators are known to get wrong. Both flushes are queen, jack, nine; then seven
      and six against six and five.

      Given the board "Qd Jd 9d Kc 6d"
      And hand 1 is "Qc 7d"
      And hand 2 is "5d Ah"
      When the hands are compared
      Then hand 1 wins with "Flush"
      And the ranks of hand 1 are "QJ976"
      And the ranks of hand 2 are "QJ965"
      And it is decided by the "fourth card of the flush"

    @source:texas-holdem/categories
    Scenario Outline: A flush on the board is beaten only by a higher card of the suit
      The board has the hearts; one that is below all of them does not count.

      Given the board "Kh Jh 9h 6h 4h"
      And hand 1 is "<hole 1>"
      And hand 2 is "<hole 2>"
      When the hands are compared
      Then hand <winner> wins with "Flush"
      And it is decided by the "<what>"

      Examples: which heart counts
        | hole 1 | hole 2 | winner | what                     | because                        |
        | 5h Ac  | 3h 2h  | 1      | fifth card of the flush  | a five for the four            |
        | Ah 2c  | Qh 8h  | 1      | first card of the flush  | the ace                        |
        | Qh 2c  | Th 8h  | 1      | second card of the flush | one heart beats two lower ones |

    @source:texas-holdem/categories
    Scenario: Hearts below five hearts of the board are worth nothing
      Both play the board.

      Given the board "Kh Jh 9h 6h 4h"
      And hand 1 is "3h 2h"
      And hand 2 is "Ac Ad"
      When the hands are compared
      Then it is a draw

  Rule: Four of a kind on the board are decided by the fifth card

    @source:texas-holdem/hand
    Scenario Outline: The highest card in the hand decides, not a pair
      A deal that evaluators are known to get wrong.

      Given the board "9c 9d 9h 9s <fifth>"
      And hand 1 is "<hole 1>"
      And hand 2 is "<hole 2>"
      When the hands are compared
      Then hand <winner> wins with "Four of a kind"
      And it is decided by the "kicker"

      Examples: the kicker
        | hole 1 | hole 2 | fifth | winner | because                              |
        | Kh 2d  | Qh Qd  | 4c    | 1      | a king beats a pair of queens        |
        | Kh Kd  | Ah 2c  | Jc    | 2      | an ace beats a pair of kings         |
        | Th Td  | Jh 2c  | 8c    | 2      | the one card that is higher than all |

    @source:texas-holdem/hand
    Scenario: Nobody has a higher card than the board
      The ace on the board is everybody's fifth card.

      Given the board "9c 9d 9h 9s Ac"
      And hand 1 is "Kh Kd"
      And hand 2 is "3h 2c"
      When the hands are compared
      Then it is a draw

  Rule: The ace begins a straight as well

    @source:texas-holdem/runs
    Scenario Outline: The wheel is the lowest straight
      With A-2-3-4-5 the ace counts below the two.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "<hole 2>"
      When the hands are compared
      Then hand <winner> wins with "<kind>"
      And the ranks of hand <winner> are "<ranks>"

      Examples: aces high and low
        | hole 1 | hole 2 | board          | winner | kind     | ranks | because                         |
        | Ah 4d  | Kd Kh  | 5c 3s 2h Kc 9d | 1      | Straight | 5432A | the wheel beats three kings     |
        | Ah 4d  | 6d 4h  | 5c 3s 2h Kc 9d | 2      | Straight | 65432 | a six-high straight beats it    |
        | Ah Kd  | 9h 8d  | Qc Js Th 4d 2c | 1      | Straight | AKQJT | the ace is high                 |
        | Kh Qd  | Jd Jh  | Ac 2s 3h 9d 8c | 2      | Pair     | JJA98 | king, ace and two are in no run |

  Rule: There are nine kinds of hand, and the kind comes before the cards

    @source:texas-holdem/categories
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
        | hole 1 | hole 2 | board          | its kind        | next kind       |
        | 8h 4h  | 9h 9d  | 7h 6h 5h 9c 9s | Straight flush  | Four of a kind  |
        | 2h 2s  | Kc 5d  | 2c 2d Ks Kh 5c | Four of a kind  | Full house      |
        | 2h 3d  | Ac Qc  | 2c 2d 3c 9c Kd | Full house      | Flush           |
        | 4h 3h  | 8c 9c  | 7h 5h 2h Ts Jd | Flush           | Straight        |
        | 2c 3d  | Ac Ad  | 4c 5d 6h As Kd | Straight        | Three of a kind |
        | 2h 4c  | Ac Kc  | 2c 2d Ah Ks 9d | Three of a kind | Two pair        |
        | 2h 3c  | Ac Ad  | 2c 3d Kh Qs 8c | Two pair        | Pair            |
        | 2h 3c  | Ac Jd  | 2c 4d Kh Qs 9c | Pair            | High card       |

    @source:texas-holdem/categories
    Scenario Outline: After the cards that make the hand the highest of the others decide
      The last card that differs, in each kind that has kickers.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "<hole 2>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: the kickers
        | hole 1 | hole 2 | board          | kind            | what          |
        | Ah Kd  | Ad Qs  | Ac 9d 7s 4h 2c | Pair            | first kicker  |
        | Ah Qd  | Ad Js  | Ac Kd 8s 4h 2c | Pair            | second kicker |
        | Ah 9d  | Ad 8s  | Ac Kd Qs 4h 2c | Pair            | third kicker  |
        | Ah Kd  | Ad Qs  | 9c 9d 9h 4s 2c | Three of a kind | second kicker |
        | Ah 3d  | Qd Js  | Kc Kd 9s 9h 2c | Two pair        | kicker        |
        | Ah Td  | Ad 7s  | Kc 9s 8h 4d 2c | High card       | second kicker |

    @source:texas-holdem/hand
    Scenario: A sixth card breaks no tie
      Both have the pair of aces with king, queen and nine; the six and the five are left over.

      Given the board "Ac Kd Qs 9h 2c"
      And hand 1 is "Ah 6d"
      And hand 2 is "Ad 5s"
      When the hands are compared
      Then it is a draw
      And the kickers of hand 1 are "KQ9"

  Rule: Hands can be compared from the flop on

    @source:texas-holdem/deal
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

  Rule: All cards come from one pack without a joker

    @source:texas-holdem/one_deck
    Scenario Outline: A deal that cannot be is refused
      A card that is there twice is no pair, and a joker is not wild.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "<hole 2>"
      When the hands are compared
      Then it is refused because "<reason>"

      Examples: what is wrong
        | hole 1   | hole 2 | board             | reason            | because               |
        | Tc Ad    | Ad 4s  | 2h 7h Th Qs Kc    | dealt twice among | two players have it   |
        | Tc Th    | Ad 4s  | 2h 7h Th Qs Kc    | dealt twice       | the board has it      |
        | Tc Tc    | Ad 4s  | 2h 7h Th Qs Kc    | dealt twice       | one player twice      |
        | Tc Jo    | Ad 4s  | 2h 7h Th Qs Kc    | no joker          | the pack has none     |
        | Tc Jc 9s | Ad 4s  | 2h 7h Th Qs Kc    | hole cards        | one too many          |
        | Tc       | Ad 4s  | 2h 7h Th Qs Kc    | hole cards        | one too few           |
        | Tc Jc    | Ad 4s  | 2h 7h             | board cards       | before the flop       |
        | Tc Jc    | Ad 4s  | 2h 7h Th Qs Kc 9d | board cards       | there is no sixth one |
