"""ASGI middleware: gives every request and socket an id, measures and logs it, without any content."""

import logging
import re
import secrets
import time
from typing import Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from stellwerk.server.platform.http.client_address import IS_LOCAL, is_local
from stellwerk.server.platform.http.route import route_of
from stellwerk.server.platform.observing.logs import REQUEST, REQUESTS
from stellwerk.server.platform.observing.meters import Meters
from stellwerk.server.platform.security.keys import is_table

LOG = logging.getLogger(REQUESTS)
HEADER = b"x-request-id"
LEAST_MISTAKE = 500
STORE_FAILED = 503  # logged once a minute by `StoreFailures`, not at every request
_ID = re.compile(rb"[A-Za-z0-9._-]{8,64}")


class RequestObserver:
    """Outermost ASGI application: wraps the application and the handling of proxy headers."""

    def __init__(self, app: ASGIApp, meters: Meters, proxies: str) -> None:
        inner: Any = app
        self._behind_proxy: Any = ProxyHeadersMiddleware(inner, proxies)
        self._proxies = self._behind_proxy.trusted_hosts
        self._meters = meters

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Give the request an id, call the application, then measure and log the request."""
        id = self._id_of(scope)
        REQUEST.set(id)
        scope["state"][IS_LOCAL] = is_local(scope)
        begun, status = time.perf_counter(), [0]

        async def send_with_id(sent: Message) -> None:
            message: dict[str, Any] = sent  # type: ignore[assignment]
            kind = message["type"]
            if kind in ("http.response.start", "websocket.accept"):
                message["headers"] = [*message.get("headers", ()), (HEADER, id.encode())]
                status[0] = message["status"] if kind == "http.response.start" else 101
            await send(sent)

        try:
            await self._behind_proxy(scope, receive, send_with_id)
        finally:
            self._record(scope, status[0], time.perf_counter() - begun)

    def _id_of(self, scope: Scope) -> str:
        """Request id from a trusted proxy, or a new one."""
        peer = scope.get("client")
        proposed = dict(scope["headers"]).get(HEADER)
        trusted = peer is not None and peer[0] in self._proxies
        return proposed.decode() if proposed and trusted and _ID.fullmatch(proposed) else secrets.token_hex(8)

    def _record(self, scope: Any, status: int, seconds: float) -> None:
        socket = scope["type"] == "websocket"
        route = route_of(scope)
        method = "SOCKET" if socket else scope["method"]
        if not socket:
            self._meters.latency.labels(route).observe(seconds)
        self._meters.requests.labels(method, route, str(status)).inc()
        level = logging.WARNING if status >= LEAST_MISTAKE and status != STORE_FAILED else logging.INFO
        if LOG.isEnabledFor(level):
            fields = {"method": method, "route": route, "status": status, "ms": round(1000 * seconds, 1)}
            table = scope.get("path_params", {}).get("table")
            if isinstance(table, str) and is_table(table):
                fields["table"] = table
            LOG.log(level, "socket closed" if socket else "answered", extra={"fields": fields})
