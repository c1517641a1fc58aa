"""Places and lists: the values and piles of places, what each player has there, the lists a table is opened with."""

from __future__ import annotations

import ast
import typing
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from deckwright.lang import schema as ty
from deckwright.lang.compiler import arguments, sight
from deckwright.lang.compiler.proc import SIDE_SHIFT, Value
from deckwright.lang.layout import Spot
from deckwright.lang.schema import Field, PlaceList, Type
from deckwright.vm import isa

if TYPE_CHECKING:
    from deckwright.lang.compiler.compiler import Compiler


@dataclass(frozen=True)
class OfEach:
    """What every player has at a place: its declaration, and the address or pile it would have at place 0."""

    field: Field
    base: int


@dataclass(frozen=True)
class Cell:
    """A value that can be read and written: at an address, or that many words after it."""

    field: Field
    address: int
    of: int | None
    owner: Value | None = None


# --- lists ------------------------------------------------------------------------------------------------------------


def listed(found: PlaceList, owner: Value | None = None) -> Value:
    """A list of places: of the table, or of a player."""
    return Value(ty.PLACES, thing=(found, owner))


def part(c: Compiler, node: ast.Subscript) -> Value:
    """`table.mages[seat]`, `table.fields[1]`, `field.defence[me]`, `field.minions[me]`."""
    of = c.expr(node.value)
    if of.type == ty.PLACES:
        return place_at(c, of, node)
    if of.type == ty.EACH and of.thing.field.type == ty.PILE:
        player = c.object(node.slice, ty.PLAYER, "whose it is")
        out = c.temp(ty.PILE)
        c.proc.emit(isa.OF, out.register, side(c, of, player), of.thing.base)
        return replace(out, thing=(of.thing.field, player))
    return read(c, cell_of(c, of, node), node)


def cell(c: Compiler, node: ast.Subscript) -> Cell:
    """The value that a part of a list is, to be written."""
    of = c.expr(node.value)
    if of.type == ty.PLACES or (of.type == ty.EACH and of.thing.field.type == ty.PILE):
        c.fail(node, "a place or a pile cannot be assigned", "move_all(source, to) moves cards")
    return cell_of(c, of, node)


def cell_of(c: Compiler, of: Value, node: ast.Subscript) -> Cell:
    """The value that a part of something already compiled is."""
    if of.type == ty.EACH:
        player = c.object(node.slice, ty.PLAYER, "whose it is")
        return Cell(of.thing.field, of.thing.base, side(c, of, player), player)
    if of.type != ty.LIST:
        lists = "lists have: list[...] options, places, and Each[...] of a place"
        c.fail(node, f"a {of.type} has no parts", "pile.top is its first card" if of.type == ty.PILE else lists)
    spot: Spot = of.thing
    at = within(c, node, spot.field.declared.count)
    if at.constant is not None:
        return Cell(spot.field, spot.address + at.constant, None)
    return Cell(spot.field, spot.address, at.register)


def read(c: Compiler, found: Cell, node: ast.AST) -> Value:
    """What a value holds."""
    sight.check_secret(c, found.field, found.owner, node)
    out = c.temp(found.field.type)
    if found.of is None:
        c.proc.emit(isa.GETG, out.register, found.address)
    else:
        c.proc.emit(isa.GETF, out.register, found.address, found.of)
    return out


def within(c: Compiler, node: ast.Subscript, count: int) -> Value:
    """A position in a list, which must be one."""
    at = c.number(node.slice)
    if at.constant is not None:
        if not 0 <= at.constant < count:
            c.fail(node, f"there is no {at.constant} in this list", f"it counts from 0 to {count - 1}")
        return at
    out = c.temp(ty.INT)
    c.proc.emit(isa.WITHIN, out.register, at.register, count)
    return out


def side(c: Compiler, of: Value, player: Value) -> int:
    """A register with the number of a place and a player in one."""
    out = c.temp(ty.INT)
    c.proc.emit(isa.SIDE, out.register, of.register, player.register * SIDE_SHIFT + c.schema.max_players)
    return out.register


# --- places -----------------------------------------------------------------------------------------------------------


def place_at(c: Compiler, of: Value, node: ast.Subscript) -> Value:
    """One place of a list."""
    found, owner = of.thing
    at = within(c, node, len(found.names))
    if owner is None and at.constant is not None:
        return Value(found.type, constant=found.number(at.constant))
    out = c.temp(found.type)
    if owner is None:
        c.proc.emit(isa.ADDI, out.register, at.register, found.first)
    elif at.constant is not None:
        c.proc.emit(isa.OF, out.register, c.in_register(owner), found.number(at.constant, 0))
    else:
        c.proc.emit(isa.ADDI, out.register, side(c, at, replace(owner, register=c.in_register(owner))), found.first)
    return replace(out, thing=owner)


def place_attribute(c: Compiler, place: Value, node: ast.Attribute) -> Value:
    """A value or a pile of a place, a neighbour, its owner, its position."""
    if place.type == ty.PLACE:
        c.fail(node, "say of which kind this place is", "field: Battlefield = picked.place")
    kind = c.schema.kind_of_place(place.type)
    if node.attr in _FIXED:
        out = c.temp(_FIXED[node.attr] or place.type)
        c.proc.emit(isa.LOOKUP, out.register, c.linker.constants.place_table(node.attr), c.in_register(place))
        return replace(out, thing=place.thing) if out.type == place.type else out
    found = c.known(kind.values | kind.piles, node, f"a {place.type}")
    is_pile = found.name in kind.piles
    base = (c.layout.place_pile if is_pile else c.layout.place_address)[kind.type, found.name]
    if found.each:
        return Value(ty.EACH, c.in_register(place), thing=OfEach(found, base))
    if is_pile:
        out = c.temp(ty.PILE)
        c.proc.emit(isa.OF, out.register, c.in_register(place), base)
        return replace(out, thing=(found, place.thing))
    if place.constant is not None and place.constant >= 0:
        return read(c, Cell(found, base + place.constant, None, place.thing), node)
    return read(c, Cell(found, base, c.in_register(place), place.thing), node)


_FIXED: dict[str, Type | None] = {"next": None, "previous": None, "owner": ty.PLAYER, "number": ty.INT}


def of_pile(c: Compiler, pile: Value, node: ast.AST) -> Value:
    """pile.place."""
    kinds = [kind for kind in c.schema.places if kind.piles]
    if len(kinds) != 1:
        some = "several kinds of places have" if kinds else "no place has"
        c.fail(node, f"{some} piles", "place_of(pile, Battlefield) says which kind is meant")
    out = c.temp(kinds[0].type)
    c.proc.emit(isa.LOOKUP, out.register, c.linker.constants.place_table("of pile"), c.in_register(pile))
    return out


def finding_place(c: Compiler, node: ast.Call) -> Value:
    """place_of."""
    pile_node, kind_node = arguments.exactly(c, node, 2)
    pile = c.object(pile_node, ty.PILE, "what lies at a place")
    named = c.global_name(kind_node.id, kind_node) if isinstance(kind_node, ast.Name) else None
    kind = c.schema.type_of(named)
    if kind is None or kind.record is None:
        c.fail(kind_node, "the second argument must be a class of places")
    out = c.temp(kind)
    c.proc.emit(isa.LOOKUP, out.register, c.linker.constants.place_table("of pile"), pile.register)
    return among(c, kind, out.register)


def answered(c: Compiler, answer: Value, node: ast.AST) -> Value:
    """The place of an answer: of the class that the answer's own class names, or the only one there is.

    Where a question is about several kinds of places, the name it is assigned to says which one is meant.
    """
    own = answer.type.answer
    hints = {} if own is None else typing.get_type_hints(own, localns=c.scope.source.scope)
    kind = c.schema.type_of(hints.get("place"))
    if kind is not None and kind.record is not None:
        return among(c, kind, answer.register + 2)
    if not c.schema.places:
        c.fail(node, "this game has no places", "fields: list[Battlefield] = places(3) declares some")
    if len(c.schema.places) == 1:
        return among(c, c.schema.places[0].type, answer.register + 2)
    return Value(ty.PLACE, answer.register + 2)


def among(c: Compiler, kind: Type, register: int) -> Value:
    """A number as a place of this kind; None if it is none of them."""
    found = c.schema.kind_of_place(kind)
    out = c.temp(kind)
    c.proc.emit(isa.AMONG, out.register, register, found.first * isa.ASK_SHIFT + found.end)
    return out
