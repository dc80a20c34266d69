"""What a seat may do now, with what each choice would bring; the kinds of targets are listed in view.py."""

from stellwerk.games.fracht.actions import (
    ACTIONS,
    AT,
    BRANCH,
    BUILD,
    COUPLE,
    DISCARD,
    DRIVE,
    END,
    GO,
    OFF,
    REDRAW,
    ROTATE,
    STOP,
    UNCOUPLE,
)
from stellwerk.games.fracht.board import ACTION, CARDS, EDGES, KIND, KINDS, PLACES, POSITIONS, STATIONS, VALUE
from stellwerk.games.fracht.insights import ghosts
from stellwerk.games.fracht.insights.routes import previews
from stellwerk.games.fracht.offers.drives import (
    branch_offer,
    off_offer,
    part_offers,
    route_offer,
    step_offer,
    stop_offer,
)
from stellwerk.games.fracht.overlays import FrachtGhost, FrachtRoute
from stellwerk.games.fracht.rules.facts import freight
from stellwerk.games.fracht.rules.phases import MAIN, STEP, TURNING
from stellwerk.games.fracht.rules.track import has_safe_step
from stellwerk.games.fracht.state import State
from stellwerk.kernel.message import Argument, Message
from stellwerk.kernel.offers import Offer


def offers(state: State, seat: int) -> list[Offer]:
    """One offer per legal action; during a drive the routes to its end come first."""
    actions = state.legal(seat)
    if not actions:
        return []
    routes = previews(state, seat) if state.phase in (MAIN, STEP) else []
    found = [_offer(state, action, routes) for action in actions]
    if state.phase == STEP:
        single = {offer.do for offer in found}
        return [route_offer(state, route) for route in routes if route.do not in single] + found
    return found


def _offer(state: State, action: int, routes: list[FrachtRoute]) -> Offer:
    if action >= DISCARD:
        return _discard(action)
    if action >= BRANCH:
        return branch_offer(state, action)
    if action >= GO:
        return stop_offer(state) if action == STOP else off_offer(state) if action == OFF else step_offer(state, action)
    if action >= AT:
        found = ghosts(state, state.card)
        if state.phase == TURNING:
            return _rotate(state, found[0], action - ROTATE)
        return _at(state, _ghost_on(found, action - AT))
    if action == END:
        return _end(state)
    if action >= REDRAW:
        return _redraw(state, action)
    if action >= BUILD:
        return _build(state, action)
    return _drive(state, action, routes) if action >= DRIVE else _wagon(state, action)


def _wagon(state: State, action: int) -> Offer:
    """Couple a hand card (`group-couple`) or deliver a wagon (`group-uncouple`)."""
    couples = action >= COUPLE
    card = action - COUPLE if couples else action - UNCOUPLE
    data = freight(card)
    station = STATIONS[state.locos[state.mover]]
    length = len(state.trains[state.mover]) + 1
    return Offer(
        do=ACTIONS.notation(action),
        group="couple" if couples else "uncouple",
        label=Message("do-couple" if couples else "do-uncouple", data),
        targets=[f"card:{CARDS[card]}" if couples else f"wagon:{CARDS[card]}", f"station:{station}"],
        effect=Message("effect-length", {"length": length})
        if couples
        else Message("effect-points", {"points": VALUE[card]}),
        detail=Message("detail-goes-to", {"station": data["to"]}) if couples else None,
        warning=_too_long(state, card, length) if couples else None,
    )


def _too_long(state: State, card: int, length: int) -> Message | None:
    """No other hand card could pull the longer train (FRA-7.1.2)."""
    rest = [other for other in state.hands[state.mover] if other != card]
    if length < 2 or any(ACTION[other] >= length for other in rest):
        return None
    return Message("warn-too-long", {"length": length})


def _drive(state: State, action: int, routes: list[FrachtRoute]) -> Offer:
    """A drive is composed of its card and its route and sent as a whole."""
    card = action - DRIVE
    ways = [route for route in routes if CARDS[card] in route.cards]
    points = max((_points(route) for route in ways), default=0)
    return Offer(
        do=ACTIONS.notation(action),
        group="drive",
        label=Message("do-drive", freight(card)),
        targets=[f"card:{CARDS[card]}"],
        effect=Message("effect-sleepers", {"count": VALUE[card]}),
        detail=Message("detail-could-deliver", {"points": points}) if points else None,
        warning=None if has_safe_step(state) else Message("warn-no-safe-step"),
        then=[*(route_offer(state, route) for route in ways), *part_offers(state, ways)],
    )


def _points(route: FrachtRoute) -> int:
    return sum(VALUE[CARDS.index(card)] for card in route.delivers)


def _build(state: State, action: int) -> Offer:
    """Laying is composed of card, place and rotation and sent as a whole."""
    card = action - BUILD
    found = ghosts(state, card)
    data: dict[str, Argument] = {**freight(card), "kind": "@kind-" + KINDS[KIND[card]]}
    over = sum(ghost.over for ghost in found)
    return Offer(
        do=ACTIONS.notation(action),
        group="build",
        label=Message("do-build", data),
        targets=[f"card:{CARDS[card]}"],
        effect=Message("effect-sites", {"count": len(found)}),
        detail=Message("detail-over", {"count": over}) if over else None,
        then=[_at(state, ghost) for ghost in found],
    )


def _ghost_on(found: list[FrachtGhost], place: int) -> FrachtGhost:
    return next(ghost for ghost in found if ghost.place == PLACES[place])


def _at(state: State, ghost: FrachtGhost) -> Offer:
    """A place, and the rotations that are possible there."""
    return Offer(
        do=f"at:{ghost.place}",
        group="over" if ghost.over else "lay",
        label=Message("do-at-over" if ghost.over else "do-at", {"place": ghost.place}),
        targets=[f"place:{ghost.place}"],
        effect=Message("effect-rotations", {"count": len(ghost.rotations)}),
        then=[_rotate(state, ghost, rotation) for rotation in ghost.rotations],
    )


def _rotate(state: State, ghost: FrachtGhost, rotation: int) -> Offer:
    """A rotation, and the stations and places whose rails it meets."""
    edges = [PLACES.index(ghost.place) * 4 + EDGES.index(edge) for edge in ghost.joins[ghost.rotations.index(rotation)]]
    joined = [POSITIONS[state.setting.near[edge]].split("/")[0] for edge in edges]
    return Offer(
        do=f"rotate:{rotation}",
        group="rotate",
        label=Message("do-rotate", {"degrees": rotation * 90}),
        targets=[f"turn:{ghost.place}/{rotation}"],
        effect=Message("effect-joins", {"count": len(joined), "names": ", ".join(joined)}),
    )


def _redraw(state: State, action: int) -> Offer:
    """New cards, and the end of the turn (FRA-8.1); too few cards are the end of the game (FRA-8.3)."""
    card = action - REDRAW
    count = ACTION[card]
    flowing = state.height + len(state.discard) + 1
    return Offer(
        do=ACTIONS.notation(action),
        group="redraw",
        label=Message("do-redraw", freight(card)),
        targets=[f"card:{CARDS[card]}", "pile:draw"],
        effect=Message("effect-draws", {"count": count}),
        warning=Message("warn-ends-game") if count >= flowing else None,
        closes=True,
    )


def _end(state: State) -> Offer:
    """The end of the turn; with empty piles the end of the game (FRA-9.1)."""
    flowing = state.height + len(state.discard)
    return Offer(
        do="end",
        group="end",
        label=Message("do-end"),
        detail=Message("detail-hand", {"count": len(state.hands[state.mover])}),
        warning=None if flowing else Message("warn-ends-game"),
        closes=True,
    )


def _discard(action: int) -> Offer:
    card = action - DISCARD
    return Offer(
        do=ACTIONS.notation(action),
        group="shed",
        label=Message("do-discard", freight(card)),
        targets=[f"wagon:{CARDS[card]}"],
        effect=Message("effect-lost", {"points": VALUE[card]}),
        detail=Message("detail-goes-to", {"station": freight(card)["to"]}),
    )
