"""SQLite: durable, patient, one writer at a time."""

from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event

BUSY_MILLISECONDS = 5000
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    f"PRAGMA busy_timeout={BUSY_MILLISECONDS}",
)
WRITES = "stellwerk_writes"


def options(writes: bool) -> dict[str, Any]:
    """How a transaction begins."""
    return {WRITES: writes}


def engine(url: str) -> Engine:
    """A write holds the lock from its beginning, so that it never has to give up halfway."""
    made = create_engine(url, hide_parameters=True)

    @event.listens_for(made, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(made, "begin")
    def began(connection: Connection) -> None:
        writes = connection.get_execution_options().get(WRITES, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return made
