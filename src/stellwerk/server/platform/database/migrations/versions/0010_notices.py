"""Ways to be told, and deliveries."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "ways",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("way", sa.String(8), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("extra", sa.Text),
        sa.Column("kinds", sa.String(64), nullable=False),
        sa.Column("digest", sa.Integer, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("created_at", sa.String(32), nullable=False),
        sa.Column("last_at", sa.String(32)),
    )
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("way", sa.String(16), sa.ForeignKey("ways.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("table", sa.String(32)),
        sa.Column("created_at", sa.String(32), nullable=False),
        sa.Column("due_at", sa.String(32), nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("done_at", sa.String(32)),
        sa.Column("error", sa.String(200)),
    )
    op.create_index("ix_deliveries_due", "deliveries", ["state", "due_at"])


def downgrade() -> None:
    """Drop them."""
    op.drop_table("deliveries")
    op.drop_table("ways")
