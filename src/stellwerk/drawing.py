"""Chance at a table of Python users: outcomes that were named beforehand, then those of the seed."""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from stellwerk.kernel.chance import Chance, ChanceEvent, FastChance, ForcedChance, Value
from stellwerk.kernel.errors import WrongChance
from stellwerk.kernel.game import Game

GivenChance = Chance | Mapping[str, Sequence[Value]]
"""An object that answers every event, or outcomes by event."""


class TableChance:
    """Answers every event; what a failed try has drawn from the named outcomes and the seed can be put back."""

    def __init__(self, game: Game, seed: int | str, given: GivenChance | None) -> None:
        self.random = Random(f"{seed}/chance")
        named, rest = (given or {}, None) if given is None or isinstance(given, Mapping) else ({}, given)
        _must_know(game, named)
        self.chance = ForcedChance(named, FastChance(self.random) if rest is None else rest)

    def draw(self, event: ChanceEvent, *parameters: Any) -> Value:
        """The next outcome of this event."""
        return self.chance.draw(event, *parameters)

    def mark(self) -> tuple[Any, dict[str, list[Value]]]:
        """Where it stands, to come back to."""
        return self.random.getstate(), {name: list(values) for name, values in self.chance.values.items()}

    def back_to(self, mark: tuple[Any, dict[str, list[Value]]]) -> None:
        """Forget what was drawn since."""
        state, self.chance.values = mark
        self.random.setstate(state)


def _must_know(game: Game, names: Iterable[str]) -> None:
    """Refuse the name of an event that the game does not have: its outcomes would never come up."""
    for name in names:
        if name not in game.chance:
            known = ", ".join(game.chance) or "none"
            raise WrongChance(name, f"{game.meta.id} has no chance event {name!r}; it has {known}")
