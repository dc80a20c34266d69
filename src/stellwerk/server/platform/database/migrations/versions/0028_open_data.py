"""Consents to publish finished public games as open data."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    """Add the table; nobody has agreed yet."""
    op.create_table(
        "open_data_consents",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("at", sa.String(32), nullable=False),
    )


def downgrade() -> None:
    """Drop it."""
    op.drop_table("open_data_consents")
