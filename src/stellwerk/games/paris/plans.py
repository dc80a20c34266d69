"""Macro moves for bots: whole Builds and Trades that make sense, instead of the thousands that there are."""

from typing import TYPE_CHECKING, Final

from stellwerk.games.paris.actions import BUILD, GIVE, PLACE, STOP, TAKE
from stellwerk.games.paris.board import BIT, MOST_LOCOS
from stellwerk.games.paris.prospect import CHARTS, NOWHERE, Chart, memory, prospect, reach, way_back
from stellwerk.games.paris.worth import expected_values
from stellwerk.kernel.chance import NoChance

if TYPE_CHECKING:
    from stellwerk.games.paris.state import State

LAYING: Final[int] = 1  # the phases of state.py
TAKING: Final[int] = 2
STRICT: Final[int] = 2  # cut_off

LIKED: Final[float] = -0.6  # lead in a company from which on its points are wanted
RUN: Final[int] = 10  # locos to Marseille from which on a run is considered
GIVEN: Final[int] = 2  # colours that a Trade may give
TAKEN: Final[int] = 3  # colours that a Trade may take
BLOCKED: Final[int] = 2  # rivals' cities that a Build may take

NOTHING: Final[NoChance] = NoChance()

Plan = tuple[int, ...]


def plans(state: "State", seat: int) -> list[Plan]:
    """Sensible chains of actions for this seat, at least one."""
    if state.phase == TAKING:
        return [(action,) for action in state.legal(seat)]
    rivals = rival_cities(state, seat)
    if state.phase == LAYING:
        found = build_plans(state, seat, state.building, rivals)
        return [*found, (STOP,)] if state.placed else found
    found = trades(state, seat)
    for action in state.legal(seat):
        if action < GIVE:
            found += build_plans(state, seat, action - BUILD, rivals)
    return found


def lead(state: "State", seat: int, company: int) -> float:
    """How many more locos of a company a seat holds than the others do on average."""
    held = 0
    for at in range(company, len(state.hands), 6):
        held += state.hands[at]
    own = state.hands[seat * 6 + company]
    return own - (held - own) / (state.setting.seats - 1)


def rival_cities(state: "State", seat: int) -> list[int]:
    """The next city (bit) of each company in which this seat lags behind; the worst first."""
    chart = CHARTS[state.board.name]
    behind: list[tuple[float, int]] = []
    for company in range(6):
        ahead = lead(state, seat, company)
        if ahead < 0 and state.supply[company] and state.frontier[company]:
            hexes = prospect(chart, state.track[company], state.room).hexes
            for hex in hexes[:MOST_LOCOS]:
                if chart.value[hex]:
                    behind.append((ahead * chart.value[hex], BIT[hex]))
                    break
    behind.sort()
    return [city for _, city in behind[:BLOCKED]]


def build_plans(state: "State", seat: int, company: int, rivals: list[int]) -> list[Plan]:
    """Builds of one company: for points, for the run to Marseille, to block, to waste."""
    chart = CHARTS[state.board.name]
    most = min(MOST_LOCOS - state.placed, state.supply[company])
    ways: list[list[int]] = marseille_ways(chart, state, company, most)
    ahead = lead(state, seat, company)
    if ahead > LIKED:
        ways += point_ways(chart, state, company, most)
    if ahead < 0.5:
        wasted = waste_way(chart, state, company, most)
        if wasted:
            ways.append(wasted)
            ways.append(wasted[:1])
    near = reach(chart, state.track[company], state.room)
    for city in rivals:
        if near.all & city:
            ways += city_way(chart, near.layers, city, most)
    if not ways:
        ways.append(
            [hex - PLACE for hex in state.legal(seat)[:1]] if state.phase == LAYING else any_way(state, company)
        )
    found: dict[Plan, int] = {}
    for way in ways:
        plan = finished(state, seat, company, way)
        if plan:
            found[plan] = 0
    return list(found)


def any_way(state: "State", company: int) -> list[int]:
    """One loco somewhere."""
    frontier = state.frontier[company]
    return [(frontier & -frontier).bit_length() - 1]


def point_ways(chart: Chart, state: "State", company: int, most: int) -> list[list[int]]:
    """To the cities with the most points per loco: up to the last one in reach, and further."""
    hexes = prospect(chart, state.track[company], state.room).hexes[:most]
    last = len(hexes)
    while last and not chart.value[hexes[last - 1]]:
        last -= 1
    ways = [hexes] if hexes else []
    if 0 < last < len(hexes):
        ways.append(hexes[:last])
    return ways


def marseille_ways(chart: Chart, state: "State", company: int, most: int) -> list[list[int]]:
    """The Build that ends the game, with as many points on the way as fit; or a run towards Marseille."""
    track = state.track[company]
    if memory(chart, track).steps > RUN:
        return []
    path = path_to_marseille(chart, state.frontier[company], state.room & ~track)
    if not path:
        return []
    if len(path) > most:
        return [path[:most]]
    extras = [hex for hex in prospect(chart, track, state.room).hexes if hex not in path][: most - len(path)]
    return [path, extras + path] if extras else [path]


def path_to_marseille(chart: Chart, frontier: int, free: int) -> list[int]:
    """A shortest way to Marseille, empty if there is none within RUN locos."""
    layers: list[int] = []
    layer = frontier
    seen = frontier
    while layer and len(layers) < RUN:
        layers.append(layer)
        if layer & chart.marseille:
            return way_back(chart, layers, chart.marseille.bit_length() - 1)
        wide = 0
        while layer:
            low = layer & -layer
            wide |= chart.near[low.bit_length() - 1]
            layer ^= low
        layer = wide & free & ~seen
        seen |= layer
    return []


def city_way(chart: Chart, layers: list[int], city: int, most: int) -> list[list[int]]:
    """The shortest way to this city, if a Build gets there."""
    for at in range(min(most, len(layers))):
        if layers[at] & city:
            return [way_back(chart, layers[: at + 1], city.bit_length() - 1)]
    return []


def waste_way(chart: Chart, state: "State", company: int, most: int) -> list[int]:
    """Locos put where they lead nowhere: away from cities, into corners."""
    track = state.track[company]
    free = state.room & ~track
    frontier = state.frontier[company]
    cities = state.board.cities
    way: list[int] = []
    while len(way) < most:
        best = -1
        best_cost = NOWHERE
        rest = frontier & ~cities
        while rest:
            low = rest & -rest
            rest ^= low
            hex = low.bit_length() - 1
            near = chart.near[hex] & free
            cost = near.bit_count() + 6 * (near & cities & ~frontier).bit_count()
            if cost < best_cost:
                best = hex
                best_cost = cost
        if best < 0:
            break
        way.append(best)
        free ^= BIT[best]
        frontier = (frontier | chart.near[best]) & free
    return way


def finished(state: "State", seat: int, company: int, way: list[int]) -> Plan:
    """The chain of actions of a Build over these hexes, with its end if that does not come by itself (PAR-4.7)."""
    chart = CHARTS[state.board.name]
    track = state.track[company]
    frontier = state.frontier[company]
    mask = 0
    actions = [] if state.phase == LAYING else [BUILD + company]
    for hex in way:
        if not frontier & BIT[hex]:
            return ()
        mask |= BIT[hex]
        frontier = (frontier | chart.near[hex]) & state.room & ~(track | mask)
        actions.append(PLACE + hex)
    if careful(state, company, mask):
        return rehearsed(state, seat, actions)
    last = way[-1]
    placed = state.placed + len(way)
    if frontier and placed < MOST_LOCOS and len(way) < state.supply[company] and BIT[last] != chart.marseille:
        actions.append(STOP)
    return tuple(actions)


def careful(state: "State", company: int, mask: int) -> bool:
    """Whether the cut-off rule might forbid a part of a Build over these hexes."""
    if state.danger or state.setting.cut_off == STRICT:
        return True
    filling = mask & (state.half | state.board.cities)
    watched = 0
    for other in range(6):
        if other != company:
            watched |= state.watched[other]
    return filling & watched != 0


def rehearsed(state: "State", seat: int, actions: list[int]) -> Plan:
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


def trades(state: "State", seat: int) -> list[Plan]:
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


def ending_trades(state: "State", hand: list[int]) -> list[Plan]:
    """With two stores filled: give to one of them and empty the other (PAR-9.3)."""
    if state.filled.bit_count() != 2:
        return []
    filled = [company for company in range(6) if state.supply[company]]
    found: list[Plan] = []
    for given, taken in (filled, filled[::-1]):
        if hand[given] and state.supply[taken] <= 2:
            found.append((GIVE + given, TAKE + 2 * taken + state.supply[taken] - 1))
    return found
