Feature: Follow the queen
  The rules are those of rules/follow-the-queen.yaml, which names their source. The tag of a scenario
  says which line of that file it shows. All cards are chosen: two that lie face down, a bar, four
  that lie face up in the order of the deal, a bar, and the last one, face down. Hands stand each for
  itself, so that a card may be in two of them.

  Background:
    Given the rules "follow-the-queen"

  Rule: The rank that is dealt face up after the last queen is wild

    @source:follow-the-queen/wild
    Scenario Outline: A card that follows a queen makes its rank wild
      All of that rank are, face up or face down. Queens are natural themselves.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: one queen lies face up
        | cards                      | kind            | ranks | because                                    |
        | 8c 7h \| Kh Qs 5d 2d \| Jh | Pair            | KKQJ8 | one five                                   |
        | 5c 7h \| Kh Qs 5d 2d \| 3s | Three of a kind | KKKQ7 | a second five lies face down               |
        | 5c 7h \| Kh Qs 5d 9d \| 5h | Four of a kind  | KKKKQ | a third one is dealt last                  |
        | 8c 7h \| Qs 5d 2d Kh \| Qh | Three of a kind | QQQK8 | the queens are natural                     |
        | Qd 7c \| 5h 2d Kh 9d \| 5c | Pair            | 55KQ9 | a queen that lies face down does not count |

    @source:follow-the-queen/wild
    Scenario Outline: A later queen makes the rank natural again
      Only the card after the last queen counts; where none follows, nothing is wild.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: two queens, or a queen at the end
        | cards                      | kind            | ranks | because                                  |
        | Kd 7c \| Qs 5d Qh 9d \| 2h | Three of a kind | QQQK7 | the nine is wild, the five is not        |
        | Kd 7c \| Qs 5d 9d Qh \| 5h | Two pair        | QQ55K | the last up card is a queen              |
        | Kd 7c \| Kh 5d 9d Qs \| 5h | Two pair        | KK55Q | no up card follows the queen             |
        | 8d 7c \| Kh 5d 2s Qs \| Kc | Pair            | KKQ87 | the last card is dealt face down         |
        | 8d 7c \| Qs Qd 4h 9d \| Kh | Three of a kind | QQQK9 | a queen follows a queen, a four the last |
        | 8d 7c \| 4h 9d Qs Qd \| Kh | Pair            | QQK98 | a queen follows a queen at the end       |

    @source:follow-the-queen/wild
    Scenario Outline: A wild card may also count as what it is
      It does where that is best.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: straights
        | cards                      | kind     | ranks | because                       |
        | Ac 3d \| Qh 2s 4d 5c \| 9h | Straight | 5432A | the two is itself             |
        | 9c 7d \| Qh 6s 8d Tc \| 2h | Straight | QJT98 | a jack is better than the six |

    @source:follow-the-queen/wild @verdict:disputed
    Scenario: No flush has two aces
      The two is the king of hearts, beside the ace. Some houses allow a flush with two aces.

      Given hand 1 is "Ah Jh | Qs 2c 9h 4h | 7s"
      When the hands are read
      Then hand 1 is read as "Flush"
      And the wild in hand 1 stands for "Kh"

    @source:follow-the-queen/natural_beats_wild @verdict:disputed
    Scenario: A hand with a wild card ties with the same hand without
      In some houses the natural hand would win.

      Given hand 1 is "Kc 8d | Qh 4d 7c 2s | Jh"
      And hand 2 is "Kc Kd | 8h 7c 2s Qh | Jh"
      When the hands are compared
      Then it is a draw
      And the ranks of hand 1 are "KKQJ8"

  Rule: Five of a kind comes first, and the kind comes before the cards

    @source:follow-the-queen/categories
    Scenario Outline: Each kind of hand beats the next
      A hand without a queen face up has no wild card, and may be of any kind.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<next kind>"
      And it is decided by the "category"

      Examples: neighbours in the list
        | better                     | worse                      | its kind        | next kind       |
        | 2c 2d \| Qh 3s 2h 2s \| 9d | Ah Kh \| Qh 3s Jh 9d \| 7c | Five of a kind  | Straight flush  |
        | 2h 3h \| 4h 5h 9c Tc \| Ah | Ac Ad \| Ah As Kd 9c \| 7h | Straight flush  | Four of a kind  |
        | 2c 2d \| 2h 2s 3d 4c \| 9h | Ac Ad \| Ah Ks Kd 9c \| 7h | Four of a kind  | Full house      |
        | 2c 2d \| 2h 3s 3d 9c \| 7h | Ah Kh \| Jh 9h 8h 3c \| 4d | Full house      | Flush           |
        | 2h 3h \| 4h 5h 7h Jc \| 9s | Ac Kd \| Qh Js Td 2c \| 3d | Flush           | Straight        |
        | Ac 2d \| 3h 4s 5d 9c \| Jh | Ac Ad \| 9c Ah Ks Qd \| 7h | Straight        | Three of a kind |
        | 2c 2d \| 2h 4s 6d 9c \| Jh | Ac Ad \| Kh Ks Jd 9c \| 7h | Three of a kind | Two pair        |
        | 2c 2d \| 3h 3s 6d 9c \| Jh | Ac Ad \| Kh Js 9d 7c \| 3h | Two pair        | Pair            |
        | 2c 2d \| 4h 6s 8d 9c \| Jh | Ac Kd \| Jh 9s 7d 5c \| 3h | Pair            | High card       |

    @source:follow-the-queen/categories
    Scenario Outline: The first difference decides
      In each row, what is compared later would speak for the other hand where it can.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: the higher one wins
        | better                     | worse                      | kind       | what          | because             |
        | Kc Kd \| Kh 5s 5d 9c \| 7h | Jc Jd \| Jh Ts Td 9c \| 7h | Full house | trips         | kings against jacks |
        | Kc Kd \| 2h 2s 6d 9c \| 4h | Jc Jd \| Th Ts 6d 9c \| Ah | Two pair   | high pair     | kings against jacks |
        | Ac Ad \| 9h 7s 5d 4c \| 2h | Kc Kd \| Jh Ts 8d 4c \| 2h | Pair       | pair          | aces against kings  |
        | Ac Kd \| 9h 7s 5d 4c \| 2h | Ac Jd \| Th 8s 6d 4c \| 3h | High card  | first kicker  | king against jack   |
        | Ac Kd \| 9h 7s 5d 3c \| 2h | Ac Kd \| 9h 7s 4d 3c \| 2h | High card  | fourth kicker | five against four   |

  Rule: The cards are written in the order of the deal

    @source:follow-the-queen/deal
    Scenario Outline: What is no hand of this game is refused
      Which card follows the queen can only be seen where the up cards stand by themselves.

      Given hand 1 is "<cards>"
      When the hands are read
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards                      | reason      | because               |
        | 8c 7h 2s \| Kh Qs 5d \| Jh | down cards  | three cards face down |
        | 8c 7h \| Kh Qs 5d \| Jh    | up cards    | an up card too few    |
        | 8c 7h \| Kh Qs 5d 5d \| Jh | dealt twice | one five twice        |
        | 8c 7h \| Kh Qs 5d Jo \| Jh | no joker    | the pack has none     |
