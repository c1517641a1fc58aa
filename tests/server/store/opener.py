"""A program that opens a store and says its secret: to be started many times at once."""

from __future__ import annotations

import asyncio
import sys

from deckwright.server.store import Store


async def main(url: str) -> None:
    sys.stdin.readline()  # all wait here, and go together
    store = await Store.open(url)
    print((await store.secret("seats")).hex())
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
