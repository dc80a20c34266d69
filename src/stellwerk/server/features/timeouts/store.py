"""What is drafted, on disk: one row per seat."""

from sqlalchemy import delete, insert, select
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from stellwerk.server.features.timeouts.model import Kept
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.schema import DRAFTS


class DraftStore:
    """Keeps drafts beside the tables; they go with their table."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, table: str) -> dict[int, Kept]:
        """The drafts of a table, by seat."""
        query = select(DRAFTS).where(DRAFTS.c.table == table)
        rows = await self.database.read(lambda connection: list(connection.execute(query)))
        return {row.seat: Kept(row.number, row.do, row.note) for row in rows}

    async def keep(self, table: str, seat: int, kept: Kept) -> None:
        """The latest draft of a seat replaces the one before."""

        def work(connection: Connection) -> None:
            connection.execute(delete(DRAFTS).where(DRAFTS.c.table == table, DRAFTS.c.seat == seat))
            row = {"table": table, "seat": seat, "number": kept.number, "do": kept.do, "note": kept.note}
            connection.execute(insert(DRAFTS), row)

        try:
            await self.database.write(work)
        except IntegrityError:  # sent twice in the same moment, or the table is gone: the other one counts
            return

    async def forget(self, table: str, seat: int | None = None) -> None:
        """Nothing is drafted any more at a table, or for a seat of it."""
        gone = delete(DRAFTS).where(DRAFTS.c.table == table)
        chosen = gone if seat is None else gone.where(DRAFTS.c.seat == seat)
        await self.database.write(lambda connection: connection.execute(chosen))
