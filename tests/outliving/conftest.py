"""Both kinds of database, for rooms that outlive the server that opened them."""

from tests.server.store.conftest import cluster, lasting, postgresql

__all__ = ["cluster", "lasting", "postgresql"]
