"""A table in memory: its TableRow, its Fold, and what was made for its present position."""

from collections.abc import Set

from msgspec import UNSET, UnsetType

from stellwerk.kernel.capabilities import TellsLess
from stellwerk.kernel.entries import Decision, Entry
from stellwerk.kernel.fold import Fold, Trial
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.meta import LookBack
from stellwerk.kernel.redo import redoable
from stellwerk.kernel.view import View
from stellwerk.server.features.tables.model.folding import positions, restored
from stellwerk.server.model.table_row import Change, Done, Steady, Stored, steady
from stellwerk.wire.tables import Note, Perspective


class Table:
    """A table in memory; `apply` changes it after the change is on disk. `game` plays by the rules of its row."""

    def __init__(self, stored: Stored, game: Game) -> None:
        self.game = game
        self._tells_less = game if isinstance(game, TellsLess) else None
        self.row = stored.row
        self.requests: dict[tuple[int, str], Done] = stored.requests
        self.watchers = stored.watchers
        self.turns = [log_row.turn for log_row in stored.log_rows]
        log = [log_row.entry for log_row in stored.log_rows]
        self.past = [] if self.row.status in ("running", "over") else log  # what a continued game begins with
        self.fold = self._folded(log)
        self.state: State | None = self.fold.state
        self.number = len(self.fold.log)
        self.was_due = self.row.due_at is not None  # before the last change
        self.look_back: LookBack = game.look_back(self.row.options)
        self._has_notes = _have_notes(self.fold.log)
        self._perspectives: dict[int | None, Perspective] = {}
        self._positions: list[State | None] | None = None
        self._steady: Steady = ()
        self.lock: object = None  # kept here so that it is not made anew for every move

    def _folded(self, log: list[Entry]) -> Fold:
        """The fold of a stored log."""
        row = self.row
        seats = len(row.chairs)
        if row.status not in ("running", "over"):
            return Fold(self.game, seats, row.options)
        return restored(self.game, seats, row.options, log)

    def steady(self, present: Set[str]) -> Steady:
        """What clients see of the table beside what a move may change: the same object until that differs."""
        found = (present, *steady(self.row))
        if found != self._steady:
            self._steady = found
        return self._steady

    def apply(self, change: Change, fold: Fold | Trial | None = None) -> None:
        """Make a change true in memory that is on disk now."""
        self.was_due = self.row.due_at is not None
        if change.row.options is not self.row.options:
            self.look_back = self.game.look_back(change.row.options)
        self.row = change.row
        self.turns += [log_row.turn for log_row in change.log_rows]
        if change.watcher is not None:
            self.watchers.add(change.watcher)
        if change.request is not None:
            self.requests[change.request.seat, change.request.id] = change.request.done
        if isinstance(fold, Trial):
            self.fold.accept(fold)
            self._has_notes = self._has_notes or any(isinstance(each, Decision) and each.note for each in fold.entries)
        elif fold is not None:
            self.fold = fold
        self.state, self.number = self.fold.state, len(self.fold.log)
        self._perspectives = {}
        self._positions = None

    def perspectives(self, seats: list[int]) -> list[Perspective]:
        """The Perspective of each of these seats, a spectator's if there are none; empty before the start."""
        viewers: list[int] | list[None] = seats or [None]
        return [] if self.state is None else [self.perspective(seat) for seat in viewers]

    def perspective(self, seat: int | None) -> Perspective:
        """The present position as a seat or a spectator sees it, made once."""
        if seat not in self._perspectives:
            state = self.state
            assert state is not None
            own = seat if seat is not None and self.row.chairs[seat].bot is None else None  # a person plays it
            self._perspectives[seat] = Perspective(
                seat=seat,
                view=self._view(state, seat),
                insights=self.game.insights(state, seat),
                offers=self.game.offers(state, own) if own is not None and self.row.to_act >> own & 1 else [],
                undo=self.fold.free_undo(own) if own is not None and self.row.ended is None else 0,
                notes=self._notes(state, self.number, seat) if self._has_notes else UNSET,
                redo=self._redo(own),
            )
        return self._perspectives[seat]

    def _redo(self, seat: int | None) -> list[str] | UnsetType:
        """Decisions that a seat which is to act may enter anew; UNSET if there are none."""
        if seat is None or not self.fold.taken_at or not self.row.to_act >> seat & 1:
            return UNSET
        return redoable(self.fold, seat) or UNSET

    def _view(self, state: State, seat: int | None) -> View:
        """The View of a seat, without what the settings of this table hide."""
        view = self.game.view(state, seat)
        return view if self._tells_less is None else self._tells_less.told(view, self.row.settings)

    def earlier(self, number: int, seats: list[int] | list[None]) -> list[Perspective]:
        """The position after `number` entries as these seats see it; nothing before the setup is complete."""
        state = self.position(number)
        if state is None:
            return []
        return [
            Perspective(
                seat, self._view(state, seat), self.game.insights(state, seat), [], 0, self._notes(state, number, seat)
            )
            for seat in seats
        ]

    def _notes(self, state: State, number: int, seat: int | None) -> list[Note] | UnsetType:
        """The notes of decisions that the seat may see, in the order of the log."""
        log = self.fold.log[:number]
        if not _have_notes(log):
            return UNSET
        found = enumerate(self.game.seen(state, log, seat))
        return [
            Note(entry.seat, self.turns[index], entry.note)
            for index, entry in found
            if isinstance(entry, Decision) and entry.note and index not in self.fold.taken_at
        ]

    def position(self, number: int) -> State | None:
        """The position after so many entries; None before the setup is complete."""
        if number == self.number:
            return self.state
        if self._positions is None:
            self._positions = positions(self.game, len(self.row.chairs), self.row.options, self.fold.log)
        return self._positions[number]

    def forget_positions(self) -> None:
        """Free the memory of earlier positions; `position` makes them again."""
        self._positions = None

    @property
    def remembers_positions(self) -> bool:
        return self._positions is not None


def _have_notes(entries: list[Entry]) -> bool:
    """Whether any decision has a note."""
    return any(isinstance(entry, Decision) and entry.note for entry in entries)
