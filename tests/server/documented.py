"""Check that the OpenAPI document knows every answer that a test receives."""

import re
from functools import cache

import httpx

from stellwerk.server.schema.openapi import document_of


@cache
def _statuses() -> list[tuple[str, re.Pattern[str], frozenset[str]]]:
    """By method and pattern of the path, the statuses that the document knows; literal paths come first."""
    paths = sorted(document_of()["paths"].items(), key=lambda path: path[0].count("{"))
    return [
        (method.upper(), re.compile(re.sub(r"\{\w+\}", "[^/]+", path)), frozenset(fields["responses"]))
        for path, verbs in paths
        for method, fields in verbs.items()
    ]


async def must_be_documented(response: httpx.Response) -> None:
    """Fail on a status that the document does not know of this operation."""
    method, path = response.request.method, response.request.url.path
    known = next((each for verb, pattern, each in _statuses() if verb == method and pattern.fullmatch(path)), None)
    found = str(response.status_code)
    assert known is None or found in known, f"the OpenAPI document knows no {found} of {method} {path}"
