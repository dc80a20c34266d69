"""Who does what must be done once: thinking for bots, ringing the clock."""

from typing import Protocol


class Claims(Protocol):
    """Hands work to one worker at a time; a claim ends with its holder."""

    async def take(self, name: str) -> bool:
        """Claim something; False if another worker has it."""
        ...

    async def release(self, name: str) -> None: ...


class OwnClaims:
    """A server alone on its store has nobody to share work with."""

    async def take(self, name: str) -> bool:
        """Everything is one's own."""
        return True

    async def release(self, name: str) -> None:
        """Nobody waits for it."""
