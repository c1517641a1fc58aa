"""What an option means: verb, kind of card and where it lies, target, number. Equal copies mean the same."""

from __future__ import annotations

from typing import Any

from deckwright.vm import isa as I
from deckwright.vm.jit import lean
from deckwright.vm.jit import unsigned as u

MASK = (1 << 61) - 1
_FACTOR = 0x1B873593_CC9E2D51 & MASK
_NO_CARD = 0x5BD1E995
_UNKNOWN = 0x2545F491


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
    digest = mix(digest, S[u(T[I.L_PILE] + card)])
    digest = mix(digest, S[u(T[I.L_MARKS] + card)])
    cards = T[I.L_NCARDS]
    at = T[I.L_ATTRS] + card
    for _ in range(T[I.L_NATTRS]):
        digest = mix(digest, S[u(at)])
        at += cards
    return digest


@lean
def meanings(S: Any, T: Any, targets: Any, actor: int, keys: Any, firsts: Any) -> int:
    """The different meanings of the options of the pending question; how many there are.

    `keys` gets a digest of each, `firsts` the first option that means it. `targets[verb]` says whether the second
    thing of a verb is a card. Who is asked, and what, belongs to the meaning.
    """
    asked = mix(mix(1, S[I.H_WHO]), S[I.H_PROMPT])
    options = T[I.L_OPTIONS]
    found = 0
    for option in range(S[I.H_NOPT]):
        at = options + 4 * option
        verb = S[u(at)]
        key = mix(asked, verb)
        key = sense_of_card(S, T, S[u(at + 1)], actor, key)
        if targets[u(verb)]:
            key = sense_of_card(S, T, S[u(at + 2)], actor, key)
        else:
            key = mix(key, S[u(at + 2)])
        key = mix(key, S[u(at + 3)])
        like = 0
        while like < found and keys[u(like)] != key:
            like += 1
        if like == found:
            keys[u(found)] = key
            firsts[u(found)] = option
            found += 1
    return found
