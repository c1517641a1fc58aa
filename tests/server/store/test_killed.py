"""The process is killed in the middle of many writes: all that was acknowledged is there, and no gap."""

from __future__ import annotations

import itertools
import subprocess
import sys

import pytest

from deckwright.server.store import Store
from tests.server.store import hammer
from tests.server.store.kit import a_table, opened

pytestmark = [pytest.mark.anyio, pytest.mark.slow]


def killed_while_writing(url: str, lines: int) -> list[tuple[str, int]]:
    """Let the hammer write, kill it once it has said so many lines, and tell what it said was acknowledged."""
    with subprocess.Popen([sys.executable, hammer.__file__, url], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = list(itertools.islice(process.stdout, lines))
        process.kill()
        said += list(process.stdout)
    assert len(said) >= lines, "it ended before it was killed"
    return [(id, int(n)) for id, n in map(str.split, said)]


async def check(store: Store, id: str, acknowledged: list[int]) -> None:
    kept = await store.entries(id)
    assert [entry.n for entry in kept] == list(range(1, len(kept) + 1))
    assert set(acknowledged) <= {entry.n for entry in kept}
    assert all(entry.data == {"choose": entry.n} for entry in kept)
    row = await store.table(id)
    assert row is not None and row.touched == len(kept), "the table and its entries were written together"


async def test_a_killed_writer_loses_nothing(lasting: str) -> None:
    async with opened(lasting) as store:
        for id in hammer.TABLES:
            await store.add_table(a_table(id, touched=0.0))
    acknowledged: list[tuple[str, int]] = []
    for _ in range(2):
        acknowledged += killed_while_writing(lasting, 200)
        assert len(acknowledged) == len(set(acknowledged))
        async with opened(lasting) as store:
            for id in hammer.TABLES:
                await check(store, id, [n for where, n in acknowledged if where == id])
