"""Runs the server: opens the port, prints the address, stops gracefully."""

import errno
import gc
import os
import resource
import signal
import socket
import sqlite3
import sys
import threading
import webbrowser
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import uvicorn
from msgspec.structs import replace

from stellwerk.kernel.game import Game
from stellwerk.server.app import Stellwerk, create_app
from stellwerk.server.platform.database.failures import is_temporary
from stellwerk.server.platform.database.lock import DatabaseInUse, database_lock, earlier_lock
from stellwerk.server.platform.database.migrate import LaterVersion
from stellwerk.server.platform.database.postgres import is_url as is_postgres
from stellwerk.server.platform.database.sqlite import file_of
from stellwerk.server.platform.http.lan_addresses import lan_addresses_line
from stellwerk.server.platform.observing.logs import set_up_logging
from stellwerk.server.platform.observing.meters import shared_metrics
from stellwerk.server.platform.processes.startup import StoreRefused, wait_for_store
from stellwerk.server.platform.processes.supervisor import supervise
from stellwerk.server.platform.security.secret import LEAST_LENGTH, SecretTooShort
from stellwerk.server.settings import STALL_SECONDS, Settings, chosen_database, from_environment

WRONG_USE = 2
TRY_AGAIN = 75  # EX_TEMPFAIL: a service manager should start it again
LEAST_SQLITE = (3, 33)  # the store of tables writes several rows at once by UPDATE … FROM
GRACE_SECONDS = 3
KEEP_ALIVE_SECONDS = 75  # longer than clients and proxies keep an idle connection: else it closes while they ask
SWITCH_SECONDS = 0.0005  # so that the event loop gets the interpreter soon after the writer thread has committed


class Server(uvicorn.Server):
    """A uvicorn server that calls `ready` when it accepts connections."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End the streams, which would stay open as long as their clients like, then stop."""
        app = self.config.app
        if isinstance(app, Stellwerk):
            app.services.streams.close()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, tune the garbage collector, then call `ready`."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what is loaded now stays; the collector need not visit it again and again
        gc.set_threshold(20_000, 20, 20)
        if self.started and not self.should_exit:
            self.ready()


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path = Path(".stellwerk"),
    database: str | None = None,
    workers: int = 1,
    open_browser: bool = False,
    **chosen: object,
) -> int:
    """Serve until interrupted, with these `Settings`; return the exit code: 2 wrong use, 75 temporary failure."""
    database = chosen_database(database)
    shared = database is not None and is_postgres(database)
    if workers != 1 and not shared:
        return _fail("SQLite serves one process; --workers needs --database postgresql://…")
    if database is not None and not shared and not database.startswith("sqlite:///"):
        return _fail("--database takes postgresql://… or an SQLite URL (sqlite:////path/to/file)")
    if not shared and sqlite3.sqlite_version_info < LEAST_SQLITE:
        return _fail(f"SQLite 3.33 or newer is needed, this Python has {sqlite3.sqlite_version}")
    bot_workers = max(1, ((os.cpu_count() or 2) - 1) // workers)
    settings = from_environment(data=Path(data), database=database, bot_workers=bot_workers, **chosen)
    if settings.metrics_token is not None and len(settings.metrics_token) < LEAST_LENGTH:
        return _fail(f"the token for /metrics needs at least {LEAST_LENGTH} characters")
    try:
        listening = listen(host, port, settings.stall_seconds)
    except OSError as error:
        return _fail(_listen_failure(host, port, error))
    try:
        address = _address(host, listening.getsockname()[1])
        settings = replace(settings, address=settings.address or address)
        ready = partial(_announce, address, lan_addresses_line(host, listening.getsockname()[1]), open_browser)
        with listening, database_lock(file_of(settings.url)), earlier_lock(None if shared else settings.data):
            if workers > 1:
                with shared_metrics():
                    return supervise(partial(serve, settings, listening), workers, ready)
            return serve(settings, listening, ready)
    except (DatabaseInUse, SecretTooShort) as error:
        return _fail(str(error))
    except (OSError, sqlite3.DatabaseError) as error:
        if is_temporary(error):
            return _fail(f"the store cannot be opened now: {error}", TRY_AGAIN)
        if isinstance(error, OSError):
            raise
        return _fail(f"the store cannot be opened: {error}")


def serve(
    settings: Settings, listening: socket.socket, ready: Callable[[], None], games: Mapping[str, Game] | None = None
) -> int:
    """Serve `games` (default: the installed ones) on an open port in this process; return the exit code."""
    set_up_logging(settings.log)
    raise_limits()
    sys.setswitchinterval(SWITCH_SECONDS)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        if not wait_for_store(settings.url, settings.store_seconds):
            return _fail("the store cannot be opened now; look at the lines above", TRY_AGAIN)
        return _serve(create_app(settings, games), settings, listening, ready)
    except StoreRefused as error:
        return _fail(str(error))
    except KeyboardInterrupt:  # uvicorn raises the signal again after a graceful end
        return 0
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_IGN)  # the process is about to end


def _serve(app: Stellwerk, settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> int:
    try:
        Server(configured(app, settings), ready).run([listening])
    except SystemExit:  # raised by uvicorn when the start failed; the log has the reason
        if is_temporary(app.failure):
            return _fail("the store cannot be opened now; look at the lines above", TRY_AGAIN)
        if isinstance(app.failure, LaterVersion):
            return _fail(f"{app.failure}; start that version, or restore the backup from before the upgrade")
        return _fail("the store cannot be opened; look at the lines above, and at --data and --database")
    return 0


def configured(app: Stellwerk, settings: Settings) -> uvicorn.Config:
    """Configuration of uvicorn for an application."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        proxy_headers=False,  # `RequestObserver` does it, after it has seen the address of the peer
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes,
        ws_ping_interval=settings.stall_seconds / 2,
        ws_ping_timeout=settings.stall_seconds / 2,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        server_header=False,
    )


def raise_limits() -> None:
    """Raise the limit of open files to what the system allows: each socket is one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def listen(host: str, port: int, stall_seconds: float = STALL_SECONDS) -> socket.socket:
    """Listen on a port, any free one for 0; the system closes connections that take no data for `stall_seconds`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # on Linux; every connection inherits it
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, round(1000 * stall_seconds))
        listening.bind((host, port))
        listening.listen(2048)
    except BaseException:
        listening.close()
        raise
    listening.set_inheritable(False)
    return listening


def _announce(address: str, others: str, open_browser: bool) -> None:
    print(f"Stellwerk runs at {address}  (Ctrl-C stops it)\n{others}".rstrip(), flush=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _address(host: str, port: int) -> str:
    name = "127.0.0.1" if host in ("", "0.0.0.0") else "[::1]" if host == "::" else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def _listen_failure(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} is taken; choose another one with --port, or stop the program that uses it"
    return f"cannot listen on {host}:{port}: {error.strerror or error}"


def _fail(reason: str, code: int = WRONG_USE) -> int:
    print(f"stellwerk serve: {reason}", file=sys.stderr)
    return code
