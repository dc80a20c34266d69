"""The route preview: the walks of a drive as they go out."""

from stellwerk.games.fracht.actions import ACTIONS
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
from stellwerk.games.fracht.rules.phases import MOST_WAGONS, STEP
from stellwerk.games.fracht.rules.walks import Walk, walks, walks_with
from stellwerk.games.fracht.state import State


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


def worth(route: FrachtRoute) -> tuple[bool, int, int, bool, int]:
    """Routes with more benefit come first: no warning, deliveries, wagons to couple, not before the end, short."""
    gain = sum(VALUE[CARD[card]] for card in route.delivers)
    return (route.warning == "", gain, len(route.couples), route.ends != "stop", -len(route.way))


def previews(state: State, seat: int) -> list[FrachtRoute]:
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
        found = [told(walk, sleepers, cards) for walk in walks_with(state, cards[0])]
        routes += sorted(found, key=worth, reverse=True)
    return routes
