"""The first tables: persons, tables, chairs, log, requests, watchers."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "persons",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created_at", sa.String(32), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("owner", sa.String(32), nullable=False, index=True),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("created_at", sa.String(32), nullable=False),
        sa.Column("moved_at", sa.String(32), nullable=False),
        sa.Column("watch_hash", sa.String(64)),
        sa.Column("watch_round", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("to_act", sa.Integer, nullable=False),
        sa.Column("places", sa.Text),
        sa.Column("earlier", sa.Text),
        sa.Column("due_at", sa.String(32), index=True),
        sa.Column("bot_to_move", sa.Boolean, nullable=False, index=True),
        sa.Column("next", sa.String(32)),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_index("ix_tables_public_status", "tables", ["public", "status", "created_at"])
    op.create_table(
        "chairs",
        _of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), index=True),
        sa.Column("name", sa.String(64)),
        sa.Column("bot", sa.String(32)),
        sa.Column("key_hash", sa.String(64)),
        sa.Column("key_round", sa.Integer, nullable=False),
        sa.Column("salt_hash", sa.String(64)),
        sa.Column("salt", sa.String(128)),
        sa.Column("withheld", sa.Boolean, nullable=False),
        sa.Column("reserved", sa.String(32), index=True),
    )
    op.create_table(
        "log",
        _of_table(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("author", sa.String(32)),
    )
    op.create_table(
        "requests",
        _of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("request", sa.String(64), primary_key=True),
        sa.Column("content", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_table("watchers", _of_table(), sa.Column("person", sa.String(32), primary_key=True))


def downgrade() -> None:
    """Drop everything."""
    for name in ("watchers", "requests", "log", "chairs", "tables", "persons"):
        op.drop_table(name)


def _of_table() -> sa.Column[str]:
    return sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
