"""How the seats stand."""
from typing import TYPE_CHECKING
if TYPE_CHECKING:
    from stellwerk.games.bus.state import State
def evaluate(state: "State") -> list[float]:
    seats = state.setting.seats
    keys = [(r - s, s, -t) for r, s, t in zip(state.rides, state.stones, state.since)]
    if state.phase == 10:
        best = max(keys)
        return [float(k == best) for k in keys]
    return [1.0 / seats] * seats
def plans(state: "State", seat: int) -> list[tuple[int, ...]]:
    return [(a,) for a in state.legal(seat)]
