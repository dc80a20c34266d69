"""What a company can still collect from where it stands; remembered, as most of the map stays the same."""

from typing import Final

from stellwerk.games.paris.board import BIT, BOARDS, MOST_LOCOS, Board

FAR: Final[int] = 12  # locos looked ahead
NOWHERE: Final[int] = 99
MOST_TRACKS: Final[int] = 20_000
MOST_SURROUNDINGS: Final[int] = 8


class Prospect:
    """The cities that a company would go for one after another, and the points on the way."""

    __slots__ = ("curve", "examined", "hexes", "room")

    def __init__(self, examined: int, room: int, hexes: list[int], curve: list[int]) -> None:
        self.examined: int = examined  # hexes that were looked at (mask)
        self.room: int = room  # those of them that had room
        self.hexes: list[int] = hexes  # in building order
        self.curve: list[int] = curve  # points after 0, 1, 2 ... FAR locos


class Reach:
    """The hexes that a company could stand on after one more loco, two, ... five."""

    __slots__ = ("all", "examined", "layers", "room")

    def __init__(self, examined: int, room: int, layers: list[int], all: int) -> None:
        self.examined: int = examined
        self.room: int = room
        self.layers: list[int] = layers  # masks
        self.all: int = all


class Memory:
    """What is known of one track: its neighbours, its way to Marseille, its prospects in different surroundings."""

    __slots__ = ("around", "prospects", "reaches", "steps")

    def __init__(self, around: int, steps: int) -> None:
        self.around: int = around
        self.steps: int = steps  # locos to Marseille on the empty board
        self.prospects: list[Prospect] = []
        self.reaches: list[Reach] = []


class Chart:
    """Tables of one board for the bots, and what they remember."""

    __slots__ = ("by_value", "marseille", "memories", "near", "steps", "value")

    def __init__(self, board: Board) -> None:
        self.near: list[int] = board.near_mask
        self.value: list[int] = board.value
        self.marseille: int = BIT[board.marseille]
        self.by_value: list[int] = [0] * 4  # cities by their value (masks), Marseille left out
        for hex, value in enumerate(board.value):
            if 0 < value < 4:
                self.by_value[value] |= BIT[hex]
        self.steps: list[int] = steps_to(board, board.marseille)
        self.memories: dict[int, Memory] = {}  # by track


def steps_to(board: Board, goal: int) -> list[int]:
    """By hex: the locos needed to get from there to the goal on the empty board."""
    steps = [NOWHERE] * len(BIT)
    steps[goal] = 0
    wave = [goal]
    while wave:
        after: list[int] = []
        for hex in wave:
            for other in range(len(BIT)):
                if steps[other] == NOWHERE and board.near_mask[other] & BIT[hex]:
                    steps[other] = steps[hex] + 1
                    after.append(other)
        wave = after
    return steps


CHARTS: Final[dict[str, Chart]] = {name: Chart(board) for name, board in BOARDS.items()}


def memory(chart: Chart, track: int) -> Memory:
    """What is remembered of a track; a new memory if there is none."""
    known = chart.memories.get(track)
    if known is not None:
        return known
    if len(chart.memories) >= MOST_TRACKS:
        chart.memories.clear()
    around = 0
    steps = NOWHERE
    rest = track
    while rest:
        low = rest & -rest
        hex = low.bit_length() - 1
        around |= chart.near[hex]
        steps = min(steps, chart.steps[hex])
        rest ^= low
    known = chart.memories[track] = Memory(around & ~track, steps)
    return known


def prospect(chart: Chart, track: int, room: int) -> Prospect:
    """The prospect of a company with this track: as found before, if nothing that mattered has changed."""
    known = memory(chart, track)
    for old in known.prospects:
        if room & old.examined == old.room:
            return old
    new = chase(chart, track, known.around, room)
    known.prospects.insert(0, new)
    if len(known.prospects) > MOST_SURROUNDINGS:
        known.prospects.pop()
    return new


def reach(chart: Chart, track: int, room: int) -> Reach:
    """How far a company with this track gets with one Build: as found before, if nothing that mattered has changed."""
    known = memory(chart, track)
    for old in known.reaches:
        if room & old.examined == old.room:
            return old
    new = spread(chart, track, known.around, room)
    known.reaches.insert(0, new)
    if len(known.reaches) > MOST_SURROUNDINGS:
        known.reaches.pop()
    return new


def spread(chart: Chart, track: int, around: int, room: int) -> Reach:
    """The hexes by distance; nothing leads on from Marseille (PAR-9.2)."""
    free = room & ~track
    examined = around
    layer = around & free
    seen = layer
    layers: list[int] = []
    while layer and len(layers) < MOST_LOCOS:
        layers.append(layer)
        wide = widened(chart, layer & ~chart.marseille)
        examined |= wide
        layer = wide & free & ~seen
        seen |= layer
    return Reach(examined, room & examined, layers, seen & ~layer if len(layers) == MOST_LOCOS else seen)


def widened(chart: Chart, layer: int) -> int:
    """The neighbours of all these hexes."""
    wide = 0
    while layer:
        low = layer & -layer
        wide |= chart.near[low.bit_length() - 1]
        layer ^= low
    return wide


def chase(chart: Chart, track: int, around: int, room: int) -> Prospect:
    """Go for the city with the most points per loco, again and again; Marseille would end the game and is left out."""
    free = room & ~track & ~chart.marseille
    examined = around
    frontier = around & free
    hexes: list[int] = []
    curve: list[int] = [0]
    points = 0
    while frontier and len(hexes) < FAR:
        layers: list[int] = []
        target, seen = best_target(chart, frontier, free, layers)
        examined |= seen
        if target < 0:
            break
        for hex in way_back(chart, layers, target):
            free &= ~BIT[hex]
            frontier |= chart.near[hex]
            examined |= chart.near[hex]
            points += chart.value[hex]
            hexes.append(hex)
            curve.append(points)
        frontier &= free
    while len(curve) <= FAR:
        curve.append(points)
    return Prospect(examined, room & examined, hexes, curve)


def best_target(chart: Chart, frontier: int, free: int, layers: list[int]) -> tuple[int, int]:
    """The city with the most points per loco, and all that was looked at; `layers` gets the hexes by distance."""
    target = -1
    value = 0  # of the target
    last = 1  # its distance
    distance = 0
    seen = frontier
    examined = 0
    layer = frontier
    while layer:
        distance += 1
        layers.append(layer)
        worth, hit = best_city(chart, layer)
        if worth * last > value * distance:
            target = (hit & -hit).bit_length() - 1
            value = worth
            last = distance
        if value * (distance + 1) >= 3 * last:  # a city further on cannot be better
            break
        wide = widened(chart, layer)
        examined |= wide
        layer = wide & free & ~seen
        seen |= layer
    del layers[last:]
    return target, examined


def best_city(chart: Chart, layer: int) -> tuple[int, int]:
    """The highest value among these hexes, and the cities that have it (mask)."""
    hit = layer & chart.by_value[3]
    if hit:
        return 3, hit
    hit = layer & chart.by_value[2]
    if hit:
        return 2, hit
    return 1 if layer & chart.by_value[1] else 0, layer & chart.by_value[1]


def way_back(chart: Chart, layers: list[int], target: int) -> list[int]:
    """The hexes from the first layer to the target, one of each."""
    path = [target]
    for at in range(len(layers) - 2, -1, -1):
        step = chart.near[path[-1]] & layers[at]
        path.append((step & -step).bit_length() - 1)
    path.reverse()
    return path
