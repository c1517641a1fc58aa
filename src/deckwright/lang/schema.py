"""Reading a game's schema classes: which values, piles, marks, facts and places there are."""

from __future__ import annotations

import dataclasses
import enum
import re
import types
import typing
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from deckwright.lang import types as words
from deckwright.lang.cards import Kind
from deckwright.lang.errors import DeclarationError
from deckwright.lang.types import Declared, PlaceName
from deckwright.vm import isa


@dataclass(frozen=True)
class Type:
    """What an expression of a rule is."""

    name: str
    choices: type[enum.IntEnum] | None = None
    record: type[words.Place] | None = None  # of a place: which class it is
    answer: type[words.Answer] | None = dataclasses.field(
        default=None, compare=False
    )  # of an answer: which class it is

    def __str__(self) -> str:
        return self.choices.__name__ if self.choices else self.name

    @property
    def is_object(self) -> bool:
        """Whether None is one of its values."""
        return self is CARD or self is PLAYER or self.record is not None

    @property
    def is_number(self) -> bool:
        """Whether it can be counted with."""
        return self is INT or self is BOOL

    @property
    def family(self) -> Type:
        """The type itself, or for any class of places the one name of them all."""
        return PLACE if self.record is not None else self


INT = Type("int")
BOOL = Type("bool")
CARD = Type("Card")
PLAYER = Type("Player")
PILE = Type("Pile")
SEATS = Type("Seats")
ANSWER = Type("Answer")
TABLE = Type("Shared")
WEIGHTS = Type("Weights")
VERB = Type("Verb")
PLACE = Type("Place")  # of every class of places; see Type.family
PLACES = Type("list of places")
LIST = Type("list")
EACH = Type("list, one for each player")
WHOLE = (LIST, PLACES, EACH)  # only their parts can be kept and compared
NONE = Type("None")


def type_of(annotation: Any) -> Type | None:
    """The language's type of a Python annotation, or None if it has none."""
    origin = typing.get_origin(annotation)
    if origin in (typing.Union, types.UnionType):
        inner = [a for a in typing.get_args(annotation) if a is not type(None)]
        found = type_of(inner[0]) if len(inner) == 1 else None
        return found if found is not None and found.is_object else None
    base = origin or annotation
    if base is None or base is type(None):
        return NONE
    if not isinstance(base, type):
        return None
    if base is bool:
        return BOOL
    if base is int or base is Kind:  # a kind is its number
        return INT
    if issubclass(base, enum.IntEnum):
        return Type(base.__name__, base)
    if issubclass(base, words.Place):
        return Type(base.__name__, record=base)
    if issubclass(base, words.Answer):
        return Type(ANSWER.name, answer=base)
    for known, found in (
        (words.Card, CARD),
        (words.Player, PLAYER),
        (words.Pile, PILE),
        (words.Shared, TABLE),
        (words.Weights, WEIGHTS),
        (words.Seats, SEATS),
        (words.Verb, VERB),
    ):
        if issubclass(base, known):
            return found
    return None


@dataclass(frozen=True)
class Field:
    """One declared value, mark, fact, option, weight or pile. `each`: every player has one of it."""

    name: str
    type: Type
    declared: Declared
    index: int = 0
    each: bool = False

    @cached_property
    def first(self) -> int:
        """The value it begins with, as the machine keeps it."""
        if self.declared.first is None or (self.type.is_object and self.declared.first == 0):
            return -1
        return int(self.declared.first)


@dataclass(frozen=True)
class PlaceList:
    """The places of one attribute, of the table or of every player (`own`), from the number `first` on.

    Every place of a game has a number. Those of all players lie side by side: the first place of each, then the second.
    """

    name: str
    type: Type
    first: int
    names: tuple[PlaceName, ...]
    own: bool
    seats: int

    @property
    def size(self) -> int:
        """How many places that are, of all players."""
        return len(self.names) * (self.seats if self.own else 1)

    def number(self, at: int, player: int | None = None) -> int:
        """The number of one of them, of a player if they are the players'."""
        return self.first + (at if player is None else at * self.seats + player)


@dataclass(frozen=True)
class PlaceKind:
    """A class of places: what each of them has, and which numbers they have."""

    type: Type
    lists: tuple[PlaceList, ...]
    values: dict[str, Field]
    piles: dict[str, Field]

    @property
    def first(self) -> int:
        """The number of the first of them."""
        return self.lists[0].first

    @property
    def end(self) -> int:
        """The number after the last of them."""
        return self.lists[-1].first + self.lists[-1].size


def _fields(cls: type, allowed: tuple[str, ...]) -> list[Field]:
    found: dict[str, Field] = {}
    own = [base for base in cls.__mro__ if base.__module__ == words.__name__]
    taken = {name for base in own for name in (*vars(base), *vars(base).get("__annotations__", {}))}
    for base in reversed(cls.__mro__):
        hints = typing.get_type_hints(base) if base.__module__ != words.__name__ else {}
        for name, declared in vars(base).items():
            if not isinstance(declared, Declared):
                continue
            if declared.what not in allowed:
                raise DeclarationError(
                    f"{cls.__name__}.{name}: a {declared.what} cannot stand here; allowed: {', '.join(allowed)}"
                )
            if name in taken:
                raise DeclarationError(f"{cls.__name__}.{name}: every {own[0].__name__} has one; take another name")
            each, kind = _annotated(cls, hints.get(name), declared)
            if kind is None or not _holds(declared.what, kind):
                raise DeclarationError(
                    f"{cls.__name__}.{name}: its annotation must be a type of the rules language that a "
                    f"{declared.what} can hold"
                )
            found[name] = Field(name, kind, declared, each=each)
    return list(found.values())


def _annotated(cls: type, hint: Any, declared: Declared) -> tuple[bool, Type | None]:
    """Whether every player has one, and the type: of the thing itself, or of what a list holds."""
    inner = typing.get_args(hint)
    if typing.get_origin(hint) is words.Each and issubclass(cls, words.Place):
        return True, type_of(inner[0])
    if declared.count or declared.what == "places":
        return False, type_of(inner[0]) if typing.get_origin(hint) is list else None
    return False, type_of(hint)


def _holds(what: str, kind: Type) -> bool:
    """Whether something declared as `what` can be of this type."""
    if what in ("pile", "mark", "weight"):
        return kind == {"pile": PILE, "mark": BOOL, "weight": INT}[what]
    if what == "places":
        return kind.record is not None
    plain = kind.is_number or kind.choices is not None
    return plain or (what not in ("fact", "option") and (kind == SEATS or kind.is_object))


def _named(declared: Declared, attribute: str) -> tuple[PlaceName, ...]:
    """The names of places; without any, their number behind what they are called."""
    if declared.names:
        return declared.names
    en, ru = declared.en or attribute.replace("_", " "), declared.ru or attribute.replace("_", " ")
    called = "-".join(en.lower().split())
    return tuple(PlaceName(f"{called}-{n}", f"{en} {n}", f"{ru} {n}") for n in range(1, declared.count + 1))


class Schema:
    """All that a game's classes declare."""

    def __init__(
        self,
        card: type[words.Card],
        player: type[words.Player],
        table: type[words.Shared[Any]],
        weights: type[words.Weights] | None,
        max_players: int,
    ) -> None:
        if not 1 <= max_players <= isa.PUBLIC_BIT:
            raise DeclarationError(f"a game has 1 to {isa.PUBLIC_BIT} seats, not {max_players}")
        self.max_players = max_players
        won = Field("won", BOOL, Declared("value", False))
        player_fields = [won, *_fields(player, ("value", "pile", "places"))]
        table_fields = _fields(table, ("value", "option", "pile", "places"))
        card_fields = _fields(card, ("value", "mark", "fact"))
        self.table_values = self._numbered(table_fields, ("value", "option"))
        self.player_values = self._numbered(player_fields, ("value",))
        self.table_piles = self._numbered(table_fields, ("pile",))
        self.player_piles = self._numbered(player_fields, ("pile",))
        self.facts = self._numbered(card_fields, ("fact",))
        self.marks = self._numbered(card_fields, ("mark",))
        self.counters = self._numbered(card_fields, ("value",))
        self.weights = self._numbered(_fields(weights, ("weight",)) if weights else [], ("weight",))
        if len(self.marks) > 30:
            raise DeclarationError("a card has at most 30 marks; use a counter")
        self.places = self._places(table_fields, player_fields)
        self.table_places = {found.name: found for kind in self.places for found in kind.lists if not found.own}
        self.player_places = {found.name: found for kind in self.places for found in kind.lists if found.own}
        self.place = self._place()

    def _place(self) -> Field | None:
        """The counter that says in which card another one lies, if the game has one."""
        values = (*self.table_values.values(), *self.player_values.values(), *self.counters.values())
        found = [field for field in values if field.declared.place]
        if len(found) > 1:
            raise DeclarationError(f"{found[1].name}: a card has one place, and that is {found[0].name}")
        if found and (self.counters.get(found[0].name) is not found[0] or found[0].type is not CARD):
            raise DeclarationError(f"{found[0].name}: only a value of a card that holds a card can be its place")
        return found[0] if found else None

    @staticmethod
    def _numbered(fields: list[Field], whats: tuple[str, ...]) -> dict[str, Field]:
        chosen = [field for field in fields if field.declared.what in whats]
        return {field.name: replace(field, index=i) for i, field in enumerate(chosen)}

    def _places(self, table: list[Field], player: list[Field]) -> tuple[PlaceKind, ...]:
        """The classes of places, their lists one after another."""
        declared = [(field, own) for fields, own in ((table, False), (player, True)) for field in fields]
        declared = [(field, own) for field, own in declared if field.declared.what == "places"]
        kinds: list[PlaceKind] = []
        first, ids = 0, set[str]()
        for record in dict.fromkeys(field.type.record for field, _ in declared):
            assert record is not None
            lists: list[PlaceList] = []
            for field, own in declared:
                if field.type.record is record:
                    names = _named(field.declared, field.name)
                    lists.append(PlaceList(field.name, field.type, first, names, own, self.max_players))
                    first += lists[-1].size
                    self._check_names(field.name, names, ids)
            found = _fields(record, ("value", "pile"))
            if any(field.each for field in found) and any(each.own for each in lists):
                raise DeclarationError(
                    f"{record.__name__}: a place of a player has one owner, so nothing there is one for each player"
                )
            kinds.append(
                PlaceKind(
                    lists[0].type, tuple(lists), self._numbered(found, ("value",)), self._numbered(found, ("pile",))
                )
            )
        if first > isa.ASK_MASK:
            raise DeclarationError(f"{first} places are too many")
        return tuple(kinds)

    @staticmethod
    def _check_names(attribute: str, names: tuple[PlaceName, ...], taken: set[str]) -> None:
        """A place is found by its id alone."""
        if not names:
            raise DeclarationError(f"{attribute}: there must be at least one place")
        for name in names:
            if name.id in taken or not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", name.id):
                raise DeclarationError(
                    f"{attribute}: {name.id!r} cannot be the id of a place; it is a word-like-this, and no other has it"
                )
            taken.add(name.id)

    @property
    def place_count(self) -> int:
        """How many places there are, of the table and of all seats."""
        return self.places[-1].end if self.places else 0

    @property
    def place_values(self) -> dict[str, Field]:
        """The values of places of any kind, by name."""
        return {name: field for kind in self.places for name, field in kind.values.items()}

    @property
    def place_piles(self) -> dict[str, Field]:
        """The piles of places of any kind, by name."""
        return {name: field for kind in self.places for name, field in kind.piles.items()}

    @property
    def place_names(self) -> dict[str, PlaceName]:
        """What places are called, by id."""
        return {name.id: name for kind in self.places for found in kind.lists for name in found.names}

    def type_of(self, annotation: Any) -> Type | None:
        """The type of an annotation; a class of places may be named by one it is made from."""
        found = type_of(annotation)
        if found is None or found.record is None:
            return found
        wanted = found.record
        return next((k.type for k in self.places if k.type.record and issubclass(k.type.record, wanted)), None)

    def kind_of_place(self, kind: Type) -> PlaceKind:
        """What places of a type have."""
        return next(found for found in self.places if found.type == kind)

    @property
    def pile_count(self) -> int:
        """How many piles there are, of the table and of all seats."""
        of_places = sum(
            (kind.end - kind.first) * (self.max_players if field.each else 1)
            for kind in self.places
            for field in kind.piles.values()
        )
        return len(self.table_piles) + len(self.player_piles) * self.max_players + of_places
