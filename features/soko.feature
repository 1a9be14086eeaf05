Feature: Soko (Canadian stud, Scandinavian stud)
  The rules are those of rules/soko.yaml, which names their sources. The tag of a scenario says which
  line of that file it shows. All cards are chosen.

  Background:
    Given the rules "soko"

  Rule: Two pair beats four of a suit, that beats four in a row, and that beats a pair

    @source:soko/categories
    Scenario Outline: Each kind of hand beats the next, however high its cards
      A low hand of one kind against a high one of the next.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<next kind>"
      And it is decided by the "category"

      Examples: neighbours in the list
        | better         | worse          | its kind        | next kind       |
        | 5h 4h 3h 2h Ah | Kc Kd Kh Ks Ac | Straight flush  | Four of a kind  |
        | 2c 2d 2h 2s 3c | Ac Ad Ah Ks Kd | Four of a kind  | Full house      |
        | 2c 2d 2h 3s 3c | Ah Kh Qh Jh 9h | Full house      | Flush           |
        | 7h 5h 4h 3h 2h | Ac Kd Qs Js Td | Flush           | Straight        |
        | 5c 4d 3h 2s Ac | Ad Ah As Ks Qd | Straight        | Three of a kind |
        | 2c 2d 2h 4s 3d | Ac Ad Kh Ks Qd | Three of a kind | Two pair        |
        | 2c 2d 3h 3s 4c | Ac Kc Qc Jc 9d | Two pair        | Four flush      |
        | 2c 3c 4c 6c 9d | Ac Kd Qh Js 9c | Four flush      | Four straight   |
        | Ac 2d 3h 4s 9c | Ad Ah Ks Qs 9d | Four straight   | Pair            |
        | 2c 2d 6h 4s 3d | Ac Kd Qh Ts 9d | Pair            | High card       |

    @source:soko/categories @verdict:disputed
    Scenario: Four of a suit beat four in a row
      Some houses have these two the other way round.

      Given hand 1 is "2c 3c 4c 6c 9d"
      And hand 2 is "Ah Kd Qh Js 9s"
      When the hands are compared
      Then hand 1 wins with "Four flush"
      And hand 2 is read as "Four straight"

  Rule: A pair inside a four flush or a four straight does not matter

    @source:soko/categories
    Scenario Outline: What is more than one thing is the highest of them
      The fifth card of a four flush or a four straight is a kicker, whatever it is.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: pairs, runs and suits together
        | cards          | kind            | ranks | because                        |
        | 4c 8c Kc 9c Kd | Four flush      | K984K | a pair of kings in it          |
        | 4c 5d 6h 7s 7c | Four straight   | 76547 | a pair of sevens in it         |
        | 4c 5c 6c 7c Kd | Four flush      | 7654K | four in a row as well          |
        | 4c 5d 6h 7s Qc | Four straight   | 7654Q | four in a row only             |
        | 4c 5d 6h 7s 8c | Straight        | 87654 | five in a row                  |
        | 4c 5c 6c 8c 9c | Flush           | 98654 | five of a suit                 |
        | 9c 9d 5h 5s 4c | Two pair        | 99554 | neither                        |
        | 9c 9d 9h 8s 7c | Three of a kind | 99987 | three of a kind are above both |
        | 9c 9d 8h 7s 5c | Pair            | 99875 | three in a row only            |

  Rule: The ace ends a run of four or begins one, and never stands in the middle

    @source:soko/runs
    Scenario Outline: What an ace makes of three others in a row
      A-2-3-4 is the lowest four straight.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: above the king, below the two, and between them
        | cards          | kind          | ranks | because                    |
        | Ac 2d 3h 4s 9c | Four straight | 432A9 | the ace begins it          |
        | Ac Kd Qh Js 9c | Four straight | AKQJ9 | the ace ends it            |
        | Kc Ad 2h 3s Ks | Pair          | KKA32 | round the corner is no run |
        | Kc Ad 2h 3s 9s | High card     | AK932 | round the corner is no run |
        | Ac 2d 3h 4s 5c | Straight      | 5432A | the wheel                  |
        | 2c 3d 4h 5s Kc | Four straight | 5432K | the king is no part of it  |

  Rule: Four flushes compare card by card, four straights by their highest card, then by the fifth

    @source:soko/categories
    Scenario Outline: The first difference decides
      In each row, what is compared later would speak for the other hand where it can.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: the higher one wins
        | better         | worse          | kind          | what                     | because                 |
        | 2c 3d 4h 5s 9c | Ac 2d 3h 4s Kc | Four straight | run                      | five-high and four-high |
        | Ac Kd Qh Js 2c | Kc Qd Jh Ts 8d | Four straight | run                      | ace-high and king-high  |
        | 4c 5d 6h 7s Qc | 4d 5c 6s 7h Jc | Four straight | kicker                   | queen against jack      |
        | Ac 4c 3c 2c 9h | Kd Qd Jd 9d Kh | Four flush    | first card of the flush  | an ace against a king   |
        | Ac 9c 3c 2c 5h | Ad 8d 7d 6d Kh | Four flush    | second card of the flush | nine against eight      |
        | Ac 9c 7c 2c 5h | Ad 9d 6d 4d Kh | Four flush    | third card of the flush  | seven against six       |
        | Ac 9c 7c 3c 5h | Ad 9d 7d 2d Kh | Four flush    | fourth card of the flush | three against two       |
        | Ac 9c 7c 3c Kh | Ad 9d 7d 3d Qh | Four flush    | kicker                   | king against queen      |
        | 9c 9d 4h 3s 6c | 8c 8d Ah Ks Qd | Pair          | pair                     | nines against eights    |
        | 9c 9d 9h 2s 2d | 8c 8d 8h As Ad | Full house    | trips                    | nines against eights    |
        | Kc Kd 2h 2s 4d | Qc Qd Jh Js Ah | Two pair      | high pair                | kings against queens    |
        | Kc Kd 4h 4s 9d | Kh Ks 4c 4d 8h | Two pair      | kicker                   | nine against eight      |
        | 9c 9d Ah 4s 2d | 9h 9s Kd Jc 7h | Pair          | first kicker             | ace against king        |
        | 9c 9d Ah Ks 5d | 9h 9s Ac Kd 3c | Pair          | third kicker             | five against three      |
        | Ac Kd 9h 6s 3d | Ad Qh Ts 8c 7d | High card     | first kicker             | king against queen      |
        | Ac Kd 9h 6s 3d | Ad Kh 9s 6c 2h | High card     | fourth kicker            | three against two       |

    @source:soko/suits
    Scenario: Suits decide nothing
      The same ranks share.

      Given hand 1 is "Kc 9c 7c 3c 5h"
      And hand 2 is "Kd 9d 7d 3d 5s"
      When the hands are compared
      Then it is a draw

  Rule: All hands come from one pack without a joker

    @source:soko/one_deck
    Scenario Outline: Hands that one pack cannot give are refused
      A hand has five cards.

      Given hand 1 is "<cards>"
      And hand 2 is "Ac Qd 9h 8s 6d"
      When the hands are compared
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards             | reason            | because           |
        | Ac Ks Jh 7s 5d    | dealt twice among | the ace of clubs  |
        | Kc Kc Jh 7s 5d    | dealt twice       | one king twice    |
        | Kc Jo Jh 7s 5d    | no joker          | the pack has none |
        | Kc Ks Jh 7s       | 4 cards           | one too few       |
        | Kc Ks Jh 7s 5d 2c | 6 cards           | one too many      |
