"""Bot accounts: whose they are, where they sit, which tables take them, and their failures."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Add the columns and the table; nobody is a bot yet."""
    op.add_column("accounts", sa.Column("owner", sa.String(32)))
    op.create_index("ix_accounts_owner", "accounts", ["owner"])
    op.add_column("chairs", sa.Column("bot_account", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("bot_accounts", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "bot_failures",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("bot", sa.String(32), nullable=False, index=True),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("table", sa.String(32)),
        sa.Column("code", sa.String(32), nullable=False),
        sa.Column("clause", sa.String(16)),
        sa.Column("detail", sa.String(500), nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("bot_failures")
    op.drop_column("tables", "bot_accounts")
    op.drop_column("chairs", "bot_account")
    op.drop_index("ix_accounts_owner", "accounts")
    op.drop_column("accounts", "owner")
