"""What an action does, in the order of the rules: the fast reading of the specification."""

from typing import TYPE_CHECKING, Final

from stellwerk.games.paris.actions import PLACE
from stellwerk.games.paris.board import BAG, BIT, HEXES, MOST_LOCOS, NAMES, around, hexes_of, mask_of, way
from stellwerk.kernel.journal import Journal

if TYPE_CHECKING:
    from stellwerk.games.paris.state import State

TURN: Final[int] = 0  # D1: begin a Build or a Trade
LAYING: Final[int] = 1  # D2: place a loco or stop
TAKING: Final[int] = 2  # D3: take what a Trade brings
OVER: Final[int] = 3
PHASES: Final[list[str]] = ["turn", "place", "take", "over"]

STRICT: Final[int] = 2  # cut_off (PAR-V3)

MARSEILLE: Final[int] = 1  # reasons of the end, in order of precedence (PAR-9.7)
SUPPLY: Final[int] = 2
STALEMATE: Final[int] = 3
REASONS: Final[list[str]] = ["", "marseille", "supply", "stalemate"]


def build(state: "State", company: int) -> None:
    """Begin a Build; no loco is placed yet (PAR-4.1)."""
    state.phase = LAYING
    state.building = company
    state.placed = 0
    state.points = 0


def place(state: "State", hex: int, journal: Journal | None) -> None:
    """Put one loco on the map (sections 5 and 11)."""
    company = state.building
    if journal is not None:
        note_placed(state, hex, journal)
    left = state.supply[company] - 1
    state.supply[company] = left
    if left < 2:
        state.pairs &= ~(1 << company)
        if left == 0:
            state.filled ^= 1 << company
    state.placed += 1
    state.points += state.board.value[hex]
    lay(state, company, hex)
    if hex == state.board.marseille:  # PAR-9.2
        finish_build(state, "marseille", journal)
    elif state.placed == MOST_LOCOS:  # PAR-4.7
        finish_build(state, "five", journal)
    elif left == 0:
        finish_build(state, "store", journal)
    elif not state.places[company] or (state.danger and not allowed(state, company)):
        finish_build(state, "no_hex", journal)


def lay(state: "State", company: int, hex: int) -> None:
    """Make the hex part of the company's network and keep room, frontiers and vital hexes up to date."""
    bit = BIT[hex]
    board = state.board
    state.laid[company] = [*state.laid[company], hex]
    track = state.track[company] | bit
    state.track[company] = track
    city = board.cities & bit
    full = bool(city) or bool(state.half & bit)
    if full:
        fill(state, company, hex, bit)
    else:
        state.half |= bit
    frontier = state.frontier[company] ^ bit
    near = board.near_mask[hex] & state.room & ~(track | frontier)
    codes = state.places[company][:]
    codes.remove(PLACE + hex)
    if near:
        frontier |= near
        for other in board.near[hex]:
            if near & BIT[other]:
                codes.append(PLACE + other)
        codes.sort()
    elif not frontier:
        state.open &= ~(1 << company)
    state.frontier[company] = frontier
    state.places[company] = codes
    if state.danger or full:
        guard(state, company, bit, full, bool(city))


def fill(state: "State", company: int, hex: int, bit: int) -> None:
    """Take a hex that is full now from everybody else's frontier (PAR-5.5, PAR-5.6)."""
    state.room ^= bit
    state.half &= ~bit
    code = PLACE + hex
    for other in range(6):
        if other != company and state.frontier[other] & bit:
            state.frontier[other] ^= bit
            codes = state.places[other][:]
            codes.remove(code)
            state.places[other] = codes
            if not codes:
                state.open &= ~(1 << other)


def guard(state: "State", company: int, bit: int, full: bool, city: bool) -> None:
    """Find the vital hexes anew where the loco just laid may have changed them (PAR-6.1 to PAR-6.7)."""
    mode = state.setting.cut_off
    if mode == 0:
        return
    watched = state.watched
    changed = False
    if city and mode != STRICT:
        changed = state.vital[company] != 0
        state.vital[company] = watched[company] = 0  # connected for good (PAR-6.2)
    elif city or state.vital[company]:
        watch(state, company)
        changed = True
    if full:
        for other in range(6):
            if watched[other] & bit:
                watch(state, other)
                changed = True
    if changed or mode == STRICT:
        set_danger(state)


def watch(state: "State", company: int) -> None:
    """Find the hexes without which this company would be cut off, and ways that prove that there are no more.

    Only a hex of one way to a free city can be vital, and it is not if another way avoids it. As long as no hex of
    these ways becomes full, the answer stays the same.
    """
    board = state.board
    first = state.frontier[company]
    over = state.room & board.lands & ~state.track[company]
    goals = state.room & board.cities
    path = way(board, first, over, goals)
    vital = 0
    seen = path
    for hex in hexes_of(path):
        rest = ~BIT[hex]
        other = way(board, first & rest, over & rest, goals & rest)
        if other:
            seen |= other
        else:
            vital |= BIT[hex]
    state.vital[company] = vital
    state.watched[company] = seen


def set_danger(state: "State") -> None:
    """Note whether the cut-off rule may forbid anything now; under `strict` that is asked every time."""
    danger = 0
    if state.setting.cut_off == STRICT:
        danger = state.room & state.board.cities
    else:
        for company in range(6):
            danger |= state.vital[company]
    state.danger = danger


def barred(state: "State", company: int) -> int:
    """The hexes of a company's frontier that the cut-off rule forbids it (mask)."""
    board = state.board
    free = state.room & board.cities
    needed = 0
    for other in range(6):
        if other != company:
            needed |= state.vital[other]
    needed &= (state.half | free) & state.frontier[company]  # only a hex that becomes full can cut off
    if state.setting.cut_off == STRICT:
        needed = strictly_barred(state, company, needed, free)
    return needed


def strictly_barred(state: "State", company: int, needed: int, free: int) -> int:
    """PAR-V3: the builder must stay open too, and the last free city may always be taken."""
    if free & (free - 1) == 0:
        return needed & ~free if free else 0
    board = state.board
    over = state.room & board.lands & ~state.track[company]
    for hex in hexes_of(state.frontier[company] & free):
        first = (state.frontier[company] | board.near_mask[hex]) & ~BIT[hex] & ~state.track[company]
        if not way(board, first, over, free ^ BIT[hex]):
            needed |= BIT[hex]
    return needed


def allowed(state: "State", company: int) -> list[int]:
    """The placements of a company that the cut-off rule leaves."""
    codes = state.places[company]
    forbidden = barred(state, company)
    if not forbidden:
        return codes
    return [code for code in codes if not forbidden & BIT[code - PLACE]]


def ready(state: "State") -> int:
    """The companies with a legal hex, cut-off rule included (bits, PAR-4.3)."""
    companies = 0
    for company in range(6):
        if state.frontier[company] & ~barred(state, company):
            companies |= 1 << company
    return companies


def finish_build(state: "State", why: str, journal: Journal | None) -> None:
    """Score the Build (PAR-7.1, PAR-7.2), then look for the end of the game (PAR-3.4)."""
    company = state.building
    state.value[company] += state.points
    state.quiet = 0
    if journal is not None:
        note_built(state, why, journal)
    if why == "marseille":  # PAR-9.1
        state.reason = MARSEILLE
    elif state.filled & (state.filled - 1) == 0:  # PAR-9.3
        state.reason = SUPPLY
    next_turn(state, journal)


def give(state: "State", company: int, journal: Journal | None) -> None:
    """Give one loco back to its store (PAR-8.1)."""
    at = state.mover * 6 + company
    left = state.hands[at] - 1
    state.hands[at] = left
    if left == 0:
        state.holds[state.mover] &= ~(1 << company)
    net = state.net[:]
    net[at] -= 1
    state.net = net
    if net[at] < state.low[at]:
        low = state.low[:]
        low[at] = net[at]
        state.low = low
    stored = state.supply[company] + 1
    state.supply[company] = stored
    state.filled |= 1 << company
    if stored > 1:
        state.pairs |= 1 << company
    state.given = company
    state.phase = TAKING
    if journal is not None:
        data: dict[str, str | int] = {"seat": state.mover, "company": NAMES[company]}
        journal.note("gave", data, reveals=not state.setting.open_hands, line=False)


def take(state: "State", company: int, count: int, journal: Journal | None) -> None:
    """Take one or two locos of another colour (PAR-8.2), then look for the end of the game (PAR-9.4)."""
    at = state.mover * 6 + company
    state.hands[at] += count
    state.holds[state.mover] |= 1 << company
    net = state.net[:]
    net[at] += count
    state.net = net
    stored = state.supply[company] - count
    state.supply[company] = stored
    if stored < 2:
        state.pairs &= ~(1 << company)
        if stored == 0:
            state.filled ^= 1 << company
    state.quiet += 1
    if journal is not None:
        note_traded(state, company, count, journal)
    if state.filled & (state.filled - 1) == 0:  # PAR-9.3
        state.reason = SUPPLY
    elif 0 < state.setting.quiet_limit <= state.quiet:  # PAR-9.8
        state.reason = STALEMATE
    next_turn(state, journal)


def next_turn(state: "State", journal: Journal | None) -> None:
    """The next player is on turn (PAR-3.1), unless the game is over at once (PAR-9.6)."""
    state.building = -1
    state.placed = 0
    state.points = 0
    state.given = -1
    if state.reason:
        state.phase = OVER
        if journal is not None:
            journal.note("ended", {"reason": "@reason-" + REASONS[state.reason]})
        return
    state.phase = TURN
    state.turn += 1
    state.mover = (state.mover + 1) % state.setting.seats


def assemble(state: "State", laid: list[list[int]]) -> None:
    """Put locos on the board and derive all that the fast path keeps (PAR-2.3, PAR-2.6)."""
    board = state.board
    state.laid = laid
    state.track = [mask_of(hexes) for hexes in laid]
    once = 0
    twice = 0
    for track in state.track:
        twice |= once & track
        once |= track
    full = twice | (once & board.cities)
    state.room = (board.lands | board.cities) & ~full
    state.half = once & board.lands & ~twice
    state.frontier = [around(board, track) & state.room & ~track for track in state.track]
    state.places = [[PLACE + hex for hex in hexes_of(frontier)] for frontier in state.frontier]
    state.supply = [BAG - (len(laid[company]) - 1) - sum(state.hands[company::6]) for company in range(6)]
    count(state)
    watch_all(state)


def count(state: "State") -> None:
    """Derive the bits of stores, frontiers and holdings from the numbers."""
    state.filled = bits_of(state.supply)
    state.pairs = bits_of([stored - 1 for stored in state.supply])
    state.open = bits_of(state.frontier)
    state.holds = [bits_of(state.hands[seat * 6 : seat * 6 + 6]) for seat in range(state.setting.seats)]


def bits_of(numbers: list[int]) -> int:
    """A bit for every number above 0."""
    bits = 0
    for at, number in enumerate(numbers):
        if number > 0:
            bits |= 1 << at
    return bits


def watch_all(state: "State") -> None:
    """Find the vital hexes of every company that can still be cut off."""
    mode = state.setting.cut_off
    state.vital = [0] * 6
    state.watched = [0] * 6
    for company in range(6):
        if mode == STRICT or (mode and not state.track[company] & state.board.cities):
            watch(state, company)
    set_danger(state)


def came_from(state: "State", hexes: list[int], hex: int) -> int:
    """The hex of the network from which the track leads to a new one: the latest neighbour."""
    for own in reversed(hexes):
        if state.board.near_mask[own] & BIT[hex]:
            return own
    return hexes[0]


def note_placed(state: "State", hex: int, journal: Journal) -> None:
    """Write down a loco put on the map."""
    company = state.building
    data: dict[str, str | int] = {
        "seat": state.mover,
        "company": NAMES[company],
        "hex": HEXES[hex],
        "place": state.board.title[hex],
        "value": state.board.value[hex],
        "from_hex": HEXES[came_from(state, state.laid[company], hex)],
    }
    journal.note("placed", data, line=False)


def note_built(state: "State", why: str, journal: Journal) -> None:
    """Write down a Build: how many locos, how far, what it brought, and why it ended."""
    company = state.building
    hexes = state.laid[company][-state.placed :]
    cities = [hex for hex in hexes if state.board.cities & BIT[hex]]
    data: dict[str, str | int] = {
        "seat": state.mover,
        "company": NAMES[company],
        "locos": state.placed,
        "last": state.board.title[cities[-1] if cities else hexes[-1]],
        "points": state.points,
        "value": state.value[company],
        "hexes": " ".join([HEXES[hex] for hex in hexes]),
        "reason": why,
    }
    journal.note("built", data)


def note_traded(state: "State", company: int, count: int, journal: Journal) -> None:
    """Write down a Trade; it was seen by all (PAR-8.5)."""
    data: dict[str, str | int] = {
        "seat": state.mover,
        "given": NAMES[state.given],
        "taken": NAMES[company],
        "count": count,
    }
    journal.note("traded", data)
