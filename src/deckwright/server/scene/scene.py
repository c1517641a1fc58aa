"""A table as one viewer may see it: what a page draws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from operator import is_
from typing import Any

from markupsafe import Markup

from deckwright.lang.game import Game
from deckwright.lang.look import Gauge, Look
from deckwright.server.scene.faces import CardFace
from deckwright.table import Option

# What has been drawn of a thing that stays as it is, by the macro and what else it was told.
Drawings = dict[tuple[Any, ...], Markup]


@dataclass(frozen=True)
class Choice:
    """Something that can be chosen now."""

    index: int
    verb: str
    text: Markup  # in full, with symbols
    spoken: str  # in full, plain
    closing: bool  # ends the question
    warning: str = ""
    number: int | None = None
    gloss: str = ""  # what it does, in a few words, where its name says too little
    deed: str = ""  # what it does with its card, without the name that stands at the end: "Recruit for 4"


@dataclass(frozen=True)
class CardSeen:
    """A card that the viewer may see, with what can be done with it, or why nothing can."""

    id: int
    face: CardFace
    on: Mapping[str, Any]  # its marks and counters, by name
    choices: Sequence[Choice] = ()
    why_not: str = ""
    place: str = ""  # said when it is chosen from a list

    @property
    def does(self) -> str:
        """The numbers of its choices, as a page keeps them."""
        return " ".join(str(choice.index) for choice in self.choices)


@dataclass(frozen=True)
class PileSeen:
    """A pile: how many cards, and those that may be seen, from the top."""

    name: str
    label: str
    count: int
    cards: Sequence[CardSeen | None]
    choices: Sequence[Choice] = ()
    plain: bool = False  # there is nothing to do with it or its cards, nor to say about that
    drawn: Drawings = field(default_factory=dict, compare=False, repr=False)

    @property
    def seen(self) -> list[CardSeen]:
        """The cards that may be seen."""
        return [card for card in self.cards if card is not None]

    @property
    def top(self) -> CardSeen | None:
        """The card on top, if it may be seen."""
        return self.cards[0] if self.cards else None


@dataclass(frozen=True)
class GaugeSeen:
    """A number everybody watches."""

    gauge: Gauge
    name: str
    number: int
    percent: int | None


@dataclass(frozen=True)
class SideSeen:
    """A player, or a side that the rules play."""

    seat: int
    name: str
    kind: str  # person, friend, bot, rules
    about: str  # a bot's level, or nothing
    here: bool  # somebody at this seat is connected (bots always are)
    mine: bool
    active: bool
    asked: bool
    won: bool
    values: Mapping[str, Any]
    gauges: Sequence[GaugeSeen]
    piles: Mapping[str, PileSeen]
    choices: Sequence[Choice] = ()
    deadly: int = 0  # what of that which is dealt out would be the end of this side; 0 if the game does not say
    drawn: Drawings = field(default_factory=dict, compare=False, repr=False)

    @property
    def shares(self) -> list[Choice]:
        """Amounts of something that is divided and may be given to this side, the smallest first."""
        found = sorted((c for c in self.choices if c.number is not None), key=lambda c: c.number or 0)
        return found if len({c.number for c in found}) > 1 else []


@dataclass(frozen=True)
class PlaceSeen:
    """A place: its values and piles, and what each side has there, by seat."""

    id: str
    name: str
    values: Mapping[str, Any]
    piles: Sequence[PileSeen]
    sides: Mapping[int, PlaceSeen] = field(default_factory=dict)
    choices: Sequence[Choice] = ()  # that name this place and no card

    @property
    def does(self) -> str:
        """The numbers of its choices, as a page keeps them."""
        return " ".join(str(choice.index) for choice in self.choices)

    @property
    def all_piles(self) -> list[PileSeen]:
        """Its piles, those of the sides included."""
        return [*self.piles, *(pile for side in self.sides.values() for pile in side.piles)]

    def piles_stayed(self, before: PlaceSeen) -> bool:
        """Whether all its piles are the same objects as before."""
        return all(map(is_, self.all_piles, before.all_piles))


@dataclass(frozen=True)
class Question:
    """What is asked, by which card, of whom, with a line that helps."""

    id: str
    text: str
    source: CardFace | None
    mine: bool
    waiting_for: Sequence[str]
    help: str = ""
    buttons: Sequence[Choice] = ()  # choices that belong to no card and no side; those at places that are read there
    listed: Sequence[CardSeen] = ()  # cards to choose from that do not lie open on the table
    is_main: bool = False
    choices: Sequence[Choice] = ()  # all of them, in their order
    unused: str = ""  # what one's turn still holds, in a few words: said once before it ends
    together: bool = False  # put to several people: any of them may answer for all


@dataclass(frozen=True)
class ComingSeen:
    """What will happen by itself soon: by which card, after how many turns, in words."""

    left: int
    text: Markup  # the bare effect, with symbols
    spoken: str


@dataclass
class Scene:
    """All of it."""

    game: Game
    lang: str
    seat: int | None
    view: Mapping[str, Any]
    sides: list[SideSeen]
    piles: dict[str, PileSeen]
    question: Question | None
    values: Mapping[str, Any] = field(default_factory=dict)
    options: Sequence[Option] = ()
    coming: Mapping[int, ComingSeen] = field(default_factory=dict)  # by the number of the card
    plan: Any = None  # what the game has worked out for its own table
    places: Sequence[PlaceSeen] = ()  # of the table
    own_places: Mapping[int, Sequence[PlaceSeen]] = field(default_factory=dict)  # of each side, by seat

    @property
    def look(self) -> Look:
        """How the game is shown."""
        return self.game.look

    @property
    def me(self) -> SideSeen:
        """The side whose cards lie before the viewer: their own; for a spectator the first."""
        return self.sides[self.look.before(self.view, self.seat or 0)]

    @property
    def others(self) -> list[SideSeen]:
        """The other sides, in the order of play after me."""
        first = self.me.seat + 1
        count = len(self.sides)
        return [self.sides[(first + i) % count] for i in range(count - 1)]

    @property
    def turn(self) -> int:
        """How many turns have begun."""
        return int(self.view["turn"])

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.view["over"])

    @property
    def acting(self) -> bool:
        """Whether the viewer is asked."""
        return self.question is not None and self.question.mine

    @property
    def own_turn(self) -> bool:
        """Whether the viewer is asked what to do in their own turn."""
        return self.acting and self.question is not None and self.question.is_main

    @property
    def together(self) -> bool:
        """Whether several people are asked, and any of them may answer for all."""
        return self.question is not None and self.question.together

    @property
    def waiting_for(self) -> tuple[tuple[str, str, int, bool], ...]:
        """The others who may answer: name, what they are, seat, and whether they are here."""
        asked = answering(self.sides)
        return tuple((side.name, side.kind, side.seat, side.here) for side in asked if not side.mine)


def answering(sides: Sequence[SideSeen]) -> list[SideSeen]:
    """Who may answer; where a person may, bots leave it to them."""
    asked = [side for side in sides if side.asked]
    return [side for side in asked if side.kind != "bot"] or asked


@dataclass(frozen=True)
class Attendance:
    """Who sits where, as the scene needs to know it."""

    kinds: Sequence[str]
    about: Sequence[str]
    here: Sequence[bool]
