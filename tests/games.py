"""Small rule files for tests, each a standard game with a few lines changed."""

from __future__ import annotations

from evaluator import Rules
from evaluator.loader import read_game

HIGH_RANKS = "2 3 4 5 6 7 8 9 T J Q K A"
LOW_RANKS = "A 2 3 4 5 6 7 8 9 T J Q K"
HIGH = (
    "straight_flush four_of_a_kind full_house flush straight three_of_a_kind two_pair pair "
    "high_card"
)
FIVE_HIGH = f"five_of_a_kind {HIGH}"
DEUCE_TO_SEVEN = (
    "no_pair pair two_pair three_of_a_kind straight flush full_house four_of_a_kind straight_flush"
)
ACE_TO_FIVE = "no_pair pair two_pair three_of_a_kind full_house four_of_a_kind"
JOKER = "{cards: Jo, stands_for: any, repeats: of_a_kind}"


def game(categories: str = HIGH, **changes: str) -> Rules:
    """Return a standard high game with these categories and these keys changed.

    >>> game(wins="low").game.prizes[0].wins.value
    'low'
    """
    choices = {
        "deck": "french-52",
        "ranks": HIGH_RANKS,
        "runs": f"A {HIGH_RANKS}",
        "suits": "equal",
        "deal": "{cards: 5 to 10}",
        "one_deck": "false",
        "hand": "{play: 5, from: any}",
        "wild": "none",
        "wins": "high",
    } | changes
    if choices["wild"] != "none":
        choices.setdefault("natural_beats_wild", "false")
    lines = ["rules: a-test", "title: A test", "sources: [{title: A test}]"]
    lines += [f"{key}: {value}" for key, value in choices.items()]
    lines += ["categories:"]
    lines += [f"  - {name}" for name in categories.split()]
    return Rules(read_game("\n".join(lines) + "\n", "a-test.yaml"))


def played(rules: Rules, hand: str, **options: str) -> tuple[str | None, str]:
    """Return the hand's category and its ranks in the order of comparison, joined."""
    value = rules.evaluate(hand, **options)  # type: ignore[arg-type]
    return value.category, "".join(value.ranks)
