"""Public texts and files: compressed once, with an ETag, cached as long as is sensible."""

import gzip
import hashlib
from typing import Any

from litestar import Request, Response
from msgspec import Struct

LEAST_COMPRESSED = 600
COMPRESSED = ("text/", "application/json", "application/javascript", "image/svg", "application/manifest")
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class File(Struct, frozen=True):
    """Something public that many ask for."""

    plain: bytes
    packed: bytes | None
    type: str
    tag: str
    cache: str


def file_of(plain: bytes, type: str, cache: str = ASK_AGAIN) -> File:
    """A file ready to be sent."""
    worthwhile = len(plain) >= LEAST_COMPRESSED and type.startswith(COMPRESSED)
    packed = gzip.compress(plain, 9, mtime=0) if worthwhile else None
    tag = f'"{hashlib.sha256(plain).hexdigest()[:24]}"'
    return File(plain, packed, type, tag, cache)


def sent(request: Request[Any, Any, Any], file: File, status: int = 200) -> Response[bytes]:
    """The answer with this file: nothing if the browser has it, compressed if it can unpack."""
    headers = {"etag": file.tag, "cache-control": file.cache, "vary": "Accept-Encoding"}
    if status == 200 and file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.type)
    body = file.plain
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = file.packed
    return Response(body, status_code=status, headers=headers, media_type=file.type)


def attached(name: str) -> dict[str, str]:
    """The header of something that is kept as a file of this name."""
    return {"content-disposition": f'attachment; filename="{name}"'}
