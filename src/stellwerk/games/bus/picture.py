"""The city as plain text, for the terminal: crossings where they lie, with their lots; below, the lines."""

from typing import Final

from stellwerk.games.bus.data import BOARD_DATA
from stellwerk.games.bus.data_types import CrossingData
from stellwerk.games.bus.view import BusView

COLUMNS: Final = 100
ROWS: Final = 30
KINDS: Final = {"house": "h", "office": "o", "pub": "p"}
SHOWN: Final = frozenset({"lines", "sticks_in", "buildings", "seated", "standing"})
"""Fields of the view that the picture shows."""
LEGEND: Final = "picture-legend"
"""The message that explains the signs."""


def picture(view: BusView) -> list[str]:
    """Every crossing with its id, its lots and who stands there; then the trails."""
    rows = [[" "] * COLUMNS for _ in range(ROWS)]
    for crossing in BOARD_DATA.crossings:
        text = f"{crossing.id}{content(view, crossing)}"
        row = round(crossing.y / BOARD_DATA.height * (ROWS - 1))
        column = min(round(crossing.x / BOARD_DATA.width * (COLUMNS - 8)), COLUMNS - len(text))
        rows[row][column : column + len(text)] = text
    drawn = ["".join(row).rstrip() for row in rows]
    return [*drawn, *(trail(view, seat) for seat in range(len(view.lines)))]


def content(view: BusView, crossing: CrossingData) -> str:
    """The lots of a crossing and the passengers on it."""
    lots = "".join(lot_sign(view, lot) for lot in crossing.lots)
    people = view.standing.get(crossing.id, 0)
    return (f"[{lots}]" if lots else "<>") + (f"+{people}" if people else "")


def lot_sign(view: BusView, lot: str) -> str:
    """The letter of an empty lot, or the building: upper case if somebody sits there."""
    kind = view.buildings.get(lot)
    if kind is None:
        return f"'{lot[0]}"
    return KINDS[kind].upper() if lot in view.seated else KINDS[kind]


def trail(view: BusView, seat: int) -> str:
    """A line by its crossings, the heads at both ends."""
    line = view.lines[seat]
    return f"{view.colours[seat]}: " + ("-" if line is None else " - ".join(line.crossings))
