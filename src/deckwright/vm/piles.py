"""Piles as linked lists threaded through the cards: a card is in exactly one pile, by construction.

A shuffle does not move cards: it deals the kinds of the shuffled cards anew among them. So the number of a card
says nothing about what it is once it has been shuffled, and a view may show that number freely.
"""

from __future__ import annotations

from typing import Any

from deckwright.vm import rng
from deckwright.vm.isa import (
    E_COUNT,
    E_FIRST,
    EV_MOVE,
    EV_SHUFFLE,
    EVENT_WORDS,
    H_RNG,
    H_SOURCE,
    IMAGINED,
    KIND_MASK,
    KNOWN_SHIFT,
    L_ATTRS,
    L_COUNT,
    L_DEFAULTS,
    L_HEAD,
    L_IDENT,
    L_MARKS,
    L_NATTRS,
    L_NCARDS,
    L_NEXT,
    L_PILE,
    L_PREV,
    L_SEES,
    L_TAIL,
)
from deckwright.vm.jit import lean
from deckwright.vm.jit import unsigned as u


@lean
def emit(S: Any, E: Any, pc: int, kind: int, a: int, b: int, c: int, d: int, e: int, f: int) -> None:
    """Write one event, if anybody listens. The fields' meaning depends on the kind (see isa)."""
    n = E[E_COUNT]
    if n < 0:
        return
    E[E_COUNT] = n + 1
    at = E_FIRST + n * EVENT_WORDS
    E[u(at)] = kind + 256 * (S[H_SOURCE] + 1)
    E[u(at + 1)] = a
    E[u(at + 2)] = b
    E[u(at + 3)] = c
    E[u(at + 4)] = d
    E[u(at + 5)] = e
    E[u(at + 6)] = f
    E[u(at + 7)] = pc


@lean
def unlink(S: Any, T: Any, card: int) -> int:
    """Take the card out of its pile; answer which pile that was."""
    pile = S[u(T[L_PILE] + card)]
    before = S[u(T[L_PREV] + card)]
    after = S[u(T[L_NEXT] + card)]
    if before >= 0:
        S[u(T[L_NEXT] + before)] = after
    else:
        S[u(T[L_HEAD] + pile)] = after
    if after >= 0:
        S[u(T[L_PREV] + after)] = before
    else:
        S[u(T[L_TAIL] + pile)] = before
    S[u(T[L_COUNT] + pile)] -= 1
    return int(pile)


@lean
def link(S: Any, T: Any, card: int, pile: int, bottom: int) -> None:
    """Put a card that is in no pile on top of a pile, or at its bottom."""
    S[u(T[L_PILE] + card)] = pile
    if bottom:
        end = S[u(T[L_TAIL] + pile)]
        S[u(T[L_PREV] + card)] = end
        S[u(T[L_NEXT] + card)] = -1
        S[u(T[L_TAIL] + pile)] = card
        if end >= 0:
            S[u(T[L_NEXT] + end)] = card
        else:
            S[u(T[L_HEAD] + pile)] = card
    else:
        end = S[u(T[L_HEAD] + pile)]
        S[u(T[L_NEXT] + card)] = end
        S[u(T[L_PREV] + card)] = -1
        S[u(T[L_HEAD] + pile)] = card
        if end >= 0:
            S[u(T[L_PREV] + end)] = card
        else:
            S[u(T[L_TAIL] + pile)] = card
    S[u(T[L_COUNT] + pile)] += 1


@lean
def move(S: Any, T: Any, E: Any, card: int, pile: int, bottom: int, pc: int) -> None:
    """Move a card; who may know it now are those who knew it and those who see the new pile."""
    source = unlink(S, T, card)
    link(S, T, card, pile, bottom)
    at = T[L_IDENT] + card
    before = S[u(at)]
    after = before | (T[u(T[L_SEES] + pile)] << KNOWN_SHIFT)
    S[u(at)] = after
    if E[E_COUNT] >= 0:
        kind = before & KIND_MASK
        emit(S, E, pc, EV_MOVE, card, source, pile + 4096 * bottom, before >> KNOWN_SHIFT, after >> KNOWN_SHIFT, kind)


@lean
def move_before(S: Any, T: Any, E: Any, card: int, other: int, pc: int) -> None:
    """Move a card to just above another one, so that it takes a place in the middle of a pile."""
    if card == other:
        return
    pile = S[u(T[L_PILE] + other)]
    move(S, T, E, card, pile, 0, pc)
    if S[u(T[L_NEXT] + card)] == other:
        return
    unlink(S, T, card)
    before = S[u(T[L_PREV] + other)]
    S[u(T[L_PILE] + card)] = pile
    S[u(T[L_PREV] + card)] = before
    S[u(T[L_NEXT] + card)] = other
    S[u(T[L_PREV] + other)] = card
    S[u(T[L_NEXT] + before)] = card
    S[u(T[L_COUNT] + pile)] += 1


@lean
def move_all(S: Any, T: Any, E: Any, source: int, pile: int, bottom: int, pc: int) -> None:
    """Move a whole pile, keeping its order: card by card where somebody listens, else all in one."""
    if source == pile:
        return
    if E[E_COUNT] < 0:
        splice(S, T, source, pile, bottom)
        return
    ends = T[L_HEAD] if bottom else T[L_TAIL]
    while S[u(ends + source)] >= 0:
        move(S, T, E, S[u(ends + source)], pile, bottom, pc)


@lean
def splice(S: Any, T: Any, source: int, pile: int, bottom: int) -> None:
    """Move a whole pile as the list it is; its cards only learn where they lie, and who sees them."""
    first, last = S[u(T[L_HEAD] + source)], S[u(T[L_TAIL] + source)]
    if first < 0:
        return
    sees = T[u(T[L_SEES] + pile)] << KNOWN_SHIFT
    card = first
    while card >= 0:
        S[u(T[L_PILE] + card)] = pile
        S[u(T[L_IDENT] + card)] |= sees
        card = S[u(T[L_NEXT] + card)]
    if bottom:
        end = S[u(T[L_TAIL] + pile)]
        S[u(T[L_PREV] + first)] = end
        S[u(T[L_TAIL] + pile)] = last
        S[u((T[L_NEXT] + end) if end >= 0 else (T[L_HEAD] + pile))] = first
    else:
        end = S[u(T[L_HEAD] + pile)]
        S[u(T[L_NEXT] + last)] = end
        S[u(T[L_HEAD] + pile)] = first
        S[u((T[L_PREV] + end) if end >= 0 else (T[L_TAIL] + pile))] = last
    S[u(T[L_HEAD] + source)] = S[u(T[L_TAIL] + source)] = -1
    S[u(T[L_COUNT] + pile)] += S[u(T[L_COUNT] + source)]
    S[u(T[L_COUNT] + source)] = 0


@lean
def shuffle(S: Any, T: Any, E: Any, pile: int, pc: int) -> None:
    """Deal the kinds of the pile's cards anew; only those who see the pile still know them.

    What lies on a shuffled card (marks, counters) is gone.
    """
    if E[E_COUNT] == IMAGINED:
        line_up(S, T, pile)
    ident = T[L_IDENT]
    following = T[L_NEXT]
    sees = T[u(T[L_SEES] + pile)] << KNOWN_SHIFT
    left = S[u(T[L_COUNT] + pile)]
    card = S[u(T[L_HEAD] + pile)]
    while card >= 0:
        # The partner is found by walking: a pile is short, and no room beside the state is needed.
        partner = card
        for _ in range(rng.below(S, H_RNG, left)):
            partner = S[u(following + partner)]
        kind = S[u(ident + partner)] & KIND_MASK
        S[u(ident + partner)] = (S[u(ident + card)] & KIND_MASK) | (S[u(ident + partner)] & ~KIND_MASK)
        S[u(ident + card)] = kind | sees
        blank(S, T, card)
        left -= 1
        card = S[u(following + card)]
    emit(S, E, pc, EV_SHUFFLE, pile, 0, 0, 0, 0, 0)


@lean
def line_up(S: Any, T: Any, pile: int) -> None:
    """Put the kinds of a pile's cards in order, so that the same luck brings the same shuffle however they lay."""
    ident = T[L_IDENT]
    card = S[u(T[L_HEAD] + pile)]
    while card >= 0:
        kind = S[u(ident + card)] & KIND_MASK
        to = card
        before = S[u(T[L_PREV] + to)]
        while before >= 0 and (S[u(ident + before)] & KIND_MASK) > kind:
            S[u(ident + to)] = (S[u(ident + before)] & KIND_MASK) | (S[u(ident + to)] & ~KIND_MASK)
            to = before
            before = S[u(T[L_PREV] + to)]
        S[u(ident + to)] = kind | (S[u(ident + to)] & ~KIND_MASK)
        card = S[u(T[L_NEXT] + card)]


@lean
def blank(S: Any, T: Any, card: int) -> None:
    """Take every mark and counter off a card."""
    S[u(T[L_MARKS] + card)] = 0
    for attribute in range(T[L_NATTRS]):
        S[u(T[L_ATTRS] + attribute * T[L_NCARDS] + card)] = T[u(T[L_DEFAULTS] + attribute)]
