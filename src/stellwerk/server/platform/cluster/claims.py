"""Claims on work that exactly one worker must do, such as computing a bot's move or ending a turn on time."""

from typing import Protocol


class Claims(Protocol):
    """Named locks between workers; the claims of a worker end when the worker dies."""

    async def take(self, name: str) -> bool:
        """Claim a name; return False if another worker has claimed it."""
        ...

    async def release(self, name: str) -> None:
        """Give a claimed name back."""
        ...


class LocalClaims:
    """Claims of a server that is the only one on its database: every claim succeeds."""

    async def take(self, name: str) -> bool:
        """Return True."""
        return True

    async def release(self, name: str) -> None:
        """Do nothing."""
