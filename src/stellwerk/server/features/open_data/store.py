"""SQL of open data: who has agreed, and which games are finished and public."""

from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, select

from stellwerk.server.features.open_data.model import Standing
from stellwerk.server.platform.cluster.news import News
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.open_data_schema import OPEN_DATA_CONSENTS as CONSENTS
from stellwerk.server.platform.database.schema import ACCOUNTS, TABLES

DAY = 10  # characters of a moment that name the day


class OpenDataStore:
    """Reads and writes consents to open data, and finds the games that they are about."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def consent(self, person: str) -> str | None:
        """The moment at which a person agreed; None without consent."""
        return await self.database.read(lambda connection: _consent(connection, person))

    async def set_consent(self, person: str, at: str | None) -> None:
        """Store that a person agrees since this moment, unless it is stored already; None: no longer."""

        def work(connection: Connection) -> None:
            if at is None:
                connection.execute(delete(CONSENTS).where(CONSENTS.c.person == person))
            elif _consent(connection, person) is None:
                connection.execute(insert(CONSENTS), {"person": person, "at": at})

        await self.database.write(work)

    async def finished(self, game: str | None, since: str, until: str) -> list[str]:
        """Finished public tables whose last day is within these, by day; of a day in an order that tells no time."""
        query = select(TABLES.c.moved_at, TABLES.c.id).where(TABLES.c.public.is_(True), TABLES.c.status == "over")
        if game is not None:
            query = query.where(TABLES.c.game == game)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        days = sorted((moment[:DAY], id) for moment, id in rows)
        return [id for day, id in days if since <= day <= until]

    async def standings(self, people: Iterable[str]) -> dict[str, Standing]:
        """What the accounts of these people mean for publishing; guests are missing."""
        joined = ACCOUNTS.outerjoin(CONSENTS, CONSENTS.c.person == ACCOUNTS.c.person)
        columns = select(ACCOUNTS.c.person, ACCOUNTS.c.owner, CONSENTS.c.at).select_from(joined)
        query = columns.where(ACCOUNTS.c.person.in_(list(people)))
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return {person: _standing(owner, at) for person, owner, at in rows}


def _standing(owner: str | None, agreed_at: str | None) -> Standing:
    if owner is not None:
        return "bot"
    return "silent" if agreed_at is None else "agreed"


def _consent(connection: Connection, person: str) -> str | None:
    return connection.scalar(select(CONSENTS.c.at).where(CONSENTS.c.person == person))


class OpenDataConsents:
    """Personal data in consents to open data."""

    def forget(self, connection: Connection, person: str) -> list[News]:
        """Delete the consent of a person."""
        connection.execute(delete(CONSENTS).where(CONSENTS.c.person == person))
        return []

    def hand_over(self, connection: Connection, guest: str, person: str) -> list[News]:
        """A guest has no consent that could be handed over."""
        return []
