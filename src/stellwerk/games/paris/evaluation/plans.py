"""Macro moves for bots: whole Builds and Trades that make sense, instead of the thousands that there are."""

from typing import Final

from stellwerk.games.paris.actions import BUILD, GIVE, PLACE, STOP, TAKE
from stellwerk.games.paris.board import BIT, MOST_LOCOS, way
from stellwerk.games.paris.evaluation.chart import CHARTS, Chart, Prospect
from stellwerk.games.paris.evaluation.prospect import layers_within, memory, prospect, way_back
from stellwerk.games.paris.evaluation.worth import expected_values
from stellwerk.games.paris.rules.phases import LAYING, STRICT, TAKING
from stellwerk.games.paris.state import State
from stellwerk.kernel.chance import NoChance

LIKED: Final[float] = -0.6  # lead in a company from which on its points are wanted
RUN: Final[int] = 10  # locos to Marseille from which on a run is considered
GIVEN: Final[int] = 2  # colours that a Trade may give
TAKEN: Final[int] = 3  # colours that a Trade may take
BLOCKED: Final[int] = 2  # rivals' cities that a Build may take

NOTHING: Final[NoChance] = NoChance()

Plan = tuple[int, ...]


def plans(state: State, seat: int) -> list[Plan]:
    """Sensible chains of actions for this seat, at least one."""
    if state.phase == TAKING:
        return [(action,) for action in state.legal(seat)]
    rivals = rival_cities(state, seat)
    if state.phase == LAYING:
        found = build_plans(state, seat, state.building, rivals)
        return [*found, (STOP,)] if state.placed else found or [rehearsed(state, seat, [state.legal(seat)[0]])]
    found = trades(state, seat)
    for action in state.legal(seat):
        if action < GIVE:
            found += build_plans(state, seat, action - BUILD, rivals)
    return found


def lead(state: State, seat: int, company: int) -> float:
    """How many more locos of a company a seat holds than the others do on average."""
    held = 0
    for at in range(company, len(state.hands), 6):
        held += state.hands[at]
    own = state.hands[seat * 6 + company]
    return own - (held - own) / (state.setting.seats - 1)


def rival_cities(state: State, seat: int) -> list[int]:
    """The next city (bit) of each company in which this seat lags behind; the worst first."""
    chart = CHARTS[state.board.name]
    behind: list[tuple[float, int]] = []
    for company in range(6):
        ahead = lead(state, seat, company)
        if ahead < 0 and state.supply[company] and state.frontier[company]:
            hexes = prospect(chart, state.track[company], state.room).hexes
            for hex in hexes:
                if state.board.value[hex]:
                    behind.append((ahead * state.board.value[hex], chart.spots[hex]))
                    break
    behind.sort()
    return [city for _, city in behind[:BLOCKED]]


def build_plans(state: State, seat: int, company: int, rivals: list[int]) -> list[Plan]:
    """Builds of one company: for points, for the run to Marseille, to block, to waste."""
    chart = CHARTS[state.board.name]
    most = min(MOST_LOCOS - state.placed, state.supply[company])
    near = prospect(chart, state.track[company], state.room)
    ways = marseille_ways(chart, state, company, near, most)
    ahead = lead(state, seat, company)
    if ahead > LIKED:
        ways += point_ways(state, near.hexes[:most])
    if ahead < 0.5:
        wasted = near.waste[:most]
        ways.append(wasted)
        ways.append(wasted[:1])
    for city in rivals:
        if near.within & city:
            ways.append(way_to(chart, near.layers[:most], city))
    found: dict[Plan, int] = {}
    for hexes in ways:
        plan = finished(state, seat, company, hexes) if hexes else ()
        if plan:
            found[plan] = 0
    return list(found)


def point_ways(state: State, hexes: list[int]) -> list[list[int]]:
    """To the cities with the most points per loco: up to the last one in reach, and further."""
    last = len(hexes)
    while last and not state.board.value[hexes[last - 1]]:
        last -= 1
    ways = [hexes]
    if 0 < last < len(hexes):
        ways.append(hexes[:last])
    return ways


def marseille_ways(chart: Chart, state: State, company: int, near: Prospect, most: int) -> list[list[int]]:
    """The Build that ends the game, with as many points on the way as fit; or a run towards Marseille."""
    known = memory(chart, state.track[company])
    if known.steps > RUN:
        return []
    path = way_to(chart, near.layers, chart.marseille)
    if not path and known.steps > MOST_LOCOS:
        free = chart.grid(state.room) & ~known.track
        path = way_to(chart, layers_within(chart, near.layers[0], free, RUN), chart.marseille)
    if len(path) > most:
        return [path[:most]]
    if not path:
        return []
    extras = [hex for hex in near.hexes if hex not in path][: most - len(path)]
    return [path, extras + path] if extras else [path]


def way_to(chart: Chart, layers: list[int], goal: int) -> list[int]:
    """A shortest way to this hex (bit of the grid); empty if it is too far."""
    for at, layer in enumerate(layers):
        if layer & goal:
            return way_back(chart, layers[: at + 1], chart.hex_at[goal.bit_length() - 1])
    return []


def finished(state: State, seat: int, company: int, hexes: list[int]) -> Plan:
    """The chain of actions of a Build over these hexes, with its end if that does not come by itself (PAR-4.7)."""
    board = state.board
    free = state.room & ~state.track[company]
    frontier = state.frontier[company]
    actions = [] if state.phase == LAYING else [BUILD + company]
    for hex in hexes:
        bit = BIT[hex]
        if not frontier & bit:
            return ()
        free ^= bit
        frontier = (frontier | board.near_mask[hex]) & free
        actions.append(PLACE + hex)
    ends = (
        state.placed + len(hexes) == MOST_LOCOS or len(hexes) == state.supply[company] or hexes[-1] == board.marseille
    )
    if state.setting.cut_off and not harmless(state, company, free ^ state.room, 0 if ends else frontier):
        return rehearsed(state, seat, actions)
    if frontier and not ends:
        actions.append(STOP)
    return tuple(actions)


def harmless(state: State, company: int, own: int, frontier: int) -> bool:
    """Whether a Build that makes the company own these hexes certainly cuts nobody off, and goes on if it may.

    Placing takes room away and never gives any, so it is enough to look at the end (PAR-6.1).
    """
    if state.setting.cut_off == STRICT:
        return False
    board = state.board
    full = state.half | board.cities
    if frontier and not frontier & ~full:
        return False
    filled = full & own & ~state.track[company]
    room = state.room & ~filled
    for other in range(6):
        if other != company and state.watched[other] & filled:
            over = room & board.lands & ~state.track[other]
            if not way(board, state.frontier[other] & room, over, room & board.cities):
                return False
    return True


def rehearsed(state: State, seat: int, actions: list[int]) -> Plan:
    """As much of a chain as the rules allow, tried on a copy."""
    trial = state.clone()
    done: list[int] = []
    for action in actions:
        if trial.phase == LAYING or not done:
            if action not in trial.legal(seat):
                break
            trial.apply(seat, action, NOTHING)
            done.append(action)
    if trial.phase == LAYING and trial.mover == seat:
        if trial.placed == 0:
            return ()
        done.append(STOP)
    return tuple(done)


def trades(state: State, seat: int) -> list[Plan]:
    """Two of the best colours for one of the worst; every Trade that ends the game."""
    values = expected_values(state)
    order = sorted(range(6), key=lambda company: (values[company], company))
    hand = state.hands[seat * 6 : seat * 6 + 6]
    gives = [company for company in order if hand[company]][:GIVEN]
    full = sum(hand) >= state.setting.limit
    found: list[Plan] = []
    for given in gives:
        takes = [company for company in reversed(order) if company != given and state.supply[company]][:TAKEN]
        for taken in takes:
            if state.supply[taken] > 1 and not full:
                found.append((GIVE + given, TAKE + 2 * taken + 1))
            else:
                found.append((GIVE + given, TAKE + 2 * taken))
    return found + [plan for plan in ending_trades(state, hand) if plan not in found]


def ending_trades(state: State, hand: list[int]) -> list[Plan]:
    """With two stores filled: give to one of them and empty the other (PAR-9.3)."""
    if state.filled.bit_count() != 2:
        return []
    filled = [company for company in range(6) if state.supply[company]]
    found: list[Plan] = []
    for given, taken in (filled, filled[::-1]):
        if hand[given] and state.supply[taken] <= 2:
            found.append((GIVE + given, TAKE + 2 * taken + state.supply[taken] - 1))
    return found
