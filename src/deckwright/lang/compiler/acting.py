"""The words of the language that move cards, roll dice, name seats, begin turns and end the game."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING, Any

from deckwright.lang import rules
from deckwright.lang import schema as ty
from deckwright.lang.compiler import arguments
from deckwright.lang.compiler.proc import Value
from deckwright.lang.types import Die
from deckwright.vm import isa

if TYPE_CHECKING:
    from deckwright.lang.compiler.compiler import Compiler


def moving(c: Compiler, node: ast.Call) -> Value:
    """move."""
    return move(c, node, isa.MOVE, ty.CARD)


def moving_all(c: Compiler, node: ast.Call) -> Value:
    """move_all."""
    return move(c, node, isa.MOVEALL, ty.PILE)


def move(c: Compiler, node: ast.Call, op: int, kind: ty.Type) -> Value:
    """A card or a whole pile onto another pile."""
    arguments.changing(c, node)
    given = arguments.by_name(c, node, ("bottom", "to"))
    if len(node.args) + ("to" in given) != 2:
        c.fail(node, f"{ast.unparse(node.func)} takes what to move and where to")
    what = c.object(node.args[0], kind, "what is moved")
    to = c.object(given.get("to") or node.args[1], ty.PILE, "where it is moved")
    bottom = int(arguments.flag(c, given, "bottom"))
    players = c.proc.players_pile(to) if op == isa.MOVE else None
    if players is not None:
        c.proc.emit(isa.MOVEOF, what.register, players[0], 2 * players[1] + bottom)
    else:
        c.proc.emit(op, what.register, to.register, bottom)
    return Value(ty.NONE, constant=-1)


def moving_before(c: Compiler, node: ast.Call) -> Value:
    """move_before."""
    arguments.changing(c, node)
    card_node, other_node = arguments.exactly(c, node, 2)
    card = c.object(card_node, ty.CARD, "what is moved")
    other = c.object(other_node, ty.CARD, "the card it is put before")
    c.proc.emit(isa.MOVEBEFORE, card.register, other.register)
    return Value(ty.NONE, constant=-1)


def shuffling(c: Compiler, node: ast.Call) -> Value:
    """shuffle."""
    arguments.changing(c, node)
    pile = c.object(arguments.exactly(c, node, 1)[0], ty.PILE, "what is shuffled")
    c.proc.emit(isa.SHUFFLE, pile.register)
    return Value(ty.NONE, constant=-1)


def revealing(c: Compiler, node: ast.Call) -> Value:
    """reveal."""
    arguments.changing(c, node)
    given = arguments.by_name(c, node, ("to",))
    if not 1 <= len(node.args) <= 2 - len(given):
        c.fail(node, "reveal takes a card and, if not everyone, to whom")
    card = c.object(node.args[0], ty.CARD, "what is revealed")
    to = given.get("to") or (node.args[1] if len(node.args) == 2 else None)
    mask = arguments.seats_asked(c, to) if to is not None else c.in_register(Value(ty.SEATS, constant=isa.EVERYONE))
    c.proc.emit(isa.REVEAL, card.register, mask)
    return Value(ty.NONE, constant=-1)


def knowing(c: Compiler, node: ast.Call) -> Value:
    """knows."""
    who_node, card_node = arguments.exactly(c, node, 2)
    who = c.object(who_node, ty.PLAYER, "who knows")
    card = c.object(card_node, ty.CARD, "what is known")
    out = c.temp(ty.BOOL)
    c.proc.emit(isa.KNOWN, out.register, card.register, who.register)
    return out


def random_number(c: Compiler, node: ast.Call) -> Value:
    """random_below."""
    arguments.changing(c, node)
    return random(c, c.number(arguments.exactly(c, node, 1)[0]), ty.INT)


def rolling(c: Compiler, node: ast.Call) -> Value:
    """roll: a die with faces of its own, or one that shows 1 to so many."""
    arguments.changing(c, node)
    (given,) = arguments.exactly(c, node, 1)
    found = c.expr(given)
    if isinstance(found.thing, Die):
        kind = type_of_faces(c, found.thing, given)
        out = random(c, Value(ty.INT, constant=len(found.thing.faces)), kind)
        c.proc.emit(isa.LOOKUP, out.register, c.linker.constants.die(found.thing), out.register)
        return out
    out = random(c, c.expect(found, ty.INT, given, "this"), ty.INT)
    c.proc.emit(isa.ADDI, out.register, out.register, 1)
    return out


def random(c: Compiler, below: Value, kind: ty.Type) -> Value:
    """A number from 0 on, each equally likely; what it will stand for."""
    out = c.temp(kind)
    c.proc.emit(isa.RANDOM, out.register, c.in_register(below))
    return out


def type_of_faces(c: Compiler, die: Die[Any], node: ast.AST) -> ty.Type:
    """What the faces of a die are: numbers, or members of one enum."""
    if not die.faces:
        c.fail(node, "this die has no faces", "DIE = Die((0, 0, 1, 2))")
    return c.common([c.constant(face, node) for face in die.faces], node, "all faces of a die are of one kind")


def random_seat(c: Compiler, node: ast.Call) -> Value:
    """random_player."""
    arguments.changing(c, node)
    arguments.exactly(c, node, 0)
    out = c.temp(ty.PLAYER)
    c.proc.emit(isa.PLAYERS, out.register)
    c.proc.emit(isa.RANDOM, out.register, out.register)
    return out


def player_of(c: Compiler, node: ast.Call) -> Value:
    """player(seat)."""
    n = c.number(arguments.exactly(c, node, 1)[0])
    out = c.temp(ty.PLAYER)
    c.proc.emit(isa.SEATED, out.register, c.in_register(n))
    return out


def beginning_turn(c: Compiler, node: ast.Call) -> Value:
    """begin_turn."""
    arguments.changing(c, node)
    who = c.object(arguments.exactly(c, node, 1)[0], ty.PLAYER, "whose turn it is")
    c.proc.emit(isa.TURN, who.register)
    return Value(ty.NONE, constant=-1)


def ending(c: Compiler, node: ast.Call) -> Value:
    """end_game."""
    arguments.changing(c, node)
    arguments.exactly(c, node, 0)
    c.proc.emit(isa.HALT)
    return Value(ty.NONE, constant=-1)


def running_card(c: Compiler, node: ast.Call) -> Value:
    """this."""
    arguments.exactly(c, node, 0)
    out = c.temp(ty.CARD)
    c.proc.emit(isa.SOURCE, out.register)
    return out


def joining(c: Compiler, node: ast.Call) -> Value:
    """both."""
    first, second = arguments.exactly(c, node, 2)
    out = c.temp(ty.SEATS)
    c.proc.emit(isa.BOR, out.register, arguments.seats_asked(c, first), arguments.seats_asked(c, second))
    return out


def one_seat(c: Compiler, node: ast.Call) -> Value:
    """seat_of."""
    return c.as_seats(c.object(arguments.exactly(c, node, 1)[0], ty.PLAYER, "who"))


def all_seats(c: Compiler, node: ast.Call) -> Value:
    """everyone."""
    return Value(ty.SEATS, constant=isa.EVERYONE)


def no_seat(c: Compiler, node: ast.Call) -> Value:
    """nobody."""
    return Value(ty.SEATS, constant=0)


def nothing(c: Compiler, node: ast.Call) -> Value:
    """nothing."""
    return Value(ty.NONE, constant=-1)


def having_effect(c: Compiler, node: ast.Call) -> Value:
    """has_effect(card, slot)."""
    card_node, slot_node = arguments.exactly(c, node, 2)
    card = c.object(card_node, ty.CARD, "the card")
    which = c.global_name(slot_node.id, slot_node) if isinstance(slot_node, ast.Name) else None
    if not isinstance(which, rules.Slot):
        c.fail(slot_node, "the second argument must be a slot")
    out = c.temp(ty.BOOL)
    c.proc.emit(isa.HASK, out.register, c.linker.constants.slot_base(which), card.register)
    return out
