"""A table as it stands: a position is a fold of its log, and what is new is judged before it is appended."""

from collections.abc import Sequence, Set

from msgspec import Struct

from stellwerk.kernel.chance import Chance, RecordingChance
from stellwerk.kernel.entries import HANDS, ChanceEntry, Decision, Entry, TableEntry, Undo
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.input import play_text, refusal_of
from stellwerk.kernel.journal import Fact, Journal
from stellwerk.kernel.meta import Options
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.replay import Fault, Observer, Replay, ReplayedChance, Step, taken_back


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
        self.taken_at: dict[int, int] = {}  # by entry that no longer counts: the undo that took it back
        self.due: str | None = None  # a chance event that the log does not have yet

    @classmethod
    def of(cls, replay: Replay) -> "Fold":
        """The table at the end of a replay."""
        fold = cls(replay.game, replay.seats, replay.options)
        fold.state, fold.log, fold.steps, fold.facts = replay.state, list(replay.log), replay.steps, replay.facts
        fold.taken_at, fold.due = replay.taken_at, replay.due
        return fold

    @property
    def taken_back(self) -> Set[int]:
        """The indices of entries that no longer count."""
        return self.taken_at.keys()

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
            recording, journal, alone = RecordingChance(chance), Journal(), state.to_act() == 1 << seat
            play_text(self.game, state, seat, text, recording, journal)
            steps.append(Step(len(self.log) + len(entries), seat, journal.reveals, alone))
            entries.append(Decision(seat, text, at) if at is not None else Decision(seat, text))
            entries += [ChanceEntry(name, value) for name, value in recording.drawn]
            facts += [journal.facts] + [[] for _ in recording.drawn]
        return Trial(state, entries, steps, facts)

    def accept(self, trial: Trial) -> None:
        """Make a trial the truth."""
        self.state = trial.state
        self.steps += trial.steps
        self.log += trial.entries
        self.facts += trial.facts

    def free_undo(self, seat: int) -> int:
        """How many of its last decisions a seat may take back without asking anybody; not those of other hands."""
        if self.state is None or self.state.to_act() == 0:
            return 0
        count, end = 0, len(self.log)
        for step in reversed(self.steps):
            if step.seat != seat or step.reveals or not step.alone:
                break
            after = [entry for entry in self.log[step.index : end] if isinstance(entry, TableEntry)]
            if any(entry.table in HANDS and entry.seat == seat for entry in after):  # other hands took it
                break
            count, end = count + 1, step.index
        return count

    def undo(self, entry: Undo, before: State | None = None) -> None:
        """Take back decisions with their chance and append the entry.

        `before` is the position before the first of them, where it is known; else what counts is folded anew.
        """
        kept = self.steps[: len(self.steps) - entry.undo]
        self.taken_at |= taken_back(self.log, self.steps[len(kept)].index, len(self.log), self.taken_at)
        self.state = self._folded_anew() if before is None else before
        self.steps, self.due = kept, None
        self.append([entry], [[]])

    def _folded_anew(self) -> State | None:
        """The position of the entries that still count."""
        counting = [entry for index, entry in enumerate(self.log) if index not in self.taken_at]
        log = [entry for entry in counting if not isinstance(entry, Undo)]
        again = Replay(self.game, self.seats, self.options, log, judged=False)
        fault = again.run()
        assert fault is None, fault
        return again.state

    def note(self, entry: TableEntry) -> None:
        """Append something about the table."""
        self.append([entry], [[]])

    def chance_events(self) -> int:
        """How many chance events the log holds, undone ones included: the number of the next one."""
        return sum(isinstance(entry, ChanceEntry) for entry in self.log)

    def pending_since(self, seat: int) -> int:
        """The length of the log at which this seat's pending decision (or its having none) came about.

        It changes with its own decisions, with decisions of others that were alone to act, and with every undo;
        in a simultaneous phase the others' decisions do not touch it.
        """
        since = next((step.index + 1 for step in reversed(self.steps) if step.seat == seat or step.alone), 0)
        while since < len(self.log) and isinstance(self.log[since], ChanceEntry):
            since += 1
        for index in range(len(self.log) - 1, since - 1, -1):
            if isinstance(self.log[index], Undo):
                return index + 1
        return since

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
    replay = Replay(game, seats, options, log, chance=chance, observe=observe)
    return replay.run() or Fold.of(replay)
