"""A small game for bots: all seats secretly show 0, 1 or 2 at once; the highest total after the rounds wins."""

from random import Random
from typing import ClassVar

from stellwerk.kernel.actions import Notations
from stellwerk.kernel.chance import Chance
from stellwerk.kernel.meta import Credits, Meta
from stellwerk.kernel.outcome import Outcome, places

OPEN = -1


class FistsState:
    """Totals, and the choices of this round: hidden until all are in."""

    def __init__(self, seats: int, rounds: int) -> None:
        self.totals = [0] * seats
        self.shown = [OPEN] * seats
        self.rounds = rounds

    def to_act(self) -> int:
        return sum(1 << seat for seat, shown in enumerate(self.shown) if shown == OPEN) if self.rounds else 0

    def legal(self, seat: int) -> list[int]:
        return [0, 1, 2] if self.rounds and self.shown[seat] == OPEN else []

    def apply(self, seat: int, action: int, chance: Chance, journal: object = None) -> None:
        assert action in self.legal(seat)
        self.shown[seat] = action
        if OPEN not in self.shown:
            self.totals = [total + shown for total, shown in zip(self.totals, self.shown, strict=True)]
            self.shown = [OPEN] * len(self.shown)
            self.rounds -= 1

    def determinize(self, seat: int, random: Random) -> "FistsState":
        other = self.clone()
        for rival, shown in enumerate(self.shown):
            guess = int(random.random() * 3)
            if rival != seat and shown != OPEN:
                other.shown[rival] = guess
        return other

    def outcome(self) -> Outcome | None:
        return None if self.rounds else Outcome(places(self.totals), self.totals, "rounds", "FIS-1", [], [])

    def clone(self) -> "FistsState":
        other = FistsState.__new__(FistsState)
        other.totals, other.shown, other.rounds = self.totals[:], self.shown[:], self.rounds
        return other


class Fists:
    """The game."""

    meta = Meta(
        id="fists",
        rules="1.0",
        titles={"en": "Fists"},
        least_seats=2,
        most_seats=4,
        seats_clause="FIS-0",
        minutes=1,
        options=[],
        sections=[],
        credits=Credits([], [], 2000),
        reasons=["rounds"],
        bots=["random", "greedy", "search-1"],
    )
    actions = Notations(["show:0", "show:1", "show:2"])
    chance: ClassVar[dict[str, object]] = {}

    def setup(self, seats: int, options: dict[str, object], chance: Chance) -> FistsState:
        return FistsState(seats, 3)

    def evaluate(self, state: FistsState) -> list[float]:
        top = max(state.totals)
        leaders = state.totals.count(top)
        if state.rounds:
            weights = [1 + total + max(shown, 0) for total, shown in zip(state.totals, state.shown, strict=True)]
            return [weight / sum(weights) for weight in weights]
        return [1 / leaders if total == top else 0.0 for total in state.totals]

    def plans(self, state: FistsState, seat: int) -> list[tuple[int, ...]]:
        return [(action,) for action in state.legal(seat)]
