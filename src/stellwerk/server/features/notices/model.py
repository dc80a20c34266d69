"""What notices need from a store."""

from typing import Literal, Protocol

from msgspec import Struct

from stellwerk.server.model.notice import Notice, NoticeKind

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


class NoticeStore(Protocol):
    """Keeps ways and deliveries; notices of a change are written in its transaction."""

    async def ways(self, person: str) -> list[Way]: ...

    async def way(self, id: str) -> Way | None: ...

    async def add_way(self, way: Way, instead: list[str]) -> None:
        """A new way in the place of others."""
        ...

    async def renew_way(self, way: Way) -> None: ...

    async def remove_way(self, id: str) -> None:
        """Forget a way and what was sent on it."""
        ...

    async def add(self, delivery: Delivery) -> None: ...

    async def deliveries(self, person: str, most: int) -> list[tuple[WayKind, Delivery]]:
        """The latest deliveries of a person, the newest first."""
        ...

    async def due(self, before: str, most: int) -> list[Delivery]:
        """What is to be sent before this moment."""
        ...

    async def waiting(self, way: str) -> list[Delivery]:
        """Everything that waits on a way, the oldest first."""
        ...

    async def remind(self, table: str, notice: Notice, since: str) -> None:
        """Tell somebody, unless that was done since this moment; what waits goes out when the notice says."""
        ...

    async def postpone(self, ids: list[str], until: str) -> None:
        """Nothing is attempted before this moment."""
        ...

    async def take(self, deliveries: list[Delivery], again_at: str) -> bool:
        """Begin an attempt; False if another worker was faster. If this one dies, it is tried again then."""
        ...

    async def settle(self, ids: list[str], state: DeliveryState, at: str, error: str | None) -> None: ...

    async def note_error(self, ids: list[str], error: str) -> None:
        """Why an attempt failed that is repeated."""
        ...

    async def sweep(self, before: str) -> None:
        """Forget what was done before this moment."""
        ...
