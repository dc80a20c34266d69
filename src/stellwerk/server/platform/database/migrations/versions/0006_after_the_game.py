"""After the game: where a table comes from, the proof of an uploaded record, curves."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
COLUMNS = ("origin", "proof")


def upgrade() -> None:
    """Add the columns and the table."""
    for name in COLUMNS:
        op.add_column("tables", sa.Column(name, sa.Text))
    op.create_table(
        "curves",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("bot", sa.String(32), nullable=False),
        sa.Column("wanted", sa.Integer, nullable=False),
        sa.Column("points", sa.Text, nullable=False),
        sa.Column("status", sa.String(16), nullable=False, index=True),
    )


def downgrade() -> None:
    """Drop them."""
    op.drop_table("curves")
    for name in COLUMNS:
        op.drop_column("tables", name)
