"""What a seat may see of Paris Connection: every field that goes out is named here."""

from msgspec import Struct

from stellwerk.games.paris.board import COMPANIES, HEXES
from stellwerk.games.paris.prompts import clause, prompt
from stellwerk.games.paris.rules.build import left_in_build
from stellwerk.games.paris.rules.facts import came_from
from stellwerk.games.paris.rules.phases import LAYING, OVER, PHASES, TAKING
from stellwerk.games.paris.scoring import hand
from stellwerk.games.paris.state import State
from stellwerk.kernel.view import View


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


def view(state: State, seat: int | None) -> ParisView:
    """Name every field that goes out; what is not named stays in."""
    seats = range(state.setting.seats)
    ledger = not state.setting.options["no_ledger"]
    return ParisView(
        phase=PHASES[state.phase],
        to_act=[] if state.phase == OVER else [state.mover],
        prompt=prompt(state),
        clause=clause(state),
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
