"""Positions by names, as turns end."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table of positions."""
    op.create_table(
        "positions",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("told", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_positions"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_positions_table_id", ondelete="CASCADE"),
    )
