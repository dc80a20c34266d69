"""Sensible courses of action."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stellwerk.games.fracht.state import State


def plans(state: "State", seat: int) -> list[tuple[int, ...]]:
    """Every action alone."""
    return [(action,) for action in state.legal(seat)]
