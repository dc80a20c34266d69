"""Problems in the document: one response per status, with every code of that status as an example."""

from typing import Any

import msgspec

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.tables.service.problems import MEDIA_TYPE, problem_of
from stellwerk.server.schema.operations import Operation

BAD, UNAUTHORIZED, FORBIDDEN, MISSING, CONFLICT = 400, 401, 403, 404, 409
LARGE, NOT_JSON, REFUSED, LIMITED, MISTAKE, AWAY = 413, 415, 422, 429, 500, 503
NOT_A_RESPONSE = {ErrorCode.METHOD_NOT_ALLOWED}  # is of no operation
QUERIED = ("streamMe",)  # have a query that may make no sense
NAMING = (  # their body names something that may not be there
    *("openTable", "uploadRecord", "confirmWay", "unsubscribeWay"),
)
JUDGED = (  # the rules may say no: to decisions, to options, to a number of seats
    *("actAtTable", "lookAhead", "setPlan", "uploadRecord", "tryOut", "previewTrial"),
    *("openTable", "changeTerms", "agreeToTerms", "forkTable", "openRematch"),
)
WAITS = (LIMITED, AWAY)
EXAMPLE_SECONDS = 6


def problem_responses() -> dict[str, Any]:
    """The responses of all statuses that a problem may have."""
    statuses = {code.status for code in ErrorCode if code not in NOT_A_RESPONSE}
    return {f"Problem{status}": _response(status) for status in sorted(statuses)}


def _response(status: int) -> dict[str, Any]:
    codes = [code for code in ErrorCode if code.status == status]
    meanings = "\n".join(f"- `{code}`: {code.meaning}" for code in codes)
    schema = {"$ref": "#/components/schemas/Problem"}
    examples = {str(code): {"summary": code.meaning, "value": _example(code)} for code in codes}
    response: dict[str, Any] = {
        "description": f"Not carried out; nothing has changed.\n\n{meanings}",
        "content": {MEDIA_TYPE: {"schema": schema, "examples": examples}},
    }
    if status in WAITS:
        response["headers"] = {
            "Retry-After": {
                "description": "Whole seconds after which the same request may succeed.",
                "required": status == LIMITED,
                "schema": {"type": "integer", "minimum": 1},
            }
        }
    return response


def _example(code: ErrorCode) -> Any:
    seconds = EXAMPLE_SECONDS if code.status == LIMITED else None
    return msgspec.to_builtins(problem_of(RequestError(code, code.meaning, retry_after=seconds)))


def statuses_of(operation: Operation) -> list[int]:
    """The statuses with which an operation may be refused."""
    changes, has_path = operation.method != "GET", "{" in operation.path
    asks_who = operation.scope is not None
    found = {
        BAD: changes or has_path or operation.id in QUERIED,
        UNAUTHORIZED: asks_who,
        FORBIDDEN: asks_who or changes or operation.id == "getMetrics",
        MISSING: has_path or operation.id in NAMING,
        CONFLICT: asks_who and (changes or "{table}" in operation.path),
        LARGE: changes,
        NOT_JSON: changes,
        REFUSED: operation.id in JUDGED,
        LIMITED: operation.limited or (asks_who and changes),  # whatever a bot account changes is counted
        MISTAKE: True,
        AWAY: True,
    }
    return [status for status, may_be in found.items() if may_be]
