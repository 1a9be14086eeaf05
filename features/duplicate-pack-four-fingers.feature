Feature: Poker with five packs, four fingers
  The rules are those of rules/duplicate-pack-four-fingers.yaml, which names its sources. The tag
  of a scenario says which line of that file it shows. All cards are chosen.

  Rule: Four cards are enough for a straight or a flush

    @source:duplicate-pack-four-fingers/categories
    Scenario Outline: The same hand with five fingers and with four
      Without this rule the hand is what its pairs or its highest card make it.

      Given the rules "<rules>"
      And hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"

      Examples: the two games
        | rules                       | cards          | kind           | because              |
        | duplicate-pack-four-fingers | Kh Qs Jh Td 2s | Straight       | four in a row        |
        | duplicate-pack              | Kh Qs Jh Td 2s | High card      | five are wanted      |
        | duplicate-pack-four-fingers | 9h 7h 4h 2h Ks | Flush          | four hearts          |
        | duplicate-pack              | 9h 7h 4h 2h Ks | High card      | five are wanted      |
        | duplicate-pack-four-fingers | 5h 4h 3h 2h 2s | Straight flush | four hearts in a row |
        | duplicate-pack              | 5h 4h 3h 2h 2s | Pair           | a pair of twos       |

    @source:duplicate-pack-four-fingers/categories
    Scenario Outline: Which four cards count
      A hand of five in a row plays the four at the upper end.

      Given the rules "duplicate-pack-four-fingers"
      And hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And hand 1 plays "<played>"

      Examples: four cards, then the one that does not count
        | cards          | kind           | played         | because                             |
        | 6c 5d 4h 3s Kc | Straight       | 6c 5d 4h 3s Kc | six high                            |
        | 4c 3d 2h As Kc | Straight       | 4c 3d 2h As Kc | the ace begins it                   |
        | Ac Kd Qh Js Js | Straight       | Ac Kd Qh Js Js | the ace ends it                     |
        | 6h 5h 4h 3s 2h | Flush          | 6h 5h 4h 2h 3s | the flush is more than the straight |
        | Jh Qh Kh Aw 2s | Straight flush | Aw Kh Qh Jh 2s | the wild ace is a heart             |

    @source:duplicate-pack-four-fingers/categories @verdict:disputed
    Scenario: A straight and a flush of different cards are no straight flush
      Clubs are four of the five, and so are the cards in a row, but not the same four. The
      computer game that this comes from would count it as a straight flush.

      Given the rules "duplicate-pack-four-fingers"
      And hand 1 is "9c 8c 7d 6c 2c"
      When the hands are read
      Then hand 1 is read as "Flush"

    @source:duplicate-pack-four-fingers/categories
    Scenario: The fifth card does not count
      Both straights lead up to the king.

      Given the rules "duplicate-pack-four-fingers"
      And hand 1 is "Kh Qs Jh Td 9s"
      And hand 2 is "Kd Qc Jc Ts 2c"
      When the hands are compared
      Then it is a draw

  Rule: Full houses and fives still take five cards

    @source:duplicate-pack-four-fingers/categories
    Scenario: Four of a kind beat a flush of four
      They are four cards as well, and the rarer.

      Given the rules "duplicate-pack-four-fingers"
      And hand 1 is "Ah Kh Qh 9h 2c"
      And hand 2 is "2c 2d 2h 2s 3d"
      When the hands are compared
      Then hand 2 wins with "Four of a kind"
      And hand 1 is read as "Flush"
