"""The overlays of Frachtexpress, from what a seat may know."""

from stellwerk.games.fracht.actions import ACTIONS, AT, BUILD, COUPLE, DRIVE, ROTATE
from stellwerk.games.fracht.board import (
    ACTION,
    CARDS,
    EDGES,
    FIRST,
    KIND,
    OUTER_IN,
    PLACES,
    POSITIONS,
    RAILS,
    STATIONS,
    USED,
    VALUE,
)
from stellwerk.games.fracht.board import COUPLE as COUPLES
from stellwerk.games.fracht.board import UNCOUPLE as UNCOUPLES
from stellwerk.games.fracht.clauses import refusal
from stellwerk.games.fracht.insights.routes import edge_ahead, previews
from stellwerk.games.fracht.overlays import (
    FrachtCardUse,
    FrachtDanger,
    FrachtEnding,
    FrachtGhost,
    FrachtInsights,
    FrachtStop,
)
from stellwerk.games.fracht.rules.building import joints, rotations, sites
from stellwerk.games.fracht.rules.phases import MAIN, OVER, PLACING, STEP, TURNING
from stellwerk.games.fracht.rules.track import following, has_safe_step
from stellwerk.games.fracht.state import State

EDGES_OF = [[edge for bit, edge in enumerate(EDGES) if mask >> bit & 1] for mask in range(1 << len(EDGES))]
"""By mask of edges: their names."""
Fit = tuple[int, list[int], list[list[str]]]
"""A place where a card could be laid, its rotations there, and the edges that each of them joins."""


def insights(state: State, seat: int | None) -> FrachtInsights:
    """Name every field that goes out; all from public things and the own hand."""
    own = seat is not None and state.phase != OVER
    drives = own and state.acting == seat and state.phase in (MAIN, STEP)
    return FrachtInsights(
        uses=card_uses(state, seat) if own and seat is not None else [],
        routes=previews(state, seat) if drives and seat is not None else [],
        stops=stops(state, seat) if own and seat is not None else [],
        dangers=[danger for other in range(state.setting.seats) if (danger := danger_of(state, other))],
        joints=buffers(state),
        ending=_ending(state),
    )


def card_uses(state: State, seat: int) -> list[FrachtCardUse]:
    """What the own hand could do if it were the own turn now; the card being laid shows its ghosts."""
    if state.phase in (PLACING, TURNING) and state.mover == seat:
        found = ghosts(state, state.card, fits(state, state.card))
        return [FrachtCardUse(CARDS[state.card], found, *_idle(state.card), why_not={})]
    trial = state.clone()
    trial.phase, trial.mover, trial.acting = MAIN, seat, seat
    trial.choices = None
    legal = set(trial.legal(seat))
    by_kind = fits_by_kind(trial, trial.hands[seat])
    return [_use(trial, seat, card, legal, by_kind[KIND[card]]) for card in trial.hands[seat]]


def _idle(card: int) -> tuple[bool, bool, bool, bool, int, int, int]:
    return (False, False, False, False, VALUE[card], ACTION[card], ACTION[card])


def _use(state: State, seat: int, card: int, legal: set[int], places: list[Fit]) -> FrachtCardUse:
    tries = {"build": BUILD + card, "couple": COUPLE + card, "drive": DRIVE + card}
    refused = [(verb, action) for verb, action in tries.items() if action not in legal]
    why = {verb: broken for verb, action in refused if (broken := refusal(state, seat, action))}
    return FrachtCardUse(
        card=CARDS[card],
        ghosts=ghosts(state, card, places),
        couple="couple" not in why,
        drive="drive" not in why,
        warns="drive" not in why and not has_safe_step(state),
        redraw=True,
        sleepers=VALUE[card],
        pulls=ACTION[card],
        draws=ACTION[card],
        why_not=why,
    )


def fits_by_kind(state: State, cards: list[int]) -> dict[int, list[Fit]]:
    """By kind of these cards: where such a card could be laid; cards of one kind have the same rails."""
    samples = {KIND[card]: card for card in cards}
    return {kind: fits(state, card) for kind, card in samples.items()}


def fits(state: State, card: int) -> list[Fit]:
    """Where a card could be laid, and how it could be turned there."""
    open_places = sites(state, card)
    if state.phase == TURNING:
        open_places &= 1 << state.place
    return [_fit(state, card, place) for place in state.setting.places if open_places >> place & 1]


def _fit(state: State, card: int, place: int) -> Fit:
    turns = rotations(state, card, place)
    met = joints(state, place)
    return place, turns, [EDGES_OF[USED[RAILS[KIND[card]][turn]] & met] for turn in turns]


def ghosts(state: State, card: int, places: list[Fit]) -> list[FrachtGhost]:
    """These places for a card as they go out, with the decisions that lay it there."""
    begun = {MAIN: f"{ACTIONS.notation(BUILD + card)} ", TURNING: None}.get(state.phase, "")
    return [_ghost(state, begun, *fit) for fit in places]


def _ghost(state: State, begun: str | None, place: int, turns: list[int], joins: list[list[str]]) -> FrachtGhost:
    before = "" if begun is None else f"{begun}{ACTIONS.notation(AT + place)} "
    return FrachtGhost(
        place=PLACES[place],
        over=state.rails[place] != 0,
        rotations=turns,
        joins=joins,
        do=[before + ACTIONS.notation(ROTATE + turn) for turn in turns],
    )


def distances(state: State, start: int) -> dict[int, tuple[int, int]]:
    """By station: sleepers of the shortest way on the rails that lie, other locos aside, and its first position."""
    found: dict[int, tuple[int, int]] = {}
    layer = [(position, position) for position in following(state, start)]
    seen = {position for position, _ in layer}
    steps = 0
    while layer:
        steps += 1
        after: list[tuple[int, int]] = []
        for position, first in layer:
            if position < FIRST:
                found.setdefault(position, (steps, first))
            for further in following(state, position):
                if further not in seen:
                    seen.add(further)
                    after.append((further, first))
        layer = after
    return found


def stops(state: State, seat: int) -> list[FrachtStop]:
    """The stations where this seat has something to deliver or to couple, best first."""
    here = state.locos[seat]
    ways = distances(state, here)
    found = []
    for station in range(len(STATIONS)):
        deliver = [card for card in state.trains[seat] if UNCOUPLES[card] == station]
        couple = [card for card in state.hands[seat] if COUPLES[card] == station]
        if deliver or couple:
            way = (0, None) if station == here else ways.get(station)
            found.append(_stop(station, deliver, couple, station == here, way))
    return sorted(found, key=lambda stop: (-stop.points, -len(stop.couple), stop.letter))


def _stop(
    station: int, deliver: list[int], couple: list[int], here: bool, way: tuple[int, int | None] | None
) -> FrachtStop:
    first = way[1] if way is not None else None
    return FrachtStop(
        letter=STATIONS[station],
        deliver=[CARDS[card] for card in deliver],
        couple=[CARDS[card] for card in couple],
        here=here,
        sleepers=None if way is None else way[0],
        first=None if first is None else POSITIONS[first],
        points=sum(VALUE[card] for card in deliver),
    )


def danger_of(state: State, seat: int) -> FrachtDanger | None:
    """Whether a loco is bound for the end of the rails without any choice on the way."""
    at, steps = state.locos[seat], 0
    while at >= FIRST:
        ahead = following(state, at)
        if len(ahead) > 1:
            return None
        if not ahead:
            return FrachtDanger(seat, edge_ahead(at), steps)
        at = ahead[0]
        steps += 1
        if steps > 200:  # a circle without a switch
            return None
    return None


def buffers(state: State) -> list[str]:
    """The rail ends that lead nowhere."""
    found = []
    for place in state.setting.places:
        for edge, name in enumerate(EDGES):
            out = OUTER_IN[place * 4 + edge] + 1
            if USED[state.rails[place]] >> edge & 1 and not following(state, out):
                found.append(f"{PLACES[place]}/{name}")
    return found


def _ending(state: State) -> FrachtEnding:
    delivered = sum(len(wagons) for wagons in state.delivered)
    return FrachtEnding(
        pile=state.height,
        discard=len(state.discard),
        flowing=state.height + len(state.discard),
        held=sum(len(hand) for hand in state.hands),
        coupled=sum(len(train) for train in state.trains),
        delivered=delivered,
        spent=delivered + sum(len(stack) for stack in state.stacks),
        quiet_left=max(0, state.setting.quiet_limit - state.quiet),
    )
