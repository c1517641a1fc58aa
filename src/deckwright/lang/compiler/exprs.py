"""Expressions of rules: numbers, names, values of cards and players, arithmetic."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from deckwright.lang import schema as ty
from deckwright.lang.compiler.base import Base
from deckwright.lang.compiler.proc import Label, Value
from deckwright.lang.schema import Field, Type
from deckwright.vm import isa

_ARITHMETIC: dict[type[ast.operator], tuple[int, Callable[[int, int], int]]] = {
    ast.Add: (isa.ADD, lambda x, y: x + y),
    ast.Sub: (isa.SUB, lambda x, y: x - y),
    ast.Mult: (isa.MUL, lambda x, y: x * y),
    ast.FloorDiv: (isa.DIV, lambda x, y: x // y),
    ast.Mod: (isa.MOD, lambda x, y: x % y),
}
_ANSWER_PARTS = {
    "verb": (0, ty.VERB),
    "card": (1, ty.CARD),
    "target": (2, ty.CARD),
    "player": (2, ty.PLAYER),
    "pile": (2, ty.PILE),
    "number": (3, ty.INT),
}


class Exprs(Base):
    """Compiling expressions."""

    def expr(self, node: ast.expr) -> Value:
        """Compile an expression; its value."""
        match node:
            case ast.Constant(value=None | bool() | int()):
                return self.constant(node.value, node)
            case ast.Name():
                return self.name(node)
            case ast.Attribute():
                return self.attribute(node)
            case ast.BinOp():
                return self.arithmetic(node)
            case ast.UnaryOp(op=ast.USub()):
                inner = self.number(node.operand)
                if inner.constant is not None:
                    return replace(inner, constant=-inner.constant, type=ty.INT)
                out = self.temp(ty.INT)
                self.proc.emit(isa.RSUBI, out.register, inner.register, 0)
                return out
            case ast.BoolOp() if not is_condition(node):
                return self.connected(node)
            case ast.UnaryOp(op=ast.Not()) | ast.BoolOp() | ast.Compare():
                return self.truth_value(node)
            case ast.IfExp():
                return self.either(node)
            case ast.Call():
                return self.call(node)
        self.fail(node, f"{type(node).__name__} is not part of the rules language", _hint_for(node))

    def call(self, node: ast.Call) -> Value:
        """Compile a call (in calls)."""
        raise NotImplementedError

    def cond(self, node: ast.expr, target: Label, when: bool) -> None:
        """Jump to target if the condition is `when` (in conds)."""
        raise NotImplementedError

    def truth(self, value: Value, node: ast.expr, target: Label, when: bool) -> None:
        """Jump to target if the value counts as `when` (in conds)."""
        raise NotImplementedError

    def truth_value(self, node: ast.expr) -> Value:
        """A condition as a number, 0 or 1."""
        out = self.temp(ty.BOOL)
        otherwise = Label()
        self.proc.emit(isa.LOADI, out.register, 0)
        self.cond(node, otherwise, False)
        self.proc.emit(isa.LOADI, out.register, 1)
        self.proc.place(otherwise)
        return out

    def number(self, node: ast.expr) -> Value:
        """An expression that must be a number."""
        return self.expect(self.expr(node), ty.INT, node, "this")

    def object(self, node: ast.expr, wanted: Type, what: str) -> Value:
        """An expression that must be of a type, in a register."""
        found = self.expect(self.expr(node), wanted, node, what)
        return replace(found, register=self.in_register(found), constant=None)

    def elements(self, node: ast.expr) -> list[Value] | None:
        """What a tuple holds, written here or named in the module; None if this is no tuple."""
        if isinstance(node, ast.Tuple):
            return [self.expr(element) for element in node.elts]
        held: Any = None
        if isinstance(node, ast.Name) and node.id not in self.scope.names:
            held = self.scope.source.scope.get(node.id)
        elif isinstance(node, ast.Attribute):
            (held,) = self.outside(node) or (None,)
        return [self.constant(thing, node) for thing in held] if isinstance(held, tuple) else None

    # --- names and attributes -------------------------------------------------------------------------------------

    def name(self, node: ast.Name) -> Value:
        """A local name, or something of the module."""
        local = self.scope.names.get(node.id)
        if local is not None:
            if local.type == ty.NONE and local.constant is None and local.thing is None:
                self.fail(node, f"{node.id} may be used before it is assigned")
            return local
        return self.constant(self.global_name(node.id, node), node)

    def attribute(self, node: ast.Attribute) -> Value:
        """`thing.name`: a value, a fact, a mark, a pile, a neighbour, a constant of a module or an enum."""
        outside = self.outside(node)
        if outside is not None:
            return self.constant(outside[0], node)
        return self.attribute_of(self.expr(node.value), node)

    def attribute_of(self, of: Value, node: ast.Attribute) -> Value:
        """The attribute of something already compiled."""
        match of.type:
            case ty.CARD:
                return self.card_attribute(of, node)
            case ty.PLAYER:
                return self.player_attribute(of, node)
            case ty.TABLE:
                return self.table_attribute(node)
            case ty.PILE:
                return self.pile_attribute(of, node)
            case ty.ANSWER:
                return self.answer_attribute(of, node)
            case ty.WEIGHTS:
                found = self.known(self.schema.weights, node, "the weights")
                out = self.temp(ty.INT)
                self.proc.emit(isa.WEIGHT, out.register, found.index)
                return out
        self.fail(node, f"a {of.type} has no attribute {node.attr!r}")

    def outside(self, node: ast.Attribute) -> tuple[Any] | None:
        """What a dotted name stands for outside the rule, such as a member of an enum."""
        holder: Any = None
        if isinstance(node.value, ast.Name) and node.value.id not in self.scope.names:
            holder = self.global_name(node.value.id, node)
        elif isinstance(node.value, ast.Attribute):
            (holder,) = self.outside(node.value) or (None,)
        if inspect.ismodule(holder) or inspect.isclass(holder):
            if not hasattr(holder, node.attr):
                self.fail(node, f"{ast.unparse(node.value)} has no {node.attr!r}")
            return (getattr(holder, node.attr),)
        return None

    def known(self, fields: dict[str, Field], node: ast.Attribute, of: str) -> Field:
        """The field of this name, or an error that says what there is."""
        if node.attr in fields:
            return fields[node.attr]
        self.fail(node, f"{of} has no attribute {node.attr!r}", f"declared are: {', '.join(fields) or 'none'}")

    def card_attribute(self, card: Value, node: ast.Attribute) -> Value:
        """A fact, a mark, a counter, the pile or the kind of a card."""
        register = self.in_register(card)
        schema = self.schema
        if node.attr == "pile":
            out = self.temp(ty.PILE)
            self.proc.emit(isa.PILEOF, out.register, register)
        elif node.attr == "kind":
            out = self.temp(ty.INT)
            self.proc.emit(isa.KIND, out.register, register)
        elif node.attr in schema.facts:
            out = self.temp(schema.facts[node.attr].type)
            self.proc.emit(isa.FACT, out.register, self.linker.fact_base(node.attr), register)
        elif node.attr in schema.marks:
            out = self.temp(ty.BOOL)
            self.proc.emit(isa.GETMARK, out.register, register, schema.marks[node.attr].index)
        else:
            found = self.known(schema.counters | schema.facts | schema.marks, node, "a card")
            self.check_secret(found, None, node)
            out = self.temp(found.type)
            self.proc.emit(isa.GETF, out.register, self.layout.card_address[node.attr], register)
        return out

    def player_attribute(self, player: Value, node: ast.Attribute) -> Value:
        """A value or a pile of a player, or a neighbour."""
        register = self.in_register(player)
        if node.attr in ("left", "right"):
            out = self.temp(ty.PLAYER)
            self.proc.emit(isa.STEP, out.register, register, 1 if node.attr == "left" else -1)
            return out
        if node.attr == "seat":
            out = self.temp(ty.INT)
            self.proc.emit(isa.OF, out.register, register, 0)
            return out
        if node.attr in self.schema.player_piles:
            out = self.temp(ty.PILE)
            self.proc.emit(isa.OF, out.register, register, self.layout.pile_id(node.attr, 0))
            return replace(out, thing=(self.schema.player_piles[node.attr], player))
        found = self.known(self.schema.player_values | self.schema.player_piles, node, "a player")
        self.check_secret(found, player, node)
        out = self.temp(found.type)
        self.proc.emit(isa.GETF, out.register, self.layout.player_address[node.attr], register)
        return out

    def table_attribute(self, node: ast.Attribute) -> Value:
        """A value or a pile of the table."""
        if node.attr == "seats":
            out = self.temp(ty.INT)
            self.proc.emit(isa.PLAYERS, out.register)
            return out
        if node.attr == "turn":
            out = self.temp(ty.INT)
            self.proc.emit(isa.GETG, out.register, isa.H_TURN)
            return out
        if node.attr in self.schema.table_piles:
            found = self.schema.table_piles[node.attr]
            return Value(ty.PILE, constant=self.layout.pile_id(node.attr), thing=(found, None))
        found = self.known(self.schema.table_values | self.schema.table_piles, node, "the table")
        self.check_secret(found, None, node)
        out = self.temp(found.type)
        self.proc.emit(isa.GETG, out.register, self.layout.table_address[node.attr])
        return out

    def pile_attribute(self, pile: Value, node: ast.Attribute) -> Value:
        """The top or bottom card of a pile, or whose it is."""
        register = self.in_register(pile)
        if node.attr == "owner":
            out = self.temp(ty.PLAYER)
            self.proc.emit(isa.OWNER, out.register, register)
            return out
        if node.attr not in ("top", "bottom"):
            self.fail(
                node, f"a pile has no attribute {node.attr!r}", "it has top, bottom and owner; len(pile) counts it"
            )
        self.check_sight(pile, node)
        out = self.temp(ty.CARD)
        self.proc.emit(isa.FIRST if node.attr == "top" else isa.LAST, out.register, register)
        return out

    def answer_attribute(self, answer: Value, node: ast.Attribute) -> Value:
        """A part of what was chosen."""
        if node.attr not in _ANSWER_PARTS:
            self.fail(node, f"an answer has no {node.attr!r}", f"it has: {', '.join(_ANSWER_PARTS)}")
        at, kind = _ANSWER_PARTS[node.attr]
        if kind == ty.PILE:  # a pile cannot be None
            out = self.temp(kind)
            self.proc.emit(isa.OF, out.register, answer.register + at, 0)
            return out
        return Value(kind, answer.register + at)

    # --- what a judgement may see -----------------------------------------------------------------------------------

    def check_sight(self, pile: Value, node: ast.AST) -> None:
        """A judgement may look only into piles its seat can see."""
        if not self.judging:
            return
        if pile.thing is None:
            self.fail(node, "a judgement may not look into a pile found this way", "name the pile: player.pile")
        found, owner = pile.thing
        mine = owner is not None and owner.register in self.judge_me
        if not (found.declared.sees == "everyone" or (found.declared.sees == "owner" and mine)):
            self.fail(node, f"a judgement may not look into {found.name}: its seat cannot see it", "len() may be used")

    def check_secret(self, found: Field, owner: Value | None, node: ast.AST) -> None:
        """A judgement may not read what others keep secret."""
        if self.judging and found.declared.secret and (owner is None or owner.register not in self.judge_me):
            self.fail(node, f"a judgement may not read {found.name}: it is secret")

    # --- arithmetic -------------------------------------------------------------------------------------------------

    def arithmetic(self, node: ast.BinOp) -> Value:
        """Sums, products, floor division and remainder of numbers; sets of seats joined by |."""
        return self.combine(node.op, self.expr(node.left), self.expr(node.right), node)

    def combine(self, by: ast.operator, left: Value, right: Value, node: ast.AST) -> Value:
        """Two numbers, or two sets of seats, combined."""
        if isinstance(by, ast.BitOr) and left.type == ty.SEATS and right.type == ty.SEATS:
            out = self.temp(ty.SEATS)
            self.proc.emit(isa.BOR, out.register, self.in_register(left), self.in_register(right))
            return out
        if type(by) not in _ARITHMETIC:
            self.fail(node, "this operator is not part of the rules language", "use + - * // %")
        for value in (left, right):
            self.expect(value, ty.INT, node, "what is counted with")
        op, fold = _ARITHMETIC[type(by)]
        if left.constant is not None and right.constant is not None:
            if right.constant == 0 and op in (isa.DIV, isa.MOD):
                self.fail(node, "division by zero")
            return Value(ty.INT, constant=self.within_limit(fold(left.constant, right.constant), node))
        out = self.temp(ty.INT)
        if right.constant is not None and op in (isa.ADD, isa.SUB, isa.MUL):
            amount = -right.constant if op == isa.SUB else right.constant
            self.proc.emit(isa.MULI if op == isa.MUL else isa.ADDI, out.register, left.register, amount)
        elif left.constant is not None and op != isa.DIV and op != isa.MOD:
            fused = {isa.ADD: isa.ADDI, isa.SUB: isa.RSUBI, isa.MUL: isa.MULI}[op]
            self.proc.emit(fused, out.register, right.register, left.constant)
        else:
            self.proc.emit(op, out.register, self.in_register(left), self.in_register(right))
        return out

    def either(self, node: ast.IfExp) -> Value:
        """`a if condition else b`."""
        otherwise, done = Label(), Label()
        self.cond(node.test, otherwise, False)
        first = self.expr(node.body)
        out = self.proc.registers(self.size(first.type))
        self.copy(first, out)
        wrote = first.writers or (self.proc.code[-1],)
        self.proc.emit(isa.JMP, done)
        self.proc.place(otherwise)
        second = self.expr(node.orelse)
        kind = self.common([first, second], node)
        self.copy(second, out)
        wrote += second.writers or (self.proc.code[-1],)
        writers = wrote if self.size(kind) == 1 else ()
        self.proc.place(done)
        return Value(kind, out, passing=bool(writers), writers=writers)

    def connected(self, node: ast.BoolOp) -> Value:
        """`a and b`, `a or b` as values: the first part that decides, as it is."""
        done = Label()
        out = self.proc.registers()
        found: list[Value] = []
        for part in node.values:
            value = self.expr(part)
            found.append(value)
            kind = self.common(found, node, "for a yes or no, compare each part or write bool(...)")
            self.copy(value, out)
            if part is not node.values[-1]:
                self.truth(replace(value, register=out, passing=False), part, done, isinstance(node.op, ast.Or))
        self.proc.place(done)
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
