"""The end of the game: money, ties, the breakdown by source (section 9)."""

from typing import TYPE_CHECKING

from stellwerk.games.kraftwagen.board import SOURCE_IDS, SOURCES
from stellwerk.games.kraftwagen.rules.phases import OVER, REASONS
from stellwerk.kernel.message import Message
from stellwerk.kernel.outcome import Cell, Column, Outcome

if TYPE_CHECKING:
    from stellwerk.games.kraftwagen.state import State

ENDS = {"market": "KW-5.9", "buyer_track": "KW-5.10", "turn_limit": "KW-5.12"}
"""The clause of each reason."""


def outcome(state: "State") -> Outcome | None:
    """Money, places after the ties of KW-11.2, and where the money came from (KW-11.1)."""
    if state.phase != OVER:
        return None
    seats = range(state.setting.seats)
    sources = [source for source in range(SOURCES) if SOURCE_IDS[source] != "extra" or _pays(state, source)]
    reason = REASONS[state.reason]
    return Outcome(
        places=places(state),
        scores=[state.money(seat) for seat in seats],
        reason=reason,
        clause=ENDS[reason],
        columns=[Column(f"source:{SOURCE_IDS[at]}", Message(f"column-{SOURCE_IDS[at]}")) for at in sources],
        rows=[[_cell(state, seat, source) for source in sources] for seat in seats],
    )


def _pays(state: "State", source: int) -> bool:
    """Whether anybody got something from a source."""
    return any(state.income[seat * SOURCES + source] for seat in range(state.setting.seats))


def places(state: "State") -> list[int]:
    """Most money, then cars sold, then workers in the canteen; then the place is shared (KW-11.1, KW-11.2)."""
    ranks = [(state.money(seat), state.sold[seat], state.canteen[seat]) for seat in range(state.setting.seats)]
    return [1 + sum(other > rank for other in ranks) for rank in ranks]


def _cell(state: "State", seat: int, source: int) -> Cell:
    points = state.income[seat * SOURCES + source]
    id = SOURCE_IDS[source]
    if id == "cars":
        return Cell(points, Message("cell-cars", {"count": state.sold[seat]}))
    if id == "awards":
        return Cell(points, Message("cell-awards", {"count": state.owners.count(seat)}))
    return Cell(points)
