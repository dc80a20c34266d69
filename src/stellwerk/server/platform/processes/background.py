"""Long computations beside the event loop."""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

Result = TypeVar("Result")


class Background(Protocol):
    """Runs plain functions in processes of their own; who does not come to an end in time is ended."""

    async def run(self, seconds: float, work: Callable[..., Result], *arguments: Any) -> Result:
        """What the function gives back; TimeoutError if it takes longer than so many seconds."""
        ...


class InPlace:
    """Runs them in a thread: for commands, which nobody waits for."""

    async def run(self, seconds: float, work: Callable[..., Result], *arguments: Any) -> Result:
        """What the function gives back."""
        async with asyncio.timeout(seconds):
            return await asyncio.to_thread(work, *arguments)
