"""Who is away from a running table, where a bot stood in, and who agrees to the terms before the start."""

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"

LEISURE_SECONDS = 3 * 24 * 3600


def upgrade() -> None:
    """Add the columns; at running tables everybody is away from now on, until the first window opens."""
    op.add_column("tables", sa.Column("absence", sa.Integer, nullable=False, server_default="600"))
    op.add_column("chairs", sa.Column("away_at", sa.String(32)))
    op.add_column("chairs", sa.Column("called", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chairs", sa.Column("stood_in", sa.Integer))
    op.add_column("chairs", sa.Column("agreed", sa.Boolean, nullable=False, server_default=sa.true()))
    tables = sa.table("tables", sa.column("id"), sa.column("status"), sa.column("time"), sa.column("absence"))
    chairs = sa.table("chairs", sa.column("table"), sa.column("person"), sa.column("away_at"))
    leisure = tables.c.time.is_not(None) & tables.c.time.not_like('%"turn":0,%')
    op.execute(tables.update().where(leisure).values(absence=LEISURE_SECONDS))
    running = sa.select(tables.c.id).where(tables.c.status == "running")
    moment = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    away = chairs.update().where(chairs.c.person.is_not(None), chairs.c.table.in_(running))
    op.execute(away.values(away_at=moment))


def downgrade() -> None:
    """Drop them."""
    for name in ("agreed", "stood_in", "called", "away_at"):
        op.drop_column("chairs", name)
    op.drop_column("tables", "absence")
