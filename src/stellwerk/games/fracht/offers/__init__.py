"""What a seat may do now, with what each choice would bring; the kinds of targets are listed in view.py."""

from collections.abc import Sequence

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
from stellwerk.games.fracht.insights import fits, fits_by_kind
from stellwerk.games.fracht.insights.routes import previews
from stellwerk.games.fracht.offers.drives import (
    branch_offer,
    off_offer,
    part_offers,
    route_offer,
    step_offer,
    stop_offer,
)
from stellwerk.games.fracht.overlays import FrachtRoute
from stellwerk.games.fracht.rules.facts import freight
from stellwerk.games.fracht.rules.phases import MAIN, PLACING, STEP, TURNING
from stellwerk.games.fracht.rules.track import has_safe_step
from stellwerk.games.fracht.state import State
from stellwerk.kernel.message import Argument, Message
from stellwerk.kernel.offers import Offer


def offers(state: State, seat: int) -> list[Offer]:
    """One offer per legal action; during a drive the routes to its end come first."""
    actions = state.legal(seat)
    if not actions:
        return []
    if state.phase in (PLACING, TURNING):
        return _laying(state, actions)
    routes = previews(state, seat) if state.phase in (MAIN, STEP) else []
    sites = _sites_by_kind(state, seat) if state.phase == MAIN else {}
    found = [_offer(state, action, routes, sites) for action in actions]
    if state.phase == STEP:
        single = {offer.do for offer in found}
        return [route_offer(state, route) for route in routes if route.do not in single] + found
    return found


def _offer(state: State, action: int, routes: list[FrachtRoute], sites: dict[int, list[Offer]]) -> Offer:
    if action >= DISCARD:
        return _discard(action)
    if action >= BRANCH:
        return branch_offer(state, action)
    if action >= GO:
        return stop_offer(state) if action == STOP else off_offer(state) if action == OFF else step_offer(state, action)
    if action == END:
        return _end(state)
    if action >= REDRAW:
        return _redraw(state, action)
    if action >= BUILD:
        return _build(action, sites[KIND[action - BUILD]])
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


def _sites_by_kind(state: State, seat: int) -> dict[int, list[Offer]]:
    """By kind of card in the hand: the places where such a card could be laid."""
    by_kind = fits_by_kind(state, state.hands[seat])
    return {kind: [_at(state, *fit) for fit in found] for kind, found in by_kind.items()}


def _build(action: int, sites: list[Offer]) -> Offer:
    """Laying is composed of card, place and rotation and sent as a whole."""
    card = action - BUILD
    data: dict[str, Argument] = {**freight(card), "kind": "@kind-" + KINDS[KIND[card]]}
    over = sum(site.group == "over" for site in sites)
    return Offer(
        do=ACTIONS.notation(action),
        group="build",
        label=Message("do-build", data),
        targets=[f"card:{CARDS[card]}"],
        effect=Message("effect-sites", {"count": len(sites)}),
        detail=Message("detail-over", {"count": over}) if over else None,
        then=sites,
    )


def _laying(state: State, actions: Sequence[int]) -> list[Offer]:
    """The places for the card that is being laid, or its rotations on the chosen one."""
    found = {place: (turns, joins) for place, turns, joins in fits(state, state.card)}
    if state.phase == TURNING:
        turns, joins = found[state.place]
        by_turn = dict(zip(turns, joins, strict=True))
        return [_rotate(state, state.place, turn, by_turn[turn]) for turn in (action - ROTATE for action in actions)]
    return [_at(state, place, *found[place]) for place in (action - AT for action in actions)]


def _at(state: State, place: int, turns: list[int], joins: list[list[str]]) -> Offer:
    """A place, and the rotations that are possible there."""
    name, over = PLACES[place], state.rails[place] != 0
    return Offer(
        do=f"at:{name}",
        group="over" if over else "lay",
        label=Message("do-at-over" if over else "do-at", {"place": name}),
        targets=[f"place:{name}"],
        effect=Message("effect-rotations", {"count": len(turns)}),
        then=[_rotate(state, place, turn, edges) for turn, edges in zip(turns, joins, strict=True)],
    )


def _rotate(state: State, place: int, rotation: int, edges: list[str]) -> Offer:
    """A rotation, and the stations and places whose rails it meets at these edges."""
    near = [state.setting.near[place * 4 + EDGES.index(edge)] for edge in edges]
    joined = [POSITIONS[position].split("/")[0] for position in near]
    return Offer(
        do=f"rotate:{rotation}",
        group="rotate",
        label=Message("do-rotate", {"degrees": rotation * 90}),
        targets=[f"turn:{PLACES[place]}/{rotation}"],
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
