"""Campaigns: what was done at them, the saved games of their battles, who takes part; and which table is a battle."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the tables of campaigns, and let a table name its campaign."""
    op.create_table(
        "campaigns",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("campaign", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_campaigns"),
    )
    op.create_index("ix_campaigns_touched", "campaigns", ["touched"])
    op.create_table(
        "campaign_entries",
        sa.Column("campaign_id", sa.Text, nullable=False),
        sa.Column("n", sa.Integer, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("member", sa.Integer),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("campaign_id", "n", name="pk_campaign_entries"),
        _goes_with_its_campaign("campaign_entries"),
    )
    op.create_table(
        "campaign_battles",
        sa.Column("campaign_id", sa.Text, nullable=False),
        sa.Column("battle_table", sa.Text, nullable=False),
        sa.Column("saved", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("campaign_id", "battle_table", name="pk_campaign_battles"),
        _goes_with_its_campaign("campaign_battles"),
    )
    op.create_table(
        "campaign_holds",
        sa.Column("campaign_id", sa.Text, nullable=False),
        sa.Column("member", sa.Integer, nullable=False),
        sa.Column("holder", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("campaign_id", "member", "holder", name="pk_campaign_holds"),
        _goes_with_its_campaign("campaign_holds"),
    )
    op.create_index("ix_campaign_holds_holder", "campaign_holds", ["holder"])
    op.add_column("tables", sa.Column("campaign", sa.Text))
    op.create_index("ix_tables_campaign", "tables", ["campaign"])


def _goes_with_its_campaign(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["campaign_id"], ["campaigns.id"], name=f"fk_{name}_campaign_id", ondelete="CASCADE")
