"""Answers that belong to no table: health, verification, problems."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from stellwerk.kernel.draws import Draw
from stellwerk.server.features.tables.messages.tables import TableView


class Health(Struct, frozen=True):
    """The server answers and its store can be read."""

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


class Verified(Struct, frozen=True):
    """Every chance event recomputed from seed and salts; `withheld`: seats whose salt is missing.

    draws: what every event was drawn from, so that the asker can recompute it too.
    """

    ok: bool
    events: int
    withheld: list[int]
    draws: list[Draw]


class Problem(Struct, frozen=True):
    """RFC 9457. `code` is stable; `clause`, `data`, `objects`, `index` for refusals, `table` when overtaken."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    clause: str | UnsetType = UNSET
    data: dict[str, Any] | UnsetType = UNSET
    objects: list[str] | UnsetType = UNSET
    index: int | UnsetType = UNSET
    table: TableView | UnsetType = UNSET
