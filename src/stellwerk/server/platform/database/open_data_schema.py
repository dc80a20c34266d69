"""Table of who has agreed that finished public games are published as open data."""

from sqlalchemy import Column, String, Table

from stellwerk.server.platform.database.schema import METADATA

OPEN_DATA_CONSENTS = Table(
    "open_data_consents",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("at", String(32), nullable=False),
)
