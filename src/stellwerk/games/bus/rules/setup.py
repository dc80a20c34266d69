"""The setup: two buildings each, a first stick each, then a second in reverse order (section 3)."""

from typing import TYPE_CHECKING

from stellwerk.games.bus.board import FRONT_ARM, SETUP_BUILDINGS
from stellwerk.games.bus.rules import facts
from stellwerk.games.bus.rules.buildings import put_building
from stellwerk.games.bus.rules.choosing import next_round
from stellwerk.games.bus.rules.lines import lay, lay_first
from stellwerk.games.bus.rules.phases import SETUP_FIRST, SETUP_SECOND
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.bus.state import State


def build_in_setup(state: "State", lot: int, kind: int, journal: Journal | None) -> None:
    """Place one of two buildings (BUS-2.9)."""
    put_building(state, lot, kind, journal)
    state.left -= 1
    if state.left == 0:
        state.left = SETUP_BUILDINGS
        go_round(state, 1)
        if state.mover == state.first:
            state.phase = SETUP_FIRST
            state.left = 1


def lay_first_stick(state: "State", street: int, journal: Journal | None) -> None:
    """Lay the first stick in any street (BUS-2.11); its ends a and b become front and back."""
    seat = state.mover
    lay_first(state, seat, [FRONT_ARM[street]])
    state.sticks[seat] -= 1
    if journal is not None:
        facts.first_stick(state, street, journal)
    last = (state.first - 1) % state.setting.seats
    if seat == last:
        state.phase = SETUP_SECOND
        state.turn += 1  # who laid last begins the way back (BUS-2.12)
    else:
        go_round(state, 1)


def lay_second_stick(state: "State", end: int, street: int, journal: Journal | None) -> None:
    """Lay the second stick, in reverse order (BUS-2.12)."""
    if journal is not None:
        facts.stick(state, end, street, journal)
    lay(state, state.mover, end, street)
    if state.mover == state.first:
        state.left = 0
        next_round(state, journal)  # BUS-2.13
    else:
        go_round(state, -1)


def go_round(state: "State", step: int) -> None:
    """The next player in this direction."""
    state.mover = (state.mover + step) % state.setting.seats
    state.turn += 1
