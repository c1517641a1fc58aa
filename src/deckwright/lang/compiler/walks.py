"""Walking over piles, players and numbers.

A walk that only looks or offers follows the pile as it lies. A walk whose body changes something goes over the cards
that lay there when it began, and passes over those that have left the pile before their turn.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import replace

from deckwright.lang import schema as ty
from deckwright.lang.compiler import purity
from deckwright.lang.compiler.base import Loop
from deckwright.lang.compiler.conds import Conds
from deckwright.lang.compiler.proc import FrameSize, Label, Packed, Value
from deckwright.vm import isa

Body = Callable[[], None]


class Walks(Conds):
    """Compiling walks."""

    def walk(self, name: str, over: ast.expr, live: bool, body: Body, register: int | None = None) -> None:
        """Run `body` for each thing walked over, with `name` standing for it."""
        several = self.elements(over)
        if several is not None:
            self.walk_tuple(name, several, body)
        elif isinstance(over, ast.Call) and isinstance(over.func, ast.Name) and over.func.id == "range":
            self.walk_range(name, over, body, register)
        elif isinstance(over, ast.Attribute) and over.attr in ("players", "others", "around"):
            self.walk_players(name, over, body, register)
        else:
            found = self.expr(over)
            if found.type != ty.PILE:
                self.fail(
                    over,
                    f"cannot walk over a {found.type}",
                    "walk over a pile, range(n), table.players, player.others, player.around or a tuple",
                )
            self.check_sight(found, over)
            self.walk_pile(name, found, live, body, register, over)

    def bind(self, name: str, kind: ty.Type, register: int | None, node: ast.AST) -> int:
        """The register of the walking name; a name used before keeps its register and its type."""
        before = self.scope.names.get(name)
        if register is None:
            register = self.proc.registers()
        elif before is not None and before.type not in (kind, ty.NONE):
            self.fail(node, f"{name} is a {before.type} elsewhere in this rule, here it would be a {kind}")
        if self.judging and register in self.judge_me:
            self.fail(node, f"{name} is the seat that judges; it cannot become another one")
        self.scope.names[name] = Value(kind, register)
        return register

    def walk_tuple(self, name: str, several: list[Value], body: Body) -> None:
        """A few things named one by one: the body is written out for each."""
        before = self.scope.names.get(name)
        out = Label()
        # What a name stands for now is kept: the body may assign that name.
        kept = [
            self.copy(found, self.proc.registers(self.size(found.type))) if found.register >= 0 else found
            for found in several
        ]
        for found, original in zip(kept, several, strict=True):
            again = Label()
            self.scope.names[name] = replace(found, thing=original.thing, passing=False)
            self.loops.append(Loop(again, out))
            body()
            self.loops.pop()
            self.proc.place(again)
        self.proc.place(out)
        if before is not None:
            self.scope.names[name] = before

    def walk_range(self, name: str, over: ast.Call, body: Body, register: int | None) -> None:
        """Numbers from a first to below a last."""
        if not 1 <= len(over.args) <= 2 or over.keywords:
            self.fail(over, "range takes one or two numbers here", "range(n) or range(first, end)")
        first = self.number(over.args[0]) if len(over.args) == 2 else Value(ty.INT, constant=0)
        end = self.number(over.args[-1])
        limit = self.in_register(end, self.proc.registers())
        at = self.proc.registers()
        self.in_register(first, at)
        unused = name == "_"
        register = at if unused else self.bind(name, ty.INT, register, over)
        begin, again, out = Label(), Label(), Label()
        self.proc.emit(isa.JLE, limit, at, out)
        self.proc.place(begin)
        if not unused:
            self.proc.emit(isa.MOV, register, at)
        self.run_body(body, again, out)
        self.proc.place(again)
        self.proc.emit(isa.ADDI, at, at, 1)
        self.proc.emit(isa.JLT, at, limit, begin)
        self.proc.place(out)

    def walk_players(self, name: str, over: ast.Attribute, body: Body, register: int | None) -> None:
        """Seats: all from seat 0, or around the table from a player."""
        of = self.expr(over.value)
        if of.type != (ty.TABLE if over.attr == "players" else ty.PLAYER):
            self.fail(over, f"a {of.type} has no {over.attr}", "table.players, player.others, player.around")
        begin, again, out = Label(), Label(), Label()
        stop = self.proc.registers()
        if over.attr == "players":
            register = self.bind(name, ty.PLAYER, register, over)
            self.proc.emit(isa.PLAYERS, stop)
            self.proc.emit(isa.LOADI, register, 0)
        else:
            self.proc.emit(isa.OF, stop, self.in_register(of), 0)
            register = self.bind(name, ty.PLAYER, register, over)
            if over.attr == "others":
                self.proc.emit(isa.STEP, register, stop, 1)
                self.proc.emit(isa.JEQ, register, stop, out)
            else:
                self.proc.emit(isa.MOV, register, stop)
        self.proc.place(begin)
        self.run_body(body, again, out)
        self.proc.place(again)
        if over.attr == "players":
            self.proc.emit(isa.ADDI, register, register, 1)
            self.proc.emit(isa.JLT, register, stop, begin)
        else:
            self.proc.emit(isa.STEP, register, register, 1)
            self.proc.emit(isa.JNE, register, stop, begin)
        self.proc.place(out)

    def walk_pile(self, name: str, pile: Value, live: bool, body: Body, register: int | None, node: ast.expr) -> None:
        """The cards of a pile, from the top."""
        again, out = Label(), Label()
        players = self.proc.players_pile(pile) if live else None
        over = self.in_register(pile) if players is None else -1
        if live:
            register = self.bind(name, ty.CARD, register, node)
            begin = Label()
            if players is not None:
                self.proc.emit(isa.FIRSTOF, register, players[0], Packed(out, players[1]))
            else:
                self.proc.emit(isa.FIRSTJ, register, over, out)
            self.proc.place(begin)
            self.run_body(body, again, out)
            self.proc.place(again)
            self.proc.emit(isa.NEXTJ, register, begin)
        else:
            snapshot = self.proc.registers(3)
            register = self.bind(name, ty.CARD, register, node)
            self.proc.emit(isa.SNAP, snapshot, over, FrameSize())
            self.proc.place(again)
            self.proc.emit(isa.SNAPNEXT, register, snapshot, out)
            self.run_body(body, again, out, snapshot)
            self.proc.emit(isa.JMP, again)
        self.proc.place(out)

    def run_body(self, body: Body, again: Label, out: Label, snapshot: int = -1) -> None:
        """The body of a walk, with break and continue bound."""
        self.loops.append(Loop(again, out, snapshot))
        body()
        self.loops.pop()

    def comprehension(self, generators: list[ast.comprehension], body: Body) -> None:
        """`for x in ... if ... for y in ...`, as generator expressions have them; it may only look."""
        if not generators:
            body()
            return
        first, rest = generators[0], generators[1:]
        if not isinstance(first.target, ast.Name) or first.is_async:
            self.fail(first.target, "walk with one plain name")
        name = first.target.id
        before = self.scope.names.get(name)

        def inner() -> None:
            skip = self.loops[-1].again
            for test in first.ifs:
                self.looking(test)
                self.cond(test, skip, False)
            self.comprehension(rest, body)

        self.walk(name, first.iter, True, inner)
        if before is not None:
            self.scope.names[name] = before
        else:
            self.scope.names.pop(name, None)

    def looking(self, node: ast.expr) -> None:
        """This part must not change anything."""
        if purity.level([node], self.outer_names()) != purity.LOOKS:
            self.fail(node, "a condition inside a generator expression may only look", "use a for loop")
