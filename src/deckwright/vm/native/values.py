"""Instructions after which the next one is done: values, cards, piles, offers."""

from __future__ import annotations

from deckwright.vm import isa
from deckwright.vm.native.procedure import LISTENER, WEIGHTS, Procedure
from deckwright.vm.native.steps import Steps
from deckwright.vm.native.writer import Value, signed

VALUES = Steps()


# --- registers and values -----------------------------------------------------------------------------------------


@VALUES.of(isa.LOADI)
def _loadi(p: Procedure, a: int, b: int, c: int) -> None:
    p.set(a, b)


@VALUES.of(isa.MOV)
def _mov(p: Procedure, a: int, b: int, c: int) -> None:
    p.set(a, p.register(b))


@VALUES.of(isa.GETG)
def _getg(p: Procedure, a: int, b: int, c: int) -> None:
    p.set(a, p.load(b))


@VALUES.of(isa.SETG)
def _setg(p: Procedure, a: int, b: int, c: int) -> None:
    p.store(p.bounded(p.index(b)), a)


@VALUES.of(isa.ADDG)
def _addg(p: Procedure, a: int, b: int, c: int) -> None:
    p.store(p.bounded(p.do("add", p.wide(p.load(a)), p.index(b), "i64")), a)


@VALUES.of(isa.ADDGI)
def _addgi(p: Procedure, a: int, b: int, c: int) -> None:
    p.store(p.bounded(p.do("add", p.wide(p.load(a)), b, "i64")), a)


@VALUES.of(isa.GETF)
def _getf(p: Procedure, a: int, b: int, c: int) -> None:
    p.set(a, p.load(b, p.there(c)))


@VALUES.of(isa.SETF)
def _setf(p: Procedure, a: int, b: int, c: int) -> None:
    of = p.there(b)
    p.store(p.bounded(p.index(c)), a, of)


@VALUES.of(isa.ADDF)
def _addf(p: Procedure, a: int, b: int, c: int) -> None:
    of = p.there(b)
    p.store(p.bounded(p.do("add", p.wide(p.load(a, of)), p.index(c), "i64")), a, of)


@VALUES.of(isa.ADDFI)
def _addfi(p: Procedure, a: int, b: int, c: int) -> None:
    of = p.there(b)
    p.store(p.bounded(p.do("add", p.wide(p.load(a, of)), c, "i64")), a, of)


@VALUES.of(isa.WEIGHT)
def _weight(p: Procedure, a: int, b: int, c: int) -> None:
    p.set(a, p.load(b, base=p.given(WEIGHTS)))


@VALUES.of(isa.SOURCE)
def _source(p: Procedure, a: int, b: int, c: int) -> None:
    p.set(a, p.load(isa.H_SOURCE))


@VALUES.of(isa.SETSOURCE)
def _setsource(p: Procedure, a: int, b: int, c: int) -> None:
    p.store(p.register(a), isa.H_SOURCE)


# --- cards --------------------------------------------------------------------------------------------------------


@VALUES.of(isa.GETMARK)
def _getmark(p: Procedure, a: int, b: int, c: int) -> None:
    p.set(a, p.do("and", p.do("lshr", p.look(isa.L_MARKS, p.there(b)), c), 1))


@VALUES.of(isa.SETMARK)
def _setmark(p: Procedure, a: int, b: int, c: int) -> None:
    card = p.there(a)
    before = p.look(isa.L_MARKS, card)
    on, off = p.do("or", before, signed(1 << b)), p.do("and", before, signed(~(1 << b)))
    p.write(isa.L_MARKS, p.either(p.is_("ne", p.register(c), 0), on, off), card)


@VALUES.of(isa.FACT)
def _fact(p: Procedure, a: int, b: int, c: int) -> None:
    p.set(a, fact(p, b, c))


@VALUES.of(isa.HASK)
def _hask(p: Procedure, a: int, b: int, c: int) -> None:
    p.set(a, p.bit(p.is_("ne", fact(p, b, c), 0)))


@VALUES.of(isa.KIND)
def _kind(p: Procedure, a: int, b: int, c: int) -> None:
    p.set(a, p.kind(p.there(b)))


@VALUES.of(isa.REVEAL)
def _reveal(p: Procedure, a: int, b: int, c: int) -> None:
    card = p.there(a)
    seats = p.do("shl", p.do("and", p.register(b), isa.EVERYONE), isa.KNOWN_SHIFT)
    p.write(isa.L_IDENT, p.do("or", p.look(isa.L_IDENT, card), seats), card)


@VALUES.of(isa.KNOWN)
def _known(p: Procedure, a: int, b: int, c: int) -> None:
    card, seat = p.there(b), p.there(c)
    by = p.do("and", p.do("add", seat, isa.KNOWN_SHIFT, "i64"), 63, "i64")
    word = p.wide(p.look(isa.L_IDENT, card))
    p.set(a, p.narrow(p.do("and", p.do("ashr", word, by, "i64"), 1, "i64")))


def fact(p: Procedure, facts: int, card: int) -> str:
    """A fact of the card in a register."""
    return p.constant(facts, p.wide(p.kind(p.there(card))))


# --- piles --------------------------------------------------------------------------------------------------------


@VALUES.of(isa.COUNT)
def _count(p: Procedure, a: int, b: int, c: int) -> None:
    p.set(a, p.look(isa.L_COUNT, p.index(b)))


@VALUES.of(isa.COUNTOF)
def _countof(p: Procedure, a: int, b: int, c: int) -> None:
    p.set(a, p.look(isa.L_COUNT, p.there(b), c))


@VALUES.of(isa.FIRST)
def _first(p: Procedure, a: int, b: int, c: int) -> None:
    """A top card is often moved at once, by the next instruction, which is then done, too."""
    pile = p.index(b)
    p.set(a, p.look(isa.L_HEAD, pile))
    following = p.pc + 4
    if following in p.piece and p.original.code[following : following + 2] in ((isa.MOVE, a), (isa.MOVEOF, a)):
        p.pc = following
        op, card, to, how = p.original.code[following : following + 4]
        _moved(p, op, card, to, how, pile)


@VALUES.of(isa.LAST)
def _last(p: Procedure, a: int, b: int, c: int) -> None:
    p.set(a, p.look(isa.L_TAIL, p.index(b)))


@VALUES.of(isa.PILEOF)
def _pileof(p: Procedure, a: int, b: int, c: int) -> None:
    p.set(a, p.pile_of(p.there(b)))


@VALUES.of(isa.OWNER)
def _owner(p: Procedure, a: int, b: int, c: int) -> None:
    p.set(a, p.constant(p.table[isa.L_OWNER], p.index(b)))


@VALUES.of(isa.OF)
def _of(p: Procedure, a: int, b: int, c: int) -> None:
    p.set(a, p.do("add", p.someone(b), c))


@VALUES.of(isa.MOVE)
def _move(p: Procedure, a: int, b: int, c: int) -> None:
    _moved(p, isa.MOVE, a, b, c)


@VALUES.of(isa.MOVEOF)
def _moveof(p: Procedure, a: int, b: int, c: int) -> None:
    _moved(p, isa.MOVEOF, a, b, c)


def _moved(p: Procedure, op: int, a: int, b: int, c: int, source: Value | None = None) -> None:
    """Move a card, which is known to lie on top of a pile if that is given."""
    card = p.there(a)
    if op == isa.MOVEOF:
        pile, bottom = p.do("add", p.there(b), c >> 1, "i64"), c & 1
    else:
        pile, bottom = p.index(b), int(c != 0)
    how, places = ("move", "") if source is None else ("move_top", f"i64 {source}, ")
    p.line(f"call fastcc void @{how}{bottom}(ptr %S, i64 {card}, {places}i64 {pile})")


@VALUES.of(isa.MOVEBEFORE)
def _movebefore(p: Procedure, a: int, b: int, c: int) -> None:
    card, other = p.there(a), p.there(b)
    p.line(f"call fastcc void @move_before(ptr %S, i64 {card}, i64 {other})")


@VALUES.of(isa.MOVEALL)
def _moveall(p: Procedure, a: int, b: int, c: int) -> None:
    p.line(f"call fastcc void @move_all{int(c != 0)}(ptr %S, i64 {p.index(a)}, i64 {p.index(b)})")


@VALUES.of(isa.SHUFFLE)
def _shuffle(p: Procedure, a: int, b: int, c: int) -> None:
    p.line(f"call fastcc void @shuffle(ptr %S, ptr {p.given(LISTENER)}, i64 {p.index(a)})")


# --- walks over remembered piles ----------------------------------------------------------------------------------


@VALUES.of(isa.SNAP)
def _snap(p: Procedure, a: int, b: int, c: int) -> None:
    pile, end = p.register(b), p.get(p.walks)
    p.set(a, end)
    p.set(a + 2, pile)
    begin = p.do("sub", end, p.look(isa.L_COUNT, p.wide(pile)))
    p.unless(p.is_("slt", begin, p.do("add", "%frame", c)), isa.F_STACK)
    p.put(p.walks, begin)
    p.line(f"call fastcc void @remember(ptr %S, i64 {p.wide(pile)}, i64 {p.wide(end)})")
    p.set(a + 1, p.register(a))


@VALUES.of(isa.SNAPDROP)
def _snapdrop(p: Procedure, a: int, b: int, c: int) -> None:
    p.put(p.walks, p.register(a))


# --- offers -------------------------------------------------------------------------------------------------------


@VALUES.of(isa.OFFER0)
def _offer0(p: Procedure, a: int, b: int, c: int) -> None:
    _offer(p, _room(p), a, -1, -1, 0)


@VALUES.of(isa.OFFER1)
def _offer1(p: Procedure, a: int, b: int, c: int) -> None:
    at = _room(p)
    _offer(p, at, a, p.someone(b), -1, 0)


@VALUES.of(isa.OFFER2)
def _offer2(p: Procedure, a: int, b: int, c: int) -> None:
    at = _room(p)
    _offer(p, at, a, p.someone(b), -1, p.register(c))


@VALUES.of(isa.OFFER3)
def _offer3(p: Procedure, a: int, b: int, c: int) -> None:
    _offer(p, _room(p), a, p.register(b), p.register(b + 1), p.register(b + 2))


@VALUES.of(isa.OFFERPILE)
def _offerpile(p: Procedure, a: int, b: int, c: int) -> None:
    _offered(p, a, p.index(b))


@VALUES.of(isa.OFFEROF)
def _offerof(p: Procedure, a: int, b: int, c: int) -> None:
    _offered(p, a, p.do("add", p.there(b), c, "i64"))


@VALUES.of(isa.OPTIONS)
def _options(p: Procedure, a: int, b: int, c: int) -> None:
    p.set(a, p.get(p.options))


def _room(p: Procedure) -> str:
    """Room for one more choice: how many there are before it."""
    options = p.get(p.options)
    p.room_for(p.do("add", options, 1))
    return options


def _offer(p: Procedure, at: Value, *words: Value) -> None:
    p.put_option(at, *words)
    p.put(p.options, p.do("add", at, 1))


def _offered(p: Procedure, verb: int, pile: Value) -> None:
    options = p.get(p.options)
    p.room_for(p.do("add", options, p.look(isa.L_COUNT, pile)))
    given = f"ptr %S, i32 {verb}, i64 {pile}, i32 {options}"
    p.put(p.options, p.new(f"call fastcc i32 @offer_pile({given})"))


@VALUES.of(isa.NOTE)
def _note(p: Procedure, a: int, b: int, c: int) -> None:
    clear(p, b, c)


def clear(p: Procedure, first: int, registers: int) -> None:
    """Empty some registers."""
    for number in range(first, first + registers):
        p.set(number, 0)


@VALUES.of(isa.TAKES)
def _takes(p: Procedure, a: int, b: int, c: int) -> None:
    with_ = p.constant(p.table[isa.L_VERBS], p.index(a))
    p.unless(p.is_("eq", p.do("and", with_, signed(1 << b)), 0), isa.F_PART)
