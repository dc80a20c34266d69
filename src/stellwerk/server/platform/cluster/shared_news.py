"""News between workers by LISTEN and NOTIFY: sent inside a transaction, received on a connection of its own."""

import logging
import secrets
from collections.abc import AsyncGenerator, Sequence
from contextlib import aclosing

from psycopg import AsyncConnection, Error
from sqlalchemy import Connection

from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.cluster.news import News, decode_news, encode_news
from stellwerk.server.platform.database.postgres import WORKER

LOG = logging.getLogger("stellwerk.news")
CHANNEL = "stellwerk"
SILENCE_SECONDS = 10.0  # without news for so long, a query checks that the connection still works
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0


class NewsSender:
    """Sends news to the other workers inside the transaction that they are about; does nothing on SQLite."""

    def __init__(self, shared: bool) -> None:
        self.shared = shared
        self.worker = 1 + secrets.randbelow(2**31 - 1)

    def send(self, connection: Connection, news: Sequence[News], everybody: bool = False) -> None:
        """Send news to the other workers, with `everybody` to this one too, when the transaction is committed."""
        if self.shared and news:
            texts = [encode_news(0 if everybody else self.worker, each) for each in news]
            connection.exec_driver_sql("SELECT pg_notify(%s, text) FROM unnest(%s::text[]) AS text", (CHANNEL, texts))


class NewsConnection:
    """A connection that listens for news and connects again, with back-off, when it is lost."""

    def __init__(self, url: str, worker: int, clock: Clock) -> None:
        self.url = url
        self.clock = clock
        self.worker = worker
        self.connection: AsyncConnection | None = None

    async def news(self) -> AsyncGenerator[News | None]:
        """Yield the news of other workers, and None after every connect: earlier news may have been missed."""
        pause = FIRST_PAUSE
        while True:
            try:
                async with await AsyncConnection.connect(self.url, autocommit=True) as connection:
                    self.connection = connection
                    await self._listen(connection)
                    pause = FIRST_PAUSE
                    yield None
                    async with aclosing(self._received(connection)) as received:
                        async for each in received:
                            yield each
            except (Error, OSError) as error:
                LOG.warning(
                    "the connection for news between workers was lost (%s); connecting again", type(error).__name__
                )
            await self.clock.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _listen(self, connection: AsyncConnection) -> None:
        """Listen, and take the advisory lock by which other workers see that this worker is alive."""
        await connection.execute("SELECT pg_advisory_lock(%s, %s)", (WORKER, self.worker))
        await connection.execute(f"LISTEN {CHANNEL}")

    async def _received(self, connection: AsyncConnection) -> AsyncGenerator[News]:
        while True:
            async with aclosing(connection.notifies(timeout=SILENCE_SECONDS)) as notices:
                async for notice in notices:
                    found = decode_news(notice.payload, self.worker)
                    if found is not None:
                        yield found
            await connection.execute("SELECT 1")
