"""Stored types of a table: its row, its log, and the change that a request writes."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Literal

from msgspec import Struct, field

from stellwerk.kernel.entries import Entry
from stellwerk.kernel.proof import Proof
from stellwerk.server.model.notice import Notice
from stellwerk.server.model.time_control import Clocks, Deadline, TimeControl

Status = Literal["open", "salting", "running", "over"]
Language = Literal["de", "en"]


class Chair(Struct, frozen=True):
    """A seat at a table: free, of a person or of a bot; with both, the bot plays for the person."""

    person: str | None = None
    name: str | None = None
    bot: str | None = None
    key_hash: str | None = None  # SHA-256 of the valid invitation key, or of the one that was used
    key_round: int = 0
    salt_hash: str | None = None
    salt: str | None = None
    withheld: bool = False
    reserved: str | None = None  # a person who may sit here without a key
    reserved_name: str | None = None  # name of that person at the reservation
    conceded: bool = False  # the person has conceded; a bot plays to the end
    offered: bool = False  # the valid key lets another person take over this seat
    away_at: str | None = None  # in play: moment since which the person is not connected; None: connected
    heard_at: str | None = None  # in play: the person's last sign of life that was no decision
    called: bool = False  # the bot plays for the person although the person did not ask for it
    stood_in: int | None = None  # the turn in which a bot first played for the person
    agreed: bool = True  # before the start: to the present terms
    bot_account: bool = False  # the person is a bot account
    bot_owner: str | None = None  # of a bot account: the name of its owner when it sat down

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None


NO_RESERVATION: dict[str, str | None] = {"reserved": None, "reserved_name": None}
"""Fields of a `Chair` without a reservation."""


class Proposal(Struct, frozen=True):
    """A proposal that needs consent, with the seats that have agreed.

    `until`: without the votes that are missing it is accepted at that moment.
    """

    kind: Literal["undo", "end", "substitute"]
    seat: int
    count: int
    agreed: list[int]
    until: str | None = None
    target: int | None = None  # substitute: seat of the person who has vanished


class Origin(Struct, frozen=True):
    """Origin of a table: continued from `table` after `number` entries, or uploaded as a record.

    `chance`: number of chance events at the beginning of its log that were drawn for the origin, not for this table.
    """

    kind: Literal["fork", "record"]
    table: str | None = None
    number: int = 0
    chance: int = 0


class TableRow(Struct, frozen=True):
    """Row of a table, with values derived from its log so that lists need no replay."""

    id: str
    game: str
    rules: str
    name: str
    public: bool
    options: dict[str, Any]
    owner: str
    status: Status
    chairs: tuple[Chair, ...]
    seed: bytes
    created_at: str
    moved_at: str
    watch_hash: str | None = None
    watch_round: int = 0
    any_hash: str | None = None  # SHA-256 of the key that opens any free chair
    any_round: int = 0
    number: int = 0  # entries of the log
    turn: int = 0
    to_act: int = 0  # bit mask of seats
    places: list[int] | None = None
    earlier: list[int] | None = None  # by seat: the points of the earlier games of a series
    due_at: str | None = None  # salting: end of the wait for salts; in play: the next clock runs out
    bot_to_move: bool = False
    next: str | None = None  # the table of the rematch
    time: TimeControl | None = None
    clocks: Clocks | None = None
    substitute: str = ""
    casual: bool = False  # hints are allowed
    planned: int = 0  # bit mask of seats with a plan
    proposal: Proposal | None = None
    ended: str | None = None
    settings: dict[str, Any] = field(default_factory=dict)
    deadline: Deadline | None = None
    absence: int = 600  # seconds: a person to act who is away so long has vanished
    origin: Origin | None = None  # continued from another game, or uploaded
    proof: Proof | None = None  # of an uploaded record
    language: Language | None = None  # which is spoken at the table
    asked_at: str | None = None  # since when those who are to act have been waited for; None: since `moved_at`
    shown_at: str | None = None  # with clocks: when pages will have shown everything that has happened
    removed: list[str] = field(default_factory=list)  # persons who may sit down again only if invited anew
    bot_accounts: bool = False  # bot accounts may sit down without an invitation, if the table is public
    version: int = 0  # grows with every change


MOVING = (
    *("moved_at", "number", "turn", "to_act", "clocks", "deadline"),  # shown, and sent with every move
    *("due_at", "bot_to_move", "planned", "version", "asked_at", "shown_at"),  # not shown
)
"""Fields of a `TableRow` that a move may change; a `moved` message is sent only if all others are unchanged."""
Steady = tuple[Any, ...]
steady: Callable[[TableRow], Steady] = attrgetter(*(name for name in TableRow.__struct_fields__ if name not in MOVING))
"""Return the values of all other fields, for comparison."""


class LogRow(Struct, frozen=True):
    """Stored entry of the log, with its turn and the person who made it."""

    entry: Entry
    turn: int
    author: str | None


class Done(Struct, frozen=True):
    """An accepted request: digest of its content, and the length of the log after it."""

    content: str
    number: int


class Request(Struct, frozen=True):
    """Id that a client gave to a request of a seat, so that a repeated request has no effect (idempotency)."""

    seat: int
    id: str
    done: Done


class Change(Struct, frozen=True):
    """Everything that one accepted request writes, in one transaction."""

    row: TableRow
    log_rows: list[LogRow]
    chairs_changed: bool = False
    request: Request | None = None
    watcher: str | None = None  # person who is admitted as a spectator
    before: TableRow | None = None  # row on disk, if known: only fields that differ are written
    notices: list[Notice] = field(default_factory=list)  # notices to persons


class Stored(Struct, frozen=True):
    """A table as it is read from the database."""

    row: TableRow
    log_rows: list[LogRow]
    requests: dict[tuple[int, str], Done]
    watchers: set[str]


class WriteConflict(Exception):
    """Optimistic concurrency: another writer has changed the table, and nothing was written."""
