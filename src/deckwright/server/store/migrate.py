"""Brings a database to the shape this version of Deckwright needs, however many processes start at once."""

from __future__ import annotations

import threading
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Engine, func, select, text

from deckwright.server.store.errors import NewerStore

STEPS = Path(__file__).parent / "migrations"
LOCK = 0x6465636B77726967  # any number will do that nobody else on the server takes

# alembic keeps its place in a global of its module, so one thread at a time.
_one_thread = threading.Lock()


def to_head(engine: Engine) -> None:
    """Run the steps that are missing, all or nothing; whoever comes second waits and finds nothing to do.

    The transaction is the lock: SQLite's begins as a writer, and PostgreSQL's takes an advisory lock first.
    """
    with _one_thread, engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL lock_timeout = '60s'"))
            connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
        config = Config()
        config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError as error:
            raise NewerStore(str(error)) from error
