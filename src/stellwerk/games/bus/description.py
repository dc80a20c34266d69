"""The position in words, for the terminal: the hour, players, lines, action board, buildings, passengers."""

from stellwerk.games.bus.board import CROSSINGS, KINDS, LOT_CROSSING, LOTS
from stellwerk.games.bus.view import BusView
from stellwerk.kernel.description import Told
from stellwerk.kernel.message import Message


def describe(view: BusView, seat: int | None) -> list[Told]:
    """What lies on the table; the same for everybody."""
    seats = range(len(view.cubes))
    return [
        _now(view),
        *(_player(view, other) for other in seats),
        *(_line(view, other) for other in seats),
        *(_area(area, owners) for area, owners in view.areas.items() if owners),
        *(_buildings(view, kind) for kind in KINDS),
        _waiting(view),
        _lots(view),
    ]


def _now(view: BusView) -> Told:
    figures = {"round": view.round, "stones": view.stones_left, "buses": view.mbz}
    return Told(Message("told-now", {"hour": f"@hour-{view.hour}", **figures}))


def _player(view: BusView, seat: int) -> Told:
    figures = {
        "rides": view.rides[seat],
        "stones": view.stones[seat],
        "buses": view.buses[seat],
        "cubes": view.cubes[seat],
        "sticks": view.sticks[seat],
    }
    return Told(Message("told-player", {"seat": seat, "colour": f"@colour-{view.colours[seat]}", **figures}))


def _line(view: BusView, seat: int) -> Told:
    line = view.lines[seat]
    crossings = [] if line is None else line.crossings
    id = "told-line" if crossings else "told-no-line"
    return Told(Message(id, {"seat": seat}), [_at(crossing) for crossing in crossings])


def _at(crossing: str) -> Message:
    return Message("told-crossing", {"crossing": f"@crossing-{crossing}"})


def _area(area: str, owners: list[int]) -> Told:
    cubes = [Message("told-cube", {"seat": seat}) for seat in owners]
    return Told(Message("told-area", {"area": f"@area-{area}"}), cubes)


def _buildings(view: BusView, kind: str) -> Told:
    """Return a heading with one message per building of a kind: its crossing and its state."""
    lots = [lot for lot, built in view.buildings.items() if built == kind]
    items = [
        Message("told-building", {"crossing": f"@crossing-{_crossing(lot)}", "state": _state(view, lot)})
        for lot in lots
    ]
    return Told(Message("told-buildings", {"kinds": f"@kinds-{kind}", "count": len(lots)}), items)


def _crossing(lot: str) -> str:
    return CROSSINGS[LOT_CROSSING[LOTS.index(lot)]]


def _state(view: BusView, lot: str) -> str:
    if lot not in view.seated:
        return "empty"
    return "glad" if view.seated[lot] else "sad"


def _waiting(view: BusView) -> Told:
    """The passengers who stand at crossings."""
    items = [
        Message("told-standing", {"count": count, "crossing": f"@crossing-{crossing}"})
        for crossing, count in view.standing.items()
    ]
    return Told(Message("told-waiting" if items else "told-nobody", {"supply": view.supply}), items)


def _lots(view: BusView) -> Told:
    if view.letter is None:
        return Told(Message("told-no-lots"))
    return Told(Message("told-lots", {"letter": view.letter, "count": view.lots_left[view.letter]}))
