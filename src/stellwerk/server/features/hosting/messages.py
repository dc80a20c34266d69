"""Answers about the server: health and what the host says."""

from msgspec import Struct


class Health(Struct, frozen=True):
    """The server answers, and its store can be read and written."""

    ok: bool
    version: str
    games: list[str]


class About(Struct, frozen=True):
    """What the host says: version, links of imprint and privacy notice, days after which idle guests' tables go.

    build: a fingerprint of the client that is served; a page with another one is older or newer than the server.
    """

    version: str
    build: str | None
    imprint: str | None
    privacy: str | None
    idle_days: int
