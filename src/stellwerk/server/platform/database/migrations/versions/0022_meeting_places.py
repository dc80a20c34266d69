"""Language of a table, who was removed from it, since when it waits, and in which room a chat line was said."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    """Add the columns; whatever was said before was said among the players."""
    op.add_column("tables", sa.Column("language", sa.String(8)))
    op.add_column("tables", sa.Column("removed", sa.Text, nullable=False, server_default="[]"))
    op.add_column("tables", sa.Column("asked_at", sa.String(32)))
    op.add_column("chat", sa.Column("room", sa.String(16), nullable=False, server_default="players"))


def downgrade() -> None:
    """Drop them; without rooms nobody may read what was said in the spectators' one."""
    op.execute(sa.text("DELETE FROM chat WHERE room <> 'players'"))
    op.drop_column("chat", "room")
    op.drop_column("tables", "asked_at")
    op.drop_column("tables", "removed")
    op.drop_column("tables", "language")
