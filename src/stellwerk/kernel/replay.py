"""A log carried out again: the one walk from entries to a position, with or without judging every line."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from stellwerk.kernel.chance import ChanceEvent, ChanceImpossible, ChanceMissing, Value
from stellwerk.kernel.entries import ChanceEntry, Decision, Entry, TableEntry, Undo
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.input import bad_input, hides, play_text, refusal_of
from stellwerk.kernel.journal import Fact, Journal
from stellwerk.kernel.meta import Options
from stellwerk.kernel.refusal import INPUT, Refusal


class Step(Struct, frozen=True):
    """A decision that counts: where it stands in the log, whose it is, whether it may be taken back freely."""

    index: int
    seat: int
    reveals: bool
    alone: bool  # no other seat had a decision pending


class Fault(Struct, frozen=True):
    """An entry of a log that cannot stand there."""

    index: int | None
    clause: str
    message: str
    refusal: Refusal | None = None


Observer = Callable[[int, Decision, State], None]
"""Is told of every decision of a log before it is carried out: its index, itself, the position."""


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


class Replay:
    """Carries out a log entry by entry; an undo goes back to a position that was kept, so the way is walked once.

    judged: every decision is judged again; without that the log must be one that was judged when it was written.
    chance: reads the log in its own way, to check or to note what was drawn.
    keep: `positions` has the position after 0, 1, 2 … entries, None before the setup is complete.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options,
        log: Sequence[Entry],
        *,
        judged: bool = True,
        keep: bool = False,
        chance: ReplayedChance | None = None,
        observe: Observer | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.log = log
        self.state: State | None = None  # None until the setup is complete
        self.steps: list[Step] = []  # the decisions that still count
        self.facts: list[list[Fact]] = []  # per entry
        self.taken_at: dict[int, int] = {}  # by entry that no longer counts: the undo that took it back
        self.due: str | None = None  # a chance event that the log does not have yet
        self.positions: list[State | None] = [None] * (len(log) + 1) if keep else []
        self._judged = judged
        self._source = ReplayedChance(log) if chance is None else chance
        self._observe = observe
        self._before: list[State] = []  # per step: the position before it

    def run(self) -> Fault | None:
        """Walk the whole way, up to the first fault."""
        fault = self._begin()
        while fault is None and self._source.at < len(self.log):
            fault = self._carry_out_next()
        return fault

    @property
    def at(self) -> int:
        """How many entries have been read."""
        return self._source.at

    def _begin(self) -> Fault | None:
        """The setup, with the chance that it needs."""
        try:
            self.state = self.game.setup(self.seats, self.options, self._source)
        except ChanceMissing as missing:
            self.due = missing.event
        except ChanceImpossible as impossible:
            return self._chance_fault(impossible)
        self._reached(0)
        return None

    def _carry_out_next(self) -> Fault | None:
        """Carry out the entry at the cursor, with the chance that follows it."""
        index = self._source.at
        entry = self.log[index]
        self._source.at += 1
        fault: Fault | None = None
        match entry:
            case ChanceEntry():
                clause = INPUT if hides(entry.value) else self.game.meta.chance_not_due
                return Fault(index, clause, f"the chance event {entry.chance!r} is not due here")
            case Undo():
                if not 0 <= entry.by < self.seats or not 1 <= entry.undo <= len(self.steps):
                    return Fault(index, INPUT, "there is not so much to take back")
                self._take_back(index, entry)
            case Decision():
                fault = self._decide(index, entry)
        self._reached(index)
        return fault

    def _decide(self, index: int, entry: Decision) -> Fault | None:
        before = self.state
        assert before is not None  # where chance is due, the log is at its end or at fault
        if self._judged:
            refusal = refusal_of(self.game, before, self.seats, entry.seat, entry.do)
            if refusal is not None:
                return Fault(index, refusal.clause, f"seat {entry.seat} may not {entry.do}", refusal)
        if self._observe is not None:
            self._observe(index, entry, before)
        state, journal, alone = before.clone(), Journal(), before.to_act() == 1 << entry.seat
        try:
            play_text(self.game, state, entry.seat, entry.do, self._source, journal)
        except ChanceMissing as missing:
            self.due = missing.event
            self.facts.append(journal.facts)
            return None
        except ChanceImpossible as impossible:
            return self._chance_fault(impossible)
        self._before.append(before)
        self.state = state
        self.steps.append(Step(index, entry.seat, journal.reveals, alone))
        self.facts.append(journal.facts)
        return None

    def _take_back(self, index: int, entry: Undo) -> None:
        kept = len(self.steps) - entry.undo
        self.taken_at |= taken_back(self.log, self.steps[kept].index, index, self.taken_at)
        self.state, self.due = self._before[kept], None
        del self._before[kept:], self.steps[kept:]

    def _reached(self, index: int) -> None:
        """Everything from this entry up to the cursor has happened."""
        at = self._source.at
        self.facts += [[]] * (at - len(self.facts))
        if self.positions:
            self.positions[index + 1 : at] = [self.positions[index]] * max(0, at - index - 1)
            self.positions[at] = self.state

    def _chance_fault(self, fault: ChanceImpossible) -> Fault:
        """What is wrong where chance was due; bad input comes first here too."""
        entry = self.log[fault.index]
        if isinstance(entry, Decision):
            refusal = bad_input(self.game, self.seats, entry.seat, entry.do)
            if refusal is not None:
                return Fault(fault.index, refusal.clause, f"seat {entry.seat} may not {entry.do}", refusal)
        if fault.clause is None:
            hidden = isinstance(entry, ChanceEntry) and hides(entry.value)
            clause = INPUT if hidden else self.game.meta.chance_missing
            return Fault(fault.index, clause, f"the chance event {fault.event!r} is due here")
        return Fault(fault.index, fault.clause, f"the chance event {fault.event!r} cannot come out like this")


def taken_back(log: Sequence[Entry], first: int, undo: int, already: dict[int, int]) -> dict[int, int]:
    """By entry that an undo takes back: the index of the undo; table entries stay, and so does what is gone already."""
    gone = range(first, undo)
    return {at: undo for at in gone if at not in already and isinstance(log[at], ChanceEntry | Decision)}


def undone(log: Sequence[Entry]) -> dict[int, int]:
    """By entry of a log that was taken back: the index of the undo that did it; the rules are not asked."""
    steps: list[int] = []
    found: dict[int, int] = {}
    for index, entry in enumerate(log):
        if isinstance(entry, Decision):
            steps.append(index)
        elif isinstance(entry, Undo):
            found |= taken_back(log, steps[-entry.undo], index, found)
            del steps[-entry.undo :]
    return found
