"""The words of the language that move cards, ask, count and tell."""

from __future__ import annotations

import ast

from deckwright.lang import schema as ty
from deckwright.lang import types
from deckwright.lang.compiler.counting import Counting
from deckwright.lang.compiler.proc import FrameSize, Instruction, Label, Value
from deckwright.lang.rules import parts
from deckwright.lang.types import Note, Prompt, Verb
from deckwright.vm import isa

_SECOND = ("target", "player", "pile")
_TYPES = {"card": ty.CARD, "target": ty.CARD, "player": ty.PLAYER, "pile": ty.PILE, "number": ty.INT}


class Asking(Counting):
    """Compiling the words that do something at the table."""

    # --- arguments ----------------------------------------------------------------------------------------------------

    def flag(self, given: dict[str, ast.expr], name: str) -> bool:
        """A yes or no that must be written out."""
        node = given.get(name)
        if node is None:
            return False
        if not isinstance(node, ast.Constant) or not isinstance(node.value, bool):
            self.fail(node, f"{name} must be True or False, written out")
        return node.value

    def changing(self, node: ast.AST) -> None:
        """A judgement may not do this."""
        if self.judging:
            self.fail(node, "a judgement changes nothing and asks nothing")

    def as_seats(self, value: Value) -> Value:
        """A player as a set of seats."""
        out = self.temp(ty.SEATS)
        self.proc.emit(isa.BIT, out.register, self.in_register(value))
        return out

    def who(self, node: ast.expr) -> int:
        """Who may answer, as a set of seats in a register."""
        found = self.expr(node)
        if found.type == ty.PLAYER:
            found = self.as_seats(found)
        self.expect(found, ty.SEATS, node, "who is asked")
        return self.in_register(found)

    def prompt(self, node: ast.expr) -> int:
        """The number of a prompt."""
        found = self.expr(node)
        if not isinstance(found.thing, Prompt):
            self.fail(node, "a question needs a Prompt", 'PROMPT = Prompt("id", en="...", ru="...")')
        return self.linker.prompt(found.thing)

    # --- cards --------------------------------------------------------------------------------------------------------

    def moving(self, node: ast.Call, op: int, kind: ty.Type) -> Value:
        """move and move_all."""
        self.changing(node)
        given = self.keywords(node, ("bottom", "to"))
        if len(node.args) + ("to" in given) != 2:
            self.fail(node, f"{ast.unparse(node.func)} takes what to move and where to")
        what = self.object(node.args[0], kind, "what is moved")
        to = self.object(given.get("to") or node.args[1], ty.PILE, "where it is moved")
        bottom = int(self.flag(given, "bottom"))
        players = self.proc.players_pile(to) if op == isa.MOVE else None
        if players is not None:
            self.proc.emit(isa.MOVEOF, what.register, players[0], 2 * players[1] + bottom)
        else:
            self.proc.emit(op, what.register, to.register, bottom)
        return Value(ty.NONE, constant=-1)

    def moving_before(self, node: ast.Call) -> Value:
        """move_before."""
        self.changing(node)
        card_node, other_node = self.args(node, 2)
        card = self.object(card_node, ty.CARD, "what is moved")
        other = self.object(other_node, ty.CARD, "the card it is put before")
        self.proc.emit(isa.MOVEBEFORE, card.register, other.register)
        return Value(ty.NONE, constant=-1)

    def shuffling(self, node: ast.Call) -> Value:
        """shuffle."""
        self.changing(node)
        pile = self.object(self.args(node, 1)[0], ty.PILE, "what is shuffled")
        self.proc.emit(isa.SHUFFLE, pile.register)
        return Value(ty.NONE, constant=-1)

    def revealing(self, node: ast.Call) -> Value:
        """reveal."""
        self.changing(node)
        given = self.keywords(node, ("to",))
        if not 1 <= len(node.args) <= 2 - len(given):
            self.fail(node, "reveal takes a card and, if not everyone, to whom")
        card = self.object(node.args[0], ty.CARD, "what is revealed")
        to = given.get("to") or (node.args[1] if len(node.args) == 2 else None)
        mask = self.who(to) if to is not None else self.in_register(Value(ty.SEATS, constant=isa.EVERYONE))
        self.proc.emit(isa.REVEAL, card.register, mask)
        return Value(ty.NONE, constant=-1)

    def knowing(self, node: ast.Call) -> Value:
        """knows."""
        who_node, card_node = self.args(node, 2)
        who = self.object(who_node, ty.PLAYER, "who knows")
        card = self.object(card_node, ty.CARD, "what is known")
        out = self.temp(ty.BOOL)
        self.proc.emit(isa.KNOWN, out.register, card.register, who.register)
        return out

    # --- chance, turns, the end ---------------------------------------------------------------------------------------

    def random(self, node: ast.Call, first: int) -> Value:
        """random_below and roll."""
        self.changing(node)
        n = self.number(self.args(node, 1)[0])
        out = self.temp(ty.INT)
        self.proc.emit(isa.RANDOM, out.register, self.in_register(n))
        if first:
            self.proc.emit(isa.ADDI, out.register, out.register, first)
        return out

    def random_seat(self, node: ast.Call) -> Value:
        """random_player."""
        self.changing(node)
        self.args(node, 0)
        out = self.temp(ty.PLAYER)
        self.proc.emit(isa.PLAYERS, out.register)
        self.proc.emit(isa.RANDOM, out.register, out.register)
        return out

    def player_of(self, node: ast.Call) -> Value:
        """player(seat)."""
        n = self.number(self.args(node, 1)[0])
        out = self.temp(ty.PLAYER)
        self.proc.emit(isa.SEATED, out.register, self.in_register(n))
        return out

    def beginning_turn(self, node: ast.Call) -> Value:
        """begin_turn."""
        self.changing(node)
        who = self.object(self.args(node, 1)[0], ty.PLAYER, "whose turn it is")
        self.proc.emit(isa.TURN, who.register)
        return Value(ty.NONE, constant=-1)

    def ending(self, node: ast.Call) -> Value:
        """end_game."""
        self.changing(node)
        self.args(node, 0)
        self.proc.emit(isa.HALT)
        return Value(ty.NONE, constant=-1)

    def running_card(self, node: ast.Call) -> Value:
        """this."""
        self.args(node, 0)
        out = self.temp(ty.CARD)
        self.proc.emit(isa.SOURCE, out.register)
        return out

    def joining(self, node: ast.Call) -> Value:
        """both."""
        first, second = self.args(node, 2)
        out = self.temp(ty.SEATS)
        self.proc.emit(isa.BOR, out.register, self.who(first), self.who(second))
        return out

    # --- questions ----------------------------------------------------------------------------------------------------

    def offering(self, node: ast.Call) -> Value:
        """offer."""
        self.changing(node)
        verb, base, given = self.verb_and_arguments(node, Verb)
        assert isinstance(verb, Verb)
        number = self.linker.verb(verb)
        if not given:
            self.proc.emit(isa.OFFER0, number)
        elif set(given) == {"card"}:
            self.proc.emit(isa.OFFER1, number, base)
        elif set(given) == {"card", "number"}:
            self.proc.emit(isa.OFFER2, number, base, self.in_register(self.number(given["number"])))
        else:
            self.proc.emit(isa.OFFER3, number, base)
        return Value(ty.NONE, constant=-1)

    def verb_and_arguments(self, node: ast.Call, kind: type) -> tuple[object, int, dict[str, ast.expr]]:
        """The verb or note of a call, and three registers with its card, target and number."""
        if not 1 <= len(node.args) <= 2:
            self.fail(node, f"{ast.unparse(node.func)} takes a {kind.__name__} and perhaps a card; the rest by name")
        thing = self.expr(node.args[0]).thing
        if not isinstance(thing, kind):
            self.fail(node, f"the first argument must be a {kind.__name__}")
        given = self.keywords(node, ("card", *_SECOND, "number"))
        if len(node.args) == 2:
            if "card" in given:
                self.fail(node, "the card is given twice")
            given["card"] = node.args[1]
        if len(given.keys() & set(_SECOND)) > 1:
            self.fail(node, f"{thing.id} can go with only one of {', '.join(_SECOND)}")  # type: ignore[attr-defined]
        takes = set(thing.takes)  # type: ignore[attr-defined]
        if set(given) != takes:
            named = thing.id  # type: ignore[attr-defined]
            wanted, got = (", ".join(sorted(names)) or "nothing" for names in (takes, given))
            self.fail(
                node, f"{named} goes with {wanted}, not {got}", 'Verb("id", ("card", ...)) says what it goes with'
            )
        if not given and kind is Verb:
            return thing, 0, given
        if set(given) in ({"card"}, {"card", "number"}) and kind is Verb:
            return thing, self.object(given["card"], ty.CARD, "card").register, given
        base = self.proc.registers(3)
        second = next((name for name in _SECOND if name in given), None)
        for i, (name, otherwise) in enumerate((("card", -1), (second, -1), ("number", 0))):
            if name is not None and name in given:
                self.in_register(self.expect(self.expr(given[name]), _TYPES[name], given[name], name), base + i)
            else:
                self.in_register(Value(ty.INT, constant=otherwise), base + i)
        return thing, base, given

    def noting(self, node: ast.Call) -> Value:
        """note."""
        self.changing(node)
        quiet, base = Label(), self.proc.top
        told = [*node.args[1:], *(keyword.value for keyword in node.keywords)]
        # A call leaves its traces, if only on the stack: it is made whether anybody listens or not.
        silent = not any(isinstance(part, ast.Call) for expression in told for part in parts(expression))
        skip = Instruction(isa.JQUIET, quiet, base, 0, self.proc.file, self.proc.line, self.proc.rule)
        if silent:
            self.proc.code.append(skip)
        found, first, _ = self.verb_and_arguments(node, Note)
        assert isinstance(found, Note) and first == base
        skip.c = self.proc.top - base
        self.proc.emit(isa.NOTE, self.linker.note(found), base, skip.c if silent else 0)
        self.proc.place(quiet)
        return Value(ty.NONE, constant=-1)

    def is_asked(self, node: ast.Call) -> Value:
        """asked."""
        number = self.prompt(self.args(node, 1)[0])
        out = self.temp(ty.BOOL)
        self.proc.emit(isa.GETG, out.register, isa.H_PROMPT)
        self.proc.emit(isa.EQI, out.register, out.register, number)
        return out

    def counting_offers(self, node: ast.Call) -> Value:
        """offered."""
        self.args(node, 0)
        out = self.temp(ty.INT)
        self.proc.emit(isa.OPTIONS, out.register)
        return out

    def question(self, who: int, prompt: int, destination: int) -> None:
        """Stop and ask."""
        self.proc.emit(isa.ASK, FrameSize(destination, isa.ASK_SHIFT), who, prompt)

    def asking(self, node: ast.Call) -> Value:
        """ask."""
        self.changing(node)
        who_node, prompt_node = self.args(node, 2)
        who, prompt = self.who(who_node), self.prompt(prompt_node)
        out = self.temp(ty.ANSWER, 4)
        self.question(who, prompt, out.register)
        return out

    def choosing(self, node: ast.Call) -> Value:
        """choose: offer every card, then ask, unless there is nothing to decide."""
        return self.choose_among(node, types.CHOOSE, ty.CARD)

    def choosing_player(self, node: ast.Call) -> Value:
        """choose_player."""
        return self.choose_among(node, types.CHOOSE_PLAYER, ty.PLAYER)

    def choose_among(self, node: ast.Call, verb: Verb, kind: ty.Type) -> Value:
        """Choose one of a walk."""
        self.changing(node)
        if len(node.args) != 3:
            self.fail(node, f"{ast.unparse(node.func)} takes who chooses, among what, and a Prompt")
        optional = self.flag(self.keywords(node, ("optional",)), "optional")
        who_node, among, prompt_node = node.args
        who, prompt = self.who(who_node), self.prompt(prompt_node)
        out = self.temp(ty.ANSWER, 4)
        number = self.linker.verb(verb)
        self.offer_each(among, kind, number)
        done = Label()
        self.proc.emit(isa.FORCED, out.register, done, 0 if optional else 1)
        if optional:
            self.proc.emit(isa.OFFER0, self.linker.verb(types.PASS))
        self.question(who, prompt, out.register)
        self.proc.place(done)
        return Value(kind, out.register + (1 if kind == ty.CARD else 2))

    def offer_each(self, among: ast.expr, kind: ty.Type, verb: int) -> None:
        """Offer every card or player of a walk."""
        if isinstance(among, ast.GeneratorExp):
            self.looking(among.elt)
            self.comprehension(among.generators, lambda: self.offer_one(among.elt, kind, verb))
        elif kind == ty.CARD:
            pile = self.object(among, ty.PILE, "what is chosen from")
            self.offer_pile(verb, pile)
        else:
            name = ast.copy_location(ast.Name("_each", ast.Load()), among)
            self.walk("_each", among, True, lambda: self.offer_one(name, kind, verb))
            self.scope.names.pop("_each", None)

    def offer_one(self, node: ast.expr, kind: ty.Type, verb: int) -> None:
        """Offer one card or player."""
        found = self.object(node, kind, "what is chosen")
        if kind == ty.CARD:
            self.proc.emit(isa.OFFER1, verb, found.register)
            return
        base = self.proc.registers(3)
        self.in_register(Value(ty.INT, constant=-1), base)
        self.in_register(found, base + 1)
        self.in_register(Value(ty.INT, constant=0), base + 2)
        self.proc.emit(isa.OFFER3, verb, base)

    def choosing_number(self, node: ast.Call) -> Value:
        """choose_number."""
        self.changing(node)
        who_node, low_node, high_node, prompt_node = self.args(node, 4)
        who, prompt = self.who(who_node), self.prompt(prompt_node)
        base = self.proc.registers(3)
        self.in_register(Value(ty.INT, constant=-1), base)
        self.in_register(Value(ty.INT, constant=-1), base + 1)
        self.in_register(self.number(low_node), base + 2)
        high = self.in_register(self.number(high_node))
        again, out, done = Label(), Label(), Label()
        self.proc.place(again)
        self.proc.emit(isa.JLT, high, base + 2, out)
        self.proc.emit(isa.OFFER3, self.linker.verb(types.NUMBER), base)
        self.proc.emit(isa.ADDI, base + 2, base + 2, 1)
        self.proc.emit(isa.JMP, again)
        self.proc.place(out)
        answer = self.temp(ty.ANSWER, 4)
        self.proc.emit(isa.FORCED, answer.register, done, 1)
        self.question(who, prompt, answer.register)
        self.proc.place(done)
        return Value(ty.INT, answer.register + 3)

    def confirming(self, node: ast.Call) -> Value:
        """confirm."""
        self.changing(node)
        who_node, prompt_node = self.args(node, 2)
        who, prompt = self.who(who_node), self.prompt(prompt_node)
        self.proc.emit(isa.OFFER0, self.linker.verb(types.YES))
        self.proc.emit(isa.OFFER0, self.linker.verb(types.NO))
        answer = self.temp(ty.ANSWER, 4)
        self.question(who, prompt, answer.register)
        out = self.temp(ty.BOOL)
        self.proc.emit(isa.EQI, out.register, answer.register, self.linker.verb(types.YES))
        return out
