"""The tree of a rule file, schema and all, to the ``Game`` that it means."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from evaluator.cards import Rank
from evaluator.categories import CategoryReader, Setting, read_categories
from evaluator.choices import (
    WildReader,
    check_completes,
    entries_of,
    is_sure,
    read_deal,
    read_hand,
    read_order,
    read_runs,
    read_suits,
)
from evaluator.errors import nearest
from evaluator.located import FaultList, Listing, Node, Scalar, Table, words
from evaluator.possible import Supply
from evaluator.reading import read_span, read_template, whole
from evaluator.rules import (
    ANY_NUMBER_OF_PLAYERS,
    BOARD,
    Allowance,
    CategoryId,
    Game,
    GameId,
    Prize,
    PrizeId,
    Source,
    Span,
    WildKind,
    Wins,
    Words,
)
from evaluator.schema_check import REQUIRED_OF_A_PRIZE
from evaluator.vocabulary import Vocabulary, read_deck, stand_in_deck
from evaluator.words import DEFAULT_WORDS

# what prizes take from the file where they do not say it themselves
OF_A_PRIZE = (
    "ranks",
    "runs",
    "suits",
    "hand",
    "wild",
    "natural_beats_wild",
    "wins",
    "gaps",
)


def read_game_tree(table: Table, file: str, vocabulary: Vocabulary, faults: FaultList) -> Game:
    """Return the game that the whole file means; where there are faults, it is of no use."""
    return _GameReader(table, file, vocabulary, faults).game()


class _GameReader:
    """Reads one game, prize by prize."""

    def __init__(self, table: Table, file: str, vocabulary: Vocabulary, faults: FaultList) -> None:
        self.table, self.file, self.vocabulary, self.faults = table, file, vocabulary, faults
        self.id = GameId(table.text("rules") or Path(file).stem)
        before = len(faults.found)
        self.deck = read_deck(table.get("deck"), self.id, vocabulary, faults)
        self.sure = len(faults.found) == before and table.get("deck") is not None
        self.deal = read_deal(table.get("deal"), faults)
        self.listed = list(self._listed())

    def game(self) -> Game:
        """Return the game."""
        table, faults = self.table, self.faults
        players = read_span(table.get("players"), faults) or ANY_NUMBER_OF_PLAYERS
        prizes = tuple(self._prizes())
        game = Game(
            id=self.id,
            title=table.text("title") or self.id,
            about=table.text("about") or "",
            sources=tuple(_sources(table.get("sources"))),
            deck=self.deck,
            deal=self.deal,
            one_deck=table.truth("one_deck"),
            players=players,
            prizes=prizes,
            words=self._words(),
            foul_unless_rising=self._rising(prizes),
            pays=self._pays(),
            allow=tuple(self._allow()),
            file=self.file,
        )
        self._check_deck_suffices(game)
        return game

    def _prizes(self) -> Iterator[Prize]:
        several = self.table.get("prizes")
        if not isinstance(several, Table):
            if "prizes" not in self.table.entries:
                yield self._prize("", self.table)
            return
        kept = (*OF_A_PRIZE, "foul_unless_rising")
        shared = {key: e for key, e in self.table.entries.items() if key in kept}
        for name, entry in several.entries.items():
            if not isinstance(entry.value, Table):
                continue
            own = {**shared, **entry.value.entries}
            for key in REQUIRED_OF_A_PRIZE:
                if key not in own:
                    message = f'neither the prize "{name}" nor the game says `{key}`'
                    self.faults.add(entry.key, "missing-key", message)
            yield self._prize(name, Table(entry.key.place, entry.key.width, own))

    def _prize(self, name: str, table: Table) -> Prize:
        faults, deck = self.faults, self.deck
        before = len(faults.found)
        ranks = read_order(table.get("ranks"), deck, faults, sure=self.sure)
        wild = self._wild(table, ranks)
        sure = self.sure and before == len(faults.found) and table.get("wild") is not None
        runs = read_runs(table.get("runs"), deck, faults)
        deal_is_sure = is_sure(self.table.get("deal"))
        hand = read_hand(table.get("hand"), self.deal, faults, sure=deal_is_sure)
        supply = Supply(deck, ranks, wild)
        setting = Setting(supply, runs, hand.play, faults, self.vocabulary.categories, sure)
        return Prize(
            id=PrizeId(name),
            wins=Wins.LOW if table.text("wins") == "low" else Wins.HIGH,
            ranks=ranks,
            suits=read_suits(table.get("suits"), deck, faults),
            hand=hand,
            wild=wild,
            natural_beats_wild=table.truth("natural_beats_wild"),
            categories=read_categories(table.get("categories"), setting),
            gaps=table.text("gaps") == "allowed",
            places={key: entry.key.place for key, entry in table.entries.items()},
        )

    def _wild(self, table: Table, ranks: tuple[Rank, ...]) -> tuple[WildKind, ...]:
        node = table.get("wild")
        wild = WildReader(self.deck, ranks, self.deal, self.faults).kinds(node)
        check_completes(node, self.listed, self.faults)
        if wild and "natural_beats_wild" not in table.entries:
            message = (
                "where there are wild cards, `natural_beats_wild` must be said, "
                "as in natural_beats_wild: false"
            )
            self.faults.add(table.entries["wild"].key, "missing-key", message)
        self._check_jokers(table, wild)
        return wild

    def _check_jokers(self, table: Table, wild: tuple[WildKind, ...]) -> None:
        """Check that every joker is wild; otherwise it would be no card at all."""
        if not self.sure or table.get("wild") is None or any(kind.dealt for kind in wild):
            return
        idle = [j for j in self.deck.jokers if not any(j in kind.cards for kind in wild)]
        if idle:
            nodes = [node for node in (table.get("wild"), self.table.get("deck")) if node]
            own = [node for node in nodes if node.place.file == self.file]
            message = (
                f'the joker "{idle[0]}" of this deck is not wild, and so would be no card at all; '
                f"say what it stands for, as in wild: {{cards: {idle[0]}, stands_for: any, "
                "repeats: of_a_kind}, or take a deck without jokers"
            )
            self.faults.add((own or nodes)[0], "idle-joker", message)

    def _listed(self) -> Iterator[CategoryId]:
        """Yield the ids of the categories of all prizes, those with faults too."""
        tables = [self.table, *(e.value for e in entries_of(self.table.get("prizes")).values())]
        for table in tables:
            node = table.get("categories") if isinstance(table, Table) else None
            for item in node.items if isinstance(node, Listing) else ():
                names = [item.text] if isinstance(item, Scalar) else entries_of(item)
                yield from map(CategoryId, names)

    def _rising(self, prizes: tuple[Prize, ...]) -> tuple[PrizeId, ...]:
        """Return the prizes that have to rise; each must be comparable with the next."""
        found: list[Prize] = []
        for word in words(self.table.get("foul_unless_rising")):
            prize = next((prize for prize in prizes if prize.id == word.text), None)
            if prize is None or prize in found:
                ids = [prize.id for prize in prizes if prize.id]
                hint = nearest(word.text, ids) or f"; its prizes: {' '.join(ids) or 'just one'}"
                twice = f'"{word.text}" stands here twice'
                message = twice if prize else f'this game has no prize "{word.text}"{hint}'
                self.faults.add(word, "unknown-prize", message)
                continue
            if found and (why := _incomparable(found[-1], prize)):
                message = f"{found[-1].id} and {prize.id} cannot be compared: {why}"
                self.faults.add(word, "not-comparable", message)
            found.append(prize)
        return tuple(prize.id for prize in found)

    def _words(self) -> Words:
        node = self.table.get("words")
        table = node if isinstance(node, Table) else None

        def template(key: str) -> str:
            return read_template(table, key, getattr(DEFAULT_WORDS, key), self.faults)

        return Words(
            win=template("win"),
            draw=template("draw"),
            split=template("split"),
            hand=template("hand"),
            no_category=template("no_category"),
            symbols=table is not None and table.text("suits") == "signs",
        )

    def _pays(self) -> dict[CategoryId, int]:
        """Return the pay table, without what an extended game pays for categories not here."""
        pays: dict[CategoryId, int] = {}
        for name, entry in entries_of(self.table.get("pays")).items():
            coins = whole(entry.value)
            if name in self.listed and coins is not None:
                pays[CategoryId(name)] = coins
            elif name not in self.listed and entry.key.place.file == self.file:
                hint = nearest(name, self.listed) or "; see its `categories`"
                message = f'this game has no category "{name}"{hint}'
                self.faults.add(entry.key, "unknown-category", message)
        return pays

    def _allow(self) -> Iterator[Allowance]:
        for name, entry in entries_of(self.table.get("allow")).items():
            code, _, category = name.partition(" ")
            if isinstance(entry.value, Scalar):
                yield Allowance(code, category, entry.value.text, entry.key.place)

    def _check_deck_suffices(self, game: Game) -> None:
        """Check that the deck has the cards of one player, and of all where one deck is dealt."""
        node = self.table.get("deal")
        if not is_sure(node) or node is None:
            return
        have, total = len(self.deck.cards), game.dealt
        if total.most > have:
            message = f"{total.most} cards are dealt, but the deck has only {have}"
            self.faults.add(node, "deal-too-large", message)
            return
        board = sum(group.count.most for group in self.deal if group.name == BOARD)
        players = game.players.most if "players" in self.table.entries else game.players.least
        needed = board + players * (total.most - board)
        if game.one_deck and needed > have:
            message = f"{players} players need {needed} cards, but the deck has only {have}"
            self.faults.add(self.table.get("players") or node, "too-many-players", message)


def _incomparable(weaker: Prize, stronger: Prize) -> str:
    """Return why a hand's value for one prize cannot be held against that for another."""
    if (weaker.ranks, weaker.wins) != (stronger.ranks, stronger.wins):
        return "they need the same `ranks` and `wins`"
    ids = [category.id for category in stronger.categories]
    places = [ids.index(c.id) if c.id in ids else -1 for c in weaker.categories]
    if -1 in places or places != sorted(places):
        return f"the categories of {weaker.id} must be among those of {stronger.id}, in that order"
    several = [c.id for c in weaker.categories if len(c.shapes) > 1]
    return f"{several[0]} is made in several ways" if several else ""


def _sources(node: Node | None) -> list[Source]:
    tables = [t for t in node.items if isinstance(t, Table)] if isinstance(node, Listing) else []
    return [
        Source(*(table.text(key) or "" for key in ("title", "section", "url", "says")))
        for table in tables
    ]


def check_vocabulary(vocabulary: Vocabulary, file: str, faults: FaultList) -> None:
    """Check the decks and categories of this file, as far as no game is needed for it."""
    for name, entry in vocabulary.decks.items():
        if entry.key.place.file == file:
            read_deck(entry.value, name, vocabulary, faults)
    deck = stand_in_deck(vocabulary)
    supply = Supply(deck, deck.ranks)
    setting = Setting(supply, deck.ranks, Span(1, 10), faults, vocabulary.categories, sure=False)
    for entry in vocabulary.categories.values():
        if entry.key.place.file == file and isinstance(entry.value, Table):
            CategoryReader(entry.key, entry.value, setting).category()
