"""One procedure being compiled: its code, the names in scope, and the way to the handler of each form.

The handlers are plain functions in the modules beside this one; `tables` says which one compiles what.
"""

from __future__ import annotations

import ast
import enum
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NoReturn

from deckwright.lang import schema as ty
from deckwright.lang.compiler import conds, exprs, stmts
from deckwright.lang.compiler.known import known
from deckwright.lang.compiler.proc import Label, Proc, Value
from deckwright.lang.compiler.scopes import ANSWER_WORDS, Loop, Scope
from deckwright.lang.compiler.tables import TABLES
from deckwright.lang.errors import RuleError
from deckwright.lang.layout import Layout
from deckwright.lang.rules import Judgement, Source
from deckwright.lang.schema import Field, Schema, Type
from deckwright.lang.types import Die, Note, Prompt, Verb
from deckwright.vm import isa

if TYPE_CHECKING:
    from deckwright.lang.compiler.link import Linker


class Compiler:
    """What is known while one procedure is compiled, and what every handler needs: types, registers, names, errors."""

    def __init__(self, linker: Linker, source: Source, name: str) -> None:
        self.tables = TABLES
        self.linker = linker
        self.schema: Schema = linker.schema
        self.layout: Layout = linker.layout
        self.proc = Proc(name, file=source.file, rule=source.name, line=source.tree.lineno)
        self.scopes: list[Scope] = []
        self.loops: list[Loop] = []
        self.judging = isinstance(source, Judgement)
        self.judge_me: frozenset[int] = frozenset()  # registers that hold the seat a judgement is for
        self.prompt = -1  # the register that holds the number of the question, in a judgement
        self.until: Source | None = None  # in a slot, the rule that cuts its effects short

    # --- forms --------------------------------------------------------------------------------------------------------

    def statement(self, node: ast.stmt) -> None:
        """Compile one statement; the registers it used for itself are free afterwards."""
        mark = self.proc.top
        with self.standing_at(node):
            self.proc.remember(self.scope.names)
            self.tables.statements.get(type(node), stmts.refused)(self, node)
        self.proc.top = mark

    def expr(self, node: ast.expr) -> Value:
        """Compile an expression; its value."""
        return self.tables.expressions.get(type(node), exprs.refused)(self, node)

    def cond(self, node: ast.expr, target: Label, when: bool) -> None:
        """Jump to `target` if the condition is `when`, else go on."""
        always = known(self, node)
        if always is not None:
            if always == when:
                self.proc.emit(isa.JMP, target)
            return
        self.tables.conditions.get(type(node), conds.plain)(self, node, target, when)

    def number(self, node: ast.expr) -> Value:
        """An expression that must be a number."""
        return self.expect(self.expr(node), ty.INT, node, "this")

    def object(self, node: ast.expr, wanted: Type, what: str) -> Value:
        """An expression that must be of a type, in a register."""
        return self.held(self.expr(node), wanted, node, what)

    def held(self, value: Value, wanted: Type, node: ast.expr, what: str) -> Value:
        """A value that must be of a type, in a register."""
        found = self.expect(value, wanted, node, what)
        return replace(found, register=self.in_register(found), constant=None)

    def as_seats(self, value: Value) -> Value:
        """A player as a set of seats."""
        out = self.temp(ty.SEATS)
        self.proc.emit(isa.BIT, out.register, self.in_register(value))
        return out

    # --- errors -------------------------------------------------------------------------------------------------------

    def fail(self, node: ast.AST | None, message: str, hint: str = "") -> NoReturn:
        """Stop: this rule cannot be compiled."""
        source = self.scopes[-1].source
        line = getattr(node, "lineno", None) or self.proc.line
        message = re.sub(r"\b([Aa]) (?=[AEIOaeio])", r"\1n ", message)
        raise RuleError(message, file=source.file, line=line, rule=source.name, hint=hint)

    def expect(self, value: Value, wanted: Type, node: ast.AST, what: str) -> Value:
        """The value must be of this type."""
        if self.fits(value, wanted):
            return value
        self.fail(node, f"{what} must be a {wanted}, this is a {value.type}")

    @staticmethod
    def fits(value: Value, wanted: Type) -> bool:
        """Whether a value may stand where this type is wanted."""
        if value.type == wanted or (value.type == ty.NONE and wanted.is_object):
            return True
        if wanted == ty.INT:
            return value.type == ty.BOOL or (value.type.choices is not None)
        if wanted == ty.SEATS:
            return value.type == ty.PLAYER
        if wanted == ty.PLACE:
            return value.type.family == ty.PLACE
        return False

    def common(self, values: list[Value], node: ast.AST, hint: str = "") -> Type:
        """The one type that all these values can be."""
        for kind in (*(value.type for value in values if value.type != ty.NONE), ty.INT):
            if all(self.fits(value, kind) and (value.type == kind or kind != ty.SEATS) for value in values):
                return kind
        named = " and ".join(dict.fromkeys(str(value.type) for value in values))
        self.fail(node, f"all sides must be of one type; these are {named}", hint)

    @contextmanager
    def standing_at(self, node: ast.stmt) -> Iterator[None]:
        """What is emitted inside comes from this statement of the innermost function body."""
        proc, source = self.proc, self.scopes[-1].source
        before = proc.file, proc.line, proc.rule
        proc.file, proc.line, proc.rule = source.file, node.lineno, source.name
        yield
        proc.file, proc.line, proc.rule = before

    def known(self, fields: dict[str, Field], node: ast.Attribute, of: str) -> Field:
        """The field of this name, or an error that says what there is."""
        if node.attr in fields:
            return fields[node.attr]
        self.fail(node, f"{of} has no attribute {node.attr!r}", f"declared are: {', '.join(fields) or 'none'}")

    # --- registers ----------------------------------------------------------------------------------------------------

    def temp(self, kind: Type, n: int = 1) -> Value:
        """A fresh register."""
        return Value(kind, self.proc.registers(n), passing=True)

    def in_register(self, value: Value, register: int | None = None) -> int:
        """The register that holds the value, in a certain one if asked."""
        if register is None:
            if value.register >= 0:
                return value.register
            register = self.proc.registers()
        if value.constant is not None:
            self.proc.emit(isa.LOADI, register, value.constant)
        elif value.passing:
            self.proc.carry(value, register)
        elif value.register != register:
            self.proc.emit(isa.MOV, register, value.register)
        return register

    def copy(self, value: Value, register: int) -> Value:
        """The value in registers of its own, which begin with this one: an answer has four words."""
        if value.type != ty.ANSWER:
            self.in_register(value, register)
        elif value.passing and self.proc.answers_into(value.register, register):
            pass
        elif value.register != register:
            for i in range(ANSWER_WORDS):
                self.proc.emit(isa.MOV, register + i, value.register + i)
        return Value(value.type, register)

    @staticmethod
    def size(kind: Type) -> int:
        """How many registers a value of a type takes."""
        return ANSWER_WORDS if kind == ty.ANSWER else 1

    # --- names --------------------------------------------------------------------------------------------------------

    @property
    def scope(self) -> Scope:
        """The innermost function body."""
        return self.scopes[-1]

    def outer_names(self) -> dict[str, Any]:
        """The names outside the function that no name of its own hides."""
        names, own = self.scope.source.scope, self.scope.names
        return {name: thing for name, thing in names.items() if name not in own} if own.keys() & names.keys() else names

    def global_name(self, name: str, node: ast.AST) -> Any:
        """What a name outside the function stands for."""
        names = self.scope.source.scope
        if name in names:
            return names[name]
        builtin = __builtins__ if isinstance(__builtins__, dict) else vars(__builtins__)
        if name in builtin:
            return builtin[name]
        self.fail(node, f"unknown name {name!r}", "assign it before use, or import it in this file")

    def within_limit(self, number: int, node: ast.AST) -> int:
        """A number known while compiling must be one the machine can hold."""
        if abs(number) > isa.LIMIT:
            self.fail(node, f"{number} is too large", f"the machine counts from {-isa.LIMIT} to {isa.LIMIT}")
        return number

    def constant(self, thing: Any, node: ast.AST) -> Value:
        """A Python object as a value of the language."""
        if thing is None:
            return Value(ty.NONE, constant=-1)
        if isinstance(thing, bool):
            return Value(ty.BOOL, constant=int(thing))
        if isinstance(thing, enum.IntEnum):
            return Value(Type(type(thing).__name__, type(thing)), constant=int(thing))
        if isinstance(thing, int):
            return Value(ty.INT, constant=self.within_limit(thing, node))
        if isinstance(thing, Verb):
            return Value(ty.VERB, constant=self.linker.verb(thing), thing=thing)
        if isinstance(thing, Prompt | Note | Die):
            return Value(ty.NONE, thing=thing)
        found = ty.type_of(type(thing))
        if found in (ty.TABLE, ty.WEIGHTS):
            return Value(found, thing=thing)
        kind = self.linker.kind_number(thing)
        if kind is not None:
            return Value(ty.INT, constant=kind)
        self.fail(node, f"{thing!r} has no meaning in a rule")
