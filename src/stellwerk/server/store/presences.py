"""Who is connected to which worker; a worker that died counts no longer."""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Select, column, delete, insert, select, table, text
from sqlalchemy.exc import IntegrityError

from stellwerk.server.domain.news import News
from stellwerk.server.store.postgres import WORKER
from stellwerk.server.store.shelf import SqlShelf
from stellwerk.server.store.tables import PRESENCES

LOCKS = table("pg_locks", column("classid"), column("objid"), column("locktype"), column("database"))


class SharedPresences:
    """Every worker writes down who is connected to it; its lock tells that it lives."""

    def __init__(self, shelf: SqlShelf) -> None:
        self.shelf = shelf
        self.database = shelf.database

    async def come(self, table: str, person: str) -> None:
        """Somebody came to a table here."""
        row = {"worker": self.shelf.worker, "table": table, "person": person}
        try:
            await self._write(insert(PRESENCES).values(**row), table)
        except IntegrityError:
            return  # the table was cleared away in the same moment, or the row is there already

    async def leave(self, table: str, person: str) -> None:
        """Somebody's last window here was closed."""
        mine = PRESENCES.c.worker == self.shelf.worker
        gone = delete(PRESENCES).where(mine, PRESENCES.c.table == table, PRESENCES.c.person == person)
        await self._write(gone, table)

    async def at(self, tables: Iterable[str]) -> dict[str, set[str]]:
        """By table, the persons who are there at any other worker that lives."""
        wanted = list(tables)
        query = select(PRESENCES.c.table, PRESENCES.c.person).where(
            PRESENCES.c.table.in_(wanted), PRESENCES.c.worker != self.shelf.worker, PRESENCES.c.worker.in_(living())
        )
        found: dict[str, set[str]] = {}
        rows = await self.database.read(lambda connection: list(connection.execute(query))) if wanted else []
        for id, person in rows:
            found.setdefault(id, set()).add(person)
        return found

    async def forget_the_dead(self) -> None:
        """Those who were connected to a worker that died are gone; the others hear of it."""

        def work(connection: Connection) -> None:
            dead = delete(PRESENCES).where(PRESENCES.c.worker.not_in(living())).returning(PRESENCES.c.table)
            for id in set(connection.scalars(dead)):
                self.shelf.tell(connection, News("presence", id), everybody=True)

        await self.database.write(work)

    async def write_again(self, here: dict[str, Iterable[str]]) -> None:
        """The others may have taken this worker for dead: write down once more who is here."""
        mine = PRESENCES.c.worker == self.shelf.worker
        rows = [(id, person) for id, persons in here.items() for person in persons]

        def work(connection: Connection) -> None:
            connection.execute(delete(PRESENCES).where(mine))

        await self.database.write(work)
        for id, person in rows:
            await self.come(id, person)

    async def _write(self, statement: Any, table: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(statement)
            self.shelf.tell(connection, News("presence", table))

        await self.database.write(work)


def living() -> Select[Any]:
    """The numbers of the workers whose lock is held."""
    here = select(text("oid")).select_from(text("pg_database")).where(text("datname = current_database()"))
    return select(LOCKS.c.objid).where(
        LOCKS.c.locktype == "advisory", LOCKS.c.classid == WORKER, LOCKS.c.database == here.scalar_subquery()
    )
