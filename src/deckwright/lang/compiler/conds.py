"""Conditions, compiled straight to compare-and-jump instructions."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from deckwright.lang import schema as ty
from deckwright.lang.compiler import attributes
from deckwright.lang.compiler.proc import Label, Value
from deckwright.lang.layout import Spot
from deckwright.vm import isa

if TYPE_CHECKING:
    from deckwright.lang.compiler.compiler import Compiler

_FLIPPED = {ast.Lt: ast.Gt, ast.Gt: ast.Lt, ast.LtE: ast.GtE, ast.GtE: ast.LtE, ast.Eq: ast.Eq, ast.NotEq: ast.NotEq}
_NEGATED = {ast.Lt: ast.GtE, ast.Gt: ast.LtE, ast.LtE: ast.Gt, ast.GtE: ast.Lt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq}
_WITH_NUMBER = {
    ast.Lt: isa.JLTI, ast.LtE: isa.JLEI, ast.Gt: isa.JGTI, ast.GtE: isa.JGEI, ast.Eq: isa.JEQI, ast.NotEq: isa.JNEI,
}  # fmt: skip
_WITH_TABLE = {ast.Lt: isa.JLTG, ast.LtE: isa.JLEG, ast.Gt: isa.JGTG, ast.GtE: isa.JGEG}
_FOLD: dict[type, Callable[[Any, Any], bool]] = {
    ast.Lt: lambda x, y: x < y,
    ast.LtE: lambda x, y: x <= y,
    ast.Gt: lambda x, y: x > y,
    ast.GtE: lambda x, y: x >= y,
    ast.Eq: lambda x, y: x == y,
    ast.NotEq: lambda x, y: x != y,
}


def plain(c: Compiler, node: ast.expr, target: Label, when: bool) -> None:
    """Any expression as a condition, by whether it counts as true."""
    truth(c, c.expr(node), node, target, when)


def negated(c: Compiler, node: ast.UnaryOp, target: Label, when: bool) -> None:
    """`not x`."""
    if isinstance(node.op, ast.Not):
        c.cond(node.operand, target, not when)
    else:
        plain(c, node, target, when)


def connective(c: Compiler, node: ast.BoolOp, target: Label, when: bool) -> None:
    """`and` and `or`, stopping at the first part that decides."""
    decides = isinstance(node.op, ast.Or)
    if decides == when:
        for part in node.values:
            c.cond(part, target, when)
        return
    skip = Label()
    for part in node.values[:-1]:
        c.cond(part, skip, decides)
    c.cond(node.values[-1], target, when)
    c.proc.place(skip)


def attribute(c: Compiler, node: ast.Attribute, target: Label, when: bool) -> None:
    """An attribute as a condition; a mark or a yes-or-no fact of a card is tested in one instruction."""
    schema = c.schema
    is_mark, is_fact = node.attr in schema.marks, node.attr in schema.facts
    if not (is_mark or is_fact) or attributes.outside(c, node) is not None:
        plain(c, node, target, when)
        return
    card = c.expr(node.value)
    if card.type != ty.CARD:
        truth(c, attributes.attribute_of(c, card, node), node, target, when)
        return
    register = c.in_register(card)
    if is_mark:
        c.proc.emit(isa.JMARK if when else isa.JNMARK, register, schema.marks[node.attr].index, target)
        return
    if schema.facts[node.attr].type not in (ty.BOOL, ty.INT):
        c.fail(node, f"{node.attr} is not a yes or no", "compare it")
    c.proc.emit(isa.JFACT if when else isa.JNFACT, register, c.linker.constants.fact_base(node.attr), target)


def truth(c: Compiler, value: Value, node: ast.expr, target: Label, when: bool) -> None:
    """Is there a card, a player, a card in the pile, a number other than 0?"""
    kind = value.type
    if not (kind.is_object or kind.is_number or kind in (ty.PILE, ty.SEATS)) and value.constant != -1:
        c.fail(node, f"a {kind} is neither true nor false", "compare it")
    if value.constant is not None and value.type != ty.PILE:
        holds = value.constant >= 0 if value.type.is_object or value.type == ty.NONE else value.constant != 0
        if holds == when:
            c.proc.emit(isa.JMP, target)
        return
    if value.type.is_object:
        c.proc.emit(isa.JGEI if when else isa.JLTI, c.in_register(value), 0, target)
    else:
        number = count(c, value) if value.type == ty.PILE else value
        c.proc.emit(isa.JNZ if when else isa.JZ, c.in_register(number), target)


def count(c: Compiler, pile: Value) -> Value:
    """How many cards lie in a pile."""
    players = c.proc.players_pile(pile)
    out = c.temp(ty.INT)
    if pile.constant is not None:
        c.proc.emit(isa.GETG, out.register, c.layout.count + pile.constant)
    elif players is not None:
        c.proc.emit(isa.COUNTOF, out.register, *players)
    else:
        c.proc.emit(isa.COUNT, out.register, c.in_register(pile))
    return out


def comparison(c: Compiler, node: ast.Compare, target: Label, when: bool) -> None:
    """One comparison, or a chain such as 1 <= n < 5."""
    left = c.expr(node.left)
    skip = Label()
    for i, (op, right_node) in enumerate(zip(node.ops, node.comparators, strict=True)):
        last = i == len(node.ops) - 1
        several = attributes.elements(c, right_node) if isinstance(op, ast.In | ast.NotIn) and last else None
        if several is not None:
            one_of(c, left, several, node, target, when != isinstance(op, ast.NotIn))
            break
        right = c.expr(right_node)
        if last:
            compare(c, op, left, right, node, target, when)
        elif when:
            compare(c, op, left, right, node, skip, False)
        else:
            compare(c, op, left, right, node, target, False)
        left = right
    c.proc.place(skip)


def compare(c: Compiler, op: ast.cmpop, left: Value, right: Value, node: ast.AST, target: Label, when: bool) -> None:
    """Jump if `left op right` is `when`."""
    if isinstance(op, ast.In | ast.NotIn):
        membership(c, left, right, node, target, when != isinstance(op, ast.NotIn))
        return
    kind = {ast.Is: ast.Eq, ast.IsNot: ast.NotEq}.get(type(op), type(op))
    check_comparable(c, kind, left, right, node)
    if not when:
        kind = _NEGATED[kind]
    if left.constant is not None and right.constant is None:
        left, right, kind = right, left, _FLIPPED[kind]
    if left.constant is not None and right.constant is not None:
        if _FOLD[kind](left.constant, right.constant):
            c.proc.emit(isa.JMP, target)
    elif right.constant is not None:
        c.proc.emit(_WITH_NUMBER[kind], left.register, right.constant, target)
    elif right.passing and kind in _WITH_TABLE and c.proc.last_is(isa.GETG, right.register):
        address = c.proc.code.pop().b
        c.proc.emit(_WITH_TABLE[kind], left.register, address, target)
    elif kind in (ast.Gt, ast.GtE):
        c.proc.emit(isa.JLT if kind is ast.Gt else isa.JLE, right.register, left.register, target)
    else:
        op_code = {ast.Lt: isa.JLT, ast.LtE: isa.JLE, ast.Eq: isa.JEQ, ast.NotEq: isa.JNE}[kind]
        c.proc.emit(op_code, left.register, right.register, target)


def check_comparable(c: Compiler, kind: type, left: Value, right: Value, node: ast.AST) -> None:
    """Only like can be compared with like."""
    for value in (left, right):
        if (value.type == ty.NONE and value.constant is None) or value.type in ty.WHOLE:
            c.fail(node, "this has no value to compare")
        if value.type in (ty.ANSWER, ty.TABLE, ty.WEIGHTS):
            c.fail(node, f"a {value.type} cannot be compared", "compare its parts")
    same = left.type == right.type or c.fits(left, right.type) or c.fits(right, left.type)
    if not same or (ty.SEATS in (left.type, right.type) and left.type != right.type):
        c.fail(node, f"a {left.type} cannot be compared with a {right.type}")
    ordered = kind not in (ast.Eq, ast.NotEq)
    if ordered and not (left.type.is_number or left.type.choices):
        c.fail(node, f"a {left.type} is neither more nor less than another", "only numbers are ordered")


def membership(c: Compiler, card: Value, pile: Value, node: ast.AST, target: Label, when: bool) -> None:
    """`card in pile`."""
    if pile.type == ty.LIST:
        in_list(c, card, pile.thing, node, target, when)
        return
    if card.type != ty.CARD or pile.type != ty.PILE:
        c.fail(
            node,
            f"`in` asks whether a Card is in a Pile; this is a {card.type} in a {pile.type}",
            "or whether something is one of a few, in (..., ...)",
        )
    skip = Label()
    register = c.in_register(card)
    c.proc.emit(isa.JLTI, register, 0, skip if when else target)
    where = c.temp(ty.PILE)
    c.proc.emit(isa.PILEOF, where.register, register)
    compare(c, ast.Eq(), where, pile, node, target, when)
    c.proc.place(skip)


def in_list(c: Compiler, left: Value, over: Spot, node: ast.AST, target: Label, when: bool) -> None:
    """`n in table.supply`."""
    check_comparable(c, ast.Eq, left, Value(over.field.type), node)
    wanted, at, found = c.in_register(left), c.proc.registers(), c.proc.registers()
    again, skip = Label(), Label()
    c.proc.emit(isa.LOADI, at, 0)
    c.proc.place(again)
    c.proc.emit(isa.GETF, found, over.address, at)
    c.proc.emit(isa.JEQ, wanted, found, target if when else skip)
    c.proc.emit(isa.ADDI, at, at, 1)
    c.proc.emit(isa.JLTI, at, over.field.declared.count, again)
    if not when:
        c.proc.emit(isa.JMP, target)
    c.proc.place(skip)


def one_of(c: Compiler, left: Value, several: list[Value], node: ast.AST, target: Label, when: bool) -> None:
    """`x in (a, b, c)`."""
    skip = Label()
    for value in several:
        compare(c, ast.Eq(), left, value, node, target if when else skip, True)
    if not when:
        c.proc.emit(isa.JMP, target)
    c.proc.place(skip)
