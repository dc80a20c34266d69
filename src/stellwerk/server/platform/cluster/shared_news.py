"""News between workers (LISTEN and NOTIFY): sent with a transaction, received on a connection of its own."""

import logging
import secrets
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing

from psycopg import AsyncConnection, Error
from sqlalchemy import Connection

from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.cluster.news import News, read_news, written
from stellwerk.server.platform.database.postgres import WORKER

LOG = logging.getLogger("stellwerk.news")
CHANNEL = "stellwerk"
SILENCE_SECONDS = 10.0  # after so long without news the connection is asked whether it still lives
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0


class NewsSender:
    """Sends news to the other workers inside the transaction that they are about; to nobody without PostgreSQL."""

    def __init__(self, shared: bool) -> None:
        self.shared = shared
        self.worker = 1 + secrets.randbelow(2**31 - 1)

    def send(self, connection: Connection, news: Sequence[News], everybody: bool = False) -> None:
        """Send news to the other workers (or to all of them) as soon as the transaction is committed."""
        if self.shared and news:
            texts = [written(0 if everybody else self.worker, each) for each in news]
            connection.exec_driver_sql("SELECT pg_notify(%s, text) FROM unnest(%s::text[]) AS text", (CHANNEL, texts))


class NewsConnection:
    """One connection that listens; it comes back when it is cut, and says that something may have been missed."""

    def __init__(self, url: str, worker: int, clock: Clock) -> None:
        self.url = url
        self.clock = clock
        self.worker = worker
        self.connection: AsyncConnection | None = None

    async def news(self) -> AsyncGenerator[News | None]:
        """What others did; None whenever the connection was made anew, for then anything may have happened."""
        pause = FIRST_PAUSE
        while True:
            try:
                async with await AsyncConnection.connect(self.url, autocommit=True) as connection:
                    self.connection = connection
                    await self._begin(connection)
                    pause = FIRST_PAUSE
                    yield None
                    async with aclosing(self._heard(connection)) as heard:
                        async for each in heard:
                            yield each
            except (Error, OSError) as error:
                LOG.warning("the connection for news is cut (%s); it is made anew", type(error).__name__)
            await self.clock.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _begin(self, connection: AsyncConnection) -> None:
        """As long as this connection lives, its lock tells the others that this worker does."""
        await connection.execute("SELECT pg_advisory_lock(%s, %s)", (WORKER, self.worker))
        await connection.execute(f"LISTEN {CHANNEL}")

    async def _heard(self, connection: AsyncConnection) -> AsyncGenerator[News]:
        while True:
            async with aclosing(connection.notifies(timeout=SILENCE_SECONDS)) as notices:
                async for notice in notices:
                    found = read_news(notice.payload, self.worker)
                    if found is not None:
                        yield found
            await connection.execute("SELECT 1")
