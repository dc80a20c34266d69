"""A position and an attempt in plain words, as the clauses speak of them."""

from typing import Final

from msgspec import Struct

from stellwerk.games.paris.actions import ACTIONS
from stellwerk.games.paris.board import COMPANIES, HEXES
from stellwerk.games.paris.data import BOARDS_DATA
from stellwerk.games.paris.data_types import BoardData, HexData
from stellwerk.games.paris.rules.phases import PHASES, REASONS
from stellwerk.games.paris.state import State
from stellwerk.kernel import clauses as kernel
from stellwerk.kernel.actions import Mistake


class Position(Struct, frozen=True):
    """A position in plain words."""

    board: BoardData
    hexes: dict[str, HexData]
    locos: dict[str, frozenset[str]]  # hex -> companies
    networks: dict[str, set[str]]  # company -> hexes, its start hex included
    store: dict[str, int]
    hand: dict[str, int]  # of the seat that asks
    phase: str
    mover: int
    building: str | None
    placed: int
    given: str | None
    reason: str
    cut_off: str


class Attempt(kernel.Attempt, frozen=True):
    """What a seat wants to do, its notation taken apart."""

    company: str = ""
    hex: str = ""
    count: int = 0


PRINTED: Final = {name: {hex.id: hex for hex in data.hexes} for name, data in BOARDS_DATA.items()}
"""The hexes of each board by id."""

NOBODY: Final[frozenset[str]] = frozenset()

Clause = kernel.Clause[Position, Attempt]


def read_position(state: State, seat: int) -> Position:
    """The position as the rules speak of it."""
    data = BOARDS_DATA[state.board.name]
    networks = {name: {HEXES[hex] for hex in state.laid[index]} for index, name in enumerate(COMPANIES)}
    locos = dict.fromkeys(PRINTED[state.board.name], NOBODY)
    for name, hexes in networks.items():
        for hex in hexes:
            locos[hex] |= {name}
    return Position(
        board=data,
        hexes=PRINTED[state.board.name],
        locos=locos,
        networks=networks,
        store=dict(zip(COMPANIES, state.supply, strict=True)),
        hand=dict(zip(COMPANIES, state.hands[seat * 6 : seat * 6 + 6], strict=True)),
        phase=PHASES[state.phase],
        mover=state.mover,
        building=COMPANIES[state.building] if state.building >= 0 else None,
        placed=state.placed,
        given=COMPANIES[state.given] if state.given >= 0 else None,
        reason=REASONS[state.reason],
        cut_off=state.setting.options["cut_off"],
    )


def read_attempt(position: Position, seat: int, text: str) -> Attempt | None:
    """The parts of a notation; None if it is bad input, a hex that this board lacks included."""
    code = ACTIONS.read(text)
    if code is None:
        return None
    parts = text.split(":")
    match parts:
        case ["place", hex]:
            return Attempt(seat, "place", position.building or "", hex) if hex in position.hexes else None
        case ["take", company, count]:
            return Attempt(seat, "take", company, count=3 if isinstance(code, Mistake) and count != "0" else int(count))
        case [verb, company]:
            return Attempt(seat, verb, company)
    return Attempt(seat, parts[0])


def name_of(company: str) -> str:
    """A company as an argument of a sentence."""
    return f"@company-{company}"


def place_of(position: Position, hex: str) -> str:
    """A hex as people call it."""
    return position.hexes[hex].name or hex
