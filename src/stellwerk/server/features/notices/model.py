"""What notices need from a store."""

from typing import Literal

from msgspec import Struct

from stellwerk.server.model.notice import NoticeKind

WayKind = Literal["mail", "webhook", "push"]
DeliveryState = Literal["waiting", "sent", "failed", "dropped"]
Kind = Literal["turn", "invited", "finished", "confirm", "test"]


class Way(Struct, frozen=True):
    """How a person is told; `extra` holds the keys of a push subscription as JSON."""

    id: str
    person: str
    way: WayKind
    target: str
    extra: str | None
    kinds: tuple[NoticeKind, ...]
    digest: int
    language: str
    confirmed: bool
    created_at: str
    last_at: str | None = None  # when something was sent last


class Delivery(Struct, frozen=True):
    """A notice on its way."""

    id: str
    way: str
    kind: Kind
    table: str | None
    created_at: str
    due_at: str
    attempts: int = 0
    state: DeliveryState = "waiting"
    done_at: str | None = None
    error: str | None = None
