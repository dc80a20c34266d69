"""The jobs of a server, and its lifespan from opening the database to closing it."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from stellwerk.server.cluster import Cluster, SingleWorker
from stellwerk.server.features.history.jobs import CurveWork
from stellwerk.server.features.hosting.jobs import BackupJob
from stellwerk.server.features.hosting.service.started import write_started
from stellwerk.server.features.notices.jobs.mail import read_smtp
from stellwerk.server.features.notices.jobs.sender import NoticeSender
from stellwerk.server.features.outages.jobs import HeartbeatJob
from stellwerk.server.features.plans.jobs import Planner
from stellwerk.server.features.seating.jobs.roll_call import RollCall
from stellwerk.server.features.tables.jobs.bots import Bots
from stellwerk.server.features.tables.jobs.sweeper import Sweeper
from stellwerk.server.features.timeouts.jobs import Timers
from stellwerk.server.measuring import measure_jobs
from stellwerk.server.platform.cluster.claims import Claims
from stellwerk.server.platform.database.upgrade import upgrade_store
from stellwerk.server.platform.processes.workers import Workers
from stellwerk.server.services import Services

LOG = logging.getLogger("stellwerk.server")


class Jobs:
    """Everything that a server does by itself."""

    def __init__(
        self,
        services: Services,
        cluster: SingleWorker | Cluster,
        heartbeat: HeartbeatJob,
        workers: Workers,
        own: list[Workers],
    ) -> None:
        settings, tables, claims = services.settings, services.tables, cluster.claims
        self.services = services
        self.cluster = cluster
        self.heartbeat = heartbeat
        self.workers = workers
        self.own = own  # processes that end with this server; those that were lent stay
        self.bots = Bots(tables, services.play, self.workers, settings.bot_seconds, claims)
        self.timers = Timers(tables, services.lobby, services.drafts, services.proposals, claims)
        self.curves = CurveWork(tables, services.curves, services.background, claims)
        self.planner = Planner(services.plans, claims, settings.recover_seconds)
        self.notice_sender = _notice_sender(services, claims)
        self.sweeper = Sweeper(tables, claims, settings.idle_days, settings.sweep_seconds)
        self.roll_call = RollCall(services.attendance, settings.recover_seconds)
        self.backups = BackupJob(services.backups, claims, settings.backup_hours)
        self._periodic = (self.notice_sender, self.planner, self.sweeper, self.roll_call, self.backups)
        self._warming: asyncio.Task[None] | None = None
        measure_jobs(services, self.bots, self.timers)

    async def start(self) -> None:
        """Take up the work that was left, then begin to work."""
        await self.heartbeat.recover()
        await self.cluster.begin(self.services, self.bots, self.timers, self.curves)
        self.heartbeat.start()
        for job in self._periodic:
            job.start()
        if self.services.settings.warm_bots:
            self._warming = asyncio.create_task(self.workers.warm())

    async def stop(self) -> None:
        """Finish what is under way; the rest is taken up by the next server."""
        if self._warming is not None:
            self._warming.cancel()
        for job in self._periodic:
            await job.stop()
        await self.timers.stop()
        await self.bots.stop()
        await self.curves.stop()
        await self.cluster.end()
        for processes in self.own:
            processes.stop()
        await self.services.tables.tasks.drain()
        await self.heartbeat.stop()


@asynccontextmanager
async def lifespan(services: Services, jobs: Jobs, secret: bytes) -> AsyncIterator[None]:
    """Bring the database up to date, run the jobs while the server runs, and close the database."""
    database = services.stores.database
    await upgrade_store(database, services.settings.data, secret, services.clock)
    write_started(services.settings.data, services.host.started())
    await jobs.start()
    LOG.info("ready")
    try:
        yield
    finally:
        await jobs.stop()
        await database.close()
        LOG.info("stopped")


def _notice_sender(services: Services, claims: Claims) -> NoticeSender:
    settings, stores = services.settings, services.stores
    return NoticeSender(
        services.tables,
        stores.notices,
        stores.plans,
        services.notice_composer,
        services.password_resets,
        services.push_key,
        None if settings.smtp is None else read_smtp(settings.smtp),
        claims,
        settings.allow_private_webhooks,
        settings.send_seconds,
        settings.retry_seconds,
    )
