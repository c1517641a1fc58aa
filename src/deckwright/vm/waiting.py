"""What can wait: an option that may as well be chosen after another one, which costs nothing.

If two options come to the same whichever is first, nothing is lost by the other one now: this one will be there still,
and by then more may be known. So only what cannot wait need be weighed against it. But what is paid for one thing may
be missing for two others that together come to more, though each of them could wait; so for what costs anything,
nothing waits.
"""

from __future__ import annotations

from typing import Any

from deckwright.vm import isa as I
from deckwright.vm.engine import go_on
from deckwright.vm.hidden import deal
from deckwright.vm.jit import lean
from deckwright.vm.meaning import MASK, meanings, mix
from deckwright.vm.piles import next_of
from deckwright.vm.play import BUDGET
from deckwright.vm.search import copy_state

TOO_LATE = -1  # no gist: the second option was not there any more


@lean
def gist(S: Any, T: Any, ordered: Any) -> int:
    """A digest of a position that leaves out how cards lie in piles whose order does not matter."""
    digest = mix(mix(mix(1, S[I.H_STATUS]), S[I.H_PC]), S[I.H_NOPT])
    for word in range(I.H_RNG, I.H_PROMPT + 1):
        digest = mix(digest, S[word])
    for word in range(I.HEADER, T[I.L_HEAD]):
        digest = mix(digest, S[word])
    cards = 0
    for pile in range(T[I.L_NPILES]):
        place = 0
        card = S[T[I.L_HEAD] + pile]
        while card >= 0:
            sense = mix(mix(mix(mix(1, pile), place), S[T[I.L_IDENT] + card]), S[T[I.L_MARKS] + card])
            for counter in range(T[I.L_NATTRS]):
                sense = mix(sense, S[T[I.L_ATTRS] + counter * T[I.L_NCARDS] + card])
            cards = (cards + sense) & MASK
            place += ordered[pile]
            card = next_of(S, T, card)
    return mix(mix(digest, cards), cards >> 32)


@lean
def costs_nothing(rules: Any, space: Any, option: int) -> bool:
    """Whether on this deal no value of a player or of the table is less after an option."""
    S = space.state
    copy_state(space.deal, S, rules.table)
    S[I.H_ANSWER] = option
    go_on(S, rules.engine, rules.table, rules.weights, rules.silent, BUDGET)
    free = True
    for word in range(I.HEADER, rules.table[I.L_HEAD]):
        free &= S[word] >= space.deal[word]
    return free


@lean
def choose_both(rules: Any, ordered: Any, seat: int, space: Any, first: int, second_key: int) -> int:
    """Choose an option and then the one that means the other; the gist of what comes of it."""
    S = space.state
    copy_state(space.deal, S, rules.table)
    S[I.H_ANSWER] = first
    go_on(S, rules.engine, rules.table, rules.weights, rules.silent, BUDGET)
    if S[I.H_STATUS] != I.QUESTION or not (S[I.H_WHO] >> seat) & 1:
        return TOO_LATE
    n = meanings(S, rules.table, rules.targets, seat, space.keys, space.options)
    for i in range(n):
        if space.keys[i] == second_key:
            S[I.H_ANSWER] = space.options[i]
            go_on(S, rules.engine, rules.table, rules.weights, rules.silent, BUDGET)
            return gist(S, rules.table, ordered)
    return TOO_LATE


@lean
def find_what_can_wait(
    root: Any,
    rules: Any,
    ordered: Any,
    seat: int,
    R: Any,
    space: Any,
    options: Any,
    keys: Any,
    habit: int,
    deals: int,
    waits: Any,
) -> None:
    """Say for each option whether it can wait until the habit is done; it must on every one of so many deals."""
    for i in range(len(options)):
        waits[i] = i != habit
    for _ in range(deals):
        copy_state(root, space.deal, rules.table)
        deal(space.deal, rules.table, space.order, space.ends, space.counts[1], R)
        free = costs_nothing(rules, space, options[habit])
        for i in range(len(options)):
            waits[i] &= free
            if waits[i]:
                later = choose_both(rules, ordered, seat, space, options[habit], keys[i])
                sooner = choose_both(rules, ordered, seat, space, options[i], keys[habit])
                waits[i] = later != TOO_LATE and later == sooner
