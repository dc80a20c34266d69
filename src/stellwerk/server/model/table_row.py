"""What is written down about a table besides its log."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from msgspec import Struct, field

from stellwerk.kernel.entries import Entry
from stellwerk.kernel.proof import Proof
from stellwerk.server.features.clocks.messages import TimeControl
from stellwerk.server.features.history.messages import Origin
from stellwerk.server.features.notices.model import Notice
from stellwerk.server.features.seating.messages.chairs import Proposal
from stellwerk.server.features.tables.messages.tables import Status


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

    @property
    def free(self) -> bool:
        return self.person is None and self.bot is None


KEPT_FOR_NOBODY: dict[str, str | None] = {"reserved": None, "reserved_name": None}
"""What changes in a chair that was kept for somebody and is no longer."""


class SpentTurn(Struct, frozen=True, array_like=True):
    """A turn that a seat has left: what it took, the length of the log then (0: it was taken back), what was added."""

    turn: int
    used: float
    until: int
    added: int


class Away(Struct, frozen=True):
    """Since when a bot plays for somebody: the length of the log, the moment, whether because time was over."""

    number: int
    at: str
    over: bool
    resumed: str = ""  # the moment when a server ran again after the last outage since then, if there was one


class SeatClock(Struct, frozen=True, omit_defaults=True):
    """A seat's clock: seconds in the bank and used in the present turn; the last turns, for an undo."""

    bank: float
    used: float = 0.0
    turns: list[SpentTurn] = []
    away: Away | None = None


class Clocks(Struct, frozen=True):
    """The clocks at a moment, by seat; those of the seats that are to act run since then."""

    at: str
    seats: list[SeatClock]


class Deadline(Struct, frozen=True):
    """A phase in which all decide at once, and the moment when its time is up."""

    turn: int
    phase: str
    seconds: int
    at: str


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
    origin: Origin | None = None  # continued from another game, or uploaded
    proof: Proof | None = None  # of an uploaded record
    version: int = 0  # grows with every change


MOVING = (
    *("moved_at", "number", "turn", "to_act", "clocks", "deadline"),  # shown, and sent with every move
    *("rules", "due_at", "bot_to_move", "planned", "version"),  # not shown
)
"""What a move may change in a sheet; whatever else is shown must be as it was where only a move is sent or stored."""
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
