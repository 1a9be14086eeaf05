Feature: Royal hold'em
  The rules are those of rules/royal-holdem.yaml, which names their source. The tag of a scenario
  says which line of that file it shows. All cards are chosen.

  Background:
    Given the rules "royal-holdem"

  Rule: With five ranks only, five cards without a pair are a straight

    @source:royal-holdem/categories
    Scenario Outline: There is no hand without a pair, and no mere flush
      Ten to ace is the only run, so that five cards of five ranks follow one another, and five of one
      suit are the royal flush.

      Given the board "<board>"
      And hand 1 is "<hole>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: on the flop
        | hole  | board    | kind        | ranks | because                |
        | Ah Kd | Qc Js Th | Straight    | AKQJT | five ranks             |
        | Ah Kh | Qh Jh Th | Royal flush | AKQJT | five ranks of one suit |
        | Ah Kd | Qc Js Ad | Pair        | AAKQJ | four ranks             |

      Examples: on the river
        | hole  | board          | kind           | ranks | because                         |
        | Ah Kd | Qh Jh Th As Ac | Straight       | AKQJT | the king is a diamond           |
        | Ah Kh | Qh Jh Th As Ac | Royal flush    | AKQJT | three aces do not matter        |
        | Ah Ad | Kh Kd Qs Qd Jh | Two pair       | AAKKQ | three pairs                     |
        | Ah Ad | As Kd Ks Kh Qd | Full house     | AAAKK | two threes of a kind            |
        | Ah Ad | Kh Kd Ks Ac As | Four of a kind | AAAAK | four and three of a kind        |
        | Qh Qd | Qs Kd Ks Ah Ad | Full house     | QQQAA | a pair of aces and one of kings |

    @source:royal-holdem/runs
    Scenario: All straights are equal
      Both have ten to ace, whatever the rest is.

      Given the board "Ac Kd Qh Js Jd"
      And hand 1 is "Tc Th"
      And hand 2 is "Td Kh"
      When the hands are compared
      Then it is a draw
      And hand 1 is read as "Straight"

  Rule: There are seven kinds of hand, and the kind comes before the cards

    @source:royal-holdem/categories
    Scenario Outline: Each kind of hand beats the next
      Of seven cards no five are three of a kind or a mere pair: what lies beside them would make a
      straight or a second pair. On the flop there are such hands.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "<hole 2>"
      When the hands are compared
      Then hand 1 wins with "<its kind>"
      And hand 2 is read as "<next kind>"
      And it is decided by the "category"

      Examples: neighbours in the list
        | hole 1 | hole 2 | board          | its kind        | next kind       |
        | Ah Kh  | Qd Ac  | Qh Jh Th Qs Qc | Royal flush     | Four of a kind  |
        | Th Td  | As Ks  | Ts Tc Ah Ad Kc | Four of a kind  | Full house      |
        | Th Jc  | Ac Ad  | Tc Td Jh Qs Kd | Full house      | Straight        |
        | Jc Tc  | Ah Ad  | As Kd Qh       | Straight        | Three of a kind |
        | Ts Th  | As Ks  | Tc Kd Ah       | Three of a kind | Two pair        |
        | Ts Jh  | As Ad  | Tc Jd Kh       | Two pair        | Pair            |

    @source:royal-holdem/categories
    Scenario Outline: Hands of one kind compare rank by rank
      Where there is no kicker left, equal hands share.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "<hole 2>"
      When the hands are compared
      Then hand 1 wins with "<kind>"
      And it is decided by the "<what>"

      Examples: the first difference
        | hole 1 | hole 2 | board          | kind            | what          | because                 |
        | Kh Tc  | Qh Qs  | Kc Kd Ks Qc Qd | Four of a kind  | quads         | kings against queens    |
        | Ac Jd  | Kc Kd  | Tc Td Ts Th Qs | Four of a kind  | kicker        | no pair of kings counts |
        | Js Th  | Ts Tc  | Jc Jd Td Kd Ks | Full house      | trips         | jacks against tens      |
        | Ks Qd  | Qc Jd  | Tc Td Ts Kd Qs | Full house      | pair          | kings against queens    |
        | Ks Ac  | Kh Qc  | Kc Kd Jh       | Three of a kind | first kicker  | an ace against a queen  |
        | Ks Jc  | Kh Tc  | Kc Kd Ah       | Three of a kind | second kicker | a jack against a ten    |
        | As Jd  | Jc Jh  | Ac Kd Kh Qs Qd | Two pair        | high pair     | aces against kings      |
        | Ac Jd  | Th Td  | Kc Kd Qh Qs Jc | Two pair        | kicker        | an ace against a jack   |
        | Ks Kh  | Qd Kc  | Qc Jd Th       | Pair            | pair          | kings against queens    |
        | Ah Kc  | Ad Jh  | Ac Qd Th       | Pair            | first kicker  | a king against a queen  |
        | Ah Qc  | Ad Jc  | Ac Kd Th       | Pair            | second kicker | a queen against a jack  |
        | Ah Jc  | Ad Tc  | Ac Kd Qh       | Pair            | third kicker  | a jack against a ten    |

  Rule: The pack has twenty cards

    @source:royal-holdem/deck
    Scenario Outline: A card below the ten is no card of this game
      Neither is a joker, and none is there twice.

      Given the board "<board>"
      And hand 1 is "<hole 1>"
      And hand 2 is "Ad Qs"
      When the hands are compared
      Then it is refused because "<reason>"

      Examples: what is wrong
        | hole 1 | board             | reason            | because                |
        | Ah 9h  | Kh Kd Qh Qd Jh    | unknown rank      | a nine                 |
        | Ah Jo  | Kh Kd Qh Qd Jh    | no joker          | a joker                |
        | Ah Ad  | Kh Kd Qh Qd Jh    | dealt twice among | two players have it    |
        | Ah Kh  | Kh Kd Qh Qd Jh    | dealt twice       | the board has it       |
        | Ah Kc  | Kh Kd             | board cards       | before the flop        |
        | Ah Kc  | Kh Kd Qh Qd Jh Jd | board cards       | there is no sixth card |
