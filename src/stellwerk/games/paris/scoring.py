"""The final scoring (section 8): what a holding is worth, places, breakdown."""

from typing import TYPE_CHECKING

from stellwerk.games.paris.board import COMPANIES, PENALTY
from stellwerk.games.paris.rules.phases import OVER, REASONS
from stellwerk.kernel.message import Message
from stellwerk.kernel.outcome import Cell, Column, Outcome, places

if TYPE_CHECKING:
    from stellwerk.games.paris.state import State

ENDS = {"marseille": "PAR-9.1", "supply": "PAR-9.3", "stalemate": "PAR-9.8"}
"""The clause of each reason."""


def hand(state: "State", seat: int) -> list[int]:
    """The locos of a seat by company."""
    return state.hands[seat * 6 : seat * 6 + 6]


def products(held: list[int], values: list[int]) -> list[int]:
    """Every loco counts the value of its company, surplus ones included (PAR-10.2)."""
    return [count * value for count, value in zip(held, values, strict=True)]


def surplus(held: list[int], limit: int) -> int:
    """How many locos a holding has beyond the limit (PAR-8.6)."""
    return max(0, sum(held) - limit)


def score(held: list[int], values: list[int], limit: int) -> int:
    """The points of a holding (PAR-10.2, PAR-10.3); they may be negative (PAR-10.4)."""
    return sum(products(held, values)) - PENALTY * surplus(held, limit)


def scores(state: "State") -> list[int]:
    """The points of every seat if the game ended now."""
    return [score(hand(state, seat), state.value, state.setting.limit) for seat in range(state.setting.seats)]


def outcome(state: "State") -> Outcome | None:
    """Places, points and their sources, once the game is over (PAR-10.5 to PAR-10.7)."""
    if state.phase != OVER:
        return None
    points = scores(state)
    reason = REASONS[state.reason]
    return Outcome(
        places=places(points),
        scores=points,
        reason=reason,
        clause=ENDS[reason],
        columns=_columns(state),
        rows=[_row(state, seat) for seat in range(state.setting.seats)],
    )


def _columns(state: "State") -> list[Column]:
    companies = [
        Column(f"company:{name}", Message(f"company-{name}"), Message("column-value", {"value": value}))
        for name, value in zip(COMPANIES, state.value, strict=True)
    ]
    limit = Message("column-limit", {"limit": state.setting.limit})
    return [*companies, Column("surplus", Message("column-surplus"), limit)]


def _row(state: "State", seat: int) -> list[Cell]:
    held = hand(state, seat)
    cells = [
        Cell(points, Message("cell-product", {"count": count, "value": value}))
        for points, count, value in zip(products(held, state.value), held, state.value, strict=True)
    ]
    over = surplus(held, state.setting.limit)
    note = Message("cell-surplus", {"count": over, "penalty": PENALTY}) if over else None
    return [*cells, Cell(-PENALTY * over, note)]
