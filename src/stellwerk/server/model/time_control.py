"""Stored types of time at a table: the time control, the clocks of the seats and the deadline of a phase."""

from msgspec import Struct


class Quiet(Struct, frozen=True):
    """Hours at which no clock runs: nights (22 to 8 o'clock), weekends, in a time zone ("Europe/Berlin")."""

    zone: str
    nights: bool = False
    weekends: bool = False


class TimeControl(Struct, frozen=True):
    """Thinking time in seconds: `turn` for every turn, `bank` for all that goes beyond, `added` after each turn."""

    bank: int
    turn: int = 0
    added: int = 0
    quiet: Quiet | None = None


class SpentTurn(Struct, frozen=True, array_like=True):
    """A finished turn of a seat: seconds used, length of the log at its end (0: taken back), seconds added."""

    turn: int
    used: float
    until: int
    added: int


class Away(Struct, frozen=True):
    """Start of a bot's play for a person: length of the log, moment, whether because the time was up."""

    number: int
    at: str
    over: bool
    resumed: str = ""  # moment at which a server ran again after the last outage since `at`; empty without one


class SeatClock(Struct, frozen=True, omit_defaults=True):
    """A seat's clock: seconds in the bank and used in the present turn; the last turns, for an undo."""

    bank: float
    used: float = 0.0
    turns: list[SpentTurn] = []
    away: Away | None = None
    held_until: str | None = None  # the clock stands still until the page could have shown the position
    taken_back: bool = False  # in the present turn: what the seat does again was shown before, and holds nothing


class Clocks(Struct, frozen=True):
    """Clocks by seat at the moment `at`; the clocks of the seats to act run since then."""

    at: str
    seats: list[SeatClock]


class Deadline(Struct, frozen=True):
    """A phase in which all decide at once, and the moment when its time is up."""

    turn: int
    phase: str
    seconds: int
    at: str
