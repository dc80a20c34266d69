"""Casual tables: hints are allowed."""

import sqlalchemy as sa
from alembic import op

revision = "talk_3_casual"
down_revision = "talk_2_notes"


def upgrade() -> None:
    """Add the column; at older tables nobody has agreed to it."""
    op.add_column("tables", sa.Column("casual", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("tables", "casual")
