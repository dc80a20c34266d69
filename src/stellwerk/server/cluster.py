"""How a worker shares its store with others, or has it for itself."""

from collections.abc import Awaitable, Callable

from stellwerk.server.domain.claims import Claims, OwnClaims
from stellwerk.server.domain.presence import Others
from stellwerk.server.domain.services import Services
from stellwerk.server.jobs.bell import Bell
from stellwerk.server.jobs.bots import Bots
from stellwerk.server.jobs.clock import Clock
from stellwerk.server.jobs.curves import CurveWork
from stellwerk.server.jobs.patrol import Patrol
from stellwerk.server.jobs.reporter import Reporter
from stellwerk.server.store.claims import SharedClaims
from stellwerk.server.store.news import Listener
from stellwerk.server.store.presences import SharedPresences
from stellwerk.server.store.shelf import SqlShelf


class Alone:
    """One process on one store: nothing to share."""

    def __init__(self) -> None:
        self.claims: Claims = OwnClaims()
        self.others: Others | None = None
        self._bell: Bell | None = None

    async def begin(self, services: Services, bots: Bots, clock: Clock, curves: CurveWork) -> None:
        """Take up what was left; a command line that changes the store rings the bell."""
        await clock.recover()
        await bots.recover()
        await curves.recover()

        async def look_again() -> None:
            services.sessions.forget()
            await services.tables.look_again()
            for hears in services.hearers:
                hears(None)
            await bots.recover()

        self._bell = Bell(services.settings.data, look_again)
        self._bell.start()

    async def end(self) -> None:
        """Nobody is to be told."""
        if self._bell is not None:
            await self._bell.stop()


class Cluster:
    """Several workers on one PostgreSQL: news, claims, presence and a patrol."""

    def __init__(self, shelf: SqlShelf, url: str) -> None:
        self.shelf = shelf
        self.claims = SharedClaims(url)
        self.presences = SharedPresences(shelf)
        self.others: Others | None = self.presences
        self.listener = Listener(url, shelf.worker)
        self._reporter: Reporter | None = None
        self._patrol: Patrol | None = None

    async def begin(self, services: Services, bots: Bots, clock: Clock, curves: CurveWork) -> None:
        """Listen, then look for work that nobody does."""
        presence = services.tables.presence

        async def back() -> None:
            await self.presences.write_again({id: list(persons) for id, persons in presence.tables.items()})

        self._reporter = Reporter(
            services.tables, services.sessions, services.chat, self.listener, back, services.hearers
        )
        self._reporter.start()
        await self._reporter.listening.wait()
        self._patrol = Patrol(bots, clock, services.settings.patrol_seconds, self._take_over(curves))
        self._patrol.start()

    def _take_over(self, curves: CurveWork) -> Callable[[], Awaitable[None]]:
        """What the patrol does besides bots and clocks."""

        async def work() -> None:
            await self.presences.forget_the_dead()
            await curves.recover()

        return work

    async def end(self) -> None:
        """Let go of everything; the others take over."""
        if self._patrol is not None:
            await self._patrol.stop()
        if self._reporter is not None:
            await self._reporter.stop()
        await self.claims.close()
