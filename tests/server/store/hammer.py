"""A program that writes entries as fast as it can and says each one aloud once it is acknowledged; to be killed."""

from __future__ import annotations

import asyncio
import itertools
import os
import sys

from deckwright.server.store import Entry, Store

TABLES = [f"t{number}" for number in range(8)]


async def write(store: Store, id: str) -> None:
    for n in itertools.count(len(await store.entries(id)) + 1):
        assert await store.append(id, Entry(n, "choose", 0, {"choose": n}, float(n)))
        os.write(1, f"{id} {n}\n".encode())


async def main(url: str) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(write(store, id) for id in TABLES))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
