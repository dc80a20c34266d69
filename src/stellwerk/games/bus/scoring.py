"""The final scoring (section 13): points, places, breakdown."""

from typing import TYPE_CHECKING

from stellwerk.games.bus.rules.phases import OVER, REASONS
from stellwerk.kernel.message import Message
from stellwerk.kernel.outcome import Cell, Column, Outcome

if TYPE_CHECKING:
    from stellwerk.games.bus.state import State

ENDS = {"clock": "BUS-13.1", "lots": "BUS-13.2", "cubes": "BUS-13.3"}
"""The clause of each reason."""


def scores(state: "State") -> list[int]:
    """Rides minus time stones (BUS-13.4)."""
    return [rides - stones for rides, stones in zip(state.rides, state.stones, strict=True)]


def ranking(state: "State") -> list[int]:
    """The seats, best first: points, then stones, then the lower disc (BUS-13.5 to BUS-13.7)."""
    points = scores(state)
    return sorted(range(len(points)), key=lambda seat: (-points[seat], -state.stones[seat], state.since[seat]))


def places(state: "State") -> list[int]:
    """By seat: 1 to n, all different (BUS-13.7)."""
    order = ranking(state)
    return [order.index(seat) + 1 for seat in range(len(order))]


def outcome(state: "State") -> Outcome | None:
    """The outcome of a finished game."""
    if state.phase != OVER:
        return None
    reason = REASONS[state.reason]
    columns = [
        Column("rides", Message("column-rides")),
        Column("stones", Message("column-stones")),
    ]
    rows = [[Cell(rides), Cell(-stones)] for rides, stones in zip(state.rides, state.stones, strict=True)]
    points = scores(state)
    if len(set(points)) < len(points):
        columns.append(Column("tie", Message("column-tie"), Message("column-tie-note")))
        rows = [[*row, Cell(0, _tie_break(state, seat))] for seat, row in enumerate(rows)]
    return Outcome(places(state), points, reason, ENDS[reason], columns, rows)


def _tie_break(state: "State", seat: int) -> Message | None:
    """What decides between players of equal points (BUS-13.5)."""
    points = scores(state)
    tied = [other for other in range(len(points)) if points[other] == points[seat]]
    if len(tied) == 1:
        return None
    if len({state.stones[other] for other in tied}) > 1:
        equal = [other for other in tied if state.stones[other] == state.stones[seat]]
        if len(equal) == 1:
            return Message("cell-tie-stones", {"stones": state.stones[seat]})
        tied = equal
    lower = sum(state.since[other] < state.since[seat] for other in tied)
    return Message("cell-tie-disc", {"place": lower + 1})
