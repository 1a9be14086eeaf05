"""YAML text to a ``Game``: schema, then meaning; all faults of a file at once."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from evaluator.dealt import Dealt, dealt_out
from evaluator.errors import Fault, FileFaultsError, InputError
from evaluator.library import VOCABULARY, find_game, rules_folder
from evaluator.located import (
    MOST_BYTES,
    Entry,
    FaultList,
    Listing,
    Node,
    Scalar,
    Spoilt,
    Table,
    plain,
    read_tree,
)
from evaluator.meaning import check_vocabulary, read_game_tree
from evaluator.reference import Reference
from evaluator.rules import Game
from evaluator.schema_check import REQUIRED, REQUIRED_OF_A_PRIZE, check_schema
from evaluator.vocabulary import Vocabulary, read_vocabulary

SOME_DEALS = 25  # of which a category for all other hands that was left out leaves some without

# what a game says of itself, and does not get from the one that it extends
_OWN = ("rules", "title", "about", "sources", "extends", "allow")
Edit = Callable[[Table], Table]  # of the tree of a file
_MERGED_BY_KEY = ("words", "pays")


def load_game(rules: str | Path) -> Game:
    """Return a packaged game by its id, or the game of a file by its path.

    Raises:
        InputError: there is no such game, or no such file, or it is no text.
        FileFaultsError: the file is faulty; all its faults.
    """
    path = find_game(rules)
    return _game(read_text(path), str(path), is_file=True)


def read_game(text: str, name: str, edit: Edit | None = None) -> Game:
    """Return the game of a rule file's text; ``name`` is the file that faults are shown in.

    With ``edit``, of what the file would say after that.

    Raises:
        FileFaultsError: the text is faulty; all its faults.
    """
    return _game(text, name, is_file=False, edit=edit)


def _game(text: str, name: str, *, is_file: bool, edit: Edit | None = None) -> Game:
    faults = FaultList()
    game = _Reader(faults, is_file=is_file, edit=edit).game(text, name)
    if game is None or faults.found:
        raise FileFaultsError(faults.found)
    return game


def check_file(path: str | Path) -> tuple[Fault, ...]:
    """Return the faults of a rule file or of a vocabulary, in its order.

    Where it reads well, some hands are dealt to see whether each has a category.

    Raises:
        InputError: there is no such file, or it is no text.
    """
    path = find_game(path)
    faults = FaultList()
    _Reader(faults, is_file=True).check(read_text(path), str(path))
    return tuple(sorted(faults.found))


def read_text(path: Path) -> str:
    """Return the text of a file.

    Raises:
        InputError: it is not there, cannot be read, is too long, or is not UTF-8.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise InputError(f"{path}: {_why_unread(error, path)}") from error
    if len(data) > MOST_BYTES:
        raise InputError(f"{path}: longer than {MOST_BYTES // 1000} kB; a rule file is a page")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        message = f"{path}: line {line} is not UTF-8; save the file in that encoding"
        raise InputError(message) from error


def _why_unread(error: OSError, path: Path) -> str:
    if path.is_dir():
        return "this is a folder, not a file"
    return "there is no such file" if isinstance(error, FileNotFoundError) else "cannot be read"


@dataclass
class _Reader:
    """Reads a file and those that it is built on."""

    faults: FaultList
    is_file: bool  # the text is that of a file, so that its name is the game's
    edit: Edit | None = None  # of the file itself, not of those that it is built on
    vocabulary: Vocabulary = field(default_factory=Vocabulary)

    def game(self, text: str, file: str) -> Game | None:
        """Return the game; where faults have been noted, it is of no use."""
        self._read_vocabulary(rules_folder() / VOCABULARY)
        table = self._table(text, file, (Path(file).resolve(),))
        if table is None:
            return None
        self._check_required(table)
        if self.is_file:
            _check_file_name(table, file, self.faults)
        return read_game_tree(table, file, self.vocabulary, self.faults)

    def check(self, text: str, file: str) -> None:
        """Note the faults of a game or of a vocabulary."""
        trial = read_tree(text, file, FaultList())
        if _is_vocabulary(trial):
            self._read_vocabulary(rules_folder() / VOCABULARY)
            self._read_vocabulary(Path(file))
            check_vocabulary(self.vocabulary, file, self.faults)
        else:
            game = self.game(text, file)
            if game is not None and not self.faults.found:
                _check_gaps(game, self.faults)

    def _table(self, text: str, file: str, chain: tuple[Path, ...]) -> Table | None:
        """Return what the file says, with what it extends beneath; ``chain`` led here."""
        node = read_tree(text, file, self.faults)
        if node is None:
            return None
        if _is_vocabulary(node):
            self.faults.add(node, "not-a-game", "this is a vocabulary; a game begins with `rules`")
            return None
        if self.edit is not None and len(chain) == 1 and isinstance(node, Table):
            node = self.edit(node)
            text = repr(plain(node))  # what the schema is asked about is known by its text
        table = check_schema(node, "game", text, self.faults)
        if table is None:
            return None
        if {"prizes", "categories"} <= table.entries.keys():
            message = "either `categories` or `prizes`, each with categories of its own"
            self.faults.add(table.entries["prizes"].key, "categories-and-prizes", message)
        parent = table.get("extends")
        base = self._base(parent, file, chain) if isinstance(parent, Scalar) else None
        beside = Path(file).parent / VOCABULARY
        if beside.is_file() and not beside.samefile(rules_folder() / VOCABULARY):
            self._read_vocabulary(beside)
        return table if base is None else _merged(base, table)

    def _base(self, parent: Scalar, file: str, chain: tuple[Path, ...]) -> Table | None:
        """Return what the extended file says."""
        try:
            path = find_game(parent.text, beside=Path(file).parent, by=Path(file))
            if path.resolve() in chain:
                message = f'"{parent.text}" is built on this file itself'
                self.faults.add(parent, "extends-itself", message)
                return None
            return self._table(read_text(path), str(path), (*chain, path.resolve()))
        except InputError as error:
            self.faults.add(parent, "unknown-game", str(error))
            return None

    def _read_vocabulary(self, path: Path) -> None:
        text = read_text(path)
        node = read_tree(text, str(path), self.faults)
        table = check_schema(node, "vocabulary", text, self.faults) if node is not None else None
        if table is not None:
            self.vocabulary = self.vocabulary.beneath(read_vocabulary(table))

    def _check_required(self, table: Table) -> None:
        """Check that the file and what it extends make all choices together."""
        if "extends" not in table.entries:
            return  # the schema has seen to it
        spoilt = isinstance(table.entries["extends"].value, Spoilt) or self.faults.found
        of_a_prize = () if "prizes" in table.entries else REQUIRED_OF_A_PRIZE
        for key in (*REQUIRED, *of_a_prize) if not spoilt else ():
            if key not in table.entries:
                message = f"neither this file nor what it extends says `{key}`"
                self.faults.add(table.entries["extends"].key, "missing-key", message)


def _is_vocabulary(node: Node | None) -> bool:
    """Return whether this is a vocabulary, by its first key."""
    return isinstance(node, Table) and next(iter(node.entries), "") == "vocabulary"


def _merged(base: Table, own: Table) -> Table:
    """Return one table in which the own entries hold before those of the base."""
    entries = {key: entry for key, entry in base.entries.items() if key not in _OWN}
    if "prizes" in own.entries:
        entries.pop("categories", None)
    if "categories" in own.entries:
        entries.pop("prizes", None)
    merged = {**entries, **own.entries}
    for key in _MERGED_BY_KEY:
        below, above = base.get(key), own.get(key)
        if isinstance(below, Table) and isinstance(above, Table):
            both = Table(above.place, above.width, {**below.entries, **above.entries})
            merged[key] = Entry(own.entries[key].key, both)
    below, above = base.get("sources"), own.get("sources")
    if isinstance(below, Listing):
        items = above.items if isinstance(above, Listing) else ()
        both_lists = Listing(below.place, below.width, (*items, *below.items))
        merged["sources"] = Entry(base.entries["sources"].key, both_lists)
    return Table(own.place, own.width, merged)


def _check_file_name(table: Table, file: str, faults: FaultList) -> None:
    """Check that a game is found under its id, as far as an id can be the name of the file."""
    node, path = table.get("rules"), Path(file)
    id_of_the_file = re.sub(r"[^a-z0-9]+", "-", path.stem.lower()).strip("-")
    named = path.suffix in (".yaml", ".yml") and bool(id_of_the_file)
    if named and isinstance(node, Scalar) and node.text != id_of_the_file:
        message = f'the file is named {path.name}, so the id must be "{id_of_the_file}"'
        faults.add(node, "file-name", message)


def _check_gaps(game: Game, faults: FaultList) -> None:
    """Check some deals, always the same, for a hand without a category where there may be none."""
    random, deck, size = Random(0), game.deck.cards, game.dealt.least
    for prize in game.prizes:
        reference, last = Reference(prize, game.deck), prize.categories[-1]
        for _ in range(0 if prize.gaps else SOME_DEALS):
            dealt = Dealt(dealt_out(random.sample(deck, size), game.deal))
            if last.place is not None and reference.evaluate(dealt) is None:
                message = (
                    f'no category holds "{dealt}"; add one for all other hands, such as '
                    "`high_card` or `nothing`, or say gaps: allowed"
                )
                faults.add_at(last.place, "no-category", message, len(last.id))
                break
