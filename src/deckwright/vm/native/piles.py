"""Piles, as in `vm.piles`: functions that the procedures of a game call."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from deckwright.vm import isa
from deckwright.vm.native.scribe import NEXT, PREV, Scribe
from deckwright.vm.native.writer import Value

APART = "nounwind noinline"


def piles(table: Sequence[int]) -> Iterator[str]:
    """All of them."""
    for bottom in (0, 1):
        yield _move(table, bottom)
        yield _move_top(table, bottom)
        yield _move_all(table, bottom)
    yield _move_before(table)
    yield _line_up(table)
    yield _shuffle(table)


def _ends(bottom: int) -> tuple[str, str, int, int]:
    """How a card is linked at an end of a pile: the way to it, the way on, this end, the other end."""
    if bottom:
        return PREV, NEXT, isa.L_TAIL, isa.L_HEAD
    return NEXT, PREV, isa.L_HEAD, isa.L_TAIL


def _link(f: Scribe, way: str, card: Value, value: Value, end: int, pile: Value) -> None:
    """Write where a card leads to, or, where there is no card, where the pile begins or ends.

    Which of the two it is nobody can guess, so it is no branch: the word to write is chosen, and its new value.
    """
    none = f.is_("slt", card, 0)
    at = f.either(none, f.at(end, pile), f.at(isa.L_LINKS, f.wide(card)), "i64")
    led = f.leading(way, value, f.load(0, at))
    f.store(f.either(none, value, led), 0, at)


def _unlink(f: Scribe, card: Value) -> None:
    """Take a card out of its pile."""
    pile = f.wide(f.pile_of(card))
    before, after = f.beside(PREV, card), f.beside(NEXT, card)
    _link(f, NEXT, before, after, isa.L_HEAD, pile)
    _link(f, PREV, after, before, isa.L_TAIL, pile)
    f.add(isa.L_COUNT, -1, pile)


def _move(table: Sequence[int], bottom: int) -> str:
    """Move a card; who sees the new pile knows it now."""
    f = Scribe(table)
    _unlink(f, "%card")
    _lay(f, bottom)
    return f.text(f"internal fastcc void @move{bottom}(ptr noalias %S, i64 %card, i64 %pile)", APART)


def _move_top(table: Sequence[int], bottom: int) -> str:
    """Move the top card of a pile: nothing lies above it."""
    f = Scribe(table)
    after = f.beside(NEXT, "%card")
    f.write(isa.L_HEAD, after, "%from")
    _link(f, PREV, after, -1, isa.L_TAIL, "%from")
    f.add(isa.L_COUNT, -1, "%from")
    _lay(f, bottom)
    return f.text(f"internal fastcc void @move_top{bottom}(ptr noalias %S, i64 %card, i64 %from, i64 %pile)", APART)


def _lay(f: Scribe, bottom: int) -> None:
    """Lay a card that is in no pile on one or under it; who sees it knows it now."""
    _, far, end, other = _ends(bottom)
    last, card = f.look(end, "%pile"), f.narrow("%card")
    before, after = (last, -1) if bottom else (-1, last)
    f.stand_between(before, after, "%card")
    f.write(end, card, "%pile")
    _link(f, far, last, card, other, "%pile")
    f.add(isa.L_COUNT, 1, "%pile")
    f.put_in(f.lying_in("%pile"), "%card")
    f.back()


def _move_all(table: Sequence[int], bottom: int) -> str:
    """Move a whole pile in its order: its cards learn where they lie, and the list is spliced in as it is."""
    f = Scribe(table)
    near, far, end, other = _ends(bottom)
    first, last = f.look(isa.L_HEAD, "%from"), f.look(isa.L_TAIL, "%from")
    nothing = f.do("or", f.is_("eq", "%from", "%pile", "i64"), f.is_("slt", first, 0), "i1")
    f.branch(nothing, "done", "begin")
    f.label("begin")
    here, card = f.lying_in("%pile"), f.variable(first)
    left = f.variable(f.look(isa.L_COUNT, "%from"))
    f.jump("each")
    f.label("each")
    at = f.wide(f.get(card))
    f.put_in(here, at)
    f.put(card, f.beside(NEXT, at))
    f.put(left, f.do("sub", f.get(left), 1))
    f.branch(f.is_("sgt", f.get(left), 0), "each", "splice")
    f.label("splice")
    inner, outer = (first, last) if bottom else (last, first)
    there = f.look(end, "%pile")
    f.lead(near, there, f.wide(inner))
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
    at = f.wide(f.pile_of("%other"))
    f.line(f"call fastcc void @move0(ptr %S, i64 %card, i64 {at})")
    other, card = f.narrow("%other"), f.narrow("%card")
    f.branch(f.is_("eq", f.beside(NEXT, "%card"), other), "done", "between")
    f.label("between")
    _unlink(f, "%card")
    before = f.beside(PREV, "%other")
    f.stand_between(before, other, "%card")
    f.lead(PREV, card, "%other")
    f.lead(NEXT, card, f.wide(before))
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
    f.put(before, f.beside(PREV, f.wide(this)))
    f.jump("inner")
    f.label("inner")
    f.branch(f.is_("sge", f.get(before), 0), "compare", "place")
    f.label("compare")
    above = f.kind(f.wide(f.get(before)))
    f.branch(f.is_("sgt", above, kind), "shift", "place")
    f.label("shift")
    _become(f, f.wide(f.get(to)), above)
    f.put(to, f.get(before))
    f.put(before, f.beside(PREV, f.wide(f.get(to))))
    f.jump("inner")
    f.label("place")
    _become(f, f.wide(f.get(to)), kind)
    f.put(card, f.beside(NEXT, f.wide(this)))
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
    here, cards = f.lying_in("%pile"), _listed(f)
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
    f.write(isa.L_IDENT, f.do("or", f.do("and", theirs, isa.KIND_MASK), here), card)
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
    cards = f.wide(f.look(isa.L_COUNT, "%pile"))
    f.jump("list")
    f.label("list")
    f.branch(f.is_("slt", f.get(n), cards, "i64"), "one", "listed")
    f.label("one")
    f.store(f.get(card), 0, f.get(n), "%order")
    f.put(n, f.do("add", f.get(n), 1, "i64"))
    f.put(card, f.beside(NEXT, f.wide(f.get(card))))
    f.jump("list")
    f.label("listed")
    return cards
