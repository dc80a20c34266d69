"""A position is a fold of the log: judge what is new, replay what is old."""

from collections.abc import Callable, Sequence

import msgspec
from msgspec import Struct

from stellwerk.kernel.chance import Chance, ChanceImpossible, ChanceMissing, RecordingChance
from stellwerk.kernel.entries import ChanceEntry, Decision, Entry, PositionEntry, TableEntry, Undo
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.input import bad_input, hides, refusal_of
from stellwerk.kernel.journal import Fact, Journal
from stellwerk.kernel.meta import Options
from stellwerk.kernel.refusal import INPUT, Refusal
from stellwerk.kernel.replay import ReplayedChance


class Step(Struct, frozen=True):
    """A decision that counts: where it stands in the log, whose it is, whether it may be taken back freely."""

    index: int
    seat: int
    reveals: bool
    alone: bool  # no other seat had a decision pending


class Trial(Struct, frozen=True):
    """Decisions that the rules allow, carried out on a copy: the entries to store and the position after them."""

    state: State
    entries: list[Entry]
    steps: list[Step]
    facts: list[list[Fact]]  # per entry


class Refused(Struct, frozen=True):
    """The first of several decisions that the rules do not allow."""

    index: int
    refusal: Refusal


class Fault(Struct, frozen=True):
    """An entry of a log that cannot stand there."""

    index: int | None
    clause: str
    message: str
    refusal: Refusal | None = None


Observer = Callable[[int, Decision, State], None]
"""Is told of every decision of a log before it is carried out: its index, itself, the position."""


class Fold:
    """A table as it stands: its log, its position, and what happened entry by entry."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.state: State | None = None  # None until the setup is complete
        self.log: list[Entry] = []
        self.steps: list[Step] = []  # the decisions that still count
        self.facts: list[list[Fact]] = []  # per entry of the log
        self.taken_back: set[int] = set()  # indices of entries that no longer count
        self.due: str | None = None  # a chance event that the log does not have yet

    def begin(self, chance: Chance) -> list[Entry]:
        """Set the game up; the chance events go into the log and are returned."""
        recording = RecordingChance(chance)
        self.state = self.game.setup(self.seats, self.options, recording)
        entries: list[Entry] = [ChanceEntry(name, value) for name, value in recording.drawn]
        self.append(entries, [[] for _ in entries])
        return entries

    def judge(self, seat: int, notations: Sequence[str], chance: Chance, at: str | None = None) -> Trial | Refused:
        """Try decisions of one seat as a whole on a copy; nothing changes here."""
        assert self.state is not None
        state = self.state.clone()
        entries: list[Entry] = []
        steps: list[Step] = []
        facts: list[list[Fact]] = []
        for position, text in enumerate(notations):
            refusal = refusal_of(self.game, state, self.seats, seat, text)
            if refusal is not None:
                return Refused(position, refusal)
            action = self.game.actions.read(text)
            assert isinstance(action, int)
            recording, journal, alone = RecordingChance(chance), Journal(), state.to_act() == 1 << seat
            state.apply(seat, action, recording, journal)
            steps.append(Step(len(self.log) + len(entries), seat, journal.reveals, alone))
            entries.append(Decision(seat, text, at) if at is not None else Decision(seat, text))
            entries += [ChanceEntry(name, value) for name, value in recording.drawn]
            facts += [journal.facts] + [[] for _ in recording.drawn]
        return Trial(state, entries, steps, facts)

    def accept(self, trial: Trial) -> None:
        """Make a trial the truth."""
        self.state = trial.state
        self.steps += trial.steps
        self.append(trial.entries, trial.facts)

    def free_undo(self, seat: int) -> int:
        """How many of its last decisions a seat may take back without asking anybody; not those of other hands."""
        if self.state is None or self.state.to_act() == 0:
            return 0
        count, end = 0, len(self.log)
        for step in reversed(self.steps):
            if step.seat != seat or step.reveals or not step.alone or self._changes_hands(seat, step.index, end):
                break
            count, end = count + 1, step.index
        return count

    def _changes_hands(self, seat: int, begin: int, end: int) -> bool:
        """Whether somebody else, or a bot, took the seat between these entries."""
        entries = (entry for entry in self.log[begin:end] if isinstance(entry, TableEntry))
        return any(entry.table in ("seat", "time") and entry.seat == seat for entry in entries)

    def undo(self, entry: Undo, before: State | None = None) -> None:
        """Take back decisions with their chance and append the entry.

        `before` is the position before the first of them, where it is known; else what counts is folded anew.
        """
        kept = self.steps[: len(self.steps) - entry.undo]
        first = self.steps[len(kept)].index
        self.taken_back |= {index for index in range(first, len(self.log)) if not self._stays(index)}
        self.state = self._folded_anew() if before is None else before
        self.steps, self.due = kept, None
        self.append([entry], [[]])

    def _folded_anew(self) -> State | None:
        """The position of the entries that still count."""
        counting = [entry for index, entry in enumerate(self.log) if index not in self.taken_back]
        again = replayed(self.game, self.seats, self.options, [e for e in counting if not isinstance(e, Undo)])
        assert isinstance(again, Fold)
        return again.state

    def note(self, entry: TableEntry) -> None:
        """Append something about the table."""
        self.append([entry], [[]])

    def chance_events(self) -> int:
        """How many chance events the log holds, undone ones included: the number of the next one."""
        return sum(isinstance(entry, ChanceEntry) for entry in self.log)

    def _stays(self, index: int) -> bool:
        return not isinstance(self.log[index], ChanceEntry | Decision)

    def append(self, entries: list[Entry], facts: list[list[Fact]]) -> None:
        """Put entries and what happened in them at the end of the log."""
        self.log += entries
        self.facts += facts


def replayed(
    game: Game,
    seats: int,
    options: Options,
    log: Sequence[Entry],
    chance: ReplayedChance | None = None,
    observe: Observer | None = None,
) -> Fold | Fault:
    """Fold a whole log, judging every line again; where chance is due at its end, `due` names it."""
    fold = Fold(game, seats, options)
    source = ReplayedChance(log) if chance is None else chance
    way = _Way(observe)
    fault = _replay_beginning(fold, log, source)
    while fault is None and source.at < len(log):
        fault = _replay_one(fold, log, source, way)
    return fault or fold


class _Way:
    """What a replay keeps on its way: who is told, and the position before every step that counts."""

    def __init__(self, observe: Observer | None) -> None:
        self.observe = observe
        self.before: list[State] = []


def _replay_beginning(fold: Fold, log: Sequence[Entry], source: ReplayedChance) -> Fault | None:
    """The setup, or the last position entry: what stands before it followed other rules and is not judged."""
    anew = max((index for index, entry in enumerate(log) if isinstance(entry, PositionEntry)), default=None)
    if anew is not None:
        source.at = anew + 1
        return _take_position(fold, log, anew)
    try:
        fold.state = fold.game.setup(fold.seats, fold.options, source)
    except ChanceMissing as missing:
        fold.due = missing.event
    except ChanceImpossible as impossible:
        return _chance_fault(fold, log, impossible)
    fold.append(list(log[: source.at]), [[] for _ in range(source.at)])
    return None


def _replay_one(fold: Fold, log: Sequence[Entry], source: ReplayedChance, way: _Way) -> Fault | None:
    """Carry out the entry at the cursor, with the chance that follows it."""
    index = source.at
    entry = log[index]
    source.at += 1
    match entry:
        case TableEntry():
            fold.note(entry)
        case ChanceEntry():
            clause = INPUT if hides(entry.value) else fold.game.meta.chance_not_due
            return Fault(index, clause, f"the chance event {entry.chance!r} is not due here")
        case Undo():
            if not 0 <= entry.by < fold.seats or not 1 <= entry.undo <= len(fold.steps):
                return Fault(index, INPUT, "there is not so much to take back")
            fold.undo(entry, way.before[-entry.undo])
            del way.before[-entry.undo :]
        case Decision():
            return _replay_decision(fold, entry, source, index, way)
    return None


def _take_position(fold: Fold, log: Sequence[Entry], index: int) -> Fault | None:
    entry = log[index]
    assert isinstance(entry, PositionEntry)
    if entry.rules != fold.game.meta.rules:
        return Fault(index, INPUT, f"the position follows rules {entry.rules}")
    if not _fits(fold, entry.position):
        return Fault(index, INPUT, "the position has other seats or options than the record")
    try:
        fold.state = fold.game.load(msgspec.json.encode(entry.position))
    except ValueError as error:
        return Fault(index, INPUT, str(error))
    fold.append(list(log[: index + 1]), [[] for _ in range(index + 1)])
    return None


def _fits(fold: Fold, position: object) -> bool:
    """Every snapshot names its seats and options; they must be those of the table."""
    if not isinstance(position, dict):
        return False
    return position.get("seats") == fold.seats and position.get("options") == fold.options


def _replay_decision(fold: Fold, entry: Decision, source: ReplayedChance, index: int, way: _Way) -> Fault | None:
    assert fold.state is not None  # where chance is due, the log is at its end or at fault
    refusal = refusal_of(fold.game, fold.state, fold.seats, entry.seat, entry.do)
    if refusal is not None:
        return Fault(index, refusal.clause, f"seat {entry.seat} may not {entry.do}", refusal)
    action = fold.game.actions.read(entry.do or "")
    assert isinstance(action, int)
    if way.observe is not None:
        way.observe(index, entry, fold.state)
    state, journal, alone = fold.state.clone(), Journal(), fold.state.to_act() == 1 << entry.seat
    try:
        state.apply(entry.seat, action, source, journal)
    except ChanceMissing as missing:
        fold.due = missing.event
        fold.append([entry, *source.log[index + 1 :]], [journal.facts] + [[] for _ in source.log[index + 1 :]])
        return None
    except ChanceImpossible as impossible:
        return _chance_fault(fold, source.log, impossible)
    way.before.append(fold.state)
    fold.state = state
    fold.steps.append(Step(index, entry.seat, journal.reveals, alone))
    fold.append([entry, *source.log[index + 1 : source.at]], [journal.facts] + [[]] * (source.at - index - 1))
    return None


def _chance_fault(fold: Fold, log: Sequence[Entry], fault: ChanceImpossible) -> Fault:
    """What is wrong where chance was due; bad input comes first here too."""
    entry = log[fault.index]
    if isinstance(entry, Decision):
        refusal = bad_input(fold.game, fold.seats, entry.seat, entry.do)
        if refusal is not None:
            return Fault(fault.index, refusal.clause, f"seat {entry.seat} may not {entry.do}", refusal)
    if fault.clause is None:
        hidden = isinstance(entry, ChanceEntry) and hides(entry.value)
        clause = INPUT if hidden else fold.game.meta.chance_missing
        return Fault(fault.index, clause, f"the chance event {fault.event!r} is due here")
    return Fault(fault.index, fault.clause, f"the chance event {fault.event!r} cannot come out like this")
