"""Accounts and personal tokens."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("login", sa.String(128), nullable=False, unique=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("password", sa.String(256), nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
        sa.Column("disabled", sa.Boolean, nullable=False),
        sa.Column("created_at", sa.String(32), nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("scopes", sa.String(64), nullable=False),
        sa.Column("created_at", sa.String(32), nullable=False),
        sa.Column("expires_at", sa.String(32)),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("tokens")
    op.drop_table("accounts")
