"""Bodies and engines: the general supply, workshops, the race car (KW-4.3, KW-4.4)."""

from typing import TYPE_CHECKING

from stellwerk.games.kraftwagen.board import ENGINE, HALLS, LEVELS, ON_RACE_ENGINE
from stellwerk.games.kraftwagen.rules import facts
from stellwerk.games.kraftwagen.rules.awards import look_for_awards
from stellwerk.games.kraftwagen.rules.phases import DO_CLEAR, STEP
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.kraftwagen.state import State


def permitted(state: "State", engine: int, plus: int) -> int:
    """The values (bits) of bodies or engines that the mover may take (KW-4.3, KW-4.4), or the one of KW-V3.1."""
    points = state.engine[state.mover] if engine else state.body[state.mover]
    level = min(LEVELS, points + plus)
    values = (state.engines if engine else state.bodies) & ((1 << level) - 1)
    if values and state.setting.exact:
        return 1 << (values.bit_length() - 1)
    return values


def take_from_supply(state: "State", part: int) -> None:
    """One part leaves the general supply."""
    state.stock[part] -= 1
    if state.stock[part] == 0:
        if part >= ENGINE:
            state.engines ^= 1 << (part - ENGINE)
        else:
            state.bodies ^= 1 << part


def give_back(state: "State", part: int) -> None:
    """One part returns to the general supply."""
    state.stock[part] += 1
    if part >= ENGINE:
        state.engines |= 1 << (part - ENGINE)
    else:
        state.bodies |= 1 << part


def take_part(state: "State", part: int, journal: Journal | None) -> None:
    """A new part goes into a workshop; with all three full one must be cleared first (KW-4.3a, KW-4.3b, KW-4.4a)."""
    seat = state.mover
    take_from_supply(state, part)
    if journal is not None:
        facts.took_part(state, part, journal)
    hall = state.halls[seat]
    if len(hall) == HALLS:
        state.steps.append(DO_CLEAR + STEP * part)
    else:
        state.halls[seat] = sorted([*hall, part])


def clear(state: "State", old: int, new: int, journal: Journal | None) -> None:
    """An old part goes back, the new one takes its workshop (KW-4.3b)."""
    seat = state.mover
    hall = state.halls[seat][:]
    hall.remove(old)
    hall.append(new)
    hall.sort()
    state.halls[seat] = hall
    give_back(state, old)
    if journal is not None:
        facts.cleared(state, old, journal)


def mount(state: "State", value: int, journal: Journal | None) -> None:
    """A new engine for the Grand Prix car; an old tile goes back (KW-4.4b), a weaker one is allowed (KW-4.4c)."""
    seat = state.mover
    take_from_supply(state, ENGINE + value - 1)
    old = state.race_engine[seat]
    if old:
        give_back(state, ENGINE + old - 1)
    engines = state.race_engine[:]
    engines[seat] = value
    state.race_engine = engines
    if journal is not None:
        facts.mounted(state, value, old, journal)
    look_for_awards(state, ON_RACE_ENGINE, value, 0, journal)
