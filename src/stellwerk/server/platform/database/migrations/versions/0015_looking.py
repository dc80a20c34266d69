"""Who is connected to a worker, and whether they have the page in view; a push message is never a digest."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """A worker of an earlier version does not know better than that everybody looks."""
    op.add_column("presences", sa.Column("looks", sa.Boolean, nullable=False, server_default=sa.true()))
    op.execute("UPDATE ways SET digest = 0 WHERE way = 'push'")


def downgrade() -> None:
    """Drop it."""
    op.drop_column("presences", "looks")
