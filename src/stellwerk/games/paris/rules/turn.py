"""Stores, and what follows an action: the next player, or the end of the game."""

from typing import TYPE_CHECKING

from stellwerk.games.paris.rules.phases import OVER, REASONS, TURN
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.paris.state import State


def next_turn(state: "State", journal: Journal | None) -> None:
    """The next player is on turn (PAR-3.1), unless the game is over at once (PAR-9.6)."""
    state.building = -1
    state.placed = 0
    state.points = 0
    state.given = -1
    if state.reason:
        state.phase = OVER
        if journal is not None:
            journal.note("ended", {"reason": "@reason-" + REASONS[state.reason]})
        return
    state.phase = TURN
    state.turn += 1
    state.mover = (state.mover + 1) % state.setting.seats


def restock(state: "State", company: int, stored: int) -> None:
    """Set the number of locos in a store and its bits."""
    state.supply[company] = stored
    bit = 1 << company
    state.filled = state.filled | bit if stored else state.filled & ~bit
    state.pairs = state.pairs | bit if stored > 1 else state.pairs & ~bit
