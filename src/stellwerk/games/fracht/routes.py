"""The route preview: every way in which a drive can go on, to its end or to a check that may cost wagons."""

import itertools
from typing import TYPE_CHECKING

from stellwerk.games.fracht.actions import ACTIONS, BRANCH, GO, OFF, STOP
from stellwerk.games.fracht.board import (
    ACTION,
    CARD,
    CARDS,
    COUPLE,
    EDGES,
    FIRST,
    HEADINGS,
    PLACES,
    POSITIONS,
    UNCOUPLE,
    VALUE,
)
from stellwerk.games.fracht.overlays import FrachtPush, FrachtRoute
from stellwerk.games.fracht.rules.choices import choices
from stellwerk.games.fracht.rules.driving import drive, shift
from stellwerk.games.fracht.rules.phases import MOST_WAGONS, STEP
from stellwerk.games.fracht.rules.track import following, loco_on, passes_centre

if TYPE_CHECKING:
    from stellwerk.games.fracht.state import State

MOST_ROUTES = 60


class Walk:
    """A drive so far: the position reached on a copy, decisions, own way, ways of pushed locos."""

    def __init__(self, state: "State") -> None:
        self.state = state
        self.actions: list[int] = []
        self.way: list[int] = []
        self.pushed: dict[int, list[int]] = {}
        self.centres: list[int] = []
        self.turnouts: list[int] = []
        self.ends = ""
        self.off = -1  # a seat whose loco ran off

    def copy(self) -> "Walk":
        """An independent walk that goes on from here."""
        other = Walk(self.state.clone())
        other.state.choices = None
        other.actions, other.way = self.actions[:], self.way[:]
        other.pushed = {seat: way[:] for seat, way in self.pushed.items()}
        other.centres, other.turnouts = self.centres[:], self.turnouts[:]
        return other


def routes_of(state: "State", card: int) -> list[Walk]:
    """Every way to drive with this card of the player on turn."""
    begun = state.clone()
    begun.choices = None
    drive(begun, card, None)
    return walks(begun)


def walks(state: "State") -> list[Walk]:
    """Every way in which a drive in progress (phase step) can go on."""
    found: list[Walk] = []
    waiting = [Walk(state.clone())]
    while waiting and len(found) < MOST_ROUTES:
        walk = waiting.pop()
        if walk.ends:
            found.append(walk)
        else:
            waiting += reversed(_onward(walk))
    return found


def _onward(walk: Walk) -> list[Walk]:
    """The walk after every possible decision."""
    state = walk.state
    ahead = following(state, state.locos[state.mover])
    found: list[Walk] = []
    for action in choices(state):
        if action in (OFF, STOP):
            over = walk.copy()
            over.actions.append(action)
            over.ends = "off" if action == OFF else "stop"
            found.append(over)
        else:
            chains = _chains(state, [action - GO])
            found += [_stepped(walk, chain, len(ahead) > 1) for chain in chains]
    return found


def _chains(state: "State", chain: list[int]) -> list[list[int]]:
    """Every way in which a step pushes: chains that end on a free sleeper, in a station, or with a loco run off."""
    if loco_on(state, chain[-1]) < 0:
        return [chain]
    ahead = following(state, chain[-1])
    if not ahead:
        return [chain]
    return [found for further in ahead for found in _chains(state, [*chain, further])]


def _stepped(walk: Walk, chain: list[int], chosen: bool) -> Walk:
    """The walk after one step, all pushing done."""
    after = walk.copy()
    state, mover = after.state, walk.state.mover
    after.actions += _decisions(walk.state, chain)
    if chosen:
        after.turnouts.append(chain[0])
    crossed = passes_centre(state, state.locos[mover], chain[0])
    last = loco_on(state, chain[-1])
    before = state.locos[:]
    passing = shift(state, chain, None)
    after.way.append(chain[0])
    for seat, at in enumerate(state.locos):
        if seat != mover and at != before[seat]:
            after.pushed.setdefault(seat, [before[seat]]).append(at)
    if last >= 0:
        after.off = last
        after.ends = "pushed_off"
        return after
    if crossed:
        after.centres.append((chain[0] - FIRST) // HEADINGS)
    if chain[0] < FIRST:
        after.ends = "station"
    elif any(len(state.trains[seat]) > 1 for seat in passing):
        after.ends = "check"
    elif state.left == 0:
        after.ends = "sleeper"
    state.phase = STEP
    return after


def _decisions(state: "State", chain: list[int]) -> list[int]:
    """The decisions of a step: go, and a branch wherever a pushed loco stands before a junction."""
    found = [GO + chain[0]]
    for at, further in itertools.pairwise(chain):
        if len(following(state, at)) > 1:
            found.append(BRANCH + further)
    return found


def told(walk: Walk, sleepers: int, cards: list[int]) -> FrachtRoute:
    """A walk as it goes out."""
    state = walk.state
    at = state.locos[state.mover]
    ran_off = walk.ends == "off"
    station = at if at < FIRST and not ran_off else -1
    train = state.trains[state.mover]
    free = MOST_WAGONS - sum(UNCOUPLE[card] != station for card in train)
    hand = [card for card in state.hands[state.mover] if [card] != cards]
    return FrachtRoute(
        sleepers=sleepers,
        cards=[CARDS[card] for card in cards],
        way=[POSITIONS[position] for position in walk.way],
        lapse=sleepers - len(walk.way),
        ends=walk.ends,
        at="A" if ran_off else POSITIONS[at],
        station=POSITIONS[station] if station >= 0 else None,
        edge=edge_ahead(at) if ran_off else None,
        pushes=[_push(walk, seat, way) for seat, way in sorted(walk.pushed.items())],
        centres=[PLACES[place] for place in walk.centres],
        turnouts=[POSITIONS[position] for position in walk.turnouts],
        delivers=[CARDS[card] for card in train if UNCOUPLE[card] == station],
        couples=[CARDS[card] for card in hand if COUPLE[card] == station][:free],
        warning={"off": "runs_off", "pushed_off": "pushes_off"}.get(walk.ends, ""),
        do=" ".join(ACTIONS.notation(action) for action in walk.actions),
    )


def edge_ahead(position: int) -> str:
    """The edge that a loco on an outer sleeper is heading over, as `p31/E`."""
    local = position - FIRST
    return f"{PLACES[local // HEADINGS]}/{EDGES[local % HEADINGS >> 1]}"


def _push(walk: Walk, seat: int, way: list[int]) -> FrachtPush:
    names = [POSITIONS[position] for position in way]
    gone = seat == walk.off
    return FrachtPush(seat, names[0], None if gone else names[-1], names[1:-1] if gone else names[1:])


def worth(route: FrachtRoute) -> tuple[bool, int, int, int]:
    """Routes with more benefit come first: no warning, deliveries, wagons to couple, short."""
    gain = sum(VALUE[CARD[card]] for card in route.delivers)
    return (route.warning == "", gain, len(route.couples), -len(route.way))


def previews(state: "State", seat: int) -> list[FrachtRoute]:
    """The routes of every card that may drive now, or of the drive that goes on."""
    if state.phase == STEP:
        found = [told(walk, state.left, []) for walk in walks(state)]
        return sorted(found, key=worth, reverse=True)
    hand, length = state.hands[seat], len(state.trains[seat])
    pulling = [card for card in hand if ACTION[card] >= length]
    if state.locos[seat] < FIRST and not state.exits[state.locos[seat]]:
        return []
    routes: list[FrachtRoute] = []
    for sleepers in sorted({VALUE[card] for card in pulling}):
        cards = [card for card in pulling if VALUE[card] == sleepers]
        found = [told(walk, sleepers, cards) for walk in routes_of(state, cards[0])]
        routes += sorted(found, key=worth, reverse=True)
    return routes
