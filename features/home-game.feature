Feature: A home game with the old hands
  The rules are those of rules/home-game.yaml, which names their sources. The tag of a scenario
  says which line of that file it shows. All cards are chosen.

  Background:
    Given the rules "home-game"

  Rule: Cats and dogs go by their highest and their lowest card, and have no pair

    @source:home-game/categories
    Scenario Outline: What is a cat, what is a dog, and what only looks like one
      The three cards between do not matter, as long as there are three.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"

      Examples: cats
        | cards          | kind       | because                                   |
        | Kc Jd Th 9s 8c | Big cat    | from king to eight                        |
        | Kc Qd Jh Ts 8c | Big cat    | a four straight within it does not matter |
        | 8c 7d 6h 4s 3c | Little cat | from eight to three                       |
        | 8c 7d 6h 5s 3c | Little cat | and so with four in a row                 |
        | Kc Kd Th 9s 8c | Pair       | a pair is no cat                          |
        | 8c 7d 6h 5s 4c | Straight   | from eight to four                        |

      Examples: dogs
        | cards          | kind       | because                                   |
        | Ac Kd Jh Ts 9c | Big dog    | from ace to nine                          |
        | Ac Kd Qh Js 9c | Big dog    | a four straight within it does not matter |
        | Ac Kc Qc 9c Jd | Big dog    | it is far more than its four flush        |
        | 7c 6d 4h 3s 2c | Little dog | from seven to two                         |
        | Ac Kd Jh Ts 8c | High card  | an eight is too low                       |
        | 7c 5d 4h 3s 3c | Pair       | a pair is no dog                          |
        | Ac Kd Qh Js Tc | Straight   | the ten makes it a straight               |

      Examples: in one suit
        | cards          | kind        | because                      |
        | Kc Jc Tc 9c 8c | Big bobtail | four in a row in one suit    |
        | Kc Qc Tc 9c 8c | Flush       | a cat in one suit is a flush |
        | 7c 6c 4c 3c 2c | Flush       | and so is a dog              |

    @source:home-game/categories
    Scenario Outline: Every cat beats every dog, every dog a straight, and a flush beats them all
      The lowest hand of one kind against the highest of the next.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<next kind>"

      Examples: from the flush down to the straight
        | better         | worse          | its kind   | next kind  |
        | 7c 6c 4c 3c 2c | Kd Qh Js Td 8h | Flush      | Big cat    |
        | Kc Jd Th 9s 8c | 8d 7h 6s 5d 3h | Big cat    | Little cat |
        | 8c 6d 5h 4s 3c | Ad Kh Qs Jd 9h | Little cat | Big dog    |
        | Ac Qd Jh Ts 9c | 7d 6h 5s 4d 2h | Big dog    | Little dog |
        | 7c 5d 4h 3s 2c | Ad Kh Qs Jd Th | Little dog | Straight   |

    @source:home-game/categories
    Scenario: Two big cats compare card by card
      Both are king high and eight low.

      Given hand 1 is "Kc Jd Th 9s 8c"
      And hand 2 is "Kd Qh Ts 9d 8h"
      When the hands are compared
      Then hand 2 wins with "Big cat"
      And the explanation says "second card"

  Rule: A skeet is nine, five and two, with one card in each gap

    @source:home-game/categories
    Scenario Outline: What is a skeet
      One card must be between nine and five, the other between five and two.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"

      Examples: nine, five and two
        | cards          | kind          | because                          |
        | 9c 7d 5h 3s 2c | Skeet         | a seven and a three              |
        | 9c 8d 5h 4s 2c | Skeet         | an eight and a four              |
        | 9c 6d 5h 4s 2c | Skeet         | a three straight within it       |
        | 9c 8d 7h 5s 2c | High card     | both cards are in the upper gap  |
        | 9c 5d 4h 3s 2c | Four straight | both in the lower: four in a row |
        | 9c 9d 5h 3s 2c | Pair          | a pair is no skeet               |
        | Tc 7d 5h 3s 2c | High card     | the nine is missing              |
        | 9h 7h 5h 3h 2h | Skeet flush   | in one suit                      |

    @source:home-game/categories
    Scenario Outline: The higher of the two cards between decides, then the lower
      The nine, the five and the two are the same in all skeets.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "Skeet"
      And it is decided by the "<what>"

      Examples: skeets
        | better         | worse          | what   | because                        |
        | 9c 8d 5h 3s 2c | 9d 7h 5s 4d 2h | middle | an eight against a seven       |
        | 9c 7d 5h 4s 2c | 9d 7h 5s 3d 2h | small  | the sevens tie, four and three |

    @source:home-game/categories
    Scenario: A skeet flush beats a straight flush, and only a royal flush beats it
      The highest straight flush below the royal loses to the lowest skeet flush.

      Given hand 1 is "Kc Qc Jc Tc 9c"
      And hand 2 is "9h 6h 5h 3h 2h"
      And hand 3 is "As Ks Qs Js Ts"
      When the hands are compared
      Then hand 3 wins with "Royal flush"
      And hand 2 is read as "Skeet flush"
      And hand 1 is read as "Straight flush"

  Rule: A skip straight takes every other card, and another goes round the corner

    @source:home-game/categories
    Scenario Outline: Straights of all sorts
      The wheel is an ordinary straight, the lowest.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: what follows what
        | cards          | kind                      | ranks | because                     |
        | 3c 5d 7h 9s Jc | Skip straight             | J9753 | every other card            |
        | Ac 3d 5h 7s 9c | Skip straight             | 9753A | the ace begins it           |
        | 6c 8d Th Qs Ac | Skip straight             | AQT86 | the ace ends it             |
        | 2c 4d 6h 8s Jc | High card                 | J8642 | the last step is too long   |
        | Jc Kd Ah 3s 5c | High card                 | AKJ53 | no skip straight goes round |
        | Qc Kd Ah 2s 3c | Round-the-corner straight | 32AKQ | it leads up to the three    |
        | Kc Ad 2h 3s 4c | Round-the-corner straight | 432AK | the highest of them         |
        | Jc Qd Kh As 2c | Round-the-corner straight | 2AKQJ | the lowest of them          |
        | Ac 2d 3h 4s 5c | Straight                  | 5432A | the ace begins it           |

    @source:home-game/categories
    Scenario Outline: The wheel beats what goes round the corner, that a skip straight, that a skeet
      The lowest hand of one kind against the highest of the next.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<next kind>"

      Examples: from the straight down to three of a kind
        | better         | worse          | its kind                  | next kind                 |
        | Ac 2d 3h 4s 5c | Kd Ah 2s 3d 4h | Straight                  | Round-the-corner straight |
        | Jc Qd Kh As 2c | 6d 8h Ts Qs Ah | Round-the-corner straight | Skip straight             |
        | Ac 3d 5h 7s 9c | 9d 8h 5s 4d 2h | Skip straight             | Skeet                     |
        | 9c 6d 5h 3s 2c | Ac Ad Ah Ks Qd | Skeet                     | Three of a kind           |

  Rule: Bobtails are straight flushes of four cards, or of three

    @source:home-game/categories
    Scenario Outline: A bobtail counts whatever is beside it
      The other cards count last.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: big ones
        | cards          | kind           | ranks | because                    |
        | 4h 5h 6h 7h Kc | Big bobtail    | 7654K | four hearts in a row       |
        | 4h 5h 6h 7h 7c | Big bobtail    | 76547 | a pair within it           |
        | 4h 5h 6h 7h Kh | Big bobtail    | 7654K | it is more than the flush  |
        | 4h 5h 6h 7h 8c | Big bobtail    | 76548 | and more than the straight |
        | Ah 2h 3h 4h 9c | Big bobtail    | 432A9 | the ace is low             |
        | 4h 5h 6h 7h 8h | Straight flush | 87654 | five hearts in a row       |

      Examples: little ones
        | cards          | kind            | ranks | because                          |
        | 9h Th Jh Kc Kd | Little bobtail  | JT9KK | more than the pair of kings      |
        | 9h Th Jh Jc Td | Little bobtail  | JT9JT | more than two pair               |
        | 9h Th Jh Jc Jd | Three of a kind | JJJT9 | less than three of a kind        |
        | Qh Kh Ah 5c 5d | Little bobtail  | AKQ55 | the ace is high                  |
        | Kh Ah 2h 5c 9d | High card       | AK952 | no bobtail goes round the corner |

    @source:home-game/categories
    Scenario Outline: A big bobtail beats a full house, and loses to four of a kind
      By the cards it belongs there: 624 hands are four of a kind, 2032 big bobtails (4 suits, 11
      runs and 48 other cards, less 80 for straight flushes), and 3744 full houses.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<next kind>"

      Examples: from four of a kind to the flush
        | better         | worse          | its kind       | next kind   |
        | 2c 2d 2h 2s 3c | Ac Kc Qc Jc 9d | Four of a kind | Big bobtail |
        | Ah 2h 3h 4h 6c | Ac Ad As Kc Kd | Big bobtail    | Full house  |
        | 2c 2d 2h 3c 3d | Ah Kh Qh 9h 8h | Full house     | Flush       |

  Rule: A blaze is five court cards

    @source:home-game/categories
    Scenario Outline: Five court cards are a blaze where they are no more than two pair
      They are always two pair at least; the ace is no court card.

      Given hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"

      Examples: kings, queens and jacks
        | cards          | kind            | because                        |
        | Kc Kd Qh Qs Jd | Blaze           | two pair of them               |
        | Kc Kd Kh Qs Jd | Three of a kind | three kings are more           |
        | Kc Kd Kh Qs Qd | Full house      | and so is a full house         |
        | Kc Kd Qh Qs Ad | Two pair        | the ace is no court card       |
        | Kh Qh Jh Kd Qs | Little bobtail  | three hearts in a row are more |

    @source:home-game/categories
    Scenario: The lowest blaze beats two pair of aces and kings
      Queens and jacks with a king are more than aces up.

      Given hand 1 is "Qc Qd Jh Js Kc"
      And hand 2 is "Ac Ad Kh Ks Qs"
      When the hands are compared
      Then hand 1 wins with "Blaze"
      And hand 2 is read as "Two pair"

  Rule: Four of a suit beat four in a row, and both beat a pair

    @source:home-game/categories
    Scenario Outline: Each kind of hand beats the next
      The lowest hand of one kind against the highest of the next.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<next kind>"
      And it is decided by the "category"

      Examples: from three of a kind down
        | better         | worse          | its kind        | next kind      |
        | 2c 2d 2h 3s 4c | Ad Kd Qd Ah Ks | Three of a kind | Little bobtail |
        | Ac 2c 3c 5d 6h | Kd Kh Qs Qd Jc | Little bobtail  | Blaze          |
        | Qc Qd Jh Js Kc | Ac Ad Kh Ks Qs | Blaze           | Two pair       |
        | 2c 2d 3h 3s 4c | Ad Kd Jd Td 8h | Two pair        | Four flush     |
        | 2c 3c 5c 6c 2d | Ac Kd Qh Js 8d | Four flush      | Four straight  |
        | Ac 2d 3h 4s 6c | Ad Ah Ks Qd 9c | Four straight   | Pair           |
        | 2c 2d 3h 4s 6c | Ac Kd Qh Ts 8h | Pair            | High card      |
