"""What is worth considering."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stellwerk.games.kraftwagen.state import State


def plans(state: "State", seat: int) -> list[tuple[int, ...]]:
    """Every legal action."""
    return [(action,) for action in state.legal(seat)]
