"""The actions of Bus: codes and notations, as the record vocabulary of the specification spells them."""

from typing import Final

from stellwerk.games.bus.board import (
    AREAS,
    ARM_STREET,
    CROSSINGS,
    DEGREE,
    FIRST_ARM,
    KINDS,
    LETTER_LOTS,
    LOTS,
    STREETS,
    SUPPLY,
)
from stellwerk.kernel.actions import Notations

ENDS: Final[list[str]] = ["front", "back"]

BUILD: Final[int] = 0  # build:<lot>:<kind>
FIRST: Final[int] = BUILD + len(LOTS) * len(KINDS)  # first:<street>
EXTEND: Final[int] = FIRST + len(STREETS)  # extend:<end>:<street>
EXTEND_BACK: Final[int] = EXTEND + len(STREETS)
HEADS: Final[int] = EXTEND_BACK + len(STREETS)  # heads:<crossing>
PLACE: Final[int] = HEADS + len(CROSSINGS)  # place:<area>
PASS: Final[int] = PLACE + len(AREAS)
ARRIVE: Final[int] = PASS + 1  # arrive:<number>
STOP: Final[int] = ARRIVE + SUPPLY + 1
RUN: Final[int] = STOP + 1
RIDE: Final[int] = RUN + 1  # ride:<from>:<to>

_PAIRS: Final = [(a, b) for a in range(len(CROSSINGS)) for b in range(len(CROSSINGS)) if a != b]

ACTIONS: Final = Notations(
    [f"build:{lot}:{kind}" for lot in LOTS for kind in KINDS]
    + [f"first:{street}" for street in STREETS]
    + [f"extend:{end}:{street}" for end in ENDS for street in STREETS]
    + [f"heads:{crossing}" for crossing in CROSSINGS]
    + [f"place:{area}" for area in AREAS]
    + ["pass"]
    + [f"arrive:{count}" for count in range(SUPPLY + 1)]
    + ["clock:stop", "clock:run"]
    + [f"ride:{CROSSINGS[a]}:{CROSSINGS[b]}" for a, b in _PAIRS]
)

RIDE_FROM: Final[list[int]] = [a for a, _ in _PAIRS]
RIDE_TO: Final[list[int]] = [b for _, b in _PAIRS]
RIDES: Final[list[list[int]]] = [
    [RIDE + a * (len(CROSSINGS) - 1) + (b if b < a else b - 1) for b in range(len(CROSSINGS))]
    for a in range(len(CROSSINGS))
]
"""By crossing and crossing: the ride; meaningless where both are the same."""


def _extends(end: int) -> list[list[int]]:
    table: list[list[int]] = [[] for _ in range(len(CROSSINGS) * 128)]
    for crossing, degree in enumerate(DEGREE):
        streets = ARM_STREET[FIRST_ARM[crossing] : FIRST_ARM[crossing] + degree]
        for mask in range(1 << degree):
            codes = [EXTEND + end * len(STREETS) + streets[arm] for arm in range(degree) if mask >> arm & 1]
            table[crossing * 128 + mask] = codes
    return table


EXTENDS_FRONT: Final[list[list[int]]] = _extends(0)
EXTENDS_BACK: Final[list[list[int]]] = _extends(1)
"""By crossing times 128 plus the arms that are open there: the actions."""

PLACES: Final[list[list[int]]] = [
    [PLACE + area for area in range(len(AREAS)) if mask >> area & 1] + ([PASS] if mask >= 128 else [])
    for mask in range(256)
]
"""By the areas with an empty space (bits), 128 more where passing is allowed: the actions."""

FIRSTS: Final[list[int]] = [FIRST + street for street in range(len(STREETS))]
ARRIVES: Final[list[list[int]]] = [[ARRIVE + k for k in range(count + 1)] for count in range(SUPPLY + 1)]
CLOCKS: Final[list[int]] = [STOP, RUN]
BUILDS: Final[list[list[int]]] = [
    [BUILD + lot * len(KINDS) + kind for lot in lots for kind in range(len(KINDS))] for lots in LETTER_LOTS
]
"""By letter: the actions on all its lots."""
