Feature: Judging a hand of Texas hold'em
  Document: "Texas Holdem" (a programming puzzle), statement.

  A deal is three lines: the cards of player 1, the cards of player 2, the board. The document gives
  two deals in full. It gives six lines of output without their deals; those deals are chosen, and
  so are all other cards unless a scenario says that the document gives them.

  Rule: The worked example and the example are judged as printed

    Background:
      Given the rules "texas-holdem-judge"

    @source:texas-holdem-judge/worked-example
    Scenario: The worked example prints 1 PAIR TTKQJ
      Section "WORKED EXAMPLE". All cards are the document's.

      When the deals are judged:
        """
        TC JC
        AD 4S
        2H 7H TH QS KC
        """
      Then the output is:
        """
        1 PAIR TTKQJ
        """

    @source:texas-holdem-judge/worked-example
    Scenario: In the worked example a pair of tens beats an ace
      Section "WORKED EXAMPLE": "Player 1's best 5-card hand is a PAIR of tens (TC & TH), and the
      kickers are KC, QS & JC. Player 2's best 5-card hand is a HIGH_CARD (AD), and the kickers are
      KC, QS, TH & 7H. A PAIR beats a HIGH_CARD so Player 1 wins." All cards are the document's.

      Given the board "2H 7H TH QS KC"
      And hand 1 is "TC JC"
      And hand 2 is "AD 4S"
      When the hands are compared
      Then hand 1 wins with "PAIR"
      And it is decided by the "category"
      And hand 1 plays "TC TH KC QS JC"
      And the kickers of hand 1 are "K Q J"
      And hand 2 is read as "HIGH_CARD"
      And hand 2 plays "AD KC QS TH 7H"
      And the ranks of hand 2 are "A K Q T 7"
      And the kickers of hand 2 are "K Q T 7"
      And the result is "1 PAIR TTKQJ"

    @source:texas-holdem-judge/example
    Scenario: The example prints 1 HIGH_CARD K9875
      Section "Example", input and output. All cards are the document's.

      When the deals are judged:
        """
        8D 7C
        7D 6C
        KS 9D 5C 3S 2D
        """
      Then the output is:
        """
        1 HIGH_CARD K9875
        """

    @source:texas-holdem-judge/input
    Scenario: Several deals, with an empty line between them, give several lines
      Section "Input" has one deal. Here are the two deals of the document and one of a draw that is
      chosen.

      When the deals are judged:
        """
        TC JC
        AD 4S
        2H 7H TH QS KC

        8D 7C
        7D 6C
        KS 9D 5C 3S 2D

        2C 3D
        2D 3C
        AH KH QH JH TH
        """
      Then the output is:
        """
        1 PAIR TTKQJ
        1 HIGH_CARD K9875
        DRAW
        """

  Rule: The output is the winner, the type of the hand and the five cards, or DRAW

    Background:
      Given the rules "texas-holdem-judge"

    @source:texas-holdem-judge/output
    Scenario Outline: The example lines of the output
      Section "Output", under "Examples:". The document gives the lines, the deals are chosen.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "<hole 2>"
      When the hands are compared
      Then the result is "<line>"

      Examples: five of the six, in the document's order
        | hole 1 | hole 2 | board          | line               | because                            |
        | TH 8D  | 5H 5D  | AC KS QS 9D 3C | 2 PAIR 55AKQ       | fives against an ace               |
        | 2H 2D  | AH KD  | 2C 3S 3D KH 9C | 1 FULL_HOUSE 22233 | against kings and threes           |
        | 2C 3D  | 2D 3C  | AC KD QH JS TD | DRAW               | both play the board                |
        | AC KD  | 9H 4H  | 7H 6H 3H KS AD | 2 FLUSH 97643      | against aces and kings             |
        | 7H 6D  | AS 2S  | 5C 4S 3H KD QC | 1 STRAIGHT 76543   | against a straight that is lower   |

    @source:texas-holdem-judge/output
    Scenario Outline: The winner's number is 1 or 2
      Section "Output": "WinningPlayerId is 1 or 2." The worked example with its players swapped.

      Given the board "2H 7H TH QS KC"
      And hand 1 is "<hole 1>"
      And hand 2 is "<hole 2>"
      When the hands are compared
      Then the result is "<line>"

      Examples: both ways round
        | hole 1 | hole 2 | line           |
        | TC JC  | AD 4S  | 1 PAIR TTKQJ   |
        | AD 4S  | TC JC  | 2 PAIR TTKQJ   |

  Rule: Three of the printed hands take five cards that are all played

    Background:
      Given the rules "texas-holdem-judge-flop.yaml"

    @source:texas-holdem-judge/output @verdict:erratum
    Scenario Outline: Lines of the document that only five cards can give
      Sections "HANDS" and "Output" print AKQ72 and Q7432 for a high card, and 66T42 for a pair. No
      seven cards can give these: the two that are left over would have to be lower than a two, or
      make a better hand. They are shown with three cards on the board instead of five; the document
      gives the values, the suits and the cards of player 2 are chosen.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "<hole 2>"
      When the hands are compared
      Then the result is "<line>"

      Examples: two hole cards and three on the board
        | hole 1 | hole 2 | board    | line              |
        | AH KC  | AS JC  | QD 7S 2H | 1 HIGH_CARD AKQ72 |
        | QH 7D  | JH 9D  | 4C 3S 2H | 1 HIGH_CARD Q7432 |
        | 6H 6D  | JH 9D  | TC 4S 2H | 1 PAIR 66T42      |

  Rule: Values descend from the ace to the two, and suits have no order

    Background:
      Given the rules "texas-holdem-judge"

    @source:texas-holdem-judge/cards
    Scenario Outline: Each value is above the next
      Section "CARDS": "values (descending order): A, K, Q, J, T, 9, 8, 7, 6, 5, 4, 3, 2". Two pairs
      in the players' hands; all cards are chosen.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "<hole 2>"
      When the hands are compared
      Then the result is "<line>"

      Examples: a pair of the higher value wins
        | hole 1 | hole 2 | board          | line         |
        | AH AD  | KH KD  | 2C 4D 7H 9S JC | 1 PAIR AAJ97 |
        | KH KD  | QH QD  | 2C 4D 7H 9S JC | 1 PAIR KKJ97 |
        | QH QD  | JH JD  | 2C 4D 7H 9S AC | 1 PAIR QQA97 |
        | JH JD  | TH TD  | 2C 4D 7H KS AC | 1 PAIR JJAK7 |
        | TH TD  | 9H 9D  | 2C 4D 7H KS AC | 1 PAIR TTAK7 |
        | 9H 9D  | 8H 8D  | 2C 4D 6H KS AC | 1 PAIR 99AK6 |
        | 8H 8D  | 7H 7D  | 2C 4D TH KS AC | 1 PAIR 88AKT |
        | 7H 7D  | 6H 6D  | 2C 4D TH KS AC | 1 PAIR 77AKT |
        | 6H 6D  | 5H 5D  | 2C 9D TH KS JC | 1 PAIR 66KJT |
        | 5H 5D  | 4H 4D  | 2C 9D TH KS JC | 1 PAIR 55KJT |
        | 4H 4D  | 3H 3D  | 2C 9D TH KS JC | 1 PAIR 44KJT |
        | 3H 3D  | 2H 2D  | 7C 9D TH KS JC | 1 PAIR 33KJT |

    @source:texas-holdem-judge/cards
    Scenario: Hands that differ in suits only are equal
      Section "CARDS": "suits (no order): C, D, H, S". All cards are chosen.

      Given the board "AC KD 9H 7S 2C"
      And hand 1 is "QS JS"
      And hand 2 is "QC JC"
      When the hands are compared
      Then it is a draw
      And the result is "DRAW"

  Rule: A hand is the best five of a player's own two cards and the five on the board

    Background:
      Given the rules "texas-holdem-judge"

    @source:texas-holdem-judge/hands
    Scenario Outline: Two, one or none of a player's own cards are played
      Section "HANDS": "the best 5 card-card combination from the 7 card combination". All cards are
      chosen.

      Given the board "<board>"
      And hand 1 is "<hole>"
      When the hands are read
      Then hand 1 plays "<played>"

      Examples: how many of the two are played
        | hole  | board          | played         | because                         |
        | 9H 9D | 9C KS QH 4D 2C | 9H 9D 9C KS QH | both                            |
        | AH 3D | 9C 9S QH 4D 2C | 9C 9S AH QH 4D | one, the ace                    |
        | 3H 2D | AC KS QH JD TC | AC KS QH JD TC | none, the board is better alone |

  Rule: There are nine types of hand

    Background:
      Given the rules "texas-holdem-judge"

    @source:texas-holdem-judge/hands
    Scenario Outline: Each type, and its five cards in order
      Section "HANDS", the list of types, and section "ORDERING CARDS". All cards are chosen.

      Given the board "<board>"
      And hand 1 is "<hole>"
      When the hands are read
      Then hand 1 is read as "<type>"
      And the ranks of hand 1 are "<ranks>"

      Examples: in descending order of value
        | hole  | board          | type            | ranks | because                               |
        | 9H 8H | 7H 6H 5H AC AD | STRAIGHT_FLUSH  | 98765 | 5 consecutive cards of the same suit  |
        | 9H 9D | 9C 9S KH QD 2C | FOUR_OF_A_KIND  | 9999K | 4 of matching values and 1 kicker     |
        | 9H 9D | 9C KS KH QD 2C | FULL_HOUSE      | 999KK | 3 of matching values and 2 of another |
        | KH 9H | 7H 4H 2H AC AD | FLUSH           | K9742 | 5 cards of the same suit              |
        | 9H 8D | 7C 6S 5H AC KD | STRAIGHT        | 98765 | 5 consecutive cards                   |
        | 9H 9D | 9C KS QH 4D 2C | THREE_OF_A_KIND | 999KQ | 3 of matching values and 2 kickers    |
        | 9H 9D | KC KS QH 4D 2C | TWO_PAIR        | KK99Q | 2 and 2 of matching values, 1 kicker  |
        | 9H 9D | KC QS 7H 4D 2C | PAIR            | 99KQ7 | 2 of matching values and 3 kickers    |
        | KH 9D | QC 7S 5H 4D 2C | HIGH_CARD       | KQ975 | the highest card and 4 kickers        |

    @source:texas-holdem-judge/hands
    Scenario: A royal flush is a straight flush like any other
      Section "HANDS": "there's no need to implement a special case for a royal flush". All cards are
      chosen.

      Given the board "QH JH TH 2C 2D"
      And hand 1 is "AH KH"
      When the hands are read
      Then hand 1 is read as "STRAIGHT_FLUSH"
      And the ranks of hand 1 are "AKQJT"

    @source:texas-holdem-judge/hands
    Scenario Outline: Five cards of a suit are a flush only if they are not consecutive
      Section "HANDS": "FLUSH - 5 non-consecutive cards, all the same suit". All cards are chosen.

      Given the board "<board>"
      And hand 1 is "<hole>"
      When the hands are read
      Then hand 1 is read as "<type>"

      Examples: one card of the five is another
        | hole  | board          | type           | because                     |
        | 9H 4H | 7H 6H 3H KS AD | FLUSH          | the five is missing         |
        | 5H 4H | 7H 6H 3H KS AD | STRAIGHT_FLUSH | consecutive and of one suit |
        | 5D 4H | 7H 6H 3H KS AD | STRAIGHT       | consecutive only            |

    @source:texas-holdem-judge/hands
    Scenario Outline: Which cards are kickers
      Section "HANDS": "we call cards in the 5 card combination that are not kicker cards,
      non-kickers". All cards are chosen.

      Given the board "<board>"
      And hand 1 is "<hole>"
      When the hands are read
      Then the kickers of hand 1 are "<kickers>"

      Examples: one to four kickers
        | hole  | board          | kickers | because                 |
        | 9H 9D | 9C 9S KH QD 2C | K       | four of a kind          |
        | 9H 9D | 9C KS QH 4D 2C | KQ      | three of a kind         |
        | 9H 9D | KC KS QH 4D 2C | Q       | two pairs               |
        | 9H 9D | KC QS 7H 4D 2C | KQ7     | a pair                  |
        | KH 9D | QC 7S 5H 4D 2C | Q975    | a high card             |

  Rule: A higher type beats all lower types

    Background:
      Given the rules "texas-holdem-judge"

    @source:texas-holdem-judge/determining-winning-hands
    Scenario Outline: Each type beats the next, however high its cards
      Section "DETERMINING WINNING HANDS": "A higher HandType beats all lower hand types." All cards
      are chosen.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "<hole 2>"
      When the hands are compared
      Then the result is "<line>"
      And hand 2 is read as "<loser>"
      And it is decided by the "category"

      Examples: neighbours in the list of types
        | hole 1 | hole 2 | board          | line                    | loser           |
        | 8H 4H  | 9H 9D  | 7H 6H 5H 9C 9S | 1 STRAIGHT_FLUSH 87654  | FOUR_OF_A_KIND  |
        | 2H 2S  | KC 5D  | 2C 2D KS KH 5C | 1 FOUR_OF_A_KIND 2222K  | FULL_HOUSE      |
        | 2H 3D  | AC QC  | 2C 2D 3C 9C KD | 1 FULL_HOUSE 22233      | FLUSH           |
        | 4H 3H  | 8C 9C  | 7H 5H 2H TS JD | 1 FLUSH 75432           | STRAIGHT        |
        | 2C 3D  | AC AD  | 4C 5D 6H AS KD | 1 STRAIGHT 65432        | THREE_OF_A_KIND |
        | 2H 4C  | AC KC  | 2C 2D AH KS 9D | 1 THREE_OF_A_KIND 222AK | TWO_PAIR        |
        | 2H 3C  | AC AD  | 2C 3D KH QS 8C | 1 TWO_PAIR 3322K        | PAIR            |
        | 2H 3C  | AC JD  | 2C 4D KH QS 9C | 1 PAIR 22KQ9            | HIGH_CARD       |

  Rule: Hands of one type are compared card by card, non-kickers first

    Background:
      Given the rules "texas-holdem-judge"

    @source:texas-holdem-judge/determining-winning-hands
    Scenario Outline: The first card that is higher wins
      Section "DETERMINING WINNING HANDS": "Iterate each card in turn ... If one value is higher then
      that player is the winner, else continue to the next card". The note on kickers says the same:
      "The highest kicker is considered first, then the next, and so on." All cards are chosen.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "<hole 2>"
      When the hands are compared
      Then the result is "<line>"

      Examples: decided by the cards that are no kickers
        | hole 1 | hole 2 | board          | line                    | because                         |
        | KH QD  | JH TD  | KC JS 8H 4D 2C | 1 PAIR KKQJ8            | the pair                        |
        | KH 3D  | QH JD  | KC QS JH 3C 2C | 1 TWO_PAIR KK33Q        | the higher pair comes first     |
        | KH 4D  | KD 3H  | KC 4S 3C 9H 8D | 1 TWO_PAIR KK449        | then the lower pair             |
        | 3H KD  | 2H AD  | 3C 3D 2C 2D AS | 1 FULL_HOUSE 33322      | the three before the pair       |
        | AH 9D  | KH 9C  | 9H 9S AD KD 2C | 1 FULL_HOUSE 999AA      | the threes are equal, so the pair |
        | 8H 2H  | 7D 3D  | 6H 5H 4H KH 7S | 1 FLUSH K8654           | a flush beats a straight        |

      Examples: decided by a kicker
        | hole 1 | hole 2 | board          | line                    | because                          |
        | AH KD  | AD QS  | AC 9D 7S 4H 2C | 1 PAIR AAK97            | a pair, its first kicker         |
        | AH QD  | AD JS  | AC KD 8S 4H 2C | 1 PAIR AAKQ8            | a pair, its second kicker        |
        | AH 9D  | AD 8S  | AC KD QS 4H 2C | 1 PAIR AAKQ9            | a pair, its third kicker         |
        | JH TD  | AH 3D  | KC KD QS QH 2C | 2 TWO_PAIR KKQQA        | two pairs, the only kicker       |
        | AH 5D  | AD 3C  | 9C 9D 9H 4S 2C | 1 THREE_OF_A_KIND 999A5 | three of a kind, second kicker   |
        | KH QD  | AH 3D  | 9C 9D 9H 9S 2C | 2 FOUR_OF_A_KIND 9999A  | four of a kind, the only kicker  |
        | AH 3D  | KH QD  | JC 9S 8H 4D 2C | 1 HIGH_CARD AJ984       | a high card, the first           |
        | AH TD  | AD 7S  | KC 9S 8H 4D 2C | 1 HIGH_CARD AKT98       | a high card, the third           |
        | TD 6H  | TS 5H  | AC KS 8H 9D 2C | DRAW                    | a sixth card does not count      |

    @source:texas-holdem-judge/determining-winning-hands
    Scenario: If no card is higher, the hand is a draw
      Section "DETERMINING WINNING HANDS": "If no such win is found, the hand is a DRAW"; the note on
      kickers: "Only if none of the kickers are larger might a hand be considered a DRAW." All cards
      are chosen; both players have a pair of aces and the kickers of the board.

      Given the board "AC KD QS 9H 2C"
      And hand 1 is "AH 3D"
      And hand 2 is "AD 4S"
      When the hands are compared
      Then it is a draw
      And the result is "DRAW"
      And the kickers of hand 1 are "KQ9"
      And the kickers of hand 2 are "KQ9"

  Rule: Cards are ordered by descending non-kickers, then by descending kickers

    Background:
      Given the rules "texas-holdem-judge"

    @source:texas-holdem-judge/ordering-cards
    Scenario Outline: The order in which the five cards are printed
      Section "ORDERING CARDS": "In case of a FULL_HOUSE, list the set of 3 before the pair. If an Ace
      counts a low in determining a hand, this is also represented in the ordering." All cards are
      chosen; those of player 2 make a lower hand.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "<hole 2>"
      When the hands are compared
      Then the result is "<line>"

      Examples: the three before the pair
        | hole 1 | hole 2 | board          | line               | because                         |
        | 2H 2D  | KH QD  | 2C AS AD 7H 9C | 1 FULL_HOUSE 222AA | though aces are higher than twos |
        | AH 2D  | KH QD  | 2C AS AD 7H 9C | 1 FULL_HOUSE AAA22 | three aces                      |

      Examples: an ace that counts as low stands last
        | hole 1 | hole 2 | board          | line                   | because                         |
        | AH 5D  | AD KH  | 4C 3S 2H KD KC | 1 STRAIGHT 5432A       | the ace is low                  |
        | AH 5H  | AD KH  | 4H 3H 2H KD KC | 1 STRAIGHT_FLUSH 5432A | the ace is low, in one suit     |
        | AH KD  | 6H 9D  | 5C 4S 3H 2D KC | 2 STRAIGHT 65432       | an ace that is low loses to a six |
        | AH KD  | 9H 8D  | QC JS TH 4D 2C | 1 STRAIGHT AKQJT       | the ace is high                 |
        | QH KD  | QD JC  | AC 2S 3H 9D 8C | 1 HIGH_CARD AKQ98      | no straight round the corner    |

      Examples: kickers after the cards that they go with
        | hole 1 | hole 2 | board          | line              | because                          |
        | 6H 6D  | JH 3D  | TC 5S 4H 2D KC | 1 PAIR 66KT5      | the sixes before the king        |
        | 6H 5D  | JH 3D  | 6C 5S AH 2D TC | 1 TWO_PAIR 6655A  | both pairs before the ace        |

  Rule: All deals are valid

    Background:
      Given the rules "texas-holdem-judge"

    @source:texas-holdem-judge/constraints
    Scenario Outline: A deal that breaks the constraints is refused
      Section "Constraints": "all cards exist, no duplicate cards are dealt". All cards are chosen.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "AD 4S"
      When the hands are compared
      Then it is refused because "<reason>"

      Examples: what is wrong
        | hole 1   | board          | reason      |
        | TC AD    | 2H 7H TH QS KC | dealt twice |
        | TC TH    | 2H 7H TH QS KC | dealt twice |
        | TC 1S    | 2H 7H TH QS KC | no card     |
        | TC JX    | 2H 7H TH QS KC | no card     |
        | TC JC 9S | 2H 7H TH QS KC | hole cards  |
        | TC JC    | 2H 7H TH QS    | board cards |
