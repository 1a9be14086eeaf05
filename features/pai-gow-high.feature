Feature: Pai gow poker, the high hand
  The rules are those of rules/pai-gow-high.yaml, which names their sources. The tag of a scenario
  says which line of that file it shows. All cards are chosen. Hands stand each for itself, so that a
  card may be in two of them.

  Background:
    Given the rules "pai-gow-high"

  Rule: The bug is an ace

    @source:pai-gow-high/wild
    Scenario Outline: Outside straights and flushes the joker must be an ace
      It makes no third king and no second pair. Evaluators that take it for a wild card go wrong in
      each row.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"
      And the wild in hand 1 stands for "A"

      Examples: the joker as an ace
        | cards          | kind            | ranks | because                        |
        | Jo Kh Qd 7c 2s | High card       | AKQ72 | no pair of kings               |
        | Jo Kh Kd 7c 2s | Pair            | KKA72 | no three kings                 |
        | Jo Kh Kd 7c 7s | Two pair        | KK77A | no full house                  |
        | Jo 9h 9d 9c 2h | Three of a kind | 999A2 | no four nines                  |
        | Jo Kc Kd Kh Ks | Four of a kind  | KKKKA | no five kings                  |
        | Jo Ah Kd 7c 2s | Pair            | AAK72 | a second ace                   |
        | Jo Ah Kd Kc 2s | Two pair        | AAKK2 | a second ace beside the kings  |
        | Jo Ah Ad 7c 2s | Three of a kind | AAA72 | a third ace                    |
        | Jo Ah Ad 7c 7s | Full house      | AAA77 | a third ace beside the sevens  |
        | Jo Ah 7h 7c 7s | Full house      | 777AA | a second ace beside the sevens |
        | Jo Ah Ad Ac 2s | Four of a kind  | AAAA2 | a fourth ace                   |

    @source:pai-gow-high/categories @verdict:disputed
    Scenario: Four aces and the bug are five aces, the highest hand
      There is no other five of a kind. In houses without five aces they are four aces.

      Given hand 1 is "Jo Ac Ad Ah As"
      And hand 2 is "Jo Kh Qh Jh Th"
      When the hands are compared
      Then hand 1 wins with "Five aces"
      And hand 2 is read as "Straight flush"

  Rule: The bug may be any other card if it completes a straight, a flush or a straight flush

    @source:pai-gow-high/wild
    Scenario Outline: The bug completes straights and flushes
      It fills one gap, or goes on at either end, whichever is better.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"
      And the wild in hand 1 stands for "<stands for>"

      Examples: what the joker is
        | cards          | kind           | ranks | stands for | because                           |
        | Jo Th 9d 8s 7c | Straight       | JT987 | J          | at the upper end                  |
        | Jo Th 9d 7s 6c | Straight       | T9876 | 8          | in the gap                        |
        | Jo Kh Qd Js Tc | Straight       | AKQJT | A          | an ace                            |
        | Jo Ah Kd Qs Jc | Straight       | AKQJT | T          | nothing follows the ace           |
        | Jo Ac 2d 3h 4s | Straight       | 5432A | 5          | the wheel                         |
        | Jo 2d 3h 4s 5c | Straight       | 5432A | A          | the wheel is higher than six-high |
        | Jo Kh 8h 7h 2h | Flush          | AK872 | Ah         | the ace of hearts                 |
        | Jo Ah 8h 7h 2h | Flush          | AK872 | Kh         | the highest that is missing       |
        | Jo 9h 8h 7h 6h | Straight flush | T9876 | Th         | at the upper end, in hearts       |
        | Jo 9h 8h 6h 5h | Straight flush | 98765 | 7h         | in the gap, in hearts             |
        | Jo Kh Qh Jh Th | Straight flush | AKQJT | Ah         | the royal flush                   |

    @source:pai-gow-high/wild
    Scenario Outline: The bug fills one gap only
      Where two cards are missing it is an ace again.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: nearly a straight, nearly a flush
        | cards          | kind      | ranks | because                    |
        | Jo Th 8d 6s 5c | High card | AT865 | seven and nine are missing |
        | Jo Th 9h 8h 2c | High card | AT982 | two cards are missing      |
        | Jo Kh 9h 5h 2c | High card | AK952 | three hearts and a club    |

  Rule: Of six or seven cards the best five are played

    @source:pai-gow-high/hand
    Scenario Outline: An ace in one hand, another card in the next
      Whichever makes the better hand.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: seven cards
        | cards                | kind            | ranks | because                                  |
        | Jo Kh Kd Kc 9h 8d 7s | Three of a kind | KKKA9 | two cards would be missing to a straight |
        | Jo 9h 8d 7s 6c Kh Kd | Straight        | T9876 | two kings and an ace would be less       |
        | Jo 9c 9d 9h 6c 6d Kh | Full house      | 99966 | no four nines                            |
        | Jo Ac Ad 9h 8h 7h 6h | Straight flush  | T9876 | three aces would be less                 |
        | Jo Ac Ad As 9h 8h 7h | Four of a kind  | AAAA9 | two cards would be missing to a flush    |
        | Jo Ac Kc Kd 9h 9s 2d | Two pair        | AAKK9 | of three pairs the aces come first       |
        | Jo Kh 9h 8h 4h 9d 9c | Flush           | AK984 | three nines and an ace would be less     |

    @source:pai-gow-high/natural_beats_wild @verdict:disputed
    Scenario: A hand with the bug ties with the same hand without
      In some houses the natural hand would win.

      Given hand 1 is "Jo Ad Kh 9s 4d"
      And hand 2 is "Ac Ah Kd 9c 4s"
      When the hands are compared
      Then it is a draw

  Rule: The kind comes before the cards

    @source:pai-gow-high/categories
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
        | Ah 2h 3h 4h Jo | Ac Ad Ah Jo Kd | Straight flush  | Four of a kind  |
        | 2c 2d 2h 2s 3d | Ac Ad Jo Ks Kd | Four of a kind  | Full house      |
        | 2c 2d 2h 3s 3c | Ah Kh Qh 9h Jo | Full house      | Flush           |
        | 7h 5h 4h 3h 2h | Kc Qd Jh Ts Jo | Flush           | Straight        |
        | Ac 2d 3h 4s Jo | Ac Ad Ks Qh Jo | Straight        | Three of a kind |
        | 2c 2d 2h 6s 3d | Ac Jo Kh Ks Qd | Three of a kind | Two pair        |
        | 3c 3d 2h 2s 4d | Ac Jo Kd Qs 9d | Two pair        | Pair            |
        | 2c 2d 3h 4s 5d | Jo Kd Qh 9s 8d | Pair            | High card       |

    @source:pai-gow-high/categories
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

  Rule: The wheel is the second highest straight

    @source:pai-gow-high/categories @verdict:disputed
    Scenario Outline: A-2-3-4-5 stands between the ace-high straight and the king-high one
      In houses where it is the lowest straight the rules of the bug hold.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And hand 2 is read as "<kind>"

      Examples: with and without the joker
        | better         | worse          | kind           | because                           |
        | Ac Kd Qh Js Td | Ac 2d 3h 4s 5d | Straight       | the ace-high straight is above it |
        | Ac 2d 3h 4s 5d | Kc Qd Jh Ts 9d | Straight       | the king-high one is below it     |
        | Ac 2d 3h 4s 5d | 6c 5d 4h 3s 2d | Straight       | and so is the six-high one        |
        | Kc Qd Jh Ts 9d | Qc Jd Th 9s 8d | Straight       | all others as usual               |
        | Ac Kc Qc Jc Tc | Ad 2d 3d 4d 5d | Straight flush | the royal flush is above it       |
        | Ac 2c 3c 4c 5c | Kd Qd Jd Td 9d | Straight flush | the king-high one is below it     |
        | Kc Qc Jc Tc 9c | Qd Jd Td 9d 8d | Straight flush | all others as usual               |
        | Jo Ac 2d 3h 4s | Jo Qd Jh Ts 9d | Straight       | a five against a king             |

    @source:pai-gow-high/categories
    Scenario Outline: The joker makes the wheel rather than a straight that looks higher
      As an ace below the two it is worth more than above the five.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: five to seven cards
        | cards                | kind           | ranks | because                            |
        | Jo 2d 3h 4s 5c       | Straight       | 5432A | no six                             |
        | Jo 2h 3h 4h 5h       | Straight flush | 5432A | no six of hearts                   |
        | Jo 2c 3d 4h 5s Kd Qh | Straight       | 5432A | the same among seven cards         |
        | Jo 3d 4h 5s 6c Kd Qh | Straight       | 76543 | two cards are missing to the wheel |
        | Ac 2d 3h 4s 5c 6d 7h | Straight       | 5432A | though 7-6-5-4-3 is there          |
        | Jo Kd Qh Js Tc 2d 3h | Straight       | AKQJT | the ace-high straight is higher    |

  Rule: The pack has one joker

    @source:pai-gow-high/deck
    Scenario Outline: What is no hand of this pack is refused
      A second joker is an error, and so is a card that is there twice.

      Given hand 1 is "<cards>"
      When the hands are read
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards                   | reason      | because           |
        | Jo Jo Qh Js 9d          | dealt twice | there is only one |
        | Kc Kc Jo Js 9d          | dealt twice | one king twice    |
        | Jo Kd Qh Js             | 4 cards     | one too few       |
        | Jo Kc Qd Jh 9s 8d 7c 5h | 8 cards     | one too many      |
