"""The legal actions of a position, and what each sets in motion (section 15)."""

from typing import TYPE_CHECKING

from stellwerk.games.bus.actions import (
    ARRIVE,
    ARRIVES,
    BUILD,
    CLOCKS,
    EXTEND,
    EXTEND_BACK,
    FIRST,
    FIRSTS,
    HEADS,
    PASS,
    PLACE,
    PLACES,
    RIDE,
    RIDE_FROM,
    RIDE_TO,
    RIDES,
    STOP,
)
from stellwerk.games.bus.board import COMPULSORY, KINDS, bits_of
from stellwerk.games.bus.rules import carrying_out, setup, vroomm
from stellwerk.games.bus.rules.buildings import allowed_builds
from stellwerk.games.bus.rules.choosing import pass_by, place
from stellwerk.games.bus.rules.lines import extends, head_places
from stellwerk.games.bus.rules.passengers import vacant, waiting
from stellwerk.games.bus.rules.phases import (
    ARRIVING,
    CHOOSE,
    CIRCLE,
    DRIVING,
    LAYING,
    SETUP_BUILDING,
    SETUP_FIRST,
    SETUP_SECOND,
    TIME,
)
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.bus.state import State


def choices(state: "State") -> list[int]:
    """Every legal action of the mover."""
    phase = state.phase
    if phase == CHOOSE:
        return PLACES[state.open + 128 if state.put[state.mover] >= COMPULSORY else state.open]  # BUS-3.3, BUS-3.4
    if phase in (LAYING, SETUP_SECOND):
        return extends(state, min(state.left, state.sticks[state.mover]))
    if phase == DRIVING:
        return rides(state)
    if phase == ARRIVING:
        return ARRIVES[state.left]
    if phase == TIME:
        return CLOCKS
    if phase == SETUP_FIRST:
        return FIRSTS
    if phase == CIRCLE:
        return head_places(state, min(state.left, state.sticks[state.mover]))
    return allowed_builds(state)


def rides(state: "State") -> list[int]:
    """From every crossing with a dissatisfied passenger to every free right building on the line (BUS-10.5)."""
    touch = state.touch[state.mover]
    goals = bits_of(vacant(state, state.hour) & touch)
    return [RIDES[start][goal] for start in bits_of(waiting(state, state.hour) & touch) for goal in goals]


def carry(state: "State", action: int, journal: Journal | None) -> None:
    """Carry out a legal action of the mover."""
    if action >= RIDE:
        vroomm.ride(state, RIDE_FROM[action - RIDE], RIDE_TO[action - RIDE], journal)
    elif action >= PLACE:
        carry_cube(state, action, journal)
    elif action >= HEADS:
        carrying_out.choose_heads(state, action - HEADS, journal)
    elif action >= EXTEND:
        end = 1 if action >= EXTEND_BACK else 0
        street = action - (EXTEND_BACK if end else EXTEND)
        if state.phase == SETUP_SECOND:
            setup.lay_second_stick(state, end, street, journal)
        else:
            carrying_out.extend(state, end, street, journal)
    elif action >= FIRST:
        setup.lay_first_stick(state, action - FIRST, journal)
    elif state.phase == SETUP_BUILDING:
        setup.build_in_setup(state, (action - BUILD) // len(KINDS), (action - BUILD) % len(KINDS), journal)
    else:
        carrying_out.build(state, (action - BUILD) // len(KINDS), (action - BUILD) % len(KINDS), journal)


def carry_cube(state: "State", action: int, journal: Journal | None) -> None:
    """The actions of choosing, arriving and the clock."""
    if action < PASS:
        if not place(state, action - PLACE, journal):
            carrying_out.carry_out(state, journal)
    elif action == PASS:
        if not pass_by(state, journal):
            carrying_out.carry_out(state, journal)
    elif action < STOP:
        carrying_out.divide(state, action - ARRIVE, journal)
    elif action == STOP:
        carrying_out.stop_clock(state, journal)
    else:
        carrying_out.run_clock(state, journal)
