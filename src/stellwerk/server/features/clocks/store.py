"""The heartbeat on disk: one row that says when a server was alive last."""

from collections.abc import Callable

from msgspec.structs import replace
from sqlalchemy import Connection, insert, or_, select, update

from stellwerk.server.features.clocks.service.downtime import Mend
from stellwerk.server.features.tables.store import plain, queries
from stellwerk.server.platform.database import postgres
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.schema import HEARTBEAT, TABLES

AT_ONCE = 500


class SqlHeartbeat:
    """Shared by all servers on a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def beat(self, at: str, unless_after: str) -> None:
        """A server lives; one is enough to say so, but a beat in the future is of a wrong clock."""
        old = or_(HEARTBEAT.c.at <= unless_after, HEARTBEAT.c.at > at)
        beating = update(HEARTBEAT).where(old).values(at=at)
        await self.database.write(lambda connection: connection.execute(beating))

    async def wake(self, at: str, mend: Callable[[str], Mend | None]) -> int:
        """A server starts: what waits for a moment is mended, if the last beat gives reason to; how many tables.

        The beat is new in the same transaction, and nobody else wakes meanwhile: so it is done once.
        """

        def work(connection: Connection) -> int:
            if connection.dialect.name == "postgresql":
                postgres.waking(connection)
            last = connection.scalar(select(HEARTBEAT.c.at))
            if last is None:
                connection.execute(insert(HEARTBEAT), {"id": 1, "at": at})
                return 0
            connection.execute(update(HEARTBEAT).values(at=at))
            mended = mend(last)
            return 0 if mended is None else _mend(connection, mended)

        return await self.database.write(work)


def _mend(connection: Connection, mend: Mend) -> int:
    """Every table that waits for a moment, some hundred at a time."""
    ids = list(connection.scalars(select(TABLES.c.id).where(TABLES.c.due_at.is_not(None)).order_by(TABLES.c.id)))
    for first in range(0, len(ids), AT_ONCE):
        some = ids[first : first + AT_ONCE]
        plain.hold(connection, some)
        found = queries.table_rows(connection, select(TABLES).where(TABLES.c.id.in_(some)))
        queries.renew(
            connection, [(replace(mend(table_row), version=table_row.version + 1), table_row) for table_row in found]
        )
    return len(ids)
