"""The phases of a turn and the reasons of the end, as small ints."""

from typing import Final

PHASES: Final[list[str]] = ["main", "place", "rotate", "step", "push", "shed", "over"]
MAIN: Final[int] = 0
PLACING: Final[int] = 1
TURNING: Final[int] = 2
STEP: Final[int] = 3
PUSH: Final[int] = 4
SHED: Final[int] = 5
OVER: Final[int] = 6

REASONS: Final[list[str]] = ["", "cards", "no_progress"]
CARDS_OUT: Final[int] = 1  # FRA-9.1
NO_PROGRESS: Final[int] = 2  # FRA-9.7

MOST_WAGONS: Final[int] = 5  # FRA-6.2
FIRST_HAND: Final[int] = 3  # FRA-3.3
QUIET_TURNS: Final[int] = 20  # per player (FRA-9.7)
