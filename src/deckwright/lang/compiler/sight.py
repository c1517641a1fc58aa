"""What a judgement may see: only what its seat may know."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from deckwright.lang.compiler.proc import Value
from deckwright.lang.schema import Field

if TYPE_CHECKING:
    from deckwright.lang.compiler.compiler import Compiler


def check_sight(c: Compiler, pile: Value, node: ast.AST) -> None:
    """A judgement may look only into piles its seat can see."""
    if not c.judging:
        return
    if pile.thing is None:
        c.fail(node, "a judgement may not look into a pile found this way", "name the pile: player.pile")
    found, owner = pile.thing
    mine = owner is not None and owner.register in c.judge_me
    if not (found.declared.sees == "everyone" or (found.declared.sees == "owner" and mine)):
        c.fail(node, f"a judgement may not look into {found.name}: its seat cannot see it", "len() may be used")


def check_secret(c: Compiler, found: Field, owner: Value | None, node: ast.AST) -> None:
    """A judgement may not read what others keep secret."""
    if c.judging and found.declared.secret and (owner is None or owner.register not in c.judge_me):
        c.fail(node, f"a judgement may not read {found.name}: it is secret")
