"""The journal: moves on their way into their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make it."""
    op.create_table(
        "journal",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("moves", sa.LargeBinary, nullable=False),
        sa.Column("fault", sa.Text),
    )


def downgrade() -> None:
    """Drop it; it is empty, for whoever changes the shape of the database settles it before."""
    op.drop_table("journal")
