"""What procedures do often and at length, once for all of them: chance, offers, walks, stops.

Who goes over a whole pile counts its cards instead of looking for the last one: a processor that expected another card
learns of the end at once, not when it has followed the whole list.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from deckwright.vm import isa
from deckwright.vm.native.scribe import NEXT, Scribe
from deckwright.vm.native.writer import Lines


def parts(table: Sequence[int]) -> Iterator[str]:
    """All of them."""
    yield _below()
    yield _offer_pile(table)
    yield _remember(table)
    yield _next_kept(table)
    yield _stop()


def _below() -> str:
    """A number from 0 to below `n`, every one equally likely: `rng.below`."""
    f = Lines()
    f.branch(f.is_("sle", "%n", 1), "zero", "draw")
    f.label("zero")
    f.back(0)
    f.label("draw")
    a, b, c, counter = (f.load(word, base="%R") for word in range(4))
    drawn = f.do("add", f.do("add", a, b), counter)
    f.store(f.do("add", counter, 1), 3, base="%R")
    f.store(f.do("xor", b, f.do("lshr", b, 9)), 0, base="%R")
    f.store(f.do("add", c, f.do("shl", c, 3)), 1, base="%R")
    turned = f.do("or", f.do("shl", c, 21), f.do("lshr", c, 11))
    f.store(f.do("add", turned, drawn), 2, base="%R")
    n = f.new("zext i32 %n to i64")
    product = f.do("mul", f.new(f"zext i32 {drawn} to i64"), n, "i64")
    rest = f.do("and", product, 0xFFFFFFFF, "i64")
    f.branch(f.is_("uge", rest, n, "i64"), "done", "one-too-many")
    f.label("one-too-many")
    f.branch(f.is_("uge", rest, f.do("urem", 1 << 32, n, "i64"), "i64"), "done", "draw")
    f.label("done")
    f.back(f.narrow(f.do("lshr", product, 32, "i64")))
    return f.text("internal fastcc i32 @below(ptr %R, i32 %n)")


def _offer_pile(table: Sequence[int]) -> str:
    """Offer every card of a pile; how many choices there are then."""
    f = Scribe(table)
    card, n = f.variable(f.look(isa.L_HEAD, "%pile")), f.variable("%options")
    end = f.do("add", "%options", f.look(isa.L_COUNT, "%pile"))
    f.jump("each")
    f.label("each")
    f.branch(f.is_("slt", f.get(n), end), "offer", "done")
    f.label("offer")
    f.put_option(f.get(n), "%verb", f.get(card), -1, 0)
    f.put(n, f.do("add", f.get(n), 1))
    f.put(card, f.beside(NEXT, f.wide(f.get(card))))
    f.jump("each")
    f.label("done")
    f.back(end)
    return f.text("internal fastcc i32 @offer_pile(ptr noalias %S, i32 %verb, i64 %pile, i32 %options)")


def _remember(table: Sequence[int]) -> str:
    """Keep the cards of a pile below an address, the first on top."""
    f = Scribe(table)
    card, at = f.variable(f.look(isa.L_HEAD, "%pile")), f.variable("%end", "i64")
    last = f.do("sub", "%end", f.wide(f.look(isa.L_COUNT, "%pile")), "i64")
    f.jump("each")
    f.label("each")
    f.branch(f.is_("sgt", f.get(at), last, "i64"), "keep", "done")
    f.label("keep")
    f.put(at, f.do("sub", f.get(at), 1, "i64"))
    f.store(f.get(card), 0, f.get(at))
    f.put(card, f.beside(NEXT, f.wide(f.get(card))))
    f.jump("each")
    f.label("done")
    f.back()
    return f.text("internal fastcc void @remember(ptr noalias %S, i64 %pile, i64 %end)", "nounwind noinline")


def _next_kept(table: Sequence[int]) -> str:
    """The next card of a remembered pile that still lies there, or -1."""
    f = Scribe(table)
    at, found, pile = f.variable(f.load(1, "%walk")), f.variable(-1), f.load(2, "%walk")
    f.jump("each")
    f.label("each")
    f.branch(f.is_("sgt", f.get(at), "%end"), "look", "done")
    f.label("look")
    here = f.do("sub", f.get(at), 1)
    f.put(at, here)
    card = f.load(0, f.wide(here))
    f.branch(f.is_("eq", f.pile_of(f.wide(card)), pile), "there", "each")
    f.label("there")
    f.put(found, card)
    f.join("done")
    f.store(f.get(at), 1, "%walk")
    f.back(f.get(found))
    return f.text("internal fastcc i32 @next_kept(ptr noalias %S, i64 %walk, i32 %end)")


def _stop() -> str:
    """Write down where the state stands, so that anybody may go on from there."""
    f = Lines()
    frame = f.narrow("%fp")
    for word, value in (
        (isa.H_PC, "%pc"),
        (isa.H_FP, frame),
        (isa.H_SNAP, "%walks"),
        (isa.H_NOPT, "%options"),
        (isa.H_STATUS, "%status"),
    ):
        f.store(value, word)
    after = f.split(f.is_("ne", "%fault", 0))
    f.store("%fault", isa.H_FAULT)
    f.join(after)
    f.back()
    given = "ptr noalias %S, i64 %fp, i32 %walks, i32 %options, i32 %pc, i32 %status, i32 %fault"
    return f.text(f"internal fastcc void @stop({given})", "nounwind noinline cold")
