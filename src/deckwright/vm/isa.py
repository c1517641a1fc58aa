"""What the machine is made of: the words of a state's header, the statuses it stops with, its instructions.

A state is one int32 array. Its first `HEADER` words are named here; where the rest lies (cards, piles, values,
options, stack) depends on the game and stands in the first words of the game's constant table (`L_*`).
An instruction is four words: opcode and three operands. A register is a word of the current frame.
"""

from __future__ import annotations

# --- header of a state --------------------------------------------------------------------------------------------
H_STATUS = 0
H_PC = 1
H_FP = 2
H_SNAP = 3
H_TOP = 4
H_SOURCE = 5
H_RNG = 6  # four words
H_PLAYERS = 10
H_TURN = 11
H_ACTIVE = 12
H_WHO = 13
H_PROMPT = 14
H_NOPT = 15
H_ANSWER = 16
H_ASKDST = 17
H_DECISIONS = 18
H_FAULT = 19
HEADER = 20

# --- where things lie, in the first words of the constant table -----------------------------------------------------
L_NCARDS = 0
L_IDENT = 1
L_LINKS = 2
L_MARKS = 3
L_HEAD = 4
L_TAIL = 5
L_COUNT = 6
L_OPTIONS = 7
L_MAXOPT = 8
L_STACK = 9
L_STACKEND = 10
L_NPILES = 11
L_SEES = 12  # in the table itself: who sees each pile
L_POOL = 13  # in the table itself: which pool of hidden cards each pile belongs to
L_ATTRS = 14  # first word of the card counters in the state
L_NATTRS = 15  # how many counters each card has
L_OWNER = 16  # in the table itself: whose pile each pile is, -1 for the table's
L_SIZE = 17  # words in a state
L_DEFAULTS = 18  # in the table itself: the first value of each card counter
L_VERBS = 19  # in the table itself: what each verb goes with, a bit for each of PARTS
LAYOUT = 20

LIMIT = 1 << 30  # no number of a game is larger, on either side of 0
ENDLESS = 20_000_000  # instructions between two questions; a rule that needs more goes on for ever
WORST = -LIMIT  # what is found of an option by a judgement that breaks a bound
SURE = 1 << 24  # a judgement that likes an option so much would not change its mind by looking ahead

# --- statuses -------------------------------------------------------------------------------------------------------
RUNNING = 0
QUESTION = 1
OVER = 2
EVENTS_FULL = 3
BUDGET = 4
RETURNED = 5
FAULT = 6
NO_WAY_IN = 7  # of native code only: the interpreter goes on from here

# --- faults: why a rule was stopped -------------------------------------------------------------------------------
F_NONE = 1
F_STACK = 2
F_OPTIONS = 3
F_NO_WAY_OUT = 4
F_OVERFLOW = 5
F_DIVISION = 6
F_RANDOM = 7
F_NO_RETURN = 8
F_ASSERTION = 9
F_ENDLESS = 10
F_OPCODE = 11
F_ANSWER = 12
F_SHUFFLE = 13
F_ASIDE = 14
F_RANGE = 15
F_PART = 16

# --- what an answer may have beside its verb ------------------------------------------------------------------------
PARTS = ("card", "target", "player", "pile", "place", "number")

# --- which cards lie beside a card in its pile: the next one, and one more than the previous one --------------------
NEXT_SHIFT = 16  # -1 where there is none
PREV_MASK = 0xFFFF  # 0 where there is none
MOST_CARDS = 0x7FFF

# --- a card's word: its kind, who may know it, in which pile it lies ------------------------------------------------
KIND_MASK = 0xFFF
KNOWN_SHIFT = 12
EVERYONE = 0xFF  # eight seats; the highest bit stands for the public, that is for spectators
PUBLIC_BIT = 7
PILE_SHIFT = 20
CARD_MASK = (1 << PILE_SHIFT) - 1  # all but the pile
MOST_PILES = 0x7FF

# --- events: eight words each ---------------------------------------------------------------------------------------
EVENT_WORDS = 8
E_COUNT = 0  # SILENT: nobody listens; CHANCE: nor does anybody answer, chance does; IMAGINED: see there
E_CAPACITY = 1
E_FIRST = 2
SILENT = -1
IMAGINED = -3  # nobody listens, and a shuffle goes by what is shuffled, not by how it lay before
CHANCE = -2  # then E_CAPACITY is the last decision made by chance, and a generator lies at E_FIRST
EV_MOVE = 1  # card, from pile, to pile, knew before, know now, kind
EV_CHANGE = 2  # address, old, new
EV_SHUFFLE = 3  # pile
EV_REVEAL = 4  # card, mask, kind
EV_RANDOM = 5  # sides, value
EV_NOTE = 6  # note, card, target, number, kind
EV_TURN = 7  # player, turn
EV_MARK = 8  # card, bit, old, new

# --- instructions ---------------------------------------------------------------------------------------------------
# r: a register, i: an immediate number, @: an address in the program, G: an address in the state,
# T: an address in the constant table. Arithmetic first, then values, piles, jumps, calls, walks, questions.
# Those named after several do several at once (lang.compiler.fuse): their operands are those of the first, and the
# others lie where they always did.
(
    LOADI,  # r, i            r = i
    MOV,  # r, r
    ADD,  # r, r, r
    SUB,
    MUL,
    DIV,
    MOD,
    ADDI,  # r, r, i
    RSUBI,  # r, r, i         r = i - r
    MULI,
    MIN,
    MAX,
    MUL_ADD,  # the first of several that do several at once
    WEIGHT_MUL,
    FACT_WEIGHT,
    LOADI_DIV,
    ADDI_JLT,
    STEP_JNE,  # the next of the other players
    OF_STEP_JEQ,  # the first of them
    MOV_MOV,
    EQI,  # r, r, i
    LOADI_SETG,
    LOADI_SETMARK,
    BIT,  # r, r              r = 1 << r
    OFFER0_BIT,
    BOR,
    GETG,  # r, G
    SETG,  # G, r
    ADDG,  # G, r
    ADDGI,  # G, i
    GETF,  # r, G, r          r = state[G + object]
    SETF,  # G, r, r          state[G + object] = r
    ADDF,
    ADDFI,  # G, r, i
    GETMARK,  # r, r, i       r = bit i of the card's marks
    SETMARK,  # r, i, r
    FACT,  # r, T, r          r = table[T + kind of the card]
    KIND,  # r, r
    WEIGHT,  # r, i
    COUNT,  # r, r            how many cards in the pile
    FIRST,  # r, r            its top card
    LAST,
    PILEOF,  # r, r
    OWNER,  # r, r            whose pile
    MOVE,  # r, r, i          card to pile, i = 0 on top, 1 at the bottom
    MOVEBEFORE,  # r, r        card to just above another card, in its pile
    MOVEALL,  # r, r, i
    SHUFFLE,  # r
    REVEAL,  # r, r           card to the seats of a mask
    KNOWN,  # r, r, r         may this player know this card
    JMP,  # @
    JZ,  # r, @
    JNZ,
    JEQ,  # r, r, @
    JNE,
    JLT,
    JLE,
    JEQI,  # r, i, @
    JNEI,
    JLTI,
    JLEI,
    JGTI,
    JGEI,
    JLTG,  # r, G, @          with a value of the table
    JLEG,
    JGTG,
    JGEG,
    JMARK,  # r, i, @
    JNMARK,
    JFACT,  # r, T, @
    JNFACT,
    CALL,  # @, i             frame begins i words above this one; four words before @ stands its size
    CALLK,  # T, i, i         by the kind of the first argument; third: the answer where the kind has no effect
    RET,  # r
    HASK,  # r, T, r
    SOURCE,  # r              the card whose effect is running
    SETSOURCE,  # r
    HALT,
    TRAP,  # i
    SNAP,  # r, r, frame size  three registers: remember the cards of a pile
    SNAPNEXT,  # r, r, @
    SNAPDROP,  # r
    FIRSTJ,  # r, r, @        first card of a pile, or jump
    NEXTJ,  # r, @            next card and jump, or fall through
    PLAYERS,  # r
    STEP,  # r, r, i          player i seats further
    OFFER0,  # i
    OFFER1,  # i, r
    OFFER2,  # i, r, r        card and number
    OFFER3,  # i, r           three registers: card, target, number
    OFFERPILE,  # i, r
    OPTIONS,  # r
    FORCED,  # r, @, i        at most i choices: no question; take the only one, or none, and jump
    ASK,  # r + frame size * 4096, r, i
    JQUIET,  # @, r, i        nobody listens to events: clear i registers as NOTE would, and jump
    NOTE,  # i, r, i          three registers: card, target, number; i registers are clear afterwards
    RANDOM,  # r, r
    TURN,  # r
    OF,  # r, r, i            r = i + player, who must be one: a player's pile
    SEATED,  # r, r           the player of a seat number, which must be one
    FIRSTOF,  # r, r, @ * 4096 + i   FIRSTJ of a player's pile: i + player
    COUNTOF,  # r, r, i       COUNT of a player's pile
    MOVEOF,  # r, r, 2 * i + bottom   MOVE to a player's pile
    OFFEROF,  # i, r, i       OFFERPILE of a player's pile
    LOOKUP,  # r, T, r        r = table[T + r], where r must be something
    WITHIN,  # r, r, i        r = r, which must be from 0 to below i
    SIDE,  # r, r, r * 16 + i  r = place * i + player, who must both be there
    AMONG,  # r, r, i * 4096 + i   r = r, or -1 unless it is from the first number to below the second
    LOADI_FIRSTJ,
    OF_FIRST,
    GETF_JZ,
    GETF_JNZ,
    GETF_JLTI,
    GETG_JZ,
    GETG_JLEI,
    COUNTOF_JNZ,
    FACT_JGTG,
    FACT_JLT,
    JNEI_CASES,  # JNEI and JEQI of one register after each other, however many
    JEQI_CASES,
    JNFACT_JNFACT,  # each leads to the next, however many
    JMP_SNAPNEXT,
    FIRSTOF_JNFACT,  # the first card with the fact
    NEXTJ_JNFACT,  # the next card with the fact
    TAKES,  # r, i            the verb in the register must go with part i of an answer
) = range(125)

FRAME_WORDS = 4  # below each frame: return address, caller's frame, snapshot level, source
OPTION_WORDS = 4  # verb, card, second thing, number
ASK_BITS = 12  # of a word that holds two numbers, the lower one has so many
ASK_SHIFT = 1 << ASK_BITS
ASK_MASK = ASK_SHIFT - 1
WATCHED = 128  # a bit added to an opcode while somebody counts or listens
