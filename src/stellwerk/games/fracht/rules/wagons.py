"""Coupling and delivering wagons (section 6 of the specification)."""

from typing import TYPE_CHECKING

from stellwerk.games.fracht.rules.building import spend
from stellwerk.games.fracht.rules.facts import note_coupled, note_delivered
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.fracht.state import State


def couple(state: "State", card: int, journal: Journal | None) -> None:
    """A hand card becomes the last wagon of the train (FRA-6.1)."""
    seat = state.mover
    spend(state, seat, card)
    state.trains = state.trains[:]
    state.trains[seat] = [*state.trains[seat], card]
    if journal is not None:
        note_coupled(state, card, journal)


def uncouple(state: "State", card: int, journal: Journal | None) -> None:
    """Any wagon of the train goes face down under the loco card (FRA-6.4)."""
    seat = state.mover
    take_wagon(state, seat, card)
    state.delivered = state.delivered[:]
    state.delivered[seat] = [*state.delivered[seat], card]
    state.progress = True
    if journal is not None:
        note_delivered(state, card, journal)


def take_wagon(state: "State", seat: int, card: int) -> None:
    """A wagon leaves a train."""
    train = state.trains[seat][:]
    train.remove(card)
    state.trains = state.trains[:]
    state.trains[seat] = train
