"""Settings of a table, phases that are timed, and what is drafted in them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the columns and make the table."""
    op.add_column("tables", sa.Column("settings", sa.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("deadline", sa.Text))
    op.create_table(
        "drafts",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("do", sa.String(200), nullable=False),
        sa.Column("note", sa.String(200)),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("drafts")
    op.drop_column("tables", "deadline")
    op.drop_column("tables", "settings")
