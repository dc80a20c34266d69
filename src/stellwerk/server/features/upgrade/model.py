"""What a check before an upgrade reads, and what it finds."""

from typing import Any

from msgspec import Struct


class StoredGame(Struct, frozen=True):
    """A table as any version has stored it: its game, its log as JSON texts, and its places once it is over."""

    table: str
    game: str
    rules: str
    status: str
    seats: int
    options: dict[str, Any]
    places: list[int] | None
    log: list[str]


class BrokenGame(Struct, frozen=True):
    """A table that this version cannot carry on: the entry of its log (None: its head) and the clause it breaks."""

    table: str
    game: str
    rules: str
    status: str
    index: int | None
    clause: str
    message: str


class UpgradeReport(Struct, frozen=True):
    """What came of judging every stored game; `games` counts them by game and rules (`paris 1.0`)."""

    games: dict[str, int]
    broken: list[BrokenGame]

    @property
    def ok(self) -> bool:
        return not self.broken
