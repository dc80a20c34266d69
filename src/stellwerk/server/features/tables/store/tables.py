"""Tables on disk: one transaction per accepted request."""

from collections.abc import Iterable

from sqlalchemy import Connection, delete, func, select
from sqlalchemy.exc import IntegrityError

from stellwerk.server.features.tables.store import queries, writing
from stellwerk.server.features.tables.store.writing import Clash, PutNotices, Save
from stellwerk.server.model.table_row import Change, Stored, TableRow, WriteConflict
from stellwerk.server.platform.cluster.news import News
from stellwerk.server.platform.cluster.shared_news import NewsSender
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.schema import PERSONS, TABLES, WATCHERS


class TableStore:
    """Keeps tables in a database; other workers on it are sent news of every change."""

    def __init__(self, database: Database, news: NewsSender, put_notices: PutNotices) -> None:
        self.database = database
        self.shared = database.shared
        self.news = news
        self.put_notices = put_notices

    async def load(self, id: str) -> Stored | None:
        """A table with its log."""
        return await self.database.read(lambda connection: queries.load(connection, id))

    async def version(self, id: str) -> int | None:
        """The version of a table's TableRow; None if there is no such table."""
        query = select(TABLES.c.version).where(TABLES.c.id == id)
        return await self.database.read(lambda connection: connection.scalar(query))

    async def create(self, change: Change) -> None:
        """Write a new table."""

        def work(connection: Connection) -> None:
            writing.create(connection, change)
            self.put_notices(connection, change.row.id, change.notices)
            self.news.send(connection, [News("lists", change.row.id)])

        await self.database.write(work)

    async def link(self, change: Change, old: TableRow) -> None:
        """Write a new table and the TableRow of the one that it follows."""

        def work(connection: Connection) -> None:
            writing.create(connection, change)
            self.put_notices(connection, change.row.id, change.notices)
            writing.update_rows(connection, [(old, None)])
            self.news.send(connection, [News("table", old.id), News("lists", change.row.id)])

        await self.database.write(work)

    async def save(self, change: Change) -> None:
        """Append to the log and write the TableRow; WriteConflict if the stored version is not the one before."""
        try:
            await self.database.write(Save(change, self.news, self.put_notices))
        except (IntegrityError, *Clash) as error:
            raise WriteConflict from error

    async def remove(self, id: str) -> None:
        """Delete a table with everything that belongs to it."""

        def work(connection: Connection) -> None:
            connection.execute(delete(TABLES).where(TABLES.c.id == id))
            self.news.send(connection, [News("gone", id)])

        await self.database.write(work)

    async def mine(self, person: str, most: int) -> list[TableRow]:
        """The tables of a person: those that wait for the person first, then unfinished, then finished ones."""
        return await self.database.read(
            lambda connection: queries.table_rows(connection, queries.of_person(person, most))
        )

    async def rows(self, ids: Iterable[str]) -> list[TableRow]:
        """The TableRows of these tables, as far as they exist."""
        query = select(TABLES).where(TABLES.c.id.in_(list(ids)))
        return await self.database.read(lambda connection: queries.table_rows(connection, query))

    async def watched(self, person: str) -> list[str]:
        """The tables to which a person was invited to watch."""
        query = select(WATCHERS.c.table).where(WATCHERS.c.person == person)
        return await self.database.read(lambda connection: list(connection.scalars(query)))

    async def public(self, status: str, most: int) -> list[TableRow]:
        """Public tables of this status, the newest first."""
        return await self.database.read(
            lambda connection: queries.table_rows(connection, queries.of_status(status, most))
        )

    async def latest(self, most: int) -> list[TableRow]:
        """All tables, the last moved first."""
        query = select(TABLES).order_by(TABLES.c.moved_at.desc()).limit(most)
        return await self.database.read(lambda connection: queries.table_rows(connection, query))

    async def finished(self, person: str, most: int) -> list[TableRow]:
        """The finished games of a person, the latest first."""
        return await self.database.read(
            lambda connection: queries.table_rows(connection, queries.finished_of(person, most))
        )

    async def count_unfinished(self, owner: str) -> int:
        """How many tables of this owner are not over."""
        return await self.database.read(lambda connection: queries.unfinished(connection, owner))

    async def count_uploads(self, owner: str) -> int:
        """How many uploaded records a person keeps."""
        return await self.database.read(lambda connection: queries.uploads(connection, owner))

    async def due(self, before: str | None = None) -> list[tuple[str, str]]:
        """The tables that wait for a moment (before this one), with that moment."""
        query = select(TABLES.c.id, TABLES.c.due_at).where(TABLES.c.due_at.is_not(None))
        if before is not None:
            query = query.where(TABLES.c.due_at < before)
        return await self.database.read(lambda connection: [(id, due) for id, due in connection.execute(query)])

    async def here(self) -> list[tuple[str, str]]:
        """The running tables with the persons there who are not stored as away."""
        return await self.database.read(queries.here)

    async def bots_to_move(self) -> list[str]:
        """The tables at which a bot is to move."""
        query = select(TABLES.c.id).where(TABLES.c.bot_to_move.is_(True))
        return await self.database.read(lambda connection: list(connection.scalars(query)))

    async def clear_away(self, before: str) -> list[str]:
        """Delete tables of guests alone that have not moved since a moment; return their ids."""

        def work(connection: Connection) -> list[str]:
            found: list[str] = list(connection.scalars(queries.idle(before)))
            connection.execute(delete(TABLES).where(TABLES.c.id.in_(found), TABLES.c.moved_at < before))
            self.news.send(connection, [News("gone", id) for id in found])
            return found

        return await self.database.write(work)

    async def name_of(self, person: str) -> str | None:
        """The name that a person has given."""
        query = select(PERSONS.c.name).where(PERSONS.c.id == person)
        return await self.database.read(lambda connection: connection.scalar(query))

    async def set_name(self, person: str, name: str, at: str) -> None:
        """Store the name of a person."""
        try:
            await self.database.write(lambda connection: queries.set_name(connection, person, name, at))
        except IntegrityError:  # given twice in the same moment: the second time it is known
            await self.database.write(lambda connection: queries.set_name(connection, person, name, at))

    async def ping(self) -> str | None:
        """Read something; return why the last write failed, None if it did not."""
        query = select(func.count()).select_from(PERSONS)
        await self.database.read(lambda connection: connection.scalar(query))
        return self.database.failure
