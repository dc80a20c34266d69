"""Settings of accounts: how somebody plays, on every device that follows the account."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    """Every account begins without settings: each device keeps its own."""
    op.add_column("accounts", sa.Column("settings", sa.Text, nullable=False, server_default="{}"))


def downgrade() -> None:
    """Drop them."""
    op.drop_column("accounts", "settings")
