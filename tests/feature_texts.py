"""Feature files as texts, and what is wrong with them."""

from pathlib import Path

from evaluator.bdd.all_steps import definitions
from evaluator.bdd.faults import read_feature
from evaluator.bdd.sentences import Vocabulary
from evaluator.errors import FileFaultsError

VOCABULARY = Vocabulary(definitions())
GOOD = """\
Feature: F
  Scenario: S
    Given the rules "standard-high"
    And hand 1 is "Ah"
    When the hands are read
    Then hand 1 wins
"""
OUTLINE = """\
Feature: F
  Scenario Outline: S
    Given hand 1 is "<cards>"
    When the hands are read
    Then hand 1 is read as "<category>"
    Examples: E
      | cards | category | because |
      | Ah    | pair     | x       |
"""


def faults(tmp_path: Path, text: str, vocabulary: Vocabulary = VOCABULARY) -> list[str]:
    """Line, code and message of each fault."""
    path = tmp_path / "x.feature"
    path.write_text(text, encoding="utf-8")
    try:
        read_feature(path, "x.feature", vocabulary)
    except FileFaultsError as error:
        return [f"{each.place.line} {each.code}: {each.message}" for each in error.faults]
    return []


def codes(found: list[str]) -> list[str]:
    return [fault.split(":")[0] for fault in found]
