"""Trade: giving one loco back and taking others (section 6 of the specification)."""

from typing import TYPE_CHECKING

from stellwerk.games.paris.rules.facts import note_gave, note_traded
from stellwerk.games.paris.rules.phases import STALEMATE, SUPPLY, TAKING
from stellwerk.games.paris.rules.turn import next_turn, restock
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.paris.state import State


def give(state: "State", company: int, journal: Journal | None) -> None:
    """Give one loco back to its store, which may be empty (PAR-8.1, PAR-8.4)."""
    move(state, company, -1)
    state.given = company
    state.phase = TAKING
    if journal is not None:
        note_gave(state, journal)


def take(state: "State", company: int, count: int, journal: Journal | None) -> None:
    """Take one or two locos of another colour (PAR-8.2), then look for the end of the game (PAR-9.4)."""
    move(state, company, count)
    state.quiet = state.quiet + 1 if count == 1 or state.setting.every_trade_counts else 0  # PAR-9.8
    if journal is not None:
        note_traded(state, company, count, journal)
    if state.filled & (state.filled - 1) == 0:  # PAR-9.3
        state.reason = SUPPLY
    elif 0 < state.setting.quiet_limit <= state.quiet:  # PAR-9.8
        state.reason = STALEMATE
    next_turn(state, journal)


def move(state: "State", company: int, count: int) -> None:
    """Move locos between store and holding, and keep the ledger that is public (PAR-8.5, PAR-11.3)."""
    mover = state.mover
    at = mover * 6 + company
    held = state.hands[at] + count
    state.hands[at] = held
    if held:
        state.holds[mover] |= 1 << company
    else:
        state.holds[mover] &= ~(1 << company)
    net = state.net[:]
    net[at] += count
    state.net = net
    if net[at] < state.low[at]:
        low = state.low[:]
        low[at] = net[at]
        state.low = low
    restock(state, company, state.supply[company] - count)
