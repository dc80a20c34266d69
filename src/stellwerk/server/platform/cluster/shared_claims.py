"""Claims of several workers: advisory locks of PostgreSQL, which it releases when the worker's connection ends."""

import asyncio
import logging
from typing import Any

from psycopg import AsyncConnection, Error

from stellwerk.server.platform.database.postgres import CLAIM, number_of

LOG = logging.getLogger("stellwerk.claims")
TAKE = "SELECT pg_try_advisory_lock(%s, %s)"
RELEASE = "SELECT pg_advisory_unlock(%s, %s)"


class SharedClaims:
    """Session-level advisory locks on a connection of their own, so that no transaction stays open during long work."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._connection: AsyncConnection[Any] | None = None
        self._one_at_a_time = asyncio.Lock()

    async def take(self, name: str) -> bool:
        """Claim a name; return False if another worker has claimed it or the database cannot be reached."""
        return await self._query(TAKE, name)

    async def release(self, name: str) -> None:
        """Give a claimed name back; a connection that was lost has released it already."""
        await self._query(RELEASE, name)

    async def close(self) -> None:
        """Close the connection, which releases every claim."""
        if self._connection is not None:
            await self._connection.close()

    async def _query(self, query: str, name: str) -> bool:
        async with self._one_at_a_time:
            try:
                connection = await self._connected()
                found = await (await connection.execute(query, (CLAIM, number_of(name)))).fetchone()
                return bool(found and found[0])
            except (Error, OSError) as error:
                LOG.warning("claims cannot be checked, the database cannot be reached (%s)", type(error).__name__)
                await self.close()
                self._connection = None
                return False

    async def _connected(self) -> AsyncConnection[Any]:
        if self._connection is None:
            self._connection = await AsyncConnection.connect(self.url, autocommit=True)
        return self._connection
