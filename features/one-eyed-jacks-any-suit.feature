Feature: One-eyed jacks of any suit
  The rules are those of rules/one-eyed-jacks-any-suit.yaml, which names its sources. The tag of a
  scenario says which line of that file it shows. All cards are chosen. Hands stand each for
  itself, so that a card may be in two of them.

  Rule: The jacks of hearts and spades stay jacks, of whatever suit

    @source:one-eyed-jacks-any-suit/wild
    Scenario Outline: Their suit is free, their rank is not
      Where one-eyed jacks are wild, they would be nines.

      Given the rules "<rules>"
      And hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: two ways to have one-eyed jacks
        | rules                   | cards          | kind            | ranks | because           |
        | one-eyed-jacks-any-suit | Jh 9c 9d 5h 2s | Pair            | 99J52 | a jack is a jack  |
        | one-eyed-jacks-wild     | Jh 9c 9d 5h 2s | Three of a kind | 99952 | a third nine      |
        | one-eyed-jacks-any-suit | Jh Ac 9c 5c 2c | Flush           | AJ952 | the jack of clubs |
        | one-eyed-jacks-wild     | Jh Ac 9c 5c 2c | Flush           | AK952 | the king of clubs |

    @source:one-eyed-jacks-any-suit/wild
    Scenario Outline: What a jack of any suit is good for
      It joins flushes, and straight flushes that have room for a jack.

      Given the rules "one-eyed-jacks-any-suit"
      And hand 1 is "<cards>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: suits
        | cards          | kind           | ranks | because                            |
        | Js Kc Qc Tc 9c | Straight flush | KQJT9 | the jack of clubs                  |
        | Js Kc Qc Tc 8c | Flush          | KQJT8 | the same with a gap                |
        | Jd Kc Qc Tc 9c | Straight       | KQJT9 | the jack of diamonds has two eyes  |
        | Js 9c 8c 7c 6c | Flush          | J9876 | no ten of clubs                    |
        | Jh Js Ac Kc Qc | Pair           | JJAKQ | two jacks of clubs there cannot be |
        | Jc Jh Kc 9c 4c | Pair           | JJK94 | nor one beside the real one        |

  Rule: Four jacks are four of a kind

    @source:one-eyed-jacks-any-suit/categories
    Scenario: No five of a kind
      There are four jacks in the pack and nothing else that could be one.

      Given the rules "one-eyed-jacks-any-suit"
      And hand 1 is "Jc Jd Jh Js 2c"
      And hand 2 is "5c 4c 3c 2c Ac"
      When the hands are compared
      Then hand 2 wins with "Straight flush"
      And hand 1 is read as "Four of a kind"
