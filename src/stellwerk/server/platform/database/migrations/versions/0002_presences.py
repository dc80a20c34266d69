"""Who is connected to which worker."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "presences",
        sa.Column("worker", sa.Integer, primary_key=True),
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
    )
    op.create_index("ix_presences_table", "presences", ["table"])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("presences")
