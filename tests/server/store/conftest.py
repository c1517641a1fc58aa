"""Every kind of database, for tests that hold for each of them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from deckwright.server.store import Store
from tests.server.cluster import Cluster, private_cluster


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with private_cluster() as cluster:
        yield cluster


@pytest.fixture
def postgresql(cluster: Cluster) -> str:
    """The address of an empty PostgreSQL database."""
    return cluster.fresh()


@pytest.fixture(params=["file", "postgresql"])
def lasting(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that outlives the store that opened it."""
    if request.param == "file":
        return f"sqlite:///{tmp_path / 'data' / 'tables.db'}"
    found: str = request.getfixturevalue("postgresql")
    return found


@pytest.fixture(params=["file", "memory", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    """An empty store of each kind."""
    url = {"file": f"sqlite:///{tmp_path / 'tables.db'}", "memory": "sqlite://"}.get(request.param)
    store = await Store.open(url or request.getfixturevalue("postgresql"))
    yield store
    await store.close()
