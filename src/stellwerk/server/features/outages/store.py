"""The heartbeat on disk: one row that says when a server was alive last."""

from collections.abc import Callable

from msgspec.structs import replace
from sqlalchemy import Connection, insert, or_, select, update

from stellwerk.server.features.outages.service import Mend
from stellwerk.server.features.tables.store import queries, writing
from stellwerk.server.model.moment import text_of
from stellwerk.server.platform.cluster.news import News
from stellwerk.server.platform.cluster.shared_news import NewsSender
from stellwerk.server.platform.database import postgres
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.schema import HEARTBEAT, TABLES

AT_ONCE = 500


class HeartbeatStore:
    """Shared by all servers on a database."""

    def __init__(self, database: Database, news: NewsSender) -> None:
        self.database = database
        self.news = news

    async def beat(self, at: str, unless_after: str) -> None:
        """A server lives; one is enough to say so, but a beat in the future is of a wrong clock."""
        old = or_(HEARTBEAT.c.at <= unless_after, HEARTBEAT.c.at > at)
        beating = update(HEARTBEAT).where(old).values(at=at)
        await self.database.write(lambda connection: connection.execute(beating))

    async def wake(self, at: str, mend: Callable[[str, str], Mend | None]) -> int:
        """A server starts or comes to: what waits for a moment is mended, if `mend` says so; how many tables.

        The beat is new in the same transaction, and nobody else wakes meanwhile: so it is done once. A worker whose
        own clock is ahead of the database's is wrong, not the others.
        """

        def work(connection: Connection) -> int:
            shared = connection.dialect.name == "postgresql"
            if shared:
                postgres.waking(connection)
            moment = min(at, text_of(postgres.clock(connection))) if shared else at
            last = connection.scalar(select(HEARTBEAT.c.at))
            if last is None:
                connection.execute(insert(HEARTBEAT), {"id": 1, "at": moment})
                return 0
            connection.execute(update(HEARTBEAT).values(at=moment))
            mended = mend(last, moment)
            ids = [] if mended is None else _mend(connection, mended)
            self.news.send(connection, [News("table", id) for id in ids], everybody=True)
            return len(ids)

        return await self.database.write(work)


def _mend(connection: Connection, mend: Mend) -> list[str]:
    """Every table that waits for a moment, some hundred at a time."""
    ids = list(connection.scalars(select(TABLES.c.id).where(TABLES.c.due_at.is_not(None)).order_by(TABLES.c.id)))
    for first in range(0, len(ids), AT_ONCE):
        some = ids[first : first + AT_ONCE]
        writing.hold(connection, some)
        found = queries.table_rows(connection, select(TABLES).where(TABLES.c.id.in_(some)))
        mended = [(replace(mend(table_row), version=table_row.version + 1), table_row) for table_row in found]
        writing.renew(connection, mended)
        for table_row, before in mended:
            if table_row.chairs != before.chairs:
                writing.reseat(connection, table_row)
    return ids
