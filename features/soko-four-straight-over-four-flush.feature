Feature: Soko, the four straight over the four flush
  The rules are those of rules/soko-four-straight-over-four-flush.yaml, which names its sources.
  The tag of a scenario says which line of that file it shows. All cards are chosen.

  Rule: Houses disagree which of soko's own two hands is the better

    @source:soko-four-straight-over-four-flush/categories @verdict:disputed
    Scenario Outline: The same two hands, and another winner
      Four cards in a row, from the ace to the four, against four high diamonds.

      Given the rules "<rules>"
      And hand 1 is "Ac 2d 3h 4s 6c"
      And hand 2 is "Ad Jd 9d 7d 5s"
      When the hands are compared
      Then hand <winner> wins with "<kind>"

      Examples: the two houses
        | rules                              | winner | kind          | because        |
        | soko                               | 2      | Four flush    | in most houses |
        | soko-four-straight-over-four-flush | 1      | Four straight | in this one    |

    @source:soko-four-straight-over-four-flush/categories
    Scenario Outline: A hand that is both counts as the better
      Four clubs in a row, and a king.

      Given the rules "<rules>"
      And hand 1 is "4c 5c 6c 7c Kd"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "7654K"

      Examples: the two houses
        | rules                              | kind          | because        |
        | soko                               | Four flush    | in most houses |
        | soko-four-straight-over-four-flush | Four straight | in this one    |

  Rule: All else is as in soko

    @source:soko-four-straight-over-four-flush/categories
    Scenario Outline: Each kind of hand beats the next
      The lowest hand of one kind against a high one of the next.

      Given the rules "soko-four-straight-over-four-flush"
      And hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<next kind>"
      And it is decided by the "category"

      Examples: neighbours in the list
        | better         | worse          | its kind      | next kind     |
        | 2c 2d 3h 3s 4c | Ac Kd Qh Js 9d | Two pair      | Four straight |
        | Ac 2d 3h 4s 6c | Ad Kd Jd Td 8h | Four straight | Four flush    |
        | 2c 3c 5c 6c 2d | Ac Ad Kh Qs 9h | Four flush    | Pair          |
        | 2c 2d 3h 4s 6c | Ac Kd Qh Ts 8h | Pair          | High card     |

    @source:soko-four-straight-over-four-flush/categories
    Scenario: Two four straights compare by their highest card, then by the fifth
      Both lead up to the seven.

      Given the rules "soko-four-straight-over-four-flush"
      And hand 1 is "4c 5d 6h 7s Qc"
      And hand 2 is "4d 5h 6s 7c Kd"
      When the hands are compared
      Then hand 2 wins with "Four straight"
      And it is decided by the "kicker"
