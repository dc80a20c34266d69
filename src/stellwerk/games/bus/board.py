"""The city as plain tables of ints: crossings, streets and lots are indices and bits.

An *arm* is one end of a street: the way out of a crossing into that street. The arms of a crossing are
neighbours in the numbering, so that a mask of arms, shifted to a crossing, tells about its streets.
"""

from typing import Final

from stellwerk.games.bus.data import ACTION_BOARD_DATA, BOARD_DATA, RULES_DATA
from stellwerk.games.bus.data_types import Area, Kind

CROSSINGS: Final[list[str]] = [crossing.id for crossing in BOARD_DATA.crossings]
CROSSING: Final[dict[str, int]] = {id: index for index, id in enumerate(CROSSINGS)}
CROSSING_NAMES: Final[list[str]] = ["@crossing-" + id for id in CROSSINGS]  # as an argument of a message
STREETS: Final[list[str]] = [street.id for street in BOARD_DATA.streets]
STREET: Final[dict[str, int]] = {id: index for index, id in enumerate(STREETS)}
LOTS: Final[list[str]] = [lot.id for lot in BOARD_DATA.lots]
LOT: Final[dict[str, int]] = {id: index for index, id in enumerate(LOTS)}
KINDS: Final[list[Kind]] = list(RULES_DATA.clock.order)  # in the order of the clock (BUS-9.4)
KIND: Final[dict[str, int]] = {id: index for index, id in enumerate(KINDS)}
AREAS: Final[list[Area]] = [area.id for area in ACTION_BOARD_DATA.areas]  # in order of execution (BUS-4.1)
CAPACITY: Final[list[int]] = [area.capacity for area in ACTION_BOARD_DATA.areas]
SPACES: Final[list[str]] = ["a", "b", "c", "d", "e", "f"]
LETTERS: Final[list[str]] = ["A", "B", "C", "D"]
COLOURS: Final[list[str]] = list(RULES_DATA.colours)

LINES: Final[int] = 0  # the areas of the action board
BUSES: Final[int] = 1
PASSENGERS: Final[int] = 2
BUILDINGS: Final[int] = 3
CLOCK: Final[int] = 4
VROOMM: Final[int] = 5
START: Final[int] = 6

SUPPLY: Final[int] = RULES_DATA.passengers_in_supply
START_HOUR: Final[int] = KIND[RULES_DATA.clock.start]
COMPULSORY: Final[int] = RULES_DATA.min_cubes_per_round
SETUP_BUILDINGS: Final[int] = RULES_DATA.setup_buildings_per_player
FEWEST_SEATS: Final[int] = RULES_DATA.players[0]
MOST_SEATS: Final[int] = RULES_DATA.players[1]

STATION_1830: Final[int] = CROSSING[BOARD_DATA.stations["1830"]]
STATION_DAMPFROSS: Final[int] = CROSSING[BOARD_DATA.stations["dampfross"]]
STATIONS: Final[int] = (1 << STATION_1830) | (1 << STATION_DAMPFROSS)
PARK: Final[int] = sum(1 << CROSSING[id] for id in BOARD_DATA.start_passengers)

BIT: Final[list[int]] = [1 << index for index in range(160)]
OFFSETS: Final[list[list[int]]] = [[bit for bit in range(7) if mask >> bit & 1] for mask in range(128)]
"""By the arms of a crossing (a mask from its first arm): which they are."""

LOT_CROSSING: Final[list[int]] = [CROSSING[lot.crossing] for lot in BOARD_DATA.lots]
LOT_LETTER: Final[list[int]] = [LETTERS.index(lot.letter) for lot in BOARD_DATA.lots]
LOT_SECOND: Final[list[int]] = [
    int(BOARD_DATA.crossings[CROSSING[lot.crossing]].lots.index(lot.id)) for lot in BOARD_DATA.lots
]
"""0 for the first lot of its crossing, 1 for the second."""
FIRST_LOT: Final[list[int]] = [LOT[crossing.lots[0]] if crossing.lots else -1 for crossing in BOARD_DATA.crossings]
SECOND_LOT: Final[list[int]] = [
    LOT[crossing.lots[1]] if len(crossing.lots) > 1 else -1 for crossing in BOARD_DATA.crossings
]
LETTER_LOTS: Final[list[list[int]]] = [
    [lot for lot in range(len(LOTS)) if LOT_LETTER[lot] == letter] for letter in range(len(LETTERS))
]

DEGREE: Final[list[int]] = [len(crossing.streets) for crossing in BOARD_DATA.crossings]
FIRST_ARM: Final[list[int]] = [sum(DEGREE[:crossing]) for crossing in range(len(CROSSINGS))]
FULL: Final[list[int]] = [(1 << degree) - 1 for degree in DEGREE]
"""By crossing: all its arms, as a mask that begins at its first arm."""
ARM_CROSSING: Final[list[int]] = [crossing for crossing in range(len(CROSSINGS)) for _ in range(DEGREE[crossing])]
ARM_STREET: Final[list[int]] = [STREET[id] for crossing in BOARD_DATA.crossings for id in crossing.streets]


def arm_at(crossing: int, street: int) -> int:
    """The arm of a street at one of its crossings."""
    first = FIRST_ARM[crossing]
    return first + ARM_STREET[first : first + DEGREE[crossing]].index(street)


FRONT_ARM: Final[list[int]] = [arm_at(CROSSING[street.a], STREET[street.id]) for street in BOARD_DATA.streets]
BACK_ARM: Final[list[int]] = [arm_at(CROSSING[street.b], STREET[street.id]) for street in BOARD_DATA.streets]
OTHER_ARM: Final[list[int]] = [
    BACK_ARM[street] if FRONT_ARM[street] == arm else FRONT_ARM[street] for arm, street in enumerate(ARM_STREET)
]
STICK: Final[list[int]] = [BIT[FRONT_ARM[street]] | BIT[BACK_ARM[street]] for street in range(len(STREETS))]
"""By street: both its arms as a mask."""


def _straight(arm: int) -> int:
    crossing = ARM_CROSSING[arm]
    street = STREETS[ARM_STREET[arm]]
    mask = 0
    for one, other in BOARD_DATA.straight[CROSSINGS[crossing]]:
        if street in (one, other):
            mask |= BIT[arm_at(crossing, STREET[other if street == one else one]) - FIRST_ARM[crossing]]
    return mask


STRAIGHT: Final[list[int]] = [_straight(arm) for arm in range(len(ARM_STREET))]
"""By arm: the arms of its crossing that run on in a straight line (BUS-5.6), a mask from its first arm."""


def bits_of(mask: int) -> list[int]:
    """The indices of a mask in ascending order."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def crossings_of(trail: list[int]) -> list[int]:
    """The crossings of a trail, front first; a trail is the list of arms by which it leaves its crossings."""
    return [ARM_CROSSING[arm] for arm in trail] + [ARM_CROSSING[OTHER_ARM[trail[-1]]]]
