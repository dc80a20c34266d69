"""A key for any free chair of a table, whom a chair is kept for by name, and how guests come back."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Add the columns and the table."""
    op.add_column("tables", sa.Column("any_hash", sa.String(64)))
    op.add_column("tables", sa.Column("any_round", sa.Integer, nullable=False, server_default="0"))
    op.add_column("chairs", sa.Column("reserved_name", sa.String(64)))
    op.create_table(
        "guests",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("key_round", sa.Integer, nullable=False),
        sa.Column("key_hash", sa.String(64)),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("guests")
    op.drop_column("chairs", "reserved_name")
    op.drop_column("tables", "any_round")
    op.drop_column("tables", "any_hash")
