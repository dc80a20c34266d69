"""Where a loco can go next, and whom it would push (FRA-2.9, FRA-2.10, FRA-7.3.1, FRA-7.4)."""

from typing import TYPE_CHECKING

from stellwerk.games.fracht.board import CROSSING, FIRST, HEADINGS, INSIDE, OUTWARD, SINGLE, USED

if TYPE_CHECKING:
    from stellwerk.games.fracht.state import State

NOWHERE: list[int] = []


def following(state: "State", position: int) -> list[int]:
    """The next positions; empty at the end of the rails."""
    if position < FIRST:
        return state.exits[position]
    local = position - FIRST
    place = local // HEADINGS
    heading = local - place * HEADINGS
    if heading >= 8:
        return SINGLE[position - heading + OUTWARD[heading]]
    if heading & 1 == 0:
        return INSIDE[place * 256 + state.rails[place] * 4 + (heading >> 1)]
    behind = state.setting.near[place * 4 + (heading >> 1)]
    if behind < FIRST:
        return NOWHERE if behind < 0 else SINGLE[behind]
    local = behind - FIRST
    place = local // HEADINGS
    if USED[state.rails[place]] >> ((local - place * HEADINGS) >> 1) & 1:
        return SINGLE[behind]
    return NOWHERE


def loco_on(state: "State", position: int) -> int:
    """The other loco on the sleeper of this position, or -1; stations hold any number (FRA-7.2.5, FRA-7.4.6)."""
    if position >= FIRST:
        locos = state.locos
        sleeper = position | 1
        for seat in range(len(locos)):
            if locos[seat] | 1 == sleeper and seat != state.mover:
                return seat
    return -1


def is_safe(state: "State", position: int) -> bool:
    """Whether no loco need run off if one comes to this position from behind (FRA-7.3.1)."""
    if loco_on(state, position) < 0:
        return True
    return any(is_safe(state, further) for further in following(state, position))


def has_safe_step(state: "State") -> bool:
    """Whether the driver has a step by which no loco runs off."""
    return any(is_safe(state, position) for position in following(state, state.locos[state.mover]))


def passes_centre(state: "State", start: int, end: int) -> bool:
    """Whether a step leads over the centre of a crossing (FRA-7.6.1)."""
    if start < FIRST or end < FIRST:
        return False
    place = (start - FIRST) // HEADINGS
    if state.rails[place] != CROSSING or (end - FIRST) // HEADINGS != place:
        return False
    return (start - FIRST) % 2 == 0 and (end - FIRST) % 2 == 1


def occupied(state: "State") -> int:
    """The places where a loco stands (bits; FRA-5.2.1)."""
    found = 0
    for position in state.locos:
        if position >= FIRST:
            found |= 1 << (position - FIRST) // HEADINGS
    return found
