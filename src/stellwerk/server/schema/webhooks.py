"""What the server sends to a webhook, for the document."""

from typing import Any

from stellwerk.server.features.notices.service.signature import DELIVERY, SIGNATURE

TEXT = {"type": "string"}
NOTICE: dict[str, Any] = {
    "type": "object",
    "description": "A notice. `text` and `content` are the sentence with the link, so that chat services show it.",
    "properties": {
        "kind": {"enum": ["turn", "invited", "finished", "test"]},
        "game": TEXT,
        "table": TEXT,
        "name": {**TEXT, "description": "The name of the table."},
        "seats": {"type": "array", "items": {"type": "integer"}, "description": "The seats of the person who is told."},
        "plan": {"const": "cancelled", "description": "The plan of the seat did not fit."},
        "at": TEXT,
        "text": TEXT,
        "content": TEXT,
        "link": TEXT,
    },
    "required": ["kind", "text", "link"],
}
DIGEST: dict[str, Any] = {
    "type": "object",
    "description": "Several notices in one call.",
    "properties": {
        "kind": {"const": "digest"},
        "items": {"type": "array", "items": NOTICE},
        "text": TEXT,
        "content": TEXT,
        "link": TEXT,
    },
    "required": ["kind", "items", "text", "content", "link"],
}
EXAMPLE = {
    "kind": "turn",
    "game": "paris",
    "table": "k3v5q7d2m4x6",
    "name": "Friday",
    "seats": [0],
    "at": "2026-03-01T12:00:00.000Z",
    "text": "Your turn: Paris Connection (Friday). https://stellwerk.example/#/table/k3v5q7d2m4x6",
    "content": "Your turn: Paris Connection (Friday). https://stellwerk.example/#/table/k3v5q7d2m4x6",
    "link": "https://stellwerk.example/#/table/k3v5q7d2m4x6",
}


def webhooks() -> dict[str, Any]:
    """The section `webhooks` of the document: one request of this server to an address that a person has chosen."""
    return {"notice": {"post": _notice()}}


def _notice() -> dict[str, Any]:
    seconds_and_digest = "`t=<seconds since 1970>,v1=<hex>`: HMAC-SHA-256 of `t.body` with the secret of the webhook."
    same = "The id of the delivery; attempts that repeat it carry the same one."
    body = {"schema": {"oneOf": [NOTICE, DIGEST]}, "example": EXAMPLE}
    return {
        "operationId": "receiveNotice",
        "tags": ["notices"],
        "summary": "A notice for a webhook",
        "description": "Sent to the address of a webhook (`addWay`); docs/protocol.md shows how to check it.",
        "parameters": [_header(SIGNATURE, seconds_and_digest), _header(DELIVERY, same)],
        "requestBody": {"required": True, "content": {"application/json": body}},
        "responses": {
            "2XX": {"description": "Taken. Everything else, and no answer within 5 seconds, is tried again."}
        },
    }


def _header(name: str, description: str) -> dict[str, Any]:
    return {"name": name, "in": "header", "required": True, "description": description, "schema": {"type": "string"}}
