"""Who is to act with a page open, but gives no sign of life, vanishes too."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    """Nobody has been heard of but by decisions."""
    op.add_column("chairs", sa.Column("heard_at", sa.String(32)))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("chairs", "heard_at")
