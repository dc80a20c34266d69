"""How a request says who asks: security schemes of the document, and what each operation takes."""

from typing import Any

from stellwerk.server.features.people.routes.authentication import ACCOUNT_SCOPE, COOKIE
from stellwerk.server.schema.operations import Operation

SCHEMES: dict[str, dict[str, Any]] = {
    "session": {
        "type": "apiKey",
        "in": "cookie",
        "name": COOKIE,
        "description": (
            "A signed, HTTP-only cookie. A stranger becomes a guest with the first request to `/api/v1/me`, or with "
            "any request that changes something; signing in changes the cookie to that of the account. "
            "What belongs to the account (password, tokens, notices, export) takes the cookie alone."
        ),
    },
    "token": {
        "type": "http",
        "scheme": "bearer",
        "bearerFormat": "stw_…",
        "description": (
            "A personal token of an account, by REST and at the handshake of a socket. Its scopes: `read` (every GET, "
            "listening, verifying), `play` (decisions and what belongs to a seat), `tables` (opening, sitting down, "
            "inviting, uploading). The scope that an operation needs stands beside the scheme."
        ),
    },
    "hostToken": {
        "type": "http",
        "scheme": "bearer",
        "description": "The host's token for metrics (`STELLWERK_METRICS_TOKEN`); this machine needs none.",
    },
}
"""Invitation keys and return links are no schemes: they are fields of a body, and used up or withdrawn."""

OPEN_TO_STRANGERS = frozenset(
    (
        *("renameMe", "createAccount", "signIn", "signOut", "signOutEverywhere", "deleteMe"),
        *("makeReturnLink", "withdrawReturnLink", "comeBack", "addWay"),
        *("openTable", "sitDown", "watchTable", "lookAtInvitation", "uploadRecord"),
        *("verifyTable", "requestCurve", "forkTable", "playOnFromTutorial", "sayAtTable"),
    )
)
"""What somebody without a cookie may change: the answer makes them a guest. Everything else needs to be somebody."""


def requirements_of(operation: Operation) -> list[Any]:
    """The ways in which an operation lets somebody ask; an empty one: as a stranger."""
    if operation.id == "getMetrics":
        return [{"hostToken": []}, {}]
    if operation.scope is None:
        return [{}]
    ways: list[Any] = [{"session": []}]
    if operation.scope != ACCOUNT_SCOPE:
        ways.append({"token": [operation.scope]})
    looks = operation.method == "GET" and "{seat}" not in operation.path
    if looks or operation.id in OPEN_TO_STRANGERS:
        ways.append({})
    return ways
