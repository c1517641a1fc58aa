"""How much of the stack a program needs: its deepest calls, the cards its walks remember, and a bot's judgement."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from deckwright.lang.compiler.holding import Holding, walked
from deckwright.lang.compiler.proc import Label, Proc, Target
from deckwright.vm import isa

RECURSION = 256  # words more where rules may come back to themselves; deeper ones are stopped


class Calls:
    """Which procedure calls which, and from how far above its frame."""

    def __init__(self, procs: Mapping[str, Proc], filled: Mapping[tuple[int, int], str], holding: Holding) -> None:
        self.procs, self.holding = procs, holding
        self.slots: dict[int, list[str]] = {}
        for (base, _), name in filled.items():
            self.slots.setdefault(base, []).append(name)
        self.recursive = False
        self._found: dict[str, int] = {}
        self._open: set[str] = set()

    def called(self, proc: Proc) -> Iterable[tuple[int, int, str]]:
        """Every call: where it stands, how far above, and of what."""
        for at, instruction in enumerate(proc.code):
            if instruction.op == isa.CALL and isinstance(instruction.a, Target):
                yield at, instruction.b, instruction.a.name
            elif instruction.op == isa.CALLK:
                for name in self.slots.get(instruction.a, ()):
                    yield at, instruction.b, name

    def depth(self, name: str) -> int:
        """How many words of stack a procedure needs from where its frame begins, with what it calls and remembers.

        A call that comes back to a procedure still open is left out, and noted.
        """
        if name in self._open:
            self.recursive = True
            return 0
        if name not in self._found:
            self._open.add(name)
            self._found[name] = self._measure(self.procs[name])
            self._open.remove(name)
        return self._found[name]

    def _measure(self, proc: Proc) -> int:
        """The most at any place of it: the frame and the room above, or a call, beside the cards of walks around it."""
        walks = self.remembering(proc)
        own = proc.frame + proc.room + isa.FRAME_WORDS
        walking = (own + remembered(walks, walk.begin) + walk.cards for walk in walks)
        calling = (above + remembered(walks, at) + self.depth(name) for at, above, name in self.called(proc))
        return max([own, *walking, *calling])

    def remembering(self, proc: Proc) -> list[KeptWalk]:
        """The walks of a procedure that remember a pile."""
        found = []
        for at, instruction in enumerate(proc.code):
            if instruction.op == isa.SNAP:
                out = proc.code[at + 1].c
                assert isinstance(out, Label)
                found.append(KeptWalk(at, out.at, self.holding.of_one(walked(proc, at).family)))
        return found


@dataclass(frozen=True)
class KeptWalk:
    """A walk that remembers a pile: where it begins and ends, and how many cards that are at most."""

    begin: int
    end: int
    cards: int


def remembered(walks: list[KeptWalk], at: int) -> int:
    """How many cards the walks remember in which an instruction lies."""
    return sum(walk.cards for walk in walks if walk.begin < at < walk.end)


def judging_room(calls: Calls, judgements: Iterable[str]) -> int:
    """The words above every question that a judgement of it may need."""
    deepest = max((calls.depth(name) for name in judgements), default=0)
    return isa.FRAME_WORDS + deepest if deepest else 0


def stack_needed(calls: Calls, entrances: Iterable[str]) -> int:
    """Words of stack for whatever begins at these procedures. Below the first frame lie four words."""
    deepest = max(calls.depth(name) for name in entrances)
    return isa.FRAME_WORDS + deepest + (RECURSION if calls.recursive else 0)
