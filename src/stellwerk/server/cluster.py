"""How a worker shares its store with others, or has it for itself."""

from collections.abc import Awaitable, Callable

from stellwerk.server.features.history.jobs import CurveWork
from stellwerk.server.features.tables.jobs.bots import Bots
from stellwerk.server.features.timeouts.jobs import TableTimers
from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.cluster.claims import Claims, OwnClaims
from stellwerk.server.platform.cluster.news_listener import NewsListener
from stellwerk.server.platform.cluster.retry_loop import RetryLoop
from stellwerk.server.platform.cluster.shared_claims import SharedClaims
from stellwerk.server.platform.cluster.shared_news import NewsConnection
from stellwerk.server.platform.cluster.shared_presence import SharedPresences
from stellwerk.server.platform.cluster.store_watch import StoreWatch
from stellwerk.server.platform.limits.limits import Limits, OwnLimits
from stellwerk.server.platform.limits.shared_limits import SharedLimits
from stellwerk.server.platform.observing.sampler import Sampler
from stellwerk.server.platform.sockets.presence import OtherWorkers
from stellwerk.server.services import Services
from stellwerk.server.stores import Stores


class SingleWorker:
    """One process on one store: nothing to share, but work that failed is taken up again."""

    def __init__(self, clock: Clock) -> None:
        self.claims: Claims = OwnClaims()
        self.others: OtherWorkers | None = None
        self.limits: Limits = OwnLimits(clock)
        self._bell: StoreWatch | None = None
        self._patrol: RetryLoop | None = None

    async def begin(self, services: Services, bots: Bots, timers: TableTimers, curves: CurveWork) -> None:
        """Take up what was left; a command line that changes the store rings the bell."""
        await timers.recover()
        await bots.recover()
        await curves.recover()
        await services.attention.recover()

        async def look_again() -> None:
            services.sessions.forget()
            await services.tables.look_again()
            services.events.news_received(None)
            await bots.recover()

        self._bell = StoreWatch(services.settings.data, look_again, services.clock)
        self._bell.start()
        self._patrol = RetryLoop(bots, timers, services.settings.patrol_seconds, curves.recover)
        self._patrol.start()

    async def end(self) -> None:
        """Nobody is to be told."""
        if self._patrol is not None:
            await self._patrol.stop()
        if self._bell is not None:
            await self._bell.stop()


class Cluster:
    """Several workers on one PostgreSQL: news, claims, presence, limits and a patrol."""

    def __init__(self, stores: Stores, url: str, secret: bytes) -> None:
        self.claims = SharedClaims(url)
        self.presences = SharedPresences(stores.database, stores.news)
        self.others: OtherWorkers | None = self.presences
        self.shared_limits = SharedLimits(stores.database, secret, stores.clock)
        self.limits: Limits = self.shared_limits
        self.listener = NewsConnection(url, stores.news.worker, stores.clock)
        self._reporter: NewsListener | None = None
        self._patrol: RetryLoop | None = None
        self._sampler: Sampler | None = None

    async def begin(self, services: Services, bots: Bots, timers: TableTimers, curves: CurveWork) -> None:
        """Listen, then look for work that nobody does."""
        presence = services.tables.presence

        async def back() -> None:
            await self.presences.write_again(presence)

        self._reporter = NewsListener(
            services.tables, services.sessions, services.chat, self.listener, back, services.events.news_received
        )
        self._reporter.start()
        await self._reporter.listening.wait()
        self._patrol = RetryLoop(bots, timers, services.settings.patrol_seconds, self._take_over(services, curves))
        self._patrol.start()
        if services.meters.shared:
            self._sampler = Sampler(services.meters, services.settings.sample_seconds, services.clock)
            self._sampler.start()

    def _take_over(self, services: Services, curves: CurveWork) -> Callable[[], Awaitable[None]]:
        """What the patrol does besides bots and clocks."""

        async def work() -> None:
            for id, person in await self.presences.forget_the_dead():
                services.attention.turned_away(id, person)
            await curves.recover()
            await self.shared_limits.clear_away()

        return work

    async def end(self) -> None:
        """Let go of everything; the others take over."""
        if self._sampler is not None:
            await self._sampler.stop()
        if self._patrol is not None:
            await self._patrol.stop()
        if self._reporter is not None:
            await self._reporter.stop()
        await self.claims.close()
