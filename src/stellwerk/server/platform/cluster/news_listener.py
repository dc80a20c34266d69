"""Passes news from other workers on to this one."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing
from typing import Protocol

from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.cluster.news import News

LOG = logging.getLogger("stellwerk.news")
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 5.0


class Source(Protocol):
    """Where news come from; None means that some may have been missed."""

    def news(self) -> AsyncGenerator[News | None]: ...


class NewsListener:
    """Receives news and passes each of them on once, one after another, however often it was received meanwhile.

    News that cannot be passed on (the database may be away, or have no free connection) are tried again with back-off.
    """

    def __init__(
        self,
        source: Source,
        received: Callable[[News | None], None],
        pass_on: Callable[[News], Awaitable[None]],
        missed: Callable[[], Awaitable[list[News]]],
        clock: Clock,
    ) -> None:
        self.clock = clock
        self.source = source
        self.received = received  # is called at once with everything; None: some news may have been missed
        self.pass_on = pass_on
        self.missed = missed  # is called whenever the connection was made anew: what to pass on then
        self.listening = asyncio.Event()
        self._waiting: dict[News, None] = {}
        self._failed: dict[News, int] = {}  # how often each of them could not be passed on
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to receive."""
        self._tasks = [asyncio.create_task(self._receive()), asyncio.create_task(self._work())]

    async def stop(self) -> None:
        """Stop receiving."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _receive(self) -> None:
        async with aclosing(self.source.news()) as source:
            async for news in source:
                self._receive_one(news)
                if news is not None:
                    self._put(news)
                else:
                    await self._catch_up()

    def _receive_one(self, news: News | None) -> None:
        """Tell those who hear everything at once; their mistakes do not end the listening."""
        try:
            self.received(news)
        except Exception:
            LOG.exception("news could not be received")

    async def _catch_up(self) -> None:
        """Pass on what may have been missed, as soon as it can be asked for."""
        pause = FIRST_PAUSE
        while True:
            try:
                missed = await self.missed()
                break
            except Exception:
                LOG.exception("what was missed cannot be asked for; it is tried again")
                await self.clock.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
        self.listening.set()
        for news in missed:
            self._put(news)

    def _put(self, news: News) -> None:
        self._waiting[news] = None
        self._something.set()

    async def _work(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            while self._waiting:
                news = next(iter(self._waiting))
                del self._waiting[news]
                try:
                    await self.pass_on(news)
                except Exception as error:
                    self._try_later(news, error)
                else:
                    self._passed_on(news)

    def _try_later(self, news: News, error: Exception) -> None:
        times = self._failed.get(news, 0)
        if times == 0:
            LOG.error("news of %s could not be passed on; it is tried again", news.about, exc_info=error)
        self._failed[news] = times + 1
        pause = min(FIRST_PAUSE * 2 ** min(times, 10), LONGEST_PAUSE)
        self.clock.call_later(pause, self._put, news)

    def _passed_on(self, news: News) -> None:
        """After a failure: those who hear everything at once may have failed too, so they look again."""
        if self._failed.pop(news, None) is not None and not self._failed:
            LOG.info("everything could be passed on that had failed")
            self._receive_one(None)
