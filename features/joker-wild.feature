Feature: Joker wild
  The rules are those of rules/joker-wild.yaml, which names their source. The tag of a scenario says
  which line of that file it shows. All cards are chosen. Hands stand each for itself, so that a card
  may be in two of them.

  Background:
    Given the rules "joker-wild"

  Rule: The joker is any card that its holder likes

    @source:joker-wild/wild
    Scenario Outline: The joker makes the best hand that it can
      There is always a pair at least, and never two pair, since a second pair would be three of a
      kind.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: more of a kind
        | cards          | kind            | ranks | because                    |
        | Jo Ac Kd 9h 5s | Pair            | AAK95 | a pair of the highest card |
        | Jo 9c 9d Kh 5s | Three of a kind | 999K5 | and no two pair            |
        | Jo 9c 9d 5h 5s | Full house      | 99955 | three of the higher pair   |
        | Jo 5c 5d 5h 9s | Four of a kind  | 55559 | and no full house          |
        | Jo Ac Ad Ah As | Five of a kind  | AAAAA | a fifth ace                |

      Examples: runs and suits
        | cards          | kind           | ranks | because                     |
        | Jo 2c 3d 4s 5h | Straight       | 65432 | a six rather than a low ace |
        | Jo Ac 2c 3d 4s | Straight       | 5432A | a five                      |
        | Jo Ac 2c 3d 5s | Straight       | 5432A | a four                      |
        | Jo Tc Jd Qh Ks | Straight       | AKQJT | an ace rather than a nine   |
        | Jo Ac Kd Qh Js | Straight       | AKQJT | nothing follows the ace     |
        | Jo 9h 8d 6s 5c | Straight       | 98765 | in the gap                  |
        | Jo Kh 9h 7h 4h | Flush          | AK974 | the ace of hearts           |
        | Jo 9h 8h 6h 5h | Straight flush | 98765 | in the gap, in hearts       |
        | Jo Qc Kc Jc Tc | Straight flush | AKQJT | an ace rather than a nine   |

    @source:joker-wild/hand
    Scenario Outline: Of seven cards the joker picks the best hand of all
      The other cards may hold something that the joker does not make better.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: the joker and six cards
        | cards                | kind           | ranks | because                           |
        | Jo Kc Kd 9h 9s 4c 4d | Full house     | KKK99 | three pairs                       |
        | Jo Kc Kd Kh 9s 9c 9d | Four of a kind | KKKK9 | two threes of a kind              |
        | Jo 6c 6d 6h 6s Ac Ad | Five of a kind | 66666 | no ace                            |
        | Jo 3c 4d 6h 8s Jc Kd | Pair           | KKJ86 | two gaps, and the joker fills one |
        | Jo 9c 8c 7c Kc Qc 6d | Flush          | AKQ98 | the straight has a diamond        |
        | Jo 9h 8h 7h 6h Ah 2h | Straight flush | T9876 | an ace-high flush would be less   |
        | Jo 9s 8s 7d 6d 5c 5h | Straight       | T9876 | three fives would be less         |

  Rule: The joker stands for a card that the hand has only to make more of a kind

    @source:joker-wild/wild @verdict:disputed
    Scenario Outline: No flush has two aces
      Beside an ace the joker is the highest card that is missing. Some houses allow a flush with two
      aces.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "Flush"
      And the wild in hand 1 stands for "<stands for>"
      And the ranks of hand 1 are "<ranks>"

      Examples: the missing heart
        | cards          | ranks | stands for | because                |
        | Ah Kh 9h 4h Jo | AKQ94 | Qh         | ace and king are there |
        | Ah Qh 9h 4h Jo | AKQ94 | Kh         | the king is missing    |

    @source:joker-wild/natural_beats_wild @verdict:disputed
    Scenario Outline: A hand with the joker ties with the same hand without
      In some houses the natural hand would win.

      Given hand 1 is "<hand 1>"
      And hand 2 is "<hand 2>"
      When the hands are compared
      Then it is a draw

      Examples: wild and natural
        | hand 1         | hand 2         | because       |
        | Kc Kd Kh 9s 4d | Kc Kd Jo 9s 4d | three kings   |
        | Ah Kh Qh Jh Th | Ah Kh Jo Jh Th | a royal flush |
        | Ac Kd Qh Js Td | Jo Kd Qh Js Td | straights     |

  Rule: Five of a kind comes first, and the kind comes before the cards

    @source:joker-wild/categories
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
        | 2c 2d 2h 2s Jo | Ah Kh Qh Jh Th | Five of a kind  | Straight flush  |
        | Ah 2h 3h 4h Jo | Ac Ad Ah Jo Kd | Straight flush  | Four of a kind  |
        | 2c 2d 2h Jo 3d | Ac Ad Jo Ks Kd | Four of a kind  | Full house      |
        | 2c 2d 2h 3s 3c | Ah Kh Qh 9h Jo | Full house      | Flush           |
        | 7h 5h 4h 3h 2h | Ac Kd Qh Js Jo | Flush           | Straight        |
        | Ac 2d 3h 4s Jo | Ac Ad Ks Qh Jo | Straight        | Three of a kind |
        | 2c 2d 3h 6s Jo | Ac Ad Kh Ks Qd | Three of a kind | Two pair        |
        | 3c 3d 2h 2s 4d | Ac Jo Kd Qs 9d | Two pair        | Pair            |
        | 2c 2d 3h 4s 5d | Ac Kd Qh Js 9d | Pair            | High card       |

    @source:joker-wild/categories
    Scenario Outline: Equal kinds compare as if the joker were the card that it stands for
      The first difference decides.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: the first difference
        | better         | worse          | kind            | what          | because                        |
        | 4c 4d 4h 4s Jo | 3c 3d 3h 3s Jo | Five of a kind  | five          | fours against threes           |
        | 9c 9d 9h Jo Ad | 9c 9d 9h 9s Kd | Four of a kind  | kicker        | nines, and the ace             |
        | 9c 9d 4h 4s Jo | 9c 9d 9h 3s 3d | Full house      | pair          | nines, and the fours           |
        | Jo 9d 9h Ks 5d | 9c 9d 9h Ks 4d | Three of a kind | second kicker | nines and a king, and the five |
        | Jo Kd 9h 5s 4d | Qc Qd Ah Ks Jd | Pair            | pair          | kings against queens           |
        | Kc Kd 4h 4s 5d | Qc Qd Jc Jd Ad | Two pair        | high pair     | kings against queens           |
        | Kc Kd 5h 5s 6d | Kc Kd 4h 4s Ad | Two pair        | low pair      | fives against fours            |
        | Kc Kd 5h 5s 6d | Kc Kd 5h 5s 4d | Two pair        | kicker        | six against four               |
        | Ac Kd 7h 5s 4d | Ac Qd Jc Td 8h | High card       | first kicker  | king against queen             |
        | Ac Kd 8h 7s 5d | Ac Kd 8h 7s 4d | High card       | fourth kicker | five against four              |

  Rule: The pack has one joker

    @source:joker-wild/deck
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
