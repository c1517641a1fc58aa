"""Whole games inside the machine: judging options, playing out, and batches of games without the GIL."""

from __future__ import annotations

from typing import Any

from deckwright.vm import isa as I
from deckwright.vm import rng
from deckwright.vm.engine import JUDGE, PICK, enter, go_on
from deckwright.vm.jit import jit, lean

BUDGET = I.ENDLESS
WORST = I.WORST


@lean
def judge(S: Any, engine: Any, T: Any, W: Any, E: Any, entry: int, me: int, option: int) -> int:
    """How good a judgement finds an option of the pending question. The state's living words stay as they are.

    A judgement that breaks a bound leaves the state stopped by that fault, and whoever asks on finds nothing better.
    """
    if engine.ways[JUDGE] != 0:
        return enter(engine.ways[JUDGE], (S, W, E, entry, me, option))
    if S[I.H_STATUS] != I.QUESTION:
        return int(WORST)
    pc, fp, snap, source = S[I.H_PC], S[I.H_FP], S[I.H_SNAP], S[I.H_SOURCE]
    nopt = S[I.H_NOPT]
    frame = S[I.H_TOP] + I.FRAME_WORDS
    if frame + engine.code[entry - 4] > snap:
        S[I.H_STATUS] = I.FAULT
        S[I.H_FAULT] = I.F_STACK
        return int(WORST)
    S[frame - 4] = -1
    S[frame - 3] = fp
    S[frame - 2] = snap
    S[frame - 1] = source
    S[frame] = me
    at = T[I.L_OPTIONS] + 4 * option
    for i in range(4):
        S[frame + 1 + i] = S[at + i]
    S[I.H_STATUS] = I.RUNNING
    S[I.H_PC] = entry
    S[I.H_FP] = frame
    status = go_on(S, engine, T, W, E, BUDGET)
    value = S[frame]
    if status != I.RETURNED:
        return int(WORST)
    S[I.H_STATUS] = I.QUESTION
    S[I.H_PC] = pc
    S[I.H_FP] = fp
    S[I.H_SNAP] = snap
    S[I.H_SOURCE] = source
    S[I.H_NOPT] = nopt
    return int(value)


@lean
def first_seat(mask: int) -> int:
    """The lowest seat of a mask."""
    seat = 0
    while seat < I.PUBLIC_BIT and not (mask >> seat) & 1:
        seat += 1
    return seat


@lean
def pick(S: Any, engine: Any, T: Any, W: Any, E: Any, entry: int, R: Any) -> int:
    """Choose for the seat that is asked: at random if `entry` is 0, else the best by a judgement, ties at random."""
    if engine.ways[PICK] != 0:
        return enter(engine.ways[PICK], (S, W, E, R, entry))
    n = S[I.H_NOPT]
    if n == 1:
        return 0
    if entry == 0:
        return rng.below(R, 0, n)
    me = first_seat(S[I.H_WHO])
    best = WORST - 1
    chosen = 0
    ties = 0
    for option in range(n):
        value = judge(S, engine, T, W, E, entry, me, option)
        if value > best:
            best = value
            chosen = option
            ties = 1
        elif value == best:
            ties += 1
            if rng.below(R, 0, ties) == 0:
                chosen = option
    return chosen


@lean
def by_chance(S: Any, entries: Any) -> bool:
    """Whether nobody at the table has a judgement."""
    judgements = 0
    for seat in range(S[I.H_PLAYERS]):
        judgements += entries[seat] != 0
    return judgements == 0


@jit
def play_by_chance(S: Any, engine: Any, T: Any, W: Any, R: Any, most: int) -> int:
    """Random play, answered inside the machine: it need not be left and entered again at every question."""
    E = S[: I.E_FIRST + 4].copy()
    E[I.E_COUNT] = I.CHANCE
    E[I.E_CAPACITY] = S[I.H_DECISIONS] + most
    for i in range(4):
        E[I.E_FIRST + i] = R[i]
    status = go_on(S, engine, T, W, E, BUDGET)
    for i in range(4):
        R[i] = E[I.E_FIRST + i]
    return status


@jit
def playout(S: Any, engine: Any, T: Any, W: Any, E: Any, entries: Any, R: Any, most: int) -> int:
    """Play on until the game is over, a fault, or `most` decisions; the last status. Row p of W weighs for seat p."""
    status = S[I.H_STATUS]
    if status == I.RUNNING and by_chance(S, entries):
        return play_by_chance(S, engine, T, W[0], R, most)
    if status == I.RUNNING:
        status = go_on(S, engine, T, W[0], E, BUDGET)
    while status == I.QUESTION and most > 0:
        most -= 1
        seat = first_seat(S[I.H_WHO])
        S[I.H_ANSWER] = pick(S, engine, T, W[seat], E, entries[seat], R)
        status = go_on(S, engine, T, W[0], E, BUDGET)
    return int(status)


@jit
def begin(S: Any, template: Any, T: Any, low: int, high: int) -> None:
    """A fresh game from a template with its options already written in.

    What lies where choices and calls of rules will is left as it is: nobody reads it before it is written.
    """
    for i in range(T[I.L_OPTIONS]):
        S[i] = template[i]
    for i in range(T[I.L_STACK], template[I.H_FP]):
        S[i] = template[i]
    rng.seed(S, I.H_RNG, low, high, 0)


@jit
def batch(
    template: Any, engine: Any, T: Any, W: Any, entries: Any, first_seed: int, most: int, probes: Any, out: Any, S: Any
) -> int:
    """Play games for seeds from `first_seed` on, one a row of `out`.

    A row is: status, decisions, turns, winners as a mask, then the words at the addresses in `probes`.
    The answer is how many games ended in a fault.
    """
    E = template[:2].copy()
    E[0] = I.SILENT
    E[1] = 0
    R = template[:4].copy()
    won = probes[0]
    players = template[I.H_PLAYERS]
    faults = 0
    for game in range(len(out)):
        seed = first_seed + game
        low = seed & 0xFFFFFFFF
        high = (seed >> 32) & 0xFFFFFFFF
        begin(S, template, T, low, high)
        rng.seed(R, 0, low, high, 1)
        status = playout(S, engine, T, W, E, entries, R, most)
        if status == I.FAULT:
            faults += 1
        winners = 0
        for seat in range(players):
            if S[won + seat]:
                winners |= 1 << seat
        out[game][0] = status
        out[game][1] = S[I.H_DECISIONS]
        out[game][2] = S[I.H_TURN]
        out[game][3] = winners
        for i in range(1, len(probes)):
            out[game][3 + i] = S[probes[i]]
    return faults


@jit
def copy_often(S: Any, room: Any, n: int) -> int:
    """Copy a state n times, for measuring what that costs."""
    for i in range(n):
        S[I.H_ANSWER] = i
        for word in range(len(S)):  # a plain loop becomes a block copy; a slice assignment does not
            room[word] = S[word]
    return n
