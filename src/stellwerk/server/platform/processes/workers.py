"""Processes in which bots think, so that nobody waits for them."""

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
    """A few worker processes, started when first needed, gone when the server is gone."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None
        self._lifeline: Connection | None = None

    async def decide(self, game: str, snapshot: bytes, seat: int, bot: str, seed: int) -> list[str]:
        """What a bot does for a seat, in notation."""
        return await self._run(decide, game, snapshot, seat, bot, seed)

    async def advise(self, game: str, snapshot: bytes, seat: int, milliseconds: int, seed: int) -> Advice:
        """What a search would do for a seat, and why."""
        return await self._run(advise, game, snapshot, seat, milliseconds, seed)

    async def _run(self, work: Callable[..., Result], *arguments: object) -> Result:
        loop, pool = asyncio.get_running_loop(), self._started()
        try:
            return await loop.run_in_executor(pool, work, *arguments)
        except BrokenProcessPool:
            if pool is self._pool:  # otherwise others have started a new one already
                self.stop()
            raise

    async def run(self, seconds: float, work: Callable[..., Result], *arguments: Any) -> Result:
        """What a plain function gives back; if it takes longer than so many seconds, the processes are ended."""
        loop, pool = asyncio.get_running_loop(), self._started()
        try:
            async with asyncio.timeout(seconds):
                return await loop.run_in_executor(pool, partial(work, *arguments))
        except (BrokenProcessPool, TimeoutError):
            if pool is self._pool:
                self.stop()
            raise

    async def warm(self) -> None:
        """Start the processes and let them load the games."""
        loop, pool = asyncio.get_running_loop(), self._started()
        await asyncio.gather(*(loop.run_in_executor(pool, os.getpid) for _ in range(self.count)))

    def stop(self) -> None:
        """End the processes, whatever they think about."""
        if self._lifeline is not None:
            self._lifeline.close()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = self._lifeline = None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            held, self._lifeline = context.Pipe(duplex=False)
            self._pool = ProcessPoolExecutor(self.count, context, _begin, (held,))
        return self._pool


def _begin(lifeline: Connection) -> None:
    """A worker begins: it loads the games and leaves interrupts to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()
    from stellwerk.kernel.registry import all_games

    all_games()


def _end_with(lifeline: Connection) -> None:
    """The lifeline closes when the server stops or dies; then this process ends."""
    try:
        lifeline.recv()
    except (EOFError, OSError):
        os._exit(0)
