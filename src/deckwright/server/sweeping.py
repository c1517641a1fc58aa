"""Garbage that refers to itself is looked for while nobody plays.

To look for it Python walks over all that is alive, of every table, and nothing else happens meanwhile: with 500 tables
that takes most of a second. To look only at what is new is no way out: that is spread over the whole memory, and to go
over the things of three seconds takes a seventh of one. A choice leaves hardly any such garbage, a page a few things, a
room or a line that is let go none. So it waits for a quiet moment; the longer none comes the shorter it may be.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

EVERY = 1.0  # seconds between two looks at whether it is quiet
WORTH = 20_000  # things that came and did not go since the last time; fewer are not worth a walk
QUIET = 3.0  # seconds in which nobody has done anything
LONG = 3600.0  # seconds after which it is done at any moment


def sweep_by_hand() -> None:
    """From now on nothing is swept by itself; what stands already is never walked over again."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def sweeping(idle: Callable[[], float]) -> None:
    """Sweep for ever; `idle` says for how many seconds nobody has done anything."""
    swept = time.monotonic()
    while True:
        await asyncio.sleep(EVERY)
        if is_due(gc.get_count()[0], idle(), time.monotonic() - swept):
            gc.collect()
            swept = time.monotonic()


def is_due(grown: int, idle: float, since: float) -> bool:
    """Whether to sweep now: so many things have come, and it is quiet enough for so many seconds without."""
    return grown > WORTH and idle >= QUIET * max(0.0, 1 - since / LONG)
