"""The check at the centre of a crossing (section 7.6 of the specification)."""

from typing import TYPE_CHECKING

from stellwerk.games.fracht.board import ACTION
from stellwerk.games.fracht.rules.drawing import turn_up
from stellwerk.games.fracht.rules.facts import note_check, note_shed
from stellwerk.games.fracht.rules.phases import SHED, STEP
from stellwerk.games.fracht.rules.wagons import take_wagon
from stellwerk.kernel.chance import Chance
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.fracht.state import State


def next_check(state: "State", chance: Chance, journal: Journal | None) -> None:
    """Turn up a card for each seat that is to be checked, until somebody must discard wagons (FRA-7.6.2, FRA-V10)."""
    while state.checks:
        seat = state.checks[0]
        state.checks = state.checks[1:]
        state.shown = turn_up(state, chance, journal)
        state.allowed = ACTION[state.shown]
        if journal is not None:
            note_check(state, seat, journal)
        if len(state.trains[seat]) > state.allowed:
            state.acting = seat
            state.phase = SHED
            return
        put_away(state)
    state.acting = state.mover
    state.phase = STEP


def put_away(state: "State") -> None:
    """The card turned up goes to the discard pile last (FRA-7.6.2)."""
    state.discard = [*state.discard, state.shown]
    state.shown = -1
    state.allowed = 0


def shed(state: "State", card: int, chance: Chance, journal: Journal | None) -> None:
    """Discard one wagon of the owner's choice (FRA-7.6.2)."""
    seat = state.acting
    take_wagon(state, seat, card)
    state.discard = [*state.discard, card]
    if journal is not None:
        note_shed(state, seat, card, journal)
    if len(state.trains[seat]) > state.allowed:
        return
    put_away(state)
    next_check(state, chance, journal)
