"""Every packaged game has a feature, and every scenario of it says which rule it shows."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import yaml

from evaluator.bdd.document import Feature, fill, parse_feature
from evaluator.library import features_folder, game_ids, rules_folder

GAMES = game_ids()
FILES = sorted(features_folder().glob("*.feature"))
FROM_A_DOCUMENT = "texas-holdem-judge"  # its scenarios, like other documents', name passages
LIBRARY = [path for path in FILES if path.stem in GAMES and path.stem != FROM_A_DOCUMENT]
NAMES_RULES = re.compile(r'the rules "([^"]+)"')

of_library = pytest.mark.parametrize("path", [pytest.param(p, id=p.stem) for p in LIBRARY])


@cache
def read(path: Path) -> Feature:
    feature = parse_feature(path.read_text(encoding="utf-8"))
    assert feature is not None
    return feature


def games_of(path: Path) -> set[str]:
    """The rules that some scenario or example row plays by; of two steps the later one holds."""
    played = set()
    for case in read(path).cases:
        steps = [fill(step.text, case.values) for step in case.scenario.steps]
        named = [found[1] for step in steps if (found := NAMES_RULES.fullmatch(step))]
        played.update(named[-1:])
    return played


@cache
def lines_of(game: str) -> frozenset[str]:
    """The keys of a rule file, and of the files that it builds on."""
    rules = yaml.safe_load((rules_folder() / f"{game}.yaml").read_text(encoding="utf-8"))
    base = rules.get("extends")
    return frozenset(rules) | (lines_of(base) if base else frozenset())


def places(path: Path) -> Iterator[tuple[str, str | None]]:
    """Each scenario's title and the place in its source tag, if it has such a tag."""
    source = f"source:{path.stem}/"
    for scenario in read(path).scenarios:
        tags = [tag.removeprefix(source) for tag in scenario.tags if tag.startswith(source)]
        yield scenario.title, tags[0] if tags else None


def test_the_library_has_features():
    assert LIBRARY


@pytest.mark.parametrize("game", GAMES)
def test_each_packaged_game_has_a_feature_that_plays_it(game):
    assert [path.stem for path in FILES if game in games_of(path)]


@of_library
def test_a_feature_plays_the_game_that_it_is_named_after(path):
    assert path.stem in games_of(path)


@of_library
def test_each_scenario_is_tagged_with_the_line_of_the_rule_file_that_it_shows(path):
    assert [title for title, place in places(path) if place not in lines_of(path.stem)] == []


@of_library
def test_each_scenario_says_in_prose_what_it_is_about(path):
    assert [each.title for each in read(path).scenarios if not each.block.prose] == []


@of_library
def test_each_scenario_stands_under_a_rule(path):
    assert [each.title for each in read(path).scenarios if not each.rule] == []


@of_library
def test_each_feature_names_its_rule_file(path):
    prose = " ".join(line.strip() for _, line in read(path).block.prose)
    assert f"rules/{path.stem}.yaml" in prose
