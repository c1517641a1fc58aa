"""Names and attributes: what a rule means by `me`, `card.cost`, `player.hand`, `table.turn`, `Colour.RED`."""

from __future__ import annotations

import ast
import inspect
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from deckwright.lang import schema as ty
from deckwright.lang.compiler import places, sight
from deckwright.lang.compiler.proc import Value
from deckwright.vm import isa

if TYPE_CHECKING:
    from deckwright.lang.compiler.compiler import Compiler

_ANSWER_PARTS = {
    "verb": (0, ty.VERB),
    "card": (1, ty.CARD),
    "target": (2, ty.CARD),
    "player": (2, ty.PLAYER),
    "pile": (2, ty.PILE),
    "place": (2, ty.PLACE),
    "number": (3, ty.INT),
}


def plain_name(c: Compiler, node: ast.Name) -> Value:
    """A local name, or something of the module."""
    local = c.scope.names.get(node.id)
    if local is not None:
        if local.type == ty.NONE and local.constant is None and local.thing is None:
            c.fail(node, f"{node.id} may be used before it is assigned")
        return local
    return c.constant(c.global_name(node.id, node), node)


def elements(c: Compiler, node: ast.expr) -> list[Value] | None:
    """What a tuple holds, written here or named in the module; None if this is no tuple."""
    if isinstance(node, ast.Tuple):
        return [c.expr(element) for element in node.elts]
    held: Any = None
    if isinstance(node, ast.Name) and node.id not in c.scope.names:
        held = c.scope.source.scope.get(node.id)
    elif isinstance(node, ast.Attribute):
        (held,) = outside(c, node) or (None,)
    return [c.constant(thing, node) for thing in held] if isinstance(held, tuple) else None


def attribute(c: Compiler, node: ast.Attribute) -> Value:
    """`thing.name`: a value, a fact, a mark, a pile, a neighbour, a constant of a module or an enum."""
    named = outside(c, node)
    if named is not None:
        return c.constant(named[0], node)
    return attribute_of(c, c.expr(node.value), node)


def attribute_of(c: Compiler, of: Value, node: ast.Attribute) -> Value:
    """The attribute of something already compiled."""
    handler = c.tables.attributes.get(of.type.family)
    if handler is None:
        c.fail(node, f"a {of.type} has no attribute {node.attr!r}")
    return handler(c, of, node)


def outside(c: Compiler, node: ast.Attribute) -> tuple[Any] | None:
    """What a dotted name stands for outside the rule, such as a member of an enum."""
    holder: Any = None
    if isinstance(node.value, ast.Name) and node.value.id not in c.scope.names:
        holder = c.global_name(node.value.id, node)
    elif isinstance(node.value, ast.Attribute):
        (holder,) = outside(c, node.value) or (None,)
    if inspect.ismodule(holder) or inspect.isclass(holder):
        if not hasattr(holder, node.attr):
            c.fail(node, f"{ast.unparse(node.value)} has no {node.attr!r}")
        return (getattr(holder, node.attr),)
    return None


def card_attribute(c: Compiler, card: Value, node: ast.Attribute) -> Value:
    """A fact, a mark, a counter, the pile or the kind of a card."""
    register = c.in_register(card)
    schema = c.schema
    if node.attr == "pile":
        out = c.temp(ty.PILE)
        c.proc.emit(isa.PILEOF, out.register, register)
    elif node.attr == "kind":
        out = c.temp(ty.INT)
        c.proc.emit(isa.KIND, out.register, register)
    elif node.attr in schema.facts:
        out = c.temp(schema.facts[node.attr].type)
        c.proc.emit(isa.FACT, out.register, c.linker.constants.fact_base(node.attr), register)
    elif node.attr in schema.marks:
        out = c.temp(ty.BOOL)
        c.proc.emit(isa.GETMARK, out.register, register, schema.marks[node.attr].index)
    else:
        found = c.known(schema.counters | schema.facts | schema.marks, node, "a card")
        sight.check_secret(c, found, None, node)
        out = c.temp(found.type)
        c.proc.emit(isa.GETF, out.register, c.layout.card_address[node.attr], register)
    return out


def player_attribute(c: Compiler, player: Value, node: ast.Attribute) -> Value:
    """A value or a pile of a player, or a neighbour."""
    register = c.in_register(player)
    if node.attr in ("left", "right"):
        out = c.temp(ty.PLAYER)
        c.proc.emit(isa.STEP, out.register, register, 1 if node.attr == "left" else -1)
        return out
    if node.attr == "seat":
        out = c.temp(ty.INT)
        c.proc.emit(isa.OF, out.register, register, 0)
        return out
    if node.attr in c.schema.player_piles:
        out = c.temp(ty.PILE)
        c.proc.emit(isa.OF, out.register, register, c.layout.pile_id(node.attr, 0))
        return replace(out, thing=(c.schema.player_piles[node.attr], player))
    if node.attr in c.schema.player_places:
        return places.listed(c.schema.player_places[node.attr], player)
    found = c.known(c.schema.player_values | c.schema.player_piles, node, "a player")
    sight.check_secret(c, found, player, node)
    out = c.temp(found.type)
    c.proc.emit(isa.GETF, out.register, c.layout.player_address[node.attr], register)
    return out


def table_attribute(c: Compiler, of: Value, node: ast.Attribute) -> Value:
    """A value or a pile of the table."""
    if node.attr == "seats":
        out = c.temp(ty.INT)
        c.proc.emit(isa.PLAYERS, out.register)
        return out
    if node.attr == "turn":
        out = c.temp(ty.INT)
        c.proc.emit(isa.GETG, out.register, isa.H_TURN)
        return out
    if node.attr in c.schema.table_piles:
        found = c.schema.table_piles[node.attr]
        return Value(ty.PILE, constant=c.layout.pile_id(node.attr), thing=(found, None))
    if node.attr in c.schema.table_places:
        return places.listed(c.schema.table_places[node.attr])
    found = c.known(c.schema.table_values | c.schema.table_piles, node, "the table")
    if found.declared.count:
        return Value(ty.LIST, thing=c.layout.shared[node.attr])
    sight.check_secret(c, found, None, node)
    out = c.temp(found.type)
    c.proc.emit(isa.GETG, out.register, c.layout.table_address[node.attr])
    return out


def pile_attribute(c: Compiler, pile: Value, node: ast.Attribute) -> Value:
    """The top or bottom card of a pile, or whose it is."""
    if node.attr == "owner":
        out = c.temp(ty.PLAYER)
        c.proc.emit(isa.OWNER, out.register, c.in_register(pile))
        return out
    if node.attr == "place":
        return places.of_pile(c, pile, node)
    if node.attr not in ("top", "bottom"):
        has = "it has top, bottom, owner and place; len(pile) counts it"
        c.fail(node, f"a pile has no attribute {node.attr!r}", has)
    sight.check_sight(c, pile, node)
    if pile.constant is not None:
        out = c.temp(ty.CARD)
        ends = c.layout.head if node.attr == "top" else c.layout.tail
        c.proc.emit(isa.GETG, out.register, ends + pile.constant)
        return out
    register = c.in_register(pile)
    out = c.temp(ty.CARD)
    c.proc.emit(isa.FIRST if node.attr == "top" else isa.LAST, out.register, register)
    return out


def answer_attribute(c: Compiler, answer: Value, node: ast.Attribute) -> Value:
    """A part of what was chosen."""
    if node.attr not in _ANSWER_PARTS:
        c.fail(node, f"an answer has no {node.attr!r}", f"it has: {', '.join(_ANSWER_PARTS)}")
    at, kind = _ANSWER_PARTS[node.attr]
    if node.attr not in ("verb", "card"):
        check_part(c, answer, node)
    if kind == ty.PLACE:
        return places.answered(c, answer, node)
    return Value(kind, answer.register + at)


def check_part(c: Compiler, answer: Value, node: ast.Attribute) -> None:
    """What was chosen must go with this: seen here where the rule has just asked for the verb, else as it is played.

    A card may be missing, and places of several kinds may be asked about at once: they are None then.
    """
    verb = c.scope.verbs.get(node.value.id) if isinstance(node.value, ast.Name) else None
    if verb is not None and node.attr not in verb.takes:
        goes_with = ", ".join(verb.takes) or "nothing"
        c.fail(node, f"the answer has no {node.attr}: {verb.id} goes with {goes_with}")
    if verb is None and node.attr != "place":
        c.proc.emit(isa.TAKES, answer.register, isa.PARTS.index(node.attr))


def weight(c: Compiler, of: Value, node: ast.Attribute) -> Value:
    """A weight of a judgement."""
    found = c.known(c.schema.weights, node, "the weights")
    out = c.temp(ty.INT)
    c.proc.emit(isa.WEIGHT, out.register, found.index)
    return out
