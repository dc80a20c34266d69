"""What a seat may see of Frachtexpress: every field that goes out is named here.

Things on the board that offers name as targets (`kind:id`):
  card:T04          a card of the own hand (build, couple, drive, redraw begin there)
  wagon:T01         a wagon of the own train (uncouple; discard in phase shed)
  place:p31         a place of the field (at)
  turn:p31/1        the ghost of the chosen card on a place, turned by so many quarters (rotate)
  station:E         a station: where a drive or step leads, where a loco is pushed to
  sleeper:p31/NE    a sleeper: likewise; without heading
  edge:p31/E        the edge where the rails end: running off (off)
  loco:1            the loco of a seat: stop; the loco that is pushed
  pile:draw         the draw pile (redraw, beside card:T04)
  route:<do>        one whole route, named by its decisions (`FrachtRoute.do`), beside the place where it ends
The offer `build:C` has `then` = places, each with `then` = rotations; `drive:C` has `then` = the routes of
`FrachtInsights.routes`, each one offer of several decisions (`do` with blanks between them, the same text as
`FrachtRoute.do`). Two routes may have the same end, so their first target is the route itself. After the routes of
a drive come their first parts, to where they part: they have no end, their target is `route:<do>` alone. In phase step
the list has the routes first, then the single steps.
"""

from msgspec import Struct

from stellwerk.games.fracht.board import (
    CARDS,
    CROSSING,
    ELEMENTS,
    FIRST,
    HEADING,
    HEADINGS,
    PLACES,
    POSITIONS,
    STATIONS,
)
from stellwerk.games.fracht.prompts import clause, prompt
from stellwerk.games.fracht.rules.phases import OVER, PHASES, PLACING, PUSH, SHED, STEP, TURNING
from stellwerk.games.fracht.scoring import points
from stellwerk.games.fracht.state import State
from stellwerk.kernel.view import View


class FrachtStation(Struct, frozen=True):
    """A station and its square; with FRA-V5 the letters lie otherwise than in layouts.json."""

    letter: str
    x: int
    y: int


class FrachtLaid(Struct, frozen=True):
    """The top card of a place: its rails as they lie, and the cards beneath it, bottom first."""

    place: str
    card: str
    rotation: int
    elements: list[str]  # turned already
    crossing: bool
    beneath: list[str]


class FrachtLoco(Struct, frozen=True):
    """Where a loco is: in a station, or on a sleeper of a place with a heading."""

    seat: int
    at: str  # FRA-2.8
    station: str | None
    place: str | None
    sleeper: str | None  # N, E, S, W or an element
    heading: str | None  # key of heading_angle in geometry.json


class FrachtBuilding(Struct, frozen=True):
    """A card that is being laid: chosen, perhaps its place too; its hand card is still in the hand."""

    card: str
    place: str | None


class FrachtDriving(Struct, frozen=True):
    """A drive in progress: the card, its sleepers, what is left, steps made."""

    card: str
    sleepers: int
    left: int
    made: int


class FrachtPushing(Struct, frozen=True):
    """A step that waits for the branch of a pushed loco (FRA-7.4.3).

    to: where the own loco is going. seat: the loco before the junction, at: its position in the direction of travel.
    """

    to: str
    seat: int
    at: str


class FrachtCheck(Struct, frozen=True):
    """A check in progress (FRA-7.6): the card turned up, whose train, wagons allowed and still too many."""

    card: str
    seat: int
    allowed: int
    surplus: int


class FrachtView(View, frozen=True, kw_only=True):
    """The table of Frachtexpress as one seat sees it (section 11). Lists by seat; cards by id.

    layout: id of layouts.json. mover: whose turn it is. laid: the field.
    hands: by seat; None = hidden from this seat (all are open at the end). trains: in the order of coupling.
    delivered: number of wagons under the loco card. deliveries, scores: None unless they lie open (FRA-V3) or the
    game is over. pile: cards of the draw pile. discard: the open pile, top last. in_play: all cards of the game.
    building: phases place and rotate; driving: phases step, push, shed; pushing: phase push; check: phase shed.
    quiet_turns, quiet_limit: turns in a row without progress (FRA-9.7). progress: this turn has had some.
    """

    layout: str
    stations: list[FrachtStation]
    mover: int
    start_player: int
    laid: list[FrachtLaid]
    locos: list[FrachtLoco]
    hand_sizes: list[int]
    hands: list[list[str] | None]
    trains: list[list[str]]
    delivered: list[int]
    deliveries: list[list[str]] | None
    scores: list[int] | None
    pile: int
    discard: list[str]
    in_play: int
    building: FrachtBuilding | None
    driving: FrachtDriving | None
    pushing: FrachtPushing | None
    check: FrachtCheck | None
    quiet_turns: int
    quiet_limit: int
    progress: bool


def view(state: State, seat: int | None) -> FrachtView:
    """Name every field that goes out; what is not named stays in."""
    seats = range(state.setting.seats)
    shown = shows_deliveries(state)
    return FrachtView(
        phase=PHASES[state.phase],
        to_act=[] if state.phase == OVER else [state.acting],
        prompt=prompt(state),
        clause=clause(state),
        turn=state.turn,
        layout=state.setting.options["layout"],
        stations=[FrachtStation(letter, x, y) for letter, (x, y) in zip(STATIONS, state.setting.squares, strict=True)],
        mover=state.mover,
        start_player=state.first,
        laid=[_laid(state, place) for place in range(len(PLACES)) if state.rails[place]],
        locos=[loco_of(other, state.locos[other]) for other in seats],
        hand_sizes=[len(hand) for hand in state.hands],
        hands=[_names(state.hands[other]) if sees_hand(state, seat, other) else None for other in seats],
        trains=[_names(train) for train in state.trains],
        delivered=[len(wagons) for wagons in state.delivered],
        deliveries=[_names(wagons) for wagons in state.delivered] if shown else None,
        scores=[points(state, other) for other in seats] if shown else None,
        pile=state.height,
        discard=_names(state.discard),
        in_play=state.setting.in_play,
        building=_building(state),
        driving=_driving(state),
        pushing=_pushing(state),
        check=_check(state),
        quiet_turns=state.quiet,
        quiet_limit=state.setting.quiet_limit,
        progress=state.progress,
    )


def sees_hand(state: State, seat: int | None, other: int) -> bool:
    """Own hands always, all of them at the end."""
    return seat == other or state.phase == OVER


def shows_deliveries(state: State) -> bool:
    """Delivered wagons are shown to nobody before the end (FRA-6.5), unless they lie open (FRA-V3)."""
    return state.phase == OVER or bool(state.setting.options["open_deliveries"])


def loco_of(seat: int, position: int) -> FrachtLoco:
    """A loco, its position taken apart."""
    text = POSITIONS[position]
    if position < FIRST:
        return FrachtLoco(seat, text, text, None, None, None)
    heading = HEADING[(position - FIRST) % HEADINGS]
    place = PLACES[(position - FIRST) // HEADINGS]
    return FrachtLoco(seat, text, None, place, heading.replace(">", ":").split(":")[0], heading)


def pushed_seat(state: State) -> int:
    """Whose loco stands before the junction in phase push."""
    return next(seat for seat, at in enumerate(state.locos) if seat != state.mover and at | 1 == state.chain[-1] | 1)


def elements_of(rails: int) -> list[str]:
    """The names of the elements in a mask."""
    return [name for bit, name in enumerate(ELEMENTS) if rails >> bit & 1]


def _names(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


def _laid(state: State, place: int) -> FrachtLaid:
    *beneath, top = state.stacks[place]
    rails = state.rails[place]
    return FrachtLaid(
        place=PLACES[place],
        card=CARDS[top >> 2],
        rotation=top & 3,
        elements=elements_of(rails),
        crossing=rails == CROSSING,
        beneath=[CARDS[entry >> 2] for entry in beneath],
    )


def _building(state: State) -> FrachtBuilding | None:
    if state.phase not in (PLACING, TURNING):
        return None
    return FrachtBuilding(CARDS[state.card], PLACES[state.place] if state.phase == TURNING else None)


def _driving(state: State) -> FrachtDriving | None:
    if state.phase not in (STEP, PUSH, SHED):
        return None
    return FrachtDriving(CARDS[state.card], state.left + state.made, state.left, state.made)


def _pushing(state: State) -> FrachtPushing | None:
    if state.phase != PUSH:
        return None
    return FrachtPushing(POSITIONS[state.chain[0]], pushed_seat(state), POSITIONS[state.chain[-1]])


def _check(state: State) -> FrachtCheck | None:
    if state.phase != SHED:
        return None
    surplus = len(state.trains[state.acting]) - state.allowed
    return FrachtCheck(CARDS[state.shown], state.acting, state.allowed, surplus)
