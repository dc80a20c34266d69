"""How far a company can get: the best Build now, the steps to every hex, the way to Marseille."""

from stellwerk.games.paris.actions import PLACE
from stellwerk.games.paris.board import BIT, MOST_LOCOS, Board, around, hexes_of, mask_of
from stellwerk.games.paris.rules.build import build
from stellwerk.games.paris.rules.cut_off import barred
from stellwerk.games.paris.rules.phases import LAYING
from stellwerk.games.paris.state import State
from stellwerk.kernel.chance import NoChance


def steps(state: State, company: int, most: int) -> dict[int, int]:
    """Locos needed to stand on each hex, at most `most`; the first of them must be legal now."""
    found: dict[int, int] = {}
    room = state.room & ~state.track[company]
    layer = state.frontier[company] & ~barred(state, company)
    seen = layer
    for count in range(1, most + 1):
        for hex in hexes_of(layer):
            found[hex] = count
        layer = around(state.board, layer & ~BIT[state.board.marseille]) & room & ~seen
        seen |= layer
    return found


def to_marseille(state: State, company: int) -> int | None:
    """Locos needed to reach Marseille as the board stands: 0 for who stands there, None if there is no way."""
    goal = BIT[state.board.marseille]
    if state.track[company] & goal:
        return 0
    room = state.room & ~state.track[company]
    layer = state.frontier[company]
    seen = layer
    count = 1
    while layer:
        if layer & goal:
            return count
        layer = around(state.board, layer) & room & ~seen
        seen |= layer
        count += 1
    return None


class Search:
    """The Build with the most points: branch and bound over sets of hexes, each set tried once."""

    def __init__(self, state: State, company: int, most: int) -> None:
        self.state = state
        self.company = company
        self.board: Board = state.board
        self.best = 0
        self.way: list[int] = []
        self.room = mask_of(list(steps(state, company, most)))
        self.far = distances(self.board, self.room, most)
        self.grow(state.frontier[company] & self.room, self.room, [], 0, most)

    def grow(self, front: int, free: int, way: list[int], points: int, left: int) -> None:
        """Extend a set of hexes by one of its frontier; what was tried before is no longer free."""
        if points > self.best and self.may_be_built(way):
            self.best, self.way = points, way
        if left == 0 or points + self.promise(front, free, left) <= self.best:
            return
        useful = [hex for hex in hexes_of(front) if self.far.get(hex, left + 1) <= left]
        for hex in sorted(useful, key=lambda at: (self.far[at], -self.board.value[at])):
            free ^= BIT[hex]
            value = self.board.value[hex]
            if hex == self.board.marseille:  # ends the Build (PAR-9.2)
                self.grow(0, 0, [*way, hex], points + value, 0)
            else:
                self.grow((front | self.board.near_mask[hex]) & free, free, [*way, hex], points + value, left - 1)

    def promise(self, front: int, free: int, left: int) -> int:
        """No Build of `left` locos brings more: one that needs so many landscape hexes has only the rest for cities."""
        most = 0
        values: list[int] = []
        layer = front
        for lands in range(left):
            cities = layer & self.board.cities
            while cities:
                values += [self.board.value[hex] for hex in hexes_of(cities)]
                free &= ~cities
                near = around(self.board, cities) & free
                layer |= near
                cities = near & self.board.cities
            values.sort(reverse=True)
            most = max(most, sum(values[: left - lands]))
            layer &= free & self.board.lands
            free &= ~layer
            layer = around(self.board, layer) & free
        return most

    def may_be_built(self, way: list[int]) -> bool:
        """Whether the cut-off rule lets every step pass."""
        if not self.state.danger and not any(self.state.watched):
            return True
        trial = self.state.clone()
        if trial.phase != LAYING or trial.building != self.company:
            build(trial, self.company)
        mover = trial.mover
        for hex in way:
            if trial.mover != mover or trial.phase != LAYING or PLACE + hex not in trial.legal(mover):
                return False
            trial.apply(mover, PLACE + hex, NoChance())
        return True


def distances(board: Board, room: int, most: int) -> dict[int, int]:
    """Locos that a way beginning on a hex needs to stand on a city; only up to `most`."""
    found: dict[int, int] = {}
    layer = room & board.cities
    seen = layer
    for count in range(1, most + 1):
        for hex in hexes_of(layer):
            found[hex] = count
        layer = around(board, layer) & room & ~seen
        seen |= layer
    return found


_KNOWN: dict[tuple[object, ...], tuple[int, list[int]]] = {}
_MOST_KNOWN = 600  # positions times companies: enough for the offers and the perspectives of a busy server


def best_build(state: State, company: int) -> tuple[int, list[int]]:
    """Most points of a Build of at most five locos from now on, and its hexes in order."""
    if state.phase == LAYING and state.building == company:
        most = min(MOST_LOCOS - state.placed, state.supply[company])
    else:
        most = min(MOST_LOCOS, state.supply[company])
    key = (state.board.name, state.setting.cut_off, company, most, *state.track)
    if key not in _KNOWN:
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        search = Search(state, company, most)
        _KNOWN[key] = (search.best, search.way)
    return _KNOWN[key]
