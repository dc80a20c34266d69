"""Moves are written into their tables at once: nothing is on its way any more."""

import logging

import sqlalchemy as sa
from alembic import op

LOGGER = logging.getLogger("stellwerk.store")
revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Drop the tables of the journal, which is settled; moves that fitted nowhere are kept, and the log says so."""
    op.drop_table("settled")
    kept = op.get_bind().scalar(sa.text("SELECT count(*) FROM journal"))
    if kept:
        LOGGER.warning("%d rows of moves that fitted no table were set aside earlier; they stay in `journal`", kept)
    else:
        op.drop_table("journal")


def downgrade() -> None:
    """Make them again; a `journal` that was kept stays as it is."""
    settled = op.create_table("settled", sa.Column("number", sa.BigInteger, primary_key=True))
    op.bulk_insert(settled, [{"number": 0}])
    op.create_table(
        "journal",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("moves", sa.LargeBinary, nullable=False),
        sa.Column("fault", sa.Text),
        if_not_exists=True,
    )
