"""Sanctions of people, reports of people, and the diary of what hosts and the server did."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """Create the tables, empty."""
    op.create_table(
        "sanctions",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("ends_at", sa.String(32)),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("lifted_at", sa.String(32)),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), index=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("about", sa.String(32), index=True),
        sa.Column("about_name", sa.String(64), nullable=False),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("line", sa.Integer),
        sa.Column("quote", sa.Text, nullable=False),
        sa.Column("reason", sa.String(500), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("decision", sa.String(16)),
        sa.Column("decided_at", sa.String(32)),
    )
    op.create_table(
        "diary",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("at", sa.String(32), nullable=False, index=True),
        sa.Column("host", sa.String(32)),
        sa.Column("host_name", sa.String(64)),
        sa.Column("what", sa.String(24), nullable=False),
        sa.Column("person", sa.String(32), index=True),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("more", sa.String(200), nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    for name in ("diary", "reports", "sanctions"):
        op.drop_table(name)
