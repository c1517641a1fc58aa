"""Garbage that refers to itself is looked for a little at a time, and everywhere only while nobody plays.

To look everywhere Python walks over all that is alive, of every table, and nothing else happens meanwhile: with 500
tables that takes most of a second. A choice leaves hardly any such garbage, a page a few things that die at once, and
a room or a line that is let go none. So what is new is walked over again and again, which takes some milliseconds and
finds nearly all; the rest waits for a quiet moment. The longer none comes the shorter it may be.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

EVERY = 1.0  # seconds between two looks at what is new
NEW = 20_000  # things that came and did not go since the last look; fewer are not worth a walk
OLD = 100_000  # things that were once new since everything was walked over; fewer are not worth that
QUIET = 3.0  # seconds in which nobody has done anything
LONG = 6 * 3600.0  # seconds after which everything is walked over at any moment


def sweep_by_hand() -> None:
    """From now on nothing is swept by itself; what stands already is never walked over again."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def sweeping(idle: Callable[[], float]) -> None:
    """Sweep for ever; `idle` says for how many seconds nobody has done anything."""
    aged, swept = 0, time.monotonic()
    while True:
        await asyncio.sleep(EVERY)
        grown = gc.get_count()[0]
        if everywhere_is_due(aged + grown, idle(), time.monotonic() - swept):
            gc.collect()
            aged, swept = 0, time.monotonic()
        elif grown > NEW:
            gc.collect(1)
            aged += grown


def everywhere_is_due(aged: int, idle: float, since: float) -> bool:
    """Whether to look everywhere: so many things have come, and it is quiet enough for so long a time without."""
    return aged > OLD and idle >= QUIET * max(0.0, 1 - since / LONG)
