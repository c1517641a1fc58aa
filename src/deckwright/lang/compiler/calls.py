"""Calls in rules: other rules, slots of cards, effects given to words, and the words of the language."""

from __future__ import annotations

import ast
from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Any

from deckwright.lang import rules, types
from deckwright.lang import schema as ty
from deckwright.lang.compiler.asking import Asking
from deckwright.lang.compiler.base import Scope
from deckwright.lang.compiler.flow import assigned_names
from deckwright.lang.compiler.proc import Label, Target, Value, window
from deckwright.lang.rules import Source, parts
from deckwright.lang.schema import Type
from deckwright.lang.words import Effect, Word, effects_in
from deckwright.vm import isa

SMALL = 100  # a rule of at most so many syntax nodes is written out where it is called
DEEPEST = 6  # rules written out inside rules written out


class Calls(Asking):
    """Compiling calls."""

    def call(self, node: ast.Call) -> Value:
        """Compile a call; its value."""
        called = self.called(node)
        if isinstance(called, list):
            return self.call_effects(called, node)
        if isinstance(called, rules.Slot):
            return self.call_slot(called, node)
        if isinstance(called, Word):
            self.fail(node, f"{called.name} is a word of cards", "call the rule behind it")
        if isinstance(called, rules.Judgement):
            self.fail(node, "a judgement cannot be called from a rule")
        if isinstance(called, Source):
            return self.call_rule(called, node)
        handler = self.intrinsics().get(called) if isinstance(called, Hashable) else None
        if handler is None:
            self.fail(node, f"{ast.unparse(node.func)} cannot be called in a rule", "call rules marked @rule")
        return handler(node)

    def called(self, node: ast.Call) -> Any:
        """What is being called."""
        if not isinstance(node.func, ast.Name):
            if isinstance(node.func, ast.Attribute):
                outside = self.outside(node.func)
                if outside is not None:
                    return outside[0]
            self.fail(node, "only a plain name can be called", "rules are functions, not methods")
        local = self.scope.names.get(node.func.id)
        if local is not None:
            if isinstance(local.thing, list):
                return local.thing
            self.fail(node, f"{node.func.id} is a {local.type} here and cannot be called")
        return self.global_name(node.func.id, node)

    def call_condition(self, node: ast.Call, target: Label, when: bool) -> bool:
        """A call as a condition: a rule that only returns one is written out as a jump, so are any and all."""
        called = self.called(node)
        if called is any or called is all:
            self.any_or_all(node, called is any, target, when)
            return True
        if isinstance(called, rules.Rule) and is_one_return(called) and self.may_write_out(called):
            returned = called.body[0]
            assert isinstance(returned, ast.Return) and returned.value is not None
            scope = self.open_inline(called, self.arguments(called, node), node)
            if scope.result_type == ty.BOOL:
                with self.standing_at(returned):
                    self.cond(returned.value, target, when)
                self.close_inline(scope)
            else:
                self.truth(self.returned_value(returned, scope), node, target, when)
            return True
        return False

    def may_write_out(self, source: Source) -> bool:
        """Whether a rule may be written out here: not inside itself, and not too deep."""
        recursive = any(scope.source is source for scope in self.scopes)
        return not recursive and (self.judging or (is_small(source) and len(self.scopes) < DEEPEST))

    def any_or_all(self, node: ast.Call, wants_any: bool, target: Label, when: bool) -> None:
        """`any(... for ...)` and `all(... for ...)` as jumps: the first that decides ends the walk."""
        (generator,) = node.args if len(node.args) == 1 else (None,)
        if not isinstance(generator, ast.GeneratorExp):
            self.fail(node, "any and all take a generator expression", "any(... for card in pile)")
        self.looking(generator.elt)
        decided = Label()
        goal = target if when == wants_any else decided
        self.comprehension(generator.generators, lambda: self.cond(generator.elt, goal, wants_any))
        if when != wants_any:
            self.proc.emit(isa.JMP, target)
            self.proc.place(decided)

    # --- rules ------------------------------------------------------------------------------------------------------

    def signature(self, source: Source) -> tuple[list[Type], Type]:
        """The types a rule takes and returns, from its annotations."""
        return self.linker.signature(source)

    def arguments(self, source: Source, node: ast.Call) -> list[ast.expr]:
        """The arguments of a call in the order of the parameters."""
        self.signature(source)  # refuses parameters that are not plain
        names = source.parameters
        given: dict[str, ast.expr] = dict(zip(names, node.args, strict=False))
        if len(node.args) > len(names):
            self.fail(node, f"{source.name} takes {len(names)} arguments, not {len(node.args)}")
        for keyword in node.keywords:
            if keyword.arg is None or keyword.arg not in names or keyword.arg in given:
                self.fail(node, f"{source.name} has no free argument {keyword.arg!r}")
            given[keyword.arg] = keyword.value
        defaults = source.function.__defaults__ or ()
        for name, default in zip(names[len(names) - len(defaults) :], defaults, strict=True):
            given.setdefault(name, ast.copy_location(ast.Constant(default), node))
        missing = [name for name in names if name not in given]
        if missing:
            self.fail(node, f"{source.name} needs {', '.join(missing)}")
        return [given[name] for name in names]

    def call_rule(self, source: Source, node: ast.Call) -> Value:
        """Call another rule, or write it out here if it is small."""
        arguments = self.arguments(source, node)
        if self.may_write_out(source):
            return self.write_out(source, arguments, node)
        if self.judging:
            self.fail(node, "a judgement cannot use a rule that calls itself")
        kinds, result = self.signature(source)
        if result == ty.ANSWER:
            self.fail(node, f"{source.name} is too large to return an answer", "ask where the answer is used")
        base = self.pass_arguments(source.name, kinds, source.parameters, arguments)
        self.proc.emit(isa.CALL, Target(self.linker.need(source)), base)
        return Value(result, base) if result != ty.NONE else Value(ty.NONE, constant=-1)

    def pass_arguments(self, name: str, kinds: list[Type], names: list[str], arguments: list[ast.expr]) -> int:
        """Evaluate arguments straight into the frame of the call; where that frame begins."""
        base = window(self.proc.top)
        self.proc.registers(isa.FRAME_WORDS + max(1, sum(self.size(kind) for kind in kinds)))
        at = base
        for parameter, kind, argument in zip(names, kinds, arguments, strict=True):
            found = self.expect(self.expr(argument), kind, argument, f"{parameter} of {name}")
            if kind == ty.SEATS and found.type == ty.PLAYER:
                found = self.as_seats(found)
            self.copy(found, at)
            at += self.size(kind)
        return base

    def open_inline(self, source: Source, arguments: list[ast.expr], node: ast.AST) -> Scope:
        """Enter a rule written out here: its parameters stand for the arguments."""
        kinds, result = self.signature(source)
        assigned = assigned_names(source.body)
        scope = Scope(source, inline=True, result_type=result, loops_before=len(self.loops))
        for name, kind, argument in zip(source.parameters, kinds, arguments, strict=True):
            found = self.expect(self.expr(argument), kind, argument, f"{name} of {source.name}")
            if kind == ty.SEATS and found.type == ty.PLAYER:
                found = self.as_seats(found)
            if name in assigned:
                found = self.copy(found, self.proc.registers(self.size(kind)))
            if kind == ty.ANSWER:
                scope.answers.add(name)
            scope.names[name] = Value(kind, found.register, found.constant, found.thing)
        self.scopes.append(scope)
        return scope

    def close_inline(self, scope: Scope) -> None:
        """Leave a rule written out."""
        popped = self.scopes.pop()
        assert popped is scope

    def write_out(self, source: Source, arguments: list[ast.expr], node: ast.AST) -> Value:
        """A rule written out where it is called."""
        scope = self.open_inline(source, arguments, node)
        if is_one_return(source):
            returned = source.body[0]
            assert isinstance(returned, ast.Return)
            return self.returned_value(returned, scope)
        if scope.result_type != ty.NONE:
            scope.result = self.proc.registers(self.size(scope.result_type))
            self.check_return(source, scope.result_type)
        self.open_locals(source, scope)
        self.block(source.body)
        self.proc.place(scope.done)
        self.close_inline(scope)
        if scope.result >= 0:
            return Value(scope.result_type, scope.result)
        return Value(ty.NONE, constant=-1)

    def returned_value(self, returned: ast.Return, scope: Scope) -> Value:
        """What a rule that only returns an expression gives; its scope is left."""
        assert returned.value is not None
        if scope.result_type == ty.NONE:
            self.fail(returned, "this rule says it returns nothing", "annotate what it returns")
        with self.standing_at(returned):
            value = self.expect(self.expr(returned.value), scope.result_type, returned, "what is returned")
            if scope.result_type == ty.SEATS and value.type == ty.PLAYER:
                value = self.as_seats(value)
        self.close_inline(scope)
        return replace(value, type=scope.result_type)

    # --- slots and effects ------------------------------------------------------------------------------------------

    def call_slot(self, which: rules.Slot, node: ast.Call) -> Value:
        """Call what the kind of a card has in a slot."""
        if self.judging and not which.pure:
            self.fail(node, "a judgement may call only pure slots")
        kinds, result = self.signature(which)
        arguments = self.arguments(which, node)
        if self.judging:
            given = dict(zip(which.parameters, arguments, strict=True))
            mine = {p for p, a in given.items() if isinstance(a, ast.Name) and self.expr(a).register in self.judge_me}
            self.linker.check_judged(which, frozenset(mine))
        base = self.pass_arguments(which.name, kinds, which.parameters, arguments)
        default = -1 if result.is_object and which.default == 0 else which.default
        self.proc.emit(isa.CALLK, self.linker.slot_base(which), base, default)
        return Value(result, base) if result != ty.NONE else Value(ty.NONE, constant=-1)

    def call_effects(self, effects: list[Effect], node: ast.Call) -> Value:
        """Write out the effects given to a word, for a player."""
        if len(node.args) != 1 or node.keywords:
            self.fail(node, "an effect is called with the player it is for", "effect(me)")
        me = self.object(node.args[0], ty.PLAYER, "who an effect is for")
        for effect in effects:
            self.write_effect(effect, me)
        return Value(ty.NONE, constant=-1)

    def write_effect(self, effect: Effect, me: Value) -> None:
        """Write a word out with its numbers."""
        source = effect.word
        assigned = assigned_names(source.body)
        mark = self.proc.top
        scope = Scope(source, inline=True, loops_before=len(self.loops))
        for_whom = source.parameters[0]
        if for_whom in assigned:
            me = self.copy(me, self.proc.registers())
        scope.names[for_whom] = Value(me.type, me.register, me.constant, me.thing)
        for name, argument in effect.arguments.items():
            inner = effects_in(argument)
            if inner:
                scope.names[name] = Value(ty.NONE, thing=inner)
            else:
                self.scopes.append(scope)
                found = self.constant(argument, source.tree)
                self.scopes.pop()
                if name in assigned:
                    found = self.copy(found, self.proc.registers())
                scope.names[name] = found
        self.scopes.append(scope)
        self.open_locals(source, scope)
        self.block(source.body)
        self.proc.place(scope.done)
        self.proc.top = mark
        self.close_inline(scope)

    # --- the words of the language ------------------------------------------------------------------------------------

    def intrinsics(self) -> dict[Any, Callable[[ast.Call], Value]]:
        """What each word of the language compiles to."""
        return {
            types.move: lambda n: self.moving(n, isa.MOVE, ty.CARD),
            types.move_all: lambda n: self.moving(n, isa.MOVEALL, ty.PILE),
            types.move_before: self.moving_before,
            types.shuffle: self.shuffling,
            types.reveal: self.revealing,
            types.knows: self.knowing,
            types.random_below: lambda n: self.random(n, 0),
            types.roll: lambda n: self.random(n, 1),
            types.random_player: self.random_seat,
            types.player: self.player_of,
            types.offer: self.offering,
            types.ask: self.asking,
            types.asked: self.is_asked,
            types.offered: self.counting_offers,
            types.choose: self.choosing,
            types.choose_player: self.choosing_player,
            types.choose_number: self.choosing_number,
            types.confirm: self.confirming,
            types.note: self.noting,
            types.seat_of: lambda n: self.as_seats(self.object(self.args(n, 1)[0], ty.PLAYER, "who")),
            types.everyone: lambda n: Value(ty.SEATS, constant=isa.EVERYONE),
            types.nobody: lambda n: Value(ty.SEATS, constant=0),
            types.both: self.joining,
            types.begin_turn: self.beginning_turn,
            types.end_game: self.ending,
            types.this: self.running_card,
            types.nothing: lambda n: Value(ty.NONE, constant=-1),
            rules.has_effect: self.having_effect,
            len: self.length,
            min: lambda n: self.extreme(n, isa.MIN),
            max: lambda n: self.extreme(n, isa.MAX),
            sum: self.summing,
            any: self.truth_value,
            all: self.truth_value,
            bool: lambda n: self.truth_value(self.args(n, 1)[0]),
            int: lambda n: replace(self.number(self.args(n, 1)[0]), type=ty.INT),
            abs: self.magnitude,
        }

    def having_effect(self, node: ast.Call) -> Value:
        """has_effect(card, slot)."""
        card_node, slot_node = self.args(node, 2)
        card = self.object(card_node, ty.CARD, "the card")
        which = self.global_name(slot_node.id, slot_node) if isinstance(slot_node, ast.Name) else None
        if not isinstance(which, rules.Slot):
            self.fail(slot_node, "the second argument must be a slot")
        out = self.temp(ty.BOOL)
        self.proc.emit(isa.HASK, out.register, self.linker.slot_base(which), card.register)
        return out


def is_one_return(source: Source) -> bool:
    """Whether a rule only returns an expression."""
    body = source.body
    return len(body) == 1 and isinstance(body[0], ast.Return) and body[0].value is not None


def is_small(source: Source) -> bool:
    """Whether a rule is better written out where it is called."""
    return sum(1 for statement in source.body for _ in parts(statement)) <= SMALL
