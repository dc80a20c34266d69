"""One mapping from everything that goes wrong to RFC 9457 problems."""

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.people.routes.authentication import known_visitor
from stellwerk.server.features.tables.service.problems import MEDIA_TYPE, mistake_of, problem_of, retry_header
from stellwerk.server.platform.http.route import route_of

LOG = logging.getLogger("stellwerk.http")
_OF_STATUS = {
    400: ErrorCode.BAD_INPUT,
    403: ErrorCode.FORBIDDEN,
    404: ErrorCode.NOT_FOUND,
    405: ErrorCode.METHOD_NOT_ALLOWED,
    413: ErrorCode.TOO_LARGE,
}


def _answer(error: RequestError) -> Response[bytes]:
    problem = problem_of(error)
    body = msgspec.json.encode(problem)
    return Response(body, status_code=problem.status, media_type=MEDIA_TYPE, headers=retry_header(error))


def on_request_error(request: Request[Any, Any, Any], error: RequestError) -> Response[bytes]:
    """The domain says no."""
    asker = known_visitor(request.scope)
    return _answer(error if asker is None else asker.redact_error(error))


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """The request could not be read or leads nowhere."""
    if error.status_code >= 500:
        return _answer(RequestError(ErrorCode.INTERNAL, "Something went wrong here; it was written down."))
    code = _OF_STATUS.get(error.status_code, ErrorCode.BAD_INPUT)
    return _answer(RequestError(code, _detail(error)))


def on_depth(_: Request[Any, Any, Any], __: RecursionError) -> Response[bytes]:
    """A body that is nested deeper than anything that makes sense."""
    return _answer(RequestError(ErrorCode.BAD_INPUT, "The body is nested too deeply."))


def on_mistake(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A mistake of the server: written down here, not told to the asker."""
    LOG.error("%s %s failed", request.method, route_of(request.scope), exc_info=error)
    return _answer(mistake_of(error))


def _detail(error: HTTPException) -> str:
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        found = [part for part in error.extra if isinstance(part, dict)]
        parts = (f"{part.get('key', 'body')}: {part.get('message', '')}" for part in found)
        return "; ".join(parts)[:500] or error.detail
    return error.detail[:500]
