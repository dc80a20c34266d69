"""How the seats stand."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stellwerk.games.kraftwagen.state import State


def evaluate(state: "State") -> list[float]:
    """Shares of the money."""
    money = [state.money(seat) + 1.0 for seat in range(state.setting.seats)]
    return [value / sum(money) for value in money]
