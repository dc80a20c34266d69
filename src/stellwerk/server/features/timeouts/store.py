"""Drafts on disk: one row per seat."""

from sqlalchemy import delete, insert, select
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from stellwerk.server.features.timeouts.model import StoredDraft
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.schema import DRAFTS


class DraftStore:
    """Reads and writes drafts; deleting a table deletes its drafts."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, table: str) -> dict[int, StoredDraft]:
        """Return the drafts of a table, by seat."""
        query = select(DRAFTS).where(DRAFTS.c.table == table)
        rows = await self.database.read(lambda connection: list(connection.execute(query)))
        return {row.seat: StoredDraft(row.number, row.do, row.note) for row in rows}

    async def save(self, table: str, seat: int, draft: StoredDraft) -> None:
        """Replace the draft of a seat."""

        def work(connection: Connection) -> None:
            connection.execute(delete(DRAFTS).where(DRAFTS.c.table == table, DRAFTS.c.seat == seat))
            row = {"table": table, "seat": seat, "number": draft.number, "do": draft.do, "note": draft.note}
            connection.execute(insert(DRAFTS), row)

        try:
            await self.database.write(work)
        except IntegrityError:  # two requests at the same moment, or the table was deleted
            return

    async def forget(self, table: str, seat: int | None = None) -> None:
        """Delete the drafts of a table, or of one seat of it."""
        gone = delete(DRAFTS).where(DRAFTS.c.table == table)
        chosen = gone if seat is None else gone.where(DRAFTS.c.seat == seat)
        await self.database.write(lambda connection: connection.execute(chosen))
