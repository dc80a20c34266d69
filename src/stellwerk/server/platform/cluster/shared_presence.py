"""Who is connected to which worker; a worker that died counts no longer."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Select, column, delete, insert, select, table, text, update
from sqlalchemy.exc import IntegrityError

from stellwerk.server.platform.cluster.news import News
from stellwerk.server.platform.cluster.shared_news import NewsSender
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.postgres import WORKER
from stellwerk.server.platform.database.schema import PRESENCES
from stellwerk.server.platform.sockets.presence import Presence

LOCKS = table("pg_locks", column("classid"), column("objid"), column("locktype"), column("database"))


class SharedPresences:
    """Every worker writes down who is connected to it; its lock tells that it lives."""

    def __init__(self, database: Database, news: NewsSender) -> None:
        self.database = database
        self.news = news

    async def come(self, table: str, person: str, looks: bool) -> None:
        """Somebody came to a table here."""
        row = {"worker": self.news.worker, "table": table, "person": person, "looks": looks}
        try:
            await self._write(insert(PRESENCES).values(**row), News("presence", table))
        except IntegrityError:
            return  # the table was cleared away in the same moment, or the row is there already

    async def leave(self, table: str, person: str) -> None:
        """Somebody's last window here was closed."""
        await self._write(delete(PRESENCES).where(*self._here(table, person)), News("presence", table))

    async def look(self, table: str, person: str, looks: bool) -> None:
        """Somebody's page came into view, or went out of it."""
        await self._write(update(PRESENCES).where(*self._here(table, person)).values(looks=looks), News("look", table))

    async def at(self, tables: Iterable[str]) -> dict[str, dict[str, bool]]:
        """By table, the persons who are there at any other worker that lives, and whether they look."""
        wanted = list(tables)
        query = select(PRESENCES.c.table, PRESENCES.c.person, PRESENCES.c.looks).where(
            PRESENCES.c.table.in_(wanted), PRESENCES.c.worker != self.news.worker, PRESENCES.c.worker.in_(living())
        )
        found: dict[str, dict[str, bool]] = {}
        rows = await self.database.read(lambda connection: list(connection.execute(query))) if wanted else []
        for id, person, looks in rows:
            here = found.setdefault(id, {})
            here[person] = looks or here.get(person, False)
        return found

    async def forget_the_dead(self) -> list[tuple[str, str]]:
        """Those who were connected to a worker that died are gone; the others hear of it. By table, who looked."""

        def work(connection: Connection) -> list[tuple[str, str]]:
            dead = delete(PRESENCES).where(PRESENCES.c.worker.not_in(living()))
            gone = list(connection.execute(dead.returning(PRESENCES.c.table, PRESENCES.c.person, PRESENCES.c.looks)))
            for id in {id for id, _, _ in gone}:
                self.news.send(connection, [News("presence", id)], everybody=True)
            return [(id, person) for id, person, looks in gone if looks]

        return await self.database.write(work)

    async def write_again(self, presence: Presence) -> None:
        """The others may have taken this worker for dead: write down once more who is here."""
        mine = PRESENCES.c.worker == self.news.worker
        rows = [(id, person) for id, persons in presence.tables.items() for person in persons]

        def work(connection: Connection) -> None:
            connection.execute(delete(PRESENCES).where(mine))

        await self.database.write(work)
        for id, person in rows:
            await self.come(id, person, presence.looks_here(id, person))

    def _here(self, table: str, person: str) -> tuple[Any, ...]:
        return PRESENCES.c.worker == self.news.worker, PRESENCES.c.table == table, PRESENCES.c.person == person

    async def _write(self, statement: Any, news: News) -> None:
        def work(connection: Connection) -> None:
            connection.execute(statement)
            self.news.send(connection, [news])

        await self.database.write(work)


def living() -> Select[Any]:
    """The numbers of the workers whose lock is held."""
    here = select(text("oid")).select_from(text("pg_database")).where(text("datname = current_database()"))
    return select(LOCKS.c.objid).where(
        LOCKS.c.locktype == "advisory", LOCKS.c.classid == WORKER, LOCKS.c.database == here.scalar_subquery()
    )
