"""Garbage that refers to itself is looked for while nobody plays.

To look for it Python walks over all that is alive, of every table, and nothing else happens meanwhile: with 500 tables
that takes most of a second. A choice leaves no such garbage, a page hardly any, so that it can wait for a quiet moment.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

EVERY = 15.0  # seconds between two looks at whether it is quiet
QUIET = 3.0  # seconds in which nobody has done anything
WORTH = 20_000  # things that came and did not go since the last time; fewer are not worth a walk
ENOUGH = 5_000_000  # so many that it is done at any moment


def sweep_by_hand() -> None:
    """From now on nothing is swept by itself; what stands already is never walked over again."""
    gc.collect()
    gc.freeze()
    gc.disable()


async def sweeping(idle: Callable[[], float]) -> None:
    """Sweep for ever; `idle` says for how many seconds nobody has done anything."""
    while True:
        await asyncio.sleep(EVERY)
        if is_due(gc.get_count()[0], idle()):
            gc.collect()


def is_due(grown: int, idle: float) -> bool:
    """Whether to sweep now, with so many new things, after so many quiet seconds."""
    return grown > ENOUGH or (grown > WORTH and idle > QUIET)
