"""The offers of a drive: whole routes, single steps, branches of pushed locos, stopping and running off."""

from itertools import takewhile

from stellwerk.games.fracht.actions import ACTIONS, BRANCH, GO
from stellwerk.games.fracht.board import CARD, EDGES, FIRST, POSITION, POSITIONS, VALUE
from stellwerk.games.fracht.insights.routes import edge_ahead
from stellwerk.games.fracht.overlays import FrachtRoute
from stellwerk.games.fracht.rules.facts import LOCOS, place_words
from stellwerk.games.fracht.rules.track import following, is_safe, loco_on
from stellwerk.games.fracht.rules.walks import MOST_WALKS
from stellwerk.games.fracht.state import State
from stellwerk.kernel.message import Argument, Message
from stellwerk.kernel.offers import Offer


def target_of(position: str) -> str:
    """A position as a thing on the board: a station, or a sleeper without heading."""
    return f"sleeper:{position.replace('>', ':').split(':')[0]}" if "/" in position else f"station:{position}"


def route_offer(state: State, route: FrachtRoute) -> Offer:
    """A whole drive as one choice."""
    end = route.way[-1] if route.way else route.at
    target = f"edge:{route.edge}" if route.edge is not None else target_of(end)
    return Offer(
        do=route.do,
        group="route",
        label=_route_label(route, end),
        targets=[f"route:{route.do}", target],
        effect=_route_effect(state, route),
        detail=_on_the_way(route),
        warning=_route_warning(state, route),
        closes=True,
    )


def _route_effect(state: State, route: FrachtRoute) -> Message:
    """The points of what can be delivered at its end, or of the wagons that a derailment costs; else its length."""
    gain = sum(VALUE[CARD[card]] for card in route.delivers)
    lost = sum(VALUE[card] for card in state.trains[state.mover]) if route.warning else 0
    if gain or lost:
        return Message("effect-route", {"gain": 0 if lost else gain, "lost": lost})
    return Message("effect-used", {"used": len(route.way), "of": route.sleepers})


def _route_label(route: FrachtRoute, end: str) -> Message:
    """Where it ends; on the track also which way the loco looks then, or over which side it runs off."""
    data: dict[str, Argument] = {"where": end.split("/", maxsplit=1)[0]}
    if route.edge is not None:
        where, edge = route.edge.split("/")
        data = {"where": where, "edge": f"@edge-{edge}"}
    elif route.ends in ("sleeper", "stop"):
        data = _along(POSITION[end])
    elif route.ends == "pushed_off":
        data["loco"] = LOCOS[next(push.seat for push in route.pushes if push.to is None)]
    return Message(f"do-route-{route.ends.replace('_', '-')}", data)


def part_offers(state: State, routes: list[FrachtRoute]) -> list[Offer]:
    """For each exit with several routes: only to where they part, to choose on there. So no way is out of reach."""
    found = []
    for position in following(state, state.locos[state.mover]):
        first = ACTIONS.notation(GO + position)
        ways = [route.do.split(" ") for route in routes if route.do.split(" ")[0] == first]
        if len(routes) == MOST_WALKS:  # some routes were left out
            found.append(_part_offer([first], routes[0].sleepers))
        elif len(ways) > 1:
            shared = takewhile(lambda choices: len(set(choices)) == 1, zip(*ways, strict=False))
            found.append(_part_offer([decision for decision, *_ in shared], routes[0].sleepers))
    return found


def _part_offer(decisions: list[str], sleepers: int) -> Offer:
    steps = [notation.removeprefix("go:") for notation in decisions if notation.startswith("go:")]
    do = " ".join(decisions)
    return Offer(
        do=do,
        group="step",
        label=Message("do-part", {"where": steps[-1].split("/")[0]}),
        targets=[f"route:{do}"],
        effect=Message("effect-used", {"used": len(steps), "of": sleepers}),
        detail=Message("detail-part"),
    )


def _on_the_way(route: FrachtRoute) -> Message | None:
    """Over which places, and the best of what the route brings."""
    via = ", ".join(dict.fromkeys(at.split("/")[0] for at in route.way if "/" in at))
    data: dict[str, Argument] = {"via": via or "none"}
    if route.delivers:
        points = sum(VALUE[CARD[card]] for card in route.delivers)
        return Message("detail-via-delivers", {**data, "count": len(route.delivers), "points": points})
    if route.pushes:
        return _pushing(route, data)
    if route.couples:
        return Message("detail-via-couples", {**data, "count": len(route.couples)})
    return Message("detail-via", data) if via else None


def _pushing(route: FrachtRoute, data: dict[str, Argument]) -> Message:
    """Whose loco is pushed, where to, and by which branch if that was chosen."""
    push = route.pushes[0]
    to = "A" if push.to is None else push.to.split("/")[0]
    data = {**data, "loco": LOCOS[push.seat], "where": to}
    branch = next((text.removeprefix("branch:") for text in route.do.split(" ") if text.startswith("branch:")), None)
    if branch is None:
        return Message("detail-via-pushes", data)
    return Message("detail-via-branch", {**data, "edge": _along(POSITION[branch])["edge"]})


def _route_warning(state: State, route: FrachtRoute) -> Message | None:
    """What running off would cost (FRA-7.5.2), or that a check is coming (FRA-7.6)."""
    if route.warning:
        return _penalty(state, route.warning)
    if route.ends == "check" and route.centres and len(state.trains[state.mover]) > 1:
        return Message("warn-check", {"wagons": len(state.trains[state.mover])})
    return None


def _penalty(state: State, warning: str) -> Message:
    seat = state.mover
    lost = len(state.hands[seat]) - (1 if state.made == 0 and state.card < 0 else 0)  # without the driving card
    data: dict[str, Argument] = {"cards": lost, "wagons": len(state.trains[seat])}
    return Message("warn-runs-off" if warning == "runs_off" else "warn-pushes-off", data)


def step_offer(state: State, action: int) -> Offer:
    """One sleeper on."""
    position = action - GO
    pushed = loco_on(state, position)
    forced = pushed >= 0 and len(following(state, position)) <= 1
    return Offer(
        do=ACTIONS.notation(action),
        group="step",
        label=_step_label(position),
        targets=[target_of(POSITIONS[position])],
        detail=Message("detail-pushes", {"loco": LOCOS[pushed]}) if pushed >= 0 else None,
        warning=_penalty(state, "pushes_off") if forced and not is_safe(state, position) else None,
    )


def _step_label(position: int) -> Message:
    """A step into a station, or on along a place."""
    if position < FIRST:
        return Message("do-step-station", {"where": POSITIONS[position]})
    return Message("do-step", _along(position))


def _along(position: int) -> dict[str, Argument]:
    """A place and the side of it that is headed for."""
    heading = POSITIONS[position].split("/")[-1]
    edge = heading[-1] if ">" in heading else heading[0]
    if heading.endswith(":in"):
        edge = EDGES[(EDGES.index(edge) + 2) % 4]
    return {"where": place_words(position), "edge": f"@edge-{edge}"}


def branch_offer(state: State, action: int) -> Offer:
    """The branch on which a pushed loco is set down (FRA-7.4.3)."""
    position = action - BRANCH
    return Offer(
        do=ACTIONS.notation(action),
        group="branch",
        label=Message("do-branch", _along(position)),
        targets=[target_of(POSITIONS[position])],
        warning=None if is_safe(state, position) else _penalty(state, "pushes_off"),
    )


def off_offer(state: State) -> Offer:
    """The own loco runs off the rails (FRA-7.5.4)."""
    return Offer(
        do="off",
        group="step",
        label=Message("do-off"),
        targets=[f"edge:{edge_ahead(state.locos[state.mover])}"],
        warning=_penalty(state, "runs_off"),
    )


def stop_offer(state: State) -> Offer:
    """The driver brakes (FRA-7.3.2)."""
    return Offer(
        do="stop",
        group="step",
        label=Message("do-stop"),
        targets=[f"loco:{state.mover}"],
        effect=Message("effect-lapse", {"count": state.left}),
        closes=True,
    )
