"""The databases that outlive a server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

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
    """The address of a database of either kind."""
    if request.param == "file":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    found: str = request.getfixturevalue("postgresql")
    return found
