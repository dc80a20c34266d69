"""Chance read back from a log."""

from collections.abc import Sequence
from typing import Any

from stellwerk.kernel.chance import ChanceEvent, ChanceImpossible, ChanceMissing, Value
from stellwerk.kernel.entries import ChanceEntry, Entry, TableEntry
from stellwerk.kernel.input import hides
from stellwerk.kernel.refusal import INPUT


class ReplayedChance:
    """Chance from the log: the next entry, table entries aside, must be the event that is due."""

    def __init__(self, log: Sequence[Entry], at: int = 0) -> None:
        self.log = log
        self.at = at

    def draw(self, event: ChanceEvent, *parameters: Any) -> Value:
        while self.at < len(self.log) and isinstance(self.log[self.at], TableEntry):
            self.at += 1
        entry = self.log[self.at] if self.at < len(self.log) else None
        if entry is None:
            raise ChanceMissing(event.name)
        if not isinstance(entry, ChanceEntry) or entry.chance != event.name:
            raise ChanceImpossible(event.name, None, self.at)
        if not event.possible(entry.value, *parameters):
            raise ChanceImpossible(event.name, INPUT if hides(entry.value) else event.clause, self.at)
        self.at += 1
        return entry.value
