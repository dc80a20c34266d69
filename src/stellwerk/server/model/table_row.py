"""What is written down about a table besides its log."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Literal

from msgspec import Struct, field

from stellwerk.kernel.entries import Entry
from stellwerk.kernel.proof import Proof
from stellwerk.server.model.notice import Notice
from stellwerk.server.model.time_control import Clocks, Deadline, TimeControl

Status = Literal["open", "salting", "running", "over"]


class Chair(Struct, frozen=True):
    """A seat at a table: free, a person's or a bot's; with both, the bot plays for the person."""

    person: str | None = None
    name: str | None = None
    bot: str | None = None
    key_hash: str | None = None  # SHA-256 of the invitation that is valid, or was used
    key_round: int = 0
    salt_hash: str | None = None
    salt: str | None = None
    withheld: bool = False
    reserved: str | None = None  # a person who may sit here without a key
    reserved_name: str | None = None  # how that person was called when the chair was kept
    conceded: bool = False  # the person has given up; a bot plays to the end
    offered: bool = False  # the valid key lets another person take this seat over
    away_at: str | None = None  # in play: since when the person is not connected; None: here
    called: bool = False  # the bot that plays for the person came without the person's doing
    stood_in: int | None = None  # the turn in which a bot first played for the person
    agreed: bool = True  # before the start: to the present terms

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None


KEPT_FOR_NOBODY: dict[str, str | None] = {"reserved": None, "reserved_name": None}
"""What changes in a chair that was kept for somebody and is no longer."""


class Proposal(Struct, frozen=True):
    """Something that needs consent: what, proposed by which seat, and which seats have agreed.

    `until`: only people are missing for whom bots play; unless one of them answers, it is carried out then.
    """

    kind: Literal["undo", "end", "substitute"]
    seat: int
    count: int
    agreed: list[int]
    until: str | None = None
    target: int | None = None  # substitute: the seat of the one who has vanished


class Origin(Struct, frozen=True):
    """Where a table comes from: continued from `table` after `number` entries, or uploaded as a record.

    `chance`: the number of chance events that it brought along and that were drawn elsewhere.
    """

    kind: Literal["fork", "record"]
    table: str | None = None
    number: int = 0
    chance: int = 0


class TableRow(Struct, frozen=True):
    """The head of a table, with figures derived from its log so that lists need not replay it."""

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
    due_at: str | None = None  # the salts are waited for until then; in play: the next clock runs out
    bot_to_move: bool = False
    next: str | None = None  # the table of the rematch
    time: TimeControl | None = None
    clocks: Clocks | None = None
    substitute: str = ""
    casual: bool = False  # hints are allowed
    planned: int = 0  # bit mask of seats with a plan that waits
    proposal: Proposal | None = None
    ended: str | None = None
    settings: dict[str, Any] = field(default_factory=dict)
    deadline: Deadline | None = None
    absence: int = 600  # seconds: who is away so long while to act has vanished
    origin: Origin | None = None  # continued from another game, or uploaded
    proof: Proof | None = None  # of an uploaded record
    version: int = 0  # grows with every change


MOVING = (
    *("moved_at", "number", "turn", "to_act", "clocks", "deadline"),  # shown, and sent with every move
    *("rules", "due_at", "bot_to_move", "planned", "version"),  # not shown
)
"""What a move may change in a sheet; a `moved` message is sent only where everything else is as it was."""
Steady = tuple[Any, ...]
steady: Callable[[TableRow], Steady] = attrgetter(*(name for name in TableRow.__struct_fields__ if name not in MOVING))
"""Everything else."""


class LogRow(Struct, frozen=True):
    """An entry of the log as it is stored: the turn it belongs to, and whose doing it was."""

    entry: Entry
    turn: int
    author: str | None


class Done(Struct, frozen=True):
    """A request that was carried out: what it asked for (a digest) and the length of the log after it."""

    content: str
    number: int


class Request(Struct, frozen=True):
    """The name that a client gave to its request, so that sending it twice does no harm."""

    seat: int
    id: str
    done: Done


class Change(Struct, frozen=True):
    """What one accepted request writes, in one transaction."""

    row: TableRow
    log_rows: list[LogRow]
    chairs_changed: bool = False
    request: Request | None = None
    watcher: str | None = None  # who is let in to watch
    before: TableRow | None = None  # what is on disk now, where that is known: only what differs is written
    notices: list[Notice] = field(default_factory=list)  # whom to tell


class Stored(Struct, frozen=True):
    """A table as the store gives it back."""

    row: TableRow
    log_rows: list[LogRow]
    requests: dict[tuple[int, str], Done]
    watchers: set[str]


class WriteConflict(Exception):
    """Optimistic concurrency: another writer changed the table meanwhile, and nothing was written."""
