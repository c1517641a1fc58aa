"""The words of the language that offer, ask and tell."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, TypeVar

from deckwright.lang import schema as ty
from deckwright.lang import types
from deckwright.lang.compiler import arguments, walks
from deckwright.lang.compiler.proc import FrameSize, Instruction, Label, Value
from deckwright.lang.declared import BESIDE
from deckwright.lang.rules import parts
from deckwright.lang.types import Note, Verb
from deckwright.vm import isa

if TYPE_CHECKING:
    from deckwright.lang.compiler.compiler import Compiler

Told = TypeVar("Told", Verb, Note)
_TYPES = {
    "card": ty.CARD, "target": ty.CARD, "player": ty.PLAYER, "pile": ty.PILE, "place": ty.PLACE, "number": ty.INT,
}  # fmt: skip


def offering(c: Compiler, node: ast.Call) -> Value:
    """offer."""
    arguments.changing(c, node)
    verb, base, given = verb_and_arguments(c, node, Verb)
    number = c.linker.verb(verb)
    if not given:
        c.proc.emit(isa.OFFER0, number)
    elif set(given) == {"card"}:
        c.proc.emit(isa.OFFER1, number, base)
    elif set(given) == {"card", "number"}:
        c.proc.emit(isa.OFFER2, number, base, c.in_register(c.number(given["number"])))
    else:
        c.proc.emit(isa.OFFER3, number, base)
    return Value(ty.NONE, constant=-1)


def verb_and_arguments(c: Compiler, node: ast.Call, kind: type[Told]) -> tuple[Told, int, dict[str, ast.expr]]:
    """The verb or note of a call, and three registers with its card, target and number.

    A note without a number may go with two things besides its card: the second of them takes the number's place.
    """
    if not 1 <= len(node.args) <= 2:
        c.fail(node, f"{ast.unparse(node.func)} takes a {kind.__name__} and perhaps a card; the rest by name")
    thing = c.expr(node.args[0]).thing
    if not isinstance(thing, kind):
        c.fail(node, f"the first argument must be a {kind.__name__}")
    given = arguments.by_name(c, node, ("card", *BESIDE, "number"))
    if len(node.args) == 2:
        if "card" in given:
            c.fail(node, "the card is given twice")
        given["card"] = node.args[1]
    beside = [name for name in BESIDE if name in given]
    room = 2 if kind is Note and "number" not in given else 1
    if len(beside) > room:
        c.fail(node, f"{thing.id} can go with only {('one', 'two')[room - 1]} of {', '.join(BESIDE)}")
    takes = set(thing.takes)
    if set(given) != takes:
        wanted, got = (", ".join(sorted(names)) or "nothing" for names in (takes, given))
        c.fail(node, f"{thing.id} goes with {wanted}, not {got}", 'Verb("id", ("card", ...)) says what it goes with')
    if not given and kind is Verb:
        return thing, 0, given
    if set(given) in ({"card"}, {"card", "number"}) and kind is Verb:
        return thing, c.object(given["card"], ty.CARD, "card").register, given
    base = c.proc.registers(3)
    second = beside[0] if beside else None
    third = beside[1] if len(beside) > 1 else "number"
    for i, (name, otherwise) in enumerate((("card", -1), (second, -1), (third, 0))):
        if name is not None and name in given:
            c.in_register(c.expect(c.expr(given[name]), _TYPES[name], given[name], name), base + i)
        else:
            c.in_register(Value(ty.INT, constant=otherwise), base + i)
    return thing, base, given


def noting(c: Compiler, node: ast.Call) -> Value:
    """note."""
    arguments.changing(c, node)
    quiet, base = Label(), c.proc.top
    told = [*node.args[1:], *(keyword.value for keyword in node.keywords)]
    # A call leaves its traces, if only on the stack: it is made whether anybody listens or not.
    silent = not any(isinstance(part, ast.Call) for expression in told for part in parts(expression))
    skip = Instruction(isa.JQUIET, quiet, base, 0, c.proc.file, c.proc.line, c.proc.rule)
    if silent:
        c.proc.code.append(skip)
    found, first, _ = verb_and_arguments(c, node, Note)
    assert first == base
    skip.c = c.proc.top - base
    c.proc.emit(isa.NOTE, c.linker.note(found), base, skip.c if silent else 0)
    c.proc.place(quiet)
    return Value(ty.NONE, constant=-1)


def is_asked(c: Compiler, node: ast.Call) -> Value:
    """asked."""
    number = arguments.prompt_number(c, arguments.exactly(c, node, 1)[0])
    out = c.temp(ty.BOOL)
    c.proc.emit(isa.EQI, out.register, prompt_register(c), number)
    return out


def asked_condition(c: Compiler, node: ast.Call, target: Label, when: bool) -> None:
    """asked, as a condition."""
    number = arguments.prompt_number(c, arguments.exactly(c, node, 1)[0])
    c.proc.emit(isa.JEQI if when else isa.JNEI, prompt_register(c), number, target)


def prompt_register(c: Compiler) -> int:
    """The register with the number of the question: a judgement, which asks for it again and again, reads it once."""
    if c.prompt >= 0:
        return c.prompt
    register = c.proc.registers()
    c.proc.emit(isa.GETG, register, isa.H_PROMPT)
    return register


def counting_offers(c: Compiler, node: ast.Call) -> Value:
    """offered."""
    arguments.exactly(c, node, 0)
    out = c.temp(ty.INT)
    c.proc.emit(isa.OPTIONS, out.register)
    return out


def question(c: Compiler, who: int, prompt: int, destination: int) -> None:
    """Stop and ask."""
    c.proc.emit(isa.ASK, FrameSize(destination, isa.ASK_SHIFT), who, prompt)


def asking(c: Compiler, node: ast.Call) -> Value:
    """ask."""
    arguments.changing(c, node)
    who_node, prompt_node = arguments.exactly(c, node, 2)
    who, prompt = arguments.seats_asked(c, who_node), arguments.prompt_number(c, prompt_node)
    out = c.temp(ty.ANSWER, 4)
    question(c, who, prompt, out.register)
    return out


def choosing(c: Compiler, node: ast.Call) -> Value:
    """choose: offer every card, then ask, unless there is nothing to decide."""
    return choose_among(c, node, types.CHOOSE, ty.CARD)


def choosing_player(c: Compiler, node: ast.Call) -> Value:
    """choose_player."""
    return choose_among(c, node, types.CHOOSE_PLAYER, ty.PLAYER)


def choosing_place(c: Compiler, node: ast.Call) -> Value:
    """choose_place."""
    return choose_among(c, node, types.CHOOSE_PLACE, ty.PLACE)


def choose_among(c: Compiler, node: ast.Call, verb: Verb, kind: ty.Type) -> Value:
    """Choose one of a walk."""
    arguments.changing(c, node)
    if len(node.args) != 3:
        c.fail(node, f"{ast.unparse(node.func)} takes who chooses, among what, and a Prompt")
    given = arguments.by_name(c, node, ("optional", "most"))
    optional, most = arguments.flag(c, given, "optional"), arguments.at_most(c, given)
    who_node, among, prompt_node = node.args
    who, prompt = arguments.seats_asked(c, who_node), arguments.prompt_number(c, prompt_node)
    out = c.temp(ty.ANSWER, 4)
    number = c.linker.verb(verb)
    before = len(c.proc.code)
    kind = offer_each(c, among, kind, number)
    for instruction in c.proc.code[before:]:
        instruction.most = most
    done = Label()
    c.proc.emit(isa.FORCED, out.register, done, 0 if optional else 1)
    if optional:
        c.proc.emit(isa.OFFER0, c.linker.verb(types.PASS))
    question(c, who, prompt, out.register)
    c.proc.place(done)
    return Value(kind, out.register + (1 if kind == ty.CARD else 2))


def offer_each(c: Compiler, among: ast.expr, kind: ty.Type, verb: int) -> ty.Type:
    """Offer every card, player or place of a walk; what they are."""
    offered = [kind]
    if isinstance(among, ast.GeneratorExp):
        walks.looking(c, among.elt)
        walks.comprehension(c, among.generators, lambda: offered.append(offer_one(c, among.elt, kind, verb)))
    elif kind == ty.CARD:
        pile = c.object(among, ty.PILE, "what is chosen from")
        offer_pile(c, verb, pile)
    else:
        name = ast.copy_location(ast.Name("_each", ast.Load()), among)
        walks.walk(c, "_each", among, True, lambda: offered.append(offer_one(c, name, kind, verb)))
        c.scope.names.pop("_each", None)
    return offered[-1]


def offer_one(c: Compiler, node: ast.expr, kind: ty.Type, verb: int) -> ty.Type:
    """Offer one card, player or place; what it is."""
    found = c.object(node, kind, "what is chosen")
    if kind == ty.CARD:
        c.proc.emit(isa.OFFER1, verb, found.register)
        return kind
    base = c.proc.registers(3)
    c.in_register(Value(ty.INT, constant=-1), base)
    c.in_register(found, base + 1)
    c.in_register(Value(ty.INT, constant=0), base + 2)
    c.proc.emit(isa.OFFER3, verb, base)
    return found.type


def choosing_number(c: Compiler, node: ast.Call) -> Value:
    """choose_number."""
    arguments.changing(c, node)
    who_node, low_node, high_node, prompt_node = arguments.exactly(c, node, 4)
    who, prompt = arguments.seats_asked(c, who_node), arguments.prompt_number(c, prompt_node)
    base = c.proc.registers(3)
    c.in_register(Value(ty.INT, constant=-1), base)
    c.in_register(Value(ty.INT, constant=-1), base + 1)
    c.in_register(c.number(low_node), base + 2)
    high = c.in_register(c.number(high_node))
    again, out, done = Label(), Label(), Label()
    c.proc.place(again)
    c.proc.emit(isa.JLT, high, base + 2, out)
    c.proc.emit(isa.OFFER3, c.linker.verb(types.NUMBER), base)
    c.proc.emit(isa.ADDI, base + 2, base + 2, 1)
    c.proc.emit(isa.JMP, again)
    c.proc.place(out)
    answer = c.temp(ty.ANSWER, 4)
    c.proc.emit(isa.FORCED, answer.register, done, 1)
    question(c, who, prompt, answer.register)
    c.proc.place(done)
    return Value(ty.INT, answer.register + 3)


def confirming(c: Compiler, node: ast.Call) -> Value:
    """confirm."""
    arguments.changing(c, node)
    who_node, prompt_node = arguments.exactly(c, node, 2)
    who, prompt = arguments.seats_asked(c, who_node), arguments.prompt_number(c, prompt_node)
    c.proc.emit(isa.OFFER0, c.linker.verb(types.YES))
    c.proc.emit(isa.OFFER0, c.linker.verb(types.NO))
    answer = c.temp(ty.ANSWER, 4)
    question(c, who, prompt, answer.register)
    out = c.temp(ty.BOOL)
    c.proc.emit(isa.EQI, out.register, answer.register, c.linker.verb(types.YES))
    return out


def offer_pile(c: Compiler, verb: int, pile: Value) -> None:
    """Offer every card of a pile."""
    players = c.proc.players_pile(pile)
    if players is not None:
        c.proc.emit(isa.OFFEROF, verb, *players)
    else:
        c.proc.emit(isa.OFFERPILE, verb, c.in_register(pile))
