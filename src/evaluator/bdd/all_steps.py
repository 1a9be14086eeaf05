"""The whole step vocabulary: everything that a feature file can say.

Given steps say which rules and which cards, a When step reads, compares or prints, Then steps only
look. Values stand in double quotes; hands are numbered from 1.
"""

from __future__ import annotations

from evaluator.bdd import playing, steps, winning
from evaluator.bdd.binding import definitions_in
from evaluator.bdd.sentences import Definition

STEP_MODULES = (steps, winning, playing)  # in the order of the step reference


def definitions() -> list[Definition]:
    """Return all step definitions, in the order in which they are written."""
    return [each for module in STEP_MODULES for each in definitions_in(module)]
