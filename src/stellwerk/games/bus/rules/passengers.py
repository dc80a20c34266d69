"""Passengers: who is satisfied, the walk of BUS-10.2, and rides.

A crossing with lots holds at most two passengers, so two masks tell how many stand where: `people` has the
crossings with one at least, `pairs` those with two. At a crossing min(passengers, right buildings) are satisfied
once everybody has walked. `in_first` and `in_second` say who sits in which lot: for drawing alone (BUS-10.11).
"""

from typing import TYPE_CHECKING

from stellwerk.games.bus.board import (
    FIRST_LOT,
    LOT_CROSSING,
    LOT_SECOND,
    SECOND_LOT,
    STATION_1830,
    STATION_DAMPFROSS,
    STATIONS,
)

if TYPE_CHECKING:
    from stellwerk.games.bus.state import State


def waiting(state: "State", hour: int) -> int:
    """The crossings with somebody who would be dissatisfied at this hour after walking (mask)."""
    first = state.kinds[2 * hour]
    second = state.kinds[2 * hour + 1]
    return (state.people & ~(first | second)) | (state.pairs & ~(first & second))


def vacant(state: "State", hour: int) -> int:
    """The crossings with a free building of the right kind at this hour after walking (mask)."""
    first = state.kinds[2 * hour]
    second = state.kinds[2 * hour + 1]
    return ((first | second) & ~state.people) | (first & second & ~state.pairs)


def passengers_at(state: "State", crossing: int) -> int:
    """How many passengers are at a crossing, in its buildings included."""
    if crossing == STATION_1830:
        return state.at_1830
    if crossing == STATION_DAMPFROSS:
        return state.at_dampfross
    return (state.people >> crossing & 1) + (state.pairs >> crossing & 1)


def arrive(state: "State", count: int, more: int) -> None:
    """Passengers come to the two stations (BUS-7.2)."""
    state.supply -= count + more
    state.at_1830 += count
    state.at_dampfross += more
    if count:
        state.people |= 1 << STATION_1830
    if more:
        state.people |= 1 << STATION_DAMPFROSS


def walk(state: "State") -> None:
    """Who is dissatisfied enters a free right building at the own crossing (BUS-10.2, order of BUS-10.11)."""
    first = state.kinds[2 * state.hour]
    second = state.kinds[2 * state.hour + 1]
    both = first & second
    people = state.people
    pairs = state.pairs
    in_first = state.in_first
    in_second = state.in_second
    to_first = both & ~in_first & (pairs | (people & ~in_second))
    to_second = both & ~in_second & pairs
    only_first = first & ~second & ~in_first & people
    only_second = second & ~first & ~in_second & people
    left_second = only_first & in_second & ~pairs  # nobody on the crossing itself: across from the other lot
    left_first = only_second & in_first & ~pairs
    state.in_first = (in_first | to_first | only_first) & ~left_first
    state.in_second = (in_second | to_second | only_second) & ~left_second


def leave(state: "State", crossing: int) -> int:
    """A dissatisfied passenger leaves a crossing; from which lot, -1 from the crossing itself (BUS-10.11)."""
    bit = 1 << crossing
    if bit & STATIONS:
        leave_station(state, crossing)
        return -1
    seated = (state.in_first >> crossing & 1) + (state.in_second >> crossing & 1)
    standing = passengers_at(state, crossing) - seated
    if state.pairs & bit:
        state.pairs ^= bit
    else:
        state.people ^= bit
    if standing > 0:
        return -1
    if state.in_first & bit & ~state.kinds[2 * state.hour]:
        state.in_first ^= bit
        return FIRST_LOT[crossing]
    state.in_second ^= bit
    return SECOND_LOT[crossing]


def leave_station(state: "State", crossing: int) -> None:
    """A passenger leaves a station."""
    if crossing == STATION_1830:
        state.at_1830 -= 1
        left = state.at_1830
    else:
        state.at_dampfross -= 1
        left = state.at_dampfross
    if left == 0:
        state.people ^= 1 << crossing


def enter(state: "State", crossing: int) -> int:
    """A passenger enters the lowest free right building of a crossing; which lot."""
    bit = 1 << crossing
    if state.people & bit:
        state.pairs |= bit
    else:
        state.people |= bit
    if bit & state.kinds[2 * state.hour] & ~state.in_first:
        state.in_first |= bit
        return FIRST_LOT[crossing]
    state.in_second |= bit
    return SECOND_LOT[crossing]


def on_line(state: "State", seat: int, hour: int) -> int:
    """How many passengers on a line would be dissatisfied at this hour after walking."""
    first = state.kinds[2 * hour]
    second = state.kinds[2 * hour + 1]
    touch = state.touch[seat]
    count = (touch & state.people & ~STATIONS & ~(first | second)).bit_count()
    count += (touch & state.pairs & ~(first & second)).bit_count()
    if touch >> STATION_1830 & 1:
        count += state.at_1830
    if touch >> STATION_DAMPFROSS & 1:
        count += state.at_dampfross
    return count


def rooms_on_line(state: "State", seat: int, hour: int) -> int:
    """How many right buildings on a line would be free at this hour after walking."""
    first = state.kinds[2 * hour]
    second = state.kinds[2 * hour + 1]
    touch = state.touch[seat]
    return (touch & (first | second) & ~state.people).bit_count() + (touch & first & second & ~state.pairs).bit_count()


def is_seated(state: "State", lot: int) -> bool:
    """Return whether a passenger occupies the building on a lot."""
    seated = state.in_second if LOT_SECOND[lot] else state.in_first
    return bool(seated >> LOT_CROSSING[lot] & 1)
