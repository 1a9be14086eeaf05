Feature: Manila
  The rules are those of rules/manila.yaml, which names their sources. The tag of a scenario says
  which line of that file it shows. All cards are chosen.

  Background:
    Given the rules "manila"

  Rule: Both hole cards are played, with just three of the board

    @source:manila/hand
    Scenario Outline: Nobody can play the board, nor four cards of it
      Two of its five cards give way, good as they are.

      Given the board "<board>"
      And hand 1 is "<hole>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: what the board cannot do
        | hole  | board          | kind            | ranks | because                         |
        | 7c 8d | Ah Kh Qh Jh Th | High card       | AKQ87 | a royal flush on the board      |
        | 7c 8d | Kc Kd Kh Ks Ac | Three of a kind | KKK87 | four kings on the board         |
        | Ah 7d | Kh Qh Th 8h 9s | High card       | AKQT7 | one heart in the hole, and four |
        | Ah 9h | Kh Qh Th 8c 9s | Flush           | AKQT9 | two hearts, and three           |
        | Ac Ad | Kc Kd Kh 7c 8c | Full house      | KKKAA | two and three                   |

  Rule: The ace is never low

    @source:manila/runs
    Scenario Outline: A-7-8-9-10 is no straight
      In short-deck hold'em the ace takes the place of the card that is missing below; not here.

      Given the board "<board>"
      And hand 1 is "<hole>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: the lowest cards
        | hole  | board          | kind     | ranks | because                |
        | Ah 7d | 8c 9d Th Kc Kd | Pair     | KKAT7 | a pair of kings is all |
        | Ah 7h | 8h 9h Th Kc Qd | Flush    | AT987 | in one suit a flush    |
        | Jh 7d | 8c 9d Th Kc Kd | Straight | JT987 | the lowest straight    |

  Rule: A flush beats a full house

    @source:manila/categories
    Scenario Outline: Each kind of hand beats the next
      With eight cards to a suit a flush is rarer than a full house; the rest is as in any poker.

      Given the board "<board>"
      And hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<next kind>"

      Examples: neighbours in the list
        | board          | better | worse | its kind        | next kind       |
        | 7h 8h 9h Kc Kd | Th Jh  | Ks Kh | Straight flush  | Four of a kind  |
        | 7h Kh 9h Kc Kd | Ks Ad  | Th Qh | Four of a kind  | Flush           |
        | 7h 9h Jh Kc Kd | Th Ah  | Jc Kh | Flush           | Full house      |
        | Jc Jd Th 9s Kc | Js Ts  | 7d 8d | Full house      | Straight        |
        | 7c 8d 9h Kc Qd | Ts Jh  | 7d 7h | Straight        | Three of a kind |
        | 7c 8d 9h Kc Qd | 7d 7h  | Ks Qs | Three of a kind | Two pair        |
        | 7c 8d 9h Kc Qd | 7d 8s  | Ad Ks | Two pair        | Pair            |
        | 7c 8d 9h Kc Qd | 7d Js  | Ad Jc | Pair            | High card       |

  Rule: The pack begins with the sevens

    @source:manila/deck
    Scenario Outline: What is no hand of this game is refused
      There are eight ranks, two cards in the hole, and up to five on the board.

      Given hand 1 is "<cards>"
      When the hands are read
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards                      | reason       | because           |
        | Ah 6h \| 7h 8h 9h Kc Qd    | unknown rank | no sixes          |
        | Ah Kh Qh \| 7h 8h 9h Kc Qd | hole cards   | three in the hole |
        | Ah Kh \| 7h 8h 9h Kh Qd    | dealt twice  | one king twice    |
