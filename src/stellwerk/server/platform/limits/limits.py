"""Rate limits by address, name or person, counted by this process or by all workers together."""

from typing import Protocol, runtime_checkable

from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.limits.token_bucket import MINUTE, TokenBucket


@runtime_checkable  # Litestar checks the type of injected dependencies
class Limit(Protocol):
    """Rate limit of one kind of action, for each key (address, name or person)."""

    async def spend(self, key: str) -> None:
        """Count one action; raise RequestError if the limit is reached."""
        ...


class Limits(Protocol):
    """Makes the rate limits of a server."""

    def of(self, what: str, most: int, seconds: float = MINUTE) -> Limit:
        """Rate limit of `most` actions of the kind `what` in `seconds`."""
        ...


class LocalLimit:
    """Rate limit counted in the memory of this process."""

    def __init__(self, most: int, seconds: float, clock: Clock) -> None:
        self.buckets = TokenBucket(most, clock, seconds=seconds)

    async def spend(self, key: str) -> None:
        """Count one action; raise RequestError if the limit is reached."""
        self.buckets.spend(key)


class LocalLimits:
    """Makes limits for a server that is the only one on its database."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock

    def of(self, _: str, most: int, seconds: float = MINUTE) -> Limit:
        """Rate limit of `most` actions in `seconds`."""
        return LocalLimit(most, seconds, self.clock)
