"""Calls in rules: other rules, slots of cards, effects given to words."""

from __future__ import annotations

import ast
from collections.abc import Hashable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from deckwright.lang import rules, types
from deckwright.lang import schema as ty
from deckwright.lang.compiler import asking, attributes, conds, stmts, walks
from deckwright.lang.compiler.flow import assigned_names
from deckwright.lang.compiler.proc import Label, Target, Value, window
from deckwright.lang.compiler.scopes import Scope
from deckwright.lang.rules import Source, parts
from deckwright.lang.schema import Type
from deckwright.lang.words import Effect, Word, effects_in
from deckwright.vm import isa

if TYPE_CHECKING:
    from deckwright.lang.compiler.compiler import Compiler

SMALL = 100  # a rule of at most so many syntax nodes is written out where it is called
DEEPEST = 6  # rules written out inside rules written out


def call(c: Compiler, node: ast.Call) -> Value:
    """Compile a call; its value."""
    called = what_is_called(c, node)
    if isinstance(called, list):
        return call_effects(c, called, node)
    if is_idle(called):
        arguments_of(c, called, node)
        return Value(ty.NONE, constant=-1)
    if isinstance(called, rules.Slot):
        return call_slot(c, called, node)
    if isinstance(called, Word):
        c.fail(node, f"{called.name} is a word of cards", "call the rule behind it")
    if isinstance(called, rules.Judgement):
        c.fail(node, "a judgement cannot be called from a rule")
    if isinstance(called, Source):
        return call_rule(c, called, node)
    handler = c.tables.words.get(called) if isinstance(called, Hashable) else None
    if handler is None:
        c.fail(node, f"{ast.unparse(node.func)} cannot be called in a rule", "call rules marked @rule")
    return handler(c, node)


def what_is_called(c: Compiler, node: ast.Call) -> Any:
    """What is being called."""
    if not isinstance(node.func, ast.Name):
        if isinstance(node.func, ast.Attribute):
            outside = attributes.outside(c, node.func)
            if outside is not None:
                return outside[0]
        c.fail(node, "only a plain name can be called", "rules are functions, not methods")
    local = c.scope.names.get(node.func.id)
    if local is not None:
        if isinstance(local.thing, list):
            return local.thing
        c.fail(node, f"{node.func.id} is a {local.type} here and cannot be called")
    called = c.global_name(node.func.id, node)
    standing = c.linker.in_place_of(called)
    return called if standing is c.scope.source else standing


def call_condition(c: Compiler, node: ast.Call, target: Label, when: bool) -> None:
    """A call as a condition: a rule that only returns one is written out as a jump, so are any and all."""
    called = what_is_called(c, node)
    if called is any or called is all:
        any_or_all(c, node, called is any, target, when)
        return
    if called is types.asked:
        asking.asked_condition(c, node, target, when)
        return
    if isinstance(called, rules.Rule) and is_one_return(called) and may_write_out(c, called):
        returned = called.body[0]
        assert isinstance(returned, ast.Return) and returned.value is not None
        scope = open_inline(c, called, arguments_of(c, called, node), node)
        if scope.result_type == ty.BOOL:
            with c.standing_at(returned):
                c.cond(returned.value, target, when)
            close_inline(c, scope)
        else:
            conds.truth(c, returned_value(c, returned, scope), node, target, when)
        return
    conds.plain(c, node, target, when)


def may_write_out(c: Compiler, source: Source) -> bool:
    """Whether a rule may be written out here: not inside itself, and not too deep; what a hook answers always is."""
    recursive = any(scope.source is source for scope in c.scopes)
    if recursive or c.judging or (isinstance(source, rules.Hook) and is_one_return(source)):
        return not recursive
    depth = sum(1 for scope in c.scopes if not isinstance(scope.source, rules.Hook))
    return depth < DEEPEST and is_small(c, source)


def any_or_all(c: Compiler, node: ast.Call, wants_any: bool, target: Label, when: bool) -> None:
    """`any(... for ...)` and `all(... for ...)` as jumps: the first that decides ends the walk."""
    (generator,) = node.args if len(node.args) == 1 else (None,)
    if not isinstance(generator, ast.GeneratorExp):
        c.fail(node, "any and all take a generator expression", "any(... for card in pile)")
    walks.looking(c, generator.elt)
    decided = Label()
    goal = target if when == wants_any else decided
    walks.comprehension(c, generator.generators, lambda: c.cond(generator.elt, goal, wants_any))
    if when != wants_any:
        c.proc.emit(isa.JMP, target)
        c.proc.place(decided)


def arguments_of(c: Compiler, source: Source, node: ast.Call) -> list[ast.expr]:
    """The arguments of a call in the order of the parameters."""
    c.linker.signature(source)  # refuses parameters that are not plain
    names = source.parameters
    given: dict[str, ast.expr] = dict(zip(names, node.args, strict=False))
    if len(node.args) > len(names):
        c.fail(node, f"{source.name} takes {len(names)} arguments, not {len(node.args)}")
    for keyword in node.keywords:
        if keyword.arg is None or keyword.arg not in names or keyword.arg in given:
            c.fail(node, f"{source.name} has no free argument {keyword.arg!r}")
        given[keyword.arg] = keyword.value
    defaults = source.function.__defaults__ or ()
    for name, default in zip(names[len(names) - len(defaults) :], defaults, strict=True):
        given.setdefault(name, ast.copy_location(ast.Constant(default), node))
    missing = [name for name in names if name not in given]
    if missing:
        c.fail(node, f"{source.name} needs {', '.join(missing)}")
    return [given[name] for name in names]


def call_rule(c: Compiler, source: Source, node: ast.Call) -> Value:
    """Call another rule, or write it out here if it is small."""
    arguments = arguments_of(c, source, node)
    if may_write_out(c, source):
        return write_out(c, source, arguments, node)
    if c.judging:
        c.fail(node, "a judgement cannot use a rule that calls itself")
    kinds, result = c.linker.signature(source)
    if result == ty.ANSWER:
        c.fail(node, f"{source.name} is too large to return an answer", "ask where the answer is used")
    base = pass_arguments(c, source.name, kinds, source.parameters, arguments)
    c.proc.emit(isa.CALL, Target(c.linker.need(source)), base)
    return Value(result, base) if result != ty.NONE else Value(ty.NONE, constant=-1)


def pass_arguments(c: Compiler, name: str, kinds: list[Type], names: list[str], arguments: list[ast.expr]) -> int:
    """Evaluate arguments straight into the frame of the call; where that frame begins."""
    base = window(c.proc.top)
    c.proc.registers(isa.FRAME_WORDS + max(1, sum(c.size(kind) for kind in kinds)))
    at = base
    for parameter, kind, argument in zip(names, kinds, arguments, strict=True):
        found = c.expect(c.expr(argument), kind, argument, f"{parameter} of {name}")
        if kind == ty.SEATS and found.type == ty.PLAYER:
            found = c.as_seats(found)
        c.copy(found, at)
        at += c.size(kind)
    return base


def open_inline(c: Compiler, source: Source, arguments: Sequence[ast.expr | Value], node: ast.AST) -> Scope:
    """Enter a rule written out here: its parameters stand for the arguments."""
    kinds, result = c.linker.signature(source)
    assigned = assigned_names(source.body)
    scope = Scope(source, inline=True, result_type=result, loops_before=len(c.loops))
    for name, kind, argument in zip(source.parameters, kinds, arguments, strict=True):
        value, where = (argument, node) if isinstance(argument, Value) else (c.expr(argument), argument)
        found = c.expect(value, kind, where, f"{name} of {source.name}")
        if kind == ty.SEATS and found.type == ty.PLAYER:
            found = c.as_seats(found)
        if name in assigned:
            found = c.copy(found, c.proc.registers(c.size(kind)))
        if kind == ty.ANSWER:
            scope.answers.add(name)
        scope.names[name] = Value(kind, found.register, found.constant, found.thing)
    c.scopes.append(scope)
    return scope


def close_inline(c: Compiler, scope: Scope) -> None:
    """Leave a rule written out."""
    popped = c.scopes.pop()
    assert popped is scope


def write_out(c: Compiler, source: Source, arguments: Sequence[ast.expr | Value], node: ast.AST) -> Value:
    """A rule written out where it is called."""
    scope = open_inline(c, source, arguments, node)
    returned = only_return(source)
    if returned is not None:
        if len(source.body) > 1:
            stmts.open_locals(c, source, scope)
            stmts.block(c, source.body[:-1])
        return returned_value(c, returned, scope)
    if scope.result_type != ty.NONE:
        scope.result = c.proc.registers(c.size(scope.result_type))
        stmts.check_return(c, source, scope.result_type)
    stmts.open_locals(c, source, scope)
    stmts.block(c, source.body)
    c.proc.place(scope.done)
    close_inline(c, scope)
    if scope.result >= 0:
        return Value(scope.result_type, scope.result)
    return Value(ty.NONE, constant=-1)


def returned_value(c: Compiler, returned: ast.Return, scope: Scope) -> Value:
    """What a rule that only returns an expression gives; its scope is left."""
    assert returned.value is not None
    if scope.result_type == ty.NONE:
        c.fail(returned, "this rule says it returns nothing", "annotate what it returns")
    with c.standing_at(returned):
        value = c.expect(c.expr(returned.value), scope.result_type, returned, "what is returned")
        if scope.result_type == ty.SEATS and value.type == ty.PLAYER:
            value = c.as_seats(value)
    close_inline(c, scope)
    return replace(value, type=scope.result_type)


def call_slot(c: Compiler, which: rules.Slot, node: ast.Call) -> Value:
    """Call what the kind of a card has in a slot."""
    if c.judging and not which.pure:
        c.fail(node, "a judgement may call only pure slots")
    kinds, result = c.linker.signature(which)
    arguments = arguments_of(c, which, node)
    if c.judging:
        given = dict(zip(which.parameters, arguments, strict=True))
        mine = {p for p, a in given.items() if isinstance(a, ast.Name) and c.expr(a).register in c.judge_me}
        c.linker.check_judged(which, frozenset(mine))
    base = pass_arguments(c, which.name, kinds, which.parameters, arguments)
    default = -1 if result.is_object and which.default == 0 else which.default
    c.proc.emit(isa.CALLK, c.linker.constants.slot_base(which), base, default)
    return Value(result, base) if result != ty.NONE else Value(ty.NONE, constant=-1)


def call_effects(c: Compiler, effects: list[Effect], node: ast.Call) -> Value:
    """Write out the effects given to a word, for a player."""
    if len(node.args) != 1 or node.keywords:
        c.fail(node, "an effect is called with the player it is for", "effect(me)")
    me = c.object(node.args[0], ty.PLAYER, "who an effect is for")
    for effect in effects:
        write_effect(c, effect, me)
    return Value(ty.NONE, constant=-1)


def write_effect(c: Compiler, effect: Effect, me: Value) -> None:
    """Write a word out with its numbers."""
    source = effect.word
    assigned = assigned_names(source.body)
    mark = c.proc.top
    if c.until is not None:
        leave_if(c, c.until)
    scope = Scope(source, inline=True, loops_before=len(c.loops))
    for_whom = source.parameters[0]
    if for_whom in assigned:
        me = c.copy(me, c.proc.registers())
    scope.names[for_whom] = Value(me.type, me.register, me.constant, me.thing)
    for name, argument in effect.arguments.items():
        inner = effects_in(argument)
        if inner:
            scope.names[name] = Value(ty.NONE, thing=inner)
        else:
            c.scopes.append(scope)
            found = c.constant(argument, source.tree)
            c.scopes.pop()
            if name in assigned:
                found = c.copy(found, c.proc.registers())
            scope.names[name] = found
    c.scopes.append(scope)
    stmts.open_locals(c, source, scope)
    stmts.block(c, source.body)
    c.proc.place(scope.done)
    c.proc.top = mark
    close_inline(c, scope)


def leave_if(c: Compiler, until: Source) -> None:
    """Return from the procedure, whatever is written out in it, if a rule says so."""
    go_on = Label()
    said = write_out(c, until, [], until.tree)
    c.proc.emit(isa.JZ, c.in_register(said), go_on)
    c.proc.emit(isa.RET, 0)
    c.proc.place(go_on)


def is_one_return(source: Source) -> bool:
    """Whether a rule only returns an expression."""
    return len(source.body) == 1 and only_return(source) is not None


def only_return(source: Source) -> ast.Return | None:
    """The return of something that ends a rule, if there is no other."""
    last = source.body[-1] if source.body else None
    if not isinstance(last, ast.Return) or last.value is None:
        return None
    others = any(isinstance(part, ast.Return) for statement in source.body[:-1] for part in parts(statement))
    return None if others else last


def is_small(c: Compiler, source: Source) -> bool:
    """Whether a rule is better written out where it is called; hooks that nothing stands in do not count."""
    nodes = [part for statement in source.body for part in parts(statement)]
    idle = sum(len(parts(node)) for node in nodes if isinstance(node, ast.Expr) and _calls_nothing(c, source, node))
    return len(nodes) - idle <= SMALL


def _calls_nothing(c: Compiler, source: Source, node: ast.Expr) -> bool:
    """Whether a statement calls a hook that nothing stands in."""
    if not isinstance(node.value, ast.Call) or not isinstance(node.value.func, ast.Name):
        return False
    return is_idle(c.linker.in_place_of(source.scope.get(node.value.func.id)))


def is_idle(called: Any) -> bool:
    """Whether this is a hook that nothing stands in, so that calling it costs nothing."""
    return isinstance(called, rules.Hook) and not called.body
