"""Time at a table: how long one may think, and what is left."""

from msgspec import Struct


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """Hours at which no clock runs: nights (22 to 8 o'clock), weekends, in a time zone ("Europe/Berlin")."""

    zone: str
    nights: bool = False
    weekends: bool = False


class TimeControl(Struct, frozen=True, forbid_unknown_fields=True):
    """How long one may think, in seconds: `turn` for every turn, `bank` for all that goes beyond, `added` after each.

    A Fischer clock has turn 0, bank and added; at leisure there is time per turn and the bank is the reserve.
    """

    bank: int
    turn: int = 0
    added: int = 0
    quiet: Quiet | None = None


class Timer(Struct, frozen=True):
    """A phase in which all decide at once has so many seconds; `left` of them when this was sent."""

    phase: str
    seconds: int
    left: float


class ClockInfo(Struct, frozen=True):
    """A seat's clock. `left`: seconds when it was last written down; `due_at`: when it runs out, if it runs.

    `held_until`: it stands still until then, or until the seat's page says that it shows the position (`shown`).
    """

    left: float
    due_at: str | None
    held_until: str | None = None
