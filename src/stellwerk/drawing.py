"""Chance at a table of Python users: outcomes that were named beforehand, then those of the seed."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from stellwerk.kernel.chance import Chance, ChanceEvent, FastChance, ForcedChance, Value

GivenChance = Chance | Mapping[str, Sequence[Value]]
"""An object that answers every event, or outcomes by event."""


class TableChance:
    """Answers every event; what a failed try has drawn from the named outcomes and the seed can be put back."""

    def __init__(self, seed: int | str, given: GivenChance | None) -> None:
        self.random = Random(f"{seed}/chance")
        named, rest = (given or {}, None) if given is None or isinstance(given, Mapping) else ({}, given)
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
