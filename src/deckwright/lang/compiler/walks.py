"""Walking over piles, players, places, lists and numbers.

A walk that only looks or offers follows the pile as it lies. A walk whose body changes something goes over the cards
that lay there when it began, and passes over those that have left the pile before their turn.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from deckwright.lang import schema as ty
from deckwright.lang.compiler import attributes, purity, sight
from deckwright.lang.compiler.proc import FrameRoom, Label, Packed, Value
from deckwright.lang.compiler.scopes import Loop
from deckwright.lang.layout import Spot
from deckwright.vm import isa

if TYPE_CHECKING:
    from deckwright.lang.compiler.compiler import Compiler

Body = Callable[[], None]


def walk(c: Compiler, name: str, over: ast.expr, live: bool, body: Body, register: int | None = None) -> None:
    """Run `body` for each thing walked over, with `name` standing for it."""
    several = attributes.elements(c, over)
    if several is not None:
        walk_tuple(c, name, several, body)
    elif isinstance(over, ast.Call) and isinstance(over.func, ast.Name) and over.func.id == "range":
        walk_range(c, name, over, body, register)
    elif isinstance(over, ast.Attribute) and over.attr in ("players", "others", "around"):
        walk_players(c, name, over, body, register)
    else:
        found = c.expr(over)
        if found.type == ty.PLACES:
            walk_places(c, name, found, body, register, over)
            return
        if found.type == ty.LIST:
            walk_list(c, name, found.thing, body, register, over)
            return
        if found.type != ty.PILE:
            c.fail(
                over,
                f"cannot walk over a {found.type}",
                "walk over a pile, range(n), table.players, player.others, player.around, places, a list or a tuple",
            )
        sight.check_sight(c, found, over)
        walk_pile(c, name, found, live, body, register, over)


def bind(c: Compiler, name: str, kind: ty.Type, register: int | None, node: ast.AST) -> int:
    """The register of the walking name; a name used before keeps its register and its type."""
    before = c.scope.names.get(name)
    if register is None:
        register = c.proc.registers()
    elif before is not None and before.type not in (kind, ty.NONE):
        c.fail(node, f"{name} is a {before.type} elsewhere in this rule, here it would be a {kind}")
    if c.judging and register in c.judge_me:
        c.fail(node, f"{name} is the seat that judges; it cannot become another one")
    c.scope.names[name] = Value(kind, register)
    return register


def walk_tuple(c: Compiler, name: str, several: list[Value], body: Body) -> None:
    """A few things named one by one: the body is written out for each."""
    before = c.scope.names.get(name)
    out = Label()
    # What a name stands for now is kept: the body may assign that name.
    kept = [c.copy(found, c.proc.registers(c.size(found.type))) if found.register >= 0 else found for found in several]
    for found, original in zip(kept, several, strict=True):
        again = Label()
        c.scope.names[name] = replace(found, thing=original.thing, passing=False)
        c.loops.append(Loop(again, out))
        body()
        c.loops.pop()
        c.proc.place(again)
    c.proc.place(out)
    if before is not None:
        c.scope.names[name] = before


def walk_range(c: Compiler, name: str, over: ast.Call, body: Body, register: int | None) -> None:
    """Numbers from a first to below a last."""
    if not 1 <= len(over.args) <= 2 or over.keywords:
        c.fail(over, "range takes one or two numbers here", "range(n) or range(first, end)")
    first = c.number(over.args[0]) if len(over.args) == 2 else Value(ty.INT, constant=0)
    end = c.number(over.args[-1])
    limit = c.in_register(end, c.proc.registers())
    at = c.proc.registers()
    c.in_register(first, at)
    unused = name == "_"
    register = at if unused else bind(c, name, ty.INT, register, over)
    begin, again, out = Label(), Label(), Label()
    c.proc.emit(isa.JLE, limit, at, out)
    c.proc.place(begin)
    if not unused:
        c.proc.emit(isa.MOV, register, at)
    run_body(c, body, again, out)
    c.proc.place(again)
    c.proc.emit(isa.ADDI, at, at, 1)
    c.proc.emit(isa.JLT, at, limit, begin)
    c.proc.place(out)


def walk_players(c: Compiler, name: str, over: ast.Attribute, body: Body, register: int | None) -> None:
    """Seats: all from seat 0, or around the table from a player."""
    of = c.expr(over.value)
    if of.type != (ty.TABLE if over.attr == "players" else ty.PLAYER):
        c.fail(over, f"a {of.type} has no {over.attr}", "table.players, player.others, player.around")
    begin, again, out = Label(), Label(), Label()
    stop = c.proc.registers()
    if over.attr == "players":
        register = bind(c, name, ty.PLAYER, register, over)
        c.proc.emit(isa.PLAYERS, stop)
        c.proc.emit(isa.LOADI, register, 0)
    else:
        c.proc.emit(isa.OF, stop, c.in_register(of), 0)
        register = bind(c, name, ty.PLAYER, register, over)
        if over.attr == "others":
            c.proc.emit(isa.STEP, register, stop, 1)
            c.proc.emit(isa.JEQ, register, stop, out)
        else:
            c.proc.emit(isa.MOV, register, stop)
    c.proc.place(begin)
    run_body(c, body, again, out)
    c.proc.place(again)
    if over.attr == "players":
        c.proc.emit(isa.ADDI, register, register, 1)
        c.proc.emit(isa.JLT, register, stop, begin)
    else:
        c.proc.emit(isa.STEP, register, register, 1)
        c.proc.emit(isa.JNE, register, stop, begin)
    c.proc.place(out)


def walk_pile(
    c: Compiler, name: str, pile: Value, live: bool, body: Body, register: int | None, node: ast.expr
) -> None:
    """The cards of a pile, from the top."""
    again, out = Label(), Label()
    players = c.proc.players_pile(pile) if live else None
    over = c.in_register(pile) if players is None else -1
    if live:
        register = bind(c, name, ty.CARD, register, node)
        begin = Label()
        if players is not None:
            c.proc.emit(isa.FIRSTOF, register, players[0], Packed(out, players[1]))
        else:
            c.proc.emit(isa.FIRSTJ, register, over, out)
        c.proc.place(begin)
        run_body(c, body, again, out)
        c.proc.place(again)
        c.proc.emit(isa.NEXTJ, register, begin)
    else:
        snapshot = c.proc.registers(3)
        register = bind(c, name, ty.CARD, register, node)
        c.proc.emit(isa.SNAP, snapshot, over, FrameRoom())
        c.proc.place(again)
        c.proc.emit(isa.SNAPNEXT, register, snapshot, out)
        run_body(c, body, again, out, snapshot)
        c.proc.emit(isa.JMP, again)
    c.proc.place(out)


def walk_places(c: Compiler, name: str, over: Value, body: Body, register: int | None, node: ast.expr) -> None:
    """The places of a list: of the table, or of a player."""
    found, owner = over.thing
    begin, again, out = Label(), Label(), Label()
    end = 0
    if owner is None:
        register = bind(c, name, found.type, register, node)
        c.proc.emit(isa.LOADI, register, found.first)
    else:
        end = c.proc.registers()
        c.proc.emit(isa.OF, end, c.in_register(owner), found.number(len(found.names), 0))
        register = bind(c, name, found.type, register, node)
        c.scope.names[name] = replace(c.scope.names[name], thing=owner)
        c.proc.emit(isa.ADDI, register, end, -found.size)
    c.proc.place(begin)
    run_body(c, body, again, out)
    c.proc.place(again)
    c.proc.emit(isa.ADDI, register, register, 1 if owner is None else found.seats)
    if owner is None:
        c.proc.emit(isa.JLTI, register, found.first + found.size, begin)
    else:
        c.proc.emit(isa.JLT, register, end, begin)
    c.proc.place(out)


def walk_list(c: Compiler, name: str, over: Spot, body: Body, register: int | None, node: ast.expr) -> None:
    """What a list holds, from its beginning."""
    at = c.proc.registers()
    c.proc.emit(isa.LOADI, at, 0)
    register = bind(c, name, over.field.type, register, node)
    begin, again, out = Label(), Label(), Label()
    c.proc.place(begin)
    c.proc.emit(isa.GETF, register, over.address, at)
    run_body(c, body, again, out)
    c.proc.place(again)
    c.proc.emit(isa.ADDI, at, at, 1)
    c.proc.emit(isa.JLTI, at, over.field.declared.count, begin)
    c.proc.place(out)


def run_body(c: Compiler, body: Body, again: Label, out: Label, snapshot: int = -1) -> None:
    """The body of a walk, with break and continue bound."""
    c.loops.append(Loop(again, out, snapshot))
    body()
    c.loops.pop()


def comprehension(c: Compiler, generators: list[ast.comprehension], body: Body) -> None:
    """`for x in ... if ... for y in ...`, as generator expressions have them; it may only look."""
    if not generators:
        body()
        return
    first, rest = generators[0], generators[1:]
    if not isinstance(first.target, ast.Name) or first.is_async:
        c.fail(first.target, "walk with one plain name")
    name = first.target.id
    before = c.scope.names.get(name)

    def inner() -> None:
        skip = c.loops[-1].again
        for test in first.ifs:
            looking(c, test)
            c.cond(test, skip, False)
        comprehension(c, rest, body)

    walk(c, name, first.iter, True, inner)
    if before is not None:
        c.scope.names[name] = before
    else:
        c.scope.names.pop(name, None)


def looking(c: Compiler, node: ast.expr) -> None:
    """This part must not change anything."""
    if purity.level([node], c.outer_names()) != purity.LOOKS:
        c.fail(node, "a condition inside a generator expression may only look", "use a for loop")
