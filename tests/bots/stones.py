"""A small game for bots: take 1 to 3 stones in turn, who takes the last one wins; one seat secretly may leap."""

import json
from random import Random
from typing import ClassVar

from msgspec.structs import replace

from stellwerk.kernel.actions import Notations
from stellwerk.kernel.chance import Chance
from stellwerk.kernel.events import Lot
from stellwerk.kernel.meta import Credits, Meta
from stellwerk.kernel.outcome import Outcome

NOTATIONS = ["take:1", "take:2", "take:3", "leap", "land:4", "land:5"]
LEAP = 3
JOKER = Lot("joker", "STO-1.1")


class StonesState:
    """How many stones lie there, who moves, and who holds the joker: that one is hidden."""

    def __init__(self, seats: int, stones: int, joker: int) -> None:
        self.seats = seats
        self.stones = stones
        self.joker = joker  # -1 once it was used
        self.mover = 0
        self.leaping = False
        self.winner = -1

    def to_act(self) -> int:
        return 0 if self.winner >= 0 else 1 << self.mover

    def legal(self, seat: int) -> list[int]:
        if seat != self.mover or self.winner >= 0:
            return []
        if self.leaping:
            return [code for code, size in ((4, 4), (5, 5)) if size <= self.stones]
        leap = [LEAP] if self.joker == seat and self.stones >= 4 else []
        return [size - 1 for size in (1, 2, 3) if size <= self.stones] + leap

    def apply(self, seat: int, action: int, chance: Chance, journal: object = None) -> None:
        assert action in self.legal(seat)
        if action == LEAP:
            self.leaping, self.joker = True, -1
            return
        self.stones -= action if self.leaping else action + 1
        self.leaping = False
        if self.stones == 0:
            self.winner = seat
        self.mover = (seat + 1) % self.seats

    def determinize(self, seat: int, random: Random) -> "StonesState":
        other = self.clone()
        guess = int(random.random() * (self.seats - 1))
        if self.joker not in (-1, seat):
            other.joker = (seat + 1 + guess) % self.seats
        return other

    def outcome(self) -> Outcome | None:
        if self.winner < 0:
            return None
        scores = [int(seat == self.winner) for seat in range(self.seats)]
        return Outcome([2 - score for score in scores], scores, "empty", "STO-1.2", [], [])

    def clone(self) -> "StonesState":
        other = StonesState.__new__(StonesState)
        other.__dict__.update(self.__dict__)
        return other

    def dump(self) -> bytes:
        return json.dumps(self.__dict__).encode()


class Stones:
    """The game."""

    meta = Meta(
        id="stones",
        rules="1.0",
        titles={"en": "Stones"},
        least_seats=2,
        most_seats=4,
        seats_clause="STO-1.0",
        minutes=1,
        options=[],
        sections=[],
        credits=Credits([], [], 2000),
        reasons=["empty"],
        bots=["random", "greedy", "search-1"],
    )
    actions = Notations(NOTATIONS)
    chance: ClassVar[dict[str, Lot]] = {"joker": JOKER}

    def __init__(self, stones: int = 12, knowledge: bool = False) -> None:
        self.stones = stones
        self.meta = replace(self.meta, knowledge=knowledge)

    def setup(self, seats: int, options: dict[str, object], chance: Chance) -> StonesState:
        return StonesState(seats, self.stones, chance.draw(JOKER, seats))

    def evaluate(self, state: StonesState) -> list[float]:
        if state.winner >= 0:
            return [float(seat == state.winner) for seat in range(state.seats)]
        return [1 / state.seats] * state.seats

    def plans(self, state: StonesState, seat: int) -> list[tuple[int, ...]]:
        plans: list[tuple[int, ...]] = []
        for action in state.legal(seat):
            if action == LEAP:
                plans += [(LEAP, size) for size in (4, 5) if size <= state.stones]
            else:
                plans.append((action,))
        return plans
