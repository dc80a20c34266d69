"""The phases of the game (section 15 of the specification) and the ways it ends."""

from typing import Final

SETUP_BUILDING: Final[int] = 0
SETUP_FIRST: Final[int] = 1
SETUP_SECOND: Final[int] = 2
CHOOSE: Final[int] = 3
LAYING: Final[int] = 4
CIRCLE: Final[int] = 5
ARRIVING: Final[int] = 6
BUILDING: Final[int] = 7
TIME: Final[int] = 8
DRIVING: Final[int] = 9
OVER: Final[int] = 10
PHASES: Final[list[str]] = [
    "setup_building", "setup_first", "setup_second", "choose", "lines", "circle",
    "passengers", "buildings", "clock", "vroomm", "over",
]  # fmt: skip

REASONS: Final[list[str]] = ["", "clock", "lots", "cubes"]  # of the end (section 13)
OUT_OF_STONES: Final[int] = 1
OUT_OF_LOTS: Final[int] = 2
OUT_OF_CUBES: Final[int] = 3

WHIMS: Final[int] = 64  # ways to value a position, the first one without any whim

SKIPS: Final[list[str]] = ["", "amount", "sticks", "dead", "supply", "lots", "nobody", "nowhere"]  # BUS-4.6
NO_AMOUNT: Final[int] = 1
NO_STICKS: Final[int] = 2
BOTH_DEAD: Final[int] = 3
NO_SUPPLY: Final[int] = 4
NO_LOTS: Final[int] = 5
NOBODY: Final[int] = 6
NOWHERE: Final[int] = 7
