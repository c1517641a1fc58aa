"""Statements of rules."""

from __future__ import annotations

import ast

from deckwright.lang import schema as ty
from deckwright.lang.compiler import purity
from deckwright.lang.compiler.base import ANSWER_WORDS, Loop, Scope
from deckwright.lang.compiler.flow import always_returns, assigned_names, read_too_early
from deckwright.lang.compiler.proc import Label, Value
from deckwright.lang.compiler.walks import Walks
from deckwright.lang.rules import Source, parts
from deckwright.lang.schema import Type
from deckwright.lang.types import Verb, ask, offer
from deckwright.vm import isa


class Stmts(Walks):
    """Compiling statements."""

    def block(self, statements: list[ast.stmt]) -> None:
        """Statements one after the other; a question may be asked anew from where nothing has changed since."""
        asks = [purity.asks(statement, self.scope.source.scope) for statement in statements]
        since: list[Label] = []
        for i, statement in enumerate(statements):
            before = len(self.proc.code)
            if any(asks[i:]):
                since.append(Label())
                self.proc.place(since[-1])
            self.statement(statement)
            if asks[i]:
                self.proc.ask_anew(before, since)
            if purity.level([statement], self.scope.source.scope) == purity.CHANGES:
                since = []

    def statement(self, node: ast.stmt) -> None:
        """One statement; the registers it used for itself are free afterwards."""
        mark = self.proc.top
        with self.standing_at(node):
            self.proc.remember(self.scope.names)
            self.compile_statement(node)
        self.proc.top = mark

    def compile_statement(self, node: ast.stmt) -> None:
        """One statement of any form."""
        match node:
            case ast.Expr():
                self.expression_statement(node)
            case ast.Assign():
                if len(node.targets) != 1:
                    self.fail(node, "assign one name at a time")
                self.assign(node.targets[0], node.value)
            case ast.AnnAssign(value=ast.expr()):
                self.declare(node)
            case ast.AugAssign():
                self.augment(node)
            case ast.If():
                self.branch(node)
            case ast.While():
                self.repeat(node)
            case ast.For():
                self.for_each(node)
            case ast.Return():
                self.give_back(node)
            case ast.Break() | ast.Continue():
                self.leave_loop(node)
            case ast.Assert():
                fine = Label()
                self.cond(node.test, fine, True)
                self.proc.emit(isa.TRAP, isa.F_ASSERTION)
                self.proc.place(fine)
            case ast.Pass():
                pass
            case _:
                self.fail(node, f"{type(node).__name__} is not part of the rules language", _hint_for(node))

    def expression_statement(self, node: ast.Expr) -> None:
        """A call for what it does."""
        if not isinstance(node.value, ast.Call):
            self.fail(node, "this statement does nothing", "did you mean to assign or to call?")
        self.call(node.value)

    # --- assignment -------------------------------------------------------------------------------------------------

    def annotation(self, node: ast.expr) -> Type:
        """The type an annotation names."""
        scope = self.scope.source.scope
        try:
            found = ty.type_of(eval(ast.unparse(node), dict(scope)))
        except Exception:
            found = None
        if found is None:
            self.fail(node, f"{ast.unparse(node)} is not a type of the rules language")
        return found

    def declare(self, node: ast.AnnAssign) -> None:
        """`name: Type = value`."""
        assert node.value is not None
        if not isinstance(node.target, ast.Name):
            self.fail(node, "only a plain name is declared with a type")
        self.assign(node.target, node.value, self.annotation(node.annotation))

    def assign(self, target: ast.expr, value_node: ast.expr, declared: Type | None = None) -> None:
        """Assign to a local name, or to a value of a card, a player or the table."""
        if isinstance(target, ast.Attribute):
            self.store(target, self.expr(value_node), value_node)
            return
        if not isinstance(target, ast.Name):
            self.fail(target, "assign to one name", "an answer has .verb, .card, .player, .number")
        value = self.expr(value_node)
        local = self.scope.names.get(target.id)
        if local is None:
            self.fail(target, f"{target.id} cannot be assigned here")
        kind = declared or (value.type if local.type == ty.NONE else local.type)
        if kind == ty.NONE and value.constant == -1:
            self.fail(target, f"what may {target.id} be, besides None?", f"write {target.id}: Card | None = None")
        if not self.fits(value, kind) or (local.type not in (ty.NONE, kind)):
            was = local.type if local.type != ty.NONE else kind
            self.fail(target, f"{target.id} is a {was}; a {value.type} cannot be assigned to it")
        if kind == ty.NONE:
            self.fail(target, "this cannot be kept in a name", "write it where it is used")
        if kind == ty.ANSWER and target.id not in self.scope.answers:
            self.fail(target, f"say that {target.id} is an answer", f"write {target.id}: Choice = ...")
        if self.judging and local.register in self.judge_me:
            self.fail(target, f"{target.id} is the seat that judges; it cannot become another one")
        if kind == ty.SEATS and value.type == ty.PLAYER:
            value = self.as_seats(value)
        self.copy(value, local.register)
        self.scope.names[target.id] = Value(kind, local.register)

    def as_seats(self, value: Value) -> Value:
        """A player as a set of seats (in calls)."""
        raise NotImplementedError

    def store(self, target: ast.Attribute, value: Value, node: ast.AST) -> None:
        """Assign to `thing.value`."""
        if self.judging:
            self.fail(target, "a judgement changes nothing")
        self.store_to(self.expr(target.value), target, value, node)

    def store_to(self, of: Value, target: ast.Attribute, value: Value, node: ast.AST) -> None:
        """Assign to a value of something already compiled."""
        schema = self.schema
        if of.type == ty.CARD and target.attr in schema.marks:
            self.expect(value, ty.BOOL, node, f"{target.attr}")
            index = schema.marks[target.attr].index
            self.proc.emit(isa.SETMARK, self.in_register(of), index, self.in_register(value))
            return
        fields = {ty.CARD: schema.counters, ty.PLAYER: schema.player_values, ty.TABLE: schema.table_values}.get(of.type)
        if fields is None or (target.attr in schema.facts and of.type == ty.CARD):
            self.fail(target, f"{target.attr} of a {of.type} cannot be assigned", "facts are the same for all copies")
        if of.type in (ty.PLAYER, ty.TABLE) and target.attr in (schema.player_piles | schema.table_piles):
            self.fail(target, f"{target.attr} is a pile and cannot be assigned", "move_all(source, to) moves its cards")
        found = self.known(fields, target, f"a {of.type}")
        self.expect(value, found.type, node, f"{target.attr}")
        if found.type == ty.SEATS and value.type == ty.PLAYER:
            value = self.as_seats(value)
        register = self.in_register(value)
        if of.type == ty.TABLE:
            self.proc.emit(isa.SETG, self.layout.table_address[target.attr], register)
        else:
            addresses = self.layout.card_address if of.type == ty.CARD else self.layout.player_address
            self.proc.emit(isa.SETF, addresses[target.attr], self.in_register(of), register)

    def augment(self, node: ast.AugAssign) -> None:
        """`x += n` and the like."""
        if isinstance(node.target, ast.Attribute):
            self.augment_value(node, node.target)
        elif isinstance(node.target, ast.Name):
            loaded = ast.copy_location(ast.Name(node.target.id, ast.Load()), node.target)
            self.assign(node.target, ast.copy_location(ast.BinOp(loaded, node.op, node.value), node))
        else:
            self.fail(node, "assign to one name, or to a value of a card, a player or the table")

    def augment_value(self, node: ast.AugAssign, target: ast.Attribute) -> None:
        """`thing.value += n`: in one instruction, unless working out n may change the value itself."""
        if self.judging:
            self.fail(target, "a judgement changes nothing")
        of, name, schema, layout = self.expr(target.value), target.attr, self.schema, self.layout
        plain = isinstance(node.op, ast.Add | ast.Sub) and (
            purity.level([node.value], self.outer_names()) != purity.CHANGES
        )
        if plain and of.type == ty.TABLE and name in schema.table_values and schema.table_values[name].type == ty.INT:
            self.add_to(node, layout.table_address[name])
            return
        for kind, fields, addresses in (
            (ty.PLAYER, schema.player_values, layout.player_address),
            (ty.CARD, schema.counters, layout.card_address),
        ):
            if plain and of.type == kind and name in fields and fields[name].type == ty.INT:
                self.add_to(node, addresses[name], self.in_register(of))
                return
        before = self.attribute_of(of, target)
        self.store_to(of, target, self.combine(node.op, before, self.expr(node.value), node), node)

    def add_to(self, node: ast.AugAssign, address: int, of: int | None = None) -> None:
        """Add to a value in place: one of the table, or of the player or card in a register."""
        amount = self.number(node.value)
        minus = isinstance(node.op, ast.Sub)
        if amount.constant is not None:
            added = -amount.constant if minus else amount.constant
        elif minus:
            added = self.proc.registers()
            self.proc.emit(isa.RSUBI, added, amount.register, 0)
        else:
            added = amount.register
        if of is None:
            self.proc.emit(isa.ADDG if amount.constant is None else isa.ADDGI, address, added)
        else:
            self.proc.emit(isa.ADDF if amount.constant is None else isa.ADDFI, address, of, added)

    # --- flow -------------------------------------------------------------------------------------------------------

    def branch(self, node: ast.If) -> None:
        """if, elif, else."""
        otherwise, done = Label(), Label()
        self.cond(node.test, otherwise, False)
        self.block(node.body)
        if node.orelse:
            if not isinstance(node.body[-1], ast.Return | ast.Break | ast.Continue):
                self.proc.emit(isa.JMP, done)
            self.proc.place(otherwise)
            self.block(node.orelse)
            self.proc.place(done)
        else:
            self.proc.place(otherwise)

    def repeat(self, node: ast.While) -> None:
        """while."""
        if node.orelse:
            self.fail(node, "while ... else is not part of the rules language")
        again, out = Label(), Label()
        self.proc.place(again)
        self.cond(node.test, out, False)
        self.loops.append(Loop(again, out))
        self.block(node.body)
        self.loops.pop()
        self.proc.emit(isa.JMP, again)
        self.proc.place(out)

    def for_each(self, node: ast.For) -> None:
        """for."""
        if node.orelse or not isinstance(node.target, ast.Name):
            self.fail(node, "a for loop here has one plain name and no else")
        if self.offer_whole_pile(node):
            return
        name = node.target.id
        local = self.scope.names[name]
        live = purity.level(node.body, self.outer_names()) != purity.CHANGES
        if name not in assigned_names(node.body):
            self.walk(name, node.iter, live, lambda: self.block(node.body), local.register)
            return

        def body() -> None:
            # The body assigns the walking name: the walk keeps its place in a register of its own.
            walked = self.scope.names[name]
            kind = walked.type if local.type == ty.NONE else local.type
            if not self.fits(walked, kind) or kind == ty.ANSWER:
                self.fail(node, f"{name} is a {local.type} elsewhere in this rule, here it would be a {walked.type}")
            self.copy(walked, local.register)
            self.scope.names[name] = Value(kind, local.register)
            self.block(node.body)

        self.walk(name, node.iter, live, body)

    def offer_whole_pile(self, node: ast.For) -> bool:
        """`for card in pile: offer(VERB, card)` is one instruction."""
        match node.body:
            case [
                ast.Expr(value=ast.Call(func=ast.Name(id=called), args=[verb_node, ast.Name(id=named)], keywords=[]))
            ]:
                pass
            case _:
                return False
        scope = self.scope.source.scope
        walked = isinstance(node.target, ast.Name) and node.target.id == named
        if scope.get(called) is not offer or not walked or not isinstance(node.iter, ast.Attribute) or self.judging:
            return False
        if node.iter.attr in ("players", "others", "around"):
            return False
        verb = self.expr(verb_node).thing
        pile = self.expr(node.iter)
        if not isinstance(verb, Verb) or verb.takes != ("card",) or pile.type != ty.PILE:
            return False
        self.offer_pile(self.linker.verb(verb), pile)
        return True

    def offer_pile(self, verb: int, pile: Value) -> None:
        """Offer every card of a pile."""
        players = self.proc.players_pile(pile)
        if players is not None:
            self.proc.emit(isa.OFFEROF, verb, *players)
        else:
            self.proc.emit(isa.OFFERPILE, verb, self.in_register(pile))

    def leave_loop(self, node: ast.Break | ast.Continue) -> None:
        """break, continue."""
        if len(self.loops) <= self.scope.loops_before:
            self.fail(node, "outside a loop")
        loop = self.loops[-1]
        if isinstance(node, ast.Continue):
            self.proc.emit(isa.JMP, loop.again)
            return
        if loop.snapshot >= 0:
            self.proc.emit(isa.SNAPDROP, loop.snapshot)
        self.proc.emit(isa.JMP, loop.out)

    def give_back(self, node: ast.Return) -> None:
        """return."""
        scope = self.scope
        value = self.expr(node.value) if node.value is not None else Value(ty.NONE, constant=-1)
        if scope.result_type == ty.NONE:
            if node.value is not None and not (isinstance(node.value, ast.Constant) and node.value.value is None):
                self.fail(node, "this rule says it returns nothing", f"annotate it: -> {value.type}")
        else:
            self.expect(value, scope.result_type, node, "what is returned")
            if scope.result_type == ty.SEATS and value.type == ty.PLAYER:
                value = self.as_seats(value)
        if scope.inline:
            if scope.result >= 0:
                self.copy(value, scope.result)
            opened = [loop for loop in self.loops[scope.loops_before :] if loop.snapshot >= 0]
            if opened:
                self.proc.emit(isa.SNAPDROP, opened[0].snapshot)
            self.proc.emit(isa.JMP, scope.done)
        else:
            self.proc.emit(isa.RET, self.in_register(value) if scope.result_type != ty.NONE else 0)

    def check_return(self, source: Source, result: Type) -> None:
        """A rule that gives something back does so on every way."""
        if not always_returns(source.body):
            self.fail(source.body[-1], f"this rule may end without returning a {result}", "add a return at its end")

    # --- locals -----------------------------------------------------------------------------------------------------

    def open_locals(self, source: Source, scope: Scope) -> None:
        """Give every name the function assigns a register of its own."""
        answers = {
            target.id
            for node in parts(source.tree)
            if isinstance(node, ast.Assign | ast.AnnAssign) and self.is_ask(node.value, source)
            for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
            if isinstance(target, ast.Name)
        }
        answers |= {
            node.target.id
            for node in parts(source.tree)
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
            if self.annotation(node.annotation) == ty.ANSWER
        }
        names = assigned_names(source.body)
        for name in sorted(names):
            if name not in scope.names:
                scope.names[name] = Value(ty.NONE, self.proc.registers(ANSWER_WORDS if name in answers else 1))
                if name in answers:
                    scope.answers.add(name)
        early = read_too_early(source.body, names, source.parameters)
        if early is not None:
            self.fail(
                early,
                f"{early.id} may be used before it is assigned",
                "give it a value on every way that leads here; the name of a loop has none after the loop",
            )

    @staticmethod
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
