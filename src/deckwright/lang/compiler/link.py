"""Putting a game's procedures together: rules, slots of every card, judgements, and the constant table."""

from __future__ import annotations

import typing
from collections import deque
from collections.abc import Mapping
from typing import Any

from deckwright.lang import schema as ty
from deckwright.lang.cards import Kind, check_kinds
from deckwright.lang.compiler import asking, calls, purity, stmts
from deckwright.lang.compiler.compiler import Compiler
from deckwright.lang.compiler.constants import Constants
from deckwright.lang.compiler.crowd import Crowds
from deckwright.lang.compiler.depth import Calls, judging_room, stack_needed
from deckwright.lang.compiler.holding import Holding
from deckwright.lang.compiler.proc import Proc, Target, Value
from deckwright.lang.compiler.scopes import Scope
from deckwright.lang.errors import DeclarationError
from deckwright.lang.layout import Layout
from deckwright.lang.rules import Hook, Judgement, Rule, Slot, Source
from deckwright.lang.schema import Schema, Type
from deckwright.lang.types import STANDARD_VERBS, Note, Prompt, Verb
from deckwright.vm import isa


class Linker:
    """Compiles everything reachable from a game's first rule, its cards and its judgements."""

    def __init__(
        self, schema: Schema, kinds: list[Kind], slots: list[Any], hooks: Mapping[Any, Any] | None = None
    ) -> None:
        check_kinds(kinds)
        self.schema, self.kinds = schema, kinds
        self.kind_numbers = {kind.id: number for number, kind in enumerate(kinds)}
        cards = sum(kind.copies for kind in kinds)
        self.layout = Layout(schema, cards)
        for number, kind in enumerate(kinds):
            kind.number = number
            if kind.home not in self.layout.shared_piles:
                raise DeclarationError(f"{kind.id}: its home {kind.home!r} is not a pile of the table")
        self.slots: list[Slot] = slots
        self.verbs: list[Verb] = list(STANDARD_VERBS)
        self.prompts: list[Prompt] = []
        self.notes: list[Note] = []
        self.procs: dict[str, Proc] = {}
        self.names: dict[int, str] = {}
        self.waiting: deque[Source] = deque()
        self.signatures: dict[int, tuple[list[Type], Type]] = {}
        self.judged: set[tuple[Slot, frozenset[str]]] = set()
        self.hooks = dict(hooks or {})
        for replaced, rule in self.hooks.items():
            self._check_hook(replaced, rule)
        self.constants = Constants(schema, kinds, slots)
        piles = schema.pile_count
        if piles > isa.MOST_PILES or len(kinds) > isa.KIND_MASK or cards > isa.MOST_CARDS:
            raise DeclarationError(f"{piles} piles, {len(kinds)} kinds and {cards} cards are too many")

    # --- numbers of things --------------------------------------------------------------------------------------------

    def verb(self, verb: Verb) -> int:
        """The number of a verb."""
        unknown = set(verb.takes) - set(isa.PARTS)
        if unknown:
            raise DeclarationError(f"{verb.id}: a verb goes with {', '.join(isa.PARTS)}, not {', '.join(unknown)}")
        return _number(self.verbs, verb, "verb")

    def prompt(self, prompt: Prompt) -> int:
        """The number of a prompt."""
        return _number(self.prompts, prompt, "prompt")

    def note(self, note: Note) -> int:
        """The number of a note."""
        return _number(self.notes, note, "note")

    def kind_number(self, thing: Any) -> int | None:
        """The number of a kind of card, if this is one."""
        return self.kind_numbers.get(thing.id) if isinstance(thing, Kind) else None

    def is_filled(self, slot: Slot) -> bool:
        """Whether a card of the game has anything in a slot."""
        return any(kind.slots.get(slot) for kind in self.kinds)

    def lacks_fact(self, name: str) -> bool:
        """Whether a name after a dot can only mean a yes or no, or a number, that is no or 0 for all cards."""
        schema = self.schema
        field = schema.facts.get(name)
        others = (schema.player_values, schema.table_values, schema.place_values, schema.weights)
        if field is None or field.type not in (ty.BOOL, ty.INT) or any(name in other for other in others):
            return False
        return not any(kind.all_facts().get(name, field.first) for kind in self.kinds)

    def signature(self, source: Source) -> tuple[list[Type], Type]:
        """The types a rule takes and returns."""
        known = self.signatures.get(id(source))
        if known is None:
            known = self.signatures[id(source)] = self._read_signature(source)
        return known

    def _read_signature(self, source: Source) -> tuple[list[Type], Type]:
        try:
            hints = typing.get_type_hints(source.function, source.scope)
        except Exception as error:
            raise DeclarationError(
                f"{source.file}:{source.tree.lineno}: {source.name}: its annotations cannot be read: {error}"
            ) from error
        written = source.tree.args
        if written.posonlyargs or written.kwonlyargs or written.vararg or written.kwarg:
            raise DeclarationError(
                f"{source.file}:{source.tree.lineno}: {source.name}: a rule has plain parameters; no *, / or **"
            )
        kinds = []
        for name in source.parameters:
            kind = self.schema.type_of(hints.get(name)) if name in hints else None
            if kind is None or kind == ty.NONE:
                raise DeclarationError(
                    f"{source.file}:{source.tree.lineno}: {source.name}: say what {name} is, e.g. {name}: Card"
                )
            kinds.append(kind)
        if "return" not in hints:
            raise DeclarationError(
                f"{source.file}:{source.tree.lineno}: {source.name}: say what it returns, e.g. -> None"
            )
        result = self.schema.type_of(hints["return"])
        if hints["return"] is typing.NoReturn:
            result = ty.NONE
        if result is None:
            raise DeclarationError(f"{source.file}:{source.tree.lineno}: {source.name}: it cannot return that")
        return kinds, result

    # --- hooks --------------------------------------------------------------------------------------------------------

    def in_place_of(self, called: Any) -> Any:
        """What is called: the rule that the game puts in the place of a hook, or just that."""
        return self.hooks.get(called, called) if isinstance(called, Hook) else called

    def _check_hook(self, replaced: Any, rule: Any) -> None:
        """A rule in the place of a hook takes and returns the same, and only looks if the hook is there to answer."""
        if not isinstance(replaced, Hook) or not isinstance(rule, Rule):
            raise DeclarationError(f"{replaced!r}: a rule can stand only in the place of a hook, not {rule!r}")
        if self.signature(rule) != self.signature(replaced):
            raise DeclarationError(f"{rule.name} must take and return what {replaced.name} does")
        if not replaced.acts and purity.level_of_rule(rule) > purity.level_of_rule(replaced):
            raise DeclarationError(f"{rule.name} changes something, but {replaced.name} only answers")

    # --- compiling ----------------------------------------------------------------------------------------------------

    def need(self, source: Source) -> str:
        """The procedure of a rule, compiled now or later."""
        name = self.names.get(id(source))
        if name is None:
            name = source.name
            while name in self.names.values():
                name += "'"
            self.names[id(source)] = name
            self.waiting.append(source)
        return name

    def compile_waiting(self) -> None:
        """Compile the rules that were needed and are not compiled yet."""
        while self.waiting:
            source = self.waiting.popleft()
            self.procs[self.names[id(source)]] = self._rule(source, self.names[id(source)])

    def _rule(self, source: Source, name: str) -> Proc:
        compiler = Compiler(self, source, name)
        kinds, result = self.signature(source)
        scope = Scope(source, result_type=result)
        compiler.scopes.append(scope)
        self._parameters(compiler, scope, source, kinds)
        if compiler.judging:
            compiler.judge_me = frozenset({scope.names[source.parameters[0]].register})
            compiler.prompt = asking.prompt_register(compiler)
        stmts.open_locals(compiler, source, scope)
        stmts.block(compiler, source.body)
        if result == ty.NONE:
            compiler.proc.emit(isa.RET, 0)
        else:
            stmts.check_return(compiler, source, result)
        return compiler.proc

    @staticmethod
    def _parameters(compiler: Compiler, scope: Scope, source: Source, kinds: list[Type]) -> None:
        for name, kind in zip(source.parameters, kinds, strict=True):
            register = compiler.proc.registers(compiler.size(kind))
            scope.names[name] = Value(kind, register)
            if kind == ty.ANSWER:
                scope.answers.add(name)

    def entry(self, source: Source) -> str:
        """The first rule of the game: when it is done, the game is over."""
        kinds, result = self.signature(source)
        if kinds or result != ty.NONE:
            raise DeclarationError(f"{source.name}: the rule a game begins with takes and returns nothing")
        name = self.need(source)
        self.compile_waiting()
        _end_with(self.procs[name])
        return name

    def phase(self, id: str, source: Source) -> str:
        """A rule from which play may go on, compiled by itself: when it is done, the game is over."""
        kinds, result = self.signature(source)
        if kinds not in ([], [ty.PLAYER]) or result != ty.NONE:
            raise DeclarationError(f"{source.name}: the rule of a phase takes a player or nothing, and returns nothing")
        name = f"phase:{id}"
        self.procs[name] = self._rule(source, name)
        self.compile_waiting()
        _end_with(self.procs[name])
        return name

    def aside(self, source: Source, *takes: Type) -> str:
        """A rule that is run by itself, beside the game."""
        kinds, result = self.signature(source)
        if kinds != list(takes) or result != ty.NONE:
            wanted = ", ".join(str(kind) for kind in takes) or "nothing"
            raise DeclarationError(f"{source.name}: it must take {wanted}, and return nothing")
        name = self.need(source)
        self.compile_waiting()
        return name

    def judgement(self, source: Source) -> str:
        """A bot's judgement."""
        if not isinstance(source, Judgement):
            raise DeclarationError(f"{source.name} is not marked @judgement")
        kinds, result = self.signature(source)
        if kinds != [ty.PLAYER, ty.ANSWER] or result != ty.INT:
            raise DeclarationError(f"{source.name}: a judgement takes (me: Player, option: Answer) and returns an int")
        name = self.need(source)
        self.compile_waiting()
        return name

    def fill_slots(self) -> dict[tuple[int, int], str]:
        """Compile what every kind has in its slots: the procedure by slot and kind."""
        filled: dict[tuple[int, int], str] = {}
        for kind in self.kinds:
            for which, filling in kind.slots.items():
                base = self.constants.slot_base(which)
                if filling == []:
                    continue
                name = f"{which.name}:{kind.id}"
                self.procs[name] = self._slot(which, kind, filling, name)
                filled[(base, kind.number)] = name
                self.compile_waiting()
        return filled

    def check_judged(self, which: Slot, mine: frozenset[str]) -> None:
        """What fills a pure slot must keep to what a judgement may see; `mine`: the parameters that are its seat."""
        if (which, mine) in self.judged:
            return
        self.judged.add((which, mine))
        for kind in self.kinds:
            if kind.slots.get(which):
                self._slot(which, kind, kind.slots[which], f"{which.name}:{kind.id}", mine)

    def _slot(self, which: Slot, kind: Kind, filling: Any, name: str, judged_as: frozenset[str] | None = None) -> Proc:
        compiler = Compiler(self, which, name)
        kinds, result = self.signature(which)
        self._check_offers(which, kind, filling)
        if not kinds or kinds[0] != ty.CARD:
            raise DeclarationError(f"the slot {which.name}: its first parameter must be the card")
        scope = Scope(which, result_type=result)
        compiler.scopes.append(scope)
        self._parameters(compiler, scope, which, kinds)
        running = scope.names.get("this", scope.names[which.parameters[0]])
        compiler.proc.emit(isa.SETSOURCE, running.register)
        if judged_as is not None:
            compiler.judging = True
            compiler.judge_me = frozenset(scope.names[p].register for p in judged_as)
        known = [scope.names[parameter] for parameter in which.parameters]
        if isinstance(filling, Rule) or which.pure or result != ty.NONE:
            source, numbers = self._answering(which, kind, filling)
            given = [compiler.constant(number, which.tree) for number in numbers]
            value = calls.write_out(compiler, source, [*known, *given], which.tree)
            compiler.proc.emit(isa.RET, compiler.in_register(value) if result != ty.NONE else 0)
            return compiler.proc
        players = [n for n, k in zip(which.parameters, kinds, strict=True) if k == ty.PLAYER]
        if not players:
            raise DeclarationError(f"the slot {which.name} names no player, so effects cannot stand in it")
        compiler.until = self._cutting_short(which)
        for effect in filling:
            if effect.word.slot is which:
                given = [compiler.constant(number, which.tree) for number in effect.arguments.values()]
                calls.write_out(compiler, effect.word, [*known, *given], which.tree)
            else:
                calls.write_effect(compiler, effect, scope.names[players[0]])
        compiler.proc.emit(isa.RET, 0)
        return compiler.proc

    def _check_offers(self, which: Slot, kind: Kind, filling: Any) -> None:
        """What fills a slot that offers changes nothing."""
        sources = [filling] if isinstance(filling, Rule) else [effect.word for effect in filling]
        for source in sources if which.offers else ():
            if purity.level_of_rule(source) == purity.CHANGES:
                raise DeclarationError(f"{kind.id}: {source.name} changes something, but {which.name} only offers")

    def _cutting_short(self, which: Slot) -> Source | None:
        """The rule that is asked before every effect of a slot, if it has one."""
        source: Source | None = which.until
        if source is not None and (
            self.signature(source) != ([], ty.BOOL) or purity.level_of_rule(source) != purity.LOOKS
        ):
            raise DeclarationError(
                f"{source.name}: the rule until which {which.name} goes on takes nothing, only looks, returns a bool"
            )
        return source

    def _answering(self, which: Slot, kind: Kind, filling: Any) -> tuple[Source, list[Any]]:
        """What answers for a slot that returns something: a rule, or a word made for the slot, with its numbers."""
        source, numbers = filling, []
        if not isinstance(filling, Rule):
            if len(filling) != 1 or filling[0].word.slot is not which:
                raise DeclarationError(
                    f"{kind.id}: {which.name} wants a rule, or one word declared with slot={which.name}"
                )
            source, numbers = filling[0].word, list(filling[0].arguments.values())
        if which.pure and purity.level_of_rule(source) != purity.LOOKS:
            raise DeclarationError(f"{kind.id}: {source.name} changes something, but {which.name} is a pure slot")
        kinds, result = self.signature(which)
        own, returns = self.signature(source)
        if own[: len(kinds)] != kinds or len(own) != len(kinds) + len(numbers) or returns != result:
            raise DeclarationError(f"{kind.id}: {source.name} must take and return what the slot {which.name} does")
        return source, numbers

    # --- room ---------------------------------------------------------------------------------------------------------

    def make_room(
        self,
        filled: dict[tuple[int, int], str],
        entrances: list[str],
        judgements: list[str],
        max_options: int | None,
        stack: int | None,
    ) -> None:
        """Room for the largest question and the deepest calls; less if so much is asked for.

        Above whatever asks stays room for a judgement: a bot can always say what it likes.
        """
        layout, holding = self.layout, Holding(self.layout)
        judging = judging_room(Calls(self.procs, filled, holding), judgements)
        for proc in self.procs.values():
            proc.room = judging if proc.asks else 0
        calls = Calls(self.procs, filled, holding)
        crowds = Crowds(calls, self.schema.max_players)
        for name in entrances:
            crowds.after(name, {})
        needed = stack_needed(calls, entrances)
        layout.make_room(crowds.most if max_options is None else max_options, needed if stack is None else stack)

    # --- linking ------------------------------------------------------------------------------------------------------

    def link(self) -> tuple[list[int], dict[str, int], list[tuple[str, int, str]]]:
        """All procedures as one program: its words, where each procedure begins, and each instruction's source."""
        starts: dict[str, int] = {}
        at = 4
        for name, proc in self.procs.items():
            starts[name] = at + 4
            at += 4 + 4 * len(proc.code)
        code = [isa.TRAP, isa.F_OPCODE, 0, 0]
        where = [("", 0, "")]
        for name, proc in self.procs.items():
            needed = proc.frame + proc.room + isa.FRAME_WORDS
            if proc.frame >= isa.ASK_SHIFT or needed > self.layout.stack_end - self.layout.stack:
                raise DeclarationError(f"{name} needs too many names at once; split it")
            code += [needed, 0, 0, 0]
            where.append((proc.file, proc.line, name))
            for words, instruction in zip(proc.resolve(starts[name]), proc.code, strict=True):
                code += [starts[w.name] if isinstance(w, Target) else w for w in words]
                where.append((instruction.file, instruction.line, instruction.rule))
        return code, starts, where

    def anew(self, starts: dict[str, int]) -> dict[int, tuple[int, ...]]:
        """For each question, by the address of its instruction: where its offers may begin."""
        return {
            starts[name] + 4 * at: tuple(starts[name] + 4 * label.at for label in instruction.anew)
            for name, proc in self.procs.items()
            for at, instruction in enumerate(proc.code)
            if instruction.anew
        }


def _end_with(proc: Proc) -> None:
    """With this procedure the game ends."""
    for instruction in proc.code:
        if instruction.op == isa.RET:
            instruction.op = isa.HALT


def _number(things: list[Any], thing: Any, what: str) -> int:
    for number, known in enumerate(things):
        if known.id == thing.id:
            if known != thing:
                raise DeclarationError(f"two different {what}s are called {thing.id!r}")
            return number
    things.append(thing)
    return len(things) - 1
