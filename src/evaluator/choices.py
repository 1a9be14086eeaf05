"""The choices of a rule file: ranks, suits, the deal, the played cards, wild cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from evaluator.cards import NO_SUIT, AnyCard, Card, Deck, Joker, Rank, Suit
from evaluator.errors import InputError, nearest
from evaluator.located import Entry, FaultList, Listing, Node, Scalar, Spoilt, Table, words
from evaluator.reading import read_one_rank, read_rank, read_ranks, read_span, whole
from evaluator.rules import (
    CategoryId,
    Find,
    Group,
    Own,
    Repeats,
    Selection,
    Span,
    WildKind,
    WildRank,
    dealt_cards,
)

ANY_NUMBER = Span(1, 10)  # of cards played: whatever was meant, something has been said of it


def read_order(
    node: Node | None, deck: Deck, faults: FaultList, *, sure: bool = True
) -> tuple[Rank, ...]:
    """Return the order of the ranks, lowest first: each rank of the deck once.

    Where it is not ``sure`` that the deck is right, none of its ranks is missed.
    """
    order: list[Rank] = []
    spoilt = node is None or not sure
    for word in words(node):
        rank = read_rank(word, deck, faults)
        if rank is None:
            spoilt = True
        elif rank in order:
            faults.add(word, "rank-twice", f'"{word.text}" stands in the order twice')
        else:
            order.append(rank)
    missing = [rank for rank in deck.ranks if rank not in order]
    if missing and not spoilt and node is not None:
        message = f"the deck also has {' '.join(missing)}, which must stand in the order"
        faults.add(node, "rank-missing", message)
    return (*missing, *order)


def read_runs(node: Node | None, deck: Deck, faults: FaultList) -> tuple[Rank, ...]:
    """Return which rank follows which; nothing where the file says ``none``."""
    if node is None:
        return deck.ranks  # whatever it is; something has been said of it
    if isinstance(node, Scalar) and node.text == "none":
        return ()
    ranks = read_ranks(node, deck, faults)
    if len(ranks) < len(words(node)):
        return deck.ranks
    check_runs(ranks, words(node), faults)
    return ranks


def check_runs(ranks: Sequence[Rank], written: Sequence[Scalar], faults: FaultList) -> None:
    """Check that a rank that comes again leads on as it did the first time."""
    first: dict[Rank, int] = {}
    for at, rank in enumerate(ranks):
        start = first.setdefault(rank, at)
        again = ranks[at:]
        if start != at and (at - start < 3 or again != ranks[start : start + len(again)]):
            message = f'"{rank}" comes twice in a way that no run can follow'
            faults.add(written[at], "rank-twice", message)
            return


def read_suits(node: Node | None, deck: Deck, faults: FaultList) -> tuple[Suit, ...]:
    """Return the order of the suits, lowest first; nothing where all are equal."""
    if isinstance(node, Scalar) and node.text == "equal":
        return ()
    order: list[Suit] = []
    for word in words(node):
        suit = next((s for s in deck.suits if s.casefold() == word.text.casefold()), None)
        if suit is None:
            have = " ".join(deck.suits).strip() or "none"
            hint = nearest(word.text, ["equal"]) or f"; its suits: {have}"
            message = f'the deck has no suit "{word.text}"{hint}'
            faults.add(word, "unknown-suit", message)
        elif suit in order:
            faults.add(word, "suit-twice", f'"{word.text}" stands in the order twice')
        else:
            order.append(suit)
    missing = [suit for suit in deck.suits if suit not in order and suit != NO_SUIT]
    if node is not None and missing and len(order) == len(words(node)):
        message = f"the deck also has {' '.join(missing)}, which must stand in the order"
        faults.add(node, "suit-missing", message)
    return tuple(order)


def read_deal(node: Node | None, faults: FaultList) -> tuple[Group, ...]:
    """Return the groups in which a player's cards are dealt."""
    groups: list[Group] = []
    entries = list(node.entries.items()) if isinstance(node, Table) else []
    for at, (name, entry) in enumerate(entries):
        count = read_span(entry.value, faults) or Span(1, 1)
        if count.least != count.most and at + 1 < len(entries):
            message = f'only the last group may have a range, not "{name}"'
            faults.add(entry.value, "range-not-last", message)
        groups.append(Group(name, count))
    return tuple(groups)


def is_sure(deal: Node | None) -> bool:
    """Tell whether it is known how many cards are dealt, to all groups of the deal."""
    groups = entries_of(deal).values()
    return bool(groups) and not any(isinstance(group.value, Spoilt) for group in groups)


def read_hand(
    node: Node | None, deal: Sequence[Group], faults: FaultList, *, sure: bool = True
) -> Selection:
    """Return how many cards are played, and from where.

    Where it is not ``sure`` that the deal is right, nothing is held against it.
    """
    total = dealt_cards(deal)
    if not isinstance(node, Table) or node.get("play") is None:
        return Selection(ANY_NUMBER)
    of_the_deal = faults if sure else FaultList()
    play = _read_play(node.get("play"), total, of_the_deal)
    if play.most > total.least:
        few = f"{total} are dealt" if total.least == total.most else f"{total.least} may be dealt"
        message = f"{play.most} cards cannot be played where {few}"
        of_the_deal.add(node.get("play") or node, "play-too-large", message)
    groups = tuple(_read_from(node.get("from"), deal, faults, of_the_deal))
    taken = sum(count for _, count in groups)
    written = entries_of(node.get("from"))
    if groups and len(groups) == len(written) and play != Span(taken, taken):
        message = f"{taken} cards come from these groups, but {play} are played"
        of_the_deal.add(node.get("from") or node, "from-sum", message)
    return Selection(play if sure else ANY_NUMBER, groups)


def _read_play(node: Node | None, total: Span, faults: FaultList) -> Span:
    if isinstance(node, Table):
        return Span(1, whole(node.get("at_most")) or total.least)
    count = whole(node)
    if count is not None:
        return Span(count, count)
    if isinstance(node, Scalar) and total.least != total.most:
        message = f"`all` needs a deal of one size, but {total} cards are dealt"
        faults.add(node, "play-all", message)
    return Span(total.least, total.least)


def _read_from(
    node: Node | None, deal: Sequence[Group], faults: FaultList, of_the_deal: FaultList
) -> Iterator[tuple[str, int]]:
    for name, entry in node.entries.items() if isinstance(node, Table) else ():
        group = _group(entry.key, deal, faults)
        count = whole(entry.value)
        if group is None or count is None:
            continue
        if count > group.count.least:
            message = f"{count} cards cannot come from {name}, where {group.count} are dealt"
            of_the_deal.add(entry.value, "from-too-large", message)
        yield name, count


def _group(word: Scalar, deal: Sequence[Group], faults: FaultList) -> Group | None:
    """Return the group of that name."""
    names = [group.name for group in deal]
    if word.text in names:
        return deal[names.index(word.text)]
    hint = nearest(word.text, names) or f"; the groups are {', '.join(names)}"
    faults.add(word, "unknown-group", f'no cards are dealt to "{word.text}"{hint}')
    return None


class WildReader:
    """Reads the kinds of wild cards of one prize."""

    def __init__(
        self, deck: Deck, ranks: tuple[Rank, ...], deal: Sequence[Group], faults: FaultList
    ) -> None:
        self.deck, self.ranks, self.deal, self.faults = deck, ranks, deal, faults

    def kinds(self, node: Node | None) -> tuple[WildKind, ...]:
        """Return the kinds of wild cards; nothing where the file says ``none``."""
        items = node.items if isinstance(node, Listing) else (node,)
        return tuple(self._kind(item) for item in items if isinstance(item, Table))

    def _kind(self, table: Table) -> WildKind:
        if "cards" not in table.entries and "dealt" not in table.entries:
            message = "which cards are wild? say `cards`, as in cards: Jo, or `dealt`"
            self.faults.add(table, "no-wild-cards", message)
        cards = frozenset(self._cards(table.get("cards")))
        ranks, suits = self._stands_for(table.get("stands_for"), cards)
        repeats = table.text("repeats")
        return WildKind(
            cards=cards,
            ranks=ranks,
            suits=suits,
            repeats=Repeats(repeats) if repeats else Repeats.OF_A_KIND,
            dealt=self._dealt(table.get("dealt")),
            completes=frozenset(CategoryId(w.text) for w in words(table.get("completes"))),
        )

    def _cards(self, node: Node | None) -> Iterator[AnyCard]:
        """Yield the cards that the words name: a rank is all cards of that rank."""
        for word in words(node):
            folded = word.text.casefold()
            jokers = [j for j in self.deck.jokers if j.name.casefold() == folded]
            rank = self._rank(word.text)
            if jokers:
                yield jokers[0]
            elif rank is not None:
                yield from (Card(rank, suit) for suit in self.deck.suits)
            else:
                yield from self._single(word)

    def _rank(self, text: str) -> Rank | None:
        try:
            return self.deck.parse_rank(text)
        except InputError:
            return None

    def _single(self, word: Scalar) -> tuple[AnyCard, ...]:
        try:
            return self.deck.parse_cards(word.text)
        except InputError:
            jokers = sorted({joker.name for joker in self.deck.jokers})
            have = f"its jokers: {' '.join(jokers)}" if jokers else "it has no jokers"
            message = f'the deck has no rank or card "{word.text}"; {have}'
            self.faults.add(word, "unknown-card", message)
            return ()

    def _stands_for(
        self, node: Node | None, cards: frozenset[AnyCard]
    ) -> tuple[Own | tuple[Rank, ...], Own | tuple[Suit, ...]]:
        if not isinstance(node, Table):
            return self._some_ranks(node), self.deck.suits
        for key in ("ranks", "suits"):
            if node.text(key) == "own" and any(isinstance(card, Joker) for card in cards):
                entry = node.entries[key]
                message = f"a joker has no {key[:-1]} of its own"
                self.faults.add(entry.value, "own-of-joker", message)
        ranks = Own.RANK if node.text("ranks") == "own" else self._some_ranks(node.get("ranks"))
        suits = Own.SUIT if node.text("suits") == "own" else self._some_suits(node.get("suits"))
        return ranks, suits

    def _some_ranks(self, node: Node | None) -> tuple[Rank, ...]:
        if node is None or (isinstance(node, Scalar) and node.text == "any"):
            return self.ranks
        return read_ranks(node, self.deck, self.faults)

    def _some_suits(self, node: Node | None) -> tuple[Suit, ...]:
        if node is None or (isinstance(node, Scalar) and node.text == "any"):
            return self.deck.suits
        found: list[Suit] = []
        for word in words(node):
            if word.text in self.deck.suits:
                found.append(Suit(word.text))
            else:
                message = f'the deck has no suit "{word.text}"; its suits: '
                self.faults.add(word, "unknown-suit", message + " ".join(self.deck.suits))
        return tuple(found)

    def _dealt(self, node: Node | None) -> WildRank | None:
        """Return how the deal says which rank is wild."""
        if isinstance(node, Scalar):
            return WildRank(Find.NAMED)
        if not isinstance(node, Table):
            return None
        found = [key for key in ("lowest", "highest", "last", "after") if key in node.entries]
        if len(found) != 1:
            message = "one of `lowest`, `highest`, `last` and `after` says which rank is wild"
            self.faults.add(node, "wild-by-the-deal", message)
            return None
        find = Find(found[0])
        order = read_order(node.get("ranks"), self.deck, self.faults) if node.get("ranks") else ()
        if order and find not in (Find.LOWEST, Find.HIGHEST):
            message = "only `lowest` and `highest` look at an order of ranks"
            self.faults.add(node.entries["ranks"].key, "wild-by-the-deal", message)
        if (find is Find.AFTER) != ("among" in node.entries):
            message = "`after` and `among` go together, as in {after: Q, among: up}"
            self.faults.add(node, "wild-by-the-deal", message)
            return None
        return self._wild_rank(node, find, order)

    def _wild_rank(self, node: Table, find: Find, order: tuple[Rank, ...]) -> WildRank | None:
        word = node.get("among" if find is Find.AFTER else find.value)
        group = _group(word, self.deal, self.faults) if isinstance(word, Scalar) else None
        if group is None:
            return None
        if find is Find.AFTER:
            return WildRank(
                find, group.name, after=read_one_rank(node.get("after"), self.deck, self.faults)
            )
        return WildRank(find, group.name, order=() if find is Find.LAST else order or self.ranks)


def check_completes(node: Node | None, entries: Sequence[CategoryId], faults: FaultList) -> None:
    """Check that every category that a wild card may complete is listed."""
    items = node.items if isinstance(node, Listing) else (node,)
    for table in items:
        for word in words(table.get("completes")) if isinstance(table, Table) else ():
            if word.text not in entries:
                hint = nearest(word.text, entries) or "; see its `categories`"
                message = f'this game has no category "{word.text}"{hint}'
                faults.add(word, "unknown-category", message)


def entries_of(node: Node | None) -> dict[str, Entry]:
    """Return the entries of a table; none where there is no table."""
    return dict(node.entries) if isinstance(node, Table) else {}
