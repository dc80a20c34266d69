"""Headers of every answer."""

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
SAFETY = {
    "content-security-policy": POLICY,
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def add_safety(message: Message) -> None:
    """No inline script, no referrer, no guessing of types; answers of the API are not cached unless they say so."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in SAFETY.items():
        headers[name] = value
    if "cache-control" not in headers:
        headers["cache-control"] = "no-store"
