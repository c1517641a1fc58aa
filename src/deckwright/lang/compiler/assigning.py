"""Assignments: to a name, or to a value of a card, a player or the table."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from deckwright.lang import schema as ty
from deckwright.lang.compiler import attributes, exprs, purity
from deckwright.lang.compiler.proc import Value
from deckwright.lang.schema import Type
from deckwright.vm import isa

if TYPE_CHECKING:
    from deckwright.lang.compiler.compiler import Compiler


def assignment(c: Compiler, node: ast.Assign) -> None:
    """`name = value`, `thing.value = value`."""
    if len(node.targets) != 1:
        c.fail(node, "assign one name at a time")
    assign(c, node.targets[0], node.value)


def annotation(c: Compiler, node: ast.expr) -> Type:
    """The type an annotation names."""
    scope = c.scope.source.scope
    try:
        found = ty.type_of(eval(ast.unparse(node), dict(scope)))
    except Exception:
        found = None
    if found is None:
        c.fail(node, f"{ast.unparse(node)} is not a type of the rules language")
    return found


def declare(c: Compiler, node: ast.AnnAssign, value: ast.expr) -> None:
    """`name: Type = value`."""
    if not isinstance(node.target, ast.Name):
        c.fail(node, "only a plain name is declared with a type")
    assign(c, node.target, value, annotation(c, node.annotation))


def assign(c: Compiler, target: ast.expr, value_node: ast.expr, declared: Type | None = None) -> None:
    """Assign to a local name, or to a value of a card, a player or the table."""
    if isinstance(target, ast.Attribute):
        store(c, target, c.expr(value_node), value_node)
        return
    if not isinstance(target, ast.Name):
        c.fail(target, "assign to one name", "an answer has .verb, .card, .player, .number")
    value = c.expr(value_node)
    local = c.scope.names.get(target.id)
    if local is None:
        c.fail(target, f"{target.id} cannot be assigned here")
    kind = declared or (value.type if local.type == ty.NONE else local.type)
    if kind == ty.NONE and value.constant == -1:
        c.fail(target, f"what may {target.id} be, besides None?", f"write {target.id}: Card | None = None")
    if not c.fits(value, kind) or (local.type not in (ty.NONE, kind)):
        was = local.type if local.type != ty.NONE else kind
        c.fail(target, f"{target.id} is a {was}; a {value.type} cannot be assigned to it")
    if kind == ty.NONE:
        c.fail(target, "this cannot be kept in a name", "write it where it is used")
    if kind == ty.ANSWER and target.id not in c.scope.answers:
        c.fail(target, f"say that {target.id} is an answer", f"write {target.id}: Choice = ...")
    if c.judging and local.register in c.judge_me:
        c.fail(target, f"{target.id} is the seat that judges; it cannot become another one")
    if kind == ty.SEATS and value.type == ty.PLAYER:
        value = c.as_seats(value)
    c.copy(value, local.register)
    c.scope.names[target.id] = Value(kind, local.register)


def store(c: Compiler, target: ast.Attribute, value: Value, node: ast.AST) -> None:
    """Assign to `thing.value`."""
    if c.judging:
        c.fail(target, "a judgement changes nothing")
    store_to(c, c.expr(target.value), target, value, node)


def store_to(c: Compiler, of: Value, target: ast.Attribute, value: Value, node: ast.AST) -> None:
    """Assign to a value of something already compiled."""
    schema = c.schema
    if of.type == ty.CARD and target.attr in schema.marks:
        c.expect(value, ty.BOOL, node, f"{target.attr}")
        index = schema.marks[target.attr].index
        c.proc.emit(isa.SETMARK, c.in_register(of), index, c.in_register(value))
        return
    fields = {ty.CARD: schema.counters, ty.PLAYER: schema.player_values, ty.TABLE: schema.table_values}.get(of.type)
    if fields is None or (target.attr in schema.facts and of.type == ty.CARD):
        c.fail(target, f"{target.attr} of a {of.type} cannot be assigned", "facts are the same for all copies")
    if of.type in (ty.PLAYER, ty.TABLE) and target.attr in (schema.player_piles | schema.table_piles):
        c.fail(target, f"{target.attr} is a pile and cannot be assigned", "move_all(source, to) moves its cards")
    found = attributes.known(c, fields, target, f"a {of.type}")
    c.expect(value, found.type, node, f"{target.attr}")
    if found.type == ty.SEATS and value.type == ty.PLAYER:
        value = c.as_seats(value)
    register = c.in_register(value)
    if of.type == ty.TABLE:
        c.proc.emit(isa.SETG, c.layout.table_address[target.attr], register)
    else:
        addresses = c.layout.card_address if of.type == ty.CARD else c.layout.player_address
        c.proc.emit(isa.SETF, addresses[target.attr], c.in_register(of), register)


def augment(c: Compiler, node: ast.AugAssign) -> None:
    """`x += n` and the like."""
    if isinstance(node.target, ast.Attribute):
        augment_value(c, node, node.target)
    elif isinstance(node.target, ast.Name):
        loaded = ast.copy_location(ast.Name(node.target.id, ast.Load()), node.target)
        assign(c, node.target, ast.copy_location(ast.BinOp(loaded, node.op, node.value), node))
    else:
        c.fail(node, "assign to one name, or to a value of a card, a player or the table")


def augment_value(c: Compiler, node: ast.AugAssign, target: ast.Attribute) -> None:
    """`thing.value += n`: in one instruction, unless working out n may change the value itself."""
    if c.judging:
        c.fail(target, "a judgement changes nothing")
    of, name, schema, layout = c.expr(target.value), target.attr, c.schema, c.layout
    plain = isinstance(node.op, ast.Add | ast.Sub) and (purity.level([node.value], c.outer_names()) != purity.CHANGES)
    if plain and of.type == ty.TABLE and name in schema.table_values and schema.table_values[name].type == ty.INT:
        add_to(c, node, layout.table_address[name])
        return
    for kind, fields, addresses in (
        (ty.PLAYER, schema.player_values, layout.player_address),
        (ty.CARD, schema.counters, layout.card_address),
    ):
        if plain and of.type == kind and name in fields and fields[name].type == ty.INT:
            add_to(c, node, addresses[name], c.in_register(of))
            return
    before = attributes.attribute_of(c, of, target)
    store_to(c, of, target, exprs.combine(c, node.op, before, c.expr(node.value), node), node)


def add_to(c: Compiler, node: ast.AugAssign, address: int, of: int | None = None) -> None:
    """Add to a value in place: one of the table, or of the player or card in a register."""
    amount = c.number(node.value)
    minus = isinstance(node.op, ast.Sub)
    if amount.constant is not None:
        added = -amount.constant if minus else amount.constant
    elif minus:
        added = c.proc.registers()
        c.proc.emit(isa.RSUBI, added, amount.register, 0)
    else:
        added = amount.register
    if of is None:
        c.proc.emit(isa.ADDG if amount.constant is None else isa.ADDGI, address, added)
    else:
        c.proc.emit(isa.ADDF if amount.constant is None else isa.ADDFI, address, of, added)
