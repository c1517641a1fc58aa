"""Piles, as in `vm.piles`: functions that the procedures of a game call."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from deckwright.vm import isa
from deckwright.vm.native.scribe import Scribe
from deckwright.vm.native.writer import Value

APART = "nounwind noinline"


def piles(table: Sequence[int]) -> Iterator[str]:
    """All of them."""
    for bottom in (0, 1):
        yield _move(table, bottom)
        yield _move_all(table, bottom)
    yield _move_before(table)
    yield _line_up(table)
    yield _shuffle(table)


def _ends(bottom: int) -> tuple[int, int, int, int]:
    """How a card is linked at an end of a pile: the way to it, the way on, this end, the other end."""
    if bottom:
        return isa.L_PREV, isa.L_NEXT, isa.L_TAIL, isa.L_HEAD
    return isa.L_NEXT, isa.L_PREV, isa.L_HEAD, isa.L_TAIL


def _link(f: Scribe, part: int, card: Value, value: Value, end: int, pile: Value) -> None:
    """Write where a card leads to, or, where there is no card, where the pile begins or ends."""
    some, none, join = f.fresh(), f.fresh(), f.fresh()
    f.branch(f.is_("sge", card, 0), some, none)
    f.label(some)
    f.write(part, value, f.wide(card))
    f.jump(join)
    f.label(none)
    f.write(end, value, pile)
    f.join(join)


def _unlink(f: Scribe, card: Value) -> None:
    """Take a card out of its pile."""
    pile = f.wide(f.look(isa.L_PILE, card))
    before, after = f.look(isa.L_PREV, card), f.look(isa.L_NEXT, card)
    _link(f, isa.L_NEXT, before, after, isa.L_HEAD, pile)
    _link(f, isa.L_PREV, after, before, isa.L_TAIL, pile)
    f.add(isa.L_COUNT, -1, pile)


def _move(table: Sequence[int], bottom: int) -> str:
    """Move a card; who sees the new pile knows it now."""
    f = Scribe(table)
    near, far, end, other = _ends(bottom)
    _unlink(f, "%card")
    f.write(isa.L_PILE, f.narrow("%pile"), "%card")
    last, card = f.look(end, "%pile"), f.narrow("%card")
    f.write(near, last, "%card")
    f.write(far, -1, "%card")
    f.write(end, card, "%pile")
    _link(f, far, last, card, other, "%pile")
    f.add(isa.L_COUNT, 1, "%pile")
    f.write(isa.L_IDENT, f.do("or", f.look(isa.L_IDENT, "%card"), f.sees("%pile")), "%card")
    f.back()
    return f.text(f"internal fastcc void @move{bottom}(ptr noalias %S, i64 %card, i64 %pile)", APART)


def _move_all(table: Sequence[int], bottom: int) -> str:
    """Move a whole pile in its order: its cards learn where they lie, and the list is spliced in as it is."""
    f = Scribe(table)
    near, far, end, other = _ends(bottom)
    first, last = f.look(isa.L_HEAD, "%from"), f.look(isa.L_TAIL, "%from")
    nothing = f.do("or", f.is_("eq", "%from", "%pile", "i64"), f.is_("slt", first, 0), "i1")
    f.branch(nothing, "done", "begin")
    f.label("begin")
    sees, pile, card = f.sees("%pile"), f.narrow("%pile"), f.variable(first)
    f.jump("each")
    f.label("each")
    at = f.wide(f.get(card))
    f.write(isa.L_PILE, pile, at)
    f.write(isa.L_IDENT, f.do("or", f.look(isa.L_IDENT, at), sees), at)
    f.put(card, f.look(isa.L_NEXT, at))
    f.branch(f.is_("sge", f.get(card), 0), "each", "splice")
    f.label("splice")
    inner, outer = (first, last) if bottom else (last, first)
    there = f.look(end, "%pile")
    f.write(near, there, f.wide(inner))
    f.write(end, outer, "%pile")
    _link(f, far, there, inner, other, "%pile")
    f.write(isa.L_HEAD, -1, "%from")
    f.write(isa.L_TAIL, -1, "%from")
    f.add(isa.L_COUNT, f.look(isa.L_COUNT, "%from"), "%pile")
    f.write(isa.L_COUNT, 0, "%from")
    f.join("done")
    f.back()
    return f.text(f"internal fastcc void @move_all{bottom}(ptr noalias %S, i64 %from, i64 %pile)", APART)


def _move_before(table: Sequence[int]) -> str:
    """Move a card to just above another one."""
    f = Scribe(table)
    f.branch(f.is_("eq", "%card", "%other", "i64"), "done", "begin")
    f.label("begin")
    pile = f.look(isa.L_PILE, "%other")
    at = f.wide(pile)
    f.line(f"call fastcc void @move0(ptr %S, i64 %card, i64 {at})")
    other, card = f.narrow("%other"), f.narrow("%card")
    f.branch(f.is_("eq", f.look(isa.L_NEXT, "%card"), other), "done", "between")
    f.label("between")
    _unlink(f, "%card")
    before = f.look(isa.L_PREV, "%other")
    f.write(isa.L_PILE, pile, "%card")
    f.write(isa.L_PREV, before, "%card")
    f.write(isa.L_NEXT, other, "%card")
    f.write(isa.L_PREV, card, "%other")
    f.write(isa.L_NEXT, card, f.wide(before))
    f.add(isa.L_COUNT, 1, at)
    f.join("done")
    f.back()
    return f.text("internal fastcc void @move_before(ptr noalias %S, i64 %card, i64 %other)", APART)


def _become(f: Scribe, card: Value, kind: Value) -> None:
    """Let a card be of another kind; who knows it stays."""
    known = f.do("and", f.look(isa.L_IDENT, card), ~isa.KIND_MASK)
    f.write(isa.L_IDENT, f.do("or", kind, known), card)


def _line_up(table: Sequence[int]) -> str:
    """Put the kinds of a pile's cards in order."""
    f = Scribe(table)
    card, to, before = f.variable(f.look(isa.L_HEAD, "%pile")), f.variable(), f.variable()
    f.jump("outer")
    f.label("outer")
    f.branch(f.is_("sge", f.get(card), 0), "body", "done")
    f.label("body")
    this = f.get(card)
    kind = f.kind(f.wide(this))
    f.put(to, this)
    f.put(before, f.look(isa.L_PREV, f.wide(this)))
    f.jump("inner")
    f.label("inner")
    f.branch(f.is_("sge", f.get(before), 0), "compare", "place")
    f.label("compare")
    above = f.kind(f.wide(f.get(before)))
    f.branch(f.is_("sgt", above, kind), "shift", "place")
    f.label("shift")
    _become(f, f.wide(f.get(to)), above)
    f.put(to, f.get(before))
    f.put(before, f.look(isa.L_PREV, f.wide(f.get(to))))
    f.jump("inner")
    f.label("place")
    _become(f, f.wide(f.get(to)), kind)
    f.put(card, f.look(isa.L_NEXT, f.wide(this)))
    f.jump("outer")
    f.label("done")
    f.back()
    return f.text("internal fastcc void @line_up(ptr noalias %S, i64 %pile)", APART)


def _shuffle(table: Sequence[int]) -> str:
    """Deal the kinds of a pile's cards anew. They are listed first, so that no partner is found by walking."""
    f = Scribe(table)
    f.variables.append(f"  %order = alloca [{max(1, table[isa.L_NCARDS])} x i32]")
    f.variables.append("  %R = alloca [4 x i32]")
    imagined = f.is_("eq", f.load(isa.E_COUNT, base="%E"), isa.IMAGINED)
    after = f.split(imagined, rare=True)
    f.line("call fastcc void @line_up(ptr %S, i64 %pile)")
    f.join(after)
    for word in range(4):
        f.store(f.load(isa.H_RNG + word), word, base="%R")
    sees, cards = f.sees("%pile"), _listed(f)
    number = f.variable(0, "i64")
    f.jump("each")
    f.label("each")
    f.branch(f.is_("slt", f.get(number), cards, "i64"), "deal", "done")
    f.label("deal")
    at = f.get(number)
    card = f.wide(f.load(0, at, "%order"))
    luck = f.below("%R", f.narrow(f.do("sub", cards, at, "i64")))
    partner = f.wide(f.load(0, f.do("add", at, f.wide(luck), "i64"), "%order"))
    theirs, mine = f.look(isa.L_IDENT, partner), f.look(isa.L_IDENT, card)
    kept = f.do("and", theirs, ~isa.KIND_MASK)
    f.write(isa.L_IDENT, f.do("or", f.do("and", mine, isa.KIND_MASK), kept), partner)
    f.write(isa.L_IDENT, f.do("or", f.do("and", theirs, isa.KIND_MASK), sees), card)
    f.write(isa.L_MARKS, 0, card)
    for counter in range(table[isa.L_NATTRS]):
        first = table[table[isa.L_DEFAULTS] + counter]
        f.write(isa.L_ATTRS, first, card, counter * table[isa.L_NCARDS])
    f.put(number, f.do("add", at, 1, "i64"))
    f.jump("each")
    f.label("done")
    for word in range(4):
        f.store(f.load(word, base="%R"), isa.H_RNG + word)
    f.back()
    return f.text("internal fastcc void @shuffle(ptr noalias %S, ptr noalias %E, i64 %pile)", APART)


def _listed(f: Scribe) -> str:
    """List the cards of a pile; how many they are."""
    card, n = f.variable(f.look(isa.L_HEAD, "%pile")), f.variable(0, "i64")
    f.jump("list")
    f.label("list")
    f.branch(f.is_("sge", f.get(card), 0), "one", "listed")
    f.label("one")
    f.store(f.get(card), 0, f.get(n), "%order")
    f.put(n, f.do("add", f.get(n), 1, "i64"))
    f.put(card, f.look(isa.L_NEXT, f.wide(f.get(card))))
    f.jump("list")
    f.label("listed")
    return f.get(n)
