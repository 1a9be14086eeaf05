Feature: Poker dice
  The rules are those of rules/poker-dice.yaml, which names their source. The tag of a scenario says
  which line of that file it shows. All throws are chosen. Everybody throws the same five dice.

  Background:
    Given the rules "poker-dice"

  Rule: Five dice show five faces, nine to ace, and any face as often as it comes

    @source:poker-dice/deck
    Scenario Outline: What a throw is
      There are no suits, so no flushes.

      Given hand 1 is "<throw>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: one throw of each kind, and what it nearly is
        | throw     | kind            | ranks | because                      |
        | A A A A A | Five of a kind  | AAAAA | all five dice alike          |
        | A A A A K | Four of a kind  | AAAAK | four of them                 |
        | K K K 9 9 | Full house      | KKK99 | three and two                |
        | K K K 9 T | Three of a kind | KKKT9 | three                        |
        | K K 9 9 T | Two pair        | KK99T | two and two                  |
        | K K 9 T J | Pair            | KKJT9 | two                          |
        | 9 T J Q A | High card       | AQJT9 | five faces, but not in a row |

    @source:poker-dice/runs
    Scenario Outline: There are two straights
      The ace ends one, and begins none: the nine is the lowest face.

      Given hand 1 is "<throw>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: five faces of six
        | throw     | kind      | ranks | because                  |
        | 9 T J Q K | Straight  | KQJT9 | nine to king             |
        | T J Q K A | Straight  | AKQJT | ten to ace               |
        | A K Q J T | Straight  | AKQJT | in whatever order        |
        | A 9 T J Q | High card | AQJT9 | ace and nine do not meet |
        | 9 J Q K A | High card | AKQJ9 | the ten is missing       |

  Rule: The kind comes before the faces

    @source:poker-dice/categories
    Scenario Outline: Each kind of throw beats the next, however high its faces
      The lowest throw of one kind against the highest of the next.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<next kind>"
      And it is decided by the "category"

      Examples: neighbours in the list
        | better    | worse     | its kind        | next kind       |
        | 9 9 9 9 9 | A A A A K | Five of a kind  | Four of a kind  |
        | 9 9 9 9 T | A A A K K | Four of a kind  | Full house      |
        | 9 T J Q K | A A A K Q | Straight        | Three of a kind |
        | 9 9 9 T J | A A K K Q | Three of a kind | Two pair        |
        | 9 9 T T J | A A K Q J | Two pair        | Pair            |
        | 9 9 T J Q | A K Q J 9 | Pair            | High card       |

    @source:poker-dice/categories @verdict:disputed
    Scenario: A full house beats a straight
      Some sets put the straight above it, as it is the rarer.

      Given hand 1 is "9 9 9 T T"
      And hand 2 is "T J Q K A"
      When the hands are compared
      Then hand 1 wins with "Full house"
      And hand 2 is read as "Straight"

    @source:poker-dice/categories
    Scenario Outline: The first difference decides
      In each row, what is compared later would speak for the other throw where it can.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: the higher one wins
        | better    | worse     | kind            | what          | because              |
        | T T T T T | 9 9 9 9 9 | Five of a kind  | five          | tens against nines   |
        | T T T T 9 | 9 9 9 9 A | Four of a kind  | quads         | tens against nines   |
        | T T T T Q | T T T T J | Four of a kind  | kicker        | queen against jack   |
        | T T T 9 9 | 9 9 9 A A | Full house      | trips         | tens against nines   |
        | T T T J J | T T T 9 9 | Full house      | pair          | jacks against nines  |
        | T J Q K A | 9 T J Q K | Straight        | run           | ace against king     |
        | T T T 9 J | 9 9 9 A K | Three of a kind | trips         | tens against nines   |
        | T T T A 9 | T T T K Q | Three of a kind | first kicker  | ace against king     |
        | T T T A J | T T T A 9 | Three of a kind | second kicker | jack against nine    |
        | K K 9 9 T | Q Q J J A | Two pair        | high pair     | kings against queens |
        | K K J J 9 | K K T T A | Two pair        | low pair      | jacks against tens   |
        | K K J J A | K K J J 9 | Two pair        | kicker        | ace against nine     |
        | T T 9 J Q | 9 9 A K Q | Pair            | pair          | tens against nines   |
        | T T A J 9 | T T K Q J | Pair            | first kicker  | ace against king     |
        | T T A Q 9 | T T A J 9 | Pair            | second kicker | queen against jack   |
        | 9 9 A Q J | 9 9 A Q T | Pair            | third kicker  | jack against ten     |
        | A K Q J 9 | A K Q T 9 | High card       | third kicker  | jack against ten     |
        | A K J T 9 | A Q J T 9 | High card       | first kicker  | king against queen   |

    @source:poker-dice/categories
    Scenario: The same faces share
      Two throws of kings over nines.

      Given hand 1 is "K K K 9 9"
      And hand 2 is "9 K 9 K K"
      When the hands are compared
      Then it is a draw

  Rule: A throw is five dice

    @source:poker-dice/deal
    Scenario Outline: What is no throw is refused
      A die has no eight, no suit, and no joker.

      Given hand 1 is "<throw>"
      When the hands are read
      Then it is refused because "<reason>"

      Examples: what is wrong
        | throw       | reason       | because           |
        | A A K 9 8   | unknown rank | there is no eight |
        | A A K 9 Jo  | no joker     | there is none     |
        | A A K 9     | 4 cards      | one too few       |
        | A A K 9 9 9 | 6 cards      | one too many      |
