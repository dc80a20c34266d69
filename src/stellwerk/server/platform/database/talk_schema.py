"""Tables of what people say and note at tables."""

from sqlalchemy import Column, ForeignKey, Index, Integer, String, Table, Text

from stellwerk.server.platform.database.schema import METADATA

CHAT = Table(
    "chat",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", String(32), nullable=False),
    Column("request", String(64)),
    Column("room", String(16), nullable=False),
    Index("ix_chat_request", "table", "person", "request", unique=True),
)

NOTES = Table(
    "notes",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Index("ix_notes_person", "person"),
)
