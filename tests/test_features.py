"""The features that come with the games, and the table of what they show."""

import re
from collections import defaultdict
from pathlib import Path

import pytest

from evaluator.bdd import features
from evaluator.bdd.document import Feature, parse_feature
from evaluator.library import features_folder

shipped = features("../features")

DOCUMENTS = (
    "comparing-three-of-a-kind.feature",
    "comparing-high-card.feature",
    "poker-lesson-vii.feature",
    "poker-lesson-viii.feature",
    "texas-holdem-judge.feature",
)
Table = dict[str, list[tuple[str, str]]]


def table_of_passages() -> Table:
    """The rows of features/documents.md: passage and scenario, under the feature's heading."""
    table: Table = defaultdict(list)
    feature = ""
    text = (features_folder() / "documents.md").read_text(encoding="utf-8")
    for line in text.splitlines():
        if line.startswith("## "):
            feature = line.removeprefix("## ")
        row = re.fullmatch(r"\| (.+) \| (.+) \|", line)
        if row and row[1] not in ("passage", "---"):
            table[feature].append((row[1], row[2]))
    return table


def read(name: str) -> Feature:
    feature = parse_feature((features_folder() / name).read_text(encoding="utf-8"))
    assert feature is not None
    return feature


def test_the_table_has_each_document():
    assert tuple(table_of_passages()) == DOCUMENTS


@pytest.mark.parametrize("name", DOCUMENTS)
def test_the_table_names_only_scenarios_that_exist(name):
    titles = {scenario.title for scenario in read(name).scenarios}
    assert [title for _, title in table_of_passages()[name] if title not in titles] == []


@pytest.mark.parametrize("name", DOCUMENTS)
def test_each_scenario_of_the_documents_is_in_the_table(name):
    named = {title for _, title in table_of_passages()[name]}
    assert [each.title for each in read(name).scenarios if each.title not in named] == []


@pytest.mark.parametrize("name", DOCUMENTS)
def test_no_passage_is_told_twice_in_the_same_way(name):
    rows = table_of_passages()[name]
    assert len(set(rows)) == len(rows)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_each_scenario_says_where_it_comes_from(name):
    source = f"source:{Path(name).stem}/"
    for scenario in read(name).scenarios:
        assert [tag for tag in scenario.tags if tag.startswith(source)], scenario.title
        assert scenario.block.prose, f"{scenario.title}: no passage, no word on the cards"


@pytest.mark.parametrize("name", DOCUMENTS)
def test_each_scenario_says_which_cards_are_whose(name):
    """Either the document's, or chosen by us, or from another place in the document."""
    told = re.compile(r"document|chosen|chose|sample run|lesson|worked example|above")
    for scenario in read(name).scenarios:
        prose = " ".join(line for _, line in scenario.block.prose)
        assert told.search(prose), scenario.title
