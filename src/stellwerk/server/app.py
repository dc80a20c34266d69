"""The server as one ASGI application: the features put together, and who subscribes to which event."""

from collections.abc import Mapping
from contextlib import AbstractAsyncContextManager
from functools import cache
from traceback import format_exc
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.types import Message, Scope

from stellwerk.kernel.game import Game
from stellwerk.kernel.registry import all_games
from stellwerk.server.cluster import Cluster, SingleWorker
from stellwerk.server.error_handlers import on_depth, on_http, on_mistake, on_request_error
from stellwerk.server.errors import RequestError
from stellwerk.server.features.outages.jobs import HeartbeatJob
from stellwerk.server.features.people.routes.authentication import SAFE, add_cookie
from stellwerk.server.lifespan import Jobs, lifespan
from stellwerk.server.measuring import measure_tables
from stellwerk.server.platform.clock import Clock
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.migrate import LaterVersion
from stellwerk.server.platform.http.client import client
from stellwerk.server.platform.http.files import AS_IT_IS, LEAST_COMPRESSED
from stellwerk.server.platform.http.headers import add_security_headers
from stellwerk.server.platform.http.scope import SETTINGS, settings_of
from stellwerk.server.platform.observing.meters import Meters
from stellwerk.server.platform.observing.requests import RequestObserver
from stellwerk.server.platform.processes.background_pool import ProcessRunner
from stellwerk.server.platform.processes.workers import Workers
from stellwerk.server.platform.security.secret import find_or_create_secret
from stellwerk.server.platform.sockets.socket import SEND
from stellwerk.server.routes import SERVICES, api_routers, mail_router, notify_of_request, socket_router, tell_owner
from stellwerk.server.schema.openapi import openapi, openapi_page
from stellwerk.server.services import Services
from stellwerk.server.settings import Settings
from stellwerk.server.stores import Stores


def create_app(
    settings: Settings,
    games: Mapping[str, Game] | None = None,
    workers: Workers | None = None,
    clock: Clock | None = None,
) -> "Stellwerk":
    """The application; its database is opened and its jobs begin when it starts. Workers that are lent stay alive."""
    secret = find_or_create_secret(settings.data, settings.secret)
    meters = Meters()
    database = Database(settings.url, meters.commits.observe)
    stores = Stores(database, clock)
    cluster = Cluster(stores, settings.url, secret) if database.shared else SingleWorker(stores.clock)
    found = all_games() if games is None else games
    background = workers or Workers(1)  # so that uploads, files and curves do not wait for bots, nor bots for them
    bots = workers or Workers(settings.bot_workers)
    heartbeat = HeartbeatJob(stores.heartbeat, settings.beat_seconds, stores.clock, database.shared)
    services = Services(
        stores,
        found,
        secret,
        settings,
        cluster.others,
        meters,
        ProcessRunner(background),
        cluster.limits,
        bots,
        heartbeat.check_clocks,
    )
    subscribe_clients(services)
    subscribe_owners(services)
    measure_tables(services)
    own = [] if workers else [bots, background]
    jobs = Jobs(services, cluster, heartbeat, bots, own)
    subscribe_jobs(services, jobs)
    return Stellwerk(services, lifespan(services, jobs, secret))


def subscribe_clients(services: Services) -> None:
    """Connected clients are sent what happens."""
    events, hub, lobby = services.events, services.hub, services.lobby_hub
    events.table_changed.subscribe(hub.publish)
    events.table_changed.subscribe_later(lobby.table_changed)
    events.table_changed_for.subscribe(hub.publish)
    events.table_removed.subscribe(hub.table_removed)
    events.table_removed.subscribe(lobby.table_removed)
    events.sign_ins_changed.subscribe(hub.sign_ins_changed)
    events.sign_ins_changed.subscribe(lobby.sign_ins_changed)
    events.chat_said.subscribe(hub.chat_said)
    events.chat_removed.subscribe(hub.chat_removed)
    events.news_received.subscribe(lobby.news_received)
    events.person_turned_away.subscribe(services.reminders.schedule)
    streams = services.streams
    events.table_changed.subscribe_later(streams.table_changed)
    events.table_changed_for.subscribe(streams.table_changed_for)
    events.sign_ins_changed.subscribe(streams.sign_ins_changed)
    events.news_received.subscribe(streams.news_received)


def subscribe_owners(services: Services) -> None:
    """Owners of bots are told what goes wrong with them."""

    def time_was_over(person: str, table: str) -> None:
        services.tables.tasks.start(services.bot_accounts.note_timeout(person, table))

    services.events.time_was_over.subscribe(time_was_over)


def subscribe_jobs(services: Services, jobs: Jobs) -> None:
    """Jobs begin when there is work for them."""
    events = services.events
    jobs.heartbeat.shifted.subscribe(services.tables.forget_all)
    events.bot_to_move.subscribe(jobs.bots.begin)
    events.due_changed.subscribe(jobs.timers.set)
    events.table_removed.subscribe(jobs.timers.forget)
    events.plan_due.subscribe(jobs.planner.begin)
    events.curve_requested.subscribe(jobs.curves.take_up)
    events.person_came.subscribe(jobs.roll_call.came)
    events.person_left.subscribe(jobs.roll_call.left)
    events.person_requested.subscribe(jobs.roll_call.requested)
    events.person_heard.subscribe(jobs.roll_call.heard)


class Stellwerk:
    """One server as an ASGI application: the routes, which all servers of a process share, with its own services."""

    def __init__(self, services: Services, life: AbstractAsyncContextManager[None]) -> None:
        self.services = services
        self.failure: BaseException | None = None  # why it could not start
        self._life = life
        settings = services.settings
        self._state = {SERVICES: services, SETTINGS: settings}
        self._routes = RequestObserver(routes(settings.body_bytes), services.meters, settings.proxies)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve a request or a socket, or live through the server's lifespan."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
            return
        scope.setdefault("state", {}).update({**self._state, SEND: send})
        serving = self._routes(scope, receive, send)
        if scope["type"] == "http" and scope["method"] not in SAFE:  # goes on even if the asker goes away
            await self.services.tables.tasks.shield(serving)
        else:
            await serving

    async def _live(self, receive: Any, send: Any) -> None:
        """Tell the ASGI server when this one has started and stopped, or why it could not."""
        await receive()
        stage = "startup"
        try:
            async with self._life:
                await send({"type": "lifespan.startup.complete"})
                stage = "shutdown"
                await receive()
        except BaseException as error:
            self.failure = error
            why = str(error) if isinstance(error, LaterVersion) else format_exc()
            await send({"type": f"lifespan.{stage}.failed", "message": why})
            raise
        await send({"type": "lifespan.shutdown.complete"})


@cache
def routes(body_bytes: int) -> Litestar:
    """Everything that can be asked for, with bodies of at most this size."""

    def on_refusal(request: Request[Any, Any, Any], error: RequestError) -> Response[bytes]:
        tell_owner(request.scope, error)
        return on_request_error(request, error)

    async def before_send(message: Message, scope: Scope) -> None:
        add_security_headers(message)
        add_cookie(message, scope, settings_of(scope).secure_cookie)
        notify_of_request(message, scope)

    return Litestar(
        [*api_routers([openapi]), mail_router(), socket_router(), Router("/", route_handlers=[openapi_page, client])],
        before_send=[before_send],
        exception_handlers={
            RequestError: on_refusal,
            HTTPException: on_http,
            RecursionError: on_depth,
            Exception: on_mistake,
        },
        request_max_body_size=body_bytes,
        compression_config=CompressionConfig(
            "gzip", minimum_size=LEAST_COMPRESSED, gzip_compress_level=5, exclude_opt_key=AS_IT_IS
        ),
        openapi_config=None,
        logging_config=None,
    )
