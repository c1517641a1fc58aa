"""The ways into native code: run a state, judge an option, pick one. All take addresses and numbers of 64 bits.

run(%S, %W, %E, %budget)                         as `machine.run`
judge(%S, %W, %E, %begin, %me, %option)          as `play.judge`
pick(%S, %W, %E, %R, %begin)                     as `play.pick`
"""

from __future__ import annotations

from collections.abc import Iterator

from deckwright.vm import isa
from deckwright.vm.native.original import Original
from deckwright.vm.native.procedure import DONE, RESULT
from deckwright.vm.native.scribe import Scribe
from deckwright.vm.native.writer import Value

WAYS = ("run", "judge", "pick")


def ways(original: Original) -> Iterator[str]:
    """All of them, and the tables that lead to procedures."""
    yield _tables(original)
    yield _run(original)
    yield _judge(original)
    yield _pick(original)
    yield "declare i32 @llvm.cttz.i32(i32, i1)\n"


def _tables(original: Original) -> str:
    """Which function may be entered where (0: none), and how large its frame is."""
    pieces = [(start, piece) for start in original.starts for piece in original.pieces(start)]
    entered = {
        pc: number
        for number, (start, piece) in enumerate(pieces, 1)
        for pc in (start, *original.resumes(start))
        if pc in piece
    }
    whose = (entered.get(4 * i, 0) for i in range(original.instructions))
    functions = ["null", *(f"@p{piece.start}" for _, piece in pieces)]
    sizes = [0, *(original.size(start) for start, _ in pieces)]
    n = len(functions)
    return (
        f"@whose = internal constant [{original.instructions} x i16] [{', '.join(f'i16 {w}' for w in whose)}]\n"
        f"@functions = internal constant [{n} x ptr] [{', '.join(f'ptr {f}' for f in functions)}]\n"
        f"@sizes = internal constant [{n} x i32] [{', '.join(f'i32 {s}' for s in sizes)}]\n"
    )


def _given(f: Scribe) -> None:
    """Put together what procedures are given: who listens, weights, budget."""
    f.line("%X = alloca [3 x i64]")
    f.line("store ptr %E, ptr %X")
    f.line(f"store ptr %W, ptr {f.new('getelementptr i64, ptr %X, i64 1')}")


def _budget(f: Scribe, most: Value) -> None:
    f.line(f"store i64 {most}, ptr {f.new('getelementptr i64, ptr %X, i64 2')}")


def _whose(f: Scribe, original: Original, pc: Value) -> str:
    """The number of the procedure that may be entered at an address, 0 for none."""
    at = f.do("lshr", f.wide(pc), 2, "i64")
    found = f.new(f"getelementptr i16, ptr @whose, i64 {at}")
    return f.new(f"zext i16 {f.new(f'load i16, ptr {found}')} to i64")


def _entered(f: Scribe, function: Value, fp: Value, walks: Value, options: Value, pc: Value) -> tuple[str, str]:
    """Enter a procedure; its status and how many choices there are then."""
    given = f"ptr %S, ptr %X, i64 {fp}, i32 {walks}, i32 {options}, i32 {pc}"
    result = f.new(f"call fastcc {RESULT} {function}({given})")
    return f.new(f"extractvalue {RESULT} {result}, 0"), f.new(f"extractvalue {RESULT} {result}, 1")


def _answer(f: Scribe) -> None:
    """Hand the chosen option to the rule that asked; if there is no such option nothing happens."""
    status = f.load(isa.H_STATUS)
    ways = f"i32 {isa.QUESTION}, label %asked i32 {isa.OVER}, label %same i32 {isa.FAULT}, label %same"
    f.line(f"switch i32 {status}, label %go [ {ways} ]")
    f.label("same")
    f.back(status)
    f.label("asked")
    chosen = f.load(isa.H_ANSWER)
    f.branch(f.is_("ult", chosen, f.load(isa.H_NOPT)), "answered", "same")
    f.label("answered")
    f.take_option(chosen, f.wide(f.do("add", f.load(isa.H_FP), f.load(isa.H_ASKDST))))
    f.store(0, isa.H_NOPT)
    f.count_decision()
    f.store(isa.RUNNING, isa.H_STATUS)
    f.join("go")


def _run(original: Original) -> str:
    """Go on from where a state stands. Whoever returns to a frame that was entered before is followed there."""
    f = Scribe(original.table)
    _given(f)
    _budget(f, "%budget")
    _answer(f)
    pc, fp = f.variable(f.load(isa.H_PC)), f.variable(f.wide(f.load(isa.H_FP)), "i64")
    walks, options = f.variable(f.load(isa.H_SNAP)), f.variable(f.load(isa.H_NOPT))
    f.jump("procedure")

    def stop(status: int, kept: int) -> None:
        here = f"i64 {f.get(fp)}, i32 {f.get(walks)}, i32 {f.get(options)}, i32 {f.get(pc)}"
        f.line(f"call fastcc void @stop(ptr %S, {here}, i32 {kept}, i32 0)")
        f.back(status)

    f.label("procedure")
    which = _whose(f, original, f.get(pc))
    f.branch(f.is_("eq", which, 0, "i64"), "no-way-in", "enter", rare=True)
    f.label("no-way-in")
    stop(isa.NO_WAY_IN, isa.RUNNING)
    f.label("enter")
    function = f.entry("@functions", which)
    status, offered = _entered(f, function, f.get(fp), f.get(walks), f.get(options), f.get(pc))
    f.put(options, offered)
    f.branch(f.is_("eq", status, DONE), "back", "stopped")
    f.label("stopped")
    f.back(status)
    f.label("back")
    frame = f.get(fp)
    f.put(pc, f.load(-4, frame))
    f.put(walks, f.load(-2, frame))
    f.put(fp, f.wide(f.load(-3, frame)))
    f.branch(f.is_("slt", f.get(pc), 0), "returned", "procedure")
    f.label("returned")
    stop(isa.RETURNED, isa.RETURNED)
    return f.text("i32 @run(ptr noalias %S, ptr noalias %W, ptr noalias %E, i64 %budget)")


def _judge(original: Original) -> str:
    """How good a judgement finds an option. It changes no word of the header, unless it breaks a bound."""
    f = Scribe(original.table)
    _given(f)
    _budget(f, isa.ENDLESS)
    f.branch(f.is_("eq", f.load(isa.H_STATUS), isa.QUESTION), "asked", "worst")
    f.label("asked")
    pc = f.narrow("%begin")
    which = _whose(f, original, pc)
    frame = f.do("add", f.load(isa.H_TOP), isa.FRAME_WORDS)
    at, walks = f.wide(frame), f.load(isa.H_SNAP)
    top = f.do("add", frame, f.load(0, which, "@sizes"))
    f.branch(f.is_("sgt", top, walks), "no-room", "room", rare=True)
    f.label("no-room")
    f.store(isa.FAULT, isa.H_STATUS)
    f.store(isa.F_STACK, isa.H_FAULT)
    f.jump("worst")
    f.label("room")
    call: tuple[Value, ...] = (-1, f.load(isa.H_FP), walks, f.load(isa.H_SOURCE), f.narrow("%me"))
    for word, value in enumerate(call, -isa.FRAME_WORDS):
        f.store(value, word, at)
    f.take_option(f.narrow("%option"), f.do("add", at, 1, "i64"))
    function = f.entry("@functions", which)
    status, _ = _entered(f, function, at, walks, f.load(isa.H_NOPT), pc)
    f.branch(f.is_("eq", status, DONE), "judged", "worst")
    f.label("judged")
    f.back(f.load(0, at))
    f.label("worst")
    f.back(isa.WORST)
    given = "ptr noalias %S, ptr noalias %W, ptr noalias %E, i64 %begin, i64 %me, i64 %option"
    return f.text(f"i32 @judge({given})")


def _pick(original: Original) -> str:
    """Choose for the seat that is asked: at random if `%begin` is 0, else the best by a judgement, ties at random."""
    f = Scribe(original.table)
    options = f.load(isa.H_NOPT)
    f.branch(f.is_("eq", options, 1), "only", "several")
    f.label("only")
    f.back(0)
    f.label("several")
    f.branch(f.is_("eq", "%begin", 0, "i64"), "chance", "judging")
    f.label("chance")
    f.back(f.below("%R", options))
    f.label("judging")
    asked = f.do("or", f.load(isa.H_WHO), 1 << isa.PUBLIC_BIT)
    me = f.wide(f.new(f"call i32 @llvm.cttz.i32(i32 {asked}, i1 false)"))
    best, chosen, ties, option = f.variable(isa.WORST - 1), f.variable(0), f.variable(0), f.variable(0)
    f.jump("each")
    f.label("each")
    this = f.get(option)
    value = f.new(f"call i32 @judge(ptr %S, ptr %W, ptr %E, i64 %begin, i64 {me}, i64 {f.wide(this)})")
    f.branch(f.is_("sgt", value, f.get(best)), "better", "no-better")
    f.label("better")
    f.put(best, value)
    f.put(chosen, this)
    f.put(ties, 1)
    f.jump("next")
    f.label("no-better")
    f.branch(f.is_("eq", value, f.get(best)), "tie", "next")
    f.label("tie")
    f.put(ties, f.do("add", f.get(ties), 1))
    f.branch(f.is_("eq", f.below("%R", f.get(ties)), 0), "taken", "next")
    f.label("taken")
    f.put(chosen, this)
    f.join("next")
    f.put(option, f.do("add", this, 1))
    f.branch(f.is_("slt", f.get(option), options), "each", "done")
    f.label("done")
    f.back(f.get(chosen))
    given = "ptr noalias %S, ptr noalias %W, ptr noalias %E, ptr noalias %R, i64 %begin"
    return f.text(f"i32 @pick({given})")
