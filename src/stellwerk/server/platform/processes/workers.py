"""Worker processes for bots and long computations, so that the event loop never waits for them."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from stellwerk.bots.advice import Advice, advise
from stellwerk.bots.play import decide

Result = TypeVar("Result")


class Workers:
    """Pool of worker processes: started at first use, ended with the server, however the server ends."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None
        self._lifeline: Connection | None = None

    async def decide(self, game: str, rules: str, snapshot: bytes, seat: int, bot: str, seed: int) -> list[str]:
        """Compute the decisions of a bot for a seat, in notation."""
        return await self._run(decide, game, rules, snapshot, seat, bot, seed)

    async def advise(self, game: str, rules: str, snapshot: bytes, seat: int, milliseconds: int, seed: int) -> Advice:
        """Compute the advice of a search for a seat."""
        return await self._run(advise, game, rules, snapshot, seat, milliseconds, seed)

    async def _run(self, work: Callable[..., Result], *arguments: object) -> Result:
        loop, pool = asyncio.get_running_loop(), self._started()
        try:
            return await loop.run_in_executor(pool, work, *arguments)
        except BrokenProcessPool:
            if pool is self._pool:  # otherwise another caller has started a new pool already
                self.stop()
            raise

    async def run(self, seconds: float, work: Callable[..., Result], *arguments: Any) -> Result:
        """Run a function and return its result; end all processes and raise TimeoutError after `seconds`."""
        loop, pool = asyncio.get_running_loop(), self._started()
        try:
            async with asyncio.timeout(seconds):
                return await loop.run_in_executor(pool, partial(work, *arguments))
        except (BrokenProcessPool, TimeoutError):
            if pool is self._pool:
                self.stop()
            raise

    async def warm(self) -> None:
        """Start the processes, which load the games."""
        loop, pool = asyncio.get_running_loop(), self._started()
        await asyncio.gather(*(loop.run_in_executor(pool, os.getpid) for _ in range(self.count)))

    def stop(self) -> None:
        """End the processes at once, also during a computation."""
        if self._lifeline is not None:
            self._lifeline.close()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._lifeline = None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            lifeline, self._lifeline = context.Pipe(duplex=False)
            self._pool = ProcessPoolExecutor(self.count, context, _initialize, (lifeline,))
        return self._pool


def _initialize(lifeline: Connection) -> None:
    """Load the games in a new worker process, and leave SIGINT to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()
    from stellwerk.kernel.registry import all_games

    all_games()


def _end_with(lifeline: Connection) -> None:
    """End this process when the lifeline is closed, because the server has stopped or died."""
    try:
        lifeline.recv()
    except (EOFError, OSError):
        os._exit(0)
