"""Tables on disk: one transaction per accepted request."""

from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from stellwerk.server.domain.sheet import Change, Done, Sheet, Stored
from stellwerk.server.domain.shelf import Collision
from stellwerk.server.store.database import Database
from stellwerk.server.store.rows import chair_rows, entry_rows, log_row, sheet_of, sheet_row
from stellwerk.server.store.tables import CHAIRS, LOG, PERSONS, REQUESTS, TABLES, WATCHERS


class SqlShelf:
    """Keeps tables in a database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def load(self, id: str) -> Stored | None:
        """A table with its log."""
        async with self.database.reading() as connection:
            row = (await connection.execute(select(TABLES).where(TABLES.c.id == id))).mappings().first()
            if row is None:
                return None
            chairs = await connection.execute(select(CHAIRS).where(CHAIRS.c.table == id).order_by(CHAIRS.c.seat))
            log = await connection.execute(
                select(LOG.c.entry, LOG.c.turn, LOG.c.author).where(LOG.c.table == id).order_by(LOG.c.number)
            )
            requests = await connection.execute(select(REQUESTS).where(REQUESTS.c.table == id))
            watchers = await connection.execute(select(WATCHERS.c.person).where(WATCHERS.c.table == id))
            return Stored(
                sheet_of(row, list(chairs.mappings())),
                [log_row(index, *found) for index, found in enumerate(log)],
                {(found.seat, found.request): Done(found.content, found.number) for found in requests},
                set(watchers.scalars()),
            )

    async def create(self, change: Change) -> None:
        """Write a new table."""
        async with self.database.writing() as connection:
            await _create(connection, change)

    async def link(self, change: Change, old: Sheet) -> None:
        """Write a new table and renew the sheet of the one that it follows."""
        async with self.database.writing() as connection:
            await _create(connection, change)
            await _renew(connection, old)

    async def save(self, change: Change) -> None:
        """Append to the log and renew the sheet; Collision if its version is not the one before."""
        sheet = change.sheet
        try:
            async with self.database.writing() as connection:
                await _renew(connection, sheet)
                await _append(connection, change)
                if change.chairs_changed:
                    await connection.execute(delete(CHAIRS).where(CHAIRS.c.table == sheet.id))
                    await connection.execute(insert(CHAIRS), chair_rows(sheet))
        except IntegrityError as error:
            raise Collision from error

    async def remove(self, id: str) -> None:
        """Delete a table with everything that belongs to it."""
        async with self.database.writing() as connection:
            await connection.execute(delete(TABLES).where(TABLES.c.id == id))

    async def add_watcher(self, id: str, person: str) -> None:
        """Let somebody watch."""
        async with self.database.writing() as connection:
            known = select(WATCHERS).where(WATCHERS.c.table == id, WATCHERS.c.person == person)
            if (await connection.execute(known)).first() is None:
                await connection.execute(insert(WATCHERS), {"table": id, "person": person})

    async def mine(self, person: str, most: int) -> list[Sheet]:
        """The tables of a person: owned, sitting at or expected at, the last moved first."""
        sitting = select(CHAIRS.c.table).where(or_(CHAIRS.c.person == person, CHAIRS.c.reserved == person))
        chosen = select(TABLES).where(or_(TABLES.c.owner == person, TABLES.c.id.in_(sitting)))
        return await self._sheets(chosen.order_by(TABLES.c.moved_at.desc()).limit(most))

    async def public(self, status: str, most: int) -> list[Sheet]:
        """Public tables of this status, the newest first."""
        chosen = select(TABLES).where(TABLES.c.public.is_(True), TABLES.c.status == status)
        return await self._sheets(chosen.order_by(TABLES.c.created_at.desc()).limit(most))

    async def _sheets(self, chosen: Any) -> list[Sheet]:
        async with self.database.reading() as connection:
            rows = list((await connection.execute(chosen)).mappings())
            ids = [row["id"] for row in rows]
            query = select(CHAIRS).where(CHAIRS.c.table.in_(ids)).order_by(CHAIRS.c.table, CHAIRS.c.seat)
            chairs = list((await connection.execute(query)).mappings()) if ids else []
        return [sheet_of(row, [chair for chair in chairs if chair["table"] == row["id"]]) for row in rows]

    async def count_unfinished(self, owner: str) -> int:
        """How many tables of this owner are not over."""
        query = select(func.count()).select_from(TABLES).where(TABLES.c.owner == owner, TABLES.c.status != "over")
        async with self.database.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def due(self) -> list[tuple[str, str]]:
        """The tables that wait for a moment, with that moment."""
        async with self.database.reading() as connection:
            found = await connection.execute(select(TABLES.c.id, TABLES.c.due_at).where(TABLES.c.due_at.is_not(None)))
            return [(id, moment) for id, moment in found]

    async def bots_to_move(self) -> list[str]:
        """The tables at which a bot is to move."""
        async with self.database.reading() as connection:
            return list(await connection.scalars(select(TABLES.c.id).where(TABLES.c.bot_to_move.is_(True))))

    async def name_of(self, person: str) -> str | None:
        """The name that a person has given."""
        async with self.database.reading() as connection:
            name: str | None = await connection.scalar(select(PERSONS.c.name).where(PERSONS.c.id == person))
            return name

    async def set_name(self, person: str, name: str, at: str) -> None:
        """Remember a person's name."""
        async with self.database.writing() as connection:
            known = await connection.execute(update(PERSONS).where(PERSONS.c.id == person).values(name=name))
            if known.rowcount == 0:
                await connection.execute(insert(PERSONS), {"id": person, "name": name, "created_at": at})

    async def ping(self) -> None:
        """Raises if the database cannot be read."""
        async with self.database.reading() as connection:
            await connection.execute(select(func.count()).select_from(PERSONS))


async def _create(connection: AsyncConnection, change: Change) -> None:
    await connection.execute(insert(TABLES), sheet_row(change.sheet))
    await connection.execute(insert(CHAIRS), chair_rows(change.sheet))
    await _append(connection, change)


async def _renew(connection: AsyncConnection, sheet: Sheet) -> None:
    same = TABLES.c.id == sheet.id, TABLES.c.version == sheet.version - 1
    if (await connection.execute(update(TABLES).where(*same).values(**sheet_row(sheet)))).rowcount != 1:
        raise Collision


async def _append(connection: AsyncConnection, change: Change) -> None:
    if change.rows:
        first = change.sheet.number - len(change.rows)
        await connection.execute(insert(LOG), entry_rows(change.sheet.id, first, change.rows))
    if change.request is not None:
        asked = change.request
        row = {"table": change.sheet.id, "seat": asked.seat, "request": asked.id, **msgspec.to_builtins(asked.done)}
        await connection.execute(insert(REQUESTS), row)
