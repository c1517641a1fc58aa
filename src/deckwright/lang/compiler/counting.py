"""Counting and comparing: len, min, max, sum, and the arguments of calls."""

from __future__ import annotations

import ast

from deckwright.lang import schema as ty
from deckwright.lang.compiler.proc import Label, Value
from deckwright.lang.compiler.stmts import Stmts
from deckwright.vm import isa


class Counting(Stmts):
    """Compiling what counts."""

    # --- arguments ----------------------------------------------------------------------------------------------------

    def args(self, node: ast.Call, n: int) -> list[ast.expr]:
        """Exactly n plain arguments."""
        if len(node.args) != n or node.keywords:
            self.fail(node, f"{ast.unparse(node.func)} takes {n} argument{'s' if n != 1 else ''}")
        return node.args

    def keywords(self, node: ast.Call, allowed: tuple[str, ...]) -> dict[str, ast.expr]:
        """The arguments given by name."""
        found = {}
        for keyword in node.keywords:
            if keyword.arg not in allowed:
                self.fail(node, f"{ast.unparse(node.func)} has no argument {keyword.arg!r}", f"it has {allowed}")
            found[keyword.arg] = keyword.value
        return found

    # --- counting -----------------------------------------------------------------------------------------------------

    def length(self, node: ast.Call) -> Value:
        """len(pile)."""
        pile = self.object(self.args(node, 1)[0], ty.PILE, "what is counted")
        return self.count(pile)

    def extreme(self, node: ast.Call, op: int) -> Value:
        """min and max, of numbers or of a walk."""
        if len(node.args) == 1 and isinstance(node.args[0], ast.GeneratorExp):
            return self.extreme_of_walk(node, node.args[0], op)
        if len(node.args) < 2 or node.keywords:
            self.fail(node, "min and max take two or more numbers, or a generator expression with default=")
        found = self.number(node.args[0])
        for other in node.args[1:]:
            found = self.more_extreme(found, self.number(other), op)
        return found

    def more_extreme(self, left: Value, right: Value, op: int) -> Value:
        """The smaller or the larger of two numbers."""
        if left.constant is not None and right.constant is not None:
            pick = min if op == isa.MIN else max
            return Value(ty.INT, constant=pick(left.constant, right.constant))
        out = self.temp(ty.INT)
        self.proc.emit(op, out.register, self.in_register(left), self.in_register(right))
        return out

    def magnitude(self, node: ast.Call) -> Value:
        """abs(n)."""
        n = self.number(self.args(node, 1)[0])
        return self.more_extreme(n, self.combine(ast.Sub(), Value(ty.INT, constant=0), n, node), isa.MAX)

    def extreme_of_walk(self, node: ast.Call, generator: ast.GeneratorExp, op: int) -> Value:
        """min and max over a walk; `default` is the value of an empty one."""
        given = self.keywords(node, ("default",))
        if "default" not in given:
            self.fail(node, "say what an empty walk gives", "max((... for ... in ...), default=0)")
        first = self.number(given["default"])
        out = Value(ty.INT, self.in_register(first, self.proc.registers()))
        empty = self.in_register(Value(ty.INT, constant=1), self.proc.registers())

        def take() -> None:
            found = self.in_register(self.number(generator.elt))
            further, taken = Label(), Label()
            self.proc.emit(isa.JZ, empty, further)
            self.proc.emit(isa.LOADI, empty, 0)
            self.proc.emit(isa.MOV, out.register, found)
            self.proc.emit(isa.JMP, taken)
            self.proc.place(further)
            self.proc.emit(op, out.register, out.register, found)
            self.proc.place(taken)

        self.looking(generator.elt)
        self.comprehension(generator.generators, take)
        return out

    def summing(self, node: ast.Call) -> Value:
        """sum(... for ... in ...)."""
        (generator,) = self.args(node, 1)
        if not isinstance(generator, ast.GeneratorExp):
            self.fail(node, "sum takes a generator expression", "sum(1 for card in pile if ...)")
        self.looking(generator.elt)
        out = Value(ty.INT, self.in_register(Value(ty.INT, constant=0), self.proc.registers()))

        def add() -> None:
            found = self.number(generator.elt)
            if found.constant is not None:
                self.proc.emit(isa.ADDI, out.register, out.register, found.constant)
            else:
                self.proc.emit(isa.ADD, out.register, out.register, found.register)

        self.comprehension(generator.generators, add)
        return out
