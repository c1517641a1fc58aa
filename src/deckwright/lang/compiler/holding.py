"""Which pile an instruction goes over, as far as that is known, and how many cards may lie there."""

from __future__ import annotations

from dataclasses import dataclass

from deckwright.lang.compiler.proc import COMPUTES, SIDE_SHIFT, Instruction, Proc
from deckwright.lang.declared import Declared
from deckwright.lang.layout import Layout
from deckwright.vm import isa

_ANY = "?"  # a pile that is not known beforehand


@dataclass(frozen=True)
class Walked:
    """A pile that is gone over: one of the table, or the same one of every player or place; and what says which one."""

    family: str = _ANY
    by: frozenset[int] = frozenset()  # the registers of the player, of the place


class Holding:
    """How many cards the piles of a game may hold: what their declarations say, or all there are."""

    def __init__(self, layout: Layout) -> None:
        schema, seats = layout.schema, layout.schema.max_players
        self.cards = layout.cards
        self._one: dict[str, int] = {}
        self._apiece: dict[str, int] = {}
        self._all: dict[str, int] = {}
        for number, pile in enumerate(layout.piles):
            if pile.owner is None and pile.place is None:
                self._note(str(number), 1, pile.field.declared)
        for name, field in schema.player_piles.items():
            self._note(f"own {layout.pile_id(name, 0)}", seats, field.declared)
        for kind in schema.places:
            for name, field in kind.piles.items():
                base = layout.place_pile[kind.type, name]
                piles = (kind.end - kind.first) * (seats if field.each else 1)
                self._note(f"{'side' if field.each else 'own'} {base}", piles, field.declared)

    def _note(self, family: str, piles: int, declared: Declared) -> None:
        """What is declared; of two kinds of piles that cannot be told apart, the larger."""
        one = min(self.cards, declared.most or self.cards)
        together = min(self.cards, declared.together or one * piles)
        for known, most in ((self._one, one), (self._apiece, declared.apiece or together), (self._all, together)):
            known[family] = max(most, known.get(family, 0))

    def of_one(self, family: str) -> int:
        """How many cards lie at most in one of these piles."""
        return self._one.get(family, self.cards)

    def of_some(self, family: str, piles: int, players: int) -> int:
        """How many cards lie at most in so many of them together, which are those of so many players."""
        apiece, together = self._apiece.get(family, self.cards), self._all.get(family, self.cards)
        return min(piles * self.of_one(family), players * apiece, together)


def walked(proc: Proc, at: int) -> Walked:
    """The pile that an instruction goes over."""
    instruction = proc.code[at]
    if instruction.op == isa.OFFEROF:
        return _one_of(proc, at, instruction.b, instruction.c)
    if instruction.op == isa.FIRSTOF:
        return _one_of(proc, at, instruction.b, instruction.c.number)
    found = _kept_by(proc, at, instruction.b)
    if found is None:
        return Walked()
    writer, instruction = found
    if instruction.op == isa.LOADI:
        return Walked(str(instruction.b))
    return _one_of(proc, writer, instruction.b, instruction.c) if instruction.op == isa.OF else Walked()


def _one_of(proc: Proc, at: int, register: int, base: int) -> Walked:
    """The pile of a player or of a place, or of both, whose number the register holds."""
    found = _kept_by(proc, at, register)
    if found is None or found[1].op != isa.SIDE:
        return Walked(f"own {base}", _by(proc, at, register))
    at, side = found
    return Walked(f"side {base}", _by(proc, at, side.b) | _by(proc, at, side.c // SIDE_SHIFT))


def _by(proc: Proc, at: int, register: int) -> frozenset[int]:
    """A register, and those whose value was handed on to it."""
    found = {register}
    while (before := _written(proc, at, register)) is not None and before[1].op == isa.MOV:
        at, register = before[0], before[1].b
        found.add(register)
    return frozenset(found)


def _kept_by(proc: Proc, at: int, register: int) -> tuple[int, Instruction] | None:
    """What put into a register the value it has here, if whatever leads here did; a value handed on counts once."""
    found = _written(proc, at, register)
    if found is not None and found[1].op == isa.MOV:
        return _kept_by(proc, found[0], found[1].b)
    return found


def _written(proc: Proc, at: int, register: int) -> tuple[int, Instruction] | None:
    """What wrote to a register last, if whatever leads here came by there."""
    writer = next((i for i in range(at - 1, -1, -1) if proc.code[i].a == register and proc.code[i].op in COMPUTES), -1)
    if writer < 0 or any(before < writer < to <= at for before, to in proc.jumps):
        return None
    return writer, proc.code[writer]
