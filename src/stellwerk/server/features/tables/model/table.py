"""A table in memory: its sheet, its fold, and what was worked out for its present position."""

from collections.abc import Set

from msgspec import UNSET, UnsetType

from stellwerk.kernel.capabilities import TellsLess
from stellwerk.kernel.entries import Decision, Entry
from stellwerk.kernel.fold import Fold, Trial
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.meta import LookBack
from stellwerk.kernel.view import View
from stellwerk.server.features.tables.messages.tables import Note, Perspective
from stellwerk.server.features.tables.model.folding import positions, restored
from stellwerk.server.model.table_row import Done, Steady, Stored, TableRow, steady


class Table:
    """One table; changed only after the change is on disk. `game` plays by the rules of its row."""

    def __init__(self, stored: Stored, game: Game) -> None:
        self.game = game
        self._tells_less = game if isinstance(game, TellsLess) else None
        self.row = self.on_disk = stored.row
        self.requests: dict[tuple[int, str], Done] = stored.requests
        self.watchers = stored.watchers
        self.turns = [log_row.turn for log_row in stored.log_rows]
        log = [log_row.entry for log_row in stored.log_rows]
        self.past = [] if self.row.status in ("running", "over") else log  # what a continued game begins with
        self.fold = self._folded(log)
        self.state: State | None = self.fold.state
        self.number = len(self.fold.log)
        self.was_due = self.row.due_at is not None  # before the last change
        self._noted = _noted(self.fold.log)
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

    @property
    def look_back(self) -> LookBack:
        return self.game.look_back(self.row.options)

    def steady(self, present: Set[str]) -> Steady:
        """Everything that is shown of the table beside what a move may change: the same object as long as it is so."""
        found = (present, *steady(self.row))
        if found != self._steady:
            self._steady = found
        return self._steady

    def changed(self, row: TableRow, turns: list[int], fold: Fold | Trial | None) -> None:
        """Make a change true in memory that is on disk now."""
        self.was_due = self.row.due_at is not None
        self.row = self.on_disk = row
        self.turns += turns
        if isinstance(fold, Trial):
            self.fold.accept(fold)
            self._noted = self._noted or _noted(fold.entries)
        elif fold is not None:
            self.fold = fold
        self.state, self.number = self.fold.state, len(self.fold.log)
        self._perspectives = {}
        self._positions = None

    def perspective(self, seat: int | None) -> Perspective:
        """The present position as a seat or a spectator sees it, worked out once."""
        if seat not in self._perspectives:
            state = self.state
            assert state is not None
            to_act = seat is not None and self.row.to_act >> seat & 1 and self.row.chairs[seat].bot is None
            self._perspectives[seat] = Perspective(
                seat=seat,
                view=self._view(state, seat),
                insights=self.game.insights(state, seat),
                offers=self.game.offers(state, seat) if seat is not None and to_act else [],
                undo=self._free_undo(seat),
                notes=self._notes(state, self.number, seat),
            )
        return self._perspectives[seat]

    def _view(self, state: State, seat: int | None) -> View:
        """The view of a seat, as far as this table wants to see it."""
        view = self.game.view(state, seat)
        return view if self._tells_less is None else self._tells_less.told(view, self.row.settings)

    def _free_undo(self, seat: int | None) -> int:
        played = seat is not None and self.row.ended is None and self.row.chairs[seat].bot is None
        return self.fold.free_undo(seat) if seat is not None and played else 0

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
        if not self._noted:
            return UNSET
        log = self.fold.log[:number]
        if not _noted(log):
            return UNSET
        found = enumerate(self.game.seen(state, log, seat))
        return [
            Note(entry.seat, self.turns[index], entry.note)
            for index, entry in found
            if isinstance(entry, Decision) and entry.note and index not in self.fold.taken_back
        ]

    def position(self, number: int) -> State | None:
        """The position after so many entries; None before the setup is complete."""
        if number == self.number:
            return self.state
        if self._positions is None:
            self._positions = positions(self.game, len(self.row.chairs), self.row.options, self.fold.log)
        return self._positions[number]

    def forget_positions(self) -> None:
        """Give back the memory of earlier positions; they can be worked out again."""
        self._positions = None

    @property
    def remembers_positions(self) -> bool:
        return self._positions is not None


def _noted(entries: list[Entry]) -> bool:
    """Whether any decision has a note."""
    return any(isinstance(entry, Decision) and entry.note for entry in entries)
