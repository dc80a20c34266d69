"""Tables on disk: one transaction per accepted request."""

from sqlalchemy import Connection, delete, func, select
from sqlalchemy.exc import IntegrityError

from stellwerk.server.domain.sheet import Change, Sheet, Stored
from stellwerk.server.domain.shelf import Collision
from stellwerk.server.store import queries
from stellwerk.server.store.database import Database
from stellwerk.server.store.tables import PERSONS, TABLES


class SqlShelf:
    """Keeps tables in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def load(self, id: str) -> Stored | None:
        """A table with its log."""
        return await self.database.read(lambda connection: queries.load(connection, id))

    async def create(self, change: Change) -> None:
        """Write a new table."""
        await self.database.write(lambda connection: queries.create(connection, change))

    async def link(self, change: Change, old: Sheet) -> None:
        """Write a new table and renew the sheet of the one that it follows."""

        def work(connection: Connection) -> None:
            queries.create(connection, change)
            queries.renew(connection, old)

        await self.database.write(work)

    async def save(self, change: Change) -> None:
        """Append to the log and renew the sheet; Collision if its version is not the one before."""
        try:
            await self.database.write(lambda connection: queries.save(connection, change))
        except IntegrityError as error:
            raise Collision from error

    async def remove(self, id: str) -> None:
        """Delete a table with everything that belongs to it."""
        await self.database.write(lambda connection: connection.execute(delete(TABLES).where(TABLES.c.id == id)))

    async def add_watcher(self, id: str, person: str) -> None:
        """Let somebody watch."""
        await self.database.write(lambda connection: queries.add_watcher(connection, id, person))

    async def mine(self, person: str, most: int) -> list[Sheet]:
        """The tables of a person: owned, sitting at or expected at, the last moved first."""
        return await self.database.read(lambda connection: queries.sheets(connection, queries.of_person(person, most)))

    async def public(self, status: str, most: int) -> list[Sheet]:
        """Public tables of this status, the newest first."""
        return await self.database.read(lambda connection: queries.sheets(connection, queries.of_status(status, most)))

    async def count_unfinished(self, owner: str) -> int:
        """How many tables of this owner are not over."""
        return await self.database.read(lambda connection: queries.unfinished(connection, owner))

    async def due(self) -> list[tuple[str, str]]:
        """The tables that wait for a moment, with that moment."""
        query = select(TABLES.c.id, TABLES.c.due_at).where(TABLES.c.due_at.is_not(None))
        return await self.database.read(lambda connection: [(id, due) for id, due in connection.execute(query)])

    async def bots_to_move(self) -> list[str]:
        """The tables at which a bot is to move."""
        query = select(TABLES.c.id).where(TABLES.c.bot_to_move.is_(True))
        return await self.database.read(lambda connection: list(connection.scalars(query)))

    async def name_of(self, person: str) -> str | None:
        """The name that a person has given."""
        query = select(PERSONS.c.name).where(PERSONS.c.id == person)
        return await self.database.read(lambda connection: connection.scalar(query))

    async def set_name(self, person: str, name: str, at: str) -> None:
        """Remember a person's name."""
        await self.database.write(lambda connection: queries.set_name(connection, person, name, at))

    async def ping(self) -> None:
        """Raises if the database cannot be read."""
        query = select(func.count()).select_from(PERSONS)
        await self.database.read(lambda connection: connection.scalar(query))
