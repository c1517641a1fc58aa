"""What an option means: verb, kind of card and where it lies, target, number. Equal copies mean the same."""

from __future__ import annotations

from typing import Any

from deckwright.vm import isa as I
from deckwright.vm.jit import lean
from deckwright.vm.jit import unsigned as u
from deckwright.vm.piles import pile_of

MASK = (1 << 61) - 1
_FACTOR = 0x1B873593_CC9E2D51 & MASK
_NO_CARD = 0x5BD1E995
_UNKNOWN = 0x2545F491
_SPREAD = 1021  # so far apart in a glance lie its parts; glances of others may fall together


@lean
def mix(digest: int, word: int) -> int:
    """Add a number to a digest. Compiled code and plain Python agree: only the low bits of a product are kept."""
    digest = ((digest ^ (word & 0xFFFFFFFF)) * _FACTOR) & MASK
    return digest ^ (digest >> 29)


@lean
def sense_of_card(S: Any, T: Any, card: int, actor: int, digest: int) -> int:
    """Add what a card is to the one who chooses: its kind, where it lies, its marks and counters.

    A card the chooser cannot know is itself and no other: its number says nothing about its kind.
    """
    if card < 0:
        return mix(digest, _NO_CARD)
    word = S[u(T[I.L_IDENT] + card)]
    if not (word >> (I.KNOWN_SHIFT + actor)) & 1:
        return mix(mix(digest, _UNKNOWN), card)
    digest = mix(digest, word & I.KIND_MASK)
    digest = mix(digest, word >> I.PILE_SHIFT)
    digest = mix(digest, S[u(T[I.L_MARKS] + card)])
    cards = T[I.L_NCARDS]
    at = T[I.L_ATTRS] + card
    for _ in range(T[I.L_NATTRS]):
        digest = mix(digest, S[u(at)])
        at += cards
    return digest


@lean
def glance(S: Any, T: Any, card: int, actor: int) -> int:
    """A number that is the same for cards which are alike to the one who chooses: their kind, or which of all."""
    if card < 0:
        return -1
    word = S[u(T[I.L_IDENT] + card)]
    return int(word & I.KIND_MASK) if (word >> (I.KNOWN_SHIFT + actor)) & 1 else I.KIND_MASK + 1 + card


@lean
def alike(S: Any, T: Any, one: int, other: int) -> bool:
    """Whether two cards of the same glance also lie in the same pile, with the same marks and counters."""
    if one == other or one < 0:
        return True
    marks = T[I.L_MARKS]
    if pile_of(S, T, one) != pile_of(S, T, other) or S[u(marks + one)] != S[u(marks + other)]:
        return False
    at = T[I.L_ATTRS]
    for _ in range(T[I.L_NATTRS]):
        if S[u(at + one)] != S[u(at + other)]:
            return False
        at += T[I.L_NCARDS]
    return True


@lean
def differing(S: Any, T: Any, targets: Any, actor: int, glances: Any, firsts: Any) -> int:
    """The first option of each meaning in `firsts`; how many meanings there are. `glances` is room to compare them.

    What differs at a glance means something else; only what does not is looked at closely. `targets[verb]` says
    whether the second thing of a verb is a card.
    """
    options = T[I.L_OPTIONS]
    found = 0
    for option in range(S[I.H_NOPT]):
        at = options + 4 * option
        verb = S[u(at)]
        card = S[u(at + 1)]
        second = S[u(at + 2)]
        target = targets[u(verb)] != 0
        seen = (glance(S, T, card, actor) * _SPREAD + verb) * _SPREAD
        seen = (seen + (glance(S, T, second, actor) if target else second)) * _SPREAD + S[u(at + 3)]
        like = 0
        while like < found:
            if glances[u(like)] == seen:
                there = options + 4 * firsts[u(like)]
                same = S[u(there)] == verb and S[u(there + 3)] == S[u(at + 3)] and alike(S, T, card, S[u(there + 1)])
                same &= alike(S, T, second, S[u(there + 2)]) if target else S[u(there + 2)] == second
                if same:
                    break
            like += 1
        if like == found:
            glances[u(found)] = seen
            firsts[u(found)] = option
            found += 1
    return found


@lean
def meanings(S: Any, T: Any, targets: Any, actor: int, keys: Any, firsts: Any) -> int:
    """The different meanings of the options of the pending question; how many there are.

    `keys` gets a digest of each, `firsts` the first option that means it. Who is asked, and what, belongs to the
    meaning.
    """
    asked = mix(mix(1, S[I.H_WHO]), S[I.H_PROMPT])
    found = differing(S, T, targets, actor, keys, firsts)
    for i in range(found):
        at = T[I.L_OPTIONS] + 4 * firsts[u(i)]
        key = mix(asked, S[u(at)])
        key = sense_of_card(S, T, S[u(at + 1)], actor, key)
        if targets[u(S[u(at)])]:
            key = sense_of_card(S, T, S[u(at + 2)], actor, key)
        else:
            key = mix(key, S[u(at + 2)])
        keys[u(i)] = mix(key, S[u(at + 3)])
    return found
