"""The arguments of a call, as the words of the language take them."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from deckwright.lang import schema as ty
from deckwright.lang.types import Prompt

if TYPE_CHECKING:
    from deckwright.lang.compiler.compiler import Compiler


def exactly(c: Compiler, node: ast.Call, n: int) -> list[ast.expr]:
    """Exactly n plain arguments."""
    if len(node.args) != n or node.keywords:
        c.fail(node, f"{ast.unparse(node.func)} takes {n} argument{'s' if n != 1 else ''}")
    return node.args


def by_name(c: Compiler, node: ast.Call, allowed: tuple[str, ...]) -> dict[str, ast.expr]:
    """The arguments given by name."""
    found = {}
    for keyword in node.keywords:
        if keyword.arg not in allowed:
            c.fail(node, f"{ast.unparse(node.func)} has no argument {keyword.arg!r}", f"it has {allowed}")
        found[keyword.arg] = keyword.value
    return found


def flag(c: Compiler, given: dict[str, ast.expr], name: str) -> bool:
    """A yes or no that must be written out."""
    node = given.get(name)
    if node is None:
        return False
    if not isinstance(node, ast.Constant) or not isinstance(node.value, bool):
        c.fail(node, f"{name} must be True or False, written out")
    return node.value


def at_most(c: Compiler, given: dict[str, ast.expr]) -> int:
    """A number that is known while building, 0 where none is given."""
    node = given.get("most")
    if node is None:
        return 0
    found = c.expr(node)
    if found.constant is None or found.constant < 1:
        c.fail(node, "most must be a number from 1 on that is known beforehand")
    return found.constant


def changing(c: Compiler, node: ast.AST) -> None:
    """A judgement may not do this."""
    if c.judging:
        c.fail(node, "a judgement changes nothing and asks nothing")


def seats_asked(c: Compiler, node: ast.expr) -> int:
    """Who may answer, as a set of seats in a register."""
    found = c.expr(node)
    if found.type == ty.PLAYER:
        found = c.as_seats(found)
    c.expect(found, ty.SEATS, node, "who is asked")
    return c.in_register(found)


def prompt_number(c: Compiler, node: ast.expr) -> int:
    """The number of a prompt."""
    found = c.expr(node)
    if not isinstance(found.thing, Prompt):
        c.fail(node, "a question needs a Prompt", 'PROMPT = Prompt("id", en="...", ru="...")')
    return c.linker.prompt(found.thing)
