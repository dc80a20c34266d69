"""What webhooks are sent is signed: each has the version of its secret, which is derived from the signing secret."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Add the column; webhooks that exist get their first secret, which their owners can renew to see one."""
    op.add_column("ways", sa.Column("secret_version", sa.Integer, nullable=False, server_default="0"))
    ways = sa.table("ways", sa.column("way"), sa.column("secret_version"))
    op.execute(ways.update().where(ways.c.way == "webhook").values(secret_version=1))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("ways", "secret_version")
