"""How many choices the largest question of a program may have.

What is offered on the way to a question is counted along every way through the procedures. Offers in a walk over a pile
count once for each of its cards: as many as it holds at most, and since a card lies in one pile, what is offered of
different piles comes to no more than all cards together. What depends on a number of the game, or goes over pairs of
cards, gets a fixed allowance; and where a rule says how many it offers at most, that counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import NamedTuple

from deckwright.lang.compiler.depth import Calls
from deckwright.lang.compiler.holding import Holding, Walked, walked
from deckwright.lang.compiler.proc import Instruction, Proc, targets
from deckwright.vm import isa

SOME = 64  # choices where their number is not known beforehand: numbers from one to another, pairs of cards
_OFFERS = (isa.OFFER0, isa.OFFER1, isa.OFFER2, isa.OFFER3)
_OFFERS_PILE = (isa.OFFERPILE, isa.OFFEROF)
_NONE_JUMPS = ((isa.JZ, None), (isa.JEQI, 0), (isa.JLEI, 0), (isa.JLTI, 1))  # of a number of offers
_NONE_GOES_ON = ((isa.JNZ, None), (isa.JNEI, 0), (isa.JGTI, 0), (isa.JGEI, 1))
_ENDS = (isa.JMP, isa.RET, isa.HALT, isa.TRAP)


class Bunch(NamedTuple):
    """So many piles of a family, each another one, of so many players."""

    family: str
    piles: int = 1
    players: int = 1


ONCE = Bunch("", 0)  # what is offered apart from cards
Crowd = dict[Bunch, int]  # how often each card of some piles is offered; and what is offered once


def larger(one: Crowd | None, other: Crowd) -> Crowd:
    """At least as many as on either way."""
    return other if one is None else {key: max(one.get(key, 0), other.get(key, 0)) for key in one | other}


def together(one: Crowd, other: Crowd) -> Crowd:
    """Both, one after the other."""
    return {key: one.get(key, 0) + other.get(key, 0) for key in one | other}


def size(crowd: Crowd, holding: Holding) -> int:
    """How many choices that are, at most: pile by pile, and as all cards in the piles that are offered most often."""
    often: dict[str, int] = {}
    by_pile = 0
    for heap, n in crowd.items():
        if heap != ONCE:
            often[heap.family] = often.get(heap.family, 0) + n
            by_pile += n * holding.of_some(*heap)
    unknown = often.pop(Walked().family, 0)
    by_card = holding.cards * (max(often.values(), default=0) + unknown)
    return crowd.get(ONCE, 0) + min(by_pile, by_card)


@dataclass(frozen=True)
class OfferLoop:
    """A walk or another loop: from where to where it goes, how often at most, in which register, over which pile."""

    begin: int
    end: int
    times: int
    register: int = -1
    pile: Walked | None = None
    of_players: bool = False


class Crowds:
    """Counts what the questions of a program may offer."""

    def __init__(self, calls: Calls, players: int) -> None:
        self.calls, self.holding, self.players = calls, calls.holding, players
        self.most = 0
        self.loops = {name: self._loops(proc) for name, proc in calls.procs.items()}
        self.offering = self._offering()
        self._after: dict[tuple[str, frozenset[tuple[Bunch, int]]], Crowd] = {}

    def _offering(self) -> set[str]:
        """The procedures that offer something, themselves or by what they call."""
        callers: dict[str, set[str]] = {}
        for name, proc in self.calls.procs.items():
            for _, _, called in self.calls.called(proc):
                callers.setdefault(called, set()).add(name)
        offers = (*_OFFERS, *_OFFERS_PILE)
        waiting = [n for n, proc in self.calls.procs.items() if any(i.op in offers for i in proc.code)]
        found = set(waiting)
        while waiting:
            new = callers.get(waiting.pop(), set()) - found
            found |= new
            waiting += new
        return found

    def after(self, name: str, before: Crowd) -> Crowd:
        """What may be on offer after a procedure that began with these offers; the most on its way is remembered."""
        if name not in self.offering:
            return before
        key = name, frozenset(before.items())
        if key not in self._after:
            self._after[key] = before  # whoever comes back to it meanwhile
            once = self._through(name, before, {})
            self._after[key] = self._through(name, before, once.back).out
        return self._after[key]

    def _through(self, name: str, before: Crowd, returning: Mapping[int, Crowd]) -> Ways:
        """Every way through a procedure, forwards; `returning`: what its loops bring back to their beginnings."""
        proc, loops = self.calls.procs[name], self.loops[name]
        calls: dict[int, list[str]] = {}
        for at, _, called in self.calls.called(proc):
            calls.setdefault(at, []).append(called)
        arriving: dict[int, Crowd] = {0: before}
        ways = Ways({}, {})
        here: Crowd | None = None
        for at, instruction in enumerate(proc.code):
            for crowd in (arriving.get(at), returning.get(at)):
                here = here if crowd is None else larger(here, crowd)
            if here is None:
                continue
            jumps: Crowd = here
            if instruction.op in _OFFERS or instruction.op in _OFFERS_PILE:
                jumps = here = together(here, self._offered(proc, at, loops))
                self.most = max(self.most, size(here, self.holding))
            elif instruction.op == isa.ASK:
                jumps = here = {}
            elif instruction.op == isa.FORCED or (at and nothing_offered(proc.code[at - 1], instruction, _NONE_JUMPS)):
                jumps = {}
            elif at and nothing_offered(proc.code[at - 1], instruction, _NONE_GOES_ON):
                here = {}
            elif at in calls:
                found: Crowd | None = None
                for called in calls[at]:
                    found = larger(found, self.after(called, here))
                # A card may have nothing in the slot.
                jumps = here = larger(found, here) if instruction.op == isa.CALLK else larger(found, {})
            for to in targets(instruction):
                if to > at:
                    arriving[to] = larger(arriving.get(to), jumps)
                elif asks_between(proc, to, at):
                    ways.back[to] = larger(ways.back.get(to), jumps)
            if instruction.op in (isa.RET, isa.HALT):
                ways.out = larger(ways.out, here)
            if instruction.op in _ENDS:
                here = None
        return ways

    def _offered(self, proc: Proc, at: int, loops: list[OfferLoop]) -> Crowd:
        """What one instruction offers: as often as the loops around it say, or as its rule does if that is less."""
        found, most = self._by_loops(proc, at, loops), proc.code[at].most
        return {ONCE: most} if 0 < most < size(found, self.holding) else found

    def _by_loops(self, proc: Proc, at: int, loops: list[OfferLoop]) -> Crowd:
        instruction = proc.code[at]
        around = [loop for loop in loops if loop.begin <= at <= loop.end]
        walks = [loop.pile for loop in around if loop.pile]
        if instruction.op in _OFFERS_PILE:
            walks.append(walked(proc, at))
        if len(walks) > 1:
            return {ONCE: SOME}
        by = walks[0].by if walks else frozenset()
        loops = [loop for loop in around if not loop.pile]
        times = prod(loop.times for loop in loops if loop.register not in by)
        if walks and times <= self.players:
            # Another pile each time round a loop that says which: each of its cards once.
            others = [loop for loop in loops if loop.register in by]
            players = prod(loop.times for loop in others if loop.of_players)
            return {Bunch(walks[0].family, prod(loop.times for loop in others), players): times}
        return {ONCE: SOME if walks else times}

    def _loops(self, proc: Proc) -> list[OfferLoop]:
        """The loops of a procedure in which nobody is asked: in others every time round begins with no offers."""
        found = []
        for end, begin in proc.jumps:
            if begin <= end and not asks_between(proc, begin, end):
                found.append(self._loop(proc, begin, end))
        return found

    def _loop(self, proc: Proc, begin: int, end: int) -> OfferLoop:
        """What a jump back goes round for (see compiler.walks)."""
        code, last = proc.code, proc.code[end]
        first, step = code[begin - 1], code[end - 1]
        if last.op == isa.NEXTJ:
            return OfferLoop(begin, end, 1, pile=walked(proc, begin - 1))
        if last.op == isa.JMP and code[begin].op == isa.SNAPNEXT:
            return OfferLoop(begin, end, 1, pile=walked(proc, begin - 1))
        if last.op == isa.JNE and step.op == isa.STEP:
            return OfferLoop(begin, end, self.players, register=last.a, of_players=True)
        if last.op == isa.JLT and code[begin - 2].op == isa.PLAYERS:
            return OfferLoop(begin, end, self.players, register=last.a, of_players=True)
        if last.op == isa.JLTI and step.op == isa.ADDI:
            before = first.b if first.op == isa.LOADI and first.a == last.a else 0
            return OfferLoop(begin, end, max(1, last.b - before), register=last.a)
        if last.op == isa.JLT and (first.op, step.op, first.b) == (isa.ADDI, isa.ADDI, last.b):
            return OfferLoop(begin, end, max(1, -first.c // step.c), register=last.a)
        if last.op == isa.JLT and first.op == isa.JLE:
            limit = code[begin - 3]
            return OfferLoop(begin, end, max(1, limit.b) if limit.op == isa.LOADI and limit.a == last.b else SOME)
        return OfferLoop(begin, end, SOME)


@dataclass
class Ways:
    """Where the ways through a procedure lead: out of it, and back to the beginnings of its loops."""

    out: Crowd
    back: dict[int, Crowd]


def asks_between(proc: Proc, begin: int, end: int) -> bool:
    """Whether something is asked in a part of a procedure itself."""
    return any(instruction.op in (isa.ASK, isa.FORCED) for instruction in proc.code[begin:end])


def nothing_offered(counted: Instruction, test: Instruction, tests: tuple[tuple[int, int | None], ...]) -> bool:
    """Whether this is one of the tests, of how much was offered so far."""
    if counted.op != isa.OPTIONS or test.a != counted.a:
        return False
    return any(test.op == op and number in (None, test.b) for op, number in tests)
