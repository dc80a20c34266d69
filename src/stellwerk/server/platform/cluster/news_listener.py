"""What other workers did reaches those who are connected here."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import aclosing
from typing import Protocol

from stellwerk.server.features.people.service.sessions import Sessions
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.features.talk.service.chat import Chat
from stellwerk.server.platform.cluster.news import News

LOG = logging.getLogger("stellwerk.reporter")
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 5.0


class Source(Protocol):
    """Where news come from; None means that some may have been missed."""

    def news(self) -> AsyncGenerator[News | None]: ...


class NewsListener:
    """Hears news and works them off one after another; what is said twice meanwhile is done once.

    What cannot be passed on (the database may be away, or have no free connection) is tried again until it can.
    """

    def __init__(
        self,
        tables: Tables,
        sessions: Sessions,
        chat: Chat,
        source: Source,
        back: Callable[[], Awaitable[None]],
        received: Callable[[News | None], None],
    ) -> None:
        self.tables = tables
        self.chat = chat
        self.sessions = sessions
        self.source = source
        self.back = back  # is called whenever the connection was made anew
        self.received = received  # is called at once with everything; None: some news may have been missed
        self.listening = asyncio.Event()
        self._waiting: dict[News, None] = {}
        self._failed: dict[News, int] = {}  # how often each of them could not be passed on
        self._something = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin to hear."""
        self._tasks = [asyncio.create_task(self._hear()), asyncio.create_task(self._work())]

    async def stop(self) -> None:
        """Hear no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _hear(self) -> None:
        async with aclosing(self.source.news()) as source:
            async for news in source:
                self.received(news)
                if news is not None:
                    self._put(news)
                else:
                    await self._catch_up()

    async def _catch_up(self) -> None:
        try:
            await self.back()
        except Exception:
            LOG.exception("coming back failed")
        self.listening.set()
        self.sessions.forget()
        for id in list(self.tables.presence.tables):
            self._put(News("presence", id))
            self._put(News("chat", id))

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
                    await self._pass_on(news)
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
        self.tables.clock.call_later(pause, self._put, news)

    def _passed_on(self, news: News) -> None:
        """After a failure: those who hear everything at once may have failed too, so they look again."""
        if self._failed.pop(news, None) is not None and not self._failed:
            LOG.info("everything could be passed on that had failed")
            self.received(None)

    async def _pass_on(self, news: News) -> None:
        if news.kind == "lists":  # for the hearers alone
            return
        if news.kind in ("person", "chat", "unsaid"):  # those who hear of it ask the store, and cannot fail here
            await self.tables.store.version("")
        if news.kind == "person":
            self.sessions.changed(news.about)
        elif news.kind == "plan":
            table, _, person = news.about.partition(" ")
            await self.tables.refresh(table, person)
        elif news.kind == "chat":
            self.chat.events.chat_said(news.about)
        elif news.kind == "unsaid":
            self.chat.events.chat_removed(news.about)
        elif news.kind == "gone":
            self.tables.removed(news.about)
        else:
            if news.kind in ("presence", "look") and self.tables.presence.anybody(news.about):
                await self.tables.presence.learn([news.about])
            if news.kind != "look":  # nobody sees a difference
                await self.tables.refresh(news.about)
