Feature: Deuce-to-seven triple draw
  The rules are those of rules/deuce-to-seven-triple-draw.yaml, which names its sources. The tag of
  a scenario says which line of that file it shows. All cards are chosen.

  Background:
    Given the rules "deuce-to-seven-triple-draw"

  Rule: The hands rank as in deuce-to-seven low

    @source:deuce-to-seven-triple-draw/extends
    Scenario Outline: The worst hand of ordinary poker wins
      The lower hand of each row wins; the ace is high, and straights and flushes are bad.

      Given hand 1 is "<better>"
      And hand 2 is "<worse>"
      When the hands are compared
      Then hand 1 wins with "<kind>"

      Examples: who wins
        | better         | worse          | kind     | because                                  |
        | 7c 5d 4h 3s 2c | 7d 6h 4s 3c 2d | No pair  | number one                               |
        | 8c 5d 4h 3s 2c | 7d 6h 5s 4c 3d | No pair  | seven to three is a straight             |
        | 9c 8d 7h 6s 4c | Td 5h 4s 3c 2d | No pair  | a rough nine beats a smooth ten          |
        | Kc Qd Jh Ts 8c | Ad 5h 4s 3c 2d | No pair  | an ace is worse than a king              |
        | Ac 5d 4h 3s 2c | 2d 2h 3c 4s 5c | No pair  | but A-5-4-3-2 is no straight             |
        | Ac Ad Kh Qs Jc | 6c 5d 4h 3s 2c | Pair     | a pair of aces beats six low, a straight |
        | 6c 5d 4h 3s 2c | 8d 6d 4d 3d 2d | Straight | a straight beats a flush                 |

  Rule: At the showdown everybody has five cards

    @source:deuce-to-seven-triple-draw/deal
    Scenario Outline: What is no hand of this game is refused
      However often cards are drawn, five are held.

      Given hand 1 is "<cards>"
      When the hands are read
      Then it is refused because "<reason>"

      Examples: what is wrong
        | cards             | reason      | because         |
        | 7c 5d 4h 3s 2c 9d | has 6 cards | six cards       |
        | 7c 5d 4h 3s 3s    | dealt twice | one three twice |
