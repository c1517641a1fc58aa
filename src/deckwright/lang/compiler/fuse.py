"""Several instructions in one step, for playing without anybody who listens.

The fused program has every address the plain one has. Only the opcode of an instruction changes where a sequence begins
that the machine can do at once. It reads the operands of the others where they lie, and whoever jumps into the middle
finds the plain instruction there. All registers are written as before. So a state can change from one program to the
other at any question, and a saved game does not know that there are two.
"""

from __future__ import annotations

from collections.abc import Iterable

from deckwright.vm import isa

# What follows computes with or tests what came first, or has nothing to do with it; either is done in order.
_PAIRS = {
    (isa.LOADI, isa.SETG): isa.LOADI_SETG,
    (isa.LOADI, isa.SETMARK): isa.LOADI_SETMARK,
    (isa.LOADI, isa.DIV): isa.LOADI_DIV,
    (isa.LOADI, isa.FIRSTJ): isa.LOADI_FIRSTJ,
    (isa.MOV, isa.MOV): isa.MOV_MOV,
    (isa.FACT, isa.WEIGHT): isa.FACT_WEIGHT,
    (isa.FACT, isa.JLT): isa.FACT_JLT,
    (isa.WEIGHT, isa.MUL): isa.WEIGHT_MUL,
    (isa.MUL, isa.ADD): isa.MUL_ADD,
    (isa.OF, isa.FIRST): isa.OF_FIRST,
    (isa.ADDI, isa.JLT): isa.ADDI_JLT,
    (isa.STEP, isa.JNE): isa.STEP_JNE,
    (isa.OFFER0, isa.BIT): isa.OFFER0_BIT,
}
# What follows tests the register that came first, and nothing else.
_TESTED = {
    (isa.GETF, isa.JZ): isa.GETF_JZ,
    (isa.GETF, isa.JNZ): isa.GETF_JNZ,
    (isa.GETF, isa.JLTI): isa.GETF_JLTI,
    (isa.GETG, isa.JZ): isa.GETG_JZ,
    (isa.GETG, isa.JLEI): isa.GETG_JLEI,
    (isa.COUNTOF, isa.JNZ): isa.COUNTOF_JNZ,
    (isa.FACT, isa.JGTG): isa.FACT_JGTG,
}
_CASES = {isa.JNEI: isa.JNEI_CASES, isa.JEQI: isa.JEQI_CASES}


def fused(code: list[int], starts: Iterable[int]) -> list[int]:
    """The program with its sequences fused; `starts` are where procedures begin, after the word with their size."""
    sizes = {start - 4 for start in starts}
    out = list(code)
    for at in range(0, len(code) - 4, 4):
        if at not in sizes and at + 4 not in sizes:
            out[at : at + 4] = _instruction(code, at)
    return out


def _instruction(code: list[int], at: int) -> list[int]:
    """The instruction at an address, or the one that does what begins there."""
    op, a, b, c = plain = code[at : at + 4]
    after, first = code[at + 4], code[at + 5]
    if op == isa.JMP:
        return _jump(code, at)
    if op == isa.NEXTJ:
        return [_walk(code, at), a, b, c]
    if op == isa.FIRSTOF and after == isa.JNFACT and first == a and _goes_on(code, code[at + 7], a):
        return [isa.FIRSTOF_JNFACT, a, b, c]
    if op in _CASES:
        following = c if op == isa.JNEI else at + 4
        return [_CASES[op], a, b, c] if code[following] in _CASES and code[following + 1] == a else plain
    if op == isa.JNFACT and code[c] == isa.JNFACT and code[c + 1] == a:
        return [isa.JNFACT_JNFACT, a, b, c]
    if op == isa.OF and after == isa.STEP and code[at + 8] == isa.JEQ:
        return [isa.OF_STEP_JEQ, a, b, c]
    if (op, after) in _TESTED and first == a:
        return [_TESTED[op, after], a, b, c]
    return [_PAIRS.get((op, after), op), a, b, c]


def _jump(code: list[int], at: int) -> list[int]:
    """A jump to a return is one; a jump to the next card of a remembered pile takes it."""
    to = code[at + 1]
    if code[to] == isa.RET:
        return code[to : to + 4]
    return [isa.JMP_SNAPNEXT if code[to] == isa.SNAPNEXT else isa.JMP, *code[at + 1 : at + 4]]


def _goes_on(code: list[int], at: int, card: int) -> bool:
    """Whether the walk of this card goes on here."""
    return code[at] == isa.NEXTJ and code[at + 1] == card


def _walk(code: list[int], at: int) -> int:
    """The end of a walk: does it begin with a test that leads back here?"""
    card, begin = code[at + 1 : at + 3]
    leads_back = code[begin] == isa.JNFACT and code[begin + 1] == card and code[begin + 3] == at
    return isa.NEXTJ_JNFACT if leads_back else isa.NEXTJ
