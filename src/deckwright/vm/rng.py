"""The generator inside every state: sfc32, four words of 32 bits.

Only additions, shifts and exclusive ors of numbers below 2**32, so plain Python and compiled code agree exactly.
"""

from __future__ import annotations

from typing import Any

from deckwright.vm.jit import lean

MASK = 0xFFFFFFFF
_ROUNDS = 15


@lean
def _signed(word: int) -> int:
    return word - 0x100000000 if word >= 0x80000000 else word


@lean
def next_word(words: Any, at: int) -> int:
    """Advance the generator that lies at `words[at:at + 4]`; a number below 2**32."""
    a = words[at] & MASK
    b = words[at + 1] & MASK
    c = words[at + 2] & MASK
    counter = words[at + 3] & MASK
    out: int = (a + b + counter) & MASK
    words[at + 3] = _signed((counter + 1) & MASK)
    words[at] = _signed(b ^ (b >> 9))
    words[at + 1] = _signed((c + (c << 3)) & MASK)
    words[at + 2] = _signed((((c << 21) | (c >> 11)) + out) & MASK)
    return out


@lean
def below(words: Any, at: int, n: int) -> int:
    """A number from 0 to n - 1, every one equally likely."""
    if n <= 1:
        return 0
    while True:
        product = next_word(words, at) * n
        rest = product & MASK
        # Below 2**32 % n there is one word too many. That is less than n, so the division is seldom needed.
        if rest >= n or rest >= 0x100000000 % n:
            return product >> 32


@lean
def seed(words: Any, at: int, low: int, high: int, stream: int) -> None:
    """Start the generator from a 64-bit seed given as two halves; equal seeds of different streams differ."""
    words[at] = _signed(low & MASK)
    words[at + 1] = _signed(high & MASK)
    words[at + 2] = _signed((0x9E3779B9 ^ stream) & MASK)
    words[at + 3] = 1
    for _ in range(_ROUNDS):
        next_word(words, at)
