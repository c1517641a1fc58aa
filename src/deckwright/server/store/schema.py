"""The shape of the database. What changes here needs a migration; a test holds both against each other."""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    TypeDecorator,
)


class Plain(TypeDecorator[str]):
    """Text that any database can hold, so that to ask for an impossible id finds nothing, and is no error."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Any) -> str | None:
        """Put a sign that nobody uses in place of NUL and of half a character."""
        return value and value.replace("\0", "\ufffd").encode("utf-16", "surrogatepass").decode("utf-16", "replace")


metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

# `length` is the number of the last entry: it is what two who append at once race for.
tables = Table(
    "tables",
    metadata,
    Column("id", Plain, primary_key=True),
    Column("game", Plain, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", Plain, nullable=False),  # 64 bits without a sign: more than an integer column holds
    Column("options", JSON, nullable=False),
    Column("rules", Plain, nullable=False),
    Column("chairs", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("parent", Plain),  # not a foreign key: a branch outlives what it came from
    Column("parent_at", Integer),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("length", Integer, nullable=False),
    Column("campaign", Plain),  # of which campaign it is a battle; a table outlives what it belonged to
    Index(None, "touched"),
    Index(None, "campaign"),
)


def _of_table() -> Column[str]:
    """A row that belongs to a table and goes with it."""
    return Column("table_id", Plain, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


entries = Table(
    "entries",
    metadata,
    _of_table(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("what", Plain, nullable=False),
    Column("seat", Integer),
    Column("data", JSON, nullable=False),
    Column("at", Double, nullable=False),
)

# How a table stood, told by names, after the entry that ended a turn: it outlives the version that wrote it.
positions = Table(
    "positions",
    metadata,
    _of_table(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("told", LargeBinary, nullable=False),
)

holds = Table(
    "holds",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("holder", Plain, primary_key=True),
    Index(None, "holder"),
)

notes = Table(
    "notes",
    metadata,
    _of_table(),
    Column("name", Plain, primary_key=True),
    Column("data", JSON, nullable=False),
)

# A game that somebody does not want on their page any more; everybody else's table stays as it is.
put_away = Table(
    "put_away",
    metadata,
    _of_table(),
    Column("holder", Plain, primary_key=True),
    Index(None, "holder"),
)

# The page of a browser that made a link to take it along, and the browsers that opened it: they play its seats too.
pages = Table(
    "pages",
    metadata,
    Column("id", Plain, primary_key=True),
    Column("holder", Plain, nullable=False),
    Column("created", Double, nullable=False),
    Index(None, "holder", unique=True),
)

page_browsers = Table(
    "page_browsers",
    metadata,
    Column("browser", Plain, primary_key=True),
    Column("page_id", Plain, ForeignKey("pages.id", ondelete="CASCADE"), nullable=False),
    Index(None, "page_id"),
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", Plain, primary_key=True),
    Column("game", Plain, nullable=False),
    Column("campaign", Plain, nullable=False),
    Column("seed", Plain, nullable=False),
    Column("options", JSON, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("length", Integer, nullable=False),
    Index(None, "touched"),
)


def _of_campaign() -> Column[str]:
    """A row that belongs to a campaign and goes with it."""
    return Column("campaign_id", Plain, ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True)


campaign_entries = Table(
    "campaign_entries",
    metadata,
    _of_campaign(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("what", Plain, nullable=False),
    Column("member", Integer),
    Column("data", JSON, nullable=False),
    Column("at", Double, nullable=False),
)

# The saved game of a battle that was counted: it goes with the campaign wherever that goes.
campaign_battles = Table(
    "campaign_battles",
    metadata,
    _of_campaign(),
    Column("battle_table", Plain, primary_key=True),
    Column("saved", LargeBinary, nullable=False),
)

campaign_holds = Table(
    "campaign_holds",
    metadata,
    _of_campaign(),
    Column("member", Integer, primary_key=True, autoincrement=False),
    Column("holder", Plain, primary_key=True),
    Index(None, "holder"),
)

# When each process of this house served: clocks of tables rest while none did.
hours = Table(
    "hours",
    metadata,
    Column("process", Plain, primary_key=True),
    Column("began", Double, nullable=False),
    Column("ended", Double, nullable=False),
)

# Tables that their openers list in the lobby: anybody may sit down while a seat is free.
listed = Table(
    "listed",
    metadata,
    _of_table(),
    Column("since", Double, nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", Plain, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
