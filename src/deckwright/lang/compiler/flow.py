"""Which names surely have a value where they are read.

A register that no statement has filled holds what an older call left behind, so a rule may not read one. Where a walk
ends, its name has no value any more.
"""

from __future__ import annotations

import ast

from deckwright.lang.rules import parts

Names = frozenset[str]


class Flow:
    """Follows every way through a body; `unsure` is the first name read where it may have no value."""

    def __init__(self, names: set[str]) -> None:
        self.all = frozenset(names)  # also what holds where no way leads: nothing can be missing there
        self.unsure: ast.Name | None = None
        self.breaks: list[list[Names]] = []

    def block(self, body: list[ast.stmt], sure: Names) -> Names:
        """The names that surely have a value after these statements."""
        for statement in body:
            sure = self.statement(statement, sure)
        return sure

    def statement(self, node: ast.stmt, sure: Names) -> Names:
        """The names that surely have a value after this statement."""
        match node:
            case ast.If():
                self.read(node.test, sure)
                return self.block(node.body, sure) & self.block(node.orelse, sure)
            case ast.While():
                self.read(node.test, sure)
                endless = isinstance(node.test, ast.Constant) and node.test.value is True
                return self.loop(node.body, sure) & (self.all if endless else sure)
            case ast.For(target=ast.Name(id=walking)):
                self.read(node.iter, sure)
                return (self.loop(node.body, sure | {walking}) & sure) - {walking}
            case ast.Break():
                self.breaks[-1].append(sure)
                return self.all
            case ast.Continue():
                return self.all
            case ast.Return():
                self.read(node, sure)
                return self.all
            case ast.Expr(value=ast.Call(func=ast.Name(id="end_game"))):
                return self.all
        self.read(node, sure)
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
            self.read(ast.copy_location(ast.Name(node.target.id, ast.Load()), node.target), sure)
        return sure | {
            part.id for part in parts(node) if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)
        }

    def loop(self, body: list[ast.stmt], sure: Names) -> Names:
        """What all ways that break out of a loop agree on."""
        self.breaks.append([])
        self.block(body, sure)
        return self.all.intersection(*self.breaks.pop())

    def read(self, node: ast.AST, sure: Names) -> None:
        """Look at the names read in an expression."""
        if isinstance(node, ast.GeneratorExp | ast.ListComp | ast.SetComp):
            walking = {part.id for g in node.generators for part in parts(g.target) if isinstance(part, ast.Name)}
            self.read(node.generators[0].iter, sure)
            for inner in (*node.generators, node.elt):
                self.read(inner, sure | walking)
        elif isinstance(node, ast.Name):
            missing = isinstance(node.ctx, ast.Load) and node.id in self.all - sure
            self.unsure = self.unsure or (node if missing else None)
        else:
            for inner in ast.iter_child_nodes(node):
                self.read(inner, sure)


def read_too_early(body: list[ast.stmt], names: set[str], parameters: list[str]) -> ast.Name | None:
    """The first of the names that may be read before it has a value."""
    flow = Flow(names | set(parameters))
    flow.block(body, frozenset(parameters))
    return flow.unsure


def assigned_names(body: list[ast.stmt]) -> set[str]:
    """The names assigned in a body, the walking names of generator expressions left out."""
    inner = {
        id(generator.target)
        for statement in body
        for node in parts(statement)
        if isinstance(node, ast.GeneratorExp)
        for generator in node.generators
    }
    return {
        node.id
        for statement in body
        for node in parts(statement)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and id(node) not in inner
    }


def always_returns(body: list[ast.stmt]) -> bool:
    """Whether every way through a body ends in return (or never ends)."""
    last = body[-1] if body else None
    match last:
        case ast.Return():
            return True
        case ast.If():
            return bool(last.orelse) and always_returns(last.body) and always_returns(last.orelse)
        case ast.While(test=ast.Constant(value=True)):
            return not any(isinstance(node, ast.Break) for node in parts(last))
        case ast.Expr(value=ast.Call(func=ast.Name(id="end_game"))):
            return True
    return False
