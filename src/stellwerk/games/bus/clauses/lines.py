"""Where a stick may be laid (rows 11 to 16 of section 17)."""

from collections.abc import Iterator

from stellwerk.games.bus.clauses.position import CROSSING_DATA, STREET_DATA, Attempt, Line, Position, name_of
from stellwerk.games.bus.data import BOARD_DATA
from stellwerk.kernel.clauses import refuse
from stellwerk.kernel.message import Argument
from stellwerk.kernel.refusal import Refusal

ENDS = ("front", "back")


def at_a_head(position: Position, attempt: Attempt) -> Refusal | None:
    """BUS-5.1: a stick touches the crossing of the head at which it is laid."""
    line = position.lines[attempt.seat]
    if attempt.street in CROSSING_DATA[line.head(attempt.end)].streets:
        return None
    heads: dict[str, Argument] = {end: name_of(line.head(end)) for end in ENDS}
    return refuse("BUS-5.1", objects(attempt), end=attempt.end, **heads, **ends_of(attempt.street))


def never_parallel_to_oneself(position: Position, attempt: Attempt) -> Refusal | None:
    """BUS-5.2: a street is never used twice by the same line."""
    if attempt.street not in position.lines[attempt.seat].streets:
        return None
    return refuse("BUS-5.2", objects(attempt), **ends_of(attempt.street))


def free_street_first(position: Position, attempt: Attempt) -> Refusal | None:
    """BUS-5.3: a foreign street only where the head has no free one (BUS-5.4), or head-on."""
    line = position.lines[attempt.seat]
    there = users(position, attempt.seat, attempt.street)
    if may_be_used(position, attempt.seat, line, attempt.end, attempt.street):
        return None
    if any(has_head(position.lines[seat], line.head(attempt.end), attempt.street) for seat in there):
        return None
    who = position.colour(there[0])
    return refuse("BUS-5.3", objects(attempt), head=name_of(line.head(attempt.end)), who=who, **ends_of(attempt.street))


def head_on_in_a_straight_line(position: Position, attempt: Attempt) -> Refusal | None:
    """BUS-5.5: head-on means every other line there, and straight on (not with BUS-V1)."""
    line = position.lines[attempt.seat]
    if may_be_used(position, attempt.seat, line, attempt.end, attempt.street):
        return None
    head = line.head(attempt.end)
    there = users(position, attempt.seat, attempt.street)
    passing = [seat for seat in there if not has_head(position.lines[seat], head, attempt.street)]
    who = position.colour((passing or there)[0])
    data = ends_of(attempt.street)
    return refuse("BUS-5.5", objects(attempt), case="some" if passing else "bend", who=who, head=name_of(head), **data)


def heads_are_on_the_line(position: Position, attempt: Attempt) -> Refusal | None:
    """BUS-V2: the heads of a circle are on one of its crossings."""
    if attempt.crossing in position.lines[attempt.seat].crossings:
        return None
    return refuse("BUS-V2", [f"crossing:{attempt.crossing}"], case="off", crossing=name_of(attempt.crossing))


def action_is_carried_out_completely(position: Position, attempt: Attempt) -> Refusal | None:
    """BUS-5.15: the greatest possible total of this action must stay possible."""
    line = position.lines[attempt.seat]
    most = min(position.state.left, position.state.sticks[attempt.seat])
    if attempt.verb == "heads":
        found = greatest(position, attempt.seat, line.turned(attempt.crossing), most)
        best = max(greatest(position, attempt.seat, opened, most) for opened in openings(line))
        return None if found == best else refuse("BUS-5.15", [f"crossing:{attempt.crossing}"], most=best, found=found)
    best = greatest(position, attempt.seat, line, most)
    longer = line.with_stick(attempt.end, attempt.street)
    found = 1 + greatest_of_any(position, attempt.seat, longer, most - 1)
    return None if found == best else refuse("BUS-5.15", objects(attempt), most=best, found=found)


def may_be_used(position: Position, seat: int, line: Line, end: str, street: str) -> bool:
    """BUS-5.1 to BUS-5.5 for one stick of this line."""
    head = line.head(end)
    if street not in CROSSING_DATA[head].streets or street in line.streets:
        return False
    there = users(position, seat, street)
    if not there:
        return True  # BUS-5.3
    free = [other for other in CROSSING_DATA[head].streets if is_free(position, seat, line, other)]
    if not free:
        return True  # BUS-5.4
    all_meet = all(has_head(position.lines[other], head, street) for other in there)  # BUS-5.5 (a)
    return all_meet and (is_straight(head, line.last_street(end), street) or position.state.setting.any_angle)


def users(position: Position, seat: int, street: str) -> list[int]:
    """The other players with a stick in this street."""
    return [other for other, line in enumerate(position.lines) if other != seat and street in line.streets]


def is_free(position: Position, seat: int, line: Line, street: str) -> bool:
    """BUS-5.3: no stick of anybody."""
    return street not in line.streets and not users(position, seat, street)


def has_head(line: Line, crossing: str, street: str) -> bool:
    """Whether a line has a head at this crossing whose last street is this one."""
    return any(line.head(end) == crossing and line.last_street(end) == street for end in ENDS)


def is_straight(crossing: str, one: str, other: str) -> bool:
    """BUS-5.6: the pair is listed for the crossing."""
    return any(sorted(pair) == sorted((one, other)) for pair in BOARD_DATA.straight[crossing])


def greatest(position: Position, seat: int, line: Line, most: int) -> int:
    """BUS-5.15: the greatest number of sticks, at most `most`, that can be laid from this line."""
    best = 0
    for longer in longer_lines(position, seat, line) if most > 0 else ():
        best = max(best, 1 + greatest_of_any(position, seat, longer, most - 1))
        if best == most:
            break
    return best


def greatest_of_any(position: Position, seat: int, line: Line, most: int) -> int:
    """The same, where with BUS-V2 the heads of a circle just closed are chosen freely."""
    if line.is_circle() and position.state.setting.any_crossing:
        return max(greatest(position, seat, opened, most) for opened in openings(line))
    return greatest(position, seat, line, most)


def longer_lines(position: Position, seat: int, line: Line) -> Iterator[Line]:
    """Every line that one more stick can make of this one."""
    for end in ENDS:
        for street in CROSSING_DATA[line.head(end)].streets:
            if may_be_used(position, seat, line, end, street):
                yield line.with_stick(end, street)


def openings(line: Line) -> list[Line]:
    """A circle with its heads on each of its crossings."""
    return [line.turned(crossing) for crossing in dict.fromkeys(line.crossings)]


def ends_of(street: str) -> dict[str, Argument]:
    """The crossings of a street, for a sentence."""
    return {"from": name_of(STREET_DATA[street].a), "to": name_of(STREET_DATA[street].b)}


def objects(attempt: Attempt) -> list[str]:
    """What it is about on the board."""
    return [f"street:{attempt.street}"]
