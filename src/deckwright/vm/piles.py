"""Piles as linked lists threaded through the cards: a card is in exactly one pile, by construction.

A shuffle does not move cards: it deals the kinds of the shuffled cards anew among them. So the number of a card
says nothing about what it is once it has been shuffled, and a view may show that number freely.
"""

from __future__ import annotations

from typing import Any

from deckwright.vm import rng
from deckwright.vm.isa import (
    CARD_MASK,
    E_COUNT,
    E_FIRST,
    EV_MOVE,
    EV_SHUFFLE,
    EVENT_WORDS,
    EVERYONE,
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
    L_LINKS,
    L_MARKS,
    L_NATTRS,
    L_NCARDS,
    L_SEES,
    L_TAIL,
    NEXT_SHIFT,
    PILE_SHIFT,
    PREV_MASK,
)
from deckwright.vm.jit import ASIDE, aside, lean
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
def next_of(S: Any, T: Any, card: int) -> int:
    """The card that lies below one in its pile, or -1."""
    return int(S[u(T[L_LINKS] + card)]) >> NEXT_SHIFT


@lean
def prev_of(S: Any, T: Any, card: int) -> int:
    """The card that lies above one in its pile, or -1."""
    return (int(S[u(T[L_LINKS] + card)]) & PREV_MASK) - 1


@lean
def set_links(S: Any, T: Any, card: int, before: int, after: int) -> None:
    """Say between which cards one lies."""
    S[u(T[L_LINKS] + card)] = (after << NEXT_SHIFT) | (before + 1)


@lean
def set_next(S: Any, T: Any, card: int, after: int) -> None:
    """Say which card lies below one."""
    at = T[L_LINKS] + card
    S[u(at)] = (after << NEXT_SHIFT) | (S[u(at)] & PREV_MASK)


@lean
def set_prev(S: Any, T: Any, card: int, before: int) -> None:
    """Say which card lies above one."""
    at = T[L_LINKS] + card
    S[u(at)] = (S[u(at)] & ~PREV_MASK) | (before + 1)


@lean
def pile_of(S: Any, T: Any, card: int) -> int:
    """The pile that a card lies in."""
    return int(S[u(T[L_IDENT] + card)]) >> PILE_SHIFT


@lean
def put_in(S: Any, T: Any, card: int, pile: int) -> None:
    """Say in which pile a card lies."""
    at = T[L_IDENT] + card
    S[u(at)] = (S[u(at)] & CARD_MASK) | (pile << PILE_SHIFT)


@lean
def unlink(S: Any, T: Any, card: int) -> int:
    """Take the card out of its pile; answer which pile that was."""
    pile = pile_of(S, T, card)
    before = prev_of(S, T, card)
    after = next_of(S, T, card)
    if before >= 0:
        set_next(S, T, before, after)
    else:
        S[u(T[L_HEAD] + pile)] = after
    if after >= 0:
        set_prev(S, T, after, before)
    else:
        S[u(T[L_TAIL] + pile)] = before
    S[u(T[L_COUNT] + pile)] -= 1
    return pile


@lean
def link(S: Any, T: Any, card: int, pile: int, bottom: int) -> None:
    """Put a card that is in no pile on top of a pile, or at its bottom."""
    put_in(S, T, card, pile)
    if bottom:
        end = S[u(T[L_TAIL] + pile)]
        set_links(S, T, card, end, -1)
        S[u(T[L_TAIL] + pile)] = card
        if end >= 0:
            set_next(S, T, end, card)
        else:
            S[u(T[L_HEAD] + pile)] = card
    else:
        end = S[u(T[L_HEAD] + pile)]
        set_links(S, T, card, -1, end)
        S[u(T[L_HEAD] + pile)] = card
        if end >= 0:
            set_prev(S, T, end, card)
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
        knew, know = (before >> KNOWN_SHIFT) & EVERYONE, (after >> KNOWN_SHIFT) & EVERYONE
        emit(S, E, pc, EV_MOVE, card, source, pile + 4096 * bottom, knew, know, kind)


@lean
def move_before(S: Any, T: Any, E: Any, card: int, other: int, pc: int) -> None:
    """Move a card to just above another one, so that it takes a place in the middle of a pile."""
    if card == other:
        return
    pile = pile_of(S, T, other)
    move(S, T, E, card, pile, 0, pc)
    if next_of(S, T, card) == other:
        return
    unlink(S, T, card)
    before = prev_of(S, T, other)
    set_links(S, T, card, before, other)
    set_prev(S, T, other, card)
    set_next(S, T, before, card)
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
    here = (pile << PILE_SHIFT) | (T[u(T[L_SEES] + pile)] << KNOWN_SHIFT)
    card = first
    while card >= 0:
        at = T[L_IDENT] + card
        S[u(at)] = (S[u(at)] & CARD_MASK) | here
        card = next_of(S, T, card)
    if bottom:
        end = S[u(T[L_TAIL] + pile)]
        set_prev(S, T, first, end)
        S[u(T[L_TAIL] + pile)] = last
        if end >= 0:
            set_next(S, T, end, first)
        else:
            S[u(T[L_HEAD] + pile)] = first
    else:
        end = S[u(T[L_HEAD] + pile)]
        set_next(S, T, last, end)
        S[u(T[L_HEAD] + pile)] = first
        if end >= 0:
            set_prev(S, T, end, last)
        else:
            S[u(T[L_TAIL] + pile)] = last
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
    here = (pile << PILE_SHIFT) | (T[u(T[L_SEES] + pile)] << KNOWN_SHIFT)
    cards = S[u(T[L_COUNT] + pile)]
    order = aside()
    list_cards(S, T, pile, order)
    card = S[u(T[L_HEAD] + pile)]
    for number in range(cards):
        partner = card_at(S, T, order, number + rng.below(S, H_RNG, cards - number))
        kind = S[u(ident + partner)] & KIND_MASK
        S[u(ident + partner)] = (S[u(ident + card)] & KIND_MASK) | (S[u(ident + partner)] & ~KIND_MASK)
        S[u(ident + card)] = kind | here
        blank(S, T, card)
        card = next_of(S, T, card)
    emit(S, E, pc, EV_SHUFFLE, pile, 0, 0, 0, 0, 0)


@lean
def list_cards(S: Any, T: Any, pile: int, order: Any) -> None:
    """List the cards of a pile, as many as there is room for."""
    card = S[u(T[L_HEAD] + pile)]
    listed = 0
    while card >= 0 and listed < ASIDE:
        order[u(listed)] = card
        listed += 1
        card = next_of(S, T, card)


@lean
def card_at(S: Any, T: Any, order: Any, number: int) -> int:
    """A card of a pile by its number; one that is not listed is found by walking on from the last that is."""
    if number < ASIDE:
        return int(order[u(number)])
    card = order[ASIDE - 1]
    for _ in range(number - ASIDE + 1):
        card = next_of(S, T, card)
    return int(card)


@lean
def line_up(S: Any, T: Any, pile: int) -> None:
    """Put the kinds of a pile's cards in order, so that the same luck brings the same shuffle however they lay."""
    ident = T[L_IDENT]
    card = S[u(T[L_HEAD] + pile)]
    while card >= 0:
        kind = S[u(ident + card)] & KIND_MASK
        to = card
        before = prev_of(S, T, to)
        while before >= 0 and (S[u(ident + before)] & KIND_MASK) > kind:
            S[u(ident + to)] = (S[u(ident + before)] & KIND_MASK) | (S[u(ident + to)] & ~KIND_MASK)
            to = before
            before = prev_of(S, T, to)
        S[u(ident + to)] = kind | (S[u(ident + to)] & ~KIND_MASK)
        card = next_of(S, T, card)


@lean
def blank(S: Any, T: Any, card: int) -> None:
    """Take every mark and counter off a card."""
    S[u(T[L_MARKS] + card)] = 0
    for attribute in range(T[L_NATTRS]):
        S[u(T[L_ATTRS] + attribute * T[L_NCARDS] + card)] = T[u(T[L_DEFAULTS] + attribute)]
