"""How a worker shares its store with other workers, or has it for itself."""

import logging

from stellwerk.server.features.history.jobs import CurveWork
from stellwerk.server.features.tables.jobs.bots import Bots
from stellwerk.server.features.timeouts.jobs import Timers
from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.cluster.claims import Claims, LocalClaims
from stellwerk.server.platform.cluster.news import News
from stellwerk.server.platform.cluster.news_listener import NewsListener
from stellwerk.server.platform.cluster.retry_loop import RetryLoop
from stellwerk.server.platform.cluster.shared_claims import SharedClaims
from stellwerk.server.platform.cluster.shared_news import NewsConnection
from stellwerk.server.platform.cluster.shared_presence import SharedPresences
from stellwerk.server.platform.cluster.store_watch import StoreChangeWatcher
from stellwerk.server.platform.limits.limits import Limits, LocalLimits
from stellwerk.server.platform.limits.shared_limits import SharedLimits
from stellwerk.server.platform.observing.sampler import Sampler
from stellwerk.server.platform.sockets.presence import OtherWorkers
from stellwerk.server.services import Services
from stellwerk.server.stores import Stores

LOG = logging.getLogger("stellwerk.cluster")
LATE_SECONDS = 1.0  # a timer that should have fired before is set again


class SingleWorker:
    """One process on one store: nothing to share, but work that failed is taken up again."""

    def __init__(self, clock: Clock) -> None:
        self.claims: Claims = LocalClaims()
        self.others: OtherWorkers | None = None
        self.limits: Limits = LocalLimits(clock)
        self._watch: StoreChangeWatcher | None = None
        self._retry: RetryLoop | None = None

    async def begin(self, services: Services, bots: Bots, timers: Timers, curves: CurveWork) -> None:
        """Take up the work that was left; look again whenever the command line has changed the store."""
        await timers.recover()
        await bots.recover()
        await curves.recover()
        await services.reminders.recover()

        async def look_again() -> None:
            services.sessions.invalidate_all()
            await services.tables.reload_all()
            services.events.news_received.emit(None)
            await bots.recover()

        async def recover() -> None:
            await bots.recover()
            await timers.recover(services.clock.after(-LATE_SECONDS))
            await curves.recover()

        self._watch = StoreChangeWatcher(services.settings.data, look_again, services.clock)
        self._watch.start()
        self._retry = RetryLoop(services.settings.recover_seconds, recover, services.clock)
        self._retry.start()

    async def end(self) -> None:
        """Stop watching and retrying."""
        if self._retry is not None:
            await self._retry.stop()
        if self._watch is not None:
            await self._watch.stop()


class Cluster:
    """Several workers on one PostgreSQL: they share news, claims, presence and limits."""

    def __init__(self, stores: Stores, url: str, secret: bytes) -> None:
        self.claims = SharedClaims(url)
        self.presences = SharedPresences(stores.database, stores.news)
        self.others: OtherWorkers | None = self.presences
        self.shared_limits = SharedLimits(stores.database, secret, stores.clock)
        self.limits: Limits = self.shared_limits
        self.connection = NewsConnection(url, stores.news.worker, stores.clock)
        self._listener: NewsListener | None = None
        self._retry: RetryLoop | None = None
        self._sampler: Sampler | None = None

    async def begin(self, services: Services, bots: Bots, timers: Timers, curves: CurveWork) -> None:
        """Listen to news, then take up work that no worker does."""
        news = NewsOf(services, self.presences)
        self._listener = NewsListener(
            self.connection, services.events.news_received.emit, news.pass_on, news.missed, services.clock
        )
        self._listener.start()
        await self._listener.listening.wait()

        async def recover() -> None:
            await bots.recover()
            await timers.recover(services.clock.after(-LATE_SECONDS))
            for id, person in await self.presences.remove_dead_workers():
                services.reminders.schedule(id, person)
            await curves.recover()
            await self.shared_limits.clear_away()

        self._retry = RetryLoop(services.settings.recover_seconds, recover, services.clock)
        self._retry.start()
        if services.meters.shared:
            self._sampler = Sampler(services.meters, services.settings.sample_seconds, services.clock)
            self._sampler.start()

    async def end(self) -> None:
        """Let go of everything; the other workers take over."""
        if self._sampler is not None:
            await self._sampler.stop()
        if self._retry is not None:
            await self._retry.stop()
        if self._listener is not None:
            await self._listener.stop()
        await self.claims.close()


class NewsOf:
    """What news from other workers mean for the services of this one."""

    def __init__(self, services: Services, presences: SharedPresences) -> None:
        self.services = services
        self.tables = services.tables
        self.presences = presences

    async def missed(self) -> list[News]:
        """The news to assume after the connection was cut: anything may have happened."""
        try:
            await self.presences.rewrite_own(self.tables.presence)
        except Exception:
            LOG.exception("the persons who are connected here could not be written down again")
        self.services.sessions.invalidate_all()
        return [news for id in self.tables.presence.tables for news in (News("presence", id), News("chat", id))]

    async def pass_on(self, news: News) -> None:
        """Tell those who are connected here; an exception if the store does not answer."""
        events = self.services.events
        if news.kind == "lists":  # `events.news_received` is enough
            return
        if news.kind in ("person", "chat", "unsaid"):  # their subscribers ask the store in tasks of their own
            await self.tables.store.version("")
        if news.kind == "person":
            self.services.sessions.invalidate(news.about)
        elif news.kind == "plan":
            table, _, person = news.about.partition(" ")
            await self.tables.refresh(table, person)
        elif news.kind == "chat":
            events.chat_said.emit(news.about)
        elif news.kind == "unsaid":
            events.chat_removed.emit(news.about)
        elif news.kind == "gone":
            self.tables.removed(news.about)
        else:
            if news.kind in ("presence", "look") and self.tables.presence.is_anyone_at(news.about):
                await self.tables.presence.refresh_others([news.about])
            if news.kind != "look":  # clients would see no difference
                await self.tables.refresh(news.about)
