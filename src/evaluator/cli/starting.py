"""Commands that write something to begin with: new."""

from __future__ import annotations

import json
import os
import re
import shlex
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import click
import yaml

from evaluator.cli.terminal import as_json, command, print_json, print_lines
from evaluator.errors import FileFaultsError, InputError
from evaluator.interface import Rules, load
from evaluator.library import VOCABULARY, find_game, game_ids, rules_folder, schema_file
from evaluator.rules import Find, Game, GameId

_PROJECT_MARKS = (".git", ".hg", "pyproject.toml")
_MODELINE = re.compile(r"^#\s*yaml-language-server:.*$", re.MULTILINE)
_YOURS = 'title: take out the "#" and name your own source'
_FEATURE = """\
# Write a scenario for each rule of the game that players could get wrong.
# All that can be said in one: python -m evaluator.bdd.reference
Feature: {title}

  Scenario: {category}
    Given the rules "{rules}"
    And hand 1 is "{hand}"{wild}
    When the hands are read
    Then hand 1 is read as "{category}"
"""
_LOADER: type[yaml.SafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@command("handrules new my-game --from standard-high")
@click.argument("name")
@click.option("--from", "source", required=True, metavar="RULES", help="The game to begin with.")
@click.option("-o", "--output", "folder", default=".", metavar="DIR", help="Where to write it.")
@click.option(
    "--feature/--no-feature", default=True, help="Whether to write a first scenario beside it."
)
@as_json
def new(name: str, source: str, folder: str, feature: bool, as_json: bool) -> None:
    """Write NAME.yaml, a copy of another game to change, and NAME.feature to test it.

    NAME is the id of the new game: lower-case words with hyphens between them. Files that are there
    already are left as they are.
    """
    start = start_game(name, source, Path(folder), feature=feature)
    write_new(start.files)
    if as_json:
        print_json({"rules": name, "files": [str(path) for path in start.files]})
        return
    commands = [
        f"  handrules {'check' if path.suffix == '.feature' else 'validate'} "
        f"{shlex.quote(str(path))}"
        for path in start.files
    ]
    print_lines(
        [
            f"Wrote {' and '.join(str(path) for path in start.files)}, a copy of {start.game.id}.",
            "Now make it the game you want, and try it:",
            *commands,
        ]
    )


@dataclass(frozen=True)
class Start:
    """The files of a new game, not yet written, and the game that they are a copy of."""

    game: Game
    files: Mapping[Path, str]


def start_game(name: str, source: str, folder: Path, *, feature: bool = True) -> Start:
    """Return the files of a new game that means what the source means, under its own name.

    Raises:
        InputError: the name is no id, a file is there already, or a copy in that folder would not
            mean the same.
        FileFaultsError: the source is faulty.
    """
    _check_name(name)
    if folder.exists() and not folder.is_dir():
        raise InputError(f"{folder} is no folder")
    target = folder / f"{name}.yaml"
    scenario = folder / f"{name}.feature"
    for path in (target, scenario) if feature else (target,):
        if os.path.lexists(path):
            raise InputError(f"{path} is there already; choose another name, or another folder")
    rules = load(source)
    text = _as_new_game(Path(rules.game.file), name, target)
    _check_same_meaning(rules.game, text, target)
    files = {target: text}
    if feature and (lines := _first_scenario(rules, name)):
        files[scenario] = lines
    return Start(rules.game, files)


def write_new(files: Mapping[Path, str]) -> None:
    """Write all of the files or, where one cannot be written or is there already, none.

    Raises:
        InputError: a file cannot be written, or is there already.
    """
    begun: list[Path] = []
    try:
        for path, text in files.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("x", encoding="utf-8", newline="") as file:
                begun.append(path)
                file.write(text)
    except BaseException as error:
        for own in begun:
            own.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise InputError(f"{path}: {(error.strerror or str(error)).lower()}") from error
        raise


# -- the name -------------------------------------------------------------------------------------


def _check_name(name: str) -> None:
    id_rules = json.loads(schema_file("game").read_text(encoding="utf-8"))["properties"]["rules"]

    def is_id(text: str) -> bool:
        return bool(re.fullmatch(id_rules["pattern"], text)) and len(text) <= id_rules["maxLength"]

    if name in game_ids():
        raise InputError(f'"{name}" is a packaged game; give yours a name of its own')
    if name == Path(VOCABULARY).stem:
        raise InputError(f"{VOCABULARY} holds what games share; give yours another name")
    if not is_id(name):
        plain = unicodedata.normalize("NFKD", name.lower())
        plain = re.sub(r"\.ya?ml$|['\u2019\u0300-\u036f]", "", plain)  # apostrophes and accents
        near = "-".join(re.findall("[a-z0-9]+", plain))
        hint = f' - did you mean "{near}"?' if is_id(near) else ", as in five-card-draw"
        shown = json.dumps(name, ensure_ascii=False)
        raise InputError(
            f"{shown} is no name for a game: up to {id_rules['maxLength']} lower-case letters and "
            f"digits, a letter first, with hyphens between words{hint}"
        )


# -- the rule file --------------------------------------------------------------------------------


def _as_new_game(source: Path, name: str, target: Path) -> str:
    """Return the text of the source with what only the source says of itself changed."""
    from evaluator.loader import read_text

    text = read_text(source)
    end = "\r\n" if "\r\n" in text else "\n"
    entries = _entries(text)
    edits = [_value(text, entries["rules"][1], name)]
    if "title" in entries:
        edits.append(_value(text, entries["title"][1], _title(name)))
    if "extends" in entries:
        key, parent = entries["extends"]
        edits.append(_value(text, parent, _base(str(parent.value), source.parent, target.parent)))
    if "sources" in entries:
        edits.append(_source_hint(text, *entries["sources"], end))
    elif "extends" in entries:  # the sources are those of the game that it is built on
        hint = f"# sources:{end}#   - {_YOURS}{end}"
        at = _line_start(text, key.start_mark.index)
        edits.append((at, at, hint))
    for start, stop, changed in sorted(edits, reverse=True):
        text = text[:start] + changed + text[stop:]
    line = f"# yaml-language-server: $schema={_schema_from(target)}"
    if _MODELINE.search(text):
        return _MODELINE.sub(lambda _: line, text, count=1)
    return line + end + text


_Edit = tuple[int, int, str]  # what stands between two places of a text is replaced


def _entries(text: str) -> dict[str, tuple[yaml.ScalarNode, yaml.Node]]:
    """Return the keys of a rule file and their values, with the places where they stand."""
    root = yaml.compose(text, Loader=_LOADER)
    assert isinstance(root, yaml.MappingNode)  # for it has been loaded
    return {key.value: (key, value) for key, value in root.value}


def _value(text: str, node: yaml.Node, value: str) -> _Edit:
    """Return the edit that puts another text in the place of a value."""
    start, stop = node.start_mark.index, node.end_mark.index
    old = text[start:stop]  # a block of text ends with the line
    return start, stop, _scalar(value) + old[len(old.rstrip()) :]


def _scalar(value: str) -> str:
    """Return the text as YAML, in quotes where it could be taken for something else."""
    written: str = yaml.safe_dump(value, allow_unicode=True, width=10_000)
    return written.removesuffix("...\n").rstrip("\n")


def _source_hint(text: str, key: yaml.ScalarNode, listed: yaml.Node, end: str) -> _Edit:
    """Return the edit that puts a line for one's own source above those of the copied game."""
    if isinstance(listed, yaml.SequenceNode) and not listed.flow_style:
        mark = listed.start_mark
        at = mark.index - mark.column
        return at, at, f"{' ' * mark.column}# - {_YOURS}{end}"
    at = _line_start(text, key.start_mark.index)
    return at, at, f"# sources, yours before these: {{{_YOURS}}}{end}"


def _line_start(text: str, at: int) -> int:
    return text.rfind("\n", 0, at) + 1


def _title(name: str) -> str:
    return name.replace("-", " ").capitalize()


def _base(parent: str, source: Path, target: Path) -> str:
    """Return what `extends` must say in the new place: an id stays, a path begins there."""
    path = find_game(parent, beside=source)
    if path.resolve() == (rules_folder() / f"{parent}.yaml").resolve():
        return parent
    if Path(parent).is_absolute():
        return parent
    written = _way(path, target)
    return written if "/" in written else f"./{written}"


def _way(path: Path, folder: Path) -> str:
    """Return the path as it is written from a folder; from the top where there is no other way."""
    try:
        return Path(os.path.relpath(path.resolve(), folder.resolve())).as_posix()
    except ValueError:  # on another drive
        return path.resolve().as_posix()


def _schema_from(target: Path) -> str:
    """Return where an editor finds the schema.

    Within one project the way is relative, so that the project can be moved; elsewhere it is the
    place where the schema is installed. Editors take a blank or a # as the end of a path, so such
    a path is written as an address.
    """
    schema, folder = schema_file("game").resolve(), target.parent.resolve()
    homes = [each for each in (folder, *folder.parents) if _is_project(each)]
    near = next((home for home in (folder, *homes[:1]) if schema.is_relative_to(home)), None)
    written = schema.as_posix() if near is None else _way(schema, folder)
    return schema.as_uri() if re.search(r"[\s#]", written) else written


def _is_project(folder: Path) -> bool:
    return any((folder / mark).exists() for mark in _PROJECT_MARKS)


def _check_same_meaning(game: Game, text: str, target: Path) -> None:
    """Check that the copy means the same in its place, where other words may lie beside it.

    Raises:
        InputError: it does not, or is not even right there.
    """
    from evaluator.loader import read_game

    try:
        if _unnamed(read_game(text, str(target))) == _unnamed(game):
            return
    except FileFaultsError as error:
        if all(fault.place.file != str(target) for fault in error.faults):
            raise  # what is wrong lies beside the new file, and can be read there
    beside, here = Path(game.file).with_name(VOCABULARY), target.with_name(VOCABULARY)
    if beside.is_file() and not beside.samefile(rules_folder() / VOCABULARY):
        why = f"{game.file} needs {beside}; use -o {shlex.quote(str(beside.parent))}"
    elif here.is_file():
        why = f"{here} gives its words another meaning; use -o and another folder"
    else:
        why = "write its keys in lines of their own, and try again"
    raise InputError(f"a copy of {game.file} in {target.parent} would not be the same game: {why}")


def _unnamed(game: Game) -> Game:
    """Return the game without what it says only of itself."""
    deck = replace(game.deck, name="")  # a deck of the game's own is called as the game
    return replace(game, id=GameId(""), title="", sources=(), file="", deck=deck)


# -- the feature ----------------------------------------------------------------------------------


def _first_scenario(rules: Rules, name: str) -> str:
    """Return a feature with one scenario that passes; empty where no example hand is found."""
    from evaluator.examples import example_hand

    prize = rules.game.prizes[0]
    for category in prize.categories:
        hand = example_hand(rules, prize, category)
        wild = "" if hand is None else _wild_to_name(rules, hand, category.id)
        if hand is None or wild is None:
            continue
        named = " ".join(category.name.split())
        return _FEATURE.format(
            title=_title(name),
            rules=f"{name}.yaml",
            hand=hand,
            wild=f'\n    And the players name "{wild}" wild' if wild else "",
            category=category.id if '"' in named else named,
        )
    return ""


def _wild_to_name(rules: Rules, hand: str, category: str) -> str | None:
    """Return a rank that may be named wild with the hand as it is; empty where none need be."""
    prize = rules.game.prizes[0]
    if not any(kind.dealt and kind.dealt.find is Find.NAMED for kind in prize.wild):
        return ""
    return next(
        (
            rank
            for rank in rules.game.deck.ranks
            if rules.evaluate(hand, wild=rank).category == category
        ),
        None,
    )
