"""SQL of bot accounts: whose they are, and their failures."""

from sqlalchemy import Connection, delete, insert, select, update

from stellwerk.server.features.people.model import BotFailure
from stellwerk.server.platform.database.bot_schema import BOT_FAILURES
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.schema import ACCOUNTS, CHAIRS, TABLES

MOST_FAILURES = 50  # of a bot that are kept
NEWEST_FIRST = BOT_FAILURES.c.at.desc(), BOT_FAILURES.c.id.desc()


class BotStore:
    """Reads whose bots there are, and keeps the latest failures of each."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of_owner(self, owner: str) -> list[str]:
        """The persons of the bot accounts of an owner, the oldest first."""
        query = select(ACCOUNTS.c.person).where(ACCOUNTS.c.owner == owner).order_by(ACCOUNTS.c.created_at)
        return await self.database.read(lambda connection: list(connection.scalars(query)))

    async def count_seated(self, bot: str) -> int:
        """At how many unfinished tables a bot sits."""
        unfinished = TABLES.c.id == CHAIRS.c.table, TABLES.c.status != "over", CHAIRS.c.person == bot
        query = select(CHAIRS.c.table).where(*unfinished).distinct()
        return await self.database.read(lambda connection: len(connection.execute(query).all()))

    async def note(self, failure: BotFailure) -> None:
        """Keep a failure, and no more than the latest of its bot; one that is repeated at once is kept once."""

        def work(connection: Connection) -> None:
            known = select(ACCOUNTS.c.person).where(ACCOUNTS.c.person == failure.bot)
            if connection.scalar(known) is None:
                return  # deleted meanwhile
            of_bot = BOT_FAILURES.c.bot == failure.bot
            last = connection.execute(select(BOT_FAILURES).where(of_bot).order_by(*NEWEST_FIRST)).mappings().first()
            if last is not None and all(last[name] == getattr(failure, name) for name in FIELDS if name != "at"):
                connection.execute(update(BOT_FAILURES).where(BOT_FAILURES.c.id == last["id"]).values(at=failure.at))
                return
            connection.execute(insert(BOT_FAILURES), {name: getattr(failure, name) for name in FIELDS})
            latest = select(BOT_FAILURES.c.id).where(of_bot).order_by(*NEWEST_FIRST).limit(MOST_FAILURES)
            connection.execute(delete(BOT_FAILURES).where(of_bot, BOT_FAILURES.c.id.not_in(latest)))

        await self.database.write(work)

    async def failures(self, bot: str) -> list[BotFailure]:
        """The failures of a bot that are kept, the newest first."""
        query = select(BOT_FAILURES).where(BOT_FAILURES.c.bot == bot).order_by(*NEWEST_FIRST)
        rows = await self.database.read(lambda connection: list(connection.execute(query).mappings()))
        return [BotFailure(**{name: row[name] for name in FIELDS}) for row in rows]


FIELDS = BotFailure.__struct_fields__
