"""What is known of a condition while a game is put together: what no card of it has can never hold.

A family of games has rules for what only some of its games have. Where no card has anything in a slot, or a fact, what
these rules do about it is left out, and costs nothing in play.
"""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from deckwright.lang import rules
from deckwright.lang.compiler import attributes, purity

if TYPE_CHECKING:
    from deckwright.lang.compiler.compiler import Compiler


def known(c: Compiler, node: ast.expr) -> bool | None:
    """What a condition always is in this game; None if it depends, or if that cannot be seen from its form."""
    match node:
        case ast.UnaryOp(op=ast.Not()):
            inner = known(c, node.operand)
            return None if inner is None else not inner
        case ast.BoolOp():
            decides = isinstance(node.op, ast.Or)
            parts = [known(c, part) for part in node.values]
            if decides in parts:
                return decides
            return None if None in parts else not decides
        case ast.Attribute(attr=name) if c.linker.lacks_fact(name) and attributes.outside(c, node) is None:
            return False
        case ast.Call(func=ast.Name(id=called), args=[card, ast.Name(id=slot)]) if _lacks(c, called, slot):
            return False if purity.level([card], c.scope.source.scope) == purity.LOOKS else None
        case ast.Call(func=ast.Name(id=called), args=[], keywords=[]):
            return _answered(c.linker.in_place_of(c.scope.source.scope.get(called)))
    return None


def _answered(called: Any) -> bool | None:
    """What a rule that only returns yes or no returns, such as a hook that no rule stands in."""
    match called.body if isinstance(called, rules.Rule) else ():
        case [ast.Return(value=ast.Constant(value=bool(answer)))]:
            return answer
    return None


def does_nothing(c: Compiler, statement: ast.stmt) -> bool:
    """Whether a statement only asks what never holds, perhaps in a walk."""
    if isinstance(statement, ast.If):
        always = known(c, statement.test)
        done = statement.body if always else statement.orelse
        return always is not None and all(does_nothing(c, each) for each in done)
    return isinstance(statement, ast.For) and all(does_nothing(c, each) for each in statement.body)


def _lacks(c: Compiler, called: str, slot: str) -> bool:
    """Whether this asks what a card has in a slot that no card fills."""
    scope = c.scope.source.scope
    which = scope.get(slot)
    return scope.get(called) is rules.has_effect and isinstance(which, rules.Slot) and not c.linker.is_filled(which)
