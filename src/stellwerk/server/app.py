"""The server as one application: services over a store, routes and socket over the services."""

import asyncio
import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import cache
from traceback import format_exc
from typing import Any

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.types import Message, Scope

from stellwerk.kernel.game import Game
from stellwerk.kernel.registry import all_games
from stellwerk.server.cluster import Cluster, SingleWorker
from stellwerk.server.context import CONTEXT, ServerContext, context_of
from stellwerk.server.error_handlers import (
    on_depth,
    on_http,
    on_mistake,
    on_request_error,
)
from stellwerk.server.errors import RequestError
from stellwerk.server.events import Events
from stellwerk.server.features.history.jobs import CurveWork
from stellwerk.server.features.live.handler import live
from stellwerk.server.features.live.hub import Hub
from stellwerk.server.features.live.removals import Removals
from stellwerk.server.features.lobby.hub import LobbyHub
from stellwerk.server.features.lobby.socket import live_lists
from stellwerk.server.features.notices.jobs.mail import read_smtp
from stellwerk.server.features.notices.jobs.postman import NoticeSender
from stellwerk.server.features.outages.jobs import HeartbeatJob
from stellwerk.server.features.people.authentication import add_cookie
from stellwerk.server.features.plans.jobs import Planner
from stellwerk.server.features.seating.jobs.roll_call import RollCall
from stellwerk.server.features.tables.jobs.bots import Bots
from stellwerk.server.features.tables.jobs.sweeper import Sweeper
from stellwerk.server.features.timeouts.jobs import TableTimers
from stellwerk.server.measuring import measure_jobs, measure_tables
from stellwerk.server.openapi import openapi
from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.cluster.claims import Claims
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.upgrade import up_to_date
from stellwerk.server.platform.http.client import client
from stellwerk.server.platform.http.guards import same_origin
from stellwerk.server.platform.http.headers import add_safety
from stellwerk.server.platform.observing.meters import Meters
from stellwerk.server.platform.observing.requests import RequestObserver
from stellwerk.server.platform.processes.background_pool import BackgroundPool
from stellwerk.server.platform.processes.workers import Workers
from stellwerk.server.platform.security.secret import signing_secret
from stellwerk.server.platform.sockets.socket import SEND
from stellwerk.server.routes import ROOT, api_routers, provide_services
from stellwerk.server.services import Services
from stellwerk.server.settings import Settings
from stellwerk.server.stores import Stores

LOG = logging.getLogger("stellwerk.server")


class Stellwerk:
    """One server as an ASGI application: the routes, which all servers of a process share, on what this one has."""

    def __init__(self, place: ServerContext, life: AbstractAsyncContextManager[None]) -> None:
        self.services = place.services
        self.hub = place.hub
        self.failure: BaseException | None = None  # why it could not begin
        self._place = place
        self._life = life
        settings = place.services.settings
        self._routes = RequestObserver(routes(settings.body_bytes), place.services.meters, settings.proxies)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """A request, a socket, or the life of the server."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        else:
            scope.setdefault("state", {}).update({CONTEXT: self._place, SEND: send})
            await self._routes(scope, receive, send)

    async def _live(self, receive: Any, send: Any) -> None:
        """Say when it has begun and when it has ended, or why it could not."""
        await receive()
        stage = "startup"
        try:
            async with self._life:
                await send({"type": "lifespan.startup.complete"})
                stage = "shutdown"
                await receive()
        except BaseException as error:
            self.failure = error
            await send({"type": f"lifespan.{stage}.failed", "message": format_exc()})
            raise
        await send({"type": "lifespan.shutdown.complete"})


def create_app(
    settings: Settings,
    games: Mapping[str, Game] | None = None,
    workers: Workers | None = None,
    clock: Clock | None = None,
) -> Stellwerk:
    """The application; its store is opened and its jobs begin when it starts. Workers that are lent stay alive."""
    secret = signing_secret(settings.data, settings.secret)
    meters = Meters()
    database = Database(settings.url, meters.commits.observe)
    stores = Stores(database, clock)
    company = Cluster(stores, settings.url, secret) if database.shared else SingleWorker(stores.clock)
    found = all_games() if games is None else games
    background = workers or Workers(1)  # so that nobody who plays waits for uploads, files and curves
    services = Services(
        stores, found, secret, settings, company.others, meters, BackgroundPool(background), company.limits
    )
    hub = Hub(services)
    lobby = LobbyHub(services, hub)
    removals = Removals(services, hub)
    _subscribe_pages(services, hub, lobby, removals)
    measure_tables(services, hub, lobby)
    place = ServerContext(services, hub, lobby)
    return Stellwerk(place, _life(services, database, company, secret, workers, background))


def _subscribe_pages(services: Services, hub: Hub, lobby: LobbyHub, removals: Removals) -> None:
    """Open pages show what happens."""
    events = services.events
    events.table_changed.subscribe(hub.publish)
    events.table_changed.subscribe(lobby.table_changed)
    events.table_changed_for.subscribe(hub.publish)
    events.table_removed.subscribe(hub.table_gone)
    events.table_removed.subscribe(lobby.table_gone)
    events.sign_ins_changed.subscribe(hub.person_changed)
    events.sign_ins_changed.subscribe(lobby.person_changed)
    events.chat_said.subscribe(hub.something_said)
    events.chat_removed.subscribe(removals.removed)
    events.news_received.subscribe(lobby.news_heard)
    events.person_turned_away.subscribe(services.attention.turned_away)


def _subscribe_jobs(events: Events, bots: Bots, timers: TableTimers, planner: Planner, curves: CurveWork) -> None:
    """Jobs look for work when a table was changed here."""
    events.table_committed.subscribe(bots.notice)
    events.table_committed.subscribe(timers.notice)
    events.table_committed.subscribe(planner.notice)
    events.table_removed.subscribe(timers.forget)
    events.curve_requested.subscribe(curves.take_up)


@cache
def routes(body_bytes: int) -> Litestar:
    """Everything that can be asked for, with bodies of at most this size."""

    async def before_send(message: Message, scope: Scope) -> None:
        add_safety(message)
        add_cookie(message, scope, context_of(scope).services.settings.secure_cookie)

    return Litestar(
        [*api_routers([openapi]), _socket_router(), Router("/", route_handlers=[client])],
        before_send=[before_send],
        exception_handlers={
            RequestError: on_request_error,
            HTTPException: on_http,
            RecursionError: on_depth,
            Exception: on_mistake,
        },
        request_max_body_size=body_bytes,
        openapi_config=None,
        logging_config=None,
    )


def _socket_router() -> Router:
    def hub(scope: Scope) -> Hub:
        return context_of(scope).hub

    def lobby(scope: Scope) -> LobbyHub:
        return context_of(scope).lobby

    dependencies = {
        "hub": Provide(hub, sync_to_thread=False),
        "lobby": Provide(lobby, sync_to_thread=False),
        "services": Provide(provide_services, sync_to_thread=False),
    }
    return Router(ROOT, route_handlers=[live, live_lists], guards=[same_origin], dependencies=dependencies)


@asynccontextmanager
async def _life(
    services: Services,
    database: Database,
    company: SingleWorker | Cluster,
    secret: bytes,
    lent: Workers | None,
    background: Workers,
) -> AsyncIterator[None]:
    """From opening the store to closing it; bots and clocks are taken up where they were left."""
    settings = services.settings
    await up_to_date(database, settings.data, secret, services.clock)
    heart = HeartbeatJob(services.stores.heartbeat, settings.beat_seconds, services.clock, database.shared)
    await heart.wake()
    heart.mended.append(services.tables.forget_and_look_again)
    services.tables.look_at_clock = heart.look
    workers = lent or Workers(settings.bot_workers)
    services.hints.adviser = workers
    bots = Bots(services.tables, services.play, workers, settings.bot_seconds, company.claims)
    timers = TableTimers(services.tables, services.lobby, services.drafts, services.proposals, company.claims)
    curves = CurveWork(services.tables, services.curves, services.background, company.claims)
    planner = Planner(services.plans, company.claims, settings.patrol_seconds)
    _subscribe_jobs(services.events, bots, timers, planner, curves)
    measure_jobs(services, bots, timers)
    await company.begin(services, bots, timers, curves)
    heart.start()
    notice_sender = _postman(services, company.claims)
    notice_sender.start()
    planner.start()
    sweeper = Sweeper(services.tables, company.claims, settings.idle_days, settings.sweep_seconds)
    sweeper.start()
    roll_call = RollCall(services.attendance, settings.patrol_seconds)
    services.events.person_came.subscribe(roll_call.came)
    services.events.person_left.subscribe(roll_call.left)
    roll_call.start()
    warming = asyncio.create_task(workers.warm()) if settings.warm_bots else None
    LOG.info("ready")
    try:
        yield
    finally:
        if warming is not None:
            warming.cancel()
        await roll_call.stop()
        await notice_sender.stop()
        await planner.stop()
        await sweeper.stop()
        await timers.stop()
        await bots.stop()
        await curves.stop()
        await company.end()
        if lent is None:
            workers.stop()
            background.stop()
        await services.tables.rest()
        await heart.stop()
        await database.close()
        LOG.info("stopped")


def _postman(services: Services, claims: Claims) -> NoticeSender:
    settings = services.settings
    smtp = None if settings.smtp is None else read_smtp(settings.smtp)
    made = NoticeSender(
        services.tables,
        services.stores.notices,
        services.stores.plans,
        services.letter_writer,
        services.push_key,
        smtp,
        claims,
    )
    made.allow_private = settings.allow_private_webhooks
    made.pause, made.retry = settings.postman_seconds, settings.retry_seconds
    return made
