"""Where a company can go from where it stands; remembered, as most of the map stays the same from turn to turn."""

from typing import Final

from stellwerk.games.paris.board import BIT, MOST_LOCOS, Board
from stellwerk.games.paris.evaluation.chart import NOWHERE, Chart, Memory, Prospect

SIGHT: Final[int] = 7  # locos looked ahead
MOST_TRACKS: Final[int] = 20_000
MOST_SURROUNDINGS: Final[int] = 6


def memory(chart: Chart, track: int) -> Memory:
    """What is remembered of a track; a new memory if there is none."""
    known = chart.memories.get(track)
    if known is not None:
        return known
    if len(chart.memories) >= MOST_TRACKS:
        chart.memories.clear()
    region = 0
    steps = NOWHERE
    rest = track
    while rest:
        low = rest & -rest
        hex = low.bit_length() - 1
        region |= chart.regions[hex]
        steps = min(steps, chart.steps[hex])
        rest ^= low
    known = chart.memories[track] = Memory(chart.grid(track), region, steps)
    return known


def prospect(chart: Chart, track: int, room: int) -> Prospect:
    """The prospect of a company with this track: as found before, if nothing that mattered has changed."""
    known = memory(chart, track)
    for old in known.prospects:
        if room & old.examined == old.room:
            return old
    grid_room = chart.grid(room)
    around = chart.around(known.track)
    free = grid_room & ~known.track
    layers = layers_within(chart, around & free, free, SIGHT)
    seen = union(layers)
    examined = chart.hexes(around | chart.around(seen))
    hexes = chase(chart, layers, free & ~chart.marseille)
    wasted = waste(chart.board, chart.hexes(around & free), room & ~track)
    near = layers[:MOST_LOCOS]
    new = Prospect(examined, room & examined, near, union(near), hexes, wasted)
    known.prospects.insert(0, new)
    if len(known.prospects) > MOST_SURROUNDINGS:
        known.prospects.pop()
    return new


def layers_within(chart: Chart, frontier: int, free: int, most: int) -> list[int]:
    """The hexes that one more loco reaches, two, and so on; nothing leads on from Marseille (PAR-9.2)."""
    layers: list[int] = []
    layer = frontier
    seen = frontier
    while layer and len(layers) < most:
        layers.append(layer)
        layer = chart.around(layer & ~chart.marseille) & free & ~seen
        seen |= layer
    return layers


def union(layers: list[int]) -> int:
    """All hexes of these layers."""
    all = 0
    for layer in layers:
        all |= layer
    return all


def chase(chart: Chart, layers: list[int], free: int) -> list[int]:
    """Up to five hexes: to the city with the most points per loco, from there to the next, never to Marseille."""
    hexes: list[int] = []
    while layers and len(hexes) < MOST_LOCOS:
        at = best_layer(chart, layers)
        if at < 0:
            break
        way = way_back(chart, layers[: at + 1], best_city(chart, layers[at]))
        hexes += way
        frontier = layers[0]
        for hex in way:
            free &= ~chart.spots[hex]
            frontier |= chart.near[hex]
        layers = layers_within(chart, frontier & free, free, SIGHT - len(hexes))
    return hexes[:MOST_LOCOS]


def best_layer(chart: Chart, layers: list[int]) -> int:
    """The distance (less one) at which a city brings the most points per loco; -1 if there is none."""
    best = -1
    best_value = 0
    for at, layer in enumerate(layers):
        value = 0
        for mask in chart.grid_worth:
            if not layer & mask:
                break
            value += 1
        if value * (best + 1) > best_value * (at + 1) or (value and best < 0):
            best = at
            best_value = value
    return best


def best_city(chart: Chart, layer: int) -> int:
    """A city of the highest value among these hexes, as hex of the engine."""
    for mask in chart.grid_worth:
        if layer & mask:
            layer &= mask
    return chart.hex_at[(layer & -layer).bit_length() - 1]


def way_back(chart: Chart, layers: list[int], target: int) -> list[int]:
    """The hexes from the first layer to the target, one of each."""
    way = [target]
    for at in range(len(layers) - 2, -1, -1):
        step = chart.near[way[-1]] & layers[at]
        way.append(chart.hex_at[(step & -step).bit_length() - 1])
    way.reverse()
    return way


def waste(board: Board, frontier: int, free: int) -> list[int]:
    """Five hexes where locos lead nowhere: away from cities, into corners."""
    cities = board.cities
    hexes: list[int] = []
    while len(hexes) < MOST_LOCOS:
        best = -1
        best_cost = NOWHERE
        rest = frontier & ~cities
        while rest:
            low = rest & -rest
            rest ^= low
            hex = low.bit_length() - 1
            near = board.near_mask[hex] & free
            cost = near.bit_count() + 6 * (near & cities & ~frontier).bit_count()
            if cost < best_cost:
                best = hex
                best_cost = cost
        if best < 0:
            break
        hexes.append(best)
        free ^= BIT[best]
        frontier = (frontier | board.near_mask[best]) & free
    return hexes
