Feature: Badugi
  The rules are those of rules/badugi.yaml, which names their source. The tag of a scenario says which
  line of that file it shows. All cards are chosen. Hands stand each for itself, so that a card may be
  in two of them.

  Background:
    Given the rules "badugi"

  Rule: Of cards that share a rank or a suit only one is played

    @source:badugi/hand
    Scenario Outline: As many cards as possible, then the lowest
      Four cards of four ranks and four suits are a badugi.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: from four cards down to one
        | cards       | kind              | ranks | because                             |
        | Ac 2d 3h 4s | Badugi            | 432A  | four ranks, four suits              |
        | Ac 2d 3h 4h | Three-card badugi | 32A   | two hearts: the lower one is played |
        | Ac 2d 3h 3s | Three-card badugi | 32A   | two threes: either of them          |
        | Ac Ad 3h 3s | Two-card badugi   | 3A    | two pairs                           |
        | Ac 2c 3d 4d | Two-card badugi   | 3A    | two clubs and two diamonds          |
        | Ac 3c 5c 7c | One-card badugi   | A     | all clubs                           |
        | Kc Kd Kh Ks | One-card badugi   | K     | all kings                           |
        | 2c 2d 2h 3h | Two-card badugi   | 32    | three twos                          |

    @source:badugi/hand
    Scenario Outline: Which of two cards is left out can decide how many are played
      Leaving out the higher of two is not always right: another card may go with the lower one.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And hand 1 plays "<played>"

      Examples: a choice between two cards
        | cards       | kind              | played   | because                                        |
        | Ac Ad 2c 3h | Three-card badugi | 3h 2c Ad | the ace of diamonds, since the two is a club   |
        | 2c 2d 3c 4h | Three-card badugi | 4h 3c 2d | the two of diamonds, since the three is a club |
        | Ac 2c 2d 3h | Three-card badugi | 3h 2d Ac | the two of diamonds, since the ace is a club   |
        | Ac 2c 3c 4d | Two-card badugi   | 4d Ac    | the lowest of three clubs                      |
        | Ac 2d 2c 3d | Two-card badugi   | 2d Ac    | three cards would share a suit or a rank       |

  Rule: More cards beat fewer, and then the lower hand wins

    @source:badugi/categories
    Scenario Outline: Each number of cards beats the next, however high they are
      The worst hand of one number against the best of the next.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<next kind>"
      And it is decided by the "category"

      Examples: neighbours in the list
        | better      | worse       | its kind          | next kind         |
        | Kc Qd Jh Ts | Ac 2d 3h 3s | Badugi            | Three-card badugi |
        | Kc Qd Jh Jd | Ac 2d 2c Ad | Three-card badugi | Two-card badugi   |
        | Kc Kd Qc Qd | Ac 2c 3c 4c | Two-card badugi   | One-card badugi   |

    @source:badugi/wins
    Scenario Outline: Hands of as many cards compare from the highest down
      The ace is the lowest card.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: the lower one wins
        | better      | worse       | kind              | what        | because                         |
        | Ac 2d 3h 4s | Ac 2d 3h 5s | Badugi            | first card  | four against five               |
        | 8c 6d 5h 4s | 8d 7c 2h As | Badugi            | second card | eight-six against eight-seven   |
        | 8c 6d 4h 3s | 8d 6c 5h As | Badugi            | third card  | four against five               |
        | 8c 6d 4h As | 8d 6c 4s 2h | Badugi            | fourth card | ace against two                 |
        | Ac 2d 4h 4s | Ac 3d 4h 4s | Three-card badugi | second card | two against three               |
        | Ac 2c 2d Kd | Ac 3c 3d 4d | Two-card badugi   | first card  | what is left out does not count |
        | Ac Kc Qc Jc | 2c 3c 4c 5c | One-card badugi   | card        | ace against two                 |

    @source:badugi/suits
    Scenario Outline: Suits decide nothing, nor does what is left out
      Hands whose played cards are of the same ranks share.

      Given hand 1 is "<hand 1>"
      And hand 2 is "<hand 2>"
      When the hands are compared
      Then it is a draw

      Examples: equal hands
        | hand 1      | hand 2      | because                        |
        | Ac 2d 3h 4s | As 2h 3d 4c | badugis                        |
        | Ac 2d 3h 4h | Ac 2d 3h Kh | a four and a king are left out |

    @source:badugi/runs
    Scenario: Straights do not count
      Ace, two, three, four of four suits is the best hand.

      Given hand 1 is "Ac 2d 3h 4s"
      And hand 2 is "Ac 2d 3h 6s"
      When the hands are compared
      Then hand 1 wins with "Badugi"

  Rule: The pack has fifty-two different cards and no joker

    @source:badugi/deck
    Scenario Outline: What is no hand of this pack is refused
      A hand has four cards.

      Given hand 1 is "<cards>"
      When the hands are read
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards          | reason      | because           |
        | Ac 2d 3h Jo    | no joker    | the pack has none |
        | Ac Ac 3h 4s    | dealt twice | one ace twice     |
        | Ac 2d 3h       | 3 cards     | one too few       |
        | Ac 2d 3h 4s 5c | 5 cards     | one too many      |
