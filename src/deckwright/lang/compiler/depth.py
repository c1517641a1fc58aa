"""How much of the stack a program needs: its deepest calls, the cards its walks remember, and a bot's judgement."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from deckwright.lang.compiler.proc import Label, Proc, Target
from deckwright.vm import isa

RECURSION = 256  # words more where rules may come back to themselves; deeper ones are stopped


class Calls:
    """Which procedure calls which, and from how far above its frame."""

    def __init__(self, procs: Mapping[str, Proc], filled: Mapping[tuple[int, int], str]) -> None:
        self.procs = procs
        self.slots: dict[int, list[str]] = {}
        for (base, _), name in filled.items():
            self.slots.setdefault(base, []).append(name)
        self.recursive = False
        self._found: dict[str, tuple[int, int]] = {}
        self._open: set[str] = set()

    def called(self, proc: Proc) -> Iterable[tuple[int, int, str]]:
        """Every call: where it stands, how far above, and of what."""
        for at, instruction in enumerate(proc.code):
            if instruction.op == isa.CALL and isinstance(instruction.a, Target):
                yield at, instruction.b, instruction.a.name
            elif instruction.op == isa.CALLK:
                for name in self.slots.get(instruction.a, ()):
                    yield at, instruction.b, name

    def depth(self, name: str) -> tuple[int, int]:
        """How many words the deepest call from a procedure takes, and how many walks remember a pile meanwhile.

        A call that comes back to a procedure still open is left out, and noted.
        """
        if name in self._open:
            self.recursive = True
            return 0, 0
        if name not in self._found:
            self._open.add(name)
            self._found[name] = self._measure(self.procs[name])
            self._open.remove(name)
        return self._found[name]

    def _measure(self, proc: Proc) -> tuple[int, int]:
        walks = remembering(proc)
        words, kept = proc.frame + isa.FRAME_WORDS, max((inside(walks, at) + 1 for at, _ in walks), default=0)
        for at, above, name in self.called(proc):
            further, more = self.depth(name)
            words, kept = max(words, above + further), max(kept, inside(walks, at) + more)
        return words, kept


def remembering(proc: Proc) -> list[tuple[int, int]]:
    """The walks of a procedure that remember a pile: where each begins and ends."""
    found = []
    for at, instruction in enumerate(proc.code):
        if instruction.op == isa.SNAP:
            out = proc.code[at + 1].c
            assert isinstance(out, Label)
            found.append((at, out.at))
    return found


def inside(walks: list[tuple[int, int]], at: int) -> int:
    """How many of these walks an instruction lies in."""
    return sum(begin < at < end for begin, end in walks)


def judging_room(calls: Calls, judgements: Iterable[str]) -> int:
    """The words above every question that a judgement of it may need."""
    deepest = max((calls.depth(name)[0] for name in judgements), default=0)
    return isa.FRAME_WORDS + deepest if deepest else 0


def stack_needed(calls: Calls, entrances: Iterable[str], judging: int, cards: int) -> int:
    """Words of stack for whatever begins at these procedures; each walk that remembers a pile may find all cards there.

    Below the first frame lie four words, and a call wants four more than it will use.
    """
    words, kept = 0, 0
    for name in entrances:
        further, more = calls.depth(name)
        words, kept = max(words, further), max(kept, more)
    return 2 * isa.FRAME_WORDS + words + judging + kept * cards + (RECURSION if calls.recursive else 0)
