"""How far a company can get: the best Build now, the steps to every hex, the way to Marseille."""

from typing import TYPE_CHECKING

from stellwerk.games.paris.actions import PLACE
from stellwerk.games.paris.board import BIT, MOST_LOCOS, Board, around, hexes_of, mask_of
from stellwerk.games.paris.rules import LAYING, barred, build
from stellwerk.kernel.chance import NoChance

if TYPE_CHECKING:
    from stellwerk.games.paris.state import State


def steps(state: "State", company: int, most: int) -> dict[int, int]:
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


def to_marseille(state: "State", company: int) -> int | None:
    """Locos needed to reach Marseille as the board stands; None if there is no way."""
    goal = BIT[state.board.marseille]
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
    """The Build with the most points, by trying every useful set of hexes once."""

    def __init__(self, state: "State", company: int, most: int) -> None:
        self.state = state
        self.company = company
        self.board: Board = state.board
        self.best = -1
        self.way: list[int] = []
        self.room = mask_of(list(steps(state, company, most)))
        self.far = distances(self.board, self.room, most)
        values = sorted((self.board.value[hex] for hex in hexes_of(self.room & self.board.cities)), reverse=True)
        self.bound = [sum(values[:count]) for count in range(most + 1)]  # no so many cities can bring more
        self.grow(state.frontier[company] & self.room, 0, [], 0, most)

    def grow(self, front: int, closed: int, way: list[int], points: int, left: int) -> None:
        """Extend a set of hexes by one of its frontier; what was tried before stays closed."""
        if points > self.best and (not way or self.may_be_built(way)):
            self.best, self.way = points, way
        if left == 0:
            return
        front &= ~closed
        nearest = min((self.far[hex] for hex in hexes_of(front) if hex in self.far), default=left + 1)
        if nearest > left or points + self.bound[left - nearest + 1] <= self.best:
            return
        for hex in hexes_of(front):
            if self.far.get(hex, left + 1) <= left:
                closed |= BIT[hex]
                self.extend(hex, front, closed, way, points, left)

    def extend(self, hex: int, front: int, closed: int, way: list[int], points: int, left: int) -> None:
        """Place a loco there and go on, unless it is Marseille: that ends the Build (PAR-9.2)."""
        value = self.board.value[hex]
        if hex == self.board.marseille:
            self.grow(0, closed, [*way, hex], points + value, 0)
        else:
            wider = front | (self.board.near_mask[hex] & self.room)
            self.grow(wider, closed, [*way, hex], points + value, left - 1)

    def may_be_built(self, way: list[int]) -> bool:
        """Whether the cut-off rule lets every step pass."""
        if not self.state.danger and not any(self.state.watched):
            return True
        trial = self.state.clone()
        if trial.phase != LAYING:
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


def best_build(state: "State", company: int) -> tuple[int, list[int]]:
    """Most points of a Build of at most five locos from now on, and its hexes in order."""
    if state.phase == LAYING and state.building == company:
        most = min(MOST_LOCOS - state.placed, state.supply[company])
    else:
        most = min(MOST_LOCOS, state.supply[company])
    search = Search(state, company, most)
    return max(search.best, 0), search.way
