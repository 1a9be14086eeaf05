# language: fr
Fonctionnalité: Le poker à trois cartes
  Les règles sont celles de rules/three-card.yaml, qui nomme ses sources. Les mots clés de Gherkin
  sont en français, les phrases des étapes sont celles de docs/steps.md. Toutes les cartes sont
  choisies. Chaque main compte pour elle-même, si bien qu'une carte peut être dans deux mains.

  Contexte:
    Étant donné the rules "three-card"

  Règle: Avec trois cartes, la suite est plus rare que la couleur et la bat

    @source:three-card/categories
    Scénario: Une suite de petites cartes bat une couleur à l'as
      Quatre, trois et deux se suivent ; l'as, le roi et le neuf sont trois trèfles.

      Soit hand 1 is "4d 3h 2s"
      Et hand 2 is "Ac Kc 9c"
      Quand the hands are compared
      Alors hand 1 wins with "Straight"
      Et hand 2 is read as "Flush"
      Et it is decided by the "category"

    @source:three-card/categories
    Plan du scénario: Chaque main a son nom
      Il n'y a ni full, ni carré, ni deux paires.

      Soit hand 1 is "<cartes>"
      Lorsque the hands are read
      Alors hand 1 is read as "<nom>"

      Exemples: de la plus forte à la plus faible
        | cartes   | nom             | because                             |
        | Th 9h 8h | Straight flush  | une quinte flush                    |
        | 6c 6d 6s | Three of a kind | un brelan                           |
        | Th 9c 8h | Straight        | une suite, mais de deux couleurs    |
        | Th 9h 7h | Flush           | une couleur, mais les rangs sautent |
        | Th Tc 7h | Pair            | une paire                           |
        | Th 9c 7h | High card       | rien de tout cela                   |

  Règle: L'as termine une suite ou la commence

    @source:three-card/runs
    Scénario: As, deux, trois est la plus basse des suites
      L'as y compte pour un : quatre, trois, deux est plus haut.

      Soit hand 1 is "Ac 2d 3h"
      Et hand 2 is "2c 3d 4h"
      Quand the hands are compared
      Alors hand 2 wins with "Straight"
      Mais the ranks of hand 1 are "32A"
