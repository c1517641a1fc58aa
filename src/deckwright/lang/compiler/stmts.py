"""Statements of rules."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, NoReturn

from deckwright.lang import schema as ty
from deckwright.lang.compiler import asking, assigning, purity, walks
from deckwright.lang.compiler.flow import always_returns, assigned_names, read_too_early
from deckwright.lang.compiler.known import does_nothing, known
from deckwright.lang.compiler.proc import Label, Value
from deckwright.lang.compiler.scopes import ANSWER_WORDS, Loop, Scope
from deckwright.lang.rules import Source, parts
from deckwright.lang.schema import Type
from deckwright.lang.types import Verb, ask, offer
from deckwright.vm import isa

if TYPE_CHECKING:
    from deckwright.lang.compiler.compiler import Compiler


def refused(c: Compiler, node: ast.stmt) -> NoReturn:
    """A statement that has no meaning in a rule."""
    c.fail(node, f"{type(node).__name__} is not part of the rules language", _hint_for(node))


def doing(c: Compiler, node: ast.Expr) -> None:
    """A call for what it does."""
    if not isinstance(node.value, ast.Call):
        c.fail(node, "this statement does nothing", "did you mean to assign or to call?")
    c.expr(node.value)


def declaring(c: Compiler, node: ast.AnnAssign) -> None:
    """`name: Type = value`."""
    if node.value is None:
        refused(c, node)
    assigning.declare(c, node, node.value)


def holding(c: Compiler, node: ast.Assert) -> None:
    """assert."""
    fine = Label()
    c.cond(node.test, fine, True)
    c.proc.emit(isa.TRAP, isa.F_ASSERTION)
    c.proc.place(fine)


def nothing(c: Compiler, node: ast.Pass) -> None:
    """pass."""


def block(c: Compiler, statements: list[ast.stmt]) -> None:
    """Statements one after the other; a question may be asked anew from where nothing has changed since."""
    asks = [purity.asks(statement, c.scope.source.scope) for statement in statements]
    since: list[Label] = []
    for i, statement in enumerate(statements):
        before = len(c.proc.code)
        if any(asks[i:]):
            since.append(Label())
            c.proc.place(since[-1])
        c.statement(statement)
        if asks[i]:
            c.proc.ask_anew(before, since)
        if purity.level([statement], c.scope.source.scope) == purity.CHANGES:
            since = []


def branch(c: Compiler, node: ast.If) -> None:
    """if, elif, else."""
    always = known(c, node.test)
    if always is not None:
        block(c, node.body if always else node.orelse)
        return
    otherwise, done = Label(), Label()
    c.cond(node.test, otherwise, False)
    before = c.scope.verbs
    c.scope.verbs = before | tested_verbs(c, node)
    block(c, node.body)
    c.scope.verbs = before
    if node.orelse:
        if not isinstance(node.body[-1], ast.Return | ast.Break | ast.Continue):
            c.proc.emit(isa.JMP, done)
        c.proc.place(otherwise)
        block(c, node.orelse)
        c.proc.place(done)
    else:
        c.proc.place(otherwise)


def tested_verbs(c: Compiler, node: ast.If) -> dict[str, Verb]:
    """What `picked.verb == PLAY`, perhaps with `and`, says of answers whose names the body does not assign anew."""
    both = isinstance(node.test, ast.BoolOp) and isinstance(node.test.op, ast.And)
    found: dict[str, Verb] = {}
    for test in node.test.values if isinstance(node.test, ast.BoolOp) and both else [node.test]:
        match test:
            case ast.Compare(
                left=ast.Attribute(value=ast.Name(id=name), attr="verb"),
                ops=[ast.Eq()],
                comparators=[ast.Name(id=named)],
            ) if name in c.scope.answers and name not in assigned_names(node.body):
                verb = c.global_name(named, test)
                if isinstance(verb, Verb):
                    found[name] = verb
    return found


def repeat(c: Compiler, node: ast.While) -> None:
    """while."""
    if node.orelse:
        c.fail(node, "while ... else is not part of the rules language")
    again, out = Label(), Label()
    c.proc.place(again)
    c.cond(node.test, out, False)
    c.loops.append(Loop(again, out))
    block(c, node.body)
    c.loops.pop()
    c.proc.emit(isa.JMP, again)
    c.proc.place(out)


def for_each(c: Compiler, node: ast.For) -> None:
    """for."""
    if node.orelse or not isinstance(node.target, ast.Name):
        c.fail(node, "a for loop here has one plain name and no else")
    if does_nothing(c, node) or offer_whole_pile(c, node):
        return
    name = node.target.id
    local = c.scope.names[name]
    live = purity.level(node.body, c.outer_names()) != purity.CHANGES
    if name not in assigned_names(node.body):
        walks.walk(c, name, node.iter, live, lambda: block(c, node.body), local.register)
        return

    def body() -> None:
        # The body assigns the walking name: the walk keeps its place in a register of its own.
        walked = c.scope.names[name]
        kind = walked.type if local.type == ty.NONE else local.type
        if not c.fits(walked, kind) or kind == ty.ANSWER:
            c.fail(node, f"{name} is a {local.type} elsewhere in this rule, here it would be a {walked.type}")
        c.copy(walked, local.register)
        c.scope.names[name] = Value(kind, local.register)
        block(c, node.body)

    walks.walk(c, name, node.iter, live, body)


def offer_whole_pile(c: Compiler, node: ast.For) -> bool:
    """`for card in pile: offer(VERB, card)` is one instruction."""
    match node.body:
        case [ast.Expr(value=ast.Call(func=ast.Name(id=called), args=[verb_node, ast.Name(id=named)], keywords=[]))]:
            pass
        case _:
            return False
    scope = c.scope.source.scope
    walked = isinstance(node.target, ast.Name) and node.target.id == named
    if scope.get(called) is not offer or not walked or not isinstance(node.iter, ast.Attribute) or c.judging:
        return False
    if node.iter.attr in ("players", "others", "around"):
        return False
    verb = c.expr(verb_node).thing
    pile = c.expr(node.iter)
    if not isinstance(verb, Verb) or verb.takes != ("card",) or pile.type != ty.PILE:
        return False
    asking.offer_pile(c, c.linker.verb(verb), pile)
    return True


def leave_loop(c: Compiler, node: ast.Break | ast.Continue) -> None:
    """break, continue."""
    if len(c.loops) <= c.scope.loops_before:
        c.fail(node, "outside a loop")
    loop = c.loops[-1]
    if isinstance(node, ast.Continue):
        c.proc.emit(isa.JMP, loop.again)
        return
    if loop.snapshot >= 0:
        c.proc.emit(isa.SNAPDROP, loop.snapshot)
    c.proc.emit(isa.JMP, loop.out)


def give_back(c: Compiler, node: ast.Return) -> None:
    """return."""
    scope = c.scope
    value = c.expr(node.value) if node.value is not None else Value(ty.NONE, constant=-1)
    if scope.result_type == ty.NONE:
        if node.value is not None and not (isinstance(node.value, ast.Constant) and node.value.value is None):
            c.fail(node, "this rule says it returns nothing", f"annotate it: -> {value.type}")
    else:
        c.expect(value, scope.result_type, node, "what is returned")
        if scope.result_type == ty.SEATS and value.type == ty.PLAYER:
            value = c.as_seats(value)
    if scope.inline:
        if scope.result >= 0:
            c.copy(value, scope.result)
        opened = [loop for loop in c.loops[scope.loops_before :] if loop.snapshot >= 0]
        if opened:
            c.proc.emit(isa.SNAPDROP, opened[0].snapshot)
        c.proc.emit(isa.JMP, scope.done)
    else:
        c.proc.emit(isa.RET, c.in_register(value) if scope.result_type != ty.NONE else 0)


def check_return(c: Compiler, source: Source, result: Type) -> None:
    """A rule that gives something back does so on every way."""
    if not always_returns(source.body):
        c.fail(source.body[-1], f"this rule may end without returning a {result}", "add a return at its end")


def open_locals(c: Compiler, source: Source, scope: Scope) -> None:
    """Give every name the function assigns a register of its own."""
    answers = {
        target.id
        for node in parts(source.tree)
        if isinstance(node, ast.Assign | ast.AnnAssign) and is_ask(node.value, source)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    answers |= {
        node.target.id
        for node in parts(source.tree)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        if assigning.annotation(c, node.annotation) == ty.ANSWER
    }
    names = assigned_names(source.body)
    for name in sorted(names):
        if name not in scope.names:
            scope.names[name] = Value(ty.NONE, c.proc.registers(ANSWER_WORDS if name in answers else 1))
            if name in answers:
                scope.answers.add(name)
    early = read_too_early(source.body, names, source.parameters)
    if early is not None:
        c.fail(
            early,
            f"{early.id} may be used before it is assigned",
            "give it a value on every way that leads here; the name of a loop has none after the loop",
        )


def is_ask(node: ast.expr | None, source: Source) -> bool:
    """Whether this is a call of `ask`."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and source.scope.get(node.func.id) is ask


def _hint_for(node: ast.stmt) -> str:
    if isinstance(node, ast.Match):
        return "use if and elif"
    if isinstance(node, ast.Try | ast.Raise | ast.With):
        return "rules do not fail; use assert for what must always hold"
    if isinstance(node, ast.FunctionDef):
        return "write a rule of its own"
    return "see docs/language.md for what there is"
