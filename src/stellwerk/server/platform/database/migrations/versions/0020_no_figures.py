"""Workers no longer tell each other their metrics by way of the database."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    """Drop the table of metrics."""
    op.drop_table("figures")


def downgrade() -> None:
    """Make it again; PostgreSQL writes no log for it."""
    op.create_table(
        "figures",
        sa.Column("worker", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("families", sa.Text, nullable=False),
        prefixes=["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else [],
    )
