"""What the journal tells of Builds and Trades."""

from typing import TYPE_CHECKING

from stellwerk.games.paris.board import BIT, HEXES, NAMES
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.paris.state import State


def came_from(state: "State", hexes: list[int], hex: int) -> int:
    """The hex of the network from which the track leads to a new one: the latest neighbour."""
    for own in reversed(hexes):
        if state.board.near_mask[own] & BIT[hex]:
            return own
    return hexes[0]


def note_placed(state: "State", hex: int, journal: Journal) -> None:
    """Write down a loco put on the map."""
    company = state.building
    data: dict[str, str | int] = {
        "seat": state.mover,
        "company": NAMES[company],
        "hex": HEXES[hex],
        "place": state.board.title[hex],
        "value": state.board.value[hex],
        "from_hex": HEXES[came_from(state, state.laid[company], hex)],
    }
    journal.note("placed", data, line=False)


def note_built(state: "State", why: str, journal: Journal) -> None:
    """Write down a Build: how many locos, how far, what it brought, and why it ended."""
    company = state.building
    hexes = state.laid[company][-state.placed :]
    cities = [hex for hex in hexes if state.board.cities & BIT[hex]]
    data: dict[str, str | int] = {
        "seat": state.mover,
        "company": NAMES[company],
        "locos": state.placed,
        "last": state.board.title[cities[-1] if cities else hexes[-1]],
        "points": state.points,
        "value": state.value[company],
        "hexes": " ".join([HEXES[hex] for hex in hexes]),
        "reason": why,
    }
    journal.note("built", data)


def note_gave(state: "State", journal: Journal) -> None:
    """Write down a loco given back: its colour was hidden until then, unless all holdings lie open (PAR-V2)."""
    data: dict[str, str | int] = {"seat": state.mover, "company": NAMES[state.given]}
    journal.note("gave", data, reveals=not state.setting.open_hands, line=False)


def note_traded(state: "State", company: int, count: int, journal: Journal) -> None:
    """Write down a Trade; it was seen by all (PAR-8.5)."""
    data: dict[str, str | int] = {
        "seat": state.mover,
        "given": NAMES[state.given],
        "taken": NAMES[company],
        "count": count,
    }
    journal.note("traded", data)
