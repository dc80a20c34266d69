"""Why something is not allowed: one predicate per clause, read in the order of section 13.

This is the second reading of the rules. It looks at nothing but the locos on the board, stores, holdings and the step
of the turn, and knows nothing of what rules.py keeps to be fast.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from stellwerk.games.paris.actions import ACTIONS
from stellwerk.games.paris.board import COMPANIES, HEXES
from stellwerk.games.paris.data import BOARDS_DATA, BoardData, HexData
from stellwerk.games.paris.rules import PHASES, REASONS
from stellwerk.kernel.actions import Mistake
from stellwerk.kernel.message import Argument
from stellwerk.kernel.refusal import INPUT, Refusal

if TYPE_CHECKING:
    from stellwerk.games.paris.state import State


class Position(Struct, frozen=True):
    """A position in plain words."""

    board: BoardData
    hexes: dict[str, HexData]
    locos: dict[str, set[str]]  # hex -> companies
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


class Attempt(Struct, frozen=True):
    """What a seat wants to do, its notation taken apart."""

    seat: int
    verb: str
    company: str = ""
    hex: str = ""
    count: int = 0


Clause = Callable[[Position, Attempt], Refusal | None]


def refusal(state: "State", seat: int, action: int | str) -> Refusal | None:
    """The first clause that this attempt breaks."""
    text = ACTIONS.notation(action) if isinstance(action, int) else action
    position = read_position(state, seat)
    attempt = read_attempt(position, seat, text)
    if attempt is None:
        return Refusal(INPUT, {"text": text[:80]})
    for clause in (*ALWAYS, *BY_VERB.get(attempt.verb, ())):
        broken = clause(position, attempt)
        if broken is not None:
            return broken
    return None


def read_position(state: "State", seat: int) -> Position:
    """The position as the rules speak of it."""
    data = BOARDS_DATA[state.board.name]
    networks = {name: {HEXES[hex] for hex in state.laid[index]} for index, name in enumerate(COMPANIES)}
    locos: dict[str, set[str]] = {hex.id: set() for hex in data.hexes}
    for name, hexes in networks.items():
        for hex in hexes:
            locos[hex].add(name)
    return Position(
        board=data,
        hexes={hex.id: hex for hex in data.hexes},
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


def refuse(clause: str, objects: list[str] | None = None, **data: Argument) -> Refusal:
    """The clause, the figures of this case, the things on the board that it is about."""
    return Refusal(clause, data, objects or [])


# Whoever, whatever


def game_is_running(position: Position, attempt: Attempt) -> Refusal | None:
    """Nothing can be done after the end."""
    clauses = {"marseille": "PAR-9.1", "supply": "PAR-9.3", "stalemate": "PAR-9.8"}
    return refuse(clauses[position.reason]) if position.phase == "over" else None


def seat_is_on_turn(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-3.1: one turn each, in seat order."""
    return refuse("PAR-3.1", mover=position.mover) if attempt.seat != position.mover else None


def passing_is_not_allowed(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-3.3: there is always something to do."""
    return refuse("PAR-3.3") if attempt.verb == "pass" else None


def action_fits_the_step(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-3.2: one action, its steps in order."""
    steps = {"build": "turn", "give": "turn", "place": "place", "stop": "place", "take": "take"}
    if steps[attempt.verb] == position.phase:
        return None
    return refuse("PAR-3.2", verb=attempt.verb, phase=position.phase)


# Build: choice and number


def store_is_not_empty(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-4.2: a colour whose store is empty cannot be chosen."""
    if position.store[attempt.company] > 0:
        return None
    return refuse("PAR-4.2", [f"store:{attempt.company}"], company=name_of(attempt.company))


def some_hex_is_legal(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-4.3: each loco taken must be placed."""
    for hex in position.hexes:
        trial = Attempt(attempt.seat, "place", attempt.company, hex)
        if all(clause(position, trial) is None for clause in WHERE):
            return None
    return refuse("PAR-4.3", [f"company:{attempt.company}"], company=name_of(attempt.company))


def one_loco_at_least(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-4.1: a Build has at least one loco."""
    assert position.building is not None
    return refuse("PAR-4.1", company=name_of(position.building)) if position.placed == 0 else None


# Build: where a loco may be placed


def not_on_start_or_eiffel(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-5.7: nothing is built in Paris itself."""
    if position.hexes[attempt.hex].kind not in ("start", "eiffel"):
        return None
    return refuse("PAR-5.7", [f"hex:{attempt.hex}"], place=place_of(position, attempt.hex))


def one_loco_of_a_colour(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-5.4: a hex never holds two locos of one colour."""
    if attempt.company not in position.locos[attempt.hex]:
        return None
    where = place_of(position, attempt.hex)
    return refuse("PAR-5.4", [f"hex:{attempt.hex}"], company=name_of(attempt.company), place=where)


def landscape_has_room(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-5.5: a landscape hex holds two locos."""
    there = sorted(position.locos[attempt.hex], key=COMPANIES.index)
    if position.hexes[attempt.hex].kind != "land" or len(there) < 2:
        return None
    first, second = (name_of(company) for company in there)
    return refuse("PAR-5.5", [f"hex:{attempt.hex}"], place=attempt.hex, first=first, second=second)


def city_is_free(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-5.6: a city hex holds one loco."""
    there = position.locos[attempt.hex]
    if position.hexes[attempt.hex].kind != "city" or not there:
        return None
    where = place_of(position, attempt.hex)
    return refuse("PAR-5.6", [f"hex:{attempt.hex}"], place=where, other=name_of(next(iter(there))))


def not_across_a_barrier(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-5.3: hexes parted by a dashed line are not neighbours."""
    if next_to_own_track(position, attempt) is None:
        return None
    own = position.networks[attempt.company]
    for barrier in position.board.barriers:
        for near, far in ((barrier.a, barrier.b), (barrier.b, barrier.a)):
            if far == attempt.hex and near in own:
                return refuse(
                    "PAR-5.3",
                    [f"hex:{near}", f"hex:{far}"],
                    company=name_of(attempt.company),
                    place=place_of(position, far),
                    own=place_of(position, near),
                    barrier=barrier.name,
                )
    return None


def next_to_own_track(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-5.2: a loco continues the network of its colour."""
    own = position.networks[attempt.company]
    if any(near in own for near in position.hexes[attempt.hex].neighbours):
        return None
    where = place_of(position, attempt.hex)
    return refuse("PAR-5.2", [f"hex:{attempt.hex}"], company=name_of(attempt.company), place=where)


def nobody_is_cut_off(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-6.1: no placement may cut a company off."""
    if position.cut_off == "off":
        return None
    locos = {hex: set(there) for hex, there in position.locos.items()}
    locos[attempt.hex].add(attempt.company)
    for company in COMPANIES:
        if is_cut_off(position, locos, company):
            return refuse(
                "PAR-6.1",
                [f"hex:{attempt.hex}", f"company:{company}"],
                company=name_of(attempt.company),
                place=place_of(position, attempt.hex),
                victim=name_of(company),
            )
    return None


def is_cut_off(position: Position, locos: dict[str, set[str]], company: str) -> bool:
    """PAR-6.4, and PAR-V3 for `strict`."""
    if position.cut_off == "strict":
        free = [hex for hex in position.board.hexes if hex.kind == "city" and not locos[hex.id]]
        return bool(free) and not is_open(position, locos, company)
    return not is_connected(position, locos, company) and not is_open(position, locos, company)


def is_connected(position: Position, locos: dict[str, set[str]], company: str) -> bool:
    """PAR-6.2: a loco stands on a city."""
    return any(company in locos[hex.id] for hex in position.board.hexes if hex.kind == "city")


def is_open(position: Position, locos: dict[str, set[str]], company: str) -> bool:
    """PAR-6.3: a way over landscape with room leads from the network to a free city."""
    waiting = [hex for hex, there in locos.items() if company in there]
    seen = set(waiting)
    while waiting:
        for near in position.hexes[waiting.pop()].neighbours:
            kind = position.hexes[near].kind
            if kind == "city" and not locos[near]:
                return True
            if kind == "land" and len(locos[near]) < 2 and near not in seen:
                seen.add(near)
                waiting.append(near)
    return False


# Trade


def colour_is_held(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-8.1: the loco given back comes from behind the screen."""
    return refuse("PAR-8.1", company=name_of(attempt.company)) if position.hand[attempt.company] < 1 else None


def another_colour(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-8.2: not the colour just given back."""
    if attempt.company != position.given:
        return None
    return refuse("PAR-8.2", [f"store:{attempt.company}"], company=name_of(attempt.company), case="same")


def one_or_two(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-8.2: one loco or two."""
    if attempt.count in (1, 2):
        return None
    return refuse("PAR-8.2", [f"store:{attempt.company}"], company=name_of(attempt.company), case="number")


def store_holds_enough(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-8.3: not more than the store holds."""
    stored = position.store[attempt.company]
    if attempt.count <= stored:
        return None
    objects = [f"store:{attempt.company}"]
    return refuse("PAR-8.3", objects, company=name_of(attempt.company), stored=stored, count=attempt.count)


ALWAYS: tuple[Clause, ...] = (game_is_running, seat_is_on_turn, passing_is_not_allowed, action_fits_the_step)

WHERE: tuple[Clause, ...] = (
    not_on_start_or_eiffel,
    one_loco_of_a_colour,
    landscape_has_room,
    city_is_free,
    not_across_a_barrier,
    next_to_own_track,
    nobody_is_cut_off,
)

BY_VERB: dict[str, tuple[Clause, ...]] = {
    "build": (store_is_not_empty, some_hex_is_legal),
    "stop": (one_loco_at_least,),
    "place": WHERE,
    "give": (colour_is_held,),
    "take": (another_colour, one_or_two, store_holds_enough),
}
