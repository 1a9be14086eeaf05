"""The rules as frozen data: what a rule file says, once it has been read and checked.

Every name here is a word of the rule language; ``docs/rule-language.md`` tells what each means.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import NewType

from evaluator.cards import AnyCard, Deck, Rank, Suit
from evaluator.errors import Place

GameId = NewType("GameId", str)
CategoryId = NewType("CategoryId", str)
PrizeId = NewType("PrizeId", str)

BOARD = "board"  # the one group of cards that all players share


@dataclass(frozen=True, slots=True)
class Span:
    """How many, as a range with both ends counted."""

    least: int
    most: int

    def __contains__(self, count: int) -> bool:
        return self.least <= count <= self.most

    def __str__(self) -> str:
        return str(self.least) if self.least == self.most else f"{self.least} to {self.most}"


ANY_NUMBER_OF_PLAYERS = Span(2, 23)  # 23 of two cards and a board of five are 51 cards


class Pattern(Enum):
    """What makes the cards of a part belong together."""

    OF_A_KIND = "of_a_kind"  # all of one rank
    RUN = "run"  # ranks that follow one another
    NAMED = "named"  # just these ranks
    CARDS = "cards"  # any, within the part's limits


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a category's pattern: so many cards that belong together, within limits."""

    name: str  # what the file calls it (``as``): "trips"
    pattern: Pattern
    size: int
    # limits on ranks
    at_least: Rank | None = None
    at_most: Rank | None = None
    top: Rank | None = None  # the highest card; of a run, the card that it leads up to
    bottom: Rank | None = None
    only: tuple[Rank, ...] = ()  # no others; empty: any
    includes: tuple[Rank, ...] = ()
    unpaired: bool = False  # no rank twice
    # limits on suits
    suited: bool = False  # all of one suit
    rainbow: bool = False  # no suit twice
    # limits on wild cards
    as_dealt: bool = False  # every card counts as what is printed on it
    # what a run follows, and how far apart its cards may be
    along: tuple[Rank, ...] = ()
    step: Span = Span(1, 1)
    # the ranks of a NAMED part, in the order in which they are compared
    named: tuple[Rank, ...] = ()
    place: Place | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class Kickers:
    """What becomes of the played cards that no part takes."""

    compared: int | None = None  # how many are compared; None: all of them
    allowed: bool = True  # False: the parts must take every card
    lowest_first: bool = False


@dataclass(frozen=True, slots=True)
class Shape:
    """Parts and kickers: one way in which cards can make up a category."""

    parts: tuple[Part, ...]
    kickers: Kickers = Kickers()
    # in which order parts are compared, as places in ``parts``; parts left out do not count
    compared: tuple[int, ...] = ()

    @property
    def size(self) -> int:
        """How many cards the parts take."""
        return sum(part.size for part in self.parts)


@dataclass(frozen=True, slots=True)
class Category:
    """A kind of hand: ``shapes`` are the ways to make it, a stronger shape before a weaker."""

    id: CategoryId
    name: str
    plural: str
    says: str  # a template: the category of one hand in words
    about: str  # one sentence for people
    shapes: tuple[Shape, ...]
    suited: bool = False  # the cards of all parts are of one suit
    wilds: Span | None = None  # how many of the played cards are wild
    as_dealt: bool = False  # every card counts as what is printed on it
    place: Place | None = field(default=None, compare=False)


class Own(Enum):
    """A wild card that keeps its own rank, or its own suit."""

    RANK = "own rank"
    SUIT = "own suit"


class Repeats(Enum):
    """Whether a wild card may stand for a card that the hand holds already."""

    NEVER = "never"
    OF_A_KIND = "of_a_kind"  # only to make more of a kind
    ANYWHERE = "anywhere"  # in a flush too: the double-ace flush


class Find(Enum):
    """How the deal itself says which rank is wild."""

    NAMED = "named"  # by the players: ``--wild 7``
    LOWEST = "lowest"  # the lowest card of a group
    HIGHEST = "highest"
    LAST = "last"  # the last card of a group
    AFTER = "after"  # the card dealt after the last one of a rank, in a group


@dataclass(frozen=True, slots=True)
class WildRank:
    """A wild rank that is known only when the cards are dealt."""

    find: Find
    group: str = ""  # among which of the dealt cards
    after: Rank | None = None
    order: tuple[Rank, ...] = ()  # lowest first, where LOWEST or HIGHEST is looked for


@dataclass(frozen=True, slots=True)
class WildKind:
    """Cards that are wild in the same way. A wild card may always count as what is printed."""

    cards: frozenset[AnyCard]  # wild in every deal
    ranks: Own | tuple[Rank, ...]  # what it may stand for: these ranks ...
    suits: Own | tuple[Suit, ...]  # ... in these suits
    repeats: Repeats
    dealt: WildRank | None = None  # wild by the deal
    completes: frozenset[CategoryId] = frozenset()  # any card at all in these (the bug)


@dataclass(frozen=True, slots=True)
class Group:
    """Cards dealt together under one name: hole, board, up ..."""

    name: str
    count: Span


def dealt_cards(deal: Sequence[Group]) -> Span:
    """Return how many cards a player is dealt, board and all."""
    return Span(sum(g.count.least for g in deal), sum(g.count.most for g in deal))


@dataclass(frozen=True, slots=True)
class Selection:
    """How many cards are played, and from where.

    ``groups`` says how many come from each group, exactly; empty: from anywhere.
    """

    play: Span
    groups: tuple[tuple[str, int], ...] = ()


class Wins(Enum):
    """Which cards are good.

    HIGH: cards are read as the strongest category that they fit, and higher ranks win.
    LOW: as the weakest, since nobody may overlook his own pair, and lower ranks win.
    """

    HIGH = "high"
    LOW = "low"


@dataclass(frozen=True, slots=True)
class Prize:
    """What hands compete for, and all that decides it; most games have just one."""

    id: PrizeId  # "" where the game has one prize
    wins: Wins
    ranks: tuple[Rank, ...]  # lowest first
    suits: tuple[Suit, ...]  # lowest first, where suits break the last ties; empty: they do not
    hand: Selection
    wild: tuple[WildKind, ...]
    natural_beats_wild: bool  # breaks ties, before suits do
    categories: tuple[Category, ...]  # strongest first
    gaps: bool = False  # some hands have no category
    # where the file says each of these, by its key; a choice that it leaves out has none
    places: Mapping[str, Place] = field(default_factory=dict, compare=False, repr=False)

    def category(self, name: str) -> Category | None:
        """Return the category of that id, if there is one."""
        return next((category for category in self.categories if category.id == name), None)


@dataclass(frozen=True, slots=True)
class Words:
    """Templates for results; ``docs/rule-language.md`` lists what stands in braces."""

    win: str
    draw: str
    split: str  # some players share, others lose
    hand: str  # one hand and its category
    no_category: str
    symbols: bool = False  # suits as signs


@dataclass(frozen=True, slots=True)
class Source:
    """Where a rule comes from."""

    title: str
    section: str = ""
    url: str = ""
    says: str = ""


@dataclass(frozen=True, slots=True)
class Allowance:
    """A finding of ``lint`` that the file says is meant so, and why."""

    code: str
    category: str  # of which category, ``low:pair`` where there are several prizes; "": of any
    reason: str
    place: Place


@dataclass(frozen=True, slots=True)
class Game:
    """Everything that a rule file says."""

    id: GameId
    title: str
    about: str
    sources: tuple[Source, ...]
    deck: Deck
    deal: tuple[Group, ...]  # in the order in which a player's cards are written
    one_deck: bool  # hands that are compared come from one deck; otherwise each from its own
    players: Span
    prizes: tuple[Prize, ...]
    words: Words
    # prizes, weakest first: a hand in which one of them beats the next wins none of them
    foul_unless_rising: tuple[PrizeId, ...] = ()
    pays: Mapping[CategoryId, int] = field(default_factory=dict, hash=False)
    allow: tuple[Allowance, ...] = field(default=(), compare=False)
    file: str = ""

    @property
    def dealt(self) -> Span:
        """How many cards a player is dealt, board and all."""
        return dealt_cards(self.deal)

    @property
    def has_board(self) -> bool:
        """Whether players share cards."""
        return any(group.name == BOARD for group in self.deal)
