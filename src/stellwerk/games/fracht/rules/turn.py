"""The course of turns and the end of the game (sections 4 and 9 of the specification)."""

from typing import TYPE_CHECKING

from stellwerk.games.fracht.board import ACTION
from stellwerk.games.fracht.rules.building import spend
from stellwerk.games.fracht.rules.drawing import draw
from stellwerk.games.fracht.rules.facts import note_over, note_redraw
from stellwerk.games.fracht.rules.phases import MAIN, NO_PROGRESS, OVER
from stellwerk.kernel.chance import Chance
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.fracht.state import State


def redraw(state: "State", card: int, chance: Chance, journal: Journal | None) -> None:
    """Discard a card, draw as many as its action value, end the turn (FRA-8.1)."""
    seat = state.mover
    spend(state, seat, card)
    state.discard = [*state.discard, card]
    if journal is not None:
        note_redraw(state, card, journal)
    for _ in range(ACTION[card]):
        if not draw(state, seat, chance, journal):
            break
    end_turn(state, chance, journal)


def end_turn(state: "State", chance: Chance, journal: Journal | None) -> None:
    """Count turns without progress (FRA-9.7); then the next player draws (FRA-3.6, FRA-4.2)."""
    if state.phase != OVER:
        state.quiet = 0 if state.progress else state.quiet + 1
        if state.quiet >= state.setting.quiet_limit:
            state.phase = OVER
            state.reason = NO_PROGRESS
    if state.phase != OVER:
        state.mover = (state.mover + 1) % state.setting.seats
        state.acting = state.mover
        state.turn += 1
        state.progress = False
        begin_turn(state, chance, journal)
    if state.phase == OVER and journal is not None:
        note_over(state, journal)


def begin_turn(state: "State", chance: Chance, journal: Journal | None) -> None:
    """Phase A: one card from the draw pile (FRA-4.2)."""
    if draw(state, state.mover, chance, journal):
        state.phase = MAIN
