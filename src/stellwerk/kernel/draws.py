"""What the chance events of a log were drawn from: another program needs it to recompute them without the rules."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from stellwerk.kernel.chance import ChanceEvent, Value
from stellwerk.kernel.entries import ChanceEntry, Entry
from stellwerk.kernel.fold import replayed
from stellwerk.kernel.game import Game
from stellwerk.kernel.meta import Options
from stellwerk.kernel.replay import ReplayedChance


class Draw(Struct, frozen=True):
    """One chance event: where it stands in the log, its number, its kind and what it is drawn from.

    kind: lot (a bound), order (things), sample (things, count), deal (bag, hands, size); None: an event of the
    game's own, which only the game can recompute.
    """

    index: int
    number: int
    event: str
    kind: str | None
    parameters: list[Any]


class NotingChance(ReplayedChance):
    """Chance from the log that notes what every outcome was drawn from."""

    def __init__(self, log: Sequence[Entry]) -> None:
        super().__init__(log)
        places = [index for index, entry in enumerate(log) if isinstance(entry, ChanceEntry)]
        self.numbers = {index: number for number, index in enumerate(places)}
        self.draws: list[Draw] = []

    def draw(self, event: ChanceEvent, *parameters: Any) -> Value:
        value = super().draw(event, *parameters)
        index = self.at - 1
        kind: str | None = getattr(event, "kind", None)
        self.draws.append(Draw(index, self.numbers[index], event.name, kind, list(parameters)))
        return value


def draws_of(game: Game, seats: int, options: Options, log: Sequence[Entry]) -> list[Draw]:
    """Every chance event of a log, taken-back ones included, up to the first fault."""
    chance = NotingChance(log)
    replayed(game, seats, options, log, chance)
    return chance.draws
