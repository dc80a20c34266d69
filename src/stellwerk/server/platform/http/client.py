"""The built web client: hashed files for ever, its page always asked for again."""

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.platform.http.files import (
    AS_IT_IS,
    ASK_AGAIN,
    FOREVER,
    File,
    file_of,
    sent,
)
from stellwerk.server.platform.http.parameters import Path as WantedPath
from stellwerk.server.platform.http.scope import settings_of

PAGE, BUILD = "index.html", "build.txt"
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Stellwerk</title>
<h1>Stellwerk is running, but its web client has not been built</h1>
<p>Run <code>make client</code> (or <code>make play</code>) in the project's folder, then load this page again.</p>
<p>Scripts can use the interface already: <a href="/api/docs">/api/docs</a>.</p>
</html>
"""


@route(
    ["/", "/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.HEAD],
    include_in_schema=False,
    opt={AS_IT_IS: True},
)
async def client(request: Request[Any, Any, Any], path: WantedPath = "") -> Response[bytes]:
    """Serves the client; unknown files are nothing, at unknown addresses its page says what to do."""
    folder = settings_of(request.scope).client
    wanted = path.strip("/") or PAGE
    found = _file(folder, wanted)
    if found is None and "." in wanted.rpartition("/")[2]:
        if wanted == PAGE:
            return sent(request, file_of(MISSING.encode(), "text/html"), 503)
        raise RequestError(ErrorCode.NOT_FOUND, "There is no such file.")
    page = found or _file(folder, PAGE)
    if page is None:
        return sent(request, file_of(MISSING.encode(), "text/html"), 503)
    return sent(request, page, 200 if found else 404)


def build_of(folder: Path) -> str | None:
    """What the client is built from, for pages that want to know whether they are old; None if it says nothing."""
    told = folder / BUILD
    return told.read_text().strip() if told.is_file() else None


def _file(folder: Path, name: str) -> File | None:
    """A file of the client; nothing outside its folder, nothing hidden."""
    parts = name.split("/")
    if any(part.startswith(".") or not part for part in parts) or "\\" in name or "\0" in name:
        return None
    place = folder.joinpath(*parts)
    try:
        if not place.is_file() or not place.resolve().is_relative_to(folder.resolve()):
            return None
        changed = place.stat().st_mtime_ns
    except OSError:  # a name that is too long for the file system, say
        return None
    return _read(place, changed, parts[0] == "assets")


@lru_cache(maxsize=512)
def _read(place: Path, _changed: int, hashed: bool) -> File:
    kind = TYPES.get(place.suffix) or mimetypes.guess_type(place.name)[0] or "application/octet-stream"
    return file_of(place.read_bytes(), kind, FOREVER if hashed else ASK_AGAIN)
