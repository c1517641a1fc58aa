"""When this house was open, so that clocks rest while it is not; and the tables at which anybody may sit down."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the tables of opening hours and of tables listed in the lobby."""
    op.create_table(
        "hours",
        sa.Column("process", sa.Text, nullable=False),
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("process", name="pk_hours"),
    )
    op.create_table(
        "listed",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_listed"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_listed_table_id", ondelete="CASCADE"),
    )
