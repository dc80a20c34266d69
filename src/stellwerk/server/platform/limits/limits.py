"""Limits by address or name: counted here, or by all workers together."""

from typing import Protocol, runtime_checkable

from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.limits.token_bucket import MINUTE, TokenBucket


@runtime_checkable  # handlers are given one, and their framework looks whether it is one
class Limit(Protocol):
    """So many per minute, or other time, for each address, name or person."""

    async def spend(self, key: str) -> None:
        """Use one up; Trouble if there is none left."""
        ...


class Limits(Protocol):
    """Where it is counted."""

    def of(self, what: str, most: int, seconds: float = MINUTE) -> Limit:
        """The limit of one kind of doing."""
        ...


class OwnLimit:
    """A limit of a server that is alone on its store."""

    def __init__(self, most: int, seconds: float, clock: Clock) -> None:
        self.pace = TokenBucket(most, clock, seconds=seconds)

    async def spend(self, key: str) -> None:
        """Use one up; Trouble if there is none left."""
        self.pace.spend(key)


class OwnLimits:
    """Counted in memory."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock

    def of(self, _: str, most: int, seconds: float = MINUTE) -> Limit:
        """The limit of one kind of doing."""
        return OwnLimit(most, seconds, self.clock)
