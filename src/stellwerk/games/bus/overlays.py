"""The overlays of Bus as they go out; insights.py fills them."""

from typing import Literal

from msgspec import Struct

from stellwerk.games.bus.data_types import Area, Kind
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.view import Insights

StepState = Literal["done", "now", "waiting"]
CubeState = Literal["empty", "waiting", "now", "done"]


class Space(Struct, frozen=True):
    """A space of the action board and what it would bring (overlay "amounts").

    order: its place in the order of execution, from 1 to 27. owner: whose cube lies there.
    amount: sticks, passengers, buildings, or rides that it brings with the cubes as they lie; the bus factory's
    cube is counted for what comes after it. For Vrroomm only spaces with a cube have one, and the next empty space
    for the seat that asks. None where there is no number (factory, clock, start player).
    amount_now: the same with the fleet of now, without the cube in the factory.
    state: "empty", "waiting" (a cube to be carried out), "now", "done". next: the space that the next cube gets.
    """

    area: Area
    index: int
    space: str | None
    order: int
    owner: int | None
    amount: int | None
    amount_now: int | None
    state: CubeState
    next: bool


class Riding(Struct, frozen=True):
    """What a line offers at an hour, once everybody has walked (BUS-10.2).

    waiting: dissatisfied passengers on the line; rooms: free right buildings; rides: of one cube with all buses.
    from_crossings, to_lots: where they are, for the overlay "own reach".
    """

    hour: Kind
    waiting: int
    rooms: int
    rides: int
    from_crossings: list[str]
    to_lots: list[str]


class BusReach(Struct, frozen=True):
    """A seat's line if Vrroomm ran now (`now`), and at the hour when it will if nobody stops the time (`then`)."""

    seat: int
    now: Riding
    then: Riding


class Drive(Struct, frozen=True):
    """A cube on Vrroomm, if the area were carried out with everything as it stands and the clock at `hour`.

    The rides of the first cube are certain; later ones depend on which rides the earlier cubes choose, the figure
    is for one simple choice (`sure` is False).
    """

    seat: int
    space: str
    hour: Kind
    rides: int
    sure: bool


class AreaStep(Struct, frozen=True):
    """A step of the round for the strip of steps: "done", "now", "waiting"; all "waiting" while cubes are chosen."""

    area: Area
    state: StepState


class Blocked(Struct, frozen=True):
    """Something one would expect to be possible, and why it is not (a dashed line of the action list)."""

    do: str
    targets: list[str]
    refusal: Refusal


class BusEnding(Struct, frozen=True):
    """How near the three ends of the game are (section 13).

    lots_full: this is the last round (BUS-13.2). with_cubes: seats with cubes left; one or none ends the round's game
    (BUS-13.3).
    """

    stones_left: int
    lots_left: int
    lots_full: bool
    with_cubes: int


class BusInsights(Insights, frozen=True, kw_only=True):
    """The overlays of Bus; all from public things.

    mbz_then: the largest fleet once the cube in the factory is a bus. hour_then: what the clock will show in the
    next Vrroomm if nobody stops the time. start_then: who will have the start bus in the next round, as cubes lie.
    spaces: all 27, in the order of execution. reach: by seat. vroomm: the cubes that lie there, in order.
    lots: the empty lots of the letter that is due. blocked: only for the seat that is to act.
    """

    mbz_then: int
    hour_then: Kind
    start_then: int
    spaces: list[Space]
    steps: list[AreaStep]
    reach: list[BusReach]
    vroomm: list[Drive]
    lots: list[str]
    ending: BusEnding
    blocked: list[Blocked]
