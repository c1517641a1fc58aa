"""Reading a game's schema classes: which values, piles, marks and facts there are, and where each one lies."""

from __future__ import annotations

import enum
import types
import typing
from dataclasses import dataclass
from typing import Any

from deckwright.lang import types as words
from deckwright.lang.errors import DeclarationError
from deckwright.lang.types import Declared
from deckwright.vm import isa


@dataclass(frozen=True)
class Type:
    """What an expression of a rule is."""

    name: str
    choices: type[enum.IntEnum] | None = None

    def __str__(self) -> str:
        return self.choices.__name__ if self.choices else self.name

    @property
    def is_object(self) -> bool:
        """Whether None is one of its values."""
        return self is CARD or self is PLAYER

    @property
    def is_number(self) -> bool:
        """Whether it can be counted with."""
        return self is INT or self is BOOL


INT = Type("int")
BOOL = Type("bool")
CARD = Type("Card")
PLAYER = Type("Player")
PILE = Type("Pile")
SEATS = Type("Seats")
ANSWER = Type("Answer")
TABLE = Type("Table")
WEIGHTS = Type("Weights")
VERB = Type("Verb")
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
    if base is int:
        return INT
    if issubclass(base, enum.IntEnum):
        return Type(base.__name__, base)
    for known, found in (
        (words.Card, CARD),
        (words.Player, PLAYER),
        (words.Pile, PILE),
        (words.Answer, ANSWER),
        (words.Table, TABLE),
        (words.Weights, WEIGHTS),
        (words.Seats, SEATS),
        (words.Verb, VERB),
    ):
        if issubclass(base, known):
            return found
    return None


@dataclass(frozen=True)
class Field:
    """One declared value, mark, fact, option, weight or pile."""

    name: str
    type: Type
    declared: Declared
    index: int
    address: int = 0

    @property
    def first(self) -> int:
        """The value it begins with, as the machine keeps it."""
        if self.declared.first is None or (self.type.is_object and self.declared.first == 0):
            return -1
        return int(self.declared.first)


def _fields(cls: type, allowed: tuple[str, ...]) -> list[tuple[str, Type, Declared]]:
    found: dict[str, tuple[str, Type, Declared]] = {}
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
            kind = type_of(hints.get(name))
            if kind is None or not _holds(declared.what, kind):
                raise DeclarationError(
                    f"{cls.__name__}.{name}: its annotation must be a type of the rules language that a "
                    f"{declared.what} can hold"
                )
            found[name] = (name, kind, declared)
    return list(found.values())


def _holds(what: str, kind: Type) -> bool:
    """Whether something declared as `what` can be of this type."""
    if what in ("pile", "mark", "weight"):
        return kind == {"pile": PILE, "mark": BOOL, "weight": INT}[what]
    return kind.is_number or kind.choices is not None or (what != "fact" and kind in (CARD, PLAYER, SEATS))


class Schema:
    """All that a game's classes declare."""

    def __init__(
        self,
        card: type[words.Card],
        player: type[words.Player],
        table: type[words.Table[Any]],
        weights: type[words.Weights] | None,
        max_players: int,
    ) -> None:
        if not 1 <= max_players <= isa.PUBLIC_BIT:
            raise DeclarationError(f"a game has 1 to {isa.PUBLIC_BIT} seats, not {max_players}")
        self.max_players = max_players
        won = ("won", BOOL, Declared("value", False))
        player_fields = [won, *_fields(player, ("value", "pile"))]
        table_fields = _fields(table, ("value", "option", "pile"))
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
    def _numbered(fields: list[tuple[str, Type, Declared]], whats: tuple[str, ...]) -> dict[str, Field]:
        chosen = [f for f in fields if f[2].what in whats]
        return {name: Field(name, kind, declared, i) for i, (name, kind, declared) in enumerate(chosen)}

    @property
    def pile_count(self) -> int:
        """How many piles there are, of the table and of all seats."""
        return len(self.table_piles) + len(self.player_piles) * self.max_players


class Layout:
    """Where everything lies in a state, for a schema and a number of cards."""

    def __init__(self, schema: Schema, cards: int, max_options: int, stack: int) -> None:
        self.schema, self.cards = schema, cards
        self.max_options = max_options
        at = isa.HEADER
        self.table_address = {name: at + f.index for name, f in schema.table_values.items()}
        at += len(schema.table_values)
        self.player_address = {name: at + f.index * schema.max_players for name, f in schema.player_values.items()}
        at += len(schema.player_values) * schema.max_players
        piles = schema.pile_count
        self.head, self.tail, self.count = at, at + piles, at + 2 * piles
        at += 3 * piles
        self.ident, self.next, self.prev = at, at + cards, at + 2 * cards
        self.pile_of, self.marks, self.attrs = at + 3 * cards, at + 4 * cards, at + 5 * cards
        self.card_address = {name: self.attrs + f.index * cards for name, f in schema.counters.items()}
        at = self.attrs + cards * len(schema.counters)
        self.options = at
        at += 4 * max_options
        self.stack = at
        self.size = self.stack_end = at + stack

    def pile_id(self, name: str, player: int | None = None) -> int:
        """The number of a pile of the table, or of a player."""
        schema = self.schema
        if player is None:
            return schema.table_piles[name].index
        return len(schema.table_piles) + schema.player_piles[name].index * schema.max_players + player

    def pile_named(self, pile: int) -> tuple[Field, int | None]:
        """The declaration and the owner of a pile."""
        shared = list(self.schema.table_piles.values())
        if pile < len(shared):
            return shared[pile], None
        own = list(self.schema.player_piles.values())
        which, player = divmod(pile - len(shared), self.schema.max_players)
        return own[which], player

    def sees(self, pile: int) -> int:
        """Who sees the cards of a pile, as a mask of seats."""
        found, owner = self.pile_named(pile)
        match found.declared.sees:
            case "everyone":
                return isa.EVERYONE
            case "nobody":
                return 0
            case "owner" if owner is not None:
                return 1 << owner
        raise DeclarationError(f"pile {found.name}: sees must be everyone, nobody or, for a player's pile, owner")

    def ordered(self) -> list[bool]:
        """For each pile, whether the order of its cards may matter."""
        return [self.pile_named(pile)[0].declared.ordered for pile in range(self.schema.pile_count)]

    def pools(self) -> list[int]:
        """Which pool of hidden cards each pile belongs to: one number for piles that exchange cards face down."""
        numbers: dict[tuple[str, int | None], int] = {}
        result = []
        for pile in range(self.schema.pile_count):
            found, owner = self.pile_named(pile)
            name = found.declared.pool
            # A pool named with a leading "*" is one for all seats; another one is each player's own.
            key = (name, None if name.startswith("*") else owner) if name else (f"pile {pile}", None)
            result.append(numbers.setdefault(key, len(numbers)))
        return result

    def header(self, sees_at: int, pool_at: int, owner_at: int, defaults_at: int) -> list[int]:
        """The layout words of the constant table."""
        words_ = [0] * isa.LAYOUT
        for where, what in (
            (isa.L_NCARDS, self.cards),
            (isa.L_IDENT, self.ident),
            (isa.L_NEXT, self.next),
            (isa.L_PREV, self.prev),
            (isa.L_PILE, self.pile_of),
            (isa.L_MARKS, self.marks),
            (isa.L_HEAD, self.head),
            (isa.L_TAIL, self.tail),
            (isa.L_COUNT, self.count),
            (isa.L_OPTIONS, self.options),
            (isa.L_MAXOPT, self.max_options),
            (isa.L_STACK, self.stack),
            (isa.L_STACKEND, self.stack_end),
            (isa.L_NPILES, self.schema.pile_count),
            (isa.L_SEES, sees_at),
            (isa.L_POOL, pool_at),
            (isa.L_OWNER, owner_at),
            (isa.L_DEFAULTS, defaults_at),
            (isa.L_ATTRS, self.attrs),
            (isa.L_NATTRS, len(self.schema.counters)),
            (isa.L_SIZE, self.size),
        ):
            words_[where] = what
        return words_
