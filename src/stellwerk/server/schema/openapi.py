"""OpenAPI document of the routes, with all wire types, also messages of sockets and views of games."""

from functools import cache
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import License

from stellwerk import __version__
from stellwerk.server.errors import ErrorCode
from stellwerk.server.platform.http.files import AS_IT_IS, File, file_of, sent
from stellwerk.server.routes import api_routers
from stellwerk.server.schema.examples import add_examples, example_values
from stellwerk.server.schema.operations import Operation, operation_id, operations_of
from stellwerk.server.schema.page import page_of
from stellwerk.server.schema.problems import problem_responses, statuses_of
from stellwerk.server.schema.security import SCHEMES, requirements_of
from stellwerk.server.schema.tags import TAGS
from stellwerk.server.schema.types import components, game_types, practice_types
from stellwerk.server.schema.webhooks import webhooks

REFERENCE = "#/components/schemas/{name}"
DESCRIPTION = """Play by REST; the live connection is a WebSocket at `/api/v1/tables/{table}/live` that speaks \
`ClientMessage` and `ServerMessage`; the lists of tables come live at `/api/v1/lobby/live` (`LobbyClientMessage`, \
`LobbyServerMessage`). The view of a `Perspective` is the game's, e.g. `ParisView`.

Every answer that is no success is a problem (RFC 9457, `application/problem+json`) with a stable `code`, and has \
changed nothing. Requests that change something must come from the same origin, if they name one, and be JSON."""


def document_of() -> dict[str, Any]:
    """OpenAPI document of the routes that are served."""
    config = OpenAPIConfig(
        title="Stellwerk",
        version=__version__,
        description=DESCRIPTION,
        license=License(name="MIT", identifier="MIT"),
        operation_id_creator=operation_id,
    )
    app = Litestar(api_routers([]), openapi_config=config, logging_config=None)
    found = operations_of(app)
    document = app.openapi_schema.to_schema()
    document["tags"] = [{"name": name, "description": text} for name, text in TAGS.items()]
    document["webhooks"] = webhooks()
    document["components"] = {
        "schemas": _schemas(),
        "responses": problem_responses(),
        "examples": example_values(),
        "securitySchemes": SCHEMES,
    }
    for path in document["paths"].values():
        for fields in path.values():
            _describe(fields, found[fields["operationId"]])
            add_examples(fields)
    return document


def _schemas() -> dict[str, Any]:
    """Schemas of all types; where a type is the game's, those of the games that come with Stellwerk are named."""
    schemas = components(REFERENCE)
    views, insights = _names_of(game_types(), "View"), _names_of(game_types(), "Insights")
    schemas["Perspective"]["properties"] |= {"view": _any_of(views), "insights": _any_of(insights)}
    schemas["PracticeTask"] = _any_of(_names_of(practice_types(), "Task"))
    schemas["PracticeAnswer"] = _any_of(_names_of(practice_types(), "Back"))
    schemas["Problem"]["properties"]["code"] = {"enum": [str(code) for code in ErrorCode]}
    return schemas


def _names_of(kinds: list[type[msgspec.Struct]], end: str) -> list[str]:
    return sorted(kind.__name__ for kind in kinds if kind.__name__.endswith(end))


def _any_of(names: list[str]) -> dict[str, Any]:
    """One of these types, or that of a game which was installed beside them."""
    return {"anyOf": [{"$ref": REFERENCE.format(name=name)} for name in names] + [{"type": "object"}]}


def _describe(fields: dict[str, Any], operation: Operation) -> None:
    """Complete one operation of the document: words, tag, security, body, problems."""
    fields["tags"] = [operation.tag]
    fields["summary"], fields["description"] = operation.summary, operation.description
    fields["security"] = requirements_of(operation)
    fields.pop("deprecated", None)
    if operation.body is not None:
        schema = {"$ref": REFERENCE.format(name=operation.body)}
        fields["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    answers = {status: answer for status, answer in fields["responses"].items() if status.startswith("2")}
    for answer in answers.values():
        _describe_answer(answer, operation)
    problems = {str(each): {"$ref": f"#/components/responses/Problem{each}"} for each in statuses_of(operation)}
    fields["responses"] = answers | problems


def _describe_answer(answer: dict[str, Any], operation: Operation) -> None:
    """Say what a response is; one of encoded bytes (records, data, exports) is a JSON document, not a JSON string."""
    answer["description"] = "Done." if "content" not in answer else "What was asked for, or what came of it."
    answer.pop("headers", None)
    content = answer.get("content", {}).get("application/json", {})
    if content.get("schema") == {"type": "string"}:
        named = {"$ref": REFERENCE.format(name=operation.answer)} if operation.answer else {"type": ["object", "array"]}
        content["schema"] = named


@cache
def _document() -> File:
    return file_of(msgspec.json.encode(document_of()), "application/json")


@cache
def _page() -> File:
    return file_of(page_of(document_of()).encode(), "text/html")


@get("/openapi.json", include_in_schema=False, sync_to_thread=False, opt={AS_IT_IS: True})
def openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Respond with the OpenAPI document."""
    return sent(request, _document())


@get("/api/docs", include_in_schema=False, sync_to_thread=False, opt={AS_IT_IS: True})
def openapi_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Respond with the OpenAPI document as a page for people."""
    return sent(request, _page())
