"""The machine: one loop over the instructions of isa, the same for every game.

`run` goes on from where a state stands until the rules ask something, the game is over, the event buffer is full,
the budget of instructions is spent, or a rule breaks a bound. Everything it needs to go on lies in the state.
"""

from __future__ import annotations

from typing import Any

from deckwright.vm import isa as I
from deckwright.vm import rng
from deckwright.vm.jit import jit
from deckwright.vm.piles import emit, move, move_all, move_before, shuffle

LIMIT = I.LIMIT


@jit
def answer(S: Any, T: Any) -> bool:
    """Hand the chosen option to the rule that asked; false if there is no such option."""
    chosen = S[I.H_ANSWER]
    if chosen < 0 or chosen >= S[I.H_NOPT]:
        return False
    at = T[I.L_OPTIONS] + 4 * chosen
    to = S[I.H_FP] + S[I.H_ASKDST]
    for i in range(4):
        S[to + i] = S[at + i]
    S[I.H_NOPT] = 0
    S[I.H_DECISIONS] += 1
    S[I.H_STATUS] = I.RUNNING
    return True


@jit
def run(S: Any, code: Any, T: Any, W: Any, E: Any, budget: int) -> int:
    """Run the state until it must stop; the answer is why (a status of isa, also kept in the state)."""
    if S[I.H_STATUS] == I.QUESTION:
        if not answer(S, T):
            S[I.H_STATUS] = I.QUESTION
            return I.QUESTION
    elif S[I.H_STATUS] == I.OVER or S[I.H_STATUS] == I.FAULT:
        return int(S[I.H_STATUS])

    ident = T[I.L_IDENT]
    following = T[I.L_NEXT]
    pile_of = T[I.L_PILE]
    marks = T[I.L_MARKS]
    head = T[I.L_HEAD]
    count = T[I.L_COUNT]
    options = T[I.L_OPTIONS]
    max_options = T[I.L_MAXOPT]
    events = E[I.E_COUNT] >= 0
    events_limit = E[I.E_CAPACITY] - T[I.L_NCARDS] - 2

    pc = S[I.H_PC]
    fp = S[I.H_FP]
    snap = S[I.H_SNAP]
    nopt = S[I.H_NOPT]
    status = I.RUNNING
    fault = 0

    while True:
        if budget <= 0:
            status = I.BUDGET
            break
        if events and E[I.E_COUNT] > events_limit:
            status = I.EVENTS_FULL
            break
        budget -= 1
        op = code[pc]
        a = code[pc + 1]
        b = code[pc + 2]
        c = code[pc + 3]
        pc += 4

        # --- jumps: what rules do most -------------------------------------------------------------------------------
        if op == I.JMP:
            pc = a
        elif op == I.JZ:
            if S[fp + a] == 0:
                pc = b
        elif op == I.JNZ:
            if S[fp + a] != 0:
                pc = b
        elif op == I.JEQ:
            if S[fp + a] == S[fp + b]:
                pc = c
        elif op == I.JNE:
            if S[fp + a] != S[fp + b]:
                pc = c
        elif op == I.JLT:
            if S[fp + a] < S[fp + b]:
                pc = c
        elif op == I.JLE:
            if S[fp + a] <= S[fp + b]:
                pc = c
        elif op == I.JEQI:
            if S[fp + a] == b:
                pc = c
        elif op == I.JNEI:
            if S[fp + a] != b:
                pc = c
        elif op == I.JLTI:
            if S[fp + a] < b:
                pc = c
        elif op == I.JLEI:
            if S[fp + a] <= b:
                pc = c
        elif op == I.JGTI:
            if S[fp + a] > b:
                pc = c
        elif op == I.JGEI:
            if S[fp + a] >= b:
                pc = c
        elif op == I.JLTG:
            if S[fp + a] < S[b]:
                pc = c
        elif op == I.JLEG:
            if S[fp + a] <= S[b]:
                pc = c
        elif op == I.JGTG:
            if S[fp + a] > S[b]:
                pc = c
        elif op == I.JGEG:
            if S[fp + a] >= S[b]:
                pc = c
        elif op == I.JQUIET:
            if not events:
                pc = a
        elif op == I.JMARK:
            card = S[fp + a]
            if card < 0:
                fault = I.F_NONE
                break
            if (S[marks + card] >> b) & 1:
                pc = c
        elif op == I.JNMARK:
            card = S[fp + a]
            if card < 0:
                fault = I.F_NONE
                break
            if not (S[marks + card] >> b) & 1:
                pc = c
        elif op == I.JFACT:
            card = S[fp + a]
            if card < 0:
                fault = I.F_NONE
                break
            if T[b + (S[ident + card] & I.KIND_MASK)] != 0:
                pc = c
        elif op == I.JNFACT:
            card = S[fp + a]
            if card < 0:
                fault = I.F_NONE
                break
            if T[b + (S[ident + card] & I.KIND_MASK)] == 0:
                pc = c

        # --- arithmetic ----------------------------------------------------------------------------------------------
        elif op == I.LOADI:
            S[fp + a] = b
        elif op == I.MOV:
            S[fp + a] = S[fp + b]
        elif op == I.ADD or op == I.SUB or op == I.MUL or op == I.ADDI or op == I.RSUBI or op == I.MULI:
            value = S[fp + b]
            if op == I.ADD:
                value += S[fp + c]
            elif op == I.SUB:
                value -= S[fp + c]
            elif op == I.MUL:
                value *= S[fp + c]
            elif op == I.ADDI:
                value += c
            elif op == I.RSUBI:
                value = c - value
            else:
                value *= c
            if value > LIMIT or value < -LIMIT:
                fault = I.F_OVERFLOW
                break
            S[fp + a] = value
        elif op == I.DIV or op == I.MOD:
            if S[fp + c] == 0:
                fault = I.F_DIVISION
                break
            S[fp + a] = S[fp + b] // S[fp + c] if op == I.DIV else S[fp + b] % S[fp + c]
        elif op == I.MIN:
            S[fp + a] = min(S[fp + b], S[fp + c])
        elif op == I.MAX:
            S[fp + a] = max(S[fp + b], S[fp + c])
        elif op == I.LT:
            S[fp + a] = 1 if S[fp + b] < S[fp + c] else 0
        elif op == I.LE:
            S[fp + a] = 1 if S[fp + b] <= S[fp + c] else 0
        elif op == I.EQ:
            S[fp + a] = 1 if S[fp + b] == S[fp + c] else 0
        elif op == I.NE:
            S[fp + a] = 1 if S[fp + b] != S[fp + c] else 0
        elif op == I.LTI:
            S[fp + a] = 1 if S[fp + b] < c else 0
        elif op == I.LEI:
            S[fp + a] = 1 if S[fp + b] <= c else 0
        elif op == I.GTI:
            S[fp + a] = 1 if S[fp + b] > c else 0
        elif op == I.GEI:
            S[fp + a] = 1 if S[fp + b] >= c else 0
        elif op == I.EQI:
            S[fp + a] = 1 if S[fp + b] == c else 0
        elif op == I.NEI:
            S[fp + a] = 1 if S[fp + b] != c else 0
        elif op == I.NOT:
            S[fp + a] = 1 if S[fp + b] == 0 else 0
        elif op == I.BIT:
            if S[fp + b] < 0:
                fault = I.F_NONE
                break
            S[fp + a] = 1 << S[fp + b]
        elif op == I.BAND:
            S[fp + a] = S[fp + b] & S[fp + c]
        elif op == I.BOR:
            S[fp + a] = S[fp + b] | S[fp + c]

        # --- values --------------------------------------------------------------------------------------------------
        elif op == I.GETG:
            S[fp + a] = S[b]
        elif op == I.GETF:
            if S[fp + c] < 0:
                fault = I.F_NONE
                break
            S[fp + a] = S[b + S[fp + c]]
        elif op == I.SETG or op == I.ADDG or op == I.ADDGI or op == I.SETF or op == I.ADDF or op == I.ADDFI:
            if op == I.SETG:
                where = a
                value = S[fp + b]
            elif op == I.ADDG:
                where = a
                value = S[a] + S[fp + b]
            elif op == I.ADDGI:
                where = a
                value = S[a] + b
            else:
                if S[fp + b] < 0:
                    fault = I.F_NONE
                    break
                where = a + S[fp + b]
                if op == I.SETF:
                    value = S[fp + c]
                elif op == I.ADDF:
                    value = S[where] + S[fp + c]
                else:
                    value = S[where] + c
            if value > LIMIT or value < -LIMIT:
                fault = I.F_OVERFLOW
                break
            if events and S[where] != value:
                emit(S, E, pc - 4, I.EV_CHANGE, where, S[where], value, 0, 0, 0)
            S[where] = value
        elif op == I.GETMARK:
            if S[fp + b] < 0:
                fault = I.F_NONE
                break
            S[fp + a] = (S[marks + S[fp + b]] >> c) & 1
        elif op == I.SETMARK:
            card = S[fp + a]
            if card < 0:
                fault = I.F_NONE
                break
            before = S[marks + card]
            after = before | (1 << b) if S[fp + c] else before & ~(1 << b)
            S[marks + card] = after
            if events and before != after:
                emit(S, E, pc - 4, I.EV_MARK, card, b, (before >> b) & 1, (after >> b) & 1, 0, 0)
        elif op == I.FACT:
            card = S[fp + c]
            if card < 0:
                fault = I.F_NONE
                break
            S[fp + a] = T[b + (S[ident + card] & I.KIND_MASK)]
        elif op == I.KIND:
            if S[fp + b] < 0:
                fault = I.F_NONE
                break
            S[fp + a] = S[ident + S[fp + b]] & I.KIND_MASK
        elif op == I.WEIGHT:
            S[fp + a] = W[b]

        # --- walks ---------------------------------------------------------------------------------------------------
        elif op == I.FIRSTJ:
            card = S[head + S[fp + b]]
            S[fp + a] = card
            if card < 0:
                pc = c
        elif op == I.NEXTJ:
            card = S[following + S[fp + a]]
            S[fp + a] = card
            if card >= 0:
                pc = b
        elif op == I.SNAP:
            pile = S[fp + b]
            S[fp + a] = snap
            S[fp + a + 2] = pile
            if snap - S[count + pile] < fp + c:
                fault = I.F_STACK
                break
            card = S[head + pile]
            ahead = snap
            snap -= S[count + pile]
            while card >= 0:
                ahead -= 1
                S[ahead] = card
                card = S[following + card]
            S[fp + a + 1] = S[fp + a]
        elif op == I.SNAPNEXT:
            # A card that has left the pile before its turn is passed over.
            at = S[fp + b + 1]
            end = snap
            found = -1
            while at > end and found < 0:
                at -= 1
                if S[pile_of + S[at]] == S[fp + b + 2]:
                    found = S[at]
            S[fp + b + 1] = at
            if found < 0:
                snap = S[fp + b]
                pc = c
            else:
                S[fp + a] = found
        elif op == I.SNAPDROP:
            snap = S[fp + a]

        # --- calls ---------------------------------------------------------------------------------------------------
        elif op == I.CALL or op == I.CALLK:
            to = a
            if op == I.CALLK:
                if S[fp + b] < 0:
                    fault = I.F_NONE
                    break
                to = T[a + (S[ident + S[fp + b]] & I.KIND_MASK)]
            if to == 0:
                S[fp + b] = c
            else:
                deeper = fp + b
                if deeper + code[to - 4] > snap:
                    fault = I.F_STACK
                    break
                S[deeper - 4] = pc
                S[deeper - 3] = fp
                S[deeper - 2] = snap
                S[deeper - 1] = S[I.H_SOURCE]
                fp = deeper
                pc = to
        elif op == I.RET:
            S[fp] = S[fp + a]
            S[I.H_SOURCE] = S[fp - 1]
            snap = S[fp - 2]
            pc = S[fp - 4]
            fp = S[fp - 3]
            if pc < 0:
                status = I.RETURNED
                break
        elif op == I.HASK:
            if S[fp + c] < 0:
                fault = I.F_NONE
                break
            S[fp + a] = 1 if T[b + (S[ident + S[fp + c]] & I.KIND_MASK)] != 0 else 0
        elif op == I.SOURCE:
            S[fp + a] = S[I.H_SOURCE]
        elif op == I.SETSOURCE:
            S[I.H_SOURCE] = S[fp + a]

        # --- piles ---------------------------------------------------------------------------------------------------
        elif op == I.COUNT:
            S[fp + a] = S[count + S[fp + b]]
        elif op == I.FIRST:
            S[fp + a] = S[head + S[fp + b]]
        elif op == I.LAST:
            S[fp + a] = S[T[I.L_TAIL] + S[fp + b]]
        elif op == I.PILEOF:
            if S[fp + b] < 0:
                fault = I.F_NONE
                break
            S[fp + a] = S[pile_of + S[fp + b]]
        elif op == I.OWNER:
            S[fp + a] = T[T[I.L_OWNER] + S[fp + b]]
        elif op == I.MOVE:
            if S[fp + a] < 0:
                fault = I.F_NONE
                break
            move(S, T, E, S[fp + a], S[fp + b], c, pc - 4)
        elif op == I.MOVEBEFORE:
            if S[fp + a] < 0 or S[fp + b] < 0:
                fault = I.F_NONE
                break
            move_before(S, T, E, S[fp + a], S[fp + b], pc - 4)
        elif op == I.MOVEALL:
            move_all(S, T, E, S[fp + a], S[fp + b], c, pc - 4)
        elif op == I.SHUFFLE:
            shuffle(S, T, E, S[fp + a], pc - 4)
        elif op == I.REVEAL:
            card = S[fp + a]
            if card < 0:
                fault = I.F_NONE
                break
            S[ident + card] |= (S[fp + b] & I.EVERYONE) << I.KNOWN_SHIFT
            emit(S, E, pc - 4, I.EV_REVEAL, card, S[fp + b], S[ident + card] & I.KIND_MASK, 0, 0, 0)
        elif op == I.KNOWN:
            card = S[fp + b]
            if card < 0 or S[fp + c] < 0:
                fault = I.F_NONE
                break
            S[fp + a] = (S[ident + card] >> (I.KNOWN_SHIFT + S[fp + c])) & 1

        # --- questions -----------------------------------------------------------------------------------------------
        elif op == I.OFFER0 or op == I.OFFER1 or op == I.OFFER3:
            if nopt >= max_options:
                fault = I.F_OPTIONS
                break
            if op == I.OFFER1 and S[fp + b] < 0:
                fault = I.F_NONE
                break
            at = options + 4 * nopt
            S[at] = a
            S[at + 1] = -1 if op == I.OFFER0 else S[fp + b]
            S[at + 2] = S[fp + b + 1] if op == I.OFFER3 else -1
            S[at + 3] = S[fp + b + 2] if op == I.OFFER3 else 0
            nopt += 1
        elif op == I.OFFER2:
            if nopt >= max_options:
                fault = I.F_OPTIONS
                break
            if S[fp + b] < 0:
                fault = I.F_NONE
                break
            at = options + 4 * nopt
            S[at] = a
            S[at + 1] = S[fp + b]
            S[at + 2] = -1
            S[at + 3] = S[fp + c]
            nopt += 1
        elif op == I.OFFERPILE:
            pile = S[fp + b]
            if nopt + S[count + pile] > max_options:
                fault = I.F_OPTIONS
                break
            card = S[head + pile]
            while card >= 0:
                at = options + 4 * nopt
                S[at] = a
                S[at + 1] = card
                S[at + 2] = -1
                S[at + 3] = 0
                nopt += 1
                card = S[following + card]
        elif op == I.OPTIONS:
            S[fp + a] = nopt
        elif op == I.FORCED:
            if nopt <= c:
                S[fp + a] = S[options] if nopt else -1
                S[fp + a + 1] = S[options + 1] if nopt else -1
                S[fp + a + 2] = S[options + 2] if nopt else -1
                S[fp + a + 3] = S[options + 3] if nopt else 0
                nopt = 0
                pc = b
        elif op == I.ASK:
            if nopt == 0 or S[fp + b] == 0:
                fault = I.F_NO_WAY_OUT
                break
            S[I.H_WHO] = S[fp + b]
            S[I.H_PROMPT] = c
            S[I.H_ASKDST] = a % I.ASK_SHIFT
            S[I.H_TOP] = fp + a // I.ASK_SHIFT
            status = I.QUESTION
            break
        elif op == I.NOTE:
            if events:
                card = S[fp + b]
                kind = S[ident + card] & I.KIND_MASK if card >= 0 else -1
                emit(S, E, pc - 4, I.EV_NOTE, a, card, S[fp + b + 1], S[fp + b + 2], kind, 0)

        # --- seats, chance, the end ----------------------------------------------------------------------------------
        elif op == I.PLAYERS:
            S[fp + a] = S[I.H_PLAYERS]
        elif op == I.STEP:
            if S[fp + b] < 0:
                fault = I.F_NONE
                break
            S[fp + a] = (S[fp + b] + c) % S[I.H_PLAYERS]
        elif op == I.RANDOM:
            if S[fp + b] <= 0:
                fault = I.F_RANDOM
                break
            value = rng.below(S, I.H_RNG, S[fp + b])
            emit(S, E, pc - 4, I.EV_RANDOM, S[fp + b], value, 0, 0, 0, 0)
            S[fp + a] = value
        elif op == I.OF:
            if S[fp + b] < 0:
                fault = I.F_NONE
                break
            S[fp + a] = S[fp + b] + c
        elif op == I.SEATED:
            if S[fp + b] < 0 or S[fp + b] >= S[I.H_PLAYERS]:
                fault = I.F_NONE
                break
            S[fp + a] = S[fp + b]
        elif op == I.TURN:
            if S[fp + a] < 0:
                fault = I.F_NONE
                break
            S[I.H_TURN] += 1
            S[I.H_ACTIVE] = S[fp + a]
            emit(S, E, pc - 4, I.EV_TURN, S[fp + a], S[I.H_TURN], 0, 0, 0, 0)
        elif op == I.HALT:
            status = I.OVER
            S[I.H_TOP] = fp
            break
        elif op == I.TRAP:
            fault = a
            break
        else:
            fault = I.F_OPCODE
            break

    if fault:
        status = I.FAULT
        S[I.H_FAULT] = fault
        pc -= 4
    S[I.H_PC] = pc
    S[I.H_FP] = fp
    S[I.H_SNAP] = snap
    S[I.H_NOPT] = nopt
    S[I.H_STATUS] = status if status != I.BUDGET and status != I.EVENTS_FULL else I.RUNNING
    return status
