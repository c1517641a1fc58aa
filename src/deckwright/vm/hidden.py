"""What a seat cannot know, dealt anew: the only state a planner may look ahead in."""

from __future__ import annotations

from typing import Any

from deckwright.vm import isa as I
from deckwright.vm import rng
from deckwright.vm.jit import jit


@jit
def determinize(S: Any, T: Any, seat: int, R: Any, order: Any) -> None:
    """Deal the kinds of all cards this seat cannot know anew within their pools, and forget the generator.

    `R` is the planner's own generator, `order` room for as many numbers as there are cards. A card's place, and
    who else knows it, stay: only what it is changes, so the seat's view is the same as before.
    """
    ident = T[I.L_IDENT]
    pools = T[I.L_POOL]
    npools = 0
    for pile in range(T[I.L_NPILES]):
        npools = max(npools, T[pools + pile] + 1)
    for pool in range(npools):
        n = 0
        for card in range(T[I.L_NCARDS]):
            hidden = not (S[ident + card] >> (I.KNOWN_SHIFT + seat)) & 1
            if hidden and T[pools + S[T[I.L_PILE] + card]] == pool:
                order[n] = card
                n += 1
        for i in range(n - 1, 0, -1):
            j = rng.below(R, 0, i + 1)
            one = ident + order[i]
            other = ident + order[j]
            kind = S[one] & I.KIND_MASK
            S[one] = (S[one] & ~I.KIND_MASK) | (S[other] & I.KIND_MASK)
            S[other] = (S[other] & ~I.KIND_MASK) | kind
    rng.seed(S, I.H_RNG, rng.next_word(R, 0), rng.next_word(R, 0), 2)
