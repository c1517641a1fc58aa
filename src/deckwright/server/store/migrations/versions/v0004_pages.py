"""Pages of browsers: the link that takes one along, the browsers it brought it to, and games put away from it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the tables of pages."""
    op.create_table(
        "pages",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pages"),
    )
    op.create_index("ix_pages_holder", "pages", ["holder"], unique=True)
    op.create_table(
        "page_browsers",
        sa.Column("browser", sa.Text, nullable=False),
        sa.Column("page_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("browser", name="pk_page_browsers"),
        sa.ForeignKeyConstraint(["page_id"], ["pages.id"], name="fk_page_browsers_page_id", ondelete="CASCADE"),
    )
    op.create_index("ix_page_browsers_page_id", "page_browsers", ["page_id"])
    op.create_table(
        "put_away",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("holder", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "holder", name="pk_put_away"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_put_away_table_id", ondelete="CASCADE"),
    )
    op.create_index("ix_put_away_holder", "put_away", ["holder"])
