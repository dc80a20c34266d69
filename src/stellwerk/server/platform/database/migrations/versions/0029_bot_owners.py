"""Bot accounts at tables: the names of their owners."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    """Add the column; bots that sit already are shown without their owner."""
    op.add_column("chairs", sa.Column("bot_owner", sa.String(64)))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("chairs", "bot_owner")
