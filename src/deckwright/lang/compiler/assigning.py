"""Assignments: to a name, or to a value of a card, a player, the table or a place."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from deckwright.lang import schema as ty
from deckwright.lang.compiler import attributes, exprs, places, purity
from deckwright.lang.compiler.places import Cell
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
        found = c.schema.type_of(eval(ast.unparse(node), dict(scope)))
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
    """Assign to a local name, or to a value of a card, a player, the table or a place."""
    if isinstance(target, ast.Attribute | ast.Subscript):
        value = c.expr(value_node)
        unjudged(c, target)
        if isinstance(target, ast.Attribute):
            store_to(c, c.expr(target.value), target, value, value_node)
        else:
            write(c, places.cell(c, target), value, value_node)
        return
    if not isinstance(target, ast.Name):
        c.fail(target, "assign to one name", "an answer has .verb, .card, .player, .number")
    value = c.expr(value_node)
    local = c.scope.names.get(target.id)
    if local is None:
        c.fail(target, f"{target.id} cannot be assigned here")
    kind = declared or (value.type if local.type == ty.NONE else local.type)
    if value.type == ty.PLACE and kind.record is not None:
        value = places.among(c, kind, value.register)
    if kind == ty.NONE and value.constant == -1:
        c.fail(target, f"what may {target.id} be, besides None?", f"write {target.id}: Card | None = None")
    if not c.fits(value, kind) or (local.type not in (ty.NONE, kind)):
        was = local.type if local.type != ty.NONE else kind
        c.fail(target, f"{target.id} is a {was}; a {value.type} cannot be assigned to it")
    if kind in (ty.NONE, ty.PLACE, *ty.WHOLE):
        c.fail(target, "this cannot be kept in a name", "write it where it is used")
    if kind == ty.ANSWER and target.id not in c.scope.answers:
        c.fail(target, f"say that {target.id} is an answer", f"write {target.id}: Answer = ...")
    if c.judging and local.register in c.judge_me:
        c.fail(target, f"{target.id} is the seat that judges; it cannot become another one")
    if kind == ty.SEATS and value.type == ty.PLAYER:
        value = c.as_seats(value)
    c.copy(value, local.register)
    c.scope.names[target.id] = Value(kind, local.register)


def unjudged(c: Compiler, target: ast.AST) -> None:
    """A judgement may not assign to values."""
    if c.judging:
        c.fail(target, "a judgement changes nothing")


def store_to(c: Compiler, of: Value, target: ast.Attribute, value: Value, node: ast.AST) -> None:
    """Assign to a value of something already compiled."""
    if of.type == ty.CARD and target.attr in c.schema.marks:
        c.expect(value, ty.BOOL, node, f"{target.attr}")
        index = c.schema.marks[target.attr].index
        c.proc.emit(isa.SETMARK, c.in_register(of), index, c.in_register(value))
    else:
        write(c, cell_of(c, of, target), value, node)


def cell_of(c: Compiler, of: Value, target: ast.Attribute) -> Cell:
    """The value that an attribute of something already compiled is; not everything can be assigned."""
    schema, layout = c.schema, c.layout
    fields = {ty.CARD: schema.counters, ty.PLAYER: schema.player_values, ty.TABLE: schema.table_values}.get(of.type)
    piles = schema.player_piles | schema.table_piles
    if of.type.record is not None:
        kind = schema.kind_of_place(of.type)
        fields, piles = kind.values, kind.piles
    if fields is None or (target.attr in schema.facts and of.type == ty.CARD):
        c.fail(target, f"{target.attr} of a {of.type} cannot be assigned", "facts are the same for all copies")
    if of.type != ty.CARD and target.attr in piles:
        c.fail(target, f"{target.attr} is a pile and cannot be assigned", "move_all(source, to) moves its cards")
    found = c.known(fields, target, f"a {of.type}")
    if found.each or found.declared.count:
        which = "[player]" if found.each else "[n]"
        c.fail(target, f"{target.attr} is a list; assign to a part of it", f"{ast.unparse(target)}{which} = ...")
    if of.type == ty.TABLE:
        return Cell(found, layout.table_address[target.attr], None)
    if of.type.record is not None:
        return Cell(found, layout.place_address[of.type, target.attr], c.in_register(of))
    addresses = layout.card_address if of.type == ty.CARD else layout.player_address
    return Cell(found, addresses[target.attr], c.in_register(of))


def write(c: Compiler, to: Cell, value: Value, node: ast.AST) -> None:
    """Put something into a value."""
    c.expect(value, to.field.type, node, to.field.name)
    if to.field.type == ty.SEATS and value.type == ty.PLAYER:
        value = c.as_seats(value)
    if to.of is None:
        c.proc.emit(isa.SETG, to.address, c.in_register(value))
    else:
        c.proc.emit(isa.SETF, to.address, to.of, c.in_register(value))


def augment(c: Compiler, node: ast.AugAssign) -> None:
    """`x += n` and the like: a value in one instruction, unless working out n may change the value itself."""
    target = node.target
    if isinstance(target, ast.Name):
        loaded = ast.copy_location(ast.Name(target.id, ast.Load()), target)
        assign(c, target, ast.copy_location(ast.BinOp(loaded, node.op, node.value), node))
        return
    unjudged(c, target)
    if isinstance(target, ast.Subscript):
        to = places.cell(c, target)
        if is_sum(c, node) and to.field.type == ty.INT:
            add_to(c, node, to)
        else:
            write(c, to, exprs.combine(c, node.op, places.read(c, to, target), c.expr(node.value), node), node)
        return
    of = c.expr(target.value)
    if is_sum(c, node) and is_number(c, of, target.attr):
        add_to(c, node, cell_of(c, of, target))
    else:
        before = attributes.attribute_of(c, of, target)
        store_to(c, of, target, exprs.combine(c, node.op, before, c.expr(node.value), node), node)


def is_sum(c: Compiler, node: ast.AugAssign) -> bool:
    """Whether something is added or taken away whose working out changes nothing."""
    return isinstance(node.op, ast.Add | ast.Sub) and purity.level([node.value], c.outer_names()) != purity.CHANGES


def is_number(c: Compiler, of: Value, name: str) -> bool:
    """Whether an attribute is a single number that rules may change."""
    schema = c.schema
    fields = {ty.CARD: schema.counters, ty.PLAYER: schema.player_values, ty.TABLE: schema.table_values}.get(of.type)
    if of.type.record is not None:
        fields = schema.kind_of_place(of.type).values
    found = None if fields is None else fields.get(name)
    return found is not None and found.type == ty.INT and not (found.each or found.declared.count)


def add_to(c: Compiler, node: ast.AugAssign, to: Cell) -> None:
    """Add to a value in place."""
    amount = c.number(node.value)
    minus = isinstance(node.op, ast.Sub)
    if amount.constant is not None:
        added = -amount.constant if minus else amount.constant
    elif minus:
        added = c.proc.registers()
        c.proc.emit(isa.RSUBI, added, amount.register, 0)
    else:
        added = amount.register
    if to.of is None:
        c.proc.emit(isa.ADDG if amount.constant is None else isa.ADDGI, to.address, added)
    else:
        c.proc.emit(isa.ADDF if amount.constant is None else isa.ADDFI, to.address, to.of, added)
