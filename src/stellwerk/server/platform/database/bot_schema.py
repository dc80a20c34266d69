"""Table of what went wrong with bot accounts."""

from sqlalchemy import Column, Integer, String, Table

from stellwerk.server.platform.database.schema import METADATA

BOT_FAILURES = Table(
    "bot_failures",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("bot", String(32), nullable=False, index=True),
    Column("at", String(32), nullable=False),
    Column("table", String(32)),
    Column("code", String(32), nullable=False),
    Column("clause", String(16)),
    Column("detail", String(500), nullable=False),
)
