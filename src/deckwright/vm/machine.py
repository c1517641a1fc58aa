"""The machine: one loop over the instructions of isa, the same for every game.

`run` goes on from where a state stands until the rules ask something, the game is over, the event buffer is full,
the budget of instructions is spent, or a rule breaks a bound. Everything it needs to go on lies in the state.
"""

from __future__ import annotations

from typing import Any

from deckwright.vm import isa as I
from deckwright.vm import rng
from deckwright.vm.jit import guess, lean
from deckwright.vm.jit import unsigned as u
from deckwright.vm.piles import emit, move, move_all, move_before, next_of, shuffle

LIMIT = I.LIMIT
SMALL_BUDGET = 1 << 16


@lean
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


@lean
def around(seat: int, seats: int) -> int:
    """The seat one further or one back, counted around the table: cheaper than a remainder."""
    if seat >= seats:
        return seat - seats
    return seat + seats if seat < 0 else seat


@lean
def beyond(value: int) -> bool:
    """Whether a number is larger than any game may have."""
    return value > LIMIT or value < -LIMIT


@lean
def store(S: Any, E: Any, where: int, value: int, pc: int) -> bool:
    """Write a value of the game and tell of its change; false if it is too large."""
    if beyond(value):
        return False
    if E[I.E_COUNT] >= 0 and S[u(where)] != value:
        emit(S, E, pc, I.EV_CHANGE, where, S[u(where)], value, 0, 0, 0)
    S[u(where)] = value
    return True


@lean
def set_mark(S: Any, T: Any, E: Any, card: int, bit: int, value: int, pc: int) -> bool:
    """Put a mark on a card or take it off, and tell of it; false if there is no card."""
    if card < 0:
        return False
    at = T[I.L_MARKS] + card
    before = S[u(at)]
    after = before | (1 << bit) if value else before & ~(1 << bit)
    S[u(at)] = after
    if E[I.E_COUNT] >= 0 and before != after:
        emit(S, E, pc, I.EV_MARK, card, bit, (before >> bit) & 1, (after >> bit) & 1, 0, 0)
    return True


@lean
def put_option(S: Any, at: int, verb: int, card: int, second: int, number: int) -> None:
    """Write one choice of the next question."""
    S[u(at)] = verb
    S[u(at + 1)] = card
    S[u(at + 2)] = second
    S[u(at + 3)] = number


@lean
def offer_pile(S: Any, T: Any, verb: int, pile: int, nopt: int) -> int:
    """Offer every card of a pile; how many choices there are then."""
    card = S[u(T[I.L_HEAD] + pile)]
    while card >= 0:
        put_option(S, T[I.L_OPTIONS] + 4 * nopt, verb, card, -1, 0)
        nopt += 1
        card = next_of(S, T, card)
    return nopt


@lean
def next_kept(S: Any, ident: int, walk: int, end: int) -> int:
    """The next card of a remembered pile, or -1; one that has left it before its turn is passed over."""
    at = S[u(walk + 1)]
    pile = S[u(walk + 2)]
    found = -1
    while at > end and found < 0:
        at -= 1
        if S[u(ident + S[u(at)])] >> I.PILE_SHIFT == pile:
            found = S[u(at)]
    S[u(walk + 1)] = at
    return found


@lean
def cases(code: Any, at: int, value: int) -> int:
    """Where the comparisons of one value with several numbers lead, which begin at an address."""
    while True:
        test = code[u(at)]
        same = code[u(at + 2)] == value
        if test == I.JNEI or test == I.JNEI_CASES:
            if same:
                return at + 4
            at = code[u(at + 3)]
        else:
            if same:
                return int(code[u(at + 3)])
            at += 4
        if test == I.JNEI or test == I.JEQI:
            return at


@lean
def run(S: Any, code: Any, T: Any, W: Any, E: Any, budget: int) -> int:
    """Run the state until it must stop; the answer is why (a status of isa, also kept in the state)."""
    if S[I.H_STATUS] == I.QUESTION:
        if not answer(S, T):
            S[I.H_STATUS] = I.QUESTION
            return I.QUESTION
    elif S[I.H_STATUS] == I.OVER or S[I.H_STATUS] == I.FAULT:
        return int(S[I.H_STATUS])

    ident = T[I.L_IDENT]
    links = T[I.L_LINKS]
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
    # Who listens or has a small budget watches every instruction: a bit leads to the very end of the loop, where that
    # is looked after, and back without the bit. A large budget counts only what can make a rule go on for ever.
    watch = I.WATCHED if events or budget <= SMALL_BUDGET else 0
    watched = watch

    # LLVM makes a jump table of the comparisons below, of at most 64 at a time and only where one way alone leads to
    # them. So what rules do often comes first, and the rest stands apart.
    while True:
        if budget < 0:
            status = I.BUDGET
            break
        op = code[u(pc)] | watched
        watched = watch
        a = code[u(pc + 1)]
        b = code[u(pc + 2)]
        c = code[u(pc + 3)]
        pc += 4

        # --- jumps ----------------------------------------------------------------------------------------------------
        if op == I.JMP:
            pc = a
            budget -= 1
        elif op == I.JZ:
            if guess(S[u(fp + a)] == 0):
                pc = b
        elif op == I.JLT:
            if guess(S[u(fp + a)] < S[u(fp + b)]):
                pc = c
        elif op == I.JLE:
            if guess(S[u(fp + a)] <= S[u(fp + b)]):
                pc = c
        elif op == I.JNEI:
            if guess(S[u(fp + a)] != b):
                pc = c
        elif op == I.JLTI:
            if guess(S[u(fp + a)] < b):
                pc = c
        elif op == I.JLEI:
            if guess(S[u(fp + a)] <= b):
                pc = c
        elif op == I.JLEG:
            if guess(S[u(fp + a)] <= S[u(b)]):
                pc = c
        elif op == I.JQUIET:
            if not events:
                for i in range(c):
                    S[u(fp + b + i)] = 0
                pc = a
        elif op == I.JMARK:
            card = S[u(fp + a)]
            if card < 0:
                fault = I.F_NONE
                break
            if guess((S[u(marks + card)] >> b) & 1 != 0):
                pc = c
        elif op == I.JNMARK:
            card = S[u(fp + a)]
            if card < 0:
                fault = I.F_NONE
                break
            if guess((S[u(marks + card)] >> b) & 1 == 0):
                pc = c
        elif op == I.JFACT:
            card = S[u(fp + a)]
            if card < 0:
                fault = I.F_NONE
                break
            if guess(T[u(b + (S[u(ident + card)] & I.KIND_MASK))] != 0):
                pc = c
        elif op == I.JNFACT:
            card = S[u(fp + a)]
            if card < 0:
                fault = I.F_NONE
                break
            if guess(T[u(b + (S[u(ident + card)] & I.KIND_MASK))] == 0):
                pc = c

        # --- looking and offering -------------------------------------------------------------------------------------
        elif op == I.NEXTJ:
            card = S[u(links + S[u(fp + a)])] >> I.NEXT_SHIFT
            S[u(fp + a)] = card
            if guess(card >= 0):
                pc = b
        elif op == I.OF:
            if S[u(fp + b)] < 0:
                fault = I.F_NONE
                break
            S[u(fp + a)] = S[u(fp + b)] + c
        elif op == I.FACT:
            card = S[u(fp + c)]
            if card < 0:
                fault = I.F_NONE
                break
            S[u(fp + a)] = T[u(b + (S[u(ident + card)] & I.KIND_MASK))]
        elif op == I.GETF:
            if S[u(fp + c)] < 0:
                fault = I.F_NONE
                break
            S[u(fp + a)] = S[u(b + S[u(fp + c)])]
        elif op == I.GETG:
            S[u(fp + a)] = S[u(b)]
        elif op == I.LOADI:
            S[u(fp + a)] = b
        elif op == I.MOV:
            S[u(fp + a)] = S[u(fp + b)]
        elif op == I.FIRSTOF:
            player = S[u(fp + b)]
            if player < 0:
                fault = I.F_NONE
                break
            card = S[u(head + player + (c & I.ASK_MASK))]
            S[u(fp + a)] = card
            if guess(card < 0):
                pc = c >> I.ASK_BITS
        elif op == I.COUNTOF:
            player = S[u(fp + b)]
            if player < 0:
                fault = I.F_NONE
                break
            S[u(fp + a)] = S[u(count + player + c)]
        elif op == I.OFFEROF:
            player = S[u(fp + b)]
            if player < 0:
                fault = I.F_NONE
                break
            pile = player + c
            if nopt + S[u(count + pile)] > max_options:
                fault = I.F_OPTIONS
                break
            nopt = offer_pile(S, T, a, pile, nopt)
        elif op == I.OFFER2:
            if nopt >= max_options:
                fault = I.F_OPTIONS
                break
            if S[u(fp + b)] < 0:
                fault = I.F_NONE
                break
            put_option(S, options + 4 * nopt, a, S[u(fp + b)], -1, S[u(fp + c)])
            nopt += 1

        # --- several at once ------------------------------------------------------------------------------------------
        elif op == I.NEXTJ_JNFACT:
            fact = code[u(b + 2)]
            card = S[u(links + S[u(fp + a)])] >> I.NEXT_SHIFT
            while card >= 0 and T[u(fact + (S[u(ident + card)] & I.KIND_MASK))] == 0:
                card = S[u(links + card)] >> I.NEXT_SHIFT
            S[u(fp + a)] = card
            if guess(card >= 0):
                pc = b + 4
        elif op == I.FIRSTOF_JNFACT:
            player = S[u(fp + b)]
            if player < 0:
                fault = I.F_NONE
                break
            card = S[u(head + player + (c & I.ASK_MASK))]
            if guess(card < 0):
                pc = c >> I.ASK_BITS
            else:
                fact = code[u(pc + 2)]
                while card >= 0 and T[u(fact + (S[u(ident + card)] & I.KIND_MASK))] == 0:
                    card = S[u(links + card)] >> I.NEXT_SHIFT
                pc = pc + 4 if card >= 0 else code[u(pc + 3)] + 4
            S[u(fp + a)] = card
        elif op == I.JNFACT_JNFACT:
            card = S[u(fp + a)]
            if card < 0:
                fault = I.F_NONE
                break
            kind = S[u(ident + card)] & I.KIND_MASK
            test = op
            while test == I.JNFACT_JNFACT and T[u(b + kind)] == 0:
                pc = c + 4
                test = code[u(c)]
                b = code[u(c + 2)]
                c = code[u(c + 3)]
            if guess(T[u(b + kind)] == 0):
                pc = c
        elif op == I.JNEI_CASES:
            pc = cases(code, pc - 4, S[u(fp + a)])
        elif op == I.JMP_SNAPNEXT:
            budget -= 1
            if budget < 0:
                pc = a
                continue
            b = code[u(a + 2)]
            card = next_kept(S, ident, fp + b, snap)
            if card < 0:
                snap = S[u(fp + b)]
                pc = code[u(a + 3)]
            else:
                S[u(fp + code[u(a + 1)])] = card
                pc = a + 4
        elif op == I.GETF_JZ:
            if S[u(fp + c)] < 0:
                fault = I.F_NONE
                break
            value = S[u(b + S[u(fp + c)])]
            S[u(fp + a)] = value
            pc += 4
            if guess(value == 0):
                pc = code[u(pc - 2)]
        elif op == I.GETF_JNZ:
            if S[u(fp + c)] < 0:
                fault = I.F_NONE
                break
            value = S[u(b + S[u(fp + c)])]
            S[u(fp + a)] = value
            pc += 4
            if guess(value != 0):
                pc = code[u(pc - 2)]
        elif op == I.GETF_JLTI:
            if S[u(fp + c)] < 0:
                fault = I.F_NONE
                break
            value = S[u(b + S[u(fp + c)])]
            S[u(fp + a)] = value
            pc += 4
            if guess(value < code[u(pc - 2)]):
                pc = code[u(pc - 1)]
        elif op == I.GETG_JZ:
            value = S[u(b)]
            S[u(fp + a)] = value
            pc += 4
            if guess(value == 0):
                pc = code[u(pc - 2)]
        elif op == I.GETG_JLEI:
            value = S[u(b)]
            S[u(fp + a)] = value
            pc += 4
            if guess(value <= code[u(pc - 2)]):
                pc = code[u(pc - 1)]
        elif op == I.COUNTOF_JNZ:
            player = S[u(fp + b)]
            if player < 0:
                fault = I.F_NONE
                break
            value = S[u(count + player + c)]
            S[u(fp + a)] = value
            pc += 4
            if guess(value != 0):
                pc = code[u(pc - 2)]
        elif op == I.FACT_JGTG:
            card = S[u(fp + c)]
            if card < 0:
                fault = I.F_NONE
                break
            value = T[u(b + (S[u(ident + card)] & I.KIND_MASK))]
            S[u(fp + a)] = value
            pc += 4
            if guess(value > S[u(code[u(pc - 2)])]):
                pc = code[u(pc - 1)]
        elif op == I.LOADI_SETG:
            S[u(fp + a)] = b
            pc += 4
            if not store(S, E, code[u(pc - 3)], S[u(fp + code[u(pc - 2)])], pc - 4):
                fault = I.F_OVERFLOW
                break
        elif op == I.LOADI_SETMARK:
            S[u(fp + a)] = b
            pc += 4
            if not set_mark(S, T, E, S[u(fp + code[u(pc - 3)])], code[u(pc - 2)], S[u(fp + code[u(pc - 1)])], pc - 4):
                fault = I.F_NONE
                break
        elif op == I.LOADI_DIV:
            S[u(fp + a)] = b
            pc += 4
            value = S[u(fp + code[u(pc - 1)])]
            if value == 0:
                fault = I.F_DIVISION
                break
            S[u(fp + code[u(pc - 3)])] = S[u(fp + code[u(pc - 2)])] // value
        elif op == I.LOADI_FIRSTJ:
            S[u(fp + a)] = b
            pc += 4
            card = S[u(head + S[u(fp + code[u(pc - 2)])])]
            S[u(fp + code[u(pc - 3)])] = card
            if guess(card < 0):
                pc = code[u(pc - 1)]
        elif op == I.MOV_MOV:
            S[u(fp + a)] = S[u(fp + b)]
            pc += 4
            S[u(fp + code[u(pc - 3)])] = S[u(fp + code[u(pc - 2)])]
        elif op == I.OF_FIRST:
            if S[u(fp + b)] < 0:
                fault = I.F_NONE
                break
            S[u(fp + a)] = S[u(fp + b)] + c
            pc += 4
            S[u(fp + code[u(pc - 3)])] = S[u(head + S[u(fp + code[u(pc - 2)])])]
        elif op == I.ADDI_JLT:
            value = S[u(fp + b)] + c
            if beyond(value):
                fault = I.F_OVERFLOW
                break
            S[u(fp + a)] = value
            pc += 4
            if guess(S[u(fp + code[u(pc - 3)])] < S[u(fp + code[u(pc - 2)])]):
                pc = code[u(pc - 1)]
        elif op == I.OFFER0_BIT:
            if nopt >= max_options:
                fault = I.F_OPTIONS
                break
            put_option(S, options + 4 * nopt, a, -1, -1, 0)
            nopt += 1
            pc += 4
            if S[u(fp + code[u(pc - 2)])] < 0:
                fault = I.F_NONE
                break
            S[u(fp + code[u(pc - 3)])] = 1 << S[u(fp + code[u(pc - 2)])]
        elif op == I.FACT_WEIGHT:
            card = S[u(fp + c)]
            if card < 0:
                fault = I.F_NONE
                break
            S[u(fp + a)] = T[u(b + (S[u(ident + card)] & I.KIND_MASK))]
            pc += 4
            S[u(fp + code[u(pc - 3)])] = W[u(code[u(pc - 2)])]
        elif op == I.MUL_ADD:
            value = S[u(fp + b)] * S[u(fp + c)]
            if beyond(value):
                fault = I.F_OVERFLOW
                break
            S[u(fp + a)] = value
            pc += 4
            value = S[u(fp + code[u(pc - 2)])] + S[u(fp + code[u(pc - 1)])]
            if beyond(value):
                fault = I.F_OVERFLOW
                break
            S[u(fp + code[u(pc - 3)])] = value

        # --- values ---------------------------------------------------------------------------------------------------
        elif op == I.SETF:
            if S[u(fp + b)] < 0:
                fault = I.F_NONE
                break
            where = a + S[u(fp + b)]
            if not store(S, E, where, S[u(fp + c)], pc - 4):
                fault = I.F_OVERFLOW
                break
        elif op == I.WEIGHT:
            S[u(fp + a)] = W[u(b)]

        # --- calls ----------------------------------------------------------------------------------------------------
        elif op == I.CALL:
            if fp + b + code[u(a - 4)] > snap:
                fault = I.F_STACK
                break
            fp += b
            S[u(fp - 4)] = pc
            S[u(fp - 3)] = fp - b
            S[u(fp - 2)] = snap
            S[u(fp - 1)] = S[I.H_SOURCE]
            pc = a
        elif op == I.CALLK:
            card = S[u(fp + b)]
            if card < 0:
                fault = I.F_NONE
                break
            to = T[u(a + (S[u(ident + card)] & I.KIND_MASK))]
            if to == 0:
                S[u(fp + b)] = c
                continue
            if fp + b + code[u(to - 4)] > snap:
                fault = I.F_STACK
                break
            fp += b
            S[u(fp - 4)] = pc
            S[u(fp - 3)] = fp - b
            S[u(fp - 2)] = snap
            S[u(fp - 1)] = S[I.H_SOURCE]
            pc = to
        elif op == I.RET:
            S[u(fp)] = S[u(fp + a)]
            S[I.H_SOURCE] = S[u(fp - 1)]
            snap = S[u(fp - 2)]
            pc = S[u(fp - 4)]
            fp = S[u(fp - 3)]
            if pc < 0:
                status = I.RETURNED
                break

        # --- piles ----------------------------------------------------------------------------------------------------
        elif op == I.FIRST:
            S[u(fp + a)] = S[u(head + S[u(fp + b)])]
        elif op == I.MOVEOF:
            if S[u(fp + a)] < 0 or S[u(fp + b)] < 0:
                fault = I.F_NONE
                break
            move(S, T, E, S[u(fp + a)], S[u(fp + b)] + (c >> 1), c & 1, pc - 4)

        # --- questions ------------------------------------------------------------------------------------------------
        elif op == I.ASK:
            if nopt == 0 or S[u(fp + b)] == 0:
                fault = I.F_NO_WAY_OUT
                break
            if E[I.E_COUNT] == I.CHANCE and S[I.H_DECISIONS] < E[I.E_CAPACITY]:
                at = options + 4 * (rng.below(E, I.E_FIRST, nopt) if nopt > 1 else 0)
                to = fp + (a & I.ASK_MASK)
                for i in range(4):
                    S[u(to + i)] = S[u(at + i)]
                nopt = 0
                S[I.H_DECISIONS] += 1
                continue
            S[I.H_WHO] = S[u(fp + b)]
            S[I.H_PROMPT] = c
            S[I.H_ASKDST] = a & I.ASK_MASK
            S[I.H_TOP] = fp + (a >> I.ASK_BITS)
            status = I.QUESTION
            break

        # --- arithmetic -----------------------------------------------------------------------------------------------
        elif op == I.ADD:
            value = S[u(fp + b)] + S[u(fp + c)]
            if beyond(value):
                fault = I.F_OVERFLOW
                break
            S[u(fp + a)] = value
        elif op == I.SUB:
            value = S[u(fp + b)] - S[u(fp + c)]
            if beyond(value):
                fault = I.F_OVERFLOW
                break
            S[u(fp + a)] = value
        elif op == I.MUL:
            value = S[u(fp + b)] * S[u(fp + c)]
            if beyond(value):
                fault = I.F_OVERFLOW
                break
            S[u(fp + a)] = value
        elif op == I.ADDI:
            value = S[u(fp + b)] + c
            if beyond(value):
                fault = I.F_OVERFLOW
                break
            S[u(fp + a)] = value
        elif op == I.RSUBI:
            value = c - S[u(fp + b)]
            if beyond(value):
                fault = I.F_OVERFLOW
                break
            S[u(fp + a)] = value
        elif op == I.MULI:
            value = S[u(fp + b)] * c
            if beyond(value):
                fault = I.F_OVERFLOW
                break
            S[u(fp + a)] = value
        elif op == I.MAX:
            S[u(fp + a)] = max(S[u(fp + b)], S[u(fp + c)])

        # --- the rest -------------------------------------------------------------------------------------------------
        else:
            here = pc - 4
            # --- jumps ------------------------------------------------------------------------------------------------
            if op == I.JNZ:
                if guess(S[u(fp + a)] != 0):
                    pc = b
            elif op == I.JEQ:
                if guess(S[u(fp + a)] == S[u(fp + b)]):
                    pc = c
            elif op == I.JNE:
                if guess(S[u(fp + a)] != S[u(fp + b)]):
                    pc = c
            elif op == I.JEQI:
                if guess(S[u(fp + a)] == b):
                    pc = c
            elif op == I.JGTI:
                if guess(S[u(fp + a)] > b):
                    pc = c
            elif op == I.JGEI:
                if guess(S[u(fp + a)] >= b):
                    pc = c
            elif op == I.JLTG:
                if guess(S[u(fp + a)] < S[u(b)]):
                    pc = c
            elif op == I.JGTG:
                if guess(S[u(fp + a)] > S[u(b)]):
                    pc = c
            elif op == I.JGEG:
                if guess(S[u(fp + a)] >= S[u(b)]):
                    pc = c

            # --- looking and offering ---------------------------------------------------------------------------------
            elif op == I.FIRSTJ:
                card = S[u(head + S[u(fp + b)])]
                S[u(fp + a)] = card
                if guess(card < 0):
                    pc = c
            elif op == I.OFFERPILE:
                pile = S[u(fp + b)]
                if nopt + S[u(count + pile)] > max_options:
                    fault = I.F_OPTIONS
                    break
                nopt = offer_pile(S, T, a, pile, nopt)
            elif op == I.OFFER0:
                if nopt >= max_options:
                    fault = I.F_OPTIONS
                    break
                put_option(S, options + 4 * nopt, a, -1, -1, 0)
                nopt += 1
            elif op == I.OFFER1:
                if nopt >= max_options:
                    fault = I.F_OPTIONS
                    break
                if S[u(fp + b)] < 0:
                    fault = I.F_NONE
                    break
                put_option(S, options + 4 * nopt, a, S[u(fp + b)], -1, 0)
                nopt += 1
            elif op == I.STEP:
                if S[u(fp + b)] < 0:
                    fault = I.F_NONE
                    break
                S[u(fp + a)] = around(S[u(fp + b)] + c, S[I.H_PLAYERS])
            elif op == I.COUNT:
                S[u(fp + a)] = S[u(count + S[u(fp + b)])]

            # --- several at once --------------------------------------------------------------------------------------
            elif op == I.JEQI_CASES:
                pc = cases(code, pc - 4, S[u(fp + a)])
            elif op == I.FACT_JLT:
                card = S[u(fp + c)]
                if card < 0:
                    fault = I.F_NONE
                    break
                S[u(fp + a)] = T[u(b + (S[u(ident + card)] & I.KIND_MASK))]
                pc += 4
                if guess(S[u(fp + code[u(pc - 3)])] < S[u(fp + code[u(pc - 2)])]):
                    pc = code[u(pc - 1)]
            elif op == I.OF_STEP_JEQ:
                if S[u(fp + b)] < 0:
                    fault = I.F_NONE
                    break
                S[u(fp + a)] = S[u(fp + b)] + c
                pc += 8
                if S[u(fp + code[u(pc - 6)])] < 0:
                    pc -= 4
                    fault = I.F_NONE
                    break
                S[u(fp + code[u(pc - 7)])] = around(S[u(fp + code[u(pc - 6)])] + code[u(pc - 5)], S[I.H_PLAYERS])
                if guess(S[u(fp + code[u(pc - 3)])] == S[u(fp + code[u(pc - 2)])]):
                    pc = code[u(pc - 1)]
            elif op == I.STEP_JNE:
                if S[u(fp + b)] < 0:
                    fault = I.F_NONE
                    break
                S[u(fp + a)] = around(S[u(fp + b)] + c, S[I.H_PLAYERS])
                pc += 4
                if guess(S[u(fp + code[u(pc - 3)])] != S[u(fp + code[u(pc - 2)])]):
                    pc = code[u(pc - 1)]
            elif op == I.WEIGHT_MUL:
                S[u(fp + a)] = W[u(b)]
                pc += 4
                value = S[u(fp + code[u(pc - 2)])] * S[u(fp + code[u(pc - 1)])]
                if beyond(value):
                    fault = I.F_OVERFLOW
                    break
                S[u(fp + code[u(pc - 3)])] = value

            # --- values -----------------------------------------------------------------------------------------------
            elif op == I.SETG:
                if not store(S, E, a, S[u(fp + b)], here):
                    fault = I.F_OVERFLOW
                    break
            elif op == I.ADDG:
                if not store(S, E, a, S[u(a)] + S[u(fp + b)], here):
                    fault = I.F_OVERFLOW
                    break
            elif op == I.ADDGI:
                if not store(S, E, a, S[u(a)] + b, here):
                    fault = I.F_OVERFLOW
                    break
            elif op == I.ADDF:
                if S[u(fp + b)] < 0:
                    fault = I.F_NONE
                    break
                where = a + S[u(fp + b)]
                if not store(S, E, where, S[u(where)] + S[u(fp + c)], here):
                    fault = I.F_OVERFLOW
                    break
            elif op == I.ADDFI:
                if S[u(fp + b)] < 0:
                    fault = I.F_NONE
                    break
                where = a + S[u(fp + b)]
                if not store(S, E, where, S[u(where)] + c, here):
                    fault = I.F_OVERFLOW
                    break
            elif op == I.GETMARK:
                if S[u(fp + b)] < 0:
                    fault = I.F_NONE
                    break
                S[u(fp + a)] = (S[u(marks + S[u(fp + b)])] >> c) & 1
            elif op == I.SETMARK:
                if not set_mark(S, T, E, S[u(fp + a)], b, S[u(fp + c)], here):
                    fault = I.F_NONE
                    break
            elif op == I.KIND:
                if S[u(fp + b)] < 0:
                    fault = I.F_NONE
                    break
                S[u(fp + a)] = S[u(ident + S[u(fp + b)])] & I.KIND_MASK

            # --- walks ------------------------------------------------------------------------------------------------
            elif op == I.SNAP:
                pile = S[u(fp + b)]
                S[u(fp + a)] = snap
                S[u(fp + a + 2)] = pile
                if snap - S[u(count + pile)] < fp + c:
                    fault = I.F_STACK
                    break
                card = S[u(head + pile)]
                ahead = snap
                snap -= S[u(count + pile)]
                while card >= 0:
                    ahead -= 1
                    S[u(ahead)] = card
                    card = S[u(links + card)] >> I.NEXT_SHIFT
                S[u(fp + a + 1)] = S[u(fp + a)]
            elif op == I.SNAPNEXT:
                card = next_kept(S, ident, fp + b, snap)
                if card < 0:
                    snap = S[u(fp + b)]
                    pc = c
                else:
                    S[u(fp + a)] = card
            elif op == I.SNAPDROP:
                snap = S[u(fp + a)]

            # --- calls ------------------------------------------------------------------------------------------------
            elif op == I.HASK:
                if S[u(fp + c)] < 0:
                    fault = I.F_NONE
                    break
                S[u(fp + a)] = 1 if T[u(b + (S[u(ident + S[u(fp + c)])] & I.KIND_MASK))] != 0 else 0
            elif op == I.SOURCE:
                S[u(fp + a)] = S[I.H_SOURCE]
            elif op == I.SETSOURCE:
                S[I.H_SOURCE] = S[u(fp + a)]

            # --- piles ------------------------------------------------------------------------------------------------
            elif op == I.LAST:
                S[u(fp + a)] = S[u(T[I.L_TAIL] + S[u(fp + b)])]
            elif op == I.PILEOF:
                if S[u(fp + b)] < 0:
                    fault = I.F_NONE
                    break
                S[u(fp + a)] = S[u(ident + S[u(fp + b)])] >> I.PILE_SHIFT
            elif op == I.OWNER:
                S[u(fp + a)] = T[u(T[I.L_OWNER] + S[u(fp + b)])]
            elif op == I.MOVE:
                if S[u(fp + a)] < 0:
                    fault = I.F_NONE
                    break
                move(S, T, E, S[u(fp + a)], S[u(fp + b)], c, here)
            elif op == I.MOVEBEFORE:
                if S[u(fp + a)] < 0 or S[u(fp + b)] < 0:
                    fault = I.F_NONE
                    break
                move_before(S, T, E, S[u(fp + a)], S[u(fp + b)], here)
            elif op == I.MOVEALL:
                move_all(S, T, E, S[u(fp + a)], S[u(fp + b)], c, here)
            elif op == I.SHUFFLE:
                shuffle(S, T, E, S[u(fp + a)], here)
            elif op == I.REVEAL:
                card = S[u(fp + a)]
                if card < 0:
                    fault = I.F_NONE
                    break
                S[u(ident + card)] |= (S[u(fp + b)] & I.EVERYONE) << I.KNOWN_SHIFT
                emit(S, E, here, I.EV_REVEAL, card, S[u(fp + b)], S[u(ident + card)] & I.KIND_MASK, 0, 0, 0)
            elif op == I.KNOWN:
                card = S[u(fp + b)]
                if card < 0 or S[u(fp + c)] < 0:
                    fault = I.F_NONE
                    break
                S[u(fp + a)] = (S[u(ident + card)] >> (I.KNOWN_SHIFT + S[u(fp + c)])) & 1

            # --- questions --------------------------------------------------------------------------------------------
            elif op == I.OFFER3:
                if nopt >= max_options:
                    fault = I.F_OPTIONS
                    break
                put_option(S, options + 4 * nopt, a, S[u(fp + b)], S[u(fp + b + 1)], S[u(fp + b + 2)])
                nopt += 1
            elif op == I.OPTIONS:
                S[u(fp + a)] = nopt
            elif op == I.FORCED:
                if nopt <= c:
                    S[u(fp + a)] = S[u(options)] if nopt else -1
                    S[u(fp + a + 1)] = S[u(options + 1)] if nopt else -1
                    S[u(fp + a + 2)] = S[u(options + 2)] if nopt else -1
                    S[u(fp + a + 3)] = S[u(options + 3)] if nopt else 0
                    nopt = 0
                    pc = b
            elif op == I.NOTE:
                if events:
                    card = S[u(fp + b)]
                    kind = S[u(ident + card)] & I.KIND_MASK if card >= 0 else -1
                    emit(S, E, here, I.EV_NOTE, a, card, S[u(fp + b + 1)], S[u(fp + b + 2)], kind, 0)
                for i in range(c):
                    S[u(fp + b + i)] = 0

            # --- arithmetic -------------------------------------------------------------------------------------------
            elif op == I.DIV:
                if S[u(fp + c)] == 0:
                    fault = I.F_DIVISION
                    break
                S[u(fp + a)] = S[u(fp + b)] // S[u(fp + c)]
            elif op == I.MOD:
                if S[u(fp + c)] == 0:
                    fault = I.F_DIVISION
                    break
                S[u(fp + a)] = S[u(fp + b)] % S[u(fp + c)]
            elif op == I.MIN:
                S[u(fp + a)] = min(S[u(fp + b)], S[u(fp + c)])
            elif op == I.EQI:
                S[u(fp + a)] = 1 if S[u(fp + b)] == c else 0
            elif op == I.BIT:
                if S[u(fp + b)] < 0:
                    fault = I.F_NONE
                    break
                S[u(fp + a)] = 1 << S[u(fp + b)]
            elif op == I.BOR:
                S[u(fp + a)] = S[u(fp + b)] | S[u(fp + c)]

            # --- seats, chance, the end -------------------------------------------------------------------------------
            elif op == I.PLAYERS:
                S[u(fp + a)] = S[I.H_PLAYERS]
            elif op == I.RANDOM:
                if S[u(fp + b)] <= 0:
                    fault = I.F_RANDOM
                    break
                value = rng.below(S, I.H_RNG, S[u(fp + b)])
                emit(S, E, here, I.EV_RANDOM, S[u(fp + b)], value, 0, 0, 0, 0)
                S[u(fp + a)] = value
            elif op == I.SEATED:
                if S[u(fp + b)] < 0 or S[u(fp + b)] >= S[I.H_PLAYERS]:
                    fault = I.F_NONE
                    break
                S[u(fp + a)] = S[u(fp + b)]
            elif op == I.LOOKUP:
                if S[u(fp + c)] < 0:
                    fault = I.F_NONE
                    break
                S[u(fp + a)] = T[u(b + S[u(fp + c)])]
            elif op == I.WITHIN:
                if S[u(fp + b)] < 0 or S[u(fp + b)] >= c:
                    fault = I.F_RANGE
                    break
                S[u(fp + a)] = S[u(fp + b)]
            elif op == I.SIDE:
                if S[u(fp + b)] < 0 or S[u(fp + (c >> 4))] < 0:
                    fault = I.F_NONE
                    break
                S[u(fp + a)] = S[u(fp + b)] * (c & 15) + S[u(fp + (c >> 4))]
            elif op == I.AMONG:
                value = S[u(fp + b)]
                S[u(fp + a)] = value if (c >> I.ASK_BITS) <= value < (c & I.ASK_MASK) else -1
            elif op == I.TAKES:
                if not (T[u(T[I.L_VERBS] + S[u(fp + a)])] >> b) & 1:
                    fault = I.F_PART
                    break
            elif op == I.TURN:
                if S[u(fp + a)] < 0:
                    fault = I.F_NONE
                    break
                S[I.H_TURN] += 1
                S[I.H_ACTIVE] = S[u(fp + a)]
                emit(S, E, here, I.EV_TURN, S[u(fp + a)], S[I.H_TURN], 0, 0, 0, 0)
            elif op == I.HALT:
                status = I.OVER
                S[I.H_TOP] = fp
                break
            elif op == I.TRAP:
                fault = a
                break
            elif op >= I.WATCHED:
                pc = here  # the instruction is still to be done
                if budget == 0:
                    status = I.BUDGET
                    break
                if events and E[I.E_COUNT] > events_limit:
                    status = I.EVENTS_FULL
                    break
                budget -= 1
                watched = 0
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
