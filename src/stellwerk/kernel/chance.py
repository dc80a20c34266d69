"""Chance is explicit: a game asks for an event where it is due, somebody else decides how it comes out."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol

Value = Any
"""A JSON value: the outcome of a chance event as it stands in the log."""


class Source(Protocol):
    """Where numbers come from."""

    def below(self, bound: int) -> int:
        """A uniformly random whole number from 0 to bound - 1."""
        ...


class ChanceEvent(Protocol):
    """The codec of one event: how it is made, and which values are possible."""

    name: str
    clause: str  # of an impossible value

    def make(self, source: Source, *parameters: Any) -> Value:
        """Draw an outcome."""
        ...

    def possible(self, value: Value, *parameters: Any) -> bool:
        """Whether a value read from a record can be an outcome."""
        ...


class Chance(Protocol):
    """Answers the chance events of a game."""

    def draw(self, event: ChanceEvent, *parameters: Any) -> Value: ...


class ChanceMissing(Exception):
    """A chance event is due and its outcome is not known (yet)."""

    def __init__(self, event: str) -> None:
        super().__init__(f"the chance event {event!r} is due")
        self.event = event


class ChanceImpossible(Exception):
    """A record holds another event than the one that is due, or a value that cannot come up."""

    def __init__(self, event: str, clause: str | None, index: int) -> None:
        super().__init__(f"the chance event {event!r} cannot come out like this")
        self.event = event
        self.clause = clause  # None: another event was due
        self.index = index


class RandomSource:
    """Numbers from Python's generator: fast, reproducible under a seed."""

    __slots__ = ("random",)

    def __init__(self, random: Random) -> None:
        self.random = random

    def below(self, bound: int) -> int:
        return int(self.random.random() * bound)


class FastChance:
    """Chance for simulation, search and tests."""

    __slots__ = ("source",)

    def __init__(self, random: Random) -> None:
        self.source = RandomSource(random)

    def draw(self, event: ChanceEvent, *parameters: Any) -> Value:
        return event.make(self.source, *parameters)


class ForcedChance:
    """Chance with outcomes named beforehand, event by event; the rest is missing or left to another chance."""

    def __init__(self, values: Mapping[str, Sequence[Value]], rest: Chance | None = None) -> None:
        self.values = {name: list(outcomes) for name, outcomes in values.items()}
        self.rest = rest

    def draw(self, event: ChanceEvent, *parameters: Any) -> Value:
        waiting = self.values.get(event.name)
        if waiting:
            value = waiting.pop(0)
            if not event.possible(value, *parameters):
                raise ChanceImpossible(event.name, event.clause, 0)
            return value
        if self.rest is None:
            raise ChanceMissing(event.name)
        return self.rest.draw(event, *parameters)


class NoChance:
    """Chance that knows nothing: every event is missing. For previews and for games without chance."""

    def draw(self, event: ChanceEvent, *parameters: Any) -> Value:
        raise ChanceMissing(event.name)


class RecordingChance:
    """Passes on another chance and keeps what came out, for the log."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.drawn: list[tuple[str, Value]] = []

    def draw(self, event: ChanceEvent, *parameters: Any) -> Value:
        value = self.chance.draw(event, *parameters)
        self.drawn.append((event.name, value))
        return value


def shuffled(source: Source, items: Sequence[Value]) -> list[Value]:
    """A uniformly random order: Fisher-Yates from the end."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = source.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def shuffle(items: list[int], random: Random) -> None:
    """Put items in a uniformly random order, in place: for guesses at what is hidden, which are drawn often."""
    number = random.random
    for last in range(len(items) - 1, 0, -1):
        other = int(number() * (last + 1))
        items[last], items[other] = items[other], items[last]
