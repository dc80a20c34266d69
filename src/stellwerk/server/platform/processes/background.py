"""Long computations outside the event loop."""

import asyncio
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

Result = TypeVar("Result")


class BackgroundRunner(Protocol):
    """Runs functions outside the event loop, with a time limit."""

    async def run(self, seconds: float, work: Callable[..., Result], *arguments: Any) -> Result:
        """Run a function and return its result; raise TimeoutError if it takes longer than `seconds`."""
        ...


class ThreadRunner:
    """Runs functions in a thread: for admin commands, which serve no requests meanwhile."""

    async def run(self, seconds: float, work: Callable[..., Result], *arguments: Any) -> Result:
        """Run a function and return its result; after a TimeoutError the thread still runs to its end."""
        async with asyncio.timeout(seconds):
            return await asyncio.to_thread(work, *arguments)
