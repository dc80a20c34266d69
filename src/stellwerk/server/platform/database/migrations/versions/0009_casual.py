"""Casual tables: hints are allowed."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the column; at older tables nobody has agreed to it."""
    op.add_column("tables", sa.Column("casual", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("tables", "casual")
