"""What a piece of a rule does: only look, only offer, or change something. Loops and judgements depend on it."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import Any

from deckwright.lang import rules, types
from deckwright.lang.rules import parts

LOOKS, OFFERS, CHANGES = 0, 1, 2
_ASKING = (types.ask, types.choose, types.choose_player, types.choose_place, types.choose_number, types.confirm)

_LOOKING = {
    types.knows, types.asked, types.offered, types.seat_of, types.everyone, types.nobody, types.both, types.this,
    types.nothing, types.player, types.place_of, rules.has_effect, len, min, max, sum, any, all, abs, range, bool, int,
}  # fmt: skip


def level(nodes: Sequence[ast.stmt | ast.expr], scope: dict[str, Any], seen: frozenset[Any] = frozenset()) -> int:
    """The most that happens in these nodes."""
    worst = LOOKS
    for node in nodes:
        for part in parts(node):
            worst = max(worst, _level_of(part, scope, seen))
            if worst == CHANGES:
                return worst
    return worst


def _level_of(node: ast.AST, scope: dict[str, Any], seen: frozenset[Any]) -> int:
    if isinstance(node, ast.Assign | ast.AugAssign | ast.AnnAssign):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        return CHANGES if any(isinstance(t, ast.Attribute | ast.Subscript) for t in targets) else LOOKS
    if not isinstance(node, ast.Call):
        return LOOKS
    called = scope.get(node.func.id) if isinstance(node.func, ast.Name) else None
    if called is None and isinstance(node.func, ast.Name):
        called = vars(__import__("builtins")).get(node.func.id)
    if called is types.offer:
        return OFFERS
    if isinstance(called, rules.Slot):
        return LOOKS if called.pure else OFFERS if called.offers else CHANGES
    if isinstance(called, rules.Hook) and called.acts:
        return CHANGES
    if isinstance(called, rules.Source):
        return level_of_rule(called, seen)
    try:
        return LOOKS if called in _LOOKING else CHANGES
    except TypeError:
        return CHANGES


def asks(node: ast.stmt, scope: dict[str, Any]) -> bool:
    """Whether a question is asked in a statement itself, not only in the rules it calls."""
    names = (part.func.id for part in parts(node) if isinstance(part, ast.Call) and isinstance(part.func, ast.Name))
    return any(scope.get(name) in _ASKING for name in names if name in scope)


def level_of_rule(rule: rules.Source, seen: frozenset[Any] = frozenset()) -> int:
    """The most that happens in a rule; one that calls itself counts as changing."""
    if rule in seen:
        return CHANGES
    return level(rule.body, rule.scope, seen | {rule})
