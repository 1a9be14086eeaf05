"""Categories of a rule file: their parts, their kickers, what they are called."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from evaluator.cards import Rank
from evaluator.errors import nearest
from evaluator.located import Entry, FaultList, Listing, Node, Scalar, Spoilt, Table, words
from evaluator.possible import Supply, why_impossible
from evaluator.reading import read_one_rank, read_ranks, read_span, read_template, whole
from evaluator.rules import Category, CategoryId, Kickers, Part, Pattern, Shape, Span
from evaluator.values import IGNORED, KICKER

PATTERNS = ("of_a_kind", "run", "suited", "cards", "named")
SHAPE_KEYS = ("parts", "kickers", "compare", "either", "suited", "wilds", "as_dealt")
_OF_A_KIND = {2: "pair", 3: "trips", 4: "quads", 5: "five"}

# what the rules say of cards, so that no part can be called so
_RESERVED = {
    KICKER: "a card that no part takes",
    IGNORED: "cards that do not count",
    "none": "that no part is compared",
}


@dataclass(frozen=True)
class Setting:
    """What the game says that its categories depend on."""

    supply: Supply
    runs: tuple[Rank, ...]
    play: Span
    faults: FaultList
    vocabulary: Mapping[str, Entry]
    sure: bool = True  # the deck and the wild cards are known to be right


def read_categories(node: Node | None, setting: Setting) -> tuple[Category, ...]:
    """Return the categories listed at this node, strongest first."""
    categories: dict[str, Category] = {}
    for item in node.items if isinstance(node, Listing) else ():
        key, own = _entry(item)
        if key is None:
            continue
        if key.text in categories:
            first = categories[key.text].place
            line = f"; the first stands in line {first.line}" if first is not None else ""
            message = f'"{key.text}" is listed twice{line}'
            setting.faults.add(key, "category-twice", message)
            continue
        table = _merged(key, own, setting)
        if table is not None:
            categories[key.text] = CategoryReader(key, table, setting).category()
    return tuple(categories.values())


def _entry(item: Node) -> tuple[Scalar | None, Table | None]:
    """Return the id of a listed category, and what is written about it."""
    if isinstance(item, Scalar):
        return item, None
    if isinstance(item, Table):
        for entry in item.entries.values():
            if isinstance(entry.value, Table):
                return entry.key, entry.value
    return None, None


def _merged(key: Scalar, own: Table | None, setting: Setting) -> Table | None:
    """Return the vocabulary's entry with what the game writes about it in its place."""
    known = setting.vocabulary.get(key.text)
    shared = known.value if known is not None else None
    if own is None:
        if isinstance(shared, Table):
            return shared
        if known is None:
            _unknown(key, setting)
        return None
    if not isinstance(shared, Table):
        return own
    entries = dict(shared.entries)
    if "parts" in own.entries or "either" in own.entries:  # another pattern altogether
        told = (*SHAPE_KEYS, "about")
        entries = {name: entry for name, entry in entries.items() if name not in told}
    if "name" in own.entries:  # what has a new name is called by it
        entries.pop("says", None)
    return Table(own.place, own.width, {**entries, **own.entries})


def _unknown(key: Scalar, setting: Setting) -> None:
    hint = nearest(key.text, setting.vocabulary)
    message = f'"{key.text}" is not in the vocabulary{hint or "; a category of your own has parts"}'
    setting.faults.add(key, "unknown-category", message)


@dataclass(frozen=True)
class CategoryReader:
    """Reads one category.

    Faults that lie in the vocabulary's part of it are shown where the game lists the category,
    since that is the file to change.
    """

    key: Scalar
    table: Table
    setting: Setting

    def category(self) -> Category:
        """Return the category."""
        table, faults = self.table, self.setting.faults
        name = table.text("name") or self.key.text.replace("_", " ").capitalize()
        suited, as_dealt = table.truth("suited"), table.truth("as_dealt")
        category = Category(
            id=CategoryId(self.key.text),
            name=name,
            plural=table.text("plural") or _plural(name),
            says=read_template(table, "says", name.replace("{", "{{").replace("}", "}}"), faults),
            about=table.text("about") or "",
            shapes=tuple(self._shapes()),
            suited=suited,
            wilds=read_span(table.get("wilds"), faults),
            as_dealt=as_dealt,
            place=self.key.place,
        )
        self._check_wilds(category)
        return category

    def fault(self, node: Node, code: str, message: str) -> None:
        """Note a fault of this category."""
        if node.place.file != self.key.place.file:
            self.setting.faults.add(self.key, code, f'in "{self.key.text}": {message}')
        else:
            self.setting.faults.add(node, code, message)

    def _shapes(self) -> Iterator[Shape]:
        table = self.table
        if "parts" in table.entries and "either" in table.entries:
            self.fault(
                table.entries["either"].key, "parts-and-either", "either `parts` or `either`"
            )
        either = table.get("either")
        if isinstance(either, Listing):
            for item in either.items:
                if isinstance(item, Table):
                    yield self._shape(item, item)
            for key in ("kickers", "compare"):
                if key in table.entries:
                    message = f"beside `either`, `{key}` stands in each of its entries"
                    self.fault(table.entries[key].key, "parts-and-either", message)
        elif "parts" in table.entries:
            yield self._shape(table, self.key)
        elif "either" not in table.entries and self.key.text in self.setting.vocabulary:
            message = f'"{self.key.text}" has no `parts`, as in parts: [{{of_a_kind: 2}}]'
            self.fault(self.key, "missing-key", message)
        elif "either" not in table.entries:
            _unknown(self.key, self.setting)

    def _shape(self, table: Table, at: Node) -> Shape:
        node = table.get("parts")
        items = node.items if isinstance(node, Listing) else ()
        tables = [item for item in items if isinstance(item, Table)]
        parts = [part for item in tables if (part := self._part(item)) is not None]
        if len(parts) == len(items):
            self._check_names(parts, tables)
        kickers = self._kickers(table.get("kickers"))
        shape = Shape(tuple(parts), kickers, self._compared(table.get("compare"), parts))
        if parts and len(parts) == len(items):
            self._check_size(shape, node or at, table.get("kickers") or at)
        return shape

    def _check_names(self, parts: Sequence[Part], tables: Sequence[Table]) -> None:
        """Check that the parts can be told apart, and from the cards beside them."""
        names = [part.name for part in parts]
        for at, (name, table) in enumerate(zip(names, tables, strict=True)):
            if name in names[:at]:
                message = f'two parts are called "{name}"; tell them apart with `as`'
                self.fault(table, "part-twice", message)
            elif name in _RESERVED:
                message = f'no part can be called "{name}", which means {_RESERVED[name]}'
                self.fault(table.get("as") or table, "reserved-name", message)

    def _check_size(self, shape: Shape, parts: Node, kickers: Node) -> None:
        play, size = self.setting.play, shape.size
        if size > play.most:
            message = f"its parts add up to {size} cards, but {play} are played"
            self.fault(parts, "parts-too-large", message)
        elif not shape.kickers.allowed and size < play.least:
            message = f"its parts take {size} cards of {play}, and no kickers are allowed"
            self.fault(kickers, "cards-left-over", message)
        elif shape.kickers.compared and size + shape.kickers.compared > play.most:
            left = play.most - size
            message = f"its parts leave only {left} cards, so {shape.kickers.compared} kickers"
            self.fault(kickers, "too-many-kickers", f"{message} cannot be compared")

    def _kickers(self, node: Node | None) -> Kickers:
        if isinstance(node, Table):
            return Kickers(
                compared=whole(node.get("count")), lowest_first=node.text("first") == "lowest"
            )
        if isinstance(node, Scalar):
            if node.text == "none":
                return Kickers(allowed=False)
            if node.text == "ignored":
                return Kickers(compared=0)
        return Kickers(compared=whole(node))

    def _compared(self, node: Node | None, parts: list[Part]) -> tuple[int, ...]:
        """Return the parts that count, in the order in which they are compared."""
        if node is None:
            return tuple(at for at, part in enumerate(parts) if part.pattern is not Pattern.NAMED)
        if isinstance(node, Scalar) and node.text == "none":
            return ()
        names = [part.name for part in parts]
        compared: list[int] = []
        for word in words(node):
            if word.text not in names:
                hint = nearest(word.text, names) or f"; its parts are {' '.join(names)}"
                self.fault(word, "unknown-part", f'there is no part "{word.text}"{hint}')
            elif names.index(word.text) in compared:
                self.fault(word, "part-twice", f'"{word.text}" is compared twice')
            else:
                compared.append(names.index(word.text))
        return tuple(compared)

    def _part(self, table: Table) -> Part | None:
        deck, faults = self.setting.supply.deck, FaultList()
        pattern = self._pattern(table)
        if pattern is None:
            return None
        named = read_ranks(table.get("named"), deck, faults)
        size = len(named) if pattern == "named" else whole(table.get(pattern))
        along = read_ranks(table.get("along"), deck, faults) or self.setting.runs
        part = Part(
            name=table.text("as") or _default_name(pattern, size or 0),
            pattern=Pattern.CARDS if pattern == "suited" else Pattern(pattern),
            size=size or 0,
            at_least=read_one_rank(table.get("at_least"), deck, faults),
            at_most=read_one_rank(table.get("at_most"), deck, faults),
            top=read_one_rank(table.get("top"), deck, faults),
            bottom=read_one_rank(table.get("bottom"), deck, faults),
            only=read_ranks(table.get("only"), deck, faults),
            includes=read_ranks(table.get("includes"), deck, faults),
            unpaired=table.truth("unpaired"),
            suited=pattern == "suited" or table.truth("suited"),
            rainbow=table.truth("rainbow"),
            as_dealt=table.truth("as_dealt"),
            along=along if pattern == "run" else (),
            step=read_span(table.get("step"), faults) or Span(1, 1),
            named=named,
            place=table.place,
        )
        for fault in faults.found:
            node = Spoilt(fault.place, fault.width)
            self.fault(node, fault.code, fault.message)
        if not size or faults.found:
            return None
        return part if self._makes_sense(part, table, pattern) else None

    def _pattern(self, table: Table) -> str | None:
        """Return the key that says what the part's cards have in common."""
        found = [key for key in PATTERNS if key in table.entries]
        if "suited" in found and not whole(table.get("suited")):
            found.remove("suited")  # the limit of that name, `suited: true`
        if len(found) == 1:
            return None if table.get(found[0]) is None else found[0]
        if found:
            message = f"a part has one pattern, not {' and '.join(found)}"
            self.fault(table.entries[found[1]].key, "two-patterns", message)
        else:
            message = f"a part needs a pattern: {', '.join(PATTERNS)}; for example of_a_kind: 3"
            self.fault(table, "no-pattern", message)
        return None

    def _makes_sense(self, part: Part, table: Table, pattern: str) -> bool:
        for key in ("step", "along"):
            if key in table.entries and part.pattern is not Pattern.RUN:
                self.fault(table.entries[key].key, "not-a-run", f"only a run has `{key}`")
                return False
        if part.pattern is Pattern.RUN and not part.along:
            message = "the game says `runs: none`, so a run has nothing to follow"
            self.fault(table.entries["run"].key, "no-runs", message)
            return False
        whole_hand = replace(
            part,
            suited=part.suited or self.table.truth("suited"),
            as_dealt=part.as_dealt or self.table.truth("as_dealt"),
        )
        supply, category = self.setting.supply, CategoryId(self.key.text)
        why = why_impossible(whole_hand, supply, category) if self.setting.sure else ""
        if why:
            message = f"no cards can ever make this part: {why}"
            self.fault(table.entries[pattern].key, "never", message)
        return not why

    def _check_wilds(self, category: Category) -> None:
        """Check that there are as many wild cards as the category asks for."""
        node, most = self.table.get("wilds"), self.setting.supply.wilds()
        if node is None or category.wilds is None or not self.setting.sure:
            return
        if category.wilds.least > min(most, self.setting.play.most):
            have = f"the game has {most}" if most else "the game has none"
            message = f"no hand can hold {category.wilds} wild cards: {have}"
            self.fault(node, "never", message)


def _default_name(pattern: str, size: int) -> str:
    if pattern == "of_a_kind":
        return _OF_A_KIND.get(size, pattern)
    return "flush" if pattern == "suited" else pattern


def _plural(name: str) -> str:
    if name.endswith("s"):
        return name
    return f"{name}es" if name.endswith(("sh", "ch", "x")) else f"{name}s"
