"""The generator: the same numbers on every machine, each one equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from deckwright.vm import rng
from deckwright.vm.jit import INTERPRETED

# The first four numbers for a seed and a stream. They must never change: every saved game depends on them.
FIRST = {
    (0, 0): (3300212312, 1743954244, 207519241, 3716241083),
    (1, 0): (2308299391, 1950625580, 354034397, 661219729),
    (7, 0): (2427842431, 2917685297, 1525832735, 3836590155),
    (7, 1): (3285229991, 2329102311, 3148290964, 1622894535),
    (2**64 - 1, 0): (2378084626, 2430036845, 2939583250, 3162307632),
    (123456789012345, 3): (3067159210, 445358089, 2022716984, 2765575908),
}


def started(seed: int, stream: int = 0) -> Any:
    """A generator as it lies in a state."""
    words: Any = [0] * 4 if INTERPRETED else np.zeros(4, np.int32)
    rng.seed(words, 0, seed & rng.MASK, seed >> 32, stream)
    return words


def sfc32(seed: int, stream: int) -> Iterator[int]:
    """The generator as its inventor describes it, written once more."""
    a, b, c, counter = seed & rng.MASK, seed >> 32, 0x9E3779B9 ^ stream, 1
    for step in range(1 << 20):
        out = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = (((c << 21) | (c >> 11)) % 2**32 + out) % 2**32
        if step >= 15:
            yield out


@pytest.mark.parametrize(("seed", "stream"), FIRST)
def test_the_first_numbers_of_a_seed_are_fixed(seed: int, stream: int) -> None:
    words = started(seed, stream)
    assert tuple(rng.next_word(words, 0) for _ in range(4)) == FIRST[seed, stream]


@given(seed=st.integers(0, 2**64 - 1), stream=st.integers(0, 3))
def test_it_is_sfc32(seed: int, stream: int) -> None:
    words, expected = started(seed, stream), sfc32(seed, stream)
    assert [rng.next_word(words, 0) for _ in range(20)] == [next(expected) for _ in range(20)]


@given(seed=st.integers(0, 2**64 - 1))
def test_equal_seeds_agree_and_streams_differ(seed: int) -> None:
    def numbers(stream: int) -> list[int]:
        words = started(seed, stream)
        return [rng.next_word(words, 0) for _ in range(4)]

    assert numbers(0) == numbers(0)
    assert len({tuple(numbers(stream)) for stream in range(4)}) == 4


@given(seed=st.integers(0, 2**64 - 1), n=st.integers(1, 2**30))
def test_below_stays_in_its_bounds(seed: int, n: int) -> None:
    words = started(seed)
    assert all(0 <= rng.below(words, 0, n) < n for _ in range(20))


@pytest.mark.parametrize("n", [2, 3, 6, 7, 20, 52])
def test_every_number_is_equally_likely(n: int) -> None:
    words, rolls = started(n), 2000 * n
    found = Counter(rng.below(words, 0, n) for _ in range(rolls))
    assert set(found) == set(range(n))
    # Chi squared of n - 1 degrees of freedom, far beyond what a fair die ever shows; the seed is fixed.
    assert sum((count - 2000) ** 2 / 2000 for count in found.values()) < n + 5 * (2 * n) ** 0.5


def test_one_possibility_takes_no_number() -> None:
    words = started(5)
    before = list(words)
    assert rng.below(words, 0, 1) == rng.below(words, 0, 0) == 0
    assert list(words) == before


def test_a_generator_lies_anywhere_and_touches_nothing_else() -> None:
    words: Any = [7] * 10 if INTERPRETED else np.full(10, 7, np.int32)
    rng.seed(words, 3, 1, 2, 0)
    rng.next_word(words, 3)
    assert list(words[:3]) == [7] * 3 and list(words[7:]) == [7] * 3
    alone = started(1 + (2 << 32))
    rng.next_word(alone, 0)
    assert list(words[3:7]) == list(alone)
