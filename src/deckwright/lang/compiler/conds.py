"""Conditions, compiled straight to compare-and-jump instructions."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

from deckwright.lang import schema as ty
from deckwright.lang.compiler.exprs import Exprs
from deckwright.lang.compiler.proc import Label, Value
from deckwright.vm import isa

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


class Conds(Exprs):
    """Compiling conditions."""

    def cond(self, node: ast.expr, target: Label, when: bool) -> None:
        """Jump to `target` if the condition is `when`, else go on."""
        match node:
            case ast.UnaryOp(op=ast.Not()):
                self.cond(node.operand, target, not when)
            case ast.BoolOp():
                self.connective(node, target, when)
            case ast.Compare():
                self.comparison(node, target, when)
            case ast.Call():
                if not self.call_condition(node, target, when):
                    self.truth(self.expr(node), node, target, when)
            case ast.Attribute():
                if not self.card_condition(node, target, when):
                    self.truth(self.expr(node), node, target, when)
            case _:
                self.truth(self.expr(node), node, target, when)

    def call_condition(self, node: ast.Call, target: Label, when: bool) -> bool:
        """A call whose jump can be fused (in calls)."""
        raise NotImplementedError

    def connective(self, node: ast.BoolOp, target: Label, when: bool) -> None:
        """`and` and `or`, stopping at the first part that decides."""
        decides = isinstance(node.op, ast.Or)
        if decides == when:
            for part in node.values:
                self.cond(part, target, when)
            return
        skip = Label()
        for part in node.values[:-1]:
            self.cond(part, skip, decides)
        self.cond(node.values[-1], target, when)
        self.proc.place(skip)

    def card_condition(self, node: ast.Attribute, target: Label, when: bool) -> bool:
        """A mark or a yes-or-no fact of a card, tested in one instruction."""
        schema = self.schema
        is_mark, is_fact = node.attr in schema.marks, node.attr in schema.facts
        if not (is_mark or is_fact) or self.outside(node) is not None:
            return False
        card = self.expr(node.value)
        if card.type != ty.CARD:
            self.truth(self.attribute_of(card, node), node, target, when)
            return True
        register = self.in_register(card)
        if is_mark:
            self.proc.emit(isa.JMARK if when else isa.JNMARK, register, schema.marks[node.attr].index, target)
            return True
        if schema.facts[node.attr].type not in (ty.BOOL, ty.INT):
            self.fail(node, f"{node.attr} is not a yes or no", "compare it")
        self.proc.emit(isa.JFACT if when else isa.JNFACT, register, self.linker.fact_base(node.attr), target)
        return True

    def truth(self, value: Value, node: ast.expr, target: Label, when: bool) -> None:
        """Is there a card, a player, a card in the pile, a number other than 0?"""
        kind = value.type
        if not (kind.is_object or kind.is_number or kind in (ty.PILE, ty.SEATS)) and value.constant != -1:
            self.fail(node, f"a {kind} is neither true nor false", "compare it")
        if value.constant is not None and value.type != ty.PILE:
            holds = value.constant >= 0 if value.type.is_object or value.type == ty.NONE else value.constant != 0
            if holds == when:
                self.proc.emit(isa.JMP, target)
            return
        register = self.in_register(value)
        if value.type.is_object:
            self.proc.emit(isa.JGEI if when else isa.JLTI, register, 0, target)
        elif value.type == ty.PILE:
            counted = self.count(value)
            self.proc.emit(isa.JNZ if when else isa.JZ, counted.register, target)
        else:
            self.proc.emit(isa.JNZ if when else isa.JZ, register, target)

    def count(self, pile: Value) -> Value:
        """How many cards lie in a pile."""
        players = self.proc.players_pile(pile)
        out = self.temp(ty.INT)
        if players is not None:
            self.proc.emit(isa.COUNTOF, out.register, *players)
        else:
            self.proc.emit(isa.COUNT, out.register, self.in_register(pile))
        return out

    def comparison(self, node: ast.Compare, target: Label, when: bool) -> None:
        """One comparison, or a chain such as 1 <= n < 5."""
        left = self.expr(node.left)
        skip = Label()
        for i, (op, right_node) in enumerate(zip(node.ops, node.comparators, strict=True)):
            last = i == len(node.ops) - 1
            several = self.elements(right_node) if isinstance(op, ast.In | ast.NotIn) and last else None
            if several is not None:
                self.one_of(left, several, node, target, when != isinstance(op, ast.NotIn))
                break
            right = self.expr(right_node)
            if last:
                self.compare(op, left, right, node, target, when)
            elif when:
                self.compare(op, left, right, node, skip, False)
            else:
                self.compare(op, left, right, node, target, False)
            left = right
        self.proc.place(skip)

    def compare(self, op: ast.cmpop, left: Value, right: Value, node: ast.AST, target: Label, when: bool) -> None:
        """Jump if `left op right` is `when`."""
        if isinstance(op, ast.In | ast.NotIn):
            self.membership(left, right, node, target, when != isinstance(op, ast.NotIn))
            return
        kind = {ast.Is: ast.Eq, ast.IsNot: ast.NotEq}.get(type(op), type(op))
        self.check_comparable(kind, left, right, node)
        if not when:
            kind = _NEGATED[kind]
        if left.constant is not None and right.constant is None:
            left, right, kind = right, left, _FLIPPED[kind]
        if left.constant is not None and right.constant is not None:
            if _FOLD[kind](left.constant, right.constant):
                self.proc.emit(isa.JMP, target)
        elif right.constant is not None:
            self.proc.emit(_WITH_NUMBER[kind], left.register, right.constant, target)
        elif right.passing and kind in _WITH_TABLE and self.proc.last_is(isa.GETG, right.register):
            address = self.proc.code.pop().b
            self.proc.emit(_WITH_TABLE[kind], left.register, address, target)
        elif kind in (ast.Gt, ast.GtE):
            self.proc.emit(isa.JLT if kind is ast.Gt else isa.JLE, right.register, left.register, target)
        else:
            op_code = {ast.Lt: isa.JLT, ast.LtE: isa.JLE, ast.Eq: isa.JEQ, ast.NotEq: isa.JNE}[kind]
            self.proc.emit(op_code, left.register, right.register, target)

    def check_comparable(self, kind: type, left: Value, right: Value, node: ast.AST) -> None:
        """Only like can be compared with like."""
        for value in (left, right):
            if value.type == ty.NONE and value.constant is None:
                self.fail(node, "this has no value to compare")
            if value.type in (ty.ANSWER, ty.TABLE, ty.WEIGHTS):
                self.fail(node, f"a {value.type} cannot be compared", "compare its parts")
        same = left.type == right.type or self.fits(left, right.type) or self.fits(right, left.type)
        if not same or (ty.SEATS in (left.type, right.type) and left.type != right.type):
            self.fail(node, f"a {left.type} cannot be compared with a {right.type}")
        ordered = kind not in (ast.Eq, ast.NotEq)
        if ordered and not (left.type.is_number or left.type.choices):
            self.fail(node, f"a {left.type} is neither more nor less than another", "only numbers are ordered")

    def membership(self, card: Value, pile: Value, node: ast.AST, target: Label, when: bool) -> None:
        """`card in pile`."""
        if card.type != ty.CARD or pile.type != ty.PILE:
            self.fail(
                node,
                f"`in` asks whether a Card is in a Pile; this is a {card.type} in a {pile.type}",
                "or whether something is one of a few, in (..., ...)",
            )
        skip = Label()
        register = self.in_register(card)
        self.proc.emit(isa.JLTI, register, 0, skip if when else target)
        where = self.temp(ty.PILE)
        self.proc.emit(isa.PILEOF, where.register, register)
        self.compare(ast.Eq(), where, pile, node, target, when)
        self.proc.place(skip)

    def one_of(self, left: Value, several: list[Value], node: ast.AST, target: Label, when: bool) -> None:
        """`x in (a, b, c)`."""
        skip = Label()
        for value in several:
            self.compare(ast.Eq(), left, value, node, target if when else skip, True)
        if not when:
            self.proc.emit(isa.JMP, target)
        self.proc.place(skip)
