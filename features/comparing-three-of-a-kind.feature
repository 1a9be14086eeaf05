Feature: Comparing two hands that are both three of a kind
  Document: "How to Code Poker Hands - Comparing Hands For A Three Of A Kind".

  Its pictures of hands are missing. What the text says of them is kept: the values of the trios
  and of the kickers. Suits are ours, and so is every card that a scenario says was chosen. A wild
  card is written Jo. Two hands are made up each by itself, so a card may be in both.

  "Read as three of a kind" holds the category fixed, as the document does: it has found out before
  that both hands are three of a kind, and only asks which is better.

  Background:
    Given the rules "comparing-hands"

  Rule: A three of a kind is three cards of one value and two others that are no pair

    @source:comparing-three-of-a-kind/introduction
    Scenario Outline: What the other two cards make of a trio
      Introduction: "a hand three of the cards are the same value, and the remaining two cards are
      of different, non-pair values". The picture of the example is missing; all cards are chosen.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<category>"

      Examples: the other two cards
        | cards          | category        | because                           |
        | 6c 6d 6h Qs 9d | Three of a kind | the other two are different       |
        | 6c 6d 6h 9s 9d | Full house      | the other two are a pair          |
        | 6c 6d 6h 6s 9d | Four of a kind  | one of the other two is a six too |

  Rule: First the values of the trios are compared

    @source:comparing-three-of-a-kind/first-example
    Scenario: A trio of nines beats a trio of eights
      First example: "Hand 1 has trio of 8s, and hand 2 has a trio of 9s. So hand 2 wins this
      contest." The kickers are chosen; those of hand 1 are higher, and do not count.

      Given hand 1 is "8c 8d 8h As Qd"
      And hand 2 is "9c 9d 9h 4s 2d"
      When the hands are compared
      Then hand 2 wins with "Three of a kind"
      And it is decided by the "trips"
      And the explanation says "eights against nines"

    @source:comparing-three-of-a-kind/compare-trios
    Scenario Outline: The higher trio wins, whichever hand has it
      Function CompareTrios: hand 1 wins if its trio has the higher value, hand 2 if its trio has.
      All cards are chosen.

      Given hand 1 is "<hand 1>"
      And hand 2 is "<hand 2>"
      When the hands are compared
      Then hand <winner> wins with "Three of a kind"
      And it is decided by the "trips"

      Examples: one trio is higher
        | hand 1         | hand 2         | winner | because                     |
        | Qc Qd Qh 3s 2d | Jc Jd Jh As Kd | 1      | a queen is above a jack     |
        | Tc Td Th As Kd | Jc Jd Jh 3s 2d | 2      | a jack is above a ten       |
        | Ac Ad Ah 3s 2d | Kc Kd Kh Qs Jd | 1      | an ace is above all         |
        | 2c 2d 2h As Kd | 3c 3d 3h 5s 4d | 2      | a two is below all          |

    @source:comparing-three-of-a-kind/note-on-sorting
    Scenario: The trio stands before the kickers, and the kickers from the highest down
      Note under "Some examples": "the cards are sorted first the trio, then by the kickers in
      descending order of value". All cards are chosen, and dealt out of that order.

      Given hand 1 is "4s 8c Jd 8d 8h"
      When the hands are read
      Then hand 1 plays "8c 8d 8h Jd 4s"
      And the ranks of hand 1 are "8 8 8 J 4"
      And the kickers of hand 1 are "J 4"

  Rule: If the trios are equal, the kickers are compared, starting with the highest

    @source:comparing-three-of-a-kind/second-example
    Scenario: Two trios of threes and a seven each, so the six beats the four
      Second example: both trios are threes, the first kickers are sevens, and "6 > 4, so the first
      hand has the higher three of a kind". The document gives all values; the suits are chosen.

      Given hand 1 is "3c 3d 3h 7s 6d"
      And hand 2 is "3c 3d 3h 7d 4s"
      When the hands are compared
      Then hand 1 wins with "Three of a kind"
      And it is decided by the "second kicker"
      And the explanation says "threes against threes: equal"
      And the explanation says "seven against seven: equal"
      And the explanation says "six against four: hand 1 wins"
      And the kickers of hand 1 are "7 6"
      And the kickers of hand 2 are "7 4"

    @source:comparing-three-of-a-kind/procedure
    Scenario Outline: The four steps of the procedure
      The numbered list: "1. Compare the values of the trios. 2. If those values are equal, compare
      the values of other two cards (the kickers), starting with the highest one. 3. Continue
      comparing kickers until a kicker from one hand is higher than the other's." All cards are
      chosen.

      Given hand 1 is "<hand 1>"
      And hand 2 is "<hand 2>"
      When the hands are compared
      Then hand <winner> wins with "Three of a kind"
      And it is decided by the "<what>"

      Examples: steps 1 to 3
        | hand 1         | hand 2         | winner | what          | because                        |
        | 5c 5d 5h Ks Qd | 6c 6d 6h 3s 2d | 2      | trips         | step 1, the sixes are higher   |
        | 5c 5d 5h Ks 2d | 5c 5d 5h Qs Jd | 1      | first kicker  | step 2, the highest first      |
        | 5c 5d 5h 2s Qd | 5c 5d 5h 3s Kd | 2      | first kicker  | step 2, in whatever order dealt |
        | 5c 5d 5h Ks Jd | 5c 5d 5h Kd Qs | 2      | second kicker | step 3, the kings are equal    |

    @source:comparing-three-of-a-kind/procedure
    Scenario: If no kicker breaks the tie, the hands are equal
      Step 4 of the list: "If no kicker breaks the tie, and all cards have been compared, then both
      hands are equal." The text on FindWinnerThreeKind calls that 0, "to mean a draw"; its listing
      returns -1. All cards are chosen.

      Given hand 1 is "5c 5d 5h Ks Qd"
      And hand 2 is "5s 5d 5h Kc Qh"
      When the hands are compared
      Then it is a draw
      And the explanation says "fives against fives: equal"
      And the explanation says "king against king: equal"
      And the explanation says "queen against queen: equal"

    @source:comparing-three-of-a-kind/compare-kickers
    Scenario Outline: Better kickers win, whichever hand has them
      Function CompareKickers: one answer for hand 1, one for hand 2, and one if both hands are the
      same. All cards are chosen; the draw is in the scenario above.

      Given hand 1 is "<hand 1>"
      And hand 2 is "<hand 2>"
      When the hands are compared
      Then hand <winner> wins with "Three of a kind"

      Examples: kickers alone decide
        | hand 1         | hand 2         | winner |
        | 7c 7d 7h As 3d | 7c 7d 7h Ks Qd | 1      |
        | 7c 7d 7h Js 3d | 7c 7d 7h Js 4d | 2      |

  Rule: A wild card makes the hand as high as it can, and a spare one is an ace

    @source:comparing-three-of-a-kind/wild-example
    Scenario: Three kings and a wild, against two kings, a wild and a ten
      Third example: the trios are kings in both hands (in hand 2 with the wild). "In the case of
      hand 1, the wild card assumes the value of a ace. If you compare that to hand 2's first
      kicker, an ace beats a 10. So hand 1 is the winner here." The document gives the kings, the
      wilds and the ten. The last card of each hand is chosen: a four, and a six that is higher.

      Given hand 1 is "Kc Kd Kh Jo 4s"
      And hand 2 is "Kc Kd Jo Th 6s"
      When the hands are compared as "Three of a kind"
      Then hand 1 wins with "Three of a kind"
      And it is decided by the "first kicker"
      And the explanation says "ace (the wild) against ten"
      And hand 1 plays "Kc Kd Kh Jo 4s"
      And the ranks of hand 1 are "K K K A 4"
      And the wild in hand 1 stands for "A"
      And the kickers of hand 1 are "A 4"
      And the wild in hand 2 stands for "K"
      And the ranks of hand 2 are "K K K T 6"
      And the kickers of hand 2 are "T 6"

    @source:comparing-three-of-a-kind/wild-example
    Scenario: The same hand, read freely, is four kings
      The document compares the two as threes of a kind only. If nothing holds hand 1 to that, its
      wild makes a fourth king, which beats any three of a kind. The cards are those above.

      Given hand 1 is "Kc Kd Kh Jo 4s"
      And hand 2 is "Kc Kd Jo Th 6s"
      When the hands are compared
      Then hand 1 wins with "Four of a kind"
      And hand 2 is read as "Three of a kind"
      And it is decided by the "category"
      And the wild in hand 1 stands for "K"

    @source:comparing-three-of-a-kind/note-on-spare-wilds
    Scenario: A wild that the trio does not need is saved for a kicker
      Note under the third example: hand 1 could use the wild as a king, but "if you use as many
      non-wild cards as possible to form your three of a kind ... you can save any remaining wilds
      for as kickers. It will always be substituted as an ace". Hand 2 is what hand 1 would be if
      the wild were one of the three kings, which leaves a king for a kicker. The four is chosen.

      Given hand 1 is "Kc Kd Kh Jo 4s"
      And hand 2 is "Kc Kd Kh Ks 4s"
      When the hands are compared as "Three of a kind"
      Then hand 1 wins with "Three of a kind"
      And the explanation says "ace (the wild) against king"
      And the kickers of hand 1 are "A 4"
      And the kickers of hand 2 are "K 4"

    @source:comparing-three-of-a-kind/note-on-spare-wilds
    Scenario: A wild goes into the trio if that makes a higher trio
      The same note saves a wild only "when using wild cards won't increase the trio value". Here
      one wild and the nines would be enough, but both wilds and the ace are three aces. All cards
      are chosen.

      Given hand 1 is "Jo Jo Ac 9d 9h"
      When the hands are read as "Three of a kind"
      Then the ranks of hand 1 are "A A A 9 9"
      And the wilds in hand 1 stand for "A A"
      And the kickers of hand 1 are "9 9"

    @source:comparing-three-of-a-kind/wild-example
    Scenario Outline: A wild kicker counts as an ace, no more and no less
      Third example: "the wild card assumes the value of a ace". All cards are chosen.

      Given hand 1 is "<hand 1>"
      And hand 2 is "<hand 2>"
      When the hands are compared as "Three of a kind"
      Then hand <winner> wins
      And it is decided by the "<what>"

      Examples: one hand is better
        | hand 1         | hand 2         | winner | what          | because                       |
        | 9c 9d 9h Jo 4s | 9c 9d 9h Ks Qd | 1      | first kicker  | an ace is above a king        |
        | 9c 9d 9h Jo 4s | 9c 9d 9h As 5d | 2      | second kicker | the aces are equal, 5 above 4 |
        | Tc Td Th 3d 2s | 9c 9d 9h Jo Jo | 1      | trips         | the trio comes first          |

    @source:comparing-three-of-a-kind/wild-example
    Scenario: A wild kicker ties with a natural ace
      Third example: "the wild card assumes the value of a ace", which is just what a natural ace
      has. All cards are chosen.

      Given hand 1 is "9c 9d 9h Jo 4s"
      And hand 2 is "9c 9d 9h As 4d"
      When the hands are compared as "Three of a kind"
      Then it is a draw
      And the explanation says "ace (the wild) against ace: equal"

  Rule: Three wild cards or more are a trio of aces

    @source:comparing-three-of-a-kind/compare-trios
    Scenario Outline: The value of the trio, by the number of wild cards
      Function CompareTrios: a hand with "GREATER OR EQUALS 3" wilds has a trio of ACE_VALUE. (For
      hand 1 the listing names the pair's variable, a slip left from another article.) GetKickers
      says the same: "three wilds would form a three of a kind, using an ace as the trio card
      value"; two wilds "assume the value of the highest non-wild card". All cards are chosen.

      Given hand 1 is "<cards>"
      When the hands are read as "Three of a kind"
      Then the ranks of hand 1 are "<ranks>"

      Examples: from one wild to five
        | cards          | ranks     | because                                       |
        | Jo 9c 9d 7h 4s | 9 9 9 7 4 | the wild goes with the pair                   |
        | Jo Jo 9c 7h 4s | 9 9 9 7 4 | two wilds go with the highest card            |
        | Jo Jo Jo 7h 4s | A A A 7 4 | three wilds are aces                          |
        | Jo Jo Jo Jo 4s | A A A A 4 | the fourth wild is a kicker, an ace again     |
        | Jo Jo Jo Jo Jo | A A A A A | the last two wilds are kickers, aces again    |

    @source:comparing-three-of-a-kind/compare-trios
    Scenario Outline: A trio of wild cards beats and ties as aces do
      Function CompareTrios, for hand 1 and for hand 2. All cards are chosen.

      Given hand 1 is "<hand 1>"
      And hand 2 is "<hand 2>"
      When the hands are compared as "Three of a kind"
      Then hand <winner> wins with "Three of a kind"
      And it is decided by the "<what>"

      Examples: one of the trios is of wild cards
        | hand 1         | hand 2         | winner | what          | because                  |
        | Jo Jo Jo 3h 2s | Kc Kd Kh Qs Jd | 1      | trips         | aces are above kings     |
        | Kc Kd Kh Qs Jd | Jo Jo Jo 3h 2s | 2      | trips         | the same, hands swapped  |
        | Jo Jo Jo 7h 4s | Ac Ad Ah 7s 5d | 2      | second kicker | aces tie, 5 is above 4   |
        | Jo Jo Jo 8h 4s | Ac Ad Ah 7s 5d | 1      | first kicker  | aces tie, 8 is above 7   |

    @source:comparing-three-of-a-kind/compare-trios
    Scenario: A trio of wild cards ties with three natural aces
      Function CompareTrios: both trios have the value of aces, and the kickers are equal too. All
      cards are chosen.

      Given hand 1 is "Jo Jo Jo 7h 4s"
      And hand 2 is "Ac Ad Ah 7s 4d"
      When the hands are compared as "Three of a kind"
      Then it is a draw

  Rule: Exactly three cards make the trio, and the other two are the kickers

    @source:comparing-three-of-a-kind/get-kickers
    Scenario Outline: What is left out of the kickers
      Function GetKickers and its three situations; "you're always excluding exactly three cards".
      The kickers are sorted in descending order "with wilds as the highest value". All cards are
      chosen.

      Given hand 1 is "<cards>"
      When the hands are read as "Three of a kind"
      Then the kickers of hand 1 are "<kickers>"
      And hand 1 plays "<played>"

      Examples: first situation, enough cards of the trio's value
        | cards          | kickers | played         | because                                |
        | Qc Qd Qh 8s 5d | 8 5     | Qc Qd Qh 8s 5d | the three queens are left out          |
        | Qc Qd Qh 8s Jo | A 8     | Qc Qd Qh Jo 8s | the wild is a kicker, the highest      |
        | Qc Qd Qh Jo Jo | A A     | Qc Qd Qh Jo Jo | both wilds are kickers                 |

      Examples: second situation, three wild cards or more
        | cards          | kickers | played         | because                            |
        | Jo Jo Jo 8s 5d | 8 5     | Jo Jo Jo 8s 5d | the three wilds are left out       |
        | Jo 8s Jo Jo Jo | A 8     | Jo Jo Jo Jo 8s | only three of the four wilds are   |

      Examples: third situation, wild cards and cards of the trio's value together
        | cards          | kickers | played         | because                              |
        | Jo Jo Qc 8s 5d | 8 5     | Qc Jo Jo 8s 5d | two wilds and the queen are left out |
        | Jo Qc Qd 8s 5d | 8 5     | Qc Qd Jo 8s 5d | a wild and two queens are left out   |

    @source:comparing-three-of-a-kind/get-kickers
    Scenario: A fourth card of the trio's value is a kicker
      Note under GetKickers: "When excluding cards, you're always excluding exactly three cards".
      All cards are chosen.

      Given hand 1 is "Qc Qd Qh Qs 5d"
      When the hands are read as "Three of a kind"
      Then the kickers of hand 1 are "Q 5"

    @source:comparing-three-of-a-kind/find-winner
    Scenario: A hand that is no three of a kind cannot be compared as one
      FindWinnerThreeKind is called when "both are a three of a kind". All cards are chosen; hand 2
      is a pair.

      Given hand 1 is "9c 9d 9h 7s 4d"
      And hand 2 is "Ac Ad 9h 7s 4d"
      When the hands are compared as "Three of a kind"
      Then it is refused because "cannot be read as three_of_a_kind"
