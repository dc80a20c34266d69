"""Snapshots: a position as readable JSON with a version. Only what cannot be derived is stored."""

from functools import partial
from typing import Annotated, Literal

import msgspec
from msgspec import Meta as Limits

from stellwerk.games.paris.board import BAG, COMPANIES, HEX, HEXES
from stellwerk.games.paris.meta import META
from stellwerk.games.paris.rules.phases import LAYING, OVER, PHASES, REASONS, TAKING
from stellwerk.games.paris.rules.tables import assemble
from stellwerk.games.paris.state import Setting, State, opening
from stellwerk.kernel.options import completed
from stellwerk.kernel.snapshot import Snapshot, demand, load_snapshot

Count = Annotated[int, Limits(ge=0, le=BAG)]
Change = Annotated[int, Limits(ge=-BAG, le=BAG)]
Lowest = Annotated[int, Limits(ge=-BAG, le=0)]
Number = Annotated[int, Limits(ge=0, le=10_000_000)]
Six = Limits(min_length=6, max_length=6)


class ParisSnapshot(Snapshot):
    """A position; lists by company follow the order of companies.json."""

    version: Literal["paris/1"]
    tracks: Annotated[list[Annotated[list[str], Limits(min_length=1, max_length=BAG + 1)]], Six]  # start hex first
    deal: list[Annotated[list[Count], Six]]  # by seat
    net: list[Annotated[list[Change], Six]]  # by seat: locos taken minus given
    lowest: list[Annotated[list[Lowest], Six]]  # by seat: the lowest net so far (PAR-11.3)
    start_player: int
    turn: Annotated[int, Limits(ge=1, le=10_000_000)]
    phase: Literal["turn", "place", "take", "over"]
    building: str | None
    placed: Annotated[int, Limits(ge=0, le=5)]
    given: str | None
    quiet_turns: Number
    reason: Literal["", "marseille", "supply", "stalemate"]
    rules: str = "1.0"  # snapshots from before there were several versions do not name it


def dump(state: State) -> bytes:
    """The snapshot of a position."""
    snapshot = ParisSnapshot(
        version="paris/1",
        seats=state.setting.seats,
        options=state.setting.options,
        tracks=[[HEXES[hex] for hex in hexes] for hexes in state.laid],
        deal=_rows(state.deal),
        net=_rows(state.net),
        lowest=_rows(state.low),
        start_player=state.first,
        turn=state.turn,
        phase=PHASES[state.phase],  # type: ignore[arg-type]
        building=COMPANIES[state.building] if state.building >= 0 else None,
        placed=state.placed,
        given=COMPANIES[state.given] if state.given >= 0 else None,
        quiet_turns=state.quiet,
        reason=REASONS[state.reason],  # type: ignore[arg-type]
        rules=state.setting.rules,
    )
    return msgspec.json.encode(snapshot)


def load(text: bytes, rules: str) -> State:
    """The position of a snapshot by these rules; ValueError says what is wrong with it."""
    return load_snapshot(text, ParisSnapshot, META, partial(_restored, rules))


def _restored(rules: str, snapshot: ParisSnapshot) -> State:
    demand(snapshot.rules == rules, f"rules {rules}, not {snapshot.rules}")
    _check_table(snapshot)
    state = _restore(snapshot)
    _check_position(state)
    return state


def _check_table(snapshot: ParisSnapshot) -> None:
    """Sizes, options and ids, before anything is looked up."""
    seats = snapshot.seats
    demand(0 <= snapshot.start_player < seats, "the start player is a seat")
    demand(all(len(rows) == seats for rows in (snapshot.deal, snapshot.net, snapshot.lowest)), "a row per seat")
    demand(all(hex in HEX for hexes in snapshot.tracks for hex in hexes), "hexes of the board")
    demand(snapshot.building is None or snapshot.building in COMPANIES, "a company")
    demand(snapshot.given is None or snapshot.given in COMPANIES, "a company")


def _restore(snapshot: ParisSnapshot) -> State:
    """Rebuild the position, deriving stores, holdings and values."""
    laid = [[HEX[hex] for hex in hexes] for hexes in snapshot.tracks]
    setting = Setting(snapshot.seats, completed(META, snapshot.options), [hexes[0] for hexes in laid], snapshot.rules)
    state = opening(setting, _flat(snapshot.deal), snapshot.start_player)
    state.net, state.low = _flat(snapshot.net), _flat(snapshot.lowest)
    state.hands = [dealt + traded for dealt, traded in zip(state.deal, state.net, strict=True)]
    state.turn = snapshot.turn
    state.mover = (state.first + state.turn - 1) % snapshot.seats
    state.phase = PHASES.index(snapshot.phase)
    state.building = -1 if snapshot.building is None else COMPANIES.index(snapshot.building)
    state.given = -1 if snapshot.given is None else COMPANIES.index(snapshot.given)
    state.placed, state.quiet = snapshot.placed, snapshot.quiet_turns
    state.reason = REASONS.index(snapshot.reason)
    _check_tracks(state, laid)
    for company, hexes in enumerate(laid):
        state.value[company] = sum(state.board.value[hex] for hex in hexes)
    if state.building >= 0 and state.placed:
        state.points = sum(state.board.value[hex] for hex in laid[state.building][-state.placed :])
        state.value[state.building] -= state.points
    assemble(state, laid)
    return state


def _check_tracks(state: State, laid: list[list[int]]) -> None:
    """Start hexes, adjacency and room (PAR-2.3, PAR-5.2 to PAR-5.7)."""
    board = state.board
    demand(sorted(hexes[0] for hexes in laid) == sorted(board.starts), "a company on every start hex")
    fixed = state.setting.options["fixed_starts"]
    demand(not fixed or [hexes[0] for hexes in laid] == board.starts, "the fixed order of the start hexes (PAR-V1)")
    demand(state.building < 0 or state.placed < len(laid[state.building]), "the locos of the Build lie on the board")
    locos: dict[int, int] = {}
    for hexes in laid:
        demand(len(set(hexes)) == len(hexes), "one loco of a colour per hex")
        for at, hex in enumerate(hexes[1:], 1):
            demand(any(hex in board.near[own] for own in hexes[:at]), "a network hangs together")
            locos[hex] = locos.get(hex, 0) + 1
    demand(all(count <= (2 if board.lands >> hex & 1 else 1) for hex, count in locos.items()), "room on a hex")


def _check_position(state: State) -> None:
    """Numbers that fit together, and a phase that can be."""
    setting, seats = state.setting, range(state.setting.seats)
    demand(all(sum(state.deal[seat * 6 : seat * 6 + 6]) == setting.size for seat in seats), "size of a deal (PAR-2.5)")
    demand(all(sum(state.deal[company::6]) <= BAG for company in range(6)), "locos in the bag")
    pairs = zip(state.deal, state.net, state.low, strict=True)
    demand(all(low <= net and dealt + low >= 0 for dealt, net, low in pairs), "holdings never below 0")
    demand(min(state.supply) >= 0, "locos of a colour")
    for seat in seats:
        giving = state.phase == TAKING and seat == state.mover
        demand(sum(state.net[seat * 6 : seat * 6 + 6]) >= -giving, "a Trade never lowers a holding (PAR-8.7)")
    demand(setting.options["start_player"] in (None, state.first), "the start player named by the option")
    _check_phase(state)
    _check_cut_off(state)


def _check_phase(state: State) -> None:
    phase = state.phase
    demand((state.building >= 0) == (phase == LAYING), "a company is being built in phase place only")
    demand((state.given >= 0) == (phase == TAKING), "a colour was given in phase take only")
    demand(phase == LAYING or state.placed == 0, "locos of a Build in phase place only")
    demand((state.reason > 0) == (phase == OVER), "a reason at the end only")
    marseille = any(track >> state.board.marseille & 1 for track in state.track)
    demand(not marseille or phase == OVER, "the game ends with Marseille (PAR-9.1)")
    alone = state.filled & (state.filled - 1) == 0
    demand(not alone or phase == OVER, "the game ends with one filled store (PAR-9.3)")
    stale = 0 < state.setting.quiet_limit <= state.quiet
    demand(not stale or phase == OVER, "the game ends after so many Trades in a row (PAR-9.8)")
    due = ("supply" if alone else "stalemate" if stale else "") if not marseille else "marseille"
    demand(due == REASONS[state.reason], "the first reason that applies ends the game (PAR-9.7)")
    demand(phase == OVER or len(state.legal(state.mover)) > 0, "somebody has something to do (PAR-3.3)")
    demand(phase != LAYING or (state.supply[state.building] > 0 and state.placed < 5), "locos to build (PAR-4.7)")


def _check_cut_off(state: State) -> None:
    """No company is cut off (PAR-6.1)."""
    strict, free = state.setting.cut_off == 2, state.room & state.board.cities
    for company in range(6):
        tested = state.setting.cut_off and (strict or not state.track[company] & state.board.cities)
        if tested and not (strict and not free):
            demand(state.watched[company] > 0, "no company is cut off (PAR-6.1)")


def _rows(flat: list[int]) -> list[list[int]]:
    return [flat[at : at + 6] for at in range(0, len(flat), 6)]


def _flat(rows: list[list[int]]) -> list[int]:
    return [count for row in rows for count in row]
