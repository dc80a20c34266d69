"""Plans: decisions in advance."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make the table, and mark tables with plans."""
    op.create_table(
        "plans",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False, index=True),
        sa.Column("plan", sa.Text, nullable=False),
    )
    op.add_column("tables", sa.Column("planned", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_tables_planned", "tables", ["planned"])


def downgrade() -> None:
    """Drop them."""
    op.drop_index("ix_tables_planned", "tables")
    op.drop_column("tables", "planned")
    op.drop_table("plans")
