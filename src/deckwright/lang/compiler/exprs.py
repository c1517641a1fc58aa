"""Expressions of rules: numbers, arithmetic, one thing or another."""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, NoReturn

from deckwright.lang import schema as ty
from deckwright.lang.compiler import conds
from deckwright.lang.compiler.proc import Label, Value
from deckwright.vm import isa

if TYPE_CHECKING:
    from deckwright.lang.compiler.compiler import Compiler

_ARITHMETIC: dict[type[ast.operator], tuple[int, Callable[[int, int], int]]] = {
    ast.Add: (isa.ADD, lambda x, y: x + y),
    ast.Sub: (isa.SUB, lambda x, y: x - y),
    ast.Mult: (isa.MUL, lambda x, y: x * y),
    ast.FloorDiv: (isa.DIV, lambda x, y: x // y),
    ast.Mod: (isa.MOD, lambda x, y: x % y),
}


def constant(c: Compiler, node: ast.Constant) -> Value:
    """A number, a yes or no, nothing."""
    if node.value is None or isinstance(node.value, int):
        return c.constant(node.value, node)
    refused(c, node)


def refused(c: Compiler, node: ast.expr) -> NoReturn:
    """An expression that has no meaning in a rule."""
    c.fail(node, f"{type(node).__name__} is not part of the rules language", _hint_for(node))


def signed(c: Compiler, node: ast.UnaryOp) -> Value:
    """`-n`, `not x`."""
    if isinstance(node.op, ast.Not):
        return truth_value(c, node)
    if not isinstance(node.op, ast.USub):
        refused(c, node)
    inner = c.number(node.operand)
    if inner.constant is not None:
        return replace(inner, constant=-inner.constant, type=ty.INT)
    out = c.temp(ty.INT)
    c.proc.emit(isa.RSUBI, out.register, inner.register, 0)
    return out


def truth_value(c: Compiler, node: ast.expr) -> Value:
    """A condition as a number, 0 or 1."""
    out = c.temp(ty.BOOL)
    otherwise = Label()
    c.proc.emit(isa.LOADI, out.register, 0)
    c.cond(node, otherwise, False)
    c.proc.emit(isa.LOADI, out.register, 1)
    c.proc.place(otherwise)
    return out


def arithmetic(c: Compiler, node: ast.BinOp) -> Value:
    """Sums, products, floor division and remainder of numbers; sets of seats joined by |."""
    return combine(c, node.op, c.expr(node.left), c.expr(node.right), node)


def combine(c: Compiler, by: ast.operator, left: Value, right: Value, node: ast.AST) -> Value:
    """Two numbers, or two sets of seats, combined."""
    if isinstance(by, ast.BitOr) and left.type == ty.SEATS and right.type == ty.SEATS:
        out = c.temp(ty.SEATS)
        c.proc.emit(isa.BOR, out.register, c.in_register(left), c.in_register(right))
        return out
    if type(by) not in _ARITHMETIC:
        c.fail(node, "this operator is not part of the rules language", "use + - * // %")
    for value in (left, right):
        c.expect(value, ty.INT, node, "what is counted with")
    op, fold = _ARITHMETIC[type(by)]
    if left.constant is not None and right.constant is not None:
        if right.constant == 0 and op in (isa.DIV, isa.MOD):
            c.fail(node, "division by zero")
        return Value(ty.INT, constant=c.within_limit(fold(left.constant, right.constant), node))
    out = c.temp(ty.INT)
    if right.constant is not None and op in (isa.ADD, isa.SUB, isa.MUL):
        amount = -right.constant if op == isa.SUB else right.constant
        c.proc.emit(isa.MULI if op == isa.MUL else isa.ADDI, out.register, left.register, amount)
    elif left.constant is not None and op != isa.DIV and op != isa.MOD:
        fused = {isa.ADD: isa.ADDI, isa.SUB: isa.RSUBI, isa.MUL: isa.MULI}[op]
        c.proc.emit(fused, out.register, right.register, left.constant)
    else:
        c.proc.emit(op, out.register, c.in_register(left), c.in_register(right))
    return out


def either(c: Compiler, node: ast.IfExp) -> Value:
    """`a if condition else b`."""
    otherwise, done = Label(), Label()
    c.cond(node.test, otherwise, False)
    first = c.expr(node.body)
    out = c.proc.registers(c.size(first.type))
    c.copy(first, out)
    wrote = first.writers or (c.proc.code[-1],)
    c.proc.emit(isa.JMP, done)
    c.proc.place(otherwise)
    second = c.expr(node.orelse)
    kind = c.common([first, second], node)
    c.copy(second, out)
    wrote += second.writers or (c.proc.code[-1],)
    writers = wrote if c.size(kind) == 1 else ()
    c.proc.place(done)
    return Value(kind, out, passing=bool(writers), writers=writers)


def connected(c: Compiler, node: ast.BoolOp) -> Value:
    """`a and b`, `a or b`: a yes or no, or the first part that decides, as it is."""
    if is_condition(node):
        return truth_value(c, node)
    done = Label()
    out = c.proc.registers()
    found: list[Value] = []
    for part in node.values:
        value = c.expr(part)
        found.append(value)
        kind = c.common(found, node, "for a yes or no, compare each part or write bool(...)")
        c.copy(value, out)
        if part is not node.values[-1]:
            conds.truth(c, replace(value, register=out, passing=False), part, done, isinstance(node.op, ast.Or))
    c.proc.place(done)
    return Value(kind, out)


def is_condition(node: ast.expr) -> bool:
    """Whether this can only be a yes or no, seen from its form."""
    match node:
        case ast.BoolOp():
            return all(is_condition(part) for part in node.values)
        case ast.Call(func=ast.Name(id=name)):
            return name in ("any", "all", "bool")
        case ast.Constant():
            return isinstance(node.value, bool)
    return isinstance(node, ast.Compare) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not))


def _hint_for(node: ast.expr) -> str:
    if isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str)):
        return "texts live in prompts, verbs and notes"
    if isinstance(node, ast.List | ast.Dict | ast.Set | ast.ListComp):
        return "cards are kept in piles; count with sum(1 for ... in ...)"
    if isinstance(node, ast.Lambda):
        return "write a rule, or a generator expression"
    if isinstance(node, ast.Constant) and isinstance(node.value, float):
        return "the machine counts in whole numbers"
    return "see docs/language.md for what there is"
