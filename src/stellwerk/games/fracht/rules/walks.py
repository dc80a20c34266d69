"""Every way in which a drive can go on, to its end or to a check that may cost wagons; nothing hidden is touched."""

from stellwerk.games.fracht.actions import BRANCH, GO, OFF, STOP
from stellwerk.games.fracht.board import FIRST, HEADINGS
from stellwerk.games.fracht.rules.choices import choices
from stellwerk.games.fracht.rules.driving import drive, shift
from stellwerk.games.fracht.rules.phases import STEP
from stellwerk.games.fracht.rules.track import following, loco_on, passes_centre
from stellwerk.games.fracht.state import State

MOST_WALKS = 60


class Walk:
    """A drive so far: the position reached on a copy, decisions, own way, ways of pushed locos."""

    def __init__(self, state: State) -> None:
        self.state: State = state
        self.actions: list[int] = []
        self.way: list[int] = []
        self.pushed: dict[int, list[int]] = {}  # seat -> positions, the first is where it stood
        self.centres: list[int] = []  # places
        self.turnouts: list[int] = []  # positions chosen among several
        self.ends: str = ""  # station, sleeper, stop, off, pushed_off, check
        self.off: int = -1  # a seat whose loco ran off

    def copy(self) -> "Walk":
        """An independent walk that goes on from here."""
        other = Walk(self.state.clone())
        other.actions = self.actions[:]
        other.way = self.way[:]
        for seat, way in self.pushed.items():
            other.pushed[seat] = way[:]
        other.centres = self.centres[:]
        other.turnouts = self.turnouts[:]
        return other


def walks_with(state: State, card: int) -> list[Walk]:
    """Every way to drive with this card of the player on turn."""
    begun = state.clone()
    drive(begun, card, None)
    return walks(begun)


def walks(state: State) -> list[Walk]:
    """Every way in which a drive in progress (phase step) can go on."""
    found: list[Walk] = []
    waiting = [Walk(state.clone())]
    while waiting and len(found) < MOST_WALKS:
        walk = waiting.pop()
        if walk.ends:
            found.append(walk)
        else:
            onward(walk, waiting)
    return found


def onward(walk: Walk, waiting: list[Walk]) -> None:
    """The walk after every possible decision; the last choice is put down first."""
    state = walk.state
    options = choices(state)
    several = len(options) > 1
    chosen = len(following(state, state.locos[state.mover])) > 1
    for at in range(len(options) - 1, -1, -1):
        action = options[at]
        if action in (OFF, STOP):
            over = walk.copy()
            over.actions.append(action)
            over.ends = "off" if action == OFF else "stop"
            waiting.append(over)
            continue
        chains = chains_of(state, [action - GO])
        for chain in reversed(chains):
            after = walk.copy() if several or len(chains) > 1 else walk
            stepped(after, chain, chosen)
            waiting.append(after)


def chains_of(state: State, chain: list[int]) -> list[list[int]]:
    """Every way in which a step pushes: chains that end on a free sleeper, in a station, or with a loco run off."""
    if loco_on(state, chain[-1]) < 0:
        return [chain]
    ahead = following(state, chain[-1])
    if not ahead:
        return [chain]
    found: list[list[int]] = []
    for further in ahead:
        found += chains_of(state, [*chain, further])
    return found


def stepped(walk: Walk, chain: list[int], chosen: bool) -> None:
    """Make one step, with all pushing."""
    state = walk.state
    mover = state.mover
    decide_step(walk, chain)
    if chosen:
        walk.turnouts.append(chain[0])
    crossed = passes_centre(state, state.locos[mover], chain[0])
    last = loco_on(state, chain[-1])
    before = state.locos[:]
    passing = shift(state, chain, None)
    walk.way.append(chain[0])
    if len(chain) > 1 or last >= 0:
        for seat in range(len(before)):
            if seat != mover and state.locos[seat] != before[seat]:
                walk.pushed.setdefault(seat, [before[seat]]).append(state.locos[seat])
    if crossed:
        walk.centres.append((chain[0] - FIRST) // HEADINGS)
    if last >= 0:
        walk.off = last
        walk.ends = "pushed_off"
    elif chain[0] < FIRST:
        walk.ends = "station"
    elif is_risky(state, passing):
        walk.ends = "check"
    elif state.left == 0:
        walk.ends = "sleeper"
    state.phase = STEP


def is_risky(state: State, passing: list[int]) -> bool:
    """Whether a check may cost any of these seats a wagon; one wagon is always allowed."""
    return any(len(state.trains[seat]) > 1 for seat in passing)


def decide_step(walk: Walk, chain: list[int]) -> None:
    """The decisions of a step: go, and a branch wherever a pushed loco stands before a junction."""
    walk.actions.append(GO + chain[0])
    for at in range(len(chain) - 1):
        if len(following(walk.state, chain[at])) > 1:
            walk.actions.append(BRANCH + chain[at + 1])
