"""Problems that requests are answered with (RFC 9457)."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from stellwerk.wire.tables import TableView


class Problem(Struct, frozen=True):
    """RFC 9457. `code` is stable; `clause`, `data`, `objects`, `index` for refusals, `table` when overtaken.

    `retry_after`: seconds after which the same request may succeed, also in the header `Retry-After`.
    """

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
    retry_after: int | UnsetType = UNSET
