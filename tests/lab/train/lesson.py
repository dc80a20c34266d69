"""Stones as a game that can be learned: its evaluation knows nothing before the end."""

from stellwerk.kernel.chance import Chance
from stellwerk.kernel.observation import Field, one_of
from tests.bots.stones import Stones, StonesState


class Lesson(Stones):
    """Shows how many stones lie there, who moves, and whether one holds the joker."""

    figure_names = ("stones", "mover")
    net_fields = ("stones", "mover", "leaping")

    def __init__(self, stones: int = 12, joker: bool = True) -> None:
        super().__init__(stones)
        self.joker = joker

    def setup(self, seats: int, options: dict[str, object], chance: Chance) -> StonesState:
        return super().setup(seats, options, chance) if self.joker else StonesState(seats, self.stones, -1)

    def figures(self, state: StonesState) -> list[list[float]]:
        return [[state.stones / 4, float(seat == state.mover)] for seat in range(state.seats)]

    def observe(self, state: StonesState, seat: int) -> list[int]:
        mover = one_of(state.seats, (state.mover - seat) % state.seats)
        return one_of(self.stones + 1, state.stones) + mover + [int(state.joker == seat), int(state.leaping)]

    def observation_fields(self, seats: int) -> list[Field]:
        return [
            Field("stones", self.stones + 1, "how many lie there"),
            Field("mover", seats, "who moves, own seat first"),
            Field("joker", 1, "whether one holds it"),
            Field("leaping", 1, "whether it is being used"),
        ]
