"""Clocks, substitutes, proposals, games that were ended by agreement; seats that change hands."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
TABLES = ("time", "clocks", "proposal")
CHAIRS = ("conceded", "offered")


def upgrade() -> None:
    """Add the columns."""
    for name in TABLES:
        op.add_column("tables", sa.Column(name, sa.Text))
    op.add_column("tables", sa.Column("ended", sa.String(16)))
    op.add_column("tables", sa.Column("substitute", sa.String(32), nullable=False, server_default=""))
    for name in CHAIRS:
        op.add_column("chairs", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop them."""
    for name in (*TABLES, "ended", "substitute"):
        op.drop_column("tables", name)
    for name in CHAIRS:
        op.drop_column("chairs", name)
