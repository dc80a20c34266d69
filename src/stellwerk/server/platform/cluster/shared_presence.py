"""Presence of several workers: the persons at each table by worker, without the workers that have died."""

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
    """Table `presences`: every worker stores the persons connected to it; its advisory lock shows that it is alive."""

    def __init__(self, database: Database, news: NewsSender) -> None:
        self.database = database
        self.news = news

    async def connect(self, table: str, person: str, viewing: bool) -> None:
        """Store that a person has connected to a table at this worker, and notify the other workers."""
        row = {"worker": self.news.worker, "table": table, "person": person, "looks": viewing}
        try:
            await self._write(insert(PRESENCES).values(**row), News("presence", table))
        except IntegrityError:
            return  # the table was deleted in the same moment, or the row is there already

    async def disconnect(self, table: str, person: str) -> None:
        """Delete the row of a person whose last socket at this worker was closed, and notify the other workers."""
        await self._write(delete(PRESENCES).where(*self._here(table, person)), News("presence", table))

    async def set_viewing(self, table: str, person: str, viewing: bool) -> None:
        """Store whether a person has the page of a table in view at this worker, and notify the other workers."""
        statement = update(PRESENCES).where(*self._here(table, person)).values(looks=viewing)
        await self._write(statement, News("look", table))

    async def persons_at(self, tables: Iterable[str]) -> dict[str, dict[str, bool]]:
        """By table, the persons connected to any other living worker, and whether they have the page in view."""
        wanted = list(tables)
        query = select(PRESENCES.c.table, PRESENCES.c.person, PRESENCES.c.looks).where(
            PRESENCES.c.table.in_(wanted),
            PRESENCES.c.worker != self.news.worker,
            PRESENCES.c.worker.in_(living_workers()),
        )
        found: dict[str, dict[str, bool]] = {}
        rows = await self.database.read(lambda connection: list(connection.execute(query))) if wanted else []
        for id, person, viewing in rows:
            persons = found.setdefault(id, {})
            persons[person] = viewing or persons.get(person, False)
        return found

    async def remove_dead_workers(self) -> list[tuple[str, str]]:
        """Delete the rows of dead workers, notify all workers, and return table and person of every deleted viewer."""

        def work(connection: Connection) -> list[tuple[str, str]]:
            dead = delete(PRESENCES).where(PRESENCES.c.worker.not_in(living_workers()))
            gone = list(connection.execute(dead.returning(PRESENCES.c.table, PRESENCES.c.person, PRESENCES.c.looks)))
            for id in {id for id, _, _ in gone}:
                self.news.send(connection, [News("presence", id)], everybody=True)
            return [(id, person) for id, person, viewing in gone if viewing]

        return await self.database.write(work)

    async def rewrite_own(self, presence: Presence) -> None:
        """Store the persons connected to this worker again, in case another worker took it for dead."""
        mine = PRESENCES.c.worker == self.news.worker
        rows = [(id, person) for id, persons in presence.tables.items() for person in persons]

        def work(connection: Connection) -> None:
            connection.execute(delete(PRESENCES).where(mine))

        await self.database.write(work)
        for id, person in rows:
            await self.connect(id, person, presence.is_viewing_here(id, person))

    def _here(self, table: str, person: str) -> tuple[Any, ...]:
        return PRESENCES.c.worker == self.news.worker, PRESENCES.c.table == table, PRESENCES.c.person == person

    async def _write(self, statement: Any, news: News) -> None:
        def work(connection: Connection) -> None:
            connection.execute(statement)
            self.news.send(connection, [news])

        await self.database.write(work)


def living_workers() -> Select[Any]:
    """Query of the numbers of the workers that are alive: those whose advisory lock is held."""
    here = select(text("oid")).select_from(text("pg_database")).where(text("datname = current_database()"))
    return select(LOCKS.c.objid).where(
        LOCKS.c.locktype == "advisory", LOCKS.c.classid == WORKER, LOCKS.c.database == here.scalar_subquery()
    )
