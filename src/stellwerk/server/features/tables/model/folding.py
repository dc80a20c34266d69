"""From a stored log to a position: carried out again, not judged again, for it was judged when it was written."""

from collections.abc import Sequence

from stellwerk.kernel.entries import ChanceEntry, Decision, Entry, PositionEntry, Undo
from stellwerk.kernel.fold import Fault, Fold, Step, replayed
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.journal import Journal
from stellwerk.kernel.meta import Options
from stellwerk.kernel.replay import ReplayedChance


class BrokenLog(Exception):
    """A stored log that cannot be carried out: the store is damaged, or the rules have changed."""


class Walk:
    """Carries out a log; an undo goes back to a position that was kept, so the way is walked once."""

    def __init__(self, game: Game, seats: int, options: Options, log: Sequence[Entry]) -> None:
        self.log = log
        self.fold = Fold(game, seats, options)
        self.source = ReplayedChance(log)
        self.before: list[State] = []  # per step that counts: the position before it
        self.positions: list[State | None] = [None] * (len(log) + 1)  # by number of entries

    def run(self) -> None:
        """Walk the whole way."""
        self.fold.state = self.fold.game.setup(self.fold.seats, self.fold.options, self.source)
        self._reached(0)
        while self.source.at < len(self.log):
            index = self.source.at
            entry = self.log[index]
            self.source.at += 1
            match entry:
                case Decision():
                    self._decide(index, entry)
                case Undo():
                    self._take_back(index, entry)
            self._reached(index)

    def _decide(self, index: int, entry: Decision) -> None:
        fold = self.fold
        assert fold.state is not None
        action = fold.game.actions.read(entry.do or "")
        if not isinstance(action, int):
            raise BrokenLog(f"entry {index} is no decision")
        self.before.append(fold.state)
        alone, journal, state = fold.state.to_act() == 1 << entry.seat, Journal(), fold.state.clone()
        state.apply(entry.seat, action, self.source, journal)
        fold.state = state
        fold.steps.append(Step(index, entry.seat, journal.reveals, alone))
        fold.facts.append(journal.facts)

    def _take_back(self, index: int, entry: Undo) -> None:
        fold = self.fold
        kept = len(fold.steps) - entry.undo
        gone = range(fold.steps[kept].index, index)
        fold.taken_back |= {at for at in gone if isinstance(self.log[at], ChanceEntry | Decision)}
        fold.state = self.before[kept]
        del self.before[kept:], fold.steps[kept:]

    def _reached(self, index: int) -> None:
        """Everything up to the cursor has happened."""
        at = self.source.at
        self.fold.log += self.log[index:at]
        self.fold.facts += [[]] * (at - len(self.fold.facts))
        self.positions[index + 1 : at] = [self.positions[index]] * max(0, at - index - 1)
        self.positions[at] = self.fold.state


def restored(game: Game, seats: int, options: Options, log: Sequence[Entry]) -> Fold:
    """The fold of a log that this server has written."""
    if any(isinstance(entry, PositionEntry) for entry in log):
        return judged(game, seats, options, log)
    return _walked(game, seats, options, log).fold


def judged(game: Game, seats: int, options: Options, log: Sequence[Entry]) -> Fold:
    """The fold of a log that was written under other rules: every line is judged again."""
    fold = replayed(game, seats, options, log)
    if isinstance(fold, Fault):
        raise BrokenLog(f"entry {fold.index}: {fold.message} ({fold.clause})")
    return fold


def positions(game: Game, seats: int, options: Options, log: Sequence[Entry]) -> list[State | None]:
    """The position after 0, 1, 2 … entries; None before the setup is complete."""
    last = max((index for index, entry in enumerate(log) if isinstance(entry, PositionEntry)), default=None)
    if last is None:
        return _walked(game, seats, options, log).positions
    folds = (judged(game, seats, options, log[:number]) for number in range(last + 1, len(log) + 1))
    return [None] * (last + 1) + [fold.state for fold in folds]


def _walked(game: Game, seats: int, options: Options, log: Sequence[Entry]) -> Walk:
    walk = Walk(game, seats, options, log)
    try:
        walk.run()
    except Exception as error:
        raise BrokenLog(f"entry {walk.source.at}: {error}") from error
    return walk
