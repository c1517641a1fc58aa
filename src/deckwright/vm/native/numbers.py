"""Instructions after which the next one is done: arithmetic, seats, chance."""

from __future__ import annotations

from deckwright.vm import isa
from deckwright.vm.native.procedure import Procedure
from deckwright.vm.native.steps import Steps
from deckwright.vm.native.writer import Value

NUMBERS = Steps()

# --- arithmetic -----------------------------------------------------------------------------------------------------


def _compute(p: Procedure, to: int, what: str, x: Value, y: Value) -> None:
    p.set(to, p.bounded(p.do(what, x, y, "i64")))


@NUMBERS.of(isa.ADD)
def _add(p: Procedure, a: int, b: int, c: int) -> None:
    _compute(p, a, "add", p.index(b), p.index(c))


@NUMBERS.of(isa.SUB)
def _sub(p: Procedure, a: int, b: int, c: int) -> None:
    _compute(p, a, "sub", p.index(b), p.index(c))


@NUMBERS.of(isa.MUL)
def _mul(p: Procedure, a: int, b: int, c: int) -> None:
    _compute(p, a, "mul", p.index(b), p.index(c))


@NUMBERS.of(isa.ADDI)
def _addi(p: Procedure, a: int, b: int, c: int) -> None:
    _compute(p, a, "add", p.index(b), c)


@NUMBERS.of(isa.RSUBI)
def _rsubi(p: Procedure, a: int, b: int, c: int) -> None:
    _compute(p, a, "sub", c, p.index(b))


@NUMBERS.of(isa.MULI)
def _muli(p: Procedure, a: int, b: int, c: int) -> None:
    _compute(p, a, "mul", p.index(b), c)


@NUMBERS.of(isa.DIV)
def _div(p: Procedure, a: int, b: int, c: int) -> None:
    x, y = _divided(p, b, c)
    quotient = p.do("sdiv", x, y, "i64")
    p.set(a, p.narrow(p.either(_rounded(p, x, y)[1], p.do("sub", quotient, 1, "i64"), quotient, "i64")))


@NUMBERS.of(isa.MOD)
def _mod(p: Procedure, a: int, b: int, c: int) -> None:
    x, y = _divided(p, b, c)
    rest, down = _rounded(p, x, y)
    p.set(a, p.narrow(p.either(down, p.do("add", rest, y, "i64"), rest, "i64")))


def _divided(p: Procedure, b: int, c: int) -> tuple[str, str]:
    """Both numbers; the second is not 0."""
    x, y = p.register(b), p.register(c)
    p.unless(p.is_("eq", y, 0), isa.F_DIVISION)
    return p.wide(x), p.wide(y)


def _rounded(p: Procedure, x: Value, y: Value) -> tuple[str, str]:
    """The rest as processors find it, and whether Python rounds further down than they do."""
    rest = p.do("srem", x, y, "i64")
    apart = p.is_("slt", p.do("xor", rest, y, "i64"), 0, "i64")
    return rest, p.do("and", p.is_("ne", rest, 0, "i64"), apart, "i1")


@NUMBERS.of(isa.MIN)
def _min(p: Procedure, a: int, b: int, c: int) -> None:
    x, y = p.register(b), p.register(c)
    p.set(a, p.either(p.is_("slt", x, y), x, y))


@NUMBERS.of(isa.MAX)
def _max(p: Procedure, a: int, b: int, c: int) -> None:
    x, y = p.register(b), p.register(c)
    p.set(a, p.either(p.is_("sgt", x, y), x, y))


@NUMBERS.of(isa.EQI)
def _eqi(p: Procedure, a: int, b: int, c: int) -> None:
    p.set(a, p.bit(p.is_("eq", p.register(b), c)))


@NUMBERS.of(isa.BIT)
def _bit(p: Procedure, a: int, b: int, c: int) -> None:
    p.set(a, p.narrow(p.do("shl", 1, p.do("and", p.there(b), 63, "i64"), "i64")))


@NUMBERS.of(isa.BOR)
def _bor(p: Procedure, a: int, b: int, c: int) -> None:
    p.set(a, p.do("or", p.register(b), p.register(c)))


# --- lists and places -----------------------------------------------------------------------------------------------


@NUMBERS.of(isa.LOOKUP)
def _lookup(p: Procedure, a: int, b: int, c: int) -> None:
    p.set(a, p.constant(b, p.there(c)))


@NUMBERS.of(isa.WITHIN)
def _within(p: Procedure, a: int, b: int, c: int) -> None:
    number = p.register(b)
    outside = p.do("or", p.is_("slt", number, 0), p.is_("sge", number, c), "i1")
    p.unless(outside, isa.F_RANGE)
    p.set(a, number)


@NUMBERS.of(isa.SIDE)
def _side(p: Procedure, a: int, b: int, c: int) -> None:
    place, player = p.someone(b), p.someone(c >> 4)
    p.set(a, p.do("add", p.do("mul", place, c & 15), player))


@NUMBERS.of(isa.AMONG)
def _among(p: Procedure, a: int, b: int, c: int) -> None:
    number = p.register(b)
    above, below = p.is_("sge", number, c >> isa.ASK_BITS), p.is_("slt", number, c & isa.ASK_MASK)
    p.set(a, p.either(p.do("and", above, below, "i1"), number, -1))


# --- seats and chance -----------------------------------------------------------------------------------------------


@NUMBERS.of(isa.PLAYERS)
def _players(p: Procedure, a: int, b: int, c: int) -> None:
    p.set(a, p.load(isa.H_PLAYERS))


@NUMBERS.of(isa.STEP)
def _step(p: Procedure, a: int, b: int, c: int) -> None:
    seat, seats = p.do("add", p.someone(b), c), p.load(isa.H_PLAYERS)
    forward = p.either(p.is_("slt", seat, 0), p.do("add", seat, seats), seat)
    p.set(a, p.either(p.is_("sge", seat, seats), p.do("sub", seat, seats), forward))


@NUMBERS.of(isa.SEATED)
def _seated(p: Procedure, a: int, b: int, c: int) -> None:
    seat = p.someone(b)
    p.unless(p.is_("sge", seat, p.load(isa.H_PLAYERS)), isa.F_NONE)
    p.set(a, seat)


@NUMBERS.of(isa.TURN)
def _turn(p: Procedure, a: int, b: int, c: int) -> None:
    seat = p.someone(a)
    p.store(p.do("add", p.load(isa.H_TURN), 1), isa.H_TURN)
    p.store(seat, isa.H_ACTIVE)


@NUMBERS.of(isa.RANDOM)
def _random(p: Procedure, a: int, b: int, c: int) -> None:
    sides = p.register(b)
    p.unless(p.is_("sle", sides, 0), isa.F_RANDOM)
    p.set(a, p.below(p.address(isa.H_RNG), sides))
