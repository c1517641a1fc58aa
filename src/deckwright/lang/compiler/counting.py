"""Counting and comparing: len, min, max, sum, abs; and a thing as a yes or no, or as a number."""

from __future__ import annotations

import ast
from dataclasses import replace
from typing import TYPE_CHECKING

from deckwright.lang import schema as ty
from deckwright.lang.compiler import arguments, conds, exprs, walks
from deckwright.lang.compiler.proc import Label, Value
from deckwright.vm import isa

if TYPE_CHECKING:
    from deckwright.lang.compiler.compiler import Compiler


def length(c: Compiler, node: ast.Call) -> Value:
    """len(pile), or of a list."""
    (counted,) = arguments.exactly(c, node, 1)
    found = c.expr(counted)
    if found.type == ty.LIST:
        return Value(ty.INT, constant=found.thing.field.declared.count)
    if found.type == ty.PLACES:
        return Value(ty.INT, constant=len(found.thing[0].names))
    return conds.count(c, c.held(found, ty.PILE, counted, "what is counted"))


def least(c: Compiler, node: ast.Call) -> Value:
    """min."""
    return extreme(c, node, isa.MIN)


def most(c: Compiler, node: ast.Call) -> Value:
    """max."""
    return extreme(c, node, isa.MAX)


def extreme(c: Compiler, node: ast.Call, op: int) -> Value:
    """min and max, of numbers or of a walk."""
    if len(node.args) == 1 and isinstance(node.args[0], ast.GeneratorExp):
        return extreme_of_walk(c, node, node.args[0], op)
    if len(node.args) < 2 or node.keywords:
        c.fail(node, "min and max take two or more numbers, or a generator expression with default=")
    found = c.number(node.args[0])
    for other in node.args[1:]:
        found = more_extreme(c, found, c.number(other), op)
    return found


def more_extreme(c: Compiler, left: Value, right: Value, op: int) -> Value:
    """The smaller or the larger of two numbers."""
    if left.constant is not None and right.constant is not None:
        pick = min if op == isa.MIN else max
        return Value(ty.INT, constant=pick(left.constant, right.constant))
    out = c.temp(ty.INT)
    c.proc.emit(op, out.register, c.in_register(left), c.in_register(right))
    return out


def magnitude(c: Compiler, node: ast.Call) -> Value:
    """abs(n)."""
    n = c.number(arguments.exactly(c, node, 1)[0])
    return more_extreme(c, n, exprs.combine(c, ast.Sub(), Value(ty.INT, constant=0), n, node), isa.MAX)


def extreme_of_walk(c: Compiler, node: ast.Call, generator: ast.GeneratorExp, op: int) -> Value:
    """min and max over a walk; `default` is the value of an empty one."""
    given = arguments.by_name(c, node, ("default",))
    if "default" not in given:
        c.fail(node, "say what an empty walk gives", "max((... for ... in ...), default=0)")
    first = c.number(given["default"])
    out = Value(ty.INT, c.in_register(first, c.proc.registers()))
    empty = c.in_register(Value(ty.INT, constant=1), c.proc.registers())

    def take() -> None:
        found = c.in_register(c.number(generator.elt))
        further, taken = Label(), Label()
        c.proc.emit(isa.JZ, empty, further)
        c.proc.emit(isa.LOADI, empty, 0)
        c.proc.emit(isa.MOV, out.register, found)
        c.proc.emit(isa.JMP, taken)
        c.proc.place(further)
        c.proc.emit(op, out.register, out.register, found)
        c.proc.place(taken)

    walks.looking(c, generator.elt)
    walks.comprehension(c, generator.generators, take)
    return out


def summing(c: Compiler, node: ast.Call) -> Value:
    """sum(... for ... in ...)."""
    (generator,) = arguments.exactly(c, node, 1)
    if not isinstance(generator, ast.GeneratorExp):
        c.fail(node, "sum takes a generator expression", "sum(1 for card in pile if ...)")
    walks.looking(c, generator.elt)
    out = Value(ty.INT, c.in_register(Value(ty.INT, constant=0), c.proc.registers()))

    def add() -> None:
        found = c.number(generator.elt)
        if found.constant is not None:
            c.proc.emit(isa.ADDI, out.register, out.register, found.constant)
        else:
            c.proc.emit(isa.ADD, out.register, out.register, found.register)

    walks.comprehension(c, generator.generators, add)
    return out


def as_truth(c: Compiler, node: ast.Call) -> Value:
    """bool(x)."""
    return exprs.truth_value(c, arguments.exactly(c, node, 1)[0])


def as_number(c: Compiler, node: ast.Call) -> Value:
    """int(x)."""
    return replace(c.number(arguments.exactly(c, node, 1)[0]), type=ty.INT)
