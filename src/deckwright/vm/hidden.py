"""What a seat cannot know, dealt anew: the only state a planner may look ahead in."""

from __future__ import annotations

from typing import Any

from deckwright.vm import isa as I
from deckwright.vm import rng
from deckwright.vm.jit import lean
from deckwright.vm.piles import pile_of


@lean
def hidden_cards(S: Any, T: Any, seat: int, order: Any, ends: Any) -> int:
    """List the cards this seat cannot know, pool by pool; how many pools there are.

    `order` is room for as many numbers as there are cards; `ends[pool]` says where the cards of a pool end in it.
    Pools between which a card changed hands unseen are one, and the later of them is empty.
    """
    ident = T[I.L_IDENT]
    pools = T[I.L_POOL]
    npools = 0
    for pile in range(T[I.L_NPILES]):
        npools = max(npools, T[pools + pile] + 1)
    for pool in range(npools):
        ends[pool] = pool  # the first pool it is one with; where its cards end is written over that
    join_pools(S, T, seat, ends, npools)
    n = 0
    for pool in range(npools):
        for card in range(T[I.L_NCARDS]):
            hidden = not (S[ident + card] >> (I.KNOWN_SHIFT + seat)) & 1
            at = T[pools + pile_of(S, T, card)]
            if hidden and at >= pool and ends[at] == pool:
                order[n] = card
                n += 1
        ends[pool] = n
    return npools


@lean
def join_pools(S: Any, T: Any, seat: int, first: Any, npools: int) -> None:
    """Make one of the pools of two players where a card of one is known to the other, but not to this seat.

    It may have been the other's: which of their cards it was, this seat cannot tell.
    """
    pools = T[I.L_POOL]
    for card in range(T[I.L_NCARDS]):
        known = (S[T[I.L_IDENT] + card] >> I.KNOWN_SHIFT) & I.EVERYONE
        pile = pile_of(S, T, card)
        owner = T[T[I.L_OWNER] + pile]
        if owner < 0 or (known >> seat) & 1 or known == 0:
            continue
        for other in range(S[I.H_PLAYERS]):
            theirs = pile - owner + other
            if other == owner or not (known >> other) & 1 or T[T[I.L_OWNER] + theirs] != other:
                continue
            one = min(first[T[pools + pile]], first[T[pools + theirs]])
            gone = max(first[T[pools + pile]], first[T[pools + theirs]])
            for pool in range(npools):
                if first[pool] == gone:
                    first[pool] = one


@lean
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


@lean
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


@lean
def determinize(S: Any, T: Any, seat: int, R: Any, order: Any, ends: Any) -> None:
    """Deal all that a seat cannot know anew, and forget the generator."""
    deal(S, T, order, ends, hidden_cards(S, T, seat, order, ends), R)
