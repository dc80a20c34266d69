"""Rate limits that all workers count together, in an unlogged table of PostgreSQL."""

import hmac

from sqlalchemy import Connection, delete, extract, func
from sqlalchemy.dialects.postgresql import insert

from stellwerk.server.errors import too_many
from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.schema import LIMITS
from stellwerk.server.platform.limits.token_bucket import MINUTE

ROUNDING = 0.001
NOW = extract("epoch", func.now())  # the database's clock: machines may differ


class SharedLimit:
    """Rate limit of one kind of action for each key, counted by all workers (generic cell rate algorithm).

    `free_at` of a row is the time when nothing counts any more; each action moves it `seconds / most` later.
    """

    def __init__(self, limits: "SharedLimits", what: str, most: int, seconds: float) -> None:
        self.limits = limits
        self.what = what
        self.seconds = seconds
        self.share = seconds / most

    async def spend(self, key: str) -> None:
        """Count one action; raise RequestError if the limit is reached. Refused actions count too, up to one share."""
        row = {"what": self.what, "key": self.limits.digest(key), "free_at": NOW + self.share}
        later = func.greatest(LIMITS.c.free_at, NOW) + self.share
        put_off = {"free_at": func.least(later, NOW + self.seconds + self.share)}
        upsert = insert(LIMITS).values(row).on_conflict_do_update(index_elements=["what", "key"], set_=put_off)
        count = upsert.returning(LIMITS.c.free_at - NOW)
        ahead: float = await self.limits.database.write_separately(
            lambda connection: connection.execute(count).scalar_one()
        )
        if ahead > self.seconds + ROUNDING:
            raise too_many(ahead + self.share - self.seconds)  # then one more share fits again


class SharedLimits:
    """Makes limits and deletes rows that no longer count; stores keys as HMACs, so that they cannot be read."""

    def __init__(self, database: Database, secret: bytes, clock: Clock) -> None:
        self.database = database
        self.clock = clock
        self._secret = hmac.digest(secret, b"stellwerk limits", "sha256")
        self._cleared = self.clock.monotonic()

    def of(self, what: str, most: int, seconds: float = MINUTE) -> SharedLimit:
        """Rate limit of `most` actions of the kind `what` in `seconds`."""
        return SharedLimit(self, what, most, seconds)

    def digest(self, key: str) -> str:
        """HMAC of a key, which is stored in its place."""
        return hmac.digest(self._secret, key.encode(errors="surrogatepass"), "sha256").hex()

    async def clear_away(self) -> None:
        """Delete the rows that no longer count, at most once a minute."""
        if self.clock.monotonic() - self._cleared < MINUTE:
            return
        self._cleared = self.clock.monotonic()

        def work(connection: Connection) -> None:
            connection.execute(delete(LIMITS).where(LIMITS.c.free_at < NOW))

        await self.database.write(work)
