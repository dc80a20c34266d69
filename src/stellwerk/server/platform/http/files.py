"""Responses with public files: compressed once, with an ETag and a cache header."""

import gzip
import hashlib
from typing import Any

from litestar import Request, Response
from msgspec import Struct

LEAST_COMPRESSED = 600
COMPRESSED = ("text/", "application/json", "application/javascript", "image/svg", "application/manifest")
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
AS_IT_IS = "as_it_is"
"""Option of routes whose responses are not compressed on the way: compressed already, or a stream."""


class File(Struct, frozen=True):
    """Content of a public file, plain and gzipped, with its headers."""

    content: bytes
    gzipped: bytes | None
    type: str
    tag: str
    cache: str


def file_of(content: bytes, type: str, cache: str = ASK_AGAIN) -> File:
    """File with its ETag, gzipped if that saves enough."""
    worthwhile = len(content) >= LEAST_COMPRESSED and type.startswith(COMPRESSED)
    gzipped = gzip.compress(content, 9, mtime=0) if worthwhile else None
    tag = f'"{hashlib.sha256(content).hexdigest()[:24]}"'
    return File(content, gzipped, type, tag, cache)


def sent(request: Request[Any, Any, Any], file: File, status: int = 200) -> Response[bytes]:
    """Response with a file: 304 if the client has it already, gzipped if the client accepts that."""
    headers = {"etag": file.tag, "cache-control": file.cache, "vary": "Accept-Encoding"}
    if status == 200 and file.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=file.type)
    body = file.content
    if file.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = file.gzipped
    return Response(body, status_code=status, headers=headers, media_type=file.type)


def attachment_header(name: str) -> dict[str, str]:
    """Header that lets a browser save a response as a file of this name."""
    return {"content-disposition": f'attachment; filename="{name}"'}
