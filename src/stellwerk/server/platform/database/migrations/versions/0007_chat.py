"""What is said at the tables."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "chat",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("request", sa.String(64)),
    )
    op.create_index("ix_chat_request", "chat", ["table", "person", "request"], unique=True)


def downgrade() -> None:
    """Drop it."""
    op.drop_table("chat")
