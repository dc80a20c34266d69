"""Answers about the server: health and what the host says."""

from msgspec import Struct

from stellwerk.server.settings import SignUp, Who


class Health(Struct, frozen=True):
    """The server answers, and its store can be read and written."""

    ok: bool
    version: str
    games: list[str]


class About(Struct, frozen=True):
    """What the host says: version, links of imprint and privacy notice, days after which idle guests' tables go.

    build: a fingerprint of the client that is served; a page with another one is older or newer than the server.
    sign_up, guests, open_tables, uploads: what people may do here; mail: whether the server sends e-mail;
    bots_per_person: how many bot accounts a person may have.
    """

    version: str
    build: str | None
    imprint: str | None
    privacy: str | None
    idle_days: int
    sign_up: SignUp = "open"
    guests: bool = True
    open_tables: Who = "everybody"
    uploads: Who = "everybody"
    mail: bool = False
    bots_per_person: int = 0
