"""Random small programs, instruction by instruction: more than any compiler of rules would write.

What a register may hold is settled beforehand, so that a program is never wrong about what it works with, as those of
the language never are. All else is chance: what is missing, what is too large, where a jump leads. Jumps lead onward,
but for walks and counted loops, and a procedure calls only later ones: every program ends.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from deckwright.lang.program import Program
from deckwright.lang.rules import rule
from deckwright.vm import isa
from tests.lang.toybox import compiled, table

NUMBERS = (2, 3, 4, 5, 6, 7)
CARDS = (1, 8, 9)
PLAYERS = (10, 11)
PILES = (12, 13)
VERB, MASK, WALK, WALKED, SPEECH, LEFT = 0, 14, 15, 18, 19, 22  # a walk and a speech have three registers each
CALLED = 27  # where the frame of who is called begins, above the four words that lead back
SIZE = CALLED + 1
PROCEDURES = 4
LARGE = (0, 1, 1, 2, 2, 3, 4, 7, -1, -5, 100, isa.LIMIT, -isa.LIMIT, isa.LIMIT - 3)


@dataclass(frozen=True)
class To:
    """A jump: to a part of the procedure, or to an instruction of its own part; perhaps packed with a number."""

    part: int | None = None
    inside: int = 0
    packed: int | None = None


Line = tuple[int, int | To, int | To, int | To]
Part = list[Line]


@rule
def anything() -> None:
    """A rule of which only the schema, the table and the layout are used."""
    table.a = 1


class Scrambler:
    """Writes one random program."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.any = self.chance.choice
        self.program = compiled(anything, max_options=self.any((3, 24)), stack=self.any((70, 400)))
        layout, schema = self.program.layout, self.program.schema
        self.facts = len(self.program.table)  # behind the table: an effect for each kind, or none
        self.values = [layout.table_address[name] for name in ("a", "b", "c", "hidden", "result")]
        self.chosen = layout.table_address["chosen"]
        self.fields = [
            (layout.player_address["gold"], NUMBERS, PLAYERS),
            (layout.player_address["best"], CARDS, PLAYERS),
            (layout.player_address["rival"], PLAYERS, PLAYERS),
            (layout.card_address["tokens"], NUMBERS, CARDS),
            (layout.card_address["host"], CARDS, CARDS),
            (layout.card_address["keeper"], PLAYERS, CARDS),
        ]
        self.theirs = [layout.pile_id(name, 0) for name in layout.sided_piles]
        self.piles = range(schema.pile_count)

    def written(self) -> Program:
        """The program."""
        bodies = [self._body(number) for number in range(PROCEDURES)]
        starts, code = [], list[int]()
        for body in bodies:
            code += [SIZE, 0, 0, 0]
            starts.append(len(code))
            code += [0] * 4 * sum(map(len, body))
        for start, body in zip(starts, bodies, strict=True):
            parts = [start + 4 * sum(map(len, body[:i])) for i in range(len(body))]
            at = start
            for own, part in zip(parts, body, strict=True):
                for op, *operands in part:
                    if op == isa.CALL:
                        operands[0] = starts[int(str(operands[0]))]
                    code[at : at + 4] = [op, *(_placed(operand, parts, own) for operand in operands)]
                    at += 4
        effects = [self.any((0, *starts[2:])) for _ in self.program.kinds]
        template = self.program.template.copy()
        template[isa.H_PC] = starts[0]
        words = np.array(code, np.int64)
        table_ = np.array([*self.program.table, *effects], np.int32)
        begun = {f"p{start}": start for start in starts}
        return replace(self.program, code=words, fused=words, table=table_, template=template, starts=begun, anew={})

    def _body(self, number: int) -> list[Part]:
        """A procedure: registers as they begin, then parts, then a return or the end."""
        first: Part = [(isa.LOADI, r, self.any(LARGE), 0) for r in NUMBERS]
        first += [(isa.LOADI, r, self._mostly(range(6), -1), 0) for r in CARDS]
        first += [(isa.LOADI, r, self._mostly((0, 1), -1), 0) for r in PLAYERS]
        first += [(isa.LOADI, r, self.any(self.piles), 0) for r in PILES]
        first += [(isa.LOADI, r, 0, 0) for r in (VERB, *range(SPEECH, SPEECH + 3))]
        n = self.chance.randrange(6, 22)
        kinds = (
            [self._plain] * 9
            + [self._top]
            + [self._jump] * 3
            + [self._question, self._walk, self._kept, self._loop, self._note]
        )
        kinds += [self._call, self._effect] if number == 0 else [self._call] if number == 1 else []
        self.number, self.last = number, n + 1
        body = [first]
        for i in range(1, n + 1):
            self.at = i
            body.append(self.any(kinds)())
        end: Line = (isa.HALT, 0, 0, 0) if number == 0 else (isa.RET, self.any(NUMBERS), 0, 0)
        return [*body, [(isa.TRAP, isa.F_ASSERTION, 0, 0) if self.chance.random() < 0.03 else end]]

    def _mostly(self, usual: Sequence[int], rare: int) -> int:
        """Something usual, or now and then what most rules stop at."""
        return rare if self.chance.random() < 0.05 else self.any(usual)

    # --- single instructions ------------------------------------------------------------------------------------------

    def _plain(self) -> Part:
        return [self.any([self._number, self._value, self._card, self._pile, self._moving, self._offer])()]

    def _number(self) -> Line:
        x, y, z = (self.any(NUMBERS) for _ in range(3))
        two = (isa.ADD, isa.SUB, isa.MUL, isa.DIV, isa.MOD, isa.MIN, isa.MAX, isa.BOR)
        number, player = self.any(LARGE), self.any(PLAYERS)
        lines: list[Line] = [
            (self.any(two), x, y, z),
            (self.any((isa.ADDI, isa.RSUBI, isa.MULI, isa.EQI)), x, y, number),
            (isa.MOV, x, y, 0),
            (isa.LOADI, x, number, 0),
            (isa.BIT, x, player, 0),
            (isa.AMONG, x, y, isa.ASK_SHIFT + 7),
            (isa.SIDE, x, player, self.any(PLAYERS) * 16 + 3),
            (isa.LOOKUP, x, 0, player),
            (isa.OPTIONS, x, 0, 0),
            (isa.PLAYERS, x, 0, 0),
            (isa.STEP, self.any(PLAYERS), player, self.any((-1, 1))),
            (isa.TURN, player, 0, 0),
        ]
        strict: list[Line] = [(isa.RANDOM, x, y, 0), (isa.WITHIN, x, y, 5), (isa.SEATED, player, x, 0)]
        return self.any(strict if self.chance.random() < 0.1 else lines)

    def _value(self) -> Line:
        at, held, whose = self.any(self.fields)
        field, value, x = self.any(self.fields[::3])[0], self.any(self.values), self.any(NUMBERS)
        owner = self.any(PLAYERS if field == self.fields[0][0] else CARDS)
        lines: list[Line] = [
            (isa.GETG, x, value, 0),
            (isa.SETG, value, x, 0),
            (isa.ADDG, value, x, 0),
            (isa.ADDGI, value, self.any(LARGE), 0),
            (isa.GETG, self.any(CARDS), self.chosen, 0),
            (isa.SETG, self.chosen, self.any(CARDS), 0),
            (isa.GETF, self.any(held), at, self.any(whose)),
            (isa.SETF, at, self.any(whose), self.any(held)),
            (isa.ADDF, field, owner, x),
            (isa.ADDFI, field, owner, self.any(LARGE)),
            (isa.WEIGHT, x, 0, 0),
        ]
        return self.any(lines)

    def _card(self) -> Line:
        x, card = self.any(NUMBERS), self.any(CARDS)
        lines: list[Line] = [
            (isa.GETMARK, x, card, 0),
            (isa.SETMARK, card, 0, x),
            (isa.FACT, x, self.facts, card),
            (isa.HASK, x, self.facts, card),
            (isa.KIND, x, card, 0),
            (isa.KNOWN, x, card, self.any(PLAYERS)),
            (isa.REVEAL, card, x, 0),
            (isa.SOURCE, self.any(CARDS), 0, 0),
            (isa.SETSOURCE, card, 0, 0),
            (isa.TAKES, VERB, self.chance.randrange(6), 0),
        ]
        return self.any(lines)

    def _pile(self) -> Line:
        x, card, player, pile = self.any(NUMBERS), self.any(CARDS), self.any(PLAYERS), self.any(PILES)
        lines: list[Line] = [
            (isa.COUNT, x, pile, 0),
            (isa.COUNTOF, x, player, self.any(self.theirs)),
            (isa.FIRST, card, pile, 0),
            (isa.LAST, card, pile, 0),
            *((isa.LOADI, to, self.any(range(6)), 0) for to in CARDS),
            *((isa.LOADI, to, self.any((0, 1)), 0) for to in PLAYERS),
            (isa.PILEOF, pile, card, 0),
            (isa.OWNER, player, pile, 0),
            (isa.OF, pile, player, self.any(self.theirs)),
            (isa.LOADI, pile, self.any(self.piles), 0),
        ]
        return self.any(lines)

    def _moving(self) -> Line:
        card, player, pile, bottom = self.any(CARDS), self.any(PLAYERS), self.any(PILES), self.any((0, 1))
        lines: list[Line] = [
            (isa.MOVE, card, pile, bottom),
            (isa.MOVEOF, card, player, 2 * self.any(self.theirs) + bottom),
            (isa.MOVEBEFORE, card, self.any(CARDS), 0),
            (isa.MOVEALL, pile, self.any(PILES), bottom),
            (isa.SHUFFLE, pile, 0, 0),
        ]
        return self.any(lines)

    def _offer(self) -> Line:
        lines: list[Line] = [
            (isa.OFFER0, 1, 0, 0),
            (isa.OFFER1, 0, self.any(CARDS), 0),
            (isa.OFFER2, 0, self.any(CARDS), self.any(NUMBERS)),
            (isa.OFFER3, 2, 1, 0),
            (isa.OFFERPILE, 0, self.any(PILES), 0),
            (isa.OFFEROF, 0, self.any(PLAYERS), self.any(self.theirs)),
        ]
        return self.any(lines)

    # --- several together ---------------------------------------------------------------------------------------------

    def _onward(self) -> To:
        return To(self.chance.randrange(self.at + 1, self.last + 1))

    def _jump(self) -> Part:
        x, y, card, to = self.any(NUMBERS), self.any(NUMBERS), self.any(CARDS), self._onward()
        lines: list[Line] = [
            (isa.JMP, to, 0, 0),
            (self.any((isa.JZ, isa.JNZ)), x, to, 0),
            (self.any((isa.JEQ, isa.JNE, isa.JLT, isa.JLE)), x, y, to),
            (self.any((isa.JEQI, isa.JNEI, isa.JLTI, isa.JLEI, isa.JGTI, isa.JGEI)), x, self.any(LARGE), to),
            (self.any((isa.JLTG, isa.JLEG, isa.JGTG, isa.JGEG)), x, self.any(self.values), to),
            (self.any((isa.JMARK, isa.JNMARK)), card, 0, to),
            (self.any((isa.JFACT, isa.JNFACT)), card, self.facts, to),
            (isa.FIRSTJ, card, self.any(PILES), to),
            (isa.FIRSTOF, card, self.any(PLAYERS), replace(to, packed=self.any(self.theirs))),
        ]
        return [self.any(lines)]

    def _top(self) -> Part:
        """The top card of a pile is moved, mostly if there is one."""
        card, pile, x, bottom = self.any(CARDS), self.any(PILES), self.any(NUMBERS), self.any((0, 1))
        moves: Part = [
            (isa.MOVE, card, self.any(PILES), bottom),
            (isa.MOVEOF, card, self.any(PLAYERS), 2 * self.any(self.theirs) + bottom),
        ]
        moved: Part = [(isa.FIRST, card, pile, 0), self.any(moves)]
        some: Part = [(isa.COUNT, x, pile, 0), (isa.JEQI, x, 0, To(inside=4))]
        return moved if self.chance.random() < 0.1 else some + moved

    def _question(self) -> Part:
        offers: Part = [self._offer() for _ in range(self.chance.randrange(1, 4))]
        ask: Part = [(isa.LOADI, MASK, self.any((1, 2, 3, 0)), 0), (isa.ASK, SIZE * isa.ASK_SHIFT, MASK, 0)]
        forced: Part = [(isa.FORCED, VERB, To(inside=len(offers) + 3), self.any((0, 1)))]
        return offers + (forced if self.chance.random() < 0.6 else [(isa.MOV, 2, 3, 0)]) + ask

    def _still(self) -> Part:
        """What may be done in a walk over a pile as it lies."""
        return [self.any([self._number, self._value, self._card])() for _ in range(self.chance.randrange(1, 4))]

    def _walk(self) -> Part:
        inner: Part = [*self._still(), (isa.OFFER1, 0, WALKED, 0)]
        begin: list[Line] = [
            (isa.FIRSTJ, WALKED, self.any(PILES), To(inside=len(inner) + 2)),
            (
                isa.FIRSTOF,
                WALKED,
                self.any(PLAYERS),
                To(inside=len(inner) + 2, packed=self.any(self.theirs)),
            ),
        ]
        return [self.any(begin), *inner, (isa.NEXTJ, WALKED, To(inside=1), 0)]

    def _kept(self) -> Part:
        """A walk over the cards that lay in a pile, whatever happens to them, and what may come before it ends."""
        inner: Part = [*self._still(), (isa.MOVE, WALKED, self.any(PILES), self.any((0, 1))), self._moving()]
        if self.chance.random() < 0.2:
            inner += [(isa.SNAPDROP, WALK, 0, 0), (isa.JMP, To(inside=len(inner) + 5), 0, 0)]
        return [
            (isa.SNAP, WALK, self.any(PILES), SIZE),
            (isa.SNAPNEXT, WALKED, WALK, To(inside=len(inner) + 3)),
            *inner,
            (isa.JMP, To(inside=1), 0, 0),
        ]

    def _loop(self) -> Part:
        inner = [self.any([self._number, self._value, self._card, self._moving])() for _ in range(3)]
        end: Part = [(isa.ADDI, LEFT, LEFT, -1), (isa.JLEI, LEFT, 0, To(inside=len(inner) + 4))]
        return [(isa.LOADI, LEFT, self.any((1, 2, 5)), 0), *inner, *end, (isa.JMP, To(inside=1), 0, 0)]

    def _note(self) -> Part:
        return [(isa.JQUIET, To(inside=2), SPEECH, 3), (isa.NOTE, 0, SPEECH, 3), (isa.MOV, 4, 5, 0)]

    def _call(self) -> Part:
        to = self.chance.randrange(self.number + 1, PROCEDURES)
        return [(isa.CALL, to, CALLED, 0), (isa.MOV, self.any(NUMBERS), CALLED, 0)]

    def _effect(self) -> Part:
        """The effect of a card, or 5 where its kind has none."""
        begin: Part = [(isa.MOV, CALLED, self.any(CARDS), 0), (isa.CALLK, self.facts, CALLED, 5)]
        return [*begin, (isa.MOV, self.any(NUMBERS), CALLED, 0)]


def _placed(operand: int | To, parts: list[int], own: int) -> int:
    """An operand as it stands in the program."""
    if not isinstance(operand, To):
        return operand
    at = (own if operand.part is None else parts[operand.part]) + 4 * operand.inside
    return at if operand.packed is None else at * isa.ASK_SHIFT + operand.packed
