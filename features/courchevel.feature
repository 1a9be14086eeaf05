Feature: Courchevel
  The rules are those of rules/courchevel.yaml, which names its sources. The tag of a scenario says
  which line of that file it shows. All cards are chosen.

  Background:
    Given the rules "courchevel"

  Rule: Just two of the five hole cards are played, with just three of the board

    @source:courchevel/extends
    Scenario Outline: The hands are those of five-card Omaha
      The first card of the board lies open from the start; it counts no more than the other four.

      Given the board "<board>"
      And hand 1 is "<hole>"
      When the hands are read
      Then hand 1 is read as "<kind>"
      And the ranks of hand 1 are "<ranks>"

      Examples: five in the hole
        | hole           | board          | kind           | ranks | because                  |
        | As Ks Qs 2c 3d | Js Ts 4h 4d 5c | Pair           | 44AKJ | three in the hole        |
        | As Ks 9d 2c 3d | Qs Js Ts 4h 4d | Straight flush | AKQJT | two and three            |
        | Ac Ad Ah As Kc | Qd Jh 9s 4c 2d | Pair           | AAQJ9 | two of the four aces     |
        | Ah Kc Qc Jc Tc | 9h 7h 5h 2h 3d | High card      | AK975 | one heart makes no flush |
        | 8c 8d 5h 4s 2c | 8h Kd Kc Ks 2d | Full house     | KKK88 | the door card is idle    |

    @source:courchevel/extends
    Scenario: The door card belongs to everybody
      It pairs both; the kicker decides.

      Given the board "Qd 7h 6s 2c 9d"
      And hand 1 is "Qs Ah 3c 4d 5h"
      And hand 2 is "Qc Kh 3d 4h 5s"
      When the hands are compared
      Then hand 1 wins with "Pair"
      And it is decided by the "first kicker"
