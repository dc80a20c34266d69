"""Clocks are held until pages have shown everything that has happened at a table, not only the last decision."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    """Nothing is being shown anywhere."""
    op.add_column("tables", sa.Column("shown_at", sa.String(32)))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("tables", "shown_at")
