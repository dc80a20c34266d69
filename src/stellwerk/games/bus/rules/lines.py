"""Lines: where a stick may be laid, and what becomes of the trail (section 6).

A head is an arm: the crossing at the end of the line together with its last street.
"""

from typing import TYPE_CHECKING

from stellwerk.games.bus.actions import EXTEND, EXTEND_BACK, EXTENDS_BACK, EXTENDS_FRONT, HEADS
from stellwerk.games.bus.board import (
    ARM_CROSSING,
    ARM_STREET,
    BIT,
    DEGREE,
    FIRST_ARM,
    FULL,
    OFFSETS,
    OTHER_ARM,
    STICK,
    STRAIGHT,
    arm_at,
)

if TYPE_CHECKING:
    from stellwerk.games.bus.state import State


def open_arms(state: "State", seat: int, head: int, own: int, taken: int) -> int:
    """The arms at a head into which a stick may go by BUS-5.1 to BUS-5.5, a mask from the crossing's first arm."""
    crossing = ARM_CROSSING[head]
    first = FIRST_ARM[crossing]
    free = FULL[crossing] & ~(taken >> first)
    if free == 0:
        return FULL[crossing] & ~(own >> first)  # BUS-5.4
    past = first + DEGREE[crossing]
    for place, other in enumerate(state.heads):
        if first <= other < past and place >> 1 != seat and head_on(state, seat, head, other, own):
            free |= BIT[other - first]
    return free


def head_on(state: "State", seat: int, head: int, street: int, own: int) -> bool:
    """Whether a street (its arm at the head's crossing) is open by BUS-5.5 although free streets exist."""
    if own & BIT[street]:  # BUS-5.2
        return False
    if not state.setting.any_angle and not STRAIGHT[head] & BIT[street - FIRST_ARM[ARM_CROSSING[head]]]:  # BUS-V1
        return False
    heads = state.heads
    for other in range(state.setting.seats):
        there = other != seat and state.own[other] & BIT[street]
        if there and heads[2 * other] != street and heads[2 * other + 1] != street:
            return False
    return True


def is_dead(own: int, head: int) -> bool:
    """Whether every street at a head carries an own stick (BUS-5.13)."""
    crossing = ARM_CROSSING[head]
    return FULL[crossing] & ~(own >> FIRST_ARM[crossing]) == 0


def stuck(state: "State", seat: int) -> bool:
    """Whether both heads are dead (BUS-5.14)."""
    own = state.own[seat]
    return is_dead(own, state.heads[2 * seat]) and is_dead(own, state.heads[2 * seat + 1])


def lay_first(state: "State", seat: int, trail: list[int]) -> None:
    """Lay the first stick, or a whole trail when a position is loaded."""
    heads = [trail[0], OTHER_ARM[trail[-1]]]
    sticks = 0
    touch = 1 << ARM_CROSSING[heads[1]]
    for arm in trail:
        sticks |= STICK[ARM_STREET[arm]]
        touch |= 1 << ARM_CROSSING[arm]
    state.trails = [trail if other == seat else old for other, old in enumerate(state.trails)]
    state.heads[2 * seat : 2 * seat + 2] = heads
    state.own[seat] = sticks
    state.taken |= sticks
    state.touch[seat] = touch


def lay(state: "State", seat: int, end: int, street: int) -> bool:
    """Lay a stick at a head (BUS-5.1); whether it has joined the two heads (BUS-5.10)."""
    place = 2 * seat + end
    arm = arm_at(ARM_CROSSING[state.heads[place]], street)
    far = OTHER_ARM[arm]
    trails = state.trails[:]
    trails[seat] = [*trails[seat], arm] if end else [far, *trails[seat]]
    state.trails = trails
    state.heads[place] = far
    state.own[seat] |= STICK[street]
    state.taken |= STICK[street]
    state.touch[seat] |= 1 << ARM_CROSSING[far]
    state.sticks[seat] -= 1
    return ARM_CROSSING[far] == ARM_CROSSING[state.heads[place ^ 1]]


def rotate(state: "State", seat: int, crossing: int) -> None:
    """Put both heads of a closed circle on one of its crossings (BUS-V2)."""
    trail = rotated(state.trails[seat], crossing)
    trails = state.trails[:]
    trails[seat] = trail
    state.trails = trails
    state.heads[2 * seat] = trail[0]
    state.heads[2 * seat + 1] = OTHER_ARM[trail[-1]]


def rotated(trail: list[int], crossing: int) -> list[int]:
    """A closed trail that begins at the first occurrence of a crossing, in the same direction."""
    at = 0
    while ARM_CROSSING[trail[at]] != crossing:
        at += 1
    return trail[at:] + trail[:at]


def extends(state: "State", most: int) -> list[int]:
    """The legal sticks of the mover, when the action has `most` sticks still to lay (BUS-5.15)."""
    seat = state.mover
    own = state.own[seat]
    front = state.heads[2 * seat]
    back = state.heads[2 * seat + 1]
    at_front = open_arms(state, seat, front, own, state.taken)
    at_back = open_arms(state, seat, back, own, state.taken)
    codes = EXTENDS_FRONT[ARM_CROSSING[front] * 128 + at_front] + EXTENDS_BACK[ARM_CROSSING[back] * 128 + at_back]
    if most < 2 or not codes:
        return codes
    reach = [1 + after(state, seat, code, most - 1) for code in codes]
    best = max(reach)
    if min(reach) == best:
        return codes
    return [code for code, value in zip(codes, reach, strict=True) if value == best]


def after(state: "State", seat: int, code: int, most: int) -> int:
    """The greatest number of sticks, at most `most`, that can follow this one."""
    end = 1 if code >= EXTEND_BACK else 0
    street = code - (EXTEND_BACK if end else EXTEND)
    head = state.heads[2 * seat + end]
    rest = state.heads[2 * seat + 1 - end]
    arm = arm_at(ARM_CROSSING[head], street)
    far = OTHER_ARM[arm]
    own = state.own[seat] | STICK[street]
    taken = state.taken | STICK[street]
    if state.setting.any_crossing:
        trail = state.trails[seat]
        return longest_anywhere(state, seat, [*trail, arm] if end else [far, *trail], own, taken, most)
    return longest(state, seat, far, rest, own, taken, most)


def longest(state: "State", seat: int, one: int, other: int, own: int, taken: int, most: int) -> int:
    """The greatest number of sticks, at most `most`, that a line with these two heads can still get (BUS-5.15)."""
    if most == 0:
        return 0
    if most == 1:
        return 0 if is_dead(own, one) and is_dead(own, other) else 1  # BUS-5.16
    best = 0
    for _ in range(2):
        first = FIRST_ARM[ARM_CROSSING[one]]
        for offset in OFFSETS[open_arms(state, seat, one, own, taken)]:
            stick = STICK[ARM_STREET[first + offset]]
            far = OTHER_ARM[first + offset]
            found = 1 + longest(state, seat, far, other, own | stick, taken | stick, most - 1)
            if found == most:
                return most
            best = max(best, found)
        one, other = other, one
    return best


def longest_anywhere(state: "State", seat: int, trail: list[int], own: int, taken: int, most: int) -> int:
    """The same where a circle just closed may be opened at any of its crossings (BUS-V2)."""
    best = 0
    for opened in openings(trail):
        best = max(best, longest_from(state, seat, opened, own, taken, most))
        if best == most:
            break
    return best


def longest_from(state: "State", seat: int, trail: list[int], own: int, taken: int, most: int) -> int:
    """The same with the heads where this trail has them."""
    best = 0
    for end in range(2 if most else 0):
        head = OTHER_ARM[trail[-1]] if end else trail[0]
        first = FIRST_ARM[ARM_CROSSING[head]]
        for offset in OFFSETS[open_arms(state, seat, head, own, taken)]:
            arm = first + offset
            stick = STICK[ARM_STREET[arm]]
            longer = [*trail, arm] if end else [OTHER_ARM[arm], *trail]
            found = 1 + longest_anywhere(state, seat, longer, own | stick, taken | stick, most - 1)
            if found == most:
                return most
            best = max(best, found)
    return best


def openings(trail: list[int]) -> list[list[int]]:
    """The trail itself, or if it is closed, every way to choose where its heads are (BUS-V2)."""
    start = ARM_CROSSING[trail[0]]
    if ARM_CROSSING[OTHER_ARM[trail[-1]]] != start:
        return [trail]
    seen = 0
    found: list[list[int]] = []
    for at, arm in enumerate(trail):
        if not seen >> ARM_CROSSING[arm] & 1:
            seen |= 1 << ARM_CROSSING[arm]
            found.append(trail[at:] + trail[:at])
    return found


def head_places(state: "State", most: int) -> list[int]:
    """Where the mover may put the heads of a circle just closed (BUS-V2), with `most` sticks still to lay."""
    seat = state.mover
    trails = openings(state.trails[seat])
    reach = [longest_from(state, seat, trail, state.own[seat], state.taken, most) for trail in trails]
    best = max(reach)
    codes = [HEADS + ARM_CROSSING[trail[0]] for trail, value in zip(trails, reach, strict=True) if value == best]
    return sorted(codes)
