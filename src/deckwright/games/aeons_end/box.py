"""A box of the family as data, and a world: one box or several mixed, with every card of theirs once.

A box lists what it brings. Whose a card is follows from the lists, so nothing of it is written on the card itself: a
starting card is of the mage that begins with it, a nemesis card of the nemesis it is listed with. A world numbers
boxes, mages, nemeses, supply cards and recommended markets in the order of its boxes; the numbers are facts of its
cards and values of its options, and no rule knows one of them. A basic nemesis card of several boxes is there once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from deckwright.games.aeons_end.cards.breaches import BREACHES
from deckwright.games.aeons_end.cards.starters import CRYSTAL, SPARK
from deckwright.games.aeons_end.cards.turns import TURN_CARDS
from deckwright.games.aeons_end.features import features, threat
from deckwright.lang.cards import Kind
from deckwright.lang.texts import Text


@dataclass(frozen=True)
class Foe:
    """A nemesis: its mat, its nine cards, and what else it alone brings to the table."""

    mat: Kind
    cards: Sequence[Kind]
    more: Sequence[Kind] = ()


@dataclass(frozen=True)
class Market:
    """A supply that the rulebook recommends, by the ids of its nine cards."""

    id: str
    name: Text
    cards: Sequence[str]


@dataclass(frozen=True)
class Box:
    """What a box brings. Foes stand from the easiest to the hardest.

    `upgraded` are basic nemesis cards that only come on request (NA-UBN-02), by the battle of an expedition that brings
    them.
    """

    id: str
    name: Text
    crystals: int
    sparks: int
    starters: Sequence[Kind]
    gems: Sequence[Kind]
    relics: Sequence[Kind]
    spells: Sequence[Kind]
    mages: Sequence[Kind]
    foes: Sequence[Foe]
    basics: Sequence[Kind]
    upgraded: Mapping[int, Sequence[Kind]] = field(default_factory=dict)
    breaches: Sequence[Kind] = ()
    markets: Sequence[Market] = ()
    treasures: Sequence[Kind] = ()
    likings: Mapping[str, int] = field(default_factory=dict)  # what self-play found beyond what a card's features say


def _all(lists: Iterable[Sequence[Kind]]) -> list[Kind]:
    return [kind for each in lists for kind in each]


class World:
    """The cards of one box or of several. They are copies, so a box can be part of more than one world."""

    def __init__(self, *boxes: Box) -> None:
        self.boxes = boxes
        self.gems = _all(box.gems for box in boxes)
        self.relics = _all(box.relics for box in boxes)
        self.spells = _all(box.spells for box in boxes)
        self.supply = [*self.gems, *self.relics, *self.spells]
        self.mages = _all(box.mages for box in boxes)
        self.foes = [foe for box in boxes for foe in box.foes]
        self.markets = [market for box in boxes for market in box.markets]
        self.treasures = _all(box.treasures for box in boxes)
        self.upgraded = [(battle, kind) for box in boxes for battle, kinds in box.upgraded.items() for kind in kinds]

    @cached_property
    def kinds(self) -> list[Kind]:
        """Every card of the world. Sparks come first and Crystals last, so that the set-up finds each of them soon."""
        starters = _all(box.starters for box in self.boxes)
        basics = dict.fromkeys(_all(box.basics for box in self.boxes))
        return [
            self._starter(SPARK, copies=sum(box.sparks for box in self.boxes)),
            *(self._starter(kind) for kind in starters),
            self._starter(CRYSTAL, copies=sum(box.crystals for box in self.boxes)),
            *(self._supply_card(kind, number) for number, kind in enumerate(self.supply, start=1)),
            *(_with(kind, mage=number, box=self._box(kind)) for number, kind in enumerate(self.mages, start=1)),
            *(_with(foe.mat, nemesis=number, box=self._box(foe.mat)) for number, foe in enumerate(self.foes, start=1)),
            *(
                _with(kind, nemesis=number, basic=0, **_threat(kind))
                for number, foe in enumerate(self.foes, start=1)
                for kind in (*foe.more, *foe.cards)
            ),
            *(replace(self._basic(kind, box=self._box(kind)), home=f"basics_{kind.facts['tier']}") for kind in basics),
            *(
                replace(self._basic(kind, upgrade=1 << number), home="upgraded")
                for number, (_, kind) in enumerate(self.upgraded)
            ),
            *map(_with, (*BREACHES, *_all(box.breaches for box in self.boxes), *TURN_CARDS)),
            *(_with(kind, treasure=number, **features(kind)) for number, kind in enumerate(self.treasures, start=1)),
        ]

    @cached_property
    def by_id(self) -> dict[str, Kind]:
        """Every card by its id."""
        return {kind.id: kind for kind in self.kinds}

    def _box(self, kind: Kind) -> int:
        """The number of the only box that has a card; 0 if several have it."""
        having = [number for number, box in enumerate(self.boxes, start=1) if kind in _chosen_from(box)]
        return having[0] if len(having) == 1 else 0

    def _basic(self, kind: Kind, **facts: int) -> Kind:
        return _with(kind, nemesis=0, basic=1, **_threat(kind), **facts)

    def _starter(self, kind: Kind, copies: int = 0) -> Kind:
        owner = next((n for n, mage in enumerate(self.mages, start=1) if _is_of(kind, mage)), 0)
        return replace(_with(kind, mage=owner, **features(kind)), copies=copies or kind.copies)

    def _supply_card(self, kind: Kind, number: int) -> Kind:
        market = next((n for n, market in enumerate(self.markets, start=1) if kind.id in market.cards), 0)
        liking = next((box.likings[kind.id] for box in self.boxes if kind.id in box.likings), 0)
        numbers = {"supply_number": number, "recommended": market, "liking": liking, "box": self._box(kind)}
        return _with(kind, **numbers, **features(kind))


def _chosen_from(box: Box) -> list[Kind]:
    """What a set-up chooses from a box, by name or at random."""
    return [*box.gems, *box.relics, *box.spells, *box.mages, *(foe.mat for foe in box.foes), *box.basics]


def _with(kind: Kind, **facts: int) -> Kind:
    """A copy with more facts."""
    return replace(kind, facts=kind.facts | facts)


def _threat(kind: Kind) -> dict[str, int]:
    """What a card of the nemesis threatens, read off its declaration unless it says so itself."""
    lasting = kind.facts.get("minion") or kind.facts.get("power")
    return threat(kind) if lasting and "threat" not in kind.facts else {}


def _is_of(starter: Kind, mage: Kind) -> bool:
    """Whether only this mage begins with a starting card."""
    begins = any(starter in effect.arguments.values() for effect in mage.effects())
    return begins and starter not in (CRYSTAL, SPARK)
