from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

import evaluator
from evaluator import schema_check
from evaluator.library import rules_folder, schema_file
from evaluator.located import FaultList, plain, read_tree

KINDS = ("game", "vocabulary")
SCHEMAS = {kind: json.loads(schema_file(kind).read_text(encoding="utf-8")) for kind in KINDS}


def properties(schema, steps=()):
    """Yield every key that the schema knows, with where it stands and what is said of it."""
    if isinstance(schema, dict):
        for key, said in schema.get("properties", {}).items():
            yield (*steps, key), said
        for key, inner in schema.items():
            if key != "examples":
                yield from properties(inner, (*steps, key))
    elif isinstance(schema, list):
        for at, inner in enumerate(schema):
            yield from properties(inner, (*steps, at))


def objects(schema):
    if isinstance(schema, dict):
        if "properties" in schema and "if" not in schema:
            yield schema
        for key, inner in schema.items():
            if key != "examples":
                yield from objects(inner)
    elif isinstance(schema, list):
        for inner in schema:
            yield from objects(inner)


EVERY_KEY = [
    pytest.param(kind, said, id=f"{kind}:{'.'.join(map(str, steps))}")
    for kind in KINDS
    for steps, said in properties(SCHEMAS[kind])
]


@pytest.mark.parametrize("kind", KINDS)
def test_schemas_are_schemas(kind):
    Draft202012Validator.check_schema(SCHEMAS[kind])


@pytest.mark.parametrize(("kind", "said"), EVERY_KEY)
def test_every_key_is_explained_by_examples_that_are_right(kind, said):
    assert said["title"]
    assert said["description"].endswith(".")
    assert said["examples"]
    validator = Draft202012Validator({**said, "$defs": SCHEMAS[kind]["$defs"]})
    for example in said["examples"]:
        validator.validate(example)


@pytest.mark.parametrize("kind", KINDS)
def test_shared_pieces_are_explained_by_examples_that_are_right(kind):
    for piece in [SCHEMAS[kind], *SCHEMAS[kind]["$defs"].values()]:
        assert piece["title"]
        assert piece["description"]
        validator = Draft202012Validator({**piece, "$defs": SCHEMAS[kind]["$defs"]})
        for example in piece["examples"]:
            validator.validate(example)


@pytest.mark.parametrize("kind", KINDS)
def test_no_table_takes_unknown_keys(kind):
    for table in objects(SCHEMAS[kind]):
        assert table["additionalProperties"] is False


def test_what_both_schemas_hold_is_the_same():
    games, words = (SCHEMAS[kind]["$defs"] for kind in KINDS)
    assert {name: games[name] for name in words} == words


def test_the_required_choices_are_those_of_the_schema():
    required = [key for rule in SCHEMAS["game"]["allOf"] for key in rule["then"]["required"]]
    assert required == [*schema_check.REQUIRED, *schema_check.REQUIRED_OF_A_PRIZE]


def patterns(schema):
    """Yield each pattern that says what a whole text looks like."""
    if isinstance(schema, dict):
        if str(schema.get("pattern", "")).startswith("^"):
            yield schema["pattern"]
        for inner in schema.values():
            yield from patterns(inner)
    elif isinstance(schema, list):
        for inner in schema:
            yield from patterns(inner)


TEXTS = ("abc", "none", "all", "any", "named", "ignored", "5 to 7", "A")


@pytest.mark.parametrize("pattern", sorted({p for k in KINDS for p in patterns(SCHEMAS[k])}))
def test_no_name_or_word_ends_in_a_line_break(pattern):
    fitting = [text for text in TEXTS if re.search(pattern, text)]
    assert fitting
    within = re.search(pattern, "2 3\n4 5")  # ranks may be written over several lines
    assert within or not any(re.search(pattern, f"{text}\n") for text in fitting)


MODULES = ("loader", "meaning", "choices", "categories", "vocabulary", "reading")


def test_every_key_of_the_schema_is_read():
    sources = (Path(evaluator.__file__).parent / f"{name}.py" for name in MODULES)
    read = set(re.findall(r'"([a-z_]+)"', "".join(source.read_text() for source in sources)))
    for kind in KINDS:
        known = {steps[-1] for steps, _ in properties(SCHEMAS[kind])}
        # a vocabulary's title and what it says of a deck are for people
        assert known - read <= {"vocabulary"}


@pytest.mark.parametrize("path", sorted(rules_folder().glob("*.yaml")), ids=lambda p: p.stem)
def test_rule_files_name_their_schema_and_keep_to_it(path):
    text = path.read_text(encoding="utf-8")
    kind = "vocabulary" if path.stem == "vocabulary" else "game"
    assert text.startswith(f"# yaml-language-server: $schema=schema/{kind}.schema.json\n")
    tree = read_tree(text, path.name, FaultList())
    assert tree is not None
    Draft202012Validator(SCHEMAS[kind]).validate(plain(tree))


def test_examples_are_shown_as_yaml_that_reads_back():
    for _, said in properties(SCHEMAS["game"]):
        for example in said["examples"]:
            tree = read_tree(f"x: {schema_check.as_yaml(example)}", "x", FaultList())
            assert tree is not None
            assert plain(tree) == {"x": example}
