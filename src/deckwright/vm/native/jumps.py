"""Instructions that say themselves what is done next: jumps, calls, questions, ends."""

from __future__ import annotations

from deckwright.vm import isa
from deckwright.vm.native.procedure import LISTENER, Procedure
from deckwright.vm.native.scribe import NEXT
from deckwright.vm.native.steps import Step, Steps
from deckwright.vm.native.values import clear, fact
from deckwright.vm.native.writer import Value, signed


def _jump(p: Procedure, a: int, b: int, c: int) -> None:
    """A jump counts, unless it leads to a return: the interpreter returns at once then."""
    if p.original.code[a] == isa.RET:
        p.jump(p.place(a))
    else:
        p.spend(a)


def _compared(how: str) -> Step:
    def translate(p: Procedure, a: int, b: int, c: int) -> None:
        p.jump_if(p.is_(how, p.register(a), p.register(b)), c)

    return translate


def _compared_with_number(how: str) -> Step:
    def translate(p: Procedure, a: int, b: int, c: int) -> None:
        p.jump_if(p.is_(how, p.register(a), b), c)

    return translate


def _compared_with_value(how: str) -> Step:
    def translate(p: Procedure, a: int, b: int, c: int) -> None:
        p.jump_if(p.is_(how, p.register(a), p.load(b)), c)

    return translate


def _compared_with_zero(how: str) -> Step:
    def translate(p: Procedure, a: int, b: int, c: int) -> None:
        p.jump_if(p.is_(how, p.register(a), 0), b)

    return translate


def _marked(how: str) -> Step:
    def translate(p: Procedure, a: int, b: int, c: int) -> None:
        mark = p.do("and", p.look(isa.L_MARKS, p.there(a)), signed(1 << b))
        p.jump_if(p.is_(how, mark, 0), c)

    return translate


def _known_of(how: str) -> Step:
    def translate(p: Procedure, a: int, b: int, c: int) -> None:
        p.jump_if(p.is_(how, fact(p, b, a), 0), c)

    return translate


def _quiet(p: Procedure, a: int, b: int, c: int) -> None:
    """Nobody listens to native code."""
    clear(p, b, c)
    p.jump(p.place(a))


# --- cards of a pile ------------------------------------------------------------------------------------------------


def _next(p: Procedure, a: int, b: int, c: int) -> None:
    card = p.beside(NEXT, p.index(a))
    p.set(a, card)
    p.jump_if(p.is_("sge", card, 0), b)


def _first(p: Procedure, a: int, b: int, c: int) -> None:
    _begin(p, a, p.look(isa.L_HEAD, p.index(b)), c)


def _first_of(p: Procedure, a: int, b: int, c: int) -> None:
    _begin(p, a, p.look(isa.L_HEAD, p.there(b), c & isa.ASK_MASK), c >> isa.ASK_BITS)


def _begin(p: Procedure, to: int, card: Value, none: int) -> None:
    p.set(to, card)
    p.jump_if(p.is_("slt", card, 0), none)


def _next_kept(p: Procedure, a: int, b: int, c: int) -> None:
    walk = p.do("add", "%fp", b, "i64")
    card = p.new(f"call fastcc i32 @next_kept(ptr %S, i64 {walk}, i32 {p.get(p.walks)})")
    p.refresh(b + 1, b + 2)
    end, some = p.fresh(), p.fresh()
    p.branch(p.is_("slt", card, 0), end, some)
    p.label(end)
    p.put(p.walks, p.register(b))
    p.jump(p.place(c))
    p.label(some)
    p.set(a, card)
    p.go_on()


# --- calls ----------------------------------------------------------------------------------------------------------


def _call(p: Procedure, a: int, b: int, c: int) -> None:
    p.call(f"@p{a}", a, p.original.size(a), b)


def _call_by_kind(p: Procedure, a: int, b: int, c: int) -> None:
    """The effect of a kind of card in a slot; where it has none the answer is written in."""
    kind = p.wide(p.kind(p.there(b)))
    begin = p.constant(a, kind)
    none, some = p.fresh(), p.fresh()
    p.branch(p.is_("eq", begin, 0), none, some)
    p.label(none)
    p.set(b, c)
    p.go_on()
    p.label(some)
    p.call(p.entry(f"@effects{a}", kind), begin, p.load(0, kind, f"@sizes{a}"), b)


def _return(p: Procedure, a: int, b: int, c: int) -> None:
    p.set(0, p.register(a))
    p.store(p.load(-1, base="%F"), isa.H_SOURCE)
    p.done()


# --- questions and ends ---------------------------------------------------------------------------------------------


def _forced(p: Procedure, a: int, b: int, c: int) -> None:
    """Too few choices for a question: take the only one, or none."""
    options = p.get(p.options)
    few, one, none, taken = p.fresh(), p.fresh(), p.fresh(), p.fresh()
    p.branch(p.is_("sle", options, c), few, p.following)
    p.label(few)
    p.branch(p.is_("ne", options, 0), one, none)
    p.label(one)
    p.take(0, a)
    p.jump(taken)
    p.label(none)
    for word, value in enumerate((-1, -1, -1, 0)):
        p.set(a + word, value)
    p.join(taken)
    p.put(p.options, 0)
    p.jump(p.place(b))


def _ask(p: Procedure, a: int, b: int, c: int) -> None:
    """Stop for an answer, unless chance is to give it."""
    options, who = p.get(p.options), p.register(b)
    nobody = p.do("or", p.is_("eq", options, 0), p.is_("eq", who, 0), "i1")
    p.unless(nobody, isa.F_NO_WAY_OUT)
    chance, most, made = p.given(LISTENER), p.fresh(), p.load(isa.H_DECISIONS)
    by_chance, asked = p.fresh(), p.fresh()
    p.branch(p.is_("eq", p.load(isa.E_COUNT, base=chance), isa.CHANCE), most, asked)
    p.label(most)
    p.branch(p.is_("slt", made, p.load(isa.E_CAPACITY, base=chance)), by_chance, asked)
    p.label(by_chance)
    p.take(p.below(p.address(isa.E_FIRST, base=chance), options), a & isa.ASK_MASK)
    p.put(p.options, 0)
    p.count_decision()
    p.go_on()
    p.label(asked)
    p.store(who, isa.H_WHO)
    p.store(c, isa.H_PROMPT)
    p.store(a & isa.ASK_MASK, isa.H_ASKDST)
    p.store(p.do("add", "%frame", a >> isa.ASK_BITS), isa.H_TOP)
    p.stop(p.pc + 4, isa.QUESTION, isa.QUESTION)


def _halt(p: Procedure, a: int, b: int, c: int) -> None:
    p.store("%frame", isa.H_TOP)
    p.stop(p.pc + 4, isa.OVER, isa.OVER)


def _trap(p: Procedure, a: int, b: int, c: int) -> None:
    p.fault(a)


JUMPS = Steps(
    {
        isa.JMP: _jump,
        isa.JZ: _compared_with_zero("eq"),
        isa.JNZ: _compared_with_zero("ne"),
        isa.JEQ: _compared("eq"),
        isa.JNE: _compared("ne"),
        isa.JLT: _compared("slt"),
        isa.JLE: _compared("sle"),
        isa.JEQI: _compared_with_number("eq"),
        isa.JNEI: _compared_with_number("ne"),
        isa.JLTI: _compared_with_number("slt"),
        isa.JLEI: _compared_with_number("sle"),
        isa.JGTI: _compared_with_number("sgt"),
        isa.JGEI: _compared_with_number("sge"),
        isa.JLTG: _compared_with_value("slt"),
        isa.JLEG: _compared_with_value("sle"),
        isa.JGTG: _compared_with_value("sgt"),
        isa.JGEG: _compared_with_value("sge"),
        isa.JMARK: _marked("ne"),
        isa.JNMARK: _marked("eq"),
        isa.JFACT: _known_of("ne"),
        isa.JNFACT: _known_of("eq"),
        isa.JQUIET: _quiet,
        isa.NEXTJ: _next,
        isa.FIRSTJ: _first,
        isa.FIRSTOF: _first_of,
        isa.SNAPNEXT: _next_kept,
        isa.CALL: _call,
        isa.CALLK: _call_by_kind,
        isa.RET: _return,
        isa.FORCED: _forced,
        isa.ASK: _ask,
        isa.HALT: _halt,
        isa.TRAP: _trap,
    }
)
