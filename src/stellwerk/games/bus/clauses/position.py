"""The position in plain words: lines as trails of crossings and streets, buildings by lot, passengers by crossing."""

from functools import cached_property
from typing import Literal

from msgspec import Struct

from stellwerk.games.bus.actions import ACTIONS
from stellwerk.games.bus.board import AREAS, ARM_STREET, CROSSINGS, KINDS, LOTS, STREETS, crossings_of
from stellwerk.games.bus.data import BOARD_DATA
from stellwerk.games.bus.data_types import CrossingData, LotData, StreetData
from stellwerk.games.bus.rules.passengers import passengers_at
from stellwerk.games.bus.rules.phases import PHASES, REASONS
from stellwerk.games.bus.state import State
from stellwerk.kernel import clauses as kernel

CROSSING_DATA: dict[str, CrossingData] = {crossing.id: crossing for crossing in BOARD_DATA.crossings}
STREET_DATA: dict[str, StreetData] = {street.id: street for street in BOARD_DATA.streets}
LOT_DATA: dict[str, LotData] = {lot.id: lot for lot in BOARD_DATA.lots}


class Line(Struct, frozen=True):
    """A trail v0 -s1- v1 ... -sk- vk, front first (section 6)."""

    crossings: tuple[str, ...]
    streets: tuple[str, ...]

    def head(self, end: str) -> str:
        """The crossing of a head."""
        return self.crossings[0] if end == "front" else self.crossings[-1]

    def last_street(self, end: str) -> str:
        """The street that leads to a head."""
        return self.streets[0] if end == "front" else self.streets[-1]

    def with_stick(self, end: str, street: str) -> "Line":
        """The line after a stick: the far end of the street is the new head (BUS-5.1)."""
        data = STREET_DATA[street]
        far = data.b if data.a == self.head(end) else data.a
        if end == "front":
            return Line((far, *self.crossings), (street, *self.streets))
        return Line((*self.crossings, far), (*self.streets, street))

    def is_circle(self) -> bool:
        """Whether both heads are on the same crossing."""
        return self.crossings[0] == self.crossings[-1]

    def turned(self, crossing: str) -> "Line":
        """A circle with both heads on the first occurrence of this crossing, in the same direction (BUS-V2)."""
        at = self.crossings.index(crossing)
        crossings = (*self.crossings[at:], *self.crossings[1 : at + 1])
        return Line(crossings, (*self.streets[at:], *self.streets[:at]))


class Position:
    """What the clauses look at; each part is read when a clause asks for it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.phase: str = PHASES[state.phase]
        self.mover: int = state.mover
        self.reason: str = REASONS[state.reason]

    @cached_property
    def lines(self) -> list[Line]:
        """By seat: the line; only asked for when everybody has a stick."""
        return [read_line(trail) for trail in self.state.trails]

    @cached_property
    def areas(self) -> dict[str, list[int]]:
        """The owners of the cubes, a first."""
        return dict(zip(AREAS, self.state.areas, strict=True))

    @cached_property
    def buildings(self) -> dict[str, str]:
        """What stands on which lot."""
        return {lot: kind for lot in LOTS if (kind := building_on(self.state, lot)) is not None}

    @cached_property
    def hour(self) -> str:
        """The kind of building that the clock shows."""
        return KINDS[self.state.hour]

    def passengers(self, crossing: str) -> int:
        """How many passengers are at a crossing, in its buildings included."""
        return passengers_at(self.state, CROSSINGS.index(crossing))

    def right_buildings(self, crossing: str) -> int:
        """How many buildings of the kind that the clock shows stand at a crossing."""
        return [self.buildings.get(lot) for lot in CROSSING_DATA[crossing].lots].count(self.hour)

    def satisfied(self, crossing: str) -> int:
        """How many passengers at a crossing are satisfied, once Vrroomm has begun (section 15, note 5)."""
        return min(self.passengers(crossing), self.right_buildings(crossing))

    def colour(self, seat: int) -> str:
        """A seat's colour as an argument of a sentence."""
        return f"@colour-{self.state.setting.colours[seat]}"


class Attempt(kernel.Attempt, frozen=True):
    """What a seat wants to do, its notation taken apart."""

    lot: str = ""
    kind: str = ""
    end: Literal["front", "back"] = "front"
    street: str = ""
    crossing: str = ""  # heads, and where a ride goes to
    start: str = ""  # where a ride comes from
    area: str = ""
    count: int = 0


Clause = kernel.Clause[Position, Attempt]


def read_attempt(seat: int, text: str) -> Attempt | None:
    """The parts of a notation; None if it is bad input."""
    if ACTIONS.read(text) is None:
        return None
    match text.split(":"):
        case ["build", lot, kind]:
            return Attempt(seat, "build", lot=lot, kind=kind)
        case ["first", street]:
            return Attempt(seat, "first", street=street)
        case ["extend", end, street]:
            return Attempt(seat, "extend", end="front" if end == "front" else "back", street=street)
        case ["heads", crossing]:
            return Attempt(seat, "heads", crossing=crossing)
        case ["place", area]:
            return Attempt(seat, "place", area=area)
        case ["arrive", count]:
            return Attempt(seat, "arrive", count=int(count))
        case ["ride", start, goal]:
            return Attempt(seat, "ride", start=start, crossing=goal)
    return Attempt(seat, text.split(":", maxsplit=1)[0])


def read_line(trail: list[int]) -> Line:
    """A line by the ids of its crossings and streets."""
    crossings = tuple(CROSSINGS[crossing] for crossing in crossings_of(trail))
    return Line(crossings, tuple(STREETS[ARM_STREET[arm]] for arm in trail))


def building_on(state: State, lot: str) -> str | None:
    """The kind of building on a lot."""
    crossing = CROSSINGS.index(LOT_DATA[lot].crossing)
    place = CROSSING_DATA[LOT_DATA[lot].crossing].lots.index(lot)
    return next((kind for at, kind in enumerate(KINDS) if state.kinds[2 * at + place] >> crossing & 1), None)


def name_of(crossing: str) -> str:
    """A crossing as an argument of a sentence."""
    return f"@crossing-{crossing}"
