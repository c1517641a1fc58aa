"""Runs the steps on the connection, and inside the transaction, that `store/migrate.py` hands over."""

from __future__ import annotations

from alembic import context

from deckwright.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # SQLite too: our connections begin transactions themselves
)
with context.begin_transaction():
    context.run_migrations()
