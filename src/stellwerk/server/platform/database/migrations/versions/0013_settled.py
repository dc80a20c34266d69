"""The moves that are on their way into their tables stand in a file; here stands up to where they have arrived."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """One row; no move has this number."""
    settled = op.create_table("settled", sa.Column("number", sa.BigInteger, primary_key=True))
    op.bulk_insert(settled, [{"number": 0}])


def downgrade() -> None:
    """Drop it; whoever changes the shape of the database settles all moves before."""
    op.drop_table("settled")
