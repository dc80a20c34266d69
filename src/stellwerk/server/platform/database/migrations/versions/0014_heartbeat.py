"""The heartbeat: when a server was alive last."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """One row, written by the first server that starts; without it nothing is known of the time before."""
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("heartbeat")
