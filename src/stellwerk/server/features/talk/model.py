"""What chat and notes need from a store."""

from msgspec import Struct


class Saying(Struct, frozen=True):
    """Something to be said; the same request of the same person is said once."""

    table: str
    person: str
    name: str
    seat: int | None
    text: str
    at: str
    request: str | None = None
