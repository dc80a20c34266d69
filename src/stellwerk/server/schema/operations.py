"""What the document says of an operation beyond its types: its name, its words, its feature, who may ask."""

import re
from inspect import cleandoc
from typing import Any

from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute
from msgspec import Struct

from stellwerk.server.features.people.routes.authentication import ACCOUNT_SCOPE, SAFE

LIMITS = {"creations", "attempts"}  # what handlers count requests with
LIMITED = (
    "askForHint",
    "sayAtTable",
    "setPlan",
    "lookAhead",
    "tryOut",
    "previewTrial",
    "streamMe",
)  # counted in their service, by person
BODIES = {"uploadRecord": "Record"}  # read by the service itself, in another process
ANSWERS = {"getRecord": "Record", "exportAnyTable": "Record"}  # encoded by the service itself


class Operation(Struct, frozen=True):
    """A route with what is known of it."""

    id: str
    method: str
    path: str
    tag: str
    summary: str
    description: str
    scope: str | None  # what a token needs; None if nobody looks at who asks
    limited: bool
    body: str | None = None  # the type of a body that the handler does not declare
    answer: str | None = None


def operation_id(handler: HTTPRouteHandler, *_: Any) -> str:
    """The name of an operation that does not name itself: that of its handler (`open_table` is `openTable`)."""
    return re.sub(r"_([a-z])", lambda found: found[1].upper(), handler.handler_name)


def operations_of(app: Litestar) -> dict[str, Operation]:
    """The operations of all routes by name."""
    routes = [route for route in app.routes if isinstance(route, HTTPRoute)]
    found = [_operation(route, each) for route in routes for each in route.route_handlers if each.include_in_schema]
    return {operation.id: operation for operation in found}


def _operation(route: HTTPRoute, handler: HTTPRouteHandler) -> Operation:
    id = str(handler.operation_id or operation_id(handler))
    (method,) = (each for each in handler.http_methods if each != "HEAD")
    first, _, more = cleandoc(handler.fn.__doc__ or "").partition("\n\n")
    given = set(handler.parsed_fn_signature.parameters)
    usual = "read" if method in SAFE else ACCOUNT_SCOPE
    scope: str | None = handler.opt.get("scope", usual) if "visitor" in given else None
    return Operation(
        id=id,
        method=method,
        path=route.path_format,
        tag=handler.fn.__module__.partition(".features.")[2].partition(".")[0],
        summary=first.removesuffix("."),
        description=" ".join(more.split()),
        scope=scope,
        limited=bool(LIMITS & given) or id in LIMITED,
        body=BODIES.get(id),
        answer=ANSWERS.get(id),
    )
