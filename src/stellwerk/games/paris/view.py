"""What a seat may see of Paris Connection: every field that goes out is named here."""

from msgspec import Struct

from stellwerk.games.paris.board import COMPANIES, HEXES, MOST_LOCOS, NAMES
from stellwerk.games.paris.rules.facts import came_from
from stellwerk.games.paris.rules.phases import LAYING, OVER, PHASES, REASONS, TAKING
from stellwerk.games.paris.scoring import ENDS, hand
from stellwerk.games.paris.state import State
from stellwerk.kernel.message import Message
from stellwerk.kernel.view import Insights, View


class Building(Struct, frozen=True):
    """A Build in progress (PAR-4.1)."""

    company: str
    placed: list[str]  # hexes, in order
    points: int
    left: int  # locos that may still be placed


class ParisView(View, frozen=True, kw_only=True):
    """The table of Paris Connection as one seat sees it (section 9 of the specification).

    Lists by company follow the order of companies.json: blue, yellow, red, green, purple, black.
    """

    board: str
    mover: int
    start_player: int
    starts: list[str]  # by company: its start hex
    locos: dict[str, list[str]]  # hex -> companies, start hexes included
    networks: list[list[tuple[str, str]]]  # by company: pairs of adjacent hexes to draw as track
    supply: list[int]
    value: list[int]
    held: list[int]  # by company: locos behind all screens together (PAR-11.2)
    hand_sizes: list[int]
    hands: list[list[int] | None]  # by seat; None = hidden from this seat
    limit: int  # holding limit (PAR-8.6)
    building: Building | None
    given: str | None  # colour given back in a Trade in progress
    ledger: list[list[int]] | None  # by seat and company: locos taken minus given; None with no_ledger
    at_least: list[list[int]] | None  # by seat and company: the bound of PAR-11.3
    quiet_turns: int  # Trades in a row that count towards the stalemate (PAR-9.8)
    quiet_limit: int  # 0 = off (PAR-9.8)


class Reach(Struct, frozen=True):
    """How far a company can still get with up to five locos of its store (overlay "reach")."""

    company: str
    steps: dict[str, int]  # hex -> locos needed to stand there
    best: int  # most points of a Build of at most five
    way: list[str]  # the hexes of that Build, in order


class Ending(Struct, frozen=True):
    """What would end the game (overlay "what ends the game")."""

    filled_stores: int  # the game ends when only one is left (PAR-9.3)
    marseille: list[int | None]  # by company: locos needed to reach Marseille, 0 = is there, None = cannot
    trades_left: int | None  # counted Trades until PAR-9.8, None = off


class ParisInsights(Insights, frozen=True, kw_only=True):
    """The overlays of Paris Connection."""

    worth: int | None  # what the own holding would score now; None for a spectator
    products: list[int] | None  # by company: own locos times value
    reach: list[Reach]
    ending: Ending


def view(state: State, seat: int | None) -> ParisView:
    """Name every field that goes out; what is not named stays in."""
    seats = range(state.setting.seats)
    ledger = not state.setting.options["no_ledger"]
    return ParisView(
        phase=PHASES[state.phase],
        to_act=[] if state.phase == OVER else [state.mover],
        prompt=_prompt(state),
        clause=_clause(state),
        turn=state.turn,
        board=state.board.name,
        mover=state.mover,
        start_player=state.first,
        starts=[HEXES[hex] for hex in state.setting.starts],
        locos=_locos(state),
        networks=[_network(state, company) for company in range(6)],
        supply=state.supply[:],
        value=state.value[:],
        held=[sum(state.hands[company::6]) for company in range(6)],
        hand_sizes=[sum(hand(state, other)) for other in seats],
        hands=[hand(state, other) if sees_hand(state, seat, other) else None for other in seats],
        limit=state.setting.limit,
        building=_building(state),
        given=COMPANIES[state.given] if state.phase == TAKING else None,
        ledger=[state.net[other * 6 : other * 6 + 6] for other in seats] if ledger else None,
        at_least=[_at_least(state, other) for other in seats] if ledger else None,
        quiet_turns=state.quiet,
        quiet_limit=state.setting.quiet_limit,
    )


def sees_hand(state: State, seat: int | None, other: int) -> bool:
    """Own holdings always, all of them at the end or if they lie open (PAR-11.3, PAR-11.4, PAR-V2)."""
    return seat == other or state.phase == OVER or state.setting.open_hands


def left_in_build(state: State) -> int:
    """How many locos may still be placed in this Build (PAR-4.1, PAR-4.2)."""
    return min(MOST_LOCOS - state.placed, state.supply[state.building])


def _locos(state: State) -> dict[str, list[str]]:
    locos: dict[str, list[str]] = {}
    for company, hexes in enumerate(state.laid):
        for hex in hexes:
            locos.setdefault(HEXES[hex], []).append(COMPANIES[company])
    return locos


def _network(state: State, company: int) -> list[tuple[str, str]]:
    """Each loco joined to the one from which its track came."""
    hexes = state.laid[company]
    return [(HEXES[came_from(state, hexes[:at], hex)], HEXES[hex]) for at, hex in enumerate(hexes) if at > 0]


def _building(state: State) -> Building | None:
    if state.phase != LAYING:
        return None
    hexes = state.laid[state.building]
    placed = [HEXES[hex] for hex in hexes[len(hexes) - state.placed :]]
    return Building(COMPANIES[state.building], placed, state.points, left_in_build(state))


def _at_least(state: State, seat: int) -> list[int]:
    """What the public Trades of a seat force its holding to be (PAR-11.3)."""
    cells = range(seat * 6, seat * 6 + 6)
    return [state.net[at] - state.low[at] for at in cells]


def _prompt(state: State) -> Message:
    match PHASES[state.phase]:
        case "place":
            company, left = NAMES[state.building], left_in_build(state)
            return Message("prompt-place", {"company": company, "left": left, "placed": state.placed})
        case "take":
            return Message("prompt-take", {"given": NAMES[state.given]})
        case "over":
            return Message("prompt-over", {"reason": f"@reason-{REASONS[state.reason]}"})
    return Message("prompt-turn")


def _clause(state: State) -> str:
    if state.phase == OVER:
        return ENDS[REASONS[state.reason]]
    return {"turn": "PAR-3.2", "place": "PAR-4.4", "take": "PAR-8.2"}[PHASES[state.phase]]
