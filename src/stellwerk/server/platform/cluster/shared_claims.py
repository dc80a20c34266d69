"""Work that only one worker does at a time: locks that the database lets go of when their holder dies."""

import asyncio
import logging
from typing import Any

from psycopg import AsyncConnection, Error

from stellwerk.server.platform.database.postgres import CLAIM, number_of

LOG = logging.getLogger("stellwerk.claims")
TAKE = "SELECT pg_try_advisory_lock(%s, %s)"
RELEASE = "SELECT pg_advisory_unlock(%s, %s)"


class SharedClaims:
    """Advisory locks on a connection of their own; no transaction is held while somebody thinks."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._connection: AsyncConnection[Any] | None = None
        self._one_at_a_time = asyncio.Lock()

    async def take(self, name: str) -> bool:
        """Claim something; False if another worker has it, or if the database cannot be asked."""
        return await self._ask(TAKE, name)

    async def release(self, name: str) -> None:
        """Let go of it; what was lost with the connection is free already."""
        await self._ask(RELEASE, name)

    async def close(self) -> None:
        """Let go of everything."""
        if self._connection is not None:
            await self._connection.close()

    async def _ask(self, query: str, name: str) -> bool:
        async with self._one_at_a_time:
            try:
                connection = await self._connected()
                found = await (await connection.execute(query, (CLAIM, number_of(name)))).fetchone()
                return bool(found and found[0])
            except (Error, OSError) as error:
                LOG.warning("claims cannot be asked (%s)", type(error).__name__)
                await self.close()
                self._connection = None
                return False

    async def _connected(self) -> AsyncConnection[Any]:
        if self._connection is None:
            self._connection = await AsyncConnection.connect(self.url, autocommit=True)
        return self._connection
