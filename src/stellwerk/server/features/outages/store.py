"""The heartbeat on disk: one row with the moment at which a server was alive last."""

from collections.abc import Callable

from msgspec.structs import replace
from sqlalchemy import Connection, insert, or_, select, update

from stellwerk.server.features.outages.service import Shift
from stellwerk.server.features.tables.store import queries, writing
from stellwerk.server.model.moment import text_of
from stellwerk.server.platform.cluster.news import News
from stellwerk.server.platform.cluster.shared_news import NewsSender
from stellwerk.server.platform.database import postgres
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.schema import HEARTBEAT, TABLES

AT_ONCE = 500


class HeartbeatStore:
    """Reads and writes the heartbeat that all servers on a database share."""

    def __init__(self, database: Database, news: NewsSender) -> None:
        self.database = database
        self.news = news

    async def beat(self, at: str, unless_after: str) -> None:
        """Store a heartbeat, unless one after `unless_after` is stored; one in the future came from a wrong clock."""
        old = or_(HEARTBEAT.c.at <= unless_after, HEARTBEAT.c.at > at)
        beating = update(HEARTBEAT).where(old).values(at=at)
        await self.database.write(lambda connection: connection.execute(beating))

    async def recover(self, at: str, shift_of: Callable[[str, str], Shift | None]) -> int:
        """Shift the moments of all tables if `shift_of` returns a Shift; return the number of tables.

        The same transaction stores the heartbeat under a lock, so workers that start together shift once. The clock
        of a worker that is ahead of the database's clock is wrong.
        """

        def work(connection: Connection) -> int:
            shared = connection.dialect.name == "postgresql"
            if shared:
                postgres.lock_for_outage_check(connection)
            moment = min(at, text_of(postgres.clock(connection))) if shared else at
            last = connection.scalar(select(HEARTBEAT.c.at))
            if last is None:
                connection.execute(insert(HEARTBEAT), {"id": 1, "at": moment})
                return 0
            connection.execute(update(HEARTBEAT).values(at=moment))
            shift = shift_of(last, moment)
            ids = [] if shift is None else _shift_all(connection, shift)
            self.news.send(connection, [News("table", id) for id in ids], everybody=True)
            return len(ids)

        return await self.database.write(work)


def _shift_all(connection: Connection, shift: Shift) -> list[str]:
    """Shift every table that runs or waits for a moment, some hundred at a time; return their ids."""
    waits = or_(TABLES.c.due_at.is_not(None), TABLES.c.status == "running")
    ids = list(connection.scalars(select(TABLES.c.id).where(waits).order_by(TABLES.c.id)))
    for first in range(0, len(ids), AT_ONCE):
        some = ids[first : first + AT_ONCE]
        writing.lock_rows(connection, some)
        found = queries.table_rows(connection, select(TABLES).where(TABLES.c.id.in_(some)))
        shifted = [(replace(shift(table_row), version=table_row.version + 1), table_row) for table_row in found]
        writing.update_rows(connection, shifted)
        for table_row, before in shifted:
            if table_row.chairs != before.chairs:
                writing.write_chairs(connection, table_row)
    return ids
