"""The OpenAPI document: the routes, with every type of the wire, the socket's messages and the games' views."""

from functools import cache
from typing import Any

import msgspec
from litestar import Litestar, Response, get
from litestar.openapi import OpenAPIConfig

from stellwerk import __version__
from stellwerk.server.features.tables.service.problems import MEDIA_TYPE
from stellwerk.server.routes import api_routers
from stellwerk.server.schema import components

REFERENCE = "#/components/schemas/{name}"
DESCRIPTION = (
    "Play by REST; the live connection is a WebSocket at /api/v1/tables/{table}/live that speaks "
    "ClientMessage and ServerMessage; the lists of tables come live at /api/v1/lobby/live (LobbyClientMessage, "
    "LobbyServerMessage; docs/protocol.md). The view of a Perspective is the game's, e.g. ParisView."
)


def document_of() -> dict[str, Any]:
    """The document, from the same routes that are served."""
    config = OpenAPIConfig(title="Stellwerk", version=__version__, description=DESCRIPTION, use_handler_docstrings=True)
    app = Litestar(api_routers([]), openapi_config=config, logging_config=None)
    document = app.openapi_schema.to_schema()
    document["components"]["schemas"] |= components(REFERENCE)
    document["components"]["responses"] = {"Problem": _problem()}
    for path in document["paths"].values():
        for operation in path.values():
            _tell_problems(operation)
            _tell_files(operation)
    return document


def _problem() -> dict[str, Any]:
    schema = {"$ref": REFERENCE.format(name="Problem")}
    return {"description": "Not carried out; nothing has changed.", "content": {MEDIA_TYPE: {"schema": schema}}}


def _tell_problems(operation: dict[str, Any]) -> None:
    """Everything that goes wrong is told in the same way."""
    kept = {status: answer for status, answer in operation["responses"].items() if not status.startswith("4")}
    operation["responses"] = {**kept, "4XX": {"$ref": "#/components/responses/Problem"}}


def _tell_files(operation: dict[str, Any]) -> None:
    """What is sent as ready bytes (records, data, exports) is a JSON document, not a JSON string."""
    for answer in operation["responses"].values():
        content = answer.get("content", {}).get("application/json", {})
        if content.get("schema") == {"type": "string"}:
            content["schema"] = {"description": "A JSON document."}


@cache
def _text() -> bytes:
    return msgspec.json.encode(document_of())


@get("/openapi.json", include_in_schema=False, sync_to_thread=False)
def openapi() -> Response[bytes]:
    """Serves the document."""
    return Response(_text(), media_type="application/json", headers={"cache-control": "no-cache"})
