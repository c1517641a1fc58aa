"""What a seat cannot know, dealt anew: the only state a planner may look ahead in."""

from __future__ import annotations

from typing import Any

from deckwright.vm import isa as I
from deckwright.vm import rng
from deckwright.vm.jit import jit


@jit
def hidden_cards(S: Any, T: Any, seat: int, order: Any, ends: Any) -> int:
    """List the cards this seat cannot know, pool by pool; how many pools there are.

    `order` is room for as many numbers as there are cards; `ends[pool]` says where the cards of a pool end in it.
    """
    ident = T[I.L_IDENT]
    pools = T[I.L_POOL]
    npools = 0
    for pile in range(T[I.L_NPILES]):
        npools = max(npools, T[pools + pile] + 1)
    n = 0
    for pool in range(npools):
        for card in range(T[I.L_NCARDS]):
            hidden = not (S[ident + card] >> (I.KNOWN_SHIFT + seat)) & 1
            if hidden and T[pools + S[T[I.L_PILE] + card]] == pool:
                order[n] = card
                n += 1
        ends[pool] = n
    return npools


@jit
def deal(S: Any, T: Any, order: Any, ends: Any, npools: int, R: Any) -> None:
    """Deal the kinds of the listed cards anew within their pools, and forget the generator.

    `R` is the planner's own generator. A card's place, and who else knows it, stay: only what it is changes, so the
    view of the seat is the same as before.
    """
    ident = T[I.L_IDENT]
    begin = 0
    for pool in range(npools):
        for i in range(ends[pool] - begin - 1, 0, -1):
            j = rng.below(R, 0, i + 1)
            one = ident + order[begin + i]
            other = ident + order[begin + j]
            kind = S[one] & I.KIND_MASK
            S[one] = (S[one] & ~I.KIND_MASK) | (S[other] & I.KIND_MASK)
            S[other] = (S[other] & ~I.KIND_MASK) | kind
        begin = ends[pool]
    rng.seed(S, I.H_RNG, rng.next_word(R, 0), rng.next_word(R, 0), 2)


@jit
def put_in_order(S: Any, T: Any, order: Any, ends: Any, npools: int) -> None:
    """Sort the kinds of the listed cards within their pools: states that a seat cannot tell apart become equal."""
    ident = T[I.L_IDENT]
    begin = 0
    for pool in range(npools):
        for i in range(begin + 1, ends[pool]):
            kind = S[ident + order[i]] & I.KIND_MASK
            j = i - 1
            while j >= begin and (S[ident + order[j]] & I.KIND_MASK) > kind:
                above = ident + order[j + 1]
                S[above] = (S[above] & ~I.KIND_MASK) | (S[ident + order[j]] & I.KIND_MASK)
                j -= 1
            there = ident + order[j + 1]
            S[there] = (S[there] & ~I.KIND_MASK) | kind
        begin = ends[pool]


@jit
def determinize(S: Any, T: Any, seat: int, R: Any, order: Any, ends: Any) -> None:
    """Deal all that a seat cannot know anew, and forget the generator."""
    deal(S, T, order, ends, hidden_cards(S, T, seat, order, ends), R)
