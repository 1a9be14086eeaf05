"""The tree of a rule file, schema and all, to the ``Game`` that it means."""

from __future__ import annotations

from pathlib import Path

from evaluator.categories import Setting, read_categories
from evaluator.choices import (
    WildReader,
    check_completes,
    dealt_cards,
    entries_of,
    read_deal,
    read_hand,
    read_order,
    read_runs,
    read_suits,
)
from evaluator.errors import nearest
from evaluator.located import FaultList, Listing, Node, Scalar, Table
from evaluator.possible import Supply
from evaluator.reading import read_span, read_template, whole
from evaluator.rules import (
    BOARD,
    CategoryId,
    Game,
    GameId,
    Prize,
    PrizeId,
    Source,
    Span,
    Wins,
    Words,
)
from evaluator.vocabulary import Vocabulary, read_deck
from evaluator.words import DEFAULT_WORDS

ALWAYS = ("rules", "title", "sources", "deck", "ranks", "runs", "suits", "deal", "one_deck", "hand")
OF_A_PRIZE = ("ranks", "runs", "suits", "hand", "wild", "natural_beats_wild", "wins")
OF_A_PRIZE_ALONE = ("categories", "gaps")
ANY_NUMBER_OF_PLAYERS = Span(2, 23)  # 23 of two cards and a board of five are 51 cards


def read_game_tree(table: Table, file: str, vocabulary: Vocabulary, faults: FaultList) -> Game:
    """Return the game that the whole file means; where there are faults, it is of no use."""
    return _GameReader(table, file, vocabulary, faults).game()


class _GameReader:
    """Reads one game, prize by prize."""

    def __init__(self, table: Table, file: str, vocabulary: Vocabulary, faults: FaultList) -> None:
        self.table, self.file, self.vocabulary, self.faults = table, file, vocabulary, faults
        self.id = GameId(table.text("rules") or Path(file).stem)
        self.deck = read_deck(table.get("deck"), self.id, vocabulary, faults)
        self.deal = read_deal(table.get("deal"), faults)

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
            pays=self._pays(prizes),
            file=self.file,
        )
        self._check_deck_suffices(game)
        return game

    def _prizes(self) -> list[Prize]:
        several = self.table.get("prizes")
        if not isinstance(several, Table):
            return [self._prize("", self.table)]
        shared = {key: e for key, e in self.table.entries.items() if key in OF_A_PRIZE}
        prizes = []
        for name, entry in several.entries.items():
            if isinstance(entry.value, Table):
                entries = {**shared, **entry.value.entries}
                value = Table(entry.key.place, entry.key.width, entries)
                prizes.append(self._prize(name, value))
        return prizes

    def _prize(self, name: str, table: Table) -> Prize:
        faults, deck = self.faults, self.deck
        at: Node = table.entries[next(iter(table.entries))].key if not name else table
        for key in ("wins", "categories") if name or "prizes" not in self.table.entries else ():
            if key not in table.entries and name:
                faults.add(at, "missing-key", f'`{key}` is missing in the prize "{name}"')
        ranks = read_order(table.get("ranks"), deck, faults)
        runs = read_runs(table.get("runs"), deck, faults)
        hand = read_hand(table.get("hand"), self.deal, faults)
        wild = WildReader(deck, ranks, self.deal, faults).kinds(table.get("wild"))
        if wild and "natural_beats_wild" not in table.entries:
            message = (
                "where there are wild cards, `natural_beats_wild` must be said, "
                "as in natural_beats_wild: false"
            )
            faults.add(table.entries["wild"].key, "missing-key", message)
        setting = Setting(
            Supply(deck, ranks, wild), runs, hand.play, faults, dict(self.vocabulary.categories)
        )
        categories = read_categories(table.get("categories"), setting)
        listed = self._listed(table.get("categories"))
        check_completes(table.get("wild"), listed, faults)
        return Prize(
            id=PrizeId(name),
            wins=Wins.LOW if table.text("wins") == "low" else Wins.HIGH,
            ranks=ranks,
            suits=read_suits(table.get("suits"), deck, faults),
            hand=hand,
            wild=wild,
            natural_beats_wild=table.truth("natural_beats_wild"),
            categories=categories,
            gaps=table.text("gaps") == "allowed",
        )

    def _listed(self, node: Node | None) -> list[CategoryId]:
        """Return the ids of the listed categories, those with faults too."""
        ids: list[str] = []
        for item in node.items if isinstance(node, Listing) else ():
            ids.extend([item.text] if isinstance(item, Scalar) else entries_of(item))
        return [CategoryId(id_) for id_ in ids]

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

    def _pays(self, prizes: tuple[Prize, ...]) -> dict[CategoryId, int]:
        """Return the pay table, without what an extended game pays for categories not here."""
        several = entries_of(self.table.get("prizes"))
        nodes = [e.value.get("categories") for e in several.values() if isinstance(e.value, Table)]
        listed = [
            id_ for node in nodes or [self.table.get("categories")] for id_ in self._listed(node)
        ]
        pays: dict[CategoryId, int] = {}
        for name, entry in entries_of(self.table.get("pays")).items():
            coins = whole(entry.value)
            if name in listed and coins is not None:
                pays[CategoryId(name)] = coins
            elif name not in listed and entry.key.place.file == self.file:
                hint = nearest(name, listed) or "; see its `categories`"
                message = f'this game has no category "{name}"{hint}'
                self.faults.add(entry.key, "unknown-category", message)
        return pays

    def _check_deck_suffices(self, game: Game) -> None:
        """Check that the deck has the cards of one player, and of all where one deck is dealt."""
        node = self.table.get("deal")
        if node is None:
            return
        have, total = len(self.deck.cards), dealt_cards(self.deal)
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


def _sources(node: Node | None) -> list[Source]:
    tables = [t for t in node.items if isinstance(t, Table)] if isinstance(node, Listing) else []
    return [
        Source(*(table.text(key) or "" for key in ("title", "section", "url", "says")))
        for table in tables
    ]
