Feature: Comparing two hands that are both a high card
  Document: "How to Code Poker Hands - Comparing Hands For A High Card".

  Its pictures of hands are missing. What the text says of them is kept, all other cards are chosen,
  and so are all suits. A wild card is written Jo. Two hands are made up each by itself, so a card
  may be in both.

  Background:
    Given the rules "comparing-hands"

  Rule: Hands of different ranks are not compared card by card: the higher rank wins

    @source:comparing-high-card/introduction
    Scenario: A full house beats a three of a kind
      Introduction: "the one with the higher rank wins (a full house beats a three of a kind)". All
      cards are chosen; the three of a kind has the higher cards.

      Given hand 1 is "2c 2d 2h 3s 3d"
      And hand 2 is "Ac Ad Ah Ks Qd"
      When the hands are compared
      Then hand 1 wins with "Full house"
      And it is decided by the "category"

    @source:comparing-high-card/introduction
    Scenario Outline: Each rank of hand beats the next
      The document calls the high card "the lowest ranking poker hand". The ranks above it are those
      of the series that the article belongs to, in the usual order. All cards are chosen.

      Given hand 1 is "<higher>"
      And hand 2 is "<lower>"
      When the hands are compared
      Then hand 1 wins with "<category>"
      And it is decided by the "category"

      Examples: strongest first
        | higher         | lower          | category                |
        | Ac Kc Qc Jc Tc | Kd Qd Jd Td 9d | Royal flush             |
        | 6c 5c 4c 3c 2c | Ac Ad Ah As Kd | Straight flush          |
        | 2c 2d 2h 2s 3d | Ac Ad Ah Ks Kd | Four of a kind          |
        | 2c 2d 2h 3s 3d | Ac Kc Qc Jc 9c | Full house              |
        | 7c 5c 4c 3c 2c | Ac Kd Qh Js Td | Flush                   |
        | 6c 5d 4h 3s 2d | Ac Ad Ah Ks Qd | Straight                |
        | 2c 2d 2h 4s 3d | Ac Ad Kh Ks Qd | Three of a kind         |
        | 3c 3d 2h 2s 4d | Ac Ad Kh Qs Jd | Two pair                |
        | Jc Jd 4h 3s 2d | Ac Kd Qh Js 9d | Pair of jacks or better |

  Rule: A hand that is nothing else is a high card

    @source:comparing-high-card/introduction
    Scenario Outline: Which hands are a high card
      Introduction: it "doesn't fall into any of the other categories, such as a pair, two pair,
      three of a kind, straight, etc." A pair counts as one from jacks up, as the last words of the
      article say of the next. All cards are chosen.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<category>"

      Examples: almost a high card
        | cards          | category                | because                         |
        | Kc Jd 8h 5s 3d | High card               | it matches nothing              |
        | Tc Td 8h 5s 3d | High card               | a pair of tens is below jacks   |
        | Jc Jd 8h 5s 3d | Pair of jacks or better | a pair                          |
        | 5c 5d 3h 3s Kd | Two pair                | two pairs                       |
        | 3c 3d 3h 8s Kd | Three of a kind         | three of a kind                 |
        | 7c 6d 5h 4s 3d | Straight                | a straight                      |
        | Kc Jc 8c 5c 3c | Flush                   | a flush                         |
        | Jo Td 8h 5s 3d | High card               | the wild makes no pair of jacks |
        | Jo Jd 8h 5s 3d | Pair of jacks or better | the wild makes a pair of jacks  |

    @source:comparing-high-card/introduction @verdict:ambiguous
    Scenario: An ace can begin a straight, which is then no high card
      Introduction: a straight is one of the other categories. Whether an ace may begin one, the
      document does not say; the usual rule is taken. All cards are chosen.

      Given hand 1 is "5c 4d 3h 2s Ad"
      When the hands are read
      Then hand 1 is read as "Straight"
      And the ranks of hand 1 are "5 4 3 2 A"

  Rule: The highest card wins, and if those are equal, the next

    @source:comparing-high-card/example
    Scenario: Four equal cards, then a three beats a two
      The example: "the first four cards both hands are of the same value. We get to the final card,
      and the second hand's three beats the first hand's two." The document gives the three and the
      two; the four equal cards are chosen.

      Given hand 1 is "Kc Jd 8h 5s 2d"
      And hand 2 is "Kd Jh 8s 5c 3d"
      When the hands are compared
      Then hand 2 wins with "High card"
      And the explanation says "three"
      And the ranks of hand 1 are "K J 8 5 2"
      And the ranks of hand 2 are "K J 8 5 3"

    @source:comparing-high-card/find-winner
    Scenario Outline: The first card that differs decides, from the first to the fifth
      Function FindWinnerHighCard: card by card, the higher value returns PlayerId1 or PlayerId2.
      All cards are chosen; the later cards of the loser are higher where they can be.

      Given hand 1 is "<hand 1>"
      And hand 2 is "<hand 2>"
      When the hands are compared
      Then hand <winner> wins with "High card"

      Examples: player 1 has the higher card
        | hand 1         | hand 2         | winner | because  |
        | Ac 6d 4h 3s 2d | Kc Qd Jh Ts 8d | 1      | first    |
        | Kc Qd 4h 3s 2d | Kd Jh Ts 9c 7d | 1      | second   |
        | Kc Jd 9h 3s 2d | Kd Jh 8s 7c 6d | 1      | third    |
        | Kc Jd 8h 6s 2d | Kd Jh 8s 5c 4d | 1      | fourth   |
        | Kc Jd 8h 5s 4d | Kd Jh 8s 5c 3d | 1      | fifth    |

      Examples: player 2 has the higher card
        | hand 1         | hand 2         | winner | because  |
        | Kc Qd Jh Ts 8d | Ac 6d 4h 3s 2d | 2      | first    |
        | Kd Jh Ts 9c 7d | Kc Qd 4h 3s 2d | 2      | second   |
        | Kd Jh 8s 7c 6d | Kc Jd 9h 3s 2d | 2      | third    |
        | Kd Jh 8s 5c 4d | Kc Jd 8h 6s 2d | 2      | fourth   |
        | Kd Jh 8s 5c 3d | Kc Jd 8h 5s 4d | 2      | fifth    |

    @source:comparing-high-card/find-winner
    Scenario: If all cards are equal, the answer is 0, which means a draw
      Function FindWinnerHighCard: "If both hands are equal, it'll return 0 (which we'll use to mean
      a draw)". All cards are chosen.

      Given hand 1 is "Kc Jd 8h 5s 3d"
      And hand 2 is "Kd Jh 8s 5c 3h"
      When the hands are compared
      Then it is a draw

    @source:comparing-high-card/find-winner
    Scenario Outline: Equal cards need not be sorted against each other
      OnSortCardsByDescendingValueHighWilds returns zero for two equal cards: "their sort order
      against each other doesn't matter". A pair below jacks is the only way to have two. All cards
      are chosen.

      Given hand 1 is "<hand 1>"
      And hand 2 is "<hand 2>"
      When the hands are compared
      Then it is a draw

      Examples: the two tens either way
        | hand 1         | hand 2         |
        | Tc Td 8h 5s 3d | Td Tc 8h 5s 3d |
        | Tc Td 8h 5s 3d | 3d Td 5s Tc 8h |

  Rule: The cards are sorted first, the highest to the front

    @source:comparing-high-card/sorting
    Scenario Outline: It does not matter in which order the cards are dealt
      "Before comparing hands, sorting the cards in order of descending rank first makes the
      comparisons much easier." All cards are chosen.

      Given hand 1 is "<dealt>"
      When the hands are read
      Then hand 1 plays "<sorted>"

      Examples: natural cards
        | dealt          | sorted         | because          |
        | 3d 5s 8h Jd Kc | Kc Jd 8h 5s 3d | turned round     |
        | 8h Kc 3d Jd 5s | Kc Jd 8h 5s 3d | in no order      |
        | Kc Jd 8h 5s 3d | Kc Jd 8h 5s 3d | sorted already   |

      Examples: a wild card goes to the front
        | dealt          | sorted         | because               |
        | Td 8h 5s 3d Jo | Jo Td 8h 5s 3d | from the very end     |
        | Td Jo 8h 5s 3d | Jo Td 8h 5s 3d | from among the others |

  Rule: A wild card counts as the highest value there is, an ace

    @source:comparing-high-card/wild-cards
    Scenario: The wild card is compared first, and counts as an ace
      Section "Setup": "it will assume the highest card value possible while still satisfying the
      poker hand", and "the wild cards will be the highest value, ordering them at the beginning".
      All cards are chosen: four that cannot make a pair of jacks, a straight or a flush.

      Given hand 1 is "Kc Qd 9h 7s 5d"
      And hand 2 is "8h 5s 3d Jo 2c"
      When the hands are compared
      Then hand 2 wins with "High card"
      And hand 2 plays "Jo 8h 5s 3d 2c"
      And the ranks of hand 2 are "A 8 5 3 2"
      And the wild in hand 2 stands for "A"

    @source:comparing-high-card/wild-cards
    Scenario: A wild card ties with a natural ace
      Section "Setup": the wild has "the highest card value", which a natural ace has too. All cards
      are chosen.

      Given hand 1 is "Jo Td 8h 5s 3d"
      And hand 2 is "Ac Ts 8s 5c 3h"
      When the hands are compared
      Then it is a draw

    @source:comparing-high-card/wild-cards
    Scenario Outline: After a wild card and an ace, the next cards decide
      Section "Setup" and FindWinnerHighCard together. All cards are chosen.

      Given hand 1 is "<hand 1>"
      And hand 2 is "<hand 2>"
      When the hands are compared
      Then hand <winner> wins with "High card"

      Examples: the first cards are equal
        | hand 1         | hand 2         | winner | because                  |
        | Jo Td 8h 5s 3d | Ac Ts 8s 5c 4h | 2      | the last card            |
        | Jo Td 8h 5s 3d | Ac 9s 8s 5c 4h | 1      | the second card          |
        | Jo Td 8h 5s 3d | Jo 9s 8s 5c 4h | 1      | both wilds are aces      |

    @source:comparing-high-card/wild-cards
    Scenario: Held to a high card, a wild beside an ace is an ace too
      Section "Setup": the wild is the highest value. Read freely this hand is a pair of aces; the
      article asks only how it compares as a high card. All cards are chosen.

      Given hand 1 is "Ac Jo 8h 5s 3d"
      And hand 2 is "Ac Kd Qh Js 9d"
      When the hands are compared as "High card"
      Then hand 1 wins
      And the ranks of hand 1 are "A A 8 5 3"

    @source:comparing-high-card/wild-cards @verdict:ambiguous
    Scenario: In a flush too, a wild beside an ace is an ace
      Section "Setup": "In many of the hand comparisons, wild cards can be treated as the highest card
      value, because they can assume any value." The flush is not named there; it is taken to be one
      of the many. All cards are chosen.

      Given hand 1 is "Jo Ac 9c 5c 3c"
      And hand 2 is "Ad Kd Qd Jd 9d"
      When the hands are compared
      Then hand 1 wins with "Flush"
      And the ranks of hand 1 are "A A 9 5 3"
