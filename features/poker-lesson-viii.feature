Feature: Naming one pair, two pairs and the high card
  Document: the eighth poker lesson, on matching two card values in a hand.

  The nine hands of its sample run are the document's, card for card. Where its function is shown
  and no hand is printed, the hands are chosen, with the cards sorted by value as the program has
  them: the ace is low.

  Background:
    Given the rules "poker-lesson-viii-pairs"

  Rule: Every hand has a name now

    @source:poker-lesson-viii/sample-run
    Scenario: The sample run, line for line
      "Here's a sample run". All cards are the document's.

      When the lines are classified:
        """
        Hand 1: 5♦ 5♠ 6♦ 9♦ 9♥
        Hand 2: 2♠ 4♠ 6♠ 10♠ K♠
        Hand 3: 6♠ 7♣ 7♥ 9♥ J♦
        Hand 4: 4♥ 5♥ 6♥ 7♥ 8♥
        Hand 5: A♠ A♥ A♦ A♣ K♥
        Hand 6: A♦ 4♣ 4♠ 4♥ 4♦
        Hand 7: 5♠ 5♣ 5♦ 9♣ 9♥
        Hand 8: A♠ 9♥ 9♦ 9♣ Q♥
        Hand 9: A♠ A♥ K♦ K♣ K♥
        """
      Then the output is:
        """
        Hand 1: 5♦ 5♠ 6♦ 9♦ 9♥ - Two Pairs
        Hand 2: 2♠ 4♠ 6♠ 10♠ K♠ - Flush
        Hand 3: 6♠ 7♣ 7♥ 9♥ J♦ - One Pair
        Hand 4: 4♥ 5♥ 6♥ 7♥ 8♥ - Straight Flush
        Hand 5: A♠ A♥ A♦ A♣ K♥ - Four-of-a-kind
        Hand 6: A♦ 4♣ 4♠ 4♥ 4♦ - Four-of-a-kind
        Hand 7: 5♠ 5♣ 5♦ 9♣ 9♥ - Full House
        Hand 8: A♠ 9♥ 9♦ 9♣ Q♥ - Three-of-a-kind
        Hand 9: A♠ A♥ K♦ K♣ K♥ - Full House
        """

  Rule: A pair has four possible positions

    @source:poker-lesson-viii/pair-positions
    Scenario Outline: Where the two equal cards can stand
      "In this arrangement, only four possible positions exist for a pair", in the order in which
      pairs() tests them. One is printed in the sample run, the others are chosen.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "One Pair"

      Examples: first to last
        | cards          | because                                            |
        | 5♦ 5♠ 6♦ 9♦ J♥ | p[0] and p[1]                                      |
        | 6♠ 7♣ 7♥ 9♥ J♦ | p[1] and p[2]: hand 3 of the sample run            |
        | 5♦ 6♦ 9♦ 9♥ J♥ | p[2] and p[3]                                      |
        | 5♦ 6♦ 9♦ J♥ J♠ | p[3] and p[4]                                      |

  Rule: Two pairs have three possible combinations

    @source:poker-lesson-viii/two-pair-positions
    Scenario Outline: Where the two pairs can stand
      "If checked in the above order, only three possibilities exist for two pairs". One is printed
      in the sample run, the others are chosen.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "Two Pairs"

      Examples: in the order of the list
        | cards          | because                                             |
        | 5♦ 5♠ 6♦ 6♥ 9♥ | p[0] and p[1], p[2] and p[3]                        |
        | 5♦ 5♠ 6♦ 9♦ 9♥ | p[0] and p[1], p[3] and p[4]: hand 1 of the sample run |
        | 5♦ 6♠ 6♦ 9♦ 9♥ | p[1] and p[2], p[3] and p[4]                        |

  Rule: The function returns 2 for two pairs, 1 for one, and 0 for none

    @source:poker-lesson-viii/pairs
    Scenario Outline: Every way out of pairs()
      Function pairs(), return by return: "TRUE (1) for a pair, 2 for two pair, and FALSE (0) for no
      match". The cards are chosen, but for the hands of the sample run that are named.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<category>"

      Examples: in the order of the listing
        | cards           | category  | because                                                |
        | A♦ A♠ 2♦ 2♥ K♥  | Two Pairs | first test, a second pair at the third card: 2         |
        | A♦ A♠ 2♦ K♦ K♥  | Two Pairs | first test, a second pair at the fourth card: 2        |
        | A♦ A♠ 2♦ 3♥ K♥  | One Pair  | first test, no second pair: TRUE                       |
        | A♦ 2♠ 2♦ K♦ K♥  | Two Pairs | second test, a second pair at the fourth card: 2       |
        | A♦ 2♠ 2♦ 3♥ K♥  | One Pair  | second test, no second pair: TRUE                      |
        | A♦ 2♠ Q♦ Q♥ K♥  | One Pair  | pair at the third position: TRUE                       |
        | A♦ 2♠ 3♦ K♥ K♦  | One Pair  | pair at the final position: TRUE                       |
        | A♦ 3♠ 5♦ J♥ K♦  | High card | no pair: FALSE                                         |

    @source:poker-lesson-viii/introduction
    Scenario Outline: Better hands are named before pairs are looked for
      Introduction: "the winning hands four-of-a-kind, three-of-a-kind, and full house have already
      been eliminated". These are hands 5 to 9 of the sample run; pairs() would find a pair in each.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<category>"

      Examples: from the sample run
        | cards          | category        |
        | A♠ A♥ A♦ A♣ K♥ | Four-of-a-kind  |
        | A♦ 4♣ 4♠ 4♥ 4♦ | Four-of-a-kind  |
        | 5♠ 5♣ 5♦ 9♣ 9♥ | Full House      |
        | A♠ 9♥ 9♦ 9♣ Q♥ | Three-of-a-kind |
        | A♠ A♥ K♦ K♣ K♥ | Full House      |

    @source:poker-lesson-viii/introduction
    Scenario: A pair is the lowest hand above the high card
      Introduction: "It's the lowest-ranking hand (above the non-ranked high card)". The cards are
      chosen, the pair as low and the other hands as high as they can be.

      Given these hands:
        | hand | cards          |
        | 1    | A♦ A♠ 2♦ 3♥ 4♥ |
        | 2    | 8♦ 10♠ J♦ Q♥ K♥ |
      When the hands are compared
      Then hand 1 wins with "One Pair"
      And it is decided by the "category"

    @source:poker-lesson-viii/introduction @verdict:ambiguous
    Scenario Outline: Each kind of hand is above the next
      Of all kinds the lesson says only where the pair stands. The usual order is taken. The cards are
      chosen, but for the straight flush, which is hand 4: the cards of the lesser hand are higher.

      Given hand 1 is "<higher>"
      And hand 2 is "<lower>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And hand 2 is read as "<next kind>"

      Examples: strongest first
        | higher         | lower           | kind            | next kind       |
        | 4♥ 5♥ 6♥ 7♥ 8♥ | K♠ K♥ K♦ K♣ Q♥  | Straight Flush  | Four-of-a-kind  |
        | 2♠ 2♥ 2♦ 2♣ 3♥ | K♠ K♥ K♦ Q♣ Q♥  | Four-of-a-kind  | Full House      |
        | 2♠ 2♥ 2♦ 3♣ 3♥ | K♠ Q♠ J♠ 10♠ 8♠ | Full House      | Flush           |
        | 2♥ 3♥ 4♥ 5♥ 7♥ | K♠ Q♥ J♠ 10♠ 9♠ | Flush           | Straight        |
        | 2♥ 3♠ 4♥ 5♥ 6♥ | K♠ K♥ K♦ Q♣ J♥  | Straight        | Three-of-a-kind |
        | 2♠ 2♥ 2♦ 3♣ 4♥ | K♠ K♥ Q♦ Q♣ J♥  | Three-of-a-kind | Two Pairs       |
        | 2♠ 2♥ 3♦ 3♣ 4♥ | K♠ K♥ Q♦ J♣ 10♥ | Two Pairs       | One Pair        |
        | 2♠ 2♥ 3♦ 4♣ 5♥ | K♠ Q♥ J♦ 10♣ 8♥ | One Pair        | High card       |

    @source:poker-lesson-viii/introduction
    Scenario: Two pairs are above one
      Function pairs(): the greater number for the greater hand. The cards are chosen.

      Given hand 1 is "A♦ A♠ 2♦ 2♥ 3♥"
      And hand 2 is "J♦ Q♠ K♦ K♥ 10♥"
      When the hands are compared
      Then hand 1 wins with "Two Pairs"

  Rule: The final test names the high card

    @source:poker-lesson-viii/high-card
    Scenario: A hand without a match is printed with its highest card
      "I also added the final test, which returns the high-card value", with the words " - High card
      %s%lc" for the face and suit of one card. Which card that is, the listing does not show; the
      cards being sorted, it is taken to be the last. No hand of the sample run is a high card, so
      these are chosen. The ace is low, as in hand 6, and so is never the high card.

      When the lines are classified:
        """
        Hand 1: 2♠ 4♦ 6♠ 10♠ K♠
        Hand 2: 3♣ 5♦ 7♥ 8♥ 10♦
        Hand 3: A♠ 4♦ 6♠ 10♠ J♥
        """
      Then the output is:
        """
        Hand 1: 2♠ 4♦ 6♠ 10♠ K♠ - High card K♠
        Hand 2: 3♣ 5♦ 7♥ 8♥ 10♦ - High card 10♦
        Hand 3: A♠ 4♦ 6♠ 10♠ J♥ - High card J♥
        """
