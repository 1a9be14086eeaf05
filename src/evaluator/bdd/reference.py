"""The step reference, ``docs/steps.md``, made from the step definitions themselves.

``python -m evaluator.bdd.reference > docs/steps.md`` writes it.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from dataclasses import dataclass

from evaluator.bdd.all_steps import definitions
from evaluator.bdd.sentences import Definition

_HEAD = """\
# Steps

Everything that a feature file can say. Values stand in double quotes; hands are numbered from 1;
cards are written as everywhere (`8c`, `10d`, `A♥`, `Jo`). A category is called by its name in the
rule file or by its id, a prize by its id. What stands in square brackets may be left out. *This
page is made from the code: `python -m evaluator.bdd.reference > docs/steps.md`.*

A scenario has Given steps (which rules, which cards), one When (something is done) and Then steps
(which only look). `pytest my.feature` or `handrules check my.feature` runs a file; no Python is
needed beside it. Steps of your own go into a `conftest.py` in the same folder, written for
pytest-bdd; they may ask for the fixture `poker_table`.

```gherkin
Feature: My game
  Scenario: Three nines beat three eights
    Given the rules "my-game.yaml"
    And hand 1 is "8c 8d 8h As Qd"
    And hand 2 is "9c 9d 9h 4s 2d"
    When the hands are compared
    Then hand 2 wins with "Three of a kind"
```

Gherkin's keywords may be in another of its languages, which the first line names; the sentences
stay as they are here, and so does the column `because`. `features/three-card.fr.feature` is
written so:

```gherkin
# language: fr
Fonctionnalité: Le poker à trois cartes
  Scénario: Une suite bat une couleur
    Soit the rules "three-card"
    Et hand 1 is "4d 3h 2s"
    Et hand 2 is "Ac Kc 9c"
    Quand the hands are compared
    Alors hand 1 wins with "Straight"
```

In a game of several prizes each is won by itself. `for the "low"` at the end of a step says which
is meant; without it, the first of the rule file is:

```gherkin
Feature: High-low
  Scenario: Hand 1 scoops the high half and quarters the low
    Given the rules "omaha-hi-lo-8"
    And the board "3h 4d 8c Kd 9s"
    And hand 1 is "Ah 2d Kc Ks"
    And hand 2 is "Ac 2s Qc Jh"
    When the hands are compared
    Then hand 1 wins with "Three of a kind"
    And it is a draw for the "low"
    And the shares are "3/4 1/4"
```
"""

_REFUSED = """\
## What is refused

A feature file is read with suspicion: what would pass without checking anything is refused before
any scenario runs, all of it at once, each with its file, line and column.

| code | what is refused |
| --- | --- |
| `keyword` | a line that was meant as a step or heading, and is only prose (see below) |
| `undefined-step` | a step that is in no vocabulary, with the nearest one that is |
| `ambiguous-step` | a step that two definitions match |
| `placeholder` | `<crads>`, where no column is called so |
| `unused-column` | a column that no step reads, other than `because`, the reason of a row |
| `same-column` | two columns of one name |
| `no-examples`, `no-rows` | an outline without examples, examples without rows |
| `empty-cell` | a cell with nothing in it |
| `same-row` | an example row that is there twice |
| `same-title`, `no-title` | two scenarios of one title in a file, or one without |
| `no-steps`, `no-then` | a scenario that does nothing, or checks nothing |
| `first-step` | a scenario or background that begins with And or But |
| `unread`, `missing` | a table or text under a step that reads none, or none where it needs one |
| `empty`, `no-scenario`, `empty-block` | a file, feature, rule or background with nothing in it |
| `syntax`, `encoding` | what is no Gherkin, or no text in UTF-8 |

Gherkin calls a description whatever it cannot read, and runs none of it. So a description may
hold any prose but what looks meant to be run: `Givn hand 1 is "Ah"`, `- Then hand 1 wins`, steps
under no scenario; a heading without its colon (`Scenario A`, `Background`), which stands by itself
or has steps or headings indented under it. Prose that begins with such a word is told from a
heading by its full stop.

A run in which all scenarios were skipped, or none was found, fails.

## What `handrules check --lint` finds

It runs nothing, and tells of examples that pass or fail but should not stand as they are. Every
example carries tags: `@source:ID/PLACE` says where it comes from (a document and the place in it,
or a rule file and its key), and `@verdict:WORD` how it stands to its source:

| verdict | the example |
| --- | --- |
| none, or `@verdict:agrees` | is what the source says |
| `@verdict:disputed` | is what this source says, and another says otherwise |
| `@verdict:erratum` | is right, where the source is wrong |
| `@verdict:ambiguous` | is one reading of what the source leaves open |

Whatever the verdict other than the first, the description has a sentence why.

| code | what is found |
| --- | --- |
| `impossible-hand` | cards that cannot be dealt: one twice, more jokers than the deck has |
| `contradiction` | the same hands and rules with another expectation, in any of the files |
| `same-example` | the same hands with the same expectation, twice in a file |
| `no-source`, `no-locator` | no source tag, or one that names no place |
| `unknown-verdict`, `two-verdicts` | another word than these, or two of them |
| `no-reason` | another verdict than `agrees`, and nothing under the title that says why |
| `passage-without-example` | a passage of `documents.md` that no scenario shows |
| `no-passage` | a scenario that shows none, of a feature that `documents.md` has |

`documents.md` lies beside the features. It has a heading for each file that stands for a document,
and under it a table of two columns, passage and scenario.
"""


@dataclass(frozen=True, slots=True)
class Entry:
    """One step of the vocabulary: how it is written, what it means, an example."""

    definition: Definition
    about: str
    example: str


def entries() -> list[Entry]:
    """Return the steps in the order of the vocabulary.

    Raises:
        ValueError: a step has no docstring, or none with an example.
    """
    return [_entry(definition) for definition in definitions()]


def _entry(definition: Definition) -> Entry:
    about, _, example = (inspect.getdoc(definition.run.step_func) or "").rpartition(
        f"\n\n{definition.keyword} "
    )
    if not about or not example:
        raise ValueError(f'the docstring of "{definition}" has no example')
    return Entry(definition, " ".join(about.split()), f"{definition.keyword} {example}")


def step_reference() -> str:
    """Return the page."""
    return "\n".join(_lines())


def _lines() -> Iterator[str]:
    yield _HEAD
    for type_ in ("given", "when", "then"):
        yield f"## {type_.capitalize()}\n"
        for entry in entries():
            if entry.definition.type == type_:
                yield f"### `{entry.definition.text}`\n"
                yield f"{entry.about}\n"
                yield f"```gherkin\n{entry.example}\n```\n"
    yield _REFUSED.rstrip()


if __name__ == "__main__":
    print(step_reference())
