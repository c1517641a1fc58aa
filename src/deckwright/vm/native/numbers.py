"""Instructions after which the next one is done: arithmetic, seats, chance."""

from __future__ import annotations

from deckwright.vm import isa
from deckwright.vm.native.procedure import Procedure
from deckwright.vm.native.values import step
from deckwright.vm.native.writer import Value

# --- arithmetic -----------------------------------------------------------------------------------------------------


def _compute(p: Procedure, to: int, what: str, x: Value, y: Value) -> None:
    p.set(to, p.bounded(p.do(what, x, y, "i64")))


@step(isa.ADD)
def _add(p: Procedure, a: int, b: int, c: int) -> None:
    _compute(p, a, "add", p.index(b), p.index(c))


@step(isa.SUB)
def _sub(p: Procedure, a: int, b: int, c: int) -> None:
    _compute(p, a, "sub", p.index(b), p.index(c))


@step(isa.MUL)
def _mul(p: Procedure, a: int, b: int, c: int) -> None:
    _compute(p, a, "mul", p.index(b), p.index(c))


@step(isa.ADDI)
def _addi(p: Procedure, a: int, b: int, c: int) -> None:
    _compute(p, a, "add", p.index(b), c)


@step(isa.RSUBI)
def _rsubi(p: Procedure, a: int, b: int, c: int) -> None:
    _compute(p, a, "sub", c, p.index(b))


@step(isa.MULI)
def _muli(p: Procedure, a: int, b: int, c: int) -> None:
    _compute(p, a, "mul", p.index(b), c)


@step(isa.DIV)
def _div(p: Procedure, a: int, b: int, c: int) -> None:
    x, y, rest, down = _divided(p, b, c)
    quotient = p.do("sdiv", x, y, "i64")
    p.set(a, p.narrow(p.either(down, p.do("sub", quotient, 1, "i64"), quotient, "i64")))


@step(isa.MOD)
def _mod(p: Procedure, a: int, b: int, c: int) -> None:
    _, y, rest, down = _divided(p, b, c)
    p.set(a, p.narrow(p.either(down, p.do("add", rest, y, "i64"), rest, "i64")))


def _divided(p: Procedure, b: int, c: int) -> tuple[str, str, str, str]:
    """Both numbers, the rest as processors find it, and whether Python rounds further down than they do."""
    x, y = p.register(b), p.register(c)
    p.unless(p.is_("eq", y, 0), isa.F_DIVISION)
    x, y = p.wide(x), p.wide(y)
    rest = p.do("srem", x, y, "i64")
    apart = p.is_("slt", p.do("xor", rest, y, "i64"), 0, "i64")
    return x, y, rest, p.do("and", p.is_("ne", rest, 0, "i64"), apart, "i1")


@step(isa.MIN)
def _min(p: Procedure, a: int, b: int, c: int) -> None:
    x, y = p.register(b), p.register(c)
    p.set(a, p.either(p.is_("slt", x, y), x, y))


@step(isa.MAX)
def _max(p: Procedure, a: int, b: int, c: int) -> None:
    x, y = p.register(b), p.register(c)
    p.set(a, p.either(p.is_("sgt", x, y), x, y))


@step(isa.EQI)
def _eqi(p: Procedure, a: int, b: int, c: int) -> None:
    p.set(a, p.bit(p.is_("eq", p.register(b), c)))


@step(isa.BIT)
def _bit(p: Procedure, a: int, b: int, c: int) -> None:
    p.set(a, p.narrow(p.do("shl", 1, p.do("and", p.there(b), 63, "i64"), "i64")))


@step(isa.BOR)
def _bor(p: Procedure, a: int, b: int, c: int) -> None:
    p.set(a, p.do("or", p.register(b), p.register(c)))


# --- lists and places -----------------------------------------------------------------------------------------------


@step(isa.LOOKUP)
def _lookup(p: Procedure, a: int, b: int, c: int) -> None:
    p.set(a, p.constant(b, p.there(c)))


@step(isa.WITHIN)
def _within(p: Procedure, a: int, b: int, c: int) -> None:
    number = p.register(b)
    outside = p.do("or", p.is_("slt", number, 0), p.is_("sge", number, c), "i1")
    p.unless(outside, isa.F_RANGE)
    p.set(a, number)


@step(isa.SIDE)
def _side(p: Procedure, a: int, b: int, c: int) -> None:
    place, player = p.someone(b), p.someone(c >> 4)
    p.set(a, p.do("add", p.do("mul", place, c & 15), player))


@step(isa.AMONG)
def _among(p: Procedure, a: int, b: int, c: int) -> None:
    number = p.register(b)
    above, below = p.is_("sge", number, c >> isa.ASK_BITS), p.is_("slt", number, c & isa.ASK_MASK)
    p.set(a, p.either(p.do("and", above, below, "i1"), number, -1))


# --- seats and chance -----------------------------------------------------------------------------------------------


@step(isa.PLAYERS)
def _players(p: Procedure, a: int, b: int, c: int) -> None:
    p.set(a, p.load(isa.H_PLAYERS))


@step(isa.STEP)
def _step(p: Procedure, a: int, b: int, c: int) -> None:
    seat, seats = p.do("add", p.someone(b), c), p.load(isa.H_PLAYERS)
    forward = p.either(p.is_("slt", seat, 0), p.do("add", seat, seats), seat)
    p.set(a, p.either(p.is_("sge", seat, seats), p.do("sub", seat, seats), forward))


@step(isa.SEATED)
def _seated(p: Procedure, a: int, b: int, c: int) -> None:
    seat = p.someone(b)
    p.unless(p.is_("sge", seat, p.load(isa.H_PLAYERS)), isa.F_NONE)
    p.set(a, seat)


@step(isa.TURN)
def _turn(p: Procedure, a: int, b: int, c: int) -> None:
    seat = p.someone(a)
    p.store(p.do("add", p.load(isa.H_TURN), 1), isa.H_TURN)
    p.store(seat, isa.H_ACTIVE)


@step(isa.RANDOM)
def _random(p: Procedure, a: int, b: int, c: int) -> None:
    sides = p.register(b)
    p.unless(p.is_("sle", sides, 0), isa.F_RANDOM)
    p.set(a, p.below(p.address(isa.H_RNG), sides))
