"""What workers count together: limits, and figures for the host's monitoring. It need not outlive a crash."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Make the tables; PostgreSQL writes no log for them."""
    unlogged = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "limits",
        sa.Column("what", sa.String(16), primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("free_at", sa.Double, nullable=False),
        prefixes=unlogged,
    )
    op.create_table(
        "figures",
        sa.Column("worker", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("families", sa.Text, nullable=False),
        prefixes=unlogged,
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("figures")
    op.drop_table("limits")
