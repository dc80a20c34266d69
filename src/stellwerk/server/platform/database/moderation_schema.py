"""Tables of what hosts decide: sanctions, reports, and the diary of the house."""

from sqlalchemy import Column, Integer, String, Table, Text

from stellwerk.server.platform.database.schema import METADATA

SANCTIONS = Table(
    "sanctions",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("ends_at", String(32)),
    Column("reason", String(200), nullable=False),
    Column("at", String(32), nullable=False),
    Column("lifted_at", String(32)),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("person", String(32), index=True),
    Column("name", String(64), nullable=False),
    Column("about", String(32), index=True),
    Column("about_name", String(64), nullable=False),
    Column("table", String(32), nullable=False),
    Column("line", Integer),
    Column("quote", Text, nullable=False),
    Column("reason", String(500), nullable=False),
    Column("at", String(32), nullable=False),
    Column("decision", String(16)),
    Column("decided_at", String(32)),
)

DIARY = Table(
    "diary",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("at", String(32), nullable=False, index=True),
    Column("host", String(32)),
    Column("host_name", String(64)),
    Column("what", String(24), nullable=False),
    Column("person", String(32), index=True),
    Column("about", String(64), nullable=False),
    Column("more", String(200), nullable=False),
)
