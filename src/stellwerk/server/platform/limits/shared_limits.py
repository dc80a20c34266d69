"""Limits that all workers count together, in a table that PostgreSQL writes no log for."""

import hmac

from sqlalchemy import Connection, delete, extract, func
from sqlalchemy.dialects.postgresql import insert

from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.schema import LIMITS
from stellwerk.server.platform.limits.token_bucket import MINUTE, too_many

ROUNDING = 0.001
NOW = extract("epoch", func.now())  # the database's clock: machines may differ


class SharedLimit:
    """So many per minute, or other time, for each address, name or person, whichever worker is asked.

    A row says when nothing counts any more; each use puts that off by one share of the time, up to all of it.
    """

    def __init__(self, limits: "SharedLimits", what: str, most: int, seconds: float) -> None:
        self.limits = limits
        self.what = what
        self.seconds = seconds
        self.share = seconds / most

    async def spend(self, key: str) -> None:
        """Use one up; Trouble if there is none left. Whoever tries again and again has to wait on."""
        row = {"what": self.what, "key": self.limits.hidden(key), "free_at": NOW + self.share}
        later = func.greatest(LIMITS.c.free_at, NOW) + self.share
        put_off = {"free_at": func.least(later, NOW + self.seconds + self.share)}
        upsert = insert(LIMITS).values(row).on_conflict_do_update(index_elements=["what", "key"], set_=put_off)
        used = upsert.returning(LIMITS.c.free_at - NOW)
        ahead: float = await self.limits.database.apart(lambda connection: connection.execute(used).scalar_one())
        if ahead > self.seconds + ROUNDING:
            raise too_many()


class SharedLimits:
    """Makes limits, and clears away what no longer counts; the keys cannot be read from the database."""

    def __init__(self, database: Database, secret: bytes, clock: Clock) -> None:
        self.database = database
        self.clock = clock
        self._secret = hmac.digest(secret, b"stellwerk limits", "sha256")
        self._cleared = self.clock.monotonic()

    def of(self, what: str, most: int, seconds: float = MINUTE) -> SharedLimit:
        """The limit of one kind of doing."""
        return SharedLimit(self, what, most, seconds)

    def hidden(self, key: str) -> str:
        """What stands in the database for an address or a name."""
        return hmac.digest(self._secret, key.encode(errors="surrogatepass"), "sha256").hex()

    async def clear_away(self) -> None:
        """Once a minute, forget those who may do everything again."""
        if self.clock.monotonic() - self._cleared < MINUTE:
            return
        self._cleared = self.clock.monotonic()

        def work(connection: Connection) -> None:
            connection.execute(delete(LIMITS).where(LIMITS.c.free_at < NOW))

        await self.database.write(work)
