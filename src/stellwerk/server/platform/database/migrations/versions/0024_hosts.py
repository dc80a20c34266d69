"""Accounts that are hosts, and invitations to create an account."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Add the column and the table; nobody is a host yet."""
    op.add_column("accounts", sa.Column("host", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "account_invitations",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("note", sa.String(64), nullable=False),
        sa.Column("made_by", sa.String(32), index=True),
        sa.Column("created_at", sa.String(32), nullable=False),
        sa.Column("expires_at", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("account_invitations")
    op.drop_column("accounts", "host")
